"""Each lab, executed from top to bottom, as JupyterLab shows it in a real browser.

Apart from `test_in_chromium.py`, so that another worker runs it at the same time.
"""

from __future__ import annotations

import re

import nbformat
import pytest
from nbformat.sign import NotebookNotary

from docs.site import runs
from tests.browser import looks
from tests.labs.lab_tests import LABS

pytest.importorskip("playwright.sync_api")
pytestmark = pytest.mark.thorough  # starts a server, and a browser

# Markdown as it was typed, in text that is not code.
TYPED = re.compile(r"\*\*|\]\(|^\|.*\|$|^#+ |^```|\{\{|^- ", re.M)
TEXTS = """() => [...document.querySelectorAll(".jp-RenderedMarkdown")].map(cell => {
  const copy = cell.cloneNode(true);
  for (const code of copy.querySelectorAll("pre, code, script, style")) code.remove();
  return copy.textContent;
})"""


@pytest.mark.parametrize("name", ["index", *LABS])
def test_an_executed_lab_is_readable(lab, served, name: str) -> None:
    """Nothing failed, no Markdown is shown as it was typed, and no picture's text is small or cut
    off, in both themes and at two widths.
    """
    (executed,) = runs.executed([name]).values()
    # Otherwise JupyterLab would show its outputs without what might be active in them.
    NotebookNotary(data_dir=str(served.log.parent / "DATA")).sign(executed)
    nbformat.write(executed, served.course.root / f"{name}.ipynb")
    lab.open(f"{name}.ipynb")
    page = lab.page
    pictures = page.locator("img[src^='data:image/svg'], svg.hv-svg").count()
    assert bool(pictures) == ("data:image/svg" in nbformat.writes(executed))
    failed = lab.notebook.locator("[data-mime-type='application/vnd.jupyter.stderr']")
    assert failed.all_inner_texts() == []
    assert [typed for words in page.evaluate(TEXTS) for typed in TYPED.findall(words)] == []
    problems = {}
    for theme in ("JupyterLab Dark", "JupyterLab Light"):
        lab.choose_theme(theme)
        for width in (900, 1400):
            page.set_viewport_size({"width": width, "height": 1500})
            page.evaluate("new Promise(requestAnimationFrame)")
            unreadable = looks.text_in_pictures(page)
            problems |= {(theme, width): unreadable} if any(unreadable.values()) else {}
    assert problems == {}
