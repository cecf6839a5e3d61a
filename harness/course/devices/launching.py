"""Devices that a notebook launches its kernels on: they compile a ``@cuda.jit`` kernel and run it.

The first launch loads the compiler: a process that runs PTX alone, as the judge does, never does.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from harness.base.errors import LaunchEnded
from harness.sanitizer import (
    DEFAULT_TIMEOUT_S,
    Device,
    DeviceArray,
    LaunchPlan,
    Pointer,
    Run,
    RunOptions,
    TensorMap,
    array_of,
    check_arguments,
    check_launch,
    dim3,
    plan_of,
)


class KernelDevice(Device):
    """A device that launches kernels in Python."""

    def launch(
        self,
        kernel: Any,
        grid: int | tuple[int, ...],
        block: int | tuple[int, ...],
        args: Sequence[Any],
        cluster: int | tuple[int, ...] = 1,
        shared_bytes: int = 0,
        timeout: float = DEFAULT_TIMEOUT_S,
        trace: bool = False,
        stamps: bool = False,
    ) -> Run:
        """Compile a ``@cuda.jit`` kernel for these arguments, run it, and wait for it.

        ``grid`` counts blocks, also with a ``cluster``. ``args`` are device arrays of this device,
        TensorMaps (passed by value) and numbers. ``shared_bytes`` is dynamic shared memory.
        ``timeout`` is in seconds, on the emulator of its own time: a second is the number of steps
        that an idle core takes in about a second, however busy the machine is. ``trace`` asks the
        emulator for `Run.trace`, which `harness.views` draws; hardware records nothing. ``stamps``
        has the kernel itself note, by timer stamps, when the warps of its first blocks wait and
        copy: `Run.trace` is that, in cycles, on hardware too. Raises LaunchError, CompileError,
        KernelHung, KernelFault, and KernelUnfinished if it is endless, or only long; an error of a
        traced launch has the ``run`` until then.
        """
        extents = dim3(grid, "grid"), dim3(block, "block"), dim3(cluster, "cluster")
        check_launch(*extents, shared_bytes)
        check_arguments(kernel, args)
        for position, arg in enumerate(args, 1):
            self.check_here(arg, f"argument {position}")

        from harness.course.compiler import compile_kernel  # brings numba: not for PTX alone

        compiled = compile_kernel(kernel, tuple(args), block=math.prod(extents[1]))
        for spec, arg in zip(compiled.parameters, args, strict=False):
            array = arg.array if isinstance(arg, TensorMap) else arg
            if isinstance(array, DeviceArray):
                self.call(array, spec.name)
        plan = plan_of(compiled, args, *extents, shared_bytes)
        options = RunOptions(timeout_s=timeout, trace=trace and self.traces and not stamps)
        try:
            names = [spec.name for spec in compiled.parameters for _ in spec.slots]
            run = self._run_stamped(plan, names, options) if stamps else self.start(plan, options)
        except LaunchEnded as ended:
            if ended.run is not None:
                ended.run = replace(ended.run, compiled=compiled)
            raise
        return replace(run, compiled=compiled)

    def _run_stamped(self, plan: LaunchPlan, names: Sequence[str], options: RunOptions) -> Run:
        """``names``: of the plan's parameters, in the kernel."""
        from harness.course.devices.stamps import (  # only for those who ask for stamps
            stamped,
            trace_of,
        )

        stamped_plan = stamped(plan, names)
        buffer = self.to_device(np.zeros(stamped_plan.nbytes, np.uint8))
        recording = replace(stamped_plan.plan, parameters=(*plan.parameters, Pointer(buffer)))
        try:
            run = self.start(recording, options)
        except LaunchEnded as error:  # the launch's notes up to here are there
            error.trace = trace_of(buffer.copy_to_host(), stamped_plan)
            error.run = Run(device=self.name, stamped=error.trace)
            raise
        return replace(run, stamped=trace_of(buffer.copy_to_host(), stamped_plan))


def home_of(args: Sequence[object]) -> KernelDevice | None:
    """The device of the first array among ``args``; None if there is none."""
    homes = (array.device for arg in args if (array := array_of(arg)) is not None)
    return next((home for home in homes if isinstance(home, KernelDevice)), None)
