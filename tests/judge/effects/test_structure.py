"""Structures that an exercise requires, from counts: overlaps, numbers of copies, alternation."""

from __future__ import annotations

import pytest

from harness import exercises
from harness.diagnosis import Report
from harness.emulator.trace.traffic import BlockTraffic, SectorUse, Traffic
from harness.exercises.effects import FewCopies, InFlight, InTurns, WrittenOnce
from harness.judge.structure import missing_in_counts

LAUNCH = exercises.get("drain").launch((9, 256))  # 1024 bytes of output


def report(*blocks: BlockTraffic, stores: tuple[SectorUse, ...] = ()) -> Report:
    return Report(
        findings=(),
        executed=frozenset(),
        steps=1,
        emulated_s=0.0,
        bank_conflicts=(),
        traffic=Traffic(blocks=blocks),
        sectors=stores,
    )


def stored(requests: int, sectors_each: int) -> tuple[SectorUse, ...]:
    """A number of requests of a warp, each for a number of sectors."""
    count = requests * sectors_each
    return (SectorUse(7, "", "", "st.global.f32", requests, count, count),)


@pytest.mark.parametrize(
    ("effect", "block", "holds"),
    [
        (InFlight(loads=3), BlockTraffic(fills=9, fills_at_once=4), True),
        (InFlight(loads=3), BlockTraffic(fills=9, fills_at_once=1, restarts=8), False),
        (InFlight(loads=3), BlockTraffic(fills=9, fills_at_once=4, restarts=2), False),
        (InFlight(loads=3), BlockTraffic(fills=3, fills_at_once=1, restarts=2), True),  # too few
        (InFlight(stores=2), BlockTraffic(groups=5, groups_at_once=2), True),
        (InFlight(stores=2), BlockTraffic(groups=5, groups_at_once=1), False),
        (InFlight(stores=2), BlockTraffic(groups=2, groups_at_once=1), True),
        (FewCopies("load"), BlockTraffic(loads=1, stores=3), True),
        (FewCopies("load"), BlockTraffic(loads=2), False),
        (FewCopies("store", most=4), BlockTraffic(stores=4), True),
        (FewCopies("store", most=4), BlockTraffic(stores=5), False),
        (InTurns(lambda shape: 0.5), BlockTraffic(products=8, in_turn=4, turns_at_once=1), True),
        (InTurns(lambda shape: 0.5), BlockTraffic(products=8, in_turn=3, turns_at_once=1), False),
        (InTurns(lambda shape: 0.5), BlockTraffic(products=8, in_turn=8, turns_at_once=2), False),
    ],
)
def test_each_block_is_judged_by_its_counts(effect, block, holds) -> None:
    fine = BlockTraffic()
    assert (missing_in_counts(effect, (9, 256), LAUNCH, report(fine, block)) == "") == holds


@pytest.mark.parametrize(("requests", "holds"), [(8, True), (10, True), (24, False)])
def test_an_output_is_written_once(requests, holds) -> None:
    """One of a request's 4 sectors may be partial."""
    found = report(stores=stored(requests, 4))
    assert (missing_in_counts(WrittenOnce(), (9, 256), LAUNCH, found) == "") == holds


def test_uncounted_effects_are_not_judged() -> None:
    assert missing_in_counts(InFlight(loads=3), (9, 256), LAUNCH, None) == ""
