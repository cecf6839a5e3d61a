"""`product`: a wrapper of wgmma.mma_async, from its name and a default of each immediate.
`wait_group_for`: the wrapper of that name, a wait that passes the accumulators on.

The accumulators stay in registers as long as they are named individually: each wrapper reads and
writes the first N / 2 elements of a local array at constant indices, and the compiler keeps an
array that is used nowhere else in registers. Whether the array is long enough is tested in the code
that is compiled, where its size is known: `TOO_SHORT` is left in the PTX if not.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NoReturn

from llvmlite import ir
from numba.cuda import types
from numba.cuda.typing import Signature, signature

from harness.isa.table.wrapper import Wrapper
from harness.ptx._inline import Definition, PtxFunction, bind, publish, refuse
from harness.ptx._literals import constant, shown, typed
from harness.ptx._operands import I32, I64

if TYPE_CHECKING:
    from numba.cuda.target import CUDATargetContext, CUDATypingContext

TOO_SHORT = "acc is too short for"

_F32 = ir.FloatType()
_TYPES = {16: ("f16", "bf16"), 8: ("tf32",), 32: ("e4m3", "e5m2")}


@dataclass(frozen=True)
class Shape:
    """m64 n k, and the element types that the wrapper may be asked for."""

    n: int
    k: int

    @property
    def registers(self) -> int:
        return self.n // 2


def product(described: Wrapper) -> PtxFunction:
    """The wrapper of the shape that its name says."""
    n, k = map(int, re.findall(r"n(\d+)k(\d+)$", described.name)[0])

    def define(typingctx: CUDATypingContext, *args: types.Type, **kwargs: types.Type) -> Definition:
        call = _Call(described, Shape(n, k), bind(described, args, kwargs))
        return signature(types.void, *call.cast), call.codegen

    return publish(described, define, prefer_literal=True)


class _Call:
    """A call of a wrapper: its checked arguments, and the code for it."""

    def __init__(self, described: Wrapper, shape: Shape, given: dict[str, object]):
        self.described, self.shape, self.names, self.given = described, shape, list(given), given
        acc = given["acc"]
        if not isinstance(acc, types.Array) or acc.dtype != types.float32 or acc.ndim != 1:
            self._refuse(
                f"acc is a cuda.local.array({shape.registers}, np.float32); got {shown(acc)}"
            )
        self.a_type, self.b_type = self._types()
        self.from_registers = isinstance(given["a"], types.BaseTuple)
        self.immediates = self._immediates()
        self.scale_d = constant(given["scale_d"])
        accepted = {
            "acc": acc,
            "a": self._left(given["a"]),
            "b": self._descriptor("b", given["b"]),
            "scale_d": self._flag(given["scale_d"]),
        }
        self.cast = [accepted.get(each, typed(given[each])) for each in self.names]

    def _refuse(self, reason: str) -> NoReturn:
        refuse(self.described, reason)

    # -- what may be given

    def _types(self) -> tuple[str, str]:
        legal = _TYPES[self.shape.k]
        asked = [name for name in ("dtype", "dtype_a", "dtype_b") if name in self.given]
        found = []
        for name in asked:
            value = constant(self.given[name])
            if value not in legal:
                quoted = " or ".join(f'"{each}"' for each in legal)
                self._refuse(f"{name} is {quoted}; got {shown(self.given[name])}")
            found.append(str(value))
        found = found or [legal[0]]
        return found[0], found[-1]

    def _immediates(self) -> list[int]:
        values = []
        for name in ("scale_a", "scale_b", "trans_a", "trans_b"):
            if name not in self.given:
                continue
            value, legal = (
                constant(self.given[name]),
                ((1, -1) if name.startswith("scale") else (0, 1)),
            )
            if value not in legal:
                self._refuse(
                    f"{name} is {legal[0]} or {legal[1]}, constant when the kernel is compiled; "
                    f"got {shown(self.given[name])}"
                )
            if name == "trans_a" and self.from_registers:
                if value:
                    self._refuse("trans_a is 0 where A comes from registers")
                continue
            values.append(int(value))
        return values

    def _left(self, given: types.Type) -> types.Type:
        if not isinstance(given, types.BaseTuple):
            return self._descriptor("a", given)
        if len(given) != 4 or not all(isinstance(each, types.Integer) for each in given):
            self._refuse(f"a is a descriptor, or a tuple of four uint32; got {shown(given)}")
        return types.UniTuple(types.uint32, 4)

    def _descriptor(self, name: str, given: types.Type) -> types.Type:
        if not isinstance(given, types.Integer) or given.bitwidth != 64:
            hint = ", or a tuple of four uint32" if name == "a" else ""
            self._refuse(
                f"{name} is a matrix descriptor (uint64){hint}; got {shown(given)}: use "
                "ptx.wgmma_descriptor(address, swizzle)"
            )
        return types.uint64

    def _flag(self, given: object) -> types.Type:
        # numba keeps one implementation for each signature, so a constant must be part of it.
        if isinstance(constant(given), int):
            return typed(given)
        if isinstance(given, types.Boolean | types.Integer):
            return types.int32 if isinstance(given, types.Integer) else types.boolean
        self._refuse(f"scale_d is 0 or 1 (an integer or a bool); got {shown(given)}")

    # -- the code

    @property
    def opcode(self) -> str:
        n, k = self.shape.n, self.shape.k
        return f"wgmma.mma_async.sync.aligned.m64n{n}k{k}.f32.{self.a_type}.{self.b_type}"

    def codegen(
        self,
        context: CUDATargetContext,
        builder: ir.IRBuilder,
        call: Signature,
        values: Sequence[ir.Value],
    ) -> ir.Value:
        array = context.make_array(call.args[0])(context, builder, values[0])
        given = dict(zip(self.names, values, strict=True))
        count = self.shape.registers
        _check_length(builder, array.nitems, count, self.described.name)
        places = [builder.gep(array.data, [I32(i)]) for i in range(count)]
        keeps = self.scale_d != 0  # False: what the accumulators hold does not matter
        passed = [builder.load(place) for place in places] if keeps else []
        a = [given["a"]]
        if self.from_registers:
            a = [builder.extract_value(given["a"], i) for i in range(4)]
        passed += [*a, given["b"]]
        if self.scale_d is None:
            flag = given["scale_d"]
            passed.append(flag if flag.type == I32 else builder.zext(flag, I32))
        text, constraints = self._assembly(len(a), keeps)
        returns = ir.LiteralStructType([_F32] * count)
        function_type = ir.FunctionType(returns, [value.type for value in passed])
        assembly = ir.InlineAsm(function_type, text, constraints, side_effect=True)
        result = builder.call(assembly, passed, attrs=("convergent", "nounwind"))
        for i, place in enumerate(places):
            builder.store(builder.extract_value(result, i), place)
        return context.get_dummy_value()

    def _assembly(self, parts_of_a: int, keeps: bool) -> tuple[str, str]:
        count = self.shape.registers
        at = 2 * count if keeps else count
        a = ", ".join(f"${at + i}" for i in range(parts_of_a))
        if self.from_registers:
            a = f"{{{a}}}"
        at += parts_of_a
        flag = f"${at + 1}" if self.scale_d is None else str(int(bool(self.scale_d)))
        accumulators = ", ".join(f"${i}" for i in range(count))
        immediates = ", ".join(map(str, self.immediates))
        text = (
            "{\n\t.reg .pred scale_d;\n\t"
            f"setp.ne.b32 scale_d, {flag}, 0;\n\t"
            f"{self.opcode} {{{accumulators}}}, {a}, ${at}, scale_d, {immediates};\n\t}}"
        )
        constraints = ["=f"] * count + [str(i) for i in range(count if keeps else 0)]
        constraints += ["r" if self.from_registers else "l"] * parts_of_a + ["l"]
        constraints += ["r"] if self.scale_d is None else []
        return text, ",".join([*constraints, "~{memory}"])


def _check_length(builder: ir.IRBuilder, length: ir.Value, count: int, name: str) -> None:
    """A trap where the array is shorter; where it is not, NVVM takes the test away."""
    short = builder.icmp_signed("<", length, I64(count))
    with builder.if_then(short, likely=False):
        text = f"trap; // {TOO_SHORT} {name}: {count}"
        trap = ir.InlineAsm(ir.FunctionType(ir.VoidType(), []), text, "~{memory}", side_effect=True)
        builder.call(trap, [])


def wait_group_for(described: Wrapper) -> PtxFunction:
    """Return a wait that takes the accumulators and gives them back: their later uses come after
    it."""

    def define(typingctx: CUDATypingContext, *args: types.Type, **kwargs: types.Type) -> Definition:
        given = bind(described, args, kwargs)
        acc, n, count = given["acc"], constant(given["n"]), constant(given["count"])
        if not isinstance(acc, types.Array) or acc.dtype != types.float32 or acc.ndim != 1:
            refuse(described, f"acc is a local array of float32; got {shown(acc)}")
        for name, value, least in (("n", n, 0), ("count", count, 1)):
            if not isinstance(value, int) or not least <= value <= 128:
                refuse(
                    described,
                    f"{name} is {least} to 128, constant when the kernel is compiled; got "
                    f"{shown(given[name])}",
                )

        def codegen(
            context: CUDATargetContext,
            builder: ir.IRBuilder,
            call: Signature,
            values: Sequence[ir.Value],
        ) -> ir.Value:
            array = context.make_array(call.args[1])(context, builder, values[1])
            places = [builder.gep(array.data, [I32(i)]) for i in range(count)]
            taken = [builder.load(place) for place in places]
            same = [str(i) for i in range(count)]  # the register that comes back is the one given
            returned = ir.LiteralStructType([_F32] * count)
            assembly = ir.InlineAsm(
                ir.FunctionType(returned, [_F32] * count),
                f"wgmma.wait_group.sync.aligned {n};",
                ",".join([*["=f"] * count, *same, "~{memory}"]),
                side_effect=True,
            )
            result = builder.call(assembly, taken, attrs=("convergent", "nounwind"))
            for i, place in enumerate(places):
                builder.store(builder.extract_value(result, i), place)
            return context.get_dummy_value()

        return signature(types.void, *(typed(each) for each in given.values())), codegen

    return publish(described, define, prefer_literal=True)
