"""PTX on a CPU, under Hopper's memory model: PTX text in, memory and hazards out.

Knows nothing of numba, of notebooks, or of what a kernel is for.
"""

from harness.emulator.exec.launch import Report, run
from harness.emulator.hazards.kinds import KINDS, Hazard
from harness.emulator.memory.banks import BankConflicts
from harness.emulator.memory.windows import Allocation, GlobalMemory
from harness.emulator.scheduler import SCHEDULES

__all__ = [
    "KINDS",
    "SCHEDULES",
    "Allocation",
    "BankConflicts",
    "GlobalMemory",
    "Hazard",
    "Report",
    "run",
]
