"""The corpus: every planted bug is reported once, by kind and line; correct kernels have no
report.
"""

from __future__ import annotations

import pytest

from harness.diagnosis import KINDS, distinct
from harness.errors import KernelHung
from tests.emulator.corpus import FAMILIES
from tests.emulator.corpus.running import outcomes
from tests.emulator.corpus.variants import Bug, Legal, build

BUGS = [(f, v) for f in FAMILIES for v in f.variants if isinstance(v, Bug)]
CORRECT = [(f, v) for f in FAMILIES for v in f.variants if isinstance(v, Legal)]


def name(pair) -> str:
    family, variant = pair
    return f"{family.name}-{variant.name}"


@pytest.mark.alike(3)
@pytest.mark.parametrize("pair", CORRECT, ids=name)
def test_a_correct_kernel_has_no_report(pair):
    family, variant = pair
    for outcome in outcomes(family, build(family, variant)):
        assert (outcome.hazards, outcome.error, outcome.right) == ((), None, True), outcome.schedule


@pytest.mark.alike(4)
@pytest.mark.parametrize("pair", BUGS, ids=name)
def test_a_planted_bug_is_reported(pair):
    """By its kind and line on some schedule, by nothing else on any schedule, and once over
    all.
    """
    family, bug = pair
    built = build(family, bug)
    labels = {line: label for label, line in built.lines.items()}
    runs = list(outcomes(family, built))

    def places(hazards) -> list[str]:
        return [f"{h.kind}@{labels.get(h.line, h.line)}" for h in hazards]

    reported = [hazard for run in runs for hazard in run.hazards]
    assert all(hazard.source for hazard in reported)
    kind, label = bug.report.split("@")
    if kind == "hang":
        assert set(places(reported)) <= set(bug.also)
        hung = [str(run.error) for run in runs if isinstance(run.error, KernelHung)]
        assert hung and all(f"line {built.lines[label]}:" in message for message in hung)
    else:
        assert set(places(reported)) <= {bug.report, *bug.also, *bug.beside}
        assert sorted(places(distinct(reported))) == sorted([bug.report, *bug.beside])


def test_the_corpus_is_as_large_as_it_should_be():
    assert len(FAMILIES) >= 12
    assert len(CORRECT) >= 40
    assert len(BUGS) >= 80
    assert len({family.name for family, _ in BUGS}) >= 12
    assert len([bug for _, bug in BUGS if bug.field]) >= 10
    names = [name(pair) for pair in BUGS + CORRECT]
    assert len(set(names)) == len(names)


def test_every_kind_that_is_planted_is_a_kind():
    reports = {bug.report.split("@")[0] for _, bug in BUGS}
    assert reports <= {*KINDS, "hang"}
    without_clusters_and_wgmma = set(KINDS) - {"cluster-exit", "wgmma-order"}
    assert without_clusters_and_wgmma <= reports
