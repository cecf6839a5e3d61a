"""A notebook in the form in which it is graded: cells of bounded number and size, with their
text, their pictures and nbgrader's mark. Outputs and other metadata are dropped. Each thing that
is left out or changed is reported in a line; a file that is not a notebook is rejected."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import nbformat
from nbformat import NotebookNode

from harness.classroom.admission import rendering
from harness.classroom.admission.files import Allowance, printable
from harness.classroom.admission.rendering import LimitedTime

_PICTURES = ("image/png", "image/jpeg", "image/gif", "image/webp")
_BASE64 = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=\n")
_MARK: dict[str, type | tuple[type, ...]] = {
    "grade": bool,
    "grade_id": str,
    "locked": bool,
    "points": (int, float),
    "schema_version": int,
    "solution": bool,
    "task": bool,
    "cell_type": str,
    "checksum": str,
}
_SHOWN = 40  # characters of a line that is no JSON
_MOST_OF_A_MARK = 200  # characters of a text in it
_ATTACHED = re.compile(r"!\[[^\]\n]{0,200}\]\(attachment:([^)\n]{1,200})\)")
_LEFT_OUT = "**[A picture was here: too large, or none that can be shown.]**"


class NoNotebook(Exception):
    """A file is not a notebook; the message is the reason, in a line."""


def normal(content: bytes, allowance: Allowance) -> tuple[str, list[str]]:
    """Return the notebook as text, and a line for each part that was left out. Raises
    NoNotebook."""
    read, notices = _read(content, allowance)
    time = LimitedTime(allowance.rendering_s, allowance.all_rendering_s)
    cells = []
    for number, cell in enumerate(read.cells):
        converted, refusals = _cell(number, cell, allowance, time)
        notices += [f"cell {number + 1}: {refusal}" for refusal in refusals]
        cells.append(converted)
    converted = nbformat.v4.new_notebook(cells=cells)
    return nbformat.writes(converted), notices


def _read(content: bytes, allowance: Allowance) -> tuple[NotebookNode, list[str]]:
    try:
        # Some editors of Windows put a mark in front, or write two bytes a character.
        text = content.decode(json.detect_encoding(content))
    except UnicodeDecodeError as error:
        raise NoNotebook(f"cannot be read as text: {error}"[:200]) from None
    if not text.strip():
        raise NoNotebook("the file is empty")
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise NoNotebook(f"not a notebook: {_not_json(error)}") from None
    except RecursionError:
        raise NoNotebook("not a notebook: not JSON at some depth: nested too deeply") from None
    except ValueError as error:  # a number of five thousand digits
        raise NoNotebook(f"not a notebook: {error}"[:200]) from None
    if not isinstance(data, dict):
        what = f"a notebook is an object of JSON, this is a {type(data).__name__}"
        raise NoNotebook(f"not a notebook: {what}")
    count = sum(len(_listed(sheet, "cells")) for sheet in _sheets(data))
    if count > allowance.cells:  # check before each cell is read
        raise NoNotebook(f"{count} cells, and at most {allowance.cells} are admitted")
    refusals = _lightened(data, allowance)
    text = json.dumps(data, ensure_ascii=False)
    try:
        size = len(text.encode())
    except UnicodeEncodeError:
        raise NoNotebook("it holds half a character, which no text file can hold") from None
    if size > (most := allowance.notebook_bytes):
        why = f"{size / 2**20:.0f} MiB without its outputs, and at most {most >> 20} are admitted"
        raise NoNotebook(why)
    try:
        read: NotebookNode = nbformat.reads(text, as_version=4)
        nbformat.validate(read, relax_add_props=True)
    except RecursionError:
        raise NoNotebook("not a notebook: nested too deeply") from None
    except Exception as error:  # nbformat raises whatever its damaged input leads it to
        lines = str(error).strip().splitlines() or ["it is damaged"]
        raise NoNotebook(f"not a notebook: {lines[0]}"[:200]) from None
    if not isinstance(read.get("cells"), list):
        raise NoNotebook("not a notebook of this lab: it has no cells")
    return read, refusals


def _lightened(data: dict[str, object], allowance: Allowance) -> list[str]:
    """Remove the large parts that are not kept, in any version of the format: outputs, which
    grading makes again, metadata, and attached files beyond those admitted. Returns a line for
    each cell that such files were removed from. Data that is not a notebook is left alone, and
    rejected later."""
    notices = []
    left = allowance.all_attached_bytes
    if isinstance(data.get("metadata"), dict):
        data["metadata"] = {}
    for sheet in _sheets(data):
        for number, cell in enumerate(_listed(sheet, "cells")):
            if not isinstance(cell, dict):
                continue
            # Jupyter opens a cell without these, as some programs write them.
            if cell.get("cell_type") == "code" and cell.setdefault("outputs", []) is not None:
                cell.setdefault("execution_count", None)
            for name, empty in (("outputs", []), ("source", ""), ("metadata", {})):
                if cell.get(name, empty) is None:
                    cell[name] = empty
            if isinstance(cell.get("outputs"), list):
                cell["outputs"] = []
            if isinstance(metadata := cell.setdefault("metadata", {}), dict):
                cell["metadata"] = {name: metadata[name] for name in metadata if name == "nbgrader"}
            attached, kept = cell.get("attachments"), {}
            if not isinstance(attached, dict):
                continue
            room = min(left, allowance.attached_bytes)
            for name, bundle in attached.items():
                if (size := len(json.dumps(bundle))) <= room:
                    kept[name] = bundle
                    room, left = room - size, left - size
            if refused := len(attached) - len(kept):
                notices.append(f"cell {number + 1}: {refused} attached files too large: left out")
            cell["attachments"] = kept
    return notices


def _sheets(data: dict[str, object]) -> list[object]:
    return [data, *_listed(data, "worksheets")]


def _listed(data: object, name: str) -> list[object]:
    values = data.get(name) if isinstance(data, dict) else None
    return values if isinstance(values, list) else []


def _not_json(error: json.JSONDecodeError) -> str:
    """Return the place where the file stops being JSON, and its text: a merge conflict's mark,
    say, or a login page."""
    lines = error.doc.splitlines()[error.lineno - 1 : error.lineno]
    there = printable(lines[0].strip()[:_SHOWN]) if lines else ""
    return f"not JSON at line {error.lineno}: {error.msg}" + (f": {there}" if there else "")


def _cell(
    number: int, cell: NotebookNode, allowance: Allowance, time: LimitedTime
) -> tuple[NotebookNode, list[str]]:
    notices = []
    source = cell.source
    size = len(source.encode())
    if size > allowance.source_bytes:
        notices.append(f"{size} bytes of text, and at most {allowance.source_bytes} are admitted")
        source = ""
    converted: dict[str, Any] = {"cell_type": cell.cell_type, "source": source, "metadata": {}}
    converted["id"] = f"cell-{number}"
    if cell.cell_type == "code":
        converted |= {"execution_count": None, "outputs": []}
    else:
        pictures, refused = _pictures(cell.get("attachments", {}))
        notices += refused
        if pictures:
            converted["attachments"] = pictures
        source = _ATTACHED.sub(
            lambda match: match[0] if match[1] in pictures else _LEFT_OUT, source
        )
    if cell.cell_type == "markdown":
        attached = converted.get("attachments", {})
        converted["source"], notice = rendering.inert_in_time(source, attached, allowance, time)
        notices += [notice] if notice else []
    mark = cell.metadata.get("nbgrader")
    if isinstance(mark, dict):
        converted["metadata"]["nbgrader"] = dict(_mark(mark))
    return nbformat.from_dict(converted), notices


def _mark(mark: dict[str, object]) -> Iterator[tuple[str, Any]]:
    for name, kind in _MARK.items():
        value = mark.get(name)
        if isinstance(value, kind) and len(str(value)) <= _MOST_OF_A_MARK:
            yield name, value


def _pictures(attachments: object) -> tuple[dict[str, dict[str, str]], list[str]]:
    """Return the pictures that can be shown, by name, each in a single format, and lines on the
    others."""
    kept: dict[str, dict[str, str]] = {}
    refused = 0
    for name, bundle in attachments.items() if isinstance(attachments, dict) else ():
        forms = bundle.items() if isinstance(bundle, dict) else ()
        good = {
            kind: data
            for kind, data in forms
            if kind in _PICTURES and isinstance(data, str) and _BASE64.issuperset(data)
        }
        if not good or len(name) > _MOST_OF_A_MARK:
            refused += 1
            continue
        kept[name] = good
    notices = [f"{refused} attached files are no pictures: left out"] if refused else []
    return kept, notices
