"""The division of a test's cases between `make test` and `make thorough`."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
CASES = """\
import pytest

@pytest.mark.alike(3)
@pytest.mark.parametrize("number", range(5))
def test_alike(number): ...

@pytest.mark.alike(2)
@pytest.mark.parametrize("device", ["emulator", pytest.param("hopper", marks=pytest.mark.hopper)])
@pytest.mark.parametrize("number", range(3))
def test_on_both(number, device): ...

@pytest.mark.thorough
def test_slow(): ...

def test_another(): ...
"""
ALL = {
    *(f"alike[{number}]" for number in range(5)),
    *(f"on_both[{number}-{device}]" for number in range(3) for device in ("emulator", "hopper")),
    *("slow", "another"),
}
THOROUGH = {"alike[1]", "alike[2]", "alike[4]", "on_both[1-emulator]", "slow"}


@pytest.mark.parametrize(
    ("chosen", "expected"), [("thorough", THOROUGH), ("not thorough", ALL - THOROUGH)]
)
def test_each_case_runs_in_one_suite(tmp_path: Path, chosen: str, expected: set[str]) -> None:
    (tmp_path / "test_cases.py").write_text(CASES)
    options = ["-p", "tests.conftest", "-p", "no:cacheprovider", "-c", ROOT / "pyproject.toml"]
    output = subprocess.run(
        [sys.executable, "-m", "pytest", *options, "--collect-only", "-q", "-m", chosen, tmp_path],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    assert set(re.findall(r"::test_(\S+)", output)) == expected
