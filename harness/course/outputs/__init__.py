"""The words of wrong outputs: causes, what a kernel lacks, and a message for each."""

from harness.course.outputs.causes import (
    Explanation,
    MissingEffect,
    OutputCause,
    Shortfall,
    explanation,
    missing_effect,
)
from harness.course.outputs.words import headline_of, help_of, words_of_missing

__all__ = [
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
