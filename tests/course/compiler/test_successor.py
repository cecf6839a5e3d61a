"""Kernels of numba-cuda-mlir, with numba-cuda's import changed and nothing else."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import harness
from harness.course import checking, exercises
from harness.course.compiler import compile_kernel
from harness.course.exercises.exercise import Quiz
from harness.sanitizer.isa.text.parser import parse
from harness.sanitizer.isa.text.tree import placed
from harness.sanitizer.launch.conventions import ParameterSpec
from tests import judge_here
from tests.course.compiler.kernels import FLOATS
from tests.labs import lab_tests, notebook_code
from tests.labs.lab_tests import LabTests, answers_of, exercises_of

SUCCESSOR = "numba_cuda_mlir"
pytestmark = pytest.mark.skipif(
    importlib.util.find_spec(SUCCESSOR) is None, reason="numba-cuda-mlir is not installed"
)

IMPORTS = """\
import numpy as np
from llvmlite import ir
from {compiler} import cuda
from numba.cuda import types
from numba.cuda.extending import intrinsic
from numba.cuda.typing import signature
from harness import ptx
"""
KERNEL = """\
ROWS = 8


@cuda.jit(device=True)
def scaled(value, by):
    return value * by


def closure(by):
    @cuda.jit
    def kernel(tensor_map, dst, last, rows):
        tile = cuda.shared.array((ROWS, 32), np.float32, alignment=128)
        sums = cuda.shared.array(0, np.float32)
        bars = cuda.shared.array(1, np.uint64)
        kept = cuda.local.array(ROWS, np.float32)
        bar, lane = ptx.shared_address(bars), cuda.threadIdx.x
        if lane == 0:
            ptx.mbarrier_init(bar, 1)
            ptx.fence_mbarrier_init()
            ptx.mbarrier_arrive_expect_tx(bar, 4 * 32 * ROWS)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(
                ptx.shared_address(tile), tensor_map, 0, 0, bar
            )
        cuda.syncthreads()
        ptx.mbarrier_wait_parity(bar, 0)
        for i in ptx.unrolled(ROWS):
            kept[i] = scaled(tile[i, lane], by)
        sums[lane] = last
        for i in ptx.unrolled(ROWS):
            if i < rows:
                dst[i, lane] = kept[i] + sums[lane]
    return kernel
"""


def from_source(source: str, folder: Path, compiler: str):
    path = folder / f"{compiler}.py"
    path.write_text(IMPORTS.format(compiler=compiler) + source)
    return notebook_code.import_file(path)


@pytest.mark.parametrize("name", ["emulator", pytest.param("hopper", marks=pytest.mark.hopper)])
def test_a_kernel_with_all_kinds_of_arguments_and_arrays(tmp_path, name):
    kernel = from_source(KERNEL, tmp_path, SUCCESSOR).closure(np.float32(3))
    device = harness.device(name)
    rows = np.arange(256, dtype=np.float32).reshape(8, 32)
    src, dst = device.to_device(rows), device.to_device(np.zeros_like(rows))
    tensor_map = harness.TensorMap.tiled(src, box=(8, 32))
    run = device.launch(kernel, grid=1, block=32, args=(tensor_map, dst, 0.5, 7), shared_bytes=128)
    assert run.hazards == ()
    np.testing.assert_array_equal(dst.copy_to_host()[:7], 3 * rows[:7] + np.float32(0.5))
    assert not dst.copy_to_host()[7].any()


BORROWED = """\
from numba import cuda as first


def doubling(by):
    @first.jit(device=True)
    def doubled(x):
        return x[first.threadIdx.x] * by
    return doubled


doubled = doubling(2)


@cuda.jit(device=True)
def raised(x):
    return doubled(x) + 1


@cuda.jit
def kernel(x):
    x[cuda.threadIdx.x] = raised(x)
"""


@pytest.mark.parametrize(
    ("source", "before", "after"),
    [(BORROWED, [1, 2], [3, 5])],
    ids=["functions of numba-cuda"],
)
def test_a_kernel_computes(source, before, after, tmp_path):
    device = harness.device("emulator")
    x = device.to_device(np.array(before, np.float32))
    kernel = from_source(source, tmp_path, SUCCESSOR).kernel
    assert not device.launch(kernel, grid=1, block=2, args=(x,)).hazards
    np.testing.assert_array_equal(x.copy_to_host(), after)


def test_its_ptx_has_the_kernels_names_and_lines(tmp_path):
    module = from_source(KERNEL, tmp_path, SUCCESSOR)
    args = (
        ParameterSpec("tensor_map"),
        ParameterSpec("array", "float32", 2, "C"),
        ParameterSpec("scalar", "float32"),
        ParameterSpec("scalar", "int32"),
    )
    compiled = compile_kernel(module.closure(2.0), args, block=32)
    assert compiled.entry == compiled.name == "kernel" and compiled.convention == "memref"
    assert [spec.convention for spec in compiled.parameters] == ["memref"] * 4
    assert "shared$tile$of_8_32_float32" in compiled.ptx and ".local" not in compiled.ptx
    assert "shared$sums$of_0_float32" in compiled.ptx
    assert list(compiled.sources) == [str(tmp_path / f"{SUCCESSOR}.py")]


FUNCTIONS = """\
def adding(by):
    @cuda.jit(device=True)
    def add(x, n):
        for k in range(n):
            if x[k] > 0:
                x[k + by] += n
        return (0, n ^ 1) if n == 3 else (n + 1, n)
    return add


add = adding(7)


@cuda.jit(device=True)
def add_twice(x, n):
    stage, n = add(x, n)
    add(x, stage)
"""
CALLING = """\
@cuda.jit
def kernel(x, n):
    add_twice(x, n)
"""


def _lines_of_stores(kernel, folder: Path) -> set[str]:
    """Return the lines of the kernel's file at which it stores to global memory."""
    compiled = compile_kernel(kernel, (FLOATS, ParameterSpec("scalar", "int32")))
    lines = (folder / f"{SUCCESSOR}.py").read_text().splitlines()
    return {
        lines[statement.frames[-1].line - 1].strip()
        for statement, instruction in placed(parse(compiled.ptx))
        if instruction.opcode.startswith("st.global")
    }


def test_an_access_in_a_device_function_has_its_own_line(tmp_path):
    kernel = from_source(f"{FUNCTIONS}\n\n{CALLING}", tmp_path, SUCCESSOR).kernel
    assert _lines_of_stores(kernel, tmp_path) == {"x[k + by] += n"}


def test_an_access_in_a_function_of_another_file_has_the_line_of_the_kernels_call(tmp_path):
    other = tmp_path / "other"
    other.mkdir()
    module = from_source(CALLING, tmp_path, SUCCESSOR)
    module.add_twice = from_source(FUNCTIONS, other, SUCCESSOR).add_twice
    assert _lines_of_stores(module.kernel, tmp_path) == {"add_twice(x, n)"}


ALIGNED = """\
@cuda.jit
def kernel(x):
    static = cuda.shared.array(2, np.int32)
    dynamic = cuda.shared.array(0, np.uint8, 1024)
    static[0], dynamic[0] = 1, 2
    cuda.syncthreads()
    x[0] = static[0] + dynamic[0]
"""


def test_dynamic_shared_memory_is_aligned_as_requested(tmp_path):
    kernel = from_source(ALIGNED, tmp_path, SUCCESSOR).kernel
    assert ".extern .shared .align 1024 .b8 " in compile_kernel(kernel, (FLOATS,)).ptx


FIRST_BLOCK = """\
define void @kernel(i32) {
  br label %2

; <label>:2:                                      ; preds = %2, %1
  %3 = phi i32 [ 0, %1 ], [ %4, %2 ]
  %4 = add i32 %3, 1
  br label %2
}
"""


def test_a_first_block_that_a_value_depends_on_has_a_label():
    llvm_text = importlib.import_module("harness.course.compiler.numba_cuda_mlir.llvm_text")
    named = llvm_text.with_variables_first(FIRST_BLOCK)
    assert "{\nv1:\n  br label %v2\n" in named and "phi i32 [ 0, %v1 ], [ %v4, %v2 ]" in named


def test_assembling_imports_no_compiler():
    code = "import sys, harness.sanitizer.assembler.trial, harness.course.judge.judging\n"
    code += f"print({{'numba', '{SUCCESSOR}'}} & sys.modules.keys())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"


LABS = [path.name for path in sorted((lab_tests.ROOT / "solutions").iterdir()) if path.is_dir()]

JUDGED_LABS = ("00_inline_ptx", "02_mbarrier_phases")
"""Labs of which each answer is judged here; of the others the solutions and a sample of answers."""

SAMPLED = 24  # answers of a lab of which one is judged
LONGEST = ("gemm-fast", "attention-fast")  # exercises whose answers take up to 20 s each


def _cases() -> list[tuple[str, str, str]]:
    """The lab, the exercise and the answer, "" for the solution."""
    cases = []
    for lab in LABS:
        answers = list(answers_of(lab))
        if lab not in JUDGED_LABS:
            answers = [each for each in answers if each.exercise not in LONGEST]
            answers = answers[::SAMPLED]
        solved = [name for name in exercises_of(lab) if name not in LONGEST]
        cases += [(lab, name, "") for name in solved]
        cases += [(lab, each.exercise, each.name) for each in answers]
    return [case for case in cases if not isinstance(exercises.get(case[1]), Quiz)]


@pytest.fixture
def successor(monkeypatch):
    """Judge here, and let answers import cuda from numba-cuda-mlir."""
    monkeypatch.setattr(notebook_code, "COMPILER", SUCCESSOR)
    monkeypatch.setattr(checking, "ask", judge_here.ask)
    monkeypatch.setattr(checking, "prepare", lambda: None)
    monkeypatch.setattr(checking, "_shape_seed", judge_here.shape_seed)


@pytest.mark.alike(120)
@pytest.mark.parametrize("case", _cases(), ids=lambda case: "-".join(filter(None, case)))
def test_an_answer_of_the_labs_gets_the_same_verdict(case, successor, tmp_path):
    """Judges what `_cases` takes, in two minutes. All answers of labs 01 to 07, 10, 11 and of
    tile_copy were judged once with numba-cuda-mlir 0.6.0, in eight."""
    lab, exercise, name = case
    tests = LabTests()
    tests.lab = lab
    if not name:
        solved = notebook_code.import_answers(lab_tests.solution_of(lab), tmp_path)
        tests.test_the_solution_earns_all_points(solved, exercise, "emulator")
        return
    (variant,) = (answer for answer in answers_of(lab) if answer.name == name)
    if variant.right:
        tests.test_an_alternative_right_answer_earns_all_points(variant, tmp_path)
    else:
        tests.test_a_wrong_answer_loses_the_expected_points(variant, "emulator", tmp_path)


SOLUTIONS = [
    (lab, name)
    for lab in LABS
    for name in exercises_of(lab)
    if not isinstance(exercises.get(name), Quiz)
]


@pytest.mark.hopper
@pytest.mark.parametrize(("lab", "exercise"), SOLUTIONS, ids=lambda name: name)
def test_a_solution_runs_right_on_hardware(lab, exercise, monkeypatch, tmp_path):
    monkeypatch.setattr(notebook_code, "COMPILER", SUCCESSOR)
    solved = notebook_code.import_answers(lab_tests.solution_of(lab), tmp_path)
    verdict = lab_tests.check(solved, exercise, "hopper").verdict
    lost = {prop.name for prop in verdict.properties if prop.status == "failed"}
    assert lost <= {"fast"} and not verdict.hazards and not verdict.problems
