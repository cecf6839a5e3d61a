"""Whose turn it is on which GPU: one judge on each, in whatever process and for whomever."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from harness.devices import gpu_lock
from harness.judge import process, turns, verdict
from harness.judge.turns import on_one_of

from .fakes import submission

ROOT = Path(__file__).resolve().parents[2]
GPUS = ("GPU-a", "GPU-b")
HOLD = """
import subprocess, sys
from pathlib import Path
from harness.devices import gpu_lock
from harness.judge import turns
gpu_lock.FOLDER = Path(sys.argv[1])
with turns.on_one_of(("GPU-a",)) as turn:
    sleep = [sys.executable, "-c", "import time; time.sleep(60)"]
    judge = subprocess.Popen(sleep, pass_fds=turn.held)
    print(judge.pid, flush=True)
    sys.stdin.read()
"""


@pytest.fixture(autouse=True)
def _locks_of_its_own(monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(gpu_lock, "FOLDER", tmp_path)


def test_without_a_gpu_nobody_waits(tmp_path) -> None:
    with on_one_of(()) as first, on_one_of(()) as second:
        assert first == second == turns.Turn()
    assert not list(tmp_path.iterdir())


def test_each_takes_a_gpu_that_is_free() -> None:
    with on_one_of(GPUS) as first, on_one_of(GPUS) as second:
        chosen = [one.environment["CUDA_VISIBLE_DEVICES"] for one in (first, second)]
        assert chosen == ["GPU-a", "GPU-b"]
    with on_one_of(("GPU-a",)) as alone:
        assert alone.environment == {}  # what CUDA sees stays as it is
        assert len(alone.held) == 1


def test_never_more_than_one_on_a_gpu() -> None:
    inside: dict[str, int] = dict.fromkeys(GPUS, 0)
    most = dict(inside)
    counting = threading.Lock()

    def judge() -> None:
        with on_one_of(GPUS) as turn:
            gpu = turn.environment["CUDA_VISIBLE_DEVICES"]
            with counting:
                inside[gpu] += 1
                most[gpu] = max(most[gpu], inside[gpu])
            time.sleep(0.02)
            with counting:
                inside[gpu] -= 1

    judges = [threading.Thread(target=judge) for _ in range(12)]
    for one in judges:
        one.start()
    for one in judges:
        one.join()
    assert most == {"GPU-a": 1, "GPU-b": 1}


def test_a_turn_lasts_as_long_as_the_judge_and_ends_with_it(tmp_path) -> None:
    """Also where who asked is killed, and the judge lives on for a while."""
    asking = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT,
    )  # fmt: skip
    judge = int(asking.stdout.readline())
    asking.kill()
    asking.wait()
    got = threading.Event()

    def wait() -> None:
        with on_one_of(("GPU-a",)):
            got.set()

    waiting = threading.Thread(target=wait)
    waiting.start()
    assert not got.wait(0.5)
    os.kill(judge, signal.SIGKILL)
    assert got.wait(10)
    waiting.join()


def test_everybody_can_open_a_lock(tmp_path) -> None:
    before = os.umask(0o077)
    try:
        with on_one_of(("GPU-a",)):
            (lock,) = tmp_path.iterdir()
    finally:
        os.umask(before)
    assert lock.stat().st_mode & 0o777 == 0o444


def test_a_judge_is_asked_with_a_gpu_of_its_own(monkeypatch) -> None:
    """Whoever asks: a notebook's check and a grader come through here. A quiz needs no GPU."""
    monkeypatch.setattr(process, "hopper_gpus", lambda device: () if device == "emulator" else GPUS)
    text = verdict.to_json(verdict.Verdict("SEEN"))
    script = (
        "import os\n"
        "open_files = {os.path.realpath(f'/proc/self/fd/{n}') for n in range(3, 40)}\n"
        "gpu = os.environ.get('CUDA_VISIBLE_DEVICES', 'none')\n"
        f"held = any(gpu in name for name in open_files)\n"
        f"print({text!r}.replace('SEEN', f'{{gpu}} held: {{held}}'))"
    )
    monkeypatch.setattr(process, "_command", lambda *_: [sys.executable, "-c", script])
    monkeypatch.delenv("CUDA_VISIBLE_DEVICES", raising=False)
    kernel = submission("right")
    assert process.ask(kernel).exercise == "GPU-a held: True"
    with on_one_of(GPUS):
        assert process.ask(kernel).exercise == "GPU-b held: True"
    assert process.ask(kernel, device="emulator").exercise == "none held: False"
