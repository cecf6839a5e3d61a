"""Spans of a lane as bars: all of them if there is room, else those that took most time."""

from __future__ import annotations

import numpy as np

from harness.views.timelines.lanes import KINDS, Lane

Bar = tuple[int, int, int, int]


def bars(lane: Lane, begin: int, end: int, pixels: int) -> tuple[list[Bar], int]:
    """Return the bars of a lane from step ``begin`` to ``end``: ``(from, to, kind number, event)``,
    and the number of spans in them. The event is -1 if a bar shows several.

    No more bars than pixels: if there are more spans, each pixel shows the kind that most of its
    time went to.
    """
    first = int(np.searchsorted(lane.begins, end, "left"))
    reaching = np.flatnonzero(lane.ends[:first] >= begin)
    begins, ends, kinds = lane.begins[reaching], lane.ends[reaching], lane.kinds[reaching]
    if len(begins) <= pixels:
        numbers = [lane.numbers[i] for i in reaching.tolist()]
        columns = begins.tolist(), ends.tolist(), kinds.tolist(), numbers
        return list(zip(*columns, strict=True)), len(begins)
    width = (end - begin) / pixels
    share = np.zeros((len(KINDS), pixels))
    for kind in np.unique(kinds):
        of = kinds == kind
        low = np.clip((begins[of] - begin) / width, 0, pixels)
        high = np.clip((np.maximum(ends[of], begins[of] + 1) - begin) / width, 0, pixels)
        # The time up to each edge of a pixel, from the spans that have begun and ended before it.
        edges = np.arange(pixels + 1)
        share[kind] = np.diff(_before(low, edges) - _before(high, edges))
    chosen = np.where(share.max(axis=0) > 0, share.argmax(axis=0), -1)
    drawn: list[Bar] = []
    turns = np.flatnonzero(np.diff(chosen)) + 1
    for low, high in zip([0, *turns.tolist()], [*turns.tolist(), pixels], strict=True):
        if chosen[low] >= 0:
            steps = int(begin + low * width), int(begin + high * width)
            drawn.append((*steps, int(chosen[low]), -1))
    return drawn, len(begins)


def _before(starts: np.ndarray, edges: np.ndarray) -> np.ndarray:
    """For each edge e the sum of max(e - start, 0)."""
    ordered = np.sort(starts)
    total = np.concatenate([[0.0], np.cumsum(ordered)])
    count = np.searchsorted(ordered, edges, "right")
    return np.asarray(edges * count - total[count])
