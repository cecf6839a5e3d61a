"""The places that threads store to, whichever thread of a block does, and their last values."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from harness.course.judge.comparison.differences import Difference, What
from harness.course.judge.comparison.events import is_shared
from harness.course.judge.comparison.history import Replay
from harness.course.judge.comparison.memory import Memory
from harness.course.judge.comparison.recording import is_copy
from harness.course.judge.comparison.threads import executed
from harness.course.judge.comparison.values import ALIKE, ROUNDING, TINY, sums

Place = tuple[int, int]  # a block (of global memory: -1) and an address


class Store(NamedTuple):
    """A store of the thread in a column."""

    bits: int
    column: int
    step: int


class Stores:
    """The places that the student's and the answer's threads write, and their last values.
    ``agree``: all that the answer writes end with its values; ``are_divided``: most are written by
    a single thread each, and by another than the answer's; ``first``: the last stores to the first
    place that ends with another value; ``first_single``: and that the answer writes once."""

    def __init__(self, mine: Replay, theirs: Replay) -> None:
        (known, writers), (needed, others) = _written(mine), _written(theirs)
        self._last, self._places = (known, needed), mine.recording.places
        pairs = {at: (known[at], store) for at, store in needed.items() if at in known}
        columns = {at: {*writers[at]} for at in pairs}
        divided = (len(columns[at]) == 1 and pairs[at][1].column not in columns[at] for at in pairs)
        self.are_divided = 2 * sum(divided) > len(needed)
        unlike = dict(zip(pairs, _unlike([*pairs.values()]), strict=True))
        self.agree = needed.keys() <= known.keys() and not any(unlike.values())
        by_step = sorted((at for at in pairs if unlike[at]), key=lambda at: pairs[at][0].step)
        single = (at for at in by_step if len(others[at]) == 1)
        self.first, self.first_single = (
            pairs.get(next(iter(each), (0, 0))) for each in (by_step, single)
        )

    def is_design(self, d: Difference, own_stores: bool) -> bool:
        """Return True of a store too many, or too few, if another thread writes its place; and in a
        kernel with ``own_stores`` in its text, if any does."""
        is_extra = d.what is What.EXTRA or d.longer
        event = d.event if is_extra or d.needed is None else d.needed
        if event.key != "st" or d.what not in (What.EXTRA, What.MISSING, What.DECISION):
            return False
        block = d.block if is_shared(event) else -1
        store = self._last[is_extra].get((block, sums(event.operands["a"])[0].bits or 0))
        return store is not None and (
            own_stores or self._places[store.column] != (d.block, d.thread)
        )


def buffers_of(runs: Sequence[tuple[Replay, Memory]]) -> dict[int, int]:
    """Return the answer's address in shared memory for each of the student's that threads store to,
    where these are the same but for the buffer, the first index, and no copy names any: which of
    several buffers is the first does not matter."""
    stored: list[dict[int, list[int]]] = [{}, {}]
    for (replay, _), known in zip(runs, stored, strict=True):
        for step in executed(replay, lambda key: key == "st" or is_copy(key)):
            if is_copy(step.site.key):
                return {}
            if step.site.key == "st" and ".shared" in step.site.opcode:
                addresses = step.values(dict(step.site.operands)["a"])[0].tolist()
                for address, column in zip(addresses, step.columns.tolist(), strict=True):
                    known.setdefault(column, []).append(address)
    pairs = {
        pair
        for column, addresses in stored[0].items()
        for pair in zip(addresses, stored[1].get(column, ()), strict=False)
    }
    buffers = dict(pairs)
    indices = ([m.index(at) for (_, m), at in zip(runs, pair, strict=True)] for pair in pairs)
    same = all(len(a) > 1 and a[1:] == b[1:] for a, b in indices)
    return buffers if same and len(buffers) == len(pairs) == len({*buffers.values()}) else {}


def _unlike(pairs: list[tuple[Store, Store]]) -> list[bool]:
    """Return for each pair whether its values differ."""
    both = np.array([(a.bits, b.bits) for a, b in pairs], np.uint64).reshape(-1, 2)
    words = both.astype(np.uint32)
    halves = words << np.uint32(16)  # the lower number of a pair of 16-bit ones
    alike = _close(words, ROUNDING) & (_close(words, ALIKE) | _close(halves, ROUNDING))
    alike |= (words << np.uint32(1) == 0).all(axis=1)  # zeros of either sign
    unlike: list[bool] = (~alike & (both[:, 0] != both[:, 1])).tolist()
    return unlike


def _close(words: np.ndarray, rounding: float) -> np.ndarray:
    """Compare float32 numbers in two columns."""
    a, b = words.view(np.float32).T
    with np.errstate(all="ignore"):
        most = np.maximum(np.abs(a), np.abs(b))
        return np.asarray((most > TINY) & (np.abs(a - b) <= rounding * most))


def _written(replay: Replay) -> tuple[dict[Place, Store], dict[Place, list[int]]]:
    """The last stores of threads, and the columns of all stores there, by place."""
    stored: dict[Place, Store] = {}
    writers: dict[Place, list[int]] = {}
    block_of = [block for block, _ in replay.recording.places]
    for step in executed(replay, lambda key: key == "st"):
        if step.site.key != "st":
            continue
        place, words = (step.values(sources) for _, sources in step.site.operands)
        size = int(step.site.opcode.rpartition(".")[2][1:]) // 8
        columns = step.columns.tolist()
        blocks = [block_of[column] for column in columns]
        if ".global" in step.site.opcode:
            blocks = [-1] * len(blocks)
        for number, word in enumerate(words):
            at = (place[0] + np.uint64(number * size)).tolist()
            stores = map(Store, word.tolist(), columns, itertools.repeat(step.number))
            for where, store in zip(zip(blocks, at, strict=True), stores, strict=False):
                stored[where] = store
                writers.setdefault(where, []).append(store.column)
    return stored, writers
