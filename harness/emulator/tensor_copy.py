"""Which bytes a tensor copy moves: from a tensor map and coordinates to addresses.

The box is walked with the innermost dimension fastest; its elements lie densely in shared
memory in that order, then the swizzle permutes them. Elements outside of the tensor are
filled on a load and skipped on a store; they count in the bytes either way.
(CUDA driver API, cuTensorMapEncodeTiled; PTX ISA 5.5, tensors.)
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from harness.tensormap import TensorMap

_SWIZZLE_SHIFT_AND_MASK = {"32B": (3, 0x10), "64B": (3, 0x30), "128B": (3, 0x70)}


@dataclass(frozen=True)
class BoxCells:
    """The elements of one box, in shared-memory order.

    ``global_bytes`` int64[n], offsets from the map's address, meaningless where not
    ``inside``; ``shared_bytes`` int64[n], addresses in shared memory.
    """

    global_bytes: np.ndarray
    inside: np.ndarray
    shared_bytes: np.ndarray
    element_bytes: int

    @property
    def nbytes(self) -> int:
        return len(self.inside) * self.element_bytes


def box_cells(tensor_map: TensorMap, coordinates: tuple[int, ...], shared: int) -> BoxCells:
    """The elements that a copy of the box at ``coordinates`` (innermost first) moves."""
    size = tensor_map.element_bytes
    strides = (size, *tensor_map.global_strides)
    offset = np.zeros(1, np.int64)
    inside = np.ones(1, np.bool_)
    for d in range(tensor_map.rank):
        step = tensor_map.element_strides[d] if d or tensor_map.interleave != "none" else 1
        index = coordinates[d] + np.arange(0, tensor_map.box_dims[d], step, dtype=np.int64)
        valid = (index >= 0) & (index < tensor_map.global_dims[d])
        offset = (offset[None, :] + (index * strides[d])[:, None]).ravel()
        inside = (inside[None, :] & valid[:, None]).ravel()
    linear = shared + np.arange(len(offset), dtype=np.int64) * size
    return BoxCells(offset, inside, swizzled(linear, tensor_map.swizzle), size)


def swizzled(addresses: np.ndarray, mode: str) -> np.ndarray:
    """Shared-memory addresses after the swizzle: an XOR of address bits 4-6 with bits 7-9."""
    if mode == "none":
        return addresses
    shift, mask = _SWIZZLE_SHIFT_AND_MASK[mode]
    return addresses ^ ((addresses >> shift) & mask)


def granules(byte_offsets: np.ndarray, element_bytes: int, granule_bytes: int) -> np.ndarray:
    """The granules that elements at these offsets cover, each once."""
    if element_bytes > granule_bytes:
        width = element_bytes // granule_bytes
        first = byte_offsets // granule_bytes
        return np.unique((first[:, None] + np.arange(width)).ravel())
    return np.unique(byte_offsets // granule_bytes)
