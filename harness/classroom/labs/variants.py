"""Known-wrong answers: short edits of a lab's solution, each with what it loses.

They stand in an exercise's folder, in `wrong.md`; right answers in another form, which lose
nothing, in `right.md`::

    # no-proxy-fence
    Each thread's writes stay invisible to the copy engine.
    loses: synchronised
    hazards: missing-proxy-fence
    ```diff
    -    ptx.fence_proxy_async_shared_cta()
    ```

``loses`` lists properties (or ``nothing``); ``hazards`` lists the kinds of hazards, or of problems
such as ``hang``, that must be among those reported, or ``none``. A right answer loses nothing;
its ``hazards``, where it has any, are what it is warned of.

A hunk is the lines up to a blank one. Its lines that begin with a minus or with a blank stand in
the solution's cell, one below the other and once; the plus lines come in the place of the minus
lines. `read_variants` removes nbgrader's marks around a solution first.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from nbformat import NotebookNode

from harness import exercises
from harness.classroom.course.course import CourseError
from harness.classroom.course.notebooks import grade_id
from harness.exercises.exercise import PROPERTIES

WRONG, RIGHT = "wrong.md", "right.md"
_FIELDS = ("loses", "hazards")
_MARKS = ("### BEGIN SOLUTION", "### END SOLUTION")
_SECTION = re.compile(r"# (?P<name>\S+)\n(?P<said>.*?)\n```diff\n(?P<edits>.*?)\n```\s*", re.DOTALL)


@dataclass(frozen=True)
class Variant:
    """An answer to ``exercise``: its cell's source, and what it is to lose."""

    name: str
    about: str
    exercise: str
    loses: tuple[str, ...]
    hazards: tuple[str, ...]
    source: str

    def points(self, device: str) -> float:
        """Points it keeps where ``device`` judges: on the emulator a speed that nobody measured is
        credited to a synchronised kernel only."""
        lost = {*self.loses}
        if device == "emulator" and "synchronised" in lost:
            lost.add("fast")
        points = exercises.get(self.exercise).points
        return float(sum(worth for name, worth in points.items() if name not in lost))


def variants_of(
    solution: NotebookNode, file: str = WRONG, root: Path = exercises.ROOT
) -> tuple[Variant, ...]:
    """The known-wrong answers to all exercises of a lab, by name: with ``file`` the other ones.

    ``solution`` is the lab with its answers; the answer to the exercise ``x`` is the cell
    ``x-kernel``. ``root`` has a folder a lab, and in that a folder an exercise. Raises CourseError
    where two have one name: a name is a synthetic student's.
    """
    cells = {grade_id(cell): cell.source for cell in solution.cells}
    found: list[Variant] = []
    for name in exercises.names():
        folder = exercises.folder(name)
        path = root / folder.parent.name / folder.name / file
        if f"{name}-kernel" in cells and path.is_file():
            found += read_variants(path, name, cells[f"{name}-kernel"])
    names = [variant.name for variant in found]
    if twice := sorted({name for name in names if names.count(name) > 1}):
        raise CourseError(f"{file}: two answers of one lab are called {', '.join(twice)}")
    return tuple(sorted(found, key=lambda variant: variant.name))


def read_variants(path: Path, exercise: str, answer: str) -> tuple[Variant, ...]:
    """The variants of ``answer``, the solution's cell, that the file ``path`` describes. Raises
    CourseError, which names the variant, where one is incomplete or its edits do not fit."""
    answer = "\n".join(line for line in answer.splitlines() if line.strip() not in _MARKS)
    text = path.read_text(encoding="utf-8")
    found, at = [], 0
    while at < len(text):
        section = _SECTION.match(text, at)
        if section is None:
            line = text.count("\n", 0, at) + 1
            raise CourseError(f"{path.name}: line {line}: no `# name` with its ```diff below")
        try:
            found.append(_variant(exercise, answer, path.name == RIGHT, **section.groupdict()))
        except CourseError as error:
            raise CourseError(f"{path.name}: {section['name']}: {error}") from None
        at = section.end()
    return tuple(found)


def _variant(exercise: str, answer: str, right: bool, name: str, said: str, edits: str) -> Variant:
    given = {"loses": "nothing", "hazards": "none"} if right else {}
    given |= dict(re.findall(rf"^({'|'.join(_FIELDS)}): *(.+)$", said, flags=re.MULTILINE))
    missing = [field for field in _FIELDS if field not in given]
    if missing:
        raise CourseError(f"it does not say {', '.join(missing)}")
    loses = _listed(given["loses"], "nothing")
    unknown = sorted(set(loses) - set(PROPERTIES))
    if unknown:
        raise CourseError(f"loses {', '.join(unknown)}: not a property")
    return Variant(
        name=name,
        about=said.splitlines()[0],
        exercise=exercise,
        loses=loses,
        hazards=_listed(given["hazards"], "none"),
        source=edited(answer, edits),
    )


def edited(text: str, edits: str) -> str:
    """``text`` with the hunks of ``edits``; CourseError where a hunk's lines are not there once."""
    lines = text.splitlines()
    dropped: set[int] = set()
    added: dict[int, list[str]] = {}
    for hunk in re.split(r"\n\s*\n", edits.strip("\n")):
        parts = [(part[:1], part[1:]) for part in hunk.splitlines()]
        if any(sign not in ("-", "+", " ") for sign, _ in parts):
            raise CourseError(f"each line of a hunk begins with -, + or a blank:\n{hunk}")
        known = [line for sign, line in parts if sign != "+"]
        places = [at for at in range(len(lines)) if known and lines[at : at + len(known)] == known]
        if len(places) != 1:
            raise CourseError(f"found {len(places)} times in the solution, and not once:\n{hunk}")
        (at,) = places
        for sign, line in parts:
            if sign == "+":
                added.setdefault(at, []).append(line)
                continue
            if sign == "-":
                dropped.add(at)
            at += 1
    result: list[str] = []
    for at, line in enumerate([*lines, ""]):
        result += added.get(at, [])
        if at not in dropped:
            result.append(line)
    return "\n".join(result)


def _listed(text: str, nothing: str) -> tuple[str, ...]:
    return tuple(word for word in re.split(r"[,\s]+", text.strip()) if word and word != nothing)
