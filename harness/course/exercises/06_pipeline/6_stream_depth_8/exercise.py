"""The ring of 8 stages."""

from __future__ import annotations

from ..grids import of_depth

EXERCISE = of_depth(8)
