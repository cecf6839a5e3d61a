"""The words of wrong outputs: causes, what a kernel lacks of an effect, and a message for each."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, StrEnum
from typing import Any

from harness.sanitizer import Message, Names, fill, filled

PAGE = "wrong-output"


class OutputCause(StrEnum):
    """The id of a cause of a wrong output."""

    BOX_OUTSIDE_TENSOR = "box-outside-tensor"
    BOX_STORED_OUTSIDE = "box-stored-outside"
    NOTHING_WRITTEN = "nothing-written"
    PARTLY_UNWRITTEN = "partly-unwritten"
    VALUES_NAN = "values-nan"
    ALL_ZERO = "all-zero"
    UNDEFINED_VALUES = "undefined-values"
    WRONG_VALUES = "wrong-values"

    @property
    def page(self) -> str:
        """The page of the documents that explains it."""
        return PAGE


_THEMSELVES = "that threads read from {name} themselves ({lines})"


class Shortfall(Enum):
    """The way in which a kernel lacks an effect that its exercise asks for: a clause without a
    capital."""

    READ_BY_OTHERS = (
        "{count} of {size} bytes of {name} were read by {opcode} ({lines}); only {way} may read "
        "them"
    )
    READ_BY_THREADS = (
        "threads read {count} of {size} bytes of {name} themselves ({lines}), not {way}"
    )
    READ_OUTSIDE = "in a run, all {way} are outside {name}"
    NOTHING_READ = "no byte of {name} was brought by {way}"
    NOTHING_HANDED_OVER = "no byte of {name} was read by {way}"
    ENDS_BY_THREADS = f"the kernel ends only with bytes {_THEMSELVES}"
    VALUES_BY_THREADS = f"{{differing}} come from bytes {_THEMSELVES}"
    COPIES_BY_THREADS = f"what copies bring depends on bytes {_THEMSELVES}"
    READ_BY_TWO_BLOCKS = (
        "blocks {first} and {second} of a cluster read the same bytes of {name} ({lines}): a "
        "single block should read them, and multicast them to all"
    )
    NOT_MULTICAST = "each load of {name} arrives in a single block: it should be multicast to all"
    WRITTEN_BY_OTHERS = (
        "{count} of {size} bytes of {name} were written by {writer} ({lines}); only {way} may "
        "write them"
    )
    NOTHING_WRITTEN = "no byte of {name} was written by {way}"
    SEVERAL_MBARRIERS = (
        "the loads of block {block} complete on {count} mbarriers instead of a single one"
    )
    NOT_FROM_COPIES = "{differing} were not computed from the data that {way} loaded from {name}"
    NOT_FROM_PRODUCTS = "{differing} were not computed by the Tensor Cores (wgmma)"
    NOT_BY_EDITED_MAP = "{differing} do not come through a map that {way} edited"
    INDEPENDENT = "{name} does not depend on {way}"
    PARTLY_INDEPENDENT = "{count} of {size} elements of {name} do not depend on {way}"
    NEVER_EXECUTED = "the kernel never executed {way}"
    TOO_OFTEN = "a block executes {count} {way}, and the exercise allows {most}"
    NO_ARRIVALS = "there are no {way}: the exercise asks for them, whatever else orders threads"
    ORDERED_BY_BLOCK_BARRIER = (
        "{way} are redundant: the block barrier at line {line} already orders everything that "
        "threads exchange. Remove it, and let the arrivals do so"
    )
    ORDERED_OTHERWISE = (
        "{way} are redundant: another barrier next to them, such as cuda.syncthreads(), already "
        "orders everything that threads exchange"
    )
    LOADS_IN_TURN = (
        "at most {at_once} of a block's {count} loads are in flight at the same time; at least "
        "{least} are asked for: loads do not overlap"
    )
    LOADS_RESTARTED = (
        "{restarts} of a block's {count} loads are issued while none of the others is in flight: "
        "the block waits for them with nothing to do"
    )
    STORES_IN_TURN = (
        "at most {at_once} of a block's {count} stores are in flight at the same time; {least} are "
        "asked for: each store is waited for before the next buffer is filled"
    )
    STORES_BESIDE_NO_LOADS = (
        "{beside} of a block's {count} stores are in flight at the same time as a load: each store "
        "is waited for before the next tile is loaded"
    )
    TURNS_AT_ONCE = "{count} warpgroups have the turn at the same time"
    OUT_OF_TURN = (
        "{in_turn} of a block's {count} products are issued in a turn that the other warpgroup has "
        "passed on"
    )
    STORED_TWICE = (
        "threads store at least {least} bytes{lines: ({lines})|}, and {name} has {size}: write it "
        "once"
    )


class MissingEffect:
    """A shortfall, and the facts that fill the slots of its words."""

    def __init__(self, shortfall: Shortfall, **slots: Any):
        self.shortfall, self.slots = shortfall, slots


class Explanation:
    """A cause, and the facts that fill the slots of its message."""

    def __init__(self, cause: OutputCause, **slots: Any):
        self.cause, self.slots = cause, slots


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
