"""Hazards that hide others: for each rule of the table a pair to which it applies, and a pair that
only looks similar.
"""

from __future__ import annotations

from dataclasses import replace

from harness.sanitizer.diagnosis import Cause, Hazard, distinct
from harness.sanitizer.diagnosis.hiding import PASSES, Explains, Pair, explains
from harness.sanitizer.emulator.findings import Reason
from harness.sanitizer.emulator.memory.extents import Outside


def hazard(kind: str, line: int, other: int | None = None, **more) -> Hazard:
    return Hazard(kind, more.pop("severity", "error"), "", line, other_line=other, **more)


BYTES, OTHERS = frozenset({1, 2}), frozenset({3})
INDIRECT = {"indirect": True}
LACKING = Cause.NO_BARRIER_BETWEEN_WRITE_AND_READ

# For each rule, in its order: a cause, its effect, and fields that make the effect another bug's.
PAIRS: tuple[tuple[Hazard, Hazard, dict], ...] = (
    (  # race, unwritten
        hazard("data-race", 9, 5, granules=BYTES),
        hazard("uninitialized-read", 9, granules=BYTES),
        {"granules": OTHERS},
    ),
    (  # ended in use, init
        hazard("data-race", 9, 5, cause=Cause.MBARRIER_ENDED_IN_USE, ptx_line=9, other_ptx_line=5),
        hazard("unfenced-barrier-init", 5),
        {"line": 7},
    ),
    (  # race, cluster exit
        hazard("data-race", 9, 5),
        hazard("cluster-exit", 5, **INDIRECT),
        {"indirect": False},
    ),
    (  # race, source reused
        hazard("data-race", 9, 5),
        hazard("source-reused", 5, 9),
        {"by_itself": True},
    ),
    (  # read early, overwritten
        hazard("read-before-arrival", 9, 5),
        hazard("overwrite-in-use", 5, 9),
        {"other_line": 7},
    ),
    (  # overwritten, read early
        hazard("overwrite-in-use", 5, 9),
        hazard("read-before-arrival", 9, 5, **INDIRECT),
        {"indirect": False},
    ),
    (  # cluster exit, bytes differ
        hazard("cluster-exit", 5),
        hazard("transaction-mismatch", 3, 5, cause=Cause.BYTES_NEVER_EXPECTED),
        {"other_line": 7},
    ),
    (  # read early, cluster exit
        hazard("transaction-mismatch", 3, 5, cause=Cause.MULTICAST_NOT_ISSUED),
        hazard("cluster-exit", 7),
        {"line": None},
    ),
    (  # overwritten, bytes differ
        hazard("overwrite-in-use", 5, 9),
        hazard("transaction-mismatch", 3, 5),
        {"is_explained": True},
    ),
    (  # bytes differ, copy in disorder
        hazard("transaction-mismatch", 3, 5),
        hazard("read-before-arrival", 9, 5, **INDIRECT),
        {"indirect": False},
    ),
    (  # wrong phase, copy in disorder
        hazard("phase-mismatch", 8, 5),
        hazard("overwrite-in-use", 5, 9, **INDIRECT),
        {"indirect": False},
    ),
    (  # beyond count, read early
        hazard("phase-mismatch", 4, 3, by_itself=True, **INDIRECT),
        hazard("read-before-arrival", 9, 5, cause=Cause.READ_IN_UNAWAITED_ROUND),
        {"cause": Cause.LOAD_NEVER_AWAITED},
    ),
    (  # not drained, source reused
        hazard("store-not-drained", 5),
        hazard("source-reused", 9, 5, **INDIRECT),
        {"indirect": False},
    ),
    (  # made again, wrong phase
        hazard("illegal-access", 5, 3, reason=Reason.MADE_AGAIN),
        hazard("phase-mismatch", 8, reason=Reason.RETURNED_BEFORE_FIRST_PHASE),
        {"reason": Reason.RETURNED_FOR_OLD_PHASE},
    ),
    (  # out of bounds, others' elements
        hazard("illegal-access", 9, facts={"outside": Outside("`out[4]`", "out", 0, 4)}),
        hazard("data-race", 7, 5, cause=Cause.BLOCKS_SHARE_PLACE, variables=("out",)),
        {"cause": LACKING},
    ),
    (  # other severity
        hazard("data-race", 9, 5),
        hazard("data-race", 5, 9, severity="formal"),
        {"line": 7},
    ),
    (  # same cause
        hazard("data-race", 9, 5, cause=Cause.FLAG_RELAXED, facts={"write": "line 6", "read": ""}),
        hazard("data-race", 8, 4, cause=Cause.FLAG_RELAXED, facts={"write": "line 6", "read": ""}),
        {"facts": {"write": "line 7", "read": ""}},
    ),
    (  # plain access of a flag, what it hands over
        hazard("data-race", 6, 4, cause=Cause.RACE_WITH_ATOMIC),
        hazard("data-race", 9, 5, cause=Cause.BLOCKS_SHARE_PLACE),
        {"cause": Cause.NO_BARRIER_BETWEEN_WRITES},
    ),
    (  # another access of a block that may have left
        hazard("cluster-exit", 9, cause=Cause.CLUSTER_EXIT),
        hazard("cluster-exit", 5, cause=Cause.CLUSTER_EXIT),
        {"cause": Cause.REACHED_BEFORE_BLOCK_BEGINS},
    ),
    (  # read early, race
        hazard("read-before-arrival", 9, 5),
        hazard("data-race", 9, 5),
        {"other_line": 7},
    ),
    (  # overwritten, in order without a fence
        hazard("overwrite-in-use", 5, 9),
        hazard("write-after-read-fence", 5, 9, severity="warning"),
        {"other_line": 7},
    ),
    (  # init, other use
        hazard("unfenced-barrier-init", 9, 3),
        hazard("unfenced-barrier-init", 9),
        {"other_line": 4},
    ),
    (  # wrong phase, ran ahead
        hazard("phase-mismatch", 9, 5, cause=Cause.PARITY_NEVER_FLIPS),
        hazard("phase-mismatch", 9, 3, cause=Cause.WAIT_RAN_AHEAD, evident=True, **INDIRECT),
        {"line": 7},
    ),
    (  # race, reader too early
        hazard("data-race", 9, 5),
        hazard("data-race", 7, 9, **INDIRECT),
        {"indirect": False},
    ),
    (  # race, other way round
        hazard("data-race", 9, 5, granules=BYTES),
        hazard("data-race", 5, 9, granules=BYTES),
        {"granules": frozenset({1})},
    ),
    (  # operands, other way round
        hazard("illegal-access", 9, 5, reason=Reason.WARP_IN_PART),
        hazard("illegal-access", 5, 9, reason=Reason.WARP_IN_PART),
        {"reason": Reason.MASKS_DIFFER},
    ),
    (  # other place
        hazard("overwrite-in-use", 9, 5),
        hazard("overwrite-in-use", 9, 7),
        {"line": 8},
    ),
    (  # fence, other access
        hazard("missing-proxy-fence", 9, 5),
        hazard("missing-proxy-fence", 11, 5),
        {"other_line": 6},
    ),
    (  # one place between, other accesses
        hazard("data-race", 9, 5, cause=LACKING, ptx_line=90, other_ptx_line=50),
        hazard("data-race", 8, 6, cause=LACKING, ptx_line=80, other_ptx_line=60),
        {"ptx_line": 40},
    ),
    (  # bytes differ, no copy
        hazard("transaction-mismatch", 3, 5),
        hazard("transaction-mismatch", 3),
        {"line": 4},
    ),
    (  # phases, counts
        hazard("phase-mismatch", 8),
        hazard("phase-mismatch", 6, **INDIRECT),
        {"indirect": False},
    ),
    (  # phases, other wait
        hazard("phase-mismatch", 8, 3),
        hazard("phase-mismatch", 8, 2),
        {"line": 7},
    ),
    (  # any, arrival of another phase
        hazard("source-reused", 9, 5),
        hazard("phase-mismatch", 8, 3, reason=Reason.PHASE_NOT_KNOWN, **INDIRECT),
        {"reason": Reason.BEYOND_COUNT},
    ),
    (  # race, counts
        hazard("data-race", 9, 5),
        hazard("phase-mismatch", 8, **INDIRECT),
        {"evident": True},
    ),
    (  # disorder, counts
        hazard("overwrite-in-use", 5, 9),
        hazard("phase-mismatch", 8, **INDIRECT),
        {"by_itself": True},
    ),
    (  # wait itself wrong, copy in disorder
        hazard("phase-mismatch", 8, 3, evident=True),
        hazard("read-before-arrival", 9, 5, cause=Cause.WAIT_FOR_OLD_PHASE),
        {"cause": Cause.READ_IN_UNAWAITED_ROUND},
    ),
    (  # wrong phase, races
        hazard("phase-mismatch", 8, granules=BYTES),
        hazard("data-race", 9, 5, granules=BYTES),
        {"granules": OTHERS},
    ),
    (  # disorder, unwritten
        hazard("read-before-arrival", 9, 5, granules=BYTES),
        hazard("uninitialized-read", 11, granules=BYTES),
        {"granules": OTHERS},
    ),
)
COUNTS = {"barrier": 1, "count": 64, "other": 96}
RULES = [rule for rules in PASSES for rule in rules]


def test_an_arrival_whose_phase_is_not_known_hides_nothing_else() -> None:
    arrival = hazard("phase-mismatch", 8, 3, reason=Reason.PHASE_NOT_KNOWN, **INDIRECT)
    for effect in (
        hazard("phase-mismatch", 6, **INDIRECT),
        hazard("data-race", 9, 5),
        hazard("overwrite-in-use", 8, 9, **INDIRECT),
    ):
        assert not explains(Pair(arrival, effect, earlier=True), RULES)
    other = replace(arrival, line=7)
    assert distinct([arrival, other]) == (arrival,)


def test_two_counts_of_a_barrier_are_reported_once() -> None:
    here = hazard("illegal-access", 9, reason=Reason.COUNTS_DIFFER, facts=COUNTS)
    there = replace(here, line=5, facts=COUNTS | {"count": 96, "other": 64})
    assert distinct([here, there]) == (here,)
    assert distinct([here, replace(there, facts=COUNTS)]) == (here, replace(there, facts=COUNTS))


def test_a_cause_hides_its_effect() -> None:
    """Only this rule of its pass hides it; similar findings are kept."""
    for rule, (cause, effect, otherwise) in zip(RULES, PAIRS, strict=True):
        pair = Pair(cause, effect, earlier=True)
        (rules,) = (rules for rules in PASSES if rule in rules)
        assert [each for each in rules if each.holds(pair)] == [rule]
        assert distinct([cause, effect]) == (cause,), rule
        other = replace(effect, **otherwise)
        assert not explains(Pair(cause, other, earlier=True), [rule]), rule


def test_a_race_that_nothing_orders_hides_its_other_direction() -> None:
    there = hazard("data-race", 5, 9, granules=frozenset({1}))
    for cause in (Cause.WRITTEN_AFTER_ARRIVAL, Cause.BLOCKS_SHARE_PLACE, LACKING):
        here = hazard("data-race", 9, 5, granules=BYTES, cause=cause)
        assert (distinct([here, there]) == (here,)) is (cause is not LACKING)
    assert distinct([there, replace(here, cause=Cause.WRITTEN_AFTER_ARRIVAL)])[0].line == 9


def test_an_mbarrier_made_again_hides_its_counts() -> None:
    again = hazard("illegal-access", 5, 3, reason=Reason.MADE_AGAIN, facts={"memory": "`bar`"})
    count = hazard("data-race", 9, 7, cause=Cause.COUNT_TOO_SMALL, facts={"barrier": "`bar`"})
    other = replace(count, facts={"barrier": "`other`"})
    assert distinct([again, count]) == (again,)
    assert distinct([again, other]) == (again, other)


def test_a_wrong_parity_or_number_of_bytes_hides_vague_effects() -> None:
    vague = {"cause": Cause.COPY_WITHOUT_EMPTY_WAIT}
    parity = hazard("phase-mismatch", 8, 5, cause=Cause.PARITY_NEVER_FLIPS)
    differ = hazard("transaction-mismatch", 3, 5, cause=Cause.BYTES_EXPECTED_DIFFER)
    unrelated = hazard("overwrite-in-use", 6, 9, **vague)
    effects = (
        (parity, hazard("overwrite-in-use", 5, 9, **vague)),
        (parity, hazard("cluster-exit", 5, cause=Cause.CLUSTER_EXIT)),
        (parity, replace(unrelated, **INDIRECT)),
        (differ, replace(unrelated, **INDIRECT)),
    )
    for cause, effect in effects:
        assert distinct([cause, effect]) == (cause,)
        assert distinct([cause, unrelated]) == (cause, unrelated)


def test_an_mbarrier_is_made_again_once() -> None:
    again = hazard("illegal-access", 5, 3, reason=Reason.MADE_AGAIN)
    assert distinct([again, replace(again, other_line=5)]) == (again,)
    assert len(distinct([again, replace(again, line=7)])) == 2


def test_a_copy_that_outlives_its_block_hides_that_its_target_exits() -> None:
    outlives = hazard("overwrite-in-use", 5, cause=Cause.COPY_OUTLIVES_BLOCK)
    assert distinct([hazard("cluster-exit", 5), outlives]) == (outlives,)
    assert len(distinct([hazard("cluster-exit", 6), outlives])) == 2


def test_less_severe_findings_hide_nothing() -> None:
    always = [Explains(("data-race",), ("data-race",), lambda pair: True, "a test")]
    grave, formal = hazard("data-race", 9, 5), hazard("data-race", 8, 4, severity="formal")
    warning = replace(formal, severity="warning")
    assert explains(Pair(grave, formal, earlier=True), always)
    assert not explains(Pair(formal, grave, earlier=True), always)
    assert not explains(Pair(warning, warning, earlier=True), always)


def test_the_same_advice_about_another_line_is_hidden() -> None:
    first = hazard("write-after-read-fence", 5, 9, severity="warning")
    elsewhere = replace(first, line=6, other_line=11)
    assert distinct([first, replace(first, other_line=10), elsewhere]) == (first, elsewhere)


def test_the_first_of_two_mutual_explanations_is_kept() -> None:
    first = hazard("overwrite-in-use", 5, 9)
    other = replace(first, line=7)
    assert distinct([first, other]) == (first,)
    assert distinct([other, first]) == (other,)


def test_findings_hidden_by_a_pass_hide_nothing_later() -> None:
    """An early read hides the copy over it, which would explain undefined bytes elsewhere."""
    early = hazard("read-before-arrival", 9, 5, granules=BYTES)
    in_use = hazard("overwrite-in-use", 5, 9, granules=BYTES)
    unwritten = hazard("uninitialized-read", 11, granules=OTHERS)
    assert distinct([in_use, unwritten]) == (in_use,)
    assert distinct([early, in_use, unwritten]) == (early, unwritten)


def test_a_missing_fence_names_all_of_its_memory() -> None:
    hazards = [hazard("unfenced-barrier-init", n, 9 - n, variables=(f"bar{n}",)) for n in (3, 4, 5)]
    (shown,) = distinct(hazards)
    assert shown.variables == ("bar3", "bar4", "bar5")
