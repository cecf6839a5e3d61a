"""A launch: parameters laid out, the grid cut into waves, each wave run by a `Machine`."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import compress

import numpy as np

from harness.arch.sm_90 import TENSOR_MAP_BYTES
from harness.emulator import host_memory
from harness.emulator import ops as _steps_registered  # noqa: F401
from harness.emulator.barriers.register_pool import at_entry
from harness.emulator.copies import descriptors
from harness.emulator.copies.outside import OutsideBox, OutsideBoxes
from harness.emulator.decisions import Decisions, Noting
from harness.emulator.events import Events, GlobalAccessed, HazardFound, SharedAccessed
from harness.emulator.exec.machine import WORK_OF_A_STEP, Machine
from harness.emulator.exec.variables import (
    Given,
    allocate,
    allocate_workspace,
    check_given,
    free,
    set_given,
)
from harness.emulator.hazards.kinds import Hazard
from harness.emulator.hazards.reports import Reporter
from harness.emulator.hazards.words import Words, words_of
from harness.emulator.memory.access import GlobalShadows, Spaces
from harness.emulator.memory.banks import BankConflicts, Banks
from harness.emulator.memory.sectors import Sectors, SectorUse
from harness.emulator.memory.windows import GlobalMemory
from harness.emulator.program.lower import Kernel, lowered
from harness.emulator.program.pointers import with_pointers
from harness.emulator.program.prepare import MAX_GRANULE_BYTES, Program
from harness.emulator.program.special_registers import block_coordinates, linear_index
from harness.emulator.provenance import Touch, Watch
from harness.emulator.scheduler import SCHEDULES, Scheduler
from harness.emulator.state import State
from harness.emulator.surroundings import Surroundings
from harness.emulator.threads import Wave
from harness.emulator.trace.record import Trace
from harness.emulator.trace.recorder import Recorder
from harness.emulator.trace.traffic import Counting, Traffic
from harness.errors import LaunchEnded, LaunchError
from harness.isa.guesses import is_guess
from harness.isa.launch import as_launched
from harness.tensormap import TensorMap

MAX_THREADS = 8192  # of one wave: enough to pay for a step, and little memory
MAX_CLOCK_CELLS = 1 << 24  # of one wave's clocks: threads² of each block
MAX_LOCAL_BYTES = 1 << 29  # of one wave's local memory
# Limits are in the emulator's own time: the same kernel ends the same way on a busy machine. On a
# quiet one of 2026 a second of it takes 0.5 to 2 s.
_WORKSPACE = "the workspace of the grid"  # no name of PTX
WORK_A_SECOND = 100_000 * WORK_OF_A_STEP

_Dim = tuple[int, int, int]


@dataclass(frozen=True)
class Report:
    """What a launch showed: its hazards, the opcodes that ran, how many steps it took and how much
    of its time limit, what the banks of shared memory had to do, which ways its conditions went,
    and, if that was asked for, what happened at each step, what was done to the watched
    allocations, by address, what sectors of global memory each line took, and what it moved.
    ``found`` are all that was found, before what another hazard accounts for was left out;
    ``outside`` the loads that brought nothing of their tensor."""

    hazards: tuple[Hazard, ...]
    executed: frozenset[str]
    steps: int
    seconds: float = 0.0
    bank_conflicts: tuple[BankConflicts, ...] = ()
    trace: Trace | None = None
    touches: dict[int, tuple[Touch, ...]] = field(default_factory=dict)
    decisions: Decisions = field(default_factory=Decisions)
    sectors: tuple[SectorUse, ...] = ()
    found: tuple[Hazard, ...] = ()
    traffic: Traffic | None = None
    outside: tuple[OutsideBox, ...] = ()


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
    watches: Mapping[int, Watch] | None = None,
    negated_products: bool = False,
    clusters: Sequence[int] | None = None,
    count_sectors: bool = False,
    count_traffic: bool = False,
    variables: Given | None = None,
    words: Words | None = None,
    cooperative: bool = False,
) -> Report:
    """Run the kernel ``entry`` of ``ptx``; grid, block and cluster are ``(x, y, z)``, in blocks.

    ``parameters`` are the kernel's, each as its bytes or as a TensorMap. ``sources`` gives the
    text of the files that ``.file`` directives name, for messages. ``trace`` asks for
    `Report.trace`. ``write`` gets what the kernel prints; standard output if nothing is said.
    ``timeout`` are seconds of the emulator's own, `WORK_A_SECOND` of work each.
    ``watches`` asks for `Report.touches` of allocations, by their addresses. With
    ``negated_products`` wgmma adds its products with the other sign (see `provenance`).
    ``clusters``: run these alone of all in the grid, numbered as blocks are (see `Wave`).
    ``count_sectors`` asks for `Report.sectors`, ``count_traffic`` for `Report.traffic`.
    ``variables``: what the host wrote into those of the module before the launch, by name; after
    it they hold what the kernel left. ``words``: whose names hints use; those of what made the
    PTX, if nothing is said. ``cooperative``: all blocks are there at once, and have a workspace to
    meet at, as after cudaLaunchCooperativeKernel.

    Raises KernelHung, KernelFault, KernelUnfinished (with the hazards found until then), PtxError
    and LaunchError.
    """
    host_memory.keep_freed()
    kernel = lowered(ptx, entry, shared_bytes)
    program = kernel.program
    grid, cluster = as_launched(program.function, grid, block, cluster)
    given = variables or {}
    check_given(program, given)
    if cooperative:
        _check_at_once(program, grid, block, cluster)
    values = _parameters(program, parameters)
    events = Events()
    reporter = Reporter(
        program.function.instructions,
        sources or {},
        cache(lambda number: linear_index(block_coordinates(number, grid, cluster), grid)),
        lambda hazard: events.emit(HazardFound(hazard)),
        words or words_of(ptx),
    )
    surroundings = Surroundings(seed, memory.lowest_address)
    symbols = allocate(program, memory, given)
    if cooperative:
        surroundings.workspace = symbols[_WORKSPACE] = allocate_workspace(memory)
    constants = with_pointers(program, memory, symbols, surroundings.windows)
    constants = set_given(program, memory, symbols, constants, given)
    granule = min(program.access_bytes, _element_bytes(kernel, memory, values, constants))
    shadows = GlobalShadows(memory, granule, watches)
    waves = _Waves(
        kernel=kernel,
        grid=grid,
        block=block,
        cluster=cluster,
        spaces=_spaces(program, values, constants, surroundings),
        shadows=shadows,
        symbols=symbols,
        surroundings=surroundings,
        reporter=reporter,
        events=events,
        schedule=schedule,
        seed=seed,
        limit=int(timeout * WORK_A_SECOND),
        write=write or sys.stdout.write,
        negated_products=negated_products,
    )
    watchers = _Watchers(events, reporter, waves, trace, count_sectors, count_traffic)
    try:
        with np.errstate(all="ignore"):
            waves.run(clusters, watchers.banks)
        shadows.settle(reporter)
    except LaunchEnded as ended:
        shadows.settle(reporter)
        ended.hazards, ended.found = reporter.hazards, reporter.found
        ended.trace = watchers.trace()
        raise
    finally:
        free(memory, symbols, given)
    report = watchers.report()
    waves.end()
    return report


@dataclass
class _Waves:
    """The waves of a launch: what they share, and how far they have come."""

    kernel: Kernel
    grid: _Dim
    block: _Dim
    cluster: _Dim
    spaces: Spaces
    shadows: GlobalShadows
    symbols: dict[str, int]
    surroundings: Surroundings
    reporter: Reporter
    events: Events
    schedule: str
    seed: int
    limit: int  # of `work`
    write: Callable[[str], object]
    negated_products: bool
    state: State | None = None  # of the last wave that began
    steps_before: int = 0  # of the waves before it
    work_before: int = 0

    def __post_init__(self) -> None:
        sites = len(self.reporter.instructions)
        self.executed, self.decisions = bytearray(sites), Noting(sites)
        self.is_guess = cache(partial(is_guess, self.kernel.program.function))

    @property
    def steps(self) -> int:
        return self.steps_before + (self.state.steps if self.state else 0)

    @property
    def work(self) -> int:
        return self.work_before + (self.state.work if self.state else 0)

    def run(self, clusters: Sequence[int] | None, banks: Banks) -> None:
        """Each to its end, one after the other; ``clusters`` is as in `run`."""
        blocks = math.prod(self.grid)
        at_once = _blocks_at_once(self.kernel.program, self.grid, self.block, self.cluster)
        for first, count in _waves(blocks, at_once, math.prod(self.cluster), clusters):
            self.steps_before, self.work_before = self.steps, self.work
            state = self.state = self._begin(first, count)
            is_last = first + count == blocks and clusters is None
            limit = self.limit - self.work_before
            Machine(self.kernel, state, self.executed, limit, is_last, banks.requests).run()

    def end(self) -> None:
        """All that was to be known of them is known."""
        if self.state is not None:
            self.state.end()
        self.events.end()

    def _begin(self, first: int, count: int) -> State:
        kernel, before = self.kernel, self.state
        columns = before.clocks.columns if before else 0
        dtypes = kernel.program.register_dtypes
        wave = Wave(first, count, self.grid, self.block, self.cluster, dtypes)
        wave.surroundings, wave.decisions = self.surroundings, self.decisions
        state = wave.state = State(
            wave,
            Scheduler(wave, self.schedule, self.seed + first),
            self.spaces,
            self.shadows,
            self.symbols,
            kernel.watched_registers,
            kernel.definedness.unassigned,
            columns,
            self.reporter,
            self.events,
            self.write,
            self.is_guess,
            at_entry(kernel.program.function.directives),
        )
        if before is not None:  # its last hazards are explained by now
            before.end()
        state.negated_products = self.negated_products
        state.steps_before = self.steps_before
        return state


class _Watchers:
    """Those who listen to a launch, and the report of what they heard."""

    def __init__(
        self,
        events: Events,
        reporter: Reporter,
        waves: _Waves,
        trace: bool,
        count_sectors: bool,
        count_traffic: bool,
    ):
        instructions, source_of = reporter.instructions, reporter.source_of
        self._reporter, self._waves = reporter, waves
        line_of = waves.kernel.line_of
        self.banks = Banks(instructions, source_of, line_of)
        events.listen(SharedAccessed, self.banks.count)
        self._sectors = Sectors(instructions, source_of, line_of) if count_sectors else None
        if self._sectors:
            events.listen(GlobalAccessed, self._sectors.count)
        self._outside = OutsideBoxes(events, source_of)
        self._counting = Counting(events, instructions) if count_traffic else None
        self._recorder = Recorder(events, reporter, lambda: waves.steps) if trace else None

    def trace(self) -> Trace | None:
        return self._recorder.trace() if self._recorder else None

    def report(self) -> Report:
        reporter, waves = self._reporter, self._waves
        instructions = reporter.instructions
        return Report(
            hazards=reporter.hazards,
            executed=frozenset(compress(waves.kernel.opcodes, waves.executed)),
            steps=waves.steps,
            seconds=waves.work / WORK_A_SECOND,
            bank_conflicts=self.banks.report(),
            trace=self.trace(),
            touches={
                address: seen.touches(lambda site: instructions[site].opcode, reporter.source_of)
                for address, seen in waves.shadows.watched().items()
            },
            decisions=waves.decisions.found(),
            sectors=self._sectors.report() if self._sectors else (),
            found=reporter.found,
            traffic=self._counting.found() if self._counting else None,
            outside=self._outside.found(),
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


def _blocks_at_once(program: Program, grid: _Dim, block: _Dim, cluster: _Dim) -> int:
    """How many blocks a wave has: whole clusters, as those are resident together."""
    threads, cluster_size = math.prod(block), math.prod(cluster)
    local_bytes = max(program.layout.local_bytes, 1) * threads
    at_once = min(
        MAX_THREADS // threads,
        MAX_CLOCK_CELLS // threads**2,
        MAX_LOCAL_BYTES // local_bytes,
        math.prod(grid),
    )
    return max(at_once // cluster_size, 1) * cluster_size


def _check_at_once(program: Program, grid: _Dim, block: _Dim, cluster: _Dim) -> None:
    """Raise LaunchError for a cooperative launch of more blocks than are held at a time."""
    blocks, at_once = math.prod(grid), _blocks_at_once(program, grid, block, cluster)
    if blocks > at_once:
        raise LaunchError(
            f"a cooperative launch of {blocks} blocks, which must all be there at once: of this "
            f"size the emulator holds {at_once}. Give a smaller grid."
        )


def _parameters(program: Program, given: list[bytes | TensorMap]) -> np.ndarray:
    """Parameter memory, uint8."""
    declared = program.parameters
    if len(given) != len(declared):
        raise LaunchError(
            f"kernel {program.function.name} takes {len(declared)} parameters, got {len(given)}"
        )
    data = bytearray(-(-max(program.layout.parameter_bytes, 16) // 16) * 16)
    for number, ((start, size), value) in enumerate(zip(declared, given, strict=True)):
        if isinstance(value, TensorMap):
            value = descriptors.pack(value)
        if len(value) != size:
            raise LaunchError(
                f"parameter {number} of kernel {program.function.name} is "
                f"{size} bytes, got {len(value)}"
            )
        data[start : start + size] = value
    return np.frombuffer(data, np.uint8)


def _element_bytes(
    kernel: Kernel, memory: GlobalMemory, values: np.ndarray, constants: np.ndarray
) -> int:
    """The bytes of the smallest element that a tensor copy of this launch can move, 16 at most:
    its map is in parameter, constant or global memory, and may be in the middle of a struct."""
    if not kernel.copies_tensors:
        return MAX_GRANULE_BYTES
    smallest = MAX_GRANULE_BYTES
    for data in (
        values,
        constants,
        *(one.bytes for one in memory.allocations() if one.written is not False),
    ):
        for at in descriptors.tensor_maps_in(data):
            with suppress(descriptors.NoTensorMap):
                found = descriptors.tensor_map(data[at : at + TENSOR_MAP_BYTES].tobytes())
                smallest = min(smallest, found.element_bytes)
    return smallest
