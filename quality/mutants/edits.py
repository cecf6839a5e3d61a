"""Edits that change a single statement of a kernel's text."""

from __future__ import annotations

import re
from collections.abc import Callable

from quality.mutants.statements import Kernel, Unit, operands_of

Edit = tuple[int, int, str]  # characters of the text, and what comes in their place
Change = Callable[[Kernel, Unit], "list[Edit] | None"]  # None: this cannot be done to it

_WHOLE = re.compile(r"-?\d+")
_ADDRESS = re.compile(r"\[\s*([^+\]]+?)\s*(?:\+\s*(-?\d+))?\s*\]")
_TENSOR = re.compile(r"\[(.*?),\s*\{(.*)\}\]")
FRESH = "changed"  # a register; each is alone in its scope


def text_of(kernel: Kernel, unit: Unit) -> str:
    return kernel.text[slice(*unit.span)]


def instruction_of(kernel: Kernel, unit: Unit) -> str:
    return kernel.text[slice(*unit.inner)]


# -- whole statements


def deleted(kernel: Kernel, unit: Unit) -> list[Edit] | None:
    return [(*unit.span, "")]


def twice(kernel: Kernel, unit: Unit) -> list[Edit] | None:
    end = unit.span[1]
    return [(end, end, "\n\t" + text_of(kernel, unit))]


def instead(text: str) -> Change:
    return lambda kernel, unit: [(*unit.span, text)]


def _moved(kernel: Kernel, unit: Unit, to: int) -> list[Edit]:
    return [(*unit.span, ""), (to, to, "\n\t" + text_of(kernel, unit) + "\n\t")]


def later(kernel: Kernel, unit: Unit) -> list[Edit] | None:
    """Exchange the statement with the next."""
    passed = kernel.changes_places(unit)
    return _moved(kernel, unit, passed[-1].span[1]) if passed else None


def into_if(kernel: Kernel, unit: Unit) -> list[Edit] | None:
    """Move the statement after the branch that ends its block: only the thread chosen there
    executes it.
    """
    place = kernel.block_end(unit)
    if place is None or place not in kernel.choices or not kernel.choices[place].skips:
        return None
    return _moved(kernel, unit, kernel.statements[place].end)


def out_of_if(kernel: Kernel, unit: Unit) -> list[Edit] | None:
    """Move the statement after the label that ends its block, where the other threads join."""
    place = kernel.block_end(unit)
    if place is None or not kernel.is_join(place):
        return None
    return _moved(kernel, unit, kernel.statements[place].end)


def before_if(kernel: Kernel, unit: Unit) -> list[Edit] | None:
    """Move the statement before the branch that begins its block: other threads execute it, too."""
    place = kernel.block_start(unit)
    if place is None or place not in kernel.choices or not kernel.choices[place].skips:
        return None
    return _moved(kernel, unit, kernel.statements[place].start)


def only(condition: str) -> Change:
    """Only threads for which ``condition`` sets the predicate ``{new}`` execute it; ``{tid}`` is a
    thread's number.
    """

    def change(kernel: Kernel, unit: Unit) -> list[Edit] | None:
        start, end = unit.span
        test = condition.format(new=FRESH, tid="thread")
        head = f"{{ .reg .pred {FRESH}; .reg .b32 thread; mov.u32 thread, %tid.x; {test}; "
        return [(start, start, f"{head}@!{FRESH} bra OTHERS;\n"), (end, end, "\nOTHERS: }")]

    return change


def asks_once(kernel: Kernel, unit: Unit) -> list[Edit] | None:
    """Remove the branch of a wait's loop."""
    text = text_of(kernel, unit)
    new = re.sub(r"@!\w+\s+bra\s+\w+\s*;", "", text)
    return None if new == text else [(*unit.span, new)]


# -- operands


def operand(kernel: Kernel, unit: Unit, name: str) -> tuple[int, int, str] | None:
    """Return the position and text of the operand with this name."""
    places = unit.match.form.places
    text = instruction_of(kernel, unit)
    operands = operands_of(text)
    if name not in places or places.index(name) >= len(operands):
        return None
    place = places.index(name)
    opcode = re.match(r"\s*(@!?\S+\s+)?\S+", text)
    at = opcode.end() if opcode else 0
    for located in operands[:place]:
        at = text.index(located, at) + len(located)
    start = unit.inner[0] + text.index(operands[place], at)
    return start, start + len(operands[place]), operands[place]


def computed(name: str, kind: str, how: str, of: Callable[[int], int]) -> Change:
    """Replace the operand by a computation ``how``, such as ``add.u32 {new}, {old}, 1``; ``of``
    computes the same on a number.
    """

    def change(kernel: Kernel, unit: Unit) -> list[Edit] | None:
        located = operand(kernel, unit, name)
        if located is None:
            return None
        start, end, text = located
        known = kernel.flow.constant(unit.operand(name))
        if known is not None and (of(known) == known or of(known) < 0):
            return None
        if _WHOLE.fullmatch(text):
            return [(start, end, str(of(int(text))))]
        begin, stop = unit.inner
        head = f"{{ .reg .{kind} {FRESH}; " + how.format(new=FRESH, old=text) + "; "
        return [(begin, begin, head), (start, end, FRESH), (stop, stop, " }")]

    return change


def set_to(name: str, kind: str, value: int) -> Change:
    return computed(name, kind, f"mov.{kind} {{new}}, {value}", lambda old: value)


def plus(name: str, amount: int, kind: str = "b32") -> Change:
    width = int(kind[1:])
    how = f"add.u{width} {{new}}, {{old}}, {amount % 2**width}"
    return computed(name, kind, how, lambda old: old + amount)


def times_two(name: str) -> Change:
    return computed(name, "b32", "shl.b32 {new}, {old}, 1", lambda old: 2 * old)


def halved(name: str) -> Change:
    return computed(name, "b32", "shr.u32 {new}, {old}, 1", lambda old: old // 2)


def address_plus(name: str, amount: int) -> Change:
    def change(kernel: Kernel, unit: Unit) -> list[Edit] | None:
        located = operand(kernel, unit, name)
        match = _ADDRESS.fullmatch(located[2]) if located else None
        if located is None or match is None:
            return None
        return [(located[0], located[1], f"[{match[1]}+{int(match[2] or 0) + amount}]")]

    return change


def coordinates(change: Callable[[list[str]], bool]) -> Change:
    """``change`` modifies the list of coordinates, innermost first, and returns whether it could;
    it may insert `FRESH`, the successor of the coordinate it replaces.
    """

    def changed(kernel: Kernel, unit: Unit) -> list[Edit] | None:
        located = operand(kernel, unit, "tensor")
        match = _TENSOR.fullmatch(located[2]) if located else None
        if located is None or match is None:
            return None
        coordinates_ = [part.strip() for part in match[2].split(",")]
        if not change(coordinates_):
            return None
        return [(located[0], located[1], f"[{match[1]}, {{{', '.join(coordinates_)}}}]")]

    return changed


def exchanged_axes(a: int, b: int) -> Change:
    def change(axes: list[str]) -> bool:
        if b >= len(axes) or axes[a] == axes[b]:
            return False
        axes[a], axes[b] = axes[b], axes[a]
        return True

    return coordinates(change)


def further(axis: int, amount: int) -> Change:
    """Move the box by ``amount`` elements along ``axis``."""

    def changed(kernel: Kernel, unit: Unit) -> list[Edit] | None:
        located = operand(kernel, unit, "tensor")
        match = _TENSOR.fullmatch(located[2]) if located else None
        coordinates_ = [part.strip() for part in match[2].split(",")] if match else []
        if located is None or match is None or axis >= len(coordinates_):
            return None
        old, coordinates_[axis] = coordinates_[axis], FRESH
        begin, stop = unit.inner
        head = f"{{ .reg .b32 {FRESH}; add.s32 {FRESH}, {old}, {amount}; "
        new = f"[{match[1]}, {{{', '.join(coordinates_)}}}]"
        return [(begin, begin, head), (located[0], located[1], new), (stop, stop, " }")]

    return changed


def exchanged(a: str, b: str) -> Change:
    def change(kernel: Kernel, unit: Unit) -> list[Edit] | None:
        first, other = operand(kernel, unit, a), operand(kernel, unit, b)
        if first is None or other is None:
            return None
        return [(*first[:2], other[2]), (*other[:2], first[2])]

    return change


def predicate(name: str, value: int) -> Change:
    def change(kernel: Kernel, unit: Unit) -> list[Edit] | None:
        located = operand(kernel, unit, name)
        if located is None or kernel.flow.constant(unit.operand(name)) == value:
            return None
        begin, stop = unit.inner
        head = f"{{ .reg .pred {FRESH}; setp.ne.b32 {FRESH}, {value}, 0; "
        return [(begin, begin, head), (located[0], located[1], FRESH), (stop, stop, " }")]

    return change


def without(name: str) -> Change:
    """Omit the operand, which is the last."""

    def change(kernel: Kernel, unit: Unit) -> list[Edit] | None:
        located = operand(kernel, unit, name)
        if located is None or kernel.flow.constant(unit.operand(name)) == 1:
            return None
        comma = kernel.text.rindex(",", unit.inner[0], located[0])
        return [(comma, located[1], "")]

    return change


# -- opcodes


def opcode(pattern: str, put: str) -> Change:
    """Replace ``pattern`` in the instruction, once."""

    def change(kernel: Kernel, unit: Unit) -> list[Edit] | None:
        text = instruction_of(kernel, unit)
        new = re.sub(pattern, put, text, count=1)
        return None if new == text else [(*unit.inner, new)]

    return change


def arrives_only(kernel: Kernel, unit: Unit) -> list[Edit] | None:
    """``bar.arrive`` instead of a ``bar.sync``."""
    operands = operands_of(instruction_of(kernel, unit))
    count = operands[1] if len(operands) == 2 else str(kernel.threads)
    return [(*unit.span, f"bar.arrive {operands[0]}, {count};")]
