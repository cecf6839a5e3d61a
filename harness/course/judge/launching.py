"""A launch by the judge: fresh buffers, the plan from the exercise, and the outcome.

The plan is made here, from the exercise and the drawn shape alone; the submission gives the
PTX text, the entry's name and the source text to quote from.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import numpy as np

from harness.base.errors import (
    HarnessError,
    KernelFault,
    KernelHung,
    KernelUnfinished,
    LaunchEnded,
    LaunchError,
    PtxError,
    TensorMapError,
)
from harness.base.processes.parallel import in_threads, slices
from harness.course.exercises.exercise import (
    Argument,
    ArrayArgument,
    Arrays,
    Im2colArgument,
    Launch,
    MapArgument,
    ScalarArgument,
    Shape,
    View,
)
from harness.course.judge.compare import dtype_of
from harness.course.judge.submission import Submission
from harness.course.judge.verdict import UNJUDGED, Problem
from harness.sanitizer import (
    LOOK_BYTES,
    Device,
    DeviceArray,
    Hazard,
    LaunchPlan,
    ParameterSpec,
    Report,
    Run,
    RunOptions,
    TensorMap,
    Undefined,
    Watch,
    expand,
)
from harness.sanitizer.emulator import Touch


@dataclass(frozen=True)
class Drawn:
    """A shape with its launch, its inputs and its expected outputs (float64). A shape with
    ``once`` is an edge, where some instructions may have nothing to do: it runs on the first
    schedule alone."""

    index: int
    shape: Shape
    launch: Launch
    inputs: Arrays
    expected: Arrays
    once: bool = False


@dataclass(frozen=True)
class LaunchOutcome:
    """A launch as the judge sees it: its ending, and the contents of its buffers."""

    elapsed_ms: float
    run: Run | None = None
    """None if the launch did not finish."""
    problem: Problem | None = None
    """The reason why it did not finish."""
    hazards: tuple[Hazard, ...] = ()
    """The run's, or those that were found until the launch was ended."""
    outputs: Arrays = field(default_factory=dict)
    undefined: dict[str, Undefined | None] = field(default_factory=dict)
    """By output; None where the device cannot tell."""
    modified_inputs: tuple[str, ...] = ()
    touches: dict[str, tuple[Touch, ...]] = field(default_factory=dict)
    """The accesses to the watched buffers, by their names."""

    @property
    def report(self) -> Report | None:
        """The emulator's; None on hardware, and if the launch did not finish."""
        return self.run.report if self.run else None

    @property
    def executed(self) -> frozenset[str]:
        return self.run.executed if self.run else frozenset()


_PIECE_BYTES = 1 << 24
_ENDINGS = {KernelHung: "hang", KernelFault: "fault", KernelUnfinished: UNJUDGED}


@dataclass(frozen=True)
class _Kernel:
    name: str
    parameters: tuple[ParameterSpec, ...]


def make_plan(
    device: Device,
    submission: Submission,
    launch: Launch,
    inputs: Arrays,
    in_place: bool = False,
) -> tuple[LaunchPlan, dict[str, DeviceArray]]:
    """Return the plan, and its buffers by name: inputs copied to the device, outputs unwritten
    or, if they have an initial value, a copy of that; scratch buffers unwritten. ``in_place``: a
    kernel's writes to an input may go to ``inputs``, and unwritten buffers take no memory."""
    placed = device.adopted if in_place else device.to_device
    buffers = {name: placed(array) for name, array in inputs.items()}
    for output in launch.outputs:
        dtype = dtype_of(output.dtype)
        if output.initial is not None:
            buffers[output.name] = device.to_device(inputs[output.initial])
        elif in_place:
            buffers[output.name] = device.untouched(output.shape, dtype)
        else:
            buffers[output.name] = device.empty(output.shape, dtype)
    for scratch in launch.scratch:
        buffers[scratch.name] = device.scratch(scratch.shape, dtype_of(scratch.dtype))
    for argument in launch.arguments:  # the kernel's own words: several may be of one buffer
        if not isinstance(argument, ScalarArgument):
            device.call(buffers[argument.of], argument.name)
    kernel = _Kernel(submission.kernel, launch.specifications(submission.convention))
    values = [_value(argument, buffers) for argument in launch.arguments]
    plan = LaunchPlan(
        kernel=submission.compiled,
        grid=launch.grid,
        block=launch.block,
        cluster=launch.cluster,
        shared_bytes=launch.shared_bytes,
        parameters=expand(kernel, values),
        sources=submission.sources,
    )
    return plan, buffers


def run_once(
    device: Device,
    submission: Submission,
    launch: Launch,
    inputs: Arrays,
    options: RunOptions,
    watch: Mapping[str, Watch] | None = None,
) -> LaunchOutcome:
    """Launch once and wait; the kernel's failures become data.

    ``watch``: the buffers whose accesses the emulator reports, by name (`RunOptions.watches` has
    their addresses, which are not known before).
    """
    watch = watch or {}
    started = time.perf_counter()
    hazards: tuple[Hazard, ...] = ()
    try:
        device.settle(options.seed)
        plan, buffers = make_plan(device, submission, launch, inputs)
        if watch:
            watches = {buffers[name].address: each for name, each in watch.items()}
            options = replace(options, watches=watches)
        run = device.run(plan, options)
    except LaunchEnded as error:
        hazards = tuple(error.hazards)
        problem = Problem(
            _ENDINGS[type(error)],
            str(error),
            cause=str(error.cause or ""),
            headline=error.headline,
            help=error.help,
        )
    except PtxError as error:
        problem = Problem("ptx-error", str(error))
    except LaunchError as error:
        problem = Problem("launch-error", str(error))
    except TensorMapError as error:  # the student planned this map
        problem = Problem("tensor-map-error", str(error))
    except HarnessError as error:
        problem = Problem(type(error).__name__, str(error))
    else:
        elapsed_ms = (time.perf_counter() - started) * 1e3
        touched = run.report.touches if run.report else {}
        names = [output.name for output in launch.outputs]
        return LaunchOutcome(
            elapsed_ms,
            run,
            hazards=run.hazards,
            outputs={name: buffers[name].copy_to_host() for name in names},
            undefined={name: device.undefined(buffers[name]) for name in names},
            modified_inputs=modified_inputs(inputs, buffers),
            touches={name: touched.get(buffers[name].address, ()) for name in watch},
        )
    return LaunchOutcome((time.perf_counter() - started) * 1e3, problem=problem, hazards=hazards)


def modified_inputs(inputs: Arrays, buffers: dict[str, DeviceArray]) -> tuple[str, ...]:
    """The names of the inputs that the kernel has changed, compared bit for bit, in the memory
    that copies end in."""

    def is_as_before(name: str) -> bool:
        buffer, array = buffers[name], np.asarray(inputs[name])

        def same(rows: slice) -> bool:
            with buffer[rows].on_host() as part:
                return same_bits(part, array[rows])

        return all(in_threads(same, seen_at_once(array)))

    return tuple(name for name in inputs if not is_as_before(name))


def seen_at_once(array: np.ndarray) -> list[slice]:
    """Rows that are looked at together: at most `LOOK_BYTES`, where a row is no more than that."""
    return slices(len(array), max(1, LOOK_BYTES * len(array) // max(array.nbytes, 1)))


def same_bits(a: np.ndarray, b: np.ndarray) -> bool:
    """Compare two arrays of the same shape and dtype by their bits: a NaN is equal to itself
    then, and -0.0 is not 0.0."""
    return np.array_equal(_bits(a), _bits(b))


def _bits(array: np.ndarray) -> np.ndarray:
    flat = np.ascontiguousarray(array).reshape(-1)
    return flat.view(np.uint64 if flat.nbytes % 8 == 0 else np.uint8)


def row_slices(shape: tuple[int, ...], nbytes: int) -> list[slice]:
    """An array of ``nbytes``, cut along its first axis into pieces that are worth a copy each."""
    return slices(shape[0], max(1, _PIECE_BYTES * shape[0] // nbytes))


def _value(argument: Argument, buffers: dict[str, DeviceArray]) -> object:
    if isinstance(argument, MapArgument):
        return TensorMap.tiled(
            _viewed(buffers[argument.of], argument.view),
            argument.box,
            swizzle=argument.swizzle,
            interleave=argument.interleave,
            element_strides=argument.element_strides,
            l2_promotion=argument.l2_promotion,
            oob_fill=argument.oob_fill,
        )
    if isinstance(argument, Im2colArgument):
        return TensorMap.im2col(
            buffers[argument.of],
            argument.lower_corner,
            argument.upper_corner,
            argument.channels_per_pixel,
            argument.pixels_per_column,
            swizzle=argument.swizzle,
            element_strides=argument.element_strides,
        )
    if isinstance(argument, ArrayArgument):
        return buffers[argument.of]
    return dtype_of(argument.dtype).type(argument.value)


def _viewed(array: DeviceArray, view: View | None) -> DeviceArray:
    if view is None:
        return array
    strides = tuple(step * array.dtype.itemsize for step in view.strides)
    return DeviceArray(
        array.device, array.memory, view.shape, array.dtype, strides, array.offset_bytes
    )
