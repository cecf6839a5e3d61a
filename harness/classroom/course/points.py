"""The points file of a course, and the points that count if several are written down. An
exercise that has a table in ``points.toml`` is worth the points of the table: in the judge, in
the labs that are generated, and in the gradebook, which is updated when a submission is graded.
Every other exercise is worth the points of its test cell, and at most those."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Mapping
from pathlib import Path
from threading import Lock

import nbformat
from nbformat import NotebookNode

from harness.base.files import reading
from harness.base.processes import codec
from harness.course import Scheme, exercises
from harness.course import scheme as schemes

FILE = "points.toml"
# Several submissions are admitted at a time. In CPython 3.11, `ast.parse` raises SystemError in a
# thread if another thread parses, too, while the first one collects garbage.
_parsing = Lock()

Schemes = Mapping[str, Scheme]


def read(root: Path) -> dict[str, Scheme]:
    """The points that the course in ``root`` sets, by exercise; empty without a file. Raises
    FileError, and PointsError, which names the file and the key."""
    path = root / FILE
    if not path.exists():
        return {}
    known = {name: exercises.get(name) for name in exercises.names()}
    with reading(path, "a course's points in TOML"):
        text = path.read_text(encoding="utf-8")
    return schemes.read(text, FILE, known)


def default_file() -> str:
    """The points that the exercises come with, as a file to edit."""
    return schemes.text(exercises.get(name) for name in exercises.names())


def exercise_of(source: str) -> str | None:
    """The exercise that a released test cell checks: the name in its `harness.check("name", ...)`.

    None where it checks none, or not in a form that can be found without running it.
    """
    call = _check_in(source)
    name = call.args[0] if call and call.args else None
    return name.value if isinstance(name, ast.Constant) and isinstance(name.value, str) else None


def asked(source: str) -> tuple[str, ...]:
    """Return the names that a released test cell hands to `harness.check`: the kernel, and its
    plan. Empty where it checks nothing."""
    call = _check_in(source)
    values = (*call.args[1:], *(keyword.value for keyword in call.keywords)) if call else ()
    return tuple(value.id for value in values if isinstance(value, ast.Name))


def _check_in(source: str) -> ast.Call | None:
    try:
        with _parsing:
            nodes = ast.walk(ast.parse(source))
    except SyntaxError:
        return None
    calls = (node for node in nodes if isinstance(node, ast.Call))
    return next((call for call in calls if ast.unparse(call.func) == "harness.check"), None)


def worth(source: str, schemes: Schemes) -> float | None:
    """Return the points of a test cell of this text by the file; None if the file does not name
    its exercise."""
    scheme = schemes.get(exercise_of(source) or "") if schemes else None
    return None if scheme is None else scheme.total


def put_into(notebook: NotebookNode, schemes: Schemes) -> None:
    """Give each test cell of a lab's source the points of the file."""
    for cell in notebook.cells:
        data = cell.metadata.get("nbgrader", {})
        if cell.cell_type == "code" and data.get("grade"):
            points = worth(cell.source, schemes)
            if points is not None:
                data["points"] = points


def exercises_of(release: Path) -> tuple[str, ...]:
    """The exercises that the test cells of a released lab check; ``release`` is its folder."""
    names: dict[str, None] = {}
    for path in sorted(release.glob("*.ipynb")):
        for cell in nbformat.read(path, as_version=4).cells:
            if cell.cell_type == "code" and cell.metadata.get("nbgrader", {}).get("grade"):
                name = exercise_of(cell.source)
                if name is not None:
                    names[name] = None
    return tuple(names)


def of_lab(release: Path, schemes: Schemes) -> dict[str, Scheme]:
    """Return the file's schemes for the exercises of a released lab."""
    return (
        {name: schemes[name] for name in exercises_of(release) if name in schemes}
        if schemes
        else {}
    )


def fingerprint(schemes: Schemes) -> str:
    """A short hash of these points; empty if there are none."""
    if not schemes:
        return ""
    text = "\n".join(f"{name}\0{codec.dumps(schemes[name])}" for name in sorted(schemes))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
