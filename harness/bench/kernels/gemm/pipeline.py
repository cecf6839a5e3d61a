"""Parts that several rungs share: the order of tiles, and a ring of stages.

A stage is a k tile of A and of B in shared memory: rows of 128 bytes, in the 128B swizzle. Each
stage has two mbarriers. *Full* completes when the copies into it have arrived; *empty* when every
consumer warpgroup has read it. ``stage`` and ``phase`` are a role's place in the ring, and the
phase of that stage's barriers that it waits for. Each role keeps its own, from tile to tile.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numba import cuda

from harness.course import ptx

GROUP = 8  # rows of tiles


@cuda.jit(device=True)
def grouped_order(t, tiles_m, tiles_n):
    """Return the tile (row, column) of number t, in groups of ``GROUP`` rows.

    Tiles that run at the same time then share rows of A and of B, which the L2 cache serves once.
    Unsigned 32-bit divisions: a 64-bit division is a call, and a call serializes wgmma.
    """
    t, in_group = np.uint32(t), np.uint32(GROUP * tiles_n)
    g, rest = np.uint32(t // in_group), np.uint32(t % in_group)
    height = np.uint32(min(GROUP, tiles_m - g * GROUP))
    return np.int32(g * GROUP + rest % height), np.int32(rest // height)


ROW_BYTES, DEPTH = 128, 64  # per stage, of A and of B: a k tile, and its elements of bfloat16
WARPGROUP_BYTES = 64 * ROW_BYTES  # the rows of A of one consumer


@dataclass(frozen=True)
class Ring:
    """Offsets of the stages, in bytes from the start of shared memory.

    Stage s has its A at ``s * a_stride`` and its B at ``b_at + s * b_stride``. The full barriers
    are at ``barriers``, the empty barriers after them. Each method makes a device function.
    """

    stages: int
    a_stride: int
    b_at: int
    b_stride: int
    barriers: int

    @classmethod
    def of_stages(cls, stages: int, a_bytes: int, b_bytes: int, barriers: int = 0) -> Ring:
        """A's and B's part of a stage next to each other, and the barriers after all stages.

        ``barriers``: their place, if not there.
        """
        stride = a_bytes + b_bytes
        return cls(stages, stride, a_bytes, stride, barriers or stages * stride)

    @property
    def end(self) -> int:
        """The first byte after the barriers."""
        return self.barriers + 16 * self.stages

    def following(self):
        """following(stage, phase): the stage and phase after these."""
        last, shift = self.stages - 1, self.stages.bit_length() - 1

        @cuda.jit(device=True)
        def following(stage, phase):
            return (0, phase ^ 1) if stage == last else (stage + 1, phase)

        @cuda.jit(device=True)
        def without_condition(stage, phase):
            return (stage + 1) & last, phase ^ ((stage + 1) >> shift)

        return following if self.stages & last else without_condition

    def begin(self, consumers: int, a_bytes: int):
        """begin(base, a, b, b_bytes, row, column, first): initialize the barriers, and start to
        load k tile ``first`` into stage 0 before the other stages' are initialized.

        The producer calls it, in place of the first round of `load`: with a cold cache nothing else
        takes as long as the first load (LOG.md, eighth run). ``load`` goes on with the next k tile
        at stage 1. ``consumers`` are warpgroups.
        """
        stages, full, empty = self.stages, self.barriers, self.barriers + 8 * self.stages
        fill = self._fill(a_bytes)

        @cuda.jit(device=True)
        def begin(base, a, b, b_bytes, row, column, first):
            ptx.mbarrier_init(base + full, 1)
            ptx.fence_mbarrier_init()
            fill(base, a, b, b_bytes, row, column, first, 0)
            ptx.mbarrier_init(base + empty, consumers)
            for s in range(1, stages):
                ptx.mbarrier_init(base + full + 8 * s, 1)
                ptx.mbarrier_init(base + empty + 8 * s, consumers)
            ptx.fence_mbarrier_init()

        return begin

    def _fill(self, a_bytes: int):
        """fill(base, a, b, b_bytes, row, column, kt, stage): load k tile ``kt`` into an empty
        stage."""
        a_stride, b_at, b_stride, full = self.a_stride, self.b_at, self.b_stride, self.barriers

        @cuda.jit(device=True)
        def fill(base, a, b, b_bytes, row, column, kt, stage):
            bar = base + full + 8 * stage
            ptx.mbarrier_arrive_expect_tx(bar, a_bytes + b_bytes)
            to_a, to_b = base + stage * a_stride, base + b_at + stage * b_stride
            ptx.cp_async_bulk_tensor_2d_global_to_shared(to_a, a, kt * DEPTH, row, bar)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(to_b, b, kt * DEPTH, column, bar)

        return fill

    def load(self, a_bytes: int):
        """load(base, a, b, b_bytes, row, column, first, last, stage, phase): the producer's part.

        Fills a stage for each k tile from ``first`` to ``last``, as soon as it is empty, and gives
        the stage and phase that follow. A single thread calls it.
        """
        empty, fill = self.barriers + 8 * self.stages, self._fill(a_bytes)
        following = self.following()

        @cuda.jit(device=True)
        def load(base, a, b, b_bytes, row, column, first, last, stage, phase):
            for kt in range(first, last):
                ptx.mbarrier_wait_parity(base + empty + 8 * stage, phase ^ 1)
                fill(base, a, b, b_bytes, row, column, kt, stage)
                stage, phase = following(stage, phase)
            return stage, phase

        return load

    def wait_full(self):
        """wait_full(base, thread, stage, phase): the places of a consumer's A and its B."""
        a_stride, b_at, b_stride = self.a_stride, self.b_at, self.b_stride
        full = self.barriers

        @cuda.jit(device=True)
        def wait_full(base, thread, stage, phase):
            ptx.mbarrier_wait_parity(base + full + 8 * stage, phase)
            mine = base + thread // 128 * WARPGROUP_BYTES
            return mine + stage * a_stride, base + b_at + stage * b_stride

        return wait_full

    def release(self):
        """release(base, thread, stage): this warpgroup has read the stage. A single thread
        arrives."""
        empty = self.barriers + 8 * self.stages

        @cuda.jit(device=True)
        def release(base, thread, stage):
            if thread % 128 == 0:
                ptx.mbarrier_arrive(base + empty + 8 * stage)

        return release

    def multiply(self, columns: int):
        """multiply(acc, base, thread, first, last, stage, phase): a consumer's part of a tile.

        The products of k tiles ``first`` to ``last`` with ``columns`` rows of B, and the stage and
        phase that follow. The earlier contents of ``acc`` are not read.
        """
        begin, accumulate = start_products(columns), self.accumulate(columns)
        wait_full, following = self.wait_full(), self.following()

        @cuda.jit(device=True)
        def multiply(acc, base, thread, first, last, stage, phase):
            at_a, at_b = wait_full(base, thread, stage, phase)
            begin(acc, at_a, at_b)
            before = stage
            stage, phase = following(stage, phase)
            return accumulate(acc, base, thread, first + 1, last, stage, phase, before)

        return multiply

    def accumulate(self, columns: int):
        """accumulate(acc, base, thread, first, last, stage, phase, before): all but the start.

        ``before`` is the stage that was multiplied last, and whose products may be under way. They
        are waited for when the next ones are issued, so that the Tensor Cores always have work. At
        the end none is under way, and every stage is released.
        """
        wait_full, release, following = self.wait_full(), self.release(), self.following()
        products = add_products(columns)

        @cuda.jit(device=True)
        def accumulate(acc, base, thread, first, last, stage, phase, before):
            for _ in range(first, last):
                at_a, at_b = wait_full(base, thread, stage, phase)
                products(acc, at_a, at_b)
                ptx.wgmma_wait_group(1)
                release(base, thread, before)
                before = stage
                stage, phase = following(stage, phase)
            ptx.wgmma_wait_group(0)
            release(base, thread, before)
            return stage, phase

        return accumulate


def add_products(columns: int):
    """add_products(acc, at_a, at_b): issue a k tile's products, which are added to ``acc``."""
    wgmma = getattr(ptx, f"wgmma_m64n{columns}k16")

    @cuda.jit(device=True)
    def add_products(acc, at_a, at_b):
        # An addition to a descriptor moves its address, in units of 16 bytes.
        a, b = ptx.wgmma_descriptor(at_a), ptx.wgmma_descriptor(at_b)
        ptx.wgmma_fence()
        for i in ptx.unrolled(4):
            wgmma(acc, a + 2 * i, b + 2 * i)
        ptx.wgmma_commit_group()

    return add_products


def start_products(columns: int):
    """start_products(acc, at_a, at_b): the same for a tile's first, whose sum begins at zero."""
    wgmma = getattr(ptx, f"wgmma_m64n{columns}k16")

    @cuda.jit(device=True)
    def start_products(acc, at_a, at_b):
        a, b = ptx.wgmma_descriptor(at_a), ptx.wgmma_descriptor(at_b)
        ptx.wgmma_fence()
        wgmma(acc, a, b, 0)
        for i in ptx.unrolled(3):
            wgmma(acc, a + 2 * (i + 1), b + 2 * (i + 1))
        ptx.wgmma_commit_group()

    return start_products
