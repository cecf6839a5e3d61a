"""Ways to damage a lab's notebook, and the folder in which it is submitted.

A function of a folder finds the notebook by the folder's name, which is the lab's.
"""

from __future__ import annotations

import base64
import copy
from collections.abc import Callable
from pathlib import Path

import nbformat
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_markdown_cell

Change = Callable[[NotebookNode], object]
Wreck = Callable[[Path], object]


def nothing(_: object) -> None:
    """Leave the notebook, or the folder, as it is."""


# -- the notebook


def all_of(*changes: Change) -> Change:
    return lambda notebook: [change(notebook) for change in changes]


def insert(place: int, source: str) -> Change:
    return lambda notebook: notebook.cells.insert(place, new_code_cell(source))


def pop(place: int) -> Change:
    return lambda notebook: notebook.cells.pop(place)


def edit(place: int, **changes: object) -> Change:
    return lambda notebook: notebook.cells[place].update(**changes)


def mark(place: int, **changes: object) -> Change:
    """Edit nbgrader's metadata of a cell."""
    return lambda notebook: notebook.cells[place].metadata["nbgrader"].update(changes)


def move(place: int, to: int) -> Change:
    return lambda notebook: notebook.cells.insert(to, notebook.cells.pop(place))


def clone(place: int, to: int, source: str | None = None) -> Change:
    def change(notebook: NotebookNode) -> None:
        copied = copy.deepcopy(notebook.cells[place])
        copied["id"] = f"copy-{to}"
        copied.source = copied.source if source is None else source
        notebook.cells.insert(to, copied)

    return change


def without_metadata(notebook: NotebookNode) -> None:
    for cell in notebook.cells:
        cell.metadata = {}


def of_minor(minor: int) -> Change:
    """A notebook of format 4.``minor``, without the ids of cells."""

    def change(notebook: NotebookNode) -> None:
        notebook.nbformat_minor = minor
        for cell in notebook.cells:
            cell.pop("id")

    return change


def julia(notebook: NotebookNode) -> None:
    notebook.metadata["kernelspec"] = {"name": "julia-1.9", "display_name": "Julia", "language": ""}


def without_kernelspec(notebook: NotebookNode) -> None:
    notebook.metadata.pop("kernelspec")


def colab(notebook: NotebookNode) -> None:
    """Widgets as Colab writes them, without a `state`."""
    notebook.metadata["widgets"] = {"application/vnd.jupyter.widget-state+json": {"a": {}}}


def picture(notebook: NotebookNode) -> None:
    cell = new_markdown_cell("![it](attachment:it.png)")
    data = base64.b64encode(b"\x89PNG\r\n\x1a\n" + bytes(64)).decode()
    cell["attachments"] = {"it.png": {"image/png": data}}
    notebook.cells.insert(1, cell)


def unexpected_keys(notebook: NotebookNode) -> None:
    notebook.metadata["vscode"] = {"interpreter": {"hash": "1"}}
    notebook.cells[2]["editable"] = False


def same_ids(notebook: NotebookNode) -> None:
    for cell in notebook.cells:
        cell["id"] = "same"


# -- the folder


def notebook_in(folder: Path) -> Path:
    return folder / f"{folder.name}.ipynb"


def both(*wrecks: Wreck) -> Wreck:
    return lambda folder: [wreck(folder) for wreck in wrecks]


def recoded(encoding: str, newline: str = "\n") -> Wreck:
    def wreck(folder: Path) -> None:
        path = notebook_in(folder)
        path.write_bytes(path.read_text().replace("\n", newline).encode(encoding))

    return wreck


def renamed(name: str) -> Wreck:
    def wreck(folder: Path) -> None:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        notebook_in(folder).rename(folder / name)

    return wreck


def written(content: bytes, name: str = "") -> Wreck:
    """Write a file, or (without a name) the notebook."""
    return lambda folder: (folder / name if name else notebook_in(folder)).write_bytes(content)


def removed(name: str = "") -> Wreck:
    return lambda folder: (folder / name if name else notebook_in(folder)).unlink()


def twice(folder: Path) -> None:
    path = notebook_in(folder)
    notebook = nbformat.read(path, as_version=4)
    for name in ("a.ipynb", "b.ipynb"):
        notebook.cells[0].source += name
        nbformat.write(notebook, folder / name)
    path.unlink()


def in_conflict(folder: Path) -> None:
    path = notebook_in(folder)
    head, _, tail = path.read_text().partition("\n")
    path.write_text(f"{head}\n<<<<<<< HEAD\n{tail}")


def version_3(folder: Path) -> None:
    path = notebook_in(folder)
    path.write_text(nbformat.writes(nbformat.read(path, as_version=3), version=3))
