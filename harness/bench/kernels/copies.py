"""Copies of a whole tensor through TMA, rank 1 to 5: persistent blocks, a ring of stages.

A single thread of each block does everything. It keeps a ring of stages full of loads; as a stage
arrives, it stores it from its place in the ring. No thread touches the data, so no proxy fence is
needed: the end of a load (a wait on its mbarrier) and the end of a store's reading
(``wait_group.read``) are all the order there is.

`CopyPlan` defines the partition of the tensor; `kernel_for` makes the kernel of a rank.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numba import cuda

from harness.base.arch import H200
from harness.course import ptx

# Before the stages, which start at a multiple of 128: an mbarrier and a number for each of them.
BOOKKEEPING_BYTES, MOST_STAGES = 128, 8


@dataclass(frozen=True)
class CopyPlan:
    """Plan of a copy. ``shape`` and ``box`` in numpy order. A stage holds ``boxes`` boxes, each
    ``spread`` boxes after the last. Blocks take the next stage's boxes by a ticket of the whole
    grid, so that it reads and writes near a single place."""

    shape: tuple[int, ...]
    box: tuple[int, ...]
    boxes: int = 1
    spread: int = 1
    stages: int = 4
    blocks: int = H200.multiprocessors
    dtype: str = "float32"

    @property
    def box_bytes(self) -> int:
        return math.prod(self.box) * np.dtype(self.dtype).itemsize

    @property
    def stage_bytes(self) -> int:
        return self.boxes * self.box_bytes

    @property
    def shared_bytes(self) -> int:
        return BOOKKEEPING_BYTES + self.stages * self.stage_bytes

    @property
    def counts(self) -> tuple[int, ...]:
        """Boxes along each axis, innermost first, five of them."""
        counts = [math.ceil(n / b) for n, b in zip(self.shape, self.box, strict=True)][::-1]
        return (*counts, 1, 1, 1, 1)[:5]

    @property
    def total(self) -> int:
        """Boxes in all."""
        return math.prod(self.counts)


def kernel_for(plan: CopyPlan, pending: int = 0):
    """The copy kernel of the plan's rank: ``kernel(src, dst, tickets)``, two tensor maps and two
    int32 zeros, which it leaves at zero. ``pending`` is how many stores may not have been read
    when a stage is refilled; more than 0 is a mistake, for tests."""
    load, store = _moves(len(plan.shape), plan)
    stages, boxes, box_bytes = plan.stages, plan.boxes, plan.box_bytes
    stage_bytes, total, spread = plan.stage_bytes, plan.total, plan.spread
    groups = -(-total // (boxes * spread)) * spread

    @cuda.jit(device=True)
    def fetch(src, group, stage_address, bar, policy):
        first = group // spread * boxes * spread + group % spread
        count = min(boxes, (total - first + spread - 1) // spread)
        ptx.mbarrier_arrive_expect_tx(bar, max(count, 0) * box_bytes)
        for i in range(count):
            load(src, first + i * spread, stage_address + np.uint32(i * box_bytes), bar, policy)

    @cuda.jit
    def copy(src, dst, tickets):
        shared = cuda.shared.array(0, np.uint8, 128)
        numbers = cuda.shared.array(0, np.int32)  # the same memory: all of it is dynamic
        bars = ptx.shared_address(shared)
        ring = bars + np.uint32(BOOKKEEPING_BYTES)
        if cuda.threadIdx.x != 0:
            return
        policy = ptx.createpolicy_fractional_l2_evict_normal()
        out_policy = ptx.createpolicy_fractional_l2_evict_normal()
        for stage in range(stages):
            ptx.mbarrier_init(bars + np.uint32(8 * stage), 1)
        ptx.fence_mbarrier_init()

        loaded = 0
        coming = cuda.atomic.add(tickets, 0, 1)
        while loaded < stages and coming < groups:
            fetch(
                src,
                coming,
                ring + np.uint32(loaded * stage_bytes),
                bars + np.uint32(8 * loaded),
                policy,
            )
            numbers[2 * MOST_STAGES + loaded] = coming
            loaded += 1
            coming = cuda.atomic.add(tickets, 0, 1)
        stage = 0
        parity = 0
        refill = 0
        stored = 0
        while stored < loaded:
            ptx.mbarrier_wait_parity(bars + np.uint32(8 * stage), parity)
            group = numbers[2 * MOST_STAGES + stage]
            first = group // spread * boxes * spread + group % spread
            count = min(boxes, (total - first + spread - 1) // spread)
            for j in range(count):
                source = ring + np.uint32(stage * stage_bytes + j * box_bytes)
                store(dst, first + j * spread, source, out_policy)
            ptx.cp_async_bulk_commit_group()
            stored += 1
            if coming < groups:
                # The stage to be refilled was stored before the last `pending` groups.
                ptx.cp_async_bulk_wait_group_read(pending)
                fetch(
                    src,
                    coming,
                    ring + np.uint32(refill * stage_bytes),
                    bars + np.uint32(8 * refill),
                    policy,
                )
                numbers[2 * MOST_STAGES + refill] = coming
                loaded += 1
                coming = cuda.atomic.add(tickets, 0, 1)
                refill += 1
                if refill == stages:
                    refill = 0
            stage += 1
            if stage == stages:
                stage = 0
                parity ^= 1
        ptx.cp_async_bulk_wait_group_read(0)
        if cuda.atomic.add(tickets, 1, 1) == cuda.gridDim.x - 1:
            cuda.atomic.exch(tickets, 0, 0)  # the last block leaves them to the next launch
            cuda.atomic.exch(tickets, 1, 0)

    return copy


def _moves(rank: int, plan: CopyPlan):
    """Return load and store of a box by its number: the only parts that depend on the rank."""
    counts, steps = plan.counts, (*plan.box[::-1], 1, 1, 1, 1)
    n0, n1, n2, n3 = counts[:4]
    b0, b1, b2, b3, b4 = steps[:5]
    tma_load = getattr(ptx, f"cp_async_bulk_tensor_{rank}d_global_to_shared_cache_hint")
    tma_store = getattr(ptx, f"cp_async_bulk_tensor_{rank}d_shared_to_global_cache_hint")

    @cuda.jit(device=True)
    def coordinates(box):
        """Return the first coordinates of the box, innermost first."""
        row = box // n0
        plane = row // n1
        cube = plane // n2
        c0 = (box % n0 if rank > 1 else box) * b0
        c1 = (row % n1 if rank > 2 else row) * b1
        c2 = (plane % n2 if rank > 3 else plane) * b2
        c3 = (cube % n3 if rank > 4 else cube) * b3
        return (c0, c1, c2, c3, cube // n3 * b4)[:rank]

    @cuda.jit(device=True)
    def load(m, box, target, bar, policy):
        tma_load(target, m, *coordinates(box), bar, policy)

    @cuda.jit(device=True)
    def store(m, box, source, policy):
        tma_store(m, *coordinates(box), source, policy)

    return load, store
