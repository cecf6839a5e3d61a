"""The ring of 2 stages."""

from __future__ import annotations

from ..grids import of_depth

EXERCISE = of_depth(2)
