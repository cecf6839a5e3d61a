"""Recordings of hardware, as readers see them."""

from __future__ import annotations

import json
from dataclasses import asdict

from harness.course import recordings
from harness.course.recordings import Outcome, Recording, Speed


def test_the_text_of_an_outcome():
    assert str(Outcome(20, right=18, wrong=2)) == (
        "18 of 20 runs gave the right output, 2 of 20 gave a wrong output"
    )
    assert str(Outcome(1, hung=1)) == "1 of 1 run hung"


def test_a_speed_is_compared_with_the_readers_own_card(monkeypatch, tmp_path):
    speed = Speed((8, 8), 4100.0, 4190.0, 0.979, "large")
    here = Recording("NVIDIA H100", "580.1", "2026-11-21", speeds={"copy": speed})
    there = Recording("NVIDIA H200", "580.1", "2026-11-21", speeds={"copy": speed, "sums": speed})
    for card, card_recording in (("H200", there), ("H100", here)):
        (tmp_path / recordings.FILES[card]).write_text(json.dumps(asdict(card_recording)))
    monkeypatch.setattr(recordings.resources, "files", lambda package: tmp_path)
    recordings.recording.cache_clear()
    try:
        assert recordings.recording() == there
        assert recordings.speed_of("copy", "NVIDIA H100 80GB HBM3") == (here, speed)
        assert recordings.speed_of("sums", "NVIDIA H100 80GB HBM3") == (there, speed)
        assert recordings.speed_of("copy", "NVIDIA GH200 480GB") == (there, speed)
        assert recordings.speed_of("copy", "") == (there, speed)
        assert recordings.speed_of("other", "") is None
    finally:
        recordings.recording.cache_clear()
