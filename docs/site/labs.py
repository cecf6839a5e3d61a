"""The labs as pages: the student's cells with the outputs of the solution.

The page shows the released lab: cells to fill in as students get them, the cards of right kernels
below them, and all other outputs as in JupyterLab.
"""

from __future__ import annotations

import ast
import base64
import html
import json
import re
from collections.abc import Iterator
from pathlib import Path

import nbformat
from nbformat import NotebookNode
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer

from docs.site.runs import is_answer, released, solution
from harness.sanitizer.diagnosis import KINDS

WIDGET = "application/vnd.jupyter.widget-view+json"
_SVG = r"data:image/svg\+xml;base64,([\w+/=]+)"
_PICTURE = re.compile(  # written by harness.course.views.drawing.themed_image
    r"<div tabindex='0' style='[^']*'>"
    r"<style>(?P<others>\[data-jp-theme-light=false\] [^<]*)</style>"
    rf"<img class='hv-\w+' style='[^']*' alt='[^']*' src='(?P<picture>{_SVG})'/></div>"
)
_NARROW = re.compile(rf"@container \([^)]*\) \{{ *\.hv-\w+ \{{ content: url\('(?P<picture>{_SVG})'")
_REPORTED = re.compile(rf"<strong>({'|'.join(KINDS)})</strong>")
_LOG = re.compile(r"`(harness/bench/kernels/\w+/LOG\.md)`")  # a page here, no file next to a lab
_NAME = re.compile(r"\w+")
_SVG_STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)


def shown(lab: str, solved: NotebookNode) -> NotebookNode:
    """Return the cells of the released lab with the outputs of the executed solution."""
    notebook = nbformat.read(released(lab), as_version=4)
    notebook.metadata["live"] = solved.metadata["live"]
    states = solved.metadata.get("widgets", {}).get("application/vnd.jupyter.widget-state+json", {})
    answer = ""
    for cell, ran in zip(notebook.cells, solved.cells, strict=True):
        if cell.cell_type == "code":
            cell.outputs = list(_outputs(ran.outputs, states.get("state", {})))
            if _role(cell) == "answer":
                answer = ran.source
            if _role(cell) == "check":  # the last value, the points, is for nbgrader
                cell.outputs = [
                    output for output in cell.outputs if output.output_type != "execute_result"
                ]
                cell.outputs.append(_folded(answer))
            cell.execution_count = ran.execution_count
    return notebook


def _outputs(outputs: list[NotebookNode], states: dict) -> Iterator[NotebookNode]:
    for output in outputs:
        data = output.get("data")
        if data is None:
            yield output
        elif WIDGET in data:
            model = data[WIDGET]["model_id"]
            state = states.get(model, {}).get("state", {})
            yield _as_html(output, _explorer(model, state))
        elif "text/html" in data:
            yield _as_html(output, inline(data["text/html"]))
        else:
            yield output


def _folded(source: str) -> NotebookNode:
    """Return the course's answer to an exercise, below its card."""
    code = highlight(source, PythonLexer(), HtmlFormatter())
    text = f"<details><summary>The course's answer</summary>{code}</details>"
    return nbformat.v4.new_output("display_data", {"text/html": text})


def _as_html(output: NotebookNode, text: str) -> NotebookNode:
    return nbformat.from_dict({**output, "data": {"text/html": text}, "metadata": {}})


def _explorer(model: str, state: dict) -> str:
    """Return an explorer's initial state for the page's script; its picture precedes it."""
    view = {name: value for name, value in state.get("view", {}).items() if name != "picture"}
    text = json.dumps(view, ensure_ascii=False).replace("</", "<\\/")
    name = html.escape(view.get("name", ""))
    return (
        f'<div class="live-explorer" data-explorer="{name}" data-model="{model}">'
        f'<script type="application/json">{text}</script></div>'
    )


def inline(text: str) -> str:
    """Return HTML with SVG elements, colored by the page's theme, instead of images. A picture
    with a second layout for narrow pages appears twice; the page's style sheet hides the other."""

    def drawn(match: re.Match[str]) -> str:
        narrow = _NARROW.search(match["others"])
        if narrow is None:
            return _scrolled(match["picture"])
        return _scrolled(match["picture"], "hv-wide") + _scrolled(narrow["picture"], "hv-narrow")

    return _PICTURE.sub(drawn, text)


def _scrolled(picture: str, layout: str = "") -> str:
    """Return the SVG of a picture, given as a data URL, in an element that scrolls."""
    svg = base64.b64decode(picture.partition("base64,")[2]).decode()
    svg = _SVG_STYLE.sub("", svg.replace(' xmlns="http://www.w3.org/2000/svg"', ""), count=1)
    return f"<div class='{f'hv-scrolls {layout}'.strip()}'>{svg}</div>"


def marked(notebook: NotebookNode) -> NotebookNode:
    """Return the notebook with links to other pages, and with the facts about code cells that
    scripts need (`extension`)."""
    answered: set[str] = set()  # kernels of the exercises so far
    for cell in notebook.cells:
        if cell.cell_type == "markdown":
            cell.source = _LOG.sub(r"[\g<0>](../../\1)", cell.source)
        if cell.cell_type != "code":
            continue
        data = {"cell": cell.id, "kernels": " ".join(kernels(cell.source))}
        broken = re.search(r"break_it\(\s*\"([^\"]+)\"", cell.source)
        data["break"] = broken[1] if broken else ""
        data["role"] = _role(cell)
        if data["role"] == "answer":
            answered.update(kernels(cell.source))
        elif not data["role"] and cell.outputs and answered & set(_NAME.findall(cell.source)):
            data["role"] = "use"
        launched = notebook.metadata.get("live", {}).get("launches", {}).get(cell.id, ())
        data["launches"] = str(len(launched) or "")
        cell.metadata["data"] = {name: value for name, value in data.items() if value}
    return notebook


def with_downloads(notebook: NotebookNode, lab: str) -> NotebookNode:
    """Return the notebook with links to its file and its solution below the introduction."""
    links = (
        f'<a href="download/{lab}.ipynb" download>Download this notebook</a>, or <a '
        f'href="download/{lab}.py" download>its solution</a>. To run it, '
        "[install the course](../../docs/installing.md): `tma-labs start` brings all notebooks."
    )
    notebook.cells.insert(1, nbformat.v4.new_markdown_cell(links))
    return notebook


def downloads(lab: str) -> tuple[Path, Path]:
    """Return the files to which a lab's page links: the released notebook and the solution."""
    return released(lab), solution(lab)


def hazards_of(notebook: NotebookNode) -> dict[str, set[str]]:
    """Return the kinds of hazards that the cards of a marked notebook report, by the kernel's name
    in `harness.break_it`."""
    kinds: dict[str, set[str]] = {}
    for cell in notebook.cells:
        name = cell.metadata.get("data", {}).get("break")
        if name:
            text = "".join(output.get("data", {}).get("text/html", "") for output in cell.outputs)
            kinds[name] = {match[1] for match in _REPORTED.finditer(text)}
    return kinds


def _role(cell: NotebookNode) -> str:
    graded = cell.metadata.get("nbgrader", {})
    return "answer" if is_answer(cell) else "check" if graded.get("grade") else ""


def kernels(source: str) -> list[str]:
    """Return the names of a cell's functions that are decorated with `cuda.jit`."""
    try:
        tree = ast.parse(source)
    except SyntaxError:  # a magic command
        return []
    return [
        node.name
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
        and any("cuda.jit" in ast.unparse(decorator) for decorator in node.decorator_list)
    ]
