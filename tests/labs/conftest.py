"""For `LabTests`: a lab's exercises and wrong answers as parameters, and its answers as modules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat
import pytest

from harness.classroom.course.notebooks import read_text_notebook
from harness.course import checking
from harness.course.judge import judging
from tests import judge_here
from tests.labs.lab_tests import (
    ROOT,
    as_module,
    exercises_of,
    right_answers,
    text_of,
    wrong_answers,
)
from tests.labs.notebook_code import import_answers
from tests.labs.variants import Variant

DEVICES = ["emulator", pytest.param("hopper", marks=pytest.mark.hopper)]
# The notebook that `make test` runs; the site's step executes all solved ones.
NOTEBOOKS = {("tile_copy", "labs")}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    lab = getattr(metafunc.cls, "lab", None)
    if lab is None:
        return
    if "exercise" in metafunc.fixturenames:
        metafunc.parametrize("exercise", exercises_of(lab))
    if "variant" in metafunc.fixturenames:
        metafunc.parametrize("variant", _one_of_each(wrong_answers(lab), metafunc.cls.judged))
    if "other" in metafunc.fixturenames:
        first = metafunc.cls.judged[:1] or exercises_of(lab)[:1]
        metafunc.parametrize("other", _one_of_each(right_answers(lab), first))
    if "device" in metafunc.fixturenames:
        metafunc.parametrize("device", DEVICES)
    if "which" in metafunc.fixturenames:
        cases = [(which, (lab, which) in NOTEBOOKS) for which in ("solutions", "labs")]
        metafunc.parametrize("which", [_case(which, which, short) for which, short in cases])


def _one_of_each(variants: tuple[Variant, ...], judged: tuple[str, ...]) -> list[Any]:
    """Leave all but the first answer to each exercise to `make thorough`."""
    first = {each.exercise: each for each in reversed(variants)}
    short = [first[exercise] for exercise in judged or first if exercise in first]
    return [_case(each, each.name, each in short) for each in variants]


def _case(value: object, name: str, short: bool) -> Any:
    """Return a parameter that is in `make thorough` alone unless it is ``short``."""
    return pytest.param(value, id=name, marks=() if short else pytest.mark.thorough)


@pytest.fixture(autouse=True, scope="module")
def _judge_here() -> Iterator[None]:
    """Judge in this process: hundreds of answers are judged, and none of them tests the judge's
    process. Nor is their comparison with the course's answer: it decides about no point.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(checking, "ask", judge_here.ask_once)
        patch.setattr(checking, "prepare", lambda: None)
        patch.setattr(judging, "with_comparison", lambda verdict, *_: verdict)
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


@pytest.fixture(scope="module")
def shown(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory):
    """The cells that readers of the module's ``LAB`` run, solved, as a module on the emulator; not
    those with its text ``LEFT_OUT``.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HARNESS_DEVICE", "emulator")
        left_out = getattr(request.module, "LEFT_OUT", "\0")
        folder = tmp_path_factory.mktemp("shown")
        yield as_module(request.module.LAB, folder, left_out=left_out)
