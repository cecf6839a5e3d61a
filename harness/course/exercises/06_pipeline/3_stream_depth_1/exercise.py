"""The ring of 1 stage."""

from __future__ import annotations

from ..grids import of_depth

EXERCISE = of_depth(1)
