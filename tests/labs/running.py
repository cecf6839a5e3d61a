"""A notebook run from top to bottom in a kernel of its own, on the emulator."""

from __future__ import annotations

import os
from pathlib import Path

from nbformat import NotebookNode

CELL_LIMIT_S = 120


def run_notebook(notebook: NotebookNode, folder: Path) -> list[str]:
    """What went wrong, a line each: an exception that no cell caught, or text on stderr (which
    nbgrader takes for a failed test)."""
    from nbclient import NotebookClient  # where labs are only recorded there may be none

    client = NotebookClient(
        notebook,
        timeout=CELL_LIMIT_S,
        allow_errors=True,
        resources={"metadata": {"path": str(folder)}},
    )
    client.execute(env={**os.environ, "HARNESS_DEVICE": "emulator"})
    found = []
    for number, cell in enumerate(notebook.cells):
        for output in cell.get("outputs", []):
            if output.output_type == "error":
                found.append(f"cell {number}: {output.ename}: {output.evalue}"[:300])
            elif output.output_type == "stream" and output.name == "stderr":
                found.append(f"cell {number}: stderr: {output.text}"[:300])
    return found
