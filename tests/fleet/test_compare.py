"""The table of docs/sanitizer.md matches the recording and the existing plants."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.fleet.cases import cuda
from tests.fleet.compare import table
from tests.fleet.compare.on_a_gpu import TOOLS, twins
from tests.fleet.compare.plants import PLANTS, Plant
from tests.fleet.compare.record import recorded


def test_the_page_has_the_table() -> None:
    assert table.PAGE.read_text() == table.page(), "run: python -m tests.fleet.compare.table"


def test_each_plant_is_an_edit_of_its_kernel() -> None:
    assert len({plant.name for plant in PLANTS}) == len(PLANTS) >= 20
    assert all(plant.source for plant in PLANTS)
    with pytest.raises(ValueError, match="stands 0 times"):
        _ = Plant("of nothing", "cuda/ring", "no such text").source


def test_each_program_was_run_under_each_tool() -> None:
    reports, ours = recorded()["said"], recorded()["emulator"]
    names = [case.name for case in cuda.CASES] + [plant.name for plant in PLANTS]
    assert all(set(reports[name.replace("/", "-")]) == set(TOOLS) for name in names)
    assert set(ours) == set(names)
    assert all(f"consan/{plant.twin}" in reports for plant in PLANTS if plant.twin)


def test_the_emulator_finds_every_plant_and_no_error_in_a_right_kernel() -> None:
    ours = recorded()["emulator"]
    assert [plant.bug for plant in PLANTS if not ours[plant.name]] == []
    errors = [k for case in cuda.CASES for k in ours[case.name] if "(formal)" not in k]
    assert errors == []


def test_the_twins_match_the_program() -> None:
    program = Path(table.__file__).with_name("consan.py")
    assert ast.parse(program.read_text())  # its compiler is not installed here
    assert {plant.twin for plant in PLANTS} - {""} == {
        bug for bugs in twins().values() for bug in bugs
    }


def test_reports_on_the_right_kernel_do_not_count() -> None:
    text = table.table()
    assert "| stage released before it is read | overwrite-in-use | – | – | – | – |" in text
    assert "`cuda/ring`" in text.splitlines()[-1]
