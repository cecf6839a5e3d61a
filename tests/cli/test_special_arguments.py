"""Tensor maps that kernels of libraries need."""

from __future__ import annotations

from pathlib import Path

from tests.cli.test_ptx import report

MAP_BY_VALUE = str(Path(__file__).parents[1] / "corpus" / "reported" / "no_grid_constant.ptx")


def test_a_tensor_map_of_a_librarys_kernel_can_be_given():
    """Of 8-bit floats, and of rows that are further apart."""
    for tensor_map in ("f8e4m3[4,128]:box=4,128", "f32[4,32]:box=4,32:strides=256"):
        specs = ("--arg", f"map:{tensor_map}=random", "--arg", "f32[128]=zeros", "--arg", "i32=1")
        (hazard,) = report(MAP_BY_VALUE, "--block", "32", *specs)["hazards"]
        assert hazard["cause"] == "tensor-map-in-local-memory"  # the kernel was launched
