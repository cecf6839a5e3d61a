"""Races in a loop: after many sightings an instruction is compared only occasionally."""

from __future__ import annotations

import pytest

from harness.sanitizer.emulator.findings import FindingLog
from harness.sanitizer.emulator.ordering.races import MANY
from tests.sanitizer.emulator.ordering import lines as block

ITERATIONS = 2000
LOOP = f"""{{ .reg .u32 %n, %at; .reg .pred %more; mov.u32 %n, {ITERATIONS};
  and.b32 %at, %t, 31; mad.lo.u32 %at, %at, 4, %tile;
  AGAIN: st.shared.u32 [%at], %t; sub.u32 %n, %n, 1; setp.ne.u32 %more, %n, 0; @%more bra AGAIN; }}
"""
READ = "xor.b32 %v, %t, 1; and.b32 %v, %v, 31; mad.lo.u32 %v, %v, 4, %tile; ld.shared.u32 %v, [%v];"


@pytest.fixture
def conflicts(monkeypatch):
    """Return the conflicts in the log, by the sites of both accesses."""
    seen = []
    log_conflict = FindingLog.conflict

    def conflict(log, logged):
        seen.extend({(logged.site, int(other)) for other in logged.other_sites})
        return log_conflict(log, logged)

    monkeypatch.setattr(FindingLog, "conflict", conflict)
    return seen


def test_races_in_a_loop_are_sampled(conflicts):
    assert block.kinds(LOOP) == {"data-race"}
    assert MANY < len(conflicts) < ITERATIONS / 4


def test_a_race_of_equal_values_in_a_loop_is_compared_and_seldom_explained(conflicts):
    assert block.kinds(LOOP.replace("[%at], %t", "[%at], 7")) == {"data-race"}
    assert 0 < len(conflicts) < ITERATIONS / 4


def test_another_access_after_the_loop_is_compared(conflicts):
    """It races with the loop's last write unless a barrier is between them."""
    block.launch(LOOP, READ)
    pairs = {*conflicts}
    ((store, _),) = (pair for pair in pairs if pair[0] == pair[1])
    assert {other for site, other in pairs if site > store} == {store}
    conflicts.clear()
    block.launch(LOOP, block.SYNC, READ)
    assert {*conflicts} == {(store, store)}


def test_an_unsampled_execution_is_recorded(conflicts):
    """The last store follows a barrier, which orders everything else that the read could race
    with.
    """
    last = "setp.eq.u32 %more, %n, 1; @%more bar.sync 0; st.shared.u32 [%at], %t;"
    loop = LOOP.replace("st.shared.u32 [%at], %t;", last)
    block.launch(loop, READ)
    stores = {site for site, other in conflicts if site == other}
    assert {other for site, other in conflicts if site not in stores} == stores


def test_a_race_with_several_reads_names_their_bytes():
    """The bytes of a read that later reads have displaced are the bytes that it read."""
    (hazard,) = block.launch(
        "@!%second ld.shared.u32 %v, [%tile+128];", "@%second st.shared.u32 [%tile+128], 1;"
    )
    assert (hazard.kind, hazard.variables, len(hazard.granules)) == ("data-race", ("tile",), 1)
