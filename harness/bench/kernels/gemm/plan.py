"""A launch of a rung: its kernel, extents and arguments.

Raises TensorMapError, which names the rule and the way out, for shapes that TMA cannot take: a row
of A, B or C is a multiple of 16 bytes long.
"""

from __future__ import annotations

from functools import cache

from harness.bench.kernels.gemm import rung11_last_wave, rung13_split_sums
from harness.bench.kernels.launch import RungLaunch
from harness.sanitizer import DeviceArray, TensorMap

# Rungs 1 to 10 are in lab 08, and 13 has rung 12's tiles (LOG.md).
RUNGS = {11: "last wave", 13: "split sums"}
TILE = (rung11_last_wave.TILE_M, rung11_last_wave.TILE_N)

# The kernels, compiled for pieces or tiles of a width.
kernel_of = cache(rung11_last_wave.make)
split_kernel_of = cache(rung13_split_sums.make)


def plan(
    number: int,
    a: DeviceArray,
    b: DeviceArray,
    c: DeviceArray,
    blocks: int,
    *,
    rows: int = 0,
    columns: int = 0,
    split: int = 0,
) -> RungLaunch:
    """Return the launch of rung ``number`` on device arrays A [m, k], B [n, k] and C [m, n], all
    bfloat16.

    ``blocks`` is the number that rung 11 may have at once: the GPU's multiprocessors. ``rows``,
    ``columns`` and ``split`` are rung 13's: a tile's, and the blocks that share a sum, 128, 256
    and 1 if left out. Raises ValueError for a tile or a split that the rung does not have.
    """
    if number == 13:
        return _split_sums(a, b, c, rows or TILE[0], columns or TILE[1], split or 1)
    if rows or columns or split:
        raise ValueError(f"rows, columns and split are rung 13's; rung {number} has none of them")
    (m, k), n = a.shape, b.shape[0]
    whole, pieces, width = rung11_last_wave.last_wave(m, n, blocks)
    width = width or 64  # no pieces: any width will do
    maps = [_map(x, x_rows) for x, x_rows in ((a, TILE[0]), (b, TILE[1]), (b, width))]
    maps.append(TensorMap.tiled(c, (64, 64), swizzle="128B"))
    return RungLaunch(
        kernel_of(width),
        (min(blocks, whole or pieces), 1),
        rung11_last_wave.THREADS,
        1,
        rung11_last_wave.SHARED_BYTES,
        (*maps, m, n, k, whole, pieces),
    )


def _split_sums(
    a: DeviceArray, b: DeviceArray, c: DeviceArray, rows: int, columns: int, split: int
) -> RungLaunch:
    (m, k), n = a.shape, b.shape[0]
    wrong = rung13_split_sums.refuse(rows, columns, split, k)
    if wrong:
        raise ValueError(f"rung 13: {wrong}")
    box = rung13_split_sums.box_columns(columns // split)
    to_c = TensorMap.tiled(c, (64, box), swizzle=f"{2 * box}B")
    maps = (_map(a, rows), _map(b, columns), to_c)
    grid = (-(-m // rows) * split, -(-n // columns))
    shared_bytes = rung13_split_sums.shared_bytes(rows, columns, split)
    threads = rung13_split_sums.threads_of(rows)
    args = (*maps, m, n, k)
    kernel = split_kernel_of(rows, columns, split)
    return RungLaunch(kernel, grid, threads, split, shared_bytes, args)


def _map(x: object, rows: int) -> TensorMap:
    """A's or B's, in boxes of ``rows`` of 128 bytes."""
    return TensorMap.tiled(x, (rows, 64), swizzle="128B", l2_promotion="256B")
