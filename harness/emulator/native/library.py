"""stepper.c in this process's memory: its text for LLVM is committed, as few who run it have a
compiler. Translated when it is first needed; a process that forks for many launches does it once.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

Run = Callable[[int], int]
TEXT = Path(__file__).with_name("stepper.ll")
_kept: list[Any] = []  # an engine's machine code goes when the engine does


@cache
def stepper() -> Run | None:
    """``run`` of stepper.c: it takes the address of a context. None where there is no llvmlite, or
    one that cannot read the text; or where HARNESS_MACHINE_CODE is 0."""
    if os.environ.get("HARNESS_MACHINE_CODE") == "0":
        return None
    try:
        from llvmlite import binding
    except ImportError:
        return None
    try:
        binding.initialize_native_target()
        binding.initialize_native_asmprinter()
        module = binding.parse_assembly(TEXT.read_text())
        target = binding.Target.from_default_triple().create_target_machine(opt=1, jit=True)
        engine = binding.create_mcjit_compiler(module, target)
        engine.finalize_object()
    except RuntimeError:
        return None
    _kept.append((engine, target))
    run = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(engine.get_function_address("run"))
    return run


@cache
def exp2_address() -> int:
    """Of the C library's function; 0 where this process has none."""
    try:
        function = ctypes.CDLL(None).exp2
    except (OSError, AttributeError, TypeError):
        return 0
    return ctypes.cast(function, ctypes.c_void_p).value or 0
