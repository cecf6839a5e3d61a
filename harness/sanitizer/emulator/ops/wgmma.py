"""The asynchronous matrix product of a warpgroup (PTX ISA 9.7.15), and setmaxnreg (9.7.19.5).

The product is computed when it is issued; that it is not there before its group was waited
for is watched instead, in registers (`harness.sanitizer.emulator.ordering.warpgroups`) and in
shared memory (`harness.sanitizer.emulator.ordering.races`, as a read by the async proxy).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from typing import Any, Literal, NamedTuple

import numpy as np

from harness.sanitizer.emulator.events import ProductRead
from harness.sanitizer.emulator.findings import HazardKind, Illegal, Reason, Touched, Use
from harness.sanitizer.emulator.numerics import matrix_unit
from harness.sanitizer.emulator.numerics.dot_products import (
    accumulation,
    float_products,
    integer_products,
)
from harness.sanitizer.emulator.numerics.matrix_unit import MatrixUnits
from harness.sanitizer.emulator.ops.warp import WHOLE_WARP, together
from harness.sanitizer.emulator.ordering.races import Accesses, Accessors
from harness.sanitizer.emulator.ordering.rows import Parts
from harness.sanitizer.emulator.ordering.warpgroups import SIZE
from harness.sanitizer.emulator.program.operation import Operation, Reader, spread
from harness.sanitizer.emulator.program.steps import execute, executes
from harness.sanitizer.emulator.state import State, state_of
from harness.sanitizer.emulator.threads import Group, Moved, Step
from harness.sanitizer.isa.text.tree import Register, Vector

_ROWS = 64
_REGISTER_BITS = 0xFFFF_FFFF
_K_BYTES = 32  # bytes of a row of A: 16 elements of 16 bits, 8 of tf32, 32 of 8 bits


def _together(op: Operation, act: Callable[[State, Group, np.ndarray], None]) -> Step:
    """A step that runs ``act(state, group, warpgroups)`` once all 128 threads have come."""

    def step(group: Group) -> Moved:
        state = state_of(group)
        # Four warps issue it together (PTX ISA, "wgmma.mma_async"). A block that ends within a
        # warpgroup could only deadlock here.
        if group.once(_lacks_threads):
            illegal = Illegal(Reason.BLOCK_ENDS_IN_WARPGROUP, threads=group.wave.threads)
            op.fault(group, illegal)
        going = state.warpgroups.meet(op.site, group)
        if going is None:
            return []
        state.progress += 1
        # The four warps have come here, so each has passed its waits before this instruction.
        state.clocks.passes.meet(going.select, going.once(_parts))
        act(state, going, going.once(_warpgroups))
        return [(op.site + 1, going)]

    return step


def _parts(group: Group) -> Parts:
    return Parts(np.arange(0, group.count, SIZE), np.arange(group.count) // SIZE)


def _warpgroups(group: Group) -> np.ndarray:
    return state_of(group).warpgroups.numbers_in(group)


def _lacks_threads(group: Group) -> bool:
    """Return True if a block ends within a warpgroup of these threads."""
    return any(map(state_of(group).warpgroups.lacks_threads, group.once(_warpgroups)))


def _by_warpgroup(op: Operation, act: Callable[[State, Group, np.ndarray], None]) -> Step:
    """`_together` for instructions that a part of a warpgroup can execute if the rest never
    comes."""

    def in_part(group: Group) -> Moved:
        state, numbers = state_of(group), group.once(_warpgroups)
        state.findings.report(
            HazardKind.ILLEGAL_ACCESS,
            op.site,
            actors=np.array(state.warpgroups.first_threads(numbers)).reshape(-1, 2),
            reason=Reason.WARPGROUP_IN_PART,
            undefined=True,
            indirect=True,  # the rest may wait for what another bug kept from it
        )
        act(state, group, numbers)
        return [(op.site + 1, group)]

    # Called when nothing else can run. These instructions have an effect for each warp, so the run
    # can go on after the report; a product needs all four.
    op.in_part = in_part
    return _together(op, act)


@executes("wgmma.wait_group")
def wait_group(op: Operation) -> Step:
    pending = int(op.constant(op.operands[0], np.dtype(np.uint32)))

    def act(state: State, group: Group, numbers: np.ndarray) -> None:
        state.warpgroups.wait(numbers, pending)
        # Lanes meet as at any .sync.aligned: wgmma's are the last before a stage is released.
        state.clocks.meet(group.index, WHOLE_WARP)

    return _by_warpgroup(op, act)


@executes("setmaxnreg")
def setmaxnreg(op: Operation) -> Step:
    """Execute setmaxnreg, warp by warp; those that ask for more than there are wait until others
    give some back."""
    count = int(op.constant(op.operands[0], np.dtype(np.uint32)))
    if not 24 <= count <= 256 or count % 8:
        # Limits from PTX ISA, "setmaxnreg".
        raise op.error(f"{count} registers; it takes a multiple of 8 from 24 to 256")
    takes = op.words["change"] == "inc"

    def act(group: Group) -> Moved:
        state = state_of(group)
        state.progress += 1
        # Registers that a .dec frees may serve other warps, which then go on together with these.
        moved = state.register_pool.change(group, count, op.site, takes)
        return [(pc, Group(group.wave, places)) for pc, places in moved]

    return together(op, lambda group: WHOLE_WARP, act)


class _Form(NamedTuple):
    """The form of a matrix in shared memory: its rows and the bytes of its k, as
    `matrix_unit.units` takes them."""

    rows: int
    k_bytes: int
    element_bytes: int
    k_major: bool


class AsyncProduct:
    """A wgmma.mma_async: its operands, and its effect for the warpgroups that issue it."""

    def __init__(self, op: Operation, a_type: str, b_type: str, d_type: str, options: int):
        """``options``: how many immediates follow scale-d where A comes from shared memory."""
        self.op = op
        self.a_type, self.b_type, self.d_type = a_type, b_type, d_type
        self.n = int(op.words["n"])
        self.element_bytes = matrix_unit.CONTAINERS[a_type].itemsize
        self.k = _K_BYTES // self.element_bytes
        self.result = matrix_unit.RESULTS[d_type]
        self.from_registers = isinstance(op.operands[1], Vector)
        # A in registers is K-major by definition, so that form has no imm-trans-a (PTX ISA,
        # "wgmma.mma_async"). The missing flag is filled in, so that the code below sees four.
        flags = self._immediates(options - (self.from_registers and options == 4))
        flags = [*flags, *(1, 1, 0, 0)[len(flags) :]]
        if self.from_registers:
            flags = [*flags[:2], 0, flags[2]]
        self.signs, (self.a_transposed, self.b_transposed) = flags[:2], flags[2:]
        # A warp holds 16 of the 64 rows. SIZE lanes instead of 32 make it the whole warpgroup's.
        self.of_d = matrix_unit.accumulator(16, self.n, 8 * self.result.itemsize, SIZE)
        self.slots = self._slots(0, self.of_d.registers)
        self.of_a = matrix_unit.left(16, self.k, 8 * self.element_bytes, SIZE)
        self.a_slots = self._slots(1, self.of_a.registers) if self.from_registers else []
        if not self.from_registers:
            self.read_a = op.read(1, "b64")
        self.read_b, self.scale_d = op.read(2, "b64"), op.read(3, "pred")
        self.rows = op.watched.rows([op.operands[0]])
        self.a_rows = op.watched.rows([op.operands[1]] if self.from_registers else [])
        element_bytes = self.element_bytes
        self.a_units = _Form(_ROWS, _K_BYTES, element_bytes, not self.a_transposed)
        self.b_units = _Form(self.n, _K_BYTES, element_bytes, not self.b_transposed)
        # Compared for equality alone: chained products of one shape need no wgmma.fence between
        # them (PTX ISA, "wgmma.fence"). The array that holds it is int32.
        self.shape = hash((self.n, a_type, d_type)) & 0x7FFF_FFFF

    def _immediates(self, count: int) -> list[int]:
        op, immediates = self.op, self.op.operands[4:]
        if len(immediates) != count:
            raise op.error(f"takes {count} immediates after scale-d, got {len(immediates)}")
        values = [int(op.constant(o, np.dtype(np.int32))) for o in immediates]
        for place, value in enumerate(values):
            legal = (1, -1) if place < 2 else (0, 1)
            if value not in legal:
                raise op.error(f"{immediates[place]} is not {legal[0]} or {legal[1]}")
        return values

    def _slots(self, operand: int, count: int) -> list[int]:
        slots = []
        for element in self.op.elements(operand, count):
            if not isinstance(element, Register) or element.type[1:] != "32":
                raise self.op.error(f"{element} is not a 32-bit register")
            slots.append(self.op.program.registers[element.name][0])
        return slots

    # -- the step: what is usual is done by machine code, where there is some

    def __call__(self, state: State, group: Group, numbers: np.ndarray) -> None:
        if ProductRead not in state.events:
            self._execute(state, group, numbers)
            return
        before = self._registers(self.slots, group)
        reads, keeps = self._execute(state, group, numbers)
        self._tell(state, group, numbers, reads, keeps, before)

    def _execute(
        self, state: State, group: Group, numbers: np.ndarray
    ) -> tuple[list[list[MatrixUnits]], np.ndarray]:
        """Returns what each warpgroup reads, and whether it adds to its accumulators."""
        machine = state.multiplier
        if machine is not None and not machine.knows(self):
            machine = None
        # Machine code takes the usual case and declines every other. What it declines goes through
        # the same rules in Python, which report.
        free = [machine is not None and machine.issue(self, n) for n in numbers.tolist()]
        if not all(free):
            asking = numbers[np.logical_not(free)]
            state.register_order.issue(self.op.site, asking, self.rows, self.a_rows, self.shape)
        reads: list[list[MatrixUnits]] = [[] for _ in numbers]
        if not self.from_registers:
            self._find(group, self.read_a, self.a_units, reads)
        self._find(group, self.read_b, self.b_units, reads)
        # Recorded from the issue on, with the clock of a group that is not complete: until the wait
        # the operands must not be overwritten, although the product is computed now.
        for number, units in zip(numbers.tolist(), reads, strict=True):
            self._record(state, machine, number, units)
        keeps = self._uniform(group, self.scale_d, "scale-d")
        used = *self.slots, *self.a_slots
        if state.undefined and not state.undefined.slots_in(group).isdisjoint(used):
            self._check_registers(state, group, keeps)
        if machine is not None:
            left = np.array(
                [
                    not machine.multiply(self, number, units, keep)
                    for number, units, keep in zip(numbers.tolist(), reads, keeps, strict=True)
                ]
            )
            if left.any():
                rest = group.where(np.repeat(left, SIZE)), numbers[left]
                self._multiply_here(state, *rest, list(compress(reads, left)), keeps[left])
        else:
            self._multiply_here(state, group, numbers, reads, keeps)
        return reads, keeps

    def _multiply_here(
        self,
        state: State,
        group: Group,
        numbers: np.ndarray,
        reads: list[list[MatrixUnits]],
        keeps: np.ndarray,
    ) -> None:
        if self.from_registers:
            bits = matrix_unit.CONTAINERS[self.a_type]
            a = matrix_unit.gather(
                self._registers(self.a_slots, group), self.of_a, (_ROWS, self.k), bits
            )
        else:
            a = self._from_shared(state, numbers, [units[0] for units in reads], self.a_units)
        b = self._from_shared(state, numbers, [units[-1] for units in reads], self.b_units)
        old = matrix_unit.gather(
            self._registers(self.slots, group), self.of_d, (_ROWS, self.n), self.result
        )
        # scale-d is false: the accumulators are not read, and may hold anything, NaN too.
        old[~keeps] = 0
        product = self._multiply(a, b, old, state.negated_products)
        new = matrix_unit.scatter(product, self.of_d)
        for slot, value in zip(self.slots, new, strict=True):
            group.registers[slot][group.select] = value

    def _check_registers(self, state: State, group: Group, keeps: np.ndarray) -> None:
        """A product that replaces its accumulators does not read them: they are defined then."""
        undefined, site = state.undefined, self.op.site
        undefined.use(site, group, self.a_slots, Use.OPERAND)
        adding, before = group.where(np.repeat(keeps, SIZE)), None
        if adding.count:
            before = undefined.use(site, adding, self.slots, Use.OPERAND)
        for slot in self.slots:
            undefined.put(slot, group, None)
            if before is not None and before.any():
                undefined.taint(slot, adding.where(before), _REGISTER_BITS)

    def _registers(self, slots: Sequence[int], group: Group) -> np.ndarray:
        return np.stack([group.registers[s][group.select] for s in slots])

    def _multiply(self, a: np.ndarray, b: np.ndarray, old: np.ndarray, negated: bool) -> np.ndarray:
        a, b = matrix_unit.numbers(a, self.a_type), matrix_unit.numbers(b, self.b_type)
        # A further run with negated products shows whether they reach the output (`provenance`).
        if negated:
            a = -a
        if self.d_type == "s32":
            return integer_products(a, b, old, self.op.has("satfinite"))
        # (-A)B = A(-B) = -(AB), exactly: one negation stands for both immediates.
        if self.signs[0] * self.signs[1] < 0:
            a = -a
        how = accumulation(self.a_type, self.d_type)
        return float_products(a, b, old, self.a_type, self.b_type, how)

    def _tell(
        self,
        state: State,
        group: Group,
        numbers: np.ndarray,
        reads: list[list[MatrixUnits]],
        keeps: np.ndarray,
        before: np.ndarray,
    ) -> None:
        """Emit the reads of each warpgroup. ``before``: the accumulators until now."""
        after = self._registers(self.slots, group)
        which: tuple[Literal["A", "B"], ...] = ("B",) if self.from_registers else ("A", "B")
        k_major = {"A": not self.a_transposed, "B": not self.b_transposed}
        readers = {"A": self.read_a, "B": self.read_b} if "A" in which else {"B": self.read_b}
        descriptors = {
            name: self._uniform(group, read, "the matrix descriptor")
            for name, read in readers.items()
        }
        chunks = state.access.shared.reshape(-1, matrix_unit.UNIT_BYTES)
        for at, number in enumerate(numbers.tolist()):
            begin = state.warpgroups.block_of(number) * state.access.shared_bytes
            threads = slice(at * SIZE, (at + 1) * SIZE)
            block, warpgroup = state.warpgroups.name(number)
            matrices = []
            for name, units in zip(which, reads[at], strict=True):
                places = units.addresses + begin
                bits = chunks[places // matrix_unit.UNIT_BYTES]
                matrices.append((name, k_major[name], int(descriptors[name][at]), places, bits))
            state.events.emit(
                ProductRead(
                    block,
                    warpgroup,
                    int(state.warpgroups.open[number]),
                    self.op.site,
                    not keeps[at],
                    tuple(self.slots),
                    before[:, threads].tobytes(),
                    after[:, threads].tobytes(),
                    tuple(matrices),
                )
            )

    def _uniform(self, group: Group, read: Reader, name: str) -> np.ndarray:
        """Return an operand that must be uniform in a warpgroup: a value per warpgroup."""
        values = spread(read(group), group).reshape(-1, SIZE)
        differ = (values != values[:, :1]).any(axis=1)
        if differ.any():
            bad = group.where(np.repeat(differ, SIZE))
            self.op.fault(bad, Illegal(Reason.DIFFERS_IN_WARPGROUP, operand=name))
        return values[:, 0]

    def _find(
        self,
        group: Group,
        read: Reader,
        form: _Form,
        reads: list[list[MatrixUnits]],
    ) -> None:
        """Append the units of a matrix to the reads of each warpgroup."""
        state = state_of(group)
        access = state.access
        for place, descriptor in enumerate(self._uniform(group, read, "the matrix descriptor")):
            units = matrix_unit.units(int(descriptor), *form)
            if units.end > access.shared_bytes:
                bad = group.where(np.arange(group.count) // SIZE == place)
                self.op.fault(bad, self._beyond(int(descriptor), form, access.shared_bytes))
            block, thread = int(group.blocks[place * SIZE]), int(group.threads[place * SIZE])
            nbytes = units.count * matrix_unit.UNIT_BYTES
            access.check_owner(
                block, thread, self.op.site, units.begin, units.end, Touched.MATRIX, nbytes=nbytes
            )
            reads[place].append(units)

    def _beyond(self, descriptor: int, form: _Form, shared_bytes: int) -> Illegal:
        """The fault of a matrix that is not in shared memory to its end."""
        end = matrix_unit.units(descriptor, *form).end
        start, layout = matrix_unit.decode(descriptor)
        return Illegal(
            Reason.MATRIX_BEYOND_MEMORY,
            descriptor=descriptor,
            matrix="A" if form is self.a_units else "B",
            end=end,
            nbytes=shared_bytes,
            start=start,
            **vars(layout),
        )

    def _from_shared(
        self, state: State, numbers: np.ndarray, units_of_rows: list[MatrixUnits], form: _Form
    ) -> np.ndarray:
        """Matrices in shared memory, [warpgroups, rows, k] as bits."""
        access, bits = state.access, matrix_unit.CONTAINERS[self.a_type]
        return np.stack(
            [
                matrix_unit.matrix(
                    access.shared,
                    units.addresses + state.warpgroups.block_of(number) * access.shared_bytes,
                    bits,
                    form.k_major,
                )
                for number, units in zip(numbers, units_of_rows, strict=True)
            ]
        )

    def _record(self, state: State, machine: Any, number: int, reads: list[MatrixUnits]) -> None:
        """The reads that this wgmma makes through the async proxy, for the race rules."""
        warpgroups, shadow = state.warpgroups, state.access.shared_shadow
        block, threads = warpgroups.block_of(number), warpgroups.threads(number)
        warpgroups.multiply(number, self.op.site)
        # One record per warpgroup: two consumers read the same tile of B, and a single last read
        # would forget the one that is not complete.
        record = shadow.matrix_reads_of(int(threads[0]))
        if machine is not None and machine.read(self, number, reads, record):
            return
        units = np.concatenate([each.flat for each in reads]) + block * state.access.shared_bytes
        width = max(matrix_unit.UNIT_BYTES // shadow.granule_bytes, 1)
        where = (units[:, None] // shadow.granule_bytes + np.arange(width)).ravel()
        actors = Accessors(block, threads, state.wave.first, self.op.site)
        if shadow.contents.suspects(where):
            accessor = actors._replace(thread=int(threads[0]))
            state.access.undefined_reads.check_copied(
                shadow.contents, units, matrix_unit.UNIT_BYTES, accessor
            )
        # The clock is the number of the group that the next commit closes. A product that is never
        # committed never completes.
        column, clock = warpgroups.column(number), int(warpgroups.open[number])
        state.races.matrix_read(Accesses(shadow, where, actors), column, clock)


def _mma_async(op: Operation, a_type: str, b_type: str, d_type: str, options: int) -> Step:
    return _together(op, AsyncProduct(op, a_type, b_type, d_type, options))


execute(
    {
        "wgmma.fence": lambda op: _by_warpgroup(
            op, lambda state, group, numbers: state.register_order.fence(numbers)
        ),
        "wgmma.commit_group": lambda op: _by_warpgroup(
            op, lambda state, group, numbers: state.warpgroups.commit(numbers)
        ),
        "wgmma.mma_async.f16": lambda op: _mma_async(op, "f16", "f16", op.words["d"], 4),
        "wgmma.mma_async.bf16": lambda op: _mma_async(op, "bf16", "bf16", "f32", 4),
        "wgmma.mma_async.tf32": lambda op: _mma_async(op, "tf32", "tf32", "f32", 2),
        "wgmma.mma_async.float8": lambda op: _mma_async(
            op, op.words["a"], op.words["b"], op.words["d"], 2
        ),
        "wgmma.mma_async.integer": lambda op: _mma_async(
            op, op.words["a"], op.words["b"], "s32", 0
        ),
    }
)
