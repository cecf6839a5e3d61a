"""Causes of wrong outputs, and the ways in which a kernel lacks an effect that is asked for.

These are ids, and parts of messages; `harness.course.outputs.words` has a message for each cause.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import Any

from harness.sanitizer import Worded

PAGE = "wrong-output"


class OutputCause(StrEnum):
    """The id of a cause of a wrong output."""

    BOX_OUTSIDE_TENSOR = "box-outside-tensor"
    BOX_STORED_OUTSIDE = "box-stored-outside"
    NOTHING_WRITTEN = "nothing-written"
    PARTLY_UNWRITTEN = "partly-unwritten"
    STORE_NEVER_EXECUTED = "store-never-executed"
    STORE_SKIPPED = "store-skipped"
    VALUES_NAN = "values-nan"
    ROWS_AND_COLUMNS_EXCHANGED = "rows-and-columns-exchanged"
    TILE_OF_ANOTHER_PLACE = "tile-of-another-place"
    TILES_TRANSPOSED = "tiles-transposed"
    VALUES_SHIFTED = "values-shifted"
    NEIGHBORS_EXCHANGED = "neighbors-exchanged"
    CHUNKS_EXCHANGED = "chunks-exchanged"
    SWIZZLED_OTHERWISE = "swizzled-otherwise"
    VALUES_MISPLACED = "values-misplaced"
    ANOTHER_OUTPUTS_VALUES = "another-outputs-values"
    INPUT_UNCHANGED = "input-unchanged"
    OUTPUT_UNCHANGED = "output-unchanged"
    ANOTHER_ARRAYS_VALUES = "another-arrays-values"
    INPUT_SHIFTED = "input-shifted"
    INPUT_AXES_EXCHANGED = "input-axes-exchanged"
    INPUT_MISPLACED = "input-misplaced"
    VALUES_MAPPED = "values-mapped"
    TILE_COMPUTED_FOR_ANOTHER = "tile-computed-for-another"
    ALL_ZERO = "all-zero"
    ALL_ALIKE = "all-alike"
    WRONG_BY_A_FACTOR = "wrong-by-a-factor"
    ADDED_BY_A_FACTOR = "added-by-a-factor"
    WRONG_BY_FACTORS = "wrong-by-factors"
    SUM_OF_OTHER_TERMS = "sum-of-other-terms"
    TERM_OF_ANOTHER_COLUMN = "term-of-another-column"
    WRONG_BY_A_DIFFERENCE = "wrong-by-a-difference"
    UNDEFINED_VALUES = "undefined-values"
    SWIZZLES_DIFFER = "swizzles-differ"
    MATRIX_LAID_OUT_OTHERWISE = "matrix-laid-out-otherwise"
    MATRIX_NOT_TRANSPOSED = "matrix-not-transposed"
    MATRICES_DO_NOT_MATCH = "matrices-do-not-match"
    SUM_DISCARDED = "sum-discarded"
    INPUT_PARTLY_MULTIPLIED = "input-partly-multiplied"
    INPUT_PARTLY_UNREAD = "input-partly-unread"
    RIGHT_FOR_SMALLER_NUMBERS = "right-for-smaller-numbers"
    WRONG_VALUES = "wrong-values"

    @property
    def page(self) -> str:
        """The page of the documents that explains it."""
        return PAGE


class Detail(Worded, Enum):
    """A variant of a cause as a slot's value: its words. Their slots are those of the message."""

    OTHER_K = "k begins at {k} and at {other_k}"
    OTHER_INDEX = "the first is of index {index} and the second of index {other_index}"

    # Right values in wrong places
    TILE_INDICES_EXCHANGED = "row and column of the tile are exchanged"
    TILES_SHIFTED = "all come from the tile {shift} it"
    TILES_MIRRORED = "each tile is mirrored: its {axes} run backwards"
    ELEMENTS_SHIFTED = "all wrong elements are taken from {shift} their place"
    PAIRS_EXCHANGED = "the two of each pair are exchanged"
    GROUPS_EXCHANGED = "each {bit} {axes} are exchanged with the {bit} next to them"
    AXES_EXCHANGED = "{axis} and {other_axis} are exchanged"
    AXES_EXCHANGED_IN_TILES = "{axis} and {other_axis} are exchanged in each tile"

    # Wrong by a factor
    FACTOR_OF_EACH_ROW = "Each row of `{name}` is off by its own factor{most:, most by {most}|}"
    FACTOR_OF_EACH_COLUMN = (
        "Each column of `{name}` is off by its own factor{most:, most by {most}|}"
    )
    FACTOR_OF_ODD_COLUMNS = (
        "In each row of `{name}` even columns are off by one factor, odd ones by another"
    )
    FACTOR_OF_HALF_THE_COLUMNS = (
        "In each row of `{name}` the first {bit} of each {two_bits} columns are off by one factor, "
        "the others by another"
    )

    def worded(self, slots: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]]:
        return self.value, slots


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
    NO_ARRIVALS = "there are no {way}: the exercise asks for them, whatever else orders threads"
    ORDERED_BY_BLOCK_BARRIER = (
        "{way} are redundant: the block barrier at line {line} already orders everything that "
        "threads exchange. Remove it, and let the arrivals do so"
    )
    ORDERED_OTHERWISE = (
        "{way} are redundant: another barrier next to them, such as cuda.syncthreads(), already "
        "orders everything that threads exchange"
    )
    TOO_MANY_COPIES = "a block issues {count} bulk {what}s; one is asked for"
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
class Summands(Worded):
    """Terms that are in a sum ``times`` times instead of once; "" where they are missing."""

    which: str
    are_many: bool
    times: str

    def worded(self, slots: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]]:
        return "{which} {are_many:are|is} {times:in it {times} times|missing}", vars(self)


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
