"""Writes what is admitted of a submission into a fresh folder; runs in a process of its own, with
limits."""

from __future__ import annotations

import resource
from dataclasses import dataclass, field
from pathlib import Path

from harness.classroom.admission.allowance import Allowance
from harness.classroom.admission.normal import NoNotebook, normal
from harness.classroom.admission.timestamp import TIMESTAMP, handed_in
from harness.classroom.admission.walk import Found, LeftOut, look, printable, read, walk


@dataclass(frozen=True)
class Order:
    """Copy from the folder ``source`` to the folder ``target``, which exists and is empty.
    ``notebooks`` are those of the lab; ``ignored`` are patterns of names, as nbgrader has them."""

    source: str
    target: str
    notebooks: tuple[str, ...]
    ignored: tuple[str, ...]
    allowance: Allowance


@dataclass(frozen=True)
class Staged:
    """``refused``: names of notebooks that are none, and why. ``said``: names of files, and what
    was left out of them. Names are printable."""

    refused: dict[str, str] = field(default_factory=dict)
    said: tuple[tuple[str, str], ...] = ()


def confine(allowance: Allowance) -> None:
    """Set this process's limits; they cannot be raised again."""
    resource.setrlimit(resource.RLIMIT_CPU, (allowance.cpu_s, allowance.cpu_s))
    resource.setrlimit(resource.RLIMIT_AS, (allowance.memory_bytes, allowance.memory_bytes))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def stage(order: Order) -> Staged:
    """Read ``order.source``, and write what is admitted of it."""
    allowance, left = order.allowance, order.allowance.all_bytes
    refused: dict[str, str] = {}
    said: list[tuple[str, str]] = []
    for wanted in order.notebooks:  # first: no flood of other files can push them out
        found = look(order.source, wanted)
        if isinstance(found, LeftOut):
            refused[wanted] = f"{found.why}: nothing was handed in"
        elif found is not None and (why := _notebook(order, found, said)):
            refused[wanted] = why
    for one in walk(order.source, allowance, order.ignored):
        name = printable(one.name)
        if one.name in order.notebooks:
            continue
        if isinstance(one, LeftOut):
            said.append((name, f"{one.why}: left out"))
        elif one.name.endswith(".ipynb") and "/" not in one.name:
            said.append((name, "not a notebook of this lab; ignored"))
        elif one.name == TIMESTAMP:
            _timestamp(order, one, said)
        elif not one.name.isprintable():
            said.append((name, "its name has characters that cannot be shown: left out"))
        elif one.size > left:
            said.append((name, f"over {allowance.all_bytes >> 20} MiB of files: left out"))
        else:
            left -= one.size
            _copy(order, one, said)
    return Staged(refused, tuple(said))


def _notebook(order: Order, one: Found, said: list[tuple[str, str]]) -> str:
    """Why it is refused; empty where it was written."""
    most = order.allowance.file_bytes
    if one.size > most:
        size = one.size / 2**20
        return f"{size:.0f} MiB, and at most {most >> 20} are read: hand it in without its outputs"
    content = read(order.source, one.name, most)
    if content is None:
        return "cannot be read"
    try:
        text, found = normal(content, order.allowance)
    except NoNotebook as error:
        return str(error)
    (Path(order.target) / one.name).write_text(text, encoding="utf-8")
    said += [(one.name, line) for line in found]
    return ""


def _timestamp(order: Order, one: Found, said: list[tuple[str, str]]) -> None:
    found = handed_in(order.source)
    if found is None:
        said.append((one.name, "no date is in it: when this was handed in is not known"))
    else:
        (Path(order.target) / one.name).write_text(found[1] + "\n")


def _copy(order: Order, one: Found, said: list[tuple[str, str]]) -> None:
    content = read(order.source, one.name, one.size)
    if content is None:
        said.append((one.name, "cannot be read: left out"))
        return
    target = Path(order.target) / one.name
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)
