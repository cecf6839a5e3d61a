"""The words of wrong outputs: causes, what a kernel lacks, and a message for each.

What an exercise knows of its mistakes is put in these terms: its own folder names a `Detail`, and
the judge finds the `OutputCause`.
"""

from harness.course.outputs.causes import (
    Detail,
    Explanation,
    MissingEffect,
    OutputCause,
    Shortfall,
    explanation,
    missing_effect,
)
from harness.course.outputs.words import headline_of, help_of, words_of_missing

__all__ = [
    "Detail",
    "Explanation",
    "MissingEffect",
    "OutputCause",
    "Shortfall",
    "explanation",
    "headline_of",
    "help_of",
    "missing_effect",
    "words_of_missing",
]
