"""The report of the program: students with unexpected points are named."""

from __future__ import annotations

from collections import Counter

from tests.class_of_300.__main__ import problems
from tests.class_of_300.roster import KINDS, LEFT_OUT, roster
from tests.class_of_300.ways import Outcome
from tests.exploits.corpus import ATTACKS


def test_every_thirty_students_are_the_same_mixture() -> None:
    members = roster(60)
    assert Counter(member.kind for member in members[:30]) == KINDS == Counter(
        member.kind for member in members[30:]
    )  # fmt: skip
    assert len({member.name for member in members}) == 60
    assert roster(30) == members[:30]
    assert {member.earns for member in members if member.kind in ("correct", "mixed")} == {8.0}
    assert {member.earns for member in members if member.kind == "wrecked"} == {None}


def test_a_class_of_300_has_every_attack_in_it() -> None:
    there = {member.attack.name for member in roster(300)}
    assert {attack.name for attack in ATTACKS} - there == set(LEFT_OUT)


def test_students_with_unexpected_points_are_named() -> None:
    members = roster(30)
    outcome = Outcome("as it should be")
    outcome.earned = {member.name: member.earns for member in members}
    wrecked = next(member.name for member in members if member.kind == "wrecked")
    outcome.reasons = {wrecked: "not JSON"}
    assert problems(outcome, members) == []

    first, second, third, *_ = (member.name for member in members)
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
