"""Findings: the accesses that the memory model does not order, and misused barriers, as facts; and
early endings of a launch.

The emulator states the event, its place and its threads. It words nothing:
`harness.sanitizer.diagnosis` turns a finding into a cause and a message, decides which finding
explains which, and turns an early ending into an error of `harness.base.errors`.

A `Conflict` is how a detector reports many accesses at once, as arrays. `FindingLog` splits it and
keeps each finding once, by kind, severity and the two source places, however many threads show it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Concatenate, NamedTuple, ParamSpec

import numpy as np

from harness.base.arch import WARP
from harness.sanitizer.isa.table.index import key_of
from harness.sanitizer.isa.text.tree import Instruction, Location

_Of = ParamSpec("_Of")
MAX_THREADS_NAMED = 8
NOBODY = np.zeros((0, 2), np.int64)
NO_FACTS: Mapping[str, Any] = MappingProxyType({})


class HazardKind(StrEnum):
    """Kinds of unordered or illegal use. These names are public: reports, hints and suppressions
    use them."""

    MISSING_PROXY_FENCE = "missing-proxy-fence"
    UNFENCED_BARRIER_INIT = "unfenced-barrier-init"
    READ_BEFORE_ARRIVAL = "read-before-arrival"
    OVERWRITE_IN_USE = "overwrite-in-use"
    SOURCE_REUSED = "source-reused"
    STORE_NOT_DRAINED = "store-not-drained"
    TRANSACTION_MISMATCH = "transaction-mismatch"
    PHASE_MISMATCH = "phase-mismatch"
    DATA_RACE = "data-race"
    UNINITIALIZED_READ = "uninitialized-read"
    CLUSTER_EXIT = "cluster-exit"
    WGMMA_ORDER = "wgmma-order"
    WRITE_AFTER_READ_FENCE = "write-after-read-fence"
    ILLEGAL_ACCESS = "illegal-access"


KINDS: tuple[HazardKind, ...] = tuple(HazardKind)


class Severity(StrEnum):
    """Certainty that a finding can show on hardware. The order is that of gravity."""

    ERROR = "error"  # the memory model does not order it, and it can show on hardware
    FORMAL = "formal"  # the model does not order it, and no hardware is known to show it
    WARNING = "warning"  # advice

    @property
    def gravity(self) -> int:
        """The sort key: errors first."""
        return list(Severity).index(self)


class Reason(StrEnum):
    """Why a detector reported a finding, where its kind alone does not say."""

    # phase-mismatch
    BEYOND_COUNT = "beyond-count"  # facts: arrivals, pending, count
    PHASE_NOT_KNOWN = "phase-not-known"  # an arrival not ordered after the phase before its own
    NO_COMPLETE_WAS_LAST = "no-complete-was-last"  # .noComplete arrived last
    OVERTAKEN = "overtaken"  # the next phase may complete before the waiting thread looks
    OVERTAKEN_IN_HANG = "overtaken-in-hang"  # it has completed, and the launch hangs. facts: parity
    NEVER_ENDS = "never-ends"  # facts: parity, phases
    RAN_AHEAD = "ran-ahead"  # a wait passed more often than phases completed
    RETURNED_BEFORE_FIRST_PHASE = "returned-before-first-phase"  # facts: parity, use
    RETURNED_FOR_OLD_PHASE = "returned-for-old-phase"  # facts: parity, use
    STALE_TOKEN = "stale-token"  # a wait names another mbarrier or a phase too old
    CLUSTER_ARRIVED_TWICE = "cluster-arrived-twice"
    # transaction-mismatch
    COMPLETED_EARLY = "completed-early"  # facts: expected, in_flight
    BYTES_LEFT = "bytes-left"  # facts: expected, delivered, tx
    # wgmma-order
    NO_FENCE_FIRST = "no-fence-first"  # the first wgmma of its warpgroup, without wgmma.fence
    NO_FENCE_BETWEEN = "no-fence-between"  # registers touched since the last wgmma.fence
    CONSTANT_UNFENCED = "constant-unfenced"  # the same of A, by a mov of a constant
    SHAPE_CHANGED = "shape-changed"  # accumulators reused in another shape without a fence
    GROUP_PENDING = "group-pending"  # registers touched before their group was waited for
    LEFT_OPERAND_PENDING = "left-operand-pending"  # A read from such registers
    # store-not-drained
    COMMITTED = "committed"  # committed, and never waited for
    NOT_COMMITTED = "not-committed"
    # uninitialized-read. facts: use, how the undefined value comes to matter
    UNDEFINED_USE = "undefined-use"
    # illegal-access: what PTX leaves undefined; hardware need not stop
    MADE_AGAIN = "made-again"  # an mbarrier that lives is initialized. facts: first, again
    PARITY_OUT_OF_RANGE = "parity-out-of-range"  # facts: parity
    LANE_NOT_IN_MASK = "lane-not-in-mask"  # executed by a lane that the member mask leaves out
    WARP_IN_PART = "warp-in-part"  # an .aligned instruction without the whole warp
    WARPGROUP_IN_PART = "warpgroup-in-part"
    # illegal-access: threads that do not come together, or not with the same operands
    MASKS_DIFFER = "masks-differ"  # lanes that a member mask names have another
    LANES_HAVE_LEFT = "lanes-have-left"
    BLOCK_ENDS_IN_WARPGROUP = "block-ends-in-warpgroup"  # facts: threads
    DIFFERS_IN_WARPGROUP = "differs-in-warpgroup"  # facts: operand
    MAPS_DIFFER_IN_WARP = "maps-differ-in-warp"
    COUNT_NOT_WHOLE_WARPS = "count-not-whole-warps"  # facts: count, unit
    COUNTS_DIFFER = "counts-differ"  # at a block barrier. facts: barrier, count, other, place
    VOTE_MEETS_ARRIVAL = "vote-meets-arrival"  # facts: barrier
    REGISTERS_DIFFER = "registers-differ"  # setmaxnreg. facts: warps
    REGISTERS_UNORDERED = "registers-unordered"  # setmaxnreg without meeting since the last
    REGISTERS_BY_SOME_WARPS = "registers-by-some-warps"  # facts: by, lacking
    WARP_AT_BARRIER_IN_PART = "warp-at-barrier-in-part"  # facts: threads, warp
    WARP_BY_TWO_INSTRUCTIONS = "warp-by-two-instructions"  # facts: warp, barrier
    # illegal-access: operands and addresses
    REGISTERS_RAISED_BY_DEC = "registers-raised-by-dec"  # facts: count, held
    NO_SUCH_BARRIER = "no-such-barrier"  # facts: barrier, most
    LABEL_BEYOND_LIST = "label-beyond-list"  # facts: label, count
    ASSERTION_FAILED = "assertion-failed"  # facts: condition, file, at, function
    BREAKPOINT = "breakpoint"
    TRAP = "trap"  # facts: in_grid_sync
    MISALIGNED = "misaligned"  # facts: address, size, several: of a vector as a whole
    STORE_TO_CONSTANT = "store-to-constant"  # facts: space
    VECTOR_IN_SHARED = "vector-in-shared"
    ORDERED_IN_LOCAL = "ordered-in-local"
    ADDRESS_NOT_SHARED = "address-not-shared"
    OF_NO_BLOCK = "of-no-block"  # a shared address. facts: address
    MBARRIER_OF_NO_BLOCK = "mbarrier-of-no-block"
    OF_ANOTHER_BLOCK = "of-another-block"  # an mbarrier to initialize. facts: address
    OUTSIDE_OWN_MEMORY = "outside-own-memory"  # a .shared::cta address. facts: address, waits
    BEYOND_MEMORY = "beyond-memory"  # facts: space, address, limit, empty
    BELONGS_TO_NONE = "belongs-to-none"  # no variable. facts: touched, address, before, gap, after
    LEAVES_VARIABLE = "leaves-variable"  # facts: touched, address, owner, beyond, into
    BEFORE_ARRAY = "before-array"  # in global memory. facts: element, address, gap
    BELOW_ALLOCATIONS = "below-allocations"  # facts: address
    OUTSIDE_ARRAY = "outside-array"  # facts: outside, address, into, size
    OUTSIDE_ALLOCATION = "outside-allocation"  # facts: address, into, size
    RANK_BEYOND_CLUSTER = "rank-beyond-cluster"  # facts: rank, blocks
    MATRIX_BEYOND_MEMORY = "matrix-beyond-memory"  # facts: the wgmma descriptor's fields, end
    # illegal-access: mbarriers
    COUNT_OUT_OF_RANGE = "count-out-of-range"  # facts: count, most
    TX_COUNT_OUT_OF_RANGE = "tx-count-out-of-range"  # facts: tx, most
    NO_MBARRIER = "no-mbarrier"  # facts: name, address, others
    INVALIDATED = "invalidated"  # facts: by, name, address
    MBARRIER_MISALIGNED = "mbarrier-misaligned"  # facts: address, size
    INIT_MISALIGNED = "init-misaligned"  # or inval. facts: address, size
    INIT_BEYOND_MEMORY = "init-beyond-memory"  # or inval. facts: address, limit, empty
    # illegal-access: copies
    COPY_MISALIGNED = "copy-misaligned"  # facts: address, unit
    SIZE_NOT_WHOLE_UNITS = "size-not-whole-units"  # facts: nbytes, unit, less
    SOURCE_BEYOND_COPY = "source-beyond-copy"  # facts: nbytes, size
    COPY_LEAVES_ALLOCATION = "copy-leaves-allocation"  # facts: see `GlobalMemory.misplaced`
    MBARRIER_OF_ANOTHER_BLOCK = "mbarrier-of-another-block"  # facts: block, barrier_block
    COPY_TO_OWN_BLOCK = "copy-to-own-block"  # shared memory to shared::cluster
    MULTICAST_MASK = "multicast-mask"  # facts: mask, blocks
    NO_SUCH_REDUCTION = "no-such-reduction"  # facts: operation, element_type, legal
    IM2COL_OFFSET = "im2col-offset"  # facts: offset, signed, most
    BOX_MISALIGNED = "box-misaligned"  # facts: address, alignment
    BOX_BEYOND_MEMORY = "box-beyond-memory"  # facts: nbytes, end, limit, owner, empty, outside
    MAP_BEYOND_ALLOCATION = "map-beyond-allocation"
    RANKS_DIFFER = "ranks-differ"  # facts: count, rank
    OTHER_MODE = "other-mode"  # facts: is_im2col, of the map
    ROW_MISALIGNED = "row-misaligned"  # facts: start, coordinate, element_bytes
    NEGATIVE_COORDINATE = "negative-coordinate"  # facts: coordinates
    PADDED_STORE = "padded-store"  # facts: lower, upper
    # illegal-access: tensor maps
    MAP_IN_LOCAL_MEMORY = "map-in-local-memory"  # a parameter's copy
    MAP_FIELDS_NOT_WRITTEN = "map-fields-not-written"  # in a map made from zeros. facts: fields
    MAP_MISALIGNED = "map-misaligned"  # facts: address, unit
    MAP_NOT_IN_MEMORY = "map-not-in-memory"  # facts: where, a `Misplaced`
    NO_MAP_AT_ADDRESS = "no-map-at-address"  # facts: address
    NOT_A_MAP = "not-a-map"  # facts: address
    MAP_BREAKS_RULES = "map-breaks-rules"  # facts: rules, words, address
    IM2COL_RANK = "im2col-rank"  # facts: rank, most
    NO_SUCH_DIMENSION = "no-such-dimension"  # to edit. facts: field, ordinal, rank, most
    NO_SUCH_ORDINAL = "no-such-ordinal"  # to edit. facts: field, ordinal, count
    NO_SUCH_MODE = "no-such-mode"  # to edit. facts: field, value, blackwell
    FIELD_VALUE = "field-value"  # to edit. facts: field, indexed, ordinal, value, unit, least, most


NOT_TOGETHER = frozenset(
    {
        Reason.WARP_IN_PART,
        Reason.WARPGROUP_IN_PART,
        Reason.MASKS_DIFFER,
        Reason.BLOCK_ENDS_IN_WARPGROUP,
        Reason.DIFFERS_IN_WARPGROUP,
        Reason.MAPS_DIFFER_IN_WARP,
        Reason.COUNT_NOT_WHOLE_WARPS,
        Reason.COUNTS_DIFFER,
        Reason.VOTE_MEETS_ARRIVAL,
        Reason.REGISTERS_DIFFER,
        Reason.REGISTERS_UNORDERED,
        Reason.REGISTERS_BY_SOME_WARPS,
        Reason.WARP_AT_BARRIER_IN_PART,
        Reason.WARP_BY_TWO_INSTRUCTIONS,
    }
)
"""Reasons about the threads that come to an instruction together."""


class Touched(StrEnum):
    """The bytes that are in no single variable: the fact ``touched``, and further ones."""

    ACCESS = "access"  # a load or a store, whose index may be wrong. nbytes, space
    MBARRIER = "mbarrier"  # nbytes
    MATRIX = "matrix"  # read by wgmma. nbytes
    COPY = "copy"  # nbytes
    BOX = "box"  # rows, row_bytes


class Use(StrEnum):
    """Way in which an undefined value comes to matter (`Reason.UNDEFINED_USE`)."""

    BRANCH = "branch"
    PREDICATE = "predicate"
    ADDRESS = "address"
    OPERAND = "operand"
    RESULT = "result"  # left in global memory


class Subject(StrEnum):
    """Subject of a finding."""

    MEMORY = "memory"
    REGISTER = "register"
    TENSOR_MAP = "tensor map"
    # A plain load's value before a compare-and-swap (`harness.sanitizer.isa.guesses`).
    GUESS = "guess"
    CONSTANT = "constant"  # read by a non-coherent load: it must not change in a launch
    LANE = "lane"  # a lane that a shuffle takes a value from, which takes no part
    EARLIER_GRID = "earlier grid"  # the grid before may still write it
    BEGINNING = "beginning"  # a block's shared memory, reached before the block is known to run


@dataclass(frozen=True)
class Finding:
    """A finding, with the instructions by their sites (indices in the kernel).

    ``actors`` and ``others`` are the threads of this and of the other access, int[n, 2] of (number
    of the block in the grid, thread), as far as they are known; of a copy, ``others`` are columns
    of its agents' clocks. ``granules`` are the places in memory (`places_in`), ``late``, of a wait,
    the places that copies had yet to write when it let its threads pass. ``threads`` are the first
    of ``actors`` as (linear index of the block, thread), filled in by the log.
    """

    kind: HazardKind
    site: int
    other_site: int | None = None
    actors: np.ndarray = field(default_factory=lambda: NOBODY)
    others: np.ndarray = field(default_factory=lambda: NOBODY)
    severity: Severity = Severity.ERROR
    reason: Reason | None = None
    facts: Mapping[str, Any] = field(default_factory=lambda: NO_FACTS)  # the reason's facts
    subject: Subject = Subject.MEMORY
    variables: tuple[str, ...] = ()  # variables that own the memory it is about
    granules: frozenset[int] = field(default=frozenset(), repr=False)
    late: frozenset[int] = field(default=frozenset(), repr=False)
    threads: tuple[tuple[int, int], ...] = ()
    number: int = -1  # in the log, in the order of time
    same_block: bool = True
    same_warp: bool = False  # each time, the two threads are of one
    undefined: bool = False  # PTX leaves it undefined; the hardware need not stop
    waited: bool = (
        False  # for the source of a bulk store or wgmma: its own threads had waited for it
    )
    several: bool = field(default=False, repr=False)  # several readers of what one byte holds
    indirect: bool = False
    """A bug elsewhere may cause it: arrivals beyond the count, a phase that was skipped, a read
    whose thread had waited, a store that a wait would have covered, a part of a warpgroup whose
    other warps never came, a reach into a block that might not have begun."""
    evident: bool = False
    """There is more evidence at this place than an mbarrier's counts: a wait that let its thread
    pass for an old phase, say."""
    by_itself: bool = False
    """It is wrong in the order of one thread alone: no synchronization missing elsewhere can be
    the cause."""

    def other_way_round(self, site: int) -> Finding:
        """The same, seen from the other access, at ``site``."""
        actors, others = self.others, self.actors
        return replace(self, site=site, other_site=self.site, actors=actors, others=others)


@dataclass(frozen=True)
class Conflict:
    """Accesses at a site that are not ordered as they must be: arrays with an entry per granule.

    Blocks are numbers in the grid; ``other_columns`` names the other access's agent, and
    ``other_clocks`` its epoch. ``granules`` are the places in memory. Site -1 means that there is
    no other access. The flags are those of `Finding`.
    """

    kind: HazardKind
    severity: Severity
    site: int
    other_sites: np.ndarray
    blocks: np.ndarray
    threads: np.ndarray
    other_blocks: np.ndarray
    other_columns: np.ndarray
    reason: Reason | None = None
    facts: Mapping[str, Any] = field(default_factory=lambda: NO_FACTS)
    other_clocks: np.ndarray | None = None
    granules: np.ndarray | None = None
    indirect: bool = False
    waited: bool = False
    by_itself: bool = False
    column: int | None = None  # the clock column in which a copy's write completes
    variables: Callable[[np.ndarray], tuple[str, ...]] | None = None  # owners of granules
    region: int = 0  # the memory that the granules are of
    several: bool = False
    subject: Subject = Subject.MEMORY

    def owners(self, mask: np.ndarray) -> tuple[str, ...]:
        """The names of the variables that own the memory of these entries."""
        if self.granules is None or self.variables is None:
            return ()
        return self.variables(self.granules[mask])

    def places(self, mask: np.ndarray) -> np.ndarray:
        """The granules of these entries, distinct from those of other memories."""
        assert self.granules is not None
        return places_in(self.region, self.granules[mask])

    def where(self, mask: np.ndarray) -> Conflict:
        """Only the entries for which ``mask`` holds."""
        arrays = {
            each.name: value[mask]
            for each in fields(self)
            if isinstance(value := getattr(self, each.name), np.ndarray)
        }
        return replace(self, **arrays)

    def findings(self) -> Iterable[Finding]:
        """A finding for each other site."""
        for other in np.unique(self.other_sites):
            mine = self.other_sites == other
            granules = None if self.granules is None else self.places(mine)
            first = np.flatnonzero(mine)[0]
            apart = (self.blocks != self.other_blocks) | (
                self.threads // WARP != self.other_columns // WARP
            )
            yield Finding(
                self.kind,
                self.site,
                None if other < 0 else int(other),
                actors=_pairs(self.blocks[mine], self.threads[mine]),
                others=_pairs(self.other_blocks[mine], self.other_columns[mine]),
                severity=self.severity,
                reason=self.reason,
                facts=self.facts,
                subject=self.subject,
                variables=self.owners(mine),
                granules=frozenset() if granules is None else frozenset(granules.tolist()),
                same_block=bool(self.blocks[first] == self.other_blocks[first]),
                same_warp=not apart[mine].any(),
                waited=self.waited,
                several=self.several,
                indirect=bool(self.indirect),  # numpy's own bool is not JSON
                by_itself=self.by_itself,
            )


Place = tuple[str, int]
SourceLine = tuple[int | None, str, str]  # line, stripped text, file; line None if it is not known
_Key = tuple[object, ...]  # two findings with the same key are the same hazard


_PLAIN = ("ld.", "st.", "atom.", "red.")

_MOST_LINES = 10  # lines of a call that a report quotes in full
_COMMENTS = (r"\s*#.*", r"\s*//.*")  # Python's; C++'s, where Python divides


def statement(lines: Sequence[str], number: int) -> str:
    """Return line ``number`` without the space around it, and the lines after it up to the end of
    a call that begins there: ``copy(`` alone does not show the reader what is copied. "" if there
    is no such line."""
    if not 0 < number <= len(lines):
        return ""
    first, *further = (line.strip() for line in lines[number - 1 : number + _MOST_LINES])
    return next(filter(None, (_call(first, further, mark) for mark in _COMMENTS)), first)


def _call(first: str, further: Sequence[str], comment: str) -> str:
    """The call that begins in the line ``first`` and ends in one of the lines ``further``; "" if
    none does."""
    text = re.sub(comment, "", first)
    if not _open(text):
        return ""
    for line in further:
        part = re.sub(comment, "", line).strip()
        is_beside = text.endswith(("(", "[")) or part.startswith((")", "]"))
        text += part if is_beside else f" {part}"
        if not _open(text):
            return text.replace(",)", ")").replace(",]", "]")
    return ""


def _open(text: str) -> bool:
    return sum(map(text.count, "([")) > sum(map(text.count, ")]"))


@lru_cache(maxsize=16)  # the launches of a kernel ask about the same texts
def _lines_of(text: str) -> list[str]:
    return text.splitlines()


class Sites:
    """The kernel's instructions by their sites, and their places in the sources."""

    def __init__(self, instructions: tuple[Instruction, ...], sources: Mapping[str, str]):
        """``sources``: the text of each file that ``.file`` directives name. Where no instruction
        has a source line, the PTX's own lines stand in: then the PTX itself is the source."""
        self.instructions = instructions
        self._sources = sources
        self.is_plain_ptx = all(i.location is None for i in instructions)

    def text_of(self, file: str) -> str:
        """The text of a file; "" if it is not known."""
        return "\n".join(_lines_of(self._sources.get(file, "")))

    def source_of(self, site: int | None) -> SourceLine:
        """``(line, stripped text, file)`` of an instruction; line None if it is not known."""
        if site is None:
            return None, "", ""
        location = self.instructions[site].location
        if location is None and self.is_plain_ptx:
            return self.instructions[site].ptx_line, str(self.instructions[site]), ""
        return (None, "", "") if location is None else self._source_line(location)

    def _source_line(self, location: Location) -> SourceLine:
        lines = _lines_of(self._sources.get(location.file, ""))
        return location.line, statement(lines, location.line), location.file

    def apart(self, site: int, other: int | None) -> tuple[Location, Location] | None:
        """Return the innermost differing calls of two instructions of the same line, inlined more
        than once; None for any other two."""
        if other is None:
            return None
        both = self.instructions[site], self.instructions[other]
        if both[0].location is None or both[0].location != both[1].location:
            return None
        callers = zip(both[0].callers, both[1].callers, strict=False)
        return next((pair for pair in callers if pair[0] != pair[1]), None)

    def sources_of(self, site: int, other: int | None) -> tuple[SourceLine, SourceLine]:
        """Return `source_of` both; if they share a line, the calls that differ."""
        apart = self.apart(site, other)
        if apart is None:
            return self.source_of(site), self.source_of(other)
        here, there = apart
        return self._source_line(here), self._source_line(there)

    def place(self, site: int) -> str:
        """Return "line 12: `mbarrier_init(...)`", or the PTX line if no source line is known;
        without the statement's semicolon, as part of a sentence."""
        line, source, _ = self.source_of(site)
        instruction, source = self.instructions[site], source.rstrip("; ").replace("`", "'")
        if line is None or self.is_plain_ptx:
            return f"PTX line {instruction.ptx_line}: `{str(instruction).rstrip('; ')}`"
        return f"line {line}: `{source}`" if source else f"line {line}"


def _adding(make: Callable[_Of, Finding]) -> Callable[Concatenate[FindingLog, _Of], None]:
    def report(log: FindingLog, /, *arguments: _Of.args, **more: _Of.kwargs) -> None:
        log.add(make(*arguments, **more))

    return report


class FindingLog(Sites):
    """Every finding of a launch, each once: further sightings add their threads and granules."""

    def __init__(
        self,
        instructions: tuple[Instruction, ...],
        sources: Mapping[str, str],
        linear_block: Callable[[int], int] = int,
        on_finding: Callable[[Finding], object] = lambda finding: None,
        leads: Callable[..., bool] = lambda site, other, around=frozenset(): False,
    ):
        """``linear_block`` turns a block's number (see `Wave`) into its linear index;
        ``on_finding`` is called with each finding that was not known before; ``leads`` says
        whether a path leads from one site to another, around others (`dataflow.leads`)."""
        super().__init__(instructions, sources)
        self.leads = leads
        self.linear_block, self._on_finding = linear_block, on_finding
        self._known: dict[_Key, Finding] = {}
        self._granules: dict[_Key, set[int]] = {}
        self._latest: dict[_Key, tuple[int, bytes]] = {}  # region and granules, noted last
        self._read: dict[int, tuple[str, ...]] = {}  # keyed by site: variables read while undefined
        self._undefined: dict[Place, set[int]] = {}  # keyed by place: granules read while undefined
        self._late: dict[Place, set[int]] = {}
        self._new: dict[_Key, Finding] = {}
        self.fault: Finding | None = None  # the fault that ended the launch

    @property
    def findings(self) -> tuple[Finding, ...]:
        """All findings, in the order of time."""
        return tuple(self._whole(key, finding) for key, finding in self._known.items())

    def has(self, kind: HazardKind, other_site: int) -> bool:
        """Return True if an access has such a conflict with ``other_site``."""
        known = self._known.values()
        return any(each.kind is kind and each.other_site == other_site for each in known)

    def take_new(self) -> list[Finding]:
        """Return the findings since the last call: the first sighting of each, with the number of
        its finding."""
        new, self._new = self._new, {}
        return [replace(f, variables=self._known[key].variables) for key, f in new.items()]

    def _whole(self, key: _Key, finding: Finding) -> Finding:
        """With the granules of all sightings."""
        # Compare lines of the source: an unrolled loop has one instruction for each iteration, and
        # a reader sees one line.
        line, _, file = self.source_of(finding.site)
        at = (file, line) if line is not None else None
        granules: Iterable[int] = self._granules.get(key, ())
        if not granules and finding.kind is HazardKind.UNINITIALIZED_READ and at is not None:
            granules = self._undefined.get(at, ())
        late = self._late.get(at, ()) if at is not None else ()
        return replace(finding, granules=frozenset(granules), late=frozenset(late))

    def name_read(self, site: int, variables: tuple[str, ...], places: np.ndarray) -> None:
        """Note that the instruction reads undefined bytes of these variables, at these places."""
        self._read[site] = tuple(dict.fromkeys((*self._read.get(site, ()), *variables)))
        self._note(self._undefined, site, places)

    def has_read_undefined(self, site: int) -> bool:
        return site in self._read

    def passed_early(self, site: int, places: np.ndarray) -> None:
        """The wait at ``site`` let threads pass before copies had written these places for them."""
        self._note(self._late, site, places)

    def _note(self, of_place: dict[Place, set[int]], site: int, places: np.ndarray) -> None:
        line, _, file = self.source_of(site)
        if line is not None:
            of_place.setdefault((file, line), set()).update(places.tolist())

    def conflict(self, conflict: Conflict) -> list[_Key]:
        """Log the findings of a conflict, and return their keys."""
        return [self.add(finding) for finding in conflict.findings()]

    def seen_again(self, keys: Iterable[_Key], conflict: Conflict) -> None:
        """Note the places of a further conflict with the findings of these keys."""
        if conflict.granules is not None:
            # Mostly those of the last time: the lanes of a warp copy one tile.
            latest = conflict.region, conflict.granules.tobytes()
            for key in keys:
                if self._latest.get(key) != latest:
                    self._latest[key] = latest
                    places = places_in(conflict.region, conflict.granules).tolist()
                    self._granules.setdefault(key, set()).update(places)

    def add(self, finding: Finding) -> _Key:
        """Log a finding, or another sighting of a known finding, and return its key.

        An ``evident`` finding replaces a known finding without evidence.
        """
        finding = self._in_the_order_of_the_text(finding)
        key = self._key(finding)
        if finding.granules:
            self._granules.setdefault(key, set()).update(finding.granules)
        known = self._known.get(key)
        threads = self._named(known, finding)
        if known is not None and (known.evident or not finding.evident):
            counts = known.kind is HazardKind.PHASE_MISMATCH
            self._known[key] = replace(
                known,
                threads=threads,
                indirect=known.indirect and (finding.indirect or counts),
                by_itself=known.by_itself or finding.by_itself,
                several=known.several or finding.several,
            )
            return key
        variables = finding.variables
        if finding.kind is HazardKind.UNINITIALIZED_READ and not variables:
            variables = self._read.get(finding.site, ())
        by_count = finding.kind is HazardKind.PHASE_MISMATCH and self._is_init(finding.other_site)
        finding = replace(
            finding,
            threads=threads,
            variables=variables,
            indirect=finding.indirect or by_count,
            number=known.number if known else len(self._known),
        )
        self._known[key] = self._new[key] = finding
        if known is None:
            self._on_finding(finding)
        return key

    report = _adding(Finding)
    """Log the finding with these fields."""

    def _in_the_order_of_the_text(self, finding: Finding) -> Finding:
        """The same race in a block, seen from the access that each thread comes to last: a schedule
        in which one thread reads before another writes does not mean that the write is to come
        later."""
        here, there = finding.site, finding.other_site
        is_race = finding.kind is HazardKind.DATA_RACE and finding.same_block
        if not is_race or there is None or here == there or not self.comes_first(here, there):
            return finding
        are_plain = all(self.instructions[s].opcode.startswith(_PLAIN) for s in (here, there))
        return finding.other_way_round(there) if are_plain else finding

    def comes_first(self, site: int, other: int) -> bool:
        """Return True if a thread that executes both instructions has executed ``site`` before it
        comes to ``other``."""
        return self.leads(site, other) and not self.leads(other, site)

    def add_fault(self, finding: Finding) -> None:
        """Log the finding that ends the launch."""
        self.add(finding)
        self.fault = self._known[self._key(finding)]

    def _key(self, finding: Finding) -> _Key:
        line, _, file = self.source_of(finding.site)
        other_line, _, other_file = self.source_of(finding.other_site)
        # Without a line each instruction is a place of its own.
        place = line or -1 - finding.site
        calls = self._calls(finding.site, finding.other_site)
        # An access that is illegal for another reason is another finding, even if it ends the run.
        illegal = finding.reason if finding.kind is HazardKind.ILLEGAL_ACCESS else None
        return finding.kind, finding.severity, illegal, file, place, other_file, other_line, calls

    def _calls(self, site: int, other: int | None) -> tuple[tuple[Location, ...], ...]:
        """The calls that two instructions are inlined in, if they differ: within one call it is
        the same mistake whoever calls."""
        if other is None:
            return ()
        callers = tuple(self.instructions[each].callers for each in (site, other))
        return callers if callers[0] != callers[1] else ()

    def _named(self, known: Finding | None, finding: Finding) -> tuple[tuple[int, int], ...]:
        """The first threads that show it, by the linear indices of their blocks."""
        pairs = finding.actors[:MAX_THREADS_NAMED].tolist()
        threads = tuple((int(self.linear_block(block)), thread) for block, thread in pairs)
        if known is None:
            return threads
        return tuple(sorted({*known.threads, *threads}))[:MAX_THREADS_NAMED]

    def _is_init(self, site: int | None) -> bool:
        return site is not None and key_of(self.instructions[site].opcode) == "mbarrier.init"


class Illegal(Exception):
    """An operand or address that the hardware would fault on; a step turns it into a fault, with
    the finding that these are of."""

    kind = HazardKind.ILLEGAL_ACCESS

    def __init__(self, reason: Reason, **facts: Any):
        super().__init__(reason)
        self.reason, self.facts = reason, facts


class Misplaced(NamedTuple):
    """Why an address is in no variable or allocation: a reason and its facts."""

    reason: Reason
    facts: Mapping[str, Any]


def one_thread(block: int, thread: int) -> np.ndarray:
    """Return ``actors`` of a finding in a single thread; ``block`` is its number in the grid."""
    return np.array([[block, thread]], np.int64)


REGION_BITS = 40  # a place's bits below the number of its region


def places_in(region: int, granules: np.ndarray) -> np.ndarray:
    """Return globally distinct numbers for the granules of a region, int64."""
    return granules.astype(np.int64) + (region << REGION_BITS)


def _pairs(blocks: np.ndarray, others: np.ndarray) -> np.ndarray:
    """Each pair once, int64[n, 2], in order; a pair is packed into a single number, which sorts
    quickly."""
    both = np.unique((blocks.astype(np.int64) << 32) + others)
    first = (both + (1 << 31)) >> 32
    return np.stack([first, both - (first << 32)], axis=1)


class Ending(StrEnum):
    """Early ending of a launch."""

    DEADLOCK = "deadlock"  # every thread that is left waits
    LIVELOCK = "livelock"  # the machine's state recurred: nothing changes any more
    FAULT = "fault"  # the hardware would kill it
    LIMIT = "limit"  # the limit of steps was reached while threads ran
    WAITS_FOR_BLOCKS = "waits-for-blocks"  # blocks wait for others that do not run yet


class Stopped(Exception):
    """A launch that did not come to its own end.

    ``site`` and the first of ``places`` (of the wave) are where it stopped, as far as there is a
    single place. ``trace`` is the record until then.
    """

    def __init__(
        self,
        ending: Ending,
        state: Any,
        site: int = -1,
        places: np.ndarray | None = None,
    ):
        super().__init__(ending)
        self.ending, self.state, self.site, self.places = ending, state, site, places
        self.known = len(state.findings.findings)  # findings until then; the end may add to them
        self.trace: Any = None
