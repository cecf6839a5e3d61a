"""The steps of continuous integration: every step runs, whatever the result of earlier steps."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MAKE = """#!/bin/sh
echo "$1" >> made
case " $FAIL " in *" $1 "*) exit 2;; esac
"""


@pytest.mark.parametrize("fail", ["", "test", "page site-test"])
def test_a_failing_step_does_not_skip_the_others(tmp_path: Path, fail: str) -> None:
    """On a path without apt-get, which would install missing packages on this machine."""
    (tmp_path / ".ci").mkdir()
    shutil.copy(ROOT / ".ci" / "run", tmp_path / ".ci")
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("bash", "dirname"):
        (tools / name).symlink_to(shutil.which(name) or name)
    for name, text in (("make", MAKE), ("npm", "#!/bin/sh\n")):
        (tools / name).write_text(text.replace("/bin/sh", shutil.which("sh") or "/bin/sh"))
        (tools / name).chmod(0o755)
    done = subprocess.run(
        [tools / "bash", ".ci/run"], cwd=tmp_path, env={"PATH": str(tools), "FAIL": fail},
        capture_output=True, text=True,
    )  # fmt: skip
    steps = ["test", "thorough", "fleet", "page", "hub", "site-test"]
    assert (tmp_path / "made").read_text().split() == steps, done.stderr
    assert (done.returncode != 0) is bool(fail)
    lines = done.stdout.splitlines()[-len(steps) :]
    made = [line.partition("make ")[2].split()[0] for line in lines]
    assert made == steps
    assert [
        step for step, line in zip(made, lines, strict=True) if "FAILED" in line
    ] == fail.split()
