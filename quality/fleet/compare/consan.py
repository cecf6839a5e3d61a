"""Triton's ConSan (3.6, installed by PyTorch 2.11) on the planted bugs that Gluon can express.

``python consan.py BUG`` runs a program on a GPU with PyTorch. BUG is empty for the right program,
and ``stores``, ``ring`` or ``product`` for a right kernel alone. It imports nothing of this
project.
"""

import sys

import torch
import triton
from triton.experimental import gluon
from triton.experimental.gluon import language as gl
from triton.experimental.gluon.language.nvidia.hopper import (
    fence_async_shared,
    mbarrier,
    tma,
    warpgroup_mma,
    warpgroup_mma_wait,
)
from triton.experimental.gluon.nvidia.hopper import TensorDescriptor

KERNELS = {
    "stores": ("exit", "refilled"),
    "ring": ("stage", "released", "parity", "flips", "few", "many", "nobody"),
    "product": ("wait", "wgmma"),
}


@gluon.jit
def stores(target, tiles, layout: gl.constexpr, BUG: gl.constexpr):
    rows: gl.constexpr = target.block_type.shape[0]
    buffers = gl.allocate_shared_memory(target.dtype, [2] + target.block_type.shape, target.layout)
    for tile in range(tiles):
        if BUG != "refilled":
            tma.store_wait(pendings=1)
        one = gl.full(target.block_type.shape, 1.0, gl.float32, layout) + tile
        buffers.index(tile % 2).store(one)
        fence_async_shared()
        tma.async_copy_shared_to_global(target, [tile * rows, 0], buffers.index(tile % 2))
    if BUG != "exit":
        tma.store_wait(pendings=0)


@gluon.jit
def _produce(source, stages, full, empty, tiles, STAGES: gl.constexpr, BUG: gl.constexpr):
    rows: gl.constexpr = source.block_type.shape[0]
    size: gl.constexpr = source.block_type.nbytes
    expected: gl.constexpr = size // 2 if BUG == "few" else size + 16 if BUG == "many" else size
    for tile in range(tiles):
        s = tile % STAGES
        if BUG != "stage":
            mbarrier.wait(empty.index(s), phase=(tile // STAGES & 1) ^ 1)
        mbarrier.expect(full.index(s), expected)
        tma.async_copy_global_to_shared(source, [tile * rows, 0], full.index(s), stages.index(s))


@gluon.jit
def _consume(
    out, stages, full, empty, tiles, layout: gl.constexpr, STAGES: gl.constexpr, BUG: gl.constexpr
):
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
        if BUG != "released" and BUG != "nobody":
            mbarrier.arrive(empty.index(s), count=1)
        gl.store(out + tile * size + rows[:, None] * stages.shape[2] + columns[None, :], one + 1)


@gluon.jit
def ring(source, out, tiles, layout: gl.constexpr, BUG: gl.constexpr):
    STAGES: gl.constexpr = 3
    shape: gl.constexpr = source.block_type.shape
    stages = gl.allocate_shared_memory(source.dtype, [STAGES] + shape, source.layout)
    full = gl.allocate_shared_memory(gl.int64, [STAGES, 1], mbarrier.MBarrierLayout())
    empty = gl.allocate_shared_memory(gl.int64, [STAGES, 1], mbarrier.MBarrierLayout())
    for s in gl.static_range(STAGES):
        mbarrier.init(full.index(s), count=1)
        mbarrier.init(empty.index(s), count=1)
    fence_async_shared()
    gl.warp_specialize(
        [
            (_consume, (out, stages, full, empty, tiles, layout, STAGES, BUG)),
            (_produce, (source, stages, full, empty, tiles, STAGES, BUG)),
        ],
        [4],
        [40],
    )


@gluon.jit
def product(a, b, c, depth, BUG: gl.constexpr):
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
        tma.async_copy_global_to_shared(a, [0, k], full, at)
        tma.async_copy_global_to_shared(b, [0, k], full, bt)
        if BUG != "wait":
            mbarrier.wait(full, phase=phase)
        phase ^= 1
        acc = warpgroup_mma(at, bt.permute((1, 0)), acc, is_async=True)
        acc = warpgroup_mma_wait(1 if BUG == "wgmma" else 0, deps=(acc,))
    acc = warpgroup_mma_wait(0, deps=(acc,))
    rows = gl.arange(0, M, gl.SliceLayout(1, layout))
    columns = gl.arange(0, N, gl.SliceLayout(0, layout))
    gl.store(c + rows[:, None] * N + columns[None, :], acc)


def main(bug: str) -> None:
    kernel = bug if bug in KERNELS else next(k for k, bugs in KERNELS.items() if bug in bugs)
    triton.set_allocator(
        lambda size, align, stream: torch.empty(size, dtype=torch.int8, device="cuda")
    )
    layout = gl.BlockedLayout([1, 4], [4, 8], [4, 1], [1, 0])
    draw = torch.Generator("cuda").manual_seed(5)

    def numbers(*shape, dtype=torch.float32):
        return torch.randint(-8, 8, shape, device="cuda", generator=draw).to(dtype)

    def described(x, box):
        bits = x.element_size() * 8
        return TensorDescriptor.from_tensor(x, box, gl.NVMMASharedLayout(128, bits, 2))

    if kernel == "stores":
        out = torch.zeros(7 * 16, 32, device="cuda")
        stores[(1,)](described(out, [16, 32]), 7, layout, bug, num_warps=4)
        wanted = (
            (torch.arange(7, device="cuda") + 1.0).repeat_interleave(16)[:, None].expand(-1, 32)
        )
    elif kernel == "ring":
        given, out = numbers(7 * 16, 32), torch.zeros(7 * 16, 32, device="cuda")
        ring[(1,)](described(given, [16, 32]), out, 7, layout, bug, num_warps=4)
        wanted = given + 1
    else:
        a, b = numbers(64, 192, dtype=torch.bfloat16), numbers(32, 192, dtype=torch.bfloat16)
        out = torch.zeros(64, 32, device="cuda")
        product[(1,)](described(a, [64, 64]), described(b, [32, 64]), out, 192, bug, num_warps=4)
        wanted = a.float() @ b.float().T
    try:
        torch.cuda.synchronize()
        print("ENDING:", "right" if torch.equal(out, wanted) else "wrong", flush=True)
    except RuntimeError as error:
        print("ENDING:", str(error).splitlines()[0], flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
