"""A kernel's instructions as stepper.c reads them, made once a kernel.

Those that it does not know have the operation UNKNOWN, and their steps run in Python.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain
from typing import Any

import numpy as np

from harness.sanitizer.emulator.barriers.block_barriers import BarrierArrival
from harness.sanitizer.emulator.native.c_layout import CONSTANTS, CONTEXT, INSTRUCTION
from harness.sanitizer.emulator.native.library import exp2_address
from harness.sanitizer.emulator.ops.barriers import arrival_of_all
from harness.sanitizer.emulator.ops.memory import (
    is_kernel_parameter,
    per_thread,
    semantics,
    state_space,
)
from harness.sanitizer.emulator.program.dataflow import slots_at
from harness.sanitizer.emulator.program.lower import Lowered
from harness.sanitizer.emulator.program.operation import TIME, Operation
from harness.sanitizer.emulator.program.special_registers import is_known
from harness.sanitizer.isa.text.tree import (
    Address,
    Immediate,
    Negated,
    Operand,
    Pair,
    Register,
    Sink,
    Special,
    Symbol,
    Vector,
)
from harness.sanitizer.isa.types import DTYPES, half_of

_INTEGERS = {f"{sign}{bits}" for sign in "US" for bits in (8, 16, 32, 64)} | {"PRED"}
_COMPARISONS = {"EQ", "NE", "LT", "LE", "GT", "GE"}
_BITS = {1: "U8", 2: "U16", 4: "U32", 8: "U64"}
_ORDER = {"lo": "LT", "ls": "LE", "hi": "GT", "hs": "GE"}


class Unknown(Exception):
    """An instruction that stepper.c has not."""


@dataclass(eq=False)
class Encoded:
    """A kernel as machine code reads it. It is made once and shared by all launches, so that a wave
    copies the parts that it fills in. Machine code holds addresses of these arrays: none is ever
    replaced."""

    instructions: np.ndarray  # int64[sites + 1, fields of INSTRUCTION]; the last one is unknown
    elements: np.ndarray  # int64: lists of operands, one after the other; a row has the begin
    checks: np.ndarray  # int64: of each site in `Lowered.touches` 1 or 0, a count, so many rows
    constants: np.ndarray  # uint64, one for each operand that is a constant
    # int64[n, (address, step)]: registers by their places, then the others as they were met. The
    # step from thread to thread is 0 for a value that all share. A wave fills in all addresses but
    # those of constants.
    operands: np.ndarray
    parameters: np.ndarray  # int64[2, n]: which operand, and where in parameter memory it is
    others: tuple[tuple[tuple[Any, ...], int], ...]  # the other statements, by kind
    lines: np.ndarray  # in the form of context.h
    extents: np.ndarray  # the same
    arrivals: dict[int, BarrierArrival]  # how threads come to block barriers, by site
    knows: bytes  # a byte an instruction, 0 where Python has to execute it
    named: np.ndarray | None = None  # see `named_at`: made when a register is first undefined
    named_address: int = 0
    context: np.ndarray = field(init=False)  # the struct, with what is the same in all launches

    def __post_init__(self) -> None:
        tables = "instructions", "elements", "checks", "lines", "extents"
        values = {name: getattr(self, name).ctypes.data for name in tables}
        values |= {"extents_count": len(self.extents), "power_of_two": exp2_address()}
        self.context = np.zeros(len(CONTEXT), np.int64)
        for name, value in values.items():
            self.context[CONTEXT[name]] = value

    def named_at(self, kernel: Lowered) -> int:
        """Return the address of the registers that each instruction names, by their places, int64:
        first the offset of each instruction's list and the end of the last list, then the lists."""
        if self.named is None:
            count = len(kernel.program.function.instructions)
            slots = [sorted(slots_at(kernel.program, site)) for site in range(count)]
            ends = count + 1 + np.cumsum([0, *map(len, slots)])
            self.named = np.array([*ends, *chain(*slots)], np.int64)
            self.named_address = self.named.ctypes.data
        return self.named_address


@lru_cache(maxsize=64)
def encoded(kernel: Lowered) -> Encoded:
    return _Encoder(kernel).encoded()


class _Encoder:
    def __init__(self, kernel: Lowered):
        self.kernel, self.program = kernel, kernel.program
        self.elements: list[int] = []
        self.checks: list[int] = []
        self.others: dict[tuple[Any, ...], int] = {}
        self.constants: list[int] = []
        self.arrivals: dict[int, BarrierArrival] = {}

    def encoded(self) -> Encoded:
        count = len(self.program.function.instructions)
        # One row more than there are instructions, of an unknown one: threads that run past the end
        # come back to Python.
        rows = np.zeros((count + 1, len(INSTRUCTION)), np.int64)
        # No operand; 0 would be the first register.
        for place in ("guard", "target", "a", "b", "c"):
            rows[:, INSTRUCTION[place]] = -1
        rows[[*self.program.leaders], INSTRUCTION["leads"]] = 1
        for site, op in self.kernel.operations.items():
            try:
                named = self._instruction(site, op)
            except Unknown:
                continue
            for name, value in named.items():
                rows[site, INSTRUCTION[name]] = value
        constants = np.array([*self.constants, 0], np.uint64)
        operands = np.zeros((len(self.program.registers) + len(self.others) + 1, 2), np.int64)
        operands[: len(self.program.registers), 1] = [
            dtype.itemsize for _, dtype in self.program.registers.values()
        ]
        numbers = [number for key, number in self.others.items() if key[0] == "constant"]
        of_parameters = [(n, key[1]) for key, n in self.others.items() if key[0] == "parameter"]
        filled_in = {*numbers, *(n for n, _ in of_parameters)}
        extents = [(extent.start, extent.end) for extent in self.program.layout.extents["shared"]]
        operands[numbers, 0] = constants.ctypes.data + 8 * np.arange(len(numbers))
        return Encoded(
            rows,
            np.array([*self.elements, 0], np.int64),
            np.array([*self.checks, 0], np.int64),
            constants,
            operands,
            np.array(of_parameters, np.int64).reshape(-1, 2).T,
            tuple((key, n) for key, n in self.others.items() if n not in filled_in),
            self.kernel.line_of,
            np.array(extents, np.int64).reshape(-1, 2),
            self.arrivals,
            (rows[:, INSTRUCTION["op"]] != CONSTANTS["UNKNOWN"]).tobytes(),
        )

    def _instruction(self, site: int, op: Operation) -> dict[str, int]:
        build = _BUILD.get(op.key)
        if build is None:
            raise Unknown
        named = build(self, op)
        named["op"] = CONSTANTS[named["op"]]
        if op.instruction.guard is not None:
            guard = op.instruction.guard
            named["guard"] = self.program.registers[guard.predicate.name][0]
            named["negated"] = int(guard.negated)
        # 1 more than the place, as 0 means that there is no check.
        if site in self.kernel.touches:
            named["check"] = 1 + len(self.checks)
            moves, rows = self.kernel.touches[site]
            self.checks += [int(moves), len(rows), *rows]
        return named

    def source(self, op: Operation, operand: int | Operand, ptx_type: str) -> int:
        if isinstance(operand, int):
            operand = op.operands[operand]
        if isinstance(operand, Register):
            return self.program.registers[operand.name][0]
        if isinstance(operand, Immediate) or (
            isinstance(operand, Symbol) and self.program.symbol(operand.name) is not None
        ):
            dtype = DTYPES[ptx_type]
            if isinstance(operand, Immediate) and isinstance(operand.value, float):
                dtype = np.dtype(f"f{dtype.itemsize}") if dtype.kind == "u" else dtype
            value = np.asarray(op.constant(operand, dtype))
            # Machine code reads 64 bits and takes as many as the type has: signs are extended.
            wide = value.astype(np.int64) if dtype.kind in "ib" else value
            bits = int(wide.view(f"u{wide.itemsize}"))
            return self.constant(bits)
        if isinstance(operand, Special):
            if operand.name in TIME or operand.name.endswith("_smem_size"):
                raise Unknown
            if not is_known(operand.name):
                raise Unknown
            return self.other(("special", operand.name, DTYPES[ptx_type]))
        if isinstance(operand, Symbol) and not operand.offset:
            return self.other(("variable", operand.name))
        raise Unknown

    def constant(self, bits: int) -> int:
        key = ("constant", bits)
        if key not in self.others:
            self.constants.append(bits)
        return self.other(key)

    def other(self, key: tuple[Any, ...]) -> int:
        return self.others.setdefault(key, len(self.program.registers) + len(self.others))

    def target(self, operand: Operand) -> int:
        if isinstance(operand, Register):
            return self.program.registers[operand.name][0]
        raise Unknown

    def several(self, numbers: list[int]) -> int:
        self.elements += numbers
        return len(self.elements) - len(numbers)


def _number(ptx_type: str) -> int:
    """A type of integers, bits as those without a sign."""
    name = ptx_type.upper().replace("B", "U")
    if name not in _INTEGERS:
        raise Unknown
    return CONSTANTS[name]


def _bits(ptx_type: str) -> int:
    """Return the type for a plain move: of the same width and sign."""
    if ptx_type == "pred":
        return CONSTANTS["PRED"]
    if ptx_type[0] == "s":
        return _number(ptx_type)
    dtype = DTYPES[ptx_type]
    if dtype.itemsize > 8:
        raise Unknown
    return CONSTANTS[_BITS[dtype.itemsize]]


_Named = dict[str, Any]
_Build = Callable[[_Encoder, Operation], _Named]


def _row(e: _Encoder, op: Operation, name: str, kind: int, *sources: str) -> _Named:
    """Operation ``name`` on numbers of ``kind``: the result is the first operand, and the sources
    follow, by their types."""
    named: _Named = {"op": name, "type": kind, "target": e.target(op.operands[0])}
    for place, (letter, ptx_type) in enumerate(zip("abc", sources, strict=False), 1):
        named[letter] = e.source(op, place, ptx_type)
    return named


def _elementwise(name: str, sources: int, kind: Callable[[str], int] = _number) -> _Build:
    def build(e: _Encoder, op: Operation) -> _Named:
        if half_of(op.type) != op.type:
            raise Unknown
        return _row(e, op, name, kind(op.type), *[op.type] * sources)

    return build


# Only here do numpy and C agree on every bit: IEEE 754 leaves nothing open for these.
def _check_nearest(op: Operation) -> None:
    """f32, rounded to nearest, subnormal numbers as they are."""
    if op.type != "f32" or op.words.get("mode") not in (None, "", "rn"):
        raise Unknown
    if any(op.has(modifier) for modifier in ("ftz", "sat", "relu", "NaN", "xorsign", "abs")):
        raise Unknown


def _float(name: str, sources: int) -> _Build:
    def build(e: _Encoder, op: Operation) -> _Named:
        _check_nearest(op)
        return _row(e, op, name, CONSTANTS["F32"], *["f32"] * sources)

    return build


def _fused(e: _Encoder, op: Operation) -> _Named:
    """Contracted subtractions have operands with their sign turned."""
    _check_nearest(op)
    turned = 0
    named = _row(e, op, "FMA", CONSTANTS["F32"])
    for place, letter in enumerate("abc", 1):
        operand = op.operands[place]
        if isinstance(operand, Negated):
            turned |= 1 << place - 1
            operand = operand.operand
        named[letter] = e.source(op, operand, "f32")
    return named | {"detail": turned}


def _narrow(name: str, sources: int) -> _Build:
    def build(e: _Encoder, op: Operation) -> _Named:
        if (op.words["target"], op.words["mode"]) != ("bf16", "rn"):
            raise Unknown
        if op.has("satfinite") or op.has("relu"):
            raise Unknown
        return _row(e, op, name, CONSTANTS["F32"], *["f32"] * sources)

    return build


def _half(e: _Encoder, op: Operation) -> _Named:
    words = op.words["source"], op.words["target"]
    if any(op.has(modifier) for modifier in ("ftz", "sat")):
        raise Unknown
    if words == ("f32", "bf16"):
        return _narrow("NARROW_HALF", 1)(e, op)
    if words != ("bf16", "f32"):
        raise Unknown
    return _row(e, op, "WIDEN_HALF", CONSTANTS["U16"], "b16")


def _power_of_two(e: _Encoder, op: Operation) -> _Named:
    if op.type != "f32" or not op.has("ftz"):
        raise Unknown
    return _row(e, op, "POWER_OF_TWO", CONSTANTS["F32"], "f32")


def _product(e: _Encoder, op: Operation) -> _Named:
    half = op.words["half"]
    if half == "hi" and DTYPES[op.type].itemsize < 4:
        raise Unknown
    name = {"lo": "MULTIPLY", "hi": "HIGH_PRODUCT", "wide": "WIDE_PRODUCT"}[half]
    return _elementwise(name, 2)(e, op)


def _multiply_add(e: _Encoder, op: Operation) -> _Named:
    half = op.words["half"]
    if half == "lo":
        return _elementwise("MULTIPLY_ADD", 3)(e, op)
    if half != "wide" or op.type not in ("u32", "s32"):
        raise Unknown
    wide = op.type.replace("32", "64")
    named = _row(e, op, "WIDE_MULTIPLY_ADD", _number(op.type), op.type, op.type, wide)
    return named | {"detail": _number(wide)}


def _shift(name: str) -> _Build:
    def build(e: _Encoder, op: Operation) -> _Named:
        return _row(e, op, name, _number(op.type), op.type, "u32")

    return build


def _funnel(e: _Encoder, op: Operation) -> _Named:
    name = "FUNNEL_LEFT" if op.words["way"] == "l" else "FUNNEL_RIGHT"
    named = _row(e, op, name, CONSTANTS["U32"], "u32", "u32", "u32")
    return named | {"detail": int(op.words["mode"] == "wrap")}


def _lookup(e: _Encoder, op: Operation) -> _Named:
    named = _row(e, op, "LOOKUP", CONSTANTS["U32"], "b32", "b32", "b32")
    return named | {"detail": int(op.constant(op.operands[4], DTYPES["b32"]))}


def _convert(e: _Encoder, op: Operation) -> _Named:
    source, target = op.words["source"], op.words["target"]
    return _row(e, op, "CONVERT", _number(source), source) | {"detail": _number(target)}


def _select(e: _Encoder, op: Operation) -> _Named:
    if not isinstance(op.operands[3], Register):
        raise Unknown
    named = _elementwise("SELECT", 2, _bits)(e, op)
    return named | {"c": e.source(op, 3, "pred")}


def _compare(e: _Encoder, op: Operation) -> _Named:
    name = op.words["compare"]
    name = _ORDER.get(name, name.upper())
    if name not in _COMPARISONS or op.has("ftz") or isinstance(op.operands[0], Pair):
        raise Unknown
    kind = CONSTANTS[op.type.upper()] if op.type in ("f32", "f64") else _number(op.type)
    if kind in (CONSTANTS["U8"], CONSTANTS["S8"]):
        raise Unknown
    return _row(e, op, "COMPARE", kind, op.type, op.type) | {"detail": CONSTANTS[name]}


def _move(e: _Encoder, op: Operation) -> _Named:
    target, source = op.operands
    if any(isinstance(operand, Vector) and len(operand.elements) == 1 for operand in op.operands):
        raise Unknown
    if isinstance(source, Vector):
        size = DTYPES[op.type].itemsize // len(source.elements)
        part = f"b{8 * size}"
        numbers = [e.source(op, element, part) for element in source.elements]
        return {
            "op": "PACK",
            "type": CONSTANTS[_BITS[size]],
            "detail": len(numbers),
            "target": e.target(target),
            "a": e.several(numbers),
        }
    if isinstance(target, Vector):
        size = DTYPES[op.type].itemsize // len(target.elements)
        kept = [
            -1 if isinstance(element, Sink) else e.target(element) for element in target.elements
        ]
        return {
            "op": "UNPACK",
            "type": CONSTANTS[_BITS[size]],
            "detail": len(kept),
            "a": e.source(op, source, op.type),
            "target": e.several(kept),
        }
    named = _elementwise("MOVE", 1, _bits)(e, op)
    if isinstance(source, Register) and op.instruction.guard is None:
        widths = {e.program.registers[register.name][1].itemsize for register in (target, source)}
        named["copies"] = int(widths == {DTYPES[op.type].itemsize})
    return named


def _generic(e: _Encoder, op: Operation) -> _Named:
    if op.words["space"] == "global":
        return _elementwise("MOVE", 1, _bits)(e, op)
    if op.type != "u64":
        raise Unknown
    named = _elementwise("SUBTRACT" if op.has("to") else "ADD", 1)(e, op)
    return named | {"b": e.other(("window", op.words["space"]))}


def _extreme(name: str) -> _Build:
    def build(e: _Encoder, op: Operation) -> _Named:
        if op.has("relu"):
            raise Unknown
        return _elementwise(name, 2)(e, op)

    return build


def _branch(e: _Encoder, op: Operation) -> _Named:
    return {"op": "BRANCH", "detail": e.program.labels[str(op.operands[0])]}


def _barrier(e: _Encoder, op: Operation) -> _Named:
    arrival = arrival_of_all(op)
    if arrival is None or op.instruction.guard is not None:
        raise Unknown
    e.arrivals[op.site] = arrival
    return {"op": "BARRIER", "target": len(e.arrivals) - 1}


def _load(e: _Encoder, op: Operation) -> _Named:
    place = op.operands[1]
    if not isinstance(place, Address):
        raise Unknown
    if state_space(op) == "param" and is_kernel_parameter(op, place):
        (element,) = op.elements(0) if len(op.elements(0)) == 1 else (None,)
        if element is None:
            raise Unknown
        start = op.symbol(place.base.name) + place.offset
        kind = _bits(op.type)
        return {
            "op": "CONVERT" if op.type == "s8" else "MOVE",
            "type": kind,
            "detail": kind,
            "target": e.target(element),
            "a": e.other(("parameter", start)),
        }
    return _access(e, op, "LOAD", place, 0)


def _store(e: _Encoder, op: Operation) -> _Named:
    place = op.operands[0]
    if not isinstance(place, Address):
        raise Unknown
    return _access(e, op, "STORE", place, 1)


def _access(e: _Encoder, op: Operation, name: str, place: Address, moved: int) -> _Named:
    space = per_thread(op, place, state_space(op))
    # A strong access synchronizes, and .nc is compared with all writes: both are for Python.
    if space not in ("shared", "global", "generic") or semantics(op) is not None or op.has("nc"):
        raise Unknown
    elements = op.elements(moved)
    if name == "LOAD":
        numbers = [-1 if isinstance(element, Sink) else e.target(element) for element in elements]
    else:
        numbers = [e.source(op, element, op.type) for element in elements]
    wide = not (isinstance(place.base, Register) and place.base.type[1:] == "32")
    return {
        "op": name,
        "type": _bits(op.type),
        "target": e.several(numbers),
        "a": e.source(op, place.base, "b64" if wide else "b32"),
        "space": CONSTANTS[space.upper()],
        "size": DTYPES[op.type].itemsize,
        "count": len(elements),
        "offset": place.offset,
        "wide": int(wide),
    }


_BUILD: dict[str, Callable[[_Encoder, Operation], _Named]] = {
    "add": _elementwise("ADD", 2),
    "sub": _elementwise("SUBTRACT", 2),
    "mul": _product,
    "mad": _multiply_add,
    "div": _elementwise("QUOTIENT", 2),
    "rem": _elementwise("REMAINDER", 2),
    "neg": _elementwise("NEGATE", 1),
    "min": _extreme("MINIMUM"),
    "max": _extreme("MAXIMUM"),
    "popc": _elementwise("POPULATION", 1),
    "and": _elementwise("AND", 2, _bits),
    "or": _elementwise("OR", 2, _bits),
    "xor": _elementwise("XOR", 2, _bits),
    "not": _elementwise("NOT", 1, _bits),
    "shl": _shift("SHIFT_LEFT"),
    "shr": _shift("SHIFT_RIGHT"),
    "shr.signed": _shift("SHIFT_RIGHT"),
    "shf": _funnel,
    "lop3": _lookup,
    "selp": _select,
    "setp": _compare,
    "mov": _move,
    "cvt.integers": _convert,
    "cvt.float_to_float": _half,
    "cvta": _generic,
    "cvta.to": _generic,
    "add.float": _float("ADD", 2),
    "sub.float": _float("SUBTRACT", 2),
    "mul.float": _float("MULTIPLY", 2),
    "neg.float": _float("NEGATE", 1),
    "min.float": _float("MINIMUM", 2),
    "max.float": _float("MAXIMUM", 2),
    "fma": _fused,
    "mad.float": _fused,
    "cvt.to_halves": _narrow("NARROW_HALVES", 2),
    "ex2": _power_of_two,
    "bra": _branch,
    "bar.sync": _barrier,
    "ld": _load,
    "st": _store,
}
"""By an instruction's key: what stepper.c is told of it."""
