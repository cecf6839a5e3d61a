"""Structures that an exercise requires, from counts: overlaps, numbers of copies, alternation."""

from __future__ import annotations

import pytest

from harness.course import exercises
from harness.course.exercises.effects import InFlight, InTurns, WrittenOnce
from harness.course.judge.structure import missing_in_counts
from harness.course.outputs import Shortfall
from harness.sanitizer.diagnosis import Report
from harness.sanitizer.emulator.trace.traffic import BlockTraffic, SectorUse

LAUNCH = exercises.get("drain").launch((9, 256))  # 1024 bytes of output


def report(*blocks: BlockTraffic, stores: tuple[SectorUse, ...] = ()) -> Report:
    return Report(
        findings=(),
        executed=frozenset(),
        steps=1,
        emulated_s=0.0,
        bank_conflicts=(),
        traffic=blocks,
        sectors=stores,
    )


def stored(requests: int, sectors_each: int) -> tuple[SectorUse, ...]:
    """A number of requests of a warp, each for a number of sectors."""
    count = requests * sectors_each
    return (SectorUse(7, "", "", "st.global.f32", requests, count, count),)


def fills(count: int, at_once: int, restarts: int) -> BlockTraffic:
    return BlockTraffic(fills=count, fills_at_once=at_once, restarts=restarts)


def turns(in_turn: int, at_once: int) -> BlockTraffic:
    return BlockTraffic(products=8, in_turn=in_turn, turns_at_once=at_once)


@pytest.mark.parametrize(
    ("effect", "block", "lacks"),
    [
        (InFlight(loads=3), fills(9, 4, 0), None),
        (
            InFlight(loads=3),
            BlockTraffic(fills=9, fills_at_once=1, restarts=8),
            Shortfall.LOADS_IN_TURN,
        ),
        (
            InFlight(loads=3),
            BlockTraffic(fills=9, fills_at_once=4, restarts=2),
            Shortfall.LOADS_RESTARTED,
        ),
        (InFlight(loads=3), fills(3, 1, 2), None),  # too few
        (InFlight(stores=2), BlockTraffic(groups=5, groups_at_once=2), None),
        (InFlight(stores=2), BlockTraffic(groups=5, groups_at_once=1), Shortfall.STORES_IN_TURN),
        (InFlight(stores=2), BlockTraffic(groups=2, groups_at_once=1), None),
        (InFlight(beside=True), BlockTraffic(groups=7, groups_beside_loads=3), None),
        (
            InFlight(beside=True),
            BlockTraffic(groups=7, groups_beside_loads=2),
            Shortfall.STORES_BESIDE_NO_LOADS,
        ),
        (InTurns(lambda shape: 0.5), turns(4, 1), None),
        (InTurns(lambda shape: 0.5), turns(3, 1), Shortfall.OUT_OF_TURN),
        (InTurns(lambda shape: 0.5), turns(8, 2), Shortfall.TURNS_AT_ONCE),
    ],
)
def test_each_block_is_judged_by_its_counts(effect, block, lacks) -> None:
    fine = BlockTraffic()
    missing = missing_in_counts(effect, (9, 256), LAUNCH, report(fine, block))
    assert (missing and missing.shortfall) == lacks


@pytest.mark.parametrize(("requests", "holds"), [(8, True), (10, True), (24, False)])
def test_an_output_is_written_once(requests, holds) -> None:
    """One of a request's 4 sectors may be partial."""
    missing_counts = report(stores=stored(requests, 4))
    assert (missing_in_counts(WrittenOnce(), (9, 256), LAUNCH, missing_counts) is None) == holds


def test_uncounted_effects_are_not_judged() -> None:
    assert missing_in_counts(InFlight(loads=3), (9, 256), LAUNCH, None) is None
