"""Any numba-cuda program on the emulator: its kernels run from their PTX, on a machine without a
GPU, and every access that the memory model does not order is reported at its Python line.

driver.py   stands in for the CUDA driver below numba-cuda: memory, streams and events
command.py  ``python -m harness run program.py``

    with harness.emulated() as emulation:
        kernel[grid, block](x, y)
    assert not emulation.hazards

numba-cuda itself types arguments, compiles, and copies arrays: only its driver is another. Streams
and events are in the program's own order, which is an order that CUDA allows. What is not there
raises NotImplementedError with its name and the reason.
"""

from __future__ import annotations

import contextlib
import inspect
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from os.path import abspath
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
from numba.cuda import types
from numba.cuda.codegen import CUDACodeLibrary
from numba.cuda.core import config
from numba.cuda.dispatcher import CUDADispatcher, _Kernel

from harness.base.arch import MAX_THREADS_PER_BLOCK
from harness.base.errors import LaunchEnded
from harness.course.compiler.kernel import source_files
from harness.course.compiler.numba_cuda import target
from harness.course.compiler.numba_cuda.front_end import kernel_of
from harness.course.compiler.numba_cuda.llvm_text import shapes_noted
from harness.course.compiler.numba_cuda.target import replaced
from harness.course.program.driver import StandIn, stand_in, texts_of
from harness.sanitizer import (
    CLEAN,
    ENDED,
    HAZARDS,
    SCHEDULES,
    DeviceArray,
    Hazard,
    HostVariable,
    LaunchPlan,
    RunOptions,
    Scalar,
    contiguous,
    dim3,
    distinct,
)
from harness.sanitizer.isa import Kernel, Ptx, linked

TIMEOUT_S = 600.0  # per launch: a program's shapes are those of a GPU
# The variables in which a kernel of `debug=True` leaves an exception: its number, and its thread.
_STATUS = re.compile(r"[\w$]+__(errcode|(?:tid|ctaid)[xyz])__(?=;)")
_POINTER_AT = 4  # an array's pointer among its parameters (harness.sanitizer.launch.parameters)
# The part of libcudadevrt that cooperative groups need, as there is no PTX of it: a barrier of all
# blocks. The last of `gridDim` blocks to arrive flips bit 31, which all wait for.
_GRID_BARRIER = Path(__file__).with_name("grid_barrier.ptx")


@dataclass
class Emulation:
    """The launches of a program so far, and their hazards."""

    schedules: Sequence[str] = SCHEDULES[:1]
    timeout_s: float = TIMEOUT_S
    launches: int = 0
    seconds: float = 0.0
    """Of the emulator's own time, in all launches on the first schedule."""
    ended: LaunchEnded | None = None
    """The end of a launch that did not finish."""
    by_schedule: dict[str, list[Hazard]] = field(default_factory=dict)

    @property
    def hazards(self) -> tuple[Hazard, ...]:
        """A report for each bug."""
        every = [hazard for hazards in self.by_schedule.values() for hazard in hazards]
        return tuple(distinct(every))

    def exit_status(self, strict: bool = False) -> int:
        """Return that of ``ptx-sanitizer``."""
        if self.ended is not None:
            return ENDED
        bad = any(strict or hazard.severity == "error" for hazard in self.hazards)
        return HAZARDS if bad else CLEAN

    def note(self, schedule: str, hazards: Sequence[Hazard]) -> None:
        known = self.by_schedule.setdefault(schedule, [])
        known[:] = distinct([*known, *hazards])


@contextlib.contextmanager
def emulated(
    schedules: Sequence[str] = SCHEDULES[:1], timeout: float = TIMEOUT_S
) -> Iterator[Emulation]:
    """Run the launches of numba-cuda in this block on the emulator, on each of ``schedules``;
    memory is then as the first leaves it. ``timeout``: of each run, as of `Device.launch`.

    Yields the `Emulation`. A launch that cannot finish raises KernelHung or KernelFault.
    """
    emulation = Emulation(schedules, timeout)
    with stand_in() as driver, contextlib.ExitStack() as stack:
        instead = [
            (_Kernel, "__init__", _compile_kernel),
            (_Kernel, "bind", lambda kernel: None),
            (_Kernel, "launch", _launcher(driver, emulation)),
            (CUDACodeLibrary, "get_cufunc", _unmeasured),
            (CUDADispatcher, "compile_device", _compile_device),
            (CUDADispatcher, "enable_caching", lambda dispatcher: None),
            # This warning is about speed on a GPU.
            (config, "CUDA_LOW_OCCUPANCY_WARNINGS", 0),
            (config, "CUDA_WARN_ON_IMPLICIT_COPY", 0),
        ]
        for owner, name, ours in instead:
            stack.enter_context(replaced(owner, name, ours))
        yield emulation


_numbas_init: Any = _Kernel.__init__
_numbas_compile_device: Any = CUDADispatcher.compile_device


def _compile_kernel(
    kernel: Any, function: Any, kinds: Any, link: Any = None, **options: Any
) -> None:
    """Compile like numba-cuda, with line information and without debug information."""
    with target.less_work(), shapes_noted():
        _numbas_init(kernel, function, kinds, link, **{**options, "lineinfo": True})
    library = kernel._codelibrary
    kernel.harness_linked = texts_of(library._linking_files, function.__name__)
    library._nvvm_options.pop("g", None)
    library._ptx_cache.clear()
    kernel.harness_kernel = None


def _compile_device(dispatcher: Any, args: Any, return_type: Any = None) -> Any:
    dispatcher.targetoptions["lineinfo"] = True
    return _numbas_compile_device(dispatcher, args, return_type)


def _unmeasured(library: Any) -> Any:
    """Return a kernel without measurements of its machine code: there is none."""

    class Function:
        kernel = SimpleNamespace(
            attributes=SimpleNamespace(max_threads_per_block=MAX_THREADS_PER_BLOCK)
        )
        handle = None

        @property
        def attrs(self) -> object:
            raise NotImplementedError(
                "registers and memory of a kernel: the emulator runs PTX, not machine code"
            )

    return Function()


def _compiled(kernel: Any) -> tuple[Kernel, dict[str, str]]:
    """Return the PTX of a kernel, and the texts of its source files."""
    if getattr(kernel, "harness_kernel", None) is None:
        own = kernel_of(kernel._codelibrary, kernel.py_func.__name__)
        texts = (
            *kernel.harness_linked,
            *([_GRID_BARRIER.read_text()] if kernel.cooperative else []),
        )
        if texts:
            own = Kernel(Ptx(linked(own.text, texts)), own.entry)
        kernel.harness_kernel = own, source_files(own.ptx)
    known: tuple[Kernel, dict[str, str]] = kernel.harness_kernel
    return known


def _launcher(driver: StandIn, emulation: Emulation) -> Any:
    """Return the block's `_Kernel.launch`."""

    def launch(
        kernel: Any, args: Any, grid: Any, block: Any, stream: Any = 0, shared_bytes: int = 0
    ) -> None:
        write_back: list[Any] = []
        values: list[Any] = []
        names = list(inspect.signature(kernel.py_func).parameters)
        for name, kind, value in zip(names, kernel.argument_types, args, strict=False):
            first = len(values)
            kernel._prepare_args(kind, value, 0, write_back, values)
            if isinstance(kind, types.Array) and values[first + _POINTER_AT]:
                _call(driver, name, kind, values[first:])
        compiled, sources = _compiled(kernel)
        plan = LaunchPlan(
            compiled,
            dim3(tuple(grid), "grid"),
            dim3(tuple(block), "block"),
            (1, 1, 1),
            shared_bytes,
            tuple(Scalar(np.void(_as_bytes(value))) for value in values),
            sources,
        )
        status = {
            match[0]: (match[1], HostVariable(np.zeros(4, np.uint8)))
            for match in _STATUS.finditer(compiled.text if kernel.debug else "")
        }
        variables = {name: variable for name, (_, variable) in status.items()}
        _run(driver, emulation, plan, kernel.cooperative, variables)
        _raise_of_kernel(kernel, dict(status.values()))
        for write in write_back:
            write()

    return launch


def _raise_of_kernel(kernel: Any, status: Mapping[str, HostVariable]) -> None:
    """Raise the exception of a kernel as numba-cuda does, with its message."""
    values = {key: int(variable.data.view(np.int32)[0]) for key, variable in status.items()}
    if not values.get("errcode"):
        return
    kind, arguments, place = kernel.call_helper.get_exception(values["errcode"])
    thread, block = ([values[f"{word}{axis}"] for axis in "zyx"] for word in ("tid", "ctaid"))
    where = f"tid={thread} ctaid={block}"
    if place:
        function, file, line = place
        where = f"In function {function!r}, file {abspath(file)}, line {line}, {where}"
    first, rest = (f"{where}: {arguments[0]}", arguments[1:]) if arguments else (where, ())
    raise kind(first, *rest)


def _call(driver: StandIn, name: str, kind: Any, values: Sequence[int]) -> None:
    """Name an array's memory in messages; ``values``: the parameters that it begins at."""
    memory, offset = driver.memory_at(values[_POINTER_AT])
    _, _, elements, element_bytes, _, *shape = values[: _POINTER_AT + 1 + kind.ndim]
    if kind.layout == "C" and offset == 0 and elements * element_bytes == memory.nbytes:
        dtype = np.dtype(f"V{element_bytes}")
        strides = contiguous(tuple(shape), dtype)
        array = DeviceArray(driver.emulator, memory, tuple(shape), dtype, strides)
        memory.call(name, array)
    else:
        memory.call(name)


def _as_bytes(value: Any) -> bytes:
    """A parameter as numba-cuda prepares it: of ctypes, a truth, or a whole number of 64 bits."""
    if isinstance(value, bool | np.bool_):
        return bytes([int(value)])
    if isinstance(value, int | np.integer):
        return (int(value) % (1 << 64)).to_bytes(8, "little")
    return bytes(value)


def _run(
    driver: StandIn,
    emulation: Emulation,
    plan: LaunchPlan,
    cooperative: bool,
    status: Mapping[str, HostVariable],
) -> None:
    """Run a launch on each schedule, the first schedule last, as its memory stays."""
    emulation.launches += 1
    first, *others = emulation.schedules
    before = driver.snapshot() if others else []
    for schedule in (*others, first):
        options = RunOptions(
            emulation.timeout_s, schedule, cooperative=cooperative, variables=status
        )
        try:
            report = driver.emulator.run(plan, options).report
        except LaunchEnded as ended:
            emulation.ended = ended
            emulation.note(schedule, ended.all_hazards or ended.hazards)
            raise
        assert report is not None  # the emulator always has one
        emulation.note(schedule, report.all_hazards)
        if schedule == first:
            emulation.seconds += report.emulated_s
        else:
            driver.restore(before)
