"""The labs without their own test file, tested by the requirements for every lab."""

from __future__ import annotations

from pathlib import Path

from tests.labs.lab_tests import LABS, LabTests

_TESTED = {path.stem.removeprefix("test_") for path in Path(__file__).parent.glob("test_*.py")}
OTHERS = sorted({*LABS} - _TESTED)

for _lab in OTHERS:
    _members = {"lab": _lab, "__module__": __name__, "__doc__": f"Lab {_lab}."}
    globals()[f"Test_{_lab}"] = type(f"Test_{_lab}", (LabTests,), _members)


def test_every_lab_is_found() -> None:
    assert "00_inline_ptx" in OTHERS and "08_gemm" not in OTHERS
