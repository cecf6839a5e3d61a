"""Hopper's asynchronous data movement, in Python: the public names and nothing else.

Imports point one way, inside the rooms too. From the ground up::

    errors, settings, files, output, doors, processes, arch, isa, tensormap, launches, conventions,
    recordings, ptx, parts, compiler, emulator, diagnosis, capture, devices, cli, page, outputs,
    exercises, judge, views, checking, breaking, bench, classroom, doctor

`tests/test_imports.py` holds them to it; docs/architecture.md draws the imports.

Names are resolved on first use, so that the judge's process, which runs PTX and never a
student's Python, does not import numba to read an error class.
"""

from __future__ import annotations

import importlib
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from harness import ptx, views
    from harness.breaking import break_it
    from harness.checking import check, recorded_speed
    from harness.compiler import compile_kernel
    from harness.compiler.assembler import assemble
    from harness.devices import device, run_ptx
    from harness.diagnosis import Hazard
    from harness.errors import (
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
    from harness.recordings import recording
    from harness.recordings.products import recorded_ladder
    from harness.tensormap import TensorMap

__version__ = "0.1.0"

_HOME = {
    "CompileError": "harness.errors",
    "DeviceNotFound": "harness.errors",
    "HarnessError": "harness.errors",
    "Hazard": "harness.diagnosis",
    "KernelFault": "harness.errors",
    "KernelHung": "harness.errors",
    "KernelUnfinished": "harness.errors",
    "LaunchError": "harness.errors",
    "PtxError": "harness.errors",
    "TensorMap": "harness.tensormap",
    "TensorMapError": "harness.errors",
    "assemble": "harness.compiler.assembler",
    "break_it": "harness.breaking",
    "check": "harness.checking",
    "compile_kernel": "harness.compiler",
    "device": "harness.devices",
    "ptx": "harness.ptx",
    "recorded_ladder": "harness.recordings.products",
    "recorded_speed": "harness.checking",
    "recording": "harness.recordings",
    "run_ptx": "harness.devices",
    "views": "harness.views",
}

__all__ = [
    "CompileError",
    "DeviceNotFound",
    "HarnessError",
    "Hazard",
    "KernelFault",
    "KernelHung",
    "KernelUnfinished",
    "LaunchError",
    "PtxError",
    "TensorMap",
    "TensorMapError",
    "assemble",
    "break_it",
    "check",
    "compile_kernel",
    "device",
    "ptx",
    "recorded_ladder",
    "recorded_speed",
    "recording",
    "run_ptx",
    "views",
]


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(
            f"module 'harness' has no attribute {name!r}", name=name, obj=sys.modules[__name__]
        )
    try:
        module = importlib.import_module(_HOME[name])
    except ModuleNotFoundError as missing:
        if str(missing.name).startswith("harness"):
            raise
        from harness.errors import NEEDS_LABS

        raise ModuleNotFoundError(
            f"harness.{name} needs {missing.name}, which is not installed. {NEEDS_LABS}",
            name=missing.name,
        ) from None
    value = module if _HOME[name].endswith(f".{name}") else getattr(module, name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
