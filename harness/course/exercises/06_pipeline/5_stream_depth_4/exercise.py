"""The ring of 4 stages."""

from __future__ import annotations

from ..grids import of_depth

EXERCISE = of_depth(4)
