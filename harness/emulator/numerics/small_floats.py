"""Floats of 8 bits, as bits: e4m3 (no infinity, a NaN of each sign) and e5m2 (IEEE form)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

NAN = np.uint8(0x7F)  # what a conversion gives


@dataclass(frozen=True)
class Format8:
    """``fraction`` bits below the exponent, whose least value is ``least``; codes from ``end`` on
    are no numbers."""

    fraction: int
    least: int
    end: int

    @cached_property
    def values(self) -> np.ndarray:
        """float32 [256], of every code; exact."""
        codes = np.arange(128)
        exponents, parts = codes >> self.fraction, codes & (1 << self.fraction) - 1
        normal = exponents > 0
        whole = parts + (normal << self.fraction)
        scale = np.exp2(self.least - self.fraction + np.maximum(exponents - 1, 0))
        positive = (whole * scale).astype(np.float32)
        positive[self.end :] = np.nan
        if self.end < NAN:
            positive[self.end] = np.inf
        return np.concatenate([positive, -positive])

    def bits(self, values: np.ndarray) -> np.ndarray:
        """uint8 codes of float32 ``values``, to nearest even; beyond the largest, the largest."""
        numbers = self.values[: self.end]
        halfway = (numbers[1:] + numbers[:-1]) / 2  # exact
        size = np.abs(values)
        codes = np.searchsorted(halfway, size)
        tied = halfway[np.minimum(codes, len(halfway) - 1)] == size
        # A tie goes to the code with an even fraction; searchsorted stops below it.
        codes += tied & (codes % 2 == 1)
        codes += np.where(np.signbit(values), 0x80, 0)
        return np.where(np.isnan(values), NAN, codes.astype(np.uint8))


FORMATS = {
    "e4m3": Format8(fraction=3, least=-6, end=0x7F),
    "e5m2": Format8(fraction=2, least=-14, end=0x7C),
}
