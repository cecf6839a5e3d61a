"""The benchmarks run, and check the results of the timed code."""

from __future__ import annotations

from harness.bench import emulator


def test_each_kernel_is_timed():
    seconds = emulator.in_a_process("emulator")
    assert len(seconds) == 3 and all(0 < s < 10 for s in seconds.values())


def test_the_table_gives_ratios():
    text = emulator.table({"k": {"simulator": 2.0, "emulator": 0.1}}, 1)
    assert "20×" in text
