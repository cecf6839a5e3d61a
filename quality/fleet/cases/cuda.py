"""CUDA C++: `cuda::ptx`, `cuda::barrier`, `cuda::pipeline`, cooperative groups, CUB."""

from __future__ import annotations

import numpy as np

from harness.sanitizer import TensorMap
from quality.fleet.case import Arguments, Case, Output
from quality.fleet.cases.drawn import bfloat16, floats, integers, product

RELEASED_BY_MBARRIER = {
    "write-after-read-fence": "readers release a stage by an mbarrier alone, as is usual"
}
LEFT_BY_MATCH = {
    "data-race": "the last to leave a cuda::pipeline ends its mbarriers, and match.sync, which "
    "orders no memory, is all that lies between that and another lane's last wait"
}


def rows(wanted, *, last: tuple = (), dtype=np.float32, shape=(4, 256)):
    """Arguments ``(in, out, *last)`` for rows of numbers; ``wanted`` of them is the output."""

    def arguments(device, draw) -> Arguments:
        given = integers(draw, shape).astype(dtype)
        out = device.empty(wanted(given).shape, dtype)
        return (device.to_device(given), out, *last), (Output(out, wanted(given)),)

    return arguments


def _maps(wanted, shape, box, dtype=np.float32, out_shape=None):
    """Arguments ``(map of in, map of out)`` with boxes."""

    def arguments(device, draw) -> Arguments:
        given = integers(draw, shape).astype(dtype)
        out = device.empty(out_shape or shape, dtype)
        source = TensorMap.tiled(device.to_device(given), box)
        return (source, TensorMap.tiled(out, box)), (Output(out, wanted(given)),)

    return arguments


def _stream_out(device, draw) -> Arguments:
    out = device.empty((2, 9, 128), np.float32)
    return (out, 9), (Output(out, np.arange(2 * 9 * 128).reshape(2, 9, 128)),)


def _bulk_reduce(device, draw) -> Arguments:
    given = integers(draw, (9, 128))
    sums = device.to_device(np.zeros(128, np.int32))
    return (device.to_device(given), sums, 9), (Output(sums, given.sum(0)),)


def _multicast(device, draw) -> Arguments:
    given = integers(draw, (16, 32)).astype(np.float32)
    out = device.empty((2, 2, 8, 32), np.float32)
    both = np.broadcast_to(given.reshape(2, 1, 8, 32), (2, 2, 8, 32))
    wanted = both + np.arange(2).reshape(1, 2, 1, 1)
    return (TensorMap.tiled(device.to_device(given), (4, 32)), out), (Output(out, wanted),)


def _neighbors(given):
    return given + np.roll(given.reshape(-1, 4, 64), -1, 1)[..., ::-1].reshape(given.shape)


def _histogram(device, draw) -> Arguments:
    given = draw.integers(0, 64, 500).astype(np.int32)
    bins = device.empty(64, np.int32)
    wanted = np.bincount(given, minlength=64)
    return (device.to_device(given), bins, 500), (Output(bins, wanted),)


def _last_block(device, draw) -> Arguments:
    given = integers(draw, (3, 64))
    total, arrived = device.empty(1, np.int32), device.to_device(np.zeros(1, np.uint32))
    parts = device.scratch(3, np.int32)
    wanted = Output(total, given.sum().reshape(1))
    return (device.to_device(given), parts, arrived, total), (wanted,)


def _gemm(rows, columns, depth, *, a_box=(64, 64), b_box=(32, 64), last):
    def arguments(device, draw) -> Arguments:
        a, b = bfloat16(draw, (rows, depth)), bfloat16(draw, (columns, depth))
        c = device.empty((rows, columns), np.float32)
        maps = [
            TensorMap.tiled(device.to_device(one), box, swizzle="128B")
            for one, box in ((a, a_box), (b, b_box))
        ]
        return (*maps, c, *last), (Output(c, product(a, b.T)),)

    return arguments


def _split_k(device, draw) -> Arguments:
    a, b = integers(draw, (32, 64)), integers(draw, (64, 32))
    c, parts = device.empty((32, 32), np.float32), device.scratch((4, 256), np.float32)
    ready = device.to_device(np.zeros(4, np.uint32))
    given = (device.to_device(one.astype(np.float32)) for one in (a, b))
    return (*given, c, parts, ready, 32, 64), (Output(c, a @ b),)


def _softmax(device, draw) -> Arguments:
    given = floats(draw, (2, 256))
    out = device.empty((2, 256), np.float32)
    raised = np.exp(given.astype(np.float64))
    wanted = Output(out, raised / raised.sum(1, keepdims=True), 1e-6)
    return (device.to_device(given), out), (wanted,)


def _layernorm(device, draw) -> Arguments:
    given, weight = floats(draw, (8, 128)), floats(draw, 128)
    out = device.empty((8, 128), np.float32)
    deviation = given - given.mean(1, keepdims=True, dtype=np.float64)
    wanted = deviation / np.sqrt(given.var(1, keepdims=True, dtype=np.float64) + 1e-5) * weight
    return (device.to_device(given), device.to_device(weight), out), (Output(out, wanted, 1e-5),)


def _transpose(device, draw) -> Arguments:
    given = floats(draw, (64, 32))
    out = device.empty((32, 64), np.float32)
    return (device.to_device(given), out, 32, 64), (Output(out, given.T),)


def _stencil(given):
    for _ in range(7):
        given = np.convolve(given.ravel(), np.ones(3, int), "same").astype(np.int32)
    return given


def _mma_tile(device, draw) -> Arguments:
    a, b = bfloat16(draw, (16, 48)), bfloat16(draw, (8, 48))
    c = device.empty((16, 8), np.float32)
    return (device.to_device(a), device.to_device(b), c, 3), (Output(c, product(a, b.T)),)


def _flag_handoff(device, draw) -> Arguments:
    given = integers(draw, (3, 64))
    out, rows = device.empty((3, 64), np.int32), device.scratch((3, 64), np.int32)
    flags = device.to_device(np.zeros(3, np.uint32))
    wanted = given.copy()
    for row in (1, 2):
        wanted[row] += wanted[row - 1, ::-1]
    return (device.to_device(given), rows, flags, out), (Output(out, wanted),)


def _swapped(given):
    return given.reshape(-1, 2, 64)[:, ::-1, ::-1].reshape(given.shape) + 1


def _global_to_async(device, draw) -> Arguments:
    given = integers(draw, (2, 128))
    out, scratch = device.empty((2, 128), np.int32), device.scratch((2, 128), np.int32)
    return (device.to_device(given), scratch, out), (Output(out, given[:, ::-1] * 7),)


def _edited_map(device, draw) -> Arguments:
    first, second = (device.to_device(integers(draw, 64)) for _ in range(2))
    out, edited = device.empty(64, np.int32), device.scratch(128, np.uint8)
    wanted = second.copy_to_host()[::-1]
    return (TensorMap.tiled(first, 64), edited, second, out), (Output(out, wanted),)


def _one_warp(given):
    for _ in range(7):
        given = given + np.roll(given, -1)
    return given


def _sorted(device, draw) -> Arguments:
    given = draw.integers(0, 256, 64).astype(np.uint32)
    out = device.empty(64, np.uint32)
    return (device.to_device(given), out), (Output(out, np.sort(given)),)


CASES = (
    Case("cuda/bulk_through", rows(lambda x: x * 2), grid=4, block=128),
    Case(
        "cuda/ring",
        rows(lambda x: x[..., ::-1] + 1, last=(7,), shape=(2, 7, 128)),
        grid=2,
        block=160,
        expected=RELEASED_BY_MBARRIER,
    ),
    Case(
        "cuda/tile_2d",
        _maps(np.transpose, (64, 96), (32, 32), out_shape=(96, 64)),
        grid=(3, 2),
        block=128,
    ),
    Case("cuda/stream_out", _stream_out, grid=2, block=128),
    Case("cuda/bulk_reduce", _bulk_reduce, grid=3, block=128),
    Case("cuda/multicast", _multicast, grid=4, block=64, cluster=2),
    Case("cuda/neighbors", rows(_neighbors, shape=(8, 64)), grid=8, block=64, cluster=4),
    Case("cuda/cluster_histogram", _histogram, grid=2, block=64, cluster=2),
    Case(
        "cuda/pipeline_shared",
        rows(lambda x: x[:, ::-1] * 3, last=(5,), shape=(5, 128)),
        block=128,
        expected=LEFT_BY_MATCH,
    ),
    Case(
        "cuda/pipeline_roles",
        rows(lambda x: x[:, ::-1] + 2, last=(5,), shape=(5, 96)),
        block=128,
        expected=LEFT_BY_MATCH,
    ),
    Case(
        "cuda/barrier_memcpy",
        rows(lambda x: np.roll(x, -1, 1), last=(3,), shape=(3, 128)),
        block=128,
    ),
    Case("cuda/barrier_tx", rows(lambda x: x + 1, dtype=np.int32), grid=4, block=128),
    Case(
        "cuda/thread_copies",
        rows(lambda x: x[:, ::-1], last=(7,), shape=(7, 512)),
        block=128,
    ),
    Case(
        "cuda/block_sum",
        rows(lambda x: x.sum(1), last=(256,)),
        grid=4,
        block=128,
    ),
    Case("cuda/last_block", _last_block, grid=3, block=64),
    Case("cuda/gemm_tile", _gemm(128, 64, 192, last=(64, 3)), grid=(2, 2), block=128),
    Case(
        "cuda/gemm_persistent",
        _gemm(128, 64, 192, last=(128, 64, 3)),
        grid=2,
        block=256,
        shared_bytes=3 * 12288,
    ),
    Case(
        "cuda/gemm_multicast",
        _gemm(128, 32, 320, b_box=(16, 64), last=(32, 5)),
        grid=(1, 2),
        block=160,
        cluster=(1, 2),
    ),
    Case("cuda/split_k", _split_k, grid=(4, 2), block=256),
    Case("cuda/softmax", _softmax, grid=2, block=128),
    Case("cuda/layernorm", _layernorm, grid=2, block=128),
    Case("cuda/transpose", _transpose, grid=(1, 2), block=(32, 8)),
    Case("cuda/stencil", rows(_stencil, last=(7,), dtype=np.int32, shape=(128,)), block=128),
    Case("cuda/mma_tile", _mma_tile, block=32),
    Case(
        "cuda/ping_pong",
        rows(lambda x: x[:, ::-1] * 2, last=(7,), dtype=np.int32, shape=(7, 64)),
        block=128,
    ),
    Case(
        "cuda/tile_3d",
        _maps(lambda x: x * 5 + 1, (6, 7, 12), (4, 4, 8), dtype=np.int32),
        grid=(2, 2, 2),
        block=64,
    ),
    Case("cuda/flag_handoff", _flag_handoff, grid=3, block=64),
    Case(
        "cuda/cub_scan",
        rows(lambda x: np.cumsum(x, 1, dtype=np.int32), dtype=np.int32, shape=(2, 128)),
        grid=2,
        block=64,
    ),
    Case("cuda/cub_sort", _sorted, block=32),
    Case(
        "cuda/remote_arrive",
        rows(_swapped, dtype=np.int32, shape=(2, 64)),
        grid=2,
        block=64,
        cluster=2,
    ),
    Case("cuda/global_to_async", _global_to_async, grid=2, block=128),
    Case("cuda/edited_map", _edited_map, block=64),
    Case(
        "cuda/elected",
        rows(
            lambda x: x - np.arange(3, dtype=np.int32)[:, None],
            last=(3,),
            dtype=np.int32,
            shape=(3, 64),
        ),
        block=64,
        expected={"write-after-read-fence": "a block barrier alone orders the reads and the copy"},
    ),
    Case("cuda/one_warp", rows(_one_warp, last=(7,), dtype=np.int32, shape=(32,)), block=32),
)
