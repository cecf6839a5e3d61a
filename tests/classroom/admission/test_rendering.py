"""Markdown, which is shown without anything that runs, and the time for work on students' texts."""

from __future__ import annotations

import contextlib
import signal
import sys
import time
import warnings
import weakref

import nbformat
import pytest
from nbformat.v4 import new_markdown_cell, new_raw_cell
from sqlalchemy.exc import SAWarning

from harness.classroom.admission.rendering import LimitedTime, TimeIsOver, as_code, inert_source
from harness.classroom.grading.one import autograde

HARMLESS = [
    "# A heading\n\nSome *words*, a [link](https://example.org/x?y=1&z=2), `a < b`, and a list:\n\n- one\n- two",  # noqa: E501
    r"Maths: $a < b$, $x_{i} \leq \sum_k y_k$, and" + "\n\n$$\n\\int_0^1 f(x) \\, dx < 3\n$$",
    "a < b and b > c, a<b, x <- y, 3 <4, AT&T, &amp; &lt;script&gt;",
    "```python\nx = '<script>alert(1)</script>'\n```\n\nand `<iframe>` in words",
    "| a | b |\n| --- | ---: |\n| 1 | 2 |",
    "water is H<sub>2</sub>O<br>and <b>bold</b>",
    "![plot](https://example.org/a.png) <https://example.org>",
    "YOUR ANSWER HERE",
]
HARMFUL = {
    "script": "hi <script>alert('x')</script> there",
    "handler": "<img src=x onerror=alert(1)>",
    "handler in capitals": '<IMG SRC="x" OnError="alert(1)">',
    "javascript link": '<a href="javascript:alert(1)">here</a>',
    "javascript, hidden": '<a href="jav&#x09;ascript:alert(1)">here</a>',
    "iframe": '<iframe src="https://example.org"></iframe>',
    "form": '<form action="/formgrader/api"><input name=a><button>go</button></form>',
    "style": "<style>body { display: none }</style>",
    "style attribute": '<div style="position:fixed;inset:0">over all</div>',
    "svg": "<svg onload=alert(1)></svg>",
    "meta": '<meta http-equiv="refresh" content="0;url=https://example.org">',
    "base": '<base href="https://example.org/">',
    "comment": "<!--><script>alert(1)</script>-->",
    "in a list": "- one\n- <details open ontoggle=alert(1)>\n",
    "data page": '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
    "object": '<object data="https://example.org/x.swf"></object>',
    "maths": r"$x$ <math><mi xlink:href='javascript:alert(1)'>x</mi></math>",
    "not closed": "<script\nsrc=https://example.org/a.js",
}
HARMLESS_WITHIN = ("not closed",)  # not a tag: a page shows it as text
RUNS = (
    "<script", "onerror=", "onload=", "ontoggle=", "<iframe", "javascript:", "<form", "<meta",
    "<svg", "<base", "<style", "<object", "<math", "style=", "text/html",
)  # fmt: skip


def test_active_content_is_shown_as_text_and_all_other_stays_as_it_is() -> None:
    assert [inert_source(text) for text in HARMLESS] == HARMLESS
    for name, text in HARMFUL.items():
        inert = inert_source(f"Before, $a^2$.\n\n{text}\n\nAfter.")
        assert "Before, $a^2$." in inert and "After." in inert, name
        assert inert_source(inert) == inert, name
        assert (text in inert) == (name in HARMLESS_WITHIN), name


def test_a_fence_cannot_be_closed_from_inside() -> None:
    text = "x\n```\n<script>alert(1)</script>\n`````\n"
    assert inert_source(as_code(text)) == as_code(text)
    assert as_code(text).startswith("``````text\n")


@pytest.fixture(scope="module")
def graded(toy_course, hand_in):
    """A submission full of active content after autograding and feedback: the notebook and two
    pages.
    """

    def write(notebook) -> None:
        notebook.cells += [new_markdown_cell(text) for text in (*HARMLESS, *HARMFUL.values())]
        notebook.cells.append(new_raw_cell(HARMFUL["script"]))
        html = new_raw_cell(HARMFUL["handler"])
        html.metadata["raw_mimetype"] = "text/html"
        notebook.cells.append(html)
        notebook.cells[0].source += HARMFUL["script"]

    hand_in("writes", write)
    (done,) = autograde(toy_course, "toy", ("writes",))
    assert done.graded and done.earned == 5.0, done
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SAWarning)
        feedback = toy_course.api().generate_feedback("toy", "writes", force=True)
    assert feedback["success"], feedback
    page = toy_course.root / "feedback" / "writes" / "toy" / "toy.html"
    notebook = nbformat.read(toy_course.autograded / "writes" / "toy" / "toy.ipynb", as_version=4)
    return notebook, page.read_text()


def test_the_graded_notebook_has_no_active_content(graded) -> None:
    notebook, _ = graded
    texts = [cell.source for cell in notebook.cells if cell.cell_type != "code"]
    assert not [cell for cell in notebook.cells if cell.cell_type == "raw"]
    for text in HARMLESS:
        assert text in texts
    assert all(inert_source(text) == text for text in texts)
    assert sum("alert" in text for text in texts) >= 8  # shown to who grades, all the same


def test_the_feedback_has_no_active_content(graded) -> None:
    from bs4 import BeautifulSoup

    _, page = graded
    body = BeautifulSoup(page, "html.parser").find(id="notebook-container")
    shown = body.find_all(class_="text_cell_render")
    assert len(shown) > len(HARMLESS) + len(HARMFUL)
    for cell in shown:
        assert not cell.find_all(["script", "iframe", "form", "svg", "meta", "base", "style"])
        for tag in cell.find_all(True):
            assert not [name for name in tag.attrs if name.startswith("on")]
            assert tag.get("style", "text-align:").startswith("text-align:")
            assert "javascript:" not in tag.get("href", "") and "data:" not in tag.get("href", "")
    text = body.get_text()
    assert "$a < b$" in text and "\\int_0^1 f(x)" in text and "alert('x')" in text
    assert body.find("a", href="https://example.org/x?y=1&z=2") and body.find("sub")


def test_the_pages_filter_suffices_alone() -> None:
    """Formgrader and feedback show notebooks by this exporter, also notebooks that were graded
    earlier.
    """
    from nbconvert.exporters import HTMLExporter
    from nbformat.v4 import new_notebook
    from traitlets.config.loader import PyFileConfigLoader

    from tests.classroom.conftest import ROOT

    config = PyFileConfigLoader("nbgrader_config.py", path=str(ROOT)).load_config()
    cells = [new_markdown_cell(text) for text in HARMFUL.values()]
    config.HTMLExporter.template_name = "basic"
    page, _ = HTMLExporter(config=config).from_notebook_node(new_notebook(cells=cells))
    without, _ = HTMLExporter(template_name="basic").from_notebook_node(new_notebook(cells=cells))
    assert "<script>alert('x')</script>" in without and "<iframe" in without
    shown = page.replace("&lt;", "")
    assert not [active for active in RUNS if active in shown.lower()], page


def _compute() -> None:
    begun = time.process_time()
    while time.process_time() - begun < 5:
        pass


def test_code_that_swallows_the_interrupt_once_is_ended_anyway():
    before = signal.getsignal(signal.SIGVTALRM)
    with pytest.raises(TimeIsOver), LimitedTime(0.01, 1).with_one():
        with contextlib.suppress(TimeIsOver):
            _compute()
        _compute()
    assert signal.getsignal(signal.SIGVTALRM) == before


class Thing:
    pass


def test_an_exception_that_python_ignores_is_not_printed(monkeypatch):
    """A library's weak references call back while a text is read."""
    exceptions = []
    monkeypatch.setattr(sys, "unraisablehook", exceptions.append)
    with pytest.raises(TimeIsOver), LimitedTime(0.01, 1).with_one():
        thing = Thing()
        reference = weakref.ref(thing, lambda _: _compute())
        del thing
        _compute()
    assert reference() is None and not exceptions
    reference = weakref.ref(thing := Thing(), lambda _: 1 / 0)
    with LimitedTime(10, 10).with_one():
        del thing
    assert [exception.exc_type for exception in exceptions] == [ZeroDivisionError]
