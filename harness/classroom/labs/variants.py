"""Known-wrong answers: small files with a kernel, each saying in its docstring what it loses.

    \"\"\"One line about the mistake.

    exercise: tile-copy
    loses: synchronised
    hazards: missing-proxy-fence
    \"\"\"

``loses`` lists properties (or ``nothing``); ``hazards`` lists the kinds of hazards, or of problems
such as ``hang``, that must be among those reported, or ``none``.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path

from harness import exercises
from harness.classroom.course.course import CourseError
from harness.exercises.exercise import PROPERTIES

_FIELDS = ("exercise", "loses", "hazards")


@dataclass(frozen=True)
class Variant:
    """A wrong answer to ``exercise``: its source, and what it is to lose."""

    name: str
    about: str
    exercise: str
    loses: tuple[str, ...]
    hazards: tuple[str, ...]
    source: str
    file: str = ""

    @property
    def points(self) -> float:
        """Points it keeps, where nothing that it keeps goes unmeasured and uncredited."""
        points = exercises.get(self.exercise).points
        return float(sum(worth for name, worth in points.items() if name not in self.loses))


def read_variant(path: Path) -> Variant:
    """The variant in the file ``path``; raises CourseError where its docstring is not complete."""
    source = path.read_text()
    text = ast.get_docstring(ast.parse(source)) or ""
    found = dict(re.findall(rf"^({'|'.join(_FIELDS)}): *(.+)$", text, flags=re.MULTILINE))
    missing = [name for name in _FIELDS if name not in found]
    if missing:
        raise CourseError(f"{path.name}: its docstring does not say {', '.join(missing)}")
    loses = _listed(found["loses"], "nothing")
    unknown = sorted(set(loses) - set(PROPERTIES))
    if unknown:
        raise CourseError(f"{path.name}: loses {', '.join(unknown)}: not a property")
    return Variant(
        name=path.stem.replace("_", "-"),
        about=text.splitlines()[0],
        exercise=found["exercise"].strip(),
        loses=loses,
        hazards=_listed(found["hazards"], "none"),
        source=source,
        file=path.name,
    )


def read_variants(folder: Path) -> tuple[Variant, ...]:
    """All variants in ``folder``, by name."""
    return tuple(read_variant(path) for path in sorted(folder.glob("*.py")))


def _listed(text: str, nothing: str) -> tuple[str, ...]:
    return tuple(word for word in re.split(r"[,\s]+", text.strip()) if word and word != nothing)
