"""The cells of a notebook that was handed in, next to those of the lab: recognized by nbgrader's
id, and if that is lost by their text and their place; and how they differ."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import nbformat
from nbformat import NotebookNode
from nbgrader.utils import compute_checksum

from harness.classroom.admission.findings import Finding, FindingKind, finding
from harness.classroom.course import points
from harness.classroom.course.notebooks import STUBS, defined, grade_id


def belongs_to(notebook: NotebookNode, released: NotebookNode) -> bool:
    """Return True if any cell of the notebook belongs to the lab."""
    return bool(_ids(notebook) & _ids(released))


def recognize(notebook: NotebookNode, released: NotebookNode) -> int:
    """Restore nbgrader's metadata of the cells that have lost it; return the number of such cells.

    A cell with the text of a released cell is that cell. An answer is the cell at its place between
    two recognized cells: in code a cell that defines the same names as the released cell, in text
    the longest. Text is not searched for in a notebook that has ids of another lab or release: it
    has kept its metadata, and a question that it lacks was not asked there.
    """
    missing = _ids(released) - _ids(notebook)
    if not missing:
        return 0
    strangers = bool(_ids(notebook) - _ids(released))
    before = len(missing)
    places = _places_by_text(notebook, released, missing)
    if belongs_to(notebook, released):
        anchors = _ascending(places)
        for place, cell in enumerate(released.cells):
            if strangers and cell.cell_type == "markdown":
                continue
            if grade_id(cell) in missing and cell.metadata["nbgrader"]["solution"]:
                number = _at_its_place(notebook, released, places, anchors, place)
                if number is not None:
                    _mark(notebook.cells[number], cell, missing)
                    places[number] = place
                    anchors = _ascending(places)
    return before - len(missing)


def gather(notebook: NotebookNode, released: NotebookNode) -> tuple[list[str], list[str]]:
    """Leave out copies of answers that are as they were released, if another copy is not; and put
    an answer in words that is in a cell below an untouched answer cell into that cell. Return the
    ids of both."""
    stubs = {
        str(grade_id(cell)): cell.source.strip()
        for cell in released.cells
        if grade_id(cell) and cell.metadata["nbgrader"]["solution"]
    }
    untouched = [stubs.get(str(grade_id(cell))) == cell.source.strip() for cell in notebook.cells]
    answered = {
        grade_id(c) for c, is_stub in zip(notebook.cells, untouched, strict=True) if not is_stub
    }
    dropped, moved, kept = [], [], []
    waiting: NotebookNode | None = None  # an answer in words, as it was released
    for cell, is_stub in zip(notebook.cells, untouched, strict=True):
        known = grade_id(cell)
        if is_stub and known in answered:
            dropped.append(str(known))
            continue
        is_words = known is None and cell.cell_type == "markdown"
        if waiting is not None and is_words and not _is_the_labs(cell, released):
            moved.append(str(grade_id(waiting)))
            waiting.source, waiting = cell.source, None
            continue
        waiting = cell if is_stub and cell.cell_type == "markdown" else None
        kept.append(cell)
    notebook.cells = kept
    return dropped, moved


def inspect(folder: Path, release: Path) -> tuple[Finding, ...]:
    """Compare the admitted notebooks in ``folder`` with those of the folder ``release``."""
    findings: list[Finding] = []
    for notebook in sorted(release.glob("*.ipynb")):
        if (folder / notebook.name).is_file():
            read, original = (
                nbformat.read(path, as_version=4) for path in (folder / notebook.name, notebook)
            )
            findings += _differences(notebook.name, read, original)
        else:
            findings.append(finding(FindingKind.ABSENT, notebook.name))
    return tuple(findings)


def tests_of(released: NotebookNode) -> dict[str, tuple[str, ...]]:
    """Return the ids of the dependent test cells for each cell that nbgrader knows: those from
    an answer to the next answer."""
    by_answer: dict[str, list[str]] = {}
    answers: list[str] = []
    last_was_answer = False
    for cell in released.cells:
        known = grade_id(cell)
        if known is None:
            continue
        by_answer[known] = []
        if _role(cell) == "test cell":
            for name in (known, *answers):
                by_answer[name].append(known)
        elif cell.cell_type == "code" and cell.metadata["nbgrader"]["solution"]:
            answers = [*answers, known] if last_was_answer else [known]
        last_was_answer = _role(cell) == "answer cell"
    return {known: tuple(tests) for known, tests in by_answer.items()}


def _ids(notebook: NotebookNode) -> set[str]:
    return {known for cell in notebook.cells if (known := grade_id(cell))}


def _places_by_text(
    notebook: NotebookNode, released: NotebookNode, missing: set[str]
) -> list[int | None]:
    """The place in the release of each cell that has its id or its text. Those with the text of a
    missing cell get its metadata."""
    by_id = {known: at for at, cell in enumerate(released.cells) if (known := grade_id(cell))}
    by_text: dict[tuple[str, str], list[int]] = {}
    for at, cell in enumerate(released.cells):
        text = cell.source.strip()
        if text not in STUBS and (grade_id(cell) is None or grade_id(cell) in missing):
            by_text.setdefault((cell.cell_type, text), []).append(at)
    places: list[int | None] = []
    for cell in notebook.cells:
        known = grade_id(cell)
        if known in by_id:
            places.append(by_id[known])
            continue
        with_text = by_text.get((cell.cell_type, cell.source.strip()))
        place = with_text.pop(0) if with_text else None
        if place is not None and grade_id(released.cells[place]):
            _mark(cell, released.cells[place], missing)
        places.append(place)
    return places


def _mark(cell: NotebookNode, released: NotebookNode, missing: set[str]) -> None:
    cell.metadata["nbgrader"] = nbformat.from_dict(dict(released.metadata["nbgrader"]))
    missing.discard(str(grade_id(released)))


def _at_its_place(
    notebook: NotebookNode,
    released: NotebookNode,
    places: Sequence[int | None],
    anchors: Sequence[int],
    place: int,
) -> int | None:
    """The number of the cell that is the answer at ``place`` of the release, if any is."""
    cell = released.cells[place]
    low = max((number for number in anchors if (places[number] or 0) < place), default=-1)
    high = min(
        (number for number in anchors if (places[number] or 0) > place),
        default=len(notebook.cells),
    )
    names = set(defined(cell.source))
    candidates = [
        number
        for number in range(low + 1, high)
        if places[number] is None
        and notebook.cells[number].cell_type == cell.cell_type
        and (cell.cell_type != "code" or names & set(defined(notebook.cells[number].source)))
    ]
    if cell.cell_type == "code":
        return candidates[-1] if candidates else None
    own = [
        candidate
        for candidate in candidates
        if not _is_the_labs(notebook.cells[candidate], released)
    ]
    return max(own, key=lambda number: len(notebook.cells[number].source), default=None)


def _is_the_labs(cell: NotebookNode, released: NotebookNode) -> bool:
    """Return True if a text cell belongs to the lab, perhaps to an earlier release: the first
    lines agree."""
    first = cell.source.strip().partition("\n")[0]
    return any(
        first == other.source.strip().partition("\n")[0]
        for other in released.cells
        if other.cell_type == cell.cell_type and other.source.strip() not in STUBS
    )


def _ascending(places: Sequence[int | None], weights: Sequence[float] = ()) -> tuple[int, ...]:
    """Return the numbers of the cells that are in the order of the release: as many as there can
    be, or as heavy."""
    best: list[tuple[float, int | None]] = []  # weight up to a number; number before
    for number, place in enumerate(places):
        weight = weights[number] if weights else 1.0
        heaviest: tuple[float, int | None] = (0.0, None)
        if place is None:
            best.append((-1.0, None))
            continue
        for other in range(number):
            there = places[other]
            if there is not None and there < place and best[other][0] > heaviest[0]:
                heaviest = best[other][0], other
        best.append((heaviest[0] + weight, heaviest[1]))
    at = max(range(len(best)), key=lambda position: best[position][0], default=None)
    ascending: list[int] = []
    while at is not None and best[at][0] > 0:
        ascending.append(at)
        at = best[at][1]
    return tuple(reversed(ascending))


def _differences(name: str, read: NotebookNode, original: NotebookNode) -> list[Finding]:
    times = Counter(known for cell in read.cells if (known := grade_id(cell)))
    by_id = {known: cell for cell in read.cells if (known := grade_id(cell))}
    tests = tests_of(original)
    wanted = {asked for cell in original.cells for asked in points.asked(cell.source)}
    if not belongs_to(read, original) and wanted.isdisjoint(
        each for cell in read.cells if cell.cell_type == "code" for each in defined(cell.source)
    ):
        every = {test for names in tests.values() for test in names}
        return [finding(FindingKind.OTHER_LAB, name, tests=sorted(every))]
    findings = [
        finding(FindingKind.TWICE, name, known, tests.get(known, ()), times=count)
        for known, count in sorted(times.items())
        if count > 1
    ]
    findings += _merged(_definitions(name, read, original))
    moved = _moved(read, original)
    for cell in original.cells:
        known = grade_id(cell)
        if known is None:
            continue
        about: dict[str, Any] = {
            "file": name,
            "cell": known,
            "tests": tests[known],
            "role": _role(cell),
        }
        if known not in by_id:
            put_back = cell.metadata["nbgrader"]["grade"]
            findings.append(
                finding(FindingKind.PUT_BACK if put_back else FindingKind.DELETED, **about)
            )
            continue
        if known in moved and times[known] == 1:
            findings.append(finding(FindingKind.MOVED, **about))
        if cell.metadata["nbgrader"]["locked"] and by_id[known].source != cell.source:
            findings.append(finding(FindingKind.EDITED, **about))
        elif not _as_released(by_id[known], cell):
            findings.append(finding(FindingKind.METADATA_EDITED, **about))
    return findings


def _definitions(name: str, read: NotebookNode, original: NotebookNode) -> list[Finding]:
    """Kernels that are defined more often than in the release, and kernels under another name."""
    findings = []
    answers: list[NotebookNode] = []
    for cell in original.cells:
        known = grade_id(cell)
        if known is None or _role(cell) != "test cell":
            if known and cell.cell_type == "code" and cell.metadata["nbgrader"]["solution"]:
                answers.append(cell)
            continue
        for asked in points.asked(cell.source):
            about: dict[str, Any] = {"file": name, "tests": (known,), "name": asked}
            before = _defining(original, known, asked)
            now = _defining(read, known, asked)
            copies = [grade_id(read.cells[number]) for number in now]
            judged = [read.cells[number].source for number in now[-1:]]
            stub = any(line.strip() in STUBS for text in judged for line in text.split("\n"))
            last = max(now, default=0) + 1
            more = len(now) > max(len(before), 1) and len(set(copies)) == len(copies)
            if stub:  # the answer may be below the test
                now = _defining(read, "", asked)
                more = more or len(now) > max(len(_defining(original, "", asked)), 1)
            if more:
                findings.append(
                    finding(
                        FindingKind.DEFINED_TWICE,
                        **about,
                        places=_listed(number + 1 for number in now),
                        last=last,
                        stub=f", which still has `{STUBS[0]}`" if stub else "",
                    )
                )
            instead = _instead(read, original, [grade_id(answer) for answer in answers], asked)
            if before and not now and instead:
                listed = _listed(f"`{other}`" for other in instead)
                findings.append(finding(FindingKind.RENAMED, **about, instead=listed))
        answers = []
    return findings


def _merged(findings: Iterable[Finding]) -> list[Finding]:
    """Return the findings without repetitions: the same sentence about several tests is one
    finding."""
    merged: dict[tuple[str, str], Finding] = {}
    for entry in findings:
        before = merged.get((entry.kind, entry.what))
        tests = (*before.tests, *entry.tests) if before else entry.tests
        merged[entry.kind, entry.what] = replace(entry, tests=tests)
    return list(merged.values())


def _defining(notebook: NotebookNode, test: str, name: str) -> list[int]:
    """The numbers of the code cells above the test cell that define ``name``; without that cell, of
    all of them."""
    ids = [grade_id(cell) for cell in notebook.cells]
    end = len(ids) - 1 - ids[::-1].index(test) if test in ids else len(ids)
    return [
        number
        for number, cell in enumerate(notebook.cells[:end])
        if cell.cell_type == "code" and name in defined(cell.source)
    ]


def _instead(
    read: NotebookNode, original: NotebookNode, answers: Sequence[str | None], name: str
) -> tuple[str, ...]:
    """The names that the answer cells define, and that they do not in the release, or names in the
    notebook that are like ``name``; none if it is defined anywhere."""
    every = [
        defined_name
        for cell in read.cells
        if cell.cell_type == "code"
        for defined_name in defined(cell.source)
    ]
    if name in every:
        return ()
    released = {defined_name for cell in original.cells for defined_name in defined(cell.source)}
    own = (cell for cell in read.cells if grade_id(cell) in answers and cell.cell_type == "code")
    new = [
        defined_name
        for cell in own
        for defined_name in defined(cell.source)
        if defined_name not in released
    ]
    alike = difflib.get_close_matches(
        name, [defined_name for defined_name in every if defined_name not in released], n=2
    )
    return tuple(
        dict.fromkeys((*(candidate for candidate in alike if candidate in new), *alike, *new))
    )[:3]


def _listed(names: Iterable[object]) -> str:
    *others, last = map(str, names)
    return f"{', '.join(others)} and {last}" if others else last


def _moved(read: NotebookNode, original: NotebookNode) -> set[str]:
    """The ids of the cells that are elsewhere than in the release: as few as explain the order, and
    answers rather than tests."""
    places = {known: at for at, cell in enumerate(original.cells) if (known := grade_id(cell))}
    last = {known: at for at, cell in enumerate(read.cells) if (known := grade_id(cell)) in places}
    cells = sorted(last, key=lambda known: last[known])
    weights = [
        1.0 + (original.cells[places[known]].metadata["nbgrader"]["locked"]) / (1 + len(cells))
        for known in cells
    ]
    stays = {cells[number] for number in _ascending([places[name] for name in cells], weights)}
    return set(cells) - stays


def _role(cell: NotebookNode) -> str:
    data = cell.metadata["nbgrader"]
    if data["grade"] and not data["solution"]:
        return "test cell"
    return "answer cell" if data["solution"] else "cell"


def _as_released(handed_in: NotebookNode, cell: NotebookNode) -> bool:
    return _purpose(handed_in) == _purpose(cell) and _points_as_released(handed_in, cell)


def _purpose(cell: NotebookNode) -> tuple[str, bool, bool, bool]:
    data = cell.metadata["nbgrader"]
    kinds = (bool(data.get(name)) for name in ("grade", "solution", "locked"))
    return (cell.cell_type, *kinds)


def _points_as_released(handed_in: NotebookNode, cell: NotebookNode) -> bool:
    """Return True if the cell is from this release, not from an earlier release with other points:
    nbgrader's checksum of a cell covers its points. Only for a message: the gradebook's points
    count in any case."""
    theirs, data = (each.metadata["nbgrader"] for each in (handed_in, cell))
    if float(theirs.get("points") or 0) == float(data.get("points") or 0):
        return True
    return "points" in theirs and theirs.get("checksum") == compute_checksum(handed_in)
