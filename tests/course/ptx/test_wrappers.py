"""Every wrapper emits its PTX, and the assembler takes it."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys

import numpy as np
import pytest
from numba import cuda

from harness import CompileError, ptx
from harness.course.compiler import compile_kernel
from harness.sanitizer.assembler.assembler import assemble
from harness.sanitizer.launch.parameters import ParameterSpec
from tests.course.ptx import emitted
from tests.naming import naming

TENSOR_MAP = ParameterSpec("tensor_map")
FLOATS = ParameterSpec("array", "float32", 1, "C")


def compiled(kernel, *args) -> str:
    return compile_kernel(kernel, args, block=128).ptx


@pytest.fixture(scope="module")
def everything() -> tuple[list[str], list[emitted.Emitted]]:
    return emitted.compile_all()


def test_every_wrapper_emits_the_listed_ptx(everything):
    assert emitted.lines(everything[1]) == emitted.GOLDEN.read_text().splitlines()


def test_every_public_name_is_called_or_has_a_test_of_its_own():
    of_their_own = ["global_address", "shared_address", "unrolled"]
    of_their_own += ["wgmma_column", "wgmma_descriptor", "wgmma_row"]
    assert sorted([each.name for each in emitted.WRAPPERS] + of_their_own) == ptx.__all__


def test_the_assembler_takes_every_instruction(everything):
    for text in everything[0]:
        assert ".local" not in text and "trap" not in text
        assembled = assemble(text)
        assert assembled.cubin[:4] == b"\x7fELF" and assembled.stack_bytes == 0
        # One kernel asks for more registers and for fewer, and products have no fences, which no
        # kernel should.
        surprising = [w for w in assembled.warnings if not re.search("setmaxnreg|wgmma", w)]
        assert surprising == []


def test_every_wrapper_has_a_docstring():
    def is_documented(wrapper) -> bool:
        doc = " ".join(wrapper.__doc__.split())
        parts = ("PTX:", "Issued by:", "Proxy:", "Memory:", "Completes:", "PTX ISA:")
        places = [doc.find(part) for part in parts]
        in_order = places[0] > -1 and places == sorted(places)
        return in_order and "typingctx" not in str(inspect.signature(wrapper))

    assert [name for name in ptx.__all__ if not is_documented(getattr(ptx, name))] == []


def test_a_docstring_quotes_the_ptx_that_is_emitted(everything):
    chapters = "cp|mbarrier|fence|prefetch|tensormap|createpolicy|bar|barrier|setmaxnreg|stmatrix"
    chapters += "|ldmatrix"
    opcodes = set(re.findall(rf"^\t((?:{chapters})\.[\w.:]+)", "".join(everything[0]), re.M))
    quoted = " ".join(getattr(ptx, name).__doc__ for name in ptx.__all__)
    joined = re.sub(r"\s+(?=\.)", "", quoted)  # a long opcode is broken over two lines
    hint = ".L2::cache_hint"  # in braces where it may be left out
    joined = joined.replace(f"{{{hint}}}", "") + joined.replace(f"{{{hint}}}", hint)
    assert [opcode for opcode in opcodes if opcode not in joined] == []


def test_calling_a_wrapper_from_python_is_explained():
    with pytest.raises(CompileError, match=naming("ptx.mbarrier_init(bar, count)")):
        ptx.mbarrier_init(0, 1)


UNBOUND = """
from importlib import import_module
from numba import cuda
from harness import CompileError, ptx

def kernel(x):
    ptx.fence_proxy_async()

def compiled():
    types = import_module("numba.cuda.types")
    return cuda.compile_ptx(kernel, types.void(types.float32[::1]), cc=(9, 0))[0]

try:
    compiled()
except CompileError as error:
    print("harness.course.compiler.numba_cuda.binding" in str(error))
import_module("harness.course.compiler.numba_cuda.binding")
print("fence.proxy.async;" in compiled())
"""


def test_a_compiler_that_does_not_know_the_functions_is_explained():
    done = subprocess.run([sys.executable, "-c", UNBOUND], capture_output=True, text=True)
    assert done.stdout.split() == ["True", "True"], done.stderr


def test_any_integer_type_is_accepted():
    def kernel(out, n, wide):
        bars = cuda.shared.array(8, np.uint64)
        for i in range(4):
            bar = ptx.shared_address(bars, i)
            ptx.mbarrier_init(bar + np.int64(8) * wide, np.uint8(n))
            ptx.mbarrier_init(bar=ptx.shared_address(bars, np.uint64(n)), count=np.int16(n))
        ptx.mbarrier_wait_parity(ptx.shared_address(bars), n == 3)
        ptx.mbarrier_arrive(ptx.shared_address(bars, index=1), count=wide)

    assemble(compiled(kernel, FLOATS, 5, np.int64(7)))


def test_an_index_counts_elements_of_any_shape():
    def kernel(out):
        tile = cuda.shared.array((4, 8), np.float16)
        ptx.mbarrier_inval(ptx.shared_address(tile, 9))
        ptx.mbarrier_inval(ptx.shared_address(tile[2]))
        ptx.cp_async_bulk_prefetch(ptx.global_address(out, 4), 64)

    text = compiled(kernel, FLOATS)
    assert "cvt.u32.u64" in text and "cvta.to.global.u64" in text
    assert re.findall(r"add\.s64 \t?%rd\d+, %rd\d+, (\d+);", text) == ["18", "32", "16"]


def test_each_wait_has_a_label_of_its_own():
    def kernel(out):
        bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
        for phase in range(6):
            ptx.mbarrier_wait_parity(bar, phase & 1)
        ptx.mbarrier_wait_parity(bar, 0)

    text = compiled(kernel, FLOATS)
    labels = re.findall(r"^(WAIT_\d+):", text, re.M)
    assert len(labels) == len(set(labels)) >= 2
    assemble(text)


def test_memory_is_not_kept_in_registers_across_a_wrapper():
    def kernel(out):
        tile = cuda.shared.array(4, np.float32)
        bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
        tile[0] = 1.0
        ptx.mbarrier_wait_parity(bar, 0)
        out[0] = tile[0]  # the async proxy may have written it meanwhile

    text = compiled(kernel, FLOATS)
    wait = text.index("try_wait")
    assert "st.shared" in text[:wait]
    assert "ld.shared" in text[wait:]


def test_every_wrapper_except_pure_ones_is_volatile_and_clobbers_memory(everything):
    for each in everything[1]:
        pure = each.call.wrapper.is_pure
        assert each.inline.side_effect != pure
        assert each.inline.constraint.endswith("~{memory}") != pure


def test_pure_wrappers_use_registers_only(everything):
    """A wrapper that waits, orders or accesses memory is never pure."""
    pure = {each.call.wrapper.name for each in everything[1] if each.call.wrapper.is_pure}
    assert pure == {
        *("cluster_ctarank", "cluster_nctarank", "mapa"),
        *("cvt_rn_bf16x2_f32", "cvt_rn_f16x2_f32", "ex2_approx_ftz_f32", "max_f32"),
    }


def test_a_tensor_map_is_a_by_value_parameter():
    def kernel(source, target):
        ptx.prefetch_tensormap(source)
        ptx.prefetch_tensormap(target)

    text = compiled(kernel, TENSOR_MAP, TENSOR_MAP)
    assert re.findall(r"\.param (.*) \w+_param_(\d)\[128\]", text) == [
        (".align 64 .b8", "0"),
        (".align 64 .b8", "1"),
    ]
    assert "cvta.param.u64" in text  # read in place, no copy in local memory
    assert ".local" not in text


@cuda.jit(device=True)
def load_through(tensor_map, at, bar):
    ptx.cp_async_bulk_tensor_2d_global_to_shared(at, tensor_map, 0, 0, bar)


def test_a_device_function_can_take_a_tensor_map():
    def kernel(n, tensor_map):
        at = ptx.shared_address(cuda.shared.array(64, np.float32, 128))
        load_through(tensor_map, at, at)

    text = compiled(kernel, 1, TENSOR_MAP)
    assert "cvta.param.u64" in text
    assert ".local" not in text
    assemble(text)
