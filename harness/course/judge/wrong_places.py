"""Descriptions of a wrong output, in a sentence: the missing part, NaN, zeros, boxes outside of a
tensor. A sentence is given only if it holds for nearly all wrong elements of the whole output. What
a kernel does otherwise than an answer that works, `harness.course.judge.comparison` says."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import SupportsInt

import numpy as np

from harness.course.exercises.exercise import Output
from harness.course.outputs import Explanation, OutputCause
from harness.sanitizer.emulator import OutsideBox

_MOST = 1 << 22  # elements of an output that are looked through
_NEARLY_ALL = 0.9
_HALF = 0.5  # share of a line's loads: blocks without a tile of their own have fewer


@dataclass(frozen=True)
class Compared:
    """An output (``got``) and its reference (``wanted``, in the output's dtype), masks of the
    wrong elements and, among them, of the unwritten elements."""

    output: Output
    got: np.ndarray
    wanted: np.ndarray
    wrong: np.ndarray
    missing: np.ndarray
    outside: tuple[OutsideBox, ...] = ()


def patterns(compared: Compared) -> tuple[Explanation, ...]:
    """Return the common pattern of the wrong elements, and loads of boxes outside of their tensor.
    The load comes first if the wrong elements are all equal and most loads of its line are such; a
    store, if most of its line are such. Empty if nothing is known."""
    box = _outside_box(compared)
    common, outside = _in_common(compared), _explain_box(box) if box else None
    if box is None or common is None:
        return tuple(filter(None, (outside, common)))
    got = compared.got[compared.wrong & ~compared.missing]
    most = box.share >= _HALF
    alike = most and len(got) > 0 and bool((got == got[0]).all() or (got != got).all())
    first = alike or (most and not box.fill)
    return tuple(filter(None, (outside, common) if first else (common, outside)))


def _outside_box(compared: Compared) -> OutsideBox | None:
    """Return the box to report: a store that writes nothing explains unwritten elements alone, and
    a load of zeros nothing where a box of zeros is right."""
    zeros = int(((compared.wanted == 0) & ~compared.wrong).sum())

    def explains(box: OutsideBox) -> bool:
        size = math.prod(stop - start for start, stop in box.box)
        return zeros < size if box.fill else bool(compared.missing.any())

    return next(filter(explains, compared.outside), None)


def _explain_box(outside: OutsideBox) -> Explanation:
    box = ", ".join(f"{start}:{stop}" for start, stop in outside.box)
    shape = ", ".join(map(str, outside.shape)) + ("," if len(outside.shape) == 1 else "")
    facts = {"line": outside.line, "box": box, "name": outside.name, "shape": shape}
    if not outside.fill:
        return Explanation(OutputCause.BOX_STORED_OUTSIDE, **facts)
    return Explanation(OutputCause.BOX_OUTSIDE_TENSOR, fill=outside.fill, **facts)


def _in_common(compared: Compared) -> Explanation | None:
    """The sentence; None where nothing holds for nearly all that is wrong."""
    if not compared.got.ndim or compared.got.size > _MOST:
        return None
    wrong, missing = int(compared.wrong.sum()), int(compared.missing.sum())
    if missing and missing >= _NEARLY_ALL * wrong:
        return _explain_missing(compared)
    with np.errstate(all="ignore"):  # unwritten elements may be anything
        return _explain_nan(compared) or _explain_zeros(compared)


def _explain_missing(compared: Compared) -> Explanation | None:
    name, missing = compared.output.name, compared.missing
    if missing.all():
        return Explanation(OutputCause.NOTHING_WRITTEN, name=name, size=missing.size)
    count, where = int(missing.sum()), part_with(compared, missing)
    return Explanation(
        OutputCause.PARTLY_UNWRITTEN,
        name=name,
        count=count,
        size=missing.size,
        is_one=count == 1,
        where=where,
    )


def _explain_nan(compared: Compared) -> Explanation | None:
    got = compared.got[compared.wrong]
    if got.dtype.kind not in "fV" or compared.got.dtype.itemsize > 8:
        return None
    nan = np.isnan(got.astype(np.float64))
    if nan.sum() < _NEARLY_ALL * len(nan):
        return None
    return Explanation(
        OutputCause.VALUES_NAN,
        output=compared.output.name,
        where=part_with(compared, compared.wrong),
    )


def _explain_zeros(compared: Compared) -> Explanation | None:
    wrong = compared.wrong & ~compared.missing
    if compared.got.dtype.kind not in "fVui" or wrong.sum() < 2:
        return None
    if compared.got[wrong].astype(np.float64).any():
        return None
    where = part_with(compared, compared.wrong)
    return Explanation(OutputCause.ALL_ZERO, name=compared.output.name, where=where)


def part_with(compared: Compared, mask: np.ndarray) -> str:
    """Return the part of the output, cut into tiles, that has the elements of ``mask``."""
    tile_shape = compared.output.tile
    if mask.all():
        return "everywhere"
    shape, tile = np.array(mask.shape), np.minimum(tile_shape, mask.shape)
    names = _axes(mask.ndim)
    for axis, name in enumerate(names):
        along = np.moveaxis(mask, axis, 0).reshape(mask.shape[axis], -1)
        whole, some = along.all(axis=1), along.any(axis=1)
        if (whole == some).all():
            return _lines(np.flatnonzero(whole), name, mask.shape[axis])
    for axis, name in enumerate(names):
        if tile[axis] < 2 or shape[axis] % tile[axis]:
            continue
        rest = mask.size // mask.shape[axis]
        split = np.moveaxis(mask, axis, 0).reshape(-1, tile[axis], rest)
        of_line = np.moveaxis(split, 1, 0).reshape(int(tile[axis]), -1)
        whole = of_line.all(axis=1)
        if (whole == of_line.any(axis=1)).all():
            return f"{_lines(np.flatnonzero(whole), name, int(tile[axis]))} of each tile"
    touched = _tiles(mask, tile_shape)
    if touched[..., 0].size == 1:
        return f"here and there, first at [{_index(np.argwhere(mask)[0])}]"
    count = int(touched.any(axis=-1).sum())
    first = _index(np.argwhere(mask)[0] // np.array(tile_shape))
    return f"in {count} of {touched[..., 0].size} tiles, the first of them tile [{first}]"


def tile_states(compared: Compared) -> tuple[tuple[int, ...], ...]:
    """Return for each tile (the last two axes; leading axes stacked) 0: right, 1:
    some of it wrong, 2: all wrong, 3: all never written. Empty if there are too many to compare."""
    wrong, missing = (
        _tiles(mask, compared.output.tile) for mask in (compared.wrong, compared.missing)
    )
    states = wrong.any(axis=-1).astype(int) + wrong.all(axis=-1) + missing.all(axis=-1)
    rows = states.reshape(-1, states.shape[-1])
    if rows.shape[0] > _MOST_ROWS or rows.shape[1] > _MOST_COLUMNS:
        return ()
    return tuple(tuple(int(state) for state in row) for row in rows)


_MOST_ROWS, _MOST_COLUMNS = 32, 64


def _tiles(mask: np.ndarray, tile: tuple[int, ...]) -> np.ndarray:
    """Return bool[tiles..., elements of a tile]; a ragged tile is padded with its first element."""
    pad = [(0, -size % step) for size, step in zip(mask.shape, tile, strict=True)]
    mask = np.pad(mask, pad, mode="edge")
    split = [n for size, step in zip(mask.shape, tile, strict=True) for n in (size // step, step)]
    order = [*range(0, 2 * mask.ndim, 2), *range(1, 2 * mask.ndim, 2)]
    parts = mask.reshape(split).transpose(order)
    return parts.reshape(*parts.shape[: mask.ndim], -1)


def _axes(ndim: int) -> list[str]:
    if ndim == 1:
        return ["element"]
    return [*(f"index {i} of axis {i}" for i in range(ndim - 2)), "row", "column"]


def _lines(which: np.ndarray, name: str, extent: int) -> str:
    first, last, count = int(which[0]), int(which[-1]), len(which)
    name = name if not name.startswith("index") else "index"
    if count == 1:
        return f"{name} {first}"
    many = "indices" if name == "index" else f"{name}s"
    if last - first + 1 == count:
        end = ", to the end" if last == extent - 1 and first else ""
        return f"{many} {first} to {last}{end}"
    step = int(which[1] - which[0])
    if (np.diff(which) == step).all():
        return f"every {_ordinal(step)} {name} from {first} on"
    return f"here and there, first at {name} {first}"


def _ordinal(number: int) -> str:
    last = number % 10 if number % 100 // 10 != 1 else 0
    return {2: "second", 3: "third"}.get(number, f"{number}{_SUFFIXES.get(last, 'th')}")


_SUFFIXES = {1: "st", 2: "nd", 3: "rd"}


def _index(place: Iterable[SupportsInt]) -> str:
    return ", ".join(str(int(i)) for i in place)
