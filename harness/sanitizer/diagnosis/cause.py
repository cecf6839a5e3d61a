"""Causes: the ids of a kernel's mistakes.

Reports print them, and hints, tests and documents are keyed by them.
`messages.md` has a message for each.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import numpy as np

from harness.sanitizer.emulator import KINDS


class Cause(StrEnum):
    """The id of a cause."""

    # Causes of a kind of hazard begin with its general cause; its variants come next, then causes
    # that are found from the evidence of a run.
    MISSING_PROXY_FENCE = "missing-proxy-fence"
    PRODUCT_MISSING_PROXY_FENCE = "product-missing-proxy-fence"
    TENSOR_MAP_MISSING_FENCE = "tensor-map-missing-fence"
    NO_PROXY_FENCE = "no-proxy-fence"
    FENCE_OF_OTHER_MEMORY = "fence-of-other-memory"
    FENCE_IN_SOME_THREADS = "fence-in-some-threads"
    FENCE_NOT_ON_PATH = "fence-not-on-path"
    TENSOR_MAP_NOT_ACQUIRED = "tensor-map-not-acquired"
    TENSOR_MAP_NOT_RELEASED = "tensor-map-not-released"

    UNFENCED_BARRIER_INIT = "unfenced-barrier-init"
    NO_MBARRIER_AT_ADDRESS = "no-mbarrier-at-address"
    BLOCKS_WITHOUT_INIT = "blocks-without-init"
    CLUSTER_NOT_MET_AFTER_INIT = "cluster-not-met-after-init"
    NO_INIT_FENCE = "no-init-fence"
    NO_BARRIER_AFTER_INIT = "no-barrier-after-init"

    READ_BEFORE_ARRIVAL = "read-before-arrival"
    STORE_READ_EARLY = "store-read-early"
    THREAD_COPY_READ_EARLY = "thread-copy-read-early"
    STORE_WAIT_FOR_READ_ONLY = "store-wait-for-read-only"
    LOAD_NEVER_AWAITED = "load-never-awaited"
    PHASE_TESTED_ONCE = "phase-tested-once"
    ARRIVAL_BEFORE_EXPECT = "arrival-before-expect"
    LOAD_AWAITED_BY_SOME_THREADS = "load-awaited-by-some-threads"
    READ_IN_UNAWAITED_ROUND = "read-in-unawaited-round"

    OVERWRITE_IN_USE = "overwrite-in-use"
    STORE_OVERWRITTEN = "store-overwritten"
    COPY_OUTLIVES_BLOCK = "copy-outlives-block"
    COPY_ISSUED_BY_MANY = "copy-issued-by-many"
    BLOCKS_COPY_TO_SAME_PLACE = "blocks-copy-to-same-place"
    STORES_NOT_ORDERED = "stores-not-ordered"
    STORE_OVERWRITES_IN_USE = "store-overwrites-in-use"
    ARRIVAL_SCOPE_TOO_NARROW = "arrival-scope-too-narrow"
    WAIT_SCOPE_TOO_NARROW = "wait-scope-too-narrow"
    WAIT_FOR_OLD_PHASE = "wait-for-old-phase"
    EMPTY_NEVER_AWAITED = "empty-never-awaited"
    COPY_INTO_COPY = "copy-into-copy"
    RELEASED_BEFORE_USE = "released-before-use"
    SOME_READERS_NOT_RELEASING = "some-readers-not-releasing"
    COPY_WITHOUT_EMPTY_WAIT = "copy-without-empty-wait"

    SOURCE_REUSED = "source-reused"
    PRODUCT_SOURCE_REUSED = "product-source-reused"
    RELEASED_BEFORE_STORE_READ = "released-before-store-read"
    STORE_WAIT_TOO_LATE = "store-wait-too-late"
    STORE_LEFT_PENDING = "store-left-pending"
    NO_BARRIER_AFTER_STORE_WAIT = "no-barrier-after-store-wait"
    STORE_WAIT_NOT_COVERING = "store-wait-not-covering"
    SOURCE_OF_LOAD_OVERWRITTEN = "source-of-load-overwritten"
    RELEASED_BEFORE_PRODUCT_DONE = "released-before-product-done"

    STORE_NOT_DRAINED = "store-not-drained"
    STORE_NEVER_COMMITTED = "store-never-committed"
    STORE_AWAITED_BY_OTHER_THREAD = "store-awaited-by-other-thread"
    STORE_NEVER_AWAITED = "store-never-awaited"
    STORE_NOT_COMMITTED_EACH_TIME = "store-not-committed-each-time"

    TRANSACTION_MISMATCH = "transaction-mismatch"
    BYTES_NEVER_EXPECTED = "bytes-never-expected"
    BYTES_WITHOUT_COPY = "bytes-without-copy"
    MULTICAST_NOT_ISSUED = "multicast-not-issued"
    MULTICAST_LEAVES_BLOCK_OUT = "multicast-leaves-block-out"
    COPY_BEFORE_EXPECT = "copy-before-expect"
    BYTES_EXPECTED_DIFFER = "bytes-expected-differ"

    PHASE_MISMATCH = "phase-mismatch"
    COUNT_TOO_SMALL = "count-too-small"
    ARRIVALS_AT_ONE_BLOCK = "arrivals-at-one-block"
    ARRIVES_ON_ANOTHER_MBARRIER = "arrives-on-another-mbarrier"
    ARRIVALS_BEYOND_COUNT = "arrivals-beyond-count"
    ARRIVES_WITHOUT_WAITING = "arrives-without-waiting"
    ARRIVALS_IN_TWO_LINES = "arrivals-in-two-lines"
    PARITY_ONE_ON_FRESH_MBARRIER = "parity-one-on-fresh-mbarrier"
    PARITY_BEGINS_AT_ONE = "parity-begins-at-one"
    PARITY_NEVER_FLIPS = "parity-never-flips"
    PARITY_OF_ANOTHER_PHASE = "parity-of-another-phase"
    WAIT_RAN_AHEAD = "wait-ran-ahead"
    WAIT_OVERTAKEN = "wait-overtaken"
    ARRIVED_BEFORE_PRODUCER = "arrived-before-producer"

    DATA_RACE = "data-race"
    RACE_WITH_ATOMIC = "race-with-atomic"
    PLAIN_LOAD_BEFORE_SWAP = "plain-load-before-swap"
    TENSOR_MAP_RACE = "tensor-map-race"
    MBARRIER_ENDED_IN_USE = "mbarrier-ended-in-use"
    HANDOFF_NOT_AWAITED = "handoff-not-awaited"
    THREADS_WRITE_SAME_PLACE = "threads-write-same-place"
    NO_BARRIER_BETWEEN_WRITES = "no-barrier-between-writes"
    NON_COHERENT_READ_OF_WRITTEN = "non-coherent-read-of-written"
    USED_BEFORE_EARLIER_GRID_ENDED = "used-before-earlier-grid-ended"
    NO_CLUSTER_BARRIER_BETWEEN = "no-cluster-barrier-between"
    NO_WARP_BARRIER_BETWEEN = "no-warp-barrier-between"
    NO_BARRIER_BETWEEN_WRITE_AND_READ = "no-barrier-between-write-and-read"
    BARRIER_IN_SOME_THREADS = "barrier-in-some-threads"
    BARRIER_OF_OTHER_THREADS = "barrier-of-other-threads"
    WRITE_BEFORE_READ_DONE = "write-before-read-done"
    NO_BARRIER_BEFORE_ASYNC_READ = "no-barrier-before-async-read"
    NO_WARP_BARRIER_BEFORE_ASYNC_READ = "no-warp-barrier-before-async-read"
    WRITTEN_AFTER_ARRIVAL = "written-after-arrival"
    ARRIVES_FOR_OTHERS = "arrives-for-others"
    RELAXED_ARRIVAL = "relaxed-arrival"
    RELAXED_WAIT = "relaxed-wait"
    BLOCKS_WRITE_SAME_PLACE = "blocks-write-same-place"
    BLOCKS_SHARE_PLACE = "blocks-share-place"
    FLAG_RELAXED = "flag-relaxed"
    FLAG_SCOPE_TOO_NARROW = "flag-scope-too-narrow"
    NO_BARRIER_NEXT_TO_FLAG = "no-barrier-next-to-flag"
    USED_AFTER_FLAG = "used-after-flag"

    UNINITIALIZED_READ = "uninitialized-read"
    UNASSIGNED_REGISTER = "unassigned-register"
    SHUFFLE_FROM_ABSENT_LANE = "shuffle-from-absent-lane"
    FIRST_PRODUCT_ACCUMULATES = "first-product-accumulates"
    WAIT_RETURNED_AT_ONCE = "wait-returned-at-once"
    UNWRITTEN_COPIED = "unwritten-copied"
    UNWRITTEN_READ = "unwritten-read"

    CLUSTER_EXIT = "cluster-exit"
    REACHED_BEFORE_BLOCK_BEGINS = "reached-before-block-begins"

    WGMMA_ORDER = "wgmma-order"
    NO_WGMMA_FENCE_BETWEEN = "no-wgmma-fence-between"
    NO_WGMMA_WAIT = "no-wgmma-wait"
    WGMMA_WAIT_TOO_LATE = "wgmma-wait-too-late"
    WGMMA_WAIT_LEAVES_GROUP = "wgmma-wait-leaves-group"
    WGMMA_REGISTERS_IN_MEMORY = "wgmma-registers-in-memory"

    WRITE_AFTER_READ_FENCE = "write-after-read-fence"

    ILLEGAL_ACCESS = "illegal-access"
    UNDEFINED_BEHAVIOR = "undefined-behavior"
    ILLEGAL_OPERAND = "illegal-operand"
    MATRIX_BEYOND_MEMORY = "matrix-beyond-memory"
    INDEX_OUTSIDE_ARRAY = "index-outside-array"
    MBARRIER_REINITIALIZED = "mbarrier-reinitialized"
    MBARRIER_OVERWRITTEN = "mbarrier-overwritten"
    WARPGROUP_IN_PART = "warpgroup-in-part"
    MBARRIER_INVALIDATED = "mbarrier-invalidated"

    # Launches that cannot finish.
    BLOCK_BARRIER_NOT_REACHED = "block-barrier-not-reached"
    NAMED_BARRIER_NOT_REACHED = "named-barrier-not-reached"
    CLUSTER_BARRIER_NOT_REACHED = "cluster-barrier-not-reached"
    COUNT_TOO_LARGE = "count-too-large"
    NOBODY_ARRIVES = "nobody-arrives"
    NOBODY_HAS_ARRIVED = "nobody-has-arrived"
    NOBODY_LEFT_TO_ARRIVE = "nobody-left-to-arrive"
    FIRST_WAIT_BEFORE_ARRIVAL = "first-wait-before-arrival"
    RETURNED_BEFORE_ARRIVING = "returned-before-arriving"
    ARRIVING_THREADS_RETURNED = "arriving-threads-returned"
    ARRIVAL_NOT_COUNTED = "arrival-not-counted"
    EXPECTED_BYTES_WITHOUT_ARRIVAL = "expected-bytes-without-arrival"
    NO_REGISTERS_FREE = "no-registers-free"

    @property
    def page(self) -> str:
        """The page of the documents that explains it: that of a kind of hazard, or "hang"."""
        return _PAGES[self]


def _pages() -> dict[Cause, str]:
    """Return, by cause, the last of these that comes before it or is it."""
    first = {Cause(kind.value): kind.value for kind in KINDS}
    first[Cause.BLOCK_BARRIER_NOT_REACHED] = "hang"
    pages, page = {}, ""
    for cause in Cause:
        page = first.get(cause, page)
        pages[cause] = page
    return pages


_PAGES = _pages()


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


class Named(str):
    """Lines, threads or blocks by name, as a slot's value; ``are_many``: several."""

    are_many: bool

    def __new__(cls, words: str, are_many: bool = False) -> Named:
        named = super().__new__(cls, words)
        named.are_many = are_many  # a copy and a pickle restore it
        return named


class Api(str):
    """A call of `harness.ptx` as a slot's value: it is spelled in the reader's dialect."""


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
