"""The PTX of each wrapper: every wrapper is called by its own signature, and the PTX is parsed.

`emitted.txt` stores it with a form of PTX per line: the wrapper with its given optional operands,
and the PTX with operand names. A result is written as its register's class (``r`` 32 bits, ``rd``
64), and ``{f*4}`` is a list of four. Calls with the same PTX, for example of a whole family, share
a line, followed by the family's values. "together" marks convergent instructions, which several
threads execute together.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from unittest import mock

import numpy as np
from llvmlite import ir
from numba import cuda

from harness import ptx
from harness.course.compiler import compile_kernel
from harness.sanitizer.isa.table.index import ROWS
from harness.sanitizer.isa.table.row import KINDS, REQUIRED, Parameter, Wrapper
from harness.sanitizer.launch.parameters import ParameterSpec

GOLDEN = Path(__file__).with_name("emitted.txt")
WRAPPERS = [each for row in ROWS.values() for each in row.wrappers]
PRODUCT = "wgmma_m64"  # prefix of the names of wgmma.mma_async
OF_PRODUCTS = {"acc": "acc", "a": "a_", "b": "b_", "scale_d": "scale_d_", "dtype": "'f16'"}
OF_PRODUCTS |= {"dtype_a": "'e5m2'", "dtype_b": "'e5m2'", "scale_a": "-1", "scale_b": "-1"}
OF_PRODUCTS |= {"trans_a": "1", "trans_b": "1", "n": "1", "count": "4"}
PARTS_OF_A = "(a0_, a1_, a2_, a3_)"
USED = "used"  # an array: what only computes is dropped where nothing uses its result
DTYPES = {"u16": "uint16", "u32": "uint32", "u64": "uint64", "s32": "int32", "f32": "float32"}


def _specified(kind: str) -> ParameterSpec:
    if kind == "GlobalAddress":
        return ParameterSpec("array", "float32", 1, "C")
    if kind == "TensorMapAddress":
        return ParameterSpec("tensor_map")
    return ParameterSpec("scalar", DTYPES[KINDS[kind].type])


# The parameters of every kernel: one for each operand's name and kind, so that a register can be
# followed back to the operand that it holds.
PARAMETERS = {
    f"{p.name}_{p.kind}": _specified(p.kind)
    for wrapper in WRAPPERS
    for p in wrapper.parameters
    if p.kind and not KINDS[p.kind].immediate
}
PARAMETERS |= {name: ParameterSpec("scalar", "uint64") for name in ("a_", "b_")}
PARAMETERS |= {
    name: ParameterSpec("scalar", "int32") for name in ("scale_d_", "a0_", "a1_", "a2_", "a3_")
}
PARAMETERS[USED] = ParameterSpec("array", "float32", 1, "C")
# For each parameter in PTX, the operand's name; an array is seven, its address among them.
PLACES = [
    name.rpartition("_")[0]
    for name, spec in PARAMETERS.items()
    for _ in range(7 if spec.kind == "array" else 1)
]


def _listed(letter: str, count: int) -> str:
    return f"{{{', '.join(f'{letter}{i}' for i in range(count))}}}"


# The variables of families: where a name has one, and what it stands for in the line.
FAMILIES: dict[str, tuple[str, Callable[[str], dict[str, str]]]] = {
    "op": (
        r"_((?:add|min|max|inc|dec|and|or|xor)(?:_[\w.]+)?)$",
        lambda op: {f"_{op}": "_<op>", f".{op.replace('_', '.')}": ".<op>"},
    ),
    "rank": (
        r"tensor_(\d)d",
        lambda rank: {
            f"{rank}d": "<rank>d",
            _listed("c", int(rank)): "{c*<rank>}",
            _listed("o", int(rank) - 2): "{o*<rank>-2}",
        },
    ),
    "count": (
        r"matrix_x(\d)",
        lambda count: {
            f"x{count}": "x<count>",
            f"{{r*{count}}}": "{r*<count>}",
            _listed("r", int(count)): "{r*<count>}",
        },
    ),
    "size": (r"^cp_async_c[ag]_(\d+)", lambda n: {f"_{n}": "_<size>", f"], {n}": "], <size>"}),
    "scope": (r"^fence_(?:acq_rel|sc)_(\w+)", lambda s: {f"_{s}": "_<scope>", f".{s}": ".<scope>"}),
    "n": (
        r"m64n(\d+)",
        lambda n: {f"m64n{n}k": "m64n<n>k", f"{{f*{int(n) // 2}}}": "{f*<n>/2}"},
    ),
}


@dataclass(frozen=True)
class Call:
    """``given`` are the optional operands that are passed."""

    wrapper: Wrapper
    optional_names: tuple[str, ...]
    source: str


@dataclass(frozen=True)
class Emitted:
    call: Call
    ptx: str
    inline: ir.InlineAsm
    convergent: bool


def calls() -> Iterator[Call]:
    """Call each wrapper without optional operands, with each of them alone, and with all. Only the
    narrowest and the widest product have each alone: all widths share the code.
    """
    for wrapper in WRAPPERS:
        product = wrapper.name.startswith(PRODUCT)
        optional = tuple(p.name for p in wrapper.parameters if p.default is not REQUIRED)
        alone = [] if product and not re.search("n(8|256)k", wrapper.name) else optional
        for chosen in dict.fromkeys([(), *((each,) for each in alone), optional]):
            yield Call(wrapper, chosen, _source(wrapper, chosen))
        if product and alone:
            yield Call(wrapper, ("scale_d=0",), _source(wrapper, (), scale_d="0"))
        if product and wrapper.name.endswith("k16"):
            yield Call(wrapper, ("a in registers",), _source(wrapper, (), a=PARTS_OF_A))


def immediate(kind: str) -> str:
    """Return a legal number."""
    return str((KINDS[kind].legal or range(2))[1])


def _source(wrapper: Wrapper, names: tuple[str, ...], **instead: str) -> str:
    def operand(p: Parameter) -> str:
        if not p.kind:
            return OF_PRODUCTS[p.name]
        return immediate(p.kind) if KINDS[p.kind].immediate else f"{p.name}_{p.kind}"

    passed = {
        p.name: operand(p) for p in wrapper.parameters if p.default is REQUIRED or p.name in names
    }
    operands = ", ".join(f"{name}={value}" for name, value in (passed | instead).items())
    return f"ptx.{wrapper.name}({operands})"


def kernel_of(sources: list[str]):
    """A kernel that makes these calls in sequence."""
    lines = [f"def kernel({', '.join(PARAMETERS)}):", "acc = cuda.local.array(128, np.float32)"]
    namespace = {"cuda": cuda, "np": np, "ptx": ptx}
    exec("\n    ".join([*lines, *sources]), namespace)
    return namespace["kernel"]


def compile_calls(chunk: list[Call]) -> tuple[str, list[Emitted]]:
    """Return the PTX of a kernel that makes these calls, and the PTX of each call."""
    seen: list[tuple[ir.InlineAsm, bool]] = []
    real = ir.IRBuilder.call

    def record(self, fn, args, *rest, **kwargs):
        call = real(self, fn, args, *rest, **kwargs)
        if isinstance(fn, ir.InlineAsm) and not fn.asm.startswith(("trap;", "//")):
            seen.append((fn, "convergent" in call.attributes))
        return call

    with (
        mock.patch.object(ir.IRBuilder, "call", record),
        mock.patch.dict(os.environ, HARNESS_CACHE_DIR="off"),
    ):
        sources = [
            f"{USED}[{i}] = {call.source}" if call.wrapper.is_pure else call.source
            for i, call in enumerate(chunk)
        ]
        kernel = kernel_of(sources)
        compiled = compile_kernel(kernel, [*PARAMETERS.values()], block=128)
    inline = re.compile(r"// begin inline asm\n(?!\t// )(.*?)// end inline asm", re.S)
    blocks, around = inline.findall(compiled.ptx), inline.sub("", compiled.ptx)
    # Nothing is dropped, though few results are used, and nothing doubled.
    assert len(blocks) == len(chunk) == len(seen)
    held = dict(
        re.findall(r"^\t(?:ld\.param|mov|cvta?)\S*\s+(%\w+), \[?(?!0f)([-\w%]+)", around, re.M)
    )
    shown = [normalized(block, held) for block in blocks]
    return compiled.ptx, [
        Emitted(*each[:2], *each[2]) for each in zip(chunk, shown, seen, strict=True)
    ]


def compile_all(most: int = 48) -> tuple[list[str], list[Emitted]]:
    every = list(calls())
    compiled = [compile_calls(every[at : at + most]) for at in range(0, len(every), most)]
    return [text for text, _ in compiled], [each for _, emitted in compiled for each in emitted]


def normalized(block: str, held: dict[str, str]) -> str:
    """Return the PTX on a single line, with operands by name. ``held`` gives the origin of each
    register's value.
    """

    def named(match: re.Match[str]) -> str:
        origin = match[0]
        while origin in held:
            origin = held[origin]
        if place := re.search(r"_param_(\d+)$", origin):
            return PLACES[int(place[1])]
        return re.sub(r"^%(rs|rd|r|f)\d+$", r"\1", origin)

    text = re.sub(r"%(?:rs|rd|r|f)\d+", named, re.sub(r"\s*//.*|\.loc.*", "", block))
    text = re.sub(r"WAIT_\d+", "WAIT", text)
    text = re.sub(r"\{(r|f)((?:, \1)*)\}", lambda m: f"{{{m[1]}*{m[2].count(',') + 1}}}", text)
    return " ".join(text.split())


def lines(emitted: list[Emitted]) -> list[str]:
    """Return the golden list: calls that emit the same PTX except for a family's variables share a
    line.

    No information is lost: inserting the values into a line gives each call and its PTX.
    """
    rows: dict[tuple[str, str], str] = {}
    for each in emitted:
        text = f"  {each.ptx}" + ("  together" if each.convergent else "")
        row = (each.call.wrapper.name, text)
        rows[row] = rows.get(row, "") + f"({', '.join(each.call.optional_names)})"
    folded = [(name + calls, text, "") for (name, text), calls in rows.items()]
    for variable, (pattern, stands_for) in FAMILIES.items():
        families: dict[tuple[str, str, str], list[str]] = {}
        for head, text, values in folded:
            name, bracket, rest = head.partition("(")
            value = ""
            if match := re.search(pattern, name):
                value = match[1]
                for literal, shown in stands_for(value).items():
                    name, text = name.replace(literal, shown, 1), text.replace(literal, shown, 1)
            families.setdefault((name + bracket + rest, text, values), []).append(value)
        folded = [
            (head, text, values + (f"  {variable}: {_run(numbers)}" if numbers[0] else ""))
            for (head, text, values), numbers in families.items()
        ]
    return ["".join(parts) for parts in folded]


def _run(values: list[str]) -> str:
    if values == [str(n) for n in range(8, 257, 8)]:
        return "8 16 .. 256"
    return " ".join(values)


if __name__ == "__main__":
    GOLDEN.write_text("\n".join(lines(compile_all()[1])) + "\n")
