"""Makes students' notebooks from solutions/, and checks that they have not drifted apart."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import nbformat
from nbgrader.api import MissingEntry

from harness.classroom.course import points
from harness.classroom.course.course import Course, CourseError, ModelAnswers, reason
from harness.classroom.course.notebooks import grade_id, read_text_notebook
from harness.classroom.course.points import Schemes
from harness.classroom.labs.answers import SOLUTIONS, answers_of, write_answers
from harness.course import COURSE_FILE, HINTS_FILE, course_file, finding_hints, hints_as_text

_CELLS_ARE_GRADED = "Cannot add or remove cells"  # nbgrader's words
INDEX = "index.py"  # next to the labs' folders: what opens first


@dataclass(frozen=True)
class Drift:
    """A file of ``labs/`` that differs from the output of ``solutions/``. ``what`` is a line."""

    path: str
    what: str

    def __str__(self) -> str:
        return f"{self.path}: {self.what}"


def generate(course: Course, names: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Write ``labs/`` from ``solutions/`` with nbgrader, and enter the labs in the gradebook.

    Returns the names of the labs written; raises CourseError if a lab cannot be written.
    """
    for name in names:
        course.check_lab(name)
    schemes = points.read(course.root)
    names = names or course.lab_names()
    for name in names:
        with _generated(course, name, schemes) as folder:
            _release_hints(course, folder)
            answers = ModelAnswers(config=course.config())
            if hidden := course_file(answers.shown, answers.compared):
                (folder / COURSE_FILE).write_text(hidden, encoding="utf-8")
            _swap(folder, course.labs / name)
        if course.sources.resolve() == SOLUTIONS:
            for text in sorted((course.sources / name).glob("*.py")):
                write_answers(text)
    if (course.sources / INDEX).is_file():
        write_index(course)
    return names


def enter_where_unknown(course: Course, lab: str) -> None:
    """Enter a released lab in a gradebook that does not know all its cells: a new gradebook, or
    a gradebook in which a killed process has entered a part. The release stays as it is. Raises
    CourseError if that cannot be done."""
    released = {
        (path.stem, name)
        for path in (course.labs / lab).glob("*.ipynb")
        for cell in nbformat.read(path, as_version=4).cells
        if (name := grade_id(cell))
    }
    with course.gradebook() as gradebook:
        try:
            notebooks = gradebook.find_assignment(lab).notebooks
        except MissingEntry:
            notebooks = []
        known = {(book.name, cell.name) for book in notebooks for cell in book.source_cells}
    if released <= known:  # nbgrader enters the source cells last
        return
    with _generated(course, lab, points.read(course.root)):
        pass


@contextmanager
def _generated(course: Course, lab: str, schemes: Schemes) -> Iterator[Path]:
    """Have nbgrader make a lab in a folder aside, and enter it in the gradebook. A release that is
    there stays as it is, also if that fails. Raises CourseError."""
    for text in sorted((course.sources / lab).glob("*.py")):
        write_source(text, schemes)
    with tempfile.TemporaryDirectory(prefix="tma-labs-", dir=course.root) as aside:
        config = course.config()
        config.CourseDirectory.release_directory = Path(aside).name
        result = course.api(config).generate_assignment(lab, force=True, create=True)
        if not result["success"]:
            why = reason(result)
            if _CELLS_ARE_GRADED in why:
                why = _what_to_do(course, lab)
            raise CourseError(f"{lab} cannot be made, and labs/{lab} stays as it is: {why}")
        yield Path(aside, lab)


def _what_to_do(course: Course, lab: str) -> str:
    here = set()
    for text in (course.sources / lab).glob("*.py"):
        here |= {name for cell in read_text_notebook(text).cells if (name := grade_id(cell))}
    with course.gradebook() as gradebook:
        notebooks = gradebook.find_assignment(lab).notebooks
        there = {cell.name for notebook in notebooks for cell in notebook.source_cells}
    changed = [*(f"+{name}" for name in here - there), *(f"-{name}" for name in there - here)]
    return (
        f"it has submissions, and its cells that count are others now ({', '.join(changed)}). Undo "
        "that, or put the cells in a lab of their own. To change this lab nevertheless: export its "
        f"grades, `nbgrader db assignment remove {lab} --force`, `tma-labs labs {lab}`, and "
        f"`tma-labs grade {lab}`. Its due date, and points and comments "
        "that people gave, are lost"
    )


def _swap(new: Path, place: Path) -> None:
    """Put the folder ``new`` in its place; the folder that was there goes where that was."""
    place.parent.mkdir(exist_ok=True)
    new.chmod(0o755)
    if place.exists():
        place.rename(new.with_name(f"{new.name}.before"))
    new.rename(place)


def _release_hints(course: Course, release: Path) -> None:
    """Put the course's hints for a lab's exercises next to it: `harness.check` looks for them."""
    hints = finding_hints.read(course.root)
    mine = [name for name in points.exercises_of(release) if name in hints]
    if mine:
        text = "\n".join(hints_as_text(name, hints[name]) for name in mine)
        (release / HINTS_FILE).write_text(text, encoding="utf-8")


def write_source(text: Path, schemes: Schemes) -> Path:
    """Write the .ipynb next to ``text``, which nbgrader takes as the instructor's version. An
    exercise in the points file gets the points of the file."""
    notebook = read_text_notebook(text, schemes)
    target = text.with_suffix(".ipynb")
    nbformat.write(notebook, target)
    return target


def write_index(course: Course) -> Path:
    """Write the notebook that opens first. ``{lab}`` in its text becomes the lab's points."""
    text = course.sources / INDEX
    notebook = read_text_notebook(text)
    schemes = points.read(course.root)
    sums = {
        lab: f"{points_of(course.sources / lab / f'{lab}.py', schemes):g}"
        for lab in course.lab_names()
    }
    for cell in notebook.cells:
        for lab, worth in sums.items():
            cell.source = cell.source.replace(f"{{{lab}}}", worth)
    target = course.labs / text.with_suffix(".ipynb").name
    nbformat.write(notebook, target)
    return target


def points_of(text: Path, schemes: Schemes | None = None) -> float:
    """The points of all graded cells of a lab, those that a person grades included."""
    cells = read_text_notebook(text, schemes).cells
    return float(sum(cell.metadata.get("nbgrader", {}).get("points", 0) for cell in cells))


def drift(course: Course) -> tuple[Drift, ...]:
    """Return the differences between ``labs/`` and the output of ``solutions/``. Writes nothing in
    the course."""
    with tempfile.TemporaryDirectory(prefix="tma-labs-") as folder:
        scratch = Course(Path(folder).resolve(), course.config_file)
        copy_sources(course, scratch)
        for file in (points.FILE, HINTS_FILE):
            if (course.root / file).is_file():
                shutil.copy(course.root / file, scratch.root)
        generate(scratch)
        return tuple(_files_that_differ(scratch.labs, course.labs))


def answers_drift(course: Course) -> tuple[Drift, ...]:
    """Return the answers that the judge compares with and that differ from those of ``solutions/``.
    They are compiled."""
    if course.sources.resolve() != SOLUTIONS:
        return ()
    return tuple(
        Drift(str(answer.file.relative_to(SOLUTIONS.parent)), "not current; run `make labs`")
        for text in sorted(course.sources.glob("*/*.py"))
        for answer in answers_of(text)
        if not answer.is_stored
    )


def copy_sources(course: Course, scratch: Course) -> None:
    """Copy the sources of the labs, and nothing that was made from them."""
    ignore = shutil.ignore_patterns("*.ipynb", ".ipynb_checkpoints", "__pycache__")
    shutil.copytree(course.sources, scratch.sources, ignore=ignore)


def _files_that_differ(wanted: Path, here: Path) -> list[Drift]:
    drifts = []
    expected = {path.relative_to(wanted): path for path in _files(wanted)}
    present = {path.relative_to(here): path for path in _files(here)} if here.is_dir() else {}
    for name in sorted(expected.keys() | present.keys()):
        shown = f"{here.name}/{name}"
        if name not in present:
            drifts.append(Drift(shown, "missing; run `make labs`"))
        elif name not in expected:
            drifts.append(Drift(shown, "comes from no file of solutions/; remove it"))
        elif expected[name].read_bytes() != present[name].read_bytes():
            drifts.append(Drift(shown, "not what solutions/ makes; run `make labs`"))
    return drifts


def _files(folder: Path) -> list[Path]:
    return [
        path
        for path in folder.rglob("*")
        if path.is_file() and ".ipynb_checkpoints" not in path.parts
    ]
