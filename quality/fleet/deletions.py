"""Delete each synchronizing instruction of a kernel's PTX in turn."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from harness.sanitizer.isa import Instruction, look_up, parse, placed
from harness.sanitizer.isa.table import bulk_copy, mbarrier, synchronization, thread_copy, wgmma
from harness.sanitizer.isa.table.index import Match
from quality.mutants.statements import operands_of

_CHAPTERS = (synchronization, mbarrier, thread_copy, bulk_copy, wgmma)
_ROWS = [row for chapter in _CHAPTERS for row in chapter.ROWS]
_GUARD = re.compile(r"(@\S+\s+)?")
_WAITS = ("when others come", "with the phase", "with the groups")


@dataclass(frozen=True)
class Deletion:
    """``place`` names the instruction within the kernel: its opcode and its index."""

    place: str
    source_line: int
    ptx: str
    trapping: str  # the PTX with a trap instead, which shows if any thread executes it


def deletions(ptx: str) -> Iterator[Deletion]:
    seen: Counter[str] = Counter()
    for statement, instruction in placed(parse(ptx)):
        match = look_up(instruction.opcode)
        if match is None or not synchronizes(match):
            continue
        place = f"{instruction.opcode}#{seen[instruction.opcode]}"
        seen[instruction.opcode] += 1
        start, end = statement.start, statement.end
        source_line = instruction.location.line if instruction.location else 0
        changed = (
            _instead(instruction, match, ptx[start:end]),
            _GUARD.match(ptx[start:end])[0] + "trap;",
        )
        yield Deletion(place, source_line, *(ptx[:start] + new + ptx[end:] for new in changed))


def synchronizes(match: Match) -> bool:
    """Return True if the instruction orders others and moves no data itself."""
    row = match.row
    if row not in _ROWS or row.completion == "never observably":
        return False
    roles = [row.role(name) for name in match.form.places]
    if any(role.does in ("address", "descriptor") and role.access for role in roles):
        return False
    of_barrier = any(role.does == "mbarrier" for role in roles)
    return of_barrier or row.completion in _WAITS or all(role.does != "writes" for role in roles)


def _instead(instruction: Instruction, match: Match, text: str) -> str:
    """Return the replacement of an instruction: nothing, or for a result, the value after a
    completed wait, or a state in which no phase is complete.
    """
    if not instruction.operands or match.role(0).does != "writes":
        return ""
    register = operands_of(text)[0].split("|")[0]
    if register == "_":
        return ""
    answers = match.row.completion in _WAITS
    return f"setp.eq.u32 {register}, 0, 0;" if answers else f"mov.b64 {register}, 0;"
