"""The sampled threads that do otherwise than those of the answer, and the roles of mbarriers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from harness.course.judge.comparison.differences import ROUNDING, TINY
from harness.course.judge.comparison.history import POLLS
from harness.course.judge.comparison.recording import Recording, has_effects, is_copy, orders
from harness.sanitizer.isa import (
    Address,
    Instruction,
    Operand,
    Register,
    Symbol,
    Vector,
    key_of,
    look_up,
    registers,
    written,
)

LooksAt = Callable[[str], bool]  # the keys of instructions with effects
_THREADS = 4  # number of threads whose histories are compared


def differing(
    mine: Recording,
    theirs: Recording,
    looks_at: LooksAt,
    alike: LooksAt | None = None,
    barriers: Mapping[int, int] | None = None,
) -> list[tuple[int, int]]:
    """The sampled threads whose histories differ, each with the answer's thread that has its part:
    a few, those that differ first. ``alike``: only those that do the same of this.
    ``barriers``: as `barriers_of` returns them.

    Within a block it does not matter which thread orders others as another does in the answer.
    """
    by_role = looks_at is orders
    others_part = np.zeros(len(mine.places), np.bool_)
    if alike is not None:
        others_part = _differ(_signed(mine, alike, True, barriers), _signed(theirs, alike, True))
    for with_data in (False, True):
        ours = _signed(mine, looks_at, with_data, barriers)
        others = _signed(theirs, looks_at, with_data)
        rows = min(len(ours.hashes), len(others.hashes))
        differ = _differ(ours, others) & ~others_part
        same = ((column, column) for column in np.flatnonzero(differ).tolist())
        kinds: dict[tuple[int, ...], tuple[int, int, int]] = {}
        for column, other in _unlike(mine, ours, others, differ) if by_role else same:
            at = int(np.argmax(ours.hashes[:rows, column] != others.hashes[:rows, other]))
            is_cut = ours.counts[column] < at and not ours.returned[column]
            is_theirs_cut = others.counts[other] < at and not others.returned[other]
            if is_cut or is_theirs_cut:  # its events until it was stopped are the same
                continue
            kind = at, int(ours.hashes[at, column]), int(others.hashes[at, other])
            step = int(ours.steps[min(at, ours.counts[column]), column])
            kinds.setdefault(kind, (step, column, other))
        if kinds:
            return [(column, other) for _, column, other in sorted(kinds.values())[:_THREADS]]
    return []


def _differ(ours: _Signed, others: _Signed) -> np.ndarray:
    """bool[threads]; a thread that was stopped is compared until then."""
    rows = min(len(ours.hashes), len(others.hashes))
    unlike = ours.hashes[:rows] != others.hashes[:rows]
    numbers = np.arange(rows)[:, None]
    for each in (ours, others):
        unlike &= each.returned | (numbers <= each.counts)
    return np.asarray(unlike.any(axis=0))


def active(recording: Recording, looks_at: LooksAt) -> dict[int, dict[int, int]]:
    """Return by block the sampled threads that execute such an instruction, each with a number for
    all that it does of this."""
    blocks: dict[int, dict[int, int]] = {}
    signed = _signed(recording, looks_at, with_data=False)
    for column in np.flatnonzero(signed.counts).tolist():
        blocks.setdefault(recording.places[column][0], {})[column] = signed.end(column)
    return blocks


def _unlike(
    recording: Recording, ours: _Signed, others: _Signed, differs: np.ndarray
) -> Iterator[tuple[int, int]]:
    """Yield the threads for which the answer's block has none that does the same, each with a
    thread of that block for which the student's has none."""
    blocks: dict[int, list[int]] = {}
    for column in np.flatnonzero(differs).tolist():
        blocks.setdefault(recording.places[column][0], []).append(column)
    for columns in blocks.values():
        left: dict[int, list[int]] = {}
        for column in columns:
            left.setdefault(others.end(column), []).append(column)
        alone = []
        for column in columns:
            same = left.get(ours.end(column)) if ours.returned[column] else None
            if same:
                same.pop()
            else:
                alone.append(column)
        rest = {column for each in left.values() for column in each}
        partners = [column for column in alone if column in rest]
        yield from ((column, column) for column in partners)
        others_left = sorted(rest.difference(partners))
        yield from zip(sorted({*alone}.difference(partners)), others_left, strict=False)


@dataclass
class _Signed:
    """Of sampled threads: row n of ``hashes`` is of the first n events, with all their operands,
    and of ``steps`` when the last of these was; in the rows after the last event, of that."""

    hashes: np.ndarray
    steps: np.ndarray
    counts: np.ndarray
    returned: np.ndarray

    def end(self, column: int) -> int:
        """Return the hash of all events of a thread."""
        return int(self.hashes[self.counts[column], column])


@dataclass
class _Events:
    """An instruction that threads executed, as events; ``now``: the registers' values then."""

    number: int  # the step's
    kind: _Kind
    columns: np.ndarray
    now: Mapping[str, np.ndarray]
    asks_again: np.ndarray | bool = False  # polls that have failed


def _events(recording: Recording, looks_at: LooksAt) -> Iterator[_Events]:
    """Yield the instructions looked at that sampled threads executed, and their ends."""
    instructions, count = recording.instructions, len(recording.places)
    kinds: dict[int, _Kind] = {}
    for site in {step.site for step in recording.steps}:
        instruction = instructions[site]
        key = key_of(instruction.opcode)
        if key in ("ret", "exit") or (has_effects(instruction) and looks_at(key)):
            kinds[site] = _kind(instruction, written(instruction))
    used = {name for kind in kinds.values() for name in kind.registers}
    names = {
        site: [(at, name) for at, name in enumerate(written(instructions[site])) if name in used]
        for site in {step.site for step in recording.steps}
    }
    now = {name: np.zeros(count, np.uint64) for name in used}
    for number, step in enumerate(recording.steps):
        if step.values:
            for at, name in names[step.site]:
                now[name][step.columns] = step.values[at]
        if (kind := kinds.get(step.site)) is None:
            continue
        columns = step.columns
        if kind.guard is not None:
            columns = columns[now[kind.guard[0]][columns] != kind.guard[1]]
        again = step.sleeps or (kind.result in now and now[kind.result][columns] == 0)
        yield _Events(number, kind, columns, now, again)


def _signed(
    recording: Recording,
    looks_at: LooksAt,
    with_data: bool,
    barriers: Mapping[int, int] | None = None,
) -> _Signed:
    count = len(recording.places)
    hashes, counts = np.zeros(count, np.uint64), np.zeros(count, np.int64)
    asked, asks = np.zeros(count, np.uint64), np.zeros(count, np.bool_)
    returned = np.zeros(count, np.bool_)
    entries: list[tuple[np.ndarray, np.ndarray, np.ndarray, int]] = []
    for each in _events(recording, looks_at):
        columns, kind = each.columns, each.kind
        if kind.leaves:
            returned[columns] = True
            continue
        operands = (*kind.places, *(kind.data if with_data else ()))
        held = [each.now[name][columns] for name in operands]
        if kind.barrier is not None:
            at = _addresses(recording, each, kind.barrier)
            alike = [at == address for address in barriers or ()]
            others = map(np.uint64, (barriers or {}).values())
            held.append(np.select(alike, [*others], at) if alike else at)
        values = _mixed(kind.opcode, held, columns)
        if kind.polls:
            again = asks[columns] & (asked[columns] == values)
            asks[columns] = each.asks_again
            columns, values = columns[~again], values[~again]
            asked[columns] = values
        else:
            asks[columns] = False
        mixed = hashes[columns] * np.uint64(0x100000001B3) + values
        hashes[columns] = mixed
        counts[columns] += 1
        entries.append((columns, counts[columns], mixed, each.number))
    return _in_a_table(entries, counts, returned)


def stores_agree(mine: Recording, theirs: Recording) -> bool:
    """Return True if every place that the answer's threads write ends with the same value,
    whichever thread of the block writes it."""
    needed = _written(theirs)
    known = _written(mine)
    places = np.isin(needed.places, known.places)
    if not places.all():
        return False
    got = known.values[np.searchsorted(known.places, needed.places)]
    unequal = got != needed.values
    a, b = (each[unequal].astype(np.uint32).view(np.float32) for each in (got, needed.values))
    with np.errstate(all="ignore"):
        most = np.maximum(np.abs(a), np.abs(b))
        return bool(((most > TINY) & (np.abs(a - b) <= ROUNDING * most)).all())


@dataclass
class _Written:
    """The last values that threads store: sorted places, which say the block where that decides,
    and the words there."""

    places: np.ndarray
    values: np.ndarray


def _written(recording: Recording) -> _Written:
    block_of = np.array([block for block, _ in recording.places], np.uint64)
    places, values = [np.zeros(0, np.uint64)], [np.zeros(0, np.uint64)]
    for each in _events(recording, _is_store):
        kind, columns = each.kind, each.columns
        if kind.store is None:
            continue
        at = _addresses(recording, each, kind.store)
        if not kind.is_global:
            at = at + (block_of[columns] << np.uint64(48))
        for number, word in enumerate(kind.words):
            if isinstance(word, Register):
                held = each.now[word.name][columns]
            else:
                held = np.full(len(columns), getattr(word, "value", 0), np.uint64)
            places.append(at + np.uint64(number * kind.word_bytes))
            values.append(held)
    every, held = np.concatenate(places)[::-1], np.concatenate(values)[::-1]
    unique, last = np.unique(every, return_index=True)
    return _Written(unique, held[last])


def _addresses(recording: Recording, events: _Events, place: Address) -> np.ndarray:
    at = np.full(len(events.columns), place.offset, np.uint64)
    if isinstance(place.base, Register):
        return np.asarray(at + events.now[place.base.name][events.columns])
    base = place.base
    return at + np.uint64(recording.symbol(base.name) if isinstance(base, Symbol) else base.value)


def barriers_of(mine: Recording, theirs: Recording) -> dict[int, int]:
    """Return by address the answer's mbarrier in the role of each of the student's; empty where all
    are in the same places."""
    ours, others = _roles(mine), _roles(theirs)
    if ours == others or not all(uses for _, uses in ours.values()):
        return {}
    # A role is count and uses; or either of them, if the other is the mistake.
    for part in (slice(2), slice(1, 2), slice(1)):
        groups: list[dict[Any, list[int]]] = [{}, {}]
        for group, roles in zip(groups, (ours, others), strict=True):
            for address, role in sorted(roles.items()):
                group.setdefault(role[part], []).append(address)
        mine_of, theirs_of = groups
        if {r: len(a) for r, a in mine_of.items()} == {r: len(a) for r, a in theirs_of.items()}:
            return {
                address: other
                for role, addresses in mine_of.items()
                for address, other in zip(addresses, theirs_of[role], strict=True)
            }
    return {}


def _roles(recording: Recording) -> dict[int, tuple[int | None, frozenset[str]]]:
    """Return by the address of an mbarrier its initial count, and its other uses."""
    counts: dict[int, int] = {}
    uses: dict[int, set[str]] = {}
    for each in _events(recording, _is_of_mbarrier):
        if each.kind.barrier is None or not len(each.columns):
            continue
        at = _addresses(recording, each, each.kind.barrier)
        key = key_of(each.kind.name)
        if key == "mbarrier.init":
            (count,) = each.kind.words
            number = getattr(count, "value", 0)
            if isinstance(count, Register):
                number = each.now[count.name][each.columns][0]
            counts |= dict.fromkeys(at.tolist(), int(number))
            continue
        for address in set(at.tolist()):
            uses.setdefault(address, set()).add("wait" if each.kind.polls else key)
    return {at: (counts.get(at), frozenset(uses.get(at, ()))) for at in counts.keys() | uses}


def _in_a_table(
    entries: list[tuple[np.ndarray, np.ndarray, np.ndarray, int]],
    counts: np.ndarray,
    returned: np.ndarray,
) -> _Signed:
    rows = int(counts.max(initial=0)) + 2
    hashes = np.zeros((rows, len(counts)), np.uint64)
    steps = np.zeros((rows, len(counts)), np.int64)
    for columns, at, mixed, number in entries:
        hashes[at, columns], steps[at, columns] = mixed, number
    return _Signed(hashes, steps, counts, returned)


@dataclass(frozen=True)
class _Kind:
    """An instruction's opcode and constants as a number, and the registers of its operands."""

    name: str
    opcode: int
    places: list[str]
    data: list[str]
    guard: tuple[str, bool] | None
    polls: bool
    leaves: bool
    result: str
    store: Address | None = None
    words: tuple[Operand, ...] = ()
    barrier: Address | None = None

    @property
    def is_global(self) -> bool:
        return ".global" in self.name

    @property
    def word_bytes(self) -> int:
        return int(self.name.rpartition(".")[2][1:]) // 8

    @property
    def registers(self) -> list[str]:
        more = [self.result] if self.result else []
        if self.guard is not None:
            more.append(self.guard[0])
        if self.barrier is not None and isinstance(self.barrier.base, Register):
            more.append(self.barrier.base.name)
        return [*self.places, *self.data, *more]


def _kind(instruction: Instruction, results: list[str]) -> _Kind:
    match = look_up(instruction.opcode)
    key = match.row.key if match else instruction.opcode
    polls = key in POLLS
    places: list[str] = []
    data: list[str] = []
    constants: list[str] = []
    barrier = None
    for at, operand in enumerate(instruction.operands):
        role = match.role(at) if match else None
        if role is not None and role.does == "mbarrier" and isinstance(operand, Address):
            barrier = operand
            continue
        used = [each.name for each in registers((operand,))]
        if isinstance(operand, Register):
            used = [operand.name]
        is_data = key in ("st", "red", "atom") and at > 0
        (data if is_data else places).extend(name for name in used if name not in results)
        constants.append("" if used else str(operand))
        constants.append(str(getattr(operand, "offset", "")))
    opcode = "wait" if polls else instruction.opcode
    guard = instruction.guard
    decides = (guard.predicate.name, guard.negated) if guard is not None else None
    number = hash((opcode, *constants)) & 0xFFFFFFFFFFFF
    kind = _Kind(
        instruction.opcode,
        number,
        places,
        data,
        decides,
        polls,
        leaves=key in ("ret", "exit"),
        result=results[0] if polls else "",
        barrier=barrier,
    )
    if key == "mbarrier.init":
        return replace(kind, words=instruction.operands[1:2])
    if key != "st":
        return kind
    place, written_there = instruction.operands
    assert isinstance(place, Address)
    words = written_there.elements if isinstance(written_there, Vector) else (written_there,)
    return replace(kind, store=place, words=words)


def _is_of_mbarrier(key: str) -> bool:
    return key.startswith("mbarrier.") or is_copy(key)


def _is_store(key: str) -> bool:
    return key == "st"


def _mixed(seed: int, values: list[np.ndarray], columns: np.ndarray) -> np.ndarray:
    mixed = np.full(len(columns), seed, np.uint64)
    for number, each in enumerate(values):
        part = each + np.uint64(0x9E3779B97F4A7C15 + number)
        mixed = (mixed ^ part) * np.uint64(0x100000001B3)
    return mixed
