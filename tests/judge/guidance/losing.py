"""Kernels that truncate a number: edits of solutions.

`LOSING` are wrong on shapes where bits are lost, and right on all drawn shapes. `KEEPING` are right
on all shapes: no needed bit is ever lost.
"""

from __future__ import annotations

from tests.judge.hidden import Hidden

_LOADED = "out[i] = scale * tile[thread]"
_PLACE = "    i = c0 + thread"
_BYTE = "    numbers = cuda.shared.array(256, np.uint8)\n    numbers[thread] = cuda.blockIdx.x\n"
_PIXEL = "out[y, x] = tile[row, thread]"
_PLANE = "z = cuda.blockIdx.z * 4 + level"
_TOKEN = "out[cuda.blockIdx.z, token, thread]"
_MEAN = "out[y0 + row, x0 + col] = total"
_LEVEL = "length(c0 + col, c1 + row, c2 + plane)"
_LABEL = "label == c2 + k"
_RATE = "rate = np.float32(c4 + 1)"
_TILE_ROW = "c1 = tile // columns * 16"
_SUMMED = "total += src[row, c0 + thread]"
_SPRITE = "sprites[cuda.blockIdx.x, 2]"
_DECODED = "out[c1 + row, c0 + col] = words[place]"
_TURNED = "out[c0 + col, c1 + row] = words[place]"
_GROUP = "out[cuda.blockIdx.y, cuda.blockIdx.x * 16 + k, row, word]"
_NEXT = "src, first, k + STAGES, bar"
_STORED = "global(dst, c0, c1, place)"
_NORMED = "global(dst, 0, 0, tile * ROWS, place)"
_B_TILE = "tile_b, column, first_k)"
_B_COPY = "at_b, b, first_k, column, bar"
_RING = "a, b, (kt + STAGES) * TILE_K, row"
_ROLES = "load_stage(at, bar, a, b, kt * TILE_K"
_OF_C = "store_128(acc, c, i * 128 + mine"
_BIAS = "bias[col + 1]"
_WEIGHT = "out[c1 + row, c0 + thread] = "
_ROUND = "w, c0, r * 32, full"
_PATCH = "out[first + patch, number]"
_LOAD_V = "load(at_v, v, n * ROWS, head, bar)"
_RING_V = "v, n * ROWS, head, bar)"
_HEAD = "    store(o, total, out, head, row, thread)"
_KEY = "key = n * ROWS"
_ROUNDS = "value = (neighbours + np.float32(2) * value) * np.float32(0.25)"
_BUFFER = "buffers[buffer, col] = u[row] * v[col]"
_ADDED = "tile[row, col] += np.float32(row * 4 + col)"
_COPIED = "dst[i] = src[i]"
_T = "t = np.float32(2 * (c0 + i) - (n - 1)) / np.float32(n - 1)"


def _edit(exercise: str, old: str, part: str, new: str) -> Hidden:
    """``part`` of the line ``old`` becomes ``new``, which is also its name."""
    assert part in old, part
    return Hidden(new, exercise, old, old.replace(part, new, 1))


LOSING = (
    _edit("load-1d", _LOADED, "[i]", "[i & 4095]"),
    _edit("load-1d", _LOADED, "[i]", "[np.uint16(i)]"),
    _edit("load-1d", _LOADED, "[i]", "[i % 3000]"),
    _edit("load-1d", _LOADED, "[i]", "[np.uint16(i * 20) // 20]"),
    Hidden(
        "a block's number in a byte",
        "load-1d",
        _PLACE,
        f"{_BYTE}    i = numbers[thread] * 256 + thread",
    ),
    _edit("load-1d", _PLACE, "c0", "np.uint16(cuda.blockIdx.x * cuda.blockDim.x * 8) // 8"),
    _edit("load-2d", _PIXEL, "[y, x]", "[y & 255, x]"),
    _edit("load-2d", _PIXEL, "[y, x]", "[y, x & 1023]"),
    _edit("load-3d", _PLANE, "cuda.blockIdx.z", "(cuda.blockIdx.z & 7)"),
    _edit("load-4d", _TOKEN, "token", "token & 255"),
    _edit("load-4d", _TOKEN, "cuda.blockIdx.z", "cuda.blockIdx.z % 5"),
    _edit("halo-load", _MEAN, "y0 + row", "np.uint8(y0 + row)"),
    _edit("store-1d", _T, "2 * (c0 + i)", "np.int16(2 * (c0 + i))"),
    _edit("store-3d", _LEVEL, "c2 + plane", "np.int8(c2 + plane)"),
    _edit("store-4d", _LABEL, "c2 + k", "(c2 + k & 31)"),
    _edit("store-5d", _RATE, "c4", "c4 % 12"),
    _edit("reuse-buffer", _TILE_ROW, "tile // columns", "(tile // columns & 15)"),
    _edit("column-sums", _SUMMED, "row", "row & 255"),
    _edit("depth-buffer", _SPRITE, "cuda.blockIdx.x", "cuda.blockIdx.x & 63"),
    _edit("decode-swizzle", _DECODED, "c1 + row", "c1 + row & 511"),
    _edit("transpose", _TURNED, "c0 + col", "np.uint8(c0 + col)"),
    _edit("split-groups", _GROUP, "cuda.blockIdx.y", "cuda.blockIdx.y % 10"),
    _edit("drain", _NEXT, "k + STAGES", "k + STAGES & 63"),
    _edit("drain", _NEXT, "k + STAGES", "(k + STAGES) % 50"),
    _edit("drain", _NEXT, "k + STAGES", "np.uint8(k * 5) // 5 + STAGES"),
    _edit("ring-copy", _STORED, "c1", "c1 & 255"),
    _edit("rms-norm", _NORMED, "tile * ROWS", "np.uint8(tile * ROWS)"),
    _edit(
        "rms-norm",
        _NORMED,
        "tile * ROWS",
        "(i & 15) * ROWS * cuda.gridDim.x + cuda.blockIdx.x * ROWS",
    ),
    _edit("gemm-k-loop", _B_TILE, "first_k", "first_k & 1023"),
    _edit("gemm-tma", _B_COPY, "first_k", "first_k & 511"),
    _edit("gemm-ring", _RING, "kt + STAGES", "kt + STAGES & 15"),
    _edit("gemm-roles", _ROLES, "kt", "kt % 10"),
    _edit("gemm-persistent", _OF_C, "i * 128", "(i & 7) * 128"),
    _edit("gemm-epilogue", _BIAS, "col + 1", "col + 1 & 1023"),
    _edit("multicast-load", _WEIGHT, "c1 + row", "np.uint8(c1 + row)"),
    _edit("multicast-stream", _ROUND, "r * 32", "(r & 15) * 32"),
    _edit("im2col-patches", _PATCH, "first + patch", "first + patch & 511"),
    _edit("online-softmax", _LOAD_V, "n * ROWS", "(n & 15) * ROWS"),
    _edit("two-rings", _RING_V, "n", "(n % 12)"),
    _edit("causal-mask", _KEY, "n", "(n & 7)"),
    _edit("attend-one-tile", _HEAD, "head", "np.uint8(head << 4) >> 4"),
    _edit("tile-copy", "c0 = cuda.blockIdx.x * 4", "cuda.blockIdx.x", "(cuda.blockIdx.x & 31)"),
    _edit("vector-copy", _COPIED, "[i] =", "[i & 16383] ="),
    _edit("bulk-stream-out", _BUFFER, "u[row]", "u[row & 63]"),
)

KEEPING = (
    _edit("load-1d", _LOADED, "[i]", "[i & 0x7FFFFFFF]"),
    _edit("load-1d", _LOADED, "[thread]", "[np.uint8(thread)]"),
    _edit("load-1d", _LOADED, "[thread]", "[i & 255]"),
    _edit("load-2d", _PIXEL, "[row, thread]", "[y & 31, x & 127]"),
    _edit("load-3d", _PLANE, "level", "(level & 3)"),
    _edit("halo-load", _MEAN, "x0 + col", "x0 + np.uint8(col)"),
    _edit("store-3d", _LEVEL, "c2 + plane", "np.int32(c2 + plane)"),
    _edit("store-4d", _LABEL, "c2 + k", "c2 + (k & 3)"),
    _edit("reuse-buffer", "which = turn % 2", "turn", "np.uint8(turn)"),
    _edit("reuse-buffer", "(turn // 2) & 1", "turn", "(turn & 63)"),
    _edit("column-sums", _SUMMED, "thread", "(thread % 128)"),
    _edit("decode-swizzle", "words[place]", "place", "place & 1023"),
    _edit("transpose", "col = k * 4", "k", "(k & 7)"),
    _edit("split-groups", "row = half * 8", "half", "(half & 1)"),
    _edit("drain", "stage = k % STAGES", "k", "np.uint8(k)"),
    _edit("drain", "(k // STAGES) & 1", "k // STAGES", "k // STAGES & 63"),
    _edit("ring-copy", "i % STAGES, (i", "i % STAGES", "np.uint16(i) % STAGES"),
    _edit("rms-norm", "(i // STAGES) & 1", "i // STAGES", "i // STAGES % 32"),
    _edit("gemm-ring", _RING, "kt + STAGES", "np.int32(kt + STAGES)"),
    _edit("gemm-roles", "for kt in range(tiles_k)", "tiles_k", "tiles_k & 0xFFFFFF"),
    _edit("multicast-stream", "(r - 1) & 1", "r - 1", "r + 63 & 63"),
    _edit("im2col-patches", "number = i % 72", "i", "np.uint16(i)"),
    _edit("online-softmax", "bar, n & 1", "n", "(n & 31)"),
    _edit("causal-mask", "bar, n & 1", "n", "(n % 16)"),
    _edit("two-rings", "+ 8 * stage, phase)", "phase", "phase & 1"),
)
