"""The widget of all explorers: Python draws, the page displays it and sends the reader's input.
An `ExplorerScene` holds the contents; it needs no notebook, and is tested without it. Without a
kernel (on GitHub, in nbgrader's feedback, in a notebook opened the next day) a still picture
stands in: it is an output of its own before the widget's, for JupyterLab shows an error, and no
other form of an output, if a widget's kernel is gone. The widget's style sheet hides it.

For a page without a server, an explorer answers in JSON with the view of a saved scene.

Its controls are data: the page makes the inputs, and Python checks their values.
"""

from __future__ import annotations

import base64
import json
import pickle
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from html import escape
from types import SimpleNamespace
from typing import Any, Literal, Protocol, TypeVar

import anywidget
import traitlets
from IPython.display import display

from harness.course.views.cards.display import in_notebook
from harness.course.views.cards.markup import breakable, inline
from harness.course.views.drawing import ASSETS, NARROW, WIDEST, Drawing, picture_css, themed_image

Settings = dict[str, Any]


@dataclass(frozen=True)
class Control:
    """An input of the page, for the setting ``name``.

    ``kind``: a "number" that is typed, a "range" that slides (both whole numbers from ``low`` to
    ``high``), a "choice" of ``options``, a "check"; a "button" sets the setting to ``value``.
    Controls of a ``group`` are shown together under its name.
    """

    name: str
    label: str
    kind: Literal["number", "range", "choice", "check", "button"]
    group: str = ""
    low: int = 0
    high: int = 0
    options: tuple[str, ...] = ()
    value: Any = None


# The pixels that the page has for the picture: it asks for them, and no input shows them.
_WIDTH = Control("width", "", "number", "", NARROW, WIDEST)


def checked(controls: Sequence[Control], defaults: Settings, chosen: Settings) -> Settings:
    """``defaults``, updated with the values in ``chosen`` that their controls can have. Input from
    a page is not trusted: a number out of range is clamped, any other value that does not fit is
    ignored.
    """
    settings = dict(defaults)
    for control in (*controls, _WIDTH):
        value = chosen.get(control.name)
        if control is _WIDTH and "width" not in defaults:
            continue
        if control.kind in ("number", "range", "button"):
            if isinstance(value, (int, float)) and not isinstance(value, bool) and value == value:
                settings[control.name] = int(min(max(value, control.low), control.high))
        elif control.kind == "choice":
            if value in control.options:
                settings[control.name] = value
        elif isinstance(value, bool):
            settings[control.name] = value
    return settings


_WIDGET = "application/vnd.jupyter.widget-view+json"
# "Error displaying widget: model not found", which JupyterLab puts below a picture that stands in.
_NO_ERROR = (
    "<style>.jp-OutputArea-child:has(.hv-still) + .jp-OutputArea-child "
    ".jupyter-widgets:not(:has(*)) { display: none; }</style>"
)


@dataclass(frozen=True)
class Shown:
    """Contents of an explorer under some settings.

    ``facts`` are lines of text next to the picture, ``(name, value)``; ``problems`` come before
    them; ``description`` is a sentence for a screen reader. ``keys`` maps a key of the keyboard to
    ``(setting, step)``. ``settings`` are those shown, which may differ from those asked for.
    ``aside`` is HTML next to the picture.
    """

    picture: Drawing
    settings: Settings
    controls: tuple[Control, ...] = ()
    facts: tuple[tuple[str, str], ...] = ()
    problems: tuple[str, ...] = ()
    description: str = ""
    keys: dict[str, tuple[str, int]] = field(default_factory=dict)
    aside: str = ""


class ExplorerScene(Protocol):
    """The scene of an explorer."""

    name: str
    keyboard: str  # the effect of its keys, in a sentence

    def start(self) -> Settings:
        """The settings it opens with."""
        ...

    def show(self, settings: Settings) -> Shown:
        """Shows any settings of the right types; impossible ones as a problem."""
        ...


class Explorer(anywidget.AnyWidget):
    """An explorer in a notebook. ``settings`` can be read, and set with `set`."""

    _esm = ASSETS / "explorer.js"
    _css = (ASSETS / "explorer.css").read_text() + picture_css()

    request = traitlets.Dict().tag(sync=True)  # from the page: {"serial": n, "settings": {...}}
    view = traitlets.Dict().tag(sync=True)  # to the page

    def __init__(self, scene: ExplorerScene):
        self.scene = scene
        self.shown = scene.show(scene.start())
        super().__init__()
        self.view = self._to_page(0)
        self.observe(self._asked, "request")

    @property
    def settings(self) -> Settings:
        return dict(self.shown.settings)

    def set(self, **settings: Any) -> None:
        """Change settings from Python, as the page's controls do. Unknown names: ValueError."""
        unknown = settings.keys() - self.shown.settings.keys()
        if unknown:
            known = ", ".join(self.shown.settings)
            raise ValueError(f"no setting {sorted(unknown)} in {self.scene.name}; it has {known}")
        self._change(settings, self.view["serial"])

    def _asked(self, change: Any) -> None:
        asked = change["new"]
        settings, serial = asked.get("settings"), asked.get("serial")
        if isinstance(settings, dict) and isinstance(serial, int):
            self._change(settings, serial)

    def _change(self, requested: Settings, serial: int) -> None:
        settings = checked(self.shown.controls, self.shown.settings, requested)
        self.shown = self.scene.show(settings)
        self.view = self._to_page(serial)

    def _to_page(self, serial: int) -> dict[str, object]:
        shown = self.shown
        return {
            "serial": serial,
            "name": self.scene.name,
            "keyboard": self.scene.keyboard,
            "narrowest": NARROW,
            "widest": WIDEST,
            "settings": shown.settings,
            "controls": [asdict(control) for control in shown.controls],
            "keys": {key: list(step) for key, step in shown.keys.items()},
            "picture": shown.picture.svg(),
            "facts": facts_html(shown),
            "aside": shown.aside,
            "description": shown.description or shown.picture.alt,
        }

    # -- where there is no kernel

    def still(self) -> str:
        """Return the current picture, as HTML without scripts."""
        shown = self.shown
        narrow = None
        if shown.picture.width > NARROW and "width" in shown.settings:
            narrow = self.scene.show(shown.settings | {"width": NARROW}).picture
        return (
            f"<figure class='hv-still' style='margin:6px 0' aria-label='{escape(self.scene.name)}'>"
            f"{themed_image(shown.picture, narrow)}"
            f"<figcaption>{facts_html(shown)}</figcaption>{_NO_ERROR}</figure>"
        )

    def text(self) -> str:
        """The contents of the picture, in words."""
        shown = self.shown
        lines = [f"{self.scene.name}: {shown.picture.alt}"]
        lines += [f"  problem: {problem}" for problem in shown.problems]
        lines += [f"  {what}: {value}" for what, value in shown.facts]
        return "\n".join(lines)

    def _ipython_display_(self) -> None:
        display({"text/html": self.still(), "text/plain": self.text()}, raw=True)
        if in_notebook():
            data, _ = _split(super()._repr_mimebundle_())
            display({kind: value for kind, value in data.items() if kind == _WIDGET}, raw=True)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        data, metadata = _split(super()._repr_mimebundle_(**kwargs))
        return {**data, "text/html": self.still(), "text/plain": self.text()}, metadata


def _split(bundle: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the data and the metadata of a widget's display bundle."""
    data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
    return data or {}, metadata


def facts_html(shown: Shown) -> str:
    """Problems and facts, as HTML."""
    problems = "".join(
        "<div role='note' style='border-left:4px solid #d55e00;padding:2px 8px;margin:4px 0;"
        f"background:rgba(213,94,0,0.12);white-space:pre-wrap'>✗ {inline(problem)}</div>"
        for problem in shown.problems
    )
    rows = "".join(
        "<tr style='display:flex;flex-wrap:wrap;background:transparent'><th scope='row' style='"
        "flex:0 0 9em;white-space:nowrap;text-align:left;font-weight:600;padding:1px 10px 1px 0;"
        "border:0'>"
        f"{escape(what)}</th><td style='flex:1 1 22em;min-width:0;text-align:left;padding:1px 0;"
        "border:0;"
        f"overflow-wrap:break-word'>{inline(value) if '`' in value else breakable(value)}</td></tr>"
        for what, value in shown.facts
    )
    table = (
        "<table style='border-collapse:collapse;width:100%;font-size:inherit;margin:4px 0'>"
        f"<tbody style='display:block'>{rows}</tbody></table>"
    )
    return problems + (table if rows else "")


Result = TypeVar("Result")


def explored(request: str, report: Callable[[str], object] = lambda words: None) -> str:
    """The explorer's view under the settings; both JSON."""
    asked = json.loads(request)
    explorer = _explorer(asked["scene"])
    explorer.request = {"settings": asked["settings"], "serial": asked["serial"]}
    return json.dumps(explorer.view)


@lru_cache(maxsize=16)
def _explorer(scene: str) -> Explorer:
    return Explorer(pickle.loads(base64.b64decode(scene)))


def described(shape: object, strides: object, dtype: object, address: int) -> SimpleNamespace:
    """The array of a tensor map in a saved scene, as far as the map describes it."""
    return SimpleNamespace(shape=shape, strides=strides, dtype=dtype, address=address)


def remembering(function: Callable[..., Result], most: int | None) -> Callable[..., Result]:
    """A function of a scene with a cache of its results, as in a saved scene."""
    return lru_cache(maxsize=most)(function)
