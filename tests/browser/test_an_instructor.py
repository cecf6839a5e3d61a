"""Formgrader in a real browser, on a course with a graded submission."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import LAB, STUDENT

expect = pytest.importorskip("playwright.sync_api").expect


@pytest.fixture
def formgrader(lab):
    """A function that opens a page of formgrader, as someone who is logged in to JupyterLab."""
    lab.start_page()

    def go(path: str):
        lab.page.goto(f"{lab.url}/formgrader/{path}")
        return lab.page

    return go


def test_formgrader_lists_a_graded_submission(formgrader):
    page = formgrader(f"manage_submissions/{LAB}")
    row = page.locator("tbody tr", has_text=STUDENT)
    expect(row).to_contain_text("needs manual grading", timeout=60_000)  # the question in words
    expect(row).to_contain_text(re.compile(r"\d+ / \d+"))


def test_formgrader_shows_the_judges_card(formgrader):
    page = formgrader(f"gradebook/{LAB}/{LAB}")
    page.locator("tbody a").first.click(timeout=60_000)
    expect(page.locator("body")).to_contain_text("synchronised", timeout=60_000)
