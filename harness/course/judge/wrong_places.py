"""Descriptions of a wrong output, in a sentence: the missing part, the source of the values, the
factor by which they are off. A sentence is given only if it holds for nearly all wrong elements
of the whole output."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import SupportsInt

import numpy as np

from harness.course.exercises.exercise import Output
from harness.course.outputs import Detail, Explanation, OutputCause, explanation
from harness.sanitizer.emulator import OutsideBox

_MOST = 1 << 22  # elements of an output that are looked through
_SAMPLE = 4096  # wrong elements that are looked at
_NEARLY_ALL = 0.9
_CHUNK_BYTES = 16  # the unit of a swizzle
_SOME = 0.25
_HALF = 0.5  # share of a line's loads: blocks without a tile of their own have fewer


@dataclass(frozen=True)
class Compared:
    """An output (``got``) and its reference (``wanted``, in the output's dtype), masks of the
    wrong elements and, among them, of the unwritten elements. ``others``: by name, the inputs,
    and the other outputs as they should be; ``outputs`` are the names of the latter. ``terms``:
    the terms of the sum, if the output is a sum. ``product``: the first wrong product of the
    kernel, if any."""

    output: Output
    got: np.ndarray
    wanted: np.ndarray
    wrong: np.ndarray
    missing: np.ndarray
    others: Mapping[str, np.ndarray]
    outputs: frozenset[str] = frozenset()
    outside: tuple[OutsideBox, ...] = ()


def patterns(compared: Compared) -> tuple[Explanation, ...]:
    """Return the first wrong product, the common pattern of the wrong elements, and loads of boxes
    outside of their tensor. The load comes first if the wrong elements are all equal and most loads
    of its line are such; a store, if most of its line are such. Empty if nothing is known."""
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
    """Return the box to report: a store that writes nothing explains unwritten elements alone."""
    return next((box for box in compared.outside if box.fill or compared.missing.any()), None)


def _explain_box(outside: OutsideBox) -> Explanation:
    box = ", ".join(f"{start}:{stop}" for start, stop in outside.box)
    shape = ", ".join(map(str, outside.shape)) + ("," if len(outside.shape) == 1 else "")
    facts = {"line": outside.line, "box": box, "name": outside.name, "shape": shape}
    if not outside.fill:
        return explanation(OutputCause.BOX_STORED_OUTSIDE, **facts)
    return explanation(OutputCause.BOX_OUTSIDE_TENSOR, fill=outside.fill, **facts)


def _in_common(compared: Compared) -> Explanation | None:
    """The sentence; "" where nothing holds for nearly all that is wrong."""
    if not compared.got.ndim or compared.got.size > _MOST:
        return None
    wrong, missing = int(compared.wrong.sum()), int(compared.missing.sum())
    if missing and missing >= _NEARLY_ALL * wrong:
        return _explain_missing(compared)
    with np.errstate(all="ignore"):  # unwritten elements may be anything
        rules = (
            _explain_nan,
            _explain_places,
            _explain_by_array,
            _explain_by_factor,
        )
        for rule in rules:
            if common := rule(compared):
                return common
    return None


def _explain_missing(compared: Compared) -> Explanation | None:
    name, missing = compared.output.name, compared.missing
    if missing.all():
        return explanation(OutputCause.NOTHING_WRITTEN, name=name, size=missing.size)
    count, where = int(missing.sum()), _where(compared, missing)
    return explanation(
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
    return explanation(
        OutputCause.VALUES_NAN, output=compared.output.name, where=_where(compared, compared.wrong)
    )


# -- right values in wrong places


def _explain_places(compared: Compared) -> Explanation | None:
    at = np.flatnonzero(compared.wrong & ~compared.missing)
    if len(at) < 2:
        return None
    at = at[:: max(1, len(at) // _SAMPLE)]
    values = compared.got.reshape(-1)[at]
    if len(at) > 3 and (values == values[0]).all():  # one value has no place
        return None
    source = _looked_up(values, compared.wanted.reshape(-1))
    known = source >= 0
    if known.mean() < _NEARLY_ALL:
        return None
    at, source = at[known], source[known]
    shape = compared.got.shape
    here = np.stack(np.unravel_index(at, shape), axis=1)
    there = np.stack(np.unravel_index(source, shape), axis=1)
    return _moved(compared, here, there)


def _moved(compared: Compared, here: np.ndarray, there: np.ndarray) -> Explanation | None:
    name, tile = compared.output.name, np.array(compared.output.tile)
    places = {"name": name, "index": _index(here[0]), "source": _index(there[0])}
    inside, inside_there = here % tile, there % tile
    tiles, tiles_there = here // tile, there // tile
    if _mostly((here[:, ::-1] == there).all(axis=1)) and here.shape[1] > 1:
        return explanation(OutputCause.ROWS_AND_COLUMNS_EXCHANGED, **places)
    if _mostly((inside == inside_there).all(axis=1)):
        which: Detail | None = None
        shift = ""
        if here.shape[1] > 1 and _mostly((tiles[:, ::-1] == tiles_there).all(axis=1)):
            which = Detail.TILE_INDICES_EXCHANGED
        steps = tiles_there - tiles
        if _mostly((steps == steps[0]).all(axis=1)):
            which, shift = Detail.TILES_SHIFTED, _shift(steps[0], tiles=True)
        return explanation(
            OutputCause.TILE_OF_ANOTHER_PLACE,
            tile=_index(tiles[0]),
            name=name,
            other_tile=_index(tiles_there[0]),
            which=which,
            shift=shift,
        )
    same_tile = _mostly((tiles == tiles_there).all(axis=1))
    if same_tile and here.shape[1] > 1 and _mostly((inside[:, ::-1] == inside_there).all(axis=1)):
        return explanation(OutputCause.TILES_TRANSPOSED, **places)
    steps = there - here
    if _mostly((steps == steps[0]).all(axis=1)):
        return explanation(OutputCause.VALUES_SHIFTED, **places, shift=_shift(steps[0]))
    chunk = max(1, _CHUNK_BYTES // compared.got.dtype.itemsize)
    in_row = (here[:, :-1] == there[:, :-1]).all(axis=1) & (
        here[:, -1] % chunk == there[:, -1] % chunk
    )
    if _mostly(in_row) and chunk > 1:
        row, first_chunk, two = here[0, :-1], here[0, -1] // chunk, there[0, -1] // chunk
        return explanation(
            OutputCause.CHUNKS_EXCHANGED, row=_index(row) or 0, name=name, one=first_chunk, two=two
        )
    return explanation(OutputCause.VALUES_MISPLACED, **places)


def _explain_by_array(compared: Compared) -> Explanation | None:
    """Values of another output, or of an input as it came."""
    at = np.flatnonzero(compared.wrong & ~compared.missing)
    at = at[:: max(1, len(at) // _SAMPLE)]
    got = compared.got.reshape(-1)[at]
    if not len(at) or (got == got[0]).all():
        return None
    if (got != 0).mean() > _SOME:  # zeros may be what a copy fills with
        at, got = at[got != 0], got[got != 0]
    for name, other in compared.others.items():
        if other.dtype != compared.got.dtype or other.size > _MOST:
            continue
        flat = other.reshape(-1)
        if other.shape == compared.got.shape and _mostly(flat[at] == got):
            mine = compared.output.name
            if name in compared.outputs:
                return explanation(
                    OutputCause.ANOTHER_OUTPUTS_VALUES,
                    output=mine,
                    name=name,
                    where=_where(compared, compared.wrong),
                )
            where = _where(compared, compared.wrong)
            if name == compared.output.initial:
                return explanation(OutputCause.OUTPUT_UNCHANGED, output=mine, where=where)
            return explanation(OutputCause.INPUT_UNCHANGED, output=mine, name=name, where=where)
    return None


# -- the same, where a value stands more than once


def _looked_up(values: np.ndarray, among: np.ndarray) -> np.ndarray:
    """int[n]: the index of each value ``among`` others; -1 where it is not among them, or so often
    that this says nothing."""
    bits = np.ascontiguousarray(among).view(f"u{among.dtype.itemsize}")
    wanted = np.ascontiguousarray(values).view(f"u{values.dtype.itemsize}")
    order = np.argsort(bits, kind="stable")
    ranked = bits[order]
    low, high = np.searchsorted(ranked, wanted, "left"), np.searchsorted(ranked, wanted, "right")
    return np.where(high - low == 1, order[np.minimum(low, len(order) - 1)], -1)


# -- values that are off by the same


def _explain_by_factor(compared: Compared) -> Explanation | None:
    name = compared.output.name
    wrong = compared.wrong & ~compared.missing
    if compared.got.dtype.kind not in "fVui" or wrong.sum() < 2:
        return None
    got, wanted = compared.got[wrong].astype(np.float64), compared.wanted[wrong].astype(np.float64)
    where = _where(compared, compared.wrong)
    if not got.any():
        return explanation(OutputCause.ALL_ZERO, name=name, where=where)
    with np.errstate(all="ignore"):
        ratio = got / wanted
    finite = np.isfinite(ratio) & (wanted != 0)
    if _mostly(finite):
        factor = float(np.median(ratio[finite]))
        if _mostly(np.isclose(ratio[finite], factor, rtol=_SAME_FACTOR, atol=0)):
            if factor == 0 or np.isclose(factor, 1, rtol=_SAME_FACTOR, atol=0):
                return None  # some are right, or values hardly vary
            return explanation(
                OutputCause.WRONG_BY_A_FACTOR, name=name, factor=_factor(factor), where=where
            )
    return None


_SAME_FACTOR = 2e-2


def _factor(value: float) -> str:
    """``0.0442``, or ``0.0442 (1/√512)`` if it is nearly a root of a power of 2, or its inverse."""
    size = abs(value)
    for form, square in (("1/√{}", 1 / size**2), ("√{}", size**2)) if size else ():
        root = round(square)
        power_of_2 = root >= 8 and root & (root - 1) == 0 and round(root**0.5) ** 2 != root
        if power_of_2 and abs(square / root - 1) < _SAME_FACTOR:
            return f"{value:.3g} ({'-' if value < 0 else ''}{form.format(root)})"
    return f"{value:.3g}"


# -- sums of other terms


def where_wrong(compared: Compared) -> str:
    """Return the part of the output that has the wrong elements."""
    return _where(compared, compared.wrong)


def _where(compared: Compared, mask: np.ndarray) -> str:
    return where_of(mask, compared.output.tile)


def where_of(mask: np.ndarray, tile_shape: tuple[int, ...]) -> str:
    """Return the part of an array, cut into such tiles, that has the elements of ``mask``."""
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
        return f"every {_ORDINAL.get(step, f'{step}th')} {name} from {first} on"
    return f"here and there, first at {name} {first}"


_ORDINAL = {2: "second", 3: "third"}


def _mostly(holds: np.ndarray) -> bool:
    return len(holds) > 0 and float(holds.mean()) >= _NEARLY_ALL


def _index(place: Iterable[SupportsInt]) -> str:
    return ", ".join(str(int(i)) for i in place)


def _shift(step: np.ndarray, tiles: bool = False) -> str:
    """``2 rows before and 3 columns after``; of ``tiles``: ``2 rows of tiles before``."""
    parts = []
    for by, name in zip(step.tolist(), _axes(len(step)), strict=True):
        many = "s" if abs(by) != 1 else ""
        if name.startswith("index"):
            what = (f"tile{many} " if tiles else "") + f"along {name.partition(' of ')[2]}"
        elif tiles:
            what = f"tile{many}" if len(step) == 1 else f"{name}{many} of tiles"
        else:
            what = f"{name}{many}"
        if by:
            parts.append(f"{abs(by)} {what} {'before' if by < 0 else 'after'}")
    return " and ".join(parts)
