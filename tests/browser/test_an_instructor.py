"""Formgrader in a real browser, on a course with a graded submission."""

from __future__ import annotations

import pytest

from tests.browser.conftest import LAB, STUDENT

expect = pytest.importorskip("playwright.sync_api").expect


def test_formgrader_lists_a_graded_submission(page, server):
    url, token = server
    page.goto(f"{url}/formgrader/manage_submissions/{LAB}?token={token}")
    row = page.locator("tr", has_text=STUDENT)
    expect(row).to_contain_text("graded", timeout=60_000)


def test_formgrader_shows_the_judges_card(page, server):
    url, token = server
    page.goto(f"{url}/formgrader/gradebook/{LAB}?token={token}")
    page.locator("a", has_text=LAB).last.click(timeout=60_000)
    page.locator("table a").first.click()
    expect(page.locator("body")).to_contain_text("synchronised", timeout=60_000)
