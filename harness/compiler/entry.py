"""The entry of a kernel's PTX: its name."""

from __future__ import annotations

import re


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
