"""The C interpreter in this process's memory: LLVM text, compiled by llvmlite when first needed.

The text is committed, as few users have a C compiler. LLVM takes 0.4 s for it: the machine code is
kept beside this file's bytecode, where Python keeps it, and for the same reason. Whoever can write
there can write the harness itself.
"""

from __future__ import annotations

import contextlib
import ctypes
import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any

from harness.base import settings

STEPPER, PRODUCTS = TEXTS = tuple(
    Path(__file__).with_name(name) for name in ("stepper.ll", "products.ll")
)
_OPT = 1  # the text is what clang has optimized
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
    """Compile a text of `TEXTS`."""
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
        target = binding.Target.from_default_triple().create_target_machine(
            cpu=binding.get_host_cpu_name(), features=_features(binding), opt=_OPT, jit=True
        )
        code = binding.create_mcjit_compiler(binding.parse_assembly(""), target)
        code.add_object_file(binding.ObjectFileRef.from_data(_machine_code(binding, text, target)))
        code.finalize_object()
    # Not raised: Python runs every kernel, and the reason is reported once (`unavailable`).
    except RuntimeError as error:
        return Engine(unavailable=Unavailable.UNREADABLE, detail=str(error))
    _kept.append(target)
    return Engine(code)


def _machine_code(binding: Any, text: Path, target: Any) -> bytes:
    """Return the object file of a text, from an earlier process if it was kept there."""
    source, machine = text.read_text(), (target.triple, binding.get_host_cpu_name())
    made_from = (source, *machine, _features(binding), binding.llvm_version_info, _OPT)
    digest = hashlib.sha256(repr(made_from).encode()).hexdigest()
    kept = Path(cache_from_source(str(text))).with_name(f"{text.stem}-{digest[:16]}.o")
    with contextlib.suppress(OSError, ValueError):
        checksum, code = kept.read_bytes().split(b"\n", 1)
        if checksum == hashlib.sha256(code).hexdigest().encode():
            return code
    code = target.emit_object(binding.parse_assembly(source))
    if not sys.dont_write_bytecode:
        with contextlib.suppress(OSError):
            _keep(kept, hashlib.sha256(code).hexdigest().encode() + b"\n" + code)
    return code


def _keep(file: Path, content: bytes) -> None:
    """Write a file at once, for processes that read it meanwhile. Raises OSError."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as written:
        written.write(content)
    os.chmod(written.name, 0o644)  # whoever runs it first writes it for all users
    os.replace(written.name, file)


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
