"""Two independent bugs in a kernel of the corpus: each is reported, and nothing else."""

from __future__ import annotations

import pytest

from harness.diagnosis import distinct
from tests.emulator.corpus import FAMILIES
from tests.emulator.corpus.running import outcomes
from tests.emulator.corpus.variants import Bug, build

PAIRS = """
bulk_copy: short-on-both-sides, reads-the-store-back
bulk_copy: short-on-both-sides, stored-before-the-barrier
bulk_copy: both-into-one-buffer, stored-before-the-barrier
bulk_copy: reads-the-store-back, no-fence
bulk_copy: too-short-a-copy, no-wait
bulk_copy: expects-one-of-two, tries-to-wait-once
bulk_copy: init-not-shared, not-drained
copy_1d: one-lane-waits, no-fence
edges: a-store-into-the-box-of-another-block, no-wait-at-the-edge
persistent: staging-waited-for-with-one-pending, not-drained
persistent: phases-begin-anew-for-each-tile, no-fence-before-the-store
persistent: released-without-a-fence, not-drained
ping_pong: does-not-wait-for-ping, barriers-not-shared
ping_pong: does-not-wait-for-pong, one-lane-arrives-too-soon
produced_in_global: no-fence, read-back-without-meeting
produced_in_global: no-fence, loaded-before-all-have-written
ring: a-lane-releases-before-its-warp-has-read, consumer-phase-never-flips
ring: a-lane-releases-before-its-warp-has-read, copy-completes-on-the-wrong-stage
ring: no-wait-for-full, copy-completes-on-the-wrong-stage
ring: no-wait-for-full, init-not-shared
ring: released-without-a-fence, loads-past-the-last-tile
ring: producer-phase-never-flips, no-wait-for-full
staged_store: reused-without-waiting, committed-before-the-store
staged_store: one-buffer-as-if-two, last-store-not-committed
staged_store: waits-for-one-too-few, last-store-not-committed
staged_store: waits-after-it-wrote, never-committed
staged_store: one-buffer-as-if-two, drained-but-for-one
staged_store: no-fence, no-barrier-before-the-store
staged_store: reused-without-waiting, no-fence
stream: loads-past-the-last-tile, one-thread-waits
stream: waits-for-the-wrong-stage, loads-into-the-tile-in-use
stream: waits-for-the-wrong-stage, expects-both-tiles
stream: parity-never-flips, no-init-fence
tile_copy: a-block-barrier-for-the-wait, arrives-only
tile_copy: one-thread-waits, no-barrier-before-the-store
tile_copy: wrong-parity, expects-elements
tile_copy: wrong-parity, not-committed
tile_copy: no-wait, expects-elements
tile_copy: no-init-fence, not-waited-for
tile_copy: arrives-twice, not-waited-for
tile_copy: no-wait, arrives-twice
tile_copy: one-thread-waits, arrives-only
"""
REPORTED_OTHERWISE = {
    # Who does not wait at the barrier runs ahead of the store, where both use the one buffer; the
    # issuer alone writes over what its own store still reads.
    "staged_store: one-buffer-as-if-two, wait-not-shared": {
        "source-reused@write",
        "data-race@store",
    },
    # Who waits for the wrong stage is overtaken: the kernel hangs before its last load is judged.
    "ring: waits-for-a-stale-stage, loads-past-the-last-tile": {"read-before-arrival@read"},
}


def variants(pair: str):
    family_name, names = pair.split(": ")
    (family,) = (f for f in FAMILIES if f.name == family_name)
    by_name = {v.name: v for v in family.variants if isinstance(v, Bug)}
    return family, *(by_name[name] for name in names.split(", "))


def reports_of(family, first, other) -> set[str]:
    """Return the findings of the kernel with both bugs, over all schedules."""
    assert not first.edits.keys() & other.edits.keys()
    built = build(family, Bug("both", first.edits | other.edits, ""))
    labels = {line: label for label, line in built.lines.items()}
    reported = [hazard for run in outcomes(family, built) for hazard in run.hazards]
    return {f"{h.kind}@{labels.get(h.line, h.line)}" for h in distinct(reported)}


@pytest.mark.alike(3)
@pytest.mark.parametrize("pair", PAIRS.strip().splitlines())
def test_each_of_two_bugs_is_reported(pair):
    family, first, other = variants(pair)
    assert reports_of(family, first, other) == {first.report, other.report}


@pytest.mark.parametrize("pair", REPORTED_OTHERWISE)
def test_two_bugs_that_cause_others_are_reported_as_causes(pair):
    assert reports_of(*variants(pair)) == REPORTED_OTHERWISE[pair]
