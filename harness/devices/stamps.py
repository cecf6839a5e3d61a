"""A launch whose kernel stamps itself: the plan that records, and the buffer that it records in.

`harness.isa.passes.stamp` rewrites the kernel, `harness.devices.stamp_records` makes a trace of
what it wrote.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from harness.arch.sm_90 import WARP
from harness.isa.passes import stamp
from harness.isa.passes.stamp import RECORD, Site
from harness.launches import LaunchPlan
from harness.tensormap import TensorMap

BLOCKS = 8  # the first blocks of the grid are recorded
RECORDS = 1000  # of each lane at most; what comes later is not kept
BUFFER_BYTES = 64 << 20  # about so large at most: many warps keep fewer records


@dataclass(frozen=True)
class Stamped:
    """A plan that records, but for its last parameter, the buffer, of ``nbytes`` zeros."""

    plan: LaunchPlan
    sites: tuple[Site, ...]
    blocks: int
    warps: int  # of a block
    records: int  # of a lane, at most

    @property
    def shape(self) -> tuple[int, int, int, int]:
        """The buffer's, in records: of blocks, warps and lanes, the first the count of the rest."""
        return self.blocks, self.warps, WARP, self.records + 1

    @property
    def nbytes(self) -> int:
        return math.prod(self.shape) * RECORD.itemsize


def stamped(plan: LaunchPlan) -> Stamped:
    """The plan with stamps in its kernel. Raises LaunchError where its PTX has no such entry."""
    blocks = min(math.prod(plan.grid), BLOCKS)
    warps = -(-math.prod(plan.block) // WARP)
    records = min(RECORDS, BUFFER_BYTES // (blocks * warps * WARP * RECORD.itemsize))
    box_bytes = [p.box_bytes if isinstance(p, TensorMap) else 0 for p in plan.parameters]
    ptx, sites = stamp.stamped(plan.ptx, plan.entry, box_bytes, blocks, warps, records)
    return Stamped(replace(plan, ptx=ptx), sites, blocks, warps, records)
