"""Wrappers that do not declare their effects: noted in the PTX, where the judge can see it.

A wrapper that touches memory declares a side effect and a memory clobber. libNVVM (13.4) takes
either for both, and a load with neither often stays where it is, so nothing else in the PTX shows
it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from fnmatch import fnmatchcase
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
    wrapper is called; none if the compiler ``removed`` it. ``declared_at``: the line of the
    declaration; 0 if it is not known."""

    opcode: str
    note: str
    lines: tuple[int, ...]
    removed: bool = False
    declared_at: int = 0

    def __str__(self) -> str:
        at = f" (line {self.declared_at})" if self.declared_at else ""
        if self.removed:
            return (
                f"the compiler has removed `{self.opcode}`: its wrapper{at} {self.note}, and "
                "nothing uses a result of it"
            )
        many = "s" if len(self.lines) > 1 else ""
        calls = ", ".join(map(str, self.lines))
        where = f" (called at line{many} {calls})" if calls else ""
        if at and calls:
            where = f"{at[:-1]}, called at line{many} {calls})"
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


def declared_at(text: str, opcode: str) -> int:
    """Return the line at which a source text declares the effects of an instruction's wrapper: the
    last that assigns a variable of `side_effect` or of the constraints, or else the assembly's own.
    0 if the text has no such wrapper."""
    try:
        functions = [n for n in ast.walk(ast.parse(text)) if isinstance(n, ast.FunctionDef)]
    except (SyntaxError, ValueError):
        return 0
    for function in functions:
        nodes = [*ast.walk(function)]
        texts = (n.value for n in nodes if isinstance(n, ast.Constant))
        calls = (n for n in nodes if isinstance(n, ast.Call) and len(n.args) > 2)
        call = next((c for c in calls if any(k.arg == "side_effect" for k in c.keywords)), None)
        if call is None or not any(isinstance(t, str) and opcode in t for t in texts):
            continue
        declared = [call.args[2], *(k.value for k in call.keywords)]
        names = {n.id for each in declared for n in ast.walk(each) if isinstance(n, ast.Name)}
        assigned = [
            node.lineno
            for node in nodes
            if isinstance(node, ast.Assign) and node.lineno < call.lineno
            for each in ast.walk(node)
            if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store) and each.id in names
        ]
        return max(assigned, default=call.lineno)
    return 0


def _touches_memory(opcode: str) -> bool:
    match = look_up(opcode)
    return match is not None and any(match.row.role(name).access for name in match.form.names)


def undeclared(ptx: str, patterns: Iterable[str]) -> tuple[Undeclared, ...]:
    """Return the instructions that match any of the patterns (`fnmatch`), and that have a note."""
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
    return (
        *removed,
        *(Undeclared(*of, tuple(sorted(set(lines)))) for of, lines in lines_of.items()),
    )
