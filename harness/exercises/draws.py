"""The shapes that a grading runs: an exercise states, as data, which classes of shapes every
grading must have. An exercise draws its `shapes` at random; they are explored under every schedule.
Chance alone does not reach every branch of a kernel, so its `axes` say which classes of each extent
must occur, and its `demands` which classes of whole shapes, such as one with which a ring goes
round twice. `edges` adds those that the random shapes lack: small shapes, each run once.

    axes=(Length(tile=16, tiles=(1, 3)), Length(tile=256, step=4))
    demands=(Demand("fewer tiles than stages", lambda shape: shape[0] < 4, lambda: (3, 256)),)
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from harness.processes.cores import in_threads, slices

Shape = tuple[int, ...]
_AT_ONCE = 1 << 20  # elements, of draws that are large: the cores draw pieces side by side


def normal(rng: np.random.Generator, shape: Shape) -> np.ndarray:
    """Standard normal numbers, float32. As ``rng`` draws them, but where they are many: then each
    piece has a generator of its own, and how many cores there are makes no difference."""
    if math.prod(shape) <= 4 * _AT_ONCE:
        return rng.standard_normal(shape, dtype=np.float32)
    flat = np.empty(math.prod(shape), np.float32)
    pieces = [flat[piece] for piece in slices(flat.size, _AT_ONCE)]

    def draw(one: tuple[np.random.Generator, np.ndarray]) -> None:
        one[0].standard_normal(dtype=np.float32, out=one[1])

    in_threads(draw, zip(rng.spawn(len(pieces)), pieces, strict=True))
    return flat.reshape(shape)


def tiles_of(extent: int, tile: int) -> int:
    """How many tiles cover ``extent`` elements, the last one perhaps in part."""
    return -(-extent // tile)


@dataclass(frozen=True)
class Length:
    """The length of an axis that is cut into tiles of ``tile`` elements, the last perhaps in part.

    A legal extent is a multiple of ``step`` from ``least`` (default: one step) to ``most``; 0 is
    legal where 0 is one of ``tiles``. Of the
    shapes of a grading one each has so many ``tiles``, one each ends so many ``ends`` steps behind
    a whole number of tiles (before it, where negative), and one has no whole tile, where that is
    legal. The emulator can ``afford`` so many tiles, where a kernel's conditions ask for more than
    these.
    """

    tile: int
    step: int = 1
    tiles: tuple[int, ...] = (1, 2, 3)
    ends: tuple[int, ...] = (0, 1, -1)
    least: int = 0
    most: int | None = None
    afford: int = 600

    def legal(self, value: int) -> bool:
        lowest = 0 if 0 in self.tiles else max(self.least, self.step)
        return value % self.step == 0 and lowest <= value <= (self.most or value)

    def choices(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Numbers of tiles, and ends as elements of the last tile (0: all of them)."""
        ends = dict.fromkeys(end * self.step % self.tile for end in self.ends)
        return self.tiles, tuple(ends)

    def value(self, tiles: int, end: int) -> int:
        """The extent of so many tiles with ``end`` elements in the last; or the nearest one below
        or above that is legal, with as many in the last."""
        if not tiles:
            return 0
        extent = (tiles - 1) * self.tile + (end or self.tile)
        while extent < max(self.least, self.step):
            extent += self.tile
        while self.most is not None and extent > self.most:
            extent -= self.tile
        return extent

    def least_value(self) -> int:
        """Less than a tile, where that is legal and the last tile may be one in part."""
        _, ends = self.choices()
        return min(self.value(1, end) for end in ends)

    def classes(self) -> Iterator[tuple[str, Callable[[int], bool]]]:
        """What must have been, with its predicate over an extent."""
        tiles, ends = self.choices()
        if self.least_value() < self.tile:
            yield f"less than a tile of {self.tile}", self.tile.__gt__
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
    """A number of a shape that is no extent; each of ``values`` must occur."""

    values: tuple[int, ...]

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


@dataclass(frozen=True)
class Demand:
    """A property that one shape of a grading must have, and a shape that has it."""

    label: str
    meets: Callable[[Shape], bool]
    example: Callable[[], Shape]


def at_least_once(axes: tuple[Axis, ...]) -> tuple[Demand, ...]:
    """What the axes ask for, as demands: each of an axis, whole tiles along all axes, and along
    each axis while another's last tile is cut."""
    found = [
        _along(d, label, holds) for d, axis in enumerate(axes) for label, holds in axis.classes()
    ]
    tiles = {d: axis.tile for d, axis in enumerate(axes) if isinstance(axis, Length)}
    if all(0 in axes[d].choices()[1] for d in tiles):
        found.append(
            Demand("whole tiles", lambda s: all(s[d] % t == 0 for d, t in tiles.items()), tuple)
        )
    return (*found, *(_whole_beside_cut(d, tiles) for d in _both_ways(axes)))


def _both_ways(axes: tuple[Axis, ...]) -> list[int]:
    """The axes that end with a whole tile or a cut one, where there are several."""
    ends = {d: axis.choices()[1] for d, axis in enumerate(axes) if isinstance(axis, Length)}
    found = [d for d, each in ends.items() if 0 in each and len(each) > 1]
    return found if len(found) > 1 else []


def _whole_beside_cut(d: int, tiles: dict[int, int]) -> Demand:
    def meets(shape: Shape) -> bool:
        return shape[d] % tiles[d] == 0 and any(shape[e] % tile for e, tile in tiles.items())

    return Demand(f"axis {d}: whole tiles, beside one that has not", meets, tuple)


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
    against each other, so that each meets others of its neighbours.
    """
    wanted = at_least_once(axes) + demands
    made = [shape for shape in _rounds(axes, rng) if legal(shape)]
    made = _needed(wanted, drawn, made)
    for demand in demands:
        if not any(demand.meets(shape) for shape in (*drawn, *made)):
            made.append(demand.example())
    return tuple(dict.fromkeys(_needed(wanted, drawn, made)))


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


def _needed(wanted: tuple[Demand, ...], drawn: tuple[Shape, ...], made: list[Shape]) -> list[Shape]:
    """The shapes of ``made`` that are needed to meet everything; the largest are left out first."""
    kept = [shape for shape in dict.fromkeys(made) if shape not in drawn]
    for shape in sorted(kept, key=math.prod, reverse=True):
        others = (*drawn, *(one for one in kept if one != shape))
        open_before = [demand for demand in wanted if demand.meets(shape)]
        if all(any(demand.meets(one) for one in others) for demand in open_before):
            kept.remove(shape)
    return kept
