"""What is written in C, in this process's memory: its text for LLVM is committed, as few who run it
have a compiler. Translated when it is first needed; a process that forks for many launches does it
once.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from harness import settings
from harness.emulator.native.layout import PRODUCTS, STEPPER

Run = Callable[[int], int]
OfAProduct = Callable[[int, int], int]
_kept: list[object] = []


@cache
def stepper() -> Run | None:
    """``run`` of stepper.c: it takes the address of a context. None as `_engine` says."""
    engine = _engine(STEPPER)
    if engine is None:
        return None
    return ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(engine.get_function_address("run"))


@cache
def of_a_product(name: str) -> OfAProduct:
    """A function of products.c: it takes the addresses of a context and of a product."""
    address = _engine(PRODUCTS).get_function_address(name)
    return ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)(address)


@cache
def knows_products() -> bool:
    return _engine(PRODUCTS) is not None


@cache
def _engine(source: Path) -> Any:
    """None where there is no llvmlite, or one that cannot read the text; or where
    HARNESS_MACHINE_CODE is 0."""
    if not settings.MACHINE_CODE.value():
        return None
    try:
        from llvmlite import binding
    except ImportError:
        return None
    try:
        binding.initialize_native_target()
        binding.initialize_native_asmprinter()
        module = binding.parse_assembly(source.with_suffix(".ll").read_text())
        target = binding.Target.from_default_triple().create_target_machine(
            cpu=binding.get_host_cpu_name(), features=_features(binding), opt=1, jit=True
        )
        engine = binding.create_mcjit_compiler(module, target)
        engine.finalize_object()
    except RuntimeError:
        return None
    _kept.append(target)
    return engine


def _features(binding: Any) -> str:
    """Of this processor; those that all of its kind have, where LLVM cannot tell."""
    try:
        return binding.get_host_cpu_features().flatten()
    except RuntimeError:
        return ""


@cache
def exp2_address() -> int:
    """Of the C library's function; 0 where this process has none."""
    try:
        function = ctypes.CDLL(None).exp2
    except (OSError, AttributeError, TypeError):
        return 0
    return ctypes.cast(function, ctypes.c_void_p).value or 0
