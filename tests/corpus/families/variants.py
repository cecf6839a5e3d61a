"""Kernels of the corpus: a correct kernel, and variants that differ in labeled lines.

A family is a function, written as a correct kernel. A line ends with ``# @label`` if some variant
changes it or some report names it. A variant gives new text for labeled lines; the result is
compiled with the same line numbers, so that a report's line can be looked up.
"""

from __future__ import annotations

import inspect
import linecache
import re
import sys
import textwrap
from collections.abc import Callable
from dataclasses import dataclass, field
from types import FunctionType
from typing import Any

import numpy as np

_LABEL = re.compile(r"# @([\w-]+)")


@dataclass(frozen=True)
class Case:
    """A launch: the kernel's arguments, its extents, and its expected output.

    ``outputs`` are pairs of a device array and its expected contents, of the same shape.
    """

    args: tuple[Any, ...]
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    outputs: tuple[tuple[Any, np.ndarray], ...]


@dataclass(frozen=True)
class Legal:
    """A correct variant: no report on any schedule, and the right output.

    ``edits`` gives new text for labeled lines: ``""`` drops a line, ``\\n`` makes several.
    """

    name: str
    edits: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Bug:
    """A planted bug. ``report`` is the ``"kind@label"`` reported over all schedules.

    ``hang@label`` is a launch that cannot finish, whose diagnosis names that line, and that has no
    hazard. ``also`` are reports that may replace it on a schedule; ``beside`` are further reports
    of the same mistake over all schedules. ``field`` names the discussion of a similar bug found in
    practice.
    """

    name: str
    edits: dict[str, str]
    report: str
    also: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()
    field: str = ""


@dataclass(frozen=True)
class Family:
    kernel: FunctionType
    launch: Callable[[Any], Case]  # takes a device
    variants: tuple[Legal | Bug, ...]

    @property
    def name(self) -> str:
        return self.kernel.__name__


@dataclass(frozen=True)
class Built:
    """A variant's function, and the line numbers of its labels."""

    function: FunctionType
    lines: dict[str, int]


def build(family: Family, variant: Legal | Bug) -> Built:
    """Compile the variant's text in the namespace of its family's module."""
    lines, first = inspect.getsourcelines(family.kernel)
    edited = _edited(textwrap.dedent("".join(lines)).splitlines(), variant)
    text = "\n" * (first - 1) + "\n".join(edited) + "\n"
    name = f"{inspect.getfile(family.kernel)} ({variant.name})"
    linecache.cache[name] = (len(text), None, text.splitlines(keepends=True), name)
    space = dict(vars(sys.modules[family.kernel.__module__]))
    exec(compile(text, name, "exec"), space)
    labels = {
        label: number for number, line in enumerate(edited, first) for label in _LABEL.findall(line)
    }
    return Built(space[family.name], labels)


def _edited(lines: list[str], variant: Legal | Bug) -> list[str]:
    left = dict(variant.edits)
    result = []
    for line in lines:
        label = _LABEL.search(line)
        if label is None or label[1] not in left:
            result.append(line)
            continue
        indent = line[: len(line) - len(line.lstrip())]
        new = left.pop(label[1]) or "pass"
        new = new.replace("...", line[: label.start()].strip())
        if "# @" not in new:
            new = f"{new}  # @{label[1]}"
        result += [indent + part for part in new.split("\n")]
    assert not left, f"{variant.name}: no line is labeled {', '.join(left)}"
    return result
