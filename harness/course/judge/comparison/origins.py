"""The origin of a value that differs from that of the same thread in an answer that works.

The value is traced back through both computations to the first instruction that gives something
else from the same operands.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from harness.course.judge.comparison.history import TO_ZEROS, Event, Line, Value
from harness.course.judge.comparison.memory import Memory, read_of
from harness.course.judge.comparison.values import (
    behind,
    bits_as,
    close,
    common_dtype,
    dtype_of,
    equal_numbers,
    is_number,
    kind,
    reads,
    sums,
    terms,
    through,
)

_DEEPEST = 200  # operands of operands
_COMMUTES = ("add", "mul", "mad", "fma", "and", "or", "xor", "min", "max", "setp")


class Consequence(Exception):
    """A value differs because memory, or a product, gave another."""


class OtherElement(Exception):
    """A value differs because it is another element of an array: that was computed at these lines,
    from its operands to itself."""

    def __init__(self, *lines: Line | None) -> None:
        super().__init__(*lines)
        self.lines = lines


class OtherRead(Exception):
    """A value differs because it, and the answer's, were read from other places."""


@dataclass(frozen=True)
class Origin:
    """The instruction at which a value first differs; ``got`` and ``needed``: its values, of the
    type ``dtype``; ``via``: the lines from there to where the value is used; ``is_of_answer``: the
    answer computes the same, too."""

    line: Line
    key: str
    dtype: str
    got: int | None
    needed: int | None
    step: int = -1
    via: tuple[Line, ...] = ()
    is_of_answer: bool = False


@dataclass
class Origins:
    """Traces values of the student's run, and of the answer's, to where they first differ."""

    mine: Memory
    theirs: Memory
    buffers: Mapping[int, int] = field(default_factory=dict)  # the answer's shared arrays, by mine
    computed: set[int] = field(default_factory=set)  # the trees of the answer's values
    reads: set[object] = field(default_factory=set)  # the places that the answer's thread reads
    _origins: dict[tuple[int, int], Origin | Exception | None] = field(default_factory=dict)

    @cached_property
    def _common(self) -> set[str]:
        """The arrays that both have, in the same shape."""
        return {name for name, _ in self.mine.names & self.theirs.names}

    def _called(self, address: int | None) -> str:
        """The element at an address of the answer's run, if it is of an array that the student has,
        too."""
        name, element = self.theirs.element(address)
        return element if name in self._common else ""

    def _is_own(self, address: int | None) -> bool:
        """Return True of an address in an array that the answer does not have."""
        name = self.mine.element(address)[0]
        return bool(name) and name not in self._common

    def _has_moved(self, address: int | None, other: int | None) -> bool:
        """Return True if two addresses are of the same element, or of another with its part."""
        if address is not None and address in self.buffers:
            return self.buffers[address] == other
        element = self._called(other)
        return bool(element) and element == self.mine.element(address)[1]

    def _same(self, value: Value, other: Value, event: Event | None = None) -> bool:
        if value.bits is None or other.bits is None:
            return value.bits == other.bits and value.label == other.label
        if value.bits == other.bits or (
            TO_ZEROS in (value.label, other.label) and 0 in (value.bits, other.bits)
        ):
            return True
        mine, theirs = self.mine.named(value.bits), self.theirs.named(other.bits)
        if mine is not None or theirs is not None:
            return mine == theirs
        if equal_numbers(value, other):
            return True
        if event is not None and (event.key == "st" or event.key.startswith("wgmma")):
            return close(value, other)
        return False

    def _origin(self, value: Value, other: Value, depth: int = 0) -> Origin | None:
        """Return the instruction at which a value first differs: there the only operand that
        differs ends at a constant, several differ, or none.

        None if the value itself is a constant. Raises Consequence if memory, or a product, gave
        another value.
        """
        pair = id(value), id(other)
        if pair not in self._origins:
            value, other = through(value), through(other)
            self._origins[pair] = self._found_origin(value, other, depth)
        known = self._origins[pair]
        if isinstance(known, Exception):
            raise known
        return known

    def _found_origin(self, value: Value, other: Value, depth: int) -> Origin | Exception | None:
        if value.of_event:
            if other.of_event and value.key == other.key and value.label != other.label:
                return OtherElement(value.line)
            if value.key == other.key == "ld" and value.line is not None:
                (place,), (needed,) = sums(value.inputs), sums(other.inputs)
                same = self._same(place, needed) or self._has_moved(place.bits, needed.bits)
                return Consequence() if same else OtherRead(value, other)
            return Consequence()
        line = value.line
        if depth > _DEEPEST or not value.key or line is None:
            return None
        if is_number(value) and value.tree in self.computed:
            return OtherElement(line)
        a, b = self._terms_that_differ(value, other)
        if value.key == other.key and len(a) == len(b):
            wrong = [pair for pair in self._paired(value.key, a, b) if not self._same(*pair)]
            deeper = [*self._origins_of(wrong, depth + 1)]
            elements = [each for each in deeper if isinstance(each, OtherElement)]
            if elements:  # if all are of another element, so is the value: its user has chosen it
                if len(elements) < len(deeper):
                    return self._here(value, other)
                return OtherElement(*elements[0].lines, line)
            if read := next((each for each in deeper if isinstance(each, OtherRead)), None):
                return read
            known = [each for each in deeper if isinstance(each, Origin)]
            if known and None not in deeper:
                first = min(known, key=lambda origin: origin.step)
                return replace(first, via=(*first.via, line))
            if wrong and not known and None not in deeper:
                return Consequence()
        # The answer's only applies an operation more: that is missing where the value is used.
        if any(value.key == through(y).key and self._same(value, y) for y in b):
            return None
        return self._here(value, other)

    def _terms_that_differ(
        self, value: Value, other: Value
    ) -> tuple[tuple[Value, ...], tuple[Value, ...]]:
        """The operands; or of sums of floating-point numbers, in whatever order, the only term that
        is another."""
        if value.key == other.key == "add" and is_number(value):
            mine, needed = terms(value), terms(other)
            for term in [*mine]:
                if same := next((each for each in needed if self._same(term, each)), None):
                    mine.remove(term)
                    needed.remove(same)
            if len(mine) == len([each for each in needed if each.key]) == 1:
                return tuple(mine), tuple(each for each in needed if each.key)
        return value.inputs, other.inputs

    def _roots(self, value: Value, address: tuple[Value, ...]) -> tuple[Line, ...]:
        """The lines of the first values on the way to this that the answer's thread never computes:
        from operands that it computes, too. Not of those that lead to the right ``address``."""
        lines: dict[int, Line] = {}
        seen, left = {id(value)}, [] if value.tree in self.computed else [value]
        seen.update(id(each) for place in address for each in behind(place))
        while left:
            each = left.pop()
            is_read = each.key == "ld" and each.of_event
            if is_read and self._place_of(each.inputs) in self.reads:
                continue  # another value came to the right place: its address is as good
            unknown = [x for x in each.inputs if x.key and x.tree not in self.computed]
            left += [x for x in unknown if id(x) not in seen]
            seen.update(map(id, unknown))
            if not unknown and not is_read and each.line is not None:
                lines.setdefault(int(each.line), each.line)
        return tuple(lines.values())

    def _place_of(self, address: tuple[Value, ...]) -> object:
        bits = sums(address)[0].bits
        return self.mine.named(bits) or bits

    def _unlike_reads(self, value: Value, other: Value) -> OtherRead | Consequence | None:
        """Two reads, of values that are computed in different forms: of another place of an
        array, or something else at the same places."""
        mine, needed = self._both_read(value, other)
        if any(not self._same(mine[at], needed[at]) for at in mine.keys() & needed.keys()):
            return Consequence()
        only = sorted(mine.keys() - needed.keys()), sorted(needed.keys() - mine.keys())
        if not only[0] or [at[0] for at in only[0]] != [at[0] for at in only[1]]:
            return None
        return OtherRead(mine[only[0][0]], needed[only[1][0]])

    def _both_read(self, value: Value, other: Value) -> list[dict[tuple[str, int, str], Value]]:
        """The reads that two values are computed from, each place once, in their order."""
        both: list[dict[tuple[str, int, str], Value]] = [{}, {}]
        for known, each, memory in zip(both, (value, other), (self.mine, self.theirs), strict=True):
            for read in reads(each):
                known.setdefault(self._place(read, memory), read)
        return both

    def _unread(self, value: Value, other: Value) -> str:
        """The first element that the other value is computed from, and this is not."""
        mine, needed = self._both_read(value, other)
        if not mine or not mine.keys() < needed.keys():
            return ""
        _, address, _ = min(needed.keys() - mine.keys(), key=lambda at: needed[at].step)
        return self.theirs.element(address)[1]

    def _certain(
        self, value: Value, other: Value, unlike: OtherRead
    ) -> OtherRead | Consequence | None:
        """The reads ``unlike``, unless the other value has read the same: in another order."""
        read, needed = unlike.args
        mine = {self._place(each, self.mine) for each in reads(value)}
        theirs = {self._place(each, self.theirs) for each in reads(other)}
        if self._place(read, self.mine) in theirs or self._place(needed, self.theirs) in mine:
            return self._unlike_reads(value, other)
        return unlike

    def _place(self, read: Value, memory: Memory) -> tuple[str, int, str]:
        """The array and the address of a read, and which result it is."""
        address = sums(read.inputs)[0].bits or 0
        named = memory.named(address)
        return (*named, read.label) if named else (memory.element(address)[0], address, read.label)

    def _origins_of(
        self, pairs: list[tuple[Value, Value]], depth: int
    ) -> Iterator[Origin | Exception | None]:
        for pair in pairs:
            try:
                yield self._origin(*pair, depth)
            except (Consequence, OtherElement, OtherRead) as instead:
                yield instead

    def _here(self, value: Value, other: Value) -> Origin | None:
        if value.line is None:
            return None
        dtype = common_dtype(value, other)
        known, line = value.tree in self.computed, value.line
        if value.key == "cvt" and is_number(value.inputs[0]):
            line = value.inputs[0].line or line  # a number is only rounded where it is stored
        bits = value.bits, bits_as(dtype_of(value), other)
        return Origin(line, value.key, dtype, *bits, value.step, is_of_answer=known)

    def _paired(
        self, key: str, a: tuple[Value, ...], b: tuple[Value, ...]
    ) -> list[tuple[Value, Value]]:
        straight = list(zip(a, b, strict=True))
        if key not in _COMMUTES or len(a) < 2:
            return straight
        crossed = [(a[0], b[1]), (a[1], b[0]), *straight[2:]]

        def unlike(pairs: list[tuple[Value, Value]]) -> tuple[int, int, int]:
            kinds = [(kind(x), kind(y)) for x, y in pairs]
            arrays = [(read_of(x, self.mine), read_of(y, self.theirs)) for x, y in pairs]
            wrong = sum(not self._same(*pair) for pair in pairs)
            return wrong, sum(x != y for x, y in kinds), sum(x != y for x, y in arrays)

        return min(straight, crossed, key=unlike)
