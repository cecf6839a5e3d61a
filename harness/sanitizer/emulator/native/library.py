"""The C interpreter in this process's memory: LLVM text, compiled by llvmlite when first needed.

The text is committed, as few users have a C compiler. A process that forks for many launches
compiles it once, before it forks.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any

from harness.base import settings

STEPPER, PRODUCTS = TEXTS = tuple(
    Path(__file__).with_name(name) for name in ("stepper.ll", "products.ll")
)
Run = Callable[[int], int]
OfAProduct = Callable[[int, int], int]
_kept: list[object] = []  # LLVM's objects that own the code


class Unavailable(StrEnum):
    """Why Python steps all instructions."""

    SWITCHED_OFF = "switched off"
    NO_PROCESSES = "a browser's Python"  # llvmlite cannot exist there
    NO_LLVMLITE = "llvmlite is not installed"
    UNREADABLE = "llvmlite cannot compile the committed LLVM text"


@dataclass(frozen=True)
class Engine:
    """A compiled text, or the reason why there is none, with LLVM's or Python's own words."""

    code: Any = None
    unavailable: Unavailable | None = None
    detail: str = ""


@cache
def engine(text: Path) -> Engine:
    """Compile one of `TEXTS`."""
    if not settings.MACHINE_CODE.value():
        return Engine(unavailable=Unavailable.SWITCHED_OFF)
    # The site's pages run the emulator in a browser, where nothing can be compiled at run time.
    if sys.platform == "emscripten":
        return Engine(unavailable=Unavailable.NO_PROCESSES)
    try:
        from llvmlite import binding
    except ImportError as error:
        return Engine(unavailable=Unavailable.NO_LLVMLITE, detail=str(error))
    try:
        binding.initialize_native_target()
        binding.initialize_native_asmprinter()
        module = binding.parse_assembly(text.read_text())
        target = binding.Target.from_default_triple().create_target_machine(
            cpu=binding.get_host_cpu_name(), features=_features(binding), opt=1, jit=True
        )
        code = binding.create_mcjit_compiler(module, target)
        code.finalize_object()
    # Not raised: Python runs every kernel, and the reason is reported once (`unavailable`).
    except RuntimeError as error:
        return Engine(unavailable=Unavailable.UNREADABLE, detail=str(error))
    _kept.append(target)
    return Engine(code)


def unavailable() -> Engine | None:
    """The first text that is not compiled; None if the native engine is complete."""
    return next(
        (candidate for candidate in map(engine, TEXTS) if candidate.unavailable is not None), None
    )


@cache
def stepper() -> Run | None:
    """``run`` of stepper.c, which takes the address of a context; None if it is unavailable."""
    code = engine(STEPPER).code
    if code is None:
        return None
    return ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(code.get_function_address("run"))


@cache
def of_a_product(name: str) -> OfAProduct:
    """A function of products.c, which takes the addresses of a context and of a product."""
    address = engine(PRODUCTS).code.get_function_address(name)
    return ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)(address)


def knows_products() -> bool:
    """Return True if products.c is available."""
    return engine(PRODUCTS).code is not None


def _features(binding: Any) -> str:
    """This processor's features, or those of all of its kind if LLVM cannot tell."""
    try:
        return str(binding.get_host_cpu_features().flatten())
    except RuntimeError:
        return ""


@cache
def exp2_address() -> int:
    """The address of the C library's ``exp2``; 0 if this process has none."""
    try:
        function = ctypes.CDLL(None).exp2
    except (OSError, AttributeError, TypeError):
        return 0
    return ctypes.cast(function, ctypes.c_void_p).value or 0
