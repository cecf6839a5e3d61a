"""The Python that the readme shows runs as it stands."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np

from tests.labs.notebook_code import import_file

ROOT = Path(__file__).resolve().parent.parent


def test_the_example_runs(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setenv("HARNESS_DEVICE", "emulator")
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), flags=re.DOTALL)
    (example,) = (block for block in blocks if "import harness" in block)
    path = tmp_path / "example.py"
    path.write_text(example)
    module = import_file(path)
    assert module.run.hazards == ()
    assert not np.any(module.x.copy_to_host())
