"""PTX with readable names, and the source text that its line numbers refer to."""

from __future__ import annotations

import linecache
import re

from harness.isa.text.parser import declarations

_NUMBA_ENVIRONMENT = "_ZN08NumbaEnv"


def tidy(ptx: str, mangled_entry: str, name: str) -> tuple[str, str]:
    """PTX with its entry (and so its parameters) named like the Python function.

    Returns the PTX and the entry's name: ``name``, spelled in ASCII, and with an underscore
    added while something else in the PTX is called the same. Drops numba's environment
    objects, which nothing on a GPU refers to.
    """
    spans = declarations(ptx).spans
    for variable, (start, end) in sorted(spans.items(), key=lambda item: item[1], reverse=True):
        if variable.startswith(_NUMBA_ENVIRONMENT) and ptx.count(variable) == 1:
            ptx = ptx[:start] + ptx[end:].removeprefix("\n")
    entry = re.sub(r"[^A-Za-z0-9_]", "_", name)
    if not re.match(r"[A-Za-z]", entry):
        entry = f"kernel_{entry}"
    while re.search(rf"(?<![\w$%.]){entry}(?:_param_\d+)?\b", ptx):
        entry += "_"
    return ptx.replace(mangled_entry, entry), entry


def source_files(ptx: str) -> dict[str, str]:
    """The text of every file that the PTX's .file directives name, where it can be had.

    Through `linecache`, which knows the cells of a notebook too.
    """
    texts = {}
    for name in declarations(ptx).files.values():
        # numba puts the current folder before the name of a cell, "<ipython-input-...>".
        lines = linecache.getlines(name) or linecache.getlines(re.sub(r"^.*/(?=<)", "", name))
        if lines:
            texts[name] = "".join(lines)
    return texts
