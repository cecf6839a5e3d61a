"""Run a notebook from top to bottom in its own kernel, on the emulator."""

from __future__ import annotations

import os
from pathlib import Path

from nbclient import NotebookClient
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell

from harness.course.breaking import CHANGED
from tests import judge_here

ROOT = Path(__file__).resolve().parent.parent.parent
CELL_LIMIT_S = 600
# The kernel is a process of its own already: its checks start no other one. Nor does its collector
# look through what is imported (see tests/conftest.py).
JUDGE_HERE = """\
import gc
from harness.course import checking; from harness import ptx
from harness.course.compiler import compile_kernel
from tests import judge_here

judge_here.SEED = {seed}
checking.ask = judge_here.ask_once
checking.prepare = lambda: None
checking._shape_seed = judge_here.shape_seed
gc.freeze()
gc.set_threshold(100_000, 20, 100)
del checking, compile_kernel, gc, judge_here, ptx
"""


def run_notebook(notebook: NotebookNode, folder: Path, seed: int = judge_here.SEED) -> list[str]:
    """Return the errors, a line each: an uncaught exception, text on stderr (which nbgrader takes
    for a failed test), or a kernel of `break_it` that differs from the recorded kernel.
    """
    notebook.cells.insert(0, new_code_cell(JUDGE_HERE.format(seed=seed)))
    client = NotebookClient(
        notebook,
        timeout=CELL_LIMIT_S,
        allow_errors=True,
        resources={"metadata": {"path": str(folder)}},
    )
    client.execute(env={**os.environ, "HARNESS_DEVICE": "emulator", "PYTHONPATH": str(ROOT)})
    errors = []
    for number, cell in enumerate(notebook.cells, -1):
        for output in cell.get("outputs", []):
            if output.output_type == "error":
                errors.append(f"cell {number}: {output.ename}: {output.evalue}"[:300])
            elif output.output_type == "stream" and output.name == "stderr":
                errors.append(f"cell {number}: stderr: {output.text}"[:300])
            elif CHANGED in output.get("data", {}).get("text/plain", ""):
                errors.append(f"cell {number}: {CHANGED}")
    return errors
