"""A Python kernel to PTX for sm_90a: its parameters, readable names, and source lines."""

from __future__ import annotations

import inspect
import linecache
import math
import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from types import FunctionType
from typing import Any

import numpy as np
from numba.cuda import compiler as numba_compiler
from numba.cuda import types
from numba.cuda.core.errors import NumbaError
from numba.cuda.dispatcher import CUDADispatcher
from numba.cuda.np import numpy_support

from harness.compiler import cache, target
from harness.compiler.abi import ParameterSpec
from harness.compiler.fence_order import with_fences_in_order
from harness.compiler.fingerprint import Place, fingerprint, moved
from harness.compiler.llvm_text import module_texts, with_names
from harness.compiler.mistakes import unreported, wrappers
from harness.compiler.mistakes.explain import at_line, explain
from harness.errors import CompileError
from harness.isa.text.parser import declarations
from harness.ptx.tensor_map_argument import mark_grid_constant, tensor_map_type
from harness.tensormap import TensorMap

_NUMBA_ENVIRONMENT = "_ZN08NumbaEnv"


def tidy(ptx: str, mangled_entry: str, name: str) -> tuple[str, str]:
    """PTX with its entry (and so its parameters) named like the Python function.

    Returns the PTX and the entry's name: ``name``, spelled in ASCII, and with an underscore
    added while something else in the PTX is called the same. Drops numba's environment
    objects, which nothing on a GPU refers to.
    """
    spans = declarations(ptx).spans
    for variable, (start, end) in sorted(spans.items(), key=lambda item: item[1], reverse=True):
        if variable.startswith(_NUMBA_ENVIRONMENT) and ptx.count(variable) == 1:
            ptx = ptx[:start] + ptx[end:].removeprefix("\n")
    entry = re.sub(r"[^A-Za-z0-9_]", "_", name)
    if not re.match(r"[A-Za-z]", entry):
        entry = f"kernel_{entry}"
    while re.search(rf"(?<![\w$%.]){entry}(?:_param_\d+)?\b", ptx):
        entry += "_"
    return ptx.replace(mangled_entry, entry), entry


def source_files(ptx: str) -> dict[str, str]:
    """The text of every file that the PTX's .file directives name, if available.

    Through `linecache`, which knows the cells of a notebook too.
    """
    texts = {}
    for name in declarations(ptx).files.values():
        # numba puts the current folder before the name of a cell, "<ipython-input-...>".
        lines = linecache.getlines(name) or linecache.getlines(re.sub(r"^.*/(?=<)", "", name))
        if lines:
            texts[name] = "".join(lines)
    return texts


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


def numba_type(spec: ParameterSpec, kernel: str) -> types.Type:
    """The numba type of a parameter."""
    if spec.kind == "tensor_map":
        return tensor_map_type
    element = _element_type(spec, kernel)
    if spec.kind == "scalar":
        return element
    return types.Array(element, spec.ndim, spec.layout or "C")


def _element_type(spec: ParameterSpec, kernel: str) -> types.Type:
    if spec.dtype == "bfloat16":
        return types.bfloat16
    try:
        return numpy_support.from_dtype(np.dtype(spec.dtype))
    except (TypeError, NumbaError):
        raise CompileError(
            f"{kernel}: argument {spec.name} has dtype {spec.dtype!r}, which kernels cannot use"
        ) from None


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

    ptx keeps its line information (.loc and .file). entry is the name of its .entry; parameters has
    a spec for each *Python* argument. sources maps each file name in a .file directive to that
    file's text. name is the Python function's.
    """

    ptx: str
    entry: str
    parameters: tuple[ParameterSpec, ...]
    sources: dict[str, str]
    name: str


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
    function = _python_function(kernel)
    parameters = _specify_all(function, args)
    signature = tuple(numba_type(spec, function.__name__) for spec in parameters)
    threads = None if block is None else math.prod([block] if isinstance(block, int) else block)

    described = fingerprint(function)
    unreported.check_uncalled(function, [one.py_func for one in described.device_functions])
    identity = described.text()
    entry_key = None
    if identity is not None:
        options = _options(kernel)
        entry_key = cache.key(
            "ptx", identity, repr([asdict(p) for p in parameters]), repr(threads), repr(options)
        )
    found = _stored(entry_key, described.places) if entry_key else None
    if found is None:
        found = _to_ptx(function, signature, threads, described.device_functions, _options(kernel))
        if entry_key:
            places = [asdict(place) for place in described.places]
            cache.store(entry_key, {"ptx": found[0], "entry": found[1], "places": places})
    ptx, entry = found
    return CompiledKernel(ptx, entry, parameters, source_files(ptx), function.__name__)


def _stored(name: str, now: Sequence[Place]) -> tuple[str, str] | None:
    """Return the PTX in the cache, with its functions at their places ``now``, and its entry."""
    stored = cache.load(name)
    if stored is None:
        return None
    ptx = moved(stored["ptx"], [Place(**place) for place in stored["places"]], now)
    return None if ptx is None else (ptx, stored["entry"])


def _python_function(kernel: object) -> FunctionType:
    function = getattr(kernel, "py_func", kernel)
    if not isinstance(function, FunctionType):
        raise CompileError(
            f"a kernel is a Python function, decorated with @cuda.jit; got "
            f"{type(kernel).__name__} {kernel!r:.60}"
        )
    if isinstance(kernel, CUDADispatcher) and kernel.targetoptions.get("device"):
        raise at_line(
            "it is a device function (device=True): launch the kernel that calls it", function
        )
    return function


def _specify_all(function: FunctionType, args: Sequence[object]) -> tuple[ParameterSpec, ...]:
    names = list(inspect.signature(function).parameters)
    if len(args) != len(names):
        takes = f"{len(names)} argument{'' if len(names) == 1 else 's'}"
        given = f"{len(args)} {'was' if len(args) == 1 else 'were'} given"
        raise at_line(f"{function.__name__}({', '.join(names)}) takes {takes}; {given}", function)
    return tuple(
        specify(value, name, function.__name__) for name, value in zip(names, args, strict=True)
    )


def _options(kernel: object) -> dict[str, object]:
    """The options of ``@cuda.jit`` that change the PTX."""
    given = getattr(kernel, "targetoptions", {})
    options: dict[str, Any] = {"fastmath": bool(given.get("fastmath"))}
    if given.get("launch_bounds") is not None:
        options["launch_bounds"] = given["launch_bounds"]
    return options


def _to_ptx(
    function: FunctionType,
    signature: tuple[object, ...],
    threads: int | None,
    device_functions: Sequence[CUDADispatcher],
    options: dict[str, object],
) -> tuple[str, str]:
    # One block a multiprocessor at least: with it, setmaxnreg knows what there is to share.
    launch_bounds = options.get("launch_bounds", (threads, 1) if threads else None)
    with (
        target.hopper(device_functions) as warned,
        wrappers.checked(function) as written,
    ):
        try:
            # The inside of numba.cuda.compile(), which has no place for the step between.
            library, _ = numba_compiler._compile_pyfunc_with_fixup(
                function,
                signature,
                device=False,
                abi="numba",
                cc=target.CAPABILITY,
                lineinfo=True,
                fastmath=options["fastmath"],
                launch_bounds=launch_bounds,
            )
            mangled = library._entry_name
            mark_grid_constant(library.get_function(mangled))
            library._llvm_strs, shared = module_texts(library.modules)
            (text,) = library.get_asm_strs(cc=target.CAPABILITY)
            text, entry = tidy(with_names(text, shared), mangled, function.__name__)
            text = with_fences_in_order(text)
            wrappers.check(text, function, written)
            unreported.check_foreign_calls(text, function)
            unreported.check_shared_addresses(text, function)
            unreported.check_immediates(
                warned, text, function, [f.py_func for f in device_functions]
            )
        except CompileError:
            raise
        except Exception as error:
            explained = explain(error, function)
            raise explained from None
    return text, entry
