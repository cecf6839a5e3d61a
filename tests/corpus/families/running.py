"""A variant of the corpus, compiled once and run on schedules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from harness.base.errors import KernelFault, KernelHung
from harness.course import device
from harness.course.compiler import compile_kernel
from harness.sanitizer.diagnosis import Hazard
from harness.sanitizer.emulator import SCHEDULES
from harness.sanitizer.launch.parameters import expand
from harness.sanitizer.launch.plan import LaunchPlan, RunOptions
from tests.corpus.families.variants import Built, Family


@dataclass(frozen=True)
class Outcome:
    """The result of a run on a schedule; ``error`` is the exception that ended it, if any."""

    schedule: str
    hazards: tuple[Hazard, ...]
    error: KernelHung | KernelFault | None
    right: bool


def outcomes(family: Family, built: Built, schedules=SCHEDULES) -> Iterator[Outcome]:
    gpu = device("emulator")
    compiled = None
    for schedule in schedules:
        case = family.launch(gpu)
        # Arguments of the same types: one PTX.
        compiled = compiled or compile_kernel(built.function, case.args, block=case.block)
        parameters = expand(compiled, case.args)
        plan = LaunchPlan(
            compiled.kernel,
            case.grid,
            case.block,
            parameters=parameters,
            sources=compiled.sources,
        )
        error, hazards = None, ()
        try:
            hazards = gpu.run(plan, RunOptions(schedule=schedule, seed=5)).hazards
        except (KernelHung, KernelFault) as ended:
            error, hazards = ended, ended.hazards
        right = all(np.array_equal(array.copy_to_host(), wanted) for array, wanted in case.outputs)
        yield Outcome(schedule, hazards, error, right)
