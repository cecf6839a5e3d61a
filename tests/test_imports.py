"""Imports point in a single direction: between rooms, between the rooms in a room, and between
files.
"""

from __future__ import annotations

import re

import harness
from tests.import_graph import PACKAGES, ROOT, all_imports, circle, imported

# From the ground up: a room imports what stands before it.
ORDER = (
    "errors",
    "settings",
    "files",
    "output",
    "doors",
    "processes",
    "arch",
    "isa",
    "tensormap",
    "launches",
    "conventions",
    "recordings",
    "ptx",
    "parts",
    "compiler",
    "emulator",
    "diagnosis",
    "capture",
    "devices",
    "cli",
    "page",
    "outputs",
    "exercises",
    "judge",
    "views",
    "checking",
    "breaking",
    "bench",
    "classroom",
    "doctor",
    "__main__",
)


def test_there_is_no_import_cycle() -> None:
    circles = {package: circle(package, all_imports()) for package in PACKAGES}
    assert {package: cycle for package, cycle in circles.items() if cycle} == {}


def test_a_room_imports_only_lower_rooms() -> None:
    height = {room: number for number, room in enumerate(ORDER)}
    upwards = [
        f"{name} imports {other}"
        for name, others in all_imports().items()
        for other in others
        if (mine := name.split(".")[1]) != (room := other.split(".")[1])
        and height[room] > height[mine]
    ]
    assert upwards == []


def test_other_rooms_import_exported_names_of_the_emulator() -> None:
    inside = [
        f"{name} imports {other}"
        for name, others in all_imports().items()
        if not name.startswith("harness.emulator.")
        for other in others
        if other.startswith("harness.emulator.") and other != "harness.emulator.__init__"
    ]
    assert inside == []


def test_tests_import_nothing_that_is_run_by_hand() -> None:
    importing = [
        str(path.relative_to(ROOT))
        for path in (ROOT / "tests").rglob("*.py")
        if re.search(r"^\s*(?:from|import) quality\b", path.read_text(), re.MULTILINE)
    ]
    assert importing == []


def test_cycles_of_each_kind_are_found() -> None:
    late = "def late():\n    from harness.isa import types\n"
    assert list(imported(late)) == ["harness.isa.types"]
    type_checking = "if TYPE_CHECKING:\n    from harness.isa.text.tree import Module\n"
    assert list(imported(type_checking)) == ["harness.isa.text.tree"]
    relative = imported("from .text import tree", "harness.isa.types")
    assert list(relative) == ["harness.isa.text.tree"]
    files = {"harness.a": {"harness.b"}, "harness.b": {"harness.a"}}
    assert set(circle("harness", files) or ()) == {"a", "b"}
    rooms = {"harness.x.a": {"harness.y.a"}, "harness.y.b": {"harness.x.b"}}
    assert set(circle("harness", rooms) or ()) == {"x", "y"}
    assert circle("harness.x", rooms) is None


def test_the_package_docstring_lists_the_rooms_in_order() -> None:
    rooms = (harness.__doc__ or "").split("::")[1].split("`")[0].replace(",", " ").split()
    assert (*rooms, "__main__") == ORDER
