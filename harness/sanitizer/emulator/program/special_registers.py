"""Special registers: a thread's place in its block, cluster and grid (PTX ISA 10), and values of
the machine around the kernel.

The latter are values as on an H200, drawn again for each seed, so that a kernel cannot tell that it
runs on the emulator. The ranges are those that `quality/hardware/record_machine.py` recorded.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

import numpy as np

from harness.base.arch import H200, RESERVED_SHARED_BYTES
from harness.sanitizer.emulator.memory.global_memory import Windows
from harness.sanitizer.emulator.threads import WARP, Extents, Number, Wave

SLOTS_OF_WARPS = 64  # per multiprocessor: `%nwarpid`
_CYCLES_A_STEP = 37  # cycles of an instruction and its waits, roughly
_UNEVEN = 4093  # steps after which their lengths come again
_GHZ = 1.98
_LEFT_BYTES = 65_521  # bytes of an earlier kernel, repeated: blocks begin at different ones
_TIMER_NS = 32  # the global timer's unit


class _Drawn(NamedTuple):
    first_warp: np.ndarray
    grid_id: int
    clock: int
    timer_ns: int
    environment: dict[int, int]


@lru_cache(maxsize=64)
def _windows(seed: int, lowest_address: int) -> Windows:
    return Windows.drawn(_draw(seed), lowest_address)


def _draw(seed: int) -> Callable[..., Any]:
    """Return the random source of a launch's windows, and of all other values after them."""
    return np.random.default_rng([seed, 0x5EE]).integers


@lru_cache(maxsize=64)
def _left(seed: int, nbytes: int) -> np.ndarray | None:
    """uint8[nbytes]: bytes that an earlier kernel left; None where none did. For all who ask."""
    rng = np.random.default_rng([seed, 0x1EF7])
    return rng.integers(0, 256, nbytes, np.uint8) if rng.integers(4) else None


class Surroundings:
    """The surroundings of a launch. Most kernels read few of them: all but the windows are drawn
    when first read."""

    def __init__(self, seed: int, lowest_address: int):
        """``lowest_address``: of global memory; the windows of other spaces lie below it."""
        self._seed = seed % 2**64
        self._lowest_address = lowest_address
        self.windows = _windows(self._seed, lowest_address)
        self._slept_ns = 0.0
        self.workspace = 0  # address of a cooperative launch's barrier

    @cached_property
    def sms(self) -> np.ndarray:
        """The multiprocessors in the order in which blocks are dealt out."""
        return np.random.default_rng([self._seed, 0x5E]).permutation(H200.multiprocessors)

    @cached_property
    def _drawn(self) -> _Drawn:
        draw = _draw(self._seed)
        Windows.drawn(draw, self._lowest_address)
        return _Drawn(
            draw(0, 4, H200.multiprocessors) * 4,
            int(draw(1, 200)),
            int(draw(10**9, 10**13)),
            1_790_000_000_000_000_000 + int(draw(10**17)),
            {0: int(draw(2**24, 2**27)), 6: 1, 10: 288},
        )

    @property
    def first_warp(self) -> np.ndarray:
        """The slot of a block's first warp, by multiprocessor."""
        return self._drawn.first_warp

    @property
    def grid_id(self) -> int:
        return self._drawn.grid_id

    @property
    def environment(self) -> dict[int, int]:
        """`%envreg` by number; others are 0. The second word of the workspace is the barrier of
        cooperative groups' `grid.sync()`, which adds to it."""
        high, low = divmod(self.workspace, 1 << 32)
        return {**self._drawn.environment, 1: high, 2: low}

    @cached_property
    def _ahead(self) -> np.ndarray:
        """Cycles, by step, over and over: no two steps take as long."""
        return np.random.default_rng([self._seed, 0xC10C]).integers(0, _CYCLES_A_STEP, _UNEVEN)

    @cached_property
    def _sleeps(self) -> np.random.Generator:
        return np.random.default_rng([self._seed, 0x51EE])

    def fresh(self, nbytes: int) -> np.ndarray:
        """uint8[nbytes]: memory that nothing wrote. On an H200 it is mostly zero, or left by an
        earlier kernel."""
        left = _left(self._seed, min(nbytes, _LEFT_BYTES)) if nbytes else None
        if left is None:
            return np.zeros(nbytes, np.uint8)
        return left.copy() if nbytes <= _LEFT_BYTES else np.resize(left, nbytes)

    def clock(self, steps: int) -> int:
        """Cycles, after so many steps."""
        return self._drawn.clock + self._passed(steps) + int(self._slept_ns * _GHZ)

    def _passed(self, steps: int) -> int:
        return steps * _CYCLES_A_STEP + int(self._ahead[steps % _UNEVEN])

    def sleep(self, nanoseconds: int) -> None:
        """Time passes: from nothing to twice as much as was asked for (PTX ISA, `nanosleep`)."""
        self._slept_ns += nanoseconds * self._sleeps.uniform(0, 2)

    def timer_ns(self, steps: int) -> int:
        """Nanoseconds."""
        passed = self._drawn.timer_ns + int(self._passed(steps) / _GHZ + self._slept_ns)
        return passed // _TIMER_NS * _TIMER_NS


_AXES = {"x": 0, "y": 1, "z": 2}
_ANY = Wave(0, 1, (1, 1, 1), (1, 1, 1), (1, 1, 1))
_ANY.surroundings = Surroundings(0, 1 << 46)


def is_known(name: str) -> bool:
    return special_register(_ANY, name) is not None


def special_register(wave: Wave, name: str) -> np.ndarray | None:
    """The value of ``%name`` for each thread, uint32; None if it is not known."""
    register, _, axis = name[1:].partition(".")
    if axis:
        return _geometry_value(*wave.geometry, register, axis)
    plain = _PLAIN.get(register)
    return None if plain is None else _spread(wave, plain(wave))


@lru_cache(maxsize=64)
def _geometry_value(
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
    "reserved_smem_offset_begin": _always(0),  # these five are an H200's values
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
