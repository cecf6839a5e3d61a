"""The alignment of two sequences that costs least.

A gap costs more to open than to extend (Gotoh 1982, "An improved algorithm for matching biological
sequences"), so that a loop's missing iteration is one gap, not an event here and there. Of
alignments that cost the same, the one whose gaps come last is taken.
"""

from __future__ import annotations

import itertools
from collections.abc import Hashable, Iterator, Sequence
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[np.int64]]
Opcode = tuple[str, int, int, int, int]  # like difflib's; pairs are "equal", alike or not
NEVER = 1 << 40  # the cost of a pair that must not be
GAP = 10  # the cost of a gap
# The cost of each element in a gap. Those of the first sequence have to be explained.
EXTRA, MISSING = 10, 2


def opcodes(mine: Sequence[Hashable], theirs: Sequence[Hashable]) -> list[Opcode]:
    """Return the alignment of equal elements, as `difflib.SequenceMatcher.get_opcodes`."""
    a, b = numbered(mine, theirs)
    pairs = np.where(a[:, None] == b, -1, NEVER)
    return aligned(pairs, np.full_like(a, EXTRA), np.full_like(b, MISSING))


def numbered(*sequences: Sequence[Hashable]) -> list[Array]:
    """Return numbers for the elements of sequences: equal ones have the same."""
    numbers: dict[Hashable, int] = {}
    return [
        np.array([numbers.setdefault(each, len(numbers)) for each in sequence], np.int64)
        for sequence in sequences
    ]


def aligned(
    pairs: Array, mine: Array, theirs: Array, ends: tuple[bool, bool] = (False, False)
) -> list[Opcode]:
    """Return the alignment with the least costs.

    ``pairs``: shape (n, m), what pairs cost. ``mine`` and ``theirs``: shapes (n,) and (m,), what
    each costs that has no partner. ``ends``: True if the last of mine, or of theirs, may have no
    partner at no cost.
    """
    n, m = pairs.shape
    paired = np.full((n + 1, m + 1), NEVER, np.int64)
    deleted, inserted = paired.copy(), paired.copy()
    paired[0, 0] = 0
    sums = np.concatenate([[0], np.cumsum(theirs)])
    for i in range(n + 1):
        if i:
            before = np.minimum(np.minimum(paired[i - 1], deleted[i - 1]), inserted[i - 1])
            paired[i, 1:] = before[:-1] + pairs[i - 1]
            opened = np.minimum(paired[i - 1], inserted[i - 1]) + GAP
            deleted[i] = np.minimum(opened, deleted[i - 1]) + mine[i - 1]
        begun = np.minimum(paired[i] + GAP, deleted[i]) - sums
        inserted[i, 1:] = np.minimum.accumulate(begun)[:-1] + sums[1:]
    return [*_opcodes(_steps(paired, deleted, inserted, ends))]


def _steps(paired: Array, deleted: Array, inserted: Array, ends: tuple[bool, bool]) -> list[str]:
    """Return the steps to the end at which the costs are least."""
    least = np.minimum(np.minimum(paired, deleted), inserted)
    n, m = (size - 1 for size in least.shape)
    places = [(n, m)]
    if ends[0]:
        places.append((int(least[:, m].argmin()), m))
    if ends[1]:
        places.append((n, int(least[n].argmin())))
    i, j = min(places, key=lambda place: int(least[place]))
    steps, step = ["insert"] * (m - j) + ["delete"] * (n - i), "equal"
    while i or j:
        # A step costs as much whatever comes before it, but one that opens a gap.
        opens = 0 if step == "equal" else GAP
        costs = {
            "insert": inserted[i, j] + (opens if step == "delete" else 0),
            "delete": deleted[i, j],
            "equal": paired[i, j] + opens,
        }
        order = ("delete", "insert", "equal") if step == "delete" else ("insert", "delete", "equal")
        step = min(order, key=lambda each: int(costs[each]))
        steps.append(step)
        i, j = i - (step != "insert"), j - (step != "delete")
    return steps[::-1]


def _opcodes(steps: list[str]) -> Iterator[Opcode]:
    i = j = 0
    for is_pair, group in itertools.groupby(steps, key=lambda step: step == "equal"):
        kinds = [*group]
        mine, needed = (len(kinds) - kinds.count(each) for each in ("insert", "delete"))
        tag = "insert" if not mine else "delete" if not needed else "replace"
        yield "equal" if is_pair else tag, i, i + mine, j, j + needed
        i, j = i + mine, j + needed
