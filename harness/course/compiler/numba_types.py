"""Types of numba's type system, which numba-cuda and its successor each have a copy of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from harness.base.errors import CompileError
from harness.course.ptx.functions import Passed, Type, default
from harness.sanitizer import ParameterSpec

_NAMES: dict[str, str] = {
    "u16": "uint16",
    "u32": "uint32",
    "u64": "uint64",
    "s32": "int32",
    "s64": "int64",
    "f32": "float32",
    "pred": "boolean",
}


@dataclass(frozen=True)
class NumbaTypes:
    """A copy's module ``types``; its conversion of numpy's dtypes, and what that raises; its type
    of a tensor map in a kernel."""

    types: Any
    from_dtype: Callable[[Any], Any]
    error: type[Exception]
    tensor_map: Any

    def named(self, name: Type) -> Any:
        return getattr(self.types, _NAMES[name])

    def of_parameter(self, spec: ParameterSpec, kernel: str) -> Any:
        """The type of a kernel's parameter."""
        if spec.kind == "tensor_map":
            return self.tensor_map
        element = self._element(spec, kernel)
        if spec.kind == "scalar":
            return element
        return self.types.Array(element, spec.ndim, spec.layout or "C")

    def _element(self, spec: ParameterSpec, kernel: str) -> Any:
        if spec.dtype == "bfloat16":
            return self.types.bfloat16
        try:
            return self.from_dtype(np.dtype(spec.dtype))
        except (TypeError, self.error):
            raise CompileError(
                f"{kernel}: argument {spec.name} has dtype {spec.dtype!r}, which kernels cannot use"
            ) from None

    def of_passed(self, passed: Passed) -> Any:
        """The type of a number, of a tuple of them, or of None. The opposite of `passed`."""
        if passed.kind == "none":
            return self.types.none
        if passed.kind == "tuple":
            return self.types.BaseTuple.from_types([self.of_passed(each) for each in passed.parts])
        if passed.constant is not None:
            return self.types.literal(passed.constant)
        if passed.kind not in ("integer", "float", "boolean"):
            raise self.error(f"an intrinsic cannot take {passed}")
        return getattr(self.types, "boolean" if passed.kind == "boolean" else passed.type)

    def passed(self, value: Any) -> Passed:
        """Return the operand of a call from its type, or from a default's value."""
        types = self.types
        if not isinstance(value, types.Type):
            return default(value)
        if isinstance(value, types.Omitted):
            return default(value.value)
        text = str(value)
        if isinstance(value, types.Literal):
            plain = self.passed(value.literal_type)
            return Passed(text, plain.kind, plain.bits, plain.signed, constant=value.literal_value)
        if value == self.tensor_map:
            return Passed(text, "tensor map")
        if isinstance(value, types.Array):
            return Passed(
                text, "array", dtype=str(value.dtype), ndim=value.ndim, layout=value.layout
            )
        if isinstance(value, types.BaseTuple):
            return Passed(text, "tuple", parts=tuple(self.passed(each) for each in value))
        if isinstance(value, types.Boolean):
            return Passed(text, "boolean")
        if isinstance(value, types.Integer):
            return Passed(text, "integer", value.bitwidth, value.signed)
        kinds = {types.Float: "float", types.NoneType: "none"}
        kind: Any = next((name for of, name in kinds.items() if isinstance(value, of)), "other")
        return Passed(text, kind)
