"""Block algorithms without copies: a reduction, a transpose, a histogram, and a warp scan."""

from __future__ import annotations

import numpy as np
from numba import cuda

from tests.corpus.families.variants import Bug, Case, Family, Legal

THREADS = 64


def reduction(values, out):
    partial = cuda.shared.array(THREADS, np.int32)
    t = cuda.threadIdx.x
    partial[t] = values[cuda.blockIdx.x * THREADS + t]  # @fill
    cuda.syncthreads()  # @filled
    width = THREADS // 2
    while width > 0:
        if t < width:
            partial[t] += partial[t + width]  # @add
        cuda.syncthreads()  # @added
        width //= 2
    if t == 0:  # @who
        out[cuda.blockIdx.x] = partial[0]  # @result


def transpose(matrix, out):
    tile = cuda.shared.array((8, 9), np.int32)
    x, y = cuda.threadIdx.x, cuda.threadIdx.y
    for k in range(2):
        tile[y, x] = matrix[y, k * 8 + x]  # @fill
        cuda.syncthreads()  # @filled
        out[k * 8 + y, x] = tile[x, y]  # @read
        cuda.syncthreads()  # @read-by-all


def histogram(values, out):
    bins = cuda.shared.array(16, np.int32)
    t = cuda.threadIdx.x
    if t < 16:
        bins[t] = 0  # @clear
    cuda.syncthreads()  # @cleared
    for i in range(t, values.size, THREADS):
        cuda.atomic.add(bins, values[i], 1)  # @count
    cuda.syncthreads()  # @counted
    if t < 16:
        out[t] = bins[t]  # @result


def scan(values, out):
    """Each warp scans its half; warp 1 then adds the total of warp 0."""
    sums = cuda.shared.array(THREADS, np.int32)
    t = cuda.threadIdx.x
    lane = t % 32
    sums[t] = values[t]  # @fill
    cuda.syncwarp()  # @filled
    step = 1
    while step < 32:
        other = sums[t - step] if lane >= step else np.int32(0)  # @read
        cuda.syncwarp()  # @read-by-all
        sums[t] += other  # @add
        cuda.syncwarp()  # @added
        step *= 2
    cuda.syncthreads()  # @scanned
    out[t] = sums[t] + (sums[31] if t >= 32 else np.int32(0))  # @result


def _numbers(count: int, high: int = 99) -> np.ndarray:
    return np.random.default_rng(8).integers(0, high, count, np.int32)


def _reduction(gpu) -> Case:
    values, out = _numbers(3 * THREADS), gpu.empty(3, np.int32)
    wanted = values.reshape(3, -1).sum(axis=1, dtype=np.int32)
    return Case((gpu.to_device(values), out), (3, 1, 1), (THREADS, 1, 1), ((out, wanted),))


def _transpose(gpu) -> Case:
    matrix, out = _numbers(128).reshape(8, 16), gpu.empty((16, 8), np.int32)
    return Case((gpu.to_device(matrix), out), (1, 1, 1), (8, 8, 1), ((out, matrix.T),))


def _histogram(gpu) -> Case:
    values, out = _numbers(200, 16), gpu.empty(16, np.int32)
    wanted = np.bincount(values, minlength=16).astype(np.int32)
    return Case((gpu.to_device(values), out), (1, 1, 1), (THREADS, 1, 1), ((out, wanted),))


def _scan(gpu) -> Case:
    values, out = _numbers(THREADS), gpu.empty(THREADS, np.int32)
    wanted = np.cumsum(values, dtype=np.int32)
    return Case((gpu.to_device(values), out), (1, 1, 1), (THREADS, 1, 1), ((out, wanted),))


REDUCTION = Family(
    reduction,
    _reduction,
    (
        Legal("as-it-is"),
        Legal("another-thread-tells", {"who": "if t == 40:"}),
        Legal("the-last-warp-meets-alone", {"added":
              "if width > 16:\n    cuda.syncthreads()\nelse:\n    cuda.syncwarp()"}),
        Bug("not-filled-yet", {"filled": ""}, "data-race@add", also=("data-race@fill",)),
        Bug("steps-are-not-kept-apart", {"added": ""}, "data-race@add"),
        Bug("another-warp-tells-too-soon", {"who": "if t == 40:", "added":
            "if width > 16:\n    cuda.syncthreads()\nelse:\n    cuda.syncwarp()",
            "result": "..."}, "data-race@result", also=("data-race@add",)),
        Bug("every-block-writes-one-place", {"result": "out[0] = partial[0]"},
            "data-race@result"),
    ),
)  # fmt: skip

TRANSPOSE = Family(
    transpose,
    _transpose,
    (
        Legal("as-it-is"),
        Legal("meets-before-it-fills-again", {"read-by-all": "",
              "fill": "cuda.syncthreads()\n..."}),
        Bug("read-before-it-is-filled", {"filled": ""}, "data-race@read"),
        Bug("filled-before-it-is-read", {"read-by-all": ""}, "data-race@fill"),
        Bug("a-warp-meets-where-the-block-should", {"filled": "cuda.syncwarp()"},
            "data-race@read", also=("data-race@fill",)),
        Bug("reads-the-padding", {"read": "out[k * 8 + y, x] = tile[x, y + 1]  # @read"},
            "uninitialised-read@read"),
    ),
)  # fmt: skip

HISTOGRAM = Family(
    histogram,
    _histogram,
    (
        Legal("as-it-is"),
        Legal("one-thread-clears", {"clear": "if t == 0:\n    for b in range(16):\n"
              "        bins[b] = 0"}),
        Bug("not-atomic", {"count": "bins[values[i]] += 1"}, "data-race@count"),
        Bug("not-cleared", {"clear": ""}, "uninitialised-read@count"),
        Bug("counts-before-all-is-cleared", {"cleared": ""}, "data-race@count",
            also=("data-race@clear",)),
        Bug("read-before-all-have-counted", {"counted": ""}, "data-race@result"),
    ),
)  # fmt: skip

SCAN = Family(
    scan,
    _scan,
    (
        Legal("as-it-is"),
        Legal("the-block-meets-each-time", {"read-by-all": "cuda.syncthreads()",
              "added": "cuda.syncthreads()"}),
        Bug("warps-do-not-meet", {"scanned": ""}, "data-race@result",
            also=("data-race@add", "data-race@fill")),
        Bug("lanes-read-before-all-have-filled", {"filled": ""}, "data-race@read"),
        Bug("lanes-add-before-all-have-read", {"read-by-all": ""}, "data-race@add",
            also=("data-race@read",)),
        Bug("lanes-read-before-all-have-added", {"added": ""}, "data-race@read"),
    ),
)  # fmt: skip
