"""Gluon: tensor copies, rings of stages, wgmma, and warp specialization."""

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
def through(source, target, layout: gl.constexpr):
    """A tile is loaded by a tensor copy, doubled, and stored by another."""
    rows: gl.constexpr = source.block_type.shape[0]
    tile = gl.allocate_shared_memory(source.dtype, source.block_type.shape, source.layout)
    full = gl.allocate_shared_memory(gl.int64, [1], mbarrier.MBarrierLayout())
    mbarrier.init(full, count=1)
    fence_async_shared()
    at = gl.program_id(0) * rows
    mbarrier.expect(full, source.block_type.nbytes)
    tma.async_load(source, [at, 0], full, tile)
    mbarrier.wait(full, phase=0)
    mbarrier.invalidate(full)
    tile.store(tile.load(layout) * 2)
    fence_async_shared()
    tma.async_store(target, [at, 0], tile)
    tma.store_wait(pendings=0)


@gluon.jit
def ring(source, out, tiles, layout: gl.constexpr, STAGES: gl.constexpr):
    """Loads run ahead of the sums through a ring of stages."""
    shape: gl.constexpr = source.block_type.shape
    stages = gl.allocate_shared_memory(source.dtype, [STAGES] + shape, source.layout)
    full = gl.allocate_shared_memory(gl.int64, [STAGES, 1], mbarrier.MBarrierLayout())
    for s in gl.static_range(STAGES):
        mbarrier.init(full.index(s), count=1)
    fence_async_shared()
    for ahead in range(STAGES - 1):
        mbarrier.expect(full.index(ahead), source.block_type.nbytes)
        tma.async_load(source, [ahead * shape[0], 0], full.index(ahead), stages.index(ahead))
    total = gl.zeros(shape, gl.float32, layout)
    for tile in range(tiles):
        ahead = tile + STAGES - 1
        if ahead < tiles:
            to = ahead % STAGES
            mbarrier.expect(full.index(to), source.block_type.nbytes)
            tma.async_load(source, [ahead * shape[0], 0], full.index(to), stages.index(to))
        mbarrier.wait(full.index(tile % STAGES), phase=tile // STAGES & 1)
        total += stages.index(tile % STAGES).load(layout)
    for s in gl.static_range(STAGES):
        mbarrier.invalidate(full.index(s))
    rows = gl.arange(0, shape[0], gl.SliceLayout(1, layout))
    columns = gl.arange(0, shape[1], gl.SliceLayout(0, layout))
    gl.store(out + rows[:, None] * shape[1] + columns[None, :], total)


@gluon.jit
def product(a, b, c, depth):
    """C = A·Bᵀ by wgmma, with a single stage."""
    M: gl.constexpr = a.block_type.shape[0]
    N: gl.constexpr = b.block_type.shape[0]
    K: gl.constexpr = a.block_type.shape[1]
    layout: gl.constexpr = gl.NVMMADistributedLayout([3, 0], [4, 1], [16, N, 16])
    at = gl.allocate_shared_memory(a.dtype, [M, K], a.layout)
    bt = gl.allocate_shared_memory(b.dtype, [N, K], b.layout)
    full = gl.allocate_shared_memory(gl.int64, [1], mbarrier.MBarrierLayout())
    mbarrier.init(full, count=1)
    fence_async_shared()
    acc = gl.zeros([M, N], gl.float32, layout)
    phase = 0
    for k in range(0, depth, K):
        mbarrier.expect(full, a.block_type.nbytes + b.block_type.nbytes)
        tma.async_load(a, [gl.program_id(0) * M, k], full, at)
        tma.async_load(b, [0, k], full, bt)
        mbarrier.wait(full, phase=phase)
        phase ^= 1
        acc = warpgroup_mma(at, bt.permute((1, 0)), acc, is_async=True)
        acc = warpgroup_mma_wait(0, deps=(acc,))
    mbarrier.invalidate(full)
    ct = gl.allocate_shared_memory(c.dtype, [M, N], c.layout)
    ct.store(acc)
    fence_async_shared()
    tma.async_store(c, [gl.program_id(0) * M, 0], ct)
    tma.store_wait(pendings=0)


@gluon.jit
def _produce(source, stages, full, empty, tiles):
    STAGES: gl.constexpr = stages.shape[0]
    for tile in range(tiles):
        s = tile % STAGES
        mbarrier.wait(empty.index(s), phase=(tile // STAGES & 1) ^ 1)
        mbarrier.expect(full.index(s), source.block_type.nbytes)
        tma.async_load(
            source, [tile * source.block_type.shape[0], 0], full.index(s), stages.index(s)
        )


@gluon.jit
def _consume(out, stages, full, empty, tiles, layout: gl.constexpr):
    STAGES: gl.constexpr = stages.shape[0]
    rows = gl.arange(0, stages.shape[1], gl.SliceLayout(1, layout))
    columns = gl.arange(0, stages.shape[2], gl.SliceLayout(0, layout))
    size: gl.constexpr = stages.shape[1] * stages.shape[2]
    for tile in range(tiles):
        s = tile % STAGES
        mbarrier.wait(full.index(s), phase=tile // STAGES & 1)
        one = stages.index(s).load(layout)
        mbarrier.arrive(empty.index(s), count=1)
        gl.store(out + tile * size + rows[:, None] * stages.shape[2] + columns[None, :], one + 1)


@gluon.jit
def roles(source, out, tiles, layout: gl.constexpr, STAGES: gl.constexpr):
    """A warp loads, and four others consume its tiles."""
    stages = gl.allocate_shared_memory(
        source.dtype, [STAGES] + source.block_type.shape, source.layout
    )
    full = gl.allocate_shared_memory(gl.int64, [STAGES, 1], mbarrier.MBarrierLayout())
    empty = gl.allocate_shared_memory(gl.int64, [STAGES, 1], mbarrier.MBarrierLayout())
    for s in gl.static_range(STAGES):
        mbarrier.init(full.index(s), count=1)
        mbarrier.init(empty.index(s), count=1)
    fence_async_shared()
    gl.warp_specialize(
        [
            (_consume, (out, stages, full, empty, tiles, layout)),
            (_produce, (source, stages, full, empty, tiles)),
        ],
        [1],
        [24],
    )


@gluon.jit
def thread_copies(source, out, layout: gl.constexpr, N: gl.constexpr):
    """Thread copies in two groups."""
    shared: gl.constexpr = gl.SwizzledSharedLayout(1, 1, 1, order=[0])
    first = gl.allocate_shared_memory(gl.float32, [N], shared)
    second = gl.allocate_shared_memory(gl.float32, [N], shared)
    i = gl.arange(0, N, layout)
    async_copy.async_load(first, source + i)
    async_copy.commit_group()
    async_copy.async_load(second, source + N + i)
    async_copy.commit_group()
    async_copy.wait_group(1)
    gl.barrier()
    turned: gl.constexpr = gl.BlockedLayout([1], [32], [4], [0])
    one = gl.convert_layout(first.load(turned), layout)
    async_copy.wait_group(0)
    gl.barrier()
    gl.store(out + i, one - second.load(layout))


def _tile(rows, columns, dtype, swizzle):
    layout = gl.NVMMASharedLayout(
        swizzle_byte_width=swizzle, element_bitwidth=16 if dtype == "bf16" else 32, rank=2
    )
    return f"tensordesc<{dtype}[{rows},{columns}],{layout!r}>"


_ROWS = gl.BlockedLayout([1, 4], [4, 8], [4, 1], [1, 0])
_FLAT = gl.BlockedLayout([4], [32], [4], [0])
_WARPS = {"num_warps": 4}
_F32 = _tile(16, 32, "fp32", 128)
BUILDS = {
    "through": (through, {"source": _F32, "target": _F32}, {"layout": _ROWS}, _WARPS),
    "ring": (
        ring,
        {"source": _F32, "out": "*fp32", "tiles": "i32"},
        {"layout": _ROWS, "STAGES": 3},
        _WARPS,
    ),
    "product": (
        product,
        {
            "a": _tile(64, 64, "bf16", 128),
            "b": _tile(32, 64, "bf16", 128),
            "c": _tile(64, 32, "fp32", 128),
            "depth": "i32",
        },
        {},
        _WARPS,
    ),
    "roles": (
        roles,
        {"source": _F32, "out": "*fp32", "tiles": "i32"},
        {"layout": _ROWS, "STAGES": 2},
        _WARPS,
    ),
    "thread_copies": (
        thread_copies,
        {"source": "*fp32", "out": "*fp32"},
        {"layout": _FLAT, "N": 512},
        _WARPS,
    ),
}
