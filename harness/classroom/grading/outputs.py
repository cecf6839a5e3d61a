"""The outputs of a student's cells that may be kept: of known form, small, and inert. A grader sees
them in a page that can change grades, so a student's markup and scripts are left out; text and
pictures stay.
"""

from __future__ import annotations

import re

import nbformat
from nbformat import NotebookNode

_TEXT = ("text/plain", "text/latex")
_PICTURES = ("image/png", "image/jpeg")
_BASE64 = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=\n")
_MOST = 200
# Colours among them: nbconvert takes time by the square of their number.
_CONTROLS = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]|[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")


def cleaned(outputs: object, most_bytes: int) -> list[NotebookNode]:
    """Return the part to keep of the outputs that the student's process reports for a cell."""
    kept: list[NotebookNode] = []
    left = most_bytes
    for output in outputs[:_MOST] if isinstance(outputs, list) else []:
        cleaned_output = _output(output) if isinstance(output, dict) else None
        if cleaned_output is None:
            continue
        left -= len(str(cleaned_output))
        if left < 0:
            break
        kept.append(cleaned_output)
    return kept


def plain_text(value: object) -> str:
    """Return text that every file can hold, and every terminal show: lone surrogates are
    replaced, and control characters, which could move a cursor, are left out."""
    return _CONTROLS.sub("", str(value).encode("utf-8", errors="replace").decode())


def _output(output: dict[str, object]) -> NotebookNode | None:
    kind = output.get("output_type")
    if kind == "stream":
        name = "stderr" if output.get("name") == "stderr" else "stdout"
        text = plain_text(output.get("text", ""))
        stream: NotebookNode = nbformat.v4.new_output("stream", name=name, text=text)
        return stream
    if kind == "error":
        lines = output.get("traceback")
        error: NotebookNode = nbformat.v4.new_output(
            "error",
            ename=plain_text(output.get("ename", ""))[:200],
            evalue=plain_text(output.get("evalue", ""))[:4000],
            traceback=[plain_text(line) for line in lines] if isinstance(lines, list) else [],
        )
        return error
    if kind in ("display_data", "execute_result"):
        data = _data(output.get("data"))
        # Not an execute_result: its number could be taken for a grade.
        return nbformat.v4.new_output("display_data", data=data) if data else None
    return None


def _data(data: object) -> dict[str, str]:
    if not isinstance(data, dict):
        return {}
    kept = {kind: plain_text(data[kind]) for kind in _TEXT if isinstance(data.get(kind), str)}
    for kind in _PICTURES:
        picture = data.get(kind)
        if isinstance(picture, str) and _BASE64.issuperset(picture):
            kept[kind] = picture
    return kept
