"""Arguments that kernels of libraries need."""

from __future__ import annotations

import numpy as np
import pytest

from harness.base.errors import LaunchError
from harness.sanitizer.cli.arguments import Arguments
from harness.sanitizer.devices.emulated import EmulatedDevice
from harness.sanitizer.emulator import tensormaps
from tests.sanitizer.cli.test_ptx import FOLDER, call, report

MAP_BY_VALUE = str(FOLDER.parents[3] / "corpus" / "reported" / "no_grid_constant.ptx")


def test_a_tensor_map_of_a_librarys_kernel_can_be_given():
    """The map has 8-bit floats, or rows that are further apart."""
    for tensor_map in ("f8e4m3[4,128]:box=4,128", "f32[4,32]:box=4,32:strides=256"):
        specs = ("--arg", f"map:{tensor_map}=random", "--arg", "f32[128]=zeros", "--arg", "i32=1")
        (hazard,) = report(MAP_BY_VALUE, "--block", "32", *specs)["hazards"]
        assert hazard["cause"] == "illegal-operand"  # the kernel was launched


IM2COL = "lower_corner=-1,-1:upper_corner=-1,-1:channels_per_pixel=32:pixels_per_column=64"
STRUCT = """.version 8.6
.target sm_90a
.address_size 64
.visible .entry k(.param .align 64 .b8 p[64], .param .u64 q) {
  .reg .b32 %v; .reg .b64 %out;
  ld.param.u32 %v, [p]; ld.param.u64 %out, [p+8]; st.global.u32 [%out], %v;
  ld.param.u32 %v, [p+60]; st.global.u32 [%out+4], %v; ret;
}
"""


def test_tensor_maps_for_im2col_and_in_global_memory():
    arguments = Arguments(EmulatedDevice(), 0)
    by_value, address = arguments.make([f"map:f16[1,8,8,64]:{IM2COL}", f"&map:&0:{IM2COL}"])
    assert by_value.pixel_box is not None and by_value.box_dims == (32, 64)
    assert address.copy_to_host().tobytes() == tensormaps.pack(by_value)
    for options in ("lower_corner=0,0", f"box=1,8,8,8:{IM2COL}", "swizzle=128B"):
        with pytest.raises(LaunchError):
            Arguments(EmulatedDevice(), 0).make([f"map:f16[1,8,8,64]:{options}"])


def test_a_triton_descriptor_is_its_map_its_extents_and_its_strides():
    arguments = Arguments(EmulatedDevice(), 0)
    tensor_map, *rest = arguments.make(["x: triton:f16[64,48]:box=16,32=random"])
    assert (tensor_map.box, tensor_map.swizzle) == ((16, 32), "64B")
    assert [(each.dtype.name, int(each)) for each in rest] == [
        ("int32", 64), ("int32", 48), ("int64", 48), ("int64", 1),
    ]  # fmt: skip
    plain = Arguments(EmulatedDevice(), 0).make(["triton:f16[64,64]:box=16,64:swizzle=none"])
    assert plain[0].swizzle == "none"


def test_missing_and_unfitting_arguments_are_named():
    named = (str(FOLDER / "tile_copy.ptx"), "--entry", "tile_copy_", "--grid", "4,2")
    assert report(*named)["error"].count("[128]") == 2  # tensor maps by value
    scalars = ("--block", "32", "--arg", "i32=2", *("--arg", "f32[32]") * 2, "--arg", "u32=1")
    done = call(str(FOLDER / "cuda_nvcc.ptx"), "--entry", "saxpy", *scalars)
    assert done.exit_code == 2
    assert "argument 1 (.f32 saxpy_param_0) takes a float; got int32 2" in done.stderr


def test_a_struct_is_padded_to_its_parameter(tmp_path):
    kernel, expected = tmp_path / "k.ptx", tmp_path / "out.npy"
    kernel.write_text(STRUCT)
    np.save(expected, np.array([7, 0], np.uint32))
    arguments = ("--arg", "struct{i32=7; &x}", "--arg", "x: u32[2]=ones")
    done = report(str(kernel), "--block", "1", *arguments, "--expect", f"x={expected}")
    assert (done["exit_status"], done["hazards"]) == (0, [])
