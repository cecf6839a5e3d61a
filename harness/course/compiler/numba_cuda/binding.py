"""`harness.ptx` in numba-cuda: each function is typed and lowered to LLVM by llvmlite. The type of
a TensorMap, too. Types cross as `Passed`, in no compiler's terms.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from llvmlite import ir
from numba.cuda import cgutils, types
from numba.cuda.core.errors import NumbaError, TypingError
from numba.cuda.datamodel.models import PrimitiveModel
from numba.cuda.extending import register_model, typeof_impl
from numba.cuda.np import numpy_support
from numba.cuda.typing import Signature, signature
from numba.cuda.typing.templates import infer, infer_global, make_intrinsic_template

from harness.base.errors import CompileError
from harness.course import ptx
from harness.course.ptx.functions import Passed, PtxFunction, Refused, Type, default
from harness.sanitizer import ParameterSpec, TensorMap

if TYPE_CHECKING:
    from numba.cuda.target import CUDATargetContext, CUDATypingContext


ALIGNMENT_BYTES = 64  # a CUtensorMap's, by the driver API's text
_DESCRIPTOR = ir.ArrayType(ir.IntType(64), 16)  # 128 opaque bytes


class TensorMapType(types.Type):
    """A tensor map, as a parameter of a kernel or of a device function.

    A kernel receives its 128 bytes by value, as C++'s ``const __grid_constant__ CUtensorMap``: the
    descriptor is then in the parameter bank, where ``cp.async.bulk.tensor`` can read it (PTX ISA,
    "Tensor-map": a tensor map is accessed in .param, .const or .global space). Inside the kernel
    its value is its generic address.

    Passing it by value takes two marks on the compiled kernel, ``byval`` on the parameter and an
    entry in NVVM's ``grid_constant`` annotation. `mark_grid_constant` puts them on when the kernel
    is complete, so that a device function which is handed a tensor map keeps receiving a plain
    address.
    """

    def __init__(self) -> None:
        super().__init__(name="TensorMap")


tensor_map_type = TensorMapType()


@typeof_impl.register(TensorMap)
def _typeof_tensor_map(value: TensorMap, context: object) -> TensorMapType:
    return tensor_map_type


@register_model(TensorMapType)
class _TensorMapModel(PrimitiveModel):
    def __init__(self, dmm: object, fe_type: types.Type) -> None:
        super().__init__(dmm, fe_type, _DESCRIPTOR.as_pointer())


class _ByValue(ir.values.ArgumentAttributes):
    """``byval align 64``, in the untyped spelling of the LLVM 7 dialect that NVVM reads."""

    def _to_list(self, typ: ir.Type) -> list[str]:
        return ["byval", f"align {ALIGNMENT_BYTES}"]


def mark_grid_constant(kernel: ir.Function) -> None:
    """Mark every tensor-map parameter of a finished kernel as passed by value, read only."""
    maps = [arg for arg in kernel.args if arg.type == _DESCRIPTOR.as_pointer()]
    if not maps:
        return
    for arg in maps:
        arg.attributes = _ByValue()
    # NVVM counts parameters from 1, and honors one grid_constant node a function: it
    # lists them all.
    module, i32 = kernel.module, ir.IntType(32)
    positions = module.add_metadata([ir.Constant(i32, kernel.args.index(arg) + 1) for arg in maps])
    node = module.add_metadata((kernel, ir.MetaDataString(module, "grid_constant"), positions))
    cgutils.get_or_insert_named_metadata(module, "nvvm.annotations").add(node)


_NUMBA = {
    "u16": types.uint16,
    "u32": types.uint32,
    "u64": types.uint64,
    "s32": types.int32,
    "s64": types.int64,
    "f32": types.float32,
    "pred": types.boolean,
}


def type_of_parameter(spec: ParameterSpec, kernel: str) -> types.Type:
    """The type of a kernel's parameter."""
    if spec.kind == "tensor_map":
        return tensor_map_type
    element = _element(spec, kernel)
    if spec.kind == "scalar":
        return element
    return types.Array(element, spec.ndim, spec.layout or "C")


def _element(spec: ParameterSpec, kernel: str) -> types.Type:
    if spec.dtype == "bfloat16":
        return types.bfloat16
    try:
        return numpy_support.from_dtype(np.dtype(spec.dtype))
    except (TypeError, NumbaError):
        raise CompileError(
            f"{kernel}: argument {spec.name} has dtype {spec.dtype!r}, which kernels cannot use"
        ) from None


def passed(value: Any) -> Passed:
    """Return the operand of a call from its type, or from a default's value."""
    if not isinstance(value, types.Type):
        return default(value)
    if isinstance(value, types.Omitted):
        return default(value.value)
    text = str(value)
    if isinstance(value, types.Literal):
        plain = passed(value.literal_type)
        return Passed(text, plain.kind, plain.bits, plain.signed, constant=value.literal_value)
    if value == tensor_map_type:
        return Passed(text, "tensor map")
    if isinstance(value, types.Array):
        return Passed(text, "array", dtype=str(value.dtype), ndim=value.ndim, layout=value.layout)
    if isinstance(value, types.BaseTuple):
        return Passed(text, "tuple", parts=tuple(map(passed, value)))
    if isinstance(value, types.Boolean):
        return Passed(text, "boolean")
    if isinstance(value, types.Integer):
        return Passed(text, "integer", value.bitwidth, value.signed)
    kinds = {types.Float: "float", types.NoneType: "none"}
    kind: Any = next((name for of, name in kinds.items() if isinstance(value, of)), "other")
    return Passed(text, kind)


MARK = "harness.unrolled"

_LLVM: dict[str, ir.Type] = {
    "u16": ir.IntType(16),
    "u32": ir.IntType(32),
    "u64": ir.IntType(64),
    "s32": ir.IntType(32),
    "s64": ir.IntType(64),
    "f32": ir.FloatType(),
    "pred": ir.IntType(32),
}
_SPACES = {"shared": (3, ir.IntType(32)), "global": (1, ir.IntType(64))}
_OPERATIONS = {
    "shift right": "lshr",
    "and": "and_",
    "or": "or_",
    "add": "add",
    "multiply": "mul",
}


def bind(function: PtxFunction) -> None:
    """Register a function of `harness.ptx` with numba-cuda."""

    def define(
        typingctx: CUDATypingContext, *args: types.Type, **kwargs: types.Type
    ) -> tuple[Signature, Callable[..., ir.Value]]:
        try:
            definition = function.defined(
                [passed(each) for each in args],
                {name: passed(each) for name, each in kwargs.items()},
            )
        except Refused as refused:
            raise TypingError(str(refused)) from None
        bound = function.__signature__.bind(*args, **kwargs)
        bound.apply_defaults()
        operands = [
            _typed(each) if to is None else _NUMBA[to]
            for each, to in zip(bound.arguments.values(), definition.operands, strict=True)
        ]

        def codegen(
            context: CUDATargetContext,
            builder: ir.IRBuilder,
            call: Signature,
            values: Sequence[ir.Value],
        ) -> ir.Value:
            code = LlvmCode(context, builder, dict(zip(values, call.args, strict=True)))
            results = [
                builder.trunc(value, ir.IntType(1)) if kind == "pred" else value
                for value, kind in zip(
                    definition.write(code, values), definition.returns, strict=True
                )
            ]
            if not results:
                return context.get_dummy_value()
            if len(results) == 1:
                return results[0]
            return context.make_tuple(builder, call.return_type, results)

        return signature(_returned(definition.returns), *operands), codegen

    # numba reads the parameters' names and defaults from here.
    first = inspect.Parameter("typingctx", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    shown = function.__signature__.parameters.values()
    define.__signature__ = inspect.Signature([first, *shown])  # type: ignore[attr-defined]
    define.__name__ = function.__name__
    template = make_intrinsic_template(
        function,
        define,
        function.__name__,
        prefer_literal=function.prefer_literal,
        kwargs={"target": "cuda"},
    )
    infer(template)
    infer_global(function, types.Function(template))


def _typed(value: object) -> types.Type:
    return value if isinstance(value, types.Type) else types.Omitted(value)


def _returned(returns: Sequence[Type | Literal["range"]]) -> types.Type:
    if not returns:
        return types.void
    kinds = [types.range_state32_type if name == "range" else _NUMBA[name] for name in returns]
    return kinds[0] if len(kinds) == 1 else types.UniTuple(kinds[0], len(kinds))


class LlvmCode:
    """`Code` of `harness.ptx` for llvmlite. ``types_of`` has the numba types of the operands."""

    def __init__(
        self,
        context: CUDATargetContext,
        builder: ir.IRBuilder,
        types_of: dict[ir.Value, types.Type],
    ):
        self._context, self._builder, self._types = context, builder, types_of

    def number(self, type: Type, value: float) -> ir.Value:
        return ir.Constant(_LLVM[type], value)

    def assembly(
        self,
        text: str,
        constraints: str,
        operands: Sequence[ir.Value],
        results: Sequence[Type] = (),
        *,
        effects: bool = True,
        together: bool = False,
    ) -> Iterable[ir.Value]:
        parts = [_LLVM[result] for result in results]
        returned = ir.LiteralStructType(parts) if len(parts) > 1 else [*parts, ir.VoidType()][0]
        function_type = ir.FunctionType(returned, [value.type for value in operands])
        assembly = ir.InlineAsm(function_type, text, constraints, side_effect=effects)
        attributes = ("convergent", "nounwind") if together else ()
        outputs = self._builder.call(assembly, operands, attrs=attributes)
        if len(parts) > 1:
            return (self._builder.extract_value(outputs, i) for i in range(len(parts)))
        return [outputs] if parts else []

    def compute(self, op: str, a: ir.Value, b: ir.Value) -> ir.Value:
        return getattr(self._builder, _OPERATIONS[op])(a, b)

    def convert(self, value: ir.Value, to: Type) -> ir.Value:
        return value if value.type == _LLVM[to] else self._builder.zext(value, _LLVM[to])

    def address(
        self, array: ir.Value, index: ir.Value | None, space: Literal["shared", "global"]
    ) -> ir.Value:
        number, width = _SPACES[space]
        data = self._array(array).data
        if index is not None:
            data = self._builder.gep(data, [index])
        in_space = self._builder.addrspacecast(data, ir.PointerType(data.type.pointee, number))
        return self._builder.ptrtoint(in_space, width)

    def tensor_map_address(self, tensor_map: ir.Value) -> ir.Value:
        return self._builder.ptrtoint(tensor_map, ir.IntType(64))

    def elements(self, array: ir.Value, count: int) -> Sequence[ir.Value]:
        data = self._array(array).data
        return [self._builder.gep(data, [self.number("u32", i)]) for i in range(count)]

    def load(self, place: ir.Value) -> ir.Value:
        return self._builder.load(place)

    def store(self, value: ir.Value, place: ir.Value) -> None:
        self._builder.store(value, place)

    def trap_if_shorter(self, array: ir.Value, count: int, text: str) -> None:
        length = self._array(array).nitems
        short = self._builder.icmp_signed("<", length, self.number("s64", count))
        with self._builder.if_then(short, likely=False):
            self.assembly(text, "~{memory}", [])

    def parts(self, value: ir.Value, count: int, to: Type) -> Sequence[ir.Value]:
        return [
            self._context.cast(
                self._builder, self._builder.extract_value(value, i), each, _NUMBA[to]
            )
            for i, each in enumerate(self._types[value])
        ]

    def unrolled_range(self, count: ir.Value) -> ir.Value:
        # A mark, and no instruction: `llvm_text` takes it away.
        self.assembly(f"// {MARK}", "", [])
        plain = signature(types.range_state32_type, types.int32)
        return self._context.get_function(range, plain)(self._builder, [count])

    def _array(self, value: ir.Value) -> Any:
        return self._context.make_array(self._types[value])(self._context, self._builder, value)


for _name in ptx.__all__:
    bind(getattr(ptx, _name))
PtxFunction.bound = True
