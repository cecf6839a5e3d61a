"""The archive that pages download contains everything that they request."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile

from docs.site.emulator import archive
from tests.page.requests import requests

PROGRAM = """
import sys
from examining import answer
import harness, harness.course.views.explorer
print(harness.__file__)
print(answer(sys.stdin.read()))
"""


def test_the_archive_contains_every_needed_module(tmp_path):
    archive(tmp_path / "harness.zip")
    with zipfile.ZipFile(tmp_path / "harness.zip") as packed:
        packed.extractall(tmp_path)
    alone = {**os.environ, "PYTHONPATH": str(tmp_path), "HARNESS_MACHINE_CODE": "0"}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        input=json.dumps(requests()["store-unfenced"]),
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=alone,
    )
    assert done.returncode == 0, done.stderr
    where, answered = done.stdout.splitlines()
    assert where.startswith(str(tmp_path))
    assert json.loads(answered)["status"] == "hazards"
