"""Locations of hazards: kernels mark the lines of interest with ``# @name``."""

from __future__ import annotations

import linecache
import re
from collections.abc import Iterable

from harness import Hazard


def at_marks(hazards: Iterable[Hazard]) -> list[str]:
    """Return ``kind@name`` of each hazard, where name is the mark on its source line."""
    return [f"{hazard.kind}@{_mark(hazard)}" for hazard in hazards]


def _mark(hazard: Hazard) -> str:
    assert hazard.line is not None, hazard
    text = linecache.getline(hazard.file, hazard.line)
    assert hazard.source == text.strip()
    mark = re.search(r"# @([\w-]+)", text)
    return mark[1] if mark else f"line {hazard.line}: {text.strip()}"
