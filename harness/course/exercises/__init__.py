"""The graded exercises: inputs, reference, launch, tolerance, points, hints of each.

An exercise is a folder, `LAB/NUMBER_NAME/`: `exercise.py` defines ``EXERCISE``, and `hints.md` has
its hints. It is found, not registered: the number is its place in the lab, and its name is the
folder's, with hyphens. Code that several exercises of a lab share is in the lab's folder.
"""

from __future__ import annotations

import difflib
import importlib
import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import ModuleType

from harness.base.errors import HarnessError
from harness.course.exercises.exercise import Exercise, Quiz
from harness.course.exercises.hints import hints_in, reasons_in

__all__ = ["ROOT", "Exercise", "Quiz", "UnknownExercise", "folder", "get", "module", "names"]

ROOT = Path(__file__).parent  # a folder a lab, and in that a folder an exercise

_FOLDER = re.compile(r"(\d+)_(\w+)")


class UnknownExercise(HarnessError, LookupError):
    """There is no exercise of that name; the message lists the names and the nearest name."""


def names(lab: str | None = None) -> tuple[str, ...]:
    """Return the names of all exercises, in the order of the labs; those of ``lab`` if it is
    given."""
    folders = _folders().items()
    return tuple(name for name, place in folders if lab in (None, place.parent.name))


def get(name: str) -> Exercise | Quiz:
    """The exercise called ``name``; Raises `UnknownExercise` if there is none."""
    return _exercise(_known(name))


def folder(name: str) -> Path:
    """Return the folder of the exercise called ``name``; the folder around it is its lab's."""
    return _folders()[_known(name)]


def module(name: str) -> ModuleType:
    """The `exercise.py` of the exercise called ``name``. No statement can import it: the names of
    labs and of exercises' folders begin with digits."""
    place = folder(name)
    return importlib.import_module(f"{__name__}.{place.parent.name}.{place.name}.exercise")


@cache
def _exercise(name: str) -> Exercise | Quiz:
    exercise = replace(module(name).EXERCISE, name=name)
    if isinstance(exercise, Exercise):
        return replace(exercise, hints=hints_in(folder(name)))
    return replace(exercise, reasons=reasons_in(folder(name)))


@cache
def _folders() -> dict[str, Path]:
    """Return the folders of all exercises: labs by name, a lab without a number first, and
    exercises by number."""
    folders: dict[str, Path] = {}
    files = ROOT.glob("*/*/exercise.py")
    for place in sorted((file.parent for file in files), key=_place):
        name = _parts(place)[1].replace("_", "-")
        if name in folders:
            raise ValueError(f"{place}: there is an exercise {name!r} in {folders[name]}, too")
        folders[name] = place
    return folders


def _place(place: Path) -> tuple[bool, str, int, str]:
    number, name = _parts(place)
    return (place.parent.name[:1].isdigit(), place.parent.name, int(number), name)


def _parts(place: Path) -> tuple[str, str]:
    match = _FOLDER.fullmatch(place.name)
    if match is None:
        raise ValueError(f"{place}: an exercise's folder is named NUMBER_NAME, as 3_ring_copy is")
    return match[1], match[2]


def _known(name: object) -> str:
    if isinstance(name, str) and name in _folders():
        return name
    near = difflib.get_close_matches(str(name), names(), n=1)
    guess = f" Did you mean {near[0]!r}?" if near else ""
    if not isinstance(name, str):
        guess = " The name, a text, comes first: check('tile-copy', kernel)."
    shown = repr(name) if len(repr(name)) <= 80 else repr(name)[:77] + "..."
    raise UnknownExercise(
        f"There is no exercise called {shown}.{guess} The exercises are: {', '.join(names())}."
    )
