"""Pairs of rules whose order decides a cause, and the list of them, `order.md`."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

from harness.sanitizer.diagnosis import rules
from harness.sanitizer.diagnosis.cause import Cause
from harness.sanitizer.diagnosis.causes import hangs
from harness.sanitizer.diagnosis.context import Context

ORDER = Path(__file__).parent / "order.md"
Names = tuple[str, str]  # the rule that wins, and another that holds
Decisions = dict[Names, tuple[Cause, Cause]]  # the cause, and the cause with the two exchanged


def listed() -> dict[Names, str]:
    """Return the pairs of the list, and the mistake that shows each."""
    lines = re.findall(r"^- `(\S+)` before `(\S+)`: (.+)$", ORDER.read_text(), re.MULTILINE)
    return {(first, other): name for first, other, name in lines}


def name_of(rule: Callable[[Any], object]) -> str:
    return f"{rule.__module__.rpartition('.')[2]}.{rule.__name__}"


def decided(facts: Any, of: tuple[Any, ...]) -> Decisions:
    """Return the pairs of which the first rule wins, and the other would give another cause."""
    applying = list(rules.applying(facts, of))
    decisions = {}
    for rule, _ in applying[1:]:
        first, winner = applying[0]
        order = [*of]
        i, j = order.index(first), order.index(rule)
        order[i], order[j] = rule, first
        _, exchanged = next(rules.applying(facts, tuple(order)))
        if exchanged.cause is not winner.cause:
            decisions[name_of(first), name_of(rule)] = winner.cause, exchanged.cause
    return decisions


@contextlib.contextmanager
def deciding() -> Iterator[Decisions]:
    """Fill a dict with the pairs that decide something while launches are diagnosed."""
    decisions: Decisions = {}
    diagnose, first_of = rules.diagnose, hangs.first_of

    def listening(state: Any, finding: Any) -> Any:
        facts, of = rules.known_of(Context(state, finding))
        decisions.update(decided(facts, of))
        return diagnose(state, finding)

    def listening_to_waits(lacking: Any, of: Any) -> Any:
        decisions.update(decided(lacking, of))
        return first_of(lacking, of)

    with (
        patch.object(rules, "diagnose", listening),
        patch.object(hangs, "first_of", listening_to_waits),
    ):
        yield decisions
