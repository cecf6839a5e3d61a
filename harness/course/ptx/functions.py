"""A function of `harness.ptx`: its description in the instruction table, and its definition.

A function says once what it takes and what it emits: from a call's operands as the kernel passes
them (`Passed`) it makes a `Definition`, whose ``write`` emits the code through `Code`. All this is
in no compiler's terms: a front end (`harness.course.compiler`) makes `Passed` of its own types, and
implements `Code` for its own intermediate representation.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NoReturn, Protocol

from harness.base.errors import CompileError
from harness.sanitizer.isa import REQUIRED, Wrapper

Value = Any
"""A value in the front end's intermediate representation."""

Type = Literal["u16", "u32", "u64", "s32", "s64", "f32", "pred"]


@dataclass(frozen=True)
class Passed:
    """An operand as the kernel passes it.

    ``type`` is the type's name in a message. ``bits`` and ``signed`` are an integer's. ``dtype``,
    ``ndim`` and ``layout`` ("C", "F" or "A") are an array's, ``parts`` a tuple's. ``constant`` is
    the value of a literal, or of a default (``is_default``); None if it is unknown.
    """

    type: str
    kind: Literal["integer", "float", "boolean", "array", "tuple", "tensor map", "none", "other"]
    bits: int = 0
    signed: bool = False
    dtype: str = ""
    ndim: int = 0
    layout: str = ""
    parts: tuple[Passed, ...] = ()
    constant: Any = None
    is_default: bool = False

    def __str__(self) -> str:
        return self.type

    @property
    def shown(self) -> str:
        """The operand as its author knows it: a literal is its value."""
        return self.type if self.constant is None else repr(self.constant)

    @property
    def is_left_out(self) -> bool:
        """Return True if it is None: a default, or given."""
        return self.kind == "none" or (self.is_default and self.constant is None)


def default(value: object) -> Passed:
    """Return an operand that the call leaves out."""
    return Passed(f"omitted(default={value!r})", "other", constant=value, is_default=True)


class Code(Protocol):
    """The code of a call, as a front end can emit it."""

    def number(self, type: Type, value: float) -> Value: ...

    def assembly(
        self,
        text: str,
        constraints: str,
        operands: Sequence[Value],
        results: Sequence[Type] = (),
        *,
        effects: bool = True,
        together: bool = False,
    ) -> Iterable[Value]:
        """An inline assembly in LLVM's spelling. ``effects``: it may not be moved or dropped;
        ``together``: nor moved into a branch (convergent). A "pred" is 0 or 1 in 32 bits.

        A result is extracted when it is asked for. Store each before the next: after 64
        extractions in a row, NVVM no longer unrolls the loop that they are in, and ptxas
        serializes its products (C7519).
        """

    def compute(
        self, op: Literal["shift right", "and", "or", "add", "multiply"], a: Value, b: Value
    ) -> Value:
        """An operation on two integers of one type; shifts are logical."""

    def convert(self, value: Value, to: Type) -> Value:
        """An unsigned integer, or a truth value, in another width."""

    def address(
        self, array: Value, index: Value | None, space: Literal["shared", "global"]
    ) -> Value:
        """The address of an array's element in a state space: 32 bits of shared, 64 of global."""

    def tensor_map_address(self, tensor_map: Value) -> Value: ...

    def elements(self, array: Value, count: int) -> Sequence[Value]:
        """The places of the first ``count`` elements of a local array."""

    def load(self, place: Value) -> Value: ...

    def store(self, value: Value, place: Value) -> None: ...

    def trap_if_shorter(self, array: Value, count: int, text: str) -> None:
        """Emit the assembly ``text`` for an array of fewer elements, in a branch that the compiler
        removes if the array is long enough."""

    def parts(self, value: Value, count: int, to: Type) -> Sequence[Value]:
        """The elements of a tuple of integers, converted."""

    def unrolled_range(self, count: Value) -> Value:
        """``range(count)`` whose loop is unrolled."""


@dataclass(frozen=True)
class Definition:
    """``operands``: the type to which each operand is converted; None: it stays as it is passed.
    ``returns``: the types of the results, ``"range"`` an iterator. ``write`` takes the converted
    operands and returns the results."""

    operands: tuple[Type | None, ...]
    returns: tuple[Type | Literal["range"], ...]
    write: Callable[[Code, Sequence[Value]], Iterable[Value]]


class Refused(Exception):
    """A call that the function does not accept; the message is a single line."""


Define = Callable[[dict[str, Passed]], Definition]


class PtxFunction:
    """A PTX instruction that a kernel can call. Front ends call `defined`.

    ``prefer_literal``: the types of constants include their values.
    """

    def __init__(self, described: Wrapper, define: Define, prefer_literal: bool = False):
        self.described, self._define, self.prefer_literal = described, define, prefer_literal
        self.__module__ = "harness.course.ptx"
        self.__name__ = self.__qualname__ = described.name

    # Made when somebody asks: there are hundreds of functions, and a kernel calls a few.

    @property
    def __doc__(self) -> str:  # type: ignore[override]
        return self.described.doc

    @property
    def __signature__(self) -> inspect.Signature:
        return python_signature(self.described)

    def defined(self, args: Sequence[Passed], kwargs: Mapping[str, Passed]) -> Definition:
        """Return the definition of a call. Raises `Refused`."""
        return self._define(_bind(self.described, args, kwargs))

    def __call__(self, *args: object, **kwargs: object) -> NoReturn:
        raise CompileError(
            f"ptx.{self.__name__}{self.__signature__} runs on the GPU: "
            "call it inside a @cuda.jit kernel"
        )

    bound = False  # True once a front end has registered the functions with its compiler

    @property
    def _numba_type_(self) -> None:
        """Raise CompileError if a compiler asks for the type before any front end has registered
        the functions; None leaves it to the registered type."""
        if self.bound:
            return
        raise CompileError(
            f"ptx.{self.__name__} is unknown to a compiler that launches kernels itself: launch "
            "with harness.device().launch(kernel, ...), or import "
            "harness.course.compiler.numba_cuda.binding before"
        )

    def __repr__(self) -> str:
        return f"<ptx.{self.__name__}>"

    def __deepcopy__(self, memo: object) -> PtxFunction:
        """Return itself: compilers copy statements with the values that these name."""
        return self

    def __get__(self, instance: object, owner: object = None) -> PtxFunction:
        """Return itself: `help` takes an object with this method as a routine, and begins with
        its signature."""
        return self


def python_signature(described: Wrapper) -> inspect.Signature:
    return inspect.Signature([_parameter(p.name, p.default) for p in described.parameters])


def _parameter(name: str, default: object = REQUIRED) -> inspect.Parameter:
    default = inspect.Parameter.empty if default is REQUIRED else default
    return inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=default)


def refuse(described: Wrapper, reason: str) -> NoReturn:
    """Reject a call while the kernel is typed. The message is a single line:
    `harness.course.compiler` looks for it."""
    names = ", ".join(parameter.name for parameter in described.parameters)
    raise Refused(f"ptx.{described.name}({names}): {reason}")


def _bind(
    described: Wrapper, args: Sequence[Passed], kwargs: Mapping[str, Passed]
) -> dict[str, Passed]:
    """Match the operands of a call with the parameters' names."""
    known = {parameter.name for parameter in described.parameters}
    for name in kwargs.keys() - known:  # Python would name first what is missing then
        refuse(described, f"got an unexpected keyword argument {name!r}")
    try:
        bound = python_signature(described).bind(*args, **kwargs)
    except TypeError as error:
        count = len(args) + len(kwargs)
        plural = "argument was" if count == 1 else "arguments were"
        refuse(described, f"{error}; {count} {plural} given")
    passed: dict[str, Any] = bound.arguments
    return {p.name: passed.get(p.name) or default(p.default) for p in described.parameters}
