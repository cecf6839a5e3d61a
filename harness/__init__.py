"""Hopper's asynchronous data movement, in Python: the public names and nothing else.

Two products and their foundation. Imports point one way, inside the rooms too:

`base`       errors, files, settings, processes, the GPU's figures
`sanitizer`  what a kernel does: PTX and a launch in, hazards out
`course`     what a student answers: exercises, compiler, judge, devices, views
`classroom`  the same for many students
`bench`      the project's kernels next to libraries

A wing is entered by its door, its ``__init__``. `tests/test_imports.py` holds them to it;
docs/architecture.md draws the imports.

Names are resolved on first use, so that the judge's process, which runs PTX and never a
student's Python, does not import numba to read an error class.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from harness.base.doors import Door

if TYPE_CHECKING:
    from harness.base.errors import (
        CompileError,
        DeviceNotFound,
        HarnessError,
        KernelFault,
        KernelHung,
        KernelUnfinished,
        LaunchError,
        PtxError,
        TensorMapError,
    )
    from harness.course import ptx, views
    from harness.course.breaking import break_it
    from harness.course.checking import check, recorded_speed
    from harness.course.compiler import compile_kernel
    from harness.course.devices import device, run_ptx
    from harness.course.program import emulated
    from harness.course.recordings import recording
    from harness.course.recordings.products import recorded_ladder
    from harness.course.views.progress import progress
    from harness.sanitizer.assembler.assembler import assemble
    from harness.sanitizer.diagnosis import Hazard
    from harness.sanitizer.tensormap import TensorMap

__version__ = "0.1.0"

DOOR = Door(__name__)
__all__ = DOOR.names


def __getattr__(name: str) -> Any:
    try:
        return DOOR.resolve(name)
    except ModuleNotFoundError as missing:
        if str(missing.name).startswith("harness"):
            raise
        from harness.base.errors import NEEDS_LABS

        raise ModuleNotFoundError(
            f"harness.{name} needs {missing.name}, which is not installed. {NEEDS_LABS}",
            name=missing.name,
        ) from None


def __dir__() -> list[str]:
    return __all__
