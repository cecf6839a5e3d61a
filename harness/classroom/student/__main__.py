"""Run a notebook's code cells in order, and note the outputs of each.

The cells (JSON) are in the folder HARNESS_JOB; exports and notes go to the folder HARNESS_OUTBOX.
"""

from __future__ import annotations

import json
import os
import sys

import numpy as np

import harness
from harness.base import settings
from harness.classroom.student import CELLS
from harness.classroom.student.shell import Notes, interpreter

# Loaded before anything of the student's: a numpy.py of theirs is not what these import.
LOADED = (harness.check, harness.ptx, harness.TensorMap, harness.compile_kernel)


def warm_up() -> None:
    """Load the libraries that the first kernel would: the compiler has its own."""

    def nothing() -> None:
        pass

    harness.compile_kernel(nothing, ())


def main() -> None:
    with open(os.path.join(settings.JOB.text(), CELLS), encoding="utf-8") as text:
        order = json.load(text)
    notes = Notes(settings.OUTBOX.text(), order["cell_bytes"], order["all_bytes"])
    shell = interpreter(notes, order["cell_s"])
    os.dup2(1, 2)  # standard error was for what goes wrong up to here; output goes nowhere
    np.random.seed()  # numpy may have been loaded before the fork; `random` reseeds itself
    sys.path.insert(0, "")  # JupyterLab does so: the student's own modules are next to the notebook
    for cell in order["cells"]:
        shell.run(cell["source"])
        notes.close_cell(cell["number"])
    notes.close()


if __name__ == "__main__":
    main()
    os._exit(0)  # threads that a student left behind do not hold up the end
