"""Input of a step's builder: an instruction of a kernel.

A *reader* is a function of the group that gives an operand's values, per thread, as a dtype (or a
scalar, where it is the same for all); a *writer* puts values into a register. Neither is bound to a
wave: the group brings its registers, and by `state_of` all else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NoReturn

import numpy as np

from harness.base.errors import PtxError
from harness.sanitizer.emulator.findings import (
    NO_FACTS,
    HazardKind,
    Illegal,
    Reason,
    Severity,
    one_thread,
)
from harness.sanitizer.emulator.program.prepare import SHARED_BASE, Program
from harness.sanitizer.emulator.program.special_registers import is_known, special_register
from harness.sanitizer.emulator.program.watched import WatchedRegisters
from harness.sanitizer.emulator.state import state_of
from harness.sanitizer.emulator.threads import Group, Moved
from harness.sanitizer.isa.table.index import Match
from harness.sanitizer.isa.text.tree import (
    Address,
    Immediate,
    Instruction,
    Negated,
    Operand,
    Register,
    Sink,
    Special,
    Symbol,
    Vector,
)
from harness.sanitizer.isa.types import BFLOAT16, DTYPES, half_of, immediate, is_float, of_bfloat16

SHARED_UNIT = 128  # bytes, in which shared memory is dealt out
TIME = ("%clock", "%clock_hi", "%clock64", "%globaltimer", "%globaltimer_lo", "%globaltimer_hi")

Reader = Callable[[Group], np.ndarray]
Writer = Callable[[Group, Any], None]
Function = Callable[..., Any]
"""What an instruction computes: of its operands' values, arrays or scalars, the result's."""


class Refusal(PtxError):
    """An instruction that cannot be run as it stands; its step reports that."""


class Operation:
    def __init__(
        self,
        program: Program,
        watched: WatchedRegisters,
        instruction: Instruction,
        site: int,
        match: Match,
    ):
        self.program, self.watched = program, watched
        self.instruction = instruction
        self.site = site
        self.time_out: Callable[[Group], None] | None = None  # called when a wait gives up
        self.in_part: Callable[[Group], Moved] | None = None  # a step for a part of who must come
        self._match = match
        self.key, self.words = match.row.key, match.words
        self.modifiers = match.modifiers
        self.aligned = match.aligned
        self.operands = instruction.operands

    @property
    def type(self) -> str:
        """The instruction's type, such as ``u32``."""
        return self.words["type"]

    def has(self, modifier: str) -> bool:
        return modifier in self.modifiers

    def error(self, message: str) -> Refusal:
        return Refusal(message)

    def fault(self, group: Group, why: Illegal) -> NoReturn:
        """End the launch: the hardware would kill it here, or its behavior is undefined."""
        state_of(group).fault(self.site, group, why)

    def undefined(
        self,
        group: Group,
        reason: Reason,
        facts: Mapping[str, Any] = NO_FACTS,
        severity: Severity = Severity.ERROR,
    ) -> None:
        """Report undefined behavior in the first thread of the group, and go on."""
        actors = one_thread(int(group.blocks[0]) + group.wave.first, int(group.threads[0]))
        state_of(group).findings.report(
            HazardKind.ILLEGAL_ACCESS,
            self.site,
            actors=actors,
            severity=severity,
            reason=reason,
            facts=facts,
            undefined=True,
        )

    def read(self, operand: int | Operand, ptx_type: str) -> Reader:
        if isinstance(operand, int):
            operand = self.operands[operand]
        dtype = DTYPES[ptx_type]
        if isinstance(operand, Register):
            slot, stored = self.program.registers[operand.name]
            self._check_width(operand, dtype, stored)
            if stored == dtype:
                return lambda group: group.registers[slot][group.select]
            if stored.itemsize == dtype.itemsize:
                return lambda group: group.registers[slot][group.select].view(dtype)
            # a register wider than the type holds it in its low bits
            narrow = np.dtype(f"u{dtype.itemsize}")
            return lambda group: group.registers[slot][group.select].astype(narrow).view(dtype)
        if isinstance(operand, Negated):
            inner, negate = self.read(operand.operand, ptx_type), self.negation(operand, ptx_type)
            return lambda group: negate(inner(group))
        if (
            isinstance(operand, Immediate)
            and ptx_type[0] == "b"
            and isinstance(operand.value, float)
        ):
            value = self.constant(operand, _float_of(dtype)).view(dtype)
        elif isinstance(operand, Special):
            return self._special(operand.name, dtype)
        elif isinstance(operand, Symbol) and self.program.symbol(operand.name) is None:
            return self._global_variable(operand, dtype)
        else:
            value = self.constant(operand, dtype)
        return lambda group: value

    def negation(self, operand: Negated, ptx_type: str) -> Callable[[Any], Any]:
        """Return the function that ``operand`` applies to its register's values."""
        if ptx_type == "pred":
            return np.invert
        if not is_float(half_of(ptx_type)):
            raise self.error(f"{operand} is not a predicate")
        if half_of(ptx_type) != ptx_type:
            half, dtype = DTYPES[half_of(ptx_type)], DTYPES[ptx_type]
            of_half = of_bfloat16(_negated) if half == BFLOAT16 else _negated
            return lambda values: of_half(values.view(half)).view(dtype)
        return of_bfloat16(_negated) if ptx_type == "bf16" else _negated

    def _special(self, name: str, dtype: np.dtype) -> Reader:
        layout = self.program.layout
        # %total_smem_size leaves out what the system reserves, %aggr_smem_size includes it (PTX
        # ISA, "Special Registers").
        own = layout.shared_bytes - SHARED_BASE
        sizes = {
            "%dynamic_smem_size": layout.dynamic_bytes,
            "%total_smem_size": -(-own // SHARED_UNIT) * SHARED_UNIT,
            "%aggr_smem_size": own + SHARED_BASE,
        }
        if name in sizes:
            value = np.uint32(sizes[name]).astype(dtype)
            return lambda group: value
        if name in TIME:
            return _clock(name, dtype)
        if not is_known(name):
            raise self.error(f"unknown special register {name}")
        key = name, dtype

        def read(group: Group) -> np.ndarray:
            known = group.wave.special
            # Once a wave: they do not change while it runs.
            if key not in known:
                values = special_register(group.wave, name)
                assert values is not None
                known[key] = values.astype(dtype, copy=False)
            return known[key][group.select]

        return read

    def _global_variable(self, symbol: Symbol, dtype: np.dtype) -> Reader:
        name, offset = symbol.name, symbol.offset
        if all(variable.name != name for variable in self.program.globals):
            raise self.error(f"unknown symbol {name}")
        return lambda group: np.uint64(state_of(group).symbols[name] + offset).astype(dtype)

    def symbol(self, name: str) -> int:
        """Return the address of a variable outside of global memory."""
        address = self.program.symbol(name)
        if address is None:
            raise self.error(f"unknown symbol {name}")
        return address

    def constant(self, operand: Operand, dtype: np.dtype) -> Any:
        """The value of an operand that is the same in all threads and launches, a scalar."""
        if isinstance(operand, Immediate):
            if isinstance(operand.value, float) and dtype.kind in "iu":
                raise self.error(f"{operand} is a float where an integer is needed")
            return immediate(operand.value, operand.text, dtype)
        if isinstance(operand, Symbol):
            return np.uint64(self.symbol(operand.name) + operand.offset).astype(dtype)
        raise self.error(f"cannot read operand {operand}")

    def write(self, operand: int | Operand, ptx_type: str) -> Writer:
        if isinstance(operand, int):
            operand = self.operands[operand]
        if isinstance(operand, Sink):
            return lambda group, value: None
        if not isinstance(operand, Register):
            raise self.error(f"{operand} is not a register")
        dtype = DTYPES[ptx_type]
        slot, stored = self.program.registers[operand.name]
        self._check_width(operand, dtype, stored)
        bits = dtype if dtype == np.bool_ else np.dtype(f"u{dtype.itemsize}")
        plain = bits == dtype

        if stored.itemsize == dtype.itemsize:

            def put(group: Group, value: np.ndarray) -> None:
                if getattr(value, "dtype", None) != dtype:
                    value = np.asarray(value, dtype)
                group.registers[slot][group.select] = value if plain else value.view(bits)
        else:
            # a register wider than the type: integers are extended by the type's sign
            wide = np.dtype(f"{'i' if dtype.kind == 'i' else 'u'}{stored.itemsize}")

            def put(group: Group, value: np.ndarray) -> None:
                value = np.asarray(value, dtype)
                if dtype.kind not in "iu":
                    value = value.view(bits)
                group.registers[slot][group.select] = value.astype(wide).view(stored)

        return put

    def _check_width(self, register: Register, dtype: np.dtype, stored: np.dtype) -> None:
        mixed = (dtype == np.bool_) != (stored == np.bool_)
        if mixed or stored.itemsize < dtype.itemsize:
            raise self.error(f"{register} is .{register.type}, too narrow or of another kind")

    def elements(self, operand: int, count: int | None = None) -> tuple[Operand, ...]:
        """The elements of a vector operand, which has ``count``; a scalar is a vector of length
        1."""
        value = self.operands[operand]
        operands = value.elements if isinstance(value, Vector) else (value,)
        if count not in (None, len(operands)):
            raise self.error(f"operand {operand} takes {count} registers, got {len(operands)}")
        return operands

    def slots(self, operand: int) -> tuple[int | None, ...]:
        """The place in the register file of each element; None if it is not a register."""
        return tuple(
            self.program.registers[e.name][0] if isinstance(e, Register) else None
            for e in self.elements(operand)
        )

    def address(self, operand: int | Address) -> Reader:
        """Reads ``[base+offset]``, as uint64."""
        place = self.operands[operand] if isinstance(operand, int) else operand
        assert isinstance(place, Address)  # see `harness.sanitizer.isa.check`
        width = "b32" if isinstance(place.base, Register) and place.base.type[1:] == "32" else "b64"
        base = self.read(place.base, width)
        offset = np.uint64(place.offset & 0xFFFF_FFFF_FFFF_FFFF)
        if width == "b64":
            address = base if not place.offset else lambda group: base(group) + offset
        else:
            # A 32-bit base and its offset wrap at 32 bits.
            mask = np.uint64(0xFFFF_FFFF)
            address = lambda group: (base(group).astype(np.uint64) + offset) & mask  # noqa: E731
        is_own = isinstance(operand, int) and self._is_in_own_memory(operand)
        return self._in_own_memory(address) if is_own else address

    def _is_in_own_memory(self, operand: int) -> bool:
        """Return True if the operand is an address in the shared memory of the executing block
        alone: .shared is .shared::cta (PTX ISA, "State Spaces"), and so is the address of an
        mbarrier without a state space. A generic address of other instructions may be a peer's."""
        role = self._match.role(operand)
        if role is None or role.does not in ("address", "mbarrier"):
            return False
        space = self.words.get(role.space) or role.space
        if space not in ("shared", "shared::cta"):
            return False
        # One instruction may name both, of a copy's two ends: the source is in the own block.
        return role.access == "read" or not self.has("shared::cluster")

    def _in_own_memory(self, address: Reader) -> Reader:
        def read(group: Group) -> np.ndarray:
            values = address(group)
            if group.wave.cluster_size > 1:
                places = spread(values, group) & np.uint64(0xFFFF_FFFF)
                owners, _ = group.wave.locate_shared(group.blocks, places)
                outside = (owners != group.blocks) & (owners >= 0)
                if outside.any():
                    at = int(places[outside][0])
                    waits = self._match.row.key.startswith("mbarrier.t")
                    illegal = Illegal(Reason.OUTSIDE_OWN_MEMORY, address=at, waits=waits)
                    self.fault(group.where(outside), illegal)
            return values

        return read

    def shared_address(self, operand: int | Address) -> Reader:
        """Reads an address in shared memory, of a 32-bit or a 64-bit register, generic or not."""
        address = self.address(operand)
        # Without a state space the address is generic, and must be in the window of shared memory
        # (PTX ISA, "mbarrier").
        if self.has("shared") or self.has("shared::cta") or self.has("shared::cluster"):
            return address

        def read(group: Group) -> np.ndarray:
            values = np.broadcast_to(address(group), group.count)
            outside = ~state_of(group).access.windows.are_of("shared", values)
            if outside.any():
                self.fault(group.where(outside), Illegal(Reason.ADDRESS_NOT_SHARED))
            return values & np.uint64(0xFFFF_FFFF)

        return read


def _clock(name: str, dtype: np.dtype) -> Reader:
    """Model time: it goes on by the steps that were taken."""
    in_cycles, upper = name.startswith("%clock"), name.endswith("_hi")
    half = upper or name.endswith("_lo") or name == "%clock"

    def read(group: Group) -> np.ndarray:
        around, state = group.wave.surroundings, state_of(group)
        time = (around.clock if in_cycles else around.timer_ns)(state.steps_before + state.steps)
        if half:
            time = time >> 32 if upper else time & 0xFFFF_FFFF
        return np.uint64(time).astype(dtype)

    return read


def _negated(values: np.ndarray) -> np.ndarray:
    """The operand of a contracted subtraction; a NaN stays as it is."""
    return np.where(np.isnan(values), values, np.negative(values))


def _float_of(dtype: np.dtype) -> np.dtype:
    """The float type whose literals a .b type of the same width takes."""
    return np.dtype(np.float64 if dtype.itemsize == 8 else np.float32)


def spread(values: np.ndarray | np.generic, group: Group) -> np.ndarray:
    """Return a value per thread, even if an operand is the same for all."""
    if isinstance(values, np.ndarray) and values.ndim:
        return values
    return np.full(group.count, values)
