"""`harness.ptx` in numba-cuda-mlir: each function is typed and lowered to MLIR."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

from numba_cuda_mlir._mlir import ir
from numba_cuda_mlir._mlir.dialects import arith, llvm, memref
from numba_cuda_mlir._mlir.extras import types as mlir_types
from numba_cuda_mlir.extending import lowering_registry, refresh_registries, typing_registry
from numba_cuda_mlir.lowering_utilities import (
    GEP_DYNAMIC_INDEX,
    RangeObject,
    convert,
    get_conversion_signedness,
    index_of,
    memref_data_pointer,
)
from numba_cuda_mlir.numba_cuda import types as numba_types
from numba_cuda_mlir.numba_cuda.core.errors import NumbaError, TypingError
from numba_cuda_mlir.numba_cuda.np import numpy_support
from numba_cuda_mlir.numba_cuda.typing import signature
from numba_cuda_mlir.numba_cuda.typing.templates import AbstractTemplate
from numba_cuda_mlir.types import CUTensorMap, grid_constant

from harness.course import ptx
from harness.course.compiler.numba_types import NumbaTypes
from harness.course.ptx.functions import Definition, Passed, PtxFunction, Refused, Type

types: Any = numba_types  # its names come from a star

TYPES = NumbaTypes(types, numpy_support.from_dtype, NumbaError, grid_constant(CUTensorMap))

MARK = "harness.unrolled"

_SPACES = {"shared": (3, "u32"), "global": (1, "u64")}
_OPERATIONS = {
    "shift right": arith.shrui,
    "and": arith.andi,
    "or": arith.ori,
    "add": arith.addi,
    "multiply": arith.muli,
}


def bind(function: PtxFunction) -> None:
    """Register a function of `harness.ptx` with numba-cuda-mlir."""

    def generic(self: Any, args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        try:
            definition = _definition(function, args, kws)
        except Refused as refused:
            raise TypingError(str(refused)) from None
        return signature(_returned(definition.returns), *args, *kws.values())

    template = type(
        f"Typed_{function.__name__}",
        (AbstractTemplate,),
        {"key": function, "generic": generic, "prefer_literal": function.prefer_literal},
    )
    typing_registry.register(template)
    typing_registry.register_global(function, types.Function(template))

    def lower(builder: Any, target: Any, args: Sequence[Any], kws: Sequence[Any]) -> None:
        operands = [(each, builder.get_numba_type(each.name)) for each in args]
        named = {name: (each, builder.get_numba_type(each.name)) for name, each in kws}
        if not function.prefer_literal:
            operands = [(each, types.unliteral(kind)) for each, kind in operands]
            named = {name: (each, types.unliteral(kind)) for name, (each, kind) in named.items()}
        definition = _definition(
            function,
            [kind for _, kind in operands],
            {name: kind for name, (_, kind) in named.items()},
        )
        bound = function.__signature__.bind(*operands, **named).arguments
        code = MlirCode(builder)
        values = [
            code.operand(bound[name], to) if name in bound else None
            for name, to in zip(function.__signature__.parameters, definition.operands, strict=True)
        ]
        results = [
            convert(value, mlir_types.bool()) if kind == "pred" else value
            for value, kind in zip(definition.write(code, values), definition.returns, strict=True)
        ]
        result = results[0] if len(results) == 1 else tuple(results) or None
        builder.store_var(target, result)

    lowering_registry.lower(function, types.VarArg(types.Any))(lower)


def _definition(function: PtxFunction, args: Sequence[Any], kws: Mapping[str, Any]) -> Definition:
    passed: list[Passed] = [TYPES.passed(each) for each in args]
    return function.defined(passed, {name: TYPES.passed(each) for name, each in kws.items()})


def _returned(returns: Sequence[Type | Literal["range"]]) -> Any:
    if not returns:
        return types.none
    kinds = [types.range_state32_type if name == "range" else TYPES.named(name) for name in returns]
    return kinds[0] if len(kinds) == 1 else types.UniTuple(kinds[0], len(kinds))


class MlirCode:
    """`harness.course.ptx.functions.Code` for MLIR's dialects."""

    def __init__(self, builder: Any):
        self._builder = builder

    def operand(self, pair: tuple[Any, Any], to: Type | None) -> Any:
        """The value of a variable and its numba type, converted."""
        variable, kind = pair
        if to is None and isinstance(kind, (types.Literal, types.NoneType)):
            return None  # its value is part of the definition
        value = self._builder.load_var(variable)
        if to is None:
            return value
        if not isinstance(value, ir.Value):
            return self.number(to, value)
        return self.converted(value, kind, TYPES.named(to))

    def converted(self, value: Any, kind: Any, wanted: Any) -> Any:
        """Return a value of numba type ``kind`` as one of type ``wanted``."""
        signed = get_conversion_signedness(kind, wanted)
        return convert(value, self._builder.get_mlir_type(wanted), signed=signed)

    def number(self, type: Type, value: float) -> Any:
        of = self._type(type)
        if isinstance(of, ir.IntegerType):
            value = int(value)
            if value >> (of.width - 1) == 1:
                value -= 1 << of.width  # constants are signed
        return arith.constant(of, value)

    def _type(self, type: Type) -> Any:
        if type == "pred":
            return mlir_types.i32()
        return self._builder.get_mlir_type(TYPES.named(type))

    def assembly(
        self,
        text: str,
        constraints: str,
        operands: Sequence[Any],
        results: Sequence[Type] = (),
        *,
        effects: bool = True,
        together: bool = False,
    ) -> Iterable[Any]:
        del together  # `llvm_text` marks them, and those of numba-cuda-mlir itself
        parts = [self._type(result) for result in results]
        returned = llvm.StructType.get_literal(parts) if len(parts) > 1 else [*parts, None][0]
        value = llvm.inline_asm(
            returned, list(operands), text, constraints, has_side_effects=effects
        )
        if len(parts) > 1:
            return (llvm.extractvalue(part, value, [i]) for i, part in enumerate(parts))
        return [value] if parts else []

    def compute(self, op: str, a: Any, b: Any) -> Any:
        return _OPERATIONS[op](a, b)

    def convert(self, value: Any, to: Type) -> Any:
        of = self._type(to)
        return value if value.type == of else convert(value, of, signed=False)

    def address(self, array: Any, index: Any | None, space: Literal["shared", "global"]) -> Any:
        number, width = _SPACES[space]
        data = memref_data_pointer(array)
        if index is not None:
            element = ir.MemRefType(array.type).element_type
            data = llvm.getelementptr(data.type, data, [index], [GEP_DYNAMIC_INDEX], element, None)
        in_space = llvm.addrspacecast(llvm.PointerType.get(number), data)
        return llvm.ptrtoint(self._type(width), in_space)  # type: ignore[arg-type]

    def tensor_map_address(self, tensor_map: Any) -> Any:
        return llvm.ptrtoint(mlir_types.i64(), tensor_map)

    def elements(self, array: Any, count: int) -> Sequence[Any]:
        return [(array, [index_of(i)]) for i in range(count)]

    def load(self, place: Any) -> Any:
        return memref.load(memref=place[0], indices=place[1])

    def store(self, value: Any, place: Any) -> None:
        memref.store(value=value, memref=place[0], indices=place[1])

    def trap_if_shorter(self, array: Any, count: int, text: str) -> None:
        length = ir.MemRefType(array.type).shape[0]
        if length < 0:  # of a device function's parameter: its length is not known here
            return
        if length < count:
            self.assembly(text, "~{memory}", [])

    def parts(self, value: Any, count: int, to: Type) -> Sequence[Any]:
        return [convert(each, self._type(to)) for each in value[:count]]

    def unrolled_range(self, count: Any) -> Any:
        # A mark, and no instruction: `llvm_text` takes it away.
        self.assembly(f"// {MARK}", "", [])
        return RangeObject(self._builder, self.number("s32", 0), count, self.number("s32", 1))


for _name in ptx.__all__:
    bind(getattr(ptx, _name))
PtxFunction.bound = True
refresh_registries(include_uninitialized_cuda=False)
