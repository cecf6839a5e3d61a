"""Arguments that kernels of libraries need: 8-bit tensor maps, large clusters, bits of floats."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.cli.test_ptx import call, report

MAP_BY_VALUE = str(Path(__file__).parents[1] / "corpus" / "reported" / "no_grid_constant.ptx")
NO_BODY = """.version 8.0
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 p) { ret; }
"""


@pytest.mark.parametrize(
    "arguments",
    [
        ("map:f8e4m3[4,128]:box=4,128=random", "f32[128]=zeros", "i32=1"),
        ("map:f32[4,32]:box=4,32:strides=256=random", "f32[128]=zeros", "i32=1"),
    ],
    ids=["8-bit floats", "rows further apart"],
)
def test_a_tensor_map_of_a_librarys_kernel_can_be_given(arguments):
    specs = [part for text in arguments for part in ("--arg", text)]
    (hazard,) = report(MAP_BY_VALUE, "--block", "32", *specs)["hazards"]
    assert hazard["cause"] == "tensor-map-in-local-memory"  # the kernel was launched


def test_a_cluster_of_16_is_not_portable(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("k.ptx").write_text(NO_BODY)
    launch = "k.ptx", "--grid", "16", "--cluster", "16", "--block", "32", "--arg"
    assert call(*launch, "f32=0").exit_code == 2  # f32 where the kernel takes 64 bits
    shown = call(*launch, "f32[1]=zeros")
    assert shown.exit_code == 0
    assert "cudaFuncAttributeNonPortableClusterSizeAllowed" in shown.output


def test_16_bit_integers_are_bits_of_bfloat16_only_by_request(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    bits = np.full(32, 0x3F80, np.uint16)
    np.save("bits.npy", bits)
    Path("k.ptx").write_text(NO_BODY)
    launch = ("k.ptx", "--block", "32", "--out", "x=x.npy")
    assert call(*launch, "--arg", "x: bf16[32]=@bits.npy").exit_code == 2
    assert not Path("x.npy").exists()
    assert call(*launch, "--arg", "x: bf16[32]=bits@bits.npy").exit_code == 0
    assert np.array_equal(np.load("x.npy").view(np.uint16), bits)
