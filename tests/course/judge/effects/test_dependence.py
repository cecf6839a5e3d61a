"""Instructions that run and decide nothing: the outputs must depend on them, or they must order
threads.
"""

from __future__ import annotations

import numpy as np
import pytest
from llvmlite import ir
from numba import cuda, types
from numba.core.typing import signature
from numba.cuda.extending import intrinsic

from harness import ptx
from harness.course import exercises
from harness.course.exercises.effects import Brought, OrderedByArrivals, Way
from harness.course.judge import rewriting
from harness.course.judge.launching import LaunchOutcome
from harness.course.judge.provenance import Effects, Launched
from harness.course.judge.verdict import UNJUDGED, Problem
from harness.course.outputs import Shortfall
from harness.sanitizer.emulator.provenance import Touch
from harness.sanitizer.isa import Ptx
from tests.course.judge.effects.reasons import shortfalls
from tests.course.judge.effects.test_provenance import lost


def wrapper(text: str, operands: int, result=types.uint32, constraint: str = "=r"):
    """An instruction that is kept whether or not its result is used; its operands are uint32."""

    def codegen(context, builder, call, args):
        function = ir.FunctionType(context.get_value_type(result), [ir.IntType(32)] * operands)
        constraints = ",".join([constraint, *["r"] * operands])
        return builder.call(ir.InlineAsm(function, text, constraints, side_effect=True), args)

    if operands == 1:

        @intrinsic
        def one(typingctx, a):
            return signature(result, types.uint32), codegen

        return one

    @intrinsic
    def three(typingctx, a, b, c):
        return signature(result, *[types.uint32] * 3), codegen

    return three


find = wrapper("bfind.u32 $0, $1;", 1)
find_in_a_scope = wrapper("{ .reg .u32 found; bfind.u32 found, $1; mov.u32 $0, found; }", 1)
parity = wrapper("lop3.b32 $0, $1, $2, $3, 0x96;", 3)
majority = wrapper("lop3.b32 $0, $1, $2, $3, 0xE8;", 3)
of_a_peer = wrapper("ld.shared::cluster.f32 $0, [$1];", 1, types.float32, "=f")


@cuda.jit
def counts_by_hand(src, out):
    i = cuda.grid(1)
    if i < src.size:
        find(src[i])
        bits = src[i]
        highest = np.uint32(0xFFFF_FFFF)
        while bits:
            highest += np.uint32(1)
            bits >>= np.uint32(1)
        out[i] = highest


def test_an_unused_result():
    (reason,) = lost("highest-bit", counts_by_hand).values()
    assert shortfalls(reason) == {Shortfall.INDEPENDENT}


def by_a_scope(uses: bool):
    @cuda.jit
    def kernel(src, out):
        i = cuda.grid(1)
        if i >= src.size:
            return
        highest = find_in_a_scope(src[i])
        if not uses:
            bits = src[i]
            highest = np.uint32(0xFFFF_FFFF)
            while bits:
                highest += np.uint32(1)
                bits >>= np.uint32(1)
        out[i] = highest

    return kernel


def test_a_result_in_a_register_of_an_inner_scope():
    assert lost("highest-bit", by_a_scope(uses=True)) == {}
    assert set(lost("highest-bit", by_a_scope(uses=False))) == {"correct"}


@pytest.mark.parametrize("text", ["no PTX", "{ptx} .visible .entry k() {{ frob; }}"])
def test_an_intervention_that_cannot_start_costs_no_points(monkeypatch, text):
    def changed(ptx: Ptx, way: Way) -> Ptx:
        return Ptx(text.format(ptx=ptx.text))

    monkeypatch.setattr(rewriting, "with_rotated_bits", changed)
    assert lost("highest-bit", by_a_scope(uses=True)) == {}


def unfinished(run, intervention) -> LaunchOutcome:
    return LaunchOutcome(0.0, problem=Problem(UNJUDGED, "still running"))


def test_an_endless_intervention_counts_as_a_hang():
    exercise = exercises.get("highest-bit")
    (computed,) = exercise.effects
    brought = Brought("src", Way("copies", ("cp.async.bulk.load",)))
    shape, read = (8,), np.ones(32, np.bool_)
    inputs = {"src": np.zeros(8, np.uint32)}
    by_thread = Touch("ld.global.u32", 2, "src[i]", "lab.py", read, read, read)
    outcome = LaunchOutcome(0.0, touches={"src": (by_thread,)}, outputs={"out": inputs["src"]})
    run = Launched(0, shape, exercise.launch(shape), inputs, {}, outcome=outcome, right=True)
    for effect, missing in ((computed, set()), (brought, {brought})):
        effects = Effects(open={(effect, shape): run})
        effects.follow_up(exercise, unfinished)
        assert set(effects.missing) == missing


@cuda.jit
def one_of_two(a, b, c, total, carry):
    i = cuda.grid(1)
    if i < a.size:
        total[i] = parity(a[i], b[i], c[i])
        carry[i] = (a[i] & b[i]) | (a[i] & c[i]) | (b[i] & c[i])


def test_one_of_two_outputs_depends_on_the_instruction():
    (reason,) = lost("bit-adder", one_of_two).values()
    assert shortfalls(reason) == {Shortfall.INDEPENDENT} and "`carry`" in reason


@cuda.jit
def two_steps(a, b, c, total, carry):
    i = cuda.grid(1)
    if i < a.size:
        total[i] = parity(parity(a[i], b[i], np.uint32(0)), c[i], np.uint32(0))
        some = parity(a[i] & b[i], a[i] & c[i], np.uint32(0))
        carry[i] = parity(some, b[i] & c[i], np.uint32(0))


def test_a_result_passed_through_two_such_instructions():
    assert lost("bit-adder", two_steps) == {}


@cuda.jit
def in_one_block(a, b, c, total, carry):
    i = cuda.grid(1)
    if i < a.size:
        total[i] = parity(a[i], b[i], c[i])
        if cuda.blockIdx.x == 0:
            carry[i] = majority(a[i], b[i], c[i])
        else:
            carry[i] = (a[i] & b[i]) | (a[i] & c[i]) | (b[i] & c[i])


def test_a_part_of_an_output_is_independent_of_the_instruction():
    (reason,) = lost("bit-adder", in_one_block).values()
    assert shortfalls(reason) == {Shortfall.PARTLY_INDEPENDENT} and "`carry`" in reason


@cuda.jit
def inverted_twice(a, b, c, total, carry):
    i = cuda.grid(1)
    if i < a.size:
        total[i] = ~parity(~a[i], b[i], c[i])
        carry[i] = majority(a[i], b[i], c[i])


def test_a_result_used_in_further_computation():
    assert lost("bit-adder", inverted_twice) == {}


def smoothing(ordered_by_syncthreads: bool, relaxed: bool = False):
    @cuda.jit
    def kernel(src, dst, rounds):
        samples = cuda.shared.array((2, 128), np.float32)
        bars = cuda.shared.array(1, np.uint64)
        bar, row, thread = ptx.shared_address(bars), cuda.blockIdx.x, cuda.threadIdx.x
        value = src[row, thread]
        if thread == 0:
            ptx.mbarrier_init(bar, 128)
        cuda.syncthreads()
        for r in range(rounds):
            samples[r & 1, thread] = value
            if ordered_by_syncthreads:
                cuda.syncthreads()
            if relaxed:
                ptx.fence_acq_rel_cta()
                ptx.mbarrier_arrive_relaxed_cluster(ptx.mapa(bar, 0))
            else:
                ptx.mbarrier_arrive(bar)
            ptx.mbarrier_wait_parity(bar, r & 1)
            sides = samples[r & 1, (thread - 1) % 128] + samples[r & 1, (thread + 1) % 128]
            value = (sides + np.float32(2) * value) * np.float32(0.25)
        dst[row, thread] = value

    return kernel


def test_an_mbarrier_beside_the_barrier_that_orders_all():
    reason = lost("phase-counter", smoothing(True))
    assert list(reason) == ["synchronized"]
    assert shortfalls(reason["synchronized"]) == {Shortfall.ORDERED_BY_BLOCK_BARRIER}


def test_relaxed_arrivals_after_a_fence_order_threads():
    assert lost("phase-counter", smoothing(False, relaxed=True)) == {}


def test_stored_values_are_rotated_and_registers_restored():
    text = """.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 p) {
.reg .b32 %r<3>; .reg .pred %q; .reg .b64 %d<2>;
@!%q st.shared.v2.b32 [%d1], {%r1, %r1};
ret; }
"""
    changed = rewriting.with_rotated_bits(Ptx(text), Way("stores", ("st",), ("v2",)))
    assert changed.text.splitlines()[5] == (
        " @!%q shf.l.wrap.b32 %r1, %r1, %r1, 1;@!%q st.shared.v2.b32 [%d1], {%r1, %r1};"
        " @!%q shf.r.wrap.b32 %r1, %r1, %r1, 1;"
    )


def test_the_short_form_of_an_arrival_is_relaxed_too():
    text = """.version 8.0
.target sm_90
.address_size 64
.visible .entry k() {
.reg .b32 %r<3>; .reg .b64 %d<2>;
mbarrier.arrive.shared.b64 %d1, [%r1];
fence.acq_rel.cta;
ret; }
"""
    changed = rewriting.with_arrivals_that_order_nothing(Ptx(text), OrderedByArrivals().by)
    assert changed.text.splitlines()[5:7] == [
        "mbarrier.arrive.relaxed.cta.shared.b64 %d1, [%r1];",
        "",
    ]


@cuda.jit
def multicast_to_oneself(x, w, rounds, out):
    """Each block reads the other's part of x directly in the other's shared memory."""
    xs = cuda.shared.array((2, 32), np.float32, 128)
    ws = cuda.shared.array((32, 128), np.float32, 128)
    bars = cuda.shared.array(2, np.uint64)
    full, done = ptx.shared_address(bars, 0), ptx.shared_address(bars, 1)
    thread, c0 = cuda.threadIdx.x, cuda.blockIdx.x * 128
    rank = np.int32(ptx.cluster_ctarank())
    sums = cuda.local.array(4, np.float32)
    for row in range(4):
        sums[row] = np.float32(0)
    if thread == 0:
        ptx.mbarrier_init(full, 1)
        ptx.mbarrier_init(done, 2)
        ptx.fence_mbarrier_init()
    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()
    for r in range(rounds):
        if thread == 0:
            if r > 0:
                ptx.mbarrier_wait_parity_cluster(done, (r - 1) & 1)
            ptx.mbarrier_arrive_expect_tx(full, 32 * 128 * 4 + 2 * 32 * 4)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(
                ptx.shared_address(ws), w, c0, r * 32, full
            )
            ptx.cp_async_bulk_tensor_2d_global_to_shared_multicast(
                ptx.shared_address(xs), x, r * 32, rank * 2, full, np.uint16(1 << rank)
            )
        ptx.mbarrier_wait_parity(full, r & 1)
        ptx.barrier_cluster_arrive()
        ptx.barrier_cluster_wait()
        for row in range(4):
            there = ptx.mapa(ptx.shared_address(xs, (row % 2) * 32), row // 2)
            for k in range(32):
                sums[row] += of_a_peer(there + np.uint32(k * 4)) * ws[k, thread]
        ptx.fence_proxy_async()
        cuda.syncthreads()
        if thread < 2:
            ptx.mbarrier_arrive_cluster(ptx.mapa(done, thread))
    if c0 + thread < out.shape[1]:
        for row in range(4):
            out[row, c0 + thread] = sums[row]
    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()


@pytest.mark.thorough
def test_a_multicast_to_the_own_block_does_not_count():
    reason = lost("multicast-stream", multicast_to_oneself)
    assert list(reason) == ["synchronized"]
    assert Shortfall.NOT_MULTICAST in shortfalls(reason["synchronized"])


@cuda.jit
def address_by_hand(base, maps, packed, groups, down, across, dst):
    """The matrix's address is written into the map as a word; editing another map does not help."""
    draft = cuda.shared.array(16, np.uint64, 128)
    spare = cuda.shared.array(16, np.uint64, 128)
    tile = cuda.shared.array((8, 32), np.float32, 128)
    bars = cuda.shared.array(1, np.uint64)
    edited, place, bar = (
        ptx.shared_address(draft),
        ptx.shared_address(tile),
        ptx.shared_address(bars),
    )
    thread, group = cuda.threadIdx.x, cuda.blockIdx.x
    descriptor = ptx.global_address(maps, group * 16)
    begin, rows, columns, pitch = (
        groups[group, 0],
        groups[group, 1],
        groups[group, 2],
        groups[group, 3],
    )
    if thread == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    if thread < 16:
        word = ptx.tensormap_word(base, thread)
        spare[thread] = word
        draft[thread] = ptx.global_address(packed, begin) if thread == 0 else word
    cuda.syncwarp()
    if thread == 0:
        ptx.tensormap_replace_global_address_shared_cta(
            ptx.shared_address(spare), ptx.global_address(packed, begin)
        )
        ptx.tensormap_replace_global_dim_shared_cta(edited, 0, columns)
        ptx.tensormap_replace_global_dim_shared_cta(edited, 1, rows)
        ptx.tensormap_replace_global_stride_shared_cta(edited, 0, pitch * 4)
    cuda.syncwarp()
    ptx.tensormap_cp_fenceproxy(descriptor, edited)
    if thread == 0:
        ptx.fence_proxy_tensormap_acquire(descriptor)
        parity = 0
        for c1 in range(0, down * 8, 8):
            for c0 in range(0, across * 32, 32):
                ptx.mbarrier_arrive_expect_tx(bar, 8 * 32 * 4)
                ptx.cp_async_bulk_tensor_2d_global_to_shared(place, descriptor, c0, c1, bar)
                ptx.mbarrier_wait_parity(bar, parity)
                parity ^= 1
                ptx.cp_async_bulk_tensor_3d_shared_to_global(dst, c0, c1, group, place)
                ptx.cp_async_bulk_commit_group()
                ptx.cp_async_bulk_wait_group_read(0)
        ptx.cp_async_bulk_wait_group(0)


def test_an_edited_map_that_no_copy_uses():
    (reason,) = lost("grouped-copy", address_by_hand).values()
    assert shortfalls(reason) == {Shortfall.NOT_BY_EDITED_MAP}
