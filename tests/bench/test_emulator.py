"""The benchmarks run, and check the results of the timed code."""

from __future__ import annotations

import json

import pytest

from harness.bench import emulator


def test_each_kernel_is_timed():
    seconds = emulator.in_a_process("emulator")
    assert len(seconds) == 3 and all(s > 0 for s in seconds.values())


def test_the_table_gives_ratios():
    text = emulator.table({"k": {"simulator": 2.0, "emulator": 0.1}}, 1)
    assert "20×" in text


# -- an older revision beside this one: runs are data


@pytest.fixture(scope="module")
def search():
    (launch,) = emulator._launches(("binary search",))
    return json.loads(json.dumps(launch))


def test_a_launch_round_trips_as_data(search):
    seconds, outcome = emulator._ran(search)
    assert seconds > 0
    assert outcome == emulator._ran(search)[1]


def test_a_wrong_result_ends_the_measurement(search):
    with pytest.raises(SystemExit, match=search["name"]):
        emulator._ran(search | {"wanted": "00" * (len(search["wanted"]) // 2)})


def test_the_table_has_ratios_and_differences():
    times = {"k": {"then": 0.3, "now": 0.1}}
    assert "3.0×" in emulator.table_of_trees(times, [])
    assert "other outcomes: k" in emulator.table_of_trees(times, ["k"])
