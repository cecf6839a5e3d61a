"""The threads that are stepped together: every thread of a wave of blocks is a lane.

Lane ``b * T + t`` is thread ``t`` (linear, x fastest) of the wave's block ``b``.
"""

from __future__ import annotations

import numpy as np

WARP = 32


class Wave:
    """Geometry of the blocks that are resident together.

    ``first`` is the linear index in the grid of the wave's first block. ``grid``, ``block``
    and ``cluster`` are ``(x, y, z)``; the grid counts blocks.
    """

    def __init__(self, first: int, blocks: int, grid, block, cluster):
        self.first = first
        self.blocks = blocks
        self.grid, self.block, self.cluster = grid, block, cluster
        self.threads = block[0] * block[1] * block[2]
        self.size = blocks * self.threads
        lane = np.arange(self.size)
        self.block_of = lane // self.threads
        self.thread_of = lane % self.threads
        self.warp_of = self.thread_of // WARP
        self.warps = (self.threads + WARP - 1) // WARP
        self.everyone = Group(self, None)
        self.live = np.ones(self.size, np.bool_)  # lanes that have not exited

    def special(self, name: str) -> np.ndarray | None:
        """A special register's value per lane, uint32 (PTX ISA 10); None if it is not known."""
        thread, block = self.thread_of, self.block_of + self.first
        parts = name[1:].split(".")
        axis = {"x": 0, "y": 1, "z": 2}.get(parts[1]) if len(parts) == 2 else None
        if axis is not None:
            index, extent = {
                "tid": (thread, self.block),
                "ntid": (None, self.block),
                "ctaid": (block, self.grid),
                "nctaid": (None, self.grid),
                "cluster_ctaid": (block, self.cluster),
                "cluster_nctaid": (None, self.cluster),
            }.get(parts[0], (None, None))
            if extent is None:
                return None
            if index is None:
                return np.full(self.size, extent[axis], np.uint32)
            if parts[0] == "cluster_ctaid":
                coordinate = self.special(f"%ctaid.{parts[1]}")
                return coordinate % np.uint32(extent[axis])
            below = int(np.prod(extent[:axis], dtype=np.int64))
            return ((index // below) % extent[axis]).astype(np.uint32)
        if name == "%laneid":
            return (thread % WARP).astype(np.uint32)
        if name == "%warpid":
            return self.warp_of.astype(np.uint32)
        if name == "%nwarpid":
            return np.full(self.size, self.warps, np.uint32)
        if name.startswith("%lanemask_"):
            one, lane = np.uint64(1), (thread % WARP).astype(np.uint64)
            bit = one << lane
            return {
                "%lanemask_eq": bit,
                "%lanemask_lt": bit - one,
                "%lanemask_le": (bit << one) - one,
                "%lanemask_gt": ~((bit << one) - one),
                "%lanemask_ge": ~(bit - one),
            }[name].astype(np.uint32)
        return None


class Group:
    """The lanes that execute a step together. ``lanes`` is None for all of the wave's."""

    __slots__ = ("_blocks", "_threads", "lanes", "select", "wave")

    def __init__(self, wave: Wave, lanes: np.ndarray | None):
        self.wave = wave
        self.lanes = lanes
        self.select = slice(None) if lanes is None else lanes
        self._blocks = self._threads = None

    @property
    def count(self) -> int:
        return self.wave.size if self.lanes is None else len(self.lanes)

    @property
    def index(self) -> np.ndarray:
        """The lanes as indices, ascending."""
        return np.arange(self.wave.size) if self.lanes is None else self.lanes

    @property
    def blocks(self) -> np.ndarray:
        if self._blocks is None:
            self._blocks = self.wave.block_of[self.select]
        return self._blocks

    @property
    def threads(self) -> np.ndarray:
        if self._threads is None:
            self._threads = self.wave.thread_of[self.select]
        return self._threads

    def where(self, mask: np.ndarray) -> Group:
        """The lanes of this group for which ``mask`` (one bool a lane of the group) holds."""
        lanes = np.flatnonzero(mask) if self.lanes is None else self.lanes[mask]
        return Group(self.wave, None if len(lanes) == self.wave.size else lanes)


def merge(first: Group, second: Group) -> Group:
    lanes = np.sort(np.concatenate([first.index, second.index]))
    return Group(first.wave, None if len(lanes) == first.wave.size else lanes)
