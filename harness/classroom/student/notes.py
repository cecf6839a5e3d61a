"""Displayed output, recorded cell by cell, up to a size."""

from __future__ import annotations

import json
import os
import time
from typing import Any

CELLS, NOTES = "cells.json", "cells.jsonl"
START, END = "start", "end"
_CUT = "\n[what follows is over the limit on output, and was left out]\n"


class Notes:
    """The outputs of the running cell, in the notebook format's own form.

    Output beyond ``cell_bytes`` in a cell, or ``all_bytes`` in all, is dropped at once: a notebook
    that prints a gigabyte holds none of it.
    """

    def __init__(self, folder: str, cell_bytes: int, all_bytes: int):
        self._file = open(os.path.join(folder, NOTES), "w", encoding="ascii")  # noqa: SIM115
        self._cell_bytes, self._all_left = cell_bytes, all_bytes
        self._outputs: list[dict[str, Any]] = []
        self._left = min(cell_bytes, all_bytes)
        self._started = time.monotonic()
        self._write({START: True})

    def stream(self, name: str, text: str) -> None:
        """Something written to `stdout` or `stderr`."""
        if self._left <= 0 or not text:
            return
        if len(text) > self._left:
            text = text[: self._left] + _CUT
        self._left -= len(text)
        last = self._outputs[-1] if self._outputs else {}
        if last.get("output_type") == "stream" and last["name"] == name:
            last["parts"].append(text)
        else:
            self._outputs.append({"output_type": "stream", "name": name, "parts": [text]})

    def output(self, kind: str, **content: Any) -> None:
        """A display, a result or an error; dropped whole where it does not fit."""
        try:
            size = len(json.dumps(content))
        except (TypeError, ValueError, RecursionError):
            return
        if size > self._left:
            self.stream("stdout", _CUT)
            return
        self._left -= size
        self._outputs.append({"output_type": kind, **content})

    def forget(self) -> None:
        """`clear_output`."""
        self._outputs.clear()

    def close_cell(self, number: int) -> None:
        """Write down the outputs of the cell ``number``."""
        for output in self._outputs:
            if "parts" in output:
                output["text"] = "".join(output.pop("parts"))
        self._all_left -= min(self._cell_bytes, self._all_left) - self._left
        seconds = round(time.monotonic() - self._started, 3)
        self._write({"cell": number, "seconds": seconds, "outputs": self._outputs})
        self._outputs = []
        self._left = min(self._cell_bytes, self._all_left)
        self._started = time.monotonic()

    def close(self) -> None:
        """Write down that every cell has run."""
        self._write({END: True})

    def _write(self, line: dict[str, Any]) -> None:
        self._file.write(json.dumps(line) + "\n")
        self._file.flush()
