"""The recorded ring of lab 06: with a recording imitated on the emulator, and without a
recording.
"""

from __future__ import annotations

import json

import pytest

import harness
from harness.course.views import measured_ring as view
from harness.course.views.drawing import NARROW
from harness.course.views.timelines.explorer import TimelineScene
from tests.course.views import xml
from tests.hardware.ring import TILES, noted, ring


@pytest.fixture(scope="module")
def recording() -> str:
    """Stamps as a GPU gives them: the emulator's counts, presented as a GPU's."""
    trace, source = ring(harness.device("emulator"))
    return noted(trace, source, "NVIDIA H200", "580.1", "2026-11-22T12:00:00+00:00")


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setattr(view.resources, "files", lambda package: tmp_path)
    return tmp_path


def test_a_recording_is_shown_with_its_origin(home, capsys, recording):
    (home / view.RING_FILE).write_text(recording)
    view.recorded_ring()
    shown = capsys.readouterr().out
    assert "recorded on: one NVIDIA H200, driver 580.1, 2026-11-22: the solution's ring" in shown
    assert "cycles of the GPU's clock, measured by timestamps" in shown


def test_a_recording_survives_the_file(recording):
    recorded = view.read(recording)
    assert recorded.trace.unit == "cycles"
    assert len(recorded.trace.copies) == 2 * TILES
    lines = {recorded.source(copy.line).partition("(")[0] for copy in recorded.trace.copies}
    assert lines == {
        "ptx.cp_async_bulk_tensor_2d_global_to_shared",
        "ptx.cp_async_bulk_tensor_2d_shared_to_global",
    }
    waits = {recorded.source(wait.line) for wait in recorded.trace.waits}
    assert waits == {"ptx.mbarrier_wait_parity(...)"}


@pytest.mark.parametrize("width", [NARROW, 720])
def test_the_title_of_a_recording_fits(recording, width):
    scene = TimelineScene(view.read(recording))
    picture = scene.show(scene.start() | {"width": width}).picture
    root = xml.of_svg(picture.svg(alone=True))
    heads = [e.text for e in root.iter(f"{xml.SVG}text") if e.attrib["class"] == "head"]
    assert " ".join(heads) == view.read(recording).title
    assert all(8 + 7.5 * len(words) <= width for words in heads)


def test_a_recording_does_not_contain_the_answer(recording):
    """Students have this file: of the solution's lines it contains only the names of called
    functions.
    """
    calls = json.loads(recording)["calls"]
    assert calls and all(call.endswith("(...)") and "=" not in call for call in calls)
    assert "SOLUTION" not in recording and "parity ^ 1" not in recording


def test_the_labs_recording_is_from_a_gpu():
    recorded = view.read(
        view.resources.files("harness.course.recordings").joinpath(view.RING_FILE).read_text()
    )
    assert dict(recorded.facts)["recorded on"].startswith("one NVIDIA H200, driver")
    assert recorded.trace.unit == "cycles" and len(recorded.trace.copies) == 2 * TILES


def test_the_labs_recording_names_its_copies_and_no_line_numbers():
    text = view.resources.files("harness.course.recordings").joinpath(view.RING_FILE).read_text()
    scene = TimelineScene(view.read(text))
    shown = scene.show(scene.start())
    words = xml.words(xml.of_svg(shown.picture.svg(alone=True)))
    assert "H200" in words[0]
    assert {"src 9", "dst 9"} <= set(words)
    assert not [value for _, value in shown.facts if "line" in value]
    assert "(line" not in shown.picture.svg() and "   1  " not in shown.aside
