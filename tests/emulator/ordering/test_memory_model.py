"""Truth tables of the memory model: synchronisation present or absent at each site, and the law for
clean combinations. Sites are switched in PTX text; two warps take part.
"""

from __future__ import annotations

import itertools

import pytest

from harness.diagnosis import Cause, Hazard
from harness.emulator import SCHEDULES, GlobalMemory
from harness.errors import KernelFault, KernelHung
from tests.emulator.running import run

HEADER = """
.version 8.0
.target sm_90a
.address_size 64
.shared .align 128 .b8 tile[256];
.shared .align 8 .b8 bar[8];
.visible .entry k(.param .u64 out)
{
  .reg .pred %first, %second, %done;
  .reg .b32 %t, %tile, %bar, %slot, %v;
  .reg .b64 %out, %mine;
  ld.param.u64 %out, [out];
  mov.u32 %t, %tid.x;
  setp.eq.u32 %first, %t, 0;
  setp.eq.u32 %second, %t, 32;
  mov.u32 %tile, tile;
  mov.u32 %bar, bar;
  shl.b32 %slot, %t, 2;
  add.u32 %slot, %slot, %tile;
"""
PROXY_FENCE = "fence.proxy.async.shared::cta;"
SYNC = "bar.sync 0;"
WRITE = "st.shared.u32 [%slot], %t;"
READ = "ld.shared.u32 %v, [%slot];"
STORE = "@%first cp.async.bulk.global.shared::cta.bulk_group [%out], [%tile], 256;"
DRAIN = "@%first cp.async.bulk.commit_group; @%first cp.async.bulk.wait_group.read 0;"
INIT = "@%first mbarrier.init.shared::cta.b64 [%bar], 1;"
INIT_FENCE = "@%first fence.mbarrier_init.release.cluster;"
LOAD = (
    "@%first mbarrier.arrive.expect_tx.shared::cta.b64 _, [%bar], 256;"
    "@%first cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes"
    " [%tile], [%out], 256, [%bar];"
)


def wait(guard: str = "") -> str:
    """Return the wait loop; with a guard such as ``@%first`` only those threads wait."""
    skip = f"@!{guard[1:]} bra OUT;" if guard else ""
    return (
        f"{{ {skip} AGAIN: mbarrier.try_wait.parity.shared::cta.b64 %done, [%bar], 0;"
        " @!%done bra AGAIN; OUT: }"
    )


def launch(
    *lines: str, schedule: str = "late-copies", blocks: int = 1, threads: int = 64
) -> tuple[Hazard, ...]:
    """Return the hazards of a kernel of these lines."""
    memory = GlobalMemory()
    out = memory.allocate(256)
    out.bytes[:] = 1
    return run(
        ptx=HEADER + "\n".join(lines) + "\nret;\n}\n",
        entry="k",
        grid=(blocks, 1, 1),
        block=(threads, 1, 1),
        parameters=[out.address.to_bytes(8, "little")],
        memory=memory,
        schedule=schedule,
    ).hazards


def kinds(*lines: str, schedule: str = "late-copies", threads: int = 64) -> set[str]:
    """Return the kinds of hazard of a kernel of these lines, and the error that ended it."""
    try:
        return {h.kind for h in launch(*lines, schedule=schedule, threads=threads)}
    except (KernelHung, KernelFault) as stopped:
        return {h.kind for h in stopped.hazards} | {type(stopped).__name__}


def combinations(count: int):
    return itertools.product((False, True), repeat=count)


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_generic_write_then_async_read(schedule):
    """Law: a fence counts between the write and the copy, by the writers or by the issuer; a
    barrier must be between them in any case.
    """
    for before, after, barrier, issuer, late in combinations(5):
        reported = kinds(
            PROXY_FENCE if before else "",
            WRITE,
            PROXY_FENCE if after else "",
            SYNC if barrier else "",
            PROXY_FENCE if issuer else "",
            STORE,
            PROXY_FENCE if late else "",
            DRAIN,
            schedule=schedule,
        )
        clean = barrier and (after or issuer)
        assert (reported == set()) == clean, (before, after, barrier, issuer, late, reported)
        if barrier and not clean:
            assert reported == {"missing-proxy-fence"}
        if not barrier:  # whichever came first; thread 0's own write still needs its fence
            assert reported & {"data-race", "source-reused"}


def test_a_fence_of_global_memory_does_not_help_shared_memory():
    fence = "fence.proxy.async.global;"
    assert kinds(WRITE, fence, SYNC, STORE, DRAIN) == {"missing-proxy-fence"}
    assert kinds(WRITE, "fence.proxy.async;", SYNC, STORE, DRAIN) == set()
    assert kinds(WRITE, "membar.proxy.async;", SYNC, STORE, DRAIN) == set()


ONE_WAY = (
    "fence.proxy.async::generic.release.sync_restrict::shared::cta.cluster;",
    "fence.proxy.async::generic.acquire.sync_restrict::shared::cluster.cluster;",
)


@pytest.mark.parametrize("fence", ONE_WAY)
def test_a_one_way_proxy_fence_covers_only_shared_memory(fence):
    assert kinds(WRITE, fence, SYNC, STORE, DRAIN) == set()
    assert kinds(fence, WRITE, SYNC, STORE, DRAIN) == {"missing-proxy-fence"}


def test_a_generic_write_to_global_memory_needs_the_global_fence():
    """The async proxy loads the kernel's own writes to global memory."""
    write = "mad.wide.u32 %mine, %t, 4, %out; st.global.u32 [%mine], %t;"
    for fence, clean in (
        ("", False),
        (PROXY_FENCE, False),
        ("fence.proxy.async.global;", True),
        *((fence, False) for fence in ONE_WAY),
        ("fence.proxy.async;", True),
    ):
        reported = kinds(INIT, INIT_FENCE, write, fence, SYNC, LOAD, wait(), READ)
        assert reported == (set() if clean else {"missing-proxy-fence"}), fence


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_async_write_then_generic_read(schedule):
    """Law: every reader waits, or a thread waits and a barrier follows. No fence is needed."""
    for all_wait, one_waits, barrier, fence in combinations(4):
        if all_wait and one_waits:
            continue
        reported = kinds(
            INIT,
            INIT_FENCE,
            SYNC,
            LOAD,
            wait() if all_wait else "",
            wait("@%first") if one_waits else "",
            SYNC if barrier else "",
            PROXY_FENCE if fence else "",
            READ,
            schedule=schedule,
        )
        clean = all_wait or (one_waits and barrier)
        assert (reported == set()) == clean, (all_wait, one_waits, barrier, fence, reported)
        if not clean:
            assert reported <= {"read-before-arrival", "uninitialised-read", "overwrite-in-use"}


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_the_initialisation_of_an_mbarrier(schedule):
    """Law: the copy needs a fence after the init; other threads need a barrier after it. Within a
    block, a missing fence alone is formal.
    """
    for init_fence, proxy_fence, barrier in combinations(3):
        lines = (
            INIT,
            INIT_FENCE if init_fence else "",
            PROXY_FENCE if proxy_fence else "",
            SYNC if barrier else "",
            LOAD,
            wait(),
            READ,
        )
        reported = kinds(*lines, schedule=schedule)
        clean = (init_fence or proxy_fence) and barrier
        assert (reported == set()) == clean, (init_fence, proxy_fence, barrier, reported)
        if not clean:
            assert reported - {"KernelFault"} == {"unfenced-barrier-init"}
        if barrier and not clean:
            assert [h.severity for h in launch(*lines, schedule=schedule)] == ["formal"]


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_the_source_of_a_store_may_be_reused_after_a_read_wait(schedule):
    """Law: committed, waited for by the issuer (reads suffice), then a barrier."""
    commit, wait_read = "@%first cp.async.bulk.commit_group;", "cp.async.bulk.wait_group.read 0;"
    for committed, waited, barrier in combinations(3):
        reported = kinds(
            WRITE,
            PROXY_FENCE,
            SYNC,
            STORE,
            commit if committed else "",
            wait_read if waited else "",
            SYNC if barrier else "",
            WRITE,
            schedule=schedule,
        )
        clean = committed and waited and barrier
        assert (reported == set()) == clean, (committed, waited, barrier, reported)
        if not clean:
            assert reported <= {"source-reused", "store-not-drained", "data-race"}
            assert ("store-not-drained" in reported) == (not (committed and waited))


def test_reading_back_a_store_needs_the_full_wait():
    read_back = "mad.wide.u32 %mine, %t, 4, %out; ld.global.u32 %v, [%mine];"
    commit = "@%first cp.async.bulk.commit_group;"
    before = (WRITE, PROXY_FENCE, SYNC, STORE, commit)
    full, reads = "cp.async.bulk.wait_group 0;", "cp.async.bulk.wait_group.read 0;"
    assert kinds(*before, full, SYNC, read_back) == set()
    assert kinds(*before, reads, SYNC, read_back) == {"read-before-arrival"}


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_generic_write_then_generic_read_by_another(schedule):
    """Law: a barrier between them."""
    other = "xor.b32 %v, %t, 32; shl.b32 %v, %v, 2; add.u32 %v, %v, %tile;"
    read = f"{other} ld.shared.u32 %v, [%v];"
    assert kinds(WRITE, SYNC, read, schedule=schedule) == set()
    assert kinds(WRITE, read, schedule=schedule) & {"data-race", "uninitialised-read"}
    assert kinds(WRITE, SYNC, read, WRITE, schedule=schedule) == {"data-race"}
    assert kinds(WRITE, SYNC, read, SYNC, WRITE, schedule=schedule) == set()


SECOND_WARP_MEETS = "setp.lt.u32 %done, %t, 32; @%done bra OVER; bar.sync 1, 32; OVER:"
LEADER_WRITES = "@%second st.shared.u32 [%tile], %t;"  # thread 32


def test_readers_in_one_step_are_all_remembered():
    """The second warp reads last and synchronises; that does not order the first warp's reads."""
    broadcast = "ld.shared.u32 %v, [%tile];"
    assert kinds(WRITE, SYNC, broadcast, SYNC, LEADER_WRITES) == set()
    assert kinds(WRITE, SYNC, broadcast, SECOND_WARP_MEETS, LEADER_WRITES) == {"data-race"}


def test_a_read_that_a_later_read_displaced_is_remembered():
    first, then = "@%first ld.shared.u32 %v, [%tile];", "@%second ld.shared.u32 %v, [%tile];"
    assert kinds(WRITE, SYNC, first, then, SECOND_WARP_MEETS, LEADER_WRITES) == {"data-race"}
    assert kinds(WRITE, SYNC, first, then, SYNC, LEADER_WRITES) == set()
    assert kinds(WRITE, SYNC, then, SECOND_WARP_MEETS, LEADER_WRITES) == set()


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_an_arrival_releases_and_a_wait_acquires(schedule):
    """Law: writers arrive after they wrote, and readers wait for the phase before they read."""
    init = "@%first mbarrier.init.shared::cta.b64 [%bar], 64;"
    arrive = "{ .reg .b64 %token; mbarrier.arrive.shared::cta.b64 %token, [%bar]; }"
    other = "xor.b32 %v, %t, 32; shl.b32 %v, %v, 2; add.u32 %v, %v, %tile;"
    read = f"{other} ld.shared.u32 %v, [%v];"
    for before, after, waited in combinations(3):
        if before == after:
            continue
        reported = kinds(
            init,
            SYNC,
            arrive if before else "",
            WRITE,
            arrive if after else "",
            wait() if waited else "",
            read,
            schedule=schedule,
        )
        clean = after and waited
        assert (reported == set()) == clean, (before, after, waited, reported)
        assert clean or reported <= {"data-race", "uninitialised-read"}


def test_strong_accesses_do_not_race():
    add = "atom.shared.add.u32 %v, [%tile], 1;"
    init = "@%first st.shared.u32 [%tile], 0;"
    assert kinds(init, SYNC, add, SYNC, "ld.shared.u32 %v, [%tile];") == set()
    assert kinds(init, SYNC, add, "ld.shared.u32 %v, [%tile];") == {"data-race"}
    assert kinds(init, SYNC, add, "ld.relaxed.cta.shared.u32 %v, [%tile];") == set()


def test_an_async_overwrite_of_read_bytes():
    """Law: a barrier orders the earlier reads; the formal model also requires a fence."""
    first = (INIT, INIT_FENCE, WRITE, PROXY_FENCE, SYNC)
    assert kinds(*first, LOAD, wait(), READ) == set()
    assert kinds(*first, READ, SYNC, LOAD, wait()) == {"write-after-read-fence"}
    assert kinds(*first, READ, PROXY_FENCE, SYNC, LOAD, wait()) == set()
    assert "overwrite-in-use" in kinds(*first, READ, LOAD, wait())


def test_two_lanes_writing_the_same_bytes():
    assert kinds("st.shared.u32 [%tile], %t;") == {"data-race"}
    (hazard,) = launch("st.shared.u32 [%tile], 7;")
    assert (hazard.kind, hazard.severity) == ("data-race", "formal")  # one value: benign


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_two_warps_writing_the_same_bytes(schedule):
    """Formal if both write the same value: the bytes are the same in any order."""
    apart = "@%second bra LATER; {first} bra END; LATER: {then} END:"
    store, other = "st.shared.u32 [%tile], 7;", "st.shared.u32 [%tile], 8;"
    for then, grave in ((store, False), (other, True)):
        lines = "setp.ge.u32 %second, %t, 32;", apart.format(first=store, then=then)
        hazards = launch(*lines, schedule=schedule)
        assert {h.kind for h in hazards} == {"data-race"}
        assert ("error" in {h.severity for h in hazards}) == grave
    for second, severity in (("%bar", "formal"), ("%t", "error")):  # half of it is the same
        races = launch(f"st.shared.v2.u32 [%tile], {{%bar, {second}}};", schedule=schedule)
        assert {h.severity for h in races} == {severity}, second


def test_blocks_writing_the_same_bytes_are_an_error():
    (hazard,) = launch("st.global.u32 [%out], 7;", blocks=2, threads=1)
    assert (hazard.kind, hazard.severity) == ("data-race", "error")


def test_blocks_are_not_ordered():
    write = "mad.wide.u32 %mine, %t, 4, %out; mov.u32 %v, %ctaid.x; st.global.u32 [%mine], %v;"
    (hazard,) = launch(write, blocks=2)
    assert hazard.cause is Cause.BLOCKS_WRITE_SAME_PLACE
    assert launch(write) == ()
    second = "mov.u32 %v, %ctaid.x; setp.eq.u32 %second, %v, 1;"
    touch = "mad.wide.u32 %mine, %t, 4, %out;"
    one_writes = f"{touch} {second} @!%second st.global.u32 [%mine], %t;"
    (hazard,) = launch(one_writes, "@%second ld.global.u32 %v, [%mine];", blocks=2)
    assert hazard.cause is Cause.BLOCKS_SHARE_PLACE


FLAG = "[%tile+8]"
SPIN = "{{ AGAIN: {load} %v, [%tile+8]; setp.ne.u32 %done, %v, 1; @%done bra AGAIN; }}"


def handover(write_flag: str, read_flag: str, schedule: str) -> set[str]:
    """Thread 0 writes, then raises a flag; thread 32 waits for the flag, then reads."""
    payload = "@%first st.shared.u32 [%tile], 7;"
    clear = "@%first st.shared.u32 [%tile+8], 0;"
    wait = f"{{ @!%second bra OVER; {read_flag} ld.shared.u32 %v, [%tile]; OVER: }}"
    raise_flag = f"{{ @!%first bra DONE; {payload} {write_flag} DONE: }}"
    return kinds(clear, SYNC, raise_flag, wait, schedule=schedule)


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_release_and_acquire_through_a_flag(schedule):
    """Law: the writer releases (or fences first), and the reader acquires (or fences after)."""
    set_flag = "mov.u32 %v, 1;"
    writes = {
        "relaxed": f"{set_flag} st.relaxed.cta.shared.u32 {FLAG}, %v;",
        "release": f"{set_flag} st.release.cta.shared.u32 {FLAG}, %v;",
        "fence": f"{set_flag} fence.acq_rel.cta; st.relaxed.cta.shared.u32 {FLAG}, %v;",
        "atomic": f"{set_flag} membar.gl; red.shared.add.u32 {FLAG}, %v;",
    }
    reads = {
        "relaxed": SPIN.format(load="ld.relaxed.cta.shared.u32"),
        "acquire": SPIN.format(load="ld.acquire.cta.shared.u32"),
        "fence": SPIN.format(load="ld.relaxed.cta.shared.u32") + "fence.acq_rel.cta;",
        "volatile": SPIN.format(load="ld.volatile.shared.u32") + "membar.cta;",
    }
    for (write, write_flag), (read, read_flag) in itertools.product(writes.items(), reads.items()):
        reported = handover(write_flag, read_flag, schedule)
        clean = write != "relaxed" and read != "relaxed"
        assert reported == (set() if clean else {"data-race"}), (write, read, reported)


def test_a_flag_overwritten_by_another_thread_releases_nothing():
    """Thread 0 releases; thread 32, ordered after it, overwrites the flag with a relaxed store;
    thread 1 acquires from that store: a plain store ends earlier release sequences.
    """
    for overwrite, clean in (("st.relaxed.cta", False), ("st.release.cta", True)):
        reported = kinds(
            "@%first st.shared.u32 [%tile+8], 0;",
            SYNC,
            "{ @!%first bra DONE; st.shared.u32 [%tile], 7; mov.u32 %v, 1;",
            f"st.release.cta.shared.u32 {FLAG}, %v; DONE: }}",
            "setp.eq.u32 %done, %t, 1; @%done bra READER;",
            "barrier.sync 1, 64; @%second mov.u32 %v, 2;",
            f"@%second {overwrite}.shared.u32 {FLAG}, %v;",
            "bra END;",
            "READER: barrier.arrive 1, 64;",
            f"AGAIN: ld.acquire.cta.shared.u32 %v, {FLAG};",
            "setp.ne.u32 %done, %v, 2; @%done bra AGAIN; ld.shared.u32 %v, [%tile]; END:",
        )
        assert reported == (set() if clean else {"data-race"}), overwrite


def test_block_scope_atomics_do_not_order_other_blocks():
    body = """
    mov.u32 %v, %ctaid.x; mad.wide.u32 %mine, %v, 4, %out;
    @%first st.global.u32 [%mine+8], %v; membar.gl;
    @%first atom.relaxed.{scope}.global.add.u32 %slot, [%out], 1;
    membar.gl; sub.u32 %slot, %slot, 0x01010101; setp.eq.u32 %done, %slot, 1;
    and.pred %done, %done, %first; @%done ld.global.u32 %v, [%out+8];
    @%done ld.global.u32 %v, [%out+12];
    """
    assert launch(body.format(scope="gpu"), blocks=2) == ()
    (hazard,) = launch(body.format(scope="cta"), blocks=2)
    assert hazard.kind == "data-race"


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_the_last_block_reads_the_other_blocks_results(schedule):
    """The threadfence reduction: write, fence, count; the last block to count fences and reads all.
    Law: both fences, with a scope wider than the block.
    """
    body = """
    mov.u32 %v, %ctaid.x; mad.wide.u32 %mine, %v, 4, %out;
    @%first st.global.u32 [%mine+8], %v;
    {writer_fence}
    @%first atom.global.add.u32 %slot, [%out], 1;
    setp.eq.u32 %done, %slot, 4;  // the count begins at 0x01010101: see launch()
    sub.u32 %slot, %slot, 0x01010101; setp.eq.u32 %done, %slot, 2;
    and.pred %done, %done, %first;
    {reader_fence}
    @%done ld.global.u32 %v, [%out+8];
    @%done ld.global.u32 %v, [%out+12];
    @%done ld.global.u32 %v, [%out+16];
    """
    for writer, reader in itertools.product(("", "membar.cta;", "membar.gl;"), repeat=2):
        text = body.format(writer_fence=writer, reader_fence=reader)
        reported = {h.kind for h in launch(text, schedule=schedule, blocks=3)}
        clean = writer == reader == "membar.gl;"
        assert reported == (set() if clean else {"data-race"}), (writer, reader, reported)


@pytest.mark.parametrize("schedule", SCHEDULES)
@pytest.mark.parametrize(
    ("end", "also"),
    [
        ("mbarrier.inval.shared::cta.b64 [%bar]", set()),
        ("mbarrier.init.shared::cta.b64 [%bar], 1", {"illegal-access"}),  # no inval before
    ],
)
def test_the_end_of_an_mbarriers_life(end, also, schedule):
    """Law: a thread that invalidates or reinitialises it is ordered after every thread's last
    use.
    """
    arrive = "{ .reg .b64 %token; mbarrier.arrive.shared::cta.b64 %token, [%bar]; }"
    init = "@%first mbarrier.init.shared::cta.b64 [%bar], 64;"
    for met in (True, False):
        reported = kinds(
            init, SYNC, arrive, wait(), SYNC if met else "", f"@%first {end};", schedule=schedule
        )
        reported -= {"KernelFault", "KernelHung"}
        assert also <= reported <= {"data-race", "unfenced-barrier-init", "illegal-access"}
        assert (reported == also) == met, (met, reported)


@pytest.mark.parametrize("schedule", SCHEDULES)
@pytest.mark.parametrize(
    ("meeting", "severity"),
    [
        ("bar.warp.sync 0xffffffff;", None),
        ("match.any.sync.b32 %v, %t, 0xffffffff;", "formal"),
        ("vote.sync.any.pred %second, %first, 0xffffffff;", "formal"),
        ("", "error"),
    ],
)
def test_a_converged_warp_has_finished_using_an_mbarrier(meeting, severity, schedule):
    """Law: the last of the warps' leaders invalidates an mbarrier that all lanes waited on or
    arrived at. Converging orders no memory, but lanes cannot have converged before their use.
    """
    leaders = "and.b32 %v, %t, 31; setp.eq.u32 %done, %v, 0;"
    last = (
        "@%done atom.acq_rel.cta.shared.add.u32 %v, [%tile], 1;"
        " setp.eq.and.u32 %done, %v, 1, %done; @%done mbarrier.inval.shared::cta.b64 [%bar];"
    )
    arrive = "{ .reg .b64 %token; mbarrier.arrive.shared::cta.b64 %token, [%bar]; }"
    init = "@%first mbarrier.init.shared::cta.b64 [%bar], 64; @%first st.shared.u32 [%tile], 0;"

    def found(*uses: str):
        hazards = launch(init, SYNC, *uses, leaders, last, schedule=schedule)
        assert {h.kind for h in hazards} <= {"data-race"}
        return {h.severity for h in hazards}

    assert found(arrive, wait(), meeting) == ({severity} if severity else set())
    assert found(arrive, meeting) == ({severity} if severity else set())
    if meeting:  # before the last use it says nothing of it
        assert found(arrive, meeting, wait()) == {"error"}


SWAP = """
  {load} %v, [%out];
  AGAIN: add.u32 %slot, %v, %t;
  atom.global.cas.b32 %tile, [%out], %v, %slot;
  setp.ne.s32 %done, %v, %tile;
  mov.u32 %v, %tile;
  @%done bra AGAIN;
"""


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_a_plain_load_used_only_by_a_compare_and_swap_is_formal(schedule):
    """CUDA's own example of a user-defined atomic. If anything else reads or writes this way, it is
    an error.
    """
    plain = SWAP.format(load="ld.global.u32")
    for lines, severities in (
        ([plain], {"formal"}),
        ([SWAP.format(load="ld.relaxed.gpu.global.u32")], set()),
        ([plain, "ld.global.u32 %v, [%out];"], {"formal", "error"}),
        (["@%first st.global.u32 [%out], %t;", plain], {"formal", "error"}),
    ):
        hazards = launch(*lines, schedule=schedule, blocks=2)
        assert {h.severity for h in hazards} <= severities and bool(hazards) == bool(severities), (
            lines
        )
        assert {h.kind for h in hazards} <= {"data-race"}
        assert not severities or hazards[0].severity == sorted(severities)[0], lines


def test_a_race_with_several_reads_names_their_bytes():
    """The bytes of a read that later reads have displaced are the bytes that it read."""
    (hazard,) = launch(
        "@!%second ld.shared.u32 %v, [%tile+128];", "@%second st.shared.u32 [%tile+128], 1;"
    )
    assert (hazard.kind, hazard.variables, len(hazard.granules)) == ("data-race", ("tile",), 1)
