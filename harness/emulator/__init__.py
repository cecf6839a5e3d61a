"""PTX on a CPU, under Hopper's memory model: PTX text in, memory and hazards out.

Knows nothing of numba, of notebooks, or of what a kernel is for.
"""

from harness.emulator.banks import BankConflicts
from harness.emulator.hazards import KINDS, Hazard
from harness.emulator.launch import Report, run
from harness.emulator.memory import Allocation, GlobalMemory
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
