"""A launch: parameters laid out, the grid cut into waves, each wave run by a `Machine`."""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache, partial
from itertools import compress

import numpy as np

from harness.base.arch import TENSOR_MAP_BYTES
from harness.base.errors import LaunchError
from harness.sanitizer.emulator import ops as _steps_registered  # noqa: F401
from harness.sanitizer.emulator.arrays import keep_freed
from harness.sanitizer.emulator.barriers.register_pool import at_entry
from harness.sanitizer.emulator.copies import tensormaps
from harness.sanitizer.emulator.copies.tensor_copy import OutsideBox, OutsideBoxes
from harness.sanitizer.emulator.events import Events, FindingFound, GlobalAccessed, SharedAccessed
from harness.sanitizer.emulator.exec.machine import WORK_OF_A_STEP, Machine
from harness.sanitizer.emulator.exec.variables import (
    allocate,
    allocate_workspace,
    check_initial,
    free,
    set_initial,
    with_pointers,
)
from harness.sanitizer.emulator.findings import Finding, FindingLog, Stopped
from harness.sanitizer.emulator.memory.global_memory import GlobalMemory, GlobalShadows
from harness.sanitizer.emulator.memory.regions import Spaces
from harness.sanitizer.emulator.program.dataflow import leads
from harness.sanitizer.emulator.program.lower import Lowered
from harness.sanitizer.emulator.program.lower import lowered as lowered  # with `ops`, the steps
from harness.sanitizer.emulator.program.prepare import MAX_GRANULE_BYTES, Program
from harness.sanitizer.emulator.program.special_registers import (
    Surroundings,
    block_coordinates,
    linear_index,
)
from harness.sanitizer.emulator.provenance import Touch
from harness.sanitizer.emulator.scheduler import Scheduler
from harness.sanitizer.emulator.state import LaunchState, State
from harness.sanitizer.emulator.threads import Wave
from harness.sanitizer.emulator.trace.record import Recorder, Trace
from harness.sanitizer.emulator.trace.traffic import (
    BankConflicts,
    BlockTraffic,
    Counting,
    SectorUse,
    UseByLine,
)
from harness.sanitizer.isa.guesses import is_guess
from harness.sanitizer.launch.plan import (
    DEFAULT_OPTIONS,
    LaunchPlan,
    Parameter,
    RunOptions,
    as_launched,
)
from harness.sanitizer.tensormap import TensorMap

MAX_THREADS = 8192  # per wave: enough to pay for a step, and little memory
MAX_CLOCK_CELLS = 1 << 24  # per wave: threads² of each block
MAX_LOCAL_BYTES = 1 << 29  # per wave
# Limits are in the emulator's own time: the same kernel ends the same way on a busy machine. On a
# quiet one of 2026 a second of it takes 0.5 to 2 s.
_WORKSPACE = "the workspace of the grid"  # no name of PTX
WORK_A_SECOND = 100_000 * WORK_OF_A_STEP


@dataclass(frozen=True)
class EmulatorReport:
    """The findings and measurements of a launch on the emulator."""

    findings: tuple[Finding, ...] = ()
    """All of them, in the order of time."""
    executed: frozenset[str] = frozenset()
    """The opcodes that ran."""
    most_executed: dict[str, int] = field(default_factory=dict)
    """How often the threads of a block executed an instruction that orders others or is
    asynchronous, all threads together: the most of any block, by opcode."""
    executed_sites: bytes = b""
    """A byte for each instruction of the kernel: 1 if it ran."""
    steps: int = 0
    emulated_s: float = 0.0
    """The part of the time limit that the launch took."""
    bank_conflicts: tuple[BankConflicts, ...] = ()
    """The use of shared memory's banks, by source line and opcode."""
    outside: tuple[OutsideBox, ...] = ()
    """Tensor loads of boxes entirely outside of their tensor."""
    trace: Trace | None = None
    """What happened at each step, if `RunOptions.trace`."""
    touches: dict[int, tuple[Touch, ...]] = field(default_factory=dict)
    """The accesses to the allocations of `RunOptions.watches`, by address."""
    sectors: tuple[SectorUse, ...] = ()
    """The sectors of global memory that each line took, if `RunOptions.count_sectors`."""
    traffic: tuple[BlockTraffic, ...] | None = None
    """Copies and products of each block, if `RunOptions.count_traffic`."""


def run(
    plan: LaunchPlan,
    memory: GlobalMemory,
    options: RunOptions = DEFAULT_OPTIONS,
    on_wave_end: Callable[[State], object] = lambda state: None,
) -> EmulatorReport:
    """Run a launch's PTX, wave by wave, on arrays that are in ``memory``.

    ``on_wave_end`` is called at the end of each wave of blocks, while its state is still there: a
    listener that wants evidence for new findings takes it then. After `Stopped`, the state of the
    last wave is in the exception. Raises Stopped, PtxError and LaunchError.
    """
    keep_freed()
    kernel = lowered(plan.kernel, plan.shared_bytes)
    if options.instrument is not None:
        kernel = options.instrument(kernel)
    program = kernel.program
    grid, cluster = as_launched(program.function, plan.grid, plan.block, plan.cluster)
    plan = replace(plan, grid=grid, cluster=cluster)
    check_initial(program, options.variables)
    if options.cooperative:
        _check_at_once(program, plan)
    # Before memory is allocated: a plan that does not fit its kernel leaves nothing behind.
    values = _parameters(program, plan.parameters)
    surroundings = Surroundings(options.seed, memory.lowest_address)
    symbols = allocate(program, memory, options.variables)
    if options.cooperative:
        surroundings.workspace = symbols[_WORKSPACE] = allocate_workspace(memory)
    constants = with_pointers(program, memory, symbols, surroundings.windows)
    constants = set_initial(program, memory, symbols, constants, options.variables)
    # One size for threads and copies: each access of either is a whole number of granules.
    granule = min(program.access_bytes, _element_bytes(kernel, memory, values, constants))
    events = Events()
    shared = LaunchState(
        spaces=_spaces(program, values, constants, surroundings),
        shadows=GlobalShadows(memory, granule, options.watches),
        symbols=symbols,
        findings=_finding_log(program, plan, events),
        events=events,
        write=options.write or sys.stdout.write,
        is_guess=cache(partial(is_guess, program.function)),
        watched_registers=kernel.watched_registers,
        unassigned=kernel.definedness.unassigned,
        registers=at_entry(program.function.directives),
        negated_products=options.negated_products,
    )
    waves = _Waves(kernel, plan, options, shared, surroundings, on_wave_end)
    watchers = _Watchers(waves)
    try:
        with np.errstate(all="ignore"):
            waves.run(watchers.banks)
        shared.shadows.settle(shared.findings)
        if waves.state is not None:
            on_wave_end(waves.state)
    except Stopped as ended:
        shared.shadows.settle(shared.findings)
        ended.trace = watchers.trace()
        raise
    finally:
        free(memory, symbols, options.variables)
    report = watchers.report()
    waves.end()
    return report


def _finding_log(program: Program, plan: LaunchPlan, events: Events) -> FindingLog:
    grid, cluster = plan.grid, plan.cluster
    return FindingLog(
        program.function.instructions,
        plan.sources,
        cache(lambda number: linear_index(block_coordinates(number, grid, cluster), grid)),
        lambda finding: events.emit(FindingFound(finding)),
        cache(partial(leads, program.function)),
    )


@dataclass
class _Waves:
    """The waves of a launch: their common state, and the progress so far."""

    kernel: Lowered
    plan: LaunchPlan  # grid and cluster as the kernel's directives have them
    options: RunOptions
    shared: LaunchState
    surroundings: Surroundings
    on_wave_end: Callable[[State], object]
    state: State | None = None  # the last wave that began
    steps_before: int = 0  # steps of the earlier waves
    work_before: int = 0

    def __post_init__(self) -> None:
        self.executed = bytearray(len(self.shared.findings.instructions))
        self.most_executed: Counter[str] = Counter()

    @property
    def steps(self) -> int:
        return self.steps_before + (self.state.steps if self.state else 0)

    @property
    def work(self) -> int:
        return self.work_before + (self.state.work if self.state else 0)

    def run(self, banks: UseByLine[BankConflicts]) -> None:
        """Run the waves in order, each to its end."""
        plan, clusters = self.plan, self.options.clusters
        blocks, allowed = math.prod(plan.grid), int(self.options.timeout_s * WORK_A_SECOND)
        at_once = _blocks_at_once(self.kernel.program, plan)
        for first, count in _waves(blocks, at_once, math.prod(plan.cluster), clusters):
            self.steps_before, self.work_before = self.steps, self.work
            state = self.state = self._begin(first, count)
            # In the last wave no block is left that could end a wait.
            is_last = first + count == blocks and clusters is None
            # One limit for all waves: a launch of many small ones may not take longer.
            limit = allowed - self.work_before
            Machine(self.kernel, state, self.executed, limit, is_last, banks.requests).run()
            self.most_executed |= _most_executed(state, self.kernel.opcodes)

    def end(self) -> None:
        """Release the last wave and the listeners: the report is complete."""
        if self.state is not None:
            self.state.end()
        self.shared.events.end()

    def _begin(self, first: int, count: int) -> State:
        plan, before = self.plan, self.state
        # Begin as wide as the last wave's clocks: this wave will have as many agents, and widening
        # copies every row.
        columns = before.clocks.columns if before else 0
        dtypes = self.kernel.program.register_dtypes
        wave = Wave(first, count, plan.grid, plan.block, plan.cluster, dtypes)
        wave.surroundings = self.surroundings
        traps = "trap" in self.kernel.opcodes
        scheduler = Scheduler(wave, self.options.schedule, self.options.seed + first, traps)
        state = wave.state = State(wave, scheduler, self.shared, columns)
        if before is not None:
            self.on_wave_end(before)
            before.end()
        state.steps_before = self.steps_before
        return state


def _most_executed(state: State, opcodes: Sequence[str]) -> Counter[str]:
    executions, by_block = state.evidence.executions, dict[str, np.ndarray]()
    for site in executions:
        times = executions.times(site).reshape(-1, state.wave.threads).sum(axis=1)
        by_block[opcodes[site]] = by_block.get(opcodes[site], 0) + times
    return Counter({opcode: int(times.max()) for opcode, times in by_block.items()})


class _Watchers:
    """The listeners of a launch, and the report of their records."""

    def __init__(self, waves: _Waves):
        options, events, findings = waves.options, waves.shared.events, waves.shared.findings
        instructions, source_of = findings.instructions, findings.source_of
        self._findings, self._waves = findings, waves
        line_of = waves.kernel.line_of
        self.banks = UseByLine(BankConflicts, instructions, source_of, line_of)
        if options.count_banks:
            events.listen(SharedAccessed, self.banks.count)
        self._sectors = None
        if options.count_sectors:
            self._sectors = UseByLine(SectorUse, instructions, source_of, line_of)
            events.listen(GlobalAccessed, self._sectors.count)
        self._outside = OutsideBoxes(events, source_of)
        self._counting = Counting(events, instructions) if options.count_traffic else None
        self._recorder = Recorder(events, findings, lambda: waves.steps) if options.trace else None

    def trace(self) -> Trace | None:
        return self._recorder.trace() if self._recorder else None

    def report(self) -> EmulatorReport:
        findings, waves = self._findings, self._waves
        instructions = findings.instructions
        return EmulatorReport(
            findings=findings.findings,
            executed=frozenset(compress(waves.kernel.opcodes, waves.executed)),
            most_executed=dict(waves.most_executed),
            executed_sites=bytes(waves.executed),
            steps=waves.steps,
            emulated_s=waves.work / WORK_A_SECOND,
            bank_conflicts=self.banks.report(),
            outside=self._outside.boxes(),
            trace=self.trace(),
            touches={
                address: seen.touches(lambda site: instructions[site].opcode, findings.source_of)
                for address, seen in waves.shared.shadows.watched().items()
            },
            sectors=self._sectors.report() if self._sectors else (),
            traffic=self._counting.traffic() if self._counting else None,
        )


def _spaces(
    program: Program, values: np.ndarray, constants: np.ndarray, surroundings: Surroundings
) -> Spaces:
    """Memory other than global; ``values``: the parameters."""
    return Spaces(
        program.layout.shared_bytes,
        program.layout.local_base,
        program.layout.local_bytes,
        values,
        constants,
        min(program.access_bytes, MAX_GRANULE_BYTES),
        program.layout.extents,
        program.local_access_bytes,
        surroundings.windows,
    )


def _waves(
    blocks: int, at_once: int, cluster_size: int, clusters: Sequence[int] | None
) -> list[tuple[int, int]]:
    """The first block of each wave, and how many it has."""
    if clusters is not None:
        return [(number * cluster_size, cluster_size) for number in clusters]
    return [(first, min(at_once, blocks - first)) for first in range(0, blocks, at_once)]


def _blocks_at_once(program: Program, plan: LaunchPlan) -> int:
    """The number of blocks in a wave: whole clusters, as those are resident together."""
    threads, cluster_size = math.prod(plan.block), math.prod(plan.cluster)
    local_bytes = max(program.layout.local_bytes, 1) * threads
    at_once = min(
        MAX_THREADS // threads,
        MAX_CLOCK_CELLS // threads**2,
        MAX_LOCAL_BYTES // local_bytes,
        math.prod(plan.grid),
    )
    return max(at_once // cluster_size, 1) * cluster_size


def _check_at_once(program: Program, plan: LaunchPlan) -> None:
    """Raise LaunchError for a cooperative launch of more blocks than are held at a time."""
    blocks, at_once = math.prod(plan.grid), _blocks_at_once(program, plan)
    if blocks > at_once:
        raise LaunchError(
            f"a cooperative launch of {blocks} blocks, which must all be there at once: of this "
            f"size the emulator holds {at_once}. Give a smaller grid."
        )


def _parameters(program: Program, values: Sequence[Parameter]) -> np.ndarray:
    """Parameter memory, uint8, of the plan's values, which fit (`check_parameters`)."""
    data = bytearray(-(-max(program.layout.parameter_bytes, 16) // 16) * 16)
    for (start, _), value in zip(program.parameters, values, strict=True):
        packed = tensormaps.pack(value) if isinstance(value, TensorMap) else value.data
        data[start : start + len(packed)] = packed
    return np.frombuffer(data, np.uint8)


def _element_bytes(
    kernel: Lowered, memory: GlobalMemory, values: np.ndarray, constants: np.ndarray
) -> int:
    """The bytes of the smallest element that a tensor copy of this launch can move, 16 at most:
    its map is in parameter, constant or global memory, and may be in the middle of a struct."""
    if not kernel.copies_tensors:
        return MAX_GRANULE_BYTES
    smallest = MAX_GRANULE_BYTES
    for data in (
        values,
        constants,
        *(
            allocation.bytes
            for allocation in memory.allocations()
            if allocation.written is not False
        ),
    ):
        for at in tensormaps.tensor_maps_in(data):
            with suppress(tensormaps.NoTensorMap):
                tensor_map = tensormaps.tensor_map(data[at : at + TENSOR_MAP_BYTES].tobytes())
                smallest = min(smallest, tensor_map.element_bytes)
    return smallest
