"""A Python kernel to PTX for sm_90a: its parameters, readable names, and source lines."""

from __future__ import annotations

import ast
import inspect
import linecache
import math
import re
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from types import FunctionType
from typing import Any

import numpy as np

from harness.base import cache
from harness.base.errors import CompileError
from harness.course.compiler.fingerprint import Place, fingerprint, moved
from harness.course.compiler.front_end import FrontEnd, Job, front_end_of
from harness.course.compiler.mistakes import unreported
from harness.course.compiler.mistakes.location import TIMED_CELL, at_line
from harness.sanitizer import Convention, ParameterSpec, TensorMap
from harness.sanitizer.isa import Kernel, Ptx


def source_files(ptx: Ptx) -> dict[str, str]:
    """The text of every file that the PTX's .file directives name, if available.

    Through `linecache`, which knows the cells of a notebook too.
    """
    texts = {}
    for name in ptx.declared.files.values():
        # numba puts the current folder before the name of a cell, "<ipython-input-...>".
        lines = linecache.getlines(name) or linecache.getlines(re.sub(r"^.*/(?=<)", "", name))
        if lines:
            texts[name] = "".join(lines)
    return texts


def _keep_timed_cell(function: FunctionType) -> None:
    """Put the text of a cell that begins with ``%%time``, and defines ``function``, into
    `linecache`: IPython compiles all such cells under one name, and keeps no text for it."""
    code, ipython = function.__code__, sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython else None
    if code.co_filename != TIMED_CELL or shell is None:
        return
    for cell in reversed(shell.user_ns.get("In", ())):
        lines = _timed(cell).splitlines(keepends=True)
        below = lines[code.co_firstlineno - 1 :]
        if any(line.startswith(f"def {function.__name__}(") for line in below):
            linecache.cache[TIMED_CELL] = (sum(map(len, lines)), None, lines, TIMED_CELL)
            return


def _timed(cell: str) -> str:
    """The cell below its first line, ``%%time``; "" if it has none. IPython keeps the call that
    the cell becomes."""
    try:
        statements = ast.parse(cell).body
    except (SyntaxError, TypeError, ValueError):
        return ""
    match statements:
        case [ast.Expr(ast.Call(args=[ast.Constant("time"), _, ast.Constant(str(body))]))]:
            return body
    return ""


def specify(value: Any, name: str, kernel: str) -> ParameterSpec:
    """The spec of an argument: a device array, a TensorMap, a number, or a spec itself.

    A Python int is int32 if it fits, else int64; a float is float32; a bool is bool; a
    numpy scalar keeps its type.
    """
    if isinstance(value, ParameterSpec):
        return ParameterSpec(value.kind, value.dtype, value.ndim, value.layout, name)
    if isinstance(value, TensorMap):
        return ParameterSpec("tensor_map", name=name)
    if isinstance(value, np.ndarray):
        raise CompileError(
            f"{kernel}: argument {name} is a numpy array, in the host's memory: copy it to the "
            "device first (gpu.to_device(array))"
        )
    if isinstance(value, (bool, np.bool_)):
        return ParameterSpec("scalar", "bool", name=name)
    if isinstance(value, int):
        return ParameterSpec("scalar", _integer_dtype(value, name, kernel), name=name)
    if isinstance(value, np.generic):
        return ParameterSpec("scalar", value.dtype.name, name=name)
    if isinstance(value, float):
        return ParameterSpec("scalar", "float32", name=name)
    if all(hasattr(value, attribute) for attribute in ("dtype", "shape", "strides")):
        dtype = np.dtype(value.dtype)
        layout = _layout(value.shape, value.strides, dtype.itemsize)
        return ParameterSpec("array", dtype.name, len(value.shape), layout, name)
    raise CompileError(
        f"{kernel}: argument {name} is {type(value).__name__} {value!r:.60}; a kernel takes "
        "device arrays, TensorMaps and numbers"
    )


def _integer_dtype(value: int, name: str, kernel: str) -> str:
    for dtype in ("int32", "int64"):
        limits = np.iinfo(dtype)
        if limits.min <= value <= limits.max:
            return dtype
    raise CompileError(
        f"{kernel}: argument {name} is {value}, which does not fit int64; "
        "pass np.uint64(...) if it is meant to be unsigned"
    )


def _layout(shape: Sequence[int], strides: Sequence[int], itemsize: int) -> str:
    """Return "C", "F" or "A", as numpy's flags do: an axis of a single element has any stride."""

    def contiguous(axes: Sequence[int]) -> bool:
        expected = itemsize
        for axis in axes:
            if shape[axis] != 1 and strides[axis] != expected:
                return False
            expected *= shape[axis]
        return True

    axes = range(len(shape))
    if 0 in shape or contiguous(axes[::-1]):
        return "C"
    return "F" if contiguous(axes) else "A"


@dataclass(frozen=True)
class CompiledKernel:
    """A kernel as data: PTX, and all that another process needs to launch and explain it.

    kernel keeps its line information (.loc and .file). parameters has a spec for each *Python*
    argument. sources maps each file name in a .file directive to that file's text. name is the
    Python function's. convention is that of the entry's parameters.
    """

    kernel: Kernel
    parameters: tuple[ParameterSpec, ...]
    sources: dict[str, str]
    name: str
    convention: Convention = "numba"

    @property
    def ptx(self) -> str:
        return self.kernel.text

    @property
    def entry(self) -> str:
        return self.kernel.entry


def compile_kernel(
    kernel: Any, args: Sequence[Any], *, block: int | Sequence[int] | None = None
) -> CompiledKernel:
    """Compile a kernel for arguments like ``args``.

    kernel: a function, decorated with ``@cuda.jit`` or not. args: a device array, TensorMap, number
    or `ParameterSpec` for each of its parameters. block: the threads of a block (a number or (x, y,
    z)) become the kernel's launch bounds, so that the assembler knows how many registers a thread
    may have.

    Raises CompileError, which quotes the kernel's line.
    """
    front_end = front_end_of(kernel)
    function = _python_function(kernel, front_end)
    _keep_timed_cell(function)
    parameters = _specify_all(function, args, front_end.convention)
    for spec in parameters:
        front_end.check_parameter(spec, function.__name__)
    threads = None if block is None else math.prod([block] if isinstance(block, int) else block)
    described = fingerprint(function, front_end)
    job = Job(function, parameters, threads, described.device_functions, front_end.options(kernel))
    unreported.check_uncalled(job.functions)
    unreported.warn_of_unaligned_tiles(job.functions)
    identity = described.text()
    entry_key = None
    if identity is not None:
        specs = repr([asdict(each) for each in parameters])
        entry_key = cache.key("ptx", identity, specs, repr(threads), repr(job.options))
    compiled = _stored(entry_key, described.places) if entry_key else None
    if compiled is None:
        compiled = front_end.to_ptx(job)
        if entry_key:
            places = [asdict(place) for place in described.places]
            stored = {"ptx": compiled.text, "entry": compiled.entry, "places": places}
            cache.store(entry_key, stored)
    sources, convention = source_files(compiled.ptx), front_end.convention
    return CompiledKernel(compiled, parameters, sources, function.__name__, convention)


def _stored(name: str, now: Sequence[Place]) -> Kernel | None:
    """Return the PTX in the cache, with its functions at their places ``now``, and its entry."""
    stored = cache.load(name)
    if stored is None:
        return None
    ptx = moved(stored["ptx"], [Place(**place) for place in stored["places"]], now)
    return None if ptx is None else Kernel(Ptx(ptx), stored["entry"])


def _python_function(kernel: Any, front_end: FrontEnd) -> FunctionType:
    function = getattr(kernel, "py_func", kernel)
    if not isinstance(function, FunctionType):
        raise CompileError(
            f"a kernel is a Python function, decorated with @cuda.jit; got "
            f"{type(kernel).__name__} {kernel!r:.60}"
        )
    if isinstance(kernel, front_end.dispatcher) and kernel.targetoptions.get("device"):
        raise at_line(
            "it is a device function (device=True): launch the kernel that calls it", function
        )
    return function


def _specify_all(
    function: FunctionType, args: Sequence[object], convention: Convention
) -> tuple[ParameterSpec, ...]:
    names = list(inspect.signature(function).parameters)
    if len(args) != len(names):
        takes = f"{len(names)} argument{'' if len(names) == 1 else 's'}"
        passed = f"{len(args)} {'was' if len(args) == 1 else 'were'} given"
        raise at_line(f"{function.__name__}({', '.join(names)}) takes {takes}; {passed}", function)
    return tuple(
        replace(specify(value, name, function.__name__), convention=convention)
        for name, value in zip(names, args, strict=True)
    )
