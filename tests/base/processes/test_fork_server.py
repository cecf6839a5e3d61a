"""Forks of a loaded process: independent of each other, and ended when no longer needed."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from harness.base.processes.fork_client import Fork, ForkServer

ROOT = Path(__file__).parents[3]
MODULE = "tests.base.processes.job"
LONG_S = 120.0
ENVIRONMENT = {"PYTHONPATH": str(ROOT), "PATH": os.defpath}


@pytest.fixture(scope="module")
def fork_server() -> ForkServer:
    return ForkServer(MODULE, ENVIRONMENT, "loaded")


@contextlib.contextmanager
def forked(fork_server: ForkServer, script: str) -> Iterator[tuple[Fork, int]]:
    """Start a fork that runs ``script``; yield it and the reading end of its standard output and
    error.
    """
    reading, writing = os.pipe()
    with tempfile.TemporaryFile() as script_file:
        script_file.write(script.encode())
        script_file.seek(0)
        try:
            fork = fork_server.fork([script_file.fileno(), writing, writing])
        finally:
            os.close(writing)
    try:
        yield fork, reading
    finally:
        os.close(reading)
        fork.end()


def output_of(fork_server: ForkServer, script: str) -> tuple[str, int | None]:
    with forked(fork_server, script) as (fork, reading):
        text = b""
        while part := os.read(reading, 2**16):
            text += part
        return text.decode(), fork.end()


def test_a_fork_has_the_loaded_modules_and_leaves_no_state(fork_server: ForkServer) -> None:
    script = "print(seen, os.environ.get('LEFT')); seen.append('left'); os.environ['LEFT'] = 'left'"
    assert [output_of(fork_server, script) for _ in range(2)] == [("['loaded'] None\n", 0)] * 2


def test_a_forks_exit_status_and_error_are_reported(fork_server: ForkServer) -> None:
    for script, status in (
        ("status['is'] = 3", 3),
        ("os.kill(os.getpid(), 9)", -signal.SIGKILL),
        ("sys.exit('no')", 1),
    ):
        assert output_of(fork_server, script)[1] == status
    text, status = output_of(fork_server, "1 / 0")
    assert "ZeroDivisionError" in text and status == 1


def test_a_fork_has_only_its_own_descriptors(fork_server: ForkServer) -> None:
    with forked(fork_server, "import time; time.sleep(600)"):
        listed = "print(sorted(map(int, os.listdir('/proc/self/fd'))), os.getsid(0) == os.getpid())"
        assert output_of(fork_server, listed) == (
            "[0, 1, 2, 3] True\n",
            0,
        )  # the last is the listing's own


def test_ending_a_fork_ends_its_session_only(fork_server: ForkServer) -> None:
    script = "child = os.fork(); print(child, flush=True) if child else None; sys.stdin = None\n"
    script += "import time; time.sleep(600)"
    with forked(fork_server, script) as (other, _), forked(fork_server, script) as (fork, reading):
        child = int(os.read(reading, 99))
        assert fork.end() == -signal.SIGKILL
        assert gone(child)
        assert not gone(other.number, wait_s=0)


def test_child_processes_of_a_fork_end_with_it(fork_server: ForkServer) -> None:
    script = "child = os.fork()\nif child: print(child, flush=True); os._exit(0)\n"
    script += "import time; time.sleep(600)"
    with forked(fork_server, script) as (_, reading):
        assert gone(int(os.read(reading, 99)))


def test_a_fork_ends_when_its_client_disconnects(fork_server: ForkServer) -> None:
    with forked(fork_server, "import time; time.sleep(600)") as (fork, _):
        fork._connection.close()
        assert gone(fork.number)


def test_a_dead_fork_server_is_replaced_and_its_forks_end(fork_server: ForkServer) -> None:
    with forked(fork_server, "import time; time.sleep(600)") as (fork, _):
        before = fork_server.process
        assert before is not None
        before.kill()
        before.wait()
        assert fork.end() is None and gone(fork.number)
        assert output_of(fork_server, "print(1)") == ("1\n", 0)
        assert fork_server.process is not before


def test_a_failed_start_is_reported_with_its_reason() -> None:
    with pytest.raises(OSError, match=r"'tests\.base\.processes\.none'"):
        output_of(ForkServer("tests.base.processes.none", ENVIRONMENT), "")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may look into every process")
def test_the_fork_server_is_not_dumpable(fork_server: ForkServer) -> None:
    output_of(fork_server, "")
    assert fork_server.process is not None
    with pytest.raises(PermissionError):
        Path(f"/proc/{fork_server.process.pid}/environ").read_bytes()


def test_the_non_dumpable_server_belongs_to_root(fork_server: ForkServer) -> None:
    output_of(fork_server, "")
    assert fork_server.process is not None
    assert os.stat(f"/proc/{fork_server.process.pid}/environ").st_uid == 0


@pytest.mark.parametrize("left", ["", "os.fork() or __import__('time').sleep(600)"])
def test_the_server_ends_with_its_parent(left: str) -> None:
    """Also if a fork of the parent still holds the other end of its socket."""
    script = (
        "import os\nfrom harness.base.processes.fork_client import ForkServer\n"
        f"fork_server = ForkServer({MODULE!r}, {ENVIRONMENT!r}, 'loaded')\n"
        "read, write = os.pipe()\nfork = fork_server.fork([read, write, write])\n"
        f"print(fork_server.process.pid, fork.number, flush=True)\n{left}\n"
        "os.kill(os.getpid(), 9)\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, text=True, env=ENVIRONMENT,
        start_new_session=True,
    ) as starting:  # fmt: skip
        assert starting.stdout is not None
        numbers = starting.stdout.readline().split()
        try:
            assert all(gone(int(number)) for number in numbers)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(starting.pid, signal.SIGKILL)


def test_the_server_outlives_its_starting_thread(fork_server: ForkServer) -> None:
    import threading

    server = ForkServer(MODULE, ENVIRONMENT, "loaded")
    thread = threading.Thread(target=lambda: output_of(server, ""))
    thread.start()
    thread.join()
    before = server.process
    assert output_of(server, "print(seen)") == ("['loaded']\n", 0)
    assert server.process is before


def gone(pid: int, wait_s: float = 120.0) -> bool:
    def ended() -> bool:
        try:
            stat = Path(f"/proc/{pid}/stat").read_text()
        except (ProcessLookupError, FileNotFoundError):
            return True
        return stat.rsplit(")", 1)[1].split()[0] == "Z"

    return until(ended, wait_s)


def until(what: Callable[[], bool], wait_s: float) -> bool:
    deadline = time.monotonic() + wait_s
    while not (done := what()) and time.monotonic() < deadline:
        time.sleep(0.02)
    return done
