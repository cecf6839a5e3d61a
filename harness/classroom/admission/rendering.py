"""Students' text as it is shown: markdown and code, with nothing that runs, and in limited time.

Markdown is cleaned in two ways, since a page that can change grades shows it. `inert_html` stands
in for nbconvert's `markdown2html`, so that feedback and Formgrader show no more than is allowed
here, for any text. `inert_source` changes the text itself, in the graded notebook, and only if its
rendering holds something that is not allowed.

Code is shown in colors, unless it takes too long to find them: pygments takes time by the square
of some texts' length, 40 s for 16 KiB of lines with a space each.
"""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from html.parser import HTMLParser
from typing import Any

import bleach
from bleach.css_sanitizer import CSSSanitizer
from jinja2 import pass_context
from jinja2.runtime import Context
from nbconvert.exporters import HTMLExporter
from nbconvert.filters.highlight import Highlight2HTML
from nbconvert.filters.markdown_mistune import IPythonRenderer, MarkdownWithMath
from nbformat import NotebookNode

from harness.base.processes.waits import time_limit
from harness.classroom.admission.files import ALLOWANCE, Allowance


class TimeIsOver(BaseException):
    """Raised in the work. Not an Exception, so that no library catches it and goes on."""


class LimitedTime:
    """The time left, as `time_limit` counts it: in Python's main thread alone. nbgrader works on
    students' texts in no other, in Formgrader neither."""

    def __init__(self, one_s: float, all_s: float):
        self._one_s, self._left_s = one_s, all_s

    @contextmanager
    def with_one(self) -> Iterator[None]:
        """Raises TimeIsOver in the work, when its time is over."""
        if self._left_s <= 0:
            raise TimeIsOver
        started = time.process_time()
        try:
            with time_limit(min(self._one_s, self._left_s), TimeIsOver):
                yield
        finally:
            self._left_s -= time.process_time() - started


_MORE_TAGS = """
br col colgroup dd del details div dl dt h1 h2 h3 h4 h5 h6 hr img ins kbd mark p pre s samp small
span sub summary sup table tbody td tfoot th thead tr u
"""
_TAGS = bleach.ALLOWED_TAGS | frozenset(_MORE_TAGS.split())
_ATTRIBUTES = {
    "*": ["class", "id", "title"],
    "a": ["href"],
    "img": ["src", "alt", "width", "height"],
    "td": ["style", "align", "colspan", "rowspan"],
    "th": ["style", "align", "colspan", "rowspan"],
    "ol": ["start"],
}
_PROTOCOLS = ("http", "https", "mailto", "data")
_PICTURE = re.compile(r"data:image/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*\Z")
_ALIGNED = re.compile(r"text-align: ?(?:left|right|center)\Z")  # how a table's columns come out
_OPENS_A_TAG = re.compile(r"<(?=[A-Za-z/!?])")


def _allowed(tag: str, name: str, value: str) -> bool:
    if name not in _ATTRIBUTES["*"] and name not in _ATTRIBUTES.get(tag, ()):
        return False
    if name == "style":
        return bool(_ALIGNED.match(value))
    scheme, colon, _ = value.partition(":")
    if colon and scheme.strip().lower() == "data":
        return tag == "img" and name == "src" and bool(_PICTURE.match(value))
    return True


def _clean(html: str) -> str:
    cleaned: str = bleach.clean(
        html,
        tags=_TAGS,
        attributes=_allowed,
        protocols=_PROTOCOLS,
        css_sanitizer=CSSSanitizer(allowed_css_properties=["text-align"]),
        strip=True,
    )
    return cleaned


@pass_context
def inert_html(context: Context, source: str) -> str:
    """Markdown as HTML that can do nothing; a filter for nbconvert's templates."""
    cell = context.get("cell") or {}
    return _clean(_rendered(source, cell.get("attachments", {})))


def inert_source(source: str, attachments: object = None) -> str:
    """The text itself if it shows nothing that is not allowed. Else the text with its tags escaped;
    if that is not enough, all of it as code. ``attachments`` are the cell's pictures."""
    if _is_inert(source, attachments):
        return source
    escaped = _OPENS_A_TAG.sub("&lt;", source)
    return escaped if _is_inert(escaped, attachments) else as_code(source)


def inert_in_time(
    source: str, attachments: object, allowance: Allowance, time: LimitedTime
) -> tuple[str, str]:
    """`inert_source`, or all of it as code where it is too long to be laid out, or takes too long;
    and in words why, if so."""
    size = len(source.encode())
    if size > allowance.markdown_bytes:
        return as_code(source), f"{size} bytes of markdown: shown as it is written"
    try:
        with time.with_one():
            return inert_source(source, attachments), ""
    except TimeIsOver:
        return as_code(source), "its markdown takes too long: shown as it is written"
    except Exception:  # a library's fault with this text
        return as_code(source), "its markdown cannot be read: shown as it is written"


def as_code(source: str) -> str:
    """The text in a code fence that nothing in it can close."""
    longest = max(map(len, re.findall(r"`+", source)), default=0)
    fence = "`" * max(3, longest + 1)
    return f"{fence}text\n{source}\n{fence}"


def _rendered(source: str, attachments: Any = None) -> str:
    renderer = IPythonRenderer(escape=False, attachments=attachments or {})
    return MarkdownWithMath(renderer=renderer).render(source)


def _is_inert(source: str, attachments: object) -> bool:
    html = _rendered(source, _without_pixels(attachments))
    return _markup(html) == _markup(_clean(html))


def _without_pixels(attachments: object) -> dict[str, dict[str, object]]:
    """The attached files, those that are pictures empty: megabytes of them take seconds."""
    bundles = attachments.items() if isinstance(attachments, dict) else ()
    return {
        name: {
            kind: "" if _PICTURE.match(f"data:{kind};base64,{data}") else data
            for kind, data in bundle.items()
        }
        for name, bundle in bundles
        if isinstance(bundle, dict)
    }


class _Markup(HTMLParser):
    """Counts the tags of a page with their attributes, and its comments."""

    def __init__(self) -> None:
        super().__init__()
        self.counts: Counter[Any] = Counter()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.counts[tag, tuple(sorted(map(_as_written, attrs)))] += 1

    def handle_comment(self, data: str) -> None:
        self.counts["comment"] += 1

    def handle_decl(self, decl: str) -> None:
        self.counts["declaration"] += 1

    def handle_pi(self, data: str) -> None:
        self.counts["instruction"] += 1


def _as_written(attribute: tuple[str, str | None]) -> tuple[str, str]:
    name, value = attribute[0], attribute[1] or ""
    return name, value.replace(" ", "").strip(";") if name == "style" else value


def _markup(html: str) -> Counter[object]:
    parser = _Markup()
    parser.feed(html)
    parser.close()
    return parser.counts


class HighlightInTime(Highlight2HTML):
    """nbconvert's filter `highlight_code`. nbconvert makes an instance for each notebook."""

    def __init__(self, **options: Any):
        super().__init__(**options)  # type: ignore[no-untyped-call]
        self._time = LimitedTime(ALLOWANCE.rendering_s, ALLOWANCE.all_rendering_s)

    def __call__(self, source: str, language: str | None = None, metadata: Any = None) -> str:
        try:
            with self._time.with_one():
                return self._highlighted(source, language, metadata)
        except TimeIsOver:
            return self._highlighted(source, "text", metadata)

    def _highlighted(self, *args: Any) -> str:
        html: str = super().__call__(*args)  # type: ignore[no-untyped-call]
        return html


# Both of nbgrader's pages lack space in tables (which scroll if they are too wide), marks on cells
# that can be opened, and wrapped long names. Below the width at which Formgrader's navigation needs
# several lines, it scrolls with the page instead of covering it.
_STYLE = """
.rendered_html table { display: block; max-width: 100%; overflow-x: auto; }
.rendered_html :is(th, td) { padding: 0.2em 0.5em; }
.rendered_html summary { display: list-item; cursor: pointer; }
.rendered_html :not(pre) > code { white-space: normal; overflow-wrap: break-word; }
@media (max-width: 991px) {
.navbar.navbar-fixed-top { position: static; }
.navbar .col-md-8 { clear: both; }
html body { padding-top: 1em; }
}
"""


class LaidOutPage(HTMLExporter):
    """nbconvert's exporter, which adds a style sheet."""

    def from_notebook_node(
        self, nb: NotebookNode, resources: dict[str, Any] | None = None, **kw: Any
    ) -> tuple[Any, dict[str, Any]]:
        page, resources = super().from_notebook_node(nb, resources, **kw)
        return page.replace("</head>", f"<style>{_STYLE}</style></head>", 1), resources
