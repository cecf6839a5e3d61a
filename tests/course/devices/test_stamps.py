"""Stamps inside a kernel, compared with the emulator's record of the same kernel."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

import ml_dtypes
import numpy as np
import pytest
from numba import cuda

from harness import KernelHung, LaunchError, TensorMap, ptx
from harness.bench.kernels.gemm.plan import plan as product
from harness.course import device
from harness.course.devices.stamps import BLOCKS, stamped, trace_of
from harness.sanitizer.assembler.assembler import assemble
from harness.sanitizer.isa import Kernel, Ptx
from harness.sanitizer.isa.passes.stamp import RECORD
from harness.sanitizer.launch.plan import LaunchPlan
from tests.naming import naming

TILES, ROWS, COLUMNS = 6, 8, 32
NBYTES = ROWS * COLUMNS * 4
BF16 = np.dtype(ml_dtypes.bfloat16)


@cuda.jit
def ring(src, dst):
    """A kernel in which thread 0 loads tiles into two stages, warps 1 and 2 double them, and thread
    32 stores them.
    """
    tiles = cuda.shared.array((2, ROWS, COLUMNS), np.float32, 128)
    full = cuda.shared.array(2, np.uint64)
    empty = cuda.shared.array(2, np.uint64)
    thread = cuda.threadIdx.x
    x = cuda.blockIdx.x * COLUMNS
    if thread == 0:
        for stage in range(2):
            ptx.mbarrier_init(ptx.shared_address(full, stage), 1)
            ptx.mbarrier_init(ptx.shared_address(empty, stage), 64)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    for k in range(TILES):
        stage, phase = k % 2, k // 2 % 2
        tile = ptx.shared_address(tiles, stage * ROWS * COLUMNS)
        if thread == 0:
            bar = ptx.shared_address(full, stage)
            ptx.mbarrier_wait_parity(ptx.shared_address(empty, stage), phase ^ 1)
            ptx.mbarrier_arrive_expect_tx(bar, NBYTES)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(tile, src, x, k * ROWS, bar)
        if thread >= 32:
            ptx.mbarrier_wait_parity(ptx.shared_address(full, stage), phase)
            for i in range(thread - 32, ROWS * COLUMNS, 64):
                tiles[stage, i // COLUMNS, i % COLUMNS] *= np.float32(2)
            ptx.fence_proxy_async_shared_cta()
        cuda.syncthreads()
        if thread == 32:
            ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, k * ROWS, tile)
            ptx.cp_async_bulk_commit_group()
            ptx.cp_async_bulk_wait_group_read(0)
        if thread >= 32:
            cuda.syncwarp()
            ptx.mbarrier_arrive(ptx.shared_address(empty, stage))
    if thread == 32:
        ptx.cp_async_bulk_wait_group(0)


@cuda.jit
def hangs(out):
    full = cuda.shared.array(1, np.uint64)
    if cuda.threadIdx.x == 0:
        ptx.mbarrier_init(ptx.shared_address(full), 1)
    cuda.syncthreads()
    ptx.mbarrier_wait_parity(ptx.shared_address(full), 0)
    out[0] = 1


def launched(gpu, blocks=2, **options):
    values = np.random.default_rng(3).standard_normal((TILES * ROWS, blocks * COLUMNS))
    values = values.astype(np.float32)
    src, dst = gpu.to_device(values), gpu.empty(values.shape, np.float32)
    maps = [TensorMap.tiled(array, (ROWS, COLUMNS)) for array in (src, dst)]
    run = gpu.launch(ring, blocks, 96, maps, **options)
    np.testing.assert_array_equal(dst.copy_to_host(), 2 * values)
    return run


PTX = """
.version 8.0
.target sm_90a
.address_size 64
.visible .entry one()
{{
    .reg .pred %p; .reg .b16 %h<2>; .reg .b32 %r<4>; .reg .b64 %rd<3>;
    mov.b16 %h1, 1; mov.b32 %r1, 0; mov.b32 %r2, 16; mov.b32 %r3, 0;
    mov.b64 %rd1, 0; mov.b64 %rd2, 0;
    setp.eq.u32 %p, %r1, %r2;
    {}
    ret;
}}"""

MACHINES = ["emulator", pytest.param("hopper", marks=pytest.mark.hopper)]


@pytest.mark.parametrize("machine", MACHINES)
def test_a_rings_wait_times_are_recorded(machine):
    gpu = device(machine)
    trace = launched(gpu, stamps=True).trace
    assert trace.unit == "cycles" and trace.steps > 0
    assert {wait.block for wait in trace.waits} == {0, 1}
    for span in (*trace.waits, *trace.meetings, *trace.copies):
        assert 0 <= span.begin <= span.end <= trace.steps
    loads = [copy for copy in trace.copies if copy.what == "load"]
    stores = [copy for copy in trace.copies if copy.what == "store"]
    assert len(loads) == len(stores) == 2 * TILES
    assert all(copy.thread == 0 and copy.barrier for copy in loads)
    assert [copy.group for copy in stores if copy.block == 1] == list(range(TILES))
    for copy in loads:  # each arrives before the next into the same stage is asked for
        later = [o for o in loads if (o.block, o.barrier) == (copy.block, copy.barrier)]
        assert all(copy.end <= other.begin for other in later if other.begin > copy.begin)


def test_stamps_have_the_emulators_names():
    """The same waits and barriers of each warp at the same lines, and the same copies."""
    gpu = device("emulator")
    measured, seen = launched(gpu, stamps=True).trace, launched(gpu, trace=True).trace

    def waits(trace):
        each = {(w.block, t // 32, w.address, w.parity, w.line, w.begin) for w in trace.waits
                for t in w.threads}  # fmt: skip
        return Counter(wait[:-1] for wait in each)

    def copies(trace):
        return Counter((c.block, c.thread, c.what, c.opcode, c.nbytes, c.barrier, c.group, c.line,
                        c.array) for c in trace.copies)  # fmt: skip

    # A wait that need not wait is no wait to the emulator; a stamp has it, however short.
    assert waits(seen) <= waits(measured)
    assert set(waits(measured)) >= {(0, 1, *wait[2:]) for wait in waits(measured) if wait[1] == 2}
    assert copies(measured) == copies(seen)
    assert all(copy.array for copy in seen.copies)
    lines = {meeting.line for meeting in seen.meetings}
    assert {meeting.line for meeting in measured.meetings} == lines


def test_without_stamps_nothing_is_changed():
    assert launched(device("emulator")).trace is None


def test_a_large_grid_is_recorded_in_its_first_blocks_and_dropped_stamps_are_reported(monkeypatch):
    trace = launched(device("emulator"), blocks=BLOCKS + 3, stamps=True).trace
    assert {wait.block for wait in trace.waits} == set(range(BLOCKS))
    assert trace.left_out == (f"the first {BLOCKS} of {BLOCKS + 3} blocks were stamped",)
    monkeypatch.setattr("harness.course.devices.stamps.RECORDS", 5)
    trace = launched(device("emulator"), stamps=True).trace
    (measured,) = trace.left_out
    assert measured.endswith("stamps of 6 threads were not kept: a thread keeps its first 5")
    assert max(Counter(w.block for w in trace.waits).values()) <= 3 * 5


def plan_of(text: str, entry: str = "one", **more) -> LaunchPlan:
    """Return the plan of a block of `one`, with the text in its body."""
    launch = {"grid": (1, 1, 1), "block": (32, 1, 1), "parameters": ()} | more
    return LaunchPlan(Kernel(Ptx(PTX.format(text)), entry), **launch)


def test_large_blocks_keep_fewer_records_and_the_buffer_its_size():
    """About ten megabytes per launch instead of a gigabyte."""
    for threads in (32, 160, 384, 1024):
        plan = stamped(plan_of("bar.sync 0;", grid=(99, 1, 1), block=(threads, 1, 1)))
        assert plan.nbytes <= 66 << 20 and plan.records >= 256
        assert plan.records == 1000 or threads > 160


def test_overwritten_records_are_refused():
    plan = stamped(plan_of("bar.sync 0;"))
    rows = np.zeros(plan.nbytes // RECORD.itemsize, RECORD)
    rows[0]["begin"], rows[1]["site"] = 1, 7
    with pytest.raises(LaunchError, match=naming("stamps", 0, 7, 1)):
        trace_of(rows.view(np.uint8), plan)


def test_bytes_come_from_the_only_possible_map():
    """A register that holds either of two maps has no known size: 0."""
    gpu = device("emulator")
    maps = [TensorMap.tiled(gpu.empty(64), (n,)) for n in (16, 32)]
    load = "cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes"
    either = f"""
    mov.b64 %rd3, one_param_0; mov.b64 %rd4, one_param_1;
    cvta.param.u64 %rd5, %rd4; mov.u64 %rd6, %rd3;
    @%p mov.u64 %rd6, %rd4;
    {load} [%r1], [%rd5, {{%r2}}], [%r3];
    {load} [%r1], [%rd6, {{%r2}}], [%r3];"""
    maps_of = ", ".join(f".param .align 64 .b8 one_param_{n}[128]" for n in range(2))
    text = PTX.format(either).replace("one()", f"one({maps_of})").replace("<3>", "<7>")
    plan = stamped(replace(plan_of(""), kernel=Kernel(Ptx(text), "one"), parameters=maps))
    assert re.findall(r"mov.u32 %st_r4, (\d+);", plan.plan.kernel.text) == ["128", "0"]
    assert [site.kind for site in plan.sites] == ["load", "load"]


def test_groups_of_products_end_at_their_wait_and_keep_their_registers():
    gpu = device("emulator")
    a, b, c = (
        gpu.to_device(np.ones(shape, BF16)) for shape in ((128, 256), (256, 256), (128, 256))
    )
    case = product(11, a, b, c, blocks=1)
    run = gpu.launch(
        case.kernel, case.grid, case.block, case.args,
        shared_bytes=case.shared_bytes, stamps=True, timeout=120,
    )  # fmt: skip
    assert {group.warpgroup for group in run.trace.products} == {0, 1}
    assert all(group.begin <= group.end for group in run.trace.products)
    assert (c.copy_to_host().astype(np.float32) == 256).all()
    compiled = run.compiled
    plan = stamped(LaunchPlan(compiled.kernel, grid=(*case.grid, 1),
                              block=(case.block, 1, 1), parameters=()))  # fmt: skip
    kinds = {site.kind for site in plan.sites}
    assert {"wait", "load", "wgmma-commit", "wgmma-wait"} <= kinds
    assembled = assemble(plan.plan.kernel.text)
    assert assembled.spill_bytes == 0 and assembled.warnings == ()


@pytest.mark.parametrize("machine", MACHINES)
def test_a_hanging_kernel_has_recorded_its_earlier_stamps(machine):
    gpu = device(machine)
    with pytest.raises(KernelHung) as caught:
        gpu.launch(hangs, 1, 64, (gpu.empty(1, np.int32),), stamps=True, timeout=2)
    assert {meeting.block for meeting in caught.value.trace.meetings} == {0}
    assert caught.value.trace.waits == ()  # the wait has not ended


def test_a_plan_of_another_entry_is_refused():
    with pytest.raises(LaunchError, match=naming("stamps", "nobody")):
        stamped(plan_of("", entry="nobody"))


FORMS = {
    "mbarrier.try_wait.parity.shared::cta.b64 %p, [%r1], %r2;": "wait",
    "mbarrier.test_wait.parity.acquire.cta.shared::cta.b64 %p, [%r1], 0;": "wait",
    "bar.sync 1, 64;": "meeting",
    "barrier.sync.aligned 2;": "meeting",
    "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r1], [%rd1], %r2, [%r3];":
        "load",
    "cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes"
    ".L2::cache_hint [%r1], [%rd1, {%r2}], [%r3], %rd2;": "load",
    "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes"
    ".multicast::cluster [%r1], [%rd1, {%r2, %r2}], [%r3], %h1;": "load",
    "cp.async.bulk.global.shared::cta.bulk_group [%rd1], [%r1], %r2;": "store",
    "cp.async.bulk.tensor.1d.global.shared::cta.tile.bulk_group.L2::cache_hint"
    " [%rd1, {%r2}], [%r1], %rd2;": "store",
    "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%rd1], [%r1], 16;": "store",
    "cp.async.bulk.commit_group;": "commit",
    "cp.async.bulk.wait_group.read 1;": "drain",
    "wgmma.commit_group.sync.aligned;": "wgmma-commit",
    "wgmma.wait_group.sync.aligned 2;": "wgmma-wait",
    "mbarrier.try_wait.parity.b64 %p, [%rd1], %r2;": "wait",  # only 32-bit operands are noted
    "{ .reg .b32 %inside; mov.b32 %inside, 0;"  # nor what has no name outside
    " mbarrier.try_wait.parity.shared::cta.b64 %p, [%inside], %r2; }": "wait",
    "mbarrier.try_wait.shared::cta.b64 %p, [%r1], %rd2;": None,
    "cp.async.bulk.prefetch.L2.global [%rd1], %r2;": None,
    "@%p bar.sync 0;": None,
}  # fmt: skip


def test_each_form_is_stamped_and_assembles():
    plan = stamped(plan_of("\n".join(FORMS), block=(64, 1, 1)))
    assert [site.kind for site in plan.sites] == [kind for kind in FORMS.values() if kind]
    assert assemble(plan.plan.kernel.text).cubin
