"""A function of `harness.ptx`: its description in the instruction table, and its definition."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NoReturn

from harness.errors import CompileError
from harness.isa.table.row import REQUIRED, Wrapper
from harness.ptx.calls import Definition, Passed, Refused, default

Define = Callable[[dict[str, Passed]], Definition]


class PtxFunction:
    """A PTX instruction that a kernel can call. Front ends call `defined`.

    ``prefer_literal``: the types of constants include their values.
    """

    def __init__(self, described: Wrapper, define: Define, prefer_literal: bool = False):
        self.described, self._define, self.prefer_literal = described, define, prefer_literal
        self.__module__, self.__doc__ = "harness.ptx", described.doc
        self.__name__ = self.__qualname__ = described.name
        self.__signature__ = python_signature(described)

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
            "harness.compiler.numba_cuda.binding (numba-cuda-mlir: "
            "harness.compiler.numba_cuda_mlir.binding) before"
        )

    def __repr__(self) -> str:
        return f"<ptx.{self.__name__}>"

    def __deepcopy__(self, memo: object) -> PtxFunction:
        """Return itself: compilers copy statements, with what these name."""
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
    """Refuse a call while the kernel is typed. The message is a single line: `harness.compiler`
    looks for it."""
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
