"""Shared parts of the rungs: the two products, masks, and results on their way out.

Each function here makes a device function for a size of tile. A warpgroup has 64 rows of Q; a
thread has parts of two of them, row and row + 8 (`ptx.wgmma_row`), in arrays of accumulators that
hold four elements for each 8 columns: two of the upper row, two of the lower. Matrices in shared
memory are rows of 64 elements, in the 128B swizzle; 128 columns are two consecutive such blocks.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness.course import ptx

COLUMNS = 64  # a block's columns in shared memory: 128 bytes, the span of the swizzle
NOTHING = np.float32(-np.inf)
ex2 = ptx.ex2_approx_ftz_f32
EVERY_LANE = 0xFFFFFFFF
# Causal tiles of so many heads are sorted together: more would not keep K and V in the L2 cache.
HEADS = 16


def order(rows: int, causal: bool):
    """A device function: the head and the first row of tile number t, ``rows`` rows each.

    Causal tiles: of the heads that are sorted together, the last rows first, which see most
    columns. Unsigned 32-bit divisions: a 64-bit division is a call, and a call serializes wgmma.
    """

    @cuda.jit(device=True)
    def down_a_head(t, tiles_m, heads):
        head = np.int32(np.uint32(t) // np.uint32(tiles_m))
        return head, (np.int32(t) - head * np.int32(tiles_m)) * rows

    @cuda.jit(device=True)
    def longest_first(t, tiles_m, heads):
        many = np.uint32(HEADS * tiles_m)
        part = np.uint32(np.uint32(t) // many)
        rest = np.uint32(t) - part * many
        wide = np.uint32(min(np.uint32(HEADS), np.uint32(heads) - part * np.uint32(HEADS)))
        up = np.uint32(rest // wide)
        head = part * np.uint32(HEADS) + rest - up * wide
        return np.int32(head), (np.int32(tiles_m) - 1 - np.int32(up)) * rows

    return longest_first if causal else down_a_head


def tiles_seen(rows: int, tile_n: int, causal: bool):
    """A device function: how many tiles of K ``rows`` rows from ``row`` on have to see."""

    @cuda.jit(device=True)
    def count(row, length_k):
        seen = min(np.int32(length_k), row + rows) if causal else np.int32(length_k)
        return np.int32(np.uint32(seen + tile_n - 1) // np.uint32(tile_n))

    return count


def loader(dim: int, rows: int):
    """A device function that begins to copy ``rows`` of a head to shared memory."""
    blocks = dim // COLUMNS

    @cuda.jit(device=True)
    def load(to, tensor, row, head, bar):
        for c in ptx.unrolled(blocks):
            ptx.cp_async_bulk_tensor_3d_global_to_shared(
                to + c * (rows * 128), tensor, COLUMNS * c, row, head, bar
            )

    return load


def scores(dim: int, columns: int, rows_q: int, rows_k: int):
    """A device function that begins S = Q Kᵀ: 64 rows by ``columns``, a group of its own."""
    multiply, steps = getattr(ptx, f"wgmma_m64n{columns}k16"), dim // 16

    @cuda.jit(device=True)
    def begin(s, at_q, at_k):
        # An addition to a descriptor moves its address, in units of 16 bytes.
        a, b = ptx.wgmma_descriptor(at_q), ptx.wgmma_descriptor(at_k)
        multiply(s, a, b, 0)
        for i in ptx.unrolled(steps - 1):
            block, inside = (i + 1) // 4, 2 * ((i + 1) % 4)
            multiply(s, a + (block * (rows_q * 8) + inside), b + (block * (rows_k * 8) + inside))
        ptx.wgmma_commit_group()

    return begin


def values(dim: int, rows: int):
    """A device function that begins O += P V, with P in registers and ``rows`` of V."""
    multiply, steps, leading = getattr(ptx, f"wgmma_m64n{dim}k16"), rows // 16, rows * 128

    @cuda.jit(device=True)
    def begin(o, p, at_v):
        # V is B with its columns innermost: transposed. 16 of its rows are 2048 bytes.
        b = ptx.wgmma_descriptor(at_v, "128B", leading, 1024)
        for i in ptx.unrolled(steps):
            a = p[4 * i], p[4 * i + 1], p[4 * i + 2], p[4 * i + 3]
            multiply(o, a, b + 128 * i, trans_b=1)
        ptx.wgmma_commit_group()

    return begin


def masker(columns: int):
    """A device function: of ``columns`` scores, those from ``width`` on do not count.

    ``upper`` and ``lower`` are the widths of the thread's two rows. All are 32 bits wide: a
    comparison of 64 takes two instructions.
    """
    groups = columns // 8

    @cuda.jit(device=True)
    def mask(s, thread, upper, lower):
        first = ptx.wgmma_column(thread, 0)
        upper, lower = np.int32(upper - first), np.int32(lower - first)
        for j in ptx.unrolled(groups):
            for e in ptx.unrolled(2):
                if np.int32(8 * j + e) >= upper:
                    s[4 * j + e] = NOTHING
                if np.int32(8 * j + e) >= lower:
                    s[4 * j + 2 + e] = NOTHING

    return mask


def cutter(tile_n: int, causal: bool):
    """A device function: scores that do not count, beyond K's end or the diagonal, become -inf.

    ``row`` is the warpgroup's first, ``column`` the tile's.
    """
    mask = masker(tile_n)

    @cuda.jit(device=True)
    def cut(s, thread, row, column, length_k):
        width = np.int32(length_k) - column
        if causal:
            if column + tile_n > min(np.int32(length_k), row + 1):
                seen = row + ptx.wgmma_row(thread, 0) + 1 - column
                mask(s, thread, min(width, seen), min(width, seen + 8))
        elif width < tile_n:
            mask(s, thread, width, width)

    return cut


@cuda.jit(device=True)
def largest_of_row(x):
    """The maximum over the four threads that share a row."""
    x = ptx.max_f32(x, cuda.shfl_xor_sync(EVERY_LANE, x, 1))
    return ptx.max_f32(x, cuda.shfl_xor_sync(EVERY_LANE, x, 2))


@cuda.jit(device=True)
def sum_of_row(x):
    """The sum over the four threads that share a row."""
    x += cuda.shfl_xor_sync(EVERY_LANE, x, 1)
    return x + cuda.shfl_xor_sync(EVERY_LANE, x, 2)


def packer(columns: int):
    """Return a device function that packs S as P in bfloat16, the A of the second product.

    Both have the same element in the same thread: nothing moves between threads.
    """
    registers = columns // 4

    @cuda.jit(device=True)
    def pack(p, s):
        for i in ptx.unrolled(registers):
            p[i] = ptx.cvt_rn_bf16x2_f32(s[2 * i + 1], s[2 * i])

    return pack


def scaler(dim: int):
    """A device function that multiplies the two rows of O by a factor each."""
    groups = dim // 8

    @cuda.jit(device=True)
    def rescale(o, upper, lower):
        for j in ptx.unrolled(groups):
            o[4 * j] *= upper
            o[4 * j + 1] *= upper
            o[4 * j + 2] *= lower
            o[4 * j + 3] *= lower

    return rescale


def divider(dim: int):
    """A device function that divides the two rows of O by their sums."""
    rescale = scaler(dim)

    @cuda.jit(device=True)
    def divide(o, total):
        upper, lower = sum_of_row(total[0]), sum_of_row(total[1])
        rescale(o, np.float32(1) / upper, np.float32(1) / lower)

    return divide


def to_shared(dim: int, rows: int):
    """Return a device function that writes 64 rows of O as bfloat16 to ``at`` in shared memory."""
    chunks = dim // 16

    @cuda.jit(device=True)
    def write(o, at, thread):
        lane = thread % 32
        line = thread // 32 * 16 + lane % 16
        at += line * 128 + (((lane // 16) ^ (lane % 8)) << 4)
        for x in ptx.unrolled(chunks):
            ptx.stmatrix_x4(
                (at ^ (32 * (x % 4))) + x // 4 * (rows * 128),
                ptx.cvt_rn_bf16x2_f32(o[8 * x + 1], o[8 * x]),
                ptx.cvt_rn_bf16x2_f32(o[8 * x + 3], o[8 * x + 2]),
                ptx.cvt_rn_bf16x2_f32(o[8 * x + 5], o[8 * x + 4]),
                ptx.cvt_rn_bf16x2_f32(o[8 * x + 7], o[8 * x + 6]),
            )

    return write


def sender(dim: int, rows: int):
    """A device function: 64 rows of O from shared memory to global, a bulk group; a single
    thread."""
    blocks = dim // COLUMNS

    @cuda.jit(device=True)
    def send(tensor, row, head, at):
        for c in ptx.unrolled(blocks):
            ptx.cp_async_bulk_tensor_3d_shared_to_global(
                tensor, COLUMNS * c, row, head, at + c * (rows * 128)
            )
        ptx.cp_async_bulk_commit_group()

    return send
