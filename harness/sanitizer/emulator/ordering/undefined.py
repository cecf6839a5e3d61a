"""Undefined bits, in memory and in registers, and the reports of their use.

An undefined value may be copied, combined, loaded and stored: compilers load values that they may
not need, write a bit field with its neighbors, and compute what is not used. It is a hazard if it
decides something: a branch, whether an instruction with an effect is executed, an address, an
operand of a copy, of an mbarrier, of the Tensor Cores. An undefined value in global memory at the
end is a hazard, too (`harness.sanitizer.emulator.memory.global_memory.GlobalShadows`).

Where an undefined value came from goes with it, as an *origin* of its byte:

- 0: defined
- ``site + 1``: a load, at that site, of bytes that nothing had written; a shuffle, of a lane that
  took no part in it
- ``-1 - slot``: the register in that place of the register file, which nothing had assigned
- `REPORTED`: a value computed from an undefined value whose use was reported

Nearly always no register is undefined, and then only this is checked. How an instruction passes
undefined bits on: `harness.sanitizer.emulator.program.dataflow`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import compress
from typing import NamedTuple

import numpy as np

from harness.sanitizer.emulator.arrays import address_of, every, host_zeros
from harness.sanitizer.emulator.findings import (
    MAX_THREADS_NAMED,
    FindingLog,
    HazardKind,
    Reason,
    Subject,
    Use,
)
from harness.sanitizer.emulator.threads import Group, Wave

_EVERY_BIT = 0xFF
_MOST_NAMED = 64  # granules of which the variable is asked
REPORTED = int(np.iinfo(np.int32).min)


class UndefinedBytes(NamedTuple):
    """Undefined bits of some bytes: ``origins``, int32[n, bytes], and ``bits``, uint8[n, bytes],
    the undefined ones of each byte."""

    origins: np.ndarray
    bits: np.ndarray


def undefined_bytes(origins: np.ndarray) -> UndefinedBytes:
    """All bits of the bytes that have an origin."""
    return UndefinedBytes(origins, np.where(origins != 0, _EVERY_BIT, 0).astype(np.uint8))


class Contents:
    """The memory of a region, ``granules`` of ``granule_bytes`` each.

    ``fresh``: the bytes that have no contents until they are written: True for all, False for none,
    or a bool per byte.
    """

    version = 0  # shared by all memories' shadows: rises when one of them gets another array

    def __init__(
        self,
        granules: int,
        granule_bytes: int,
        fresh: bool | np.ndarray,
        written: np.ndarray | None = None,
    ):
        """``written``: bool[granules] of zeros, if there are some already."""
        self.granules, self.granule_bytes, self.fresh = granules, granule_bytes, fresh
        self.region = 0  # number among all memories; shared memory's is 0
        self.begins_defined = fresh is False
        # Per granule: has it been written? Unused in a memory that begins defined.
        self.written = host_zeros(granules, np.bool_) if written is None else written
        self.name_of: Callable[[int], str] | None = None  # names a byte's variable
        # [granule, byte]; only once one is undefined. Of bytes that have an origin: which bits are
        # defined all the same, only once one is.
        self._origins: np.ndarray | None = None
        self._defined: np.ndarray | None = None

    @property
    def address(self) -> int:
        """Return the address of the origins in this process's memory; 0 if there are none."""
        return 0 if self._origins is None else address_of(self._origins)

    @property
    def all_defined(self) -> bool:
        """Return True if nothing is undefined here, as far as is known without a search."""
        return self.begins_defined and self._origins is None

    def variables(self, where: np.ndarray) -> tuple[str, ...]:
        """The names of the variables that own these granules, as far as they are known."""
        if self.name_of is None:
            return ()
        first = np.unique(where)[:_MOST_NAMED] * self.granule_bytes
        return tuple(filter(None, dict.fromkeys(map(self.name_of, first.tolist()))))

    def suspects(self, where: np.ndarray) -> bool:
        """Return True if something in these granules may be undefined."""
        if not self.begins_defined and not every(self.written[where]):
            return True
        return self._origins is not None and bool(self._origins[where].any())

    def undefined(self, offsets: np.ndarray, nbytes: int, site: int) -> UndefinedBytes | None:
        """Return which of the ``nbytes`` that ``site`` reads at each of ``offsets`` are undefined,
        or None if all are defined."""
        at = offsets[:, None] + np.arange(nbytes)
        origins = np.zeros(at.shape, np.int32)
        if not self.begins_defined:
            missing = ~self.written[at // self.granule_bytes]
            if self.fresh is not True:
                missing &= np.asarray(self.fresh)[at]
            origins[missing] = site + 1
        if self._origins is not None:
            held = self._origins.reshape(-1)[at]
            origins = np.where(held != 0, held, origins)
        if not origins.any():
            return None
        every = undefined_bytes(origins)
        if self._defined is not None:
            every.bits[held != 0] &= ~self._defined.reshape(-1)[at][held != 0]
        return every

    def overwritten(self, where: np.ndarray | slice) -> None:
        """Mark these granules as written with defined values."""
        if not self.begins_defined:
            self.written[where] = True
        if self._origins is not None:
            self._origins[where] = 0

    def hold(self, offsets: np.ndarray, undefined: UndefinedBytes) -> None:
        """The bytes at ``offsets`` were written with values of which this is undefined."""
        origins, bits = undefined
        shape = self.granules, self.granule_bytes
        if self._origins is None:
            self._origins = host_zeros(shape, np.int32)
            Contents.version += 1
        # Partly undefined bytes come from bit fields and are rare: the array is made with the first
        # one.
        if self._defined is None and (bits[origins != 0] != _EVERY_BIT).any():
            self._defined = host_zeros(shape, np.uint8)
        at = offsets[:, None] + np.arange(origins.shape[1])
        self._origins.reshape(-1)[at] = origins
        if self._defined is not None:
            self._defined.reshape(-1)[at] = ~bits

    def held(self) -> tuple[np.ndarray, np.ndarray]:
        """``(offsets, origins)`` of the bytes that hold an undefined value."""
        if self._origins is None:
            return np.zeros(0, np.int64), np.zeros(0, np.int32)
        flat = self._origins.reshape(-1)
        offsets = np.flatnonzero(flat)
        return offsets, flat[offsets]

    def mark_written(self, known: np.ndarray, value: bool) -> None:
        """``known`` is a bool per byte: set it to ``value`` for the bytes that were written."""
        written, size = self.written.nonzero()[0], self.granule_bytes
        whole = len(known) // size
        known[: whole * size].reshape(whole, size)[written[written < whole]] = value
        if whole in written[-2:]:  # the end is shorter than a granule
            known[whole * size :] = value


def first_origin(origins: np.ndarray, axis: int = 1) -> np.ndarray:
    """Along an axis, the first that is not 0; 0 where all are."""
    at = np.argmax(origins != 0, axis=axis)
    return np.take_along_axis(origins, np.expand_dims(at, axis), axis).squeeze(axis)


Bits = tuple[np.ndarray, np.ndarray]
"""UndefinedBytes bits, uint64 a thread, and their origins, int32 a thread (`contents`)."""


class UndefinedRegisters:
    """For each register (by its place in the register file), which of its bits are undefined,
    uint64 a place of the wave, and where they come from, int32 a place. Registers without any are
    not there: the object is true if there is any. ``table``, int64[registers + 1, 3], for machine
    code: where bits and origins have their place in this process's memory, 0 where they have none;
    and whether a bit is undefined. (The carry flag, -1, is the last.)"""

    def __init__(self, wave: Wave, findings: FindingLog, unassigned: dict[int, int]):
        """``unassigned``: the registers that a path reaches unassigned, with all of their bits; and
        with none, those to which such may be copied."""
        self.findings, self._first = findings, wave.first
        self._threads, self._size = wave.threads, wave.size
        self.bits: dict[int, np.ndarray] = {}
        self._origins: dict[int, np.ndarray] = {}
        self._version = 0  # rises when another bit is undefined, or one no more
        # Rows of `bits` and of origins, and the registers that they belong to.
        self._rows = np.empty((len(unassigned), wave.size), np.uint64)
        self._origin_rows = np.empty(self._rows.shape, np.int32)
        self._row_of = {slot: row for row, slot in enumerate(unassigned)}
        self.table = np.zeros((len(wave.registers) + 1, 3), np.int64)
        if unassigned:
            self._rows[:] = np.array([*unassigned.values()], np.uint64)[:, None]
            self._origin_rows[:] = -1 - np.array([*unassigned], np.int32)[:, None]
            self._place()
            self.table[[*unassigned], 2] = [every != 0 for every in unassigned.values()]
            self._look()

    def __bool__(self) -> bool:
        return bool(self.bits)

    def slots_in(self, group: Group) -> frozenset[int]:
        """Return the registers that are undefined in any of these threads."""
        version, slots = group.undefined
        if version != self._version:
            bits = np.bitwise_or.reduce(self._rows[: len(self._row_of), group.select], axis=1)
            slots = frozenset(compress(self._row_of, bits.tolist()))
            group.undefined = self._version, slots
        return slots

    def bits_of(self, slot: int, group: Group) -> Bits | None:
        """Return the undefined bits of a register in these threads, maybe as views; None if there
        are none."""
        bits = self.bits.get(slot)
        if bits is None:
            return None
        mine = bits[group.select]
        return (mine, self._origins[slot][group.select]) if mine.any() else None

    def put(self, slot: int, group: Group, undefined: Bits | None) -> None:
        """The threads have written the register; ``undefined`` are its undefined bits."""
        bits = self.bits.get(slot)
        if bits is None:
            if undefined is None or not undefined[0].any():
                return
            bits = self._add(slot)
        before = self.slots_in(group)
        if undefined is not None:
            bits[group.select], self._origins[slot][group.select] = undefined
            now = before | {slot} if undefined[0].any() else before - {slot}
        elif slot in before:
            bits[group.select] = 0
            now = before - {slot}
            if not bits.any():
                self.table[slot, 2] = 0
                del self.bits[slot], self._origins[slot]
        else:
            return
        self._version += 1
        group.undefined = self._version, now

    def _add(self, slot: int) -> np.ndarray:
        """The bits of a register of which none was undefined."""
        if slot not in self._row_of:
            row = self._row_of[slot] = len(self._row_of)
            if row == len(self._rows):
                more = np.zeros((1 + row, self._size), np.uint64)
                self._rows = np.concatenate([self._rows, more])
                self._origin_rows = np.concatenate([self._origin_rows, more.astype(np.int32)])
                # The arrays are replaced, and these are views of the old ones: `_look` makes new
                # ones.
                self.bits.clear()
            self._place()
        self.table[slot, 2] = 1
        self._look()
        return self.bits[slot]

    def _place(self) -> None:
        """Each register that has a row has it there."""
        rows = np.arange(len(self._row_of)) * self._size
        bits, origins = address_of(self._rows) + 8 * rows, address_of(self._origin_rows) + 4 * rows
        self.table[[*self._row_of], :2] = np.stack([bits, origins], axis=1)

    def _look(self) -> None:
        """At the table: of which registers a bit is undefined."""
        slots = {slot for slot in self._row_of if self.table[slot, 2]}
        # Registers that machine code has assigned since are defined now.
        for slot in self.bits.keys() - slots:
            del self.bits[slot], self._origins[slot]
        for slot in slots - self.bits.keys():
            row = self._row_of[slot]
            self.bits[slot], self._origins[slot] = self._rows[row], self._origin_rows[row]

    def copied(self, others: bool) -> None:
        """Note that machine code has copied registers with their undefined bits; ``others``: other
        registers have undefined bits now."""
        self._version += 1
        if others:
            self._look()

    def loaded(self, slots: Iterable[int | None], group: Group, undefined: UndefinedBytes) -> None:
        """The threads have loaded registers (None: a dropped register) from bytes with these
        undefined bits, register after register."""
        slots = list(slots)
        parts = (np.split(each, len(slots), axis=1) for each in undefined)
        for slot, origins, bits in zip(slots, *parts, strict=True):
            if slot is not None and origins.any():
                self.put(slot, group, _bits_of_bytes(origins, bits))

    def stored(
        self, slots: Iterable[int | None], group: Group, nbytes: int
    ) -> UndefinedBytes | None:
        """Return the undefined bits of a store of these registers, ``nbytes`` of each; None if all
        are defined."""
        slots = list(slots)
        shape = group.count, len(slots), nbytes
        origins, bits = np.zeros(shape, np.int32), np.zeros(shape, np.uint8)
        for at, slot in enumerate(slots):
            undefined_bits = None if slot is None else self.bits_of(slot, group)
            if undefined_bits is not None:
                undefined, origin = undefined_bits
                by = np.arange(nbytes, dtype=np.uint64) * np.uint64(8)
                bits[:, at] = (undefined[:, None] >> by).astype(np.uint8)
                origins[:, at] = np.where(bits[:, at] != 0, origin[:, None], 0)
        if not bits.any():
            return None
        return UndefinedBytes(origins.reshape(group.count, -1), bits.reshape(group.count, -1))

    def shuffled(
        self,
        site: int,
        target: int | None,
        slot: int | None,
        group: Group,
        ahead: np.ndarray,
        absent: np.ndarray,
    ) -> None:
        """Each lane takes the register ``slot`` of the lane that is ``ahead`` (int64[n]); the
        value of a lane that takes no part (``absent``) is undefined."""
        if target is None:
            return
        bits = None if slot is None else self.bits.get(slot)
        undefined = None
        if slot is not None and bits is not None:
            source = group.index + np.where(absent, 0, ahead)
            undefined = bits[source], self._origins[slot][source]
        if absent.any():
            taken, origins = undefined or (np.uint64(0), np.int32(0))
            undefined = (
                np.where(absent, np.uint64(0xFFFF_FFFF), taken),
                np.where(absent, np.int32(site + 1), origins),
            )
        self.put(target, group, undefined)

    def use(self, site: int, group: Group, slots: Iterable[int], use: Use) -> np.ndarray:
        """The instruction at ``site`` lets these registers decide: they are reported where they are
        undefined, and are taken as defined from then on. Returns a mask of the threads in which any
        was undefined, bool[n]."""
        any_undefined = np.zeros(group.count, np.bool_)
        for slot in slots:
            undefined_bits = self.bits_of(slot, group)
            if undefined_bits is not None:
                bad = undefined_bits[0] != 0
                any_undefined |= bad
                self.report(site, group.index, np.where(bad, undefined_bits[1], 0), use)
                # Reported once: what follows from the same value is no further mistake.
                self.put(slot, group, None)
        return any_undefined

    def taint(self, slot: int, group: Group, bits: int) -> None:
        """Mark a register that was computed from an undefined value whose use was reported."""
        every = np.full(group.count, bits, np.uint64)
        self.put(slot, group, (every, np.full(group.count, REPORTED, np.int32)))

    def report(self, site: int, places: np.ndarray, origins: np.ndarray, use: Use) -> None:
        """``origins``: per place, 0 if it is defined."""
        for origin in np.unique(origins[origins != 0]).tolist():
            mine = places[origins == origin][:MAX_THREADS_NAMED]
            actors = np.stack([mine // self._threads + self._first, mine % self._threads], axis=1)
            report_undefined(self.findings, origin, site, actors, use)


def report_undefined(
    findings: FindingLog,
    origin: int,
    site: int,
    actors: np.ndarray,
    use: Use,
) -> None:
    """Report that ``site`` uses an undefined value of ``origin`` in the threads ``actors``."""
    kind, reason, facts = HazardKind.UNINITIALIZED_READ, Reason.UNDEFINED_USE, {"use": use}
    if origin == REPORTED:
        return
    if origin < 0:
        findings.report(
            kind, site, None, actors, reason=reason, facts=facts, subject=Subject.REGISTER
        )
    elif origin - 1 == site:
        findings.report(kind, site, None, actors)
    else:  # the load, or the shuffle, is where the mistake is
        is_shuffle = findings.instructions[origin - 1].opcode.startswith("shfl")
        subject = Subject.LANE if is_shuffle else Subject.MEMORY
        findings.report(kind, origin - 1, site, actors, reason=reason, facts=facts, subject=subject)


def _bits_of_bytes(origins: np.ndarray, bits: np.ndarray) -> Bits:
    """Return the undefined bits of registers loaded from bytes, lowest first."""
    shifts = np.arange(origins.shape[1], dtype=np.uint64) * np.uint64(8)
    return np.bitwise_or.reduce(bits.astype(np.uint64) << shifts, axis=1), first_origin(origins)
