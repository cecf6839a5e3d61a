"""Special registers: a thread's place in its block, cluster and grid (PTX ISA 10)."""

from __future__ import annotations

import numpy as np

from harness.arch.sm_90 import RESERVED_SHARED_BYTES
from harness.emulator.surroundings import SLOTS_OF_WARPS, Surroundings
from harness.emulator.threads import WARP, Wave

_AXES = {"x": 0, "y": 1, "z": 2}


_ANY = Wave(0, 1, (1, 1, 1), (1, 1, 1), (1, 1, 1))
_ANY.surroundings = Surroundings(0, 1 << 46)


def is_known(name: str) -> bool:
    return special_register(_ANY, name) is not None


def special_register(wave: Wave, name: str) -> np.ndarray | None:
    """The value of ``%name`` for each thread, uint32; None if it is not known."""
    register, _, axis = name[1:].partition(".")
    if axis:
        values = _with_axis(wave, register) if axis in _AXES else None
        return None if values is None else _spread(wave, values[_AXES[axis]])
    values = _plain(wave).get(register)
    return None if values is None else _spread(wave, values)


def block_coordinates(number, grid, cluster) -> tuple:
    """``(x, y, z)`` in the grid of blocks with these numbers (see `Wave`)."""
    size = cluster[0] * cluster[1] * cluster[2]
    clusters = tuple(g // c for g, c in zip(grid, cluster, strict=True))
    of_cluster, in_cluster = _unravel(number // size, clusters), _unravel(number % size, cluster)
    return tuple(o * c + i for o, c, i in zip(of_cluster, cluster, in_cluster, strict=True))


def linear_index(coordinates, extents):
    """The linear index of coordinates, x fastest."""
    x, y, z = coordinates
    return x + extents[0] * (y + extents[1] * z)


def _with_axis(wave: Wave, register: str):
    """A register's ``(x, y, z)``; None if it has none."""
    number = wave.block_of + wave.first
    clusters = tuple(g // c for g, c in zip(wave.grid, wave.cluster, strict=True))
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


def _plain(wave: Wave) -> dict:
    around = wave.surroundings
    number = wave.block_of + wave.first
    lane = (wave.thread_of % WARP).astype(np.uint64)
    one = np.uint64(1)
    bit = one << lane
    return {
        "laneid": lane,
        "warpid": (around.first_warp[number % len(around.sms)] + wave.warp_of) % SLOTS_OF_WARPS,
        "nwarpid": SLOTS_OF_WARPS,
        "smid": around.sms[number % len(around.sms)],
        "nsmid": len(around.sms),
        "gridid": around.grid_id,
        "current_graph_exec": 0,
        "cluster_ctarank": wave.block_of % wave.cluster_size,
        "cluster_nctarank": wave.cluster_size,
        "is_explicit_cluster": int(wave.cluster_size > 1),
        "reserved_smem_offset_begin": 0,  # these five as an H200 has them
        "reserved_smem_offset_end": 288,
        "reserved_smem_offset_cap": RESERVED_SHARED_BYTES,
        "reserved_smem_offset_0": 0,
        "reserved_smem_offset_1": 0,
        "lanemask_eq": bit,
        "lanemask_lt": bit - one,
        "lanemask_le": (bit << one) - one,
        "lanemask_gt": ~((bit << one) - one),
        "lanemask_ge": ~(bit - one),
        **{f"envreg{n}": around.environment.get(n, 0) for n in range(32)},
        **dict.fromkeys((f"pm{n}" for n in range(8)), 0),
        **dict.fromkeys((f"pm{n}_64" for n in range(8)), 0),
    }


def _unravel(index, extents) -> tuple:
    x, y, _ = extents
    return index % x, index // x % y, index // (x * y)


def _spread(wave: Wave, values) -> np.ndarray:
    return np.broadcast_to(np.asarray(values), wave.size).astype(np.uint32)
