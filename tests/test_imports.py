"""Imports point one way: between rooms, between the rooms in a room, and between files.

Every import counts, one inside a function or under ``TYPE_CHECKING`` too: a circle that is only
hidden is a circle.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import harness

ROOT = Path(__file__).resolve().parent.parent
FILES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts): path
    for path in sorted((ROOT / "harness").rglob("*.py"))
}
PACKAGES = sorted(name.removesuffix(".__init__") for name in FILES if name.endswith(".__init__"))

# From the ground up: a room imports what stands before it.
ORDER = (
    "errors",
    "arch",
    "isa",
    "tensormap",
    "recordings",
    "ptx",
    "compiler",
    "emulator",
    "devices",
    "kernels",
    "exercises",
    "judge",
    "views",
    "commands",
    "checking",
    "breaking",
    "bench",
    "classroom",
    "__main__",
)


def imported(source: str) -> Iterator[str]:
    """The files that ``source`` imports: a package stands for its ``__init__``."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            module = node.module or ""
            whole = [f"{module}.{alias.name}" for alias in node.names]
            names = [name if known(name) else module for name in whole]
        else:
            continue
        for name in names:
            if found := known(name):
                yield found


def known(name: str) -> str | None:
    if name == "harness":
        return None  # its version: what it does is resolve the public names
    name = harness._HOME.get(name.removeprefix("harness."), name)
    return next((full for full in (name, f"{name}.__init__") if full in FILES), None)


def circle(package: str, imports: dict[str, set[str]]) -> list[str] | None:
    """A circle among the files and rooms directly in ``package``, or None."""

    def child(name: str) -> str | None:
        inside = name.startswith(f"{package}.")
        return name.removeprefix(f"{package}.").split(".")[0] if inside else None

    graph: dict[str, set[str]] = {}
    for name, others in imports.items():
        if (mine := child(name)) is not None:
            there = {child(other) for other in others} - {None, mine}
            graph.setdefault(mine, set()).update(there)  # type: ignore[arg-type]
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(reversed(error.args[1]))
    return None


@pytest.fixture(scope="module")
def imports() -> dict[str, set[str]]:
    # harness/__init__.py resolves the public names, each when it is first used
    return {
        name: set(imported(path.read_text())) - {name}
        for name, path in FILES.items()
        if name != "harness.__init__"
    }


@pytest.mark.parametrize("package", PACKAGES)
def test_no_circle(package: str, imports: dict[str, set[str]]) -> None:
    assert circle(package, imports) is None


@pytest.mark.parametrize("name", sorted(FILES))
def test_a_room_imports_those_before_it(name: str, imports: dict[str, set[str]]) -> None:
    mine = name.split(".")[1]
    for other in imports.get(name, ()):
        room = other.split(".")[1]
        assert room == mine or ORDER.index(room) < ORDER.index(mine), f"{name} imports {other}"


def test_a_late_import_is_part_of_a_circle() -> None:
    source = "def late():\n    from harness.isa import types\n"
    assert list(imported(source)) == ["harness.isa.types"]


def test_an_import_for_types_alone_is_part_of_a_circle() -> None:
    source = "if TYPE_CHECKING:\n    from harness.isa.text.tree import Module\n"
    assert list(imported(source)) == ["harness.isa.text.tree"]


def test_a_circle_is_found_between_files_and_between_rooms() -> None:
    files = {"harness.a": {"harness.b"}, "harness.b": {"harness.a"}}
    assert set(circle("harness", files) or ()) == {"a", "b"}
    rooms = {"harness.x.a": {"harness.y.a"}, "harness.y.b": {"harness.x.b"}}
    assert set(circle("harness", rooms) or ()) == {"x", "y"}
    assert circle("harness.x", rooms) is None
