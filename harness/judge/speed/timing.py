"""What it takes to time a submission on a GPU, and to look at some of its blocks on the emulator at
the shape that is timed: made while the judge explores, where it has several cores, or else when it
is wanted."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from functools import partial
from typing import Any

from harness.devices import Device
from harness.exercises.exercise import Benchmark, Exercise, Launch
from harness.judge.exploring import Machines
from harness.judge.scoring import SpeedResult
from harness.judge.speed.benchmark import data_of, launch_of, measure
from harness.judge.speed.benchmark_shape import Sampled, Timed, sample
from harness.judge.submission import Submission
from harness.processes import prefetch


@dataclass(frozen=True)
class ToBeTimed:
    """A submission at the shape at which it is timed. ``made`` gives what `_made` gives."""

    exercise: Exercise
    benchmark: Benchmark
    submission: Submission
    launch: Launch
    seed: int
    made: Iterator[Any]

    def measured(self, gpu: Device) -> SpeedResult:
        given = self.exercise, self.benchmark, self.submission, self.launch, self.made
        return measure(*given, gpu, self.seed)

    def sampled(self) -> Sampled:
        """Of one that has been measured: what some of its blocks show on the emulator."""
        found: Sampled = next(self.made)
        return found


@contextmanager
def to_be_timed(
    exercise: Exercise, submission: Submission, machines: Machines, seed: int
) -> Iterator[ToBeTimed | None]:
    """The submission, if it may be timed."""
    benchmark = exercise.benchmark
    if benchmark is None or machines.hardware is None:
        yield None
        return
    launch = launch_of(exercise, benchmark, submission)
    make = partial(_made, machines, exercise, benchmark, submission, launch, seed)
    with prefetch.begun(make) if machines.cores > 1 else nullcontext(make()) as made:
        yield ToBeTimed(exercise, benchmark, submission, launch, seed, made)


def _made(
    machines: Machines,
    exercise: Exercise,
    benchmark: Benchmark,
    submission: Submission,
    launch: Launch,
    seed: int,
) -> Iterator[Any]:
    """The inputs, what is expected of them, and what is sampled."""
    data = data_of(exercise, benchmark, launch, seed)
    yield (inputs := next(data))
    yield (expected := next(data))
    timed = Timed(launch, benchmark.shape, inputs, expected)
    yield sample(machines.emulator, exercise, submission, timed, seed, machines.cores)
