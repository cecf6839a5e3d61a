"""A launch: parameters laid out, the grid cut into waves, each wave run by a `Machine`."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from harness.arch.sm_90 import TENSOR_MAP_BYTES
from harness.emulator import ops as _steps_registered  # noqa: F401
from harness.emulator.copies import descriptors
from harness.emulator.exec.machine import Machine
from harness.emulator.hazards.kinds import Hazard
from harness.emulator.hazards.reports import Reporter
from harness.emulator.memory.access import GlobalShadows
from harness.emulator.memory.banks import BankConflicts, Banks
from harness.emulator.memory.windows import GlobalMemory
from harness.emulator.program.prepare import MAX_GRANULE_BYTES, Program, prepare
from harness.emulator.program.special_registers import block_coordinates, linear_index
from harness.emulator.scheduler import SCHEDULES, Scheduler
from harness.emulator.threads import Wave
from harness.emulator.trace.record import Trace
from harness.emulator.trace.recorder import Recorder
from harness.errors import KernelFault, KernelHung, LaunchError
from harness.isa.text.parser import parse
from harness.tensormap import TensorMap

MAX_LANES = 8192  # of one wave: enough to pay for a step, and little memory
MAX_CLOCK_CELLS = 1 << 24  # of one wave's clocks: threads² of each block
MAX_LOCAL_BYTES = 1 << 29  # of one wave's local memory

_Dim = tuple[int, int, int]


@dataclass(frozen=True)
class Report:
    """What a launch showed: its hazards, the opcodes that ran, how many steps it took, what the
    banks of shared memory had to do, and what happened at each step, if that was asked for."""

    hazards: tuple[Hazard, ...]
    executed: frozenset[str]
    steps: int
    bank_conflicts: tuple[BankConflicts, ...] = ()
    trace: Trace | None = None


def run(
    *,
    ptx: str,
    entry: str,
    grid: _Dim,
    block: _Dim,
    parameters: list[bytes | TensorMap],
    memory: GlobalMemory,
    cluster: _Dim = (1, 1, 1),
    shared_bytes: int = 0,
    schedule: str = SCHEDULES[0],
    seed: int = 0,
    timeout: float = 10.0,
    sources: dict[str, str] | None = None,
    trace: bool = False,
    write: Callable[[str], object] | None = None,
) -> Report:
    """Run the kernel ``entry`` of ``ptx``; grid, block and cluster are ``(x, y, z)``, in blocks.

    ``parameters`` are the kernel's, each as its bytes or as a TensorMap. ``sources`` gives the
    text of the files that ``.file`` directives name, for messages. ``trace`` asks for
    `Report.trace`. ``write`` gets what the kernel prints; standard output if nothing is said.

    Raises KernelHung, KernelFault (both with the hazards found until then), PtxError and
    LaunchError.
    """
    if any(g % c for g, c in zip(grid, cluster, strict=True)):
        raise LaunchError(f"a grid of {grid} blocks cannot be cut into clusters of {cluster}")
    program = prepare(parse(ptx), entry, shared_bytes)
    values, tensor_maps = _parameters(program, parameters)
    threads, blocks = int(np.prod(block)), int(np.prod(grid))
    elements = min([m.element_bytes for m in tensor_maps], default=MAX_GRANULE_BYTES)
    global_granule = min(program.access_bytes, elements)
    shadows = GlobalShadows(memory, global_granule)
    reporter = Reporter(
        program.function.instructions,
        sources or {},
        lambda number: linear_index(block_coordinates(number, grid, cluster), grid),
    )
    banks = Banks()
    recorder = Recorder() if trace else None
    executed: set[str] = set()
    steps = columns = 0
    deadline = time.monotonic() + timeout
    cluster_size = int(np.prod(cluster))
    local_bytes = max(program.layout.local_bytes, 1) * threads
    at_once = min(
        MAX_LANES // threads,
        MAX_CLOCK_CELLS // threads**2,
        MAX_LOCAL_BYTES // local_bytes,
        blocks,
    )
    at_once = max(at_once // cluster_size, 1) * cluster_size  # clusters are resident whole
    symbols = _allocate_globals(parse(ptx), memory)
    try:
        with np.errstate(all="ignore"):
            for first in range(0, blocks, at_once):
                wave = Wave(first, min(at_once, blocks - first), grid, block, cluster)
                machine = Machine(
                    program,
                    wave,
                    shadows,
                    values,
                    symbols,
                    reporter,
                    banks,
                    Scheduler(wave, schedule, seed + first),
                    min(program.access_bytes, MAX_GRANULE_BYTES),
                    columns,
                    deadline,
                    write or sys.stdout.write,
                    *([recorder.watch] if recorder else []),
                )
                machine.run()
                executed |= machine.executed
                steps += machine.steps
                columns = machine.clocks.columns
    except (KernelHung, KernelFault) as ended:
        ended.trace = recorder.trace() if recorder else None
        raise
    finally:
        for address in symbols.values():
            memory.free(address)
    told = recorder.trace() if recorder else None
    conflicts = banks.report(program.function.instructions, reporter.source_of)
    return Report(reporter.hazards, frozenset(executed), steps, conflicts, told)


def _parameters(program: Program, given: list[bytes | TensorMap]):
    """Parameter memory, uint8, and the tensor maps that are in it."""
    declared = program.function.parameters
    if len(given) != len(declared):
        raise LaunchError(
            f"kernel {program.function.name} takes {len(declared)} parameters, got {len(given)}"
        )
    data = np.zeros(-(-max(program.layout.parameter_bytes, 16) // 16) * 16, np.uint8)
    tensor_maps = []
    for number, (variable, value) in enumerate(zip(declared, given, strict=True)):
        start = program.layout.offsets[variable.name]
        size = TENSOR_MAP_BYTES if isinstance(value, TensorMap) else len(value)
        if size != variable.size_bytes:
            raise LaunchError(
                f"parameter {number} of kernel {program.function.name} is "
                f"{variable.size_bytes} bytes, got {size}"
            )
        if isinstance(value, TensorMap):
            tensor_maps.append(value)
            value = descriptors.pack(value)
        data[start : start + size] = np.frombuffer(value, np.uint8)
    return data, tensor_maps


def _allocate_globals(module, memory: GlobalMemory) -> dict[str, int]:
    """Addresses of the module's ``.global`` variables, fresh for each launch."""
    symbols = {}
    for variable in module.variables:
        if variable.space == "global" and variable.size_bytes:
            allocation = memory.allocate(variable.size_bytes)
            allocation.bytes[:] = 0
            if variable.initial:
                allocation.bytes[: len(variable.initial)] = np.frombuffer(
                    variable.initial, np.uint8
                )
            symbols[variable.name] = allocation.address
    return symbols
