"""Kernels in which bugs are planted for ConSan, Triton's sanitizer. ``exit`` is the kernel `stores`
with the bug of that name, ``stores`` the kernel without a bug, and ``exit.consan`` has ConSan's
checks.
"""

from triton.experimental import gluon
from triton.experimental.gluon import language as gl
from triton.experimental.gluon.language.nvidia.hopper import (
    async_copy,
    fence_async_shared,
    mbarrier,
    tma,
    warpgroup_mma,
    warpgroup_mma_wait,
)


@gluon.jit
def stores(target, tiles, layout: gl.constexpr, BUG: gl.constexpr):
    """Tiles are computed and stored, two at a time."""
    rows: gl.constexpr = target.block_type.shape[0]
    buffers = gl.allocate_shared_memory(target.dtype, [2] + target.block_type.shape, target.layout)
    for tile in range(tiles):
        if BUG != "refilled":
            tma.store_wait(pendings=1)
        buffers.index(tile % 2).store(
            gl.full(target.block_type.shape, 1.0, gl.float32, layout) + tile
        )
        fence_async_shared()
        tma.async_store(target, [tile * rows, 0], buffers.index(tile % 2))
    if BUG != "exit":
        tma.store_wait(pendings=0)


@gluon.jit
def _produce(source, stages, full, empty, tiles, BUG: gl.constexpr):
    STAGES: gl.constexpr = stages.shape[0]
    rows: gl.constexpr = source.block_type.shape[0]
    size: gl.constexpr = source.block_type.nbytes
    expected: gl.constexpr = size // 2 if BUG == "few" else size + 16 if BUG == "many" else size
    for tile in range(tiles):
        s = tile % STAGES
        if BUG != "stage":
            mbarrier.wait(empty.index(s), phase=(tile // STAGES & 1) ^ 1)
        mbarrier.expect(full.index(s), expected)
        tma.async_load(source, [tile * rows, 0], full.index(s), stages.index(s))


@gluon.jit
def _consume(out, stages, full, empty, tiles, layout: gl.constexpr, BUG: gl.constexpr):
    STAGES: gl.constexpr = stages.shape[0]
    rows = gl.arange(0, stages.shape[1], gl.SliceLayout(1, layout))
    columns = gl.arange(0, stages.shape[2], gl.SliceLayout(0, layout))
    size: gl.constexpr = stages.shape[1] * stages.shape[2]
    for tile in range(tiles):
        s = tile % STAGES
        phase = tile // STAGES & 1
        if BUG == "parity":
            phase = phase ^ 1
        if BUG == "flips":
            phase = phase * 0
        mbarrier.wait(full.index(s), phase=phase)
        if BUG == "released":
            mbarrier.arrive(empty.index(s), count=1)
        one = stages.index(s).load(layout)
        # ConSan requires a fence between a read and the refill.
        fence_async_shared()
        if BUG != "released" and BUG != "nobody":
            mbarrier.arrive(empty.index(s), count=1)
        gl.store(out + tile * size + rows[:, None] * stages.shape[2] + columns[None, :], one + 1)


@gluon.jit
def ring(source, out, tiles, layout: gl.constexpr, STAGES: gl.constexpr, BUG: gl.constexpr):
    """A warp loads, and four others consume its tiles."""
    shape: gl.constexpr = source.block_type.shape
    stages = gl.allocate_shared_memory(source.dtype, [STAGES] + shape, source.layout)
    full, empty = _barriers(STAGES)
    gl.warp_specialize(
        [
            (_consume, (out, stages, full, empty, tiles, layout, BUG)),
            (_produce, (source, stages, full, empty, tiles, BUG)),
        ],
        [4],
        [40],
    )


@gluon.jit
def _barriers(STAGES: gl.constexpr):
    full = gl.allocate_shared_memory(gl.int64, [STAGES, 1], mbarrier.MBarrierLayout())
    empty = gl.allocate_shared_memory(gl.int64, [STAGES, 1], mbarrier.MBarrierLayout())
    for s in gl.static_range(STAGES):
        mbarrier.init(full.index(s), count=1)
        mbarrier.init(empty.index(s), count=1)
    fence_async_shared()
    return full, empty


@gluon.jit
def product(a, b, c, depth, BUG: gl.constexpr):
    """C = A·Bᵀ by wgmma, with a single stage."""
    layout: gl.constexpr = gl.NVMMADistributedLayout(
        [3, 0], [4, 1], [16, b.block_type.shape[0], 16]
    )
    K: gl.constexpr = a.block_type.shape[1]
    at = gl.allocate_shared_memory(a.dtype, a.block_type.shape, a.layout)
    bt = gl.allocate_shared_memory(b.dtype, b.block_type.shape, b.layout)
    full = gl.allocate_shared_memory(gl.int64, [1], mbarrier.MBarrierLayout())
    mbarrier.init(full, count=1)
    fence_async_shared()
    acc = gl.zeros([a.block_type.shape[0], b.block_type.shape[0]], gl.float32, layout)
    phase = 0
    for k in range(0, depth, K):
        mbarrier.expect(full, a.block_type.nbytes + b.block_type.nbytes)
        tma.async_load(a, [0, k], full, at)
        tma.async_load(b, [0, k], full, bt)
        if BUG != "wait":
            mbarrier.wait(full, phase=phase)
        phase ^= 1
        acc = warpgroup_mma(at, bt.permute((1, 0)), acc, is_async=True)
        acc = warpgroup_mma_wait(1 if BUG == "wgmma" else 0, deps=(acc,))
    acc = warpgroup_mma_wait(0, deps=(acc,))
    _store_product(c, acc, layout)


@gluon.jit
def _store_product(c, acc, layout: gl.constexpr):
    rows = gl.arange(0, acc.shape[0], gl.SliceLayout(1, layout))
    columns = gl.arange(0, acc.shape[1], gl.SliceLayout(0, layout))
    gl.store(c + rows[:, None] * acc.shape[1] + columns[None, :], acc)


@gluon.jit
def _load_operands(a, b, at, bt, full, empty, depth):
    STAGES: gl.constexpr = at.shape[0]
    K: gl.constexpr = a.block_type.shape[1]
    for step in range(depth // K):
        s = step % STAGES
        mbarrier.wait(empty.index(s), phase=(step // STAGES & 1) ^ 1)
        mbarrier.expect(full.index(s), a.block_type.nbytes + b.block_type.nbytes)
        tma.async_load(a, [0, step * K], full.index(s), at.index(s))
        tma.async_load(b, [0, step * K], full.index(s), bt.index(s))


@gluon.jit
def _multiply(c, at, bt, full, empty, depth, layout: gl.constexpr, BUG: gl.constexpr):
    STAGES: gl.constexpr = at.shape[0]
    acc = gl.zeros([at.shape[1], bt.shape[1]], gl.float32, layout)
    for step in range(depth // at.shape[2]):
        s = step % STAGES
        mbarrier.wait(full.index(s), phase=step // STAGES & 1)
        acc = warpgroup_mma(at.index(s), bt.index(s).permute((1, 0)), acc, is_async=True)
        if BUG == "multiplied":
            mbarrier.arrive(empty.index(s), count=1)
        acc = warpgroup_mma_wait(0, deps=(acc,))
        if BUG != "multiplied":
            mbarrier.arrive(empty.index(s), count=1)
    _store_product(c, acc, layout)


@gluon.jit
def pipelined(a, b, c, depth, STAGES: gl.constexpr, BUG: gl.constexpr):
    """C = A·Bᵀ by wgmma; another warp loads the stages."""
    layout: gl.constexpr = gl.NVMMADistributedLayout(
        [3, 0], [4, 1], [16, b.block_type.shape[0], 16]
    )
    at = gl.allocate_shared_memory(a.dtype, [STAGES] + a.block_type.shape, a.layout)
    bt = gl.allocate_shared_memory(b.dtype, [STAGES] + b.block_type.shape, b.layout)
    full, empty = _barriers(STAGES)
    gl.warp_specialize(
        [
            (_multiply, (c, at, bt, full, empty, depth, layout, BUG)),
            (_load_operands, (a, b, at, bt, full, empty, depth)),
        ],
        [4],
        [40],
    )


@gluon.jit
def _write_tiles(stages, full, empty, tiles, layout: gl.constexpr, BUG: gl.constexpr):
    STAGES: gl.constexpr = stages.shape[0]
    for tile in range(tiles):
        s = tile % STAGES
        mbarrier.wait(empty.index(s), phase=(tile // STAGES & 1) ^ 1)
        stages.index(s).store(
            gl.full([stages.shape[1], stages.shape[2]], 1.0, gl.float32, layout) + tile
        )
        if BUG != "fence":
            fence_async_shared()
        mbarrier.arrive(full.index(s), count=1)


@gluon.jit
def _store_tiles(target, stages, full, empty, tiles):
    STAGES: gl.constexpr = stages.shape[0]
    for tile in range(tiles):
        s = tile % STAGES
        mbarrier.wait(full.index(s), phase=tile // STAGES & 1)
        tma.async_store(target, [tile * target.block_type.shape[0], 0], stages.index(s))
        tma.store_wait(pendings=0)
        mbarrier.arrive(empty.index(s), count=1)


@gluon.jit
def handed(target, tiles, layout: gl.constexpr, STAGES: gl.constexpr, BUG: gl.constexpr):
    """Four warps compute tiles, and another stores them."""
    stages = gl.allocate_shared_memory(
        target.dtype, [STAGES] + target.block_type.shape, target.layout
    )
    full, empty = _barriers(STAGES)
    gl.warp_specialize(
        [
            (_write_tiles, (stages, full, empty, tiles, layout, BUG)),
            (_store_tiles, (target, stages, full, empty, tiles)),
        ],
        [4],
        [40],
    )


@gluon.jit
def brought_back(values, scratch, source, out, layout: gl.constexpr, BUG: gl.constexpr):
    """A tile is written to global memory, of which ``source`` is the descriptor, and loaded."""
    shape: gl.constexpr = source.block_type.shape
    tile = gl.allocate_shared_memory(source.dtype, shape, source.layout)
    full = gl.allocate_shared_memory(gl.int64, [1], mbarrier.MBarrierLayout())
    mbarrier.init(full, count=1)
    fence_async_shared()
    rows = gl.arange(0, shape[0], gl.SliceLayout(1, layout))
    columns = gl.arange(0, shape[1], gl.SliceLayout(0, layout))
    at = rows[:, None] * shape[1] + columns[None, :]
    if BUG == "half":
        gl.store(scratch + at, gl.load(values + at) * 7, mask=rows[:, None] < shape[0] // 2)
    else:
        gl.store(scratch + at, gl.load(values + at) * 7)
    if BUG != "global_fence":
        gl.inline_asm("fence.proxy.async.global;")
    gl.barrier()
    mbarrier.expect(full, source.block_type.nbytes)
    tma.async_load(source, [0, 0], full, tile)
    mbarrier.wait(full, phase=0)
    gl.store(out + at, tile.load(layout))


@gluon.jit
def thread_copies(
    source,
    out,
    tiles,
    layout: gl.constexpr,
    other: gl.constexpr,
    N: gl.constexpr,
    BUG: gl.constexpr,
):
    """cp.async: two stages, a group each; threads read what others copied."""
    flat: gl.constexpr = gl.SwizzledSharedLayout(1, 1, 1, order=[0])
    stages = gl.allocate_shared_memory(gl.float32, [2, N], flat)
    i = gl.arange(0, N, layout)
    read = gl.arange(0, N, other)
    async_copy.async_load(stages.index(0), source + i)
    async_copy.commit_group()
    for tile in range(tiles):
        gl.barrier()
        following = tile + 1
        if following < tiles:
            async_copy.async_load(stages.index(following % 2), source + following * N + i)
        async_copy.commit_group()
        if BUG != "copies":
            async_copy.wait_group(1)
        gl.barrier()
        gl.store(out + tile * N + read, stages.index(tile % 2).load(other) + 1)


@gluon.jit
def flags(values, rows, flags, out, layout: gl.constexpr, N: gl.constexpr, BUG: gl.constexpr):
    """Each block adds to the row of the block before it, whose flag it waits for."""
    block = gl.program_id(0)
    i = gl.arange(0, N, layout)
    total = gl.load(values + block * N + i)
    if block > 0:
        gl.atomic_poll(flags + block - 1, 1, sem="relaxed" if BUG == "acquire" else "acquire")
        total += gl.load(rows + (block - 1) * N + N - 1 - i)
    gl.store(rows + block * N + i, total)
    gl.store(out + block * N + i, total)
    gl.barrier()
    gl.atomic_store(flags + block, 1, sem="release")


@gluon.jit
def last_block(
    values, parts, arrived, total, layout: gl.constexpr, N: gl.constexpr, BUG: gl.constexpr
):
    """The block that comes last adds the sums of all."""
    block, blocks = gl.program_id(0), gl.num_programs(0)
    i = gl.arange(0, N, layout)
    gl.store(parts + block, gl.sum(gl.load(values + block * N + i), 0))
    gl.barrier()
    before = gl.atomic_add(arrived, 1, sem="acquire" if BUG == "arrival" else "acq_rel")
    if before == blocks - 1:
        others = gl.load(parts + i, mask=i < blocks, other=0)
        gl.store(total, gl.sum(others, 0))


@gluon.jit
def uninitialized(
    values, out, layout: gl.constexpr, other: gl.constexpr, N: gl.constexpr, BUG: gl.constexpr
):
    flat: gl.constexpr = gl.SwizzledSharedLayout(1, 1, 1, order=[0])
    cells = gl.allocate_shared_memory(gl.float32, [2, N], flat)
    i = gl.arange(0, N, layout)
    cells.index(0).store(gl.load(values + i))
    if BUG != "cells":
        cells.index(1).store(gl.zeros([N], gl.float32, layout))
    gl.store(out + gl.arange(0, N, other), cells.index(0).load(other) + cells.index(1).load(other))


@gluon.jit
def sums(values, out, rows, layout: gl.constexpr, N: gl.constexpr, BUG: gl.constexpr):
    i = gl.arange(0, N, layout)
    total = gl.zeros([N], gl.float32, layout)
    for row in range(rows + 1 if BUG == "end" else rows):
        total += gl.load(values + row * N + i)
    gl.store(out + i, total)


@gluon.jit
def neighbors(
    values,
    out,
    layout: gl.constexpr,
    turned: gl.constexpr,
    shared: gl.constexpr,
    N: gl.constexpr,
    BUG: gl.constexpr,
):
    """Each of two blocks has a row in its shared memory, and reads a half of both."""
    own = gl.allocate_shared_memory(gl.float32, [2, N], shared)
    rows = gl.arange(0, 2, gl.SliceLayout(1, layout))
    columns = gl.arange(0, N, gl.SliceLayout(0, layout))
    own.store(gl.load(values + rows[:, None] * N + columns[None, :]))
    if BUG != "peer":
        gl.barrier(cluster=True)
    rows = gl.arange(0, 2, gl.SliceLayout(1, turned))
    columns = gl.arange(0, N, gl.SliceLayout(0, turned))
    gl.store(out + rows[:, None] * N + columns[None, :], own.load(turned))


def _tile(rows, columns, dtype):
    bits = 16 if dtype == "bf16" else 32
    layout = gl.NVMMASharedLayout(swizzle_byte_width=128, element_bitwidth=bits, rank=2)
    return f"tensordesc<{dtype}[{rows},{columns}],{layout!r}>"


_ROWS = gl.BlockedLayout([1, 4], [4, 8], [4, 1], [1, 0])
_FLAT = gl.BlockedLayout([1], [32], [4], [0])
_WIDE = gl.BlockedLayout([4], [32], [4], [0])
_F32 = _tile(16, 32, "fp32")
_OPERANDS = {"a": _tile(64, 64, "bf16"), "b": _tile(32, 64, "bf16"), "c": "*fp32", "depth": "i32"}
_P, _PI = "*fp32", "*i32"
_COPIED = {"layout": _WIDE, "other": _FLAT, "N": 512}
# A kernel, its bugs, its parameters and its constants.
_KERNELS = (
    (stores, "exit refilled", {"target": _F32, "tiles": "i32"}, {"layout": _ROWS}),
    (
        ring,
        "stage released parity flips few many nobody",
        {"source": _F32, "out": _P, "tiles": "i32"},
        {"layout": _ROWS, "STAGES": 3},
    ),
    (product, "wait wgmma", _OPERANDS, {}),
    (pipelined, "multiplied", _OPERANDS, {"STAGES": 2}),
    (handed, "fence", {"target": _F32, "tiles": "i32"}, {"layout": _ROWS, "STAGES": 2}),
    (
        brought_back,
        "half global_fence",
        {"values": _P, "scratch": _P, "source": _F32, "out": _P},
        {"layout": _ROWS},
    ),
    (thread_copies, "copies", {"source": _P, "out": _P, "tiles": "i32"}, _COPIED),
    (
        flags,
        "acquire",
        {"values": _PI, "rows": _PI, "flags": _PI, "out": _PI},
        {"layout": _FLAT, "N": 128},
    ),
    (
        last_block,
        "arrival",
        {"values": _PI, "parts": _PI, "arrived": _PI, "total": _PI},
        {"layout": _FLAT, "N": 128},
    ),
    (uninitialized, "cells", {"values": _P, "out": _P}, _COPIED),
    (sums, "end", {"values": _P, "out": _P, "rows": "i32"}, {"layout": _FLAT, "N": 128}),
    (
        neighbors,
        "peer",
        {"values": _P, "out": _P},
        {
            "layout": gl.BlockedLayout([1, 1], [1, 32], [1, 4], [1, 0], cga_layout=[[1, 0]]),
            "turned": gl.BlockedLayout([1, 1], [1, 32], [1, 4], [1, 0], cga_layout=[[0, 1]]),
            "shared": gl.SwizzledSharedLayout(1, 1, 1, order=[1, 0], cga_layout=[[1, 0]]),
            "N": 256,
        },
    ),
)
BUILDS = {
    name + mode: (
        kernel,
        signature,
        constants | {"BUG": bug},
        {
            "num_warps": 4,
            "num_ctas": 2 if kernel is neighbors else 1,
            "instrumentation_mode": mode[1:],
        },
    )
    for kernel, bugs, signature, constants in _KERNELS
    for bug, name in [("", kernel.__name__), *((bug, bug) for bug in bugs.split())]
    for mode in ("", ".consan")
}
