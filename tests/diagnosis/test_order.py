"""The order of the rules: the first of two applicable rules wins.

`order.md` lists each pair of rules that were seen to apply to the same finding with different
causes, the winner first, and a mistake of `tests.mistakes` that shows it. Each test judges a
mistake, and applies the rules again with the two exchanged: that must give another cause.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from harness.diagnosis import launch, rules
from harness.diagnosis.cause import Cause
from harness.diagnosis.causes import hangs
from harness.diagnosis.context import Context
from tests.mistakes.judged import judged
from tests.mistakes.table import rows

ORDER = Path(__file__).parent / "order.md"
Names = tuple[str, str]  # of the rule that wins, and of another that holds
ROWS = {row.name: row for row in rows()}


def _pairs() -> dict[Names, str]:
    lines = re.findall(r"^- `(\S+)` before `(\S+)`: (.+)$", ORDER.read_text(), re.MULTILINE)
    return {(first, other): name for first, other, name in lines}


PAIRS = _pairs()
WITNESSES = sorted(set(PAIRS.values()))


def name_of(rule: Callable[[Any], object]) -> str:
    return f"{rule.__module__.rpartition('.')[2]}.{rule.__name__}"


def decided(facts: Any, of: tuple[Any, ...]) -> dict[Names, tuple[Cause, Cause]]:
    """Return the cause by the rules of a pair, and the cause with the two exchanged if it
    differs.
    """
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


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> dict[Names, tuple[Cause, Cause]]:
    """The pairs that decide something, filled while launches are diagnosed."""
    decisions: dict[Names, tuple[Cause, Cause]] = {}
    diagnose, first_of = rules.diagnose, hangs.first_of

    def listening(state: Any, finding: Any) -> Any:
        facts, of = rules.known_of(Context(state, finding))
        decisions.update(decided(facts, of))
        return diagnose(state, finding)

    def listening_to_waits(lacking: Any, of: Any) -> Any:
        decisions.update(decided(lacking, of))
        return first_of(lacking, of)

    monkeypatch.setattr(launch, "diagnose", listening)
    monkeypatch.setattr(hangs, "first_of", listening_to_waits)
    return decisions


def test_listed_pairs_follow_the_order_of_rules() -> None:
    tuples = [family.rules for families in rules.RULES.values() for family in families]
    orders = [[name_of(rule) for rule in of] for of in (*tuples, hangs.WAITS)]
    for first, other in PAIRS:
        assert any(
            {first, other} <= {*order} and order.index(first) < order.index(other)
            for order in orders
        ), f"{first} before {other}"
    assert set(WITNESSES) <= set(ROWS)


@pytest.mark.alike(8)
@pytest.mark.parametrize("name", WITNESSES)
def test_the_first_of_two_rules_wins(name: str, seen) -> None:
    """With the two rules exchanged, the cause is different."""
    judged(ROWS[name])
    assert {names for names, of in PAIRS.items() if of == name} <= seen.keys()
    assert seen.keys() <= PAIRS.keys(), f"not in {ORDER.name}: {seen.keys() - PAIRS.keys()}"
