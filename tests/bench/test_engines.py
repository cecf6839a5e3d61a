"""An older revision beside the current one: runs are data, and differences are reported."""

from __future__ import annotations

import json

import pytest

from harness.bench import engines


@pytest.fixture(scope="module")
def search():
    (launch,) = engines._launches(("binary search",))
    return json.loads(json.dumps(launch))


def test_a_launch_round_trips_as_data(search):
    seconds, outcome = engines._ran(search)
    assert seconds > 0
    assert outcome == engines._ran(search)[1]


def test_a_wrong_result_ends_the_measurement(search):
    with pytest.raises(SystemExit, match="wrong result for binary search"):
        engines._ran(search | {"wanted": "00" * (len(search["wanted"]) // 2)})


def test_the_table_has_ratios_and_differences():
    times = {"k": {"then": 0.3, "now": 0.1}}
    assert "3.0×" in engines.table(times, [])
    assert "other outcomes: k" in engines.table(times, ["k"])
