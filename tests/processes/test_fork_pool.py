"""Concurrent runs in forks of the judge: the same verdict, in the same order."""

from __future__ import annotations

import os
import time
from dataclasses import replace
from functools import partial

import numpy as np
import pytest

import harness
from harness import checking, exercises
from harness.devices import device
from harness.judge import asking, exploring, judging, verdict
from harness.judge.exploring import Machines, draw, explore
from harness.judge.submission import Submission
from harness.judge.verdict import Verdict
from harness.processes.fork_pool import in_forks
from tests.judge import kernels
from tests.judge.test_asking import GOOD, acting

KERNELS = {
    "right": ("tile-copy", kernels.right),
    "a larger one": ("tile-copy-large", kernels.right_large),
    "nothing written": ("tile-copy", kernels.skeleton),
    "wrong": ("tile-copy", kernels.transposed_index),
    "a hazard": ("tile-copy", kernels.no_proxy_fence),
    "hazards on some schedules": ("tile-copy", kernels.no_wait),
    "a hang": ("tile-copy", kernels.too_many_bytes),
}


def submitted(name: str, kernel) -> Submission:
    exercise = exercises.get(name)
    return checking.submit(exercise, kernel, checking._a_launch(exercise))[0]


def timeless(verdict: Verdict) -> Verdict:
    runs = tuple(replace(run, elapsed_ms=0.0) for run in verdict.runs)
    wrong_run = verdict.wrong_run and replace(verdict.wrong_run, elapsed_ms=0.0)
    return replace(verdict, runs=runs, wrong_run=wrong_run, elapsed_s=0.0, waited_s=0.0)


@pytest.mark.parametrize("which", KERNELS)
def test_the_verdict_is_the_same_as_on_one_core(which: str, monkeypatch) -> None:
    monkeypatch.setattr(exploring, "_WORTH_FORKS_S", 0.0)
    handed = submitted(*KERNELS[which])
    single, many = (judging.judge(handed, 5, "emulator", cores=cores) for cores in (1, 3))
    assert verdict.to_json(timeless(single)) == verdict.to_json(timeless(many))


@pytest.mark.parametrize("share", [0.4, 1.5, 2.5, 6.5])
def test_the_limit_ends_the_same_run(share: float, monkeypatch) -> None:
    """Also if runs ahead were given more time than was left for them."""
    monkeypatch.setattr(exploring, "_WORTH_FORKS_S", 0.0)
    monkeypatch.setattr(exploring, "RUN_SHARE", 1.0)
    handed = submitted("tile-copy", kernels.right)
    exercise = exercises.get("tile-copy")
    drawn = draw(exercise, 5)
    machines = Machines(device("emulator"), harness.emulator.SCHEDULES)
    whole = explore(exercise, handed, draw(exercise, 5), 5, machines, 60.0).findings
    runs = len(whole.records)
    limit_s = share * whole.emulated_s / runs
    findings = [
        explore(exercise, handed, list(drawn), 5, replace(machines, cores=cores), limit_s).findings
        for cores in (1, 3)
    ]
    first, second = ([(r.shape, r.schedule, r.outcome) for r in each.records] for each in findings)
    assert first == second
    assert findings[0].not_explored == findings[1].not_explored
    assert findings[0].emulated_s == findings[1].emulated_s


def test_results_come_in_order_of_submission() -> None:
    def task(number: int) -> np.ndarray:
        time.sleep(0.05 * (number % 3))
        return np.full(200_000, number)

    with in_forks([partial(task, number) for number in range(9)], 3) as results:
        assert [int(results[number][-1]) for number in range(9)] == list(range(9))


def test_results_that_a_fork_cannot_return_are_computed_locally() -> None:
    here = os.getpid()

    def task(number: int) -> int:
        if os.getpid() != here:
            if number == 1:
                os._exit(3)
            assert number != 2
        return number

    with in_forks([partial(task, number) for number in range(6)], 2) as results:
        assert [results[number] for number in range(6)] == list(range(6))


def test_forks_end_with_the_block() -> None:
    with in_forks([partial(time.sleep, 60)] * 2, 2) as results:
        forks = list(results._forks)
    for fork in forks:
        with pytest.raises(ProcessLookupError):
            os.kill(fork, 0)


def test_a_judges_processor_time_includes_its_forks(monkeypatch) -> None:
    acting(monkeypatch, "import os, time\nif os.fork(): time.sleep(600)\nwhile True: pass")
    monkeypatch.setattr(asking, "PROCESSOR_S", 1.0)
    assert asking.ask(GOOD).problems[0].kind == "time-limit"
