"""The fleet's own bookkeeping, without its compilers: `make fleet` runs the kernels."""

from __future__ import annotations

import numpy as np
import pytest

from harness.devices.emulated import EmulatedDevice
from harness.diagnosis import Hazard
from tests.fleet.building import KERNELS, source_of
from tests.fleet.case import Built, Case, Output
from tests.fleet.cases import CASES
from tests.fleet.deletions import deletions
from tests.fleet.families import FAMILIES
from tests.fleet.redundant import kernels, listed, unlike
from tests.fleet.running import Result, Seen, Verdict, as_it_is, place, shows

PTX = """
.version 8.0
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 a) {
    .reg .pred p, q; .reg .b32 r; .reg .b64 d;
    .shared .align 8 .b64 bar;
    mov.u32 r, bar;
    mbarrier.init.shared::cta.b64 [r], 1;
    bar.sync 0;
    { .reg .pred complete;
      mbarrier.try_wait.parity.shared::cta.b64 complete, [r], 0; }
    mbarrier.arrive.shared::cta.b64 d, [r];
    elect.sync r|q, -1;
    st.shared.b32 [r], r;
    bar.sync 0;
    ret;
}
"""


def test_every_kernel_has_a_name_of_its_own_and_a_source() -> None:
    names = [case.name for case in CASES]
    assert len(set(names)) == len(names) >= 40
    sources = {source_of(case) for case in CASES}
    written = {file for kind in ("cu", "mojo", "py") for file in KERNELS.rglob(f"*.{kind}")}
    assert sources == written


def test_each_family_has_kernels() -> None:
    names = {case.name for case in CASES}
    assert all(kernels and {*kernels} <= names for kernels in FAMILIES.values())


def test_listed_redundant_instructions_exist() -> None:
    assert kernels() <= {case.name for case in CASES}
    assert all(listed(name) for name in kernels())


def test_synchronising_instructions_are_deleted_one_by_one() -> None:
    removed = list(deletions(PTX))
    assert [deletion.place for deletion in removed] == [
        "mbarrier.init.shared::cta.b64#0",
        "bar.sync#0",
        "mbarrier.try_wait.parity.shared::cta.b64#0",
        "mbarrier.arrive.shared::cta.b64#0",
        "bar.sync#1",
    ]
    assert [PTX.count(";") - deletion.ptx.count(";") for deletion in removed] == [1, 1, 0, 0, 1]
    assert "setp.eq.u32 complete, 0, 0; }" in removed[2].ptx
    assert "mov.b64 d, 0;" in removed[3].ptx


@pytest.mark.parametrize(("wanted", "right"), [([1, 2], True), ([1, 3], False), ([1], False)])
def test_an_output_is_right_or_wrong(wanted, right) -> None:
    array = EmulatedDevice().to_device(np.array([1, 2], np.float32))
    assert Output(array, np.array(wanted)).is_right is right


def test_a_missing_number_is_wrong() -> None:
    array = EmulatedDevice().to_device(np.array([np.nan], np.float32))
    assert not Output(array, np.zeros(1), tolerance=1).is_right


RACE = """
.version 8.0
.target sm_90a
.address_size 64
.visible .entry k() {
    .shared .align 4 .b32 x;
    .reg .b32 r;
    mov.u32 r, %tid.x;
    st.shared.b32 [x], r;
    ret;
}
"""


@pytest.mark.parametrize(
    ("expected", "said"),
    [
        ({"data-race": "why"}, []),
        ({}, ["reported on"]),
        ({"data-race": "why", "cluster-exit": "why"}, ["cluster-exit is expected and was not"]),
    ],
)
def test_a_kernel_makes_the_reports_that_are_expected_and_no_others(expected, said) -> None:
    single = (1, 1, 1)
    case = Case("none/race", lambda device, draw: ((), ()), expected=expected)
    complaints, _ = as_it_is(Built(case, RACE, "k", single, (64, 1, 1), single, 0))
    assert [text[: len(start)] for text, start in zip(complaints, said, strict=True)] == said


def test_a_report_of_the_kernel_as_it_is_shows_no_deletion() -> None:
    def seen(*hazards: Hazard) -> Seen:
        return Seen("random", "finished", hazards)

    race, other = (Hazard("data-race", "error", "", line, other_line=9) for line in (3, 4))
    assert not shows(seen(race), {place(race)})
    assert shows(seen(other), {place(race)}) == "data-race"
    # Of two waits that the next phase may overtake, the first is reported.
    first, second = (Hazard("phase-mismatch", "error", "", n, indirect=True) for n in (3, 4))
    assert not shows(seen(second), {place(first)})
    stale = Hazard("phase-mismatch", "error", "", 3)
    assert shows(seen(stale), {place(first)}) == "phase-mismatch"


def test_the_list_agrees_with_the_results() -> None:
    kernel = min(kernels())
    place = min(listed(kernel))
    missed = Verdict("bar.sync#99", 7, "")
    verdicts = tuple(Verdict(known, 1, "") for known in listed(kernel))
    assert not list(unlike(Result(kernel, (), verdicts)))
    assert ["bar.sync#99" in text for text in unlike(Result(kernel, (), (*verdicts, missed)))] == [
        True
    ]
    changed = tuple(
        Verdict(verdict.place, 1, "data-race" if verdict.place == place else "")
        for verdict in verdicts
    )
    assert ["was found: data-race" in text for text in unlike(Result(kernel, (), changed))] == [
        True
    ]
    gone = tuple(verdict for verdict in verdicts if verdict.place != place)
    assert ["is not there" in text for text in unlike(Result(kernel, (), gone))] == [True]
