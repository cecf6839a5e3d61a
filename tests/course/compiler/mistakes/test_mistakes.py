"""Messages about a kernel that does not compile, and their lines."""

from __future__ import annotations

import inspect
import linecache
import re
from pathlib import Path

import numpy as np
import pytest
from numba import cuda

from harness import CompileError, ptx
from harness.course.compiler import compile_kernel
from harness.sanitizer.launch.parameters import ParameterSpec
from tests.course.compiler.kernels import FLOATS, scale
from tests.labs.notebook_code import import_file
from tests.naming import naming


def explanation(kernel, file: str) -> list[str]:
    """Return what is wrong with the message about a kernel of `mistakes.md`."""
    source, first = inspect.getsourcelines(kernel)
    (offset, sentence) = next(
        (at, line.split("  # ")[1].strip()) for at, line in enumerate(source) if "  # " in line
    )
    with pytest.raises(CompileError) as caught:
        compile_kernel(kernel, (FLOATS, 3))
    message, line = str(caught.value), first + offset
    quoted = linecache.getline(file, line).strip()
    facts = {
        "its place": f"\n{file}, line {line}:" in message and kernel.__name__ in message,
        "its line": quoted in message,
        sentence: sentence in message.replace(quoted, ""),
        "no more": "Traceback" not in message and "numba-cuda" not in message,
        "no cause": caught.value.__suppress_context__ or caught.value.__context__ is None,
    }
    return [fact for fact, holds in facts.items() if not holds]


def test_a_mistake_is_explained_at_its_line(tmp_path):
    text = Path(__file__).with_name("mistakes.md").read_text()
    (source,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    file = tmp_path / "kernels.py"
    file.write_text(source)
    module = import_file(file)
    kernels = [
        kernel
        for kernel in vars(module).values()
        if inspect.isfunction(kernel) and "  # " in inspect.getsource(kernel)
    ]
    assert len(kernels) == source.count("  # ")
    wrong = {kernel.__name__: explanation(kernel, str(file)) for kernel in kernels}
    assert {name: facts for name, facts in wrong.items() if facts} == {}


@cuda.jit(device=True)
def factorial(n):
    if n < 2:
        return 1
    return n * factorial(n - 1)


def test_a_recursive_device_function_is_reported_at_its_call():
    def kernel(x, n):
        x[0] = factorial(n)

    with pytest.raises(CompileError, match=r"return n \* factorial\(n - 1\)\n"):
        compile_kernel(kernel, (FLOATS, 3))


def test_an_unforeseen_error_names_its_line():
    def kernel(x):
        x[0] = np.linalg.norm(x)

    with pytest.raises(CompileError, match=r"line \d+:\n    x\[0\] = np\.linalg\.norm\(x\)\n.+"):
        compile_kernel(kernel, (FLOATS,))


def test_the_wrong_number_of_arguments():
    with pytest.raises(CompileError, match=naming("scale(x, n, by)", 3, 1)):
        compile_kernel(scale, (FLOATS,))


def test_arguments_a_kernel_cannot_take():
    def kernel(x):
        pass

    for value, facts in (
        (np.zeros(4, np.float32), ("gpu.to_device(array)",)),
        ("text", ("str", "'text'")),
        (None, ("NoneType",)),
        (2**64, (2**64, "int64")),
        (ParameterSpec("scalar", "quadruple"), ("'quadruple'",)),
    ):
        with pytest.raises(CompileError, match=naming("x", *facts)):
            compile_kernel(kernel, (value,))


def test_an_object_that_is_not_a_kernel():
    for kernel in (3, ptx.fence_proxy_async, len):
        with pytest.raises(CompileError, match=naming("@cuda.jit", type(kernel).__name__)):
            compile_kernel(kernel, ())
    device_function = cuda.jit(device=True)(lambda x: x)
    with pytest.raises(CompileError, match="device=True"):
        compile_kernel(device_function, (1.0,))
