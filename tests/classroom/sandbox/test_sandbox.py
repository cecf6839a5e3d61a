"""The sandbox with and without namespaces: all its processes end, and only plain files of limited
size are returned.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from contextlib import nullcontext
from pathlib import Path

import pytest

from harness.classroom.sandbox import group, means, process, restrictions
from harness.classroom.sandbox.job import JobOutcome, Limits
from harness.classroom.sandbox.means import Means, NoWalls
from harness.classroom.sandbox.process import run
from tests.classroom.conftest import ROOT
from tests.naming import naming

LIMITS = Limits(notebook_s=30.0, cell_s=20.0)


LOADED = "namespaces, loaded"  # the process is a fork of one that has loaded what it needs


# Students' cells run with namespaces, and without.
@pytest.fixture(params=[LOADED, pytest.param("limits", marks=pytest.mark.thorough)])
def walls(request: pytest.FixtureRequest) -> str:
    if request.param != "limits" and not means.means().namespaces:
        pytest.skip(means.means().why)
    return request.param


def run_cell(walls, source: str, limits: Limits = LIMITS, **options) -> JobOutcome:
    order = {
        "cells": [{"number": 0, "source": source}],
        "cell_s": limits.cell_s,
        "cell_bytes": 10_000,
        "all_bytes": 80_000,
    }
    return run(
        "harness.classroom.student",
        walls="namespaces" if walls == LOADED else walls,
        loaded=walls == LOADED,
        limits=limits,
        files={"cells.json": json.dumps(order)},
        **options,
    )


def shown(outcome: JobOutcome) -> str:
    assert "cells.jsonl" in outcome.files, outcome
    return outcome.files["cells.jsonl"]


def running(mark: str) -> list[int]:
    processes = []
    for number in filter(str.isdecimal, os.listdir("/proc")):
        try:
            with open(f"/proc/{number}/cmdline", "rb") as line:
                if line.read() == f"sleep\0{mark}\0".encode():
                    processes.append(int(number))
        except OSError:
            continue
    return processes


def a_mark() -> str:
    return f"3600.{time.monotonic_ns()}"  # an argument of `sleep`, and of nothing else


DAEMON = """
import os, subprocess
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        subprocess.run(["sleep", "{mark}"])
    os._exit(0)
"""


def test_no_started_process_survives(walls) -> None:
    mark = a_mark()
    outcome = run_cell(walls, DAEMON.replace("{mark}", mark) + "import time; time.sleep(0.5)")
    assert (outcome.ended, outcome.status) == ("exited", 0), outcome
    assert '"end": true' in shown(outcome)
    assert not running(mark)


def test_all_processes_are_ended_at_the_time_limit(walls) -> None:
    mark = a_mark()
    source = DAEMON.replace("{mark}", mark) + "import time\ntime.sleep(600)"
    outcome = run_cell(walls, source, Limits(notebook_s=4.0, cell_s=20.0))
    assert outcome.ended in ("idle", "processor-time")  # a slow machine loads for longer
    assert not running(mark)


def test_memory_is_limited_over_all_processes(walls) -> None:
    source = "import os\nfor _ in range(6):\n    if os.fork() == 0:\n        break\n"
    source += "held = bytearray(100 * 2**20)\nimport time\ntime.sleep(20)"
    outcome = run_cell(walls, source, Limits(notebook_s=20.0, memory_bytes=400 * 2**20))
    assert outcome.ended == "memory"  # though none holds 400 MiB


def test_memory_that_forks_share_counts_once(walls) -> None:
    source = """
import os, time
held = bytearray(100 * 2**20)
children = []
for _ in range(8):
    if child := os.fork():
        children.append(child)
    else:
        time.sleep(1)
        os._exit(0)
for child in children:
    os.waitpid(child, 0)
"""
    outcome = run_cell(walls, source, Limits(notebook_s=20.0, memory_bytes=700 * 2**20))
    assert outcome.ended == "exited" and '"end": true' in shown(outcome)


SEES = """
import os, tempfile
import numpy
box = os.environ["HARNESS_OUTBOX"]
open(box + "/good.txt", "w").write("good")
os.symlink("/etc/passwd", box + "/link")
os.link(box + "/good.txt", box + "/second-name")
os.mkfifo(box + "/pipe")
open(box + "/big", "wb").write(bytes(17 * 2**20))
print(sorted(os.listdir()), "of the grader" in str(dict(os.environ)))
open("data.txt", "w").write("changed")
print(os.environ.get("CUDA_PATH"), os.environ["CUDA_HOME"])
for name in ("other/lab.py", "solutions/lab.py", "libnvvm.so"):
    try:
        print(open(os.environ["CUDA_HOME"] + "/nvvm/" + name).read())
    except OSError as error:
        print(name, type(error).__name__)
try:
    print(open({mine!r}).read())
except OSError as error:
    print("home", type(error).__name__)
print("x" * 10**8)
print("after")
"value"
"""


@pytest.mark.parametrize("walls", ["namespaces", LOADED, "limits"], indirect=True)
def test_a_cell_sees_its_copy_and_leaves_nothing(walls, monkeypatch, tmp_path) -> None:
    """It works in a copy of the submission without links, with an environment of its own. It reads
    no file of the grader's, except a toolkit that a variable names, without which kernels are not
    compiled there; and solutions beside the package are hidden. Only plain files of limited size
    come out, and its output is cut.
    """
    if walls == "limits" and not restrictions.landlock_version():
        pytest.skip("this kernel has no Landlock")
    folder, toolkit, home = (tmp_path / name for name in ("submission", "cuda", "home"))
    texts = {
        folder / "data.txt": "theirs",
        toolkit / "nvvm" / "libnvvm.so": "a library",
        toolkit / "nvvm" / "other" / "lab.py": "text of other",
        toolkit / "nvvm" / "solutions" / "lab.py": "text of solutions",
        home / "mine.txt": "of mine",
    }
    for path, text in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (folder / "link.txt").symlink_to("/etc/passwd")
    monkeypatch.setenv("A_SECRET", "of the grader")
    monkeypatch.setenv("CUDA_HOME", str(toolkit))
    monkeypatch.setenv("CUDA_PATH", str(tmp_path))  # no toolkit
    monkeypatch.setattr(process, "_hidden", lambda: (str(toolkit / "nvvm" / "solutions"),))
    # A home folder, the run's files in /tmp, the machine's root: each would be an opening.
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv(
        "PYTHONPATH", os.pathsep.join([str(home), str(tmp_path.parent), "/tmp", "/"])
    )
    source = SEES.replace("{mine!r}", repr(str(home / "mine.txt")))
    outcome = run_cell(walls, source, folder=folder)
    assert set(outcome.files) == {"cells.jsonl"}, outcome
    assert set(outcome.refused) == {"good.txt", "second-name", "link", "pipe", "big"}
    seen = shown(outcome)
    assert "['data.txt'] False" in seen and (folder / "data.txt").read_text() == "theirs"
    assert f"None {toolkit}" in seen and "text of solutions" not in seen
    assert "text of other" in seen and "of mine" not in seen
    if walls == "namespaces":  # else the user's own rights say what it reads
        assert "a library" in seen and "home FileNotFoundError" in seen
    assert '"end": true' in seen and "over the limit on output" in seen and len(seen) < 20_000


FULL = """
import errno, os, tempfile
private = tempfile.mkdtemp()  # closed to all others
try:
    for number in range(1000):
        with open(f"{private}/{number}", "wb") as out:
            out.write(bytes(2**20))
except OSError as error:
    assert error.errno == errno.ENOSPC
with open(os.environ["HARNESS_OUTBOX"] + "/good.txt", "wb") as out:
    out.write(bytes(2**20))
print("after")
"""


def test_a_submission_is_written_even_on_a_full_disk(walls) -> None:
    outcome = run_cell(walls, FULL, Limits(disk_bytes=40 * 2**20))
    if walls == "limits":  # the disk is the machine's own
        assert outcome.ended == "disk", outcome
    else:
        assert "after" in shown(outcome) and len(outcome.files["good.txt"]) == 2**20
        assert outcome.ended == "exited" and not outcome.full


@pytest.mark.thorough
def test_a_full_outbox_is_reported() -> None:
    needs_namespaces()
    source = "import os\nfor number in range(8):\n"
    source += "    with open(f'{os.environ[\"HARNESS_OUTBOX\"]}/{number}', 'wb') as out:\n"
    source += "        out.write(bytes(12 * 2**20))"
    assert run_cell(LOADED, source).full


@pytest.mark.parametrize("walls", ["namespaces"], indirect=True)
def test_nothing_outlives_a_grader_that_is_killed(walls) -> None:
    """Without namespaces, a process that left its parents would survive."""
    mark = a_mark()
    source = DAEMON.replace("{mark}", mark) + "import time\ntime.sleep(600)"
    program = (
        "from tests.classroom.sandbox.test_sandbox import run_cell\n"
        f"run_cell({walls!r}, {source!r})\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    grader = subprocess.Popen([sys.executable, "-c", program], env=environment)
    deadline = time.monotonic() + 120
    while not running(mark) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert running(mark)
    grader.send_signal(signal.SIGKILL)
    grader.wait()
    deadline = time.monotonic() + 120
    while running(mark) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not running(mark)


def test_grading_stops_if_the_sandbox_cannot_be_set_up(monkeypatch, tmp_path) -> None:
    # A house that is not there would not do: where the harness is installed, the jail would find
    # it all the same. One that is there, and broken, is found first.
    (tmp_path / "harness").mkdir()
    (tmp_path / "harness" / "__init__.py").write_text("raise ImportError('a broken house')")
    monkeypatch.setattr(process, "_HOUSE", str(tmp_path))
    outcome = run_cell("limits", "1")
    assert outcome.ended == "no-sandbox" and "a broken house" in outcome.message
    assert not outcome.files


@pytest.mark.parametrize("how", ["limits", "namespaces"])
def test_unavailable_isolation_is_reported(monkeypatch, tmp_path, how) -> None:
    """The run's folder is removed before the sandbox enters it."""
    if how == "namespaces" and not means.means().namespaces:
        pytest.skip(means.means().why)
    gone = tmp_path / "gone"
    gone.write_text("a file")
    monkeypatch.setattr(process, "scratch_folder", lambda: nullcontext(gone / "run"))
    outcome = run_cell(how, "1")
    assert outcome.ended == "no-sandbox" and "Not a directory" in outcome.message
    assert not outcome.files


def test_isolation_levels(monkeypatch) -> None:
    monkeypatch.setattr(means, "means", lambda: Means(True, True, True))
    assert [means.walls(level) for level in means.LEVELS] == ["namespaces", "namespaces", "limits"]
    monkeypatch.setattr(means, "means", lambda: Means(False, False, True, "refused"))
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert means.walls("best-effort") == "limits"
    with pytest.raises(NoWalls, match="refused"):
        means.walls("required")
    with pytest.raises(NoWalls, match="'on'"):
        means.walls("on")


def test_no_student_process_runs_as_root(monkeypatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    for own_user, closed in ((True, False), (False, True)):
        monkeypatch.setattr(restrictions, "closes_signals", lambda closed=closed: closed)
        monkeypatch.setattr(means, "means", lambda own=own_user: Means(False, own, True, "refused"))
        assert means.walls("best-effort") == "limits"
    monkeypatch.setattr(restrictions, "closes_signals", lambda: False)
    monkeypatch.setattr(means, "means", lambda: Means(False, False, True, "refused"))
    with pytest.raises(NoWalls, match=naming(sys.executable)):
        means.walls("best-effort")


def test_without_namespaces_student_processes_cannot_signal_root() -> None:
    if os.geteuid() != 0 or not (process.python_is_public() or restrictions.closes_signals()):
        pytest.skip("needs root, and a user of its own or Landlock's walls against signals")
    with subprocess.Popen(["sleep", "600"]) as roots:
        try:
            done = run_cell("limits", f"import os; os.kill({roots.pid}, 9)")
            assert "PermissionError" in shown(done)
            assert roots.poll() is None
        finally:
            roots.kill()


def needs_namespaces() -> None:
    if not means.means().namespaces:
        pytest.skip(means.means().why)


def test_a_fork_has_no_state_of_the_previous_fork() -> None:
    needs_namespaces()
    leaves = (
        "import harness, os, sys, tempfile; harness.left = 1; os.environ['LEFT'] = '1'\n"
        "sys.modules['left'] = harness; open(tempfile.gettempdir() + '/left', 'w').close()"
    )
    looks = (
        "import harness, os, sys, tempfile; print(hasattr(harness, 'left'), 'LEFT' in os.environ,"
        "'left' in sys.modules, 'left' in os.listdir(tempfile.gettempdir()))"
    )
    assert run_cell(LOADED, leaves).ended == "exited"
    assert "False False False False" in shown(run_cell(LOADED, looks))


def test_forks_draw_other_random_numbers() -> None:
    needs_namespaces()
    draws = "import random, numpy as np; print(random.random(), np.random.random())"
    first, second = (json.loads(shown(run_cell(LOADED, draws)).splitlines()[1]) for _ in range(2))
    numbers, other = (each["outputs"][0]["text"].split() for each in (first, second))
    assert numbers[0] != other[0] and numbers[1] != other[1]


@pytest.mark.thorough
def test_a_fork_server_that_died_is_replaced() -> None:
    needs_namespaces()
    fork_server = process._fork_server("harness.classroom.student", os.getpid())
    assert run_cell(LOADED, "1").ended == "exited"
    before = fork_server.process.pid
    os.kill(before, signal.SIGKILL)
    assert "4" in shown(run_cell(LOADED, "2 + 2"))
    assert fork_server.process.pid != before


def test_a_fork_server_ends_with_its_grader() -> None:
    needs_namespaces()
    code = (
        "import os, sys; from harness.classroom.sandbox import process\n"
        "from harness.classroom.sandbox.job import Limits\n"
        "process.run('harness.classroom.student', walls='namespaces', limits=Limits(),"
        " loaded=True)\n"
        "server = process._fork_server('harness.classroom.student', os.getpid())\n"
        "print(server.process.pid, flush=True)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT)
    fork_server = int(done.stdout)
    deadline = time.monotonic() + 120
    while os.path.exists(f"/proc/{fork_server}") and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not os.path.exists(f"/proc/{fork_server}")


MEANS_OUT = """
import ctypes, mmap, os, resource, signal, socket
libc = ctypes.CDLL(None)
ways = {
    "shared memory of nobody": lambda: mmap.mmap(-1, 2**20),
    "memfd": lambda: os.memfd_create("x"),
    "shmget": lambda: libc.shmget(0, 2**20, 0o1600) >= 0,
    "/dev/zero": lambda: open("/dev/zero"),
    "a signal to who watches": lambda: os.kill(1, signal.SIGINT),
    "the same in half a register": lambda: libc.syscall(62, ctypes.c_long(2**32 + 1), 2) == 0,
    "a signal to all": lambda: os.kill(-1, signal.SIGINT),
    "limits of who watches": lambda: resource.prlimit(1, resource.RLIMIT_AS, (1, 1)),
    "precedence over who watches": lambda: os.setpriority(os.PRIO_PROCESS, 1, 19),
    "all cores": lambda: os.sched_setaffinity(0, {0, 1}),
    "a channel to the host": lambda: socket.socket(40, 1),
    "a namespace": lambda: libc.unshare(0x10000000) == 0,
}
for name, way in ways.items():
    try:
        if way():
            print("out by", name)
    except OSError:
        pass
same = os.getuid() == os.stat("/proc/1").st_uid
print(len(ways), "tried,", len(os.sched_getaffinity(0)), "core", same)
"""


def test_forbidden_system_calls_are_watched_by_another_process() -> None:
    needs_namespaces()
    outcome = run_cell(LOADED, MEANS_OUT)
    assert outcome.ended == "exited" and "out by" not in shown(outcome)
    assert f"12 tried, 1 core {os.geteuid() != 0}" in shown(outcome)


def test_processor_time_is_limited_over_all_processes(walls, monkeypatch) -> None:
    """With and without a control group; also for processes that nobody waits for."""
    spinning = "import os, signal\nsignal.signal(signal.SIGCHLD, signal.SIG_IGN)\n"
    spinning += "for _ in range(8):\n    if os.fork() == 0:\n        while True: pass\n"
    spinning += "import time\ntime.sleep(600)"
    if walls == LOADED:
        monkeypatch.setattr(group, "make", lambda limits: None)
    outcome = run_cell(walls, spinning, Limits(notebook_s=2.0))
    # Eight of them spin until the grader's next look, which a busy machine puts off.
    assert outcome.ended == "processor-time" and 2 <= outcome.processor_s < 2 + 8 * 2


def test_waiting_for_a_processor_is_not_charged_to_a_cell() -> None:
    """A cell that is ready to run but not scheduled is neither over its time nor idle."""
    needs_namespaces()
    busy = "import os, time\nfor _ in range(7):\n    if os.fork() == 0:\n        while True: pass\n"
    busy += "started = time.monotonic()\nwhile time.monotonic() - started < 3: pass\n"
    busy += "print('after')"
    outcome = run_cell(LOADED, busy, Limits(notebook_s=30.0, cell_s=2.0))
    assert "after" in shown(outcome)


def test_a_sleeping_cell_is_interrupted_and_the_next_cell_runs() -> None:
    needs_namespaces()
    outcome = run_cell(LOADED, "import time\ntime.sleep(600)", Limits(cell_s=0.5))
    assert "CellTimeout" in shown(outcome) and '"end": true' in shown(outcome)


HOLDING = """
import os, time
for _ in range(8):
    if os.fork() == 0:
        held = bytearray(100 * 2**20)  # less than one process may have
        time.sleep(600)
os.wait()
"""


def test_out_of_memory_ends_the_whole_group() -> None:
    """No single process uses too much memory, but all of them do. If the kernel kills a process, it
    is not the notebook's own.
    """
    needs_namespaces()
    outcome = run_cell(LOADED, HOLDING, Limits(memory_bytes=500 * 2**20))
    assert outcome.ended == "memory"


def test_a_group_reports_an_out_of_memory_kill() -> None:
    control_group = a_group(Limits(memory_bytes=500 * 2**20))
    gauges = group.Gauges(control_group.folders)
    enter = f"import pathlib\nfor one in {control_group.folders}:\n"
    enter += "    pathlib.Path(one, 'cgroup.procs').write_text('0')\n"
    try:
        assert not gauges.ran_out()
        command = [sys.executable, "-c", enter + HOLDING]
        with subprocess.Popen(command, start_new_session=True) as holding:
            holding.wait()  # for the first of the eight, which only the kernel ends
            with contextlib.suppress(ProcessLookupError):
                os.killpg(holding.pid, signal.SIGKILL)
        assert gauges.ran_out()
    finally:
        control_group.remove()


def a_group(limits: Limits = LIMITS) -> group.ControlGroup:
    control_group = group.make(limits)
    if control_group is None:
        pytest.skip("no control group can be made here")
    assert all(map(os.path.isdir, control_group.folders))
    return control_group


def test_no_group_is_left() -> None:
    control_group = a_group()
    control_group.remove()
    assert not any(map(os.path.exists, control_group.folders))


def test_a_cgroup_v2_group_is_a_sibling_of_the_graders_group(monkeypatch, tmp_path) -> None:
    """The files are written here in the kernel's format."""
    beside = tmp_path / "user.slice"
    (beside / "mine.scope").mkdir(parents=True)
    (beside / "cgroup.subtree_control").write_text("cpu memory pids\n")
    monkeypatch.setattr(group, "_TOP", tmp_path)
    monkeypatch.setattr(group, "_own", lambda: "0::/user.slice/mine.scope\n")
    control_group = group.make(Limits(memory_bytes=2**30))
    (folder,) = control_group.folders
    assert os.path.dirname(folder) == str(beside)
    assert Path(folder, "memory.max").read_text() == str(2**30)
    Path(folder, "memory.events").write_text("low 0\noom 3\noom_kill 2\n")
    Path(folder, "cpu.stat").write_text("usage_usec 2500000\nuser_usec 1\n")
    gauges = control_group.enter()
    assert gauges.ran_out() and gauges.processor_s() == 2.5
    (beside / "cgroup.subtree_control").write_text("pids\n")
    assert group.make(LIMITS) is None


def test_a_real_cgroup_v2_group_counts_exited_processes() -> None:
    """Each controller belongs to a single version: if memory belongs to the first, only time counts
    here.
    """
    mounts = [line.split() for line in Path("/proc/mounts").read_text().splitlines()]
    tops = [Path(where) for _, where, kind, *_ in mounts if kind == "cgroup2"]
    folder = (tops or [Path("/nowhere")])[0] / f"{group.PREFIX}{os.getpid()}-test"
    try:
        folder.mkdir()
    except OSError as error:
        pytest.skip(f"no group of the second version can be made here: {error}")
    control_group = group.ControlGroup((str(folder),))
    spins = (
        "import sys, time; from harness.classroom.sandbox.group import ControlGroup\n"
        "gauges = ControlGroup((sys.argv[1],)).enter()\n"
        "before = time.process_time()\n"
        "while time.process_time() - before < 0.3: pass\n"
        "print(gauges.processor_s() > 0.1, gauges.ran_out())"
    )
    try:
        command = [sys.executable, "-c", spins, str(folder)]
        done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
        assert done.stdout == "True False\n", done.stderr
        assert group.Gauges(control_group.folders).processor_s() > 0.1  # also of who has ended
    finally:
        control_group.remove()
    assert not folder.exists()
