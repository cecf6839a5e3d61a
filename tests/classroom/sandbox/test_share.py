"""However many processes a job starts, a process spinning on the same core keeps a fair half.

The shares are compared while both want the whole core: other processes of the machine take from
both.
"""

from __future__ import annotations

import os
import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import pytest

from harness.classroom.sandbox import group, process
from harness.classroom.sandbox.job import Limits
from harness.classroom.sandbox.process import a_core
from harness.classroom.sandbox.watch import niceness
from tests.classroom.sandbox.test_sandbox import LOADED, needs_namespaces, run_cell, shown

SHELLS = """
import subprocess, time
for _ in range(80):
    subprocess.Popen(["sh", "-c", "while :; do :; done"], start_new_session=False)
time.sleep(600)
"""
SESSIONS = SHELLS.replace("False", "True")
_MOST_LOST = 0.2
_CPU = Path("/sys/fs/cgroup/cpu")  # version 1 of control groups


@pytest.fixture
def core(monkeypatch: pytest.MonkeyPatch) -> int:
    """The core on which every sandbox runs."""
    needs_namespaces()
    chosen = max(os.sched_getaffinity(0))
    monkeypatch.setattr(process, "a_core", lambda: nullcontext(chosen))
    return chosen


def of_a_neighbor(source: str, core: int) -> float:
    """Return the share of a spinning process in the core time that it and the job ``source`` used.
    It is in neither the session nor the group of the job.
    """
    run_cell(LOADED, "1")  # after this, the server that jobs are forked from is loaded
    spins = f"import os; os.sched_setaffinity(0, {{{core}}})\nprint(flush=True)\nwhile True: pass"
    command = [sys.executable, "-c", spins]
    with subprocess.Popen(command, stdout=subprocess.PIPE, start_new_session=True) as neighbor:
        try:
            assert neighbor.stdout is not None
            neighbor.stdout.readline()
            before_s = used_s(neighbor.pid)
            outcome = run_cell(LOADED, source, Limits(notebook_s=1.0))
            had_s = used_s(neighbor.pid) - before_s
        finally:
            neighbor.kill()
    assert outcome.ended == "processor-time", outcome
    return had_s / (had_s + outcome.processor_s)


def used_s(number: int) -> float:
    fields = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")


needs_niceness_0 = pytest.mark.skipif(
    os.nice(0) > 0, reason="the neighbor would weigh less than the job: run this at niceness 0"
)


@pytest.mark.thorough
@needs_niceness_0
def test_with_a_control_group(core) -> None:
    if (control_group := group.make(Limits())) is None:
        pytest.skip("no control group can be made here")
    control_group.remove()
    assert of_a_neighbor(SHELLS, core) > (1 - _MOST_LOST) / 2


@pytest.mark.thorough  # each burns a core for seconds
@pytest.mark.parametrize("source", [SHELLS, SESSIONS], ids=["shells", "sessions"])
def test_by_its_session(core, monkeypatch, source) -> None:
    enabled = Path("/proc/sys/kernel/sched_autogroup_enabled")
    if not enabled.exists() or enabled.read_text().strip() != "1" or not in_the_first_group():
        pytest.skip("sessions have no share of the processors here")
    monkeypatch.setattr(group, "make", lambda limits: None)
    assert of_a_neighbor(source, core) > (1 - _MOST_LOST) / 2


@pytest.mark.thorough
@needs_niceness_0
def test_by_niceness_if_nothing_else_is_available(core, monkeypatch) -> None:
    monkeypatch.setattr(group, "make", lambda limits: None)
    with where_sessions_do_not_count():
        assert of_a_neighbor(SHELLS, core) > (1 - _MOST_LOST) / 2


def in_the_first_group() -> bool:
    lines = Path("/proc/self/cgroup").read_text().splitlines()
    return any(line.endswith(":cpu:/") for line in lines) or lines == ["0::/"]


@contextmanager
def where_sessions_do_not_count() -> Iterator[None]:
    """Put this process and its sandboxes into a cpu control group, so that sessions do not
    count.
    """
    folder = _CPU / f"{group.PREFIX}{os.getpid()}-{secrets.token_hex(4)}"
    try:
        folder.mkdir()
    except OSError as error:
        pytest.skip(f"no control group of the processors can be made here: {error}")
    run_cell(LOADED, "1")
    fork_server = process._fork_server("harness.classroom.student", os.getpid()).process
    assert fork_server is not None
    try:
        for number in (os.getpid(), fork_server.pid):
            (folder / "cgroup.procs").write_text(str(number))
        yield
    finally:
        for number in (os.getpid(), fork_server.pid):
            (_CPU / "cgroup.procs").write_text(str(number))
        folder.rmdir()


def test_sandboxes_share_one_weight() -> None:
    assert [niceness(count) for count in (1, 2, 8, 69, 70)] == [0, 4, 10, 19, 20]


def test_the_start_of_a_session_is_reported_to_its_caller(core) -> None:
    source = (
        "import os, subprocess\nbefore = os.getsid(0)\n"
        "done = subprocess.run(['true'], start_new_session=True)\n"
        "print(done.returncode, os.getsid(0) == before)"
    )
    assert "0 True" in shown(run_cell(LOADED, source))


def test_two_sandboxes_use_two_cores_without_blocking_each_other(monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    cores = os.sched_getaffinity(0)
    with a_core() as first, a_core() as second:
        assert {first, second} <= cores and (first != second or len(cores) == 1)
    (folder,) = tmp_path.iterdir()
    shutil.rmtree(folder)
    folder.symlink_to("/nowhere")  # another user's link, in the /tmp of all users
    os.chown(folder, 4321, 4321, follow_symlinks=False) if os.geteuid() == 0 else folder.unlink()
    with a_core() as other_core:
        assert other_core in cores
