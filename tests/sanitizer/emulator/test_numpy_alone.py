"""The emulator needs only numpy; its bfloat16 then equals an H200's, too."""

from __future__ import annotations

import os
import subprocess
import sys

from harness.base import settings


def test_recorded_forms_of_bfloat16_need_no_other_package():
    command = [sys.executable, "-m", "tests.sanitizer.emulator.numpy_alone", "bf16"]
    alone = os.environ | {settings.MACHINE_CODE.name: "0"}
    done = subprocess.run(command, capture_output=True, text=True, env=alone)
    *wrong, count = done.stdout.split("\n")[:-1]
    assert (wrong, done.stderr) == ([], "")
    assert int(count.split()[0]) > 100
