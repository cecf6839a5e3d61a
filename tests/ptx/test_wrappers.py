"""Every wrapper emits its PTX, and the assembler takes it. One kernel calls them all."""

from __future__ import annotations

import inspect
import re

import numpy as np
import pytest
from llvmlite import ir
from numba import cuda

from harness import CompileError, ptx
from harness.compiler import ParameterSpec, assemble, compile_kernel
from tests.ptx import copy_wrappers, more_wrappers

TENSOR_MAP = ParameterSpec("tensor_map")
FLOATS = ParameterSpec("array", "float32", 1, "C")


def compiled(kernel, *args) -> str:
    return compile_kernel(kernel, args, block=128).ptx


def every_wrapper(source, target, out, n):
    tile = cuda.shared.array((8, 32), np.float32, 1024)
    bars = cuda.shared.array(2, np.uint64)
    at = ptx.shared_address(tile)
    bar = ptx.shared_address(bars)
    ptx.prefetch_tensormap(source)
    ptx.mbarrier_init(bar, 128)
    ptx.fence_mbarrier_init()
    ptx.mbarrier_expect_tx(bar, 64)
    ptx.mbarrier_arrive_expect_tx(bar, 64)
    ptx.mbarrier_arrive(bar)
    ptx.cp_async_bulk_tensor_1d_global_to_shared(at, source, n, bar)
    ptx.cp_async_bulk_tensor_2d_global_to_shared(at, source, n, 1, bar)
    ptx.cp_async_bulk_tensor_3d_global_to_shared(at, source, n, 1, 2, bar)
    ptx.cp_async_bulk_tensor_4d_global_to_shared(at, source, n, 1, 2, 3, bar)
    ptx.cp_async_bulk_tensor_5d_global_to_shared(at, source, n, 1, 2, 3, 4, bar)
    ptx.cp_async_bulk_global_to_shared(at, ptx.global_address(out, 4), 64, bar)
    if ptx.mbarrier_test_wait_parity(bar, 0):
        out[0] = 1
    if ptx.mbarrier_try_wait_parity(bar, 0):
        out[1] = 1
    ptx.mbarrier_wait_parity(bar, 0)
    ptx.mbarrier_inval(bar)
    ptx.fence_proxy_async()
    ptx.fence_proxy_async_shared_cta()
    ptx.fence_proxy_async_global()
    ptx.cp_async_bulk_tensor_1d_shared_to_global(target, n, at)
    ptx.cp_async_bulk_tensor_2d_shared_to_global(target, n, 1, at)
    ptx.cp_async_bulk_tensor_3d_shared_to_global(target, n, 1, 2, at)
    ptx.cp_async_bulk_tensor_4d_shared_to_global(target, n, 1, 2, 3, at)
    ptx.cp_async_bulk_tensor_5d_shared_to_global(target, n, 1, 2, 3, 4, at)
    ptx.cp_async_bulk_shared_to_global(out, at, 64)
    ptx.cp_async_bulk_commit_group()
    ptx.cp_async_bulk_wait_group(1)
    ptx.cp_async_bulk_wait_group_read(0)

    ptx.barrier_cluster_arrive_relaxed()
    ptx.barrier_cluster_wait()
    there = ptx.mapa(bar, ptx.cluster_ctarank() ^ 1 if ptx.cluster_nctarank() > 1 else 0)
    ptx.mbarrier_arrive_expect_tx_cluster(there, 64)
    ptx.mbarrier_arrive_cluster(there)
    ptx.mbarrier_wait_parity_cluster(bar, 1)
    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()


@pytest.fixture(scope="module")
def everything() -> str:
    return compiled(every_wrapper, TENSOR_MAP, TENSOR_MAP, FLOATS, 5)


@pytest.fixture(scope="module")
def more() -> list[str]:
    return [compiled(kernel, TENSOR_MAP, TENSOR_MAP, FLOATS, 5) for kernel in MORE_KERNELS]


MORE_KERNELS = (*more_wrappers.KERNELS, *copy_wrappers.KERNELS)
# What wgmma kernels call has tests of its own, in test_wgmma*.py.
OF_WGMMA = (
    "cvt_rn_bf16x2_f32",
    "cvt_rn_f16x2_f32",
    "mbarrier_arrive_relaxed_cluster",
    "unrolled",
)
NAMES = [name for name in ptx.__all__ if not name.startswith("wgmma_") and name not in OF_WGMMA]

LOAD = "cp.async.bulk.tensor.{0}d.shared::cluster.global.tile.mbarrier::complete_tx::bytes"
STORE = "cp.async.bulk.tensor.{0}d.global.shared::cta.tile.bulk_group"
R, RD = r"%r\d+", r"%rd\d+"

EMITTED = {
    "fence_proxy_async": r"fence\.proxy\.async;",
    "fence_proxy_async_shared_cta": r"fence\.proxy\.async\.shared::cta;",
    "fence_proxy_async_global": r"fence\.proxy\.async\.global;",
    "fence_mbarrier_init": r"fence\.mbarrier_init\.release\.cluster;",
    "mbarrier_init": rf"mbarrier\.init\.shared::cta\.b64 \[{R}\], {R};",
    "mbarrier_inval": rf"mbarrier\.inval\.shared::cta\.b64 \[{R}\];",
    "mbarrier_arrive": rf"mbarrier\.arrive\.release\.cta\.shared::cta\.b64 {RD}, \[{R}\], {R};",
    "mbarrier_expect_tx": rf"mbarrier\.expect_tx\.relaxed\.cta\.shared::cta\.b64 \[{R}\], {R};",
    "mbarrier_arrive_expect_tx": (
        rf"mbarrier\.arrive\.expect_tx\.release\.cta\.shared::cta\.b64 {RD}, \[{R}\], {R};"
    ),
    "mbarrier_test_wait_parity": (
        rf"mbarrier\.test_wait\.parity\.acquire\.cta\.shared::cta\.b64 complete, \[{R}\], {R};\n"
        rf"\tselp\.u32 {R}, 1, 0, complete;"
    ),
    "mbarrier_try_wait_parity": (
        rf"mbarrier\.try_wait\.parity\.acquire\.cta\.shared::cta\.b64 complete, \[{R}\], {R};\n"
        rf"\tselp\.u32 {R}, 1, 0, complete;"
    ),
    "mbarrier_wait_parity": (
        r"(WAIT_\d+):\n"
        rf"\tmbarrier\.try_wait\.parity\.acquire\.cta\.shared::cta\.b64 complete, \[{R}\], {R};\n"
        r"\t@!complete bra \1;"
    ),
    "prefetch_tensormap": rf"prefetch\.tensormap \[{RD}\];",
    "cp_async_bulk_global_to_shared": (
        r"cp\.async\.bulk\.shared::cluster\.global\.mbarrier::complete_tx::bytes "
        rf"\[{R}\], \[{RD}\], {R}, \[{R}\];"
    ),
    "cp_async_bulk_shared_to_global": (
        rf"cp\.async\.bulk\.global\.shared::cta\.bulk_group \[{RD}\], \[{R}\], {R};"
    ),
    "cp_async_bulk_commit_group": r"cp\.async\.bulk\.commit_group;",
    "cp_async_bulk_wait_group": r"cp\.async\.bulk\.wait_group 1;",
    "cp_async_bulk_wait_group_read": r"cp\.async\.bulk\.wait_group\.read 0;",
    "cluster_ctarank": rf"mov\.u32 {R}, %cluster_ctarank;",
    "cluster_nctarank": rf"mov\.u32 {R}, %cluster_nctarank;",
    "mapa": rf"mapa\.shared::cluster\.u32 {R}, {R}, {R};",
    "barrier_cluster_arrive": r"barrier\.cluster\.arrive\.release\.aligned;",
    "barrier_cluster_arrive_relaxed": r"barrier\.cluster\.arrive\.relaxed\.aligned;",
    "barrier_cluster_wait": r"barrier\.cluster\.wait\.acquire\.aligned;",
    "mbarrier_arrive_cluster": (
        rf"mbarrier\.arrive\.release\.cluster\.shared::cluster\.b64 _, \[{R}\], {R};"
    ),
    "mbarrier_arrive_expect_tx_cluster": (
        rf"mbarrier\.arrive\.expect_tx\.release\.cluster\.shared::cluster\.b64 _, \[{R}\], {R};"
    ),
    "mbarrier_wait_parity_cluster": (
        r"(WAIT_\d+):\n"
        rf"\tmbarrier\.try_wait\.parity\.acquire\.cluster\.shared::cta\.b64 complete, \[{R}\], {R};"
    ),
    "shared_address": r"cvt\.u32\.u64",
    "global_address": r"cvta\.to\.global\.u64",
} | {
    f"cp_async_bulk_tensor_{rank}d_{way}": re.escape(opcode.format(rank))
    + operands.format(", ".join([R] * rank))
    for rank in range(1, 6)
    for way, opcode, operands in (
        ("global_to_shared", LOAD, rf" \[{R}\], \[{RD}, {{{{{{}}}}}}\], \[{R}\];"),
        ("shared_to_global", STORE, rf" \[{RD}, {{{{{{}}}}}}\], \[{R}\];"),
    )
}


MORE_EMITTED = more_wrappers.EMITTED | copy_wrappers.EMITTED | copy_wrappers.OPTIONAL


def test_every_public_name_has_a_case():
    assert sorted(EMITTED | more_wrappers.EMITTED | copy_wrappers.EMITTED) == NAMES
    assert {each.split(",")[0] for each in copy_wrappers.OPTIONAL} < set(NAMES)


@pytest.mark.parametrize("name", EMITTED)
def test_a_wrapper_emits_its_instruction(name, everything):
    assert re.search(EMITTED[name], everything)


@pytest.mark.parametrize("name", MORE_EMITTED)
def test_a_rarer_wrapper_emits_its_instruction(name, more):
    assert re.search(MORE_EMITTED[name], "".join(more))


def test_the_assembler_takes_every_instruction(everything, more):
    for text in (everything, *more):
        assembled = assemble(text)
        assert assembled.cubin[:4] == b"\x7fELF"
        # One kernel asks for more registers and for fewer, which no kernel should.
        assert [w for w in assembled.warnings if "'setmaxnreg' ignored" not in w] == []


@pytest.mark.parametrize("name", ptx.__all__)
def test_a_wrapper_says_what_it_does(name):
    doc = " ".join(getattr(ptx, name).__doc__.split())
    parts = ("PTX:", "Issued by:", "Proxy:", "Memory:", "Completes:", "PTX ISA:")
    places = [doc.find(part) for part in parts]
    assert places[0] > -1 and places == sorted(places)
    assert "typingctx" not in str(inspect.signature(getattr(ptx, name)))


def test_a_docstring_quotes_the_ptx_that_is_emitted(everything, more):
    chapters = "cp|mbarrier|fence|prefetch|tensormap|createpolicy|bar|barrier|setmaxnreg|stmatrix"
    chapters += "|ldmatrix"
    text = "".join([everything, *more])
    opcodes = set(re.findall(rf"^\t((?:{chapters})\.[\w.:]+)", text, re.M))
    quoted = " ".join(getattr(ptx, name).__doc__ for name in ptx.__all__)
    joined = re.sub(r"\s+(?=\.)", "", quoted)  # a long opcode is broken over two lines
    hint = ".L2::cache_hint"  # in braces where it may be left out
    joined = joined.replace(f"{{{hint}}}", "") + joined.replace(f"{{{hint}}}", hint)
    assert [opcode for opcode in opcodes if opcode not in joined] == []


def test_calling_a_wrapper_from_python_is_explained():
    with pytest.raises(CompileError, match=r"ptx.mbarrier_init\(bar, count\) runs on the GPU"):
        ptx.mbarrier_init(0, 1)


def test_any_integer_type_is_taken():
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

    text = compiled(kernel, FLOATS)
    assert re.findall(r"add\.s64 \t?%rd\d+, %rd\d+, (\d+);", text) == ["18", "32"]


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


def test_every_wrapper_is_volatile_and_clobbers_memory(monkeypatch):
    seen = []

    class Recorded(ir.InlineAsm):
        def __init__(self, *args, **kwargs):
            super().__init__(*args, **kwargs)
            seen.append(self)

    monkeypatch.setattr(ir, "InlineAsm", Recorded)
    monkeypatch.setenv("HARNESS_CACHE_DIR", "off")
    for kernel in (every_wrapper, *MORE_KERNELS):
        compiled(kernel, TENSOR_MAP, TENSOR_MAP, FLOATS, 5)
    # The two addresses are no instructions, and one is called twice.
    assert len(seen) == len(NAMES) - 2 + 1 + len(copy_wrappers.OPTIONAL)
    for asm in seen:
        assert asm.side_effect
        assert asm.constraint.endswith("~{memory}")


TOGETHER = {
    "bar.arrive",
    "bar.sync",
    "barrier.cluster.arrive.relaxed.aligned",
    "barrier.cluster.arrive.release.aligned",
    "barrier.cluster.wait.acquire.aligned",
    "elect.sync",
    "setmaxnreg.dec.sync.aligned.u32",
    "setmaxnreg.inc.sync.aligned.u32",
    "tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned",
} | {
    f"{opcode}.sync.aligned.m8n8.x{count}{trans}.shared.b16"
    for opcode in ("ldmatrix", "stmatrix")
    for count in (1, 2, 4)
    for trans in ("", ".trans")
}


def test_what_threads_execute_together_is_convergent(monkeypatch):
    seen = {}
    real = ir.IRBuilder.call

    def record(self, fn, args, *rest, **kwargs):
        made = real(self, fn, args, *rest, **kwargs)
        if isinstance(fn, ir.InlineAsm):
            seen[fn.asm] = "convergent" in made.attributes
        return made

    monkeypatch.setattr(ir.IRBuilder, "call", record)
    monkeypatch.setenv("HARNESS_CACHE_DIR", "off")
    for kernel in (every_wrapper, *MORE_KERNELS):
        compiled(kernel, TENSOR_MAP, TENSOR_MAP, FLOATS, 5)
    found = {True: "", False: ""}
    for asm, convergent in seen.items():
        found[convergent] += asm + "\n"
    marked = r"(?m)^\s*(bar\.\w+|\S+\.sync\S*|\S+\.aligned\S*)[ ;]"
    assert set(re.findall(marked, found[True])) == TOGETHER
    assert re.findall(marked, found[False]) == []
    assert len(re.findall(r"(?m)^\s*(?!selp)[a-z][\w:]*\.", found[True])) == len(TOGETHER)


def test_an_unused_answer_does_not_take_the_instruction_away():
    def kernel(out):
        ptx.mbarrier_try_wait_parity(ptx.shared_address(cuda.shared.array(1, np.uint64)), 0)

    assert "try_wait" in compiled(kernel, FLOATS)


def test_a_tensor_map_is_a_by_value_parameter(everything):
    assert re.findall(r"\.param \.align 64 \.b8 every_wrapper_param_\d+\[128\]", everything) == [
        ".param .align 64 .b8 every_wrapper_param_0[128]",
        ".param .align 64 .b8 every_wrapper_param_1[128]",
    ]
    assert "cvta.param.u64" in everything  # read in place, no copy in local memory
    assert ".local" not in everything


@cuda.jit(device=True)
def load_through(tensor_map, at, bar):
    ptx.cp_async_bulk_tensor_2d_global_to_shared(at, tensor_map, 0, 0, bar)


def test_a_device_function_may_be_handed_a_tensor_map():
    def kernel(n, tensor_map):
        at = ptx.shared_address(cuda.shared.array(64, np.float32, 128))
        load_through(tensor_map, at, at)

    text = compiled(kernel, 1, TENSOR_MAP)
    assert "cvta.param.u64" in text
    assert ".local" not in text
    assemble(text)
