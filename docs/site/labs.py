"""The labs as pages: the student's cells with the outputs of the solution.

The solution is executed from top to bottom on the emulator. The page shows the released lab: cells
to fill in as students get them, the cards of right kernels below them, and all other outputs as in
JupyterLab. The name of a kept run is a digest of everything that could change it, so a lab is
executed again only if something has changed.
"""

from __future__ import annotations

import ast
import base64
import hashlib
import html
import json
import os
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

import nbformat
from nbformat import NotebookNode
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer

from docs.site import launches
from harness import settings
from harness.classroom.course.notebooks import read_text_notebook
from harness.diagnosis import KINDS
from harness.exercises.model_answers import without_marks

ROOT = Path(__file__).resolve().parents[2]
CELL_LIMIT_S = 300
_NOTING = ("launches", "statements", "explorers")  # modules that record the launches
WIDGET = "application/vnd.jupyter.widget-view+json"
_SVG = r"data:image/svg\+xml;base64,([\w+/=]+)"
_PICTURE = re.compile(  # written by harness.views.drawing.themed_image
    r"<div tabindex='0' style='[^']*'>"
    r"<style>(?P<others>\[data-jp-theme-light=false\] [^<]*)</style>"
    rf"<img class='hv-\w+' style='[^']*' alt='[^']*' src='(?P<picture>{_SVG})'/></div>"
)
_NARROW = re.compile(rf"@container \([^)]*\) \{{ *\.hv-\w+ \{{ content: url\('(?P<picture>{_SVG})'")
_REPORTED = re.compile(rf"<strong>({'|'.join(KINDS)})</strong>")
_LOG = re.compile(r"`(harness/bench/kernels/\w+/LOG\.md)`")  # a page here, no file beside a lab
_NAME = re.compile(r"\w+")
_SVG_STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)


def executed(lab: str, kept: Path) -> NotebookNode:
    """Return the lab with its outputs. ``kept``: the folder of previous runs."""
    path = kept / f"{lab}-{fingerprint(lab)}.ipynb"
    if not path.is_file():
        kept.mkdir(parents=True, exist_ok=True)
        for old in kept.glob(f"{lab}-*.ipynb"):
            old.unlink()
        part = path.with_suffix(".part")
        nbformat.write(_run(lab), part)
        part.replace(path)
    return nbformat.read(path, as_version=4)


def fingerprint(lab: str) -> str:
    """Return a digest of the lab's solution and of everything that it imports from here."""
    hashed = hashlib.sha256()
    sources = [path for path in (ROOT / "harness").rglob("*") if _is_source(path)]
    sources += [Path(__file__).with_name(f"{name}.py") for name in ("labs", *_NOTING)]
    for path in [*sorted(sources), ROOT / "constraints.txt", _solution(lab), _released(lab)]:
        hashed.update(str(path.relative_to(ROOT)).encode() + b"\0")
        hashed.update(hashlib.sha256(path.read_bytes()).digest())
    return hashed.hexdigest()[:20]


def _is_source(path: Path) -> bool:
    return path.is_file() and path.suffix != ".pyc"


def _solution(lab: str) -> Path:
    folder, name = (".", "index") if lab == "index" else (lab, lab)
    return ROOT / "solutions" / folder / f"{name}.py"


def _released(lab: str) -> Path:
    return ROOT / "labs" / ("index.ipynb" if lab == "index" else f"{lab}/{lab}.ipynb")


def _run(lab: str) -> NotebookNode:
    """Return the cells of the lab with the outputs of the solution."""
    from nbclient import NotebookClient

    solved = read_text_notebook(_solution(lab))
    for cell in solved.cells:  # a card's line numbers are those of the answer that a reader sees
        if _role(cell) == "answer":
            cell.source = without_marks(cell.source)
    shown = nbformat.read(_released(lab), as_version=4)
    assert [cell.id for cell in solved.cells] == [cell.id for cell in shown.cells], lab
    environment = {
        settings.DEVICE.name: "emulator",
        settings.ATTEMPTS_DIR.name: "off",
        settings.SITE.name: "../..",  # relative to a lab's page
        "PYTHONPATH": str(ROOT),
    }
    with tempfile.TemporaryDirectory() as folder:
        notes = Path(folder, "notes")
        client = NotebookClient(
            solved,
            timeout=CELL_LIMIT_S,
            store_widget_state=True,
            resources={"metadata": {"path": str(_solution(lab).parent)}},
            extra_arguments=launches.noting(notes),
        )
        client.execute(env={**os.environ, **environment})
        hidden = {cell.id for cell in shown.cells if _role(cell) == "answer"}
        texts = {cell.id: cell.source for cell in shown.cells if cell.id not in hidden}
        answers = [cell.source for cell in solved.cells if cell.id in hidden]
        shown.metadata["live"] = launches.of_cells(notes, texts, answers)
    states = solved.metadata.get("widgets", {}).get("application/vnd.jupyter.widget-state+json", {})
    answer = ""
    for cell, ran in zip(shown.cells, solved.cells, strict=True):
        if cell.cell_type == "code":
            cell.outputs = list(_outputs(ran.outputs, states.get("state", {})))
            if _role(cell) == "answer":
                answer = ran.source
            if _role(cell) == "check":  # its last value, the points, is for nbgrader
                cell.outputs = [
                    output for output in cell.outputs if output.output_type != "execute_result"
                ]
                cell.outputs.append(_folded(answer))
            cell.execution_count = ran.execution_count
    return shown


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
    """Return HTML with SVG elements, coloured by the page's theme, instead of images. A picture
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
    return _released(lab), _solution(lab)


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
    return "answer" if graded.get("solution") else "check" if graded.get("grade") else ""


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
