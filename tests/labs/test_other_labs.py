"""The labs without their own test file, tested by the requirements for every lab."""

from __future__ import annotations

from pathlib import Path

from tests.labs.lab_tests import ROOT, LabTests

_TESTED = {path.stem.removeprefix("test_") for path in Path(__file__).parent.glob("test_*.py")}
LABS = sorted({path.parent.name for path in (ROOT / "solutions").glob("*/*.py")} - _TESTED)

for _lab in LABS:
    _members = {"lab": _lab, "__module__": __name__, "__doc__": f"Lab {_lab}."}
    globals()[f"Test_{_lab}"] = type(f"Test_{_lab}", (LabTests,), _members)


def test_every_lab_is_found() -> None:
    assert "00_inline_ptx" in LABS and "08_gemm" not in LABS
