"""Operands that do not fit their instruction: their number, their kind, their registers' types.

The instruction table says what each is. The rules are PTX's (ISA 9.4.1, "Operand Type Checking
Rules"; 9.4.2 for the wider registers that loads, stores and conversions take), as ptxas applies
them. It has many more, on numbers, state spaces and modifiers: it is asked for those
(`harness.sanitizer.assembler.trial`), and the emulator reports those that only a run shows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from harness.base.errors import PtxError
from harness.sanitizer.isa.table.index import Match, look_up
from harness.sanitizer.isa.text.tree import (
    Address,
    Instruction,
    Module,
    Negated,
    Operand,
    Pair,
    Register,
    Sink,
    Special,
    TensorAddress,
    Vector,
)
from harness.sanitizer.isa.types import DTYPES, agrees, bits_of

# Their operands are fragments, or of a type that the opcode spells in its own way.
_UNTYPED = ("mma", "wgmma", "dp4a", "dp2a", "call", "brx", "isspacep")
_DISCARDS = ("atom", "mbarrier", "setp", "lop3", "elect")  # their result may be `_`
_NEEDED = ("mbarrier.test_wait", "mbarrier.try_wait", "mbarrier.pending_count")  # but not of these
_WIDE = {"16": "32", "32": "64"}
_COUNT = {"v2": 2, "v4": 4, "v8": 8}


@dataclass(frozen=True)
class _Place:
    """Requirements on an operand. ``type``: "" where the table does not say."""

    name: str
    does: str
    type: str
    wider: bool  # a register may be wider than the type


class _Complaint(Exception):
    """Why an operand is wrong. ``operand``: the register, if only its type is."""

    def __init__(self, reason: str, operand: str = ""):
        super().__init__(reason)
        self.reason, self.operand = reason, operand


def check_operands(module: Module) -> None:
    """Raise PtxError at the first operand of ``module`` that cannot be its instruction's.

    Instructions that the table does not have are let through: they are rejected where they run.
    """
    for function in module.functions.values():
        for instruction in function.instructions:
            match = look_up(instruction.opcode)
            try:
                if match is not None:
                    _check(instruction, match)
            except _Complaint as wrong:
                raise PtxError(
                    wrong.reason,
                    line=instruction.ptx_line,
                    instruction=str(instruction),
                    operand=wrong.operand,
                ) from None


def _check(instruction: Instruction, match: Match) -> None:
    optional = _optional(match.form.operands)
    places = _places_taken(instruction, match, optional)
    if optional and match.form.mnemonic in _UNTYPED:
        return  # the step knows which operand is left out
    for place, operand in zip(places, instruction.operands, strict=False):
        _check_operand(operand, place, match)
        value = getattr(operand, "value", None)
        if match.row.key.startswith("mbarrier.") and isinstance(value, int):
            _check_constant(value, place, match)


def _check_constant(value: int, place: _Place, match: Match) -> None:
    """Check a constant operand of an mbarrier: a run would show the same as undefined."""
    if place.name == "phase" and "parity" in match.modifiers and value not in (0, 1):
        raise _Complaint(f"parity must be 0 or 1, got {value}")
    if place.name == "count" and not 1 <= value < 1 << 20:
        raise _Complaint(f"the arrival count must be from 1 to {(1 << 20) - 1}, got {value}")


def _places_taken(
    instruction: Instruction, match: Match, optional: list[str]
) -> tuple[_Place, ...]:
    """The places of the operands that are there; which of ``optional`` may be left out, its form
    and its modifiers say."""
    places, operands = _places(instruction.opcode), instruction.operands
    least = len(places) - len(optional)
    if "policy" in optional:
        least += "L2::cache_hint" in match.modifiers
    if optional == ["policy"] and len(operands) in range(least - 1, least + 2):
        if len(operands) != least:
            raise _Complaint("takes a cache policy with .L2::cache_hint, and only then")
    elif not least <= len(operands) <= len(places):
        raise _Complaint(f"takes `{match.form.operands}`, got {len(operands)} operands")
    if optional == ["b"] and len(operands) < len(places):  # a barrier's threads
        return tuple(place for place in places if place.name != "b")
    return places


@lru_cache(maxsize=1024)
def _optional(operands: str) -> list[str]:
    """Return the operands of a form that may be left out."""
    return re.findall(r"\w+", "".join(re.findall(r"\{,.*?\}|\{,.*", operands)))


def _check_operand(operand: Operand, place: _Place, match: Match) -> None:
    if place.does in ("address", "mbarrier", "tensor map"):
        with_coordinates = place.does == "tensor map" and "tensor" in match.modifiers
        if not isinstance(operand, TensorAddress if with_coordinates else Address):
            wanted = "[tensorMap, {coordinates}]" if with_coordinates else "[...]"
            raise _Complaint(f"{operand} is not an address: write {wanted}")
        if match.words.get("space") == "global" and isinstance(operand, Address):
            _check_value(operand.base, replace(place, type="b64"), match)
    elif place.name == "source" and getattr(operand, "type", "") == "pred":
        return  # for cp.async: the bytes to read, or a predicate to read none
    elif place.does in ("writes", "reads"):
        for value in _values(operand, place, match):
            _check_value(value, place, match)
    elif place.does == "immediate" and not isinstance(getattr(operand, "value", None), int):
        raise _Complaint(f"{operand} must be a constant integer, whose constraint is 'n'")


def _values(operand: Operand, place: _Place, match: Match) -> Iterator[Operand]:
    """The registers and constants of an operand that have the type of its place."""
    mnemonic = match.form.mnemonic
    count = next((_COUNT[word] for word in match.modifiers if word in _COUNT), 1)
    in_memory = mnemonic in ("ld", "st", "atom", "red")
    match operand:
        case Address() | TensorAddress():
            raise _Complaint(f"{operand} is an address, but a value is needed")
        case Pair() if "|" not in match.form.operands:
            raise _Complaint(f"{operand} names two results, but there is one")
        case Pair() if mnemonic not in _UNTYPED:
            yield operand.first
            if isinstance(operand.second, Register) and operand.second.type != "pred":
                raise _Complaint(f"{operand.second} is not a predicate")
        case Vector() if in_memory:
            if len(operand.elements) != count:
                raise _Complaint(f"{operand} has {len(operand.elements)} elements, not {count}")
            yield from (e for e in operand.elements if not isinstance(e, Sink | Special))
        case Vector() if mnemonic == "mov":
            bits = [bits_of(e.type) for e in operand.elements if isinstance(e, Register)]
            if any(each * len(operand.elements) != bits_of(place.type) for each in bits):
                raise _Complaint(f"{operand} has not {bits_of(place.type)} bits")
        case Vector() | Pair():
            return
        case _:
            if count > 1 and in_memory and place.name in ("d", "b"):
                raise _Complaint(f"{operand} is not a vector of {count}")
            yield operand


def _check_value(operand: Operand, place: _Place, match: Match) -> None:
    wanted = place.type
    if isinstance(operand, Sink):
        needed = match.row.key.startswith(_NEEDED)
        if place.does != "writes" or match.form.mnemonic not in _DISCARDS or needed:
            raise _Complaint("_ cannot be used here")
    elif place.does == "writes" and not isinstance(operand, Register):
        raise _Complaint(f"the result belongs here, and {operand} is not a register")
    elif isinstance(operand, Special) and match.form.mnemonic not in ("mov", "cvt"):
        raise _Complaint(f"only mov reads {operand}, as bits or an integer")
    elif isinstance(operand, Negated):
        if operand.operand.type != "pred" or wanted not in ("pred", ""):
            raise _Complaint(f"{operand}: only a predicate can be negated like this")
    elif isinstance(operand, Register) and wanted and not agrees(operand.type, wanted, place.wider):
        raise _Complaint(
            f"{operand} is .{operand.type}, but .{wanted} is needed", operand=str(operand)
        )


@lru_cache(maxsize=4096)
def _places(opcode: str) -> tuple[_Place, ...]:
    match = look_up(opcode)
    assert match is not None
    places = []
    for number, name in enumerate(match.form.places):
        role = match.role(number)
        assert role is not None
        does, wider = role.does, match.form.mnemonic in ("ld", "st", "cvt")
        places.append(_Place(name, does, _type(match, name, role.type), wider))
    return tuple(places)


def _type(match: Match, name: str, own: str) -> str:
    """The type of the operand of this name; "" if the opcode does not determine it."""
    mnemonic = match.form.mnemonic
    if name == "phase":
        return "u32" if "parity" in match.modifiers else "b64"
    if own or mnemonic in _UNTYPED:
        return own if mnemonic not in _UNTYPED else ""
    ptx_type = _type_of_place(match, name)
    return ptx_type if ptx_type in DTYPES else ""


def _type_of_place(of: Match, name: str) -> str:
    words, mnemonic = of.words, of.form.mnemonic
    match mnemonic, name:
        case "cvt", _:
            return words.get("target" if name == "d" else "source") or ""
        case "set", "d":
            return words["result"] or ""
        case (("popc" | "clz" | "bfind" | "match" | "getctarank"), "d"):
            return "b32"
        case (("shl" | "shr"), "b") | ("shf", "c"):
            return "u32"
    literal = re.sub(r"\{.*?\}|<\w+>", " ", of.form.syntax)
    written = (w for w in reversed(re.findall(r"[\w:]+", literal)) if w in DTYPES)
    ptx_type = words.get("type") or next(written, "")
    if words.get("half") == "wide" and name in ("d", "c"):
        return ptx_type[0] + _WIDE.get(ptx_type[1:], "")
    return ptx_type
