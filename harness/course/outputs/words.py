"""The message of each cause of a wrong output, and the reason for a property that is not earned."""

from __future__ import annotations

from collections.abc import Mapping

from harness.course.outputs.causes import Explanation, MissingEffect, OutputCause
from harness.sanitizer import Message, Names, fill, filled

_MISPLACED = (
    "The values are right, but in the wrong places: `{name}[{index}]` holds the value that belongs "
    "at `[{source}]`"
)
_TAKEN = (
    "The values are right, but in the wrong places: `{output}[{index}]` holds `{name}[{source}]` "
    "instead of `{name}[{belongs}]`"
)
_OUTSIDE = (
    "the box [{box}], which is entirely outside of {name:the map of `{name}`|its map} (shape "
    "({shape}))"
)
_FACTOR = (
    "Look for a factor that is missing or applied twice, or a sum with too many or too few terms."
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
    OutputCause.ROWS_AND_COLUMNS_EXCHANGED: Message(
        f"{_MISPLACED}; rows and columns are exchanged.",
        help=(
            "Exchange the two coordinates at the load or at the store; in PTX the "
            "innermost comes first."
        ),
    ),
    OutputCause.TILE_OF_ANOTHER_PLACE: Message(
        (
            "The values are right, but in the wrong places: tile [{tile}] of `{name}` holds the "
            "values of tile [{other_tile}]{which:; {which}|}."
        ),
        help="Compare the coordinates of the tile at its load and at its store.",
    ),
    OutputCause.TILES_TRANSPOSED: Message(
        f"{_MISPLACED}; each tile is transposed.",
        help=(
            "Exchange the row and the column of an element within the tile, at its "
            "write or at its read."
        ),
    ),
    OutputCause.VALUES_SHIFTED: Message(
        f"{_MISPLACED}; all are taken from {{shift}} their place.",
        help="Correct the offset in the index that reads or writes the elements.",
    ),
    OutputCause.CHUNKS_EXCHANGED: Message(
        (
            "The values are right, but in the wrong places: in row {row} of `{name}`, chunk {one} "
            "holds the values of chunk {two} (16 bytes each), as if a swizzle had exchanged them: "
            "it takes the XOR of chunk and row."
        ),
        help="Give the tensor map and the threads the same swizzle.",
    ),
    OutputCause.VALUES_MISPLACED: Message(
        f"{_MISPLACED}.",
        help="Compare the index at the write with the index at the read, for one element.",
    ),
    OutputCause.ANOTHER_OUTPUTS_VALUES: Message(
        "`{output}` holds what belongs in `{name}` ({where}).",
        help="Check which array each result is stored to.",
    ),
    OutputCause.INPUT_UNCHANGED: Message(
        "The wrong elements of `{output}` equal those of `{name}`, unchanged ({where}).",
        help="Check that these elements are computed, and that the store writes the results.",
    ),
    OutputCause.OUTPUT_UNCHANGED: Message(
        (
            "The wrong elements of `{output}` were never written: they have their values from "
            "before the launch ({where})."
        ),
        help="Check that a thread computes these elements and stores them.",
    ),
    OutputCause.ALL_ZERO: Message(
        "The wrong elements of `{name}` are all 0 ({where}).",
        help="Check that the results reach these elements, and that their inputs were loaded.",
    ),
    OutputCause.WRONG_BY_A_FACTOR: Message(
        "The wrong elements of `{name}` are {factor} times what they should be ({where}).",
        help=_FACTOR,
    ),
    OutputCause.INPUT_PARTLY_UNREAD: Message(
        "{count} of {size} elements of `{name}` were never read ({where}).",
        help="Check the bounds of the loop, and the coordinates of the loads.",
    ),
    OutputCause.RIGHT_FOR_SMALLER_NUMBERS: Message(
        (
            "`{output}` is right in every run with `{name}` {right}, and wrong in every run from "
            "{wrong} on."
        ),
        help=(
            "Check what is new at that number: a buffer or an mbarrier that is used "
            "again, or a value that is carried over."
        ),
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
