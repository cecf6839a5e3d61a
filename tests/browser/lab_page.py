"""JupyterLab as its users see it: the locations of its parts, in a single file."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.serving import MOMENTS_MS, RAN_MS, STARTED_MS

expect.set_options(timeout=MOMENTS_MS)
_NUMBERED = re.compile(r"\[\d+\]")


class LabPage:
    """A browser page of JupyterLab, or of Notebook 7. Paths are relative to the course, or to the
    home of the user whose server is at ``prefix``.
    """

    def __init__(self, page: Page, prefix: str = ""):
        self.page = page
        self.prefix = prefix

    def start(self) -> None:
        """The page that the server's address redirects to."""
        self.page.goto(f"{self.prefix}/")

    def open(self, path: str) -> None:
        """Open a notebook in JupyterLab, and close everything else."""
        self.page.goto(f"{self.prefix}/lab/tree/{path}?reset")
        self.wait_for(path)

    def wait_for(self, path: str) -> None:
        """Wait until a notebook is in front and its kernel is ready."""
        tab = self.page.locator("#jp-main-dock-panel .lm-TabBar-tab.lm-mod-current")
        expect(tab.filter(has_text=Path(path).name)).to_be_visible(timeout=STARTED_MS)
        status = self.page.locator("#jp-main-statusbar")
        expect(status).to_contain_text("| Idle", timeout=STARTED_MS)

    def open_in_notebook_7(self, path: str) -> None:
        # On a busy machine the page may open before it knows what kernels there are, and asks.
        dialog = self.page.locator(".jp-Dialog").filter(has_text="Select Kernel")
        self.page.add_locator_handler(dialog, lambda: dialog.locator(".jp-mod-accept").click())
        self.page.goto(f"{self.prefix}/notebooks/{path}")
        ready = self.page.locator(".jp-Notebook-ExecutionIndicator[data-status=idle]")
        expect(ready).to_be_visible(timeout=STARTED_MS)

    def choose(self, menu: str, item: str) -> None:
        self.page.get_by_role("menuitem", name=menu, exact=True).click()
        self.page.get_by_role("menuitem", name=item, exact=True).click()

    def choose_theme(self, name: str) -> None:
        """Choose a theme by the menu: "JupyterLab Dark" or "JupyterLab Light"."""
        self.page.get_by_role("menuitem", name="Settings", exact=True).click()
        for label in ("Theme", name):
            self.page.locator(".lm-Menu-itemLabel").get_by_text(label, exact=True).click()
        light = str("Light" in name).lower()
        expect(self.page.locator(f"body[data-jp-theme-light={light}]")).to_be_attached()
        expect(self.page.locator("#jupyterlab-splash")).to_have_count(0)  # lies over everything

    @property
    def notebook(self) -> Locator:
        """The notebook in front."""
        return self.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) .jp-Notebook")

    def cell(self, containing: str) -> Locator:
        """Return the only code cell with this text; the locator stays valid when the text
        changes.
        """
        editor = self.page.locator(".cm-content").filter(has_text=containing)
        located = self.notebook.locator(".jp-CodeCell").filter(has=editor)
        number = located.get_attribute("data-windowed-list-index", timeout=STARTED_MS)
        return self.notebook.locator(f'.jp-Cell[data-windowed-list-index="{number}"]')

    def write(self, cell: Locator, source: str) -> None:
        """Replace the text of the cell, as a user does."""
        cell.locator(".cm-content").click()
        self.page.keyboard.press("Control+A")
        self.page.keyboard.insert_text(source)

    def answer(self, containing: str, words: str) -> None:
        """Replace the text of the Markdown cell that contains this text."""
        cell = self.notebook.locator(".jp-MarkdownCell").filter(has_text=containing)
        cell.dblclick()
        cell.locator(".cm-content").click()
        self.page.keyboard.press("Control+A")
        self.page.keyboard.insert_text(words)
        self.page.keyboard.press("Control+Enter")

    def run(self, cell: Locator) -> Locator:
        """Run a cell as Ctrl+Enter does, wait until it has finished, and return its output."""
        prompt = cell.locator(".jp-InputPrompt")
        before = prompt.inner_text()
        for tried in range(3):  # a notebook that has just been opened may not take the keys
            cell.locator(".cm-content").click()
            self.page.keyboard.press("Control+Enter")
            with contextlib.suppress(*([AssertionError] if tried < 2 else [])):
                expect(prompt).not_to_have_text(before, timeout=10_000)
                break
        expect(prompt).to_have_text(_NUMBERED, timeout=RAN_MS)
        return cell.locator(".jp-OutputArea")

    def write_and_run(self, cell: Locator, source: str) -> Locator:
        self.write(cell, source)
        return self.run(cell)
