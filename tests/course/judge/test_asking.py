"""The judge as a process: limits, noise, death, and forbidden imports."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import time
import types

import pytest

from harness.base.processes import waits
from harness.course.judge import asking, loaded, verdict
from harness.course.judge.submission import LIMIT_BYTES
from tests.course.judge.acting import SCRIPT, act
from tests.course.judge.fakes import submission

GOOD = submission("right")


def test_a_verdict_comes_through(monkeypatch, capfd):
    text = verdict.to_json(verdict.Verdict("tile-copy", seed=4))
    act(monkeypatch, f"import sys; sys.stderr.write('noise'); print({text!r})")
    assert asking.ask(GOOD) == verdict.Verdict("tile-copy", seed=4)
    assert capfd.readouterr().err == ""


def test_progress_is_reported_to_the_caller(monkeypatch):
    text = verdict.to_json(verdict.Verdict("tile-copy", seed=4))
    act(
        monkeypatch,
        "import sys\nfrom harness.base.processes import waits\n"
        "waits.tell(3)\n"
        "waits.say('shape 2 of 3, schedule random')\n"
        "import time; time.sleep(1)\n"
        f"print({text!r})",
    )
    reports = []
    assert asking.ask(GOOD, say=reports.append).seed == 4
    assert reports == ["shape 2 of 3, schedule random"]


@pytest.mark.parametrize(
    "script",
    [
        "import os; os.abort()",
        "print('not a verdict')",
        "import sys; sys.exit('out of memory')",
        "raise MemoryError('out of memory')",
    ],
)
def test_a_crashed_judge_is_reported_as_a_harness_fault(monkeypatch, capfd, script):
    act(monkeypatch, script)
    answer = asking.ask(GOOD)
    (problem,) = answer.problems
    assert problem.kind == "judge-error"
    assert ("out of memory" in script) == ("out of memory" in problem.message)
    assert answer.points == 0.0 and capfd.readouterr().err == ""


def test_over_its_time_the_whole_group_is_killed(monkeypatch, tmp_path):
    child = tmp_path / "child"
    act(
        monkeypatch,
        "import subprocess, sys, time\n"
        f"p = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        f"open({str(child)!r}, 'w').write(str(p.pid)); time.sleep(600)",
    )

    def clock() -> float:
        """A clock that is far ahead once the child has started, however long that took."""
        return time.monotonic() + (1000.0 if child.exists() and child.read_text() else 0.0)

    monkeypatch.setattr(waits, "time", types.SimpleNamespace(monotonic=clock))
    answer = asking.ask(GOOD, idle_s=600.0, say=print)
    assert answer.problems[0].kind == "time-limit"
    assert "600" in answer.problems[0].message
    assert _gone(int(child.read_text()))


WAITS = """
import pathlib, sys, time, types
from harness.base.processes import waits
ahead = 0.0
waits.tell(3)
waits.time = types.SimpleNamespace(monotonic=lambda: time.monotonic() + ahead)
with waits.waiting():
    ahead = 1000.0
    pathlib.Path({waiting!r}).touch()
    time.sleep(1.0)
if {works}:
    pathlib.Path({working!r}).touch()
    time.sleep(600)
print({text!r})
"""


@pytest.mark.parametrize("works", [False, True])
def test_waiting_for_a_gpu_does_not_count_as_judging_time(monkeypatch, tmp_path, works):
    """The clock is 1000 s ahead once the judge waits, and 2000 s once it works after that."""
    waiting, working = tmp_path / "waiting", tmp_path / "working"
    text = verdict.to_json(verdict.Verdict("tile-copy", seed=4))
    script = WAITS.format(waiting=str(waiting), working=str(working), works=works, text=text)
    act(monkeypatch, script)

    def clock() -> float:
        return time.monotonic() + 1000.0 * (waiting.exists() + working.exists())

    monkeypatch.setattr(waits, "time", types.SimpleNamespace(monotonic=clock))
    answer = asking.ask(GOOD, idle_s=600.0, say=lambda _: None)  # so it looks five times a second
    assert (answer.seed == 4) is not works
    assert [problem.kind for problem in answer.problems] == ["time-limit"] * works


def test_a_judge_ends_with_its_caller(tmp_path):
    """Also if it is killed: a remaining judge would run beside the next."""
    pid = tmp_path / "pid"
    script = f"import os, time; open({str(pid)!r}, 'w').write(str(os.getpid())); time.sleep(600)"
    asks = (
        "import sys\n"
        "from harness.course.judge import asking\n"
        "from harness.course.judge.submission import from_json\n"
        "from tests.course.judge.acting import actors\n"
        "asking._fork_server = actors\n"
        "asking.ask(from_json(sys.argv[1].encode()))\n"
    )
    caller = subprocess.Popen(
        [sys.executable, "-c", asks, asking.to_json(GOOD).decode()],
        env={**asking._environment(), SCRIPT: script},
    )
    _until(lambda: pid.exists() and pid.read_text())
    judge = int(pid.read_text())
    assert not _gone(judge, tries=1)
    caller.kill()
    caller.wait()
    assert _gone(judge)


def test_an_interrupt_kills_the_judge_and_goes_on_up(monkeypatch):
    judges = []

    def interrupted(out, patience, *_):
        judges.append(patience._process)
        raise KeyboardInterrupt

    monkeypatch.setattr(asking, "_answer", interrupted)
    act(monkeypatch, "import time; time.sleep(600)")
    with pytest.raises(KeyboardInterrupt):
        asking.ask(GOOD)
    assert _gone(judges[0], tries=1)


def test_modules_in_the_working_folder_are_not_imported(monkeypatch, tmp_path):
    (tmp_path / "numpy.py").write_text("raise SystemExit('shadowed')")
    (tmp_path / "harness").mkdir()
    (tmp_path / "harness" / "__init__.py").write_text("raise SystemExit('shadowed')")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", f".{os.pathsep}{os.pathsep}/opt/site")
    assert asking._environment()["PYTHONPATH"].split(os.pathsep)[1:] == ["/opt/site"]
    answer = asking.ask(submission("right", exercise="tile-cpoy"))  # uses a fork server of its own
    assert answer.problems[0].kind == "unknown-exercise"


def test_a_judge_gets_the_current_environment(monkeypatch):
    act(monkeypatch, "import os, sys; sys.exit(os.environ.get('HARNESS_UNMEASURED'))")
    for value in ("withhold", "credit"):
        monkeypatch.setenv("HARNESS_UNMEASURED", value)
        assert value in asking.ask(GOOD).problems[0].message


def test_a_judge_has_a_memory_limit(monkeypatch):
    act(monkeypatch, "import sys; bytearray(2**28); sys.exit('it had it')")
    assert "it had it" in asking.ask(GOOD, memory_bytes=2**30).problems[0].message
    assert "MemoryError" in asking.ask(GOOD, memory_bytes=2**27).problems[0].message


def test_judges_are_forks_of_a_process_that_has_loaded_the_judge():
    assert asking.ask(submission("right", exercise="one")).problems[0].kind == "unknown-exercise"
    first = asking._fork_server().process
    assert asking.ask(submission("right", exercise="two")).problems[0].kind == "unknown-exercise"
    assert asking._fork_server().process is first


def test_python_settings_of_the_notebook_do_not_reach_the_judge(monkeypatch):
    monkeypatch.setenv("PYTHONINSPECT", "1")
    monkeypatch.setenv("HARNESS_DEVICE", "emulator")
    environment = asking._environment()
    assert "PYTHONINSPECT" not in environment
    assert environment["HARNESS_DEVICE"] == "emulator"


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (b"", "malformed-submission"),
        (b'{"exercise":1}', "malformed-submission"),
        (b"x" * (LIMIT_BYTES + 10), "submission-too-large"),
    ],
)
def test_a_bad_submission_gets_a_verdict_that_names_it(text, kind):
    done = _judge(text)
    assert done.returncode == 0
    assert json.loads(done.stdout)["problems"][0]["kind"] == kind


def test_an_unknown_exercise_gets_a_verdict_too():
    text = asking.to_json(submission("right", exercise="tile-cpoy"))
    answer = verdict.from_json(_judge(text).stdout)
    assert answer.problems[0].kind == "unknown-exercise"
    assert "'tile-copy'" in answer.problems[0].message


def test_the_judge_imports_no_compiler_and_no_views():
    """It knows the compiler's parameter types, its assembler and the names of `harness.ptx`,
    without numba.
    """
    done = _judge(
        asking.to_json(GOOD),
        "bad = [m for m in sys.modules if m.split('.')[0] in ('numba', 'IPython')\n"
        "       or m.startswith(('harness.course.views', 'harness.course.compiler',\n"
        "                        'harness.course.checking', 'harness.classroom'))\n"
        "       and m not in ('harness.course.compiler', 'harness.course.compiler.effects')]\n"
        "sys.stderr.write('imported: ' + repr(bad))\n",
    )
    assert b"imported: []" in done.stderr, done.stderr
    assert verdict.from_json(done.stdout).runs  # the judge did run the kernel


COUNT = """
import sys
from harness.course.judge import loaded
loaded.warm_up()
files = {m.__file__ or "" for name, m in sys.modules.items() if name.startswith("harness")}
print(sum(len(open(file).readlines()) for file in files if file.endswith(".py")))
"""


def test_the_fork_server_of_judges_imports_few_lines():
    done = subprocess.run([sys.executable, "-c", COUNT], capture_output=True, check=True)
    assert int(done.stdout) <= 55_500


def test_a_harness_fault_is_reported_as_such(monkeypatch, capfd):
    from harness.course.judge import judging

    def judge(*_, **__):
        raise ZeroDivisionError("a bug of the emulator's")

    text = asking.to_json(GOOD)
    monkeypatch.setattr(judging, "judge", judge)
    monkeypatch.setattr(loaded.sys, "stdin", types.SimpleNamespace(buffer=io.BytesIO(text)))
    (problem,) = loaded._answer({"scheme": None, "options": {}}).problems
    assert problem.kind == "judge-error"
    assert "a bug of the emulator's" in problem.message and "test_asking.py" in problem.message
    assert "Traceback" in capfd.readouterr().err


def test_output_while_judging_is_not_in_the_verdict():
    done = _judge(
        b"",
        before="def noisy(request):\n"
        "    print('noise'); os.write(1, b'more noise')\n"
        "    return loaded.Verdict('tile-copy')\n"
        "loaded._answer = noisy\n",
    )
    assert verdict.from_json(done.stdout) == verdict.Verdict("tile-copy")
    assert b"noise" in done.stderr


def _judge(text: bytes, after: str = "", before: str = "") -> subprocess.CompletedProcess:
    """Judge a submission in a fresh Python, which runs code before and after."""
    script = (
        "import os, sys\n"
        "from harness.course.judge import loaded\n"
        "os.dup2(os.open(os.devnull, os.O_WRONLY), loaded.WAITS)\n"
        f"{before}status = loaded.main()\n{after}sys.exit(status)\n"
    )
    request = loaded.asked(environment=asking._environment(), seed=1, device="emulator")
    return subprocess.run(
        [sys.executable, "-P", "-c", script],
        input=request + text,
        capture_output=True,
        env=asking._environment(),
    )


def _until(what) -> None:
    deadline = time.monotonic() + 300
    while not what() and time.monotonic() < deadline:
        time.sleep(0.05)


def _gone(pid: int, tries: int = 2400) -> bool:
    for _ in range(tries):
        try:
            os.kill(pid, 0)
            with open(f"/proc/{pid}/stat") as stat:
                if stat.read().rsplit(")", 1)[1].split()[0] == "Z":
                    return True  # dead, its parent has not read its status yet
        except (ProcessLookupError, FileNotFoundError):
            return True
        time.sleep(0.05)
    return False
