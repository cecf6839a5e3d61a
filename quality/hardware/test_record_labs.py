"""The format of a recording, and what it keeps of a lab's notes."""

from __future__ import annotations

import json

import pytest

from harness.course import recordings
from harness.course.recordings import Outcome, Recording, Speed
from quality.hardware import record_labs as recording

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
