"""A kernel's view of the machine: the values of an H200, other values with another seed, and the
same with the same seed.
"""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from harness.sanitizer.emulator import GlobalMemory
from harness.sanitizer.emulator.program.special_registers import Surroundings
from tests.sanitizer.emulator.exec.test_launch import launch

RECORDED = json.loads((Path(__file__).parents[1] / "recordings" / "machine.json").read_text())
REGISTERS = RECORDED["special registers"]
MODULE = ".shared .align 4 .b8 fixed[48]; .global .align 8 .u64 word = 1;"


def seen(name: str, seed: int = 0, blocks: int = 1) -> np.ndarray:
    body = f"mov.u32 %v, %{name}; st.global.u32 [%mine], %v;"
    return launch(body, module=MODULE, seed=seed, blocks=blocks, block=(32, 1, 1))


def test_special_registers_equal_on_every_h200() -> None:
    values = {
        name: {value}
        for name, value in REGISTERS.items()
        if value in (0, 132, 64, 288, 1024)
        and not name.startswith(("total", "aggr", "dynamic"))
        and "(64" not in name
    }
    assert len(values) > 40 and {name: set(seen(name)) for name in values} == values


def test_special_registers_vary_only_with_the_seed() -> None:
    for name in ("smid", "gridid", "clock", "clock_hi", "envreg0", "globaltimer_lo"):
        first = [seen(name, seed).tolist() for seed in range(4)]
        assert len({str(values) for values in first}) > 1, name
        assert first == [seen(name, seed).tolist() for seed in range(4)], name


def test_blocks_are_distributed_over_132_multiprocessors() -> None:
    dealt = seen("smid", blocks=264).reshape(264, 32)[:, 0]
    assert sorted(dealt[:132]) == list(range(132)) and dealt.tolist() == [*dealt[:132]] * 2


def test_variables_have_the_addresses_of_an_h200() -> None:
    windows = RECORDED["windows"]
    local = "{ .reg .u32 %l; .local .align 16 .b8 here[64]; mov.u32 %l, here; mov.u32 %v, %l; }"
    for body, recorded in (("mov.u32 %v, fixed;", "shared first"), (local, "local")):
        values = launch(f"{body} st.global.u32 [%mine], %v;", module=MODULE)
        assert set(values) == {int(windows[recorded], 16)}


def test_windows_overlap_with_nothing() -> None:
    for seed in range(200):
        windows = Surroundings(seed, 0x7FB4_2C80_0000).windows
        assert len(windows.by_slot) == 4 and max(windows.by_slot) < 0x7FB4
        assert windows.local % (16 << 20) == 0 and windows.shared % (4 << 30) == 0


def test_arrays_follow_one_another_upward_or_downward() -> None:
    orders = set()
    for seed in range(16):
        memory = GlobalMemory()
        memory.move(seed)
        first, second, third = (memory.allocate(100).address for _ in range(3))
        assert (first < second) == (second < third) and abs(first - second) == 2 << 20
        orders.add(first < second)
    assert orders == {True, False}


def test_steps_take_unequal_times() -> None:
    body = "mov.u32 %v, %clock; mov.u32 %n, %clock; sub.u32 %v, %n, %v; st.global.u32 [%mine], %v;"
    taken = {int(time) for seed in range(12) for time in launch(body, seed=seed)}
    assert len(taken) > 6 and min(taken) > 0 and max(taken) < 1000


@pytest.mark.parametrize("clock, unit_ns", [("globaltimer_lo", 1), ("clock", 1 / 1.98)])
def test_time_passes_while_a_thread_sleeps(clock: str, unit_ns: float) -> None:
    body = f"mov.u32 %v, %{clock}; nanosleep.u32 20000; mov.u32 %n, %{clock};"
    body += "sub.u32 %v, %n, %v; st.global.u32 [%mine], %v;"
    taken = [float(launch(body, seed=seed).max()) * unit_ns for seed in range(8)]
    assert max(taken) > 10_000 and max(taken) < 100_000 and len(set(taken)) > 4
