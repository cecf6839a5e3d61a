"""The line of the student's code that an error of numba's is about.

numba says so in three places, none of them always: the error's ``loc``, the local variables of the
compiler's own frames (each pass keeps the statement it works on), and the report's text. The
statements of a function are as Python's own parser sees them, with the file's line numbers.
"""

from __future__ import annotations

import ast
import importlib.util
import inspect
import linecache
import os
import re
import textwrap
from types import FunctionType
from typing import Any

import harness
from harness.base.errors import CompileError

TIMED_CELL = "<timed exec>"  # the file of each cell that begins with IPython's %%time

Node = ast.stmt | ast.expr


def statements(function: FunctionType) -> list[ast.stmt]:
    """All of its body, the inner ones too, in the order of their lines; none where its source
    cannot be found."""
    try:
        lines, first = inspect.getsourcelines(function)
        tree = ast.parse(textwrap.dedent("".join(lines)))
    except (OSError, TypeError, SyntaxError):
        return []
    ast.increment_lineno(tree, max(first, 1) - 1)
    inside = [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]
    return sorted(inside[1:], key=lambda node: (node.lineno, node.col_offset))


def at(function: FunctionType, line: int | None) -> list[ast.stmt]:
    """The statements that ``line`` is in, the innermost last."""
    if line is None:
        return []
    around = [
        statement
        for statement in statements(function)
        if statement.lineno <= line <= (statement.end_lineno or 0)
    ]
    return sorted(around, key=lambda node: node.lineno - (node.end_lineno or 0))


Location = tuple[str, int]  # file name, line


def _folders(*packages: str) -> tuple[str, ...]:
    """The folders of packages, installed or not; none is imported."""
    specs = [importlib.util.find_spec(name) for name in packages]
    return tuple(os.path.dirname(spec.origin) for spec in specs if spec and spec.origin)


_COMPILER_FOLDERS = _folders("numba", "numba_cuda")
_HARNESS_FOLDER = os.path.dirname(os.path.abspath(harness.__file__))
_OTHERS_FOLDERS = (*_COMPILER_FOLDERS, *_folders("llvmlite", "numpy"), _HARNESS_FOLDER)
_PYTHON_FOLDER = os.path.dirname(os.__file__)
_HOLDERS = ("inst", "stmt", "constraint", "expr", "loc", "self")


def locate(error: BaseException, report: str) -> Location | None:
    """File and line, or None."""
    return (
        (_in_text(report) if "opcode" in report else None)
        or _of(getattr(error, "loc", None))
        or _in_frames(error)
        or _in_text(report)
    )


def in_a_wrapper(error: BaseException) -> Location | None:
    """The line of a wrapper's own Python at which it failed, while numba called it."""
    location = None
    chained: BaseException | None = error
    while chained is not None:
        frame = chained.__traceback__
        while frame is not None:
            code = frame.tb_frame.f_code
            # Generated code has a name in angle brackets; the library's own is next to numba's.
            if not code.co_filename.startswith((*_OTHERS_FOLDERS, _PYTHON_FOLDER, "<")):
                location = code.co_filename, frame.tb_lineno
            frame = frame.tb_next
        chained = chained.__cause__ or chained.__context__
    return location


def is_the_harness_s(place: Location) -> bool:
    """Return True if a line is of the library itself, or of those that it is built on."""
    return os.path.abspath(place[0]).startswith(_OTHERS_FOLDERS)


def definition(function: FunctionType) -> Location:
    """The line of ``def``, below any decorators."""
    filename, first = function.__code__.co_filename, function.__code__.co_firstlineno
    for line in range(first, first + 20):
        if linecache.getline(filename, line).lstrip().startswith("def "):
            return filename, line
    return filename, first


def _of(loc: Any) -> Location | None:
    if type(loc).__name__ != "Loc" or not getattr(loc, "line", None):
        return None
    inside = os.path.abspath(loc.filename).startswith(_COMPILER_FOLDERS)
    return None if inside else (loc.filename, loc.line)


def _in_frames(error: BaseException) -> Location | None:
    """Return the location held by the innermost frame that holds any, of the first error of a
    chain."""
    location = None
    chained: BaseException | None = error
    while chained is not None:
        frame = chained.__traceback__
        while frame is not None:
            for name in _HOLDERS:
                held = frame.tb_frame.f_locals.get(name)
                here = _of(held) or _of(getattr(held, "loc", None))
                if here:
                    location = here
                    break
            frame = frame.tb_next
        chained = chained.__cause__ or chained.__context__
    return location


def _in_text(report: str) -> Location | None:
    named = re.search(r"(?:at|from) (\S+\.py|\S*ipython\S*) \((\d+)\)", report)
    return (named[1], int(named[2])) if named else None


def at_line(reason: str, function: FunctionType, location: Location | None = None) -> CompileError:
    """A CompileError that quotes the line it is about (by default the ``def`` line)."""
    filename, line = location or definition(function)
    source = linecache.getline(filename, line).strip()
    quoted = f"\n    {source}" if source else ""
    head = f"{function.__name__} does not compile.\n{_shown(filename)}, line {line}:{quoted}"
    return CompileError(f"{head}\n{reason}", reason)


def _shown(filename: str) -> str:
    # A notebook's cell has a temporary file with a number for a name, or IPython's for all cells
    # that begin with %%time: no help to anyone.
    is_cell = any(name in filename for name in ("ipykernel", "ipython-input", TIMED_CELL))
    return "the cell" if is_cell else filename
