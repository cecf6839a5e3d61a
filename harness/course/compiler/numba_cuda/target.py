"""Compiling for sm_90a on any machine, with a GPU or without, or without a driver.

numba-cuda compiles a device function for the *current device*, and asks the driver for it. While a
kernel is compiled here, the answer is Hopper.

Patches of numba, in force while a kernel is compiled, that save compile time.

numba repeats work at each statement of a kernel and compiles a kernel's device functions again for
each kernel. The PTX is the same with the patches and without; the 12 kernels of labs 02 and 08 take
about 3 s of processor time with all of them and 5.4 to 7.0 s with none. Leaving out a single patch
adds (measured on two cores of a server, 2026-11):

=========================================  =====
device functions kept between kernels       34 %
garbage collection put off                  38 %
line information alone (`DIBuilder`)        10 %
call types of operators on numbers           8 %
sizes of LLVM types                          7 %
=========================================  =====
"""

from __future__ import annotations

import contextlib
import gc
import threading
import warnings
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

from llvmlite import ir
from numba.cuda import dispatcher as numba_dispatcher
from numba.cuda import types
from numba.cuda.debuginfo import CUDADIBuilder
from numba.cuda.descriptor import cuda_target
from numba.cuda.target import CUDATargetContext

from harness.base.arch import COMPUTE_CAPABILITY
from harness.course.compiler.fingerprint import fingerprint
from harness.course.compiler.front_end import FrontEnd
from harness.course.compiler.numba_cuda.llvm_text import shapes_noted


class _LineInformation(CUDADIBuilder):
    """Only the line numbers of numba's debug information. Where each variable lives is not used
    here, and for a by-value parameter NVVM (13.4) can fail on it: "Symbol name with unsupported
    characters"."""

    def __init__(self, *args: object, **kwargs: object):
        super().__init__(*args, **kwargs)
        self._locations: dict[tuple[int, int], object] = {}

    def mark_variable(self, *args: object, **kwargs: object) -> None:
        pass

    def update_variable(self, *args: object, **kwargs: object) -> None:
        pass

    def mark_location(self, builder: ir.IRBuilder, line: int) -> None:
        """Set the location before each statement; most are on the same line as their
        predecessor."""
        place = len(self.subprograms), line
        if place not in self._locations:
            super().mark_location(builder, line)
            self._locations[place] = builder.debug_metadata
        builder.debug_metadata = self._locations[place]


@contextlib.contextmanager
def less_work() -> Iterator[None]:
    """Apply the patches in this block. Garbage collection, which would traverse the compiler's
    objects some ten times for a kernel, waits until the end."""
    target, collects = cuda_target.target_context, gc.isenabled()
    instead = [
        (types.Function, "get_call_type", _call_type),
        (target, "get_abi_sizeof", _size_bytes),
        (CUDATargetContext, "DIBuilder", _LineInformation),
    ]
    with contextlib.ExitStack() as stack:
        gc.disable()
        if collects:
            stack.callback(gc.enable)
        for owner, name, ours in instead:
            stack.enter_context(replaced(owner, name, ours))
        yield


@contextlib.contextmanager
def replaced(owner: Any, name: str, ours: Any) -> Iterator[None]:
    """Replace an attribute in this block."""
    own = vars(owner).get(name)  # None if the owner inherits it
    setattr(owner, name, ours)
    try:
        yield
    finally:
        if own is None:
            delattr(owner, name)
        else:
            setattr(owner, name, own)


def _call_type(function: Any, context: Any, args: Any, kws: Any) -> Any:
    """The signature of a call. Of an operator, a function of Python's own or an instruction, on
    numbers, it is always the same: numba tries each implementation that there is, of an operator
    most of them for arrays and lists, once for the call's type and once for its code."""
    known = getattr(function.typing_key, "__module__", "") in _ALWAYS_THE_SAME
    if (
        known
        and not kws
        and all(isinstance(argument, types.Number | types.Boolean) for argument in args)
    ):
        return _typed_for_numbers(function, tuple(args))
    return _numbas_call_type(function, context, args, kws)


_ALWAYS_THE_SAME = ("_operator", "builtins", "harness.course.ptx")
_numbas_call_type: Any = types.Function.get_call_type


@lru_cache(maxsize=4096)
def _typed_for_numbers(function: types.Function, args: tuple[types.Type, ...]) -> Any:
    return _numbas_call_type(function, cuda_target.typing_context, args, {})


@lru_cache(maxsize=1024)
def _size_bytes(llvm_type: ir.Type) -> int:
    """Cached: numba asks LLVM by a module that LLVM has to parse."""
    target = cuda_target.target_context
    return int(type(target).get_abi_sizeof(target, llvm_type))


# -- device functions


MOST_FUNCTIONS = 128

# Keyed by the function's description: numba's results, by the types of its arguments.
_compiled: OrderedDict[str, Any] = OrderedDict()


@contextlib.contextmanager
def compiled_once(functions: Iterable[Any], front_end: FrontEnd) -> Iterator[None]:
    """Compile each of ``functions``, dispatchers, with line information in this block, and keep the
    result for the next kernel that calls it: kernels are compiled again after each edit, and the
    functions that they call have seldom changed. A device function is the same if its fingerprint
    is. It holds the results of earlier such blocks alone: its own may be for another GPU, or for
    globals that have changed since."""
    each = list({id(function): function for function in functions}.values())
    before = [(function.overloads, function.targetoptions) for function in each]
    unknown = []  # nobody can say what these depend on
    try:
        for function in each:
            function.targetoptions = {**function.targetoptions, "lineinfo": True}
            function.overloads = type(function.overloads)()
            key = _key(function, front_end)
            if key is None:
                unknown.append(function.overloads)
            else:
                function.overloads = _compiled.setdefault(key, function.overloads)
                _compiled.move_to_end(key)
        yield
    finally:
        for function, (overloads, options) in zip(each, before, strict=True):
            function.overloads, function.targetoptions = overloads, options
        while len(_compiled) > MOST_FUNCTIONS:
            unknown.append(_compiled.popitem(last=False)[1])
        for overloads in unknown:
            _forget(overloads)


def _key(function: Any, front_end: FrontEnd) -> str | None:
    described = fingerprint(function.py_func, front_end)
    options = sorted(function.targetoptions.items())
    parts = [repr(options), repr(described.places), *described.lines]
    return "\n".join(parts) if described.keyable else None


def _forget(overloads: Mapping[Any, Any]) -> None:
    """numba knows a compiled function by the ``id`` of this result, which is another's later."""
    for result in overloads.values():
        with contextlib.suppress(KeyError):
            result.target_context.remove_user_function(result.entry_point)


CAPABILITY = (*COMPUTE_CAPABILITY, "a")  # sm_90a, as numba spells it

_lock = threading.RLock()


@contextlib.contextmanager
def hopper(
    device_functions: Iterable[object], front_end: FrontEnd
) -> Iterator[list[warnings.WarningMessage]]:
    """Compile for Hopper in this block: a single thread at a time, and all patches are undone.

    ``device_functions`` are the dispatchers that the kernel may call.

    Yields the list of warnings so far. None is printed: that would go to stderr, and
    anything on stderr in a graded cell scores 0.
    """
    with (
        _lock,
        warnings.catch_warnings(record=True) as warned,
        _stand_in_device(),
        less_work(),
        shapes_noted(),
        compiled_once(device_functions, front_end),
    ):
        warnings.simplefilter("always")
        yield warned


@contextlib.contextmanager
def _stand_in_device() -> Iterator[None]:
    original = numba_dispatcher.get_current_device
    compiling = threading.get_ident()
    stand_in = SimpleNamespace(compute_capability=CAPABILITY)

    def get_current_device() -> object:
        # Other threads may be launching kernels of their own on a real device.
        return stand_in if threading.get_ident() == compiling else original()

    numba_dispatcher.get_current_device = get_current_device
    try:
        yield
    finally:
        numba_dispatcher.get_current_device = original
