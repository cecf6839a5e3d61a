"""JupyterLab as a student uses it: where things are on the page, in one place."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

STARTED_MS = 90_000  # JupyterLab, or a kernel
RAN_MS = 120_000  # a cell; the first kernel that numba compiles takes seconds


class LabPage:
    """One browser page of JupyterLab. Paths are relative to the course."""

    def __init__(self, page: Page, url: str, token: str):
        self.page, self.url, self.token = page, url, token

    def open(self, path: str) -> None:
        """Open a notebook, and wait until its kernel is ready."""
        self.page.goto(f"{self.url}/lab/tree/{path}?token={self.token}&reset")
        self.wait_for(path)

    def start_page(self) -> None:
        """Where ``make lab`` leads."""
        self.page.goto(f"{self.url}/?token={self.token}")

    def wait_for(self, path: str) -> None:
        name = Path(path).name
        tab = self.page.locator("#jp-main-dock-panel .lm-TabBar-tab.lm-mod-current")
        expect(tab.filter(has_text=name)).to_be_visible(timeout=STARTED_MS)
        status = self.page.locator("#jp-main-statusbar")
        expect(status).to_contain_text("| Idle", timeout=STARTED_MS)

    @property
    def cells(self) -> Locator:
        return self.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) .jp-Notebook .jp-Cell")

    def cell(self, containing: str) -> Locator:
        """The one code cell whose source contains this text."""
        editor = self.page.locator(".cm-content").filter(has_text=containing)
        return self.cells.filter(has=editor)

    def run(self, containing: str) -> Locator:
        """Run a cell as Ctrl+Enter does, wait for its end, and give the cell."""
        cell = self.cell(containing)
        self.press_run(cell)
        self.wait_until_run(cell)
        return cell

    def press_run(self, cell: Locator) -> None:
        cell.locator(".cm-content").click()
        self.page.keyboard.press("Control+Enter")

    def wait_until_run(self, cell: Locator) -> None:
        prompt = cell.locator(".jp-InputPrompt").first
        expect(prompt).to_have_text(re.compile(r"\[\d+\]"), timeout=RAN_MS)

    def write(self, cell: Locator, source: str) -> None:
        """Replace what the cell says, by hand."""
        cell.locator(".cm-content").click()
        self.page.keyboard.press("Control+A")
        self.page.keyboard.insert_text(source)

    def write_and_run(self, index: int, source: str) -> Locator:
        """Replace a cell, by its number, and run it."""
        cell = self.cells.nth(index)
        self.write(cell, source)
        self.press_run(cell)
        self.wait_until_run(cell)
        return cell
