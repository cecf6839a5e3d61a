"""`product`: a wrapper of wgmma.mma_async, from its name and a default of each immediate.
`wait_group_for`: the wrapper of that name, a wait that passes the accumulators on.

The accumulators stay in registers as long as they are named individually: each wrapper reads and
writes the first N / 2 elements of a local array at constant indices, and the compiler keeps an
array that is used nowhere else in registers. Whether the array is long enough is tested in the code
that is compiled, where its size is known: `TOO_SHORT` is left in the PTX if not.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NoReturn

from harness.isa.table.row import Wrapper
from harness.ptx.calls import Code, Definition, Passed, Type, Value
from harness.ptx.functions import PtxFunction, refuse

TOO_SHORT = "acc is too short for"

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

    def define(given: dict[str, Passed]) -> Definition:
        call = _Call(described, Shape(n, k), given)
        return Definition(call.operands, (), call.write)

    return PtxFunction(described, define, prefer_literal=True)


class _Call:
    """A call of a wrapper: its checked arguments, and the code for it."""

    def __init__(self, described: Wrapper, shape: Shape, given: dict[str, Passed]):
        self.described, self.shape, self.names, self.given = described, shape, list(given), given
        _check_accumulators(
            described, given["acc"], f"a cuda.local.array({shape.registers}, np.float32)"
        )
        self.a_type, self.b_type = self._types()
        self.from_registers = given["a"].kind == "tuple"
        self.immediates = self._immediates()
        self.scale_d = given["scale_d"].constant
        converted: dict[str, Type | None] = {
            "a": self._left(given["a"]),
            "b": self._descriptor("b", given["b"]),
            "scale_d": self._flag(given["scale_d"]),
        }
        self.operands = tuple(converted.get(each) for each in self.names)

    def _refuse(self, reason: str) -> NoReturn:
        refuse(self.described, reason)

    # -- what may be given

    def _types(self) -> tuple[str, str]:
        legal = _TYPES[self.shape.k]
        asked = [name for name in ("dtype", "dtype_a", "dtype_b") if name in self.given]
        found = []
        for name in asked:
            value = self.given[name].constant
            if value not in legal:
                quoted = " or ".join(f'"{each}"' for each in legal)
                self._refuse(f"{name} is {quoted}; got {self.given[name].shown}")
            found.append(str(value))
        found = found or [legal[0]]
        return found[0], found[-1]

    def _immediates(self) -> list[int]:
        values = []
        for name in ("scale_a", "scale_b", "trans_a", "trans_b"):
            if name not in self.given:
                continue
            value, legal = (
                self.given[name].constant,
                ((1, -1) if name.startswith("scale") else (0, 1)),
            )
            if value not in legal:
                self._refuse(
                    f"{name} is {legal[0]} or {legal[1]}, constant when the kernel is compiled; "
                    f"got {self.given[name].shown}"
                )
            if name == "trans_a" and self.from_registers:
                if value:
                    self._refuse("trans_a is 0 where A comes from registers")
                continue
            values.append(int(value))
        return values

    def _left(self, given: Passed) -> Type | None:
        if given.kind != "tuple":
            return self._descriptor("a", given)
        if len(given.parts) != 4 or any(each.kind != "integer" for each in given.parts):
            self._refuse(f"a is a descriptor, or a tuple of four uint32; got {given.shown}")
        return None

    def _descriptor(self, name: str, given: Passed) -> Type:
        if given.kind != "integer" or given.bits != 64:
            hint = ", or a tuple of four uint32" if name == "a" else ""
            self._refuse(
                f"{name} is a matrix descriptor (uint64){hint}; got {given.shown}: use "
                "ptx.wgmma_descriptor(address, swizzle)"
            )
        return "u64"

    def _flag(self, given: Passed) -> Type | None:
        # A constant is part of the instruction.
        if isinstance(given.constant, int):
            return None
        if given.kind in ("boolean", "integer"):
            return "s32" if given.kind == "integer" else "pred"
        self._refuse(f"scale_d is 0 or 1 (an integer or a bool); got {given.shown}")

    # -- the code

    @property
    def opcode(self) -> str:
        n, k = self.shape.n, self.shape.k
        return f"wgmma.mma_async.sync.aligned.m64n{n}k{k}.f32.{self.a_type}.{self.b_type}"

    def write(self, code: Code, values: Sequence[Value]) -> Iterable[Value]:
        given = dict(zip(self.names, values, strict=True))
        count = self.shape.registers
        code.trap_if_shorter(
            given["acc"], count, f"trap; // {TOO_SHORT} {self.described.name}: {count}"
        )
        places = code.elements(given["acc"], count)
        keeps = self.scale_d != 0  # False: what the accumulators hold does not matter
        passed = [code.load(place) for place in places] if keeps else []
        a = [given["a"]]
        if self.from_registers:
            a = [*code.parts(given["a"], 4, "u32")]
        passed += [*a, given["b"]]
        if self.scale_d is None:
            passed.append(code.convert(given["scale_d"], "u32"))
        text, constraints = self._assembly(len(a), keeps)
        results = code.assembly(text, constraints, passed, ["f32"] * count, together=True)
        for result, place in zip(results, places, strict=True):
            code.store(result, place)
        return []

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


def _check_accumulators(described: Wrapper, acc: Passed, what: str) -> None:
    if acc.kind != "array" or acc.dtype != "float32" or acc.ndim != 1:
        refuse(described, f"acc is {what}; got {acc.shown}")


def wait_group_for(described: Wrapper) -> PtxFunction:
    """Return a wait that takes the accumulators and gives them back: their later uses come after
    it."""

    def define(given: dict[str, Passed]) -> Definition:
        n, count = given["n"].constant, given["count"].constant
        _check_accumulators(described, given["acc"], "a local array of float32")
        for name, value, least in (("n", n, 0), ("count", count, 1)):
            if not isinstance(value, int) or not least <= value <= 128:
                refuse(
                    described,
                    f"{name} is {least} to 128, constant when the kernel is compiled; got "
                    f"{given[name].shown}",
                )

        def write(code: Code, values: Sequence[Value]) -> Iterable[Value]:
            places = code.elements(dict(zip(given, values, strict=True))["acc"], count)
            taken = [code.load(place) for place in places]
            same = [str(i) for i in range(count)]  # the register that comes back is the one given
            results = code.assembly(
                f"wgmma.wait_group.sync.aligned {n};",
                ",".join([*["=f"] * count, *same, "~{memory}"]),
                taken,
                ["f32"] * count,
                together=True,
            )
            for result, place in zip(results, places, strict=True):
                code.store(result, place)
            return []

        return Definition((None,) * len(given), (), write)

    return PtxFunction(described, define, prefer_literal=True)
