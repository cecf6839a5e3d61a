"""ptxas is used if a kernel moves registers, and only if it reads the kernel's PTX."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

from harness.base import settings
from harness.bench.kernels.gemm.plan import plan
from harness.course import device
from harness.course.compiler import compile_kernel
from harness.sanitizer.assembler.assembler import assemble, find_ptxas, ptxas_takes

BF16 = np.dtype(ml_dtypes.bfloat16)

PTX = """
.version 8.0
.target sm_90a
.address_size 64
.visible .entry k() .maxntid 128, 1, 1 .minnctapersm 1
{{
  {step}
  ret;
}}
"""
MOVES = PTX.format(step="setmaxnreg.dec.sync.aligned.u32 24;")
SAID = "ptxas info : Used 8 registers\\n"


@pytest.fixture
def assembler(tmp_path, monkeypatch):
    """A ptxas of CUDA 13.0 that writes a mark instead of a cubin."""
    path = tmp_path / "ptxas"
    path.write_text(
        "#!/bin/sh\n"
        'if [ "$1" = --version ]; then echo "Build cuda_13.0.r13.0/compiler.1_0"; exit; fi\n'
        'for last; do :; done; printf MARK > "$last"; '
        f'printf "{SAID}"\n'
    )
    path.chmod(0o755)
    monkeypatch.setenv("HARNESS_CACHE_DIR", "off")
    monkeypatch.setenv(settings.PTXAS.name, str(path))
    find_ptxas.cache_clear()
    yield path
    find_ptxas.cache_clear()


def test_a_kernel_that_moves_registers_goes_to_ptxas(assembler):
    assembled = assemble(MOVES)
    assert assembled.cubin == b"MARK"
    assert assembled.registers == 8


def test_other_kernels_go_to_the_linker(assembler):
    assert assemble(PTX.format(step="")).cubin[:4] == b"\x7fELF"


def test_the_packaged_ptxas_reads_the_compilers_ptx():
    find_ptxas.cache_clear()
    path = find_ptxas()
    assert path is not None and "/nvidia/cu13/bin/" in path
    assert ptxas_takes(path, PTX.replace("8.0", "9.4"))


@pytest.mark.thorough
def test_a_rung_with_setmaxnreg_has_no_spill(monkeypatch):
    monkeypatch.setenv("HARNESS_CACHE_DIR", "off")
    find_ptxas.cache_clear()
    gpu = device("emulator")
    a, b, c = (gpu.to_device(np.zeros(shape, BF16)) for shape in ((384, 64), (256, 64), (384, 256)))
    launch = plan(11, a, b, c, blocks=2)
    compiled = compile_kernel(launch.kernel, launch.args, block=launch.block)
    assembled = assemble(compiled.ptx)
    assert "setmaxnreg" in compiled.ptx
    assert assembled.warnings == () and assembled.spill_bytes == 0
    assert assembled.registers == 168  # at entry: 65536 between 384 threads


def test_ptx_newer_than_ptxas_goes_to_the_linker(assembler):
    assert ptxas_takes(str(assembler), MOVES.replace("8.0", "9.0"))
    assert not ptxas_takes(str(assembler), MOVES.replace("8.0", "9.1"))


def test_the_linker_is_tried_if_ptxas_refuses(assembler):
    assembler.write_text(assembler.read_text().replace("printf MARK", "exit 1; printf MARK"))
    with pytest.warns(RuntimeWarning, match="setmaxnreg"):
        assert assemble(MOVES).cubin[:4] == b"\x7fELF"


def test_a_ptxas_too_old_for_the_ptx_is_named(assembler):
    with pytest.warns(RuntimeWarning, match=r"\bcuda_13\.0\b"):
        assert assemble(MOVES.replace("8.0", "9.1")).cubin[:4] == b"\x7fELF"


def test_ptxas_can_be_switched_off(assembler, monkeypatch):
    monkeypatch.setenv(settings.PTXAS.name, "off")
    find_ptxas.cache_clear()
    assert find_ptxas() is None
    assembled = assemble(MOVES)
    assert assembled.cubin[:4] == b"\x7fELF"
    assert any("setmaxnreg" in warning for warning in assembled.warnings)
