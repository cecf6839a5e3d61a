"""Copies, waits, fences and barriers that a launch did not execute: nothing is known of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from harness.sanitizer.emulator import Sites, orders_or_is_asynchronous
from harness.sanitizer.isa.table.index import look_up
from harness.sanitizer.isa.text.tree import Function


class CoveredPlace(NamedTuple):
    """A source line with such an instruction, with all of its copies, as of an unrolled loop.
    ``file`` is "" and ``line`` the PTX line if the PTX has no line information."""

    file: str
    line: int
    opcode: str
    source: str
    ptx_line: int


Coverage = Mapping[CoveredPlace, bool]  # True: executed


def coverage_of(function: Function, sources: Mapping[str, str], executed: bytes) -> Coverage:
    """Return the places of a kernel's copies, waits, fences and barriers; ``executed``: a byte for
    each of its instructions."""
    sites = Sites(function.instructions, sources)
    places: dict[tuple[str, int, str], CoveredPlace] = {}
    coverage: dict[CoveredPlace, bool] = {}
    for site, instruction in enumerate(function.instructions):
        match = look_up(instruction.opcode)
        if match is None or not orders_or_is_asynchronous(match.row):
            continue
        line, source, file = sites.source_of(site)
        key = file, line or instruction.ptx_line, match.row.key
        new = CoveredPlace(*key[:2], instruction.opcode, source, instruction.ptx_line)
        place = places.setdefault(key, new)
        coverage[place] = coverage.get(place, False) or bool(executed[site])
    return coverage


def union(coverages: Iterable[Coverage]) -> Coverage:
    """Return the coverage of several launches of the same kernel."""
    together: dict[CoveredPlace, bool] = {}
    for coverage in coverages:
        for place, executed in coverage.items():
            together[place] = together.get(place, False) or executed
    return together
