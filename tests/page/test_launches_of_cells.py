"""The launches of a lab's cells that are kept for its page, and those that are left out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from docs.site.launches import of_cells

SHOWN = {"first": "call(kernel)", "second": "show(kernel)"}


def launch(cell: str, *sources: str) -> dict:
    return {"cell": cell, "sources": dict(enumerate(sources))}


@pytest.fixture
def noted(tmp_path: Path):
    def write(*launches: dict) -> Path:
        file = tmp_path / "noted"
        file.write_text("".join(json.dumps(one) + "\n" for one in launches))
        return file

    return write


def test_a_launch_whose_kernel_calls_a_module_is_kept(noted) -> None:
    file = noted(launch("call(kernel)", "def kernel(): ...", "def of_a_module(): ..."))
    assert set(of_cells(file, SHOWN, ["def answer(): ..."])["launches"]) == {"first"}


def test_a_launch_of_an_answer_is_left_out(noted) -> None:
    file = noted(
        launch("call(kernel)", "def answer(): ...\n", "def of_a_module(): ..."),
        launch("show(kernel)", "def kernel(): ..."),
    )
    assert set(of_cells(file, SHOWN, ["def answer(): ..."])["launches"]) == {"second"}
