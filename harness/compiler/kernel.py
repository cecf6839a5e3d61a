"""A Python kernel to PTX for sm_90a."""

from __future__ import annotations

import inspect
import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from types import FunctionType
from typing import Any

from numba.cuda import compiler as numba_compiler
from numba.cuda.dispatcher import CUDADispatcher

from harness.compiler import target
from harness.compiler.abi import ParameterSpec
from harness.compiler.fence_order import with_fences_in_order
from harness.compiler.llvm.module_text import module_texts
from harness.compiler.llvm.shared_names import with_names
from harness.compiler.mistakes import (
    foreign,
    immediates,
    inline_assembly,
    shared_addresses,
    uncalled,
    wrapped,
)
from harness.compiler.mistakes.explain import at_line, explain
from harness.compiler.parameters import numba_type, specify
from harness.compiler.readable import source_files, tidy
from harness.compiler.reuse import cache
from harness.compiler.reuse.fingerprint import fingerprint
from harness.compiler.reuse.moved import Place, moved
from harness.errors import CompileError
from harness.ptx.tensor_map_argument import mark_grid_constant


@dataclass(frozen=True)
class CompiledKernel:
    """A kernel as data: PTX, and what another process needs to launch and explain it.

    ptx keeps its line information (.loc and .file). entry is the name of its .entry;
    parameters has one spec for each *Python* argument. sources maps each file name in a
    .file directive to that file's text. name is the Python function's.
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

    kernel: a function, decorated with ``@cuda.jit`` or not. args: one device array,
    TensorMap, number or `ParameterSpec` for each of its parameters. block: the threads of
    a block (a number or (x, y, z)) become the kernel's launch bounds, so that the assembler
    knows how many registers a thread may have.

    Raises CompileError, which quotes the kernel's line.
    """
    function = _python_function(kernel)
    parameters = _specify_all(function, args)
    signature = tuple(numba_type(spec, function.__name__) for spec in parameters)
    threads = None if block is None else math.prod([block] if isinstance(block, int) else block)

    described = fingerprint(function)
    uncalled.check(function, [one.py_func for one in described.device_functions])
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
    """The PTX in the cache, where its functions stand ``now``, and its entry."""
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
        inline_assembly.checked(function) as written,
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
            wrapped.check(text, function, written)
            foreign.check(text, function)
            shared_addresses.check(text, function)
            immediates.check(warned, text, function, [f.py_func for f in device_functions])
        except CompileError:
            raise
        except Exception as error:
            explained = explain(error, function)
            raise explained from None
    return text, entry
