"""Features of Python and CUDA through both compilers: the same results, or a listed difference."""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import harness
from harness import CompileError
from tests.course.compiler.differences import DIFFERENCES, Difference
from tests.labs import notebook_code

pytest.importorskip("numba_cuda_mlir")

FILE = Path(__file__).with_name("features.md")
COMPILERS = ("numba", "numba_cuda_mlir")
HEAD = """\
import math
from collections import namedtuple
import numpy as np
from {compiler} import cuda
from {compiler}.cuda import libdevice
from harness import ptx

SCALE, PAIR, MODE = 3.0, (1, 4), "double"
TABLE = np.array([5, 6, 7, 8], np.float32)
PAIR_DTYPE = np.dtype([("a", np.float32), ("b", np.int32)])
Point = namedtuple("Point", "a b")


@cuda.jit(device=True)
def doubled(v):
    return 2 * v


@cuda.jit(device=True)
def shifted(v, by=1):
    return v + by


@cuda.jit(device=True)
def pair(v):
    return v, v + 1


@cuda.jit(device=True)
def put(x, i):
    x[i] = 9


@cuda.jit(device=True)
def factorial(n):
    if n < 2:
        return 1
    return n * factorial(n - 1)


SQUARE = doubled


@cuda.jit
def kernel(x, y, c, u, n):
    i = cuda.threadIdx.x
"""


@cache
def bodies(title: str) -> dict[str, str]:
    """Return the bodies below a title of features.md, by name."""
    section = re.search(rf"^# {title}\n(.*?)(?=^# |\Z)", FILE.read_text(), re.DOTALL | re.MULTILINE)
    assert section is not None
    return dict(re.findall(r"^## (.+?)\n+```python\n(.*?)\n```$", section[1], re.DOTALL | re.M))


@dataclass
class Outcome:
    """The outputs and the kinds of hazards of a run, and what the kernel printed; or the compiler's
    error."""

    outputs: list[Any]
    hazards: list[str]
    printed: str
    refused: str = ""
    line: int = 0


def outcome(body: str, compiler: str, folder: Path, capfd: pytest.CaptureFixture) -> Outcome:
    path = folder / f"{compiler}.py"
    path.write_text(HEAD.format(compiler=compiler) + textwrap.indent(body, "    ") + "\n")
    kernel, device = notebook_code.import_file(path).kernel, harness.device("emulator")
    arrays = [
        np.arange(64, dtype=np.float32),
        np.arange(20, dtype=np.float32).reshape(4, 5),
        np.zeros(8, np.int32),
        np.zeros(2, np.uint32),
    ]
    args = [device.to_device(array) for array in arrays]
    try:
        run = device.launch(kernel, grid=1, block=32, args=(*args, 7))
    except CompileError as error:
        line = re.search(r"\.py, line (\d+):", str(error))
        return Outcome([], [], "", str(error).splitlines()[-1], int(line[1]) if line else 0)
    outputs = [each.copy_to_host() for each in args]
    return Outcome(outputs, [each.kind for each in run.hazards], capfd.readouterr().out)


@pytest.mark.alike(8)
@pytest.mark.parametrize("name", bodies("Bodies of kernels"))
def test_a_body_has_the_same_results(name, tmp_path, capfd):
    body = bodies("Bodies of kernels")[name]
    ours, theirs = (outcome(body, compiler, tmp_path, capfd) for compiler in COMPILERS)
    assert (ours.refused, theirs.refused) == ("", "")
    assert theirs.hazards == ours.hazards and theirs.printed == ours.printed
    for mine, other in zip(ours.outputs, theirs.outputs, strict=True):
        np.testing.assert_array_equal(other, mine)


@pytest.mark.alike(8)
@pytest.mark.parametrize("name", bodies("Refused bodies"))
def test_a_body_is_refused_for_the_same_reason(name, tmp_path, capfd):
    body = bodies("Refused bodies")[name]
    ours, theirs = (outcome(body, compiler, tmp_path, capfd) for compiler in COMPILERS)
    assert ours.refused and theirs.refused == ours.refused
    assert theirs.line == ours.line


@pytest.mark.alike(8)
@pytest.mark.parametrize("difference", DIFFERENCES, ids=lambda difference: difference.name)
def test_a_difference_is_as_listed(difference: Difference, tmp_path, capfd):
    ours, theirs = (outcome(difference.kernel, each, tmp_path, capfd) for each in COMPILERS)
    assert not ours.refused and not ours.hazards
    if difference.kind == "refused":
        assert difference.reason in theirs.refused
        return
    assert not theirs.refused
    same = all(map(np.array_equal, ours.outputs, theirs.outputs))
    assert same == (difference.kind != "other values")
    assert bool(theirs.hazards) == (difference.kind == "hazard")
