"""What each wrapper emits: every one is called as its own signature says, and the PTX is read back.

`emitted.txt` keeps it, one form of PTX a line: the wrappers that emit it, each with those of its
optional operands that are given, and the PTX, in which a register is written as its class (``r``
32 bits, ``rd`` 64, ``rs`` 16, ``f`` float32) and ``{r*4}`` is a list of four. What a whole family
emits alike is one line, with the family's values after it. "together" marks what several threads
execute together, which is convergent.
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
from harness.compiler import ParameterSpec, compile_kernel
from harness.isa.table.index import ROWS
from harness.isa.table.kinds import KINDS
from harness.isa.table.wrapper import REQUIRED, Wrapper

GOLDEN = Path(__file__).with_name("emitted.txt")
WRAPPERS = [each for row in ROWS.values() for each in row.wrappers]
PRODUCT = "wgmma_m64"  # what the names of wgmma.mma_async begin with
OPERANDS = {  # by kind; by name where the wrapper looks for itself
    "GlobalAddress": "array",
    "TensorMapAddress": "tensor_map",
    "acc": "acc",
    "a": "wide",
    "b": "wide",
    "scale_d": "n",
    "dtype": "'f16'",
    "dtype_a": "'e5m2'",
    "dtype_b": "'e5m2'",
    "scale_a": "-1",
    "scale_b": "-1",
    "trans_a": "1",
    "trans_b": "1",
}
ARGUMENTS = (
    ParameterSpec("tensor_map"),
    ParameterSpec("array", "float32", 1, "C"),
    5,
    np.uint64(7),
)
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
            f"{{r*{rank}}}": "{r*<rank>}",
            f"{{rs*{int(rank) - 2}}}": "{rs*<rank>-2}",
        },
    ),
    "count": (
        r"matrix_x(\d)",
        lambda count: {f"x{count}": "x<count>", f"{{r*{count}}}": "{r*<count>}"},
    ),
    "n": (
        r"m64n(\d+)",
        lambda n: {f"m64n{n}k": "m64n<n>k", f"{{f*{int(n) // 2}}}": "{f*<n>/2}"},
    ),
}


@dataclass(frozen=True)
class Call:
    """``given`` are its optional operands that are not left out."""

    wrapper: Wrapper
    given: tuple[str, ...]
    source: str


@dataclass(frozen=True)
class Emitted:
    call: Call
    ptx: str
    inline: ir.InlineAsm
    convergent: bool


def calls() -> Iterator[Call]:
    """Each wrapper with none of its optional operands, with each alone, and with all. Of products
    only the least and the greatest have each alone: all widths are one code."""
    for wrapper in WRAPPERS:
        product = wrapper.name.startswith(PRODUCT)
        optional = tuple(p.name for p in wrapper.parameters if p.default is not REQUIRED)
        alone = [] if product and not re.search("n(8|256)k", wrapper.name) else optional
        for given in dict.fromkeys([(), *((each,) for each in alone), optional]):
            yield Call(wrapper, given, _source(wrapper, given))
        if product and alone:
            yield Call(wrapper, ("scale_d=0",), _source(wrapper, (), scale_d="0"))
        if product and wrapper.name.endswith("k16"):
            yield Call(wrapper, ("a in registers",), _source(wrapper, (), a="(n, n, n, n)"))


def operand(kind: str) -> str:
    """What a kernel of ARGUMENTS may give: an immediate is one of the legal numbers."""
    if KINDS[kind].immediate:
        return str((KINDS[kind].legal or range(2))[1])
    return OPERANDS.get(kind, "n")


def _source(wrapper: Wrapper, given: tuple[str, ...], **instead: str) -> str:
    passed = {
        p.name: operand(p.kind) if p.kind else OPERANDS[p.name]
        for p in wrapper.parameters
        if p.default is REQUIRED or p.name in given
    }
    operands = ", ".join(f"{name}={value}" for name, value in (passed | instead).items())
    return f"ptx.{wrapper.name}({operands})"


def kernel_of(sources: list[str]):
    """A kernel that makes these calls, one after another."""
    lines = ["def kernel(tensor_map, array, n, wide):", "acc = cuda.local.array(128, np.float32)"]
    namespace = {"cuda": cuda, "np": np, "ptx": ptx}
    exec("\n    ".join([*lines, *sources]), namespace)
    return namespace["kernel"]


def compile_calls(chunk: list[Call]) -> tuple[str, list[Emitted]]:
    """The PTX of a kernel that makes these calls, and what each of them emitted."""
    seen: list[tuple[ir.InlineAsm, bool]] = []
    real = ir.IRBuilder.call

    def record(self, fn, args, *rest, **kwargs):
        made = real(self, fn, args, *rest, **kwargs)
        if isinstance(fn, ir.InlineAsm) and not fn.asm.startswith("trap;"):
            seen.append((fn, "convergent" in made.attributes))
        return made

    with (
        mock.patch.object(ir.IRBuilder, "call", record),
        mock.patch.dict(os.environ, HARNESS_CACHE_DIR="off"),
    ):
        text = compile_kernel(kernel_of([c.source for c in chunk]), ARGUMENTS, block=128).ptx
    blocks = re.findall(r"// begin inline asm\n(.*?)// end inline asm", text, re.S)
    assert len(blocks) == len(chunk) == len(seen)  # nothing dropped, nothing doubled
    return text, [Emitted(*each[:2], *each[2]) for each in zip(chunk, blocks, seen, strict=True)]


def compile_all(most: int = 48) -> tuple[list[str], list[Emitted]]:
    texts, found = [], []
    every = list(calls())
    for at in range(0, len(every), most):
        text, emitted = compile_calls(every[at : at + most])
        texts.append(text)
        found += emitted
    return texts, found


def normalised(block: str) -> str:
    """The PTX on one line, each register as its class, each list of registers as its length."""
    text = re.sub(r"\s*//.*|\.loc.*", "", block)
    text = re.sub(r"%(rs|rd|r|f|h)\d+", r"\1", re.sub(r"WAIT_\d+", "WAIT", text))
    text = re.sub(
        r"\{((?:rs|r|f)\b)((?:, \1\b)*)\}", lambda m: f"{{{m[1]}*{m[2].count(',') + 1}}}", text
    )
    return " ".join(text.split())


def lines(emitted: list[Emitted]) -> list[str]:
    """The golden list: calls that emit the same PTX but for a family's variables share a line.

    Nothing is lost: a line with its values put in gives each call and its PTX again.
    """
    rows: dict[tuple[str, str, str], list[str]] = {}
    for each in emitted:
        name = each.call.wrapper.name
        together = "  together" if each.convergent else ""
        text = f"  {normalised(each.ptx)}{together}"
        given = ", ".join(each.call.given)
        rows.setdefault((name, text, ""), []).append(f"({given})")
    folded = [(name + "".join(calls), text, "") for (name, text, _), calls in rows.items()]
    for variable, (pattern, stands_for) in FAMILIES.items():
        families: dict[tuple[str, str, str], list[str]] = {}
        for head, text, values in folded:
            name, bracket, given = head.partition("(")
            value = ""
            if match := re.search(pattern, name):
                value = match[1]
                for literal, shown in stands_for(value).items():
                    name, text = name.replace(literal, shown, 1), text.replace(literal, shown, 1)
            families.setdefault((name + bracket + given, text, values), []).append(value)
        folded = [
            (head, text, values + (f"  {variable}: {_run(found)}" if found[0] else ""))
            for (head, text, values), found in families.items()
        ]
    return ["".join(parts) for parts in folded]


def _run(values: list[str]) -> str:
    if values == [str(n) for n in range(8, 257, 8)]:
        return "8 16 .. 256"
    return " ".join(values)


if __name__ == "__main__":
    GOLDEN.write_text("\n".join(lines(compile_all()[1])) + "\n")
