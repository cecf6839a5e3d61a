"""Kernels modelled on public bug reports for Hopper: their findings and causes."""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda

from harness import KernelFault, ptx
from harness.devices import device
from harness.diagnosis import Cause, Hazard, distinct
from tests.emulator.copies.test_tensormap_edits import PTX as TENSOR_MAP
from tests.emulator.copies.test_tensormap_edits import edited
from tests.emulator.corpus.running import outcomes
from tests.emulator.corpus.variants import Built, Case, Family
from tests.emulator.ordering import test_memory_model as block
from tests.emulator.ordering import test_release_patterns as cluster
from tests.emulator.ordering.test_release_patterns import (
    ARRIVE,
    GLOBAL_WRITE,
    INIT,
    INIT_FENCE,
    MADE,
    MEET,
    READ_FAR,
    WAIT,
    WRITE,
    waited,
)

BLOCK_0 = "{{ .reg .u32 %b; .reg .pred %z; mov.u32 %b, %ctaid.x; setp.eq.u32 %z, %b, 0; @%z {} }}"


def facts(hazards: tuple[Hazard, ...]) -> set[tuple[str, str, str]]:
    return {(h.kind, h.severity, str(h.cause)) for h in hazards}


# -- proxy fences


def test_a_fence_before_the_writes_is_misplaced_in_any_thread():
    for fence in (block.PROXY_FENCE, "@%first " + block.PROXY_FENCE):
        lines = (fence, block.SYNC, block.WRITE, block.SYNC, block.STORE, block.DRAIN)
        (hazard,) = block.launch(*lines)
        assert hazard.cause is Cause.FENCE_BEFORE_WRITE
    after = (block.WRITE, block.SYNC, "@%first " + block.PROXY_FENCE, block.STORE, block.DRAIN)
    assert block.launch(*after) == ()


def test_a_fence_executed_by_another_block():
    fence = BLOCK_0.format(block.PROXY_FENCE)
    store = block.STORE.replace("[%out]", "[%mine]").replace("256;", "128;")
    store = f"mov.u32 %v, %ctaid.x; mad.wide.u32 %mine, %v, 128, %out; {store}"
    lines = (block.WRITE, fence, block.SYNC, store, block.DRAIN)
    (hazard,) = block.launch(*lines, blocks=2)
    assert (hazard.kind, hazard.cause) == ("missing-proxy-fence", Cause.FENCE_IN_OTHER_BLOCKS)
    assert hazard.threads[0][0] == 1


# -- threads that no barrier, or a barrier of too narrow a scope, orders


def test_a_barrier_executed_by_another_block():
    write = "mov.u32 %v, %t;" + block.WRITE
    read = "xor.b32 %v, %t, 32; mad.lo.u32 %v, %v, 4, %tile; ld.shared.u32 %v, [%v];"
    (hazard,) = block.launch(write, BLOCK_0.format(block.SYNC), read, blocks=2)
    assert (hazard.kind, hazard.cause) == ("data-race", Cause.BARRIER_SKIPPED)
    (hazard,) = block.launch(write, read, blocks=2)
    assert (hazard.kind, hazard.cause) == ("data-race", Cause.NO_BARRIER_BETWEEN_WRITE_AND_READ)


def test_lanes_of_a_warp_that_do_not_converge():
    read = "xor.b32 %v, %t, {}; mad.lo.u32 %v, %v, 4, %tile; ld.shared.u32 %v, [%v];"
    meet = "bar.warp.sync 0xffffffff;"
    (hazard,) = block.launch(block.WRITE, read.format(1))
    assert (hazard.kind, hazard.cause) == ("data-race", Cause.NO_WARP_BARRIER_BETWEEN)
    assert block.launch(block.WRITE, meet, read.format(1)) == ()
    (hazard,) = block.launch(block.WRITE, meet, read.format(32))
    assert hazard.cause is Cause.NO_BARRIER_BETWEEN_WRITE_AND_READ


def test_a_read_of_a_peers_memory_after_an_arrival_of_block_scope():
    arrive = "mbarrier.arrive{}.shared::cluster.b64 _, [%there];"
    wide = ".release.cluster"
    for scope, wait, cause in (
        ("", "acquire.cta", Cause.ARRIVAL_SCOPE_TOO_NARROW),
        ("", "acquire.cluster", Cause.ARRIVAL_SCOPE_TOO_NARROW),
        (wide, "acquire.cta", Cause.WAIT_SCOPE_TOO_NARROW),
    ):
        path = (WRITE, arrive.format(scope), waited(wait), READ_FAR, MEET)
        assert facts(cluster.launch(*MADE, *path)) == {("data-race", "error", cause)}
    path = (WRITE, arrive.format(wide), waited("acquire.cluster"), READ_FAR, MEET)
    assert cluster.launch(*MADE, *path) == ()


def test_unordered_blocks():
    hazards = cluster.launch(WRITE, ARRIVE, WAIT.replace(".acquire", ""), READ_FAR, MEET)
    assert {h.cause for h in hazards} == {Cause.RELAXED_ARRIVAL}
    hazards = cluster.launch(MEET, WRITE, READ_FAR, MEET)
    assert facts(hazards) == {("data-race", "error", Cause.NO_CLUSTER_BARRIER_BETWEEN)}


# -- a copy into a peer's memory, again: by st.async, which completes at the peer

PAIR = """.shared .align 8 .b8 own[8]; .shared .align 8 .b8 again[8];
  .reg .u32 %own, %again, %later; mov.u32 %own, own; mov.u32 %again, again;
  mapa.shared::cluster.u32 %later, %again, %peer;
  @%first mbarrier.init.shared::cta.b64 [%own], 64;
  @%first mbarrier.init.shared::cta.b64 [%bar], 1;
  @%first mbarrier.init.shared::cta.b64 [%again], 1; @%first fence.mbarrier_init.release.cluster;
  @%first mbarrier.arrive.expect_tx.shared::cta.b64 _, [%bar], 256;
  @%first mbarrier.arrive.expect_tx.shared::cta.b64 _, [%again], 256;"""
SEND = """st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [%far], %t, [%there];"""
SEND_AGAIN = SEND.replace("%there", "%later")
RECEIVED = waited("acquire.cluster")
RECEIVED_AGAIN = RECEIVED.replace("%bar", "%again")
LOCAL = """{ .reg .b64 %s; mbarrier.arrive.shared::cta.b64 %s, [%own];
  L: mbarrier.test_wait.shared::cta.b64 %done, [%own], %s; @!%done bra L; }"""


def test_a_wait_of_the_block_for_its_own_threads_is_not_too_narrow():
    rest = (SEND_AGAIN, RECEIVED_AGAIN, MEET)
    hazards = cluster.launch(PAIR, MEET, LOCAL, SEND, RECEIVED, *rest)
    assert facts(hazards) == {("overwrite-in-use", "error", Cause.COPY_INTO_COPY)}
    assert cluster.launch(PAIR, MEET, LOCAL, SEND, RECEIVED, MEET, *rest) == ()


def test_a_ring_across_blocks_has_one_rule_for_the_copy_and_for_its_readers():
    """Phases that the peer has observed, or data that it has read, before an arrival of block
    scope.
    """
    free = """{{ .reg .u32 %o; mapa.shared::cluster.u32 %o, %own, %peer;
      mbarrier.arrive{}.shared::cluster.b64 _, [%o]; }}"""
    wait = RECEIVED.replace("[%bar]", "[%own]")
    for read in ("", "ld.shared.u32 %v, [%mine];"):
        for scope, severity in (("", {"formal"}), (".release.cluster", set())):
            ring = (SEND, RECEIVED, read, free.format(scope), wait, SEND_AGAIN, RECEIVED_AGAIN)
            hazards = cluster.launch(PAIR, MEET, *ring, MEET)
            assert {h.severity for h in hazards} == severity
            assert {h.cause for h in hazards} <= {Cause.ARRIVAL_SCOPE_TOO_NARROW}


# -- mbarriers


def test_an_mbarrier_that_is_invalidated_twice():
    inval = "@%first mbarrier.inval.shared::cta.b64 [%bar];"
    once, twice = (INIT.format(count=64), INIT_FENCE, MEET, inval), ("bar.sync 0;", inval)
    assert cluster.launch(*once) == ()
    (hazard,) = cluster.launch(*once, *twice)
    assert (hazard.kind, hazard.cause) == ("illegal-access", Cause.MBARRIER_INVALIDATED_TWICE)
    assert cluster.launch(*once, "bar.sync 0;", INIT.format(count=64), *twice) == ()


def ring_with_parities_of(turns: int):
    """A thread loads three stages ahead, and waits in each iteration until its readers have
    finished with a stage; ``turns`` lists the iterations after which the parity of that wait
    flips.
    """

    def ring(src, out, n):
        stages = cuda.shared.array((3, 32), np.float32, 128)
        bars = cuda.shared.array(5, np.uint64)
        full = ptx.shared_address(bars, 0)
        go, done = ptx.shared_address(bars, 3), ptx.shared_address(bars, 4)
        t = cuda.threadIdx.x
        if t == 0:
            for k in range(3):
                ptx.mbarrier_init(full + 8 * k, 1)
            ptx.mbarrier_init(go, 1)
            ptx.mbarrier_init(done, 32)
            ptx.fence_mbarrier_init()
        cuda.syncthreads()
        if t == 0:
            for k in range(n + 3):
                stage = k % 3
                if k >= 3:
                    ptx.mbarrier_wait_parity(full + 8 * stage, (k // 3 - 1) & 1)
                    ptx.mbarrier_arrive(go)
                    ptx.mbarrier_wait_parity(done, ((k - 3) // turns) & 1)
                if k < n:
                    ptx.mbarrier_arrive_expect_tx(full + 8 * stage, 128)
                    ptx.cp_async_bulk_global_to_shared(
                        ptx.shared_address(stages, 32 * stage),
                        ptx.global_address(src, 32 * k),
                        128,
                        full + 8 * stage,
                    )
        elif t >= 32:
            total = np.float32(0)
            for k in range(n):
                ptx.mbarrier_wait_parity(go, k & 1)
                total += stages[k % 3, t - 32]
                ptx.fence_proxy_async_shared_cta()
                ptx.mbarrier_arrive(done)
            out[t - 32] = total

    return ring


def over_all_schedules(kernel) -> tuple[Hazard, ...]:
    def launch(gpu) -> Case:
        arrays = gpu.to_device(np.zeros(320, np.float32)), gpu.empty((32,), np.float32)
        return Case((*arrays, np.int32(10)), (1, 1, 1), (64, 1, 1), ())

    runs = outcomes(Family(kernel, launch, ()), Built(kernel, {}))
    return distinct(hazard for run in runs for hazard in run.hazards)


def test_a_parity_that_flips_too_rarely_is_named_at_its_wait():
    assert over_all_schedules(ring_with_parities_of(1)) == ()
    hazards = over_all_schedules(ring_with_parities_of(3))
    assert {(h.kind, "(done, " in h.source) for h in hazards} == {("phase-mismatch", True)}


# -- one line that is inlined twice


@cuda.jit
def put(tile, at, value):
    tile[at] = value


@cuda.jit
def put_twice(out):
    tile = cuda.shared.array(65, np.float32)
    put(tile, cuda.threadIdx.x, 1)  # the first
    put(tile, cuda.threadIdx.x + 1, 2)  # the second
    cuda.syncthreads()
    out[cuda.threadIdx.x] = tile[cuda.threadIdx.x]


def test_two_calls_of_a_function_are_distinguished_in_python():
    gpu = device("emulator")
    out = gpu.to_device(np.zeros(64, np.float32))
    (hazard,) = gpu.launch(put_twice, grid=1, block=64, args=(out,)).hazards
    assert (hazard.kind, hazard.line - hazard.other_line) == ("data-race", 1)
    assert "the second" in hazard.source and "the first" in hazard.other_source
    assert hazard.stack[0] == hazard.other_stack[0]


def test_two_calls_of_a_function_are_distinguished_in_inlined_lines():
    first = f".loc 1 31 7\n.loc 1 10 3, function_name $A, inlined_at 1 31 7\n{block.WRITE}\n"
    write = "mad.lo.u32 %v, %t, 4, %tile; st.shared.u32 [%v+4], %t;"
    second = f".loc 1 32 7\n.loc 1 10 3, function_name $A, inlined_at 1 32 7\n{write}\n"
    for calls in ((31, 32), (7, 9)):
        lines = first.replace("31 7", f"{calls[0]} 7"), second.replace("32 7", f"{calls[1]} 7")
        (hazard,) = block.launch(".loc 1 20 0", *lines)
        assert {hazard.line, hazard.other_line} == {*calls}


def inlined(line: int, call: int, code: str) -> str:
    """Wrap ``code`` as a line of a function that is called at another line."""
    return f".loc 1 {call} 7\n.loc 1 {line} 3, function_name $A, inlined_at 1 {call} 7\n{code}\n"


def test_two_pairs_of_calls_are_two_findings():
    """Both tiles are written by a function and read by another without a barrier between them."""
    read = "xor.b32 %v, %t, 32; mad.lo.u32 %v, %v, 4, %tile; ld.shared.u32 %v, [%v+{}];"
    write = "mad.lo.u32 %v, %t, 4, %tile; st.shared.u32 [%v+{}], %t;"
    writes = [inlined(10, 31 + n, write.format(256 * n)) for n in range(2)]
    reads = [inlined(20, 41 + n, read.format(256 * n)) for n in range(2)]
    tiles = ".shared .align 128 .b8 tiles[512]; mov.u32 %tile, tiles;"
    hazards = block.launch(f".loc 1 20 0\n{tiles}", *writes, *reads)
    calls = {frozenset(stack[-1].line for stack in h.calls) for h in hazards}
    assert calls == {frozenset({31, 41}), frozenset({32, 42})}


def test_a_mistake_in_a_function_is_one_finding_for_all_callers():
    read = "xor.b32 %v, %t, 32; mad.lo.u32 %v, %v, 4, %tile; ld.shared.u32 %v, [%v];"
    calls = [inlined(10, n, block.WRITE) + inlined(11, n, read) + block.SYNC for n in (31, 32)]
    (hazard,) = block.launch(".loc 1 20 0", *calls)
    assert hazard.calls == ()


# -- a block barrier in a loop


@pytest.mark.parametrize(
    ("times", "cause"),
    [
        ("mov.u32 %n, 2;", Cause.ILLEGAL_OPERAND),
        ("and.b32 %n, %t, 1; add.u32 %n, %n, 1;", Cause.BARRIER_EXECUTED_UNEQUALLY),
    ],
    ids=["whole warp", "some lanes"],
)
def test_a_warp_that_arrives_twice_at_one_barrier(times, cause):
    loop = f"""{{ .reg .u32 %n; .reg .pred %p; setp.lt.u32 %p, %t, 32; @!%p bra OUT; {times}
      AGAIN: barrier.arrive 1, 96; sub.u32 %n, %n, 1; setp.ne.u32 %p, %n, 0; @%p bra AGAIN;
      OUT: }}"""
    (hazard,) = block.launch(loop)
    assert (hazard.kind, hazard.cause) == ("illegal-access", cause)


# -- global memory


def test_a_store_read_by_another_block_after_a_read_wait():
    store = block.STORE.replace("@%first ", "").replace("[%out]", "[%far]").replace("256;", "128;")
    first = f"""{{ .reg .u32 %b, %f; .reg .b64 %far; .reg .pred %z; add.u64 %far, %out, 128;
      mov.u32 %b, %ctaid.x; setp.eq.u32 %z, %b, 0; @!%z bra SECOND; @!%first bra OUT; {store}
      cp.async.bulk.commit_group; cp.async.bulk.wait_group{{}} 0;
      st.release.gpu.global.u32 [%out], 7; bra OUT;
      SECOND: @!%first bra OUT;
      A: ld.acquire.gpu.global.u32 %f, [%out]; setp.ne.u32 %z, %f, 7; @%z bra A;
      ld.global.u32 %v, [%far];
      OUT: }}"""
    lines = (block.WRITE, block.PROXY_FENCE, block.SYNC)
    (hazard,) = block.launch(*lines, first.replace("{}", ".read"), blocks=2)
    assert (hazard.kind, hazard.cause) == ("read-before-arrival", Cause.STORE_WAIT_FOR_READ_ONLY)
    assert block.launch(*lines, first.replace("{}", ""), blocks=2) == ()


@pytest.mark.parametrize("between", ["", "bar.sync 0;", MEET])
def test_a_non_coherent_load_of_bytes_written_in_the_launch(between):
    read = "mad.wide.u32 %g, %rank, 128, %out; mad.wide.u32 %g, %t, 4, %g;"
    read = f"{{ .reg .b64 %g; {read} @!%second ld.global{{}}.u32 %v, [%g]; }}"
    hazards = cluster.launch(GLOBAL_WRITE, between, read.replace("{}", ".nc"), MEET)
    assert facts(hazards) == {("data-race", "error", Cause.NON_COHERENT_READ_OF_WRITTEN)}
    assert cluster.launch(GLOBAL_WRITE, between, read.replace("{}", ""), MEET) == ()
    assert cluster.launch(read.replace("{}", ".nc"), MEET) == ()


def test_a_tensor_map_that_is_a_local_copy_of_a_parameter():
    local = """.local .align 64 .b8 depot[128]; .reg .b64 %depot; mov.u64 %depot, depot;
      cvta.local.u64 %depot, %depot; cp.async.bulk.tensor"""
    text = TENSOR_MAP.replace("cp.async.bulk.tensor", local)
    text = text.replace("[%tile], [%descriptor, {%zero", "[%tile], [%depot, {%zero")
    with pytest.raises(KernelFault) as fault:
        edited("emulator", text=text)
    (hazard,) = fault.value.hazards
    assert (hazard.kind, hazard.cause) == ("illegal-access", Cause.TENSOR_MAP_IN_LOCAL_MEMORY)
