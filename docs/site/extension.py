"""What the pages have beside what Sphinx, MyST-NB and the theme give them.

A notebook's code cell carries what `docs.site.labs.marked` noted of it, as ``data-`` attributes. A
lab's page has the style sheets and scripts of ``live/``, which make it move:

- ``<div class="cell" data-cell="ID" data-kernels="NAME ...">`` is a cell; ``data-break="NAME"``
  where `harness.break_it` is called, ``data-launches="N"`` where launches of it were kept,
  ``data-role`` where it is an ``answer`` or a ``check``;
- ``<div class="live-explorer" data-explorer="NAME" data-model="ID">`` follows the still picture of
  an explorer. It holds the trait ``view`` that the explorer opens with, but for the picture, as
  JSON;
- ``<div class="live-kernel" data-kept="NAME">`` is replaced by the versions of a kernel that
  `docs.site.kernels` kept as ``_static/live/launches/NAME.json``;
- ``_static/live/`` is the folder ``live/`` beside this file, and what `docs.site.emulator` writes.
"""

from __future__ import annotations

import os
import re
import shutil
from html import escape
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.fileutil import copy_asset

from docs.site import emulator
from docs.site.hazards import anchor
from docs.site.labs import downloads
from docs.site.layout import CHECK, HAZARDS, LABS, LAUNCHES
from docs.site.preview import PREVIEW
from harness.views.drawing import ASSETS

LIVE = Path(__file__).parent / "live"
LONG_CELL = 60  # characters of a table's cell that need several lines
WHOLE_CODE = 30  # characters of code in a cell that stay in one line
_CELL = re.compile(r"<td\b.*?</td>", re.DOTALL)
_CODE = re.compile(r"<code\b.*?</code>", re.DOTALL)
_BREAK = re.compile(r"(?<=[/_:.])(?=\w)(?![^<]*>)")  # in text, not in a tag
DESCRIPTION = (
    "Learn Hopper's asynchronous copies in Python: TMA, mbarriers, fences, wgmma. Graded "
    "JupyterLab notebooks, and a checker of PTX that runs in your browser."
)


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_node(nodes.container, override=True, html=(_begin_container, _end_container))
    app.connect("doctree-resolved", _cells)
    app.connect("html-page-context", _breaks)
    app.connect("html-page-context", _live)
    app.connect("html-page-context", _described)
    app.connect("html-page-context", _captions, priority=900)  # after the theme's
    app.connect("build-finished", _copy_assets)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def _begin_container(translator: Any, node: nodes.container) -> None:
    data = node.get("cell_metadata", {}).get("data", {}) if "cell_index" in node else {}
    if node.get("nb_element") != "cell_code":
        data = {}
    attributes: dict[str, Any] = {f"data-{name}": value for name, value in data.items()}
    if data:
        attributes["ids"] = [anchor(data["break"]) if "break" in data else f"cell-{data['cell']}"]
    translator.body.append(
        translator.starttag(node, "div", CLASS="docutils container", **attributes)
    )


def _end_container(translator: Any, node: nodes.container) -> None:
    translator.body.append("</div>\n")


def _cells(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Mark the cells of tables that need several lines: site.css keeps them from being as narrow
    as their longest word."""
    for cell in doctree.findall(nodes.entry):
        if len(cell.astext()) > LONG_CELL:
            cell["classes"].append("long")


def _breaks(app: Sphinx, pagename: str, templatename: str, context: dict, doctree: Any) -> None:
    """A long path or name of a test in a table may break after its punctuation."""
    if "body" in context:
        context["body"] = _CELL.sub(lambda cell: _CODE.sub(_breakable, cell[0]), context["body"])


def _breakable(code: re.Match[str]) -> str:
    is_long = len(re.sub(r"<[^>]+>", "", code[0])) > WHOLE_CODE
    return _BREAK.sub("<wbr>", code[0]) if is_long else code[0]


def _live(app: Sphinx, pagename: str, templatename: str, context: dict, doctree: Any) -> None:
    with_kernels = pagename == "index" or pagename.startswith(("labs/", f"{HAZARDS}/"))
    script = "ptx.js" if pagename == CHECK else "lab.js" if with_kernels else None
    if script is not None and (LIVE / script).is_file():
        app.add_css_file("live/live.css")
        app.add_js_file(f"live/{script}", type="module")


def _described(app: Sphinx, pagename: str, templatename: str, context: dict, doctree: Any) -> None:
    """What a page says of itself to search engines, and where a link to it is shared."""
    title = re.sub(r"<[^>]+>", "", context.get("title") or app.config.project)
    tags = {"description": DESCRIPTION}
    shared = {
        "og:type": "website",
        "og:site_name": app.config.project,
        "og:title": title,
        "og:description": DESCRIPTION,
    }
    if base := app.config.html_baseurl:  # a preview needs an absolute address
        shared["og:url"] = f"{base.rstrip('/')}/{pagename}.html"
        shared["og:image"] = f"{base.rstrip('/')}/_static/{PREVIEW.name}"
        tags["twitter:card"] = "summary_large_image"
    context["metatags"] = context.get("metatags", "") + "".join(
        f'<meta {kind}="{name}" content="{escape(text)}">\n'
        for kind, of in (("name", tags), ("property", shared))
        for name, text in of.items()
    )


def _captions(app: Sphinx, pagename: str, templatename: str, context: dict, doctree: Any) -> None:
    """A caption of the navigation is a heading, and a heading has a level."""
    tree = context.get("furo_navigation_tree", "")
    context["furo_navigation_tree"] = tree.replace(
        'role="heading"', 'role="heading" aria-level="2"'
    )


def _copy_assets(app: Sphinx, exception: Exception | None) -> None:
    if exception or app.builder.format != "html":
        return
    static = Path(app.outdir) / "_static"
    copy_asset(LIVE, static / "live")
    copy_asset(Path(app.srcdir).parent / LAUNCHES, static / "live" / "launches")
    pyodide = os.environ.get("PYODIDE")
    emulator.write(static / "live", Path(pyodide) if pyodide else None)
    for name in ("picture.css", "explorer.css", "explorer.js"):
        copy_asset(ASSETS / name, static)
    for lab in LABS:
        folder = Path(app.outdir, "labs", lab, "download")
        folder.mkdir(parents=True, exist_ok=True)
        for path in downloads(lab):
            shutil.copy(path, folder)
