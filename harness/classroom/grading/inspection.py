"""What is wrong with a submission before it is graded: one line for each thing, naming it."""

from __future__ import annotations

import json
import stat
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from harness.classroom.course.notebooks import grade_id

MOST_BYTES = 32 * 2**20


@dataclass(frozen=True)
class Finding:
    """Something about a submission that its student and its grader should know.

    ``file`` is the notebook's name (or the submission's folder), ``what`` one line. ``fatal``
    when the notebook cannot be graded at all; everything else has been put right.
    """

    file: str
    what: str
    fatal: bool = False

    def __str__(self) -> str:
        return f"{self.file}: {self.what}"


def inspect(submission: Path, release: Path) -> tuple[Finding, ...]:
    """Compare the folder ``submission`` with the folder ``release`` of the same lab."""
    released = sorted(release.glob("*.ipynb"))
    if not released:
        return (Finding(release.name, "this lab has not been generated: run `make labs`", True),)
    names = {notebook.name for notebook in released}
    present = {path.name for path in submission.glob("*.ipynb")} if submission.is_dir() else set()
    extra = sorted(present - names)
    if not present & names:
        wanted = ", ".join(sorted(names))
        got = f"; there is {', '.join(extra)}" if extra else ""
        return (Finding(submission.name, f"no notebook: {wanted} was not handed in{got}", True),)
    found = [Finding(name, "not a notebook of this lab; ignored") for name in extra]
    for notebook in released:
        if notebook.name in present:
            found += _inspect_notebook(submission / notebook.name, notebook)
        else:
            found.append(Finding(notebook.name, "not handed in; its points are 0"))
    return tuple(found)


def fatal(findings: tuple[Finding, ...]) -> bool:
    """Whether the submission must not be handed to nbgrader."""
    return any(finding.fatal for finding in findings)


def _inspect_notebook(path: Path, released: Path) -> list[Finding]:
    refused = _no_plain_file(path)
    if refused:
        return [Finding(path.name, refused, True)]
    read = _read(path)
    if isinstance(read, Finding):
        return [read]
    original = nbformat.read(released, as_version=4)
    handed_in = Counter(known for cell in read.cells if (known := grade_id(cell)))
    by_id = {known: cell for cell in read.cells if (known := grade_id(cell))}
    found = []
    if not handed_in.keys() & {grade_id(cell) for cell in original.cells}:
        said = "no cell of this lab is in it: it may be another lab's, under this one's name"
        return [Finding(path.name, said)]
    for known, times in sorted(handed_in.items()):
        if times > 1:
            found.append(
                Finding(path.name, f"cell '{known}' is there {times} times; only the last counts")
            )
    for cell in original.cells:
        known = grade_id(cell)
        if known is None:
            continue
        kind = _kind(cell)
        if known not in by_id:
            found.append(Finding(path.name, f"{kind} '{known}' was deleted; {_mended(cell)}"))
        elif cell.metadata["nbgrader"]["locked"] and by_id[known].source != cell.source:
            found.append(
                Finding(path.name, f"{kind} '{known}' was edited; the original was put back")
            )
        elif _purpose(by_id[known]) != _purpose(cell):
            found.append(
                Finding(path.name, f"{kind} '{known}': its metadata was edited, and was put back")
            )
    return found


def _no_plain_file(path: Path) -> str:
    """Why ``path`` is not opened at all; empty where it may be."""
    found = path.lstat()
    if stat.S_ISLNK(found.st_mode):
        return "a link, and not a file: nothing was handed in"
    if not stat.S_ISREG(found.st_mode):
        return "no plain file: nothing was handed in"
    if found.st_size > MOST_BYTES:
        size, most = found.st_size / 2**20, MOST_BYTES / 2**20
        return f"{size:.0f} MiB, and at most {most:.0f} are read: hand it in without its outputs"
    return ""


def _read(path: Path) -> NotebookNode | Finding:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        return Finding(path.name, f"cannot be read as text: {error}", True)
    if not text.strip():
        return Finding(path.name, "the file is empty", True)
    try:
        data = json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        where = "some depth: nested too deeply"
        if isinstance(error, json.JSONDecodeError):
            where = f"line {error.lineno}: {error.msg}"
        return Finding(path.name, f"not a notebook: not JSON at {where}", True)
    if not isinstance(data, dict):
        what = f"not a notebook: a notebook is an object of JSON, this is a {type(data).__name__}"
        return Finding(path.name, what, True)
    try:
        notebook = nbformat.reads(text, as_version=4)
        nbformat.validate(notebook, relax_add_props=True)
    except Exception as error:  # nbformat raises whatever its damaged input leads it to
        said = str(error).strip().splitlines()
        return Finding(path.name, f"not a notebook: {said[0] if said else type(error)}"[:200], True)
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return Finding(path.name, "it holds half a character, which no text file can hold", True)
    if not isinstance(data.get("cells"), list):
        return Finding(path.name, "not a notebook of this lab: it has no cells", True)
    return notebook


def _kind(cell: NotebookNode) -> str:
    data = cell.metadata["nbgrader"]
    if data["grade"] and not data["solution"]:
        return "test cell"
    return "answer cell" if data["solution"] else "cell"


def _mended(cell: NotebookNode) -> str:
    if cell.metadata["nbgrader"]["grade"]:
        return "it was put back at the end"
    return "what it should define is not there"


def _purpose(cell: NotebookNode) -> tuple:
    data = cell.metadata["nbgrader"]
    return (
        cell.cell_type,
        *(bool(data.get(name)) for name in ("grade", "solution", "locked")),
        float(data.get("points") or 0),
    )
