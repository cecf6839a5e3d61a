"""A launch whose kernel stamps itself: the plan that records, and the trace of the recording.

`harness.sanitizer.isa.passes.stamp` rewrites the kernel. The trace is in cycles of the
multiprocessor's clock. The time of a block begins at its first stamp: multiprocessors do not share
a clock. Events that a kernel cannot observe follow from its waits: a load has arrived when the
first wait for its mbarrier after it ends, a store or a group of wgmma is complete when a wait for
its group ends.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest

import numpy as np

from harness.base.arch import WARP, WARPGROUP
from harness.base.errors import LaunchError
from harness.sanitizer import LaunchPlan, TensorMap
from harness.sanitizer.emulator import Copy, GroupEvent, Meeting, Products, Trace, Wait
from harness.sanitizer.isa import RECORD, Site, stamp

BLOCKS = 8  # the first blocks of the grid are recorded
RECORDS = 1000  # per lane at most; later ones are dropped
BUFFER_BYTES = 64 << 20  # about so large at most: many warps keep fewer records


@dataclass(frozen=True)
class Stamped:
    """A plan that records, but for its last parameter, the buffer, of ``nbytes`` zeros."""

    plan: LaunchPlan
    sites: tuple[Site, ...]
    blocks: int
    warps: int  # per block
    records: int  # per lane, at most

    @property
    def shape(self) -> tuple[int, int, int, int]:
        """The buffer's, in records: of blocks, warps and lanes, the first the count of the rest."""
        return self.blocks, self.warps, WARP, self.records + 1

    @property
    def nbytes(self) -> int:
        return math.prod(self.shape) * RECORD.itemsize


def stamped(plan: LaunchPlan, names: Sequence[str] = ()) -> Stamped:
    """The plan with timestamps in its kernel; ``names`` are those of its parameters. Raises
    LaunchError where its PTX has no such entry."""
    blocks = min(math.prod(plan.grid), BLOCKS)
    warps = -(-math.prod(plan.block) // WARP)
    records = min(RECORDS, BUFFER_BYTES // (blocks * warps * WARP * RECORD.itemsize))
    maps = [
        stamp.Map(parameter.box_bytes, name) if isinstance(parameter, TensorMap) else None
        for parameter, name in zip_longest(plan.parameters, names, fillvalue="")
    ]
    kernel, sites = stamp.stamped(plan.kernel, maps, blocks, warps, records)
    return Stamped(replace(plan, kernel=kernel), sites, blocks, warps, records)


_WARPS = WARPGROUP // WARP


def trace_of(buffer: np.ndarray, stamped: Stamped) -> Trace:
    """The trace in ``buffer``: ``made.nbytes`` bytes as the kernel left them.

    Raises LaunchError where the kernel has written over its records.
    """
    rows = buffer.view(RECORD).reshape(stamped.shape)
    blocks = [_Block(number, stamped.sites, rows[number]) for number in range(stamped.blocks)]
    return Trace(
        steps=max(block.last for block in blocks),
        unit="cycles",
        waits=tuple(wait for block in blocks for wait in block.waits),
        meetings=tuple(meeting for block in blocks for meeting in block.meetings),
        copies=tuple(copy for block in blocks for copy in block.copies),
        groups=tuple(group for block in blocks for group in block.groups),
        products=tuple(product for block in blocks for product in block.products),
        left_out=tuple(_left_out(stamped, rows)),
    )


def _left_out(stamped_plan: Stamped, rows: np.ndarray) -> Iterator[str]:
    count = math.prod(stamped_plan.plan.grid)
    if count > stamped_plan.blocks:
        yield f"the first {stamped_plan.blocks} of {count} blocks were stamped"
    wanted = _counters(rows)
    if lost := int(np.maximum(wanted - stamped_plan.records, 0).sum()):
        of = int((wanted > stamped_plan.records).sum())
        kept = f"a thread keeps its first {stamped_plan.records}"
        yield f"{lost} stamps of {of} threads were not kept: {kept}"


def _counters(rows: np.ndarray) -> np.ndarray:
    """Return the number of records that each lane wrote, or wanted to: the head of its part."""
    return rows[..., 0]["begin"].astype(np.int64) & 0xFFFFFFFF


@dataclass(frozen=True)
class _Record:
    site: Site
    warp: int
    begin: int
    end: int
    threads: tuple[int, ...]
    to: int
    also: int


@dataclass
class _Warp:
    """Operations that a warp has begun and not waited for. Copies are named by their indices."""

    stores: list[int] = field(default_factory=list)  # in no group yet
    bulk_groups: list[list[int]] = field(default_factory=list)
    committed: int = 0
    products: list[Products] = field(default_factory=list)
    wgmma_groups: int = 0


class _Block:
    """The events of a block, read in the order in which they ended."""

    def __init__(self, number: int, sites: tuple[Site, ...], rows: np.ndarray):
        self.number, self.last = number, 0
        self.waits: list[Wait] = []
        self.meetings: list[Meeting] = []
        self.copies: list[Copy] = []
        self.groups: list[GroupEvent] = []
        self.products: list[Products] = []
        self._warps: defaultdict[int, _Warp] = defaultdict(_Warp)
        self._loads: defaultdict[int, list[int]] = defaultdict(list)  # per mbarrier: in flight
        read = {
            "wait": self._wait,
            "meeting": self._meeting,
            "load": self._copy,
            "store": self._copy,
            "commit": self._commit,
            "drain": self._drain,
            "wgmma-commit": self._commit_products,
            "wgmma-wait": self._wait_for_products,
        }
        for record in sorted(_records(rows, sites), key=lambda entry: entry.end):
            self.last = record.end
            read[record.site.kind](record)
        # A product that no thread waited for has no end.
        self.products += [product for warp in self._warps.values() for product in warp.products]

    def _wait(self, r: _Record) -> None:
        self.waits.append(Wait(r.begin, r.end, self.number, r.to, r.also, r.threads, r.site.line))
        for index in self._loads.pop(r.to, ()):
            self.copies[index] = replace(self.copies[index], end=r.end)

    def _meeting(self, r: _Record) -> None:
        number = r.site.number
        self.meetings.append(Meeting(r.begin, r.end, self.number, number, r.threads, r.site.line))

    def _copy(self, r: _Record) -> None:
        loads = r.site.kind == "load"
        waiting = self._loads[r.to] if loads else self._warps[r.warp].stores
        waiting.append(len(self.copies))
        copy = Copy(
            begin=r.begin,
            end=None,
            what="load" if loads else "store",
            opcode=r.site.opcode,
            block=self.number,
            thread=r.threads[0],
            nbytes=r.also,
            shared_address=None,
            global_address=None,
            coordinates=(),
            barrier=r.to if loads else None,
            group=None,
            line=r.site.line,
            array=r.site.array,
        )
        self.copies.append(copy)

    def _commit(self, r: _Record) -> None:
        warp = self._warps[r.warp]
        for index in warp.stores:
            self.copies[index] = replace(self.copies[index], group=warp.committed)
        warp.bulk_groups.append(warp.stores)
        warp.stores = []
        self.groups.append(GroupEvent(r.begin, "commit", self.number, r.threads[0], warp.committed))
        warp.committed += 1

    def _drain(self, r: _Record) -> None:
        warp, pending = self._warps[r.warp], r.site.number
        done = max(len(warp.bulk_groups) - pending, 0)
        for index in (index for group in warp.bulk_groups[:done] for index in group):
            self.copies[index] = replace(self.copies[index], end=r.end)
        warp.bulk_groups = warp.bulk_groups[done:]
        self.groups.append(
            GroupEvent(
                r.begin, "wait", self.number, r.threads[0],
                pending=pending, reads_only=r.site.reads_only,
            )
        )  # fmt: skip

    def _commit_products(self, r: _Record) -> None:
        if r.warp % _WARPS:  # the first warp speaks for its warpgroup
            return
        warp = self._warps[r.warp]
        warp.wgmma_groups += 1
        number, line = r.warp // _WARPS, r.site.line
        begun = Products(r.begin, None, self.number, number, warp.wgmma_groups, 0, line)
        warp.products.append(begun)

    def _wait_for_products(self, r: _Record) -> None:
        warp = self._warps[r.warp]
        done = max(len(warp.products) - r.site.number, 0)
        self.products += [replace(product, end=r.end) for product in warp.products[:done]]
        warp.products = warp.products[done:]


def _records(rows: np.ndarray, sites: tuple[Site, ...]) -> Iterator[_Record]:
    counts = np.minimum(_counters(rows), rows.shape[-1] - 1)
    written = [
        (int(warp), row)
        for warp, lane in np.argwhere(counts)
        for row in rows[warp, lane, 1 : counts[warp, lane] + 1]
    ]
    zero = min((int(record["begin"]) for _, record in written), default=0)
    for warp, entry in written:
        if entry["site"] >= len(sites):
            raise LaunchError(
                f"stamps: a record of warp {warp} names place {entry['site']} of {len(sites)}: the "
                "kernel has written over its records. On the emulator its wild store is named."
            )
        lanes = int(entry["lanes"])
        yield _Record(
            site=sites[entry["site"]],
            warp=warp,
            begin=int(entry["begin"]) - zero,
            end=int(entry["end"]) - zero,
            threads=tuple(warp * WARP + lane for lane in range(WARP) if lanes >> lane & 1),
            to=int(entry["to"]),
            also=int(entry["and"]),
        )
