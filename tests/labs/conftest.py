"""The labs, as solved and as released."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest

from harness.classroom.notebooks import read_text_notebook
from tests.labs.notebook_code import import_answers

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(scope="session")
def solved_tile_copy(tmp_path_factory):
    text = ROOT / "solutions" / "tile_copy" / "tile_copy.py"
    return import_answers(read_text_notebook(text), tmp_path_factory.mktemp("solved"))


@pytest.fixture(scope="session")
def released_tile_copy(tmp_path_factory):
    notebook = nbformat.read(ROOT / "labs" / "tile_copy" / "tile_copy.ipynb", as_version=4)
    return import_answers(notebook, tmp_path_factory.mktemp("released"))
