"""PTX on a CPU, under Hopper's memory model: PTX text in; memory, events and hazards out.

It imports neither numba nor anything about notebooks, and does not know the purpose of a kernel.
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
- `ops/`: what each instruction does, registered by its key in `harness.isa.table`
- `native/`: the usual instructions in machine code, where there is an llvmlite
- `trace/`: a listener that records what happened
- `exec/`: a launch, cut into waves, each stepped by a machine
"""

from harness.emulator.exec.launch import EmulatorReport, run
from harness.emulator.findings import KINDS, HazardKind, Severity
from harness.emulator.memory.global_memory import Allocation, GlobalMemory
from harness.emulator.trace.traffic import BankConflicts
from harness.launches import SCHEDULES

__all__ = [
    "KINDS",
    "SCHEDULES",
    "Allocation",
    "BankConflicts",
    "EmulatorReport",
    "GlobalMemory",
    "HazardKind",
    "Severity",
    "run",
]
