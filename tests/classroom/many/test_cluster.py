"""Distributed grading: workers that die, and schedulers that are remote, lost or restarted."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest
from distributed import Client
from distributed.security import Security

from harness.classroom.course.course import CourseError
from harness.classroom.many import cluster
from harness.classroom.many.batch import Batch
from harness.classroom.many.cluster import carry_out, connect
from tests.classroom.conftest import ROOT, make_course
from tests.naming import naming


def work(task: tuple[int, str]) -> int:
    """End the worker, fail, or finish, depending on the number. Each try writes a letter to a
    file.
    """
    number, tries = task
    with open(f"{tries}/{number}", "a") as out:
        out.write("x")
    if number == 13:
        os.kill(os.getpid(), signal.SIGKILL)
    if number == 7:
        raise ValueError("two\nlines")
    return number * 10


def test_a_submission_that_kills_workers_has_a_reason_and_others_are_graded(
    monkeypatch, tmp_path
) -> None:
    monkeypatch.setattr(cluster, "ROUNDS", 2)
    monkeypatch.setattr(cluster, "WORKERS_A_ROUND", 1)
    reported: list[tuple[int, int]] = []

    asked: list[int] = []

    def limits_of_cluster(number: int) -> tuple[int, str]:
        asked.append(number)
        if number == 5:
            raise OSError("it cannot be read")
        return number, str(tmp_path)

    with connect(2, None) as client:
        items = (13, 1, 2, 5, 7, 3)
        ended = list(
            carry_out(client, work, items, limits_of_cluster, lambda *now: reported.append(now))
        )
    assert {item: (result, why) for item, result, why in ended} == {
        1: (10, ""),
        2: (20, ""),
        3: (30, ""),
        5: (None, "OSError: it cannot be read"),
        7: (None, "ValueError: two lines"),
        13: (None, "its worker died again and again"),
    }
    # Tried again after all others were given out. On a busy machine one of them may have been with
    # a worker that was killed, and is tried again, too.
    assert len(ended) == len(items) and asked[: len(items)] == [*items]
    assert asked.count(13) == 2
    assert len((tmp_path / "13").read_text()) > 1  # more than one round
    assert reported and all(running <= slots or not slots for running, slots in reported)


def beside(task: tuple[int, str]) -> int:
    """Like ``work``, but numbers other than 13 wait a while for their worker's end."""
    if task[0] != 13:
        time.sleep(1)
    return work(task)


@pytest.mark.thorough
def test_a_submission_is_not_abandoned_because_another_kills_its_worker(
    monkeypatch, tmp_path
) -> None:
    """A submission that always shares a worker with 13, which kills it, is done when 13 is not
    there. Then Dask drops the worker, as if it had been killed at its start; another is started.
    Clients without this run's certificate are refused.
    """
    monkeypatch.setattr(cluster, "ROUNDS", 3)
    monkeypatch.setattr(cluster, "WORKERS_A_ROUND", 2)
    with connect(1, None) as client:
        ended = list(carry_out(client, beside, (13, 3), lambda number: (number, str(tmp_path))))
        assert {item: (result, why) for item, result, why in ended} == {
            3: (30, ""),
            13: (None, "its worker died again and again"),
        }

        (nanny,) = client.cluster.workers.values()
        client.cluster.sync(nanny.close)
        deadline = time.monotonic() + 300

        def report(running: int, slots: int) -> None:
            assert time.monotonic() < deadline, "nobody is there to do it"

        done = list(carry_out(client, work, (1,), lambda item: (item, str(tmp_path)), report))
        assert done == [(1, 10, "")]

        address = client.cluster.scheduler_address
        assert address.startswith("tls://")
        plain = address.replace("tls://", "tcp://")
        for where, known_by in ((plain, Security()), (address, Security.temporary())):
            with pytest.raises(OSError, match=r"Timed|closed|certificate"):
                Client(where, security=known_by, timeout=1.0, set_as_default=False)
        ((_, result, _),) = carry_out(client, work, (2,), lambda item: (item, str(tmp_path)))
        assert result == 20


def test_a_wrong_address_is_reported(monkeypatch) -> None:
    monkeypatch.setattr(cluster, "_ANSWER_S", 1.0)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and it listens to nobody
        address = f"tcp://127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(CourseError, match=naming(address)):
            connect(1, address).__enter__()
    with pytest.raises(CourseError, match=naming("nonsense://x")):
        connect(1, "nonsense://x").__enter__()


class Elsewhere:
    """A Dask scheduler and its workers, in separate processes."""

    def __init__(self, folder: Path):
        self._folder, self._processes = folder, list[subprocess.Popen]()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self.address = f"tcp://127.0.0.1:{self._port}"

    def start(self) -> None:
        where = ("--host", "127.0.0.1", "--port", str(self._port), "--no-dashboard")
        self._dask("scheduler", *where)

    def add_worker(self) -> None:
        folder = ("--local-directory", str(self._folder))
        self._dask("worker", self.address, "--nthreads", "1", "--no-dashboard", *folder)

    def stop(self) -> None:
        """Stop them as if the machines were lost. Only Python's resource trackers survive;
        otherwise each stop would leave a worker's semaphores on this machine.
        """
        for process in self._processes:
            alone = psutil.Process(process.pid)
            for member in (alone, *alone.children(recursive=True)):
                with contextlib.suppress(psutil.NoSuchProcess):
                    if not any("resource_tracker" in word for word in member.cmdline()):
                        member.kill()
            process.wait()
        self._processes.clear()

    def _dask(self, *arguments: str) -> None:
        log = self._folder / f"{arguments[0]}.log"
        with log.open("ab") as out:
            self._processes.append(
                subprocess.Popen(
                    [sys.executable, "-m", "dask", *arguments],
                    cwd=self._folder,  # a worker has no need of the course's folder
                    env={**os.environ, "PYTHONPATH": str(ROOT)},
                    stdout=out,
                    stderr=out,
                    start_new_session=True,
                )
            )


@pytest.fixture
def elsewhere(tmp_path) -> Iterator[Elsewhere]:
    other_machine = Elsewhere(tmp_path)
    other_machine.start()
    yield other_machine
    other_machine.stop()


def connected(address: str):
    """A client, created once the scheduler has started."""
    deadline = time.monotonic() + 300
    while True:
        try:
            opened = connect(1, address)
            return opened, opened.__enter__()
        except CourseError:
            assert time.monotonic() < deadline
            time.sleep(0.5)


@pytest.mark.thorough  # starts a scheduler and workers as programs, twice
def test_a_remote_scheduler_and_a_lost_scheduler(
    elsewhere: Elsewhere, hand_in: Callable, tmp_path
) -> None:
    course = make_course(tmp_path / "course")
    who = ("one", "two")
    for student in who:
        os.renames(hand_in(student), course.submitted / student / "toy")

    opened, client = connected(elsewhere.address)
    reported: list[tuple[int, int]] = []

    def report(running: int, slots: int) -> None:
        if not reported:
            assert slots == 0  # nobody is there yet: it waits
            elsewhere.add_worker()
        reported.append((running, slots))

    running = Batch(course, "toy").run(client, report)
    first = next(running)
    assert first.graded and first.earned == 5.0
    elsewhere.stop()
    with pytest.raises(CourseError, match=naming(elsewhere.address)):
        list(running)
    opened.__exit__(None, None, None)

    elsewhere.start()
    elsewhere.add_worker()
    opened, client = connected(elsewhere.address)
    left = Batch(course, "toy")
    assert first.student not in left.left and len(left.left) == 1
    assert all(result.earned == 5.0 for result in left.run(client))
    assert [line.earned for line in left.lines()] == [5.0] * 2
    opened.__exit__(None, None, None)
