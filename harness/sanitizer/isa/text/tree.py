"""PTX text as data: the parser makes these, everything else reads them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

SCOPE_MARK = "#"  # in no name of PTX; the number of an inner scope comes after it


@dataclass(frozen=True)
class Register:
    """``%r1``. Names are unique in a function: the parser renames those of inner scopes."""

    name: str
    type: str

    def __str__(self) -> str:
        return self.name

    @property
    def written(self) -> str:
        """The name in the text, which means this register in its scope alone."""
        return self.name.partition(SCOPE_MARK)[0]


@dataclass(frozen=True)
class Immediate:
    """A constant as written. ``value`` is a Python int, or the bits of a float literal."""

    value: int | float
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Special:
    """``%tid.x`` and its like (PTX ISA 10)."""

    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Symbol:
    """A variable's or a label's name, or ``variable+8``."""

    name: str
    offset: int = 0

    def __str__(self) -> str:
        return f"{self.name}+{self.offset}" if self.offset else self.name


@dataclass(frozen=True)
class Sink:
    """``_``: a result nobody wants."""

    def __str__(self) -> str:
        return "_"


@dataclass(frozen=True)
class Negated:
    """``!%p1``: a predicate operand read inverted."""

    operand: Register

    def __str__(self) -> str:
        return f"!{self.operand}"


@dataclass(frozen=True)
class Address:
    """``[%rd1+16]`` or ``[symbol+16]`` or ``[16]``."""

    base: Register | Symbol | Immediate
    offset: int = 0

    def __str__(self) -> str:
        return f"[{self.base}+{self.offset}]" if self.offset else f"[{self.base}]"


@dataclass(frozen=True)
class TensorAddress:
    """``[tensorMap, {c0, c1}]``: coordinates are innermost first."""

    tensor_map: Address
    coordinates: tuple[Operand, ...]

    def __str__(self) -> str:
        return f"[{str(self.tensor_map)[1:-1]}, {{{', '.join(map(str, self.coordinates))}}}]"


@dataclass(frozen=True)
class Vector:
    """``{%f1, %f2}``."""

    elements: tuple[Operand, ...]

    def __str__(self) -> str:
        return "{" + ", ".join(map(str, self.elements)) + "}"


@dataclass(frozen=True)
class Pair:
    """``%r1|%p1``: a result and its predicate."""

    first: Register | Sink
    second: Register | Sink

    def __str__(self) -> str:
        return f"{self.first}|{self.second}"


Operand = (
    Register
    | Immediate
    | Special
    | Symbol
    | Sink
    | Negated
    | Address
    | TensorAddress
    | Vector
    | Pair
)


@dataclass(frozen=True)
class Guard:
    """``@%p1`` or ``@!%p1``."""

    predicate: Register
    negated: bool


@dataclass(frozen=True)
class Location:
    """A source line that a ``.loc`` directive names. ``function``: the function that it is in,
    under its mangled name; "" if it is not known."""

    file: str
    line: int
    function: str = field(default="", compare=False)


@dataclass(frozen=True)
class Instruction:
    """``stack``: the lines that it comes from, innermost first, each inlined at the next;
    ``location``: the line that is shown to a reader. ``is_merged``: the compiler gave it line 0,
    as it stands for several, of different lines."""

    opcode: str
    operands: tuple[Operand, ...]
    guard: Guard | None
    ptx_line: int
    location: Location | None
    stack: tuple[Location, ...] = ()
    is_merged: bool = False

    @property
    def callers(self) -> tuple[Location, ...]:
        """The lines of ``stack`` that ``location`` is inlined at, innermost first."""
        if self.location not in self.stack:
            return ()
        return self.stack[self.stack.index(self.location) + 1 :]

    def __str__(self) -> str:
        guard = ""
        if self.guard:
            guard = f"@{'!' if self.guard.negated else ''}{self.guard.predicate} "
        return f"{guard}{self.opcode} {', '.join(map(str, self.operands))};"


class InitialAddress(NamedTuple):
    """An address in an initial value: of ``symbol`` plus ``offset_bytes``, at byte ``at`` of the
    variable. ``generic``: as a generic address, not an address of the symbol's state space;
    ``byte``: only that of its bytes, the lowest is 0."""

    at: int
    symbol: str
    offset_bytes: int
    generic: bool
    byte: int | None = None


@dataclass(frozen=True)
class Variable:
    """A ``.shared``, ``.local``, ``.global``, ``.const`` or ``.param`` declaration.

    ``size_bytes`` is None for ``extern`` arrays of unknown size (dynamic shared memory).
    ``initial``: its first bytes, 0 at ``pointers``; the rest is 0.
    """

    name: str
    space: str
    type: str
    size_bytes: int | None
    align: int
    initial: bytes | None = None
    pointers: tuple[InitialAddress, ...] = ()


Extents = tuple[int, int, int]


@dataclass(frozen=True)
class LaunchDirectives:
    """Launch directives of an ``.entry`` (PTX ISA 11.4, 11.7); extents in x, y, z.

    ``max_threads``: the product of ``.maxntid``. ``min_blocks``: of a multiprocessor
    (``.minnctapersm``). ``cluster``: ``.reqnctapercluster``; ``max_cluster_blocks``:
    ``.maxclusterrank``.
    """

    max_threads: int | None = None
    required_block: Extents | None = None
    max_registers: int | None = None
    min_blocks: int | None = None
    cluster: Extents | None = None
    max_cluster_blocks: int | None = None
    explicit_cluster: bool = False
    blocks_are_clusters: bool = False


@dataclass(frozen=True)
class Function:
    """``parameters``: the results of a ``.func`` are the first of them."""

    name: str
    is_entry: bool
    parameters: tuple[Variable, ...]
    variables: tuple[Variable, ...]
    instructions: tuple[Instruction, ...]
    labels: dict[str, int]
    registers: dict[str, str] = field(repr=False)
    directives: LaunchDirectives = LaunchDirectives()


class Frame(NamedTuple):
    """A place that a ``.loc`` directive names; ``file`` is the number of a ``.file``."""

    file: int
    line: int
    column: int


class Statement(NamedTuple):
    """A statement of a function's body, as it is in the text.

    ``kind``: "instruction", "label", "registers", "variables" or "scope", which has ``inner``
    statements. ``start`` and ``end`` are characters of the text, ``lines`` of the PTX.
    ``instructions``: those of the function that it holds. ``frames``: those of its ``.loc``,
    innermost first.
    """

    kind: str
    start: int
    end: int
    lines: range
    instructions: range
    frames: tuple[Frame, ...]
    inner: tuple[Statement, ...] = ()


@dataclass(frozen=True)
class Body:
    """Place of a function in the text: the end of its parameters (0 without a list of them), and
    its body from after ``{`` up to ``}``."""

    parameters_end: int
    start: int
    end: int
    statements: tuple[Statement, ...]


@dataclass(frozen=True)
class Module:
    """``declared``: functions that have a body nowhere in the text. ``spans``: the characters in
    which a variable of the module is declared, by its name."""

    version: tuple[int, int]
    target: str
    variables: tuple[Variable, ...]
    functions: dict[str, Function]
    declared: tuple[str, ...]
    files: dict[int, str]
    bodies: dict[str, Body] = field(repr=False)
    spans: dict[str, tuple[int, int]] = field(repr=False)


def statements(body: Body) -> Iterator[Statement]:
    """Every statement of a body in order, a scope before those in it."""
    rest = [*reversed(body.statements)]
    while rest:
        statement = rest.pop()
        yield statement
        rest += reversed(statement.inner)


def placed(module: Module) -> Iterator[tuple[Statement, Instruction]]:
    """Every instruction of a module, with the statement that it is in the text."""
    for name, function in module.functions.items():
        for statement in statements(module.bodies[name]):
            if statement.kind == "instruction":
                yield statement, function.instructions[statement.instructions[0]]


def parts(operand: Operand) -> tuple[Operand, ...]:
    """The operands that ``operand`` is made of."""
    of = _PARTS.get(type(operand))
    return () if of is None else of(operand)


_PARTS: dict[type, Callable[[Any], tuple[Operand, ...]]] = {
    Negated: lambda operand: (operand.operand,),
    Address: lambda operand: (operand.base,),
    TensorAddress: lambda operand: (operand.tensor_map, *operand.coordinates),
    Vector: lambda operand: operand.elements,
    Pair: lambda operand: (operand.first, operand.second),
}


def registers(operands: Iterable[Operand]) -> Iterator[Register]:
    """Every register that ``operands`` name, at any depth."""
    for operand in operands:
        if isinstance(operand, Register):
            yield operand
        else:
            yield from registers(parts(operand))


def rebuilt(operand: Any, change: Callable[[Any], Any]) -> Any:
    """``operand``, of the same kind, with ``change`` made to each of its `parts`."""
    match operand:
        case Negated():
            return Negated(change(operand.operand))
        case Address():
            return replace(operand, base=change(operand.base))
        case TensorAddress():
            coordinates = tuple(change(each) for each in operand.coordinates)
            return TensorAddress(change(operand.tensor_map), coordinates)
        case Vector():
            return Vector(tuple(change(each) for each in operand.elements))
        case Pair():
            return Pair(change(operand.first), change(operand.second))
    return operand
