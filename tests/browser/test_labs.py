"""Every lab, solved and executed in JupyterLab, in both themes and at two widths.

Nothing fails, no Markdown is shown as it was typed, and no picture's text is small or cut off. The
pages are kept in ``build/browser/labs/``, to be looked at: ``pytest tests/browser/test_labs.py -k
06_pipeline``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest

from harness.classroom.course.course import Course
from harness.classroom.course.notebooks import read_text_notebook
from tests.browser import looks
from tests.browser.conftest import KEPT
from tests.browser.lab_page import LabPage
from tests.browser.serving import ROOT, Served, jupyterlab
from tests.labs.lab_tests import LABS, text_of

expect = pytest.importorskip("playwright.sync_api").expect
pytestmark = pytest.mark.thorough  # starts a server and a browser

PICTURES = KEPT / "labs"
WIDTHS, HEIGHT = (900, 1400), 1500
THEMES = ("JupyterLab Light", "JupyterLab Dark")
RUN_MS = 1_500_000  # all cells of a lab, on a busy machine
SCROLLER = ".jp-NotebookPanel:not(.lm-mod-hidden) .jp-WindowedPanel-outer"
# Markdown as it was typed, in text that is not code.
TYPED = re.compile(r"\*\*|\]\(|^\|.*\|$|^#+ |^```|\{\{|^- ", re.M)
WORDS = """() => [...document.querySelectorAll(".jp-RenderedMarkdown")].map(cell => {
  const copy = cell.cloneNode(true);
  for (const code of copy.querySelectorAll("pre, code, script, style")) code.remove();
  return copy.textContent;
})"""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """JupyterLab on all labs with their answers."""
    place = tmp_path_factory.mktemp("labs")
    for lab in LABS:
        nbformat.write(read_text_notebook(text_of(lab)), place / f"{lab}.ipynb")
    nbformat.write(
        nbformat.read(ROOT / "labs" / "index.ipynb", as_version=4), place / "index.ipynb"
    )
    config = place / "nbgrader_config.py"
    config.write_text("")
    with jupyterlab(Course(place, config), place / "home") as lab_server:
        yield lab_server


@pytest.mark.parametrize("name", ["index", *LABS])
def test_a_lab_runs_and_is_readable(page, name: str) -> None:
    lab = LabPage(page)
    lab.open(f"{name}.ipynb")
    lab.choose("Run", "Run All Cells")
    last = lab.notebook.locator(".jp-CodeCell .jp-InputPrompt").last
    expect(last).to_have_text(re.compile(r"\[\d+\]"), timeout=RUN_MS)
    failed = lab.notebook.locator("[data-mime-type='application/vnd.jupyter.stderr']")
    assert failed.all_inner_texts() == []
    assert [typed for words in page.evaluate(WORDS) for typed in TYPED.findall(words)] == []
    problems = []
    for theme in THEMES:
        lab.choose_theme(theme)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": HEIGHT})
            page.wait_for_timeout(500)
            photograph(page, PICTURES / name / f"{theme.split()[1].lower()}-{width}")
            problems += [(theme, width, small) for small in looks.small_text(page)]
            problems += [(theme, width, cut) for cut in looks.cut_text(page)]
    lab.choose_theme(THEMES[0])
    assert problems == []


def photograph(page, to: Path) -> None:
    """Write the notebook that is in front to ``to-01.png``, ``to-02.png``, ..., from top to
    bottom."""
    to.parent.mkdir(parents=True, exist_ok=True)
    scroller = page.locator(SCROLLER)
    whole, shown = scroller.evaluate("one => [one.scrollHeight, one.clientHeight]")
    for number, top in enumerate(range(0, whole, shown), 1):
        scroller.evaluate("(one, top) => { one.scrollTop = top; }", top)
        scroller.screenshot(path=to.with_name(f"{to.name}-{number:02}.png"))
