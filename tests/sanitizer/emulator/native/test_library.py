"""The committed texts for LLVM are of the current source; without machine code, why."""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path

from harness.base import settings
from harness.sanitizer.emulator.native import c_layout, library

NATIVE = Path(c_layout.__file__).parent


def _digest(*main: str) -> str:
    included = ("context.h", "compute.c", "access.c", "scheduler.c", "barriers.c")
    return hashlib.sha256(
        b"".join((NATIVE / name).read_bytes() for name in (*included, *main))
    ).hexdigest()


def test_the_committed_ir_is_of_the_current_source() -> None:
    for text in library.TEXTS:
        assert _digest(f"{text.stem}.c") in text.read_text(), "python -m quality.native"
    assert _digest("stepper.c", "products.c") == c_layout.SOURCES


def test_the_structs_of_the_text_have_as_many_fields_as_the_layout() -> None:
    structs = {}
    for text in library.TEXTS:
        layouts = re.findall(
            r"^%struct\.(\w+) = type \{ ([i64, ]+) \}$", text.read_text(), re.MULTILINE
        )
        structs |= {name.upper(): fields.count("i64") for name, fields in layouts}
    assert {"INSTRUCTION", "READY"} <= structs.keys()
    assert {name: len(getattr(c_layout, name)) for name in structs} == structs


def _reason(text=library.STEPPER) -> library.Unavailable | None:
    engine = library.engine.__wrapped__(text)
    assert (engine.code is None) == (engine.unavailable is not None)
    return engine.unavailable


def test_the_reason_for_missing_machine_code_is_known(monkeypatch, tmp_path) -> None:
    assert _reason() is None
    with monkeypatch.context() as patch:
        patch.setenv(settings.MACHINE_CODE.name, "0")
        assert _reason() is library.Unavailable.SWITCHED_OFF
    unreadable = tmp_path / "newer.ll"
    unreadable.write_text("define i64 @run() newer_attribute { ret i64 0 }")
    assert _reason(unreadable) is library.Unavailable.UNREADABLE
    with monkeypatch.context() as patch:
        patch.setitem(sys.modules, "llvmlite", None)
        assert _reason() is library.Unavailable.NO_LLVMLITE
    monkeypatch.setattr(sys, "platform", "emscripten")
    assert _reason() is library.Unavailable.NO_PROCESSES


def test_machine_code_is_kept_and_a_damaged_file_is_replaced(monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    text = tmp_path / "one.ll"
    text.write_text("define i64 @run() { ret i64 1 }")
    assert _reason(text) is None
    (kept,) = tmp_path.glob("__pycache__/*")
    whole, seen = kept.read_bytes(), kept.stat().st_mtime_ns
    assert _reason(text) is None and kept.stat().st_mtime_ns == seen
    kept.write_bytes(whole[:-1])
    assert _reason(text) is None and kept.read_bytes() == whole
    text.write_text("define i64 @run() { ret i64 2 }")
    assert library.engine.__wrapped__(text).code.get_function_address("run")
    assert len(list(tmp_path.glob("__pycache__/*"))) == 2
