"""A trace has a kernel's actions in order; without a trace nothing is recorded."""

from __future__ import annotations

import numpy as np
import pytest

from harness.base.errors import KernelHung
from harness.course import device
from harness.course.compiler import compile_kernel
from harness.sanitizer.emulator import GlobalMemory
from harness.sanitizer.launch.parameters import expand
from harness.sanitizer.tensormap import TensorMap
from tests.corpus.families import tile_copy
from tests.corpus.families.variants import build
from tests.sanitizer.emulator.running import run


def traced(name: str = "as-it-is", schedule: str = "late-copies", trace: bool = True):
    gpu, family = device("emulator"), tile_copy.FAMILY
    (variant,) = (v for v in family.variants if v.name == name)
    built, case = build(family, variant), family.launch(gpu)
    compiled = compile_kernel(built.function, case.args, block=case.block)
    parameters = expand(compiled, case.args)
    report = run(
        ptx=compiled.ptx,
        entry=compiled.entry,
        grid=case.grid,
        block=case.block,
        parameters=[p if isinstance(p, TensorMap) else p.data for p in parameters],
        memory=gpu.memory,
        schedule=schedule,
        sources=compiled.sources,
        trace=trace,
    )
    return report, built.lines, case


def test_nothing_is_recorded_unless_asked_for():
    report, _, _ = traced(trace=False)
    assert report.trace is None


def test_the_life_of_an_mbarrier():
    report, lines, _ = traced()
    for block in range(4):
        events = [e for e in report.trace.barriers if e.block == block]
        assert [e.what for e in events] == ["init", "arrive", "complete_tx", "phase"]
        init, arrive, arrived, phase = events
        assert (init.line, init.pending, init.tx) == (lines["init"], 1, 0)
        assert (arrive.line, arrive.threads) == (lines["expect"], (0,))
        assert arrive.nbytes == arrived.nbytes == tile_copy.NBYTES
        assert phase.phase == 1 and phase.step == arrived.step
        assert [e.step for e in events] == sorted(e.step for e in events)


def test_copies_and_their_bytes():
    report, lines, case = traced()
    src, dst = (tensor_map.array for tensor_map in case.args)
    for block in range(4):
        load, store = (c for c in report.trace.copies if c.block == block)
        assert (load.what, load.line) == ("load", lines["load"])
        assert (store.what, store.line) == ("store", lines["store"])
        x, y = block % 2 * tile_copy.COLUMNS, block // 2 * tile_copy.ROWS
        assert load.coordinates == store.coordinates == (x, y)
        offset = (y * src.shape[1] + x) * 4
        assert load.global_address == src.address + offset
        assert store.global_address == dst.address + offset
        assert load.shared_address == store.shared_address
        assert load.nbytes == store.nbytes == tile_copy.NBYTES
        assert load.begin <= load.end <= store.begin <= store.end
        assert load.barrier is not None and load.group is None
        assert store.barrier is None and store.group == 0
        assert "global_to_shared" not in load.opcode and ".2d." in load.opcode
    commits = [g for g in report.trace.groups if g.what == "commit"]
    waits = [g for g in report.trace.groups if g.what == "wait"]
    assert len(commits) == len(waits) == 4
    assert all(w.pending == 0 and w.reads_only for w in waits)


def test_waits_end_with_their_phase():
    report, lines, _ = traced(schedule="late-copies")
    for block in range(4):
        waits = [w for w in report.trace.waits if w.block == block]
        assert sorted(t for w in waits for t in w.threads) == list(range(tile_copy.THREADS))
        (phase,) = (e for e in report.trace.barriers if e.block == block and e.what == "phase")
        assert all(w.begin <= phase.step <= w.end for w in waits)
        assert {w.line for w in waits} == {lines["wait"]}


def test_barrier_episodes():
    report, lines, _ = traced(schedule="warps-apart")
    meetings = [m for m in report.trace.meetings if m.block == 2]
    assert list(dict.fromkeys(m.line for m in meetings)) == [
        lines["share-init"],
        lines["share-tile"],
    ]
    for line in {m.line for m in meetings}:
        mine = [m for m in meetings if m.line == line]
        threads = sorted(thread for m in mine for thread in m.threads)
        assert threads == list(range(tile_copy.THREADS))
        assert len({m.end for m in mine}) == 1 and all(m.begin <= m.end for m in mine)


def test_hazards_at_their_time():
    report, lines, _ = traced("no-proxy-fence")
    (seen,) = report.trace.hazards
    assert (seen.hazard.kind, seen.hazard.line) == ("missing-proxy-fence", lines["store"])
    assert 0 < seen.step < report.trace.steps


def test_a_run_that_hangs_leaves_its_trace():
    with pytest.raises(KernelHung) as hung:
        traced("expects-without-arriving")
    trace = hung.value.trace
    assert all(wait.end is None for wait in trace.waits)
    assert {e.what for e in trace.barriers} == {"init", "expect", "complete_tx"}


def test_a_traced_run_does_the_same():
    report, _, case = traced()
    plain, _, _ = traced(trace=False)
    assert (report.hazards, report.steps) == (plain.hazards, plain.steps)
    ((array, wanted),) = case.outputs
    assert np.array_equal(array.copy_to_host(), wanted)


def traced_ptx(body: str, grid: int, block: int, **options):
    ptx = f"""
.version 8.0
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 out)
{{
  .reg .pred %p;
  .reg .b32 %t, %s;
  .reg .b64 %out;
  .shared .align 4 .b8 cell[4];
  ld.param.u64 %out, [out];
  mov.u32 %t, %tid.x;
  mov.u32 %s, cell;
  {body}
  ret;
}}
"""
    memory = GlobalMemory()
    out = memory.allocate(4).address.to_bytes(8, "little")
    return run(
        ptx=ptx,
        entry="k",
        grid=(grid, 1, 1),
        block=(block, 1, 1),
        parameters=[out],
        memory=memory,
        trace=True,
        **options,
    )


def test_the_exit_of_the_last_missing_thread_completes_a_barrier():
    body = "setp.ge.u32 %p, %t, 32; @%p bra leave; bar.sync 0; bar.sync 0; leave:"
    trace = traced_ptx(body, 1, 64).trace
    assert [len(meeting.threads) for meeting in trace.meetings] == [32, 32]
    assert all(meeting.end is not None for meeting in trace.meetings)


def test_threads_that_only_arrive_at_a_barrier_do_not_wait_there():
    body = (
        "setp.lt.u32 %p, %t, 32; @%p bra waits; mov.u32 %t, 0; add.u32 %t, %t, 1; "
        "bar.arrive 1, 64; bra leave; waits: bar.sync 1, 64; leave:"
    )
    (meeting,) = traced_ptx(body, 1, 64).trace.meetings
    assert meeting.threads == tuple(range(32))
    assert meeting.end is not None


def test_a_wait_at_a_barrier_begins_with_the_warp_s_own_arrival():
    meetings = traced_ptx("bar.sync 0;", 1, 64, schedule="warps-apart").trace.meetings
    early, late = sorted(meetings, key=lambda meeting: meeting.begin)
    assert early.begin < late.begin <= early.end == late.end


def test_a_hazard_of_several_waves_is_seen_once():
    blocks_of_a_wave = 8192 // 64
    in_the_last = f"mov.u32 %t, %ctaid.x; setp.ge.u32 %p, %t, {2 * blocks_of_a_wave}; "
    race = "mov.u32 %t, %tid.x; @%p st.shared.u32 [%s], %t;"
    report = traced_ptx(in_the_last + race, 3 * blocks_of_a_wave, 64)
    assert [seen.hazard.kind for seen in report.trace.hazards] == ["data-race"]
    assert {h.kind for h in report.hazards} == {"data-race"}
