"""Wrappers that declare half of their effects: noted in the PTX, where the judge can see it.

One that touches memory declares a side effect and a memory clobber, both or neither. libNVVM
(13.4) takes either for both, so nothing else in the PTX tells; other compilers do not.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

from harness.isa.table.index import look_up
from harness.isa.text.locations import source_place
from harness.isa.text.skim import inline_assemblies

_NOTES = {
    (True, False): "declares side_effect=True, and no ~{memory}",
    (False, True): "declares ~{memory}, and no side_effect=True",
}
_NOTED = re.compile("// (" + "|".join(map(re.escape, _NOTES.values())) + ")")
_OPCODE = re.compile(r"(?:^|[;{}:\n])\s*(?:@!?\S+\s+)?([a-z][\w.:]*)(?=[\s;])")


class HalfDeclared(NamedTuple):
    """An instruction whose wrapper declares half of its effects. ``line``: where it is called."""

    opcode: str
    note: str
    line: int | None

    def __str__(self) -> str:
        where = f" (line {self.line})" if self.line else ""
        return f"the wrapper of {self.opcode}{where} {self.note}"


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


def _touches_memory(opcode: str) -> bool:
    match = look_up(opcode)
    return match is not None and any(match.row.role(name).access for name in match.form.names)


def half_declared(ptx: str, patterns: Iterable[str]) -> tuple[HalfDeclared, ...]:
    """The instructions that one of the patterns (`fnmatch`) fits, and that have a note."""
    wanted = tuple(patterns)
    found: list[HalfDeclared] = []
    for assembly in inline_assemblies(ptx) if wanted else ():
        noted = _NOTED.search(assembly.text)
        if noted is None:
            continue
        lines = assembly.text[: noted.start()].split("\n")
        opcodes = _OPCODE.findall("\n".join(line.partition("//")[0] for line in lines))
        opcode = next((o for o in opcodes for p in wanted if fnmatchcase(o, p)), None)
        if opcode is not None:
            place = source_place(ptx, assembly.line + len(lines) - 1)
            found.append(HalfDeclared(opcode, noted[1], place.line if place else None))
    return tuple(dict.fromkeys(found))
