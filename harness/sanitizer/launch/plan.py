"""A launch as plain data: the kernel, its options, and Hopper's limits.

`LaunchPlan` is the kernel with its extents and parameters, `RunOptions` how a device runs it, and
`check_launch` and its neighbors reject the launches that a Hopper GPU would reject. Grids are
counted in blocks everywhere in the harness, also with clusters.

`as_launched` has the effect of an ``.entry``'s directives, and the launches that they forbid.
Measured on an H200 (driver 580.159.04, 2026-11-22): a launch rejected here for its block is
CUDA_ERROR_INVALID_VALUE there, a launch rejected for its cluster CUDA_ERROR_INVALID_CLUSTER_SIZE,
and an accepted launch ran with as many threads. Clusters of 9 to 16 blocks need
CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED, and 32 are rejected with it too (measured on an
H100, the same driver).
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from numbers import Real
from typing import Any, Protocol

import numpy as np

from harness.base.arch import (
    MAX_BLOCK,
    MAX_CLUSTER_BLOCKS,
    MAX_GRID,
    MAX_SHARED_BYTES,
    MAX_THREADS_PER_BLOCK,
    REGISTER_UNIT,
    REGISTERS,
    WARP,
    WARPS_TOGETHER,
)
from harness.base.errors import LaunchError
from harness.sanitizer.isa.text.kernel import Kernel
from harness.sanitizer.isa.text.tree import Function, Special
from harness.sanitizer.tensormap import TensorMap

DEFAULT_TIMEOUT_S = 10.0
SCHEDULES = ("late-copies", "early-copies", "warps-apart", "random")  # the emulator's schedules

_AXES = "xyz"
_ONE_BLOCK = (1, 1, 1)

Dim3 = tuple[int, int, int]


class PackedParameter(Protocol):
    """A parameter that is known by its bytes."""

    @property
    def data(self) -> bytes: ...


Parameter = PackedParameter | TensorMap  # a tensor map is packed by the device: 128 bytes, by value


@dataclass(frozen=True)
class Scalar:
    """A value that is passed unchanged: its bytes are the parameter's bytes."""

    value: np.generic

    @property
    def data(self) -> bytes:
        return self.value.tobytes()


@dataclass(frozen=True)
class LaunchPlan:
    """A kernel, the extents of its launch, and the values of its parameters.

    A plan has all that a device needs and none of the caller's Python objects: `Device.launch`
    makes it from a kernel and its arguments, and the judge from a submission.
    """

    kernel: Kernel
    grid: Dim3
    """Blocks along x, y and z, also with clusters."""
    block: Dim3
    """Threads of a block along x, y and z."""
    cluster: Dim3 = (1, 1, 1)
    """Blocks of a cluster along x, y and z; a kernel may require another (`as_launched`)."""
    shared_bytes: int = 0
    """Dynamic shared memory of a block."""
    parameters: tuple[Parameter, ...] = ()
    """One value for each ``.param`` of the kernel."""
    sources: dict[str, str] = field(default_factory=dict)
    """The text of the files that the PTX's ``.file`` directives name, by that name: a process
    without these files can still quote their lines."""


@dataclass(frozen=True)
class Watch:
    """A watched allocation, and the bytes that its readers see instead of its own: uint8[nbytes],
    or None for its own (an *intervention*: see `harness.sanitizer.emulator.provenance`)."""

    threads_see: np.ndarray | None = None
    copies_see: np.ndarray | None = None


@dataclass(frozen=True)
class HostVariable:
    """A variable of the module that the host has written, with cudaMemcpyToSymbol for example.

    ``data``: uint8, as long as the variable: its value at the start of the launch and, after the
    launch, its value then. ``address``: where it is in global memory, None for anywhere; ignored
    for a variable in constant memory. If not ``is_set``, it starts with the PTX's initial value.
    """

    data: np.ndarray
    address: int | None = None
    is_set: bool = True


@dataclass(frozen=True)
class RunOptions:
    """Options of a run on a device: its time limit and, on the emulator, its schedule and its
    records. A GPU takes the time limit alone."""

    timeout_s: float = DEFAULT_TIMEOUT_S
    """Seconds until the launch is ended; on the emulator seconds of its own time, so that the same
    kernel ends the same way on a busy machine."""
    schedule: str = SCHEDULES[0]
    """The order of threads and copies, of `SCHEDULES`."""
    seed: int = 0
    """Of the random schedule, and of what the kernel can read of the machine."""
    clusters: tuple[int, ...] | None = None
    """Run these clusters of the grid alone, numbered as blocks are; None for all."""
    cooperative: bool = False
    """All blocks are resident at once and have a workspace to synchronize in, as after
    cudaLaunchCooperativeKernel."""
    variables: Mapping[str, HostVariable] = field(default_factory=dict)
    """The module's variables that the host has written, by name."""
    watches: Mapping[int, Watch] = field(default_factory=dict)
    """Allocations to watch, by address: they are in `Report.touches`."""
    negated_products: bool = False
    """Negate the products of wgmma: an intervention."""
    trace: bool = False
    """Record what happens at each step: `Report.trace`."""
    count_banks: bool = True
    """Count bank conflicts: `Report.bank_conflicts`."""
    count_sectors: bool = False
    """Count the sectors of global memory that each line takes: `Report.sectors`."""
    count_traffic: bool = False
    """Count copies and products: `Report.traffic`."""
    instrument: Callable[[Any], Any] | None = None
    """Maps the kernel's steps (`harness.sanitizer.emulator.program.lower.Lowered`) to those that
    are run."""
    write: Callable[[str], object] | None = None
    """Receives the text that the kernel prints; None for standard output."""

    def for_the_emulator(self) -> list[str]:
        """The names of the fields that a GPU ignores and that have other values than usual."""
        return [
            option.name
            for option in fields(self)
            if option.name != "timeout_s"
            and getattr(self, option.name) != getattr(DEFAULT_OPTIONS, option.name)
        ]


DEFAULT_OPTIONS = RunOptions()


def dim3(value: int | tuple[int, ...], name: str) -> Dim3:
    """``8`` or ``(8,)`` or ``(8, 4)`` as ``(8, 4, 1)``; order x, y, z as in CUDA."""
    extents = value if isinstance(value, (tuple, list)) else (value,)
    if not 1 <= len(extents) <= 3:
        raise LaunchError(
            f"{name}={value!r} has {len(extents)} dimensions; CUDA has 1 to 3 (x, y, z)."
        )
    try:
        whole = [operator.index(extent) for extent in extents]
    except TypeError:
        raise LaunchError(f"{name}={value!r} must be whole numbers: x, y, z.") from None
    x, y, z = (*whole, 1, 1, 1)[:3]
    return x, y, z


def check_launch(grid: Dim3, block: Dim3, cluster: Dim3, shared_bytes: int) -> None:
    """Raise LaunchError if a launch exceeds the limits of a Hopper GPU."""
    _check_extents("grid", grid, MAX_GRID)
    _check_extents("block", block, MAX_BLOCK)
    _check_extents("cluster", cluster, (MAX_CLUSTER_BLOCKS,) * 3)
    threads = block[0] * block[1] * block[2]
    if threads > MAX_THREADS_PER_BLOCK:
        raise LaunchError(
            f"block={block} has {threads} threads; a block holds at most {MAX_THREADS_PER_BLOCK}. "
            "Use a smaller block and a larger grid."
        )
    blocks = cluster[0] * cluster[1] * cluster[2]
    if blocks > MAX_CLUSTER_BLOCKS:
        raise LaunchError(
            f"cluster={cluster} has {blocks} blocks; a cluster holds at most {MAX_CLUSTER_BLOCKS}."
        )
    for axis, extent, size in zip(_AXES, grid, cluster, strict=True):
        if extent % size:
            raise LaunchError(
                f"grid={grid} is not a multiple of cluster={cluster} in {axis}: {extent} blocks "
                f"are not whole clusters of {size}. The grid counts blocks, not clusters; the "
                f"next that fits is {-(-extent // size) * size}."
            )
    check_shared(0, shared_bytes)


def check_timeout(timeout: object) -> None:
    """Raise LaunchError where a time limit is not a number of seconds."""
    if not isinstance(timeout, Real) or math.isnan(float(timeout)):
        raise LaunchError(f"timeout is a number of seconds; got {timeout!r}.")


def check_shared(static_bytes: int, dynamic_bytes: int) -> None:
    """Raise LaunchError where a block's shared memory does not fit."""
    if dynamic_bytes < 0:
        raise LaunchError(f"shared_bytes={dynamic_bytes} must not be negative.")
    total = static_bytes + dynamic_bytes
    if total > MAX_SHARED_BYTES:
        parts = f" ({static_bytes} static + {dynamic_bytes} dynamic)" if static_bytes else ""
        raise LaunchError(
            f"the block asks for {total} bytes of shared memory{parts}; Hopper gives a block at "
            f"most {MAX_SHARED_BYTES} ({MAX_SHARED_BYTES >> 10} KiB). Use smaller tiles or fewer "
            "stages."
        )


def check_registers(registers: int, threads: int) -> None:
    """Raise LaunchError if a block's threads, with ``registers`` each, need more registers than
    there are.

    Registers are allocated to warps, and these come in fours: one for each part of the
    multiprocessor.
    """
    of_a_warp = -(-registers * WARP // REGISTER_UNIT) * REGISTER_UNIT
    warps = -(-threads // (WARP * WARPS_TOGETHER)) * WARPS_TOGETHER
    if of_a_warp * warps > REGISTERS:
        raise LaunchError(
            f"a thread of this kernel takes {registers} registers, and a block of {threads} "
            f"threads {of_a_warp * warps}: a multiprocessor has {REGISTERS}. The driver rejects it "
            "(too many resources requested). Use a smaller block, or say how large it is when "
            "compiling (launch bounds, in PTX .maxntid): the assembler then takes fewer."
        )


def _check_extents(name: str, extents: Dim3, most: Dim3) -> None:
    for axis, extent, limit in zip(_AXES, extents, most, strict=True):
        if not 1 <= extent <= limit:
            raise LaunchError(f"{name}.{axis}={extent} is out of range: it must be 1 to {limit}.")


def as_launched(function: Function, grid: Dim3, block: Dim3, cluster: Dim3) -> tuple[Dim3, Dim3]:
    """Return the grid, in blocks, and the cluster of the launch, from those asked for (x, y, z).
    A cluster of a single block counts as none: then the kernel's own directive decides. Raises
    LaunchError if the driver would reject."""
    says, name = function.directives, function.name
    threads = math.prod(block)
    if says.max_threads is not None and threads > says.max_threads:
        raise LaunchError(
            f"block={block} has {threads} threads, and {name} says .maxntid {says.max_threads}: "
            "the driver rejects the launch. Launch bounds must allow the block that is launched."
        )
    if says.required_block is not None and block != says.required_block:
        raise LaunchError(
            f"block={block}, and {name} says .reqntid {_extents(says.required_block)}: the driver "
            "rejects any other block."
        )
    if cluster != _ONE_BLOCK and says.cluster not in (None, cluster):
        raise LaunchError(
            f"cluster={cluster}, and {name} says .reqnctapercluster {_extents(says.cluster)}: the "
            "driver rejects any other cluster."
        )
    if says.explicit_cluster and says.cluster is None and cluster == _ONE_BLOCK:
        raise LaunchError(f"{name} says .explicitcluster: launch it with a cluster.")
    cluster = says.cluster or cluster
    blocks = math.prod(cluster)
    if says.max_cluster_blocks is not None and blocks > says.max_cluster_blocks:
        raise LaunchError(
            f"cluster={cluster} has {blocks} blocks, and {name} says .maxclusterrank "
            f"{says.max_cluster_blocks}: the driver rejects the launch."
        )
    if not 1 <= blocks <= MAX_CLUSTER_BLOCKS:
        raise LaunchError(
            f"{name} says .reqnctapercluster {_extents(cluster)}: a cluster has 1 to "
            f"{MAX_CLUSTER_BLOCKS} blocks."
        )
    if says.blocks_are_clusters:
        x, y, z = (extent * size for extent, size in zip(grid, cluster, strict=True))
        grid = x, y, z
    if any(extent % size for extent, size in zip(grid, cluster, strict=True)):
        raise LaunchError(f"a grid of {grid} blocks cannot be cut into clusters of {cluster}")
    return grid, cluster


def asks_for_workspace(function: Function) -> bool:
    """Return True if it reads the address of the workspace of a cooperative launch (PTX ISA
    10.34 leaves it to the driver; so does `grid.sync()` of cooperative groups): without a
    workspace, such a kernel executes trap."""
    read = {o.name for i in function.instructions for o in i.operands if isinstance(o, Special)}
    return {"%envreg1", "%envreg2"} <= read


def _extents(extents: Dim3) -> str:
    return ", ".join(map(str, extents))
