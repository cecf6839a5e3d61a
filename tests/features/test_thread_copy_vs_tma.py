"""The same copy by all threads or by the copy engine, chosen at dispatch.

`thread_copy` computes an address for each element and moves it through registers; it accepts any
array. `tma_copy` passes boxes to the copy engine; it accepts every array that a descriptor can
describe. `copy` chooses. On a Hopper GPU both are timed alternately in the same test.
"""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda

from harness import TensorMap, TensorMapError, ptx

ROWS, COLUMNS, THREADS = 32, 64, 128
BOX_BYTES = ROWS * COLUMNS * 4


@cuda.jit
def thread_copy(src, dst):
    """A block copies a tile of ROWS × COLUMNS through shared memory, element by element."""
    tile = cuda.shared.array((ROWS, COLUMNS), np.float32)
    x, y = cuda.blockIdx.x * COLUMNS, cuda.blockIdx.y * ROWS
    rows, columns = min(ROWS, src.shape[0] - y), min(COLUMNS, src.shape[1] - x)
    for i in range(cuda.threadIdx.x, ROWS * COLUMNS, THREADS):
        row, column = i // COLUMNS, i % COLUMNS
        if row < rows and column < columns:
            tile[row, column] = src[y + row, x + column]
    cuda.syncthreads()
    for i in range(cuda.threadIdx.x, ROWS * COLUMNS, THREADS):
        row, column = i // COLUMNS, i % COLUMNS
        if row < rows and column < columns:
            dst[y + row, x + column] = tile[row, column]


@cuda.jit
def tma_copy(src, dst):
    """A single thread copies the same tile by TMA, without element addresses or edge handling."""
    tile = ptx.shared_address(cuda.shared.array((ROWS, COLUMNS), np.float32, 128))
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    x, y = cuda.blockIdx.x * COLUMNS, cuda.blockIdx.y * ROWS
    ptx.mbarrier_init(bar, 1)
    ptx.fence_mbarrier_init()
    ptx.mbarrier_arrive_expect_tx(bar, BOX_BYTES)
    ptx.cp_async_bulk_tensor_2d_global_to_shared(tile, src, x, y, bar)
    ptx.mbarrier_wait_parity(bar, 0)
    ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, y, tile)
    ptx.cp_async_bulk_commit_group()
    ptx.cp_async_bulk_wait_group_read(0)


def copy(gpu, src, dst, by: str | None = None):
    """Copy ``src`` to ``dst`` by "tma" or by "threads"; by default, by TMA if possible."""
    grid = -(-src.shape[1] // COLUMNS), -(-src.shape[0] // ROWS)
    if by != "threads":
        try:
            maps = tuple(TensorMap.tiled(array, (ROWS, COLUMNS)) for array in (src, dst))
            return gpu.launch(tma_copy, grid, 1, maps)
        except TensorMapError:
            if by == "tma":
                raise
    return gpu.launch(thread_copy, grid, THREADS, (src, dst))


def test_both_copies_give_the_same_result(gpu):
    values = np.random.default_rng(1).standard_normal((70, 100)).astype(np.float32)
    for by in ("threads", "tma"):
        src, dst = gpu.to_device(values), gpu.empty(values.shape)
        assert copy(gpu, src, dst, by).hazards == ()
        np.testing.assert_array_equal(dst.copy_to_host(), values)


@pytest.mark.parametrize(("columns", "by_tma"), [(100, True), (99, False)])
def test_the_choice_follows_the_array(emulator, columns, by_tma):
    """Rows of 99 float32 are 396 bytes apart, not a multiple of 16, so there is no descriptor."""
    values = np.arange(40 * columns, dtype=np.float32).reshape(40, columns)
    src, dst = emulator.to_device(values), emulator.empty(values.shape)
    run = copy(emulator, src, dst)
    assert run.hazards == ()
    np.testing.assert_array_equal(dst.copy_to_host(), values)
    assert by_tma == any(opcode.startswith("cp.async.bulk.tensor") for opcode in run.executed)


@pytest.mark.hopper
def test_both_are_timed_side_by_side(capsys):
    """256 MB are read and as much written, five times by each in alternation; the best time counts.

    This is an indication from the launch's own events. The bandwidth exercises measure carefully.
    """
    import harness

    gpu = harness.device("hopper")
    values = np.random.default_rng(2).standard_normal((8192, 8192), np.float32)
    src = gpu.to_device(values)
    dst = {by: gpu.empty(values.shape) for by in ("threads", "tma")}
    times: dict[str, list[float]] = {"threads": [], "tma": []}
    for _ in range(5):
        for by, taken_us in times.items():
            taken_us.append(copy(gpu, src, dst[by], by).elapsed_us)
    with capsys.disabled():
        for by, taken_us in times.items():
            print(f"\n{by:8} {2 * values.nbytes / min(taken_us) / 1e6:6.2f} TB/s", end="")
    for by, array in dst.items():
        assert min(times[by]) > 0
        np.testing.assert_array_equal(array.copy_to_host(), values)
