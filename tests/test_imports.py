"""Imports point in a single direction: between wings, between the rooms of a wing, and between
files.
"""

from __future__ import annotations

import re

from tests.import_graph import PACKAGES, ROOT, all_imports, circle

# A wing imports the wings that it names. The files at the top (the façade, the command line, the
# doctor) know all of them.
MAY_IMPORT = {
    "base": set(),
    "sanitizer": {"base"},
    "course": {"base", "sanitizer"},
    "classroom": {"base", "course"},
    "bench": {"base", "sanitizer", "course"},
}
# From the ground up: a room imports what is before it.
ROOMS = {
    "base": ("errors", "settings", "files", "output", "cache", "processes", "arch", "doors"),
    "sanitizer": (
        "isa",
        "tensormap",
        "launch",
        "assembler",
        "emulator",
        "diagnosis",
        "capture",
        "devices",
        "cli",
    ),
    "course": (
        "recordings",
        "ptx",
        "parts",
        "compiler",
        "devices",
        "program",
        "outputs",
        "exercises",
        "judge",
        "views",
        "checking",
        "breaking",
    ),
}
# A wing is entered by its door. Some rooms have one of their own: explorers read what the emulator
# records, wrappers are made from the table of instructions, kernels call wrappers, and a class has
# all exercises and recordings.
DOORS = {
    "harness.sanitizer.__init__",
    "harness.sanitizer.emulator.__init__",
    "harness.sanitizer.isa.__init__",
    "harness.course.__init__",
    "harness.course.exercises.__init__",
    "harness.course.ptx.__init__",
    "harness.course.recordings.__init__",
}


def place(module: str) -> tuple[str, str]:
    """Return the wing and the room of a module; "" for a file at the top of either."""
    _, wing, *inside = module.split(".")
    return (wing if inside else "", inside[0] if inside and inside[0] != "__init__" else "")


def test_there_is_no_import_cycle() -> None:
    circles = {package: circle(package, all_imports()) for package in PACKAGES}
    assert {package: cycle for package, cycle in circles.items() if cycle} == {}


def test_a_wing_imports_only_the_wings_below() -> None:
    upward = [
        f"{name} imports {other}"
        for name, others in all_imports().items()
        if (wing := place(name)[0])
        for other in others
        if (there := place(other)[0]) != wing and there not in MAY_IMPORT[wing]
    ]
    assert upward == []


def test_a_room_imports_only_lower_rooms_of_its_wing() -> None:
    heights = {
        (wing, room): number for wing, rooms in ROOMS.items() for number, room in enumerate(rooms)
    }
    upward = [
        f"{name} imports {other}"
        for name, others in all_imports().items()
        for other in others
        if place(name) in heights
        and place(other)[0] == place(name)[0]
        and heights[place(name)] < heights.get(place(other), len(heights))
    ]
    assert upward == []


def test_all_rooms_have_a_height() -> None:
    found = {place(name) for name in all_imports() if place(name)[0] in ROOMS and place(name)[1]}
    assert found == {(wing, room) for wing, rooms in ROOMS.items() for room in rooms}


def test_a_wing_is_entered_by_its_door() -> None:
    past = [
        f"{name} imports {other}"
        for name, others in all_imports().items()
        for other in others
        if place(name)[0] and place(other)[0] not in ("", "base", place(name)[0])
        if other not in DOORS
    ]
    assert past == []


def test_rooms_import_exported_names_of_the_emulator() -> None:
    inside = [
        f"{name} imports {other}"
        for name, others in all_imports().items()
        if not name.startswith("harness.sanitizer.emulator.")
        for other in others
        if other.startswith("harness.sanitizer.emulator.") and other not in DOORS
    ]
    assert inside == []


def test_tests_import_nothing_that_is_run_by_hand() -> None:
    importing = [
        str(path.relative_to(ROOT))
        for path in (ROOT / "tests").rglob("*.py")
        if re.search(r"^\s*(?:from|import) quality\b", path.read_text(), re.MULTILINE)
    ]
    assert importing == []
