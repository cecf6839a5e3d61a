"""Causes of wrong outputs, and the ways in which a kernel lacks an effect that is asked for.

These are ids, and parts of messages; `harness.outputs.words` has a message for each cause.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import Any

from harness.diagnosis import Worded

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
    NEIGHBORS_EXCHANGED = "neighbours-exchanged"
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
    COMPUTED_OTHERWISE = "computed-otherwise"
    WRONG_KEYS_ATTENDED = "wrong-keys-attended"
    MASKED_KEYS_COUNT = "masked-keys-count"
    WEIGHTS_SUMMED_IN_PART = "weights-summed-in-part"
    WEIGHTS_OF_DIFFERENT_MAXIMA = "weights-of-different-maxima"
    WEIGHTS_OF_OTHER_ROWS = "weights-of-other-rows"
    SCORES_SCALED_OTHERWISE = "scores-scaled-otherwise"
    MAXIMUM_FALLS = "maximum-falls"
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

    # of wrong keys
    OWN_KEY_MASKED = "the mask hides key i from query i"
    NEXT_KEY_SEEN = "the mask lets query i see key i + 1"
    EARLIER_KEYS_MASKED = "the mask hides the keys before query i, not those after it"
    NOTHING_MASKED = "nothing is masked"
    PLACES_COMPARED = (
        "the mask compares the place of the key in its tile with the query's place in its own"
    )
    PLACE_OF_QUERY_COMPARED = (
        "the mask compares the place of the query in its tile with the number of the key"
    )
    PLACE_OF_KEY_COMPARED = (
        "the mask compares the place of the key in its tile with the number of the query"
    )
    OWN_TILE_LEFT_OUT = "the tile of the query itself is left out"
    ROW_OF_ANOTHER_ACCUMULATOR = (
        "the mask takes query {query} for query {mistaken}, the other row of the same thread"
    )
    QUERY_MISTAKEN = "the mask takes query {query} for query {mistaken}"
    COLUMN_OF_ANOTHER_ACCUMULATOR = (
        "the mask takes key {key} for key {mistaken}, the first column of the same thread"
    )
    KEY_MISTAKEN = "the mask takes key {key} for key {mistaken}"
    LAST_KEY_LEFT_OUT = "the last key is left out"
    FIRST_KEY_LEFT_OUT = "the first key is left out"
    KEY_AFTER_LAST_COUNTS = "the key after the last one counts, with a score of 0"
    KEYS_BEYOND_LAST_COUNT = "keys beyond the last one count, with a score of 0"
    LAST_TILE_LEFT_OUT = "the last tile of keys is left out"
    FIRST_TILE_ALONE = "only the first tile of keys counts"
    LAST_TILE_ALONE = "only the last tile of keys counts"
    FIRST_TILE_LEFT_OUT = "the first tile of keys is left out"

    # of different maxima
    NEVER_RESCALED = "each tile's weights are relative to its own maximum, and never rescaled"
    PRODUCTS_NOT_RESCALED = (
        "the sum of products is not rescaled when a later tile has a larger maximum"
    )
    WEIGHTS_NOT_RESCALED = (
        "the sum of weights is not rescaled when a later tile has a larger maximum"
    )
    SUMS_NOT_RESCALED = "neither sum is rescaled when a later tile has a larger maximum"
    MAXIMUM_OF_ONE_THREAD = (
        "each of the four threads of a row subtracts the maximum of its own columns"
    )

    # of other rows
    ROWS_EXCHANGED = "{single:neighboring rows are exchanged|groups of {size} rows are exchanged}"
    ROWS_OF_FIRST_TILE = "every tile takes the rows of the first"
    ROWS_OF_NEXT_TILE = "each tile takes the rows of the tile after it"

    # of the scale of scores
    ROOT_MISSING = "1/√d is missing"
    LOG2_E_MISSING = "log2(e) is missing: `ex2` is a power of 2"
    LOG2_E_TWICE = "log2(e) is in it twice"
    ROOT_TWICE = "1/√d is in it twice"
    SCALE_MISSING = "the whole scale is missing"

    # of matrices that do not match
    OTHER_K = "k begins at {k} and at {other_k}"
    OTHER_INDEX = "the first is of index {index} and the second of index {other_index}"

    # of a formula
    SQUARES_NOT_AVERAGED = "the sum of the squares is not divided by the number of columns"
    SQUARES_DIVIDED_OTHERWISE = (
        "the sum of the squares is divided by {divisor} instead of the number of columns"
    )
    EPS_LEFT_OUT = "EPS is left out"
    EPS_AFTER_ROOT = "EPS is added to the root, not to the mean of the squares"
    ROOT_LEFT_OUT = "the square root is left out"
    ROOT_MULTIPLIED = "the numbers are multiplied by the root instead of divided by it"
    NUMBERS_NOT_SQUARED = (
        "the {signed:numbers themselves are|absolute values are} summed, not the squares"
    )
    SQUARES_OF_SOME_LANES = (
        "a lane has the squares of {single:itself alone|only {lanes} lanes}, not of all 32: "
        "{single:the sum over the warp|a step of the sum over the warp} is missing"
    )
    SQUARES_OF_SOME_LANES_TWICE = (
        "a step of the sum over the warp is taken twice, and another one is missing"
    )
    SQUARES_OF_SOME_COLUMNS = "only the squares of columns {first} to {last} are summed"
    SQUARES_OF_EARLIER_TILES = (
        "the sum of the squares is not set to 0 for each tile: it goes on from the block's tile "
        "before"
    )
    SQUARES_WITH_GAINS = "the numbers are multiplied by the gains before they are squared"
    MEAN_SUBTRACTED = "the mean of the row is subtracted from its numbers"
    GAINS_LEFT_OUT = "the gains are left out"
    GAINS_ADDED = "the gains are added instead of multiplied"
    GAINS_OF_OTHER_COLUMNS = "column {column} takes the gain of column {other}"
    NUMBERS_LEFT_OUT = "the results are not multiplied by the numbers of the row"
    BOX_CLAMPED = "a box at the border of the image begins at {axis} 0 instead of before it"
    DIVIDED_BY_PIXELS_INSIDE = (
        "the sum is divided by the number of pixels inside the image instead of 9"
    )
    BORDER_REPEATED = "pixels outside the image have the values of the border instead of 0"
    NEIGHBORS_TWO_APART = "the {axis}s that are summed are 2 apart"
    NEIGHBORS_ALIKE = "the same {axis} is summed three times"
    LARGEST_STARTS_AT_ZERO = "the largest value starts at 0, and all values are negative"
    SMALLEST_TAKEN = "the smallest value of a cell is taken instead of the largest"
    CELL_IN_PART = (
        "only the {second:second|first} of a cell's two values along axis {axis} is looked at"
    )
    CELLS_OVERLAP = (
        "neighboring cells along axis {axis} begin 1 apart instead of 2: cell 1 of a tile begins "
        "at 1"
    )
    OFFSETS_WITH_STRIDE = (
        "the offsets of the taps are multiplied by the stride: they count pixels of the image"
    )
    OTHER_NUMBER_OF_ROUNDS = "{rounds} rounds are computed instead of {wanted}"
    BOX_REVERSED = (
        "the map's box is {box} instead of {wanted}: its axes are in PTX's order, and on the host "
        "they are in numpy's"
    )
    TAPS_BY_COLUMN = "the offsets of a tap are exchanged: its row is taken for its column"

    # Right values in wrong places
    TILE_INDICES_EXCHANGED = "row and column of the tile are exchanged"
    TILES_SHIFTED = "all come from the tile {shift} it"
    TILES_MIRRORED = "each tile is mirrored: its {axes} run backwards"
    ELEMENTS_SHIFTED = "all wrong elements are taken from {shift} their place"
    PAIRS_EXCHANGED = "the two of each pair are exchanged"
    GROUPS_EXCHANGED = "each {bit} {axes} are exchanged with the {bit} beside them"
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
    NOT_FROM_COPIES = "{differing} do not come from what {way} read from {name}"
    NOT_FROM_PRODUCTS = "{differing} do not come from the Tensor Cores' products (wgmma)"
    NOT_BY_EDITED_MAP = "{differing} do not come through a map that {way} edited"
    INDEPENDENT = "{name} does not depend on {way}"
    PARTLY_INDEPENDENT = "{count} of {size} elements of {name} do not depend on {way}"
    NEVER_EXECUTED = "the kernel never executed {way}"
    NO_ARRIVALS = "there are no {way}: the exercise asks for them, whatever else orders threads"
    ORDERED_BY_BLOCK_BARRIER = (
        "{way} order nothing that threads exchange: the block barrier at line {line} orders them "
        "already; without it, the arrivals do"
    )
    ORDERED_OTHERWISE = (
        "{way} order nothing that threads exchange: another barrier beside them, such as "
        "cuda.syncthreads(), does that already"
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
