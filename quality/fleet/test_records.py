"""The fleet's lists and records agree with its kernels. ``make fleet`` compiles and runs them."""

from __future__ import annotations

from quality.fleet.building import KERNELS, source_of
from quality.fleet.cases import CASES, cuda
from quality.fleet.cases.planted import KERNELS as TWINS
from quality.fleet.compare import table
from quality.fleet.compare.on_a_gpu import ALONE, CONSAN, TOOLS
from quality.fleet.compare.plants import PLANTS
from quality.fleet.compare.record import recorded
from quality.fleet.families import FAMILIES
from quality.fleet.redundant import kernels, listed


def test_every_kernel_has_a_name_of_its_own_and_a_source() -> None:
    names = [case.name for case in CASES]
    assert len(set(names)) == len(names) >= 40
    sources = {source_of(case) for case in (*CASES, *(case for case, _ in TWINS))}
    written = {file for kind in ("cu", "mojo", "py") for file in KERNELS.rglob(f"*.{kind}")}
    assert sources == written


def test_families_and_redundant_instructions_name_kernels() -> None:
    names = {case.name for case in CASES}
    assert all(members and {*members} <= names for members in FAMILIES.values())
    assert kernels() <= names and all(listed(name) for name in kernels())


def test_each_program_was_run_under_each_tool() -> None:
    reports, ours = recorded()["said"], recorded()["emulator"]
    names = [case.name for case in cuda.CASES] + [plant.name for plant in PLANTS]
    assert all(plant.source for plant in PLANTS) and len(set(names)) == len(names)
    assert all(set(reports[name.replace("/", "-")]) == {*TOOLS, ALONE} for name in names)
    assert set(ours) == set(names)
    rights = [case.name.split(".")[1] for case, _ in TWINS]
    bugs = [bug for _, bugs in TWINS for bug in bugs]
    assert sorted(plant.twin for plant in PLANTS if plant.twin) == sorted(bugs)
    assert all(bool(plant.twin) != bool(plant.no_twin) for plant in PLANTS)
    assert all(set(reports[f"{CONSAN}-{name}"]) == {CONSAN} for name in rights + bugs)
    assert set(recorded()["twins"]) == {*rights, *bugs}


def test_the_emulator_finds_every_plant_and_no_error_in_a_right_kernel() -> None:
    ours = recorded()["emulator"]
    assert [plant.bug for plant in PLANTS if not ours[plant.name]] == []
    twins = recorded()["twins"]
    assert [plant.twin for plant in PLANTS if plant.twin and not twins[plant.twin]] == []
    right = [*(ours[case.name] for case in cuda.CASES)]
    right += [twins[case.name.split(".")[1]] for case, _ in TWINS]
    assert [kind for kinds in right for kind in kinds if "(formal)" not in kind] == []


def test_the_page_has_the_table() -> None:
    assert table.PAGE.read_text() == table.page(), "run: python -m quality.fleet.compare.table"
