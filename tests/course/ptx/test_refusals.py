"""A wrong operand fails when the kernel is compiled, in a sentence that names the wrapper."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from numba import cuda

from harness import CompileError, ptx
from harness.course.compiler import compile_kernel
from harness.sanitizer.isa.table.row import KINDS, Parameter, Wrapper
from harness.sanitizer.launch.parameters import ParameterSpec
from tests.course.ptx import emitted

HERE = Path(__file__).parent
# A call in a kernel of (x, n), and what its refusal says.
REFUSED = [line.split("  =>  ") for line in (HERE / "refused.txt").read_text().splitlines()]
WRONG = {"GlobalAddress": "n", "TensorMapAddress": "x", "Float32": "x"}  # all others: a float


def refusal_of(call: str, folder: Path) -> str:
    source = f"def kernel(x, n):\n    acc = cuda.local.array(4, np.float32)\n    {call}\n"
    file = folder / "wrong.py"
    file.write_text(source)
    namespace = {"cuda": cuda, "np": np, "ptx": ptx}
    exec(compile(source, file, "exec"), namespace)
    with pytest.raises(CompileError) as caught:
        compile_kernel(namespace["kernel"], (ParameterSpec("array", "float32", 1, "C"), 3))
    message = str(caught.value)
    assert f"line 3:\n    {call}\n" in message and str(file) in message
    assert "Traceback" not in message and "No implementation" not in message
    assert caught.value.__context__ is None or caught.value.__suppress_context__
    return message


def test_a_wrong_operand_is_explained_at_its_line(tmp_path):
    said = {call: refusal_of(call, tmp_path) for call, _ in REFUSED}
    assert [call for call, says in REFUSED if says not in said[call]] == []


def wrong_operands() -> list[tuple[Wrapper, Parameter]]:
    """A wrapper for each kind of operand: its rejection does not depend on the wrapper. For
    each wrapper, `harness.sanitizer.isa.table.row` has the kinds of its operands.
    """
    kinds = {}
    for wrapper in emitted.WRAPPERS:
        for parameter in wrapper.parameters:
            if parameter.kind:
                # First, last and in the middle; immediate operands and registers together.
                place = wrapper.parameters.index(parameter)
                kinds.setdefault((parameter.kind, min(place, 3)), (wrapper, parameter))
    return [*kinds.values()]


def test_a_wrong_operand_of_each_kind_is_named(tmp_path):
    wide, unnamed = "np.uint64(n)", []
    right = {"GlobalAddress": "x", "TensorMapAddress": wide, "State": wide}
    for wrapper, wrong in wrong_operands():
        arguments = {
            p.name: right.get(p.kind, emitted.immediate(p.kind)) for p in wrapper.parameters
        } | {wrong.name: WRONG.get(wrong.kind, "0.5")}
        call = f"ptx.{wrapper.name}({', '.join(arguments.values())})"
        names = ", ".join(arguments)
        says = f"ptx.{wrapper.name}({names}): {wrong.name} is {KINDS[wrong.kind].what}; got "
        if says not in refusal_of(call, tmp_path):
            unnamed.append(call)
    assert unnamed == []


@cuda.jit(device=True)
def initialize(bar):
    ptx.mbarrier_init(bar, 1.5)


def test_the_line_is_the_device_functions_own():
    def kernel(x):
        initialize(0)

    with pytest.raises(CompileError, match=r"    ptx\.mbarrier_init\(bar, 1\.5\)"):
        compile_kernel(kernel, (1,))


def test_a_folded_expression_counts_as_a_constant():
    stages = 3

    def kernel(x):
        ptx.cp_async_bulk_wait_group(stages - 1)
        for left in range(2):
            ptx.cp_async_bulk_wait_group_read(left)

    text = compile_kernel(kernel, (1,)).ptx
    assert re.findall(r"wait_group.*;", text) == [
        "wait_group 2;",
        "wait_group.read 0;",
        "wait_group.read 1;",
    ]


def test_the_unfoldable_call_among_several_is_named():
    def kernel(x):
        ptx.cp_async_bulk_wait_group(0)
        ptx.cp_async_bulk_wait_group_read(x)

    with pytest.raises(CompileError, match=r"    ptx\.cp_async_bulk_wait_group_read\(x\)\n"):
        compile_kernel(kernel, (1,))
