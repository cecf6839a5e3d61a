"""The settings of a course about its own answers."""

from __future__ import annotations

from traitlets import Bool
from traitlets.config import Configurable


class ModelAnswers(Configurable):
    """Part of `nbgrader_config.py`: which of the course's own answers students see."""

    shown = Bool(True, help="On a card with full points, next to the student's own.").tag(
        config=True
    )
    compared = Bool(True, help="On the card of a failing kernel, as a sentence.").tag(config=True)
