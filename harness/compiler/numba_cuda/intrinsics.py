"""numba-cuda's intrinsics, as functions of LLVM IR: for a compiler that cannot call them.

An intrinsic writes LLVM IR with llvmlite, where numba-cuda calls it. Here it writes into a function
of its own, which LLVM inlines. Types cross as `Passed`, in no compiler's terms.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from llvmlite import ir
from numba.cuda.descriptor import cuda_target

from harness.compiler.effects import note_effects
from harness.compiler.numba_cuda.binding import TYPES
from harness.ptx.calls import Passed


@dataclass(frozen=True)
class TypedIntrinsic:
    """An intrinsic for arguments of known types: the types to which they are converted, and that
    of the result; both as numba-cuda's signature has them."""

    signature: Any
    write: Callable[..., Any]

    @property
    def arguments(self) -> tuple[Passed, ...]:
        return tuple(map(TYPES.passed, self.signature.args))

    @property
    def returns(self) -> Passed:
        return TYPES.passed(self.signature.return_type)

    def as_llvm(self, name: str) -> str:
        """Return the definition of the function ``name``, and the declarations that it needs."""
        target, signature = cuda_target.target_context, self.signature
        target.refresh()
        module = ir.Module(name)
        kinds = [target.get_value_type(kind) for kind in signature.args]
        returned = signature.return_type
        result = ir.VoidType() if self.returns.kind == "none" else target.get_value_type(returned)
        parts = [result.element] * result.count if isinstance(result, ir.ArrayType) else []
        result = ir.LiteralStructType(parts) if parts else result  # as MLIR returns several results
        function = ir.Function(module, ir.FunctionType(result, kinds), name)
        function.linkage = "internal"
        function.attributes.add("alwaysinline")
        builder = ir.IRBuilder(function.append_basic_block("entry"))
        value = self.write(target, builder, signature, list(function.args))
        if isinstance(result, ir.VoidType):
            builder.ret_void()
        elif parts:
            taken = [builder.extract_value(value, number) for number in range(len(parts))]
            whole: Any = ir.Constant(result, ir.Undefined)
            for number, part in enumerate(taken):
                whole = builder.insert_value(whole, part, number)
            builder.ret(whole)
        else:
            builder.ret(value)
        note_effects(module)
        return "\n".join(map(str, module.global_values))


def typed(intrinsic: Any, passed: Sequence[Passed]) -> TypedIntrinsic | None:
    """Return ``intrinsic`` for these arguments; None if it has no implementation for them."""
    kinds = [TYPES.of_passed(each) for each in passed]
    result = intrinsic._defn(cuda_target.typing_context, *kinds)
    return TypedIntrinsic(*result) if result else None
