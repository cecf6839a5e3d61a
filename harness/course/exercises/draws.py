"""The shapes and the special numbers that a grading draws.

An exercise states its shapes as data: the `axes` of a shape, each with the numbers of tiles of two
shapes, which `two_shapes` draws at random and which are explored under every schedule. Chance alone
does not reach every branch of a kernel, so the axes also say which classes of each extent must
occur, and `demands` which classes of whole shapes. `edges` adds those that the random shapes lack:
small shapes, each run once.

    axes=(Length(tile=16, tiles=(1, 3), drawn=((1, 2), (3, 4))), Length(tile=256, step=4))
    demands=(Demand("more columns than rows", lambda s: s[1] > s[0], lambda: (1, 4)),)

The axes cover odd sizes, a last tile that is partial along an axis and whole along another, and
the shortest legal extent: fewer rows than a warp or a warpgroup of the kernel takes. A kernel whose
blocks take several tiles, or pass them through the stages of a ring, also needs `ring_demands`: a
wrong parity shows only after a number of tiles that depends on the stages and the blocks.

Random numbers are never 0, hardly ever equal and seldom large; a kernel that leaves out a fence or
a result for such a number is right for all others. An exercise names, for each input, the numbers
that its reference admits: `BITS` if the output is a copy, fewer if there is arithmetic. `sprinkled`
puts all of these among the numbers that were drawn, a few to each stretch of memory, so that every
row and every tile has some; `with_equal_parts` makes whole tiles of equal numbers.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from harness.base.processes.parallel import in_threads, slices

Shape = tuple[int, ...]
_AT_ONCE = 1 << 20  # elements, of draws that are large: the cores draw pieces side by side


def normal(rng: np.random.Generator, shape: Shape) -> np.ndarray:
    """Standard normal numbers, float32. As ``rng`` draws them, but where they are many: then each
    piece has a generator of its own, and how many cores there are makes no difference."""
    if math.prod(shape) <= 4 * _AT_ONCE:
        return rng.standard_normal(shape, dtype=np.float32)
    flat = np.empty(math.prod(shape), np.float32)
    pieces = [flat[piece] for piece in slices(flat.size, _AT_ONCE)]

    def draw(target: tuple[np.random.Generator, np.ndarray]) -> None:
        target[0].standard_normal(dtype=np.float32, out=target[1])

    in_threads(draw, zip(rng.spawn(len(pieces)), pieces, strict=True))
    return flat.reshape(shape)


Counts = Sequence[int]
"""Numbers of tiles, of which one is drawn."""


def tiles_of(extent: int, tile: int) -> int:
    """Return the number of tiles that cover ``extent`` elements, the last of them perhaps
    ragged."""
    return -(-extent // tile)


@dataclass(frozen=True)
class Length:
    """The length of an axis that is cut into tiles of ``tile`` elements, the last perhaps in part.

    A legal extent is a multiple of ``step`` from ``least`` (default: ``step``) to ``most``; 0 is
    legal if ``tiles`` contains 0. The shapes of a grading cover each number of ``tiles``, each of
    ``ends``, in steps after a whole number of tiles (before it, if negative), and the shortest
    extent with any of these ends. ``drawn``: the numbers of tiles in the first and in the second
    of the shapes that are drawn, whose last tiles are partial; where one shape has many along an
    axis and the other few, swapped coordinates cannot pass.
    """

    tile: int
    step: int = 1
    tiles: tuple[int, ...] = (1, 2, 3)
    ends: tuple[int, ...] = (0, 1, -1)
    least: int = 0
    most: int | None = None
    drawn: tuple[Counts, Counts] = ((1, 2), (3, 4))

    def draw(self, which: int, rng: np.random.Generator) -> int:
        """Draw the extent of the first (0) or the second shape (1)."""
        count = int(rng.choice(self.drawn[which]))
        if self.step == self.tile:
            return count * self.tile
        return (count - 1) * self.tile + self.step * int(rng.integers(1, self.tile // self.step))

    def legal(self, value: int) -> bool:
        lowest = 0 if 0 in self.tiles else max(self.least, self.step)
        return value % self.step == 0 and lowest <= value <= (self.most or value)

    def choices(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Numbers of tiles, and ends as elements of the last tile (0: all of them)."""
        ends = dict.fromkeys(end * self.step % self.tile for end in self.ends)
        return self.tiles, tuple(ends)

    def value(self, tiles: int, end: int) -> int:
        """Return the extent of ``tiles`` tiles with ``end`` elements in the last; or the nearest
        legal extent below or above, with as many in the last."""
        if not tiles:
            return 0
        extent = (tiles - 1) * self.tile + (end or self.tile)
        while extent < max(self.least, self.step):
            extent += self.tile
        while self.most is not None and extent > self.most:
            extent -= self.tile
        return extent

    def least_value(self) -> int:
        """Return the shortest extent of a single tile with any of the ends."""
        _, ends = self.choices()
        return min(self.value(1, end) for end in ends)

    def classes(self) -> Iterator[tuple[str, Callable[[int], bool]]]:
        """Yield the label of each class that must occur, with its predicate over an extent."""
        tiles, ends = self.choices()
        least = self.least_value()
        if least < self.tile:
            yield f"the shortest extent, {least}", least.__eq__
        for count in tiles:
            yield f"{count} tiles of {self.tile}", self._has(count)
        for end in ends:
            yield f"{end} beyond tiles of {self.tile}", self._ends(end)

    def _has(self, count: int) -> Callable[[int], bool]:
        return lambda extent: tiles_of(extent, self.tile) == count

    def _ends(self, end: int) -> Callable[[int], bool]:
        return lambda extent: extent % self.tile == end


@dataclass(frozen=True)
class Setting:
    """A number of a shape that is not an extent; each of ``values`` must occur, the first two in
    the shapes that are drawn."""

    values: tuple[int, ...]

    def draw(self, which: int, rng: np.random.Generator) -> int:
        return self.values[which % len(self.values)]

    def legal(self, value: int) -> bool:
        return value in self.values

    def choices(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return self.values, (0,)

    def value(self, tiles: int, end: int) -> int:
        return tiles

    def least_value(self) -> int:
        return min(self.values)

    def classes(self) -> Iterator[tuple[str, Callable[[int], bool]]]:
        for value in self.values:
            yield f"the value {value}", value.__eq__


Axis = Length | Setting


def two_shapes(axes: tuple[Axis, ...], rng: np.random.Generator) -> tuple[Shape, Shape]:
    first, second = (tuple(axis.draw(which, rng) for axis in axes) for which in (0, 1))
    return first, second


def whole_tiles(
    tile: tuple[int, int], few: Counts = (1, 2), many: Counts = (3, 4), most: int = 5
) -> tuple[Length, Length]:
    """Return the extents of a matrix in whole tiles: of 1, of 2, of ``most``. A wide and a tall
    matrix are drawn, of ``few`` tiles by ``many``."""
    rows, columns = tile
    return (
        Length(rows, step=rows, tiles=(1, 2, most), drawn=(few, many)),
        Length(columns, step=columns, tiles=(1, 2, most), drawn=(many, few)),
    )


@dataclass(frozen=True)
class Demand:
    """A property that some shape of a grading must have, and a shape that has it."""

    label: str
    meets: Callable[[Shape], bool]
    example: Callable[[], Shape]


def few_blocks(tiles: int) -> int:
    """Return how many blocks share ``tiles`` where the emulator explores a launch: 2 for an odd
    number, 3 for an even number. A kernel with a number in place of `gridDim` is wrong with either
    2 or 3, and a stage that is chosen by the tile, not by the turn, with 2."""
    return 3 - tiles % 2


def ring_demands(
    stages: int,
    tiles_of: Callable[[Shape], int],
    shape_of: Callable[[int], Shape],
    blocks_of: Callable[[int], int] = lambda tiles: 1,
) -> tuple[Demand, ...]:
    """Return the cases that a kernel with a ring of ``stages`` must be run on: a single tile, as
    many tiles in each block as stages and, with each number of blocks, more than two passes through
    the ring. ``tiles_of`` counts the tiles of a shape, ``shape_of`` makes a shape with that number
    of tiles, and ``blocks_of`` says how many blocks share them."""

    def tiles_demand(label: str, tiles: int) -> Demand:
        return Demand(label, lambda shape: tiles_of(shape) == tiles, lambda: shape_of(tiles))

    def more_than_twice(blocks: int) -> Demand:
        tiles = 2 * stages * blocks + 1
        tiles += blocks_of(tiles) != blocks
        return tiles_demand(f"more than twice round the ring, {blocks} blocks", tiles)

    numbers = sorted({blocks_of(tiles) for tiles in (1, 2)})
    return (
        tiles_demand("a single tile", 1),
        *(
            tiles_demand("as many tiles in each block as stages", blocks * stages)
            for blocks in numbers
            if blocks_of(blocks * stages) == blocks
        ),
        *map(more_than_twice, numbers),
    )


def at_least_once(axes: tuple[Axis, ...]) -> tuple[Demand, ...]:
    """Return the requirements of the axes as demands: each of an axis, whole tiles along all
    axes, and along each axis while another's last tile is ragged."""
    demands = [
        _along(d, label, holds) for d, axis in enumerate(axes) for label, holds in axis.classes()
    ]
    tiles = {d: axis.tile for d, axis in enumerate(axes) if isinstance(axis, Length)}
    if all(0 in axes[d].choices()[1] for d in tiles):
        demands.append(
            Demand("whole tiles", lambda s: all(s[d] % t == 0 for d, t in tiles.items()), tuple)
        )
    return (*demands, *(_whole_beside_cut(d, tiles) for d in _both_ways(axes)))


def _both_ways(axes: tuple[Axis, ...]) -> list[int]:
    """Return the axes that can end with a whole or a ragged tile, if there are several."""
    ends = {d: axis.choices()[1] for d, axis in enumerate(axes) if isinstance(axis, Length)}
    both = [d for d, each in ends.items() if 0 in each and len(each) > 1]
    return both if len(both) > 1 else []


def _whole_beside_cut(d: int, tiles: dict[int, int]) -> Demand:
    def meets(shape: Shape) -> bool:
        return shape[d] % tiles[d] == 0 and any(shape[e] % tile for e, tile in tiles.items())

    return Demand(f"axis {d}: whole tiles, next to one that has not", meets, tuple)


def _along(d: int, label: str, holds: Callable[[int], bool]) -> Demand:
    return Demand(f"axis {d}: {label}", lambda shape: holds(shape[d]), tuple)


def edges(
    axes: tuple[Axis, ...],
    demands: tuple[Demand, ...],
    drawn: tuple[Shape, ...],
    rng: np.random.Generator,
    legal: Callable[[Shape], bool] = lambda shape: True,
) -> tuple[Shape, ...]:
    """The shapes that ``drawn`` lacks: with both, each class of each axis and each demand is met.

    The first of them has whole tiles along all axes. After it, the ends of the axes go round
    against each other, so that each meets others of its neighbors. Raises ValueError if no legal
    shape meets a demand.
    """
    wanted = at_least_once(axes) + demands
    shapes = [shape for shape in _rounds(axes, rng) if legal(shape)]
    shapes = _needed(wanted, drawn, shapes)
    for demand in demands:
        if not any(demand.meets(shape) for shape in (*drawn, *shapes)):
            shapes.append(demand.example())
    needed = tuple(dict.fromkeys(_needed(wanted, drawn, shapes)))
    missed = [demand.label for demand in wanted if not any(map(demand.meets, drawn + needed))]
    if missed:
        raise ValueError(f"no shape meets these demands: {', '.join(missed)}")
    return needed


def _rounds(axes: tuple[Axis, ...], rng: np.random.Generator) -> Iterator[Shape]:
    """Shapes in which each number of tiles and each end of each axis comes at least once."""
    if not axes:
        return
    choices = [axis.choices() for axis in axes]
    rounds = max(max(map(len, both)) for both in choices)
    turn = int(rng.integers(rounds))
    if len(axes) > 1:
        yield tuple(axis.value(min(axis.choices()[0]), 0) for axis in axes)
    least = tuple(axis.least_value() for axis in axes)
    yield least
    for d in _both_ways(axes):
        yield (*least[:d], axes[d].value(min(axes[d].choices()[0]), 0), *least[d + 1 :])
    for i in range(rounds):
        shape = []
        for d, (axis, (tiles, ends)) in enumerate(zip(axes, choices, strict=True)):
            # Many tiles along one axis meet few along the next: the shapes stay small.
            ordered = sorted(tiles, reverse=d % 2 == 1)
            place = (i + turn) % rounds
            count = ordered[place] if place < len(ordered) else min(tiles)
            shape.append(axis.value(count, ends[(i + d) % len(ends)]))
        yield tuple(shape)


def _needed(
    wanted: tuple[Demand, ...], drawn: tuple[Shape, ...], shapes: list[Shape]
) -> list[Shape]:
    """Return the shapes that are needed to meet everything; the largest are left out first."""
    kept = [shape for shape in dict.fromkeys(shapes) if shape not in drawn]
    for shape in sorted(kept, key=math.prod, reverse=True):
        others = (*drawn, *(other for other in kept if other != shape))
        open_before = [demand for demand in wanted if demand.meets(shape)]
        if all(any(demand.meets(candidate) for candidate in others) for demand in open_before):
            kept.remove(shape)
    return kept


_ONE_IN = 32  # elements: so few that a mistake is to be seen as clearly as without them


@dataclass(frozen=True)
class Values:
    """``numbers``, in the input's dtype; with ``extremes`` its least and its largest number,
    too, and a float's infinities and NaN. ``loud``: a magnitude that comes with a single sign
    throughout a launch's inputs, if large numbers of both signs would cancel in a sum and leave
    rounding errors larger than the tolerance."""

    numbers: tuple[float, ...]
    loud: float = 0.0
    extremes: bool = False

    @property
    def alike(self) -> tuple[float, float]:
        """Return the numbers that may fill a whole tile: zero, and another number, if any."""
        return self.numbers[0], self.numbers[2 % len(self.numbers)]

    def as_dtype(self, dtype: np.dtype, sign: int) -> np.ndarray:
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


ZEROS = Values((0.0, -0.0))
# Any number of these may be summed. A half shows a kernel that converts its input to an integer.
SMALL = Values((0, -0.0, 1, -1, 2, 0.5))
BITS = Values(SMALL.numbers, extremes=True)  # for copies
# For an order, a maximum, a product: no difference of infinities, nothing that rounds to a
# subnormal, which a kernel may flush.
FINITE = Values((*SMALL.numbers, 128, -128, 1e18, -1e18, 1e-18, -1e-18))
ORDERED = Values((*FINITE.numbers, math.inf, -math.inf))
FLOATS = Values((*ORDERED.numbers, math.nan))
SUMMED = Values(SMALL.numbers, loud=128)
# Eighths whose sum stays below 2**21, and two that float16 does not hold.
EXACT_SUMS = Values((*SMALL.numbers, 1000.125, -1000.375))


def sprinkled(array: np.ndarray, values: Values, rng: np.random.Generator, sign: int) -> np.ndarray:
    """Return a copy of ``array`` in which 1 of `_ONE_IN` elements, spread evenly, is replaced by
    a number of ``values``; each number occurs, if necessary in up to a quarter of a small array.
    NaN stays. ``sign``: of loud numbers, 1 or -1."""
    numbers = values.as_dtype(array.dtype, sign)
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
    """Return a copy of ``array`` with a whole tile of zeros and a whole tile of another number,
    if it has enough tiles. A tile has the shape ``box`` and is not the last tile. Without a box
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
