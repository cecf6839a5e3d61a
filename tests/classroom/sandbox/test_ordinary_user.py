"""A grader without root privileges, as on a hub."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.ordinary_user import ROOT

GRADES = """
from harness.classroom.sandbox import means
from harness.classroom.sandbox.job import Limits
from harness.classroom.sandbox.process import run
from harness.classroom.student import CELLS
import json

cells = [{"number": 0, "source": "print(6 * 7)"}]
given = {"cells": cells, "cell_s": 20, "cell_bytes": 9999, "all_bytes": 99999}
for loaded in (False, True):
    done = run(
        "harness.classroom.student", walls="namespaces", limits=Limits(), loaded=loaded,
        files={CELLS: json.dumps(given)},
    )
    shown = done.files.get("cells.jsonl", "")
    print(means.means().namespaces, done.ended, done.message, "42" in shown)
"""


@pytest.mark.thorough  # loads everything as another user, twice
def test_an_ordinary_user_has_the_same_sandbox_from_a_loaded_process() -> None:
    if os.geteuid() != 0:
        pytest.skip("only root can become somebody else; the other tests ran as an ordinary user")
    inside = ["unshare", "--mount", sys.executable, "-m", "tests.ordinary_user", GRADES]
    done = subprocess.run(inside, capture_output=True, text=True, cwd=ROOT)
    if "Operation not permitted" in done.stderr or done.stdout.startswith("False"):
        pytest.skip("no namespaces here")
    assert done.stdout == "True exited  True\n" * 2, done.stderr
