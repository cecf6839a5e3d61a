"""Every planted bug is reported, in kind and line, on every schedule; correct kernels never."""

from __future__ import annotations

import inspect
import re

import numpy as np
import pytest

from harness.compiler import compile_kernel
from harness.devices import device
from harness.devices.plan import LaunchPlan
from harness.emulator import SCHEDULES
from harness.emulator.hazards import distinct
from harness.errors import KernelFault, KernelHung
from harness.tensormap import TensorMap
from tests.emulator import planted

KERNELS = {
    name: kernel
    for name, kernel in vars(planted).items()
    if hasattr(kernel, "py_func") and kernel.py_func.__module__ == planted.__name__
}
CORRECT = ("correct", "fence_by_the_issuing_thread", "one_waits_for_all")
HANGS = ("expects_too_few_bytes", "expects_too_many_bytes")
SHOWS_LATE = ("try_wait_without_a_loop",)  # whether the wait gives up depends on the schedule
BOX = (planted.ROWS, planted.COLUMNS)


def marks(kernel) -> tuple[set[tuple[str, int]], set[int]]:
    """``{(kind, line)}`` that the source marks, and the lines marked ``other``."""
    lines, first = inspect.getsourcelines(kernel.py_func)
    kinds, others = set(), set()
    for number, text in enumerate(lines, first):
        marked = re.search(r"# <- (.+)", text)
        for kind in marked[1].split() if marked else ():
            if kind == "other":
                others.add(number)
            else:
                kinds.add((kind, number))
    return kinds, others


def launch(kernel, schedule: str):
    """``(hazards, error or None, output is right)``"""
    gpu = device("emulator")
    values = np.random.default_rng(7).standard_normal((128, 96)).astype(np.float32)
    src, dst = gpu.to_device(values), gpu.empty(values.shape, np.float32)
    maps = TensorMap.tiled(src, BOX), TensorMap.tiled(dst, BOX)
    block = (planted.THREADS, 1, 1)
    compiled = compile_kernel(kernel, maps, block=block)
    plan = LaunchPlan(
        compiled.ptx, compiled.entry, (3, 2, 1), block, (1, 1, 1), 0, maps, compiled.sources
    )
    error, hazards = None, ()
    try:
        hazards = gpu.run(plan, schedule=schedule, seed=3).hazards
    except (KernelHung, KernelFault) as stopped:
        error, hazards = stopped, stopped.hazards
    index = np.arange(planted.ROWS * planted.COLUMNS, dtype=np.float32).reshape(BOX)
    return hazards, error, np.array_equal(dst.copy_to_host(), values + np.tile(index, (2, 3)))


@pytest.mark.parametrize("schedule", SCHEDULES)
@pytest.mark.parametrize("name", CORRECT)
def test_correct_kernels_are_clean(name, schedule):
    hazards, error, right = launch(KERNELS[name], schedule)
    assert (hazards, error, right) == ((), None, True)


@pytest.mark.parametrize("schedule", SCHEDULES)
@pytest.mark.parametrize("name", sorted(KERNELS.keys() - set(CORRECT)))
def test_planted_bugs_are_found(name, schedule):
    if name in SHOWS_LATE and schedule != "late-copies":
        pytest.skip("shows on the late schedule alone")
    kinds, others = marks(KERNELS[name])
    hazards, error, _ = launch(KERNELS[name], schedule)
    found = {(h.kind, h.line) for h in hazards if h.severity == "error"}
    assert found and found <= kinds
    assert all(h.source for h in hazards)
    if others and error is None:
        assert {h.other_line for h in hazards} <= others | {line for _, line in kinds}
    if name in HANGS:
        assert isinstance(error, KernelHung) and "lacks" in str(error)


@pytest.mark.parametrize("name", sorted(KERNELS.keys() - set(CORRECT)))
def test_one_bug_gives_one_report_over_all_schedules(name):
    reports = [h for schedule in SCHEDULES for h in launch(KERNELS[name], schedule)[0]]
    kinds, _ = marks(KERNELS[name])
    assert {(h.kind, h.line) for h in distinct(reports)} <= kinds
    assert len(distinct(reports)) == 1


def test_a_hang_says_who_waits_for_what():
    _, error, _ = launch(KERNELS["expects_too_many_bytes"], "early-copies")
    assert "Threads 0–63 of blocks 0–5 wait for parity 0" in str(error)
    assert "still lacks 16 bytes" in str(error)
    _, error, _ = launch(KERNELS["expects_too_few_bytes"], "early-copies")
    assert "4096 bytes that were delivered beyond it" in str(error)
