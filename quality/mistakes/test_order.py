"""The order of the rules: the first of two applicable rules wins.

`order.md` lists each pair of rules that were seen to apply to the same finding with different
causes, the winner first, and a mistake of `quality.mistakes` that shows it. Each test judges a
mistake, and applies the rules again with the two exchanged: that must give another cause.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from harness.sanitizer.diagnosis import rules
from harness.sanitizer.diagnosis.causes import hangs
from quality.mistakes.__main__ import recorded_pairs
from quality.mistakes.decided import ORDER, Decisions, deciding, listed, name_of
from quality.mistakes.judged import judged
from quality.mistakes.table import rows

ROWS = {row.name: row for row in rows()}
PAIRS = listed()
WITNESSES = sorted(set(PAIRS.values()))


@pytest.fixture
def seen() -> Iterator[Decisions]:
    with deciding() as decisions:
        yield decisions


def test_every_pair_that_decides_a_mistake_is_listed() -> None:
    """The recorded results of the whole table decide (``python -m quality.mistakes --record``)."""
    pairs = recorded_pairs()
    assert len(pairs) >= len(PAIRS) / 2
    missing = [
        f"- `{f}` before `{o}`: {name}" for (f, o), name in pairs.items() if (f, o) not in PAIRS
    ]
    assert not missing, f"not in {ORDER.name}:\n" + "\n".join(missing)


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
