"""Special registers: a thread's place in its block, cluster and grid (PTX ISA 10)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import numpy as np

from harness.arch.sm_90 import RESERVED_SHARED_BYTES
from harness.emulator.surroundings import SLOTS_OF_WARPS, Surroundings
from harness.emulator.threads import WARP, Extents, Number, Wave

_AXES = {"x": 0, "y": 1, "z": 2}
_ANY = Wave(0, 1, (1, 1, 1), (1, 1, 1), (1, 1, 1))
_ANY.surroundings = Surroundings(0, 1 << 46)


def is_known(name: str) -> bool:
    return special_register(_ANY, name) is not None


def special_register(wave: Wave, name: str) -> np.ndarray | None:
    """The value of ``%name`` for each thread, uint32; None if it is not known."""
    register, _, axis = name[1:].partition(".")
    if axis:
        return _of_geometry(*wave.geometry, register, axis)
    plain = _PLAIN.get(register)
    return None if plain is None else _spread(wave, plain(wave))


@lru_cache(maxsize=64)
def _of_geometry(
    first: int,
    blocks: int,
    grid: Extents,
    block: Extents,
    cluster: Extents,
    register: str,
    axis: str,
) -> np.ndarray | None:
    """Return a register with axes: it is the same in each launch of this geometry. Read only."""
    wave = Wave(first, blocks, grid, block, cluster)
    values = _with_axis(wave, register) if axis in _AXES else None
    if values is None:
        return None
    spread = _spread(wave, values[_AXES[axis]])
    spread.flags.writeable = False
    return spread


def block_coordinates(
    number: Number, grid: Extents, cluster: Extents
) -> tuple[Number, Number, Number]:
    """``(x, y, z)`` in the grid of blocks with these numbers (see `Wave`)."""
    size = cluster[0] * cluster[1] * cluster[2]
    clusters = _in_clusters(grid, cluster)
    of_cluster, in_cluster = _unravel(number // size, clusters), _unravel(number % size, cluster)
    x, y, z = (o * c + i for o, c, i in zip(of_cluster, cluster, in_cluster, strict=True))
    return x, y, z


def _in_clusters(grid: Extents, cluster: Extents) -> Extents:
    """The grid in clusters; it counts blocks."""
    return grid[0] // cluster[0], grid[1] // cluster[1], grid[2] // cluster[2]


def linear_index(coordinates: tuple[Number, Number, Number], extents: Extents) -> Number:
    """The linear index of coordinates, x fastest."""
    x, y, z = coordinates
    return x + extents[0] * (y + extents[1] * z)


def _with_axis(wave: Wave, register: str) -> tuple[np.ndarray | int, ...] | None:
    """A register's ``(x, y, z)``; None if it has none."""
    number = wave.block_of + wave.first
    clusters = _in_clusters(wave.grid, wave.cluster)
    match register:
        case "tid":
            return _unravel(wave.thread_of, wave.block)
        case "ntid":
            return wave.block
        case "ctaid":
            return block_coordinates(number, wave.grid, wave.cluster)
        case "nctaid":
            return wave.grid
        case "clusterid":
            return _unravel(number // wave.cluster_size, clusters)
        case "nclusterid":
            return clusters
        case "cluster_ctaid":
            return _unravel(number % wave.cluster_size, wave.cluster)
        case "cluster_nctaid":
            return wave.cluster
    return None


def _first_warp(wave: Wave) -> np.ndarray | int:
    # The slot on the multiprocessor, and not the warp's number in its block (PTX ISA, "%warpid"): a
    # kernel that takes it for ``tid / 32`` fails here, as it may on hardware.
    around = wave.surroundings
    of_block = around.first_warp[_number(wave) % len(around.sms)]
    return (of_block + wave.warp_of) % SLOTS_OF_WARPS


def _number(wave: Wave) -> np.ndarray:
    return wave.block_of + wave.first


def _lane(wave: Wave) -> np.ndarray:
    return (wave.thread_of % WARP).astype(np.uint64)


_ONE = np.uint64(1)


def _lanes_up_to(wave: Wave) -> np.ndarray:
    """A bit for each lane up to its own."""
    return (_ONE << _lane(wave) << _ONE) - _ONE


def _always(value: int) -> Callable[[Wave], int]:
    return lambda wave: value


def _environment(number: int) -> Callable[[Wave], int]:
    return lambda wave: wave.surroundings.environment.get(number, 0)


_PLAIN: dict[str, Callable[[Wave], np.ndarray | int]] = {
    "laneid": _lane,
    "warpid": _first_warp,
    "nwarpid": _always(SLOTS_OF_WARPS),
    "smid": lambda wave: wave.surroundings.sms[_number(wave) % len(wave.surroundings.sms)],
    "nsmid": lambda wave: len(wave.surroundings.sms),
    "gridid": lambda wave: wave.surroundings.grid_id,
    "current_graph_exec": _always(0),
    "cluster_ctarank": lambda wave: wave.block_of % wave.cluster_size,
    "cluster_nctarank": lambda wave: wave.cluster_size,
    "is_explicit_cluster": lambda wave: int(wave.cluster_size > 1),
    "reserved_smem_offset_begin": _always(0),  # these five as an H200 has them
    "reserved_smem_offset_end": _always(288),
    "reserved_smem_offset_cap": _always(RESERVED_SHARED_BYTES),
    "reserved_smem_offset_0": _always(0),
    "reserved_smem_offset_1": _always(0),
    "lanemask_eq": lambda wave: _ONE << _lane(wave),
    "lanemask_lt": lambda wave: (_ONE << _lane(wave)) - _ONE,
    "lanemask_le": _lanes_up_to,
    "lanemask_gt": lambda wave: ~_lanes_up_to(wave),
    "lanemask_ge": lambda wave: ~((_ONE << _lane(wave)) - _ONE),
    **{f"envreg{number}": _environment(number) for number in range(32)},
    **dict.fromkeys((f"pm{number}" for number in range(8)), _always(0)),
    **dict.fromkeys((f"pm{number}_64" for number in range(8)), _always(0)),
}
"""Those without axes; they may depend on what surrounds the launch."""


def _unravel(index: Number, extents: Extents) -> tuple[Number, Number, Number]:
    x, y, _ = extents
    return index % x, index // x % y, index // (x * y)


def _spread(wave: Wave, values: np.ndarray | int) -> np.ndarray:
    return np.broadcast_to(np.asarray(values), wave.size).astype(np.uint32)
