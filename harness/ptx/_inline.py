"""A function of `harness.ptx`, made from its description in the instruction table.

A wrapper is a numba-cuda intrinsic, a volatile inline assembly with a memory clobber: the compiler
may neither drop it, nor move a load or a store across it, since the instruction is there to order
these. An instruction that threads execute together is convergent as well: it may not be moved into
a branch that not all of them take. Only an instruction that computes on registers
(`Wrapper.is_pure`) is neither: the compiler may move it anywhere, or drop it if nothing uses the
result.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NoReturn

from llvmlite import ir
from numba.cuda import types
from numba.cuda.core.errors import TypingError
from numba.cuda.extending import _Intrinsic
from numba.cuda.typing import Signature, signature

from harness.errors import CompileError
from harness.isa.table.wrapper import REQUIRED, Wrapper
from harness.ptx._operands import Operand, operand_of, result_of

if TYPE_CHECKING:
    from numba.cuda.target import CUDATargetContext, CUDATypingContext


class PtxFunction(_Intrinsic):
    """A PTX instruction that a kernel can call."""

    def __call__(self, *args: object, **kwargs: object) -> NoReturn:
        raise CompileError(
            f"ptx.{self._name}{self.__signature__} runs on the GPU: "
            "call it inside a @cuda.jit kernel"
        )

    def __repr__(self) -> str:
        return f"<ptx.{self._name}>"

    def __get__(self, instance: object, owner: object = None) -> PtxFunction:
        """Return itself: `help` takes an object with this method as a routine, and begins with
        its signature."""
        return self


def python_signature(described: Wrapper) -> inspect.Signature:
    return inspect.Signature([_parameter(p.name, p.default) for p in described.parameters])


def _parameter(name: str, default: object = REQUIRED) -> inspect.Parameter:
    default = inspect.Parameter.empty if default is REQUIRED else default
    return inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=default)


# Of a call: its types, and what writes its code, (context, builder, call, values) -> value.
Definition = tuple[Signature, Callable[..., ir.Value]]


def publish(
    described: Wrapper, define: Callable[..., Definition], prefer_literal: bool = False
) -> PtxFunction:
    """Register ``define`` (numba's typing function) under the name that the table gives it.

    With ``prefer_literal`` it is asked with literal types first, where constants are given.
    """
    shown = python_signature(described)
    # numba reads the parameters' names and defaults from here.
    define.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [_parameter("typingctx"), *shown.parameters.values()]
    )
    define.__name__ = described.name
    wrapper = PtxFunction(described.name, define, prefer_literal, target="cuda")
    wrapper.__module__, wrapper.__doc__ = "harness.ptx", described.doc
    wrapper.__name__ = wrapper.__qualname__ = described.name
    wrapper.__signature__ = shown
    wrapper._register()
    return wrapper


def refuse(described: Wrapper, reason: str) -> NoReturn:
    """Refuse a call while the kernel is typed. The message is a single line: `harness.compiler`
    looks for it."""
    names = ", ".join(parameter.name for parameter in described.parameters)
    raise TypingError(f"ptx.{described.name}({names}): {reason}")


def bind(
    described: Wrapper, args: tuple[types.Type, ...], kwargs: dict[str, types.Type]
) -> dict[str, object]:
    """Match the numba types of a call with the parameters' names."""
    known = {parameter.name for parameter in described.parameters}
    for name in kwargs.keys() - known:  # Python would name first what is missing then
        refuse(described, f"got an unexpected keyword argument {name!r}")
    try:
        bound = python_signature(described).bind(*args, **kwargs)
    except TypeError as error:
        given = len(args) + len(kwargs)
        plural = "argument was" if given == 1 else "arguments were"
        refuse(described, f"{error}; {given} {plural} given")
    bound.apply_defaults()
    return dict(bound.arguments)


def inlined(described: Wrapper) -> PtxFunction:
    """Return the wrapper that is a single inline assembly."""
    operands = {p.name: operand_of(p.kind) for p in described.parameters}
    results = described.results if described.returns else []
    whole = _whole(described)
    numba_type, result_constraint, llvm_result = result_of(described.returns or "bool")
    returned = types.UniTuple(numba_type, len(results)) if len(results) > 1 else numba_type

    def define(typingctx: CUDATypingContext, *args: types.Type, **kwargs: types.Type) -> Definition:
        given = bind(described, args, kwargs)
        cast = [_accept(described, name, operands[name], given[name]) for name in given]
        absent = {name for name in given if _is_absent(given[name])}
        taken = {name: o for name, o in operands.items() if name not in absent}
        text = _numbered(_without(whole, absent), [*results, *taken])
        constraints = [result_constraint] * len(results)
        constraints += [operand.constraint for operand in taken.values()]

        def codegen(
            context: CUDATargetContext,
            builder: ir.IRBuilder,
            call: Signature,
            values: Sequence[ir.Value],
        ) -> ir.Value:
            passed = [
                _passed(context, builder, operands[name], type_, value)
                for name, type_, value in zip(operands, call.args, values, strict=True)
                if name not in absent
            ]
            letters = ",".join(constraints if described.is_pure else [*constraints, "~{memory}"])
            found = _call(described, builder, text, letters, passed, [llvm_result] * len(results))
            if not results:
                return context.get_dummy_value()
            if len(results) > 1:
                parts = [builder.extract_value(found, i) for i in range(len(results))]
                return context.make_tuple(builder, returned, parts)
            return builder.trunc(found, ir.IntType(1)) if described.returns == "bool" else found

        return signature(returned if results else types.void, *cast), codegen

    return publish(described, define)


def _whole(described: Wrapper) -> str:
    """Return the PTX, with code around it that turns a predicate into a loop or into a bool."""
    if described.loop:
        (done,) = described.results
        return (
            f"{{\n\t.reg .pred {done};\n"
            "WAIT_${:uid}:\n\t"
            f"{described.ptx.replace(f'${done}', done)}\n\t"
            f"@!{done} bra WAIT_${{:uid}};\n\t}}"
        )
    if described.returns == "bool":
        (holds,) = described.results
        return (
            f"{{\n\t.reg .pred {holds};\n\t"
            f"{described.ptx.replace(f'${holds}', holds)}\n\t"
            f"selp.u32 ${holds}, 1, 0, {holds};\n\t}}"
        )
    return described.ptx


def _is_absent(given: object) -> bool:
    return given is None or (isinstance(given, types.Omitted) and given.value is None)


def _without(ptx: str, absent: set[str]) -> str:
    """``ptx`` with each ``[[operand|text]]`` as its text, or gone with its operand."""
    return re.sub(r"\[\[(\w+)\|(.*?)\]\]", lambda m: "" if m[1] in absent else m[2], ptx)


def _accept(described: Wrapper, name: str, operand: Operand, given: object) -> types.Type:
    if not isinstance(given, types.Type):  # a default that was not given
        return types.Omitted(given)
    if isinstance(given, types.Omitted):
        return given
    accepted = operand.accept(given)
    if isinstance(accepted, types.Type):
        return accepted
    hint = f": {accepted}" if accepted else ""
    refuse(described, f"{name} is {operand.what}; got {given}{hint}")


def _numbered(ptx: str, names: list[str]) -> str:
    """The inline assembly's text: each ``$name`` by its number among ``names``."""
    spelled = {name: f"${number}" for number, name in enumerate(names)}
    # ${:uid} is left for LLVM, which replaces it by a number of this copy's own.
    return re.sub(r"\$([a-z]\w*)", lambda match: spelled[match[1]], ptx)


def _passed(
    context: CUDATargetContext,
    builder: ir.IRBuilder,
    operand: Operand,
    given: types.Type,
    value: ir.Value,
) -> ir.Value:
    if isinstance(given, types.Omitted):
        return ir.Constant(operand.llvm_type, given.value)
    return value if operand.value is None else operand.value(context, builder, given, value)


def _call(
    described: Wrapper,
    builder: ir.IRBuilder,
    text: str,
    letters: str,
    passed: list[ir.Value],
    returns: list[ir.Type],
) -> ir.Value:
    returned = ir.LiteralStructType(returns) if len(returns) > 1 else [*returns, ir.VoidType()][0]
    function_type = ir.FunctionType(returned, [value.type for value in passed])
    assembly = ir.InlineAsm(function_type, text, letters, side_effect=not described.is_pure)
    attributes = ("convergent", "nounwind") if described.together else ()
    return builder.call(assembly, passed, attrs=attributes)
