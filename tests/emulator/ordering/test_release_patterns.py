"""Release and acquire patterns (PTX ISA, "Release and Acquire Patterns"): a fence and then a
relaxed write or arrival, a relaxed read or wait and then a fence; limits of scopes and
restricted fences. Two blocks of a cluster take part, with 64 threads each.
"""

from __future__ import annotations

import itertools

import pytest

from harness.diagnosis import Hazard
from harness.emulator import SCHEDULES, GlobalMemory
from harness.errors import KernelFault
from tests.emulator.running import run

HEADER = """
.version 8.6
.target sm_90a
.address_size 64
.shared .align 128 .b8 tile[256];
.shared .align 8 .b8 bar[8];
.visible .entry k(.param .u64 out)
{
  .reg .pred %first, %second, %zero, %p, %done;
  .reg .b16 %mask;
  .reg .b32 %t, %tile, %bar, %rank, %peer, %far, %there, %mine, %other, %v;
  .reg .b64 %out;
  ld.param.u64 %out, [out];
  mov.u32 %t, %tid.x;
  mov.u32 %rank, %cluster_ctarank;
  xor.b32 %peer, %rank, 1;
  setp.eq.u32 %first, %t, 0;
  setp.ge.u32 %second, %t, 32;
  setp.eq.u32 %zero, %rank, 0;
  mov.u32 %tile, tile;
  mov.u32 %bar, bar;
  mad.lo.u32 %mine, %t, 4, %tile;
  xor.b32 %v, %t, 32;
  mad.lo.u32 %other, %v, 4, %tile;
  mapa.shared::cluster.u32 %far, %mine, %peer;
  mapa.shared::cluster.u32 %there, %bar, %peer;
"""
WRITE = "st.shared.u32 [%mine], %t;"
READ_FAR = "ld.shared::cluster.u32 %v, [%far];"
READ_OTHER = "ld.shared.u32 %v, [%other];"  # what the other warp wrote
ARRIVE = "barrier.cluster.arrive.relaxed.aligned;"
WAIT = "barrier.cluster.wait.acquire.aligned;"
MEET = "barrier.cluster.arrive.release.aligned; barrier.cluster.wait.acquire.aligned;"
INIT = "@%first mbarrier.init.shared::cta.b64 [%bar], {count};"
INIT_FENCE = "@%first fence.mbarrier_init.release.cluster;"

NARROW = ("fence.acq_rel.cta;", "fence.sc.cta;", "membar.cta;", "fence.release.cta;")
WIDE = ("fence.acq_rel.cluster;", "fence.acq_rel.gpu;", "fence.sc.sys;", "membar.gl;",
        "fence.release.cluster;")  # fmt: skip
NO_RELEASE = ("", "fence.acquire.cluster;", "fence.proxy.async;", INIT_FENCE)


def launch(*lines: str, schedule: str = "late-copies") -> tuple[Hazard, ...]:
    memory = GlobalMemory()
    out = memory.allocate(256)
    out.bytes[:] = 1
    try:
        return run(
            ptx=HEADER + "\n".join(lines) + "\nret;\n}\n",
            entry="k",
            grid=(2, 1, 1),
            block=(64, 1, 1),
            cluster=(2, 1, 1),
            parameters=[out.address.to_bytes(8, "little")],
            memory=memory,
            schedule=schedule,
        ).hazards
    except KernelFault as fault:
        return fault.hazards


def kinds(*lines: str, schedule: str = "late-copies") -> set[str]:
    return {hazard.kind for hazard in launch(*lines, schedule=schedule)}


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_a_fence_and_a_relaxed_arrival_at_the_cluster_barrier(schedule):
    """Law: a releasing fence between the write and the arrival; for other blocks, of cluster
    scope.
    """
    for fence, after in itertools.product((*NARROW, *WIDE, *NO_RELEASE), (True, False)):
        lines = (WRITE, fence) if after else (fence, WRITE)
        far = kinds(*lines, ARRIVE, WAIT, READ_FAR, MEET, schedule=schedule)
        assert far == (set() if after and fence in WIDE else {"data-race"}), (fence, after)
        near = kinds(*lines, ARRIVE, WAIT, READ_OTHER, MEET, schedule=schedule)
        clean = after and fence in (*NARROW, *WIDE)
        assert near == (set() if clean else {"data-race"}), (fence, after)


def test_a_narrow_fence_does_not_weaken_an_earlier_wide_one():
    wide, narrow = "fence.acq_rel.cluster;", "fence.acq_rel.cta;"
    assert kinds(WRITE, wide, narrow, ARRIVE, WAIT, READ_FAR, MEET) == set()
    assert kinds(wide, WRITE, narrow, ARRIVE, WAIT, READ_FAR, MEET) == {"data-race"}


# -- mbarriers that were initialised, and nothing else

USES = {
    "a remote arrival": "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%there];",
    "a copy to both": (
        "@%first mbarrier.arrive.expect_tx.shared::cta.b64 _, [%bar], 256;"
        "mov.b16 %mask, 3; and.pred %p, %first, %zero;"
        "@%p cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes"
        ".multicast::cluster [%tile], [%out], 256, [%bar], %mask;"
    ),
}
WAIT_PHASE = (
    "{ AGAIN: mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 %done, [%bar], 0;"
    " @!%done bra AGAIN; }"
)


def initialised(use: str, *lines: str, schedule: str = "late-copies") -> set[str]:
    init = INIT.format(count=64 if use == "a remote arrival" else 1)
    prepared = (line.replace("INIT", init) for line in lines)
    return kinds(*prepared, USES[use], WAIT_PHASE, MEET, schedule=schedule)


@pytest.mark.parametrize("schedule", SCHEDULES)
@pytest.mark.parametrize("use", USES)
def test_an_initialisation_and_a_relaxed_arrival(use, schedule):
    """The manual's own example. Law: the fence after the init, in the thread that executed it."""
    fence, meet = "fence.mbarrier_init.release.cluster;", ARRIVE + WAIT
    clean = [("INIT", INIT_FENCE, meet), ("INIT", fence, meet)]
    clean += [("INIT", INIT_FENCE, "bar.sync 0;", meet), ("INIT", INIT_FENCE, MEET)]
    for lines in clean:
        assert initialised(use, *lines, schedule=schedule) == set(), lines
    reported = [("INIT", meet), (fence, "INIT", meet), ("INIT", fence, "bar.sync 0;")]
    reported += [("INIT", "bar.sync 0;", "@%second " + fence, meet)]
    reported += [("INIT", "fence.acq_rel.cta;", meet)]
    for lines in reported:
        seen_kinds = initialised(use, *lines, schedule=schedule)
        assert seen_kinds == {"unfenced-barrier-init"}, lines


def test_a_wide_fence_releases_an_initialisation_to_threads_but_not_to_copies():
    """fence.acq_rel orders only the generic proxy."""
    lines = "INIT", "fence.acq_rel.cluster;", ARRIVE + WAIT
    assert initialised("a remote arrival", *lines) == set()
    assert initialised("a copy to both", *lines) == {"unfenced-barrier-init"}


def test_the_mbarrier_init_fence_releases_nothing_else():
    for arrive in (ARRIVE, "st.relaxed.cluster.shared.u32 [%tile], 1;" + ARRIVE):
        reported = kinds(
            "@%second", WRITE, INIT.format(count=1), INIT_FENCE, arrive, WAIT, READ_FAR, MEET
        )
        assert "data-race" in reported


# -- arrivals at mbarriers, and waits for them

MADE = (INIT.format(count=64), INIT_FENCE, MEET)
NEAR = "mbarrier.arrive.relaxed.cta.shared::cta.b64 _, [%bar];"
FAR = "mbarrier.arrive.relaxed.cluster.shared::cluster.b64 _, [%there];"


def waited(semantics: str) -> str:
    loop = "{{ AGAIN: mbarrier.try_wait.parity.{}.shared::cta.b64 %done, [%bar], 0;"
    return f"{loop.format(semantics)} @!%done bra AGAIN; }}"


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_a_fence_and_a_relaxed_arrival_at_an_mbarrier(schedule):
    """Law: a releasing fence before the arrival; at another block's mbarrier, all scopes are at
    least cluster.
    """
    near, far = waited("acquire.cta"), waited("acquire.cluster")
    for fence in (*NARROW, *WIDE, *NO_RELEASE):
        reported = kinds(*MADE, WRITE, fence, NEAR, near, READ_OTHER, MEET, schedule=schedule)
        assert reported == (set() if fence in (*NARROW, *WIDE) else {"data-race"}), fence
        reported = kinds(*MADE, WRITE, fence, FAR, far, READ_FAR, MEET, schedule=schedule)
        assert reported == (set() if fence in WIDE else {"data-race"}), fence
    wide = "fence.acq_rel.cluster;"
    assert kinds(*MADE, wide, WRITE, FAR, far, READ_FAR, MEET, schedule=schedule) == {"data-race"}
    narrow = FAR.replace(".cluster.", ".cta.", 1)
    assert kinds(*MADE, WRITE, wide, narrow, far, READ_FAR, MEET) == {"data-race"}


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_a_relaxed_wait_and_a_fence(schedule):
    """Law: an acquiring fence after the wait; for another block's arrival, all scopes are at least
    cluster.
    """
    acquiring = [f for f in (*NARROW, *WIDE, *NO_RELEASE) if f not in ("", "fence.proxy.async;")]
    acquiring = [f for f in acquiring if "release" not in f]
    release = "mbarrier.arrive.release.{}.b64 _, [{}];"
    near, far = release.format("cta.shared::cta", "%bar"), FAR.replace("relaxed", "release")
    for fence in (*NARROW, *WIDE, *NO_RELEASE):
        wait = waited("relaxed.cta")
        reported = kinds(*MADE, WRITE, near, wait, fence, READ_OTHER, MEET, schedule=schedule)
        assert reported == (set() if fence in acquiring else {"data-race"}), fence
        wait = waited("relaxed.cluster")
        reported = kinds(*MADE, WRITE, far, wait, fence, READ_FAR, MEET, schedule=schedule)
        clean = fence in acquiring and fence not in NARROW
        assert reported == (set() if clean else {"data-race"}), fence
    wide, narrow = "fence.acq_rel.cluster;", "fence.acq_rel.cta;"
    assert kinds(*MADE, WRITE, far, wait, narrow, wide, READ_FAR, MEET) == set()
    assert kinds(*MADE, wide, WRITE, far, wait, READ_FAR, MEET) == {"data-race"}


# -- fences of shared memory alone (.sync_restrict)

RELEASE_SHARED = "fence.release.sync_restrict::shared::cta.cluster;"
ACQUIRE_SHARED = "fence.acquire.sync_restrict::shared::cluster.cluster;"
GLOBAL_WRITE = """{ .reg .b64 %g; mad.wide.u32 %g, %rank, 128, %out;
  mad.wide.u32 %g, %t, 4, %g; @!%second st.global.u32 [%g], %t; }"""
GLOBAL_READ = """{ .reg .b64 %g; mad.wide.u32 %g, %peer, 128, %out;
  mad.wide.u32 %g, %t, 4, %g; @!%second ld.global.u32 %v, [%g]; }"""


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_a_release_fence_of_shared_memory_covers_no_global_memory(schedule):
    wait = waited("acquire.cluster")
    for fence, others in ((RELEASE_SHARED, {"data-race"}), ("fence.release.cluster;", set())):
        path = (fence, FAR, wait)
        assert kinds(*MADE, WRITE, *path, READ_FAR, MEET, schedule=schedule) == set()
        assert kinds(*MADE, GLOBAL_WRITE, *path, GLOBAL_READ, MEET, schedule=schedule) == others
    before = (RELEASE_SHARED, WRITE, FAR, wait)
    assert kinds(*MADE, *before, READ_FAR, MEET, schedule=schedule) == {"data-race"}


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_an_acquire_fence_of_shared_memory_covers_no_global_memory(schedule):
    arrive, wait = FAR.replace("relaxed", "release"), waited("relaxed.cluster")
    for fence, others in ((ACQUIRE_SHARED, {"data-race"}), ("fence.acquire.cluster;", set())):
        path = (arrive, wait, fence)
        assert kinds(*MADE, WRITE, *path, READ_FAR, MEET, schedule=schedule) == set()
        assert kinds(*MADE, GLOBAL_WRITE, *path, GLOBAL_READ, MEET, schedule=schedule) == others
    both = (arrive, wait, ACQUIRE_SHARED, "fence.acquire.cluster;")
    assert kinds(*MADE, GLOBAL_WRITE, *both, GLOBAL_READ, MEET, schedule=schedule) == set()


def test_shared_memory_fences_combine_through_a_block_barrier():
    path = (RELEASE_SHARED, FAR, waited("relaxed.cluster"), ACQUIRE_SHARED, "bar.sync 0;")
    far = "xor.b32 %far, %far, 128;" + READ_FAR  # what the peer's other warp wrote
    assert kinds(*MADE, WRITE, *path, far, MEET) == set()
    assert kinds(*MADE, GLOBAL_WRITE, *path, GLOBAL_READ, MEET) == {"data-race"}


def test_a_shared_memory_fence_does_not_cover_a_global_flag():
    """Thread 0 of block 1 waits for the flag that thread 0 of block 0 sets after its tile."""
    raised = "and.pred %p, %first, %zero; @%p st.relaxed.gpu.global.u32 [%out], 0;"  # was not 0
    seen = """{ .reg .u32 %f; not.pred %p, %zero; and.pred %p, %first, %p; @!%p bra SEEN;
      AGAIN: ld.relaxed.gpu.global.u32 %f, [%out]; setp.ne.u32 %done, %f, 0; @%done bra AGAIN;
      SEEN: }"""
    full = ("fence.release.cluster;", "fence.acquire.cluster;")
    for release, acquire in itertools.product((full[0], RELEASE_SHARED), (full[1], ACQUIRE_SHARED)):
        path = (release, raised, seen, acquire, "@%p " + READ_FAR)
        reported = kinds(*MADE, "@%first " + WRITE, *path, MEET)
        assert reported == (set() if (release, acquire) == full else {"data-race"})


# -- what only a scope denies


@pytest.mark.parametrize("schedule", SCHEDULES)
@pytest.mark.parametrize("wait", ["cta", "cluster"])
@pytest.mark.parametrize("arrival", ["cta", "cluster"])
def test_a_too_narrow_scope_is_formal_for_read_bytes(schedule, arrival, wait):
    """Threads use their tile and arrive at the peer's barrier, and the peer overwrites the tile.
    Law: if the arrival or the wait has block scope, an earlier write is an error and an earlier
    read is formal.
    """
    narrow_path = (
        f"mbarrier.arrive.release.{arrival}.shared::cluster.b64 _, [%there];",
        waited(f"acquire.{wait}"),
        "st.shared::cluster.u32 [%far], %far;",
    )
    wide = arrival == wait == "cluster"
    for use, severity in (
        (WRITE, "error"),
        (f"{WRITE} {MEET} ld.shared.u32 %v, [%mine];", "formal"),
        (f"{MEET} {WRITE} ld.shared.u32 %v, [%mine];", "error"),
    ):
        hazards = launch(*MADE, use, *narrow_path, MEET, schedule=schedule)
        grave = {h.severity for h in hazards}
        assert {h.kind for h in hazards} == (set() if wide else {"data-race"})
        assert ("error" in grave, bool(grave)) == (not wide and severity == "error", not wide)


def test_a_relaxed_arrival_orders_nothing_in_any_scope():
    for scope in ("cta", "cluster"):
        arrive = f"mbarrier.arrive.relaxed.{scope}.shared::cluster.b64 _, [%there];"
        use = f"{WRITE} {MEET} ld.shared.u32 %v, [%mine];"
        after = (waited("acquire.cluster"), "st.shared::cluster.u32 [%far], %far;", MEET)
        (hazard,) = launch(*MADE, use, arrive, *after)
        assert (hazard.kind, hazard.severity) == ("data-race", "error")
