"""Recordings of hardware: its contents, its format, and how a lab's notes become a recording."""

from __future__ import annotations

import json

import pytest

from harness.bench import recording
from harness.course import recordings
from harness.course.recordings import Outcome, Recording, Speed

FIGURES = {
    "shape": [8, 8],
    "kernel_gb_per_s": 4099.96,
    "library_gb_per_s": 4190.0,
    "fraction": 0.97851,
    "regime": "large",
    "rounds": 5,
}
NOTES = [
    {"broken": "lab/a", "outcome": vars(Outcome(20, right=19, wrong=1))},
    {"speed": "copy", "figures": FIGURES},
]


def test_notes_become_a_recording_and_survive_the_file():
    recorded = recording.merged(Recording(), "NVIDIA H200", "580.1", "2026-11-21T00:00:00", NOTES)
    assert recorded.broken == {"lab/a": Outcome(20, right=19, wrong=1)}
    assert recorded.speeds == {"copy": Speed((8, 8), 4100.0, 4190.0, 0.979, "large")}
    assert recordings.read(recording.to_text(recorded)) == recorded
    assert recorded.where == "one NVIDIA H200, driver 580.1, 2026-11-21"


def test_a_product_is_reported_in_flops():
    product = {**FIGURES, "flops": 4e9, "kernel_us": 8.0, "library_us": 10.0}
    notes = [{"speed": "product", "figures": product}]
    recorded = recording.merged(Recording(), "g", "d", "2026-11-21T00:00:00", notes)
    speed = recorded.speeds["product"]
    assert (speed.kernel_tflop_per_s, speed.library_tflop_per_s) == (500.0, 400.0)
    assert recordings.read(recording.to_text(recorded)) == recorded


def test_an_empty_recording_is_written_too():
    assert recordings.read(recording.to_text(Recording())) == Recording()


def test_a_later_note_replaces_an_earlier_one():
    before = Recording(broken={"lab/a": Outcome(1, hung=1), "lab/b": Outcome(1, hung=1)})
    recorded = recording.merged(before, "g", "d", "t", NOTES)
    assert recorded.broken["lab/a"].right == 19 and recorded.broken["lab/b"].hung == 1


@pytest.mark.parametrize(
    ("program", "problem"),
    [
        ("", ""),
        ("raise SystemExit('no such map')", "ended with 1: no such map"),
    ],
)
def test_a_lab_runs_as_a_program_and_its_notes_are_read(tmp_path, program, problem):
    text = tmp_path / "lab.py"
    text.write_text(
        "import os\nfrom harness.course.recordings import note\n"
        f"note(os.environ['HARNESS_RECORD'], {json.dumps(NOTES[0])})\n"
        "assert os.environ['HARNESS_DEVICE'] == 'hopper'\n" + program
    )
    assert recording.run_lab(text) == ([NOTES[0]], problem)


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
        (tmp_path / recordings.FILES[card]).write_text(recording.to_text(card_recording))
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
