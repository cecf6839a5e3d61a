"""The sanitizer: PTX and a launch in; hazards, with cause and line, out.

From the ground up: `isa` (the PTX manual as data), `tensormap`, `launch` (a launch as data),
`assembler`, `emulator` (runs a kernel, finds what the memory model does not order), `diagnosis`
(what a finding means, in words), `capture` (a launch of a running program), `devices`, `cli`
(``ptx-sanitizer``) and `page` (the same in a browser). It knows nothing of the course.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from harness.base.doors import Door

if TYPE_CHECKING:
    from harness.sanitizer.assembler import trial
    from harness.sanitizer.assembler.assembler import Assembled, assemble
    from harness.sanitizer.assembler.trial import Trial
    from harness.sanitizer.cli.examination import (
        BAD_INPUT,
        CLEAN,
        ENDED,
        HAZARDS,
        examine,
    )
    from harness.sanitizer.cli.ptx_sanitizer import show_hazard
    from harness.sanitizer.cli.request import requests_of
    from harness.sanitizer.devices import emulated
    from harness.sanitizer.devices.base import Device, Run, Undefined, array_of, copied_to
    from harness.sanitizer.devices.detection import (
        Detection,
        driver_cuda,
        driver_is_here,
        find_hopper,
        gpu_name,
        slow_emulator,
        tell_once,
    )
    from harness.sanitizer.devices.emulated import EmulatedDevice, assembled_beside
    from harness.sanitizer.diagnosis import (
        ROOTS,
        Cause,
        Hazard,
        Message,
        Names,
        Report,
        Severity,
        directness,
        distinct,
        fill,
        filled,
        schedules_of,
    )
    from harness.sanitizer.diagnosis import rules as diagnosis_rules
    from harness.sanitizer.diagnosis.causes import hangs as causes_of_hangs
    from harness.sanitizer.launch.arrays import LOOK_BYTES, POISON_BYTE, DeviceArray, contiguous
    from harness.sanitizer.launch.parameters import (
        Convention,
        ParameterSpec,
        Pointer,
        bind,
        check_arguments,
        expand,
        kernel_meant,
        plan_of,
    )
    from harness.sanitizer.launch.plan import (
        DEFAULT_OPTIONS,
        DEFAULT_TIMEOUT_S,
        SCHEDULES,
        HostVariable,
        LaunchPlan,
        Parameter,
        RunOptions,
        Scalar,
        Watch,
        check_launch,
        check_registers,
        check_shared,
        dim3,
    )
    from harness.sanitizer.tensormap import TensorMap
    from harness.sanitizer.tensormap.description import (
        OOB_FILLS,
        SWIZZLES,
    )
    from harness.sanitizer.tensormap.rules import MAX_BOX_BYTES, MAX_BOX_DIM, Violation

_DOOR = Door(__name__)
__all__ = _DOOR.names
__getattr__ = _DOOR.resolve
