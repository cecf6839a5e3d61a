"""Causes of wrong outputs, and the ways in which a kernel lacks an effect that is asked for.

These are ids, and parts of messages; `harness.course.outputs.words` has a message for each cause.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import Any

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
        "{count} of {size} bytes of {name} were read by {opcode} ({lines}), not by {way}"
    )
    READ_BY_THREADS = (
        "threads read {count} of {size} bytes of {name} themselves ({lines}), not {way}"
    )
    READ_OUTSIDE = "all {way} are outside {name}"
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
        "{count} of {size} bytes of {name} were written by {writer} ({lines}), not by {way}"
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
    TURNS_AT_ONCE = "{count} warpgroups have the turn at the same time"
    OUT_OF_TURN = (
        "{in_turn} of a block's {count} products are issued in a turn that the other warpgroup has "
        "passed on"
    )
    STORED_TWICE = (
        "threads store at least {least} bytes{lines: ({lines})|}, and {name} has {size}: write it "
        "once"
    )


@dataclass(frozen=True)
class MissingEffect:
    """A shortfall, and the facts that fill the slots of its words."""

    shortfall: Shortfall
    slots: Mapping[str, Any]


def missing_effect(shortfall: Shortfall, **slots: Any) -> MissingEffect:
    """``MissingEffect(shortfall, slots)``, as a check writes it."""
    return MissingEffect(shortfall, slots)


@dataclass(frozen=True)
class Explanation:
    """A cause, and the facts that fill the slots of its message."""

    cause: OutputCause
    slots: Mapping[str, Any]


def explanation(cause: OutputCause, **slots: Any) -> Explanation:
    """``Explanation(cause, slots)``, as a rule writes it."""
    return Explanation(cause, slots)
