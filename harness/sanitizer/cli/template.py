"""A launch file to fill in, with the declarations of a kernel's parameters."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from harness.base.arch import TENSOR_MAP_BYTES
from harness.sanitizer.cli.launch_file import NAME
from harness.sanitizer.isa.text.kernel import Kernel
from harness.sanitizer.isa.text.tree import Variable

GIVEN = ("grid", "block", "cluster", "shared_bytes")
"""The parts of a launch that a template takes over."""
_NUMBERS = {"u": "u", "s": "i", "b": "i", "f": "f"}


def template(kernel: Kernel, file: Path, known: Mapping[str, Any]) -> str:
    """Return a sentence and a launch file for a kernel, with a question mark for each unknown.
    ``known``: the values that there are of `GIVEN`."""
    function = kernel.declared
    lines = [f'ptx = "{file}"', f'entry = "{kernel.entry}"']
    values = {"grid": (1, 1, 1), "block": "?", **known}
    if function.directives.required_block is not None:
        del values["block"]
    usual = {"cluster": (1, 1, 1), "shared_bytes": 0}
    lines += [f"{key} = {_shown(n)}" for key, n in values.items() if n != usual.get(key)]
    lines.append("args = [")
    for parameter in function.parameters:
        spec, note = _described(parameter)
        name = parameter.name.removeprefix(f"{function.name}_")
        lines.append(f'  "{spec}",  # {name}: {note}')
    return "\n".join([f"A {NAME} to fill in:", "", *lines, "]"])


def _shown(value: Any) -> str:
    """Extents as a launch file has them: without ones at the end."""
    if not isinstance(value, tuple):
        return str(value)
    count = max([n for n in range(1, 4) if value[n - 1] != 1], default=1)
    return str(value[0] if count == 1 else list(value[:count]))


def _described(parameter: Variable) -> tuple[str, str]:
    """Return the argument of a parameter as far as it is known, and a comment."""
    size = parameter.size_bytes or 0
    if size == TENSOR_MAP_BYTES and parameter.align >= 64:
        return "map:?[?,?]:box=?,?", "tensor map"
    if size > 8:
        return "struct{?}", f"{size} bytes by value, aligned to {parameter.align}"
    number = f"{_NUMBERS.get(parameter.type[0], 'i')}{8 * size}=?"
    if size == 8 and parameter.type[0] in "ub":
        return "?[?]=?", f".{parameter.type}: the address of an array, or else a number, {number}"
    return number, f".{parameter.type}"
