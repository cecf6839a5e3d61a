"""The import graph of the harness, read from its files.

Every import counts, also inside a function or under ``TYPE_CHECKING``: a hidden cycle is still a
cycle.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import harness

ROOT = Path(__file__).resolve().parent.parent
FILES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts): path
    for path in sorted((ROOT / "harness").rglob("*.py"))
}
PACKAGES = sorted({name.rpartition(".")[0] for name in FILES})


def imported(source: str, by: str = "") -> Iterator[str]:
    """Yield the files that ``source``, the text of the module ``by``, imports; a package means its
    ``__init__``.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            if node.level:
                here = by.split(".")[: -node.level]
                module = ".".join([*here, *([module] if module else [])])
            whole = [f"{module}.{alias.name}" for alias in node.names]
            names = [name if known(name) else module for name in whole]
        else:
            continue
        for name in names:
            if path := known(name):
                yield path


def known(name: str) -> str | None:
    if name == "harness":
        return None  # a function that only resolves the public names
    home = harness.DOOR.homes.get(public := name.removeprefix("harness."), name)
    names = (f"{home}.{public}", f"{home}.{public}.__init__", home, f"{home}.__init__")
    return next((full for full in names if full in FILES), None)


@cache
def all_imports() -> dict[str, set[str]]:
    """Return, for each file, the files that it imports. harness/__init__.py, which resolves the
    public names on first use, is excluded.
    """
    return {
        name: set(imported(path.read_text(), name)) - {name}
        for name, path in FILES.items()
        if name != "harness.__init__"
    }


def rooms(package: str, imports: dict[str, set[str]]) -> dict[str, set[str]]:
    """Return, for each file or room directly in ``package``, the others there that it imports."""

    def child(name: str) -> str | None:
        inside = name.startswith(f"{package}.")
        return name.removeprefix(f"{package}.").split(".")[0] if inside else None

    graph: dict[str, set[str]] = {}
    for name, others in imports.items():
        if (mine := child(name)) is not None:
            there = {room for other in others if (room := child(other)) not in (None, mine)}
            graph.setdefault(mine, set()).update(there)  # type: ignore[arg-type]
    return graph


def circle(package: str, imports: dict[str, set[str]]) -> list[str] | None:
    """Return a cycle among the files and rooms directly in ``package``, or None."""
    try:
        TopologicalSorter(rooms(package, imports)).prepare()
    except CycleError as error:
        return list(reversed(error.args[1]))
    return None
