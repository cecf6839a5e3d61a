"""Sphinx extension: additions of the site to the pages of MyST-NB and the theme.

A notebook's code cell has the facts that `docs.site.labs.marked` stores in its metadata as
``data-`` attributes. A lab's page has the style sheets and scripts of ``live/``, which make it
interactive:

- ``<div class="cell" data-cell="ID" data-kernels="NAME ...">`` is a cell. It has
  ``data-break="NAME"`` if it calls `harness.break_it`, ``data-launches="N"`` if launches of it were
  recorded, and ``data-role`` if it is an ``answer``, a ``check``, or a ``use`` of an answer.
- ``<div class="live-explorer" data-explorer="NAME" data-model="ID">`` follows the still picture of
  an explorer. It contains the initial value of the explorer's trait ``view``, without the picture,
  as JSON.
- ``<div class="live-kernel" data-kept="NAME">`` is replaced by the versions of a kernel that
  `docs.site.kernels` wrote to ``_static/live/launches/NAME.json``.
- ``_static/live/`` has the folder ``live/`` next to this file and the output of
  `docs.site.emulator`.
"""

from __future__ import annotations

import os
import posixpath
import re
import shutil
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.fileutil import copy_asset

from docs.site import emulator, sharing
from docs.site.hazards import anchor
from docs.site.labs import downloads
from docs.site.layout import CHECK, HAZARDS, LABS, LAUNCHES
from harness.course.views.drawing import ASSETS

LIVE = Path(__file__).parent / "live"
SHORT_CELL = 12  # characters of a cell up to which it stays on one line
PHRASE = 4  # words from which on a cell needs room for three of them on a line
FEW_COLUMNS = 4  # up to which words, not only a text, are better read as a list
LONG_CELL = 40  # characters of a table's cell from which on it needs several lines
TEXT_CELL = 300  # characters from which on it needs the lines of a text
WHOLE_CODE = 22  # characters of a word of code that are kept on one line
WHOLE = '<span class="whole">'  # a word or number that is kept on one line
_SOURCE_FILE = re.compile(r"[\w/-]+\.md")
_WORD = re.compile(r"(?<!\S)\S*[^\W\d_]{2}\S*")  # not a number or a unit of a letter
_SCRIPT = re.compile(r"(<script\b.*?</script>)", re.DOTALL)  # an explorer's data has HTML, too
_CELL = re.compile(r"<td\b.*?</td>", re.DOTALL)
_CODE = re.compile(r"<code\b.*?</code>", re.DOTALL)
# Literals of Markdown and of HTML in it, but not of a card.
_LITERAL = re.compile(r'<code(?: class="docutils literal\b[^>]*)?>.*?</code>', re.DOTALL)
# In text, not in a tag, not before a file's suffix, not shortly before the end of braces or
# brackets, and not after the first character of a word.
_TOGETHER = r"(?![^<]*>)(?!py\b)(?![^\s<>{}]{,12}\})(?![^\s<>\[\]]{,12}\])(?!\w{1,4}[)\]}])"
_BREAK = re.compile(r"(?<=[^>\s][/:.(,=])(?=\w)" + _TOGETHER)
_BREAK_IN_CELL = re.compile(r"(?<=[^>\s][/_:.(,=])(?=\w)" + _TOGETHER)
_WIDER_THAN_A_PHONE = re.compile(r"\w{40,}(?![^<]*>)")
_HUMP = re.compile(r"(?<=[a-z])(?=[A-Z][a-z])|(?<=\w_)(?=\w)")
# Browsers break a word at a hyphen, and before a brace.
_HYPHENATED = re.compile(r"(?<![^>\s])[^\s<>]*(?:-|[~$]\{)[^\s<>]*(?![^<]*>)")
_DATE = re.compile(
    r"(?P<kept><(svg|pre|script|style|textarea|title)\b.*?</\2>|<[^>]*>)"
    r"|(?<![\w-])(?P<date>\d{4}-\d\d-\d\d|[\d.]+e-\d+|[^\W\d_]{2,}-\d|\d+–\d+|-inf)(?![\w-])",
    re.DOTALL,
)


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_node(nodes.container, override=True, html=(_begin_container, _end_container))
    app.connect("doctree-resolved", _cells)
    app.connect("doctree-resolved", _titles)
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
    """Mark the cells of tables that need several lines, and those that should stay on one line,
    and the tables with text in another column than the first."""
    for cell in doctree.findall(nodes.entry):
        if len(cell.astext()) > LONG_CELL:
            cell["classes"].append("long" if len(cell.astext()) < TEXT_CELL else "text")
        elif len(cell.astext()) <= SHORT_CELL:
            cell["classes"].append("short")
        elif len(cell.astext().split()) >= PHRASE:
            cell["classes"].append("phrase")
    for table in doctree.findall(nodes.table):
        rows = (row for body in table.findall(nodes.tbody) for row in body.findall(nodes.row))
        cells = [[cell.astext() for cell in row.findall(nodes.entry)] for row in rows]
        texts = [text for row in cells for text in row[1:]]
        most = 3 if len(cells[0]) > FEW_COLUMNS else 0  # words of a cell that stays in a table
        if any(len(text) > LONG_CELL or len(_WORD.findall(text)) > most for text in texts):
            table["classes"].append("stacks")


def _titles(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Let a link whose text is the name of a source file, such as grading.md, have the title of its
    page: a reader of the site has no such file."""
    for link in doctree.findall(nodes.reference):
        path = posixpath.join(posixpath.dirname(docname), link.get("refuri", "").partition("#")[0])
        title = app.env.titles.get(posixpath.normpath(path).removesuffix(".html"))
        if title is not None and _SOURCE_FILE.fullmatch(link.astext()):
            link.children = []
            link += nodes.Text(title.astext())


def _breaks(app: Sphinx, pagename: str, templatename: str, context: dict, doctree: Any) -> None:
    """Let long paths and names break after punctuation, in tables also inside the names of tests,
    and keep dates, numbers, short words of code with a hyphen, and names such as FlashAttention-2
    on one line."""
    if "body" in context:
        pieces = _SCRIPT.split(context["body"])
        pieces[::2] = map(_broken, pieces[::2])
        context["body"] = "".join(pieces)


def _broken(text: str) -> str:
    text = _CELL.sub(
        lambda cell: _CODE.sub(lambda code: _breakable(code, _BREAK_IN_CELL), cell[0]), text
    )
    text = _LITERAL.sub(lambda code: _breakable(code, _BREAK), text)
    return _DATE.sub(lambda match: match["kept"] or f"{WHOLE}{match['date']}</span>", text)


def _breakable(code: re.Match[str], where: re.Pattern[str]) -> str:
    if "<wbr>" in code[0] or WHOLE in code[0]:
        return code[0]
    is_long = any(len(word) > WHOLE_CODE for word in re.sub(r"<[^>]+>", "", code[0]).split())
    text = where.sub("<wbr>", code[0]) if is_long else code[0]
    text = _WIDER_THAN_A_PHONE.sub(lambda word: _HUMP.sub('<wbr class="hump">', word[0]), text)
    return _HYPHENATED.sub(
        lambda word: f"{WHOLE}{word[0]}</span>" if len(word[0]) <= WHOLE_CODE else word[0], text
    )


def _live(app: Sphinx, pagename: str, templatename: str, context: dict, doctree: Any) -> None:
    with_kernels = pagename == "index" or pagename.startswith(("labs/", f"{HAZARDS}/"))
    script = "ptx.js" if pagename == CHECK else "lab.js" if with_kernels else None
    if script is not None and (LIVE / script).is_file():
        app.add_css_file("live/live.css")
        app.add_js_file(f"live/{script}", type="module")


def _described(app: Sphinx, pagename: str, templatename: str, context: dict, doctree: Any) -> None:
    """Add the page's metadata for search engines and for previews of shared links."""
    described = sharing.tags(
        context.get("title", ""), pagename, app.config.project, app.config.html_baseurl
    )
    context["metatags"] = context.get("metatags", "") + described


def _captions(app: Sphinx, pagename: str, templatename: str, context: dict, doctree: Any) -> None:
    """Give the captions of the navigation, which are headings, a level."""
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
