"""PTX on a CPU, under Hopper's memory model: PTX text in; memory, events and hazards out.

It imports neither numba nor anything about notebooks, and does not know the purpose of a kernel.
Other rooms import the names below, and nothing from the files inside (`tests/test_imports.py`).

Its rooms, from the ground up; each imports only its predecessors:

- `threads`: the threads that are stepped together; `numerics/`: arithmetic that numpy lacks
- `scheduler`: which threads run next
- `findings`: what is not ordered, or misused, as facts: kinds, reasons, sites, threads
- `events`: what happens in a run, for those who listen
- `ordering/`: which access is ordered before which: clocks, shadow memory, the race rules
- `memory/` and `barriers/`: the memories as threads see them; what threads meet at
- `copies/`: bulk and tensor copies, `cp.async`, tensor maps in memory
- `attribution`: which earlier mistake a conflict comes from
- `state`: all of these for one wave of blocks, which is what steps act on
- `program/`: a kernel laid out and lowered to steps, once
- `ops/`: what each instruction does, registered by its key in `harness.sanitizer.isa.table`
- `native/`: the usual instructions in machine code, where there is an llvmlite
- `trace/`: a listener that records what happened
- `exec/`: a launch, cut into waves, each stepped by a machine
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from harness.base.doors import Door

if TYPE_CHECKING:
    from harness.sanitizer.emulator.arrays import host_zeros
    from harness.sanitizer.emulator.barriers.block_barriers import BlockBarriers
    from harness.sanitizer.emulator.barriers.cluster_barriers import ClusterBarriers
    from harness.sanitizer.emulator.barriers.mbarriers import MBarrier, MBarriers, Waiter
    from harness.sanitizer.emulator.barriers.register_pool import RegisterPool
    from harness.sanitizer.emulator.copies import tensormaps
    from harness.sanitizer.emulator.copies.engine import Copies
    from harness.sanitizer.emulator.copies.tensor_copy import (
        CHUNK_BYTES,
        OutsideBox,
        box_cells,
        swizzled,
    )
    from harness.sanitizer.emulator.copies.tensormaps import (
        NoTensorMap,
        is_tensor_map,
        tensor_map,
        tensor_maps_in,
    )
    from harness.sanitizer.emulator.evidence import (
        Evidence,
        Mismatch,
        Visits,
        orders_or_is_asynchronous,
    )
    from harness.sanitizer.emulator.exec.endings import passes_beyond_phases
    from harness.sanitizer.emulator.exec.launch import EmulatorReport, lowered, run
    from harness.sanitizer.emulator.findings import (
        KINDS,
        NOT_TOGETHER,
        REGION_BITS,
        Ending,
        Finding,
        FindingLog,
        HazardKind,
        Misplaced,
        Reason,
        Severity,
        Sites,
        Stopped,
        Subject,
        Touched,
        Use,
        statement,
    )
    from harness.sanitizer.emulator.memory.access import Access
    from harness.sanitizer.emulator.memory.extents import Extents, Outside, element
    from harness.sanitizer.emulator.memory.global_memory import (
        Allocation,
        GlobalMemory,
        padded_bytes,
    )
    from harness.sanitizer.emulator.native.library import Unavailable as NativeUnavailable
    from harness.sanitizer.emulator.native.library import knows_products as native_knows_products
    from harness.sanitizer.emulator.native.library import stepper as native_stepper
    from harness.sanitizer.emulator.native.library import unavailable as native_unavailable
    from harness.sanitizer.emulator.ordering.clocks import SCOPES, Clocks
    from harness.sanitizer.emulator.ordering.races import Flag
    from harness.sanitizer.emulator.ordering.warpgroups import Warpgroups
    from harness.sanitizer.emulator.program.lower import SKIPPED, Lowered
    from harness.sanitizer.emulator.provenance import Loaded, Touch
    from harness.sanitizer.emulator.scheduler import Scheduler
    from harness.sanitizer.emulator.state import State, state_of
    from harness.sanitizer.emulator.threads import RANK_SHIFT, WARP, Group, Moved, Step, Wave
    from harness.sanitizer.emulator.trace.record import TIMES as TRACE_TIMES
    from harness.sanitizer.emulator.trace.record import (
        BarrierEvent,
        Copy,
        GroupEvent,
        Meeting,
        Products,
        Trace,
        Wait,
    )
    from harness.sanitizer.emulator.trace.traffic import (
        BANKS,
        WORD_BYTES,
        BankConflicts,
        BlockTraffic,
        wavefronts,
    )
    from harness.sanitizer.launch.plan import SCHEDULES

_DOOR = Door(__name__)
__all__ = _DOOR.names
__getattr__ = _DOOR.resolve
