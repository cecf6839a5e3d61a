"""The report of the program: students with unexpected points are named."""

from __future__ import annotations

from collections import Counter

from tests.class_of_300.__main__ import problems
from tests.class_of_300.roster import KINDS, LEFT_OUT, roster
from tests.class_of_300.ways import Outcome
from tests.exploits.corpus import ATTACKS


def test_every_thirty_students_are_the_same_mixture() -> None:
    members = roster(60)
    assert Counter(one.kind for one in members[:30]) == KINDS == Counter(
        one.kind for one in members[30:]
    )  # fmt: skip
    assert len({one.name for one in members}) == 60
    assert roster(30) == members[:30]
    assert {one.earns for one in members if one.kind in ("correct", "mixed")} == {8.0}
    assert {one.earns for one in members if one.kind == "wrecked"} == {None}


def test_a_class_of_300_has_every_attack_in_it() -> None:
    there = {one.attack.name for one in roster(300)}
    assert {one.name for one in ATTACKS} - there == set(LEFT_OUT)


def test_students_with_unexpected_points_are_named() -> None:
    members = roster(30)
    outcome = Outcome("as it should be")
    outcome.earned = {one.name: one.earns for one in members}
    wrecked = next(one.name for one in members if one.kind == "wrecked")
    outcome.reasons = {wrecked: "not JSON"}
    assert problems(outcome, members) == []

    first, second, third, *_ = (one.name for one in members)
    del outcome.earned[first]
    outcome.earned[second] = 7.5
    outcome.twice = [third]
    outcome.reasons = {}
    assert problems(outcome, members) == [
        f"{first}: never ended",
        f"{second}: earned 7.5, and not {members[1].earns}: ",
        f"{third}: graded twice",
        f"{wrecked}: has no score, and no reason",
    ]
