"""Every message about a finding, as `messages.md` has it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from harness.sanitizer.diagnosis.cause import Cause, WaitsFor
from harness.sanitizer.emulator import HazardKind, Reason, Touched, Use

_PATH = Path(__file__).with_suffix(".md")
_Id = TypeVar("_Id", bound=StrEnum)


@dataclass(frozen=True)
class Message:
    """The templates of a cause.

    A cause without ``help`` or ``note`` of its own takes those of the general cause of its kind.
    """

    headline: str
    help: str = ""
    note: str = ""


def _sections(text: str, mark: str) -> dict[str, str]:
    """The texts under the headings of a level, by heading. Raises ValueError for a heading that
    occurs twice."""
    _, *parts = re.split(rf"^{mark} (\S+)$", text, flags=re.MULTILINE)
    if len({*parts[::2]}) < len(parts[::2]):
        raise ValueError(f"{_PATH.name} has a heading twice")
    return dict(zip(parts[::2], parts[1::2], strict=True))


_TEXTS = _sections(_PATH.read_text(encoding="utf-8"), "#")


def _templates(heading: str, ids: type[_Id]) -> dict[_Id, str]:
    """The text of each id under a heading. Raises ValueError for an unknown id."""
    return {
        ids(name): " ".join(text.split()) for name, text in _sections(_TEXTS[heading], "##").items()
    }


def _message(text: str) -> Message:
    rest, _, note = text.partition(" Note: ")
    headline, _, help_ = rest.partition(" Help: ")
    return Message(headline, help_, note)


MEANINGS: Mapping[HazardKind, str] = _templates("kinds", HazardKind)
REASONS: Mapping[Reason, str] = _templates("reasons", Reason)
CLAUSES: Mapping[Reason, str] = _templates("clauses", Reason)
USES: Mapping[Use, str] = _templates("uses", Use)
TOUCHED: Mapping[Touched, str] = _templates("touched", Touched)
WAITS: Mapping[WaitsFor, str] = _templates("waits", WaitsFor)
MESSAGES: Mapping[Cause, Message] = {
    cause: _message(text) for cause, text in _templates("causes", Cause).items()
}

FORMAL = "Required by the PTX memory model; not observed on any tested GPU."

OTHER_BLOCKS = "The two accesses are in different blocks: a block barrier does not order them."

OUTSIDE = (
    "{element}{other:, the same place as {other_element},|} is {length:out of bounds: axis {axis} "
    "of `{name}` has extent {length}{other:, and axis {other_axis} extent {other_length}|}|before "
    "the array begins}"
)
"""An element beyond an array (`harness.sanitizer.emulator.Outside`)."""
