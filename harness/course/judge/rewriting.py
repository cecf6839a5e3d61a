"""PTX with a single change: the outputs that change with it depend on it. These are the
interventions that are edits of the text (`provenance` next to this has the others). The result is
for the emulator: no line moves, and nothing else changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from harness.course.exercises.effects import FURTHER_BYTES, Way
from harness.sanitizer.isa import (
    Instruction,
    Operand,
    Ptx,
    Register,
    Statement,
    key_of,
    look_up,
    placed,
    registers,
)

_Edit = tuple[int, int, str]  # first and last character, and the new text


def with_rotated_bits(ptx: Ptx, way: Way) -> Ptx:
    """Return ``ptx`` with the bits of the results of ``way``'s instructions rotated; of a store,
    those of the value that it writes. A result of all zeros or all ones does not change so."""
    return _edited(ptx, _changed_results(ptx, way, _rotation))


def with_inverted_bits(ptx: Ptx, way: Way) -> Ptx:
    """The same, inverted: every result changes, and two inversions in a row cancel."""
    return _edited(ptx, _changed_results(ptx, way, _inversion))


def with_arrivals_that_order_nothing(ptx: Ptx, way: Way) -> Ptx:
    """The arrivals of ``way`` at mbarriers still count, and release nothing: neither they nor,
    where they are relaxed, the fences before them."""
    orders = (
        (at, i) for at, i in placed(ptx.module) if way.carries(i.opcode) or _is_fence(i.opcode)
    )
    return _edited(ptx, (_without_release(ptx.text, at, i) for at, i in orders))


def with_maps_further_on(ptx: Ptx, way: Way) -> Ptx:
    """The instructions of ``way`` write an address that is `FURTHER_BYTES` larger."""
    return _edited(ptx, _steps_further(ptx, way))


def block_barriers(ptx: Ptx) -> dict[int, list[Statement]]:
    """Return the block barriers that wait, by their lines in the source."""
    by_line: dict[int, list[Statement]] = {}
    for at, instruction in placed(ptx.module):
        is_barrier = instruction.opcode.startswith(("bar.sync", "barrier.sync", "bar.cta.sync"))
        if is_barrier and instruction.location is not None:
            by_line.setdefault(instruction.location.line, []).append(at)
    return by_line


def without_block_barriers(
    ptx: Ptx, line: int, then: Callable[[Ptx], Ptx] = lambda changed: changed
) -> Ptx:
    """Remove the block barriers of a source line; ``then``: another change of the result."""
    return then(_edited(ptx, ((at.start, at.end, "") for at in block_barriers(ptx)[line])))


def _changed_results(ptx: Ptx, way: Way, change: Callable[[Register, str], str]) -> Iterator[_Edit]:
    """``change`` of a register there ("l"), and back ("r") where the instruction reads it."""
    for at, instruction in placed(ptx.module):
        if not way.carries(instruction.opcode):
            continue
        match = look_up(instruction.opcode)
        assert match is not None
        if match.row.key == "st":
            written = instruction.operands[1:]
            yield at.start, at.start, _changed(instruction, written, change, "l")
            yield at.end, at.end, _changed(instruction, written, change, "r")
        else:
            yield at.end, at.end, _changed(instruction, instruction.operands[:1], change, "l")


def _steps_further(ptx: Ptx, way: Way) -> Iterator[_Edit]:
    for at, instruction in placed(ptx.module):
        if way.carries(instruction.opcode):
            for register in registers(instruction.operands[-1:]):
                by = f"{register.written}, {register.written}, {FURTHER_BYTES};"
                yield at.start, at.start, f" add.s64 {by}"
                yield at.end, at.end, f" sub.s64 {by}"


def _changed(
    instruction: Instruction,
    operands: Iterable[Operand],
    change: Callable[[Register, str], str],
    way: str,
) -> str:
    guard = ""
    if instruction.guard is not None:
        guard = f"@{'!' if instruction.guard.negated else ''}{instruction.guard.predicate.written} "
    names = dict.fromkeys(registers(operands))
    return "".join(f" {guard}{change(register, way)}" for register in names)


def _rotation(register: Register, way: str) -> str:
    if register.type[1:] == "16":  # no instruction rotates 16 bits
        return _inversion(register, way)
    name = register.written
    return f"shf.{way}.wrap.b32 {name}, {name}, {name}, 1;"


def _inversion(register: Register, _: str) -> str:
    return f"not.b{register.type[1:]} {register.written}, {register.written};"


def _without_release(text: str, at: Statement, instruction: Instruction) -> _Edit:
    opcode = instruction.opcode
    if _is_fence(opcode):
        return at.start, at.end, ""
    start, words = text.index(opcode, at.start), opcode.split(".")
    if "release" in words or "relaxed" in words:
        changed = opcode.replace(".release", ".relaxed")
    else:  # the short form: it releases, and its scope is the block
        place = next(n for n, word in enumerate(words) if word == "b64" or word[:6] == "shared")
        changed = ".".join([*words[:place], "relaxed.cta", *words[place:]])
    return start, start + len(opcode), changed


def _is_fence(opcode: str) -> bool:
    return key_of(opcode) == "fence"


def _edited(ptx: Ptx, edits: Iterable[_Edit]) -> Ptx:
    pieces, done = [], 0
    for start, end, text in sorted(edits):
        pieces += [ptx.text[done:start], text]
        done = end
    return Ptx("".join([*pieces, ptx.text[done:]]))
