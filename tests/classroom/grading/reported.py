"""Submissions to lab `tile_copy`, broken in ways taken from public reports on autograders of
notebooks: those whose kernels are judged, and a few beside them.

`test_students_page` has every kind of damage to a notebook, with a lab of a few cells.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from harness.classroom.course.notebooks import grade_id
from tests.classroom.conftest import ROOT
from tests.classroom.grading.damage import Change, Wreck, notebook_in, nothing, written

LAB = "tile_copy"
KERNEL, CHECK = "tile-copy-kernel", "tile-copy-check"
LARGE_CHECK = "tile-copy-large-check"
WORDS = "tile-copy-question-1"
BOTH = {"first-load-check": 2.0, CHECK: 5.0, LARGE_CHECK: 7.0}
SECOND = BOTH | {CHECK: 0.0}
NEITHER = dict.fromkeys(BOTH, 0.0)
UNFENCED = BOTH | {CHECK: 2.0}
POSSIBLE = 16.0
ANSWER = "The block barrier orders threads, and not proxies."
SUBMITTED = "2026-11-25 08:00:00 UTC"  # and due four hours later


@dataclass(frozen=True)
class Submission:
    """``how`` says in words what is broken, and ``report`` where that was reported.
    ``change(notebook)`` edits the solution before it is written, and ``wreck(folder)`` edits what
    is submitted. ``findings`` are the kinds of the notices at the top of the page, and ``on_card``
    those on the card of `tile-copy`, whose first cause is ``cause``; ``at`` are the source
    lines that its first hazard names. ``points`` are by test cell, or None without a grade.
    ``words`` is the answer that waits for a person. ``late_h``: hours after the due date."""

    how: str
    change: Change = nothing
    wreck: Wreck = nothing
    report: str = ""
    findings: tuple[str, ...] = ()
    on_card: tuple[str, ...] = ()
    cause: str = ""
    points: Mapping[str, float] | None = field(default_factory=lambda: BOTH)
    words: str = ANSWER
    at: tuple[str, ...] = ()
    late_h: float = 0.0


def place(notebook: NotebookNode, name: str) -> int:
    (number,) = (n for n, cell in enumerate(notebook.cells) if grade_id(cell) == name)
    return number


def cell(notebook: NotebookNode, name: str) -> NotebookNode:
    return notebook.cells[place(notebook, name)]


def edit(old: str, new: str) -> Change:
    """Replace ``old`` in the kernel of `tile-copy`."""

    def change(notebook: NotebookNode) -> None:
        kernel = cell(notebook, KERNEL)
        assert old in kernel.source
        kernel.source = kernel.source.replace(old, new, 1)

    return change


def moved_below(name: str, other: str) -> Change:
    def change(notebook: NotebookNode) -> None:
        moved = notebook.cells.pop(place(notebook, name))
        notebook.cells.insert(place(notebook, other) + 1, moved)

    return change


def released() -> NotebookNode:
    notebook: NotebookNode = nbformat.read(ROOT / "labs" / LAB / f"{LAB}.ipynb", as_version=4)
    return notebook


def retyped(notebook: NotebookNode) -> None:
    """Change the types of two cells, as a key of JupyterLab's does."""
    kernel, words = cell(notebook, KERNEL), cell(notebook, WORDS)
    kernel.cell_type, words.cell_type = "markdown", "code"
    del kernel["outputs"], kernel["execution_count"]
    words.update(outputs=[], execution_count=None)


def imported(folder: Path) -> None:
    """Move the kernel to a module beside the notebook."""
    path = notebook_in(folder)
    notebook = nbformat.read(path, as_version=4)
    kernel = cell(notebook, KERNEL)
    head = "import numpy as np\nfrom numba import cuda\n\nfrom harness import ptx\n\n\n"
    (folder / "mine.py").write_text(f"{head}{kernel.source}\n")
    kernel.source = "from mine import tile_copy"
    nbformat.write(notebook, path)


def timed(notebook: NotebookNode) -> None:
    without_fence(notebook)
    kernel = cell(notebook, KERNEL)
    kernel.source = f"%%time\n{kernel.source}"


without_fence = edit("    ptx.fence_proxy_async_shared_cta()\n", "")
FIRST_STORE = (
    "ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, c0, c1, tile_address)",
    "tile[row, col] += np.float32(row * 4 + col)",
)
OTHER_LAB = (ROOT / "labs" / "01_async_proxy" / "01_async_proxy.ipynb").read_bytes()

SUBMISSIONS = {
    "right": Submission("the solution"),
    "no-fence": Submission(
        "no proxy fence, two days late",
        without_fence,
        written(b"2026-11-27 10:00:00 UTC", "timestamp.txt"),
        report="nbgrader#723",
        cause="no-proxy-fence",
        points=UNFENCED,
        at=FIRST_STORE,
        late_h=46.0,
    ),
    "kernel-below-its-test": Submission(
        "the kernel's cell was moved below its test",
        moved_below(KERNEL, LARGE_CHECK),
        report="otter-grader#410",
        findings=("cell-moved",),
        on_card=("cell-moved",),
        cause="kernel-below-test",
        points=SECOND,
    ),
    "retyped": Submission(
        "the kernel's cell became Markdown, and the answer in words code",
        retyped,
        report="nbgrader#878, nbgrader#908",
        findings=("metadata-edited", "metadata-edited"),
        on_card=("metadata-edited",),
    ),
    "åsa-öst": Submission("a kernel in a module beside the notebook", wreck=imported),
    "other-lab": Submission(
        "the notebook of lab 01",
        wreck=written(OTHER_LAB),
        findings=("other-lab",),
        cause="other-lab",
        points=NEITHER,
        words="",
    ),
    "zero-bytes": Submission(
        "an empty file", wreck=written(b""), findings=("not-a-notebook",), points=None
    ),
    "no-fence-and-timed": Submission(
        "no proxy fence, in a cell of %%time",
        timed,
        cause="no-proxy-fence",
        points=UNFENCED,
        at=FIRST_STORE,
    ),
    "waits-forever": Submission(
        "a kernel that waits for an arrival that never comes",
        edit("mbarrier_init(bar_address, 1)", "mbarrier_init(bar_address, 2)"),
        report="cocalc#4879",
        cause="count-too-large",
        points=SECOND,
    ),
}
