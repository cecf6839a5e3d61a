"""Clusters: remote shared memory, the cluster barrier, and the exit of a block."""

from __future__ import annotations

import itertools
from types import SimpleNamespace

import numpy as np
import pytest

from harness.base.errors import KernelHung, LaunchError
from harness.sanitizer.diagnosis import WaitsFor
from harness.sanitizer.emulator import SCHEDULES, GlobalMemory, Reason
from harness.sanitizer.tensormap import TensorMap
from tests.naming import naming
from tests.sanitizer.emulator.running import run
from tests.stops import faults, hangs

HEADER = """
.version 8.0
.target sm_90a
.address_size 64
.shared .align 128 .b8 tile[256];
.visible .entry k(.param .u64 out)
{
  .reg .pred %p;
  .reg .b32 %t, %tile, %rank, %peer, %far, %mine, %v, %n;
  .reg .b64 %out, %place;
  ld.param.u64 %out, [out];
  mov.u32 %t, %tid.x;
  mov.u32 %rank, %cluster_ctarank;
  mov.u32 %n, %cluster_nctarank;
  xor.b32 %peer, %rank, 1;
  shl.b32 %mine, %t, 2;
  mov.u32 %tile, tile;
  add.u32 %mine, %mine, %tile;
  mapa.shared::cluster.u32 %far, %mine, %peer;
  mad.lo.u32 %v, %rank, 100, %t;
"""
WRITE = "st.shared.u32 [%mine], %v;"
READ_FAR = "ld.shared::cluster.u32 %v, [%far];"
WRITE_FAR = "st.shared::cluster.u32 [%far], %v;"
READ = "ld.shared.u32 %v, [%mine];"
MEET = "barrier.cluster.arrive.release.aligned; barrier.cluster.wait.acquire.aligned;"
SEND = """
  mov.u32 %n, %ctaid.x; mov.u32 %peer, %ntid.x; mad.lo.u32 %n, %n, %peer, %t;
  mad.wide.u32 %place, %n, 4, %out; st.global.u32 [%place], %v;
"""


def launch(*lines, **how):
    """Return ``(kinds of hazard, values that the threads sent)``."""
    report, sent = launched(*lines, **how)
    return {h.kind for h in report.hazards}, sent


def reports(*lines):
    return launched(*lines)[0].hazards


def launched(*lines, schedule="late-copies", blocks=4, cluster=2, threads=32):
    memory = GlobalMemory()
    out = memory.allocate(blocks * threads * 4)
    report = run(
        ptx=HEADER + "\n".join(lines) + SEND + "ret;\n}\n",
        entry="k",
        grid=(blocks, 1, 1),
        block=(threads, 1, 1),
        cluster=(cluster, 1, 1),
        parameters=[out.address.to_bytes(8, "little")],
        memory=memory,
        schedule=schedule,
    )
    return report, out.bytes.view(np.uint32).reshape(blocks, threads)


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_reading_the_peers_shared_memory(schedule):
    """Law: a cluster barrier after the write and before the read (the peer has started then), and
    another before the exit.
    """
    for before, after in itertools.product((False, True), repeat=2):
        kinds, sent = launch(
            WRITE, MEET if before else "", READ_FAR, MEET if after else "", schedule=schedule
        )
        if before and after:
            assert kinds == set()
            expected = np.array([100, 0, 100, 0])[:, None] + np.arange(32)
            assert np.array_equal(sent, expected)
        else:
            assert kinds <= {"data-race", "cluster-exit", "uninitialized-read"} and kinds
            assert after or "cluster-exit" in kinds


def test_writing_the_peers_shared_memory():
    kinds, sent = launch(MEET, WRITE_FAR, MEET, READ)
    assert kinds == set()
    assert np.array_equal(sent, np.array([100, 0, 100, 0])[:, None] + np.arange(32))
    assert launch(WRITE_FAR, READ, MEET)[0] & {"data-race", "uninitialized-read"}


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_a_cluster_wait_without_an_arrival_hangs(schedule):
    """Law: each wait follows the thread's own arrival; a phase does not complete without the
    thread.
    """
    arrive, wait = (part + ";" for part in MEET.rstrip(";").split("; "))
    assert launch(arrive, WRITE, wait, arrive, wait, schedule=schedule)[0] == set()
    for lines in ([wait], [MEET, wait], [wait, arrive], [arrive, wait, wait, arrive]):
        with pytest.raises(KernelHung):
            launch(*lines, schedule=schedule)


def test_a_cluster_arrival_must_be_followed_by_a_wait():
    arrive, wait = (part + ";" for part in MEET.rstrip(";").split("; "))
    assert launch(arrive, arrive, wait)[0] == {"phase-mismatch"}
    assert launch(arrive, wait, arrive)[0] == set()  # and then it exits


def test_remote_access_must_follow_the_blocks_start():
    """Law: the thread has synchronized with that block, even by a relaxed arrival: no memory order
    is needed.
    """
    for access in (READ_FAR, WRITE_FAR, "red.shared::cluster.add.u32 [%far], %v;"):
        for first in ("", MEET.replace("release", "relaxed"), MEET):
            kinds, _ = launch(first, access, MEET)
            assert ("cluster-exit" in kinds) == (first == ""), (access, first)


def test_ordering_is_transitive_through_a_third_block():
    """Two cluster barriers: ranks 0 to 3 read their neighbor's value from the block after it."""
    lines = ("mapa.shared::cluster.u32 %far, %mine, 3;", WRITE, MEET, READ_FAR, MEET)
    kinds, sent = launch(*lines, blocks=8, cluster=4)
    assert kinds == set() and np.array_equal(sent[0], 300 + np.arange(32))


# Each block has an mbarrier; %there is that of its peer.
READY = f"""
    .shared .align 8 .b8 bar[8];
    .reg .b32 %bar, %there; .reg .pred %done;
    mov.u32 %bar, bar; mapa.shared::cluster.u32 %there, %bar, %peer;
    setp.eq.u32 %p, %t, 0; @%p mbarrier.init.shared::cta.b64 [%bar], 32;
    fence.mbarrier_init.release.cluster; {MEET}
"""
WAIT = """
    AGAIN: mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 %done, [%bar], 0;
    @!%done bra AGAIN;
"""


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_arriving_at_an_mbarrier_whose_block_may_have_exited(schedule):
    """Law: a block that neither waits for remote arrivals at its mbarrier nor synchronizes with the
    arriving blocks before it exits may be gone when they arrive.
    """
    for form, first, waits, meets in itertools.product(
        ("release", "relaxed"), (0, 1), (False, True), (False, True)
    ):
        lines = f"""
        setp.eq.u32 %p, %rank, {first}; @%p bra ARRIVED;
        mbarrier.arrive.{form}.cluster.shared::cluster.b64 _, [%there];
        bra NEXT;
        ARRIVED: {WAIT if waits else ""}
        NEXT:
        """
        kinds, _ = launch(READY, lines, MEET if meets else "", schedule=schedule)
        expected = set() if waits or meets else {"cluster-exit"}
        assert kinds == expected, (form, first, waits, meets)


def test_ordering_is_transitive_through_mbarriers():
    """Rank 0 writes and signals rank 1, which signals rank 2, which reads rank 0's value."""
    lines = f"""
    .shared .align 8 .b8 bar[8];
    .reg .b32 %bar, %there; .reg .pred %done, %last;
    mov.u32 %bar, bar; add.u32 %peer, %rank, 1; and.b32 %peer, %peer, 3;
    setp.eq.u32 %last, %rank, 2; mapa.shared::cluster.u32 %there, %bar, %peer;
    setp.eq.u32 %p, %t, 0; @%p mbarrier.init.shared::cta.b64 [%bar], 32;
    fence.mbarrier_init.release.cluster; {MEET}
    setp.eq.u32 %p, %rank, 3; @%p bra END;
    setp.eq.u32 %p, %rank, 0; @%p {WRITE} @%p bra TELL;
    AGAIN: mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 %done, [%bar], 0;
    @!%done bra AGAIN;
    TELL: @!%last mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%there];
    mapa.shared::cluster.u32 %far, %mine, 0;
    @%last {READ_FAR}
    END:
    """
    kinds, sent = launch(lines, MEET, blocks=4, cluster=4)
    assert kinds == set() and np.array_equal(sent[2], np.arange(32))


def test_threads_that_arrive_and_exit_do_not_count_for_others():
    """Rank 1 arrives and exits. Warp 0 of rank 0 still waits for warp 1's arrival."""
    lines = """
    setp.eq.u32 %p, %rank, 1;
    @%p barrier.cluster.arrive.release.aligned; @%p exit;
    setp.ge.u32 %p, %t, 32; @%p bra LATE;
    barrier.cluster.arrive.release.aligned; barrier.cluster.wait.acquire.aligned;
    ld.shared.u32 %v, [%mine+128]; bra END;
    LATE: st.shared.u32 [%mine], %v;
    barrier.cluster.arrive.release.aligned; barrier.cluster.wait.acquire.aligned;
    END:
    """
    kinds, sent = launch(lines, blocks=2, threads=64, schedule="early-copies")
    assert kinds == set() and np.array_equal(sent[0, :32], np.arange(32, 64))


def test_an_address_of_no_block_of_the_cluster_is_a_fault():
    beyond = "add.u32 %far, %mine, 0x05000000;"
    with faults(Reason.OF_NO_BLOCK):
        launch(beyond, READ_FAR)


def test_generic_addresses_reach_the_peer():
    lines = """
    cvt.u64.u32 %place, %mine; cvta.shared.u64 %place, %place;
    mapa.u64 %place, %place, %peer; ld.u32 %v, [%place];
    """
    kinds, sent = launch(WRITE, MEET, lines, MEET)
    assert kinds == set() and sent[0, 0] == 100 and sent[1, 5] == 5


def test_getctarank_gives_the_rank_of_an_address():
    ask = "getctarank.shared::cluster.u32 %v, [%far];".replace("[%far]", "%far")
    assert launch(ask)[1][:, 0].tolist() == [1, 0, 1, 0]
    assert launch(ask.replace("%far", "%mine"))[1][:, 0].tolist() == [0, 1, 0, 1]


def test_the_order_of_blocks_in_clusters_of_two_dimensions():
    text = HEADER + "mov.u32 %v, %cluster_ctarank;\n"
    text += """
    mov.u32 %n, %ctaid.y; mov.u32 %peer, %nctaid.x; mov.u32 %far, %ctaid.x;
    mad.lo.u32 %n, %n, %peer, %far; mad.wide.u32 %place, %n, 4, %out;
    st.global.u32 [%place], %v;
    ret;\n}\n"""
    memory = GlobalMemory()
    out = memory.allocate(4 * 4 * 4)
    run(
        ptx=text,
        entry="k",
        grid=(4, 4, 1),
        block=(1, 1, 1),
        cluster=(2, 2, 1),
        parameters=[out.address.to_bytes(8, "little")],
        memory=memory,
    )
    ranks = out.bytes.view(np.uint32).reshape(4, 4)
    assert np.array_equal(ranks, np.tile([[0, 1], [2, 3]], (2, 2)))


def test_bad_clusters_are_refused():
    with pytest.raises(LaunchError, match=naming("(3, 1, 1)", "(2, 1, 1)")):
        launch(blocks=3)
    with faults(Reason.RANK_BEYOND_CLUSTER, rank=2, blocks=2):
        launch("mapa.shared::cluster.u32 %far, %mine, 2;")


def test_a_block_missing_at_the_cluster_barrier_hangs_the_others():
    skip = "setp.eq.u32 %p, %rank, 1; @%p bra STAY;"
    with hangs(WaitsFor.CLUSTER_BARRIER, arrived=32, expected=64):
        launch(
            skip,
            MEET,
            "STAY: { .reg .b32 x; AGAIN: setp.eq.u32 %p, %rank, 1;",
            "@%p bar.sync 1, 64; }",
        )
    assert (
        launch("setp.eq.u32 %p, %rank, 1; @%p exit;", MEET)[0] == set()
    )  # the exited do not count


MULTICAST = """
.version 8.0
.target sm_90a
.address_size 64
.visible .entry k(.param .align 64 .b8 map[128], .param .u64 out, .param .u64 from)
{
  .shared .align 128 .b8 tile[128];
  .shared .align 8 .b8 bar[8];
  .reg .pred %p, %first, %done;
  .reg .b16 %mask;
  .reg .b32 %t, %tile, %bar, %rank, %v, %n, %zero, %peer;
  .reg .b64 %out, %map, %place, %from;
  ld.param.u64 %out, [out]; ld.param.u64 %from, [from];
  mov.b64 %map, map; cvta.param.u64 %map, %map;
  mov.u32 %t, %tid.x; mov.u32 %rank, %cluster_ctarank; mov.u32 %zero, 0;
  mov.u32 %tile, tile; mov.u32 %bar, bar;
  setp.eq.u32 %p, %t, 0;
  @%p mbarrier.init.shared::cta.b64 [%bar], 1;
  @%p fence.mbarrier_init.release.cluster;
  { before }
  @%p mbarrier.arrive.expect_tx.shared::cta.b64 _, [%bar], 128;
  setp.eq.and.u32 %first, %rank, 0, %p;
  mov.u16 %mask, MASK;
  @%first LOAD;
  AGAIN: mbarrier.try_wait.parity.shared::cta.b64 %done, [%bar], 0; @!%done bra AGAIN;
  shl.b32 %v, %t, 2; add.u32 %v, %v, %tile; ld.shared.u32 %v, [%v];
"""


TENSOR_LOAD = (
    "cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes"
    ".multicast::cluster [%tile], [%map, {%zero}], [%bar], %mask"
)
BULK_LOAD = (
    "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes"
    ".multicast::cluster [%tile], [%from], 128, [%bar], %mask"
)


def multicast(mask: int, before: str, load: str = TENSOR_LOAD):
    memory = GlobalMemory()
    source, out = memory.allocate(128), memory.allocate(2 * 32 * 4)
    source.bytes.view(np.uint32)[:] = np.arange(32) + 500
    array = SimpleNamespace(
        shape=(32,), strides=(4,), dtype=np.dtype(np.uint32), address=source.address
    )
    report = run(
        ptx=MULTICAST.replace("LOAD", load).replace("MASK", str(mask)).replace("{ before }", before)
        + SEND
        + MEET
        + "ret;\n}\n",
        entry="k",
        grid=(2, 1, 1),
        block=(32, 1, 1),
        cluster=(2, 1, 1),
        parameters=[
            TensorMap.tiled(array, box=(32,)),
            out.address.to_bytes(8, "little"),
            source.address.to_bytes(8, "little"),
        ],
        memory=memory,
    )
    return {h.kind for h in report.hazards}, out.bytes.view(np.uint32).reshape(2, 32)


def test_a_multicast_load_reaches_every_block_of_its_mask():
    for load in (TENSOR_LOAD, BULK_LOAD):
        kinds, sent = multicast(3, MEET, load=load)
        assert kinds == set() and np.array_equal(sent, np.tile(np.arange(32) + 500, (2, 1)))


def test_a_multicast_to_no_block_or_beyond_the_cluster_is_refused():
    for mask in (0, 4, 7):
        with faults(Reason.MULTICAST_MASK, mask=mask, blocks=2):
            multicast(mask, MEET)
