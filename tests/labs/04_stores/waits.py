"""The six positions of the quiz `which-wait` as kernels, each with a selectable wait.

The wait is a constant of the kernel: 0 none, 1 `.read` with one group pending, 2 `.read` with none,
3 the full wait.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import TensorMap, ptx

SIDE = 64


def a_wait(strength: int):
    """A device function that waits as the quiz's choice with that number does."""
    if strength == 0:
        return cuda.jit(device=True)(lambda: None)
    if strength == 1:
        return cuda.jit(device=True)(lambda: ptx.cp_async_bulk_wait_group_read(1))
    if strength == 2:
        return cuda.jit(device=True)(lambda: ptx.cp_async_bulk_wait_group_read(0))
    return cuda.jit(device=True)(lambda: ptx.cp_async_bulk_wait_group(0))


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


def kernel_of(place: str, strength: int):
    """The kernel of a position of the quiz with a wait of that strength after its stores."""
    wait = a_wait(strength)

    @cuda.jit
    def a(dst, array, out):
        first = cuda.shared.array(SIDE, np.float32, 128)
        fill(first, 1)
        store(dst, 0, first)
        if cuda.threadIdx.x == 0:
            wait()

    @cuda.jit
    def b(dst, array, out):
        first = cuda.shared.array(SIDE, np.float32, 128)
        fill(first, 1)
        store(dst, 0, first)
        if cuda.threadIdx.x == 0:
            wait()
        cuda.syncthreads()
        fill(first, 2)
        store(dst, 1, first)
        finish()

    @cuda.jit
    def c(dst, array, out):
        first = cuda.shared.array(SIDE, np.float32, 128)
        second = cuda.shared.array(SIDE, np.float32, 128)
        fill(first, 1)
        store(dst, 0, first)
        if cuda.threadIdx.x == 0:
            wait()
        cuda.syncthreads()
        fill(second, 2)
        store(dst, 1, second)
        finish()

    @cuda.jit
    def d(dst, array, out):
        first = cuda.shared.array(SIDE, np.float32, 128)
        second = cuda.shared.array(SIDE, np.float32, 128)
        fill(first, 1)
        store(dst, 0, first)
        fill(second, 2)
        store(dst, 1, second)
        if cuda.threadIdx.x == 0:
            wait()
        cuda.syncthreads()
        fill(first, 3)
        store(dst, 2, first)
        finish()

    @cuda.jit
    def e(dst, array, out):
        first = cuda.shared.array(SIDE, np.float32, 128)
        fill(first, 1)
        store(dst, 0, first)
        if cuda.threadIdx.x == 0:
            wait()
            out[0] = array[0, 5]
        finish()

    @cuda.jit
    def f(dst, array, out):
        first = cuda.shared.array(SIDE, np.float32, 128)
        fill(first, 1)
        store(dst, 0, first)
        if cuda.threadIdx.x == 0:
            wait()
            ptx.cp_reduce_async_bulk_tensor_2d_add(dst, 0, 0, ptx.shared_address(first))
            ptx.cp_async_bulk_commit_group()
        finish()

    return {"a": a, "b": b, "c": c, "d": d, "e": e, "f": f}[place]


def is_safe(gpu, place: str, strength: int) -> bool:
    """Return whether the emulator finds no hazard in the position's kernel with that wait."""
    array = gpu.to_device(np.zeros((4, SIDE), np.float32))
    out = gpu.to_device(np.zeros(1, np.float32))
    dst = TensorMap.tiled(array, box=(1, SIDE))
    run = gpu.launch(kernel_of(place, strength), 1, SIDE, (dst, array, out))
    return run.hazards == ()
