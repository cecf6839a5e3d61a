"""The benchmarks run, and check the results of what they time."""

from __future__ import annotations

import pytest

from harness.bench import emulator


@pytest.mark.parametrize("machine", ["emulator", "without hazards"])
def test_each_kernel_is_timed(machine):
    seconds = emulator.in_a_process(machine)
    assert len(seconds) == 3 and all(0 < s < 10 for s in seconds.values())


def test_the_table_gives_ratios():
    text = emulator.table({"k": {"simulator": 2.0, "emulator": 0.1, "without hazards": 0.05}}, 1)
    assert "20×" in text and "2.0×" in text
