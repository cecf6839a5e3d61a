"""The corpus: each kernel has the findings that are expected of it, and no others."""

from __future__ import annotations

from pathlib import Path

import pytest

from docs.site.hazards import SMALLEST, hazards_of, smallest
from harness.base.errors import KernelHung
from harness.sanitizer.diagnosis import KINDS, distinct
from tests.corpus.families import FAMILIES
from tests.corpus.families.running import outcomes
from tests.corpus.families.variants import Bug, Family, Legal, build
from tests.corpus.kernels import read
from tests.sanitizer.isa import ptxas

FOLDER = Path(__file__).parent
KERNELS = sorted(FOLDER.rglob("*.ptx"))
VARIANTS = [(family, variant) for family in FAMILIES for variant in family.variants]


@pytest.mark.parametrize("path", KERNELS, ids=lambda path: str(path.relative_to(FOLDER)))
def test_a_kernel_has_its_findings(path: Path) -> None:
    problems = list(read(path).problems())
    assert not problems, "\n".join(problems)


@pytest.mark.thorough
def test_every_variant_of_a_kernel_is_valid_ptx() -> None:
    """But those with line information, which compilers wrote."""
    texts = {
        kernel.edited(edits): f"{kernel.path.name} {dict(edits)}"
        for kernel in map(read, KERNELS)
        for edits, findings in kernel.expected
        if ".file" not in kernel.text and "refused" not in {each.ending for each in findings or ()}
    }
    refusals = zip(texts.values(), ptxas.refusals(ptxas.apart(texts)), strict=True)
    assert [(name, refusal) for name, refusal in refusals if refusal] == []


@pytest.mark.alike(5)
@pytest.mark.parametrize(
    ("family", "variant"), VARIANTS, ids=[f"{f.name}-{v.name}" for f, v in VARIANTS]
)
def test_a_variant_of_a_family_has_its_finding(family: Family, variant: Legal | Bug) -> None:
    """A bug: by its kind and line on some schedule, by nothing else on any schedule, and once over
    all. A right variant: nothing, and the right output."""
    built = build(family, variant)
    labels = {line: label for label, line in built.lines.items()}
    runs = list(outcomes(family, built))

    def places(hazards) -> list[str]:
        return [f"{h.kind}@{labels.get(h.line, h.line)}" for h in hazards]

    reported = [hazard for run in runs for hazard in run.hazards]
    assert all(hazard.source for hazard in reported)
    if isinstance(variant, Legal):
        assert places(reported) == []
        assert all((run.error, run.right) == (None, True) for run in runs)
        return
    kind, label = variant.report.split("@")
    if kind == "hang":
        assert {*places(reported)} <= {*variant.also}
        hung = [str(run.error) for run in runs if isinstance(run.error, KernelHung)]
        assert hung and all(f"line {built.lines[label]}:" in message for message in hung)
    else:
        assert {*places(reported)} <= {variant.report, *variant.also, *variant.beside}
        assert sorted(places(distinct(reported))) == sorted([variant.report, *variant.beside])


@pytest.mark.parametrize("kind", KINDS)
def test_a_minimal_kernel_of_the_site_shows_its_kind_until_fixed(kind: str, tmp_path: Path) -> None:
    kernel = smallest(kind)
    assert {report.kind for report in hazards_of("broken", kernel.broken, tmp_path)} == {kind}
    assert hazards_of("fixed", kernel.fixed, tmp_path) == ()
    assert kernel.added


def test_every_kind_has_a_minimal_kernel_on_the_site() -> None:
    assert sorted(path.stem for path in SMALLEST.glob("*.py")) == sorted(KINDS)
