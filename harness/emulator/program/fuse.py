"""Fusion of instructions that only compute: a Python function for the code between two accesses,
barriers or labels.

Its text is made from their `Pure` forms when it first runs: a line an instruction, on local
variables. A register is fetched once, and put back once if it is still read later. Its results are
those of the steps in sequence, bit by bit; the steps remain for groups that stop halfway.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from harness.emulator.program.prepare import Program
from harness.emulator.program.steps import Pure, Typed, choose, same
from harness.emulator.state import State
from harness.emulator.threads import Group
from harness.isa.text.tree import (
    Immediate,
    Negated,
    Operand,
    Register,
    Sink,
    Symbol,
    registers,
)
from harness.isa.types import BITS, DTYPES

MOST = 48  # instructions of a run: a stretch of the machine holds several

Check = Callable[[Group], None]

_SIGNS: dict[Callable[..., object], str] = {
    np.add: "{} + {}",
    np.subtract: "{} - {}",
    np.multiply: "{} * {}",
    np.bitwise_and: "{} & {}",
    np.bitwise_or: "{} | {}",
    np.bitwise_xor: "{} ^ {}",
    np.invert: "~{}",
    np.left_shift: "{} << {}",
    np.right_shift: "{} >> {}",
    np.equal: "{} == {}",
    np.not_equal: "{} != {}",
    np.less: "{} < {}",
    np.less_equal: "{} <= {}",
    np.greater: "{} > {}",
    np.greater_equal: "{} >= {}",
}
"""Written as Python's operators; they give a fresh array of their operands' dtype, or bools."""

_COMPARES = (np.equal, np.not_equal, np.less, np.less_equal, np.greater, np.greater_equal)
# The same bits come out, whatever numbers the operands are taken for.
_OF_INTEGERS = (np.add, np.subtract, np.multiply, np.left_shift)
_OF_BITS = (np.bitwise_and, np.bitwise_or, np.bitwise_xor, np.invert, same, choose)


@dataclass(eq=False)
class Fused:
    """``length`` consecutive instructions. ``slots``: the registers that they name. ``run`` takes a
    group through all of them; it is made when it is first needed."""

    length: int
    slots: frozenset[int]
    make: Callable[[], Callable[[Group, State], None]]
    marks: bytes
    run: Callable[[Group, State], None] | None = None

    def __call__(self, group: Group, state: State) -> None:
        if self.run is None:
            self.run = self.make()
        self.run(group, state)


def runs(
    program: Program,
    pure: dict[int, Pure],
    checks: dict[int, Check],
    live: list[int],
) -> tuple[Fused | None, ...]:
    """By site: the run that begins there. ``pure``: by site, the instructions that only compute,
    and have no guard; ``checks``: calls before some of them; ``live``: as
    `harness.emulator.program.dataflow` has it."""
    fused: list[Fused | None] = [None] * len(program.function.instructions)
    for first, end in _straight(program, pure):
        # One instruction alone gains nothing.
        if end - first > 1:
            fused[first] = _run(program, pure, checks, first, end, live[end])
    return tuple(fused)


def _straight(program: Program, pure: dict[int, Pure]) -> Iterator[tuple[int, int]]:
    first = None
    for site in range(len(program.function.instructions) + 1):
        # A run ends before a label, as a branch may come in there.
        goes_on = site in pure and site not in program.leaders
        if first is not None and (not goes_on or site - first == MOST):
            yield first, site
            first = None
        if first is None and site in pure:
            first = site


def _run(
    program: Program,
    pure: dict[int, Pure],
    checks: dict[int, Check],
    first: int,
    end: int,
    needed: int,
) -> Fused:
    # If none of these is undefined in a group, the run needs no look at undefined bits.
    names = registers(o for site in range(first, end) for o in pure[site].op.operands)
    slots = frozenset(program.registers[name.name][0] for name in names)

    def make() -> Callable[[Group, State], None]:
        text = _Text(program, first)
        for site in range(first, end):
            text.add(pure[site], checks.get(site))
        return text.function(needed)

    return Fused(end - first, slots, make, bytes([1]) * (end - first))


@dataclass(frozen=True)
class _Value:
    """Value of a register or an operand, as ``dtype``: the name of a variable, or of a
    ``constant``, the same for all threads. ``of``: the registers whose memory it may be a view
    of."""

    name: str
    dtype: np.dtype
    of: frozenset[int] = frozenset()
    constant: Any = None


class _Text:
    """The text of a run, instruction after instruction."""

    def __init__(self, program: Program, first: int):
        self.program, self.first = program, first
        self.lines: list[str] = []
        self.space: dict[str, Any] = {"asarray": np.asarray}
        self._names: dict[int, str] = {}  # of objects, by their identity
        self._stored = program.register_dtypes
        # By slot: a register's value as one dtype or several; the first is as wide as it is.
        self._registers: dict[int, dict[np.dtype, _Value]] = {}
        self._others: dict[tuple[str, str], _Value] = {}  # special registers and the like
        self._written: set[int] = set()

    # -- one instruction

    def add(self, pure: Pure, check: Check | None) -> None:
        if check is not None:
            # The check may report, and a report has the number of its step.
            self.lines.append(f"state.steps = begun + {pure.op.site - self.first + 1}")
            self.lines.append(f"{self._object(check)}(group)")
        pure = _of_bits(self.program, pure)
        values = [self._source(pure, operand, kind) for operand, kind in pure.sources]
        # A copy needs no line: from here on two registers name one value.
        if pure.function is same:
            self._put(pure.targets[0][0], values[0])
        elif _is_known(pure, values):
            with np.errstate(all="ignore"):
                result = pure.function(*(value.constant for value in values))
            ((target, kind),) = pure.targets
            scalar = np.asarray(result, DTYPES[kind]).reshape(-1)[0]
            self._put(target, self._constant(scalar))
        else:
            self._call(pure, values)

    def _call(self, pure: Pure, values: list[_Value]) -> None:
        dtypes = [DTYPES[kind] for _, kind in pure.targets]
        results = [f"v{len(self.lines)}_{number}" for number in range(len(dtypes))]
        sign = _SIGNS.get(pure.function)
        of: frozenset[int] = frozenset()
        # An operator costs less than a call of the numpy function, which shows in small groups.
        if sign is not None:
            text = sign.format(*(self._operand(value) for value in values))
            changes = pure.function not in _COMPARES and values[0].dtype != dtypes[0]
        else:
            arguments = ["group"] * pure.of_group + [value.name for value in values]
            text, changes = f"{self._object(pure.function)}({', '.join(arguments)})", True
            of = of.union(*(value.of for value in values))
        self.lines.append(f"{', '.join(results)} = {text}")
        for name, dtype, (target, _) in zip(results, dtypes, pure.targets, strict=True):
            # To ask for the dtype costs far less than a conversion that changes nothing.
            if changes:
                known = self._object(dtype)
                self.lines.append(f"if {name}.dtype != {known}: {name} = asarray({name}, {known})")
            self._put(target, _Value(name, dtype, of))

    def function(self, needed: int) -> Callable[[Group, State], None]:
        """``needed``: the registers that somebody reads later."""
        slots = sorted(slot for slot in self._written if needed >> slot & 1)
        values = {slot: self._as(slot, self._stored[slot]) for slot in slots}
        for slot, value in values.items():
            if value.of - {slot} & set(slots):  # it would change with what is put back before it
                values[slot] = self._new(f"{value.name}.copy()", value.dtype)
        for slot, value in values.items():
            self.lines.append(f"registers[{slot}][select] = {value.name}")
        head = [
            "registers, select = group.registers, group.select",
            "begun = state.steps",
        ]
        text = "\n    ".join(["def run(group, state):", *head, *self.lines])
        # Its names are made here and its objects are bound in ``space``: no text of the kernel's
        # gets in.
        exec(compile(text, f"<run at {self.first}>", "exec"), self.space)
        return self.space["run"]

    # -- operands

    def _source(self, pure: Pure, operand: Operand, kind: str) -> _Value:
        dtype = DTYPES[kind]
        if isinstance(operand, Register):
            return self._register(operand, dtype)
        if isinstance(operand, Negated):
            value = self._register(operand.operand, dtype)
            negate = pure.op.negation(operand, kind)
            if value.constant is not None:
                return self._constant(np.asarray(negate(value.constant), dtype)[()])
            return self._new(f"{self._object(negate)}({value.name})", dtype)
        reader = pure.op.read(operand, kind)
        if isinstance(operand, Immediate) or (
            isinstance(operand, Symbol) and self.program.symbol(operand.name) is not None
        ):
            return self._constant(reader(None))  # type: ignore[arg-type]
        # Special registers are read once a run: none of them changes within it.
        key = str(operand), kind
        if key not in self._others:
            self._others[key] = self._new(f"{self._object(reader)}(group)", dtype)
        return self._others[key]

    def _register(self, register: Register, dtype: np.dtype) -> _Value:
        slot = self.program.registers[register.name][0]
        if slot not in self._registers:
            name, stored = f"r{slot}", self._stored[slot]
            self.lines.append(f"{name} = registers[{slot}][select]")
            self._registers[slot] = {stored: _Value(name, stored, frozenset([slot]))}
        return self._as(slot, dtype)

    def _as(self, slot: int, dtype: np.dtype) -> _Value:
        """A register's value, or the low bits of it, as ``dtype``."""
        forms = self._registers[slot]
        if dtype not in forms:
            forms[dtype] = self._narrowed(next(iter(forms.values())), dtype)
        return forms[dtype]

    def _narrowed(self, value: _Value, dtype: np.dtype) -> _Value:
        is_narrower = value.dtype.itemsize > dtype.itemsize
        bits = BITS[dtype.itemsize]
        if value.constant is not None:
            constant = value.constant.astype(bits) if is_narrower else value.constant
            return self._constant(constant.view(dtype))
        if not is_narrower:
            return self._new(f"{value.name}.view({self._object(dtype)})", dtype, value.of)
        text = f"{value.name}.astype({self._object(bits)})"
        return self._new(text + f".view({self._object(dtype)})" * (bits != dtype), dtype)

    def _put(self, target: Operand, value: _Value) -> None:
        if isinstance(target, Sink):
            return
        assert isinstance(target, Register)
        slot, stored = self.program.registers[target.name]
        dtype = value.dtype
        if stored.itemsize > dtype.itemsize:  # integers are extended by the type's sign
            wide = np.dtype(f"{'i' if dtype.kind == 'i' else 'u'}{stored.itemsize}")
            if value.constant is not None:
                bits = (
                    value.constant
                    if dtype.kind in "iu"
                    else value.constant.view(f"u{dtype.itemsize}")
                )
                value = self._constant(bits.astype(wide).view(stored))
            else:
                plain = "" if dtype.kind in "iu" else f".view({self._object(BITS[dtype.itemsize])})"
                text = f"{value.name}{plain}.astype({self._object(wide)})"
                value = self._new(
                    text + f".view({self._object(stored)})" * (wide != stored), stored
                )
        self._registers[slot] = {value.dtype: value}
        self._written.add(slot)

    def _operand(self, value: _Value) -> str:
        """For an operator of numpy's, which is quicker with an array than with a scalar."""
        if value.constant is None:
            return value.name
        return self._object(np.asarray(value.constant))

    def _constant(self, scalar: Any) -> _Value:
        return _Value(self._object(scalar), scalar.dtype, constant=scalar)

    def _new(self, text: str, dtype: np.dtype, of: frozenset[int] = frozenset()) -> _Value:
        name = f"v{len(self.lines)}"
        self.lines.append(f"{name} = {text}")
        return _Value(name, dtype, of)

    def _object(self, what: object) -> str:
        """The name that an object has in the text."""
        name = self._names.setdefault(id(what), f"c{len(self._names)}")
        self.space[name] = what  # and it stays alive, so that no other gets its identity
        return name


def _is_known(pure: Pure, values: list[_Value]) -> bool:
    """Return True if the result is the same for all threads, without further effects."""
    constant = all(value.constant is not None for value in values)
    return constant and not pure.of_group and len(pure.targets) == 1


def _of_bits(program: Program, pure: Pure) -> Pure:
    """The same, on numbers as registers hold them, where that makes no difference."""

    def is_plain(operand: Operand, kind: str) -> bool:
        if isinstance(operand, Register):
            return program.registers[operand.name][1].itemsize == DTYPES[kind].itemsize
        return isinstance(operand, Immediate) and isinstance(operand.value, int)

    def as_bits(operands: tuple[Typed, ...]) -> tuple[Typed, ...]:
        return tuple((o, k if k == "pred" else f"b{8 * DTYPES[k].itemsize}") for o, k in operands)

    numbers = [register for register in (*pure.sources, *pure.targets) if register[1] != "pred"]
    fits = pure.function in _OF_BITS or (
        pure.function in _OF_INTEGERS and all(DTYPES[kind].kind in "iu" for _, kind in numbers)
    )
    if not fits or not all(is_plain(*number) for number in numbers):
        return pure
    return replace(pure, sources=as_bits(pure.sources), targets=as_bits(pure.targets))
