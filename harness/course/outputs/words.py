"""The message of each cause of a wrong output, and the reason for a property that is not earned."""

from __future__ import annotations

from collections.abc import Mapping

from harness.course.outputs.causes import Explanation, MissingEffect, OutputCause
from harness.sanitizer import Message, Names, fill, filled

_OUTSIDE = (
    "the box [{box}], which is entirely outside of {name:the map of `{name}`|its map} (shape "
    "({shape}))"
)
_COORDINATES = "Correct the coordinates (the innermost first, in elements) or the map's extents."

MESSAGES: Mapping[OutputCause, Message] = {
    OutputCause.BOX_OUTSIDE_TENSOR: Message(
        (
            f"{{line:The load at line {{line}}|A load}} reads {_OUTSIDE}, so the whole tile is "
            f"fill ({{fill}})."
        ),
        help=_COORDINATES,
    ),
    OutputCause.BOX_STORED_OUTSIDE: Message(
        f"{{line:The store at line {{line}}|A store}} writes {_OUTSIDE}: nothing is written.",
        help=_COORDINATES,
    ),
    OutputCause.NOTHING_WRITTEN: Message(
        "Nothing was written to `{name}`: not one of its {size} elements.",
        help=(
            "Check that some thread of each block reaches the store: look at the "
            "grid and at the condition before the store."
        ),
    ),
    OutputCause.PARTLY_UNWRITTEN: Message(
        "{count} of {size} elements of `{name}` {is_one:was|were} never written: {where}.",
        help=(
            "Check the grid, the bounds of the loop and the condition before the "
            "store for these elements."
        ),
    ),
    OutputCause.VALUES_NAN: Message(
        (
            "`{output}` holds NaN where a number is expected ({where}): 0/0, infinity minus "
            "infinity, or a number computed from NaN, such as a copy's fill or unwritten bytes."
        ),
        help=(
            "Check the operands of divisions and differences, and that no value is "
            "used before it is written."
        ),
    ),
    OutputCause.ALL_ZERO: Message(
        "The wrong elements of `{name}` are all 0 ({where}).",
        help="Check that the results reach these elements, and that their inputs were loaded.",
    ),
    OutputCause.UNDEFINED_VALUES: Message(
        "`{output}` was computed from memory that has not been written.",
        help="Write the memory first, or wait for the copy that fills it.",
    ),
    OutputCause.WRONG_VALUES: Message(
        "`{output}` has wrong values.",
        help="Compute the first wrong element by hand, and compare each step with the kernel.",
    ),
}

_NAMES = Names("course")


def headline_of(explained: Explanation) -> str:
    return fill(MESSAGES[explained.cause].headline, explained.slots, _NAMES)


def help_of(explained: Explanation) -> str:
    """Return the remedy."""
    return fill(MESSAGES[explained.cause].help, explained.slots, _NAMES)


def words_of_missing(effect: MissingEffect) -> str:
    """Return the reason for a property that is not earned: a clause without a capital."""
    return filled(effect.shortfall.value, effect.slots, _NAMES)
