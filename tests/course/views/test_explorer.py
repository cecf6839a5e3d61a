"""Shared parts of all explorers: the page is not trusted, and there is a static version without a
page.
"""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import harness
from harness import views
from harness.course.views.explorer import Control, checked
from tests.course.views import xml
from tests.naming import naming

GPU = harness.device("emulator")


def explorer():
    return views.tile_explorer(harness.TensorMap.tiled(GPU.to_device(np.ones((64, 64))), (8, 8)))


def test_page_requests_are_answered():
    widget = explorer()
    widget.request = {"serial": 7, "settings": {"at0": 5}}
    assert widget.view["serial"] == 7
    assert widget.view["settings"]["at0"] == widget.settings["at0"] == 5


def test_unsuitable_settings_are_omitted():
    for settings in (
        {"at0": "5"}, {"at0": None}, {"at0": float("nan")}, {"at0": [5]}, {"at0": True},
     {"swizzle": "256B"}, {"swizzle": 3}, {"nothing": 1}, {"top": 9},
    ):  # fmt: skip
        assert_omitted(settings)


def assert_omitted(settings: dict) -> None:
    widget = explorer()
    before = widget.settings
    widget.request = {"serial": 1, "settings": settings}
    assert widget.settings == before


def test_numbers_are_brought_into_range():
    widget = explorer()
    widget.request = {"serial": 1, "settings": {"box0": 10**9, "element": -5, "at1": 1e300}}
    high = next(c.high for c in widget.shown.controls if c.name == "at1")
    assert (widget.settings["box0"], widget.settings["element"]) == (257, 0)
    assert widget.settings["at1"] == high


def test_requests_without_a_number_are_not_answered():
    widget = explorer()
    for request in ({}, {"serial": 1}, {"settings": {}}, {"serial": "1"}):
        widget.request = request
        assert widget.view["serial"] == 0


def test_checked_accepts_each_kind():
    controls = [Control("n", "", "number", high=9), Control("c", "", "check")]
    assert checked(controls, {"n": 1, "c": False}, {"n": 12, "c": True}) == {"n": 9, "c": True}
    assert checked(controls, {"n": 1, "c": False}, {"n": 2, "c": 1}) == {"n": 2, "c": False}


def test_unknown_settings_from_python():
    with pytest.raises(ValueError, match=naming("['row']", "Tile explorer", "swizzle")):
        explorer().set(row=3)


def test_the_widget_has_a_static_picture_and_text():
    widget = explorer()
    bundle = widget._repr_mimebundle_()
    data = bundle[0] if isinstance(bundle, tuple) else bundle
    assert "application/vnd.jupyter.widget-view+json" in data
    picture = xml.of_still(data["text/html"])
    assert picture.attrib["role"] == "img" and picture.attrib["aria-label"]
    assert len(list(picture.iter())) > 50
    assert "<script" not in data["text/html"]
    assert data["text/plain"].startswith("Tile explorer: Box (8, 8)")


def test_importing_the_card_imports_no_widgets():
    code = (
        "import sys, harness, harness.course.views.cards.html, harness.course.views;"
        "import harness.course.judge;"
        "names = ('anywidget', 'ipywidgets', 'matplotlib', 'traitlets');"
        "print([n for n in names if n in sys.modules], hasattr(harness.course.views, 'nothing'))"
    )
    root = Path(__file__).parents[3]
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=root)
    assert run.stdout.strip() == "[] False", run.stdout + run.stderr


def test_the_public_names_are_functions_also_when_every_module_is_imported():
    assert sorted(views.__all__) == views.__all__
    for path in (Path(views.__file__).parent).glob("*.py"):
        importlib.import_module(f"harness.course.views.{path.stem}")
    assert all(callable(getattr(views, name)) for name in views.__all__)


def shown_by(widget, monkeypatch, notebook: bool) -> list[dict]:
    outputs: list[dict] = []
    module = importlib.import_module("harness.course.views.explorer")
    monkeypatch.setattr(module, "display", lambda data, raw: outputs.append(data))
    monkeypatch.setattr(module, "in_notebook", lambda: notebook)
    widget._ipython_display_()
    return outputs


def test_the_still_picture_is_an_output_of_its_own(monkeypatch):
    still, widget = shown_by(explorer(), monkeypatch, notebook=True)
    assert set(still) == {"text/html", "text/plain"} and "hv-still" in still["text/html"]
    assert set(widget) == {"application/vnd.jupyter.widget-view+json"}


def test_a_terminal_gets_text(monkeypatch):
    (still,) = shown_by(explorer(), monkeypatch, notebook=False)
    assert still["text/plain"].startswith("Tile explorer")


def test_a_static_picture_follows_the_dark_theme():
    html = explorer().still()
    (light,) = re.findall(r"<img class='(hv-\w+)' .*?src='data:image/svg", html)
    assert f"[data-jp-theme-light=false] .{light} {{ content: url('data:image/svg" in html
