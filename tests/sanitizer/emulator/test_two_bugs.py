"""Two independent bugs in a kernel of the corpus: each is reported, and nothing else."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from harness.sanitizer.diagnosis import distinct
from tests.corpus.families import FAMILIES
from tests.corpus.families.running import outcomes
from tests.corpus.families.variants import Bug, build

PAIRS = Path(__file__).with_name("two_bugs.txt").read_text().splitlines()
REPORTED_OTHERWISE = {
    # A thread that does not wait at the barrier runs ahead of the store, if both use the one
    # buffer; the issuer alone overwrites bytes that its own store still reads.
    "staged_store: one-buffer-as-if-two, wait-not-shared": {
        "source-reused@write",
        "data-race@store",
    },
    # A wait for the wrong stage is overtaken: the kernel hangs before its last load is judged.
    "ring: waits-for-a-stale-stage, loads-past-the-last-tile": {"read-before-arrival@read"},
}


def variants(pair: str):
    family_name, names = pair.split(": ")
    (family,) = (f for f in FAMILIES if f.name == family_name)
    by_name = {v.name: v for v in family.variants if isinstance(v, Bug)}
    return family, *(by_name[name] for name in names.split(", "))


def reports_of(family, first, other) -> set[str]:
    """Return the findings of the kernel with both bugs, over all schedules."""
    assert not first.edits.keys() & other.edits.keys()
    built = build(family, Bug("both", first.edits | other.edits, ""))
    labels = {line: label for label, line in built.lines.items()}
    reported = [hazard for run in outcomes(family, built) for hazard in run.hazards]
    return {f"{h.kind}@{labels.get(h.line, h.line)}" for h in distinct(reported)}


@given(st.sampled_from(PAIRS))
@settings(max_examples=settings.default.max_examples // 2)
def test_each_of_two_bugs_is_reported(pair):
    family, first, other = variants(pair)
    assert reports_of(family, first, other) == {first.report, other.report}


def test_two_bugs_that_cause_others_are_reported_as_causes():
    reported = {pair: reports_of(*variants(pair)) for pair in REPORTED_OTHERWISE}
    assert reported == REPORTED_OTHERWISE
