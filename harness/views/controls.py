"""An explorer's controls, as data: the page makes the inputs, Python checks their values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

from harness.views.drawing import NARROW, WIDEST

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

    def to_json(self) -> dict[str, object]:
        return asdict(self)


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
