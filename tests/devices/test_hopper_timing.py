import dataclasses

import pytest

from harness.devices.hopper_timing import Benchmark, regime

MADE = Benchmark(
    kernel_us=(10.0, 12.0, 11.0),
    peer_us=(22.0, 20.0, 24.0),
    bytes_moved=44_000_000,
    regime="",
    gpu="",
    driver="",
    date="",
)


def test_medians_bandwidths_and_their_ratio():
    assert (MADE.median_kernel_us, MADE.median_peer_us) == (11.0, 22.0)
    assert MADE.kernel_gb_per_s == pytest.approx(4000)
    assert MADE.peer_gb_per_s == pytest.approx(2000)
    assert MADE.ratio == pytest.approx(2)
    assert MADE.kernel_spread == pytest.approx(2 / 11)
    assert MADE.peer_spread == pytest.approx(4 / 22)


def test_without_a_peer_there_is_nothing_to_compare():
    alone = dataclasses.replace(MADE, peer_us=(), kernel_us=(10.0,))
    assert alone.ratio is alone.peer_gb_per_s is alone.median_peer_us is alone.peer_spread is None
    assert alone.kernel_spread == 0


def test_the_regime_is_stated():
    assert "L2 flushed: 240 MiB" in regime(True, 1 << 20, 60 << 20)
    assert "512 MiB moved, 8.5 times" in regime(False, 512 << 20, 60 << 20)
