"""Wrong results of attention, from candidates: the output that a kernel with a single mistake
gives. A candidate is a set of weights of a few rows, relative to whatever maximum, what they are
divided by, and the rows of V that they multiply. The one that the output has is the mistake.

Weights are powers of 2: score i, j is log2(e) / sqrt(d) times the product of row i of Q and row j
of K. Keys beyond the last one, up to the end of its tile, have a score of 0, as a copy fills them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from harness.diagnosis import Cause, Diagnosis, diagnosis
from harness.emulator.threads import listed, ranges

_MOST_ROWS = 32
_ENOUGH = 0.9  # of a row's elements, that a candidate has as the output has them
_RTOL, _ATOL = 2.0**-6, 1e-2  # weights and results are rounded to bfloat16
_MOST_BITS = 127  # of a power of 2 in float32
_LANES = 4  # threads that share a row of the accumulators, two columns of each eight


@dataclass(frozen=True)
class _Candidate:
    """``weights``: float64[rows, keys], or float64[lanes, rows, keys] if they differ between the
    threads that hold a row's columns; ``sums``: what they are divided by, float64[rows, columns of
    V]; ``taken``: the row of V that each key's weight multiplies."""

    cause: Cause
    slots: Mapping[str, Any]
    weights: np.ndarray
    sums: np.ndarray
    taken: np.ndarray | None = None


class AttentionRows:
    """Some rows of the output, with their scores. ``at``: int64[rows, 2], head and query."""

    def __init__(self, inputs: Mapping[str, np.ndarray], at: np.ndarray, causal: bool, tile: int):
        q, k, v = (inputs[name].astype(np.float64) for name in "qkv")
        self.keys, self.tile, self.causal, self.at = k.shape[1], tile, causal, at
        padding = ((0, 0), (0, -self.keys % tile), (0, 0))
        k, self.v = np.pad(k, padding), np.pad(v, padding)
        self.query, self.key = at[:, 1:], np.arange(k.shape[1])[None, :]
        products = np.einsum("rd,rkd->rk", q[at[:, 0], at[:, 1]], k[at[:, 0]])
        self.root = math.sqrt(q.shape[-1])
        self.scores = products * math.log2(math.e) / self.root
        self.seen = np.broadcast_to(self.key < self.keys, self.scores.shape)
        if causal:
            self.seen = self.seen & (self.key <= self.query)

    def outputs(self, one: _Candidate) -> np.ndarray:
        """float64[rows, columns]."""
        taken = slice(None) if one.taken is None else one.taken
        values = self.v[:, taken][self.at[:, 0]]
        if one.weights.ndim == 3:
            of_column = one.weights[_lane_of(values.shape[-1])]
            return np.asarray(np.einsum("drk,rkd->rd", of_column, values) / one.sums)
        return np.asarray(np.einsum("rk,rkd->rd", one.weights, values) / one.sums)

    def candidates(self) -> Iterator[_Candidate]:
        yield from self._of_keys()
        yield from self._of_sums()
        yield from self._of_maxima()
        yield from self._of_rows()
        yield from self._of_scales()

    # -- the keys that count

    def _of_keys(self) -> Iterator[_Candidate]:
        for how, seen in (*self._masks(), *self._parts()):
            weights = _weights(self.scores, seen)
            example = int((seen != self.seen).any(axis=1).argmax())
            yield self._candidate(
                Cause.WRONG_KEYS_ATTENDED,
                weights,
                query=int(self.query[example, 0]),
                takes=_named(seen[example]),
                wanted=_named(self.seen[example]),
                how=how,
            )

    def _masks(self) -> Iterator[tuple[str, np.ndarray]]:
        if not self.causal:
            return
        i, j, tile = self.query, self.key, self.tile
        visited = j < (i // tile + 1) * tile  # a kernel leaves out the tiles that nobody sees
        exist = visited & (j < self.keys)
        yield "the mask hides key i from query i", j < i
        yield "the mask lets query i see key i + 1", (j <= i + 1) & exist
        yield "the mask lets query i see key i + 1", (j <= i + 1) & (j < self.keys)
        yield "the mask hides the keys before query i, not those after it", (j >= i) & exist
        yield "nothing is masked", exist
        yield "nothing is masked", np.broadcast_to(j < self.keys, self.seen.shape)
        places = "the mask compares {} in its tile with {}"
        both = (j % tile <= i % tile) & exist
        yield places.format("the place of the key", "the query's place in its own"), both
        yield places.format("the place of the query", "the number of the key"), j <= i % tile
        of_key = (j % tile <= i) & (j % tile < self.keys) & visited
        yield places.format("the place of the key", "the number of the query"), of_key
        yield "the tile of the query itself is left out", j < i // tile * tile

    def _parts(self) -> Iterator[tuple[str, np.ndarray]]:
        j, tile, count, seen = self.key, self.tile, self.keys, self.seen
        last = (count - 1) // tile * tile
        yield "the last key is left out", seen & (j < count - 1)
        yield "the first key is left out", seen & (j > 0)
        if count % tile:
            beyond = "keys beyond the last one count, with a score of 0"
            unmasked = (j <= self.query) if self.causal else np.ones_like(seen)
            yield "the key after the last one counts, with a score of 0", unmasked & (j <= count)
            yield beyond, unmasked
        yield "the last tile of keys is left out", seen & (j < last)
        if last:
            yield "only the first tile of keys counts", seen & (j < tile)
            yield "only the last tile of keys counts", seen & (j >= last)
            yield "the first tile of keys is left out", seen & (j >= tile)

    # -- what the weights are divided by

    def _of_sums(self) -> Iterator[_Candidate]:
        weights = _weights(self.scores, self.seen)
        lane_of_key, lane_of_column = map(_lane_of, (len(self.key[0]), self.v.shape[-1]))
        for mask, share in ((0, "a quarter"), (1, "a half"), (2, "a half")):
            alike = (lane_of_key[:, None] & ~mask) == (lane_of_column[None, :] & ~mask)
            column_0 = np.flatnonzero(alike[: 2 * _LANES, 0])
            yield _Candidate(
                Cause.WEIGHTS_SUMMED_IN_PART,
                {
                    "share": share,
                    "columns": listed([f"8n + {key}" if key else "8n" for key in column_0]),
                },
                weights,
                weights @ alike,
            )
        nothing = {"share": "none", "columns": ""}
        ones = np.ones((len(weights), 1))
        yield _Candidate(Cause.WEIGHTS_SUMMED_IN_PART, nothing, weights, ones)

    # -- the maxima that are subtracted

    def _of_maxima(self) -> Iterator[_Candidate]:
        tile, lane = self.key[0] // self.tile, _lane_of(len(self.key[0]))
        yield self._of_lane_maxima(tile, lane)
        of_tile, last = (
            self._largest_by(tile),
            self.scores.max(axis=1, keepdims=True, initial=-np.inf, where=self.seen),
        )
        if tile[-1] == 0:
            return
        each = "each tile's weights are relative to its own maximum, and never rescaled"
        yield self._of_maximum(each, of_tile, of_tile)
        running = np.maximum.accumulate(of_tile, axis=1)
        backwards = np.maximum.accumulate(of_tile[:, ::-1], axis=1)[:, ::-1]
        for so_far in (running, backwards):
            risen = "when a later tile has a larger maximum"
            yield self._of_maximum(f"the sum of products is not rescaled {risen}", so_far, last)
            yield self._of_maximum(f"the sum of weights is not rescaled {risen}", last, so_far)
            yield self._of_maximum(f"neither sum is rescaled {risen}", so_far, so_far)

    def _of_lane_maxima(self, tile: np.ndarray, lane: np.ndarray) -> _Candidate:
        """Each thread subtracts the maximum of its own columns, and rescales by it what it has."""
        of_both = self._largest_by(_LANES * tile + lane)
        largest = np.stack([of_both[:, 2 * of :: 2 * _LANES] for of in range(_LANES)])
        largest = np.maximum.accumulate(
            largest.reshape(_LANES, len(self.at), tile[-1] + 1, -1)[..., 0], axis=2
        )  # [lanes, rows, tiles]
        mine = np.moveaxis(largest[lane[:, None], np.arange(len(self.at)), tile[:, None]], 0, 1)
        weights = np.where(self.seen, np.exp2(self.scores - mine), 0)
        later = np.exp2(largest - largest[..., -1:])[:, :, tile]
        ends = largest[lane, :, -1].T
        sums = np.where(self.seen, np.exp2(self.scores - ends), 0).sum(axis=1, keepdims=True)
        how = "each of the four threads of a row subtracts the maximum of its own columns"
        return _Candidate(
            Cause.WEIGHTS_OF_DIFFERENT_MAXIMA, {"how": how}, weights[None] * later, sums
        )

    def _largest_by(self, group: np.ndarray) -> np.ndarray:
        """float64[rows, keys]: the largest score of the keys in a key's group."""
        found = np.full(self.scores.shape, -np.inf)
        for each in range(int(group.max()) + 1):
            alike = group == each
            scores = np.where(self.seen[:, alike], self.scores[:, alike], -np.inf)
            found[:, alike] = scores.max(axis=1, keepdims=True)
        return found

    def _of_maximum(self, how: str, above: np.ndarray, below: np.ndarray) -> _Candidate:
        """``above`` and ``below``: the maxima of the weights that multiply V, and of the sum's."""
        weights, summed = (
            np.where(self.seen, np.exp2(self.scores - most), 0) for most in (above, below)
        )
        sums = summed.sum(axis=1, keepdims=True)
        return _Candidate(Cause.WEIGHTS_OF_DIFFERENT_MAXIMA, {"how": how}, weights, sums)

    # -- the rows that a weight multiplies, or is computed from

    def _of_rows(self) -> Iterator[_Candidate]:
        key, tile = self.key[0], self.tile
        weights = _weights(self.scores, self.seen)
        others = [("neighbouring rows are exchanged", key ^ 1)]
        others += [(f"groups of {2**n} rows are exchanged", key ^ 2**n) for n in range(1, 6)]
        if key[-1] >= tile:
            others += [("every tile takes the rows of the first", key % tile)]
            others += [("each tile takes the rows of the tile after it", (key + tile) % len(key))]
        for how, taken in others:
            if taken.max() >= len(key):
                continue
            first = int((taken != key).argmax())
            slots: dict[str, Any] = {"key": first, "row": int(taken[first]), "how": how}
            yield self._candidate(Cause.WEIGHTS_OF_OTHER_ROWS, weights, taken, name="v", **slots)
            of_k = _weights(self.scores[:, taken], self.seen)
            yield self._candidate(Cause.WEIGHTS_OF_OTHER_ROWS, of_k, name="k", **slots)

    # -- the factor of the scores

    def _of_scales(self) -> Iterator[_Candidate]:
        of_tile = self._largest_by(self.key[0] // self.tile)
        running = np.maximum.accumulate(of_tile, axis=1)
        last = running[:, -1:]
        factors = {
            "1/√d is missing": self.root,
            "log2(e) is missing: `ex2` is a power of 2": math.log(2),
            "log2(e) is in it twice": math.log2(math.e),
            "1/√d is in it twice": 1 / self.root,
            "the whole scale is missing": self.root * math.log(2),
        }
        for how, factor in factors.items():
            everywhere = _weights(factor * self.scores, self.seen)
            yield self._candidate(Cause.SCORES_SCALED_OTHERWISE, everywhere, how=how)
            with np.errstate(all="ignore"):
                powers = factor * (self.scores - running) + running - last
                inside = np.where(self.seen, np.exp2(powers), 0)
            yield self._candidate(Cause.SCORES_SCALED_OTHERWISE, inside, how=how)

    def _candidate(
        self, cause: Cause, weights: np.ndarray, taken: np.ndarray | None = None, **slots: Any
    ) -> _Candidate:
        return _Candidate(cause, slots, weights, weights.sum(axis=1, keepdims=True), taken)

    def maximum_falls(self) -> np.ndarray:
        """bool[rows]: an earlier tile's maximum is so much larger than that of the next that the
        power of 2 of their difference overflows."""
        of_tile = self._largest_by(self.key[0] // self.tile)[:, :: self.tile]
        with np.errstate(invalid="ignore"):
            falls = of_tile[:, :-1] - of_tile[:, 1:] > _MOST_BITS
        return np.asarray((falls & np.isfinite(of_tile[:, :-1])).any(axis=1))


def wrong_weights(
    name: str,
    got: np.ndarray,
    wrong: np.ndarray,
    inputs: Mapping[str, np.ndarray],
    causal: bool,
    tile: int,
) -> Diagnosis | None:
    """Return the mistake that explains the ``wrong`` elements of an output (heads, queries,
    columns), if a single one does."""
    rows = np.argwhere(wrong.any(axis=-1))
    if not len(rows):
        return None
    with np.errstate(all="ignore"):
        nan = np.isnan(got[tuple(rows.T)].astype(np.float64)).all(axis=1)
        if nan.all() and (found := _falling(name, got, inputs, causal, tile)):
            return found
        right = np.argwhere(~wrong.any(axis=-1))
        rows = np.concatenate([_some(rows), _some(right)])
        known = AttentionRows(inputs, rows, causal, tile)
        held, is_wrong = got[tuple(rows.T)].astype(np.float64), wrong[tuple(rows.T)]
        best, best_share = None, _ENOUGH
        for one in known.candidates():
            alike = np.isclose(held, known.outputs(one), rtol=_RTOL, atol=_ATOL, equal_nan=True)
            share = min(alike.mean(), alike[is_wrong].mean())
            if share > best_share:
                best, best_share = one, share
    return diagnosis(best.cause, output=name, **best.slots) if best else None


def _some(rows: np.ndarray) -> np.ndarray:
    return rows[:: -(-len(rows) // _MOST_ROWS)] if len(rows) else rows


def _falling(
    name: str, got: np.ndarray, inputs: Mapping[str, np.ndarray], causal: bool, tile: int
) -> Diagnosis | None:
    """All wrong rows are NaN: they should be those in which the maximum of a tile falls."""
    nan = np.asarray(np.isnan(got.astype(np.float64)).all(axis=-1))
    at = np.argwhere(np.ones_like(nan))[: 4 * _MOST_ROWS]
    falls = AttentionRows(inputs, at, causal, tile).maximum_falls()
    if not falls.any() or not (falls == nan[tuple(at.T)]).all():
        return None
    head, query = at[int(falls.argmax())].tolist()
    return diagnosis(Cause.MAXIMUM_FALLS, output=name, head=head, query=query)


def _lane_of(columns: int) -> np.ndarray:
    """int64[columns]: the thread, of those that share a row, that holds each column."""
    return np.arange(columns) % (2 * _LANES) // 2


def _weights(scores: np.ndarray, seen: np.ndarray) -> np.ndarray:
    """Powers of 2, relative to the largest score that a row sees; 0 for keys that it does not."""
    most = scores.max(axis=1, keepdims=True, initial=-np.inf, where=seen)
    return np.where(seen, np.exp2(scores - most), 0)


def _named(seen: np.ndarray) -> str:
    """``keys 0–63``, or ``no key``."""
    keys = np.flatnonzero(seen)
    return ranges(keys, "key") if len(keys) else "no key"
