"""Launches on the emulator from keyword arguments."""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np

from harness.sanitizer import diagnosis
from harness.sanitizer.diagnosis import Report
from harness.sanitizer.emulator import GlobalMemory
from harness.sanitizer.isa.text.kernel import Kernel, Ptx
from harness.sanitizer.launch.parameters import check_parameters
from harness.sanitizer.launch.plan import LaunchPlan, RunOptions, Scalar
from harness.sanitizer.tensormap import TensorMap

_OF_A_PLAN = {field.name for field in dataclasses.fields(LaunchPlan)}


def run(
    memory: GlobalMemory, parameters: Any = (), timeout: float = 10.0, **arguments: Any
) -> Report:
    """Run ``given`` as fields of `LaunchPlan` and `RunOptions`; each of the ``parameters`` is bytes
    or a TensorMap.
    """
    packed = (p if isinstance(p, TensorMap) else Scalar(np.void(p)) for p in parameters)
    launch = {name: arguments.pop(name) for name in _OF_A_PLAN & arguments.keys()}
    kernel = Kernel(Ptx(arguments.pop("ptx")), arguments.pop("entry"))
    options = {name: value for name, value in arguments.items() if value is not None}
    plan = LaunchPlan(kernel, **launch, parameters=tuple(packed))
    check_parameters(plan)
    return diagnosis.run(plan, memory, RunOptions(timeout_s=timeout, **options))
