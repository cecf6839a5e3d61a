"""A class of 63 submissions to lab `tile_copy`: five students of their own, and 58 that are broken
in ways taken from public reports on autograders of notebooks.

The reports describe 52 of the 58. Six rows at the end are other submissions of the same families.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import nbformat
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_output

from harness.classroom.course.notebooks import grade_id
from tests.classroom.conftest import ROOT
from tests.classroom.grading.damage import (
    Change,
    Wreck,
    all_of,
    both,
    colab,
    in_conflict,
    insert,
    julia,
    notebook_in,
    nothing,
    of_minor,
    picture,
    recoded,
    removed,
    renamed,
    same_ids,
    twice,
    unexpected_keys,
    version_3,
    without_kernelspec,
    without_metadata,
    written,
    zipped,
)

LAB = "tile_copy"
KERNEL, CHECK = "tile-copy-kernel", "tile-copy-check"
LARGE_CHECK = "tile-copy-large-check"
WORDS = "tile-copy-question-1"
BOTH = {CHECK: 5.0, LARGE_CHECK: 7.0}
SECOND = BOTH | {CHECK: 0.0}
NEITHER = dict.fromkeys(BOTH, 0.0)
UNFENCED = BOTH | {CHECK: 2.0}
POSSIBLE = 14.0
ANSWER = "The block barrier orders threads, and not proxies."
SUBMITTED = "2026-11-25 08:00:00 UTC"  # and due four hours later


@dataclass(frozen=True)
class Submission:
    """``how`` says in words what is broken, and ``report`` where that was reported.
    ``change(notebook)`` edits the solution before it is written, and ``wreck(folder)`` edits what
    is submitted. ``findings`` are the kinds of the notices at the top of the page, and ``on_card``
    those on the card of the first exercise, whose first cause is ``cause``; ``at`` are the source
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
    """Replace ``old`` in the kernel of the first exercise."""

    def change(notebook: NotebookNode) -> None:
        kernel = cell(notebook, KERNEL)
        assert old in kernel.source
        kernel.source = kernel.source.replace(old, new, 1)

    return change


def above(name: str, source: str) -> Change:
    """Insert a cell above the cell ``name``."""
    return lambda notebook: insert(place(notebook, name), source)(notebook)


def deleted(name: str) -> Change:
    return lambda notebook: notebook.cells.pop(place(notebook, name))


def moved_below(name: str, other: str) -> Change:
    def change(notebook: NotebookNode) -> None:
        moved = notebook.cells.pop(place(notebook, name))
        notebook.cells.insert(place(notebook, other) + 1, moved)

    return change


def copied(name: str) -> Change:
    """Insert a copy of the cell below it."""

    def change(notebook: NotebookNode) -> None:
        twin = copy.deepcopy(cell(notebook, name))
        twin.update(id="copied")
        notebook.cells.insert(place(notebook, name) + 1, twin)

    return change


def skeleton(kernel: str) -> str:
    """The kernel up to what a student adds."""
    return kernel.partition("    if thread == 0:")[0] + "    # YOUR CODE HERE"


def old_copy_below(notebook: NotebookNode) -> None:
    old = copy.deepcopy(cell(notebook, KERNEL))
    old.update(id="of-yesterday", source=f"# my first try\n{skeleton(old.source)}")
    notebook.cells.insert(place(notebook, KERNEL) + 1, old)


def own_cell_above(notebook: NotebookNode) -> None:
    kernel = cell(notebook, KERNEL)
    notebook.cells.insert(place(notebook, KERNEL), new_code_cell(kernel.source))
    kernel.source = skeleton(kernel.source)


def own_name(notebook: NotebookNode) -> None:
    for name in (KERNEL, CHECK):
        kernel_cell = cell(notebook, name)
        kernel_cell.source = re.sub(r"\btile_copy\b", "tile_copy_v2", kernel_cell.source)


def in_two_cells(notebook: NotebookNode) -> None:
    edit("(row * 4 + col)", "(index(row, col))")(notebook)
    function = "@cuda.jit(device=True)\ndef index(row, col):\n    return row * 4 + col"
    above(KERNEL, function)(notebook)


def released() -> NotebookNode:
    notebook: NotebookNode = nbformat.read(ROOT / "labs" / LAB / f"{LAB}.ipynb", as_version=4)
    return notebook


def untouched(notebook: NotebookNode) -> None:
    notebook.cells = released().cells


def without_words(notebook: NotebookNode) -> None:
    cell(notebook, WORDS).source = ""


def retyped(name: str, kind: str) -> Change:
    """Change the type of a cell, as a key of JupyterLab's does."""

    def change(notebook: NotebookNode) -> None:
        answer_cell = cell(notebook, name)
        answer_cell.cell_type = kind
        if kind == "code":
            answer_cell.update(outputs=[], execution_count=None)
        else:
            del answer_cell["outputs"], answer_cell["execution_count"]

    return change


def imported(folder: Path) -> None:
    """Move the kernel to a module beside the notebook."""
    path = notebook_in(folder)
    notebook = nbformat.read(path, as_version=4)
    kernel = cell(notebook, KERNEL)
    head = "import numpy as np\nfrom numba import cuda\n\nfrom harness import ptx\n\n\n"
    (folder / "mine.py").write_text(f"{head}{kernel.source}\n")
    kernel.source = "from mine import tile_copy"
    nbformat.write(notebook, path)


def indented_by_tabs(notebook: NotebookNode) -> None:
    kernel = cell(notebook, KERNEL)
    kernel.source = kernel.source.replace("    ", "\t")


def timed(notebook: NotebookNode) -> None:
    without_fence(notebook)
    kernel = cell(notebook, KERNEL)
    kernel.source = f"%%time\n{kernel.source}"


def with_long_outputs(notebook: NotebookNode) -> None:
    cell(notebook, KERNEL).outputs = [new_output("stream", text="x" * 10**7)]


def points_edited(notebook: NotebookNode) -> None:
    cell(notebook, CHECK).metadata["nbgrader"]["points"] = 99


without_fence = edit("    ptx.fence_proxy_async_shared_cta()\n", "")
FIRST_STORE = (
    "ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, c0, c1, tile_address)",
    "tile[row, col] += np.float32(row * 4 + col)",
)
OTHER_LAB = (ROOT / "labs" / "01_async_proxy" / "01_async_proxy.ipynb").read_bytes()
FLOOD = "for line in range(3_000_000): print(line)"
NOT_A_NOTEBOOK: dict = {"findings": ("not-a-notebook",), "points": None}
LOST: dict = {"findings": ("metadata-lost",)}
TAKEN: dict = {"findings": ("other-name",)}

SUBMISSIONS = {
    # Five students.
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
    "untouched": Submission(
        "the released lab", untouched, cause="nothing-written", points=NEITHER, words=""
    ),
    "syntax-error": Submission(
        "a colon is missing in the kernel",
        edit("if thread == 0:", "if thread == 0"),
        report="otter-grader#410",
        cause="kernel-syntax-error",
        points=SECOND,
    ),
    "loops": Submission(
        "a cell never ends", above(CHECK, "while True: pass"), report="nbgrader#427"
    ),
    # Cells copied, split, deleted, moved, edited.
    "kernel-copied": Submission(
        "the kernel's cell is there twice",
        copied(KERNEL),
        report="nbgrader#1083",
        findings=("cell-twice",),
        on_card=("cell-twice",),
    ),
    "in-two-cells": Submission("an answer in two cells", in_two_cells, report="nbgrader#1083"),
    "old-copy-below": Submission(
        "an older copy of the kernel below the right one",
        old_copy_below,
        report="nbgrader#108",
        findings=("cell-twice",),
        on_card=("cell-twice",),
        cause="nothing-written",
        points=SECOND,
    ),
    "test-copied": Submission(
        "a test cell is there twice",
        copied(CHECK),
        report="nbgrader#1083",
        findings=("cell-twice",),
        on_card=("cell-twice",),
    ),
    "test-deleted": Submission(
        "a test cell was deleted",
        deleted(CHECK),
        report="nbgrader#1682",
        findings=("cell-put-back",),
        on_card=("cell-put-back",),
    ),
    "kernel-deleted": Submission(
        "the kernel's cell was deleted",
        deleted(KERNEL),
        report="grader-service#169",
        findings=("cell-deleted",),
        cause="kernel-cell-deleted",
        points=SECOND,
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
    "own-cell-above": Submission(
        "the answer in a new cell above the one with YOUR CODE HERE",
        own_cell_above,
        findings=("defined-twice",),
        on_card=("defined-twice",),
        cause="nothing-written",
        points=SECOND,
    ),
    "own-name": Submission(
        "another name, in the kernel and its test",
        own_name,
        report="otter-grader#410",
        findings=("cell-edited", "kernel-renamed"),
        on_card=("cell-edited",),
        cause="kernel-not-defined",
        points=SECOND,
    ),
    "test-edited": Submission(
        "a locked test cell that says 5.0, below an untouched kernel",
        all_of(untouched, lambda notebook: cell(notebook, CHECK).update(source="5.0")),
        findings=("cell-edited",),
        on_card=("cell-edited",),
        cause="nothing-written",
        points=NEITHER,
        words="",
    ),
    "kernel-as-text": Submission(
        "the kernel's cell became Markdown",
        retyped(KERNEL, "markdown"),
        report="nbgrader#878",
        findings=("metadata-edited",),
        on_card=("metadata-edited",),
    ),
    "words-as-code": Submission(
        "the answer in words became code",
        retyped(WORDS, "code"),
        report="nbgrader#908",
        findings=("metadata-edited",),
    ),
    "no-words": Submission("no answer in words", without_words, report="nbgrader#993", words=""),
    "typo": Submission(
        "a misspelt name in the kernel",
        edit("c1, bar_address)", "c1, bar_adress)"),
        report="otter-grader#410",
        cause="compile-error",
        points=SECOND,
    ),
    # Metadata, and the notebook as editors write it.
    "no-metadata": Submission(
        "all cells were pasted anew", without_metadata, report="nbgrader#424", **LOST
    ),
    "old-editor": Submission(
        "format 4.2, no ids, no metadata",
        all_of(of_minor(2), without_metadata),
        report="vscode-jupyter#11288",
        **LOST,
    ),
    "minor-0": Submission("format 4.0", of_minor(0), report="jupytext#764"),
    "minor-4": Submission("format 4.4", of_minor(4), report="jupytext#764"),
    "minor-9": Submission(
        "format 4.9, without ids",
        all_of(of_minor(4), lambda notebook: notebook.update(nbformat_minor=9)),
        report="otter-grader#701",
    ),
    "version-3": Submission("format 3", wreck=version_3, report="jupytext#764"),
    "same-ids": Submission("all cells have one id", same_ids, report="otter-grader#701"),
    "unexpected-keys": Submission(
        "an editor's own metadata", unexpected_keys, report="vscode-jupyter#11288"
    ),
    "other-kernelspec": Submission(
        "a kernel that this machine lacks",
        lambda notebook: notebook.metadata.kernelspec.update(name="my-env"),
        report="nbgrader#417",
    ),
    "no-kernelspec": Submission("no kernel", without_kernelspec, report="otter-grader#706"),
    "julia": Submission("another language's kernel", julia, report="cocalc#6164"),
    "colab": Submission("Colab's widgets without a state", colab, report="nbconvert#1731"),
    # Files.
    "second-download": Submission(
        "a browser's name", wreck=renamed(f"{LAB} (1).ipynb"), report="nbgrader#1302", **TAKEN
    ),
    "students-name": Submission(
        "the student's name is in the file's",
        wreck=renamed(f"Müller_{LAB}.ipynb"),
        report="nbgrader#1219",
        **TAKEN,
    ),
    "more-files": Submission(
        "a second notebook, and a file",
        wreck=both(written(b"{}", "scratch.ipynb"), written(b"x = 1", "notes.py")),
        findings=("left-out",),
    ),
    "subfolder": Submission(
        "unpacked", wreck=renamed(f"{LAB}/{LAB}.ipynb"), report="abc-classroom#88", **TAKEN
    ),
    "zip": Submission("an archive", wreck=zipped, report="abc-classroom#88", **TAKEN),
    "imported": Submission("a kernel in a module beside the notebook", wreck=imported),
    "other-lab": Submission(
        "the notebook of lab 01",
        wreck=written(OTHER_LAB),
        findings=("other-lab",),
        cause="other-lab",
        points=NEITHER,
        words="",
    ),
    "conflict": Submission("marks of a merge conflict", wreck=in_conflict, **NOT_A_NOTEBOOK),
    "zero-bytes": Submission("an empty file", wreck=written(b""), **NOT_A_NOTEBOOK),
    "bom": Submission("UTF-8 with a byte order mark", wreck=recoded("utf-8-sig")),
    "utf-16": Submission("UTF-16", wreck=recoded("utf-16")),
    "latin-1": Submission(
        "Latin-1",
        lambda notebook: cell(notebook, WORDS).update(source="für Proxies"),
        lambda folder: notebook_in(folder).write_bytes(
            notebook_in(folder).read_text().replace("\\u00fc", "ü").encode("latin-1")
        ),
        **NOT_A_NOTEBOOK,
    ),
    "crlf-and-tabs": Submission(
        "lines end as on Windows, and are indented by tabs",
        indented_by_tabs,
        recoded("utf-8", "\r\n"),
    ),
    "åsa-öst": Submission("a student's name that is not ASCII"),
    # The date.
    "broken-date": Submission(
        "a date that is none",
        wreck=written(b"soon", "timestamp.txt"),
        report="nbgrader#591",
        findings=("no-date",),
    ),
    "zoned-date": Submission(
        "a date of another time zone, 21 hours late",
        wreck=written(b"2026-11-26 10:00:00 CET", "timestamp.txt"),
        report="nbgrader#802",
        late_h=21.0,
    ),
    "no-date": Submission("no date", wreck=removed("timestamp.txt"), report="nbgrader#73"),
    # What cells do.
    "floods": Submission(
        "three million lines of output", above(CHECK, FLOOD), report="nbgrader#138"
    ),
    "endless-output": Submission(
        "output without end",
        above(CHECK, "while True: print('x' * 100)"),
        report="ipython#6516",
    ),
    "memory": Submission(
        "more memory than there is",
        above(KERNEL, "kept = bytearray(1 << 42)"),
        report="nbgrader#1429",
    ),
    "exits": Submission(
        "the process ends in a cell",
        above(KERNEL, "import os\nos._exit(0)"),
        report="otter-grader#813",
        findings=("run-ended",),
        cause="run-ended",
        points=NEITHER,
    ),
    "asks": Submission("a cell waits for input", above(KERNEL, "input()")),
    "shell": Submission("a cell installs packages", above(KERNEL, "!pip install numpy")),
    "leaves": Submission("a cell calls exit", above(KERNEL, "exit()")),
    "no-fence-and-timed": Submission(
        "no proxy fence, in a cell of %%time",
        timed,
        cause="no-proxy-fence",
        points=UNFENCED,
        at=FIRST_STORE,
    ),
    "mount-and-assertion": Submission(
        "Colab's drive, and an assertion that fails before the answer",
        above(KERNEL, "assert False, 'not done'\nfrom google.colab import drive"),
    ),
    # Six more of the same families, which the reports do not describe one by one.
    "waits-forever": Submission(
        "a kernel that waits for an arrival that never comes",
        edit("mbarrier_init(bar_address, 1)", "mbarrier_init(bar_address, 2)"),
        report="cocalc#4879",
        cause="count-too-large",
        points=SECOND,
    ),
    "kernel-loops": Submission(
        "a kernel that runs in circles",
        edit("    tile[row, col] +=", "    while True:\n        tile[row, col] +="),
        report="cocalc#4879",
        cause="hang",
        points=SECOND,
    ),
    "two-notebooks": Submission(
        "two notebooks of this lab, neither with its name",
        wreck=twice,
        findings=("several-notebooks",),
        points=None,
    ),
    "login-page": Submission(
        "a page of HTML with the notebook's name",
        wreck=written(b"<!doctype html><title>Log in</title>"),
        **NOT_A_NOTEBOOK,
    ),
    "attachments": Submission(
        "a picture in the text and 10 MB of output", all_of(picture, with_long_outputs)
    ),
    "points-edited": Submission(
        "a test cell that is worth 99 points",
        points_edited,
        findings=("metadata-edited",),
        on_card=("metadata-edited",),
    ),
}
