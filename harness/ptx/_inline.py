"""`@instruction`: a PTX wrapper from its signature, its docstring and its PTX.

    @instruction("mbarrier.init.shared::cta.b64 [$bar], $count;")
    def mbarrier_init(bar: SharedAddress, count: Count) -> None:
        "..."

The decorated function has no body: its parameters name the operands in the PTX text
(``$bar``), its annotations say what each operand may be (`_operands`), and its return
annotation is None, bool, or integers of a kind (`_operands.Result`). An operand that the manual
writes in braces may be left out (its default is None), and with it what ``[[policy|...]]`` holds
in the PTX text. The result is a numba-cuda intrinsic. Every wrapper is a volatile inline assembly
with a memory clobber: the compiler may neither drop it, nor move a load or a store across it,
since that is what the instruction is there to order. What threads execute together is convergent
as well: it may not be moved into a branch that not all of them take.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from typing import Any, NoReturn, TypeVar

from llvmlite import ir
from numba.cuda import types
from numba.cuda.core.errors import TypingError
from numba.cuda.extending import _Intrinsic
from numba.cuda.typing import signature

from harness.errors import CompileError
from harness.ptx._operands import Operand, Result, result_of

F = TypeVar("F", bound=Callable[..., Any])

# PTX marks what several threads execute together; bar's forms are aligned without saying so.
_TOGETHER = re.compile(r"\.(sync|aligned)\b|^bar\.")


class Instruction(_Intrinsic):
    """A PTX instruction that a kernel can call."""

    def __call__(self, *args: object, **kwargs: object) -> NoReturn:
        raise CompileError(
            f"ptx.{self._name}{inspect.signature(self)} runs on the GPU: "
            "call it inside a @cuda.jit kernel"
        )

    def __repr__(self) -> str:
        return f"<ptx.{self._name}>"


def publish(
    stub: Callable[..., Any], define: Callable[..., Any], prefer_literal: bool = False
) -> Any:
    """Register ``define`` (numba's typing function) under the name and docs of ``stub``.

    With ``prefer_literal`` it is asked with literal types first, where constants are given.
    """
    shown = inspect.signature(stub)
    operands = [p.replace(annotation=inspect.Parameter.empty) for p in shown.parameters.values()]
    context = inspect.Parameter("typingctx", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    # numba reads the parameters' names and defaults from here.
    define.__signature__ = inspect.Signature([context, *operands])  # type: ignore[attr-defined]
    define.__name__ = stub.__name__
    wrapper = Instruction(stub.__name__, define, prefer_literal, target="cuda")
    for name in ("__module__", "__name__", "__qualname__", "__doc__"):
        setattr(wrapper, name, getattr(stub, name))
    wrapper.__wrapped__ = stub
    wrapper.__signature__ = inspect.Signature(operands)
    wrapper._register()
    return wrapper


def refuse(name: str, parameters: list[str], reason: str) -> NoReturn:
    """Refuse a call while the kernel is typed. One line: `harness.compiler` looks for it."""
    raise TypingError(f"ptx.{name}({', '.join(parameters)}): {reason}")


def bind(name: str, sig: inspect.Signature, args: tuple, kwargs: dict) -> dict[str, Any]:
    """Match the numba types of a call with the parameters' names."""
    parameters = list(sig.parameters)
    try:
        bound = sig.bind(*args, **kwargs)
    except TypeError as error:
        given = len(args) + len(kwargs)
        plural = "argument was" if given == 1 else "arguments were"
        refuse(name, parameters, f"{error}; {given} {plural} given")
    bound.apply_defaults()
    return dict(bound.arguments)


def instruction(ptx: str, doc: str | None = None) -> Callable[[F], F]:
    """Make a wrapper of one PTX instruction; ``doc`` stands in for a docstring."""

    def decorate(stub: F) -> F:
        if doc is not None:
            stub.__doc__ = doc
        sig = inspect.signature(stub, eval_str=True)
        operands: dict[str, Operand] = {
            name: p.annotation.__metadata__[0] for name, p in sig.parameters.items()
        }
        result = result_of(sig.return_annotation)

        def define(typingctx: Any, *args: types.Type, **kwargs: types.Type):
            given = bind(stub.__name__, sig, args, kwargs)
            cast = [
                _accept(stub.__name__, sig, name, operands[name], given[name]) for name in given
            ]
            absent = {name for name in given if _is_absent(given[name])}
            taken = {name: o for name, o in operands.items() if name not in absent}
            text, constraints = _assemble(_without(ptx, absent), taken, result)

            def codegen(context, builder, call, values):
                passed = [
                    (operand, type_, value)
                    for (name, operand), type_, value in zip(
                        operands.items(), call.args, values, strict=True
                    )
                    if name not in absent
                ]
                return _emit(context, builder, passed, result, text, constraints)

            return signature(result.numba_type if result else types.void, *cast), codegen

        return publish(stub, define)

    return decorate


def _is_absent(given: Any) -> bool:
    return given is None or (isinstance(given, types.Omitted) and given.value is None)


def _without(ptx: str, absent: set[str]) -> str:
    """``ptx`` with each ``[[operand|text]]`` as its text, or gone with its operand."""
    return re.sub(r"\[\[(\w+)\|(.*?)\]\]", lambda m: "" if m[1] in absent else m[2], ptx)


def _accept(
    function: str, sig: inspect.Signature, name: str, operand: Operand, given: Any
) -> types.Type:
    if not isinstance(given, types.Type):  # a default that was not given
        return types.Omitted(given)
    if isinstance(given, types.Omitted):
        return given
    accepted = operand.accept(given)
    if isinstance(accepted, types.Type):
        return accepted
    hint = f": {accepted}" if accepted else ""
    refuse(function, list(sig.parameters), f"{name} is {operand.what}; got {given}{hint}")


def _assemble(ptx: str, operands: dict[str, Operand], result: Result | None) -> tuple[str, str]:
    """The inline assembly's text, with numbered operands, and its constraints."""
    results = _result_names(result)
    names = [*results, *operands]
    constraints = [result.constraint for _ in results] if result else []
    constraints += [operand.constraint for operand in operands.values()]
    spelled = {name: f"${number}" for number, name in enumerate(names)}
    # ${:uid} is left for LLVM, which replaces it by a number of this copy's own.
    text = re.sub(r"\$([a-z]\w*)", lambda match: spelled[match[1]], ptx)
    return text, ",".join([*constraints, "~{memory}"])


def _result_names(result: Result | None) -> list[str]:
    if result is None or result.count == 1:
        return ["result"] if result else []
    return [f"result{i}" for i in range(result.count)]


def _emit(context, builder, operands, result, text, constraints):
    passed = []
    for operand, given, value in operands:
        if isinstance(given, types.Omitted):
            passed.append(ir.Constant(operand.llvm_type, given.value))
        elif operand.value is not None:
            passed.append(operand.value(context, builder, given, value))
        else:
            passed.append(value)
    returns = result.llvm_type if result else ir.VoidType()
    if result and result.count > 1:
        returns = ir.LiteralStructType([result.llvm_type] * result.count)
    function_type = ir.FunctionType(returns, [value.type for value in passed])
    assembly = ir.InlineAsm(function_type, text, constraints, side_effect=True)
    attributes = ("convergent", "nounwind") if _TOGETHER.search(text) else ()
    returned = builder.call(assembly, passed, attrs=attributes)
    if result is None:
        return context.get_dummy_value()
    if result.count > 1:
        parts = [builder.extract_value(returned, i) for i in range(result.count)]
        return context.make_tuple(builder, result.numba_type, parts)
    if result.numba_type == types.boolean:
        return builder.trunc(returned, ir.IntType(1))
    return returned
