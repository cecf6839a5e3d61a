"""Wrong results of attention, from candidates: the output that a kernel with a single mistake
gives. A candidate is a set of weights of a few rows, relative to whatever maximum, what they are
divided by, and the rows of V that they multiply. The one that the output has is the mistake.

Weights are powers of 2: score i, j is log2(e) / sqrt(d) times the product of row i of Q and row j
of K. Keys beyond the last, up to the end of its tile, have a score of 0, as a copy fills them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from harness.diagnosis import listed, ranges
from harness.outputs import Detail, Explanation, OutputCause, explanation

_MOST_ROWS = 32
_NEARER = 0.8  # times the error of a candidate before it: of two that fit, the first one is meant
_ENOUGH = 0.9  # of a row's elements, that a candidate has as the output has them
_RTOL, _ATOL = 2.0**-6, 1e-2  # weights and results are rounded to bfloat16
_MOST_BITS = 127  # of a power of 2 in float32
_LANES = 4  # threads that share a row of the accumulators, two columns of each eight
_ROWS = 64  # of the accumulators of a warpgroup
_NO_SCORE = 0.05  # so near to 0 that it is 0: weights are rounded


@dataclass(frozen=True)
class _Candidate:
    """``weights``: float64[rows, keys], or float64[lanes, rows, keys] if they differ between the
    threads that hold a row's columns; ``sums``: what they are divided by, float64[rows, columns of
    V]; ``taken``: the row of V that each key's weight multiplies."""

    cause: OutputCause
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

    def outputs(self, candidate: _Candidate) -> np.ndarray:
        """float64[rows, columns]."""
        taken = slice(None) if candidate.taken is None else candidate.taken
        values = self.v[:, taken][self.at[:, 0]]
        if candidate.weights.ndim == 3:
            of_column = candidate.weights[_lane_of(values.shape[-1])]
            return np.asarray(np.einsum("drk,rkd->rd", of_column, values) / candidate.sums)
        return np.asarray(np.einsum("rk,rkd->rd", candidate.weights, values) / candidate.sums)

    def candidates(self, held: np.ndarray) -> Iterator[_Candidate]:
        """Yield the single mistakes. ``held``: float64[rows, columns], the rows as they came, which
        may tell the score of masked keys."""
        yield from self._wrong_keys()
        yield from self._masked_keys(held)
        yield from self._wrong_sums()
        yield from self._wrong_maxima()
        yield from self._wrong_rows()
        yield from self._wrong_scales()

    # -- the keys that count

    def _wrong_keys(self) -> Iterator[_Candidate]:
        for how, seen in (*self._masks(), *self._parts()):
            weights = _weights(self.scores, seen)
            example = int((seen != self.seen).any(axis=1).argmax())
            yield self._candidate(
                OutputCause.WRONG_KEYS_ATTENDED, weights, **self.example(seen), how=how
            )
        for how, seen, mistaken in self._misplaced_masks():
            differ = seen != self.seen
            example = int(differ.any(axis=1).argmax())
            key = int(differ[example].argmax())
            yield self._candidate(
                OutputCause.WRONG_KEYS_ATTENDED,
                _weights(self.scores, seen),
                **self.example(seen),
                how=how,
                key=key,
                mistaken=int(np.broadcast_to(mistaken, seen.shape)[example, key]),
            )

    def example(self, seen: np.ndarray) -> dict[str, Any]:
        """The first query that sees other keys, and the keys."""
        example = int((seen != self.seen).any(axis=1).argmax())
        return {
            "query": int(self.query[example, 0]),
            "takes": _named(seen[example]),
            "wanted": _named(self.seen[example]),
        }

    @property
    def visited(self) -> np.ndarray:
        """bool[rows, keys]: a kernel leaves out the tiles that no query of a block sees."""
        if not self.causal:
            return np.ones_like(self.seen)
        return np.asarray(self.key < (self.query // self.tile + 1) * self.tile)

    def _masks(self) -> Iterator[tuple[Detail, np.ndarray]]:
        if not self.causal:
            return
        i, j, tile, visited = self.query, self.key, self.tile, self.visited
        exist = visited & (j < self.keys)
        yield Detail.OWN_KEY_MASKED, j < i
        yield Detail.NEXT_KEY_SEEN, (j <= i + 1) & exist
        yield Detail.NEXT_KEY_SEEN, (j <= i + 1) & (j < self.keys)
        yield Detail.EARLIER_KEYS_MASKED, (j >= i) & exist
        yield Detail.NOTHING_MASKED, exist
        yield Detail.NOTHING_MASKED, np.broadcast_to(j < self.keys, self.seen.shape)
        yield Detail.PLACES_COMPARED, (j % tile <= i % tile) & exist
        yield Detail.PLACE_OF_QUERY_COMPARED, j <= i % tile
        of_key = (j % tile <= i) & (j % tile < self.keys) & visited
        yield Detail.PLACE_OF_KEY_COMPARED, of_key
        yield Detail.OWN_TILE_LEFT_OUT, j < i // tile * tile

    def _misplaced_masks(self) -> Iterator[tuple[Detail, np.ndarray, np.ndarray]]:
        """Masks that take an accumulator for that of another row or column, and the number that is
        compared instead of the query's or the key's. Thread and number of each accumulator: PTX
        ISA, wgmma, layout of D."""
        i, j, visited = self.query, self.key, self.visited
        row, column = i % _ROWS, j % self.tile
        of_block, of_tile = i - row, j - column
        lane = column % (2 * _LANES) // 2
        first_row = row // 16 * 16 + row % 8
        thread = row // 16 * 32 + row % 8 * _LANES + lane
        number = column // 8 * 4 + row % 16 // 8 * 2 + column % 2
        if self.causal:
            rows = [(Detail.ROW_OF_ANOTHER_ACCUMULATOR, first_row)]
            rows += [(Detail.ROW_OF_ANOTHER_ACCUMULATOR, first_row + 8)]
            others = thread // 4, thread // 2, thread, row % 16, row // 16 * 16, number
            rows += [(Detail.QUERY_MISTAKEN, other) for other in others]
            for how, other in rows:
                mistaken = of_block + other
                yield how, (j <= mistaken) & (j < self.keys) & visited, mistaken
        columns = [(Detail.COLUMN_OF_ANOTHER_ACCUMULATOR, 2 * lane)]
        for other in (2 * lane + number, number, column // 2 * 2, column % 8, thread):
            columns += [(Detail.KEY_MISTAKEN, other)]
        for how, other in columns:
            mistaken = of_tile + other
            seen = (mistaken < self.keys) & visited
            yield how, seen & (mistaken <= i) if self.causal else seen, mistaken

    def _parts(self) -> Iterator[tuple[Detail, np.ndarray]]:
        j, tile, count, seen = self.key, self.tile, self.keys, self.seen
        last = (count - 1) // tile * tile
        yield Detail.LAST_KEY_LEFT_OUT, seen & (j < count - 1)
        yield Detail.FIRST_KEY_LEFT_OUT, seen & (j > 0)
        if count % tile:
            unmasked = (j <= self.query) if self.causal else np.ones_like(seen)
            yield Detail.KEY_AFTER_LAST_COUNTS, unmasked & (j <= count)
            yield Detail.KEYS_BEYOND_LAST_COUNT, unmasked
        yield Detail.LAST_TILE_LEFT_OUT, seen & (j < last)
        if last:
            yield Detail.FIRST_TILE_ALONE, seen & (j < tile)
            yield Detail.LAST_TILE_ALONE, seen & (j >= last)
            yield Detail.FIRST_TILE_LEFT_OUT, seen & (j >= tile)

    # -- masked keys that count, with a score that a mask gave them

    def _masked_keys(self, held: np.ndarray) -> Iterator[_Candidate]:
        i, j = self.query, self.key
        beyond = self.visited & (j >= self.keys)
        masks = [self.visited & ~self.seen, beyond]
        if self.causal:
            masks += [self.visited & (j > i) & (j < self.keys)]
        for hidden in masks:
            if not hidden.any():
                continue
            for score in (self._score_of(hidden, held), None):
                if score is not None and not np.isfinite(score):
                    continue
                top = 2 * np.abs(self.scores).max() if score is None else score * self._unit
                if score == 0 and not self.causal:
                    continue  # what a copy fills with has this score without a mask
                scores = np.where(hidden, top, self.scores)
                seen = self.seen | hidden
                if score is None:  # nothing else is of any weight in these rows
                    seen = np.where(hidden.any(axis=1, keepdims=True), hidden, self.seen)
                yield self._candidate(
                    OutputCause.MASKED_KEYS_COUNT,
                    _weights(scores, seen),
                    **self.example(seen),
                    score="" if score is None else f"{score:.3g}",
                )

    @property
    def _unit(self) -> float:
        """A score before it is scaled, as a power of 2."""
        return math.log2(math.e) / self.root

    def _score_of(self, hidden: np.ndarray, held: np.ndarray) -> float:
        """The score, before it is scaled, with which ``hidden`` keys count in the rows that came
        as ``held``: by least squares in each row, and their median. NaN if there is none."""
        most = self.scores.max(axis=1, keepdims=True, initial=-np.inf, where=self.seen)
        weights = np.where(self.seen, np.exp2(self.scores - most), 0)
        values = self.v[self.at[:, 0]]
        above, hidden_above = (
            np.einsum("rk,rkd->rd", each, values) for each in (weights, hidden.astype(np.float64))
        )
        more = held * hidden.sum(axis=1, keepdims=True) - hidden_above
        less = above - held * weights.sum(axis=1, keepdims=True)
        with np.errstate(all="ignore"):
            powers = np.log2((less * more).sum(axis=1) / (more * more).sum(axis=1)) + most[:, 0]
        powers = powers[np.isfinite(powers)] / self._unit
        score = float(np.median(powers)) if len(powers) else math.nan
        return 0.0 if abs(score) < _NO_SCORE else float(f"{score:.3g}")

    # -- what the weights are divided by

    def _wrong_sums(self) -> Iterator[_Candidate]:
        weights = _weights(self.scores, self.seen)
        lane_of_key, lane_of_column = map(_lane_of, (len(self.key[0]), self.v.shape[-1]))
        for mask, is_half in ((0, False), (1, True), (2, True)):
            alike = (lane_of_key[:, None] & ~mask) == (lane_of_column[None, :] & ~mask)
            column_0 = np.flatnonzero(alike[: 2 * _LANES, 0])
            yield _Candidate(
                OutputCause.WEIGHTS_SUMMED_IN_PART,
                {
                    "is_half": is_half,
                    "columns": listed([f"8n + {key}" if key else "8n" for key in column_0]),
                },
                weights,
                weights @ alike,
            )
        nothing = {"is_half": False, "columns": ""}
        ones = np.ones((len(weights), 1))
        yield _Candidate(OutputCause.WEIGHTS_SUMMED_IN_PART, nothing, weights, ones)

    # -- the maxima that are subtracted

    def _wrong_maxima(self) -> Iterator[_Candidate]:
        tile, lane = self.key[0] // self.tile, _lane_of(len(self.key[0]))
        yield self._lane_maxima(tile, lane)
        of_tile, last = (
            self._largest_by(tile),
            self.scores.max(axis=1, keepdims=True, initial=-np.inf, where=self.seen),
        )
        if tile[-1] == 0:
            return
        yield self._wrong_maximum(Detail.NEVER_RESCALED, of_tile, of_tile)
        running = np.maximum.accumulate(of_tile, axis=1)
        backwards = np.maximum.accumulate(of_tile[:, ::-1], axis=1)[:, ::-1]
        for so_far in (running, backwards):
            yield self._wrong_maximum(Detail.PRODUCTS_NOT_RESCALED, so_far, last)
            yield self._wrong_maximum(Detail.WEIGHTS_NOT_RESCALED, last, so_far)
            yield self._wrong_maximum(Detail.SUMS_NOT_RESCALED, so_far, so_far)

    def _lane_maxima(self, tile: np.ndarray, lane: np.ndarray) -> _Candidate:
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
        how = {"how": Detail.MAXIMUM_OF_ONE_THREAD}
        return _Candidate(OutputCause.WEIGHTS_OF_DIFFERENT_MAXIMA, how, weights[None] * later, sums)

    def _largest_by(self, group: np.ndarray) -> np.ndarray:
        """float64[rows, keys]: the largest score of the keys in a key's group."""
        largest = np.full(self.scores.shape, -np.inf)
        for each in range(int(group.max()) + 1):
            alike = group == each
            scores = np.where(self.seen[:, alike], self.scores[:, alike], -np.inf)
            largest[:, alike] = scores.max(axis=1, keepdims=True)
        return largest

    def _wrong_maximum(self, how: Detail, above: np.ndarray, below: np.ndarray) -> _Candidate:
        """``above`` and ``below``: the maxima of the weights that multiply V, and of the sum's."""
        weights, summed = (
            np.where(self.seen, np.exp2(self.scores - most), 0) for most in (above, below)
        )
        sums = summed.sum(axis=1, keepdims=True)
        return _Candidate(OutputCause.WEIGHTS_OF_DIFFERENT_MAXIMA, {"how": how}, weights, sums)

    # -- the rows that a weight multiplies, or is computed from

    def _wrong_rows(self) -> Iterator[_Candidate]:
        key, tile = self.key[0], self.tile
        weights = _weights(self.scores, self.seen)
        others = [(Detail.ROWS_EXCHANGED, 2**n, key ^ 2**n) for n in range(6)]
        if key[-1] >= tile:
            others += [(Detail.ROWS_OF_FIRST_TILE, 0, key % tile)]
            others += [(Detail.ROWS_OF_NEXT_TILE, 0, (key + tile) % len(key))]
        for how, size, taken in others:
            if taken.max() >= len(key):
                continue
            first = int((taken != key).argmax())
            slots: dict[str, Any] = {"key": first, "row": int(taken[first]), "how": how}
            slots |= {"size": size, "single": size == 1}
            yield self._candidate(
                OutputCause.WEIGHTS_OF_OTHER_ROWS, weights, taken, name="v", **slots
            )
            of_k = _weights(self.scores[:, taken], self.seen)
            yield self._candidate(OutputCause.WEIGHTS_OF_OTHER_ROWS, of_k, name="k", **slots)

    # -- the factor of the scores

    def _wrong_scales(self) -> Iterator[_Candidate]:
        of_tile = self._largest_by(self.key[0] // self.tile)
        running = np.maximum.accumulate(of_tile, axis=1)
        last = running[:, -1:]
        factors = {
            Detail.ROOT_MISSING: self.root,
            Detail.LOG2_E_MISSING: math.log(2),
            Detail.LOG2_E_TWICE: math.log2(math.e),
            Detail.ROOT_TWICE: 1 / self.root,
            Detail.SCALE_MISSING: self.root * math.log(2),
        }
        for how, factor in factors.items():
            everywhere = _weights(factor * self.scores, self.seen)
            yield self._candidate(OutputCause.SCORES_SCALED_OTHERWISE, everywhere, how=how)
            with np.errstate(all="ignore"):
                powers = factor * (self.scores - running) + running - last
                inside = np.where(self.seen, np.exp2(powers), 0)
            yield self._candidate(OutputCause.SCORES_SCALED_OTHERWISE, inside, how=how)

    def _candidate(
        self, cause: OutputCause, weights: np.ndarray, taken: np.ndarray | None = None, **slots: Any
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
) -> Explanation | None:
    """Return the mistake that explains the ``wrong`` elements of an output (heads, queries,
    columns), if a single one does."""
    rows = np.argwhere(wrong.any(axis=-1))
    if not len(rows):
        return None
    with np.errstate(all="ignore"):
        nan = np.isnan(got[tuple(rows.T)].astype(np.float64)).all(axis=1)
        if nan.all():
            for explains in (_falling, _infinite):
                if mistake := explains(name, got, inputs, causal, tile):
                    return mistake
        right = np.argwhere(~wrong.any(axis=-1))
        rows = np.concatenate([_some(rows), _some(right)])
        known = AttentionRows(inputs, rows, causal, tile)
        held, is_wrong = got[tuple(rows.T)].astype(np.float64), wrong[tuple(rows.T)]
        best, least = None, math.inf
        for candidate in known.candidates(held):
            values = known.outputs(candidate)
            alike = np.isclose(held, values, rtol=_RTOL, atol=_ATOL, equal_nan=True)
            apart = np.abs(held - values)
            if not np.isfinite(apart).any():  # NaN alone, which has many causes
                continue
            error = float(apart[np.isfinite(apart)].mean())
            if min(alike.mean(), alike[is_wrong].mean()) > _ENOUGH and error < least:
                best, least = candidate, _NEARER * error
    return explanation(best.cause, output=name, **best.slots) if best else None


def _some(rows: np.ndarray) -> np.ndarray:
    return rows[:: -(-len(rows) // _MOST_ROWS)] if len(rows) else rows


def _falling(
    name: str, got: np.ndarray, inputs: Mapping[str, np.ndarray], causal: bool, tile: int
) -> Explanation | None:
    """All wrong rows are NaN: they should be those in which the maximum of a tile falls."""
    nan = np.asarray(np.isnan(got.astype(np.float64)).all(axis=-1))
    at = np.argwhere(np.ones_like(nan))[: 4 * _MOST_ROWS]
    falls = AttentionRows(inputs, at, causal, tile).maximum_falls()
    if not falls.any() or not (falls == nan[tuple(at.T)]).all():
        return None
    head, query = at[int(falls.argmax())].tolist()
    return explanation(OutputCause.MAXIMUM_FALLS, output=name, head=head, query=query)


def _infinite(
    name: str, got: np.ndarray, inputs: Mapping[str, np.ndarray], causal: bool, tile: int
) -> Explanation | None:
    """The rows that are NaN are those of which a tile has masked keys, and there are others: the
    mask's score is infinite, and so is the maximum that is subtracted from it."""
    nan = np.asarray(np.isnan(got.astype(np.float64)).all(axis=-1))
    at = np.argwhere(np.ones_like(nan))[: 4 * _MOST_ROWS]
    known = AttentionRows(inputs, at, causal, tile)
    hidden = known.visited & ~known.seen
    masked = hidden.any(axis=1)
    if masked.all() or not masked.any() or not (masked == nan[tuple(at.T)]).all():
        return None
    example = known.example(known.seen | hidden)
    return explanation(OutputCause.MASKED_KEYS_COUNT, output=name, score="infinity", **example)


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
