"""Answers from a lab's notebook, as an importable module."""

from __future__ import annotations

import ast
import importlib.util
import linecache
import os
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

from nbformat import NotebookNode

from harness.classroom.course.notebooks import code_cells, grade_id

NEEDED = "needed-by-answers"
FILE = "answers.py"


def import_file(path: Path, into: ModuleType | None = None) -> ModuleType:
    """Import the file ``path``; its source stays where tracebacks and hazards find it. ``into``:
    the module whose names it uses and adds to, as a notebook's next cell does.
    """
    name = f"lab_code_{path.parent.name}_{path.stem}".replace("-", "_")
    linecache.checkcache(str(path))  # an earlier text may be cached
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = into or importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    # A notebook's kernels are compiled in a module of this name, and are found here.
    module.__name__ = "__main__"
    # Without the bytecode that Python keeps: another text of this length, written here in the same
    # second, would be taken for this one. And by statements, as IPython does it: in one piece with
    # an import, what is imported is called by other bytecode.
    for statement in ast.parse(path.read_text()).body:
        exec(compile(ast.Module([statement], []), path, "exec"), module.__dict__)
    return module


def import_answers(notebook: NotebookNode, folder: Path, last: str = "") -> ModuleType:
    """Write the notebook's imports (its first code cell), cells tagged `needed-by-answers` and its
    answer cells to ``folder``, with the cell with the id ``last`` below all others, and import
    them.
    """
    first, *others = code_cells(notebook)
    answers = [cell for cell in others if _is_answer(cell)]
    answers.sort(key=lambda cell: bool(last) and grade_id(cell) == last)
    path = folder / FILE
    source = "\n\n".join(cell.source for cell in [first, *answers])
    path.write_text(source)
    return import_file(path)


def kept_folder() -> Path:
    """Return a folder for successive answers of this process: functions that an answer calls, at
    the same lines above it, are not compiled again for each.
    """
    return Path(_kept(os.getpid()).name)


@cache
def _kept(process: int) -> TemporaryDirectory[str]:
    """Not shared with the parent: forks would overwrite each other's answers."""
    return TemporaryDirectory()


def answer(module: ModuleType, exercise: str) -> Any:
    """Return the answer to ``exercise``: the function with the exercise's name in Python's
    spelling.
    """
    return getattr(module, exercise.replace("-", "_"))


def plan_of(module: ModuleType, exercise: str) -> Any:
    """Return the function ``<exercise>_plan`` of the module if the exercise needs a plan."""
    return getattr(module, f"{exercise.replace('-', '_')}_plan", None)


def _is_answer(cell: NotebookNode) -> bool:
    if NEEDED in cell.metadata.get("tags", []):
        return True
    return bool(grade_id(cell)) and cell.metadata["nbgrader"]["solution"]
