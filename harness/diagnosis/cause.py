"""Causes: the ids of a kernel's mistakes.

Reports print them, and hints, tests and documents are keyed by them. `harness.diagnosis.messages`
has a message for each.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, StrEnum, auto
from typing import Any, NamedTuple

import numpy as np

from harness.emulator import KINDS


class Cause(StrEnum):
    """The id of a cause."""

    # Those of a kind of hazard begin with its general cause; variants of that come next, then what
    # the kernel does, found from the evidence of a run.
    MISSING_PROXY_FENCE = "missing-proxy-fence"
    PRODUCT_MISSING_PROXY_FENCE = "product-missing-proxy-fence"
    TENSOR_MAP_MISSING_FENCE = "tensor-map-missing-fence"
    NO_PROXY_FENCE = "no-proxy-fence"
    COPY_OVERWRITES_WRITE = "copy-overwrites-write"
    FENCE_OF_OTHER_MEMORY = "fence-of-other-memory"
    FENCE_AFTER_COPY = "fence-after-copy"
    FENCE_IN_OTHER_BLOCKS = "fence-in-other-blocks"
    FENCE_IN_SOME_THREADS = "fence-in-some-threads"
    FENCE_BEFORE_WRITE = "fence-before-write"
    FENCE_NOT_ON_PATH = "fence-not-on-path"
    TENSOR_MAP_NOT_ACQUIRED = "tensor-map-not-acquired"
    TENSOR_MAP_NOT_RELEASED = "tensor-map-not-released"
    TENSOR_MAP_ACQUIRED_TOO_EARLY = "tensor-map-acquired-too-early"
    TENSOR_MAP_ACQUIRE_NOT_COVERING = "tensor-map-acquire-not-covering"

    UNFENCED_BARRIER_INIT = "unfenced-barrier-init"
    NO_MBARRIER_AT_ADDRESS = "no-mbarrier-at-address"
    BLOCKS_WITHOUT_INIT = "blocks-without-init"
    CLUSTER_NOT_MET_AFTER_INIT = "cluster-not-met-after-init"
    INIT_FENCE_MISPLACED = "init-fence-misplaced"
    INIT_FENCE_OF_OTHER_KIND = "init-fence-of-other-kind"
    NO_INIT_FENCE = "no-init-fence"
    BARRIER_AFTER_INIT_SKIPPED = "barrier-after-init-skipped"
    NO_BARRIER_AFTER_INIT = "no-barrier-after-init"

    READ_BEFORE_ARRIVAL = "read-before-arrival"
    STORE_READ_EARLY = "store-read-early"
    THREAD_COPY_READ_EARLY = "thread-copy-read-early"
    STORE_WAIT_FOR_READ_ONLY = "store-wait-for-read-only"
    READ_WITHOUT_WAIT = "read-without-wait"
    LOAD_NEVER_AWAITED = "load-never-awaited"
    PHASE_TESTED_ONCE = "phase-tested-once"
    ARRIVAL_BEFORE_EXPECT = "arrival-before-expect"
    EXPECT_IN_OTHER_THREAD = "expect-in-other-thread"
    LOAD_AWAITED_BY_SOME_THREADS = "load-awaited-by-some-threads"
    WAIT_AFTER_READ = "wait-after-read"
    READ_IN_UNAWAITED_ROUND = "read-in-unawaited-round"
    THREAD_COPY_LEFT_PENDING = "thread-copy-left-pending"
    THREAD_COPY_WAIT_AFTER_READ = "thread-copy-wait-after-read"
    NO_BARRIER_AFTER_THREAD_COPY_WAIT = "no-barrier-after-thread-copy-wait"
    THREAD_COPY_NOT_COUNTED = "thread-copy-not-counted"
    THREAD_COPY_NEVER_AWAITED = "thread-copy-never-awaited"

    OVERWRITE_IN_USE = "overwrite-in-use"
    STORE_OVERWRITTEN = "store-overwritten"
    COPY_OUTLIVES_BLOCK = "copy-outlives-block"
    COPY_NEVER_AWAITED = "copy-never-awaited"
    COPY_ISSUED_BY_MANY = "copy-issued-by-many"
    BLOCKS_COPY_TO_SAME_PLACE = "blocks-copy-to-same-place"
    STORES_TO_SAME_PLACE_AGAIN = "stores-to-same-place-again"
    STORES_NOT_ORDERED = "stores-not-ordered"
    STORE_OVERWRITES_IN_USE = "store-overwrites-in-use"
    ARRIVAL_SCOPE_TOO_NARROW = "arrival-scope-too-narrow"
    WAIT_SCOPE_TOO_NARROW = "wait-scope-too-narrow"
    WAIT_FOR_OLD_PHASE = "wait-for-old-phase"
    EMPTY_NEVER_AWAITED = "empty-never-awaited"
    RELEASED_BEFORE_FIRST_LOAD = "released-before-first-load"
    RELEASED_BEFORE_LOAD_ARRIVED = "released-before-load-arrived"
    COPY_INTO_UNAWAITED_COPY = "copy-into-unawaited-copy"
    COPY_INTO_COPY = "copy-into-copy"
    RELEASED_BEFORE_USE = "released-before-use"
    SOME_READERS_NOT_RELEASING = "some-readers-not-releasing"
    EMPTY_WAIT_AFTER_COPY = "empty-wait-after-copy"
    COPY_WITHOUT_EMPTY_WAIT = "copy-without-empty-wait"

    SOURCE_REUSED = "source-reused"
    PRODUCT_SOURCE_REUSED = "product-source-reused"
    RELEASED_BEFORE_STORE = "released-before-store"
    RELEASED_BEFORE_STORE_READ = "released-before-store-read"
    RELEASED_WITH_STORE_PENDING = "released-with-store-pending"
    STORE_WAIT_TOO_LATE = "store-wait-too-late"
    STORE_WAIT_AFTER_OVERWRITE = "store-wait-after-overwrite"
    STORE_READS_ONE_PLACE = "store-reads-one-place"
    STORE_LEFT_PENDING = "store-left-pending"
    NO_BARRIER_AFTER_STORE_WAIT = "no-barrier-after-store-wait"
    STORE_WAIT_NOT_COVERING = "store-wait-not-covering"
    SOURCE_OF_LOAD_OVERWRITTEN = "source-of-load-overwritten"
    PRODUCT_NEVER_COMMITTED = "product-never-committed"
    PRODUCT_NEVER_AWAITED = "product-never-awaited"
    PRODUCT_LEFT_PENDING = "product-left-pending"
    RELEASED_BEFORE_PRODUCT_DONE = "released-before-product-done"

    STORE_NOT_DRAINED = "store-not-drained"
    STORE_ISSUED_BY_MANY = "store-issued-by-many"
    STORE_NEVER_COMMITTED = "store-never-committed"
    STORE_NOT_COMMITTED_IN_EVERY_BLOCK = "store-not-committed-in-every-block"
    STORE_COMMITTED_BY_OTHER_THREAD = "store-committed-by-other-thread"
    STORE_AWAITED_BY_OTHER_THREAD = "store-awaited-by-other-thread"
    STORE_NEVER_AWAITED = "store-never-awaited"
    COMMIT_BEFORE_STORE = "commit-before-store"
    STORE_WAIT_BEFORE_COMMIT = "store-wait-before-commit"
    STORE_NOT_COMMITTED_EACH_TIME = "store-not-committed-each-time"
    STORE_WAIT_BEFORE_STORE = "store-wait-before-store"

    TRANSACTION_MISMATCH = "transaction-mismatch"
    BYTES_NEVER_EXPECTED = "bytes-never-expected"
    BYTES_EXPECTED_BY_ALL = "bytes-expected-by-all"
    BYTES_WITHOUT_COPY = "bytes-without-copy"
    LOAD_ISSUED_BY_MANY = "load-issued-by-many"
    MULTICAST_NOT_ISSUED = "multicast-not-issued"
    MULTICAST_LEAVES_BLOCK_OUT = "multicast-leaves-block-out"
    BYTES_OF_NEXT_ROUND = "bytes-of-next-round"
    BYTES_OF_ANOTHER_BLOCKS_ROUND = "bytes-of-another-blocks-round"
    COPY_BEFORE_EXPECT = "copy-before-expect"
    BYTES_EXPECTED_ONCE = "bytes-expected-once"
    BYTES_LEFT_OUT = "bytes-left-out"
    BYTES_EXPECTED_DIFFER = "bytes-expected-differ"

    PHASE_MISMATCH = "phase-mismatch"
    COUNT_TOO_SMALL = "count-too-small"
    ARRIVALS_AT_ONE_BLOCK = "arrivals-at-one-block"
    ARRIVALS_BEYOND_COUNT = "arrivals-beyond-count"
    ARRIVES_WITHOUT_WAITING = "arrives-without-waiting"
    THREAD_ARRIVES_TWICE = "thread-arrives-twice"
    THREADS_ARRIVE_TWICE = "threads-arrive-twice"
    ARRIVALS_IN_TWO_LINES = "arrivals-in-two-lines"
    TWO_WAITS_AT_ONE_MBARRIER = "two-waits-at-one-mbarrier"
    TWO_ARRIVALS_AT_ONE_MBARRIER = "two-arrivals-at-one-mbarrier"
    PARITY_ONE_ON_FRESH_MBARRIER = "parity-one-on-fresh-mbarrier"
    PARITY_BEGINS_AT_ONE = "parity-begins-at-one"
    PARITY_NEVER_FLIPS = "parity-never-flips"
    WAIT_BY_NO_STATE = "wait-by-no-state"
    PARITY_OF_ANOTHER_PHASE = "parity-of-another-phase"
    WAIT_RAN_AHEAD = "wait-ran-ahead"
    WAIT_BEGINS_AHEAD = "wait-begins-ahead"
    WAIT_OVERTAKEN = "wait-overtaken"
    RELEASED_TOO_OFTEN = "released-too-often"
    RELEASED_BEFORE_FIRST_WAIT = "released-before-first-wait"
    ARRIVED_BEFORE_PRODUCER = "arrived-before-producer"

    DATA_RACE = "data-race"
    RACE_WITH_ATOMIC = "race-with-atomic"
    PLAIN_LOAD_BEFORE_SWAP = "plain-load-before-swap"
    TENSOR_MAP_RACE = "tensor-map-race"
    MBARRIER_REINITIALISED_IN_USE = "mbarrier-reinitialised-in-use"
    MBARRIER_INVALIDATED_IN_USE = "mbarrier-invalidated-in-use"
    THREADS_WRITE_SAME_PLACE = "threads-write-same-place"
    NO_BARRIER_BETWEEN_WRITES = "no-barrier-between-writes"
    READS_FIXED_INDEX = "reads-fixed-index"
    NON_COHERENT_READ_OF_WRITTEN = "non-coherent-read-of-written"
    USED_BEFORE_EARLIER_GRID_ENDED = "used-before-earlier-grid-ended"
    BARRIER_SKIPPED = "barrier-skipped"
    NO_CLUSTER_BARRIER_BETWEEN = "no-cluster-barrier-between"
    NO_WARP_BARRIER_BETWEEN = "no-warp-barrier-between"
    NO_BARRIER_BETWEEN_WRITE_AND_READ = "no-barrier-between-write-and-read"
    BARRIER_IN_SOME_THREADS = "barrier-in-some-threads"
    BARRIER_OF_OTHER_THREADS = "barrier-of-other-threads"
    WRITE_BEFORE_READ_DONE = "write-before-read-done"
    WRITTEN_UNDER_ASYNC_READ = "written-under-async-read"
    BARRIER_BEFORE_ASYNC_READ_SKIPPED = "barrier-before-async-read-skipped"
    NO_BARRIER_BEFORE_ASYNC_READ = "no-barrier-before-async-read"
    NO_WARP_BARRIER_BEFORE_ASYNC_READ = "no-warp-barrier-before-async-read"
    HANDOVER_WAIT_RETURNED_AT_ONCE = "handover-wait-returned-at-once"
    LAST_PHASE_NOT_AWAITED = "last-phase-not-awaited"
    WAIT_AT_OWN_MBARRIER = "wait-at-own-mbarrier"
    WRITTEN_AFTER_ARRIVAL = "written-after-arrival"
    ARRIVES_FOR_OTHERS = "arrives-for-others"
    RELAXED_ARRIVAL = "relaxed-arrival"
    RELAXED_WAIT = "relaxed-wait"
    BLOCKS_WRITE_SAME_PLACE = "blocks-write-same-place"
    BLOCKS_SHARE_PLACE = "blocks-share-place"
    PLAIN_BESIDE_ATOMIC = "plain-beside-atomic"
    FLAG_WRITTEN_RELAXED = "flag-written-relaxed"
    FLAG_READ_RELAXED = "flag-read-relaxed"
    FLAG_SCOPE_TOO_NARROW = "flag-scope-too-narrow"
    NO_BARRIER_BEFORE_FLAG = "no-barrier-before-flag"
    NO_BARRIER_AFTER_FLAG = "no-barrier-after-flag"

    UNINITIALISED_READ = "uninitialised-read"
    UNASSIGNED_REGISTER = "unassigned-register"
    SHUFFLE_FROM_ABSENT_LANE = "shuffle-from-absent-lane"
    UNASSIGNED_VARIABLE = "unassigned-variable"
    FIRST_PRODUCT_ACCUMULATES = "first-product-accumulates"
    WAIT_RETURNED_AT_ONCE = "wait-returned-at-once"
    UNWRITTEN_COPIED = "unwritten-copied"
    UNWRITTEN_MULTIPLIED = "unwritten-multiplied"
    COPY_SMALLER_THAN_ARRAY = "copy-smaller-than-array"
    UNWRITTEN_READ = "unwritten-read"

    CLUSTER_EXIT = "cluster-exit"
    REACHED_BEFORE_BLOCK_BEGINS = "reached-before-block-begins"
    NO_CLUSTER_BARRIER_AT_END = "no-cluster-barrier-at-end"
    BLOCK_LEAVES_BEFORE_MEETING = "block-leaves-before-meeting"

    WGMMA_ORDER = "wgmma-order"
    NO_WGMMA_FENCE_FIRST = "no-wgmma-fence-first"
    NO_WGMMA_FENCE_BETWEEN = "no-wgmma-fence-between"
    WGMMA_NEVER_COMMITTED = "wgmma-never-committed"
    NO_WGMMA_WAIT = "no-wgmma-wait"
    WGMMA_NOT_COMMITTED_BEFORE_WAIT = "wgmma-not-committed-before-wait"
    WGMMA_WAIT_TOO_LATE = "wgmma-wait-too-late"
    WGMMA_WAIT_LEAVES_GROUP = "wgmma-wait-leaves-group"
    WGMMA_REGISTERS_IN_MEMORY = "wgmma-registers-in-memory"

    WRITE_AFTER_READ_FENCE = "write-after-read-fence"

    ILLEGAL_ACCESS = "illegal-access"
    UNDEFINED_BEHAVIOUR = "undefined-behaviour"
    ILLEGAL_OPERAND = "illegal-operand"
    MATRIX_BEYOND_MEMORY = "matrix-beyond-memory"
    MATRIX_READ_TRANSPOSED = "matrix-read-transposed"
    INDEX_OUTSIDE_ARRAY = "index-outside-array"
    ARRAY_NOT_ALIGNED = "array-not-aligned"
    MBARRIER_BYTES_TOUCHED = "mbarrier-bytes-touched"
    MBARRIER_INITIALISED_AGAIN = "mbarrier-initialised-again"
    MBARRIER_INITIALISED_BY_ALL = "mbarrier-initialised-by-all"
    MBARRIER_REINITIALISED = "mbarrier-reinitialised"
    MBARRIER_OVERWRITTEN = "mbarrier-overwritten"
    ISSUED_BY_ALL_TX_COUNT = "issued-by-all-tx-count"
    PARITY_OUT_OF_RANGE = "parity-out-of-range"
    LANE_NOT_IN_MASK = "lane-not-in-mask"
    WARP_IN_PART = "warp-in-part"
    WARPGROUP_IN_PART = "warpgroup-in-part"
    BARRIER_EXECUTED_UNEQUALLY = "barrier-executed-unequally"
    TENSOR_MAP_IN_LOCAL_MEMORY = "tensor-map-in-local-memory"
    MBARRIER_INVALIDATED = "mbarrier-invalidated"
    MBARRIER_INVALIDATED_TWICE = "mbarrier-invalidated-twice"
    TENSOR_MAP_FIELDS_NOT_WRITTEN = "tensor-map-fields-not-written"

    # Launches that cannot finish.
    BLOCK_BARRIER_NOT_REACHED = "block-barrier-not-reached"
    NAMED_BARRIER_NOT_REACHED = "named-barrier-not-reached"
    CLUSTER_BARRIER_NOT_REACHED = "cluster-barrier-not-reached"
    WAIT_AFTER_BLOCK_BARRIER = "wait-after-block-barrier"
    COUNT_TOO_LARGE = "count-too-large"
    NOBODY_ARRIVES = "nobody-arrives"
    NOBODY_HAS_ARRIVED = "nobody-has-arrived"
    NOBODY_LEFT_TO_ARRIVE = "nobody-left-to-arrive"
    FIRST_WAIT_BEFORE_ARRIVAL = "first-wait-before-arrival"
    WAIT_BEFORE_OWN_ARRIVAL = "wait-before-own-arrival"
    RETURNED_BEFORE_ARRIVING = "returned-before-arriving"
    ARRIVING_THREADS_RETURNED = "arriving-threads-returned"
    LOADS_WITHOUT_ARRIVAL = "loads-without-arrival"
    EXPECTED_BYTES_WITHOUT_ARRIVAL = "expected-bytes-without-arrival"
    TWO_WAITS_AND_BYTES_UNASKED = "two-waits-and-bytes-unasked"
    NO_REGISTERS_FREE = "no-registers-free"

    # What a wrong output looks like.
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
    NEIGHBOURS_EXCHANGED = "neighbours-exchanged"
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
        """The page of the documents that explains it: that of a kind of hazard, "hang" or
        "wrong-output"."""
        return _PAGES[self]


def _pages() -> dict[Cause, str]:
    """By cause: the last of these that comes before it, or is it."""
    first = {**{Cause(kind.value): kind.value for kind in KINDS}, **_OTHER_PAGES}
    pages, page = {}, ""
    for cause in Cause:
        page = first.get(cause, page)
        pages[cause] = page
    return pages


_OTHER_PAGES = {
    Cause.BLOCK_BARRIER_NOT_REACHED: "hang",
    Cause.BOX_OUTSIDE_TENSOR: "wrong-output",
}
"""The first cause of each page that is about no kind of hazard."""
_PAGES = _pages()
PAGES: tuple[str, ...] = tuple(dict.fromkeys(_PAGES.values()))


class Detail(Enum):
    """A variant of a cause as a slot's value; its words are in `harness.diagnosis.messages`."""

    OWN_KEY_MASKED = auto()
    NEXT_KEY_SEEN = auto()
    EARLIER_KEYS_MASKED = auto()
    NOTHING_MASKED = auto()
    PLACES_COMPARED = auto()
    PLACE_OF_QUERY_COMPARED = auto()
    PLACE_OF_KEY_COMPARED = auto()
    OWN_TILE_LEFT_OUT = auto()
    ROW_OF_ANOTHER_ACCUMULATOR = auto()
    QUERY_MISTAKEN = auto()
    COLUMN_OF_ANOTHER_ACCUMULATOR = auto()
    KEY_MISTAKEN = auto()
    LAST_KEY_LEFT_OUT = auto()
    FIRST_KEY_LEFT_OUT = auto()
    KEY_AFTER_LAST_COUNTS = auto()
    KEYS_BEYOND_LAST_COUNT = auto()
    LAST_TILE_LEFT_OUT = auto()
    FIRST_TILE_ALONE = auto()
    LAST_TILE_ALONE = auto()
    FIRST_TILE_LEFT_OUT = auto()
    NEVER_RESCALED = auto()
    PRODUCTS_NOT_RESCALED = auto()
    WEIGHTS_NOT_RESCALED = auto()
    SUMS_NOT_RESCALED = auto()
    MAXIMUM_OF_ONE_THREAD = auto()
    ROWS_EXCHANGED = auto()
    ROWS_OF_FIRST_TILE = auto()
    ROWS_OF_NEXT_TILE = auto()
    ROOT_MISSING = auto()
    LOG2_E_MISSING = auto()
    LOG2_E_TWICE = auto()
    ROOT_TWICE = auto()
    SCALE_MISSING = auto()
    OTHER_K = auto()
    OTHER_INDEX = auto()

    # Mistakes in an exercise's formula.
    SQUARES_NOT_AVERAGED = auto()
    SQUARES_DIVIDED_OTHERWISE = auto()
    EPS_LEFT_OUT = auto()
    EPS_AFTER_ROOT = auto()
    ROOT_LEFT_OUT = auto()
    ROOT_MULTIPLIED = auto()
    NUMBERS_NOT_SQUARED = auto()
    SQUARES_OF_SOME_LANES = auto()
    SQUARES_OF_SOME_LANES_TWICE = auto()
    SQUARES_OF_SOME_COLUMNS = auto()
    SQUARES_OF_EARLIER_TILES = auto()
    SQUARES_WITH_GAINS = auto()
    MEAN_SUBTRACTED = auto()
    GAINS_LEFT_OUT = auto()
    GAINS_ADDED = auto()
    GAINS_OF_OTHER_COLUMNS = auto()
    NUMBERS_LEFT_OUT = auto()
    BOX_CLAMPED = auto()
    DIVIDED_BY_PIXELS_INSIDE = auto()
    BORDER_REPEATED = auto()
    NEIGHBOURS_TWO_APART = auto()
    NEIGHBOURS_ALIKE = auto()
    LARGEST_STARTS_AT_ZERO = auto()
    SMALLEST_TAKEN = auto()
    CELL_IN_PART = auto()
    CELLS_OVERLAP = auto()
    OFFSETS_WITH_STRIDE = auto()
    TAPS_BY_COLUMN = auto()
    OTHER_NUMBER_OF_ROUNDS = auto()
    BOX_REVERSED = auto()

    TILE_INDICES_EXCHANGED = auto()
    TILES_SHIFTED = auto()
    TILES_MIRRORED = auto()
    ELEMENTS_SHIFTED = auto()
    PAIRS_EXCHANGED = auto()
    GROUPS_EXCHANGED = auto()
    AXES_EXCHANGED = auto()
    AXES_EXCHANGED_IN_TILES = auto()

    FACTOR_OF_EACH_ROW = auto()
    FACTOR_OF_EACH_COLUMN = auto()
    FACTOR_OF_ODD_COLUMNS = auto()
    FACTOR_OF_HALF_THE_COLUMNS = auto()


class Shortfall(Enum):
    """The way in which a kernel lacks an effect that its exercise asks for; its words are in
    `harness.diagnosis.messages`."""

    # Arrays that copies should read or write
    READ_BY_OTHERS = auto()
    READ_BY_THREADS = auto()
    READ_OUTSIDE = auto()
    NOTHING_READ = auto()
    NOTHING_HANDED_OVER = auto()
    ENDS_BY_THREADS = auto()
    VALUES_BY_THREADS = auto()
    COPIES_BY_THREADS = auto()
    READ_BY_TWO_BLOCKS = auto()
    NOT_MULTICAST = auto()
    WRITTEN_BY_OTHERS = auto()
    NOTHING_WRITTEN = auto()
    SEVERAL_MBARRIERS = auto()
    # Outputs that should depend on something
    NOT_FROM_COPIES = auto()
    NOT_FROM_PRODUCTS = auto()
    NOT_BY_EDITED_MAP = auto()
    INDEPENDENT = auto()
    PARTLY_INDEPENDENT = auto()
    # Instructions
    NEVER_EXECUTED = auto()
    NO_ARRIVALS = auto()
    ORDERED_BY_BLOCK_BARRIER = auto()
    ORDERED_OTHERWISE = auto()
    # Counts of a block
    TOO_MANY_COPIES = auto()
    LOADS_IN_TURN = auto()
    LOADS_RESTARTED = auto()
    STORES_IN_TURN = auto()
    TURNS_AT_ONCE = auto()
    OUT_OF_TURN = auto()
    STORED_TWICE = auto()


@dataclass(frozen=True)
class MissingEffect:
    """A shortfall, and the facts that fill the slots of its words."""

    shortfall: Shortfall
    slots: Mapping[str, Any]


def missing_effect(shortfall: Shortfall, **slots: Any) -> MissingEffect:
    """``MissingEffect(shortfall, slots)``, as a check writes it."""
    return MissingEffect(shortfall, slots)


class WaitsFor(StrEnum):
    """A thing that threads wait for in a launch that cannot finish."""

    MBARRIER = "mbarrier"  # facts: name, address, parity, init, phases, phase, pending, count, tx,
    # could (threads that could still arrive), gone (threads that have returned)
    BLOCK_BARRIER = "block-barrier"  # facts: barrier, arrived, expected
    CLUSTER_BARRIER = "cluster-barrier"  # facts: arrived, expected
    WARP = "warp"
    WARPGROUP = "warpgroup"
    REGISTERS = "registers"  # facts: count, warps, entry, launched, terms, asked, free


@dataclass(frozen=True)
class Waiting:
    """Threads of a block that wait at a place in a launch that cannot finish."""

    what: WaitsFor
    block: int
    threads: np.ndarray
    facts: Mapping[str, Any]


class Summands(NamedTuple):
    """Terms that are in a sum ``times`` times instead of once; "" where they are missing."""

    which: str
    are_many: bool
    times: str


class Lines(str):
    """Lines of the source as a slot's value; ``are_many``: more than one."""

    are_many: bool

    def __new__(cls, words: str, are_many: bool = False) -> Lines:
        lines = super().__new__(cls, words)
        lines.are_many = are_many  # which a copy and a pickle restore
        return lines


class Api(str):
    """A call of `harness.ptx` as a slot's value: it is spelt in the reader's dialect."""


@dataclass(frozen=True)
class Diagnosis:
    """A cause, and the facts that fill the slots of its message."""

    cause: Cause
    slots: Mapping[str, Any]


def diagnosis(cause: Cause, **slots: Any) -> Diagnosis:
    """``Diagnosis(cause, slots)``, as a rule writes it."""
    return Diagnosis(cause, slots)


class Facts:
    """Facts that rules share; ``slots``: those that many of their messages name."""

    slots: dict[str, Any]

    def diagnosis(self, cause: Cause, **slots: Any) -> Diagnosis:
        """Return a diagnosis with the shared slots and further ones."""
        return Diagnosis(cause, self.slots | slots)
