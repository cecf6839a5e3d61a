"""Names of a kernel's PTX, as in its Python: of its entry, and of its shared arrays.

A shared array is called as in the kernel, with its shape, which PTX does not have:
``shared$tile$of_8_32_float32`` for ``tile = cuda.shared.array((8, 32), np.float32)``. The name that
a line assigns an array to is in the source.
"""

from __future__ import annotations

import ast
import linecache
import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from harness.isa.text.names import shared_array

Place = tuple[str, int]  # a file and a line


class SharedArray(NamedTuple):
    """A shared array: the compiler's name for it, the line that makes it, its shape (() if it is
    not known), numpy's name of its dtype, and the alignment in bytes that the kernel asks for (0 if
    the compiler provides it)."""

    name: str
    place: Place
    shape: tuple[int, ...]
    dtype: str
    alignment: int = 0


def with_names(ptx: str, pattern: re.Pattern[str], arrays: Iterable[SharedArray]) -> str:
    """Return ``ptx`` with its shared arrays, whose names match ``pattern``, renamed if the source
    has a name for them. If two have the same name, the second is ``shared$tile$2``."""
    names: dict[str, str] = {}
    counts: dict[str, int] = {}
    for name, (file, line), shape, dtype, _ in arrays:
        variable = _assigned("".join(linecache.getlines(file))).get(line)
        if variable is not None and name not in names:
            count = counts[variable] = counts.get(variable, 0) + 1
            names[name] = shared_array(variable, count, shape, dtype)
    return pattern.sub(lambda match: names.get(match[0], match[0]), ptx)


@lru_cache(maxsize=64)
def _assigned(source: str) -> dict[int, str]:
    """Return the assigned name for each line of an assignment to a single name."""
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return {}
    return {
        line: node.targets[0].id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        and len(node.targets) == 1
        and isinstance(node.targets[0], ast.Name)
        and node.targets[0].id.isascii()
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }


def named_entry(ptx: str, mangled: str, name: str) -> tuple[str, str]:
    """PTX with its entry (and so its parameters) named like the Python function.

    Returns the PTX and the entry's name: ``name``, spelled in ASCII, and with an underscore added
    while something else in the PTX is called the same.
    """
    entry = re.sub(r"[^A-Za-z0-9_]", "_", name)
    if not re.match(r"[A-Za-z]", entry):
        entry = f"kernel_{entry}"
    while re.search(rf"(?<![\w$%.]){entry}(?:_param_\d+)?\b", ptx):
        entry += "_"
    return ptx.replace(mangled, entry), entry
