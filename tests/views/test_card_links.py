"""The links from a card to the pages of hazards and causes, if the site has an address."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from harness.diagnosis import Cause
from harness.judge.verdict import Problem
from harness.views.cards import html as card
from harness.views.cards import links
from tests.views.test_card import FAILED, HAZARD

SITE = "https://example.org/labs"


def addresses(html: str) -> list[str]:
    return re.findall(r"<a href='([^']*)'", html)


@pytest.mark.parametrize("site", [SITE, f"{SITE}/"])
def test_a_hazard_and_its_cause_link_to_their_page(monkeypatch, site):
    monkeypatch.setenv("HARNESS_SITE", site)
    hazard = replace(HAZARD, kind="missing-proxy-fence", cause=str(Cause.FENCE_AFTER_COPY))
    page = f"{SITE}/docs/hazards/missing-proxy-fence.html"
    assert addresses(card.html(replace(FAILED, hazards=(hazard,), problems=()))) == [
        page,
        f"{page}#fence-after-copy",
    ]


def test_the_cause_of_a_hang_links_to_the_page_of_hangs(monkeypatch):
    monkeypatch.setenv("HARNESS_SITE", SITE)
    hang = Problem("hang", "Nobody arrives.", cause=str(Cause.NOBODY_ARRIVES))
    pages = addresses(card.html(replace(FAILED, hazards=(), problems=(hang,))))
    assert pages == [f"{SITE}/docs/hazards/hang.html#{Cause.NOBODY_ARRIVES}"]


def test_a_link_needs_a_site(monkeypatch):
    monkeypatch.delenv("HARNESS_SITE", raising=False)
    hazard = replace(HAZARD, cause=str(Cause.FENCE_AFTER_COPY))
    html = card.html(replace(FAILED, hazards=(hazard,)))
    assert Cause.FENCE_AFTER_COPY in html
    assert addresses(html) == []


def test_an_address_is_escaped(monkeypatch):
    monkeypatch.setenv("HARNESS_SITE", "https://example.org/'><script>")
    assert "<script>" not in links.kind("data-race")
