"""CUDA C++ modeled on publicly reported kernels; other tools have not examined them."""

from __future__ import annotations

import numpy as np

from harness.sanitizer import TensorMap
from quality.fleet.case import Arguments, Case, Output
from quality.fleet.cases.cuda import RELEASED_BY_MBARRIER, rows
from quality.fleet.cases.drawn import bfloat16, integers, product


def _two_operands(device, draw) -> Arguments:
    a, b = (integers(draw, (14, 64)).astype(np.float32) for _ in range(2))
    out = device.empty((2, 64), np.float32)
    maps = [TensorMap.tiled(device.to_device(x), (1, 64)) for x in (a, b)]
    return (*maps, out, 7), (Output(out, (a * b).reshape(7, 2, 64).sum(0)),)


def _multicast_ring(device, draw) -> Arguments:
    given = integers(draw, (7, 64)).astype(np.float32)
    out = device.empty((2, 64), np.float32)
    source = TensorMap.tiled(device.to_device(given), (1, 64))
    return (source, out, 7), (Output(out, np.stack([given.sum(0)] * 2)),)


def _cluster_ring(device, draw) -> Arguments:
    arguments, (output,) = _multicast_ring(device, draw)
    return arguments, (Output(output.array, output.wanted[:, ::-1]),)


def _register_operand(device, draw) -> Arguments:
    a, b = bfloat16(draw, (64, 192)), bfloat16(draw, (32, 192))
    c = device.empty((64, 32), np.float32)
    b_map = TensorMap.tiled(device.to_device(b), (32, 64), swizzle="128B")
    return (device.to_device(a), b_map, c, 192), (Output(c, product(a, b.T)),)


def _from_the_peer(device, draw) -> Arguments:
    given = integers(draw, (2, 2, 64)).astype(np.int32)
    out = device.empty((2, 2, 64), np.int32)
    return (device.to_device(given), out), (Output(out, given[:, ::-1, ::-1] + 1),)


def _cluster_sum(device, draw) -> Arguments:
    parts = integers(draw, (2, 128)).astype(np.float32)
    out = device.empty((2, 128), np.float32)
    wanted = np.repeat(parts.sum(1), 128).reshape(2, 128)
    return (device.to_device(parts), out), (Output(out, wanted),)


def _halves(device, draw) -> Arguments:
    (whole, *others), outputs = _multicast_ring(device, draw)
    return (TensorMap.tiled(whole.array, (1, 32)), *others), outputs


def _unused_prefetch(device, draw) -> Arguments:
    given = integers(draw, (7, 64)).astype(np.float32)
    out = device.empty(64, np.float32)
    return (device.to_device(given), out, 7), (Output(out, given.sum(0)),)


CASES = (
    Case("cuda/two_operands", _two_operands, block=160, expected=RELEASED_BY_MBARRIER),
    Case(
        "cuda/multicast_ring",
        _multicast_ring,
        grid=2,
        block=96,
        cluster=2,
        expected=RELEASED_BY_MBARRIER
        | {
            "overwrite-in-use": "readers of the other block arrive with block scope, as libraries' "
            "headers do: formal"
        },
    ),
    Case(
        "cuda/cluster_ring",
        _cluster_ring,
        grid=2,
        block=64,
        cluster=2,
        expected={"write-after-read-fence": "readers release a stage by a barrier alone"},
    ),
    Case(
        "cuda/epilogue",
        rows(lambda x: x * 2, shape=(4, 128)),
        grid=4,
        block=128,
        expected={
            "store-not-drained": "the last store is left to the block's end, as most kernels do",
            "overwrite-in-use": "a whole warp issues one store: it writes the same bytes again",
        },
    ),
    Case("cuda/cluster_sum", _cluster_sum, grid=4, block=64, cluster=2),
    Case(
        "cuda/released_by_lanes",
        _halves,
        grid=2,
        block=96,
        cluster=2,
        expected=RELEASED_BY_MBARRIER,
    ),
    Case("cuda/register_operand", _register_operand, block=128),
    Case("cuda/restricted_fences", _from_the_peer, grid=4, block=64, cluster=2),
    Case(
        "cuda/read_only",
        rows(lambda x: x[..., ::-1] + x, last=(512,), shape=(4, 128)),
        grid=4,
        block=128,
    ),
    Case(
        "cuda/unused_prefetch",
        _unused_prefetch,
        block=64,
        expected={"data-race": "the value that the last iteration reads early is not used"},
    ),
)
