"""Data flow of a kernel's registers: liveness, registers that may be read unassigned, and the
propagation of undefined bits.

The first two are found once a kernel, over its control flow: a register that is assigned on every
path to its readers is never looked at. A set of registers is the bits of a number, by their places
in the register file. The last runs next to a step only while a register of the wave is undefined
(`harness.sanitizer.emulator.ordering.undefined`). The steps of loads, stores, atomics, shuffles,
mma and wgmma propagate undefined bits themselves; everything else by the table's roles: a result is
undefined where a source is. Of moves, masks, shifts and conversions it is known bit by bit, as
right code takes a defined part out of a register that is undefined elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from harness.sanitizer.emulator.findings import Use
from harness.sanitizer.emulator.ordering.undefined import Bits, UndefinedRegisters
from harness.sanitizer.emulator.program.prepare import Program
from harness.sanitizer.emulator.state import state_of
from harness.sanitizer.emulator.threads import Group, Moved, Step
from harness.sanitizer.isa.table.index import key_of, look_up
from harness.sanitizer.isa.text.tree import (
    Function,
    Guard,
    Immediate,
    Instruction,
    Negated,
    Operand,
    Pair,
    Register,
    Symbol,
    Vector,
    registers,
)
from harness.sanitizer.isa.types import immediate
from harness.sanitizer.isa.uses import accumulated, read, written

_LEAVE = ("bra", "brx", "ret", "exit")  # the following statement may not be the next one to run


def live(program: Program) -> list[int]:
    """Return, by site, the registers that are read from there on before they are assigned; and once
    more, after the last instruction."""
    instructions, labels = program.function.instructions, program.function.labels
    starts = sorted({0, *labels.values(), *_behind_branches(instructions)})
    blocks = [
        _StraightLine(program, a, b) for a, b in zip(starts, [*starts[1:], None], strict=True)
    ]
    at = {block.start: number for number, block in enumerate(blocks)}
    following = [[at[s] for s in block.successors(labels) if s in at] for block in blocks]
    needed = [block.reads for block in blocks]
    changed = True
    while changed:
        changed = False
        # Against the control flow, as liveness spreads: two or three passes settle most kernels.
        for number in reversed(range(len(blocks))):
            block, after = blocks[number], 0
            for there in following[number]:
                after |= needed[there]
            now = block.reads | after & ~block.writes
            if now != needed[number]:
                needed[number], changed = now, True
    needed_after = [0] * (len(instructions) + 1)
    for number, block in enumerate(blocks):
        after = 0
        for there in following[number]:
            after |= needed[there]
        # Once more through each block, now that it is known what is needed at its end.
        for site in range(block.end - 1, block.start - 1, -1):
            reads, writes = block.uses[site - block.start]
            needed_after[site] = after = reads | after & ~writes
    return needed_after


def slots_of(registers: int) -> list[int]:
    bits = np.frombuffer(registers.to_bytes(registers.bit_length() // 8 + 1, "little"), np.uint8)
    slots: list[int] = np.flatnonzero(np.unpackbits(bits, bitorder="little")).tolist()
    return slots


def _behind_branches(instructions: tuple[Instruction, ...]) -> Iterator[int]:
    for site, instruction in enumerate(instructions):
        if key_of(instruction.opcode) in _LEAVE:
            yield site + 1


class _StraightLine:
    """A basic block: the registers that it reads before it writes them, and those that it certainly
    writes."""

    def __init__(self, program: Program, start: int, end: int | None):
        self.start, self.instructions = start, program.function.instructions[start:end]
        self.end = start + len(self.instructions)
        self.uses = [_uses(program, instruction) for instruction in self.instructions]
        self.reads = self.writes = 0
        for reads, writes in self.uses:
            self.reads |= reads & ~self.writes
            self.writes |= writes

    def successors(self, labels: dict[str, int]) -> list[int]:
        return _after(self.instructions[-1], self.end, labels) if self.instructions else []


def _after(instruction: Instruction, next_site: int, labels: dict[str, int]) -> list[int]:
    """The sites that an instruction may go on to."""
    key = key_of(instruction.opcode)
    # A guarded branch or exit falls through where its guard does not hold.
    on = [next_site] if instruction.guard is not None or key not in _LEAVE else []
    if key == "bra" and str(instruction.operands[0]) in labels:
        return [labels[str(instruction.operands[0])], *on]
    if key == "brx" and isinstance(instruction.operands[1], Vector):
        return [*(labels[str(o)] for o in instruction.operands[1].elements), *on]
    return on


def leads(function: Function, site: int, other: int, around: frozenset[int] = frozenset()) -> bool:
    """Return True if a path leads from one instruction to another, and through none of
    ``around``."""
    seen, ahead = {*around}, [site]
    while ahead:
        at = ahead.pop()
        if at < len(function.instructions):
            after = {*_after(function.instructions[at], at + 1, function.labels)} - seen
            seen |= after
            ahead += after
    return other in seen - around


def _uses(program: Program, instruction: Instruction) -> tuple[int, int]:
    """The registers that an instruction may read, and those that it certainly writes."""

    def bits(names: Iterable[str]) -> int:
        slots = 0
        for name in names:
            slots |= 1 << program.registers[name][0]
        return slots

    may_read = bits(read(instruction)) | bits(accumulated(instruction))
    # A guarded instruction may leave its target as it was, and so ends no live range.
    return may_read, 0 if instruction.guard is not None else bits(written(instruction))


_ALL = np.uint64(0xFFFF_FFFF_FFFF_FFFF)
_CARRY = -1  # stands for the carry flag, which is no register
_SETS_CARRY = ("add.cc", "addc", "sub.cc", "subc", "mad.cc", "madc")
_TAKES_CARRY = ("addc", "subc", "madc")
_OF_CARRY = frozenset((*_SETS_CARRY, *_TAKES_CARRY))

# These propagate undefined values themselves: `harness.sanitizer.emulator.ops`.
_OF_THEIR_OWN = ("ld", "st", "ldmatrix", "stmatrix", "shfl.sync")
# These give each lane a result that depends on all lanes of a warp.
_OF_A_WARP = ("vote.sync", "match.sync", "redux.sync")
_GIVE_REGISTERS = ("shfl.sync", "ldmatrix")  # these only pass registers between the lanes of a warp
_SINKS = ("address", "mbarrier", "tensor map", "descriptor")


class Definedness:
    """``unassigned``: by register (its place in the register file), all the bits of each that a
    path may read before anything assigned it; none, of each that such may be copied to. ``live`` as
    `harness.sanitizer.emulator.program.dataflow` has them."""

    def __init__(self, program: Program, live: list[int]):
        self.program = program
        self._named: dict[int, frozenset[int]] = {}  # keyed by site, as `slots_at` returns them
        self._flows: dict[int, Flow] = {}
        names = list(program.registers)
        self.unassigned = {slot: int(_every(program, names[slot])) for slot in slots_of(live[0])}
        copies = [*_copies(program)] if self.unassigned else []
        before = -1
        while before != len(self.unassigned):
            before = len(self.unassigned)
            for target, source in copies:
                if source in self.unassigned:
                    self.unassigned.setdefault(target, 0)

    def step(self, site: int, group: Group, step: Step) -> Moved | None:
        """Run ``step``, the step of ``site``, and propagate undefined bits."""
        named = self._named.get(site)
        if named is None:
            named = self._named[site] = slots_at(self.program, site)
        undefined = state_of(group).undefined
        if undefined.bits.keys().isdisjoint(named) or undefined.slots_in(group).isdisjoint(named):
            return step(group)
        flow = self._flows.get(site)
        if flow is None:
            flow = self._flows[site] = Flow(self.program, site)
        # Before the step, which may overwrite the register that decides.
        taking = flow.decide(undefined, group)
        # The participating lanes are known only when they have met.
        if flow.together:
            moved = step(group)
            going = group if moved is None else next((part for _, part in moved), None)
            if going is not None:
                flow.pass_on(undefined, going)
            return moved
        # Before the step, too: its target may be one of its sources, and the old value counts.
        if taking.count:
            flow.pass_on(undefined, taking)
        return step(group)


@dataclass(frozen=True)
class _Roles:
    """Roles of an opcode's operands, by place; ``acts``: it has effects beyond its results, or
    unknown effects."""

    does: tuple[str, ...]
    acts: bool


@lru_cache(maxsize=4096)
def _roles(opcode: str) -> _Roles:
    match = look_up(opcode)
    if match is None:
        return _Roles((), True)
    places = range(len(match.form.places))
    roles = [match.role(place) for place in places]
    does = tuple(role.does if role else "" for role in roles)
    writes_memory = any(role and "write" in role.access for role in roles)
    acts = writes_memory or "writes" not in does or match.row.issuer != "thread"
    return _Roles(does, acts and match.row.key not in (*_OF_A_WARP, *_GIVE_REGISTERS))


def slots_at(program: Program, site: int) -> frozenset[int]:
    """The registers that an instruction names, by their places, with the carry flag where it sets
    or takes it."""
    i = program.function.instructions[site]
    named = [program.registers[r.name][0] for r in registers(i.operands)]
    if i.guard is not None:
        named.append(program.registers[i.guard.predicate.name][0])
    if key_of(i.opcode) in _OF_CARRY:
        named.append(_CARRY)
    return frozenset(named)


class Flow:
    """Effect of an instruction on registers."""

    def __init__(self, program: Program, site: int):
        self.site = site
        i = self.instruction = program.function.instructions[site]
        self.program, self.match = program, look_up(i.opcode)
        self.key = self.match.row.key if self.match else ""
        self.together = self.key in _OF_A_WARP
        roles = _roles(i.opcode)
        self.acts = roles.acts
        self.guard: Guard | None = i.guard
        widths = {program.registers[r.name] for r in registers(i.operands)}
        self.every = {slot: _every_of(dtype) for slot, dtype in widths}
        self.targets: list[int] = []
        self.sources: list[Operand] = []
        self.how = Use.OPERAND
        if self.key.startswith("wgmma.mma_async"):
            # The step says what the products are. A in registers: looked at when all have come.
            first = 2 if isinstance(i.operands[1], Vector) else 1
            self.sinks = self._slots(i.operands[first:])
            return
        by_role = list(zip(i.operands, roles.does, strict=False))
        if self.key.startswith("mma."):
            by_role = []  # the step itself says what it does, element by element
        self.targets = self._slots(o for o, does in by_role if does == "writes")
        if self.key == "shfl.sync":  # the first result is there when all lanes have come
            result = i.operands[0]
            self.targets = self._slots([result.second] if isinstance(result, Pair) else [])
        self.sources = [o for o, does in by_role if does == "reads"]
        addresses = [o for o, does in by_role if does in _SINKS]
        self.sinks = self._slots(addresses + self._deciding(i))
        if addresses:
            self.how = Use.ADDRESS
        if self.key in ("bra", "brx"):
            self.how = Use.BRANCH
        # A prefetch of a wrong address does nothing that anybody could see.
        hint = self.match is not None and self.match.row.completion == "never observably"
        if hint or self.key in ("call", ""):
            self.sinks = []

    def _deciding(self, i: Instruction) -> list[Operand]:
        """The operands next to addresses that must be defined when the instruction is executed."""
        if self.acts and self.key not in _OF_THEIR_OWN:
            return self.sources
        if self.together or self.key == "shfl.sync":
            return self.sources[1:]  # the mask of the lanes among them
        return []

    def _slots(self, operands: Iterable[Operand]) -> list[int]:
        return [self.program.registers[r.name][0] for r in registers(operands)]

    def decide(self, undefined: UndefinedRegisters, group: Group) -> Group:
        """Report undefined values that decide; return the threads that execute the instruction, or
        may."""
        taking = group
        if self.guard is not None:
            slot = self.program.registers[self.guard.predicate.name][0]
            bits = undefined.bits_of(slot, group)
            if bits is not None and self.acts:
                how = Use.BRANCH if self.key == "bra" else Use.PREDICATE
                undefined.use(self.site, group, [slot], how)
                bits = None
            holds = group.registers[slot][group.select] != self.guard.negated
            if bits is not None:
                holds = holds | (bits[0] != 0)
            if self.key != "bra":
                taking = group.where(holds)
        if self.sinks and taking.count:
            undefined.use(self.site, taking, self.sinks, self.how)
        return taking

    def pass_on(self, undefined: UndefinedRegisters, group: Group) -> None:
        """Mark the undefined bits of the instruction's results."""
        if not self.targets and self.key not in _SETS_CARRY:
            return
        if self.acts or self.key in _OF_THEIR_OWN:
            results: list[Bits | None] = [None] * len(self.targets)
        else:
            results = self._results(undefined, group)
        if self.guard is not None:  # an undefined guard makes the write itself undefined
            slot = self.program.registers[self.guard.predicate.name][0]
            unsure = undefined.bits_of(slot, group)
            if unsure is not None:
                results = [_either(result, _spread(unsure, _ALL)) for result in results]
        for slot, bits in zip(self.targets, results, strict=True):
            undefined.put(
                slot, group, None if bits is None else (bits[0] & self.every[slot], bits[1])
            )

    def _results(self, undefined: UndefinedRegisters, group: Group) -> list[Bits | None]:
        rule = _RULES.get(self.key)
        if rule is not None:
            return rule(self, undefined, group)
        bits: Bits | None = None
        for source in self.sources:
            bits = _either(bits, self.read(undefined, group, source))
        if self.key in _TAKES_CARRY:
            bits = _either(bits, undefined.bits_of(_CARRY, group))
        if self.together and bits is not None:
            bits = _over_warps(group, bits)
        if bits is not None:
            bits = _spread(bits, _ALL) if not self._packed else _by_halves(bits)
        if self.key in _SETS_CARRY and self.match and "cc" in self.match.modifiers:
            undefined.put(_CARRY, group, bits)
        return [bits] * len(self.targets)

    @property
    def _packed(self) -> bool:
        return bool(self.match) and str(self.match.words.get("type", "")).endswith("x2")

    def read(self, undefined: UndefinedRegisters, group: Group, operand: Operand) -> Bits | None:
        """Return the undefined bits of a source."""
        if isinstance(operand, Negated):
            operand = operand.operand
        if isinstance(operand, Register):
            return undefined.bits_of(self.program.registers[operand.name][0], group)
        if isinstance(operand, Vector):  # packed, the first element lowest
            bits: Bits | None = None
            at = np.uint64(0)
            for element in operand.elements:
                part = self.read(undefined, group, element)
                if part is not None:
                    bits = _either(bits, (part[0] << at, part[1]))
                if isinstance(element, Register):
                    at += np.uint64(8 * self.program.registers[element.name][1].itemsize)
            return bits
        return None

    def value(self, group: Group, operand: Operand) -> np.ndarray | np.uint64:
        """Return the value of a source, uint64 per thread."""
        if isinstance(operand, Negated):
            return self.value(group, operand.operand) ^ _ALL
        if isinstance(operand, Register):
            slot = self.program.registers[operand.name][0]
            return group.registers[slot][group.select].astype(np.uint64)
        if isinstance(operand, Immediate):
            return immediate(operand.value, operand.text, np.dtype(np.uint64))
        if isinstance(operand, Symbol):
            return np.uint64((self.program.symbol(operand.name) or 0) + operand.offset)
        return _ALL

    def is_number(self, operand: Operand) -> bool:
        """Return True if `value` knows it: it is not a special register."""
        return isinstance(operand, Register | Immediate | Negated)


# -- rules, by an instruction's key: what each result has of undefined bits


def _mov(flow: Flow, undefined: UndefinedRegisters, group: Group) -> list[Bits | None]:
    bits = flow.read(undefined, group, flow.sources[0])
    target = flow.instruction.operands[0]
    if bits is None or not isinstance(target, Vector):
        return [bits] * len(flow.targets)
    width = int(flow.every[flow.targets[0]]).bit_length() if flow.targets else 0
    return [
        (bits[0] >> np.uint64(at * width), bits[1])
        for at, element in enumerate(target.elements)
        if isinstance(element, Register)
    ]


def _and_or(flow: Flow, undefined: UndefinedRegisters, group: Group) -> list[Bits | None]:
    """A bit is defined by a single operand that is 0 (for `and`) or 1 (for `or`)."""
    a, b = flow.sources
    both = _either(flow.read(undefined, group, a), flow.read(undefined, group, b))
    if both is None:
        return [None]
    bits = both[0]
    for operand in (a, b):
        if flow.is_number(operand):
            value, own = flow.value(group, operand), flow.read(undefined, group, operand)
            decides = value if flow.key == "or" else value ^ _ALL
            bits = bits & ~(decides & (_ALL if own is None else ~own[0]))
    return [(bits, both[1])]


def _xor(flow: Flow, undefined: UndefinedRegisters, group: Group) -> list[Bits | None]:
    bits: Bits | None = None
    for source in flow.sources:
        bits = _either(bits, flow.read(undefined, group, source))
    return [bits] * len(flow.targets)


def _selp(flow: Flow, undefined: UndefinedRegisters, group: Group) -> list[Bits | None]:
    a, b, c = flow.sources
    first, second = flow.read(undefined, group, a), flow.read(undefined, group, b)
    unsure = flow.read(undefined, group, c)
    chosen = (flow.value(group, c) & np.uint64(1)) != 0
    zero = np.zeros(group.count, np.uint64), np.zeros(group.count, np.int32)
    yes, other = first or zero, second or zero
    bits, origins = np.where(chosen, yes[0], other[0]), np.where(chosen, yes[1], other[1])
    return [_either((bits, origins), _spread(unsure, _ALL))]


def _shift(flow: Flow, undefined: UndefinedRegisters, group: Group) -> list[Bits | None]:
    value, amount = flow.sources
    shifted, unsure = flow.read(undefined, group, value), flow.read(undefined, group, amount)
    if unsure is not None or not flow.is_number(amount):
        return [_spread(_either(shifted, unsure), _ALL)]
    if shifted is None:
        return [None]
    by = np.broadcast_to(flow.value(group, amount), group.count)
    near = np.minimum(by, np.uint64(63))
    if flow.key == "shl":
        bits = np.where(by > 63, 0, shifted[0] << near)
    else:
        bits = np.where(by > 63, 0, shifted[0] >> near)
        if flow.key == "shr.signed":  # the sign is copied
            every = flow.every[flow.targets[0]]
            sign = (shifted[0] & (every ^ (every >> np.uint64(1)))) != 0
            bits = np.where(sign, bits | ~(every >> near), bits)
    return [(bits.astype(np.uint64), shifted[1])]


def _convert(flow: Flow, undefined: UndefinedRegisters, group: Group) -> list[Bits | None]:
    """Between integers: cut, or extended by zeros or by the sign."""
    undefined_bits = flow.read(undefined, group, flow.sources[0])
    if undefined_bits is None or flow.match is None:
        return [undefined_bits]
    source = flow.match.words["source"]
    width = np.uint64(int(source[1:]))
    every = _ALL >> (np.uint64(64) - width)
    bits = undefined_bits[0] & every
    if source[0] == "s":
        bits = np.where(bits >> (width - np.uint64(1)), bits | ~every, bits)
    return [(bits, undefined_bits[1])]


def _halves(flow: Flow, undefined: UndefinedRegisters, group: Group) -> list[Bits | None]:
    """The first operand becomes the upper half."""
    upper, lower = (flow.read(undefined, group, source) for source in flow.sources)
    high, low = np.uint64(0xFFFF_0000), np.uint64(0xFFFF)
    return [_either(_spread(upper, high), _spread(lower, low))]


_RULES: dict[str, Callable[[Flow, UndefinedRegisters, Group], list[Bits | None]]] = {
    "mov": _mov,
    "and": _and_or,
    "or": _and_or,
    "xor": _xor,
    "not": _xor,
    "lop3": _xor,
    "selp": _selp,
    "shl": _shift,
    "shr": _shift,
    "shr.signed": _shift,
    "cvt.integers": _convert,
    "cvt.to_halves": _halves,
}


def _either(some: Bits | None, other: Bits | None) -> Bits | None:
    """Return the bits that are undefined in either operand."""
    if some is None or other is None:
        return some or other
    return some[0] | other[0], np.where(some[0] != 0, some[1], other[1])


def _spread(undefined: Bits | None, bits: np.uint64) -> Bits | None:
    """Return ``bits``, all undefined, for threads with any undefined bit in ``undefined``."""
    if undefined is None:
        return None
    return np.where(undefined[0] != 0, bits, np.uint64(0)), undefined[1]


def _by_halves(undefined: Bits) -> Bits:
    """Each half of a packed type by itself."""
    parts = [np.uint64(0xFFFF), np.uint64(0xFFFF_0000)]
    bits = [np.where(undefined[0] & part, part, np.uint64(0)) for part in parts]
    return bits[0] | bits[1], undefined[1]


def _over_warps(group: Group, undefined: Bits) -> Bits:
    """Spread the undefined bits of a lane to all lanes of its warp."""
    bits, origins = undefined[0].copy(), undefined[1].copy()
    warps = group.warps
    for warp in np.unique(warps[bits != 0]):
        mine = warps == warp
        origins[mine] = origins[mine & (undefined[0] != 0)][0]
        bits[mine] = _ALL
    return bits, origins


# -- before the first step


def _copies(program: Program) -> Iterator[tuple[int, int]]:
    """The registers that are copied, and those that they are copied to: ``(to, from)``."""
    for i in program.function.instructions:
        if key_of(i.opcode) == "mov" and all(isinstance(o, Register) for o in i.operands):
            target, source = (program.registers[o.name][0] for o in i.operands)
            yield target, source


def _every_of(dtype: np.dtype) -> np.uint64:
    return np.uint64(1) if dtype == np.bool_ else _ALL >> np.uint64(64 - 8 * dtype.itemsize)


def _every(program: Program, name: str) -> np.uint64:
    return _every_of(program.registers[name][1])
