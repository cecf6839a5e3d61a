"""The numbers that a grading puts among an exercise's random inputs: special ones, for which alone
a kernel may be wrong.

Random numbers are never 0, hardly ever equal and seldom large; a kernel that leaves out a fence or
a result for such a number is right for all others. An exercise names, for each input, what its
reference admits: `BITS` where the output is a copy, less where there is arithmetic. `sprinkled`
puts all of these among the numbers that were drawn, a few to each stretch of memory, so that every
row and every tile has some; `with_equal_parts` makes whole tiles of equal numbers.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

_ONE_IN = 32  # elements: so few that a mistake is to be seen as clearly as without them


@dataclass(frozen=True)
class Values:
    """``numbers``, as the input's dtype has them; with ``extremes`` the least and the largest that
    it has, too, and a float's infinities and NaN. ``loud``: a magnitude that comes with one sign
    throughout a launch's inputs, where large numbers of both signs would cancel in a sum and leave
    rounding errors larger than the tolerance."""

    numbers: tuple[float, ...]
    loud: float = 0.0
    extremes: bool = False

    @property
    def alike(self) -> tuple[float, float]:
        """The numbers of which a whole tile may consist: zero, and another one if there is one."""
        return self.numbers[0], self.numbers[2 % len(self.numbers)]

    @property
    def summed(self) -> bool:
        """Whether the numbers may be summed: then none of them is huge."""
        return not self.extremes and max(map(abs, self.numbers)) < _HUGE

    def of(self, dtype: np.dtype, sign: int) -> np.ndarray:
        """The numbers in this dtype; 1-D."""
        numbers = [*self.numbers, *([sign * self.loud] if self.loud else ())]
        if self.extremes and dtype.kind in "iu":
            whole = np.iinfo(dtype)
            return np.array([0, 1, 2, whole.min, whole.max // 2 + 1, whole.max], dtype)
        if self.extremes:
            limits = np.finfo(dtype)
            least, most = float(limits.smallest_subnormal), float(limits.max)
            numbers += [least, -least, most, -most, math.inf, -math.inf, math.nan]
        return np.array(numbers).astype(dtype)

    def admits(self, numbers: np.ndarray, drawn: np.ndarray, sign: int) -> np.ndarray:
        """Which other numbers may stand in an input like ``drawn``: those between the least and the
        largest of all that it has without them. Whole ones only, where these all are."""
        if self.extremes:
            return np.ones(numbers.shape, np.bool_)
        with np.errstate(all="ignore"):
            known = np.concatenate([self.of(drawn.dtype, sign), drawn.reshape(-1)])
            known, asked = known.astype(np.float64), numbers.astype(np.float64)
        finite = known[np.isfinite(known)]
        least, most = finite.min(), finite.max()
        if len(finite) < len(known):  # twice of it and a half are finite, too
            least, most = -_FINITE, _FINITE
        found = (least <= asked) & (asked <= most) & ((asked == 0) | (abs(asked) >= 1 / _FINITE))
        if (finite == np.floor(finite)).all():
            found &= asked == np.floor(asked)
        return np.asarray(found)


_FINITE, _HUGE = 1e36, 1e9

ZEROS = Values((0.0, -0.0))
WHOLE = Values((0, -0.0, 1, -1, 2))  # as many as one likes may be summed
BITS = Values(WHOLE.numbers, extremes=True)  # for copies
# For an order, a maximum, a product: no difference of infinities, nothing that rounds to a
# subnormal, which a kernel may flush.
FINITE = Values((*WHOLE.numbers, 128, -128, 1e18, -1e18, 1e-18, -1e-18))
ORDERED = Values((*FINITE.numbers, math.inf, -math.inf))
FLOATS = Values((*ORDERED.numbers, math.nan))
SUMMED = Values(WHOLE.numbers, loud=128)
EXACT_SUMS = Values((*WHOLE.numbers, 1000, -1000))  # of whole numbers below 2**24 in all


def sprinkled(array: np.ndarray, values: Values, rng: np.random.Generator, sign: int) -> np.ndarray:
    """A copy of ``array`` in which one of `_ONE_IN` elements, one of each stretch, is one of
    ``values``; each of these is there, if need be in up to a quarter of a small array. What is NaN
    stays so. ``sign``: of loud ones, 1 or -1."""
    numbers = values.of(array.dtype, sign)
    count = max(array.size // _ONE_IN, min(len(numbers), array.size // 4))
    result = np.ascontiguousarray(array).copy()
    flat = result.reshape(-1)
    at = ((np.arange(count) + rng.random(count)) * array.size / max(1, count)).astype(np.int64)
    chosen = rng.permutation(np.resize(rng.permutation(numbers), count))
    flat[at] = np.where(flat[at] != flat[at], flat[at], chosen)
    return result


def with_equal_parts(
    array: np.ndarray, values: Values, box: tuple[int, ...] | None, rng: np.random.Generator
) -> np.ndarray:
    """A copy of ``array`` with a whole tile of zeros and one of another number, where it has tiles
    enough for these to be few. A tile has the shape ``box`` and is not the last one. Without a box
    a part is a quarter of all elements, a stretch of memory."""
    result = np.ascontiguousarray(array).copy()
    if box is None:
        quarter = array.size // 4
        for begin, value in zip((0, 2 * quarter), values.alike, strict=True):
            start = begin + int(rng.integers(quarter + 1))
            result.reshape(-1)[start : start + quarter] = value
        return result
    tiles = [-(-n // side) for n, side in zip(array.shape, box, strict=True)]
    count = math.prod(tiles)
    chosen = rng.permutation(count - 1)[: min(2, count - 2)] if count > 2 else ()
    for tile, value in zip(chosen, values.alike, strict=False):
        at = np.unravel_index(tile, tiles)
        result[tuple(slice(i * s, (i + 1) * s) for i, s in zip(at, box, strict=True))] = value
    return result
