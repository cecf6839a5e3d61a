"""The runs of the labs: each solution, executed from top to bottom on the emulator, and kept.

The name of a kept run is a digest of everything that could change it, so a lab is executed again
only if something has changed.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from docs.site import launches
from harness.base import settings
from harness.classroom.course.notebooks import read_text_notebook
from harness.course.exercises.model_answers import without_marks

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "build" / "site-labs"
CELL_LIMIT_S = 300
MOST_AT_ONCE = 4  # a run has a kernel and a judge: some 1 GB
_NOTING = ("runs", "launches", "statements", "explorers")  # modules that record the launches


def executed(labs: Iterable[str], kept: Path = KEPT) -> dict[str, NotebookNode]:
    """Return each lab's solution with its outputs, the state of its widgets, and its launches as
    ``metadata.live``. ``kept``: the folder of previous runs."""
    labs = tuple(labs)
    with ThreadPoolExecutor(min(MOST_AT_ONCE, len(os.sched_getaffinity(0)))) as runs:
        return dict(zip(labs, runs.map(partial(_executed, kept=kept), labs), strict=True))


def _executed(lab: str, kept: Path) -> NotebookNode:
    path = kept / f"{lab}-{fingerprint(lab)}.ipynb"
    if not path.is_file():
        print(f"lab {lab}", flush=True)
        kept.mkdir(parents=True, exist_ok=True)
        for old in kept.glob(f"{lab}-*.ipynb"):
            old.unlink()
        part = path.with_suffix(".part")
        nbformat.write(_run(lab), part)
        part.replace(path)
    return nbformat.read(path, as_version=4)


def fingerprint(lab: str) -> str:
    """Return a digest of the lab's solution and of everything that it imports from here."""
    hashed = hashlib.sha256()
    sources = [path for path in (ROOT / "harness").rglob("*") if _is_source(path)]
    sources += [Path(__file__).with_name(f"{name}.py") for name in _NOTING]
    for path in [*sorted(sources), ROOT / "constraints.txt", solution(lab), released(lab)]:
        hashed.update(str(path.relative_to(ROOT)).encode() + b"\0")
        hashed.update(hashlib.sha256(path.read_bytes()).digest())
    return hashed.hexdigest()[:20]


def _is_source(path: Path) -> bool:
    return path.is_file() and path.suffix != ".pyc"


def solution(lab: str) -> Path:
    folder, name = (".", "index") if lab == "index" else (lab, lab)
    return ROOT / "solutions" / folder / f"{name}.py"


def released(lab: str) -> Path:
    return ROOT / "labs" / ("index.ipynb" if lab == "index" else f"{lab}/{lab}.ipynb")


def _run(lab: str) -> NotebookNode:
    from nbclient import NotebookClient

    solved = read_text_notebook(solution(lab))
    shown = nbformat.read(released(lab), as_version=4)
    assert [cell.id for cell in solved.cells] == [cell.id for cell in shown.cells], lab
    answers = {cell.id for cell in solved.cells if is_answer(cell)}
    for cell in solved.cells:  # a card's line numbers are those of the answer that a reader sees
        if cell.id in answers:
            cell.source = without_marks(cell.source)
    environment = {
        settings.DEVICE.name: "emulator",
        settings.ATTEMPTS_DIR.name: "off",
        settings.SITE.name: "../..",  # relative to a lab's page
        "PYTHONPATH": str(ROOT),
    }
    with tempfile.TemporaryDirectory() as folder:
        notes = Path(folder, "notes")
        client = NotebookClient(
            solved,
            timeout=CELL_LIMIT_S,
            store_widget_state=True,
            resources={"metadata": {"path": str(solution(lab).parent)}},
            extra_arguments=launches.noting(notes),
        )
        client.execute(env={**os.environ, **environment})
        texts = {cell.id: cell.source for cell in shown.cells if cell.id not in answers}
        hidden = [cell.source for cell in solved.cells if cell.id in answers]
        solved.metadata["live"] = launches.of_cells(notes, texts, hidden)
    return solved


def is_answer(cell: NotebookNode) -> bool:
    return bool(cell.metadata.get("nbgrader", {}).get("solution"))
