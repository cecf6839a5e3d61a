"""Imports point in a single direction: between rooms, between the rooms in a room, and between
files.
"""

from __future__ import annotations

import pytest

import harness
from tests.import_graph import FILES, PACKAGES, all_imports, circle, imported

# From the ground up: a room imports what stands before it.
ORDER = (
    "errors",
    "settings",
    "files",
    "processes",
    "arch",
    "isa",
    "tensormap",
    "launches",
    "recordings",
    "ptx",
    "parts",
    "compiler",
    "emulator",
    "diagnosis",
    "capture",
    "devices",
    "exercises",
    "judge",
    "views",
    "checking",
    "breaking",
    "bench",
    "classroom",
    "cli",
    "page",
    "__main__",
)


@pytest.fixture(scope="module")
def imports() -> dict[str, set[str]]:
    return all_imports()


@pytest.mark.parametrize("package", PACKAGES)
def test_there_is_no_import_cycle(package: str, imports: dict[str, set[str]]) -> None:
    assert circle(package, imports) is None


@pytest.mark.parametrize("name", sorted(FILES))
def test_a_room_imports_only_lower_rooms(name: str, imports: dict[str, set[str]]) -> None:
    mine = name.split(".")[1]
    for other in imports.get(name, ()):
        room = other.split(".")[1]
        assert room == mine or ORDER.index(room) < ORDER.index(mine), f"{name} imports {other}"


@pytest.mark.parametrize("name", sorted(FILES))
def test_other_rooms_import_exported_names_of_the_emulator(
    name: str, imports: dict[str, set[str]]
) -> None:
    if not name.startswith("harness.emulator."):
        inside = {other for other in imports.get(name, ()) if other.startswith("harness.emulator.")}
        assert inside <= {"harness.emulator.__init__"}, f"{name} imports {inside}"


def test_a_late_import_can_close_a_cycle() -> None:
    source = "def late():\n    from harness.isa import types\n"
    assert list(imported(source)) == ["harness.isa.types"]


def test_a_type_checking_import_can_close_a_cycle() -> None:
    source = "if TYPE_CHECKING:\n    from harness.isa.text.tree import Module\n"
    assert list(imported(source)) == ["harness.isa.text.tree"]


def test_cycles_between_files_and_between_rooms_are_found() -> None:
    files = {"harness.a": {"harness.b"}, "harness.b": {"harness.a"}}
    assert set(circle("harness", files) or ()) == {"a", "b"}
    rooms = {"harness.x.a": {"harness.y.a"}, "harness.y.b": {"harness.x.b"}}
    assert set(circle("harness", rooms) or ()) == {"x", "y"}
    assert circle("harness.x", rooms) is None


def test_a_relative_import_can_close_a_cycle() -> None:
    assert list(imported("from .text import tree", "harness.isa.types")) == [
        "harness.isa.text.tree"
    ]


def test_the_package_docstring_lists_the_rooms_in_order() -> None:
    rooms = (harness.__doc__ or "").split("::")[1].split("`")[0].replace(",", " ").split()
    assert (*rooms, "__main__") == ORDER
