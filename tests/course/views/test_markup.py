"""The links from a card to the pages of hazards and causes, and to the section on cards."""

from __future__ import annotations

import re
from dataclasses import replace

import nbformat
import pytest

from harness.classroom.labs.handed_out import hand_out
from harness.course.judge.verdict import Problem
from harness.course.views.cards import breaking, markup
from harness.course.views.cards import html as card
from harness.sanitizer.diagnosis import Cause
from tests.course.views.test_card import FAILED, HAZARD, PASSED
from tests.labs.lab_tests import ROOT

SITE = "https://example.org/labs"
SECTION = "labs/tile_copy/tile_copy.html#how-to-read-a-card"


def addresses(html: str) -> list[str]:
    return re.findall(r"<a href='([^']*)'", html)


@pytest.mark.parametrize("site", [SITE, f"{SITE}/"])
def test_a_hazard_and_its_cause_link_to_their_page(monkeypatch, site):
    monkeypatch.setenv("HARNESS_SITE", site)
    hazard = replace(HAZARD, kind="missing-proxy-fence", cause=str(Cause.FENCE_NOT_ON_PATH))
    page = f"{SITE}/docs/hazards/missing-proxy-fence.html"
    assert addresses(card.html(replace(FAILED, hazards=(hazard,), problems=()))) == [
        page,
        f"{page}#fence-not-on-path",
        f"{SITE}/{SECTION}",
    ]


def test_the_cause_of_a_hang_links_to_the_page_of_hangs(monkeypatch):
    monkeypatch.setenv("HARNESS_SITE", SITE)
    hang = Problem("hang", "Nobody arrives.", cause=str(Cause.NOBODY_ARRIVES))
    pages = addresses(card.html(replace(FAILED, hazards=(), problems=(hang,))))
    assert pages[0] == f"{SITE}/docs/hazards/hang.html#{Cause.NOBODY_ARRIVES}"


def test_a_link_needs_a_site(monkeypatch):
    monkeypatch.delenv("HARNESS_SITE", raising=False)
    hazard = replace(HAZARD, cause=str(Cause.FENCE_NOT_ON_PATH))
    html = card.html(replace(FAILED, hazards=(hazard,)))
    assert Cause.FENCE_NOT_ON_PATH in html
    assert addresses(html) == []


def test_an_address_is_escaped(monkeypatch):
    monkeypatch.setenv("HARNESS_SITE", "https://example.org/'><script>")
    assert "<script>" not in markup.linked_kind("data-race") + markup.explanation()


@pytest.mark.parametrize("started", [False, True])
def test_cards_in_a_lab_link_to_the_section_on_cards(monkeypatch, tmp_path, started):
    monkeypatch.delenv("HARNESS_SITE", raising=False)
    labs = tmp_path if started else ROOT / "labs"
    if started:
        assert list(hand_out(tmp_path))
    for lab in sorted(labs.glob("*/")):
        monkeypatch.chdir(lab)
        findings = breaking.EmulatorFindings((), "", True)
        for html in (card.html(PASSED), breaking.html("lab/kernel", findings, None, "")):
            path, anchor = addresses(html)[-1].split("#")
            cells = nbformat.read(lab / path, as_version=4).cells
            headings = re.findall(r"^#+ (.*)", "\n".join(cell.source for cell in cells), re.M)
            assert anchor in [heading.replace(" ", "-") for heading in headings]


def test_without_the_first_lab_there_is_no_such_link(monkeypatch, tmp_path):
    monkeypatch.delenv("HARNESS_SITE", raising=False)
    monkeypatch.chdir(tmp_path)
    assert addresses(card.html(PASSED)) == []


def test_the_card_of_a_kernel_that_did_not_run_has_no_such_link(monkeypatch):
    monkeypatch.setenv("HARNESS_SITE", SITE)
    not_run = replace(FAILED, runs=(), hazards=(), problems=(Problem("compile-error", "no"),))
    assert addresses(card.html(not_run)) == []


def test_a_date_is_on_one_line():
    html = markup.inline("recorded, 2026-11-22, of `2026-11-22`: got 2.33e-23")
    assert re.findall(r"nowrap'>([^<]*)<", html) == ["2026-11-22", "2.33e-23"]
