"""Descriptions of a wrong output, in a sentence: the missing part, the source of the values, the
factor by which they are off. A sentence is given only if it holds for nearly all wrong elements
of the whole output."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, permutations, product
from typing import SupportsInt

import numpy as np

from harness.course.exercises.exercise import Output, Terms
from harness.course.outputs import Detail, Explanation, OutputCause, Summands, explanation
from harness.sanitizer import listed
from harness.sanitizer.emulator import OutsideBox

_MOST = 1 << 22  # elements of an output that are looked through
_SAMPLE = 4096  # wrong elements that are looked at
_NEARLY_ALL = 0.9
_CHUNK_BYTES = 16  # what a swizzle moves
_SOME = 0.25
_HALF = 0.5  # of a line's loads: those of a block without a tile of its own are fewer
_FEW = 8  # wrong elements, too few to tell where they come from
_MOST_TILES = 64


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
    terms: Callable[[], Terms] | None = None
    product: Callable[[], Explanation | None] | None = None


def patterns(compared: Compared) -> tuple[Explanation, ...]:
    """Return the first wrong product, the common pattern of the wrong elements, and loads of boxes
    outside of their tensor. The load comes first if the wrong elements are all equal and most loads
    of its line are such; a store, if most of its line are such. Empty if nothing is known."""
    box = _outside_box(compared)
    common, outside = _in_common(compared), _explain_box(box) if box else None
    product = compared.product() if compared.product is not None else None
    if box is None or common is None:
        return tuple(filter(None, (outside, product, common)))
    got = compared.got[compared.wrong & ~compared.missing]
    most = box.share >= _HALF
    alike = most and len(got) > 0 and bool((got == got[0]).all() or (got != got).all())
    first = alike or (most and not box.fill)
    return tuple(filter(None, (outside, product, common) if first else (product, common, outside)))


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
    with np.errstate(all="ignore"):  # what nothing wrote may be anything
        rules = (
            _explain_nan,
            _explain_places,
            _explain_by_array,
            _explain_by_map,
            _explain_by_tiles,
            _explain_by_terms,
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


_SAME_FORMULA, _SMALL = 1e-3, 1e-30


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
    swapped = here.copy()
    swapped[:, -1] ^= 1
    if _mostly((swapped == there).all(axis=1)):
        return explanation(OutputCause.NEIGHBORS_EXCHANGED, **places)
    chunk = max(1, _CHUNK_BYTES // compared.got.dtype.itemsize)
    in_row = (here[:, :-1] == there[:, :-1]).all(axis=1) & (
        here[:, -1] % chunk == there[:, -1] % chunk
    )
    if _mostly(in_row) and chunk > 1:
        row, first_chunk, two = here[0, :-1], here[0, -1] // chunk, there[0, -1] // chunk
        return explanation(
            OutputCause.CHUNKS_EXCHANGED, row=_index(row) or 0, name=name, one=first_chunk, two=two
        )
    return _swizzled_otherwise(compared, here, there, places) or explanation(
        OutputCause.VALUES_MISPLACED, **places
    )


_SWIZZLES = ((0, 7), (1, 3), (2, 1))  # of 128, 64 and 32 bytes: the row's shift and mask
_TAKEN = ((0, 0), *((shift, mask) for shift in range(4) for mask in (7, 3, 1)))


def _swizzled_otherwise(
    compared: Compared, here: np.ndarray, there: np.ndarray, places: Mapping[str, str]
) -> Explanation | None:
    """Return the diagnosis that chunks were looked up by the XOR of another swizzle, or of none:
    along one axis, by the index of another."""
    chunk = max(1, _CHUNK_BYTES // compared.got.dtype.itemsize)
    names = _axes(here.shape[1])
    for axis, row in permutations(range(here.shape[1]), 2):
        others = [other for other in range(here.shape[1]) if other != axis]
        if not _mostly((here[:, others] == there[:, others]).all(axis=1)):
            continue
        for unit, right, taken in product({chunk, 1}, _SWIZZLES, _TAKEN):
            if right == taken or not _mostly(here[:, axis] % unit == there[:, axis] % unit):
                continue
            xor = (here[:, axis] // unit) ^ (there[:, axis] // unit)
            rows = here[:, row]
            wanted, used = ((rows >> shift) & mask for shift, mask in (right, taken))
            if _mostly(xor == wanted ^ used):
                return explanation(
                    OutputCause.SWIZZLED_OTHERWISE,
                    **places,
                    used=_row_formula(names[row], *taken) if taken[1] else "",
                    wanted=_row_formula(names[row], *right),
                )
    return None


def _row_formula(name: str, shift: int, mask: int) -> str:
    """``row // 2 % 4``."""
    return f"{name}{f' // {1 << shift}' if shift else ''} % {mask + 1}"


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
        source = _looked_up(got, flat)
        if _mostly(source >= 0):
            belongs = _looked_up(compared.wanted.reshape(-1)[at], flat)
            both = (source >= 0) & (belongs >= 0)
            if name not in compared.outputs and both.mean() >= _SOME:
                return _taken_from(
                    compared, name, other.shape, at[both], source[both], belongs[both]
                )
            first = _index(np.unravel_index(int(source[source >= 0][0]), other.shape))
            index = _index(np.unravel_index(int(at[source >= 0][0]), compared.got.shape))
            return explanation(
                OutputCause.ANOTHER_ARRAYS_VALUES,
                output=compared.output.name,
                name=name,
                index=index,
                first=first,
            )
    return None


def _taken_from(
    compared: Compared,
    name: str,
    shape: tuple[int, ...],
    at: np.ndarray,
    source: np.ndarray,
    belongs: np.ndarray,
) -> Explanation | None:
    """Return the diagnosis that the output took elements of an input from wrong indices."""
    index, is_there, should_be = (
        np.stack(np.unravel_index(places, extents), axis=1)
        for places, extents in ((at, compared.got.shape), (source, shape), (belongs, shape))
    )
    places = {
        "output": compared.output.name,
        "name": name,
        "index": _index(index[0]),
        "source": _index(is_there[0]),
        "belongs": _index(should_be[0]),
    }
    steps = is_there - should_be
    if _mostly((steps == steps[0]).all(axis=1)):
        return explanation(OutputCause.INPUT_SHIFTED, **places, shift=_index(steps[0]))
    if steps.shape[1] > 1:
        for axis, other in combinations(range(steps.shape[1]), 2):
            swapped = should_be.copy()
            swapped[:, [axis, other]] = should_be[:, [other, axis]]
            if _mostly((swapped == is_there).all(axis=1)):
                names = _axes(steps.shape[1])
                return explanation(
                    OutputCause.INPUT_AXES_EXCHANGED,
                    **places,
                    axis=names[axis],
                    other_axis=names[other],
                )
    return explanation(
        OutputCause.INPUT_MISPLACED, **places, where=_where(compared, compared.wrong)
    )


# -- the same, where a value stands more than once


def _explain_by_map(compared: Compared) -> Explanation | None:
    """Return the diagnosis that each wrong element has the right value of another index, which
    is mirrored, exchanged or shifted. None unless hardly any other index would fit by chance."""
    at = np.flatnonzero(compared.wrong & ~compared.missing)
    at = at[:: max(1, len(at) // _SAMPLE)]
    if len(at) < _FEW:
        return None
    here = np.stack(np.unravel_index(at, compared.got.shape), axis=1)
    got = compared.got.reshape(-1)[at]
    extents = np.array(compared.got.shape)
    tile = np.minimum(compared.output.tile, extents)
    for there, how, facts in _maps(here, tile):
        within = ((there >= 0) & (there < extents)).all(axis=1)
        # Enough of them differ from what is here: else nothing was moved.
        if within.mean() < _SOME or (there == here).all():
            continue
        expected = compared.wanted[tuple(there[within].T)]
        right = _alike(got[within], expected)
        chance = _alike(got[within], np.roll(expected, 1)).mean()
        if _mostly(right) and chance < _SOME:
            first = np.flatnonzero(within)[np.flatnonzero(right)[0]]
            return explanation(
                OutputCause.VALUES_MAPPED,
                name=compared.output.name,
                index=_index(here[first]),
                source=_index(there[first]),
                how=how,
                **facts,
            )
    return None


def _maps(
    here: np.ndarray, tile: np.ndarray
) -> Iterator[tuple[np.ndarray, Detail, dict[str, object]]]:
    """Yield the indices that the values at ``here`` may come from, and each such mistake with its
    facts."""
    inside = here % tile
    names = _axes(here.shape[1])
    for axis, name in enumerate(names):
        if tile[axis] > 1:
            there = here.copy()
            there[:, axis] += tile[axis] - 1 - 2 * inside[:, axis]
            yield there, Detail.TILES_MIRRORED, {"axes": _plural(name)}
        for step in _STEPS:
            there = here.copy()
            there[:, axis] += step
            yield there, Detail.ELEMENTS_SHIFTED, {"shift": _shift(there[0] - here[0])}
    for steps in product(_STEPS_OF_BOTH, repeat=2) if len(names) > 1 else ():
        there = here.copy()
        there[:, -2:] += steps
        yield there, Detail.ELEMENTS_SHIFTED, {"shift": _shift(there[0] - here[0])}
    for bit in _BITS:
        there = here.copy()
        there[:, -1] ^= bit
        how = Detail.PAIRS_EXCHANGED if bit == 1 else Detail.GROUPS_EXCHANGED
        yield there, how, {"bit": bit, "axes": _plural(names[-1])}
    for first_axis, other in combinations(range(here.shape[1]), 2):
        axes: dict[str, object] = {"axis": names[first_axis], "other_axis": names[other]}
        there = here.copy()
        there[:, [first_axis, other]] = here[:, [other, first_axis]]
        yield there, Detail.AXES_EXCHANGED, axes
        there = here.copy()
        there[:, first_axis] += inside[:, other] - inside[:, first_axis]
        there[:, other] += inside[:, first_axis] - inside[:, other]
        yield there, Detail.AXES_EXCHANGED_IN_TILES, axes


_STEPS = tuple(sign * step for step in (1, 2, 3, 4, 8, 16, 32, 64, 128) for sign in (1, -1))
_STEPS_OF_BOTH = (1, -1, 2, -2, 3, -3, 4, -4)
_BITS = (1, 2, 4, 8, 16, 32, 64)
_ROUNDED = 2.0**-7  # two results that are rounded to bfloat16 may be neighbors


def _alike(got: np.ndarray, expected: np.ndarray) -> np.ndarray:
    """bool[n]: which are equal, or nearly, as sums are that were added in another order."""
    same = got == expected
    if got.dtype.kind in "fV" and not same.all():
        wide, other = got.astype(np.float64), expected.astype(np.float64)
        close = _ROUNDED if got.dtype.itemsize == 2 else 1e-5
        same |= np.abs(wide - other) <= close * np.abs(other)
    return np.asarray(same)


def _explain_by_tiles(compared: Compared) -> Explanation | None:
    """Return the diagnosis that whole tiles have the values of another tile."""
    output = compared.output
    tile = np.minimum(output.tile, compared.got.shape)
    counts = -(-np.array(compared.got.shape) // tile)
    if counts.prod() < 2 or counts.prod() > _MOST_TILES:
        return None
    origins = [np.array(index) * tile for index in np.ndindex(*counts)]
    for at in origins:
        part = tuple(slice(a, a + n) for a, n in zip(at, tile, strict=True))
        wrong = compared.wrong[part] & ~compared.missing[part]
        if wrong.sum() < _FEW:
            continue
        for other in origins:
            if (other == at).all():
                continue
            theirs = compared.wanted[
                tuple(slice(a, a + n) for a, n in zip(other, tile, strict=True))
            ]
            shared = tuple(slice(0, min(n)) for n in zip(wrong.shape, theirs.shape, strict=True))
            mine = compared.got[part][shared]
            mask = wrong[shared]
            same = _alike(mine, theirs[shared])
            if mask.sum() >= _FEW and same[mask].mean() >= _NEARLY_ALL and mine[mask].std() > 0:
                return explanation(
                    OutputCause.TILE_COMPUTED_FOR_ANOTHER,
                    tile=_index(at // tile),
                    name=output.name,
                    other_tile=_index(other // tile),
                )
    return None


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
    if (got == got[0]).all() and len(got) > 3:
        return explanation(OutputCause.ALL_ALIKE, name=name, value=f"{got[0]:g}", where=where)
    with np.errstate(all="ignore"):
        ratio, difference = got / wanted, got - wanted
    finite = np.isfinite(ratio) & (wanted != 0)
    if _mostly(finite):
        factor = float(np.median(ratio[finite]))
        if _mostly(np.isclose(ratio[finite], factor, rtol=_SAME_FACTOR, atol=0)):
            if factor == 0 or np.isclose(factor, 1, rtol=_SAME_FACTOR, atol=0):
                return None  # some are right, or values hardly vary
            return explanation(
                OutputCause.WRONG_BY_A_FACTOR, name=name, factor=_factor(factor), where=where
            )
        if each := _factor_of_each(np.argwhere(wrong)[finite], ratio[finite]):
            how, facts = each
            return explanation(
                OutputCause.WRONG_BY_FACTORS, each=how, name=name, **facts, where=where
            )
    begun = compared.others.get(compared.output.initial or "")
    if begun is not None and begun.shape == compared.got.shape:
        old = begun[wrong].astype(np.float64)
        ratio = (got - old) / (wanted - old)
        finite = np.isfinite(ratio) & (np.abs(wanted - old) > 1e-2 * np.abs(wanted))
        if finite.sum() > 1 and np.allclose(ratio[finite], np.median(ratio[finite]), rtol=2e-2):
            factor = float(np.median(ratio[finite]))
            return explanation(
                OutputCause.ADDED_BY_A_FACTOR, name=name, factor=f"{factor:.3g}", where=where
            )
    if np.isfinite(difference).all() and np.allclose(difference, difference[0], rtol=1e-3):
        return explanation(
            OutputCause.WRONG_BY_A_DIFFERENCE,
            name=name,
            difference=f"{abs(difference[0]):.6g}",
            too_large=bool(difference[0] > 0),
            where=where,
        )
    return None


_SAME_FACTOR = 2e-2
_FEWEST_ALIKE = 4  # elements of a row or column, on average, whose factors are compared


def _factor(value: float) -> str:
    """``0.0442``, or ``0.0442 (1/√512)`` if it is nearly a root of a power of 2, or its inverse."""
    size = abs(value)
    for form, square in (("1/√{}", 1 / size**2), ("√{}", size**2)) if size else ():
        root = round(square)
        power_of_2 = root >= 8 and root & (root - 1) == 0 and round(root**0.5) ** 2 != root
        if power_of_2 and abs(square / root - 1) < _SAME_FACTOR:
            return f"{value:.3g} ({'-' if value < 0 else ''}{form.format(root)})"
    return f"{value:.3g}"


def _factor_of_each(at: np.ndarray, ratio: np.ndarray) -> tuple[Detail, dict[str, object]] | None:
    """Return which elements are off by the same factor: those of a row, of a column, or of half of
    the columns of a row. ``at``: their indices, ``ratio``: their factors. None if there is no such
    pattern."""
    if at.shape[1] < 2:
        return None
    row = np.unique(at[:, :-1], axis=0, return_inverse=True)[1].reshape(-1)
    column = at[:, -1]
    usual = float(np.median(ratio))
    share = np.isclose(ratio, usual, rtol=_SAME_FACTOR, atol=0).mean()
    most: dict[str, object] = {"most": _factor(usual) if share > _HALF else ""}
    if _is_constant_in(row, ratio):
        return Detail.FACTOR_OF_EACH_ROW, most
    if _is_constant_in(column, ratio):
        return Detail.FACTOR_OF_EACH_COLUMN, most
    for bit in _BITS[:5]:
        if _is_constant_in(2 * row + ((column & bit) > 0), ratio):
            if bit == 1:
                return Detail.FACTOR_OF_ODD_COLUMNS, {}
            return Detail.FACTOR_OF_HALF_THE_COLUMNS, {"bit": bit, "two_bits": 2 * bit}
    return None


def _is_constant_in(group: np.ndarray, ratio: np.ndarray) -> bool:
    """Return True if nearly all ratios are the median of their group, of enough elements each."""
    order = np.lexsort((ratio, group))
    group, ratio = group[order], ratio[order]
    begins = np.flatnonzero(np.diff(group, prepend=group[0] - 1))
    sizes = np.diff(begins, append=len(group))
    if len(group) < _FEWEST_ALIKE * len(begins) or len(begins) < 2:
        return False
    median = np.repeat(ratio[begins + sizes // 2], sizes)
    return _mostly(np.isclose(ratio, median, rtol=_SAME_FACTOR, atol=0))


# -- sums of other terms


def _explain_by_terms(compared: Compared) -> Explanation | None:
    """Terms that are missing from a sum, or in it more than once: the weights with which the wrong
    elements are sums of the terms, by least squares. Of the whole output, or else of the first tile
    that is wrong."""
    if compared.terms is None:
        return None
    whole = np.argwhere(compared.wrong & ~compared.missing)
    first = whole[:1] // np.array(compared.output.tile)
    here = whole[(whole // np.array(compared.output.tile) == first).all(axis=1)]
    terms = compared.terms()
    if all(end == 0 for _, _, end in terms):
        return _explain_by_addends(
            compared, {name: term for (name, _, _), term in terms.items()}, whole
        )
    for at, where in ((whole, ""), (here, f" (tile [{_index(first[0])}])")) if len(whole) else ():
        at = at[:: max(1, len(at) // _EQUATIONS)]
        if len(at) < 4 * len(terms):
            continue
        got = compared.got[tuple(at.T)].astype(np.float64)
        parts = np.stack([term[tuple(at.T)] for term in terms.values()], axis=1)
        if not np.isfinite(got).all() or not np.isfinite(parts).all():
            continue
        weights = np.linalg.lstsq(parts, got, rcond=None)[0]
        counts = np.round(weights)
        error = np.linalg.norm(parts @ counts - got)
        is_sum = np.abs(weights - counts).max() < _WHOLE and counts.any()
        if is_sum and error <= _SAME_FACTOR * np.linalg.norm(got) and (counts != 1).any():
            summands = _counted(list(terms), counts.astype(int).tolist())
            return explanation(
                OutputCause.SUM_OF_OTHER_TERMS,
                name=compared.output.name,
                where=where,
                terms=summands[:_MOST_TERMS],
                more=len(summands) > _MOST_TERMS,
            )
    return None


def _explain_by_addends(
    compared: Compared, addends: Mapping[str, np.ndarray], at: np.ndarray
) -> Explanation | None:
    """A term that is in a sum of few terms another number of times than once, or that comes from
    another column. ``at``: int64[n, axes], the wrong elements."""
    at = at[:: max(1, len(at) // _EQUATIONS)]
    got = compared.got[tuple(at.T)].astype(np.float64)
    parts = np.stack([term[tuple(at.T)] for term in addends.values()], axis=1)
    if len(at) < _FEW * len(addends) or not (np.isfinite(got).all() and np.isfinite(parts).all()):
        return None
    weights = np.linalg.lstsq(parts, got, rcond=None)[0]
    off = ~np.isclose(weights, 1, rtol=0, atol=_SAME_FACTOR)
    is_sum = np.linalg.norm(parts @ weights - got) <= _SAME_SUM * np.linalg.norm(got)
    if is_sum and off.all() and np.allclose(weights, weights[0], rtol=_SAME_FACTOR, atol=0):
        return None  # `_explain_by_factor` has a word for all of them
    if is_sum and off.any():
        by_weight: dict[str, list[str]] = {}
        for name, weight in zip(addends, weights.tolist(), strict=True):
            if abs(weight - 1) > _SAME_FACTOR:
                times = "" if abs(weight) < _SAME_FACTOR else f"{weight:.3g}"
                by_weight.setdefault(times, []).append(name)
        summands = tuple(
            Summands(listed(names), len(names) > 1, times) for times, names in by_weight.items()
        )
        return explanation(
            OutputCause.SUM_OF_OTHER_TERMS,
            name=compared.output.name,
            where="",
            terms=summands,
            more=False,
        )
    for (name, term), own in zip(addends.items(), parts.T, strict=True):
        row = term.reshape(-1, term.shape[-1])[0]
        if (term != row).any():
            continue
        rest = got - parts.sum(axis=1) + own
        near = _ROUNDED * np.abs(got) + _ROUNDED
        for step in _STEPS:
            there = at[:, -1] + step
            within = (there >= 0) & (there < len(row))
            taken = row[np.clip(there, 0, len(row) - 1)]
            right = np.abs(rest - taken) <= near
            chance = (np.abs(rest - np.roll(taken, 1)) <= near).mean()
            if _mostly(within & right) and chance < _HALF:
                column = int(at[0, -1])
                return explanation(
                    OutputCause.TERM_OF_ANOTHER_COLUMN,
                    term=name,
                    name=compared.output.name,
                    column=column,
                    other=column + step,
                    shift=_shift(np.array([0] * (at.shape[1] - 1) + [step])),
                )
    return None


_SAME_SUM = 1e-2
_EQUATIONS = 2048
_WHOLE = 0.1  # how far a weight may be from a whole number


def _counted(names: list[tuple[str, int, int]], counts: list[int]) -> tuple[Summands, ...]:
    """Return the terms that are not once in the sum: ``k 0 to 63``. Adjacent ones that occur
    equally often are joined."""
    ranges: list[tuple[str, int, int, int]] = []
    for (name, begin, end), count in zip(names, counts, strict=True):
        if ranges and ranges[-1][0] == name and ranges[-1][2:] == (begin, count):
            ranges[-1] = (name, ranges[-1][1], end, count)
        else:
            ranges.append((name, begin, end, count))
    terms = []
    for name, begin, end, count in (run for run in ranges if run[3] != 1):
        many = end > begin + 1 and len(name) > 1  # k 0 to 63 is one part
        which = f"{name}{'s' if many else ''} {begin}" + (
            f" to {end - 1}" if end > begin + 1 else ""
        )
        terms.append(Summands(which, many, str(count) if count else ""))
    return tuple(terms)


_MOST_TERMS = 4


# -- where


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
    """Return for each tile (the last two axes; leading ones put below one another) 0: right, 1:
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


def _plural(name: str) -> str:
    return name.replace("index", "indices", 1) if name.startswith("index") else f"{name}s"


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
