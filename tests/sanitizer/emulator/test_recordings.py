"""The emulator against a Hopper GPU, bit for bit: every case of the recordings.

The recordings state their date, GPU, driver and command; they contain hashes of results, in the
order of the seeds from which the cases are drawn.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from harness.base.errors import KernelFault, KernelHung
from harness.course import device
from harness.sanitizer import LaunchPlan, Pointer
from harness.sanitizer.devices.emulated import EmulatedDevice
from harness.sanitizer.diagnosis import Cause, Severity
from harness.sanitizer.emulator import SCHEDULES
from harness.sanitizer.isa.text.kernel import Kernel, Ptx
from harness.sanitizer.launch.plan import RunOptions
from harness.sanitizer.tensormap import RULES
from tests.hardware import mbarrier_sequences, sleepers, tensor_map_cases
from tests.hardware.mbarrier_sequences import (
    PARITIES,
    STEPS,
    answers,
    encoded,
    illegal,
    module,
    parities,
)
from tests.hardware.mbarrier_sequences import draw as draw_sequence
from tests.hardware.tensor_map_cases import EDGES, OPERATIONS, TYPES, Runner, draw
from tests.hardware.tensor_map_limits import broken_rules

HERE = Path(__file__).parent / "recordings"
MAPS = json.loads((HERE / "tensor_maps.json").read_text())
MBARRIERS = json.loads((HERE / "mbarriers.json").read_text())
SLEEPERS = json.loads((HERE / "sleepers.json").read_text())

# Rules that refuse, on purpose and with a reason, what the driver takes.
STRICTER = {rule.id for rule in RULES if rule.stricter}


def result(runner: Runner, seed: int, kind: str) -> str:
    try:
        return tensor_map_cases.digest(runner.run(draw(seed, kind)))
    except KernelFault:
        return "fault"
    except KernelHung:
        return "hung"


def different(kind: str, seeds: range, options: RunOptions = tensor_map_cases.EARLY) -> list[int]:
    recorded = MAPS["hashes"][kind].split()
    runner = Runner(EmulatedDevice(), options)
    return [seed for seed in seeds if result(runner, seed, kind) != recorded[seed]]


def test_tensor_copies_match_the_hardware_recording():
    """The first of each kind, whose seeds are drawn alike."""
    counts = {kind: len(hashes.split()) for kind, hashes in MAPS["hashes"].items()}
    assert counts == tensor_map_cases.COUNTS
    wrong = {kind: different(kind, range(min(40, count))) for kind, count in counts.items()}
    assert {kind: seeds for kind, seeds in wrong.items() if seeds} == {}
    for kind in ("load", "store", "reduce", "im2col"):  # the order of events does not matter
        assert different(kind, range(15), RunOptions(schedule="random")) == [], kind


@pytest.mark.thorough
@pytest.mark.parametrize("kind", MAPS["hashes"])
def test_all_tensor_copies_match_the_hardware_recording(kind):
    assert different(kind, range(len(MAPS["hashes"][kind].split()))) == []


def test_recorded_operations_exist_on_hardware():
    """The legal reductions by element type; all others are illegal instructions."""
    recorded = MAPS["hashes"]["operation"].split()
    legal = {
        (operation, dtype)
        for number, (operation, dtype) in enumerate((o, t) for o in OPERATIONS for t in TYPES)
        if recorded[number] != "fault"
    }
    assert ("add", "float64") in legal and ("min", "float32") not in legal
    assert len(EDGES) == len(MAPS["hashes"]["edge"].split())


def verdicts() -> Iterator[tuple[bool, set[str], object]]:
    """Yield (accepted by the driver, broken rules, description) for each recorded map that is not
    interleaved."""
    for population, accepted in (("any", MAPS["accepted"]), *MAPS.get("accepted_more", {}).items()):
        for seed, answer in enumerate(accepted):
            if "interleave" not in (broken := set(broken_rules(seed, population))):
                yield answer == "1", broken, (population, seed)


def test_the_rules_accept_exactly_the_maps_the_driver_accepts():
    """Except for rules marked as stricter: the driver accepts maps that break only these."""
    alone = set()
    for taken, broken, which in verdicts():
        assert taken == (broken <= STRICTER), (which, taken, broken)
        if taken and len(broken) == 1:
            alone |= broken
    # Each of them refuses something that the driver takes; a freed array is no field of a map.
    assert alone == STRICTER - {"array-freed", "interleave"}


def test_mbarriers_count_as_on_hardware():
    recorded = MBARRIERS["hashes"].split()
    sequences = np.stack([draw_sequence(seed) for seed in range(len(recorded))])
    results = mbarrier_sequences.run(device("emulator"), sequences)
    assert [mbarrier_sequences.digest(row) for row in results] == recorded


def test_a_wait_takes_the_lowest_bit_of_its_parity_as_on_hardware():
    answered = answers(mbarrier_sequences.run(device("emulator"), parities()))
    assert dict(zip(map(str, PARITIES), answered, strict=True)) == MBARRIERS["parities"]


@pytest.mark.parametrize("name", sleepers.kernels())
def test_a_kernel_that_hangs_if_a_thread_is_held_back_is_reported(name):
    """On hardware its output is right as long as no thread is late: the emulator reports it on
    every schedule.
    """
    recorded = SLEEPERS["kernels"][name]
    runs = sleepers.RUNS
    assert recorded["as it is"] == f"{runs} of {runs} gave the right output"
    assert recorded["held back"].endswith("hung")
    ptx, threads = sleepers.kernels()[name]
    for schedule in SCHEDULES:
        options = RunOptions(schedule=schedule)
        try:
            hazards = sleepers.launch(device("emulator"), ptx, threads, False, options).hazards
        except KernelHung as error:
            hazards = error.hazards
        assert Severity.ERROR in {hazard.severity for hazard in hazards}
        if name == sleepers.LIKE_TILELANG:
            assert Cause.WAIT_OVERTAKEN in {hazard.cause for hazard in hazards}


def test_undefined_sequences_are_reported():
    """Hardware faults on some sequences and shows nothing for others; the emulator reports all of
    them.
    """
    harmless = {"bytes alone do not complete"}
    assert MBARRIERS["undefined"]["arrive beyond the count"] == "fault"
    for name, steps in illegal().items():
        try:
            run_hazards = _hazards(encoded(steps))
        except KernelFault as fault:
            run_hazards = fault.hazards
        assert bool(run_hazards) == (name not in harmless), name


def _hazards(sequence: np.ndarray):
    gpu, single = device("emulator"), (1, 1, 1)
    operations, results = gpu.to_device(sequence[None]), gpu.empty((1, STEPS), np.uint64)
    kernel, arrays = Kernel(Ptx(module()), "sequences"), (Pointer(operations), Pointer(results))
    plan = LaunchPlan(kernel, single, single, parameters=arrays)
    return gpu.run(plan).hazards


def test_a_recording_names_its_machine():
    for recording in (MAPS, MBARRIERS, SLEEPERS):
        assert "H100" in recording["gpu"] or "H200" in recording["gpu"]
        assert recording["date"] and recording["driver"]
        assert recording["command"].startswith("python -m quality.hardware.record_")
