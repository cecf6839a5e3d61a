"""Operands that do not fit their instruction.

Operands are checked against the instruction table. The rules are PTX's (ISA 9.4.1, "Operand Type
Checking Rules"; 9.4.2 for the wider registers that loads, stores and conversions take), as ptxas
applies them. The assembler has further rules, and may reject operands that these accept."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from harness.base.errors import PtxError
from harness.sanitizer.isa.table.index import Match, look_up
from harness.sanitizer.isa.text.tree import (
    Address,
    Immediate,
    Instruction,
    Module,
    Negated,
    Operand,
    Pair,
    Register,
    Sink,
    Special,
    Symbol,
    TensorAddress,
    Vector,
)
from harness.sanitizer.isa.types import DTYPES, agrees, bits_of

_LOADS_AND_STORES = ("ld", "st")
# Their operands are fragments, or of a type that the opcode spells in its own way.
_UNTYPED = (
    "mma",
    "wgmma",
    "dp4a",
    "dp2a",
    "call",
    "brx",
    "isspacep",
)
_DISCARDS = ("atom", "mbarrier", "setp", "lop3")  # their result may be `_`
_TAKE_VARIABLES = ("mov", "cvta", "mapa", "getctarank")
_NEEDED = ("mbarrier.test_wait", "mbarrier.try_wait", "mbarrier.pending_count")  # but not of these
_WIDE = {"16": "32", "32": "64"}
_COUNT = {"v2": 2, "v4": 4, "v8": 8}
_ORDERS = {"relaxed", "acquire", "release"}
_SCOPES = {"cta", "cluster", "gpu", "sys"}
_SHARED = {"shared", "shared::cta", "shared::cluster"}
_SPECIAL_64 = re.compile(r"%clock64|%globaltimer|%current_graph_exec|%pm\d_64|%gridid")
_SPECIAL_PREDICATES = ("%is_explicit_cluster",)
_SPECIAL_EITHER = ("%gridid",)  # it once had 32 bits, and may be read as 32 or 64
_SPECIAL = re.compile(
    r"%(?:n?tid|n?ctaid|(?:n?cluster|cluster_n?cta)id|cluster_ctaid|cluster_nctaid)(?:\.[xyz])?"
    r"|%(?:laneid|n?warpid|n?smid|gridid|lanemask_(?:eq|lt|le|gt|ge)|clock(?:_hi|64)?|pm\d(?:_64)?"
    r"|pm\d|envreg\d+|globaltimer(?:_lo|_hi)?|cluster_n?ctarank|is_explicit_cluster"
    r"|reserved_smem_offset_(?:begin|end|cap|\d)|(?:total|aggr|dynamic)_smem_size"
    r"|current_graph_exec)"
)


@dataclass(frozen=True)
class _Place:
    """Requirements on an operand. ``type``: "" where the table does not say."""

    name: str
    does: str
    type: str
    wider: bool  # a register may be wider than the type


_COORDINATE = _Place("coordinate", "reads", "b32", False)


class _Complaint(Exception):
    """Why an operand is wrong. ``operand``: the register, if only its type is."""

    def __init__(self, reason: str, operand: str = ""):
        super().__init__(reason)
        self.reason, self.operand = reason, operand


def check_operands(module: Module) -> None:
    """Raise PtxError at the first operand of ``module`` that cannot be its instruction's.

    Instructions that the table does not have are let through: they are rejected where they run.
    """
    callable_names = {*module.functions, *module.declared}
    of_module = dict.fromkeys(callable_names, "code")
    of_module |= {v.name: v.space for v in module.variables}
    for function in module.functions.values():
        own = (*function.variables, *function.parameters)
        variables = of_module | {variable.name: variable.space for variable in own}
        for instruction in function.instructions:
            wrong = _complaint(instruction, variables)
            if wrong is not None:
                raise PtxError(
                    wrong.reason,
                    line=instruction.ptx_line,
                    instruction=str(instruction),
                    operand=wrong.operand,
                )


def _complaint(instruction: Instruction, variables: Mapping[str, str]) -> _Complaint | None:
    """Return the first error in the operands, if any; ``variables`` maps the names in scope to
    their state spaces."""
    match = look_up(instruction.opcode)
    if match is None:
        return None
    try:
        _check(instruction, match, variables)
    except _Complaint as wrong:
        return wrong
    return None


def _check(instruction: Instruction, match: Match, variables: Mapping[str, str]) -> None:
    operands, optional = instruction.operands, _optional(match.form.operands)
    places = _places_taken(instruction, match, optional)
    mnemonic = match.form.mnemonic
    if match.row.key in ("ld", "st") or mnemonic == "mbarrier":
        _check_strength(match)
    if mnemonic in ("bar", "barrier"):
        _check_barrier(operands, places)
    elif optional and mnemonic in _UNTYPED:
        return  # the step knows which operand is left out
    for place, operand in zip(places, operands, strict=False):
        _check_operand(operand, place, match, variables)
    _check_limits(match, operands)


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


def _check_operand(
    operand: Operand, place: _Place, match: Match, variables: Mapping[str, str]
) -> None:
    if place.does in ("address", "mbarrier", "tensor map"):
        _check_address(operand, place, match, variables)
    elif place.name == "source" and getattr(operand, "type", "") == "pred":
        return  # for cp.async: the bytes to read, or a predicate to read none
    elif place.does in ("writes", "reads"):
        _check_value(operand, place, match, variables)
    elif place.does == "immediate" and not isinstance(getattr(operand, "value", None), int):
        raise _Complaint(f"{operand} must be a constant integer, whose constraint is 'n'")
    parity = place.name == "phase" and "parity" in match.modifiers
    if parity and getattr(operand, "value", 0) not in (0, 1):
        raise _Complaint(f"parity must be 0 or 1, got {operand}")


def _check_limits(match: Match, operands: tuple[Operand, ...]) -> None:
    """Check constants that allow only some values."""
    if match.form.mnemonic == "setmaxnreg":
        registers = operands[0]
        if isinstance(registers, Immediate) and registers.value not in range(24, 257, 8):
            raise _Complaint(
                f"the number of registers must be a multiple of 8 from 24 to 256, got {registers}"
            )
    if match.row.key.startswith("mbarrier.") and "count" in match.form.places[: len(operands)]:
        count = operands[match.form.places.index("count")]
        if isinstance(count, Immediate) and not 1 <= count.value < 1 << 20:
            raise _Complaint(f"the arrival count must be from 1 to {(1 << 20) - 1}, got {count}")


@lru_cache(maxsize=1024)
def _optional(operands: str) -> list[str]:
    """Return the operands of a form that may be left out."""
    return re.findall(r"\w+", "".join(re.findall(r"\{,.*?\}|\{,.*", operands)))


def _check_strength(match: Match) -> None:
    """A scope belongs to an order, and an order has a scope (PTX ISA 9.7.9.8, 9.7.9.11,
    9.7.13.15)."""
    order = _ORDERS & match.modifiers
    if bool(order) != bool(_SCOPES & match.modifiers):
        missing = "a scope" if order else "an order, such as .relaxed"
        raise _Complaint(f"needs {missing}")
    if "nc" in match.modifiers and match.words.get("space") != "global":
        raise _Complaint(".nc is said of .global")


def _check_barrier(operands: tuple[Operand, ...], places: tuple[_Place, ...]) -> None:
    """Check the number of a barrier and of its threads, if they are constants (PTX ISA
    9.7.13.1)."""
    for place, operand in zip(places, operands, strict=False):
        value = getattr(operand, "value", None)
        if not isinstance(value, int):
            continue
        if place.name == "a" and value not in range(16):
            raise _Complaint(f"a block has barriers 0 to 15, got {value}")
        if place.name == "b" and value % 32:
            raise _Complaint(f"the thread count must be a multiple of 32, got {value}")


def _check_address(
    operand: Operand, place: _Place, match: Match, variables: Mapping[str, str]
) -> None:
    with_coordinates = place.does == "tensor map" and "tensor" in match.modifiers
    if with_coordinates != isinstance(operand, TensorAddress):
        wanted = "has no coordinates" if with_coordinates else "has coordinates"
        raise _Complaint(f"{operand} {wanted}")
    if isinstance(operand, TensorAddress):
        _check_coordinates(operand, variables)
        operand = operand.tensor_map
    if not isinstance(operand, Address):
        raise _Complaint(f"{operand} is not an address: write [...]")
    _check_base(operand.base, match, variables)


def _check_coordinates(address: TensorAddress, variables: Mapping[str, str]) -> None:
    types = {getattr(number, "type", "") for number in address.coordinates}
    if "f32" in types and types <= {"f32", ""}:
        raise _Complaint("a .f32 coordinate needs an integer coordinate next to it")
    for coordinate in address.coordinates:
        if isinstance(coordinate, Special):
            _check_special(coordinate, 32)
            continue
        whole = isinstance(getattr(coordinate, "value", 0), int)
        if not isinstance(coordinate, Register | Immediate) or not whole:
            raise _Complaint(f"{coordinate} is not a coordinate")
        _check_scalar(coordinate, _COORDINATE, "", variables)


def _check_base(
    base: Register | Symbol | Immediate, match: Match, variables: Mapping[str, str]
) -> None:
    space = match.words.get("space")
    if isinstance(base, Register):
        if base.type[0] not in "bus":
            raise _Complaint(f"{base} is .{base.type}, and cannot be an address")
        generic = "space" in match.words and space in (None, "global")
        generic |= match.form.mnemonic == "mbarrier" and not _SHARED & match.modifiers
        if generic and bits_of(base.type) < 64:
            raise _Complaint(f"{base} is .{base.type}: such an address has 64 bits")
    elif isinstance(base, Symbol):
        declared = variables.get(base.name)
        if declared is None:
            raise _Complaint(f"{base} is not declared")
        wanted = (space or "").partition("::")[0]
        if not wanted and "space" in match.words and declared in ("param", "local"):
            raise _Complaint(f"{base} is in .{declared}: name that state space")
        if wanted and declared != wanted and {wanted, declared} != {"param", "local"}:
            raise _Complaint(f"{base} is in .{declared}")
    elif isinstance(base, Immediate) and space != "local":
        raise _Complaint("a number can be an address only in .local")


def _check_value(
    operand: Operand, place: _Place, match: Match, variables: Mapping[str, str]
) -> None:
    if isinstance(operand, Address | TensorAddress):
        raise _Complaint(f"{operand} is an address, but a value is needed")
    if isinstance(operand, Pair):
        if "|" not in match.form.operands:
            raise _Complaint(f"{operand} names two results, but there is one")
        _check_pair(operand, place, match, variables)
        return
    mnemonic = match.form.mnemonic
    needed = match.row.key.startswith(_NEEDED)
    count = next((_COUNT[word] for word in match.modifiers if word in _COUNT), 1)
    if isinstance(operand, Vector):
        _check_vector(operand, place, match, count, variables)
    elif count > 1 and place.name in ("d", "b") and mnemonic in (*_LOADS_AND_STORES, "atom", "red"):
        if not (mnemonic == "atom" and isinstance(operand, Sink)):
            raise _Complaint(f"{operand} is not a vector of {count}")
    elif isinstance(operand, Sink):
        if place.does != "writes" or mnemonic not in _DISCARDS or needed:
            raise _Complaint("_ cannot be used here")
    else:
        _check_scalar(operand, place, mnemonic, variables)


def _check_pair(pair: Pair, place: _Place, match: Match, variables: Mapping[str, str]) -> None:
    mnemonic = match.form.mnemonic
    first_needed = mnemonic == "shfl" or (mnemonic == "setp" and isinstance(pair.second, Sink))
    if isinstance(pair.first, Sink) and first_needed:
        raise _Complaint(f"_ cannot be used here, in {pair}")
    if mnemonic in _UNTYPED:
        return
    if isinstance(pair.first, Register):
        _check_scalar(pair.first, place, mnemonic, variables)
    if isinstance(pair.second, Register) and pair.second.type != "pred":
        raise _Complaint(f"{pair.second} is not a predicate")


def _check_vector(
    vector: Vector, place: _Place, match: Match, count: int, variables: Mapping[str, str]
) -> None:
    mnemonic = match.form.mnemonic
    if mnemonic in (*_UNTYPED, "ldmatrix", "stmatrix") or place.name == "offsets":
        return
    elements = vector.elements
    if mnemonic == "mov":
        sizes = {bits_of(e.type) for e in elements if isinstance(e, Register)}
        if place.type[0] != "b" or len(elements) < 2:
            raise _Complaint(f"{vector} is packed and unpacked by a .b type")
        if any(size * len(elements) != bits_of(place.type) for size in sizes):
            raise _Complaint(f"{vector} has not {bits_of(place.type)} bits")
        return
    if mnemonic not in (*_LOADS_AND_STORES, "atom", "red"):
        raise _Complaint(f"{vector} is a vector, where a value is needed")
    if len(elements) != count:
        raise _Complaint(f"{vector} has {len(elements)} elements, not {count}")
    if len({bits_of(e.type) for e in elements if isinstance(e, Register)}) > 1:
        raise _Complaint(f"the elements of {vector} are not of one size")
    for element in elements:
        if isinstance(element, Special) and place.does == "reads":
            _check_special(element, bits_of(place.type))
        elif not isinstance(element, Sink):
            _check_scalar(element, place, mnemonic, variables)


def _check_scalar(
    operand: Operand, place: _Place, mnemonic: str, variables: Mapping[str, str]
) -> None:
    wanted = place.type
    if place.does == "writes" and not isinstance(operand, Register):
        raise _Complaint(f"the result belongs here, and {operand} is not a register")
    if isinstance(operand, Negated):
        if operand.operand.type != "pred" or wanted not in ("pred", ""):
            raise _Complaint(f"{operand}: only a predicate can be negated like this")
    elif isinstance(operand, Special):
        _check_special(operand, 0)
        if mnemonic not in ("mov", "cvt") or (wanted and wanted[0] == "f"):
            raise _Complaint(f"only mov reads {operand}, as bits or an integer")
        if mnemonic == "mov" and wanted and operand.name not in _SPECIAL_EITHER:
            _check_special(operand, bits_of(wanted))
    elif isinstance(operand, Symbol):
        if operand.name not in variables or mnemonic not in _TAKE_VARIABLES:
            raise _Complaint(f"{operand} is not declared")
        if wanted and wanted[0] not in "bus":
            raise _Complaint(f"{operand} is an address, not .{wanted}")
    elif isinstance(operand, Immediate):
        _check_number(operand, wanted)
    elif isinstance(operand, Register) and wanted and not agrees(operand.type, wanted, place.wider):
        raise _Complaint(
            f"{operand} is .{operand.type}, but .{wanted} is needed", operand=str(operand)
        )


def _check_special(register: Special, wanted_bits: int) -> None:
    """0: of any size."""
    if not _SPECIAL.fullmatch(register.name):
        raise _Complaint(f"{register} is not declared, and is not a special register")
    bits = 64 if _SPECIAL_64.fullmatch(register.name) else 32
    bits = bits_of("pred") if register.name in _SPECIAL_PREDICATES else bits
    if wanted_bits not in (0, bits):
        raise _Complaint(f"{register} has {bits} bits")


def _check_number(number: Immediate, wanted: str) -> None:
    if not wanted:
        return
    whole = isinstance(number.value, int)
    if wanted in ("f16x2", "bf16x2"):
        raise _Complaint(f"{number} is one number, but .{wanted} is needed")
    if wanted == "pred" and not whole:
        raise _Complaint(f"{number} is not a predicate")
    if wanted[0] in "us" and not whole:
        raise _Complaint(f"{number} is not an integer, but .{wanted} is needed")
    if wanted in ("f32", "f64") and whole:
        raise _Complaint(f"{number} is an integer, but .{wanted} is needed (write {number}.0)")
    if wanted[0] == "b" and not whole:
        bits = 32 if number.text.lstrip("-")[:2].lower() == "0f" else 64
        if bits != bits_of(wanted):
            raise _Complaint(f"{number} has {bits} bits, where .{wanted} is needed")


@lru_cache(maxsize=4096)
def _places(opcode: str) -> tuple[_Place, ...]:
    match = look_up(opcode)
    assert match is not None
    places = []
    for number, name in enumerate(match.form.places):
        role = match.role(number)
        assert role is not None
        does, wider = role.does, match.form.mnemonic in (*_LOADS_AND_STORES, "cvt")
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
    written = (w for w in reversed(match_words(of)) if w in DTYPES)
    ptx_type = words.get("type") or next(written, "")
    if words.get("half") == "wide" and name in ("d", "c"):
        return ptx_type[0] + _WIDE.get(ptx_type[1:], "")
    return ptx_type


def match_words(match: Match) -> list[str]:
    """The words of the form's opcode that are literal, in order."""
    return re.findall(r"[\w:]+", re.sub(r"\{.*?\}|<\w+>", " ", match.form.syntax))
