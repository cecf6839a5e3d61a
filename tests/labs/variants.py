"""Variants of a lab's solution: right and wrong answers as short edits, with the properties that
each loses.

They are in `solutions/LAB/answers/`, a file for each exercise, named after it::

    # Wrong answers

    ## copies-the-first-half
    Half of the threads return at once.
    loses: correct
    hazards: none
    ```diff
    -    if thread < count:
    +    if thread < count // 2:
    ```

    # Right answers

    ## in-a-while-loop
    ...

``loses`` lists properties (or ``nothing``); ``hazards`` lists the kinds of hazards, or of problems
such as ``hang``, that must be among those reported, or ``none``. A right answer loses nothing, and
has no ``loses``; its ``hazards``, if any, are the warnings it gets.

A hunk ends at a blank line. Its lines that begin with a minus or a blank are found in the
solution's cell, in this order and exactly once; the plus lines replace the minus lines.
`read_variants` removes nbgrader's marks around a solution first.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from nbformat import NotebookNode

from harness.classroom.course.course import CourseError
from harness.classroom.course.notebooks import grade_id
from harness.course import PROPERTIES, SOLUTION_MARKS, exercises

FOLDER = "answers"  # in a lab's folder of solutions/
_FIELDS = ("loses", "hazards")
_CHAPTER = re.compile(r"# (?P<name>Wrong|Right) answers\s*\n")
_SECTION = re.compile(
    r"## (?P<name>\S+)\n(?P<text>.*?)\n```diff\n(?P<edits>.*?)\n```\s*", re.DOTALL
)


@dataclass(frozen=True)
class Variant:
    """An answer to ``exercise``: its cell's source, and the properties that it is to lose."""

    name: str
    about: str
    exercise: str
    loses: tuple[str, ...]
    hazards: tuple[str, ...]
    source: str
    right: bool = False

    def points(self, device: str) -> float:
        """Points it keeps where ``device`` judges: on the emulator a speed that nobody measured is
        credited to a synchronized kernel only."""
        lost = {*self.loses}
        if device == "emulator" and "synchronized" in lost:
            lost.add("fast")
        points = exercises.get(self.exercise).points
        return float(sum(worth for name, worth in points.items() if name not in lost))


def variants_of(solution: NotebookNode, folder: Path) -> tuple[Variant, ...]:
    """Return the right and wrong answers to all exercises of a lab, sorted by name.

    ``solution`` is the lab with its answers: the answer to the exercise ``x`` is the cell
    ``x-kernel``. ``folder`` is the lab's folder of answers. Raises CourseError if a file is named
    after no such cell, or if two answers have the same name: a name is a synthetic student's.
    """
    cells = {grade_id(cell): cell.source for cell in solution.cells}
    variants: list[Variant] = []
    for path in sorted(folder.glob("*.md")):
        answer = cells.get(f"{path.stem}-kernel")
        if answer is None:
            raise CourseError(f"{path}: the lab has no cell `{path.stem}-kernel`")
        variants += read_variants(path, path.stem, answer)
    counts = Counter(variant.name for variant in variants)
    if repeated := sorted(name for name, count in counts.items() if count > 1):
        raise CourseError(f"{folder}: two answers are called {', '.join(repeated)}")
    return tuple(sorted(variants, key=lambda variant: variant.name))


def read_variants(path: Path, exercise: str, answer: str) -> tuple[Variant, ...]:
    """Read the file ``path`` of variants of ``answer``, the solution's cell. Raises CourseError,
    with the line or the variant, if a variant is incomplete or its edits do not fit."""
    answer = "\n".join(line for line in answer.splitlines() if line.strip() not in SOLUTION_MARKS)
    text = path.read_text(encoding="utf-8")
    variants: list[Variant] = []
    chapter, at = "", 0
    while at < len(text):
        match = _CHAPTER.match(text, at) or _SECTION.match(text, at)
        if match is None or (match.re is _SECTION and not chapter):
            line = text.count("\n", 0, at) + 1
            wanted = "`## name` with its ```diff" if chapter else "`# Wrong answers`"
            raise CourseError(f"{path.name}: line {line}: expected {wanted}")
        at = match.end()
        if match.re is _CHAPTER:
            chapter = match["name"]
            continue
        try:
            variants.append(_variant(exercise, answer, chapter == "Right", **match.groupdict()))
        except CourseError as error:
            raise CourseError(f"{path.name}: {match['name']}: {error}") from None
    return tuple(variants)


def _variant(exercise: str, answer: str, right: bool, name: str, text: str, edits: str) -> Variant:
    fields = {"loses": "nothing", "hazards": "none"} if right else {}
    fields |= dict(re.findall(rf"^({'|'.join(_FIELDS)}): *(.+)$", text, flags=re.MULTILINE))
    missing = [field for field in _FIELDS if field not in fields]
    if missing:
        raise CourseError(f"has no {', '.join(missing)}")
    loses = _listed(fields["loses"], "nothing")
    unknown = sorted(set(loses) - set(PROPERTIES))
    if unknown:
        raise CourseError(f"loses {', '.join(unknown)}: not a property")
    return Variant(
        name=name,
        about=text.splitlines()[0],
        exercise=exercise,
        loses=loses,
        hazards=_listed(fields["hazards"], "none"),
        source=edited(answer, edits),
        right=right,
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
