"""The six positions of the quiz `which-wait` as kernels, each with a selectable wait.

The wait is an argument of the kernel: 0 none, 1 `.read` with one group pending, 2 `.read` with
none, 3 the full wait.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import TensorMap, ptx

SIDE = 64


@cuda.jit(device=True)
def wait(strength):
    if cuda.threadIdx.x == 0:
        if strength == 1:
            ptx.cp_async_bulk_wait_group_read(1)
        elif strength == 2:
            ptx.cp_async_bulk_wait_group_read(0)
        elif strength == 3:
            ptx.cp_async_bulk_wait_group(0)


@cuda.jit(device=True)
def fill(row, value):
    row[cuda.threadIdx.x] = np.float32(value)
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()


@cuda.jit(device=True)
def store(dst, line, row):
    if cuda.threadIdx.x == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, 0, line, ptx.shared_address(row))
        ptx.cp_async_bulk_commit_group()


@cuda.jit(device=True)
def finish():
    if cuda.threadIdx.x == 0:
        ptx.cp_async_bulk_wait_group(0)


@cuda.jit
def a(dst, array, out, strength):
    first = cuda.shared.array(SIDE, np.float32, 128)
    fill(first, 1)
    store(dst, 0, first)
    wait(strength)


@cuda.jit
def b(dst, array, out, strength):
    first = cuda.shared.array(SIDE, np.float32, 128)
    fill(first, 1)
    store(dst, 0, first)
    wait(strength)
    cuda.syncthreads()
    fill(first, 2)
    store(dst, 1, first)
    finish()


@cuda.jit
def c(dst, array, out, strength):
    first = cuda.shared.array(SIDE, np.float32, 128)
    second = cuda.shared.array(SIDE, np.float32, 128)
    fill(first, 1)
    store(dst, 0, first)
    wait(strength)
    cuda.syncthreads()
    fill(second, 2)
    store(dst, 1, second)
    finish()


@cuda.jit
def d(dst, array, out, strength):
    first = cuda.shared.array(SIDE, np.float32, 128)
    second = cuda.shared.array(SIDE, np.float32, 128)
    fill(first, 1)
    store(dst, 0, first)
    fill(second, 2)
    store(dst, 1, second)
    wait(strength)
    cuda.syncthreads()
    fill(first, 3)
    store(dst, 2, first)
    finish()


@cuda.jit
def e(dst, array, out, strength):
    first = cuda.shared.array(SIDE, np.float32, 128)
    fill(first, 1)
    store(dst, 0, first)
    wait(strength)
    if cuda.threadIdx.x == 0:
        out[0] = array[0, 5]
    finish()


@cuda.jit
def f(dst, array, out, strength):
    first = cuda.shared.array(SIDE, np.float32, 128)
    fill(first, 1)
    store(dst, 0, first)
    wait(strength)
    if cuda.threadIdx.x == 0:
        ptx.cp_reduce_async_bulk_tensor_2d_add(dst, 0, 0, ptx.shared_address(first))
        ptx.cp_async_bulk_commit_group()
    finish()


POSITIONS = {"a": a, "b": b, "c": c, "d": d, "e": e, "f": f}


def is_safe(gpu, position: str, strength: int) -> bool:
    """Return whether the emulator finds no hazard in the position's kernel with that wait."""
    array = gpu.to_device(np.zeros((4, SIDE), np.float32))
    out = gpu.to_device(np.zeros(1, np.float32))
    dst = TensorMap.tiled(array, box=(1, SIDE))
    args = (dst, array, out, np.int32(strength))
    return gpu.launch(POSITIONS[position], 1, SIDE, args).hazards == ()
