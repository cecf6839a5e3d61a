"""A class's judges with a GPU in a prewarmed worker; the GPU's driver is fake."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from harness import checking, exercises
from harness.devices.hopper.leases import LeaseCache
from harness.judge import asking
from harness.judge.verdict import Verdict
from harness.processes.fork_client import ForkServer
from tests.judge import kernels

ROOT = Path(__file__).resolve().parents[2]
EXERCISE = exercises.get("tile-copy")


@pytest.fixture(scope="module")
def workers():
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    server = ForkServer("tests.devices.pretended", environment, "1", "pretended")
    yield server
    server.end()


@pytest.fixture
def handed(monkeypatch, workers) -> list[int]:
    """Return the processes of the workers whose leases judges have returned."""
    monkeypatch.setattr(asking, "_gpus", lambda device: ("pretended",))
    monkeypatch.setattr(asking, "_workers", lambda uuids: workers)
    seen: list[int] = []
    keep = LeaseCache._keep
    monkeypatch.setattr(
        LeaseCache, "_keep", lambda self, lease: (seen.append(lease.number), keep(self, lease))[1]
    )
    return seen


def judged(leases: LeaseCache) -> Verdict:
    submission, _ = checking.submit(EXERCISE, kernels.right, checking._a_launch(EXERCISE))
    return asking.ask(submission, leases=leases, cores=1)


def test_judges_of_a_notebook_share_a_worker(handed, tmp_path) -> None:
    leases = LeaseCache()
    for _ in range(2):
        verdict = judged(leases)
        assert {run.machine for run in verdict.runs} == {"emulator", "hopper"}, verdict.problems
        # The pretended kernel copies, where this one has something to add.
        assert verdict.device == "hopper" and verdict.wrong_run.machine == "hopper"
    assert handed[0] == handed[1] and Path(f"/proc/{handed[0]}").exists()
    leases.close()
    assert not Path(f"/proc/{handed[0]}").exists()


def test_notebooks_do_not_share_a_worker(handed) -> None:
    for _ in range(2):
        leases = LeaseCache()
        judged(leases)
        leases.close()
    assert handed[0] != handed[1]


def test_a_judge_without_workers_is_a_harness_fault(handed, workers) -> None:
    """Instead of the kernel's fault: the kernel is judged again."""
    workers.end()
    before, workers._command[0] = workers._command[0], "tests.devices.none"
    verdict = judged(LeaseCache())
    workers._command[0] = before
    assert [problem.kind for problem in verdict.problems] == ["judge-error"] and not verdict.points
