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
from typing import NoReturn

from harness.course.ptx.functions import Code, Definition, Passed, PtxFunction, Type, Value, refuse
from harness.sanitizer.isa import Wrapper

TOO_SHORT = "acc is too short for"

_TYPES = {16: ("f16", "bf16"), 8: ("tf32",), 32: ("e4m3", "e5m2")}


def product(described: Wrapper) -> PtxFunction:
    """The wrapper of the shape that its name says."""
    n, k = map(int, re.findall(r"n(\d+)k(\d+)$", described.name)[0])

    def define(arguments: dict[str, Passed]) -> Definition:
        call = _Call(described, n, k, arguments)
        return Definition(call.operands, (), call.write)

    return PtxFunction(described, define, prefer_literal=True)


class _Call:
    """A call of a wrapper: its checked arguments, and the code for it."""

    def __init__(self, described: Wrapper, n: int, k: int, arguments: dict[str, Passed]):
        self.described, self.n, self.k = described, n, k
        self.registers, self.names, self.arguments = n // 2, list(arguments), arguments
        wanted = f"a cuda.local.array({self.registers}, np.float32)"
        _check_accumulators(described, arguments["acc"], wanted)
        self.a_type, self.b_type = self._types()
        self.from_registers = arguments["a"].kind == "tuple"
        self.immediates = self._immediates()
        self.scale_d = arguments["scale_d"].constant
        converted: dict[str, Type | None] = {
            "a": self._left(arguments["a"]),
            "b": self._descriptor("b", arguments["b"]),
            "scale_d": self._flag(arguments["scale_d"]),
        }
        self.operands = tuple(converted.get(each) for each in self.names)

    def _refuse(self, reason: str) -> NoReturn:
        refuse(self.described, reason)

    # -- what may be given

    def _types(self) -> tuple[str, str]:
        legal = _TYPES[self.k]
        asked = [name for name in ("dtype", "dtype_a", "dtype_b") if name in self.arguments]
        types = []
        for name in asked:
            value = self.arguments[name].constant
            if value not in legal:
                quoted = " or ".join(f'"{each}"' for each in legal)
                self._refuse(f"{name} is {quoted}; got {self.arguments[name].shown}")
            types.append(str(value))
        types = types or [legal[0]]
        return types[0], types[-1]

    def _immediates(self) -> list[int]:
        values = []
        for name in ("scale_a", "scale_b", "trans_a", "trans_b"):
            if name not in self.arguments:
                continue
            value = self.arguments[name].constant
            legal = (1, -1) if name.startswith("scale") else (0, 1)
            if value not in legal:
                self._refuse(
                    f"{name} is {legal[0]} or {legal[1]}, constant when the kernel is compiled; "
                    f"got {self.arguments[name].shown}"
                )
            if name == "trans_a" and self.from_registers:
                if value:
                    self._refuse("trans_a is 0 where A comes from registers")
                continue
            values.append(int(value))
        return values

    def _left(self, argument: Passed) -> Type | None:
        if argument.kind != "tuple":
            return self._descriptor("a", argument)
        if len(argument.parts) != 4 or any(each.kind != "integer" for each in argument.parts):
            self._refuse(f"a is a descriptor, or a tuple of four uint32; got {argument.shown}")
        return None

    def _descriptor(self, name: str, argument: Passed) -> Type:
        if argument.kind != "integer" or argument.bits != 64:
            hint = ", or a tuple of four uint32" if name == "a" else ""
            self._refuse(
                f"{name} is a matrix descriptor (uint64){hint}; got {argument.shown}: use "
                "ptx.wgmma_descriptor(address, swizzle)"
            )
        return "u64"

    def _flag(self, argument: Passed) -> Type | None:
        # A constant is part of the instruction.
        if isinstance(argument.constant, int):
            return None
        if argument.kind in ("boolean", "integer"):
            return "s32" if argument.kind == "integer" else "pred"
        self._refuse(f"scale_d is 0 or 1 (an integer or a bool); got {argument.shown}")

    @property
    def opcode(self) -> str:
        shape = f"m64n{self.n}k{self.k}"
        return f"wgmma.mma_async.sync.aligned.{shape}.f32.{self.a_type}.{self.b_type}"

    def write(self, code: Code, values: Sequence[Value]) -> Iterable[Value]:
        arguments = dict(zip(self.names, values, strict=True))
        count = self.registers
        code.trap_if_shorter(
            arguments["acc"], count, f"trap; // {TOO_SHORT} {self.described.name}: {count}"
        )
        places = code.elements(arguments["acc"], count)
        keeps = self.scale_d != 0  # False: what the accumulators hold does not matter
        passed = [code.load(place) for place in places] if keeps else []
        a = [arguments["a"]]
        if self.from_registers:
            a = [*code.parts(arguments["a"], 4, "u32")]
        passed += [*a, arguments["b"]]
        if self.scale_d is None:
            passed.append(code.convert(arguments["scale_d"], "u32"))
        text, constraints = self._assembly(len(a), keeps)
        results = code.assembly(text, constraints, passed, ["f32"] * count, together=True)
        for result, place in zip(results, places, strict=True):
            code.store(result, place)
        return []

    def _assembly(self, parts_of_a: int, keeps: bool) -> tuple[str, str]:
        count = self.registers
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

    def define(arguments: dict[str, Passed]) -> Definition:
        n, count = arguments["n"].constant, arguments["count"].constant
        _check_accumulators(described, arguments["acc"], "a local array of float32")
        for name, value, least in (("n", n, 0), ("count", count, 1)):
            if not isinstance(value, int) or not least <= value <= 128:
                refuse(
                    described,
                    f"{name} is {least} to 128, constant when the kernel is compiled; got "
                    f"{arguments[name].shown}",
                )

        def write(code: Code, values: Sequence[Value]) -> Iterable[Value]:
            places = code.elements(dict(zip(arguments, values, strict=True))["acc"], count)
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

        return Definition((None,) * len(arguments), (), write)

    return PtxFunction(described, define, prefer_literal=True)
