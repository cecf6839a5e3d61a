"""Places of hazards for reports: lines with their calls, and a fingerprint that outlives edits."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import PurePath
from typing import NamedTuple

from harness.diagnosis import Hazard
from harness.isa.text.names import readable
from harness.isa.text.tree import Location


class HazardSide(NamedTuple):
    """One of a hazard's two accesses. ``line`` is in ``file``, the PTX's own if nothing else is
    known; ``callers`` are the functions that it is inlined in, and ``inlined`` those inlined in
    it, each the nearest first."""

    file: str
    line: int
    source: str
    ptx_line: int | None
    inlined: tuple[Location, ...] = ()
    callers: tuple[Location, ...] = ()


def sides(hazard: Hazard, ptx_file: str) -> tuple[HazardSide, ...]:
    """Return the access at which it was found, then the access that it conflicts with, if any."""
    both = (
        (hazard.here, hazard.source, hazard.ptx_line, hazard.stack),
        (hazard.there, hazard.other_source, hazard.other_ptx_line, hazard.other_stack),
    )
    known = []
    for place, source, ptx_line, stack in both:
        if place is None and ptx_line is None:
            continue
        file, line = place or ("", 0)
        if not file and ptx_line is not None:
            line = ptx_line
        at = next((i for i, frame in enumerate(stack) if (frame.file, frame.line) == place), -1)
        inlined, callers = (stack[:at][::-1], stack[at + 1 :]) if at >= 0 else ((), ())
        known.append(HazardSide(file or ptx_file, line, source, ptx_line, inlined, callers))
    return tuple(known)


def shown(frame: Location) -> str:
    """``ring.cu:40 in mine::wait``"""
    function = f" in {readable(frame.function)}" if frame.function else ""
    return f"{PurePath(frame.file).name}:{frame.line}{function}"


def fingerprints(hazards: Sequence[Hazard], entry: str) -> list[str]:
    """A mark for each hazard: by its kind, its kernel and the text of its lines, so that lines
    added elsewhere do not change it. Hazards that are alike are numbered."""
    counts: dict[str, int] = {}
    marks = []
    for hazard in hazards:
        parts = [hazard.kind, readable(entry)]
        for side in sides(hazard, ""):
            parts += [PurePath(side.file).name, side.source or str(side.line)]
        mark = hashlib.sha256("\0".join(parts).encode()).hexdigest()[:32]
        counts[mark] = counts.get(mark, 0) + 1
        marks.append(f"{mark}/{counts[mark]}")
    return marks
