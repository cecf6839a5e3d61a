"""The steps of continuous integration: every step runs, whatever the result of earlier steps."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent
SCRIPT = ROOT / ".ci" / "run"
WORKFLOWS = ROOT / ".github" / "workflows"
MAKE = """#!/bin/sh
echo "$*" >> made
case " $FAIL " in *" $1 "*) exit 2;; esac
"""


def in_ci(folder: Path, *steps: str, fail: str = "") -> tuple[int, list[str], list[str]]:
    """Run the steps with another `make`, on a path without apt-get, which would install missing
    packages on this machine. Return the status, the lines about the steps, and the commands.
    """
    (folder / ".ci").mkdir(exist_ok=True)
    shutil.copy(SCRIPT, folder / ".ci")
    tools = folder / "tools"
    tools.mkdir(exist_ok=True)
    for name in ("bash", "dirname", "mktemp", "awk", "rm", "sh"):
        if not (tools / name).exists():
            (tools / name).symlink_to(shutil.which(name) or name)
    (tools / "make").write_text(MAKE.replace("/bin/sh", str(tools / "sh")))
    (tools / "make").chmod(0o755)
    (folder / "made").write_text("")
    done = subprocess.run(
        [tools / "bash", ".ci/run", *steps], cwd=folder, env={"PATH": str(tools), "FAIL": fail},
        capture_output=True, text=True,
    )  # fmt: skip
    lines = done.stdout.partition("=== what each step took\n")[2].splitlines()
    return done.returncode, lines, (folder / "made").read_text().splitlines()


def test_a_failing_step_does_not_skip_the_others(tmp_path: Path) -> None:
    status, lines, made = in_ci(tmp_path)
    steps = [line.split()[-1] for line in lines]
    assert status == 0 and made[:2] == ["lint", "test"] and len(made) == len(steps) > 5
    for fail in (["test"], ["page", "site-test"]):
        status, lines, again = in_ci(tmp_path, fail=" ".join(fail))
        assert status != 0 and again == made
        failed = {line.split()[-1] for line in lines if "FAILED" in line}
        assert failed == {
            step for step, target in zip(steps, made, strict=True) if target.split()[0] in fail
        }


def test_steps_run_alone_and_an_unknown_one_fails(tmp_path: Path) -> None:
    assert in_ci(tmp_path, "page", "test")[2] == ["page", "test"]
    assert in_ci(tmp_path, "nightly")[2][0] == "thorough"
    status, lines, made = in_ci(tmp_path, "nonsense")
    assert (status, made) == (1, []) and len(lines) == 1


def test_workflows_run_each_step(tmp_path: Path) -> None:
    assert os.access(SCRIPT, os.X_OK)
    for name, steps in (("tests", []), ("nightly", ["nightly"])):
        tried = yaml.safe_load((WORKFLOWS / f"{name}.yml").read_text())["jobs"]["step"]
        expected = [line.split()[-1] for line in in_ci(tmp_path, *steps)[1]]
        assert tried["strategy"]["matrix"]["step"] == expected
        assert [step for step in tried["steps"] if ".ci/run" in step.get("run", "")]


def test_each_test_is_in_one_of_the_two_suites() -> None:
    makefile = (ROOT / "Makefile").read_text()
    (script,) = re.findall(r"thorough PLACES=(\S+) ;;", SCRIPT.read_text())
    assert (ROOT / script).is_dir()
    assert "-m 'not thorough' tests" in makefile and "-m thorough $(PLACES)" in makefile
    assert "PLACES ?= tests\n" in makefile
