"""The emulator needs numpy and nothing else; its bfloat16 is then equal to an H200's too."""

from __future__ import annotations

import subprocess
import sys


def test_recorded_forms_of_bfloat16_need_no_other_package():
    command = [sys.executable, "-m", "tests.emulator.numpy_alone", "bf16"]
    done = subprocess.run(command, capture_output=True, text=True)
    *wrong, count = done.stdout.split("\n")[:-1]
    assert (wrong, done.stderr) == ([], "")
    assert int(count.split()[0]) > 100
