"""The lines of a kernel that synchronise, and what of its PTX is left out with each."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from harness.isa.table import mbarrier, synchronisation
from harness.isa.table.index import key_of
from harness.isa.text.parser import parse
from harness.isa.text.tree import Instruction
from harness.isa.uses import only_computes, read, written

_KEYS = {row.key for row in (*synchronisation.ROWS, *mbarrier.ROWS)}
_OF_GROUPS = ("commit_group", "wait_group", "wgmma.fence")


@dataclass(frozen=True)
class Statement:
    """Line ``line`` of the source file ``file``; ``ptx_lines`` are those of its PTX that are left
    out with it."""

    file: str
    line: int
    opcodes: tuple[str, ...]
    ptx_lines: tuple[int, ...]


def statements(ptx: str, entry: str) -> Iterator[Statement]:
    """Those that can be left out alone: nothing else reads what they give."""
    instructions = parse(ptx).functions[entry].instructions
    text = ptx.split("\n")
    places: dict[tuple[str, int], list[Instruction]] = {}
    for one in instructions:
        if one.location is not None:
            places.setdefault((one.location.file, one.location.line), []).append(one)
    for (file, line), mine in sorted(places.items()):
        gone = [one for one in mine if synchronises(one.opcode)]
        if not gone:
            continue
        waits = any(written(one) for one in gone)
        gone += [one for one in mine if waits and _is_of_its_loop(one, gone)]
        left = [one for one in instructions if one not in gone]
        given = {name for one in gone for name in written(one)}
        if not given.isdisjoint(name for one in left for name in read(one)):
            continue
        lines = [number for one in gone for number in _lines(text, one.ptx_line)]
        if None not in lines:
            opcodes = dict.fromkeys(one.opcode for one in gone if synchronises(one.opcode))
            yield Statement(file, line, tuple(opcodes), tuple(sorted({n for n in lines if n})))


def synchronises(opcode: str) -> bool:
    key = key_of(opcode)
    return key in _KEYS or key.endswith(_OF_GROUPS)


def _is_of_its_loop(one: Instruction, gone: list[Instruction]) -> bool:
    """What of a waiting line asks whether it has waited enough: it computes with what the wait
    gave, or branches."""
    if one in gone:
        return False
    if key_of(one.opcode) == "bra":
        return True
    given = {name for other in gone for name in written(other)}
    return only_computes(one) and not given.isdisjoint(read(one))


def _lines(text: list[str], first: int) -> Iterator[int | None]:
    """The lines of the PTX statement that begins there; None where others share them."""
    for number in range(first, len(text) + 1):
        line = text[number - 1].partition("//")[0]
        body = re.sub(r"^\s*[\w$]+:", "", line)
        if body.count(";") > 1 or set("{}:") & set(re.sub(r"\{[^{};]*\}|::", "", body)):
            yield None
        yield number
        if ";" in line:
            return
