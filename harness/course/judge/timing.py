"""Measurements of a submission next to its verdict: its time on a GPU.

Data for timing is made while the judge explores, if it has several cores, or else when it is
needed.

A kernel that was timed is explored at the benchmark's shape, too: a few blocks of that launch run
on the emulator, with the data that it was timed with. A kernel can tell by the shape alone that it
is timed. Here it is held to the emulator's rules at that shape, and the sampled blocks' outputs are
compared with the expected outputs of the launch on hardware.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import partial
from math import prod
from typing import Any

import numpy as np

from harness.base.errors import HarnessError, LaunchEnded
from harness.base.processes import parallel
from harness.base.processes.parallel import in_forks, in_threads
from harness.course.exercises.exercise import Arrays, Benchmark, Exercise, Launch
from harness.course.judge.benchmark import data_of, launch_of, measure
from harness.course.judge.compare import wrong_elements
from harness.course.judge.exploring import Machines
from harness.course.judge.launching import Drawn, make_plan, row_slices
from harness.course.judge.scoring import SpeedResult
from harness.course.judge.submission import Submission
from harness.course.judge.verdict import Ending, RunRecord
from harness.sanitizer import Device, DeviceArray, Hazard, RunOptions

SAMPLES = 4  # clusters: the first, the last, and others
# Emulator time for each schedule: a persistent kernel, whose first block does all the work, comes
# to its second tile of the largest product.
LIMIT_S = 0.5
MOST_BYTES = 4 << 30
_SCHEDULES = ("late-copies", "random")
_STREAM = 4  # stream of the seed's random numbers
# Other blocks write here too, or blocks communicate: a sample of blocks does not do it all.
_SHARED_WORK = ("atom*global*", "red.*", "red.global*", "cp.reduce.*", "multimem.*")


@dataclass(frozen=True)
class Sampled:
    """Result of `sample`. ``wrong`` is a sentence on the sampled blocks' wrong values, ``note``
    the reason why nothing was sampled. ``hazards`` are those of the sampled runs."""

    hazards: tuple[tuple[Hazard, RunRecord], ...] = ()
    records: tuple[RunRecord, ...] = ()
    wrong: str = ""
    note: str = ""
    clusters: tuple[int, ...] = ()

    @property
    def notes(self) -> tuple[str, ...]:
        """For the card."""
        why = f"No block of the launch that was timed was looked at on the emulator: {self.note}."
        return (why,) if self.note else ()


def sample(
    emulator: Device,
    exercise: Exercise,
    submission: Submission,
    timed: Drawn,
    seed: int,
    cores: int = 1,
) -> Sampled:
    """Run some clusters of the timed launch on the emulator, on two schedules, until their
    limit; on several ``cores`` side by side. Hazards and wrong elements are in the result; so is
    the reason if nothing could be sampled."""
    launch, inputs, expected = timed.launch, timed.inputs, timed.expected
    if launch.scratch:
        return Sampled(note="its blocks hand data to each other, so that no few of them run alone")
    nbytes = sum(array.nbytes for array in (*inputs.values(), *expected.values()))
    if nbytes > MOST_BYTES:
        return Sampled(note=f"{nbytes >> 20} MiB are too many for the emulator")
    rng = np.random.default_rng([seed, _STREAM])
    clusters = _chosen(prod(launch.grid) // prod(launch.cluster), rng)
    seeds = [int(rng.integers(2**31)) for _ in _SCHEDULES]
    judge = os.getpid()

    def run(schedule: str, seed: int) -> Sampled:
        options = RunOptions(LIMIT_S, schedule, seed, clusters)
        started = time.perf_counter()
        wrong = ""
        ending: Ending = "unfinished"
        emulator.settle(seed)
        try:  # a fork of the judge has inputs of its own, of which no gigabyte need be copied
            plan, buffers = make_plan(
                emulator, submission, launch, inputs, in_place=os.getpid() != judge
            )
            done = emulator.run(plan, options)
            hazards = tuple(done.hazards)
            if not any(
                fnmatchcase(opcode, each) for opcode in done.executed for each in _SHARED_WORK
            ):
                wrong = _wrong(exercise, emulator, launch, buffers, expected)
            ending = "wrong" if wrong else "right"
        except LaunchEnded as ended:  # a persistent kernel's blocks do the work of all others here
            hazards = tuple(ended.hazards)
        except HarnessError as error:
            return Sampled(note=f"it could not be run on the emulator: {error}")
        elapsed_ms = round((time.perf_counter() - started) * 1e3, 1)
        record = RunRecord(
            emulator.name, schedule, tuple(timed.shape), ending, len(hazards), elapsed_ms
        )
        return Sampled(tuple((hazard, record) for hazard in hazards), (record,), wrong)

    tasks = [partial(run, schedule, seed) for schedule, seed in zip(_SCHEDULES, seeds, strict=True)]
    sampled: list[Sampled] = []
    for at_a_time in (tasks,) if cores > 1 else ([task] for task in tasks):
        with in_forks(at_a_time, cores) as ahead:
            sampled += [ahead[number] for number in range(len(at_a_time))]
    return _together(sampled, clusters)


def _together(runs: list[Sampled], clusters: tuple[int, ...]) -> Sampled:
    for run in runs:
        if run.note:
            return run
    return Sampled(
        sum((run.hazards for run in runs), ()),
        sum((run.records for run in runs), ()),
        next((run.wrong for run in runs if run.wrong), ""),
        clusters=clusters,
    )


def _chosen(count: int, rng: np.random.Generator) -> tuple[int, ...]:
    """The first, the last, and others between them."""
    chosen = {0, count - 1}
    if count > SAMPLES:
        chosen |= set(1 + rng.choice(count - 2, SAMPLES - 2, replace=False))
    return tuple(sorted(map(int, chosen)))


def _wrong(
    exercise: Exercise,
    emulator: Device,
    launch: Launch,
    buffers: Mapping[str, DeviceArray],
    expected: Arrays,
) -> str:
    """Return a sentence on the wrong values of the sampled blocks; empty if all are right.
    Elements that they did not write are the other blocks' part."""
    for output in launch.outputs:
        array, right = buffers[output.name], expected[output.name]

        def counts(
            rows: slice, array: DeviceArray = array, right: np.ndarray = right
        ) -> tuple[int, int]:
            """Return the number of these rows' elements that are written, and the number of
            wrong elements among them."""
            known = emulator.undefined(array[rows])
            written = None if known is None else ~known.unwritten
            if written is not None and not written.any():
                return 0, 0
            wrong = wrong_elements(array[rows].copy_to_host(), right[rows], exercise.tolerance)
            if written is None:
                return wrong.size, int(np.count_nonzero(wrong))
            return int(np.count_nonzero(written)), int(np.count_nonzero(wrong & written))

        pieces = in_threads(counts, row_slices(array.shape, array.nbytes))
        written, wrong = map(sum, zip(*pieces, strict=True))
        if wrong:
            return (
                f"{wrong} of {written} elements of {output.name} that some of its blocks write are "
                "wrong on the emulator: it does something else there"
            )
    return ""


@dataclass(frozen=True)
class ToBeTimed:
    """A submission at the shape at which it is timed. ``samples`` iterates over the results of
    `_samples`."""

    exercise: Exercise
    benchmark: Benchmark
    submission: Submission
    launch: Launch
    seed: int
    samples: Iterator[Any]

    def measured(self, gpu: Device) -> SpeedResult:
        what = self.exercise, self.benchmark, self.submission, self.launch, self.samples
        return measure(*what, gpu, self.seed)

    def sampled(self) -> Sampled:
        """Return the findings of some blocks of a measured launch on the emulator."""
        sampled: Sampled = next(self.samples)
        return sampled


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
    make = partial(_samples, machines, exercise, benchmark, submission, launch, seed)
    with parallel.begun(make) if machines.cores > 1 else nullcontext(make()) as samples:
        yield ToBeTimed(exercise, benchmark, submission, launch, seed, samples)


def _samples(
    machines: Machines,
    exercise: Exercise,
    benchmark: Benchmark,
    submission: Submission,
    launch: Launch,
    seed: int,
) -> Iterator[Any]:
    """Yield the inputs, the expected outputs, and the findings of the sample."""
    data = data_of(exercise, benchmark, launch, seed)
    yield (inputs := next(data))
    yield (expected := next(data))
    timed = Drawn(0, benchmark.shape, launch, inputs, expected)
    yield sample(machines.emulator, exercise, submission, timed, seed, machines.cores)
