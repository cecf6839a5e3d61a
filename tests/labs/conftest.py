"""For `LabTests`: a lab's exercises and wrong answers as parameters, and its answers as modules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest

from harness import checking
from harness.classroom.course.notebooks import read_text_notebook
from tests import judge_here
from tests.labs.lab_tests import ROOT, exercises_of, right_answers, text_of, wrong_answers
from tests.labs.notebook_code import import_answers

DEVICES = ["emulator", pytest.param("hopper", marks=pytest.mark.hopper)]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    lab = getattr(metafunc.cls, "lab", None)
    if lab is None:
        return
    if "exercise" in metafunc.fixturenames:
        metafunc.parametrize("exercise", exercises_of(lab))
    if "variant" in metafunc.fixturenames:
        metafunc.parametrize("variant", wrong_answers(lab), ids=lambda variant: variant.name)
    if "other" in metafunc.fixturenames:
        metafunc.parametrize("other", right_answers(lab), ids=lambda variant: variant.name)
    if "device" in metafunc.fixturenames:
        metafunc.parametrize("device", DEVICES)


@pytest.fixture(autouse=True, scope="session")
def _judge_here() -> Iterator[None]:
    """Judge in this process: hundreds of answers are judged, and none of them tests the judge's
    process.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(checking, "ask", judge_here.ask_once)
        patch.setattr(checking, "prepare", lambda: None)
        yield


@pytest.fixture(scope="class")
def answers_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder to which answers are written in turn."""
    return tmp_path_factory.mktemp("answers")


@pytest.fixture(scope="class")
def solved(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory):
    """The answers of the lab's solution, as a module."""
    notebook = read_text_notebook(text_of(request.cls.lab))
    return import_answers(notebook, tmp_path_factory.mktemp("solved"))


@pytest.fixture(scope="class")
def released(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory):
    """The answers as students get them, as a module."""
    lab = request.cls.lab
    notebook = nbformat.read(ROOT / "labs" / lab / f"{lab}.ipynb", as_version=4)
    return import_answers(notebook, tmp_path_factory.mktemp("released"))
