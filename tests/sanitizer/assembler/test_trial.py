"""Trials of a text by the assembler: its answer, its message and its limits."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness.base import settings
from harness.sanitizer.assembler import trial
from harness.sanitizer.assembler.assembler import find_ptxas

PTX = Path(__file__).resolve().parents[1] / "emulator" / "program" / "ptx"
TEXT = """\
.version 8.0
.target sm_90a
.address_size 64
.file 1 "kernel.py"
.visible .entry k(.param .u64 p)
{
    .reg .b32 %r<4>;
    .reg .b64 %rd<4>;
    .loc 1 7 0
    mov.u32 %r1, 1;
    ret;
}
"""


@pytest.fixture(autouse=True)
def nothing_is_known(monkeypatch):
    monkeypatch.setenv("HARNESS_CACHE_DIR", "off")
    trial._here.cache_clear()
    find_ptxas.cache_clear()
    yield
    find_ptxas.cache_clear()


def said_of(text: str) -> trial.TrialOutcome:
    with trial.begin(text) as under_way:
        return under_way.outcome()


def test_compiler_output_is_accepted_with_the_registers_of_each_entry() -> None:
    for name in ("store", "cuda_nvcc", "toolkit_nvcc", "clang", "tile_copy"):
        outcome = said_of((PTX / f"{name}.ptx").read_text())
        assert outcome.answer == "taken" and all(outcome.registers.values()), name
        if name == "store":
            assert {"waits_for_nothing", "unfenced", "fenced"} <= set(outcome.registers)


REFUSED = [
    (".version 8.0\n", "", "Missing .version"),
    (".target sm_90a", ".target sm_100a", "does not support .target sm_100a"),
    (".address_size 64", ".address_size 32", "32-Bit"),
    ("mov.u32 %r1, 1;", "mov.u32 %r1, 12345678901234567890123;", "Constant overflow"),
    ("mov.u32 %r1, 1;", "mov.u32 %r1, %rd1;", "Arguments mismatch for instruction 'mov'"),
    ("    ret;\n}\n", "    ret;\n}\n.func g() { 1 2 3 }\n", "Parsing error near '1'"),
    (TEXT, TEXT + TEXT[TEXT.index(".visible") :], "Duplicate definition of function 'k'"),
]


def test_invalid_ptx_is_refused_with_the_assembler_s_message() -> None:
    assert said_of(TEXT).answer == "taken"
    for old, new, says in REFUSED:
        outcome = said_of(TEXT.replace(old, new))
        assert outcome.answer == "refused" and says in outcome.message, says


def test_a_refusal_names_the_line_of_the_ptx_and_that_of_the_source() -> None:
    message = said_of(TEXT.replace("mov.u32 %r1, 1", "mov.u32 %r1, %rd1")).message
    assert "PTX line 10: Arguments mismatch for instruction 'mov' (source line 7)" in message
    assert message.endswith("\n    mov.u32 %r1, %rd1;")


def test_without_an_assembler_nothing_is_refused(monkeypatch) -> None:
    monkeypatch.setenv(settings.PTXAS.name, "off")
    assert said_of(TEXT.replace("mov.u32 %r1, 1", "nonsense")).answer == "not asked"


def assembler(folder: Path, script: str, monkeypatch) -> None:
    path = folder / "ptxas"
    path.write_text(f'#!/bin/sh\n[ "$1" = --version ] && exit\n{script}\n')
    path.chmod(0o755)
    monkeypatch.setenv(settings.PTXAS.name, str(path))
    find_ptxas.cache_clear()


def test_an_assembler_that_does_not_end_is_ended(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(trial, "LIMIT_CPU_S", 1)
    assembler(tmp_path, "while :; do :; done", monkeypatch)
    outcome = said_of(TEXT)
    assert outcome.answer == "over its limits" and "1 s" in outcome.message


def test_an_assembler_that_dies_of_a_text_refuses_it(tmp_path, monkeypatch) -> None:
    assembler(tmp_path, "kill -SEGV $$", monkeypatch)
    outcome = said_of(TEXT)
    assert outcome.answer == "refused" and "SIGSEGV" in outcome.message


def test_leaving_the_block_early_leaves_no_process_or_file(tmp_path, monkeypatch) -> None:
    assembler(tmp_path, "sleep 600", monkeypatch)
    with pytest.raises(KeyboardInterrupt), trial.begin(TEXT) as under_way:
        process, folder = under_way._process, under_way._folder
        assert process is not None and folder is not None
        raise KeyboardInterrupt
    assert process.poll() is not None and not Path(folder.name).exists()


def test_known_results_are_not_assembled_again(tmp_path, monkeypatch) -> None:
    first = said_of(TEXT)
    assembler(tmp_path, "exit 1", monkeypatch)
    assert said_of(TEXT) == first
