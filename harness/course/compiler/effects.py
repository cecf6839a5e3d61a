"""Wrappers that do not declare their effects: noted in the PTX, where the judge can see it.

A wrapper that touches memory declares a side effect and a memory clobber. libNVVM (13.4) takes
either for both, and a load with neither often stays where it is, so nothing else in the PTX shows
it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from types import MappingProxyType
from typing import Any, NamedTuple

from harness.sanitizer.isa import inline_assemblies, look_up, source_place

_NOTES = {
    (True, False): "declares `side_effect=True`, but not `~{memory}`",
    (False, True): "declares `~{memory}`, but not `side_effect=True`",
    (False, False): "declares neither `side_effect=True` nor `~{memory}`",
}
_NOTED = re.compile("// (" + "|".join(map(re.escape, _NOTES.values())) + ")")
_REMOVED = re.compile(r"^// (\S+) was removed by the compiler: its wrapper (.+)$", re.MULTILINE)
_OPCODE = re.compile(r"(?:^|[;{}:\n])\s*(?:@!?\S+\s+)?([a-z][\w.:]*)(?=[\s;])")


class Undeclared(NamedTuple):
    """An instruction whose wrapper does not declare both of its effects. ``lines``: where the
    wrapper is called; none if the compiler ``removed`` it. ``declared_at``: where it declares them,
    or would; None if its source is not known."""

    opcode: str
    note: str
    lines: tuple[int, ...]
    removed: bool = False
    declared_at: int | None = None

    def __str__(self) -> str:
        at = [] if self.declared_at is None else [f"line {self.declared_at}"]
        many = "s" if len(self.lines) > 1 else ""
        calls = [f"line{many} {', '.join(map(str, self.lines))}"] if self.lines else []
        places = ", called at ".join([*at, *calls])
        where = f" ({places})" if places else ""
        if self.removed:
            return (
                f"the compiler has removed `{self.opcode}`: its wrapper{where} {self.note}, and "
                "nothing uses a result of it"
            )
        return f"the wrapper of `{self.opcode}`{where} {self.note}"


def note_effects(module: Any) -> None:
    """Add the notes, as comments, to the inline assemblies in a module (of llvmlite)."""
    for function in module.functions:
        for block in function.blocks:
            for instruction in block.instructions:
                callee = getattr(instruction, "callee", None)
                if hasattr(callee, "asm"):
                    _note(callee)


def _note(assembly: Any) -> None:
    note = _NOTES.get((assembly.side_effect, "~{memory}" in assembly.constraint))
    if note is None or _NOTED.search(assembly.asm):
        return
    if any(map(_touches_memory, _OPCODE.findall(assembly.asm))):
        assembly.asm += f" // {note}"


def with_removed(ptx: str, texts: Iterable[str]) -> str:
    """Return the PTX with a comment for each access to memory in the ``texts`` of inline
    assemblies that the compiler removed: it removes those that declare nothing."""
    opcodes = (opcode for text in texts for opcode in _OPCODE.findall(text.partition("//")[0]))
    notes = [
        f"\n// {opcode} was removed by the compiler: its wrapper {_NOTES[False, False]}\n"
        for opcode in dict.fromkeys(opcodes)
        if _touches_memory(opcode)
    ]
    return ptx + "".join(notes)


def _touches_memory(opcode: str) -> bool:
    match = look_up(opcode)
    return match is not None and any(match.row.role(name).access for name in match.form.names)


def undeclared(
    ptx: str, patterns: Iterable[str], sources: Mapping[str, str] = MappingProxyType({})
) -> tuple[Undeclared, ...]:
    """Return the instructions that match any of the patterns (`fnmatch`), and that have a note.
    ``sources``: texts that may have their wrappers."""
    wanted = tuple(patterns)
    lines_of: dict[tuple[str, str], list[int]] = {}
    for assembly in inline_assemblies(ptx) if wanted else ():
        noted = _NOTED.search(assembly.text)
        if noted is None:
            continue
        lines = assembly.text[: noted.start()].split("\n")
        opcodes = _OPCODE.findall("\n".join(line.partition("//")[0] for line in lines))
        opcode = next((o for o in opcodes for p in wanted if fnmatchcase(o, p)), None)
        if opcode is not None:
            places = lines_of.setdefault((opcode, noted[1]), [])
            if place := source_place(ptx, assembly.line + len(lines) - 1):
                places.append(place.line)
    removed = (
        Undeclared(opcode, note, (), removed=True)
        for opcode, note in _REMOVED.findall(ptx)
        if any(fnmatchcase(opcode, pattern) for pattern in wanted)
    )
    found = (
        *removed,
        *(Undeclared(*of, tuple(sorted(set(lines)))) for of, lines in lines_of.items()),
    )
    return tuple(
        each._replace(declared_at=_declared_at(sources.values(), each.opcode)) for each in found
    )


def _declared_at(texts: Iterable[str], opcode: str) -> int | None:
    """The line at which the wrapper of an instruction says whether it has a side effect: that of
    the keyword or, if that is a variable, of its last assignment. A wrapper is the
    outermost function around the text of the instruction."""
    for text in texts:
        try:
            functions = [f for f in ast.parse(text).body if isinstance(f, ast.FunctionDef)]
        except (SyntaxError, ValueError):  # a notebook's magics, or whatever a file holds
            continue
        for function in functions:
            nodes = [*ast.walk(function)]
            if not any(
                isinstance(n, ast.Constant) and str(n.value).lstrip().startswith(f"{opcode} ")
                for n in nodes
            ):
                continue
            keywords = [k for n in nodes if isinstance(n, ast.Call) for k in n.keywords]
            for value in (k.value for k in keywords if k.arg == "side_effect"):
                stored = [
                    n.lineno
                    for n in nodes
                    if isinstance(n, ast.Name)
                    and isinstance(n.ctx, ast.Store)
                    and n.id == getattr(value, "id", None)
                ]
                return max(stored, default=value.lineno)
            return function.lineno
    return None
