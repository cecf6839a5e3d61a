"""Facts about a finding for the rules: lines, names, and the threads that executed each site."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property, total_ordering
from itertools import chain
from typing import Protocol

import numpy as np

from harness.base.arch import WARP
from harness.sanitizer.diagnosis.cause import Named
from harness.sanitizer.diagnosis.reading import Written, mbarrier_named
from harness.sanitizer.diagnosis.wording import listed, ranges
from harness.sanitizer.emulator import (
    REGION_BITS,
    Access,
    BlockBarriers,
    Clocks,
    Copies,
    Evidence,
    Finding,
    FindingLog,
    HazardKind,
    MBarrier,
    MBarriers,
    Wave,
)
from harness.sanitizer.isa.table.index import look_up
from harness.sanitizer.isa.table.row import Row
from harness.sanitizer.isa.text.tree import Immediate, Instruction

Sites = list[int]
_MBARRIER_BYTES = 8
PLACES = (1 << REGION_BITS) - 1  # the granule's number in a place of a finding
BLOCK_BARRIERS = ("bar.sync", "bar.red", "bar.arrive")


class Known(Protocol):
    """The state of a wave that the rules read."""

    wave: Wave
    clocks: Clocks
    findings: FindingLog
    mbarriers: MBarriers
    block_barriers: BlockBarriers
    copies: Copies
    evidence: Evidence
    access: Access


@total_ordering
@dataclass(frozen=True)
class TextPlace:
    """A place in the source: the line in the kernel, then those of functions inlined there. Lines
    of different functions, and parts of a line, have the order of their instructions, ``site``."""

    frames: tuple[tuple[str, int, str], ...]
    site: int = field(compare=False)

    def __lt__(self, other: TextPlace) -> bool:
        for (file, line, of), (file2, line2, of2) in zip(self.frames, other.frames, strict=False):
            if (file, line) != (file2, line2):
                return line < line2 if (file, of) == (file2, of2) else self.site < other.site
        return self.site < other.site and self.frames != other.frames


def at_site(site: int) -> Finding:
    """Return a finding for an instruction alone, to ask `Context` about it."""
    return Finding(HazardKind.PHASE_MISMATCH, site)


def threads_named(threads: np.ndarray) -> str:
    """``threads 0–127``, of bool[threads] of a block."""
    return ranges(np.flatnonzero(threads), "thread")


_THREAD_COPIES_ARRIVE = "cp.async.mbarrier.arrive"


class Barrier:
    """An mbarrier as the rules see it: names and lines as text, threads as bool[threads] of its
    block, `Visits` by the sites of waits and arrivals."""

    def __init__(self, context: Context, known: MBarrier):
        self.context, self.known = context, known
        self.block, self.count, self.phase = known.block, known.initial_count, known.phase
        self.pending, self.waiters = known.pending, known.waiters
        self.history = history = context.state.evidence.history_of(known)
        self.waits, self.arrivals = history.waits, history.arrivals
        self.arrived: np.ndarray = history.arrived.ever
        self.of_others = len(history.arrived.of_others)  # threads of other blocks that arrived
        self.counts_several = history.counts_several
        self.load = history.copy_site  # the site of a copy that completes on it

    @cached_property
    def name(self) -> str:
        """As the kernel writes it where it waits, or else arrives, with the stage of a ring."""
        (named,) = self.context.state.mbarriers.named(self.known) or ("",)
        owner = self.context.state.access.extents["shared"].extent_at(self.known.address)
        is_of_others = owner is not None and owner.shape[1] not in (0, _MBARRIER_BYTES)
        visited = (sorted(each, key=self.context.place) for each in (self.waits, self.arrivals))
        sites = [*chain(*visited), self.known.init_site]
        written = next(filter(None, map(self.context.mbarrier_at, sites)), None)
        if is_of_others and written:
            stage = self._stage(written)
            return f"`{written.text}`{f' (`{written.stage}` is {stage})' if written.stage else ''}"
        if not named:
            return f"the mbarrier of {self.init}"
        is_alias = written and written.text.isidentifier() and named.endswith("]")
        return f"`{written.text}` (`{named}`)" if written and is_alias else f"`{named}`"

    def _stage(self, written: Written) -> int:
        """The number of this mbarrier in its ring: those at which the same lines wait or arrive."""
        context, ring, lines = self.context, {self.known.address}, self._lines
        for _ in range(2):
            for each in context.every_barrier:
                alike = (each.block, each.count) == (self.block, self.count)
                if alike and each._lines & lines:
                    ring.add(each.known.address)
                    lines = lines | each._lines
        return (self.known.address - min(ring)) // written.stage_bytes

    @cached_property
    def _lines(self) -> frozenset[tuple[tuple[str, int, str], ...]]:
        """The places in the source where threads wait or arrive."""
        return frozenset(self.context.place(s).frames for s in (*self.waits, *self.arrivals))

    @cached_property
    def init(self) -> str:
        return self.context.line(self.known.init_site)

    @cached_property
    def names(self) -> set[Written | None]:
        """The names by which the source's calls call it."""
        return {
            self.context.mbarrier_at(site)
            for site in (self.known.init_site, *self.waits, *self.arrivals)
        }

    @cached_property
    def waited(self) -> np.ndarray:
        """bool[threads]"""
        waited = np.zeros(len(self.arrived), np.bool_)
        for visits in self.waits.values():
            waited |= visits.threads
        return waited

    @cached_property
    def passes(self) -> np.ndarray:
        """int[threads]: how often each went on here."""
        passes = np.zeros(len(self.arrived), np.int64)
        for visits in self.waits.values():
            passes += visits.passes
        return passes

    def copies_counted(self, are: bool) -> Sites:
        """The arrivals of copies by threads that its count includes, or does not."""
        copies = [s for s in self.arrivals if self.context.key(s) == _THREAD_COPIES_ARRIVE]
        return [s for s in copies if (".noinc" in self.context.instruction(s).opcode) is are]

    @property
    def most_passes(self) -> int:
        """Return the maximum over threads of the number of times that a thread passed a wait."""
        return max((int(visits.passes.max()) for visits in self.waits.values()), default=0)

    @cached_property
    def times(self) -> np.ndarray:
        """int[threads]: how often each executed the instructions that arrive here."""
        state, threads = self.context.state, len(self.arrived)
        mine = slice(self.block * threads, (self.block + 1) * threads)
        times = np.zeros(threads, np.int64)
        for site in self.arrivals:
            times += state.evidence.executions.times(site)[mine]
        return times

    @property
    def releases(self) -> Sites:
        """Arrivals that expect no bytes."""
        return [s for s in self.arrivals if not self.context.key(s).endswith("expect_tx")]

    @property
    def left_out_peer(self) -> Barrier | None:
        """Return the mbarrier at the same address of another block of the cluster, of the same
        count, if threads wait at it and none has arrived."""
        size = self.context.state.wave.cluster_size
        for other in self.context.every_barrier:
            is_peer = other.block != self.block and other.block // size == self.block // size
            alike = other.known.address == self.known.address and other.count == self.count
            if is_peer and alike and other.waits and not (other.arrivals or other.of_others):
                return other
        return None

    def waits_of(self, threads: np.ndarray) -> Sites:
        return [s for s, visits in self.waits.items() if (visits.threads & threads).any()]

    def arrivals_of(self, threads: np.ndarray) -> Sites:
        return [s for s, visits in self.arrivals.items() if (visits.threads & threads).any()]

    def at_once(self, threads: np.ndarray) -> Sites:
        """The waits that let some of ``threads`` go on while no phase was complete."""
        return [s for s, visits in self.waits.items() if (visits.at_once & threads).any()]


def elements_in(source: str) -> list[tuple[str, str]]:
    """Return the elements that a source line names: ``[("tile", "[i]")]`` for ``tile[i]``."""
    return re.findall(r"(\w+)(\[[^\[\]]*\])", source)


class Context:
    """A finding with the facts known of the wave that it was found in."""

    def __init__(self, state: Known, finding: Finding, block: int | None = None):
        """``block``, in the wave: its threads are named; the block that shows the finding first,
        if None."""
        self.state, self.finding = state, finding
        self.site, self.other = finding.site, finding.other_site
        self._apart = state.findings.apart(finding.site, finding.other_site)
        self.first = state.wave.first
        shown = int(finding.actors[0, 0]) - self.first if len(finding.actors) else 0
        self.block = shown if block is None else block

    def instruction(self, site: int) -> Instruction:
        return self.state.findings.instructions[site]

    def row(self, site: int) -> Row | None:
        match = look_up(self.instruction(site).opcode)
        return match.row if match else None

    def key(self, site: int) -> str:
        row = self.row(site)
        return row.key if row else ""

    def line(self, site: int) -> str:
        """``line 12``."""
        kind, number = self._numbered(site)
        return f"{kind} {number}"

    def _numbered(self, site: int) -> tuple[str, int]:
        """``("line", 12)``, or the line of the PTX where the source is not known."""
        number, _, _ = self.state.findings.source_of(site)
        if self._apart is not None and site in (self.site, self.other):
            number = self._apart[site == self.other].line
        if number is None or self.instruction(site).location is None:
            return "PTX line", self.instruction(site).ptx_line
        return "line", number

    def mbarrier_at(self, site: int) -> Written | None:
        """The mbarrier that the Python call at ``site`` names; None where there is no such call."""
        at = self.instruction(site).location
        return mbarrier_named(self.state.findings.text_of(at.file), at.line) if at else None

    def lines(self, sites: Sites) -> Named:
        """``lines 12 and 14``; "" of no site."""
        places = list(dict.fromkeys(map(self._numbered, sites)))
        are_many = len(places) > 1
        if are_many and {kind for kind, _ in places} == {"line"}:
            return Named(f"lines {listed([str(number) for _, number in places])}", are_many)
        named = [f"{kind} {number}" for kind, number in places]
        return Named(listed(named) if named else "", are_many)

    def place(self, site: int) -> TextPlace:
        """Return the place in the source, to compare."""
        stack = reversed(self.instruction(site).stack)
        frames = tuple((each.file, each.line, each.function) for each in stack)
        return TextPlace(frames or (("", self.instruction(site).ptx_line, ""),), site)

    def same_line(self) -> bool:
        return self.other is not None and self.line(self.site) == self.line(self.other)

    def sites(self, *keys: str) -> set[int]:
        """The sites of these rows in the kernel, executed or not."""
        every = range(len(self.state.findings.instructions))
        return {site for site in every if self.key(site).startswith(keys)}

    def repeats(self, site: int) -> bool:
        """Return True of a site in a loop, unrolled or not."""
        alike = (s for s in self.sites(self.key(site)) if self.place(s) == self.place(site))
        return self.state.findings.leads(site, site) or len([*alike]) > 1

    def did(self, *keys: str) -> Sites:
        """The sites of these rows that some thread executed."""
        return [site for site in self.state.evidence.executions if self.key(site).startswith(keys)]

    def before(self, sites: Sites, site: int) -> Sites:
        return [earlier for earlier in sites if self.place(earlier) < self.place(site)]

    def after(self, sites: Sites, site: int) -> Sites:
        return [later for later in sites if self.place(later) > self.place(site)]

    def times(self, site: int) -> np.ndarray:
        """int[threads]: how often those of the block that shows it executed the instruction."""
        return self.in_block(self.state.evidence.executions.times(site))

    def doers(self, sites: Sites) -> np.ndarray:
        """bool[places]: the threads that executed any of them."""
        return self.state.evidence.executions.threads_of(sites)

    def names_one_element(self) -> bool:
        """Return True if the line has a single element of the array, perhaps several times."""
        _, source, _ = self.state.findings.source_of(self.site)
        names = self.finding.variables
        return len({index for name, index in elements_in(source) if name in names}) == 1

    def warps(self, sites: Sites) -> set[int]:
        """The warps of the block that shows it of which a thread executed any of them."""
        return set((np.flatnonzero(self.in_block(self.doers(sites))) // WARP).tolist())

    def blocks_between(self, first: int, other: int) -> Sites:
        """Return barriers of the block between two places of the text."""
        low, high = sorted((self.place(first), self.place(other)))
        return [s for s in self.did(*BLOCK_BARRIERS) if low < self.place(s) < high]

    def counts_threads(self, site: int) -> bool:
        """Return True if this block barrier has a thread count: it may be meant for those alone."""
        return any(key[0] == site for key in self.state.block_barriers.counted)

    def meets_in_part(self, site: int, threads: np.ndarray) -> tuple[int, int] | None:
        """If ``threads`` (bool[threads] of the block), which execute this block barrier, need not
        meet there, return its count and the larger number of threads that come to it; zeros if they
        come to barriers of different numbers."""
        counted = self.state.block_barriers.counted
        here = [
            key for key, came in counted.items() if key[0] == site and self.in_block(came).any()
        ]
        whole = [key for key in here if not (threads & ~self.in_block(counted[key])).any()]
        if not whole:
            return (0, 0) if here else None
        _, number, count = whole[0]
        every = np.any([came for key, came in counted.items() if key[1] == number], axis=0)
        came = int(self.in_block(every).sum())
        return (count, came) if came > count else None

    def groups_left(self, wait: int) -> int:
        """Return the number of groups that a wait for groups leaves pending."""
        first = next(iter(self.instruction(wait).operands), None)
        return int(first.value) if isinstance(first, Immediate) else 0

    def places(self, pairs: np.ndarray) -> np.ndarray:
        """bool[places] of pairs ``(number of the block, thread)``; columns of copies are none."""
        wave = self.state.wave
        mask = np.zeros(wave.size, np.bool_)
        pairs = pairs.astype(np.int64)
        blocks = pairs[:, 0] - wave.first
        fits = np.logical_and.reduce(
            [blocks >= 0, blocks < wave.blocks, pairs[:, 1] >= 0, pairs[:, 1] < wave.threads]
        )
        mask[blocks[fits] * wave.threads + pairs[fits, 1]] = True
        return mask

    @property
    def blocks(self) -> list[int]:
        """The numbers of the blocks of both accesses."""
        both = (*self.finding.actors[:, 0], *self.finding.others[:, 0])
        return sorted({int(number) for number in both})

    @cached_property
    def actors(self) -> np.ndarray:
        return self.places(self.finding.actors)

    @cached_property
    def others(self) -> np.ndarray:
        return self.places(self.finding.others)

    def in_block(self, places: np.ndarray, block: int | None = None) -> np.ndarray:
        """bool[threads]: those of a block; of that which shows it, if None."""
        threads = self.state.wave.threads
        first = threads * (self.block if block is None else block)
        return places[first : first + threads]

    def named(self, places: np.ndarray) -> str:
        """``threads 0–127``: the threads of the block that shows it, or of the first that has
        any."""
        wave = self.state.wave
        mine: np.ndarray = self.in_block(places)
        if not mine.any():
            mine = np.any(places.reshape(wave.blocks, wave.threads), axis=0)
        return ranges(np.flatnonzero(mine), "thread") if mine.any() else "no thread"

    def other_blocks(self, places: np.ndarray) -> str:
        """Return ``blocks 0 and 2``: the blocks of these threads, if the block that shows the
        finding has none of them; else ""."""
        if self.in_block(places).any() or not places.any():
            return ""
        wave = self.state.wave
        has = places.reshape(wave.blocks, wave.threads).any(axis=1)
        numbers = [self.block_number(int(b) + self.first) for b in np.flatnonzero(has)]
        return ranges(np.sort(numbers), "block")

    def of_block_of(self, pairs: np.ndarray) -> Context:
        """The same finding, seen from the block of the first of these threads or copies."""
        block = int(pairs[0, 0]) - self.first if len(pairs) else self.block
        is_known = 0 <= block < self.state.wave.blocks
        return Context(self.state, self.finding, block) if is_known else self

    def many(self, site: int) -> str:
        """Return ``threads 0–127``, if several threads of a block executed it; else ""."""
        mine = self.in_block(self.doers([site]))
        return self.named(self.doers([site])) if np.count_nonzero(mine) > 1 else ""

    def first_of(self, site: int) -> str:
        """Return ``thread 128``: the first of the block's threads that executed it."""
        return f"thread {np.flatnonzero(self.in_block(self.doers([site])))[0]}"

    def block_number(self, number: int) -> int:
        return self.state.findings.linear_block(number)

    @property
    def memory(self) -> str:
        """```tile```, or "the bytes"; "bytes 128–255 of `memory`" of a dynamic array, which a
        kernel divides."""
        return f"{self._part_of_dynamic}{self.owner}" if self.owner else "the bytes"

    @property
    def _part_of_dynamic(self) -> str:
        access, places = self.state.access, self.finding.granules
        (array, *_) = [*access.extents["shared"]][-1:] or [None]
        if array is None or not array.is_dynamic or (array.called,) != self.finding.variables:
            return ""
        size, granules = access.shared_shadow.granule_bytes, {p & PLACES for p in places}
        at = {granule * size % access.shared_bytes - array.start for granule in granules}
        if not at or max(at) + size > array.end - array.start or min(at) < 0:
            return ""
        return f"bytes {min(at)}–{max(at) + size - 1} of "

    @property
    def owner(self) -> str:
        """```tile```, or ""."""
        names = [n if n.startswith("the ") else f"`{n}`" for n in self.finding.variables]
        return listed(names) if names else ""

    @property
    def is_shared(self) -> bool:
        """Return True if it is about shared memory."""
        for site in (self.other, self.site):
            opcode = "" if site is None else self.instruction(site).opcode.split("::")[0]
            key = "" if site is None else self.key(site)
            if key.startswith(("st", "ld", "atom", "red")):
                is_of_a_variable = bool(self.finding.variables)
                return ".shared" in opcode or (".global" not in opcode and is_of_a_variable)
            if key.startswith("mbarrier"):
                return True
        return ".store" in self.key(self.site) or self.key(self.site).startswith("wgmma")

    @cached_property
    def every_barrier(self) -> list[Barrier]:
        """The mbarriers of all blocks."""
        return [Barrier(self, known) for known in self.state.mbarriers]

    @property
    def barriers(self) -> list[Barrier]:
        """The mbarriers of the block that shows the finding."""
        return [barrier for barrier in self.every_barrier if barrier.block == self.block]

    @cached_property
    def barrier_of_copy(self) -> Barrier | None:
        """The mbarrier on which the earlier access, a copy, completes."""
        for number, column in self.finding.others.tolist():
            known = self.state.mbarriers.of_column(int(number) - self.first, int(column))
            if known is not None:
                return self.barrier(known)
        return None

    @property
    def is_of_one_thread(self) -> bool:
        """Return True if the earlier access is a bulk store of the same thread."""
        issuers = {
            (number, self.state.copies.issuer(number - self.first, column))
            for number, column in self.finding.others.tolist()
        }
        return len(issuers) == 1 and issuers == set(map(tuple, self.finding.actors.tolist()))

    def barrier(self, known: MBarrier) -> Barrier:
        barriers = (barrier for barrier in self.every_barrier if barrier.known is known)
        return next(barriers, None) or Barrier(self, known)  # the barrier's life is over
