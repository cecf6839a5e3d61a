"""Tensor reductions, 1D to 5D, bit by bit: and, or, xor of a box of shared memory with a tensor.

As those of `tensor_reduce`; the map's element type is uint32, int32 or uint64.
PTX ISA: "cp.reduce.async.bulk.tensor".
"""

from __future__ import annotations

from harness.ptx._annotations import Coordinate, OptionalPolicy, SharedAddress, TensorMapAddress
from harness.ptx.tensor_reduce import reduction


@reduction
def cp_reduce_async_bulk_tensor_1d_and(
    tensor_map: TensorMapAddress, c0: Coordinate, src: SharedAddress, policy: OptionalPolicy = None
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_2d_and(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_3d_and(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_4d_and(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_5d_and(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_1d_or(
    tensor_map: TensorMapAddress, c0: Coordinate, src: SharedAddress, policy: OptionalPolicy = None
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_2d_or(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_3d_or(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_4d_or(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_5d_or(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_1d_xor(
    tensor_map: TensorMapAddress, c0: Coordinate, src: SharedAddress, policy: OptionalPolicy = None
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_2d_xor(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_3d_xor(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_4d_xor(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_5d_xor(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...
