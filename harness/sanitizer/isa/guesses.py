"""Loads of the value that a compare-and-swap expects: `old = *p` before the loop of CUDA's own
example.

    do { assumed = old; old = atomicCAS(p, assumed, f(assumed)); } while (assumed != old);

A plain load races the atomics of other threads. Here that harms nobody: the loaded value is
compared with the word by the very instruction that changes it, and an outdated value has no effect.
So a load is a guess if its value reaches, on every path from there, only

    the value that a compare-and-swap of the same word expects, as it is,
    the value that the same compare-and-swap puts there, through any computation,
    and the test whether the expected value was found (after which it is not a guess).

A load that decides anything before, as `if (*p < v)` or `while (*flag)` do, or is stored, or is an
address, is not a guess: its value may be old, and a compiler may load it only once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from harness.sanitizer.isa import uses
from harness.sanitizer.isa.table.index import key_of, look_up
from harness.sanitizer.isa.text.tree import (
    Address,
    Function,
    Immediate,
    Instruction,
    Register,
    Symbol,
)
from harness.sanitizer.isa.types import DTYPES

_MOST_STEPS = 4096  # on the ways from a load; then it is taken for no guess
_COMPARED = frozenset({"eq", "ne"})
_Names = frozenset[str]
_NONE: _Names = frozenset()


@dataclass(frozen=True)
class _Known:
    """Known contents of registers: the guess ``as_it_is``, values ``derived`` from it, the value
    that the swap ``returned``. ``asks``: predicates that are true (or false) if guess and word were
    equal. ``parted``: a branch went by the guess, and nothing was swapped since."""

    as_it_is: _Names
    derived: _Names = _NONE
    returned: _Names = _NONE
    asks: frozenset[tuple[str, bool]] = frozenset()
    parted: bool = False

    def without(self, names: _Names) -> _Known:
        return replace(
            self,
            as_it_is=self.as_it_is - names,
            derived=self.derived - names,
            returned=self.returned - names,
            asks=frozenset(request for request in self.asks if request[0] not in names),
        )


class _Decides(Exception):
    """The value comes to matter otherwise than in a compare-and-swap."""


def is_guess(function: Function, site: int) -> bool:
    """Return True if the load at ``site`` is a guess."""
    load = function.instructions[site]
    if key_of(load.opcode) != "ld" or load.guard or not isinstance(load.operands[0], Register):
        return False
    try:
        return _Walk(function, load).is_swapped(site)
    except _Decides:
        return False


class _Walk:
    """Every way from a load, until its value is confirmed, or gone."""

    def __init__(self, function: Function, load: Instruction):
        self.function, self.load = function, load
        self.makers: dict[str, list[Instruction]] = {}
        for instruction in function.instructions:
            for name in uses.written(instruction):
                self.makers.setdefault(name, []).append(instruction)
        self.place = self._place(load)
        self.swaps: set[int] = set()  # swaps that the guess reaches
        self.parts = False

    def is_swapped(self, site: int) -> bool:
        target = self.load.operands[0]
        assert isinstance(target, Register)
        ways = [(site + 1, _Known(frozenset({target.name})))]
        seen = set(ways)
        while ways:
            pc, known = ways.pop()
            for way in self._steps(pc, known):
                if way not in seen:
                    seen.add(way)
                    ways.append(way)
            if len(seen) > _MOST_STEPS:
                return False
        return len(self.swaps) == 1 or (bool(self.swaps) and not self.parts)

    def _steps(self, pc: int, known: _Known) -> Iterator[tuple[int, _Known]]:
        """Yield the next instructions, with the knowledge there; nothing if the value is gone."""
        if not known.as_it_is | known.derived and not known.parted:
            return
        instructions = self.function.instructions
        key = key_of(instructions[pc].opcode) if pc < len(instructions) else "ret"
        if key in ("ret", "exit", "trap", "brx", "call"):
            if known.parted or key in ("brx", "call"):
                raise _Decides
            if instructions[pc : pc + 1] and instructions[pc].guard:
                yield pc + 1, known
        elif key == "bra":
            yield from self._branches(pc, known)
        else:
            yield pc + 1, self._after(pc, known)

    def _branches(self, pc: int, known: _Known) -> Iterator[tuple[int, _Known]]:
        branch = self.function.instructions[pc]
        there, guard = self.function.labels[str(branch.operands[0])], branch.guard
        if guard is None:
            yield there, known
            return
        name = guard.predicate.name
        if name in known.as_it_is | known.derived:
            known, self.parts = replace(known, parted=True), True
        for target, holds in ((there, not guard.negated), (pc + 1, guard.negated)):
            if (name, holds) not in known.asks:  # else it was no guess, but what the word held
                yield target, known

    def _after(self, pc: int, known: _Known) -> _Known:
        i, tainted = self.function.instructions[pc], known.as_it_is | known.derived
        key, written = key_of(i.opcode), frozenset(uses.written(i))
        if self.place[0] in written:
            raise _Decides  # another word from here on
        if key == "atom.cas" and self._expects(i) in known.as_it_is:
            self.swaps.add(pc)
            after = known.without(written)
            return replace(after, returned=after.returned | written, parted=False)
        read = frozenset(uses.read(i))
        if not uses.only_computes(i):
            if read & tainted or (known.parted and key != "ld"):
                raise _Decides
            after = known.without(written)
            return replace(after, derived=after.derived | written) if known.parted else after
        after = known.without(written)
        if key == "mov" and i.guard is None and isinstance(i.operands[0], Register):
            source = i.operands[1]
            name = source.name if isinstance(source, Register) else ""
            if name in known.as_it_is:
                return replace(after, as_it_is=after.as_it_is | written)
            if name in known.returned:
                return replace(after, returned=after.returned | written)
        asked = self._asked(i, known)
        if asked is not None:
            return replace(after, asks=after.asks | {asked})
        if read & tainted or known.parted or (i.guard is not None and written & tainted):
            return replace(after, derived=after.derived | written)
        return after

    def _expects(self, swap: Instruction) -> str:
        """Return the register with the value that the swap expects in the word of the load; ""
        if there is none."""
        expected = swap.operands[2]
        if swap.guard or not isinstance(expected, Register) or self._place(swap) != self.place:
            return ""
        return expected.name

    def _asked(self, i: Instruction, known: _Known) -> tuple[str, bool] | None:
        """Return the predicate with which ``i`` tests whether the guess was found, and its value
        then."""
        match = look_up(i.opcode)
        if match is None or match.row.key != "setp" or len(i.operands) != 3 or i.guard:
            return None
        compared = _COMPARED & frozenset(i.opcode.split("."))
        a, b = (o.name if isinstance(o, Register) else "" for o in i.operands[1:])
        one_way = a in known.as_it_is and b in known.returned
        if not compared or not (one_way or (b in known.as_it_is and a in known.returned)):
            return None
        dtype, result = DTYPES[match.words["type"]], i.operands[0]
        if dtype.kind == "f" or dtype.itemsize != self.place[2] or not isinstance(result, Register):
            return None
        return result.name, "eq" in compared

    def _place(self, access: Instruction) -> tuple[str, int, int]:
        """The word of a load or a swap: a register's or a variable's name, the offset in bytes,
        and the bytes of the word."""
        at = next(o for o in access.operands if isinstance(o, Address))
        match, base, offset = look_up(access.opcode), at.base, at.offset
        size = 0 if match is None else match.element_bytes
        while isinstance(base, Register) and (maker := self._maker(base)) is not None:
            sources = maker.operands[1:]
            if maker.guard is not None or not sources or not self._is_alone(sources[0]):
                break
            match key_of(maker.opcode), *sources:
                case ("mov" | "cvta" | "cvta.to", Register() | Symbol() as base):
                    pass
                case ("add", Register() as base, Immediate(int() as more)):
                    offset += more
                case _:
                    break
        return (str(base), offset, size)

    def _maker(self, register: Register) -> Instruction | None:
        """Return the only instruction that writes it."""
        makers = self.makers.get(register.name, [])
        return makers[0] if len(makers) == 1 else None

    def _is_alone(self, source: object) -> bool:
        """Return True if it has at most a single value between two of its reader's."""
        return not isinstance(source, Register) or self._maker(source) is not None
