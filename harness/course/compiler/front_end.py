"""Interface of a compiler's front end: a kernel and its types in; PTX, its entry and its line
information out.

The type of a kernel, its decorator's, decides which front end compiles it. What a compiler has of
its own (internals, reports, speed patches) is in its front end's folder. Nothing here imports a
compiler.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from types import FunctionType
from typing import Any, Protocol

from harness.base.errors import CompileError
from harness.sanitizer import Convention, ParameterSpec
from harness.sanitizer.isa import Kernel


class FrontEnd(Protocol):
    """A compiler of kernels."""

    name: str
    """The name of its package, in messages and cache keys."""
    convention: Convention
    """The layout of an array among the parameters of its PTX."""
    tool_chain: Sequence[str]
    """The distributions whose versions the PTX depends on."""
    modules: Sequence[str]
    """The modules that a kernel reads from it; a version fixes their contents."""
    dispatcher: Any
    """The type of a decorated function: ``py_func`` is Python's, ``targetoptions`` the options."""
    type: Any
    """The base class of the types that a kernel may name."""

    def check_parameter(self, spec: ParameterSpec, kernel: str) -> None:
        """Raise CompileError if kernels cannot have such a parameter."""

    def options(self, kernel: object) -> dict[str, Any]:
        """The options of the kernel's decorator that change the PTX."""
        target_options = getattr(kernel, "targetoptions", {})
        options: dict[str, Any] = {"fastmath": bool(target_options.get("fastmath"))}
        if target_options.get("launch_bounds") is not None:
            options["launch_bounds"] = target_options["launch_bounds"]
        return options

    def to_ptx(self, job: Job) -> Kernel:
        """Return the kernel's PTX. Raises CompileError at the kernel's line."""


@dataclass(frozen=True)
class Job:
    """A kernel to compile. ``threads`` of a block; None if it is not known. ``device_functions``:
    the dispatchers that the kernel may call."""

    function: FunctionType
    parameters: tuple[ParameterSpec, ...]
    threads: int | None
    device_functions: Sequence[Any]
    options: dict[str, Any]

    @property
    def functions(self) -> list[FunctionType]:
        """Return the kernel and its device functions."""
        return [self.function, *(each.py_func for each in self.device_functions)]


# Keyed by the decorator's package. The first compiles a function without a decorator.
_FOLDERS = {"numba": "numba_cuda"}


def front_end_of(kernel: object) -> FrontEnd:
    """Return the front end of a kernel, by the type of the kernel. Only this one is imported.
    Raises CompileError for a kernel of numba-cuda-mlir, which has no front end here."""
    package = type(kernel).__module__.partition(".")[0]
    if package == "numba_cuda_mlir":
        raise CompileError(
            "a kernel of numba_cuda_mlir: write `from numba import cuda` instead, or examine its "
            "PTX, kernel.compile(signature).ptx, with ptx-sanitizer (docs/compiled.md)"
        )
    folder = _FOLDERS.get(package, next(iter(_FOLDERS.values())))
    front_end: FrontEnd = importlib.import_module(
        f"harness.course.compiler.{folder}.front_end"
    ).FRONT_END
    return front_end
