"""Every rule of a tensor map is broken once and kept once; a map's own description."""

from __future__ import annotations

import re
from dataclasses import dataclass

import ml_dtypes
import numpy as np
import pytest

from harness import ptx
from harness.base import arch
from harness.base.errors import CompileError, LaunchError, TensorMapError
from harness.course import device
from harness.sanitizer.emulator import Reason
from harness.sanitizer.tensormap import RULES, TensorMap
from tests.naming import naming
from tests.stops import faults


@dataclass(frozen=True)
class Array:
    """The attributes of a device array that `TensorMap.tiled` needs, and no others."""

    shape: tuple[int, ...]
    dtype: np.dtype
    strides: tuple[int, ...]
    address: int
    freed: bool = False


def array(shape=(64, 64), dtype="float32", strides=None, address=0x10000, freed=False) -> Array:
    dtype = np.dtype(dtype)
    if strides is None:
        strides = tuple(
            int(np.prod(shape[axis + 1 :], dtype=np.int64)) * dtype.itemsize
            for axis in range(len(shape))
        )
    return Array(tuple(shape), dtype, tuple(strides), address, freed)


OF_ARRAY = ("shape", "dtype", "strides", "address", "freed")


def tiled(box=(8, 32), swizzle="none", **options) -> TensorMap:
    of_array = {k: options.pop(k) for k in OF_ARRAY if k in options}
    return TensorMap.tiled(array(**of_array), box, swizzle=swizzle, **options)


CUBE = {"shape": (8, 8, 64), "box": (1, 1, 16)}
IMAGES = {
    "shape": (2, 9, 7, 64),
    "lower_corner": (-1, 0),
    "upper_corner": (1, -2),
    "channels_per_pixel": 8,
    "pixels_per_column": 12,
}

# rule: (a map that breaks it and nothing else, what its message says, one that just keeps it)
CASES = {
    "element-type": ({"dtype": "complex64"}, "complex64", {"dtype": "int16"}),
    "element-type-option": (
        {"dtype": "int32", "element_type": "tfloat32"},
        "element_type='tfloat32' of an array of int32; legal: 'int32'",
        {"dtype": "float32", "element_type": "tfloat32"},
    ),
    "interleave": ({**CUBE, "interleave": "16B"}, "'16B'", {**CUBE, "interleave": None}),
    "swizzle-name": ({"swizzle": "96B"}, "'128B'", {"swizzle": "128B"}),
    "l2-promotion-name": ({"l2_promotion": "512B"}, "'512B'", {"l2_promotion": "256B"}),
    "oob-fill-name": ({"oob_fill": "one"}, "'one'", {"oob_fill": "nan"}),
    "rank": (
        {"shape": (4,) * 6, "strides": (2048, 1024, 256, 64, 16, 4), "box": (1, 1, 1, 1, 1, 4)},
        "6 dimensions; legal: 1 to 5",
        {"shape": (4,) * 5, "strides": (1024, 256, 64, 16, 4), "box": (1, 1, 1, 1, 4)},
    ),
    "global-address": ({"address": 0x10008}, "0x10008", {"address": 0x10010}),
    "array-freed": ({"freed": True}, "the array was freed", {"freed": False}),
    "global-dims": ({"shape": (0, 64)}, "0 elements", {"shape": (1, 64)}),
    "inner-contiguous": (
        {"strides": (1024, 8)},
        "stride of 8 bytes; legal: 4",
        {"strides": (1024, 4)},
    ),
    "global-strides-multiple": (
        {"shape": (64, 63), "strides": (252, 4)},
        "252 bytes; legal: multiples of 16: pad the rows to 256",
        {"shape": (64, 63), "strides": (256, 4)},
    ),
    "global-strides-range": ({"strides": (2**40, 4)}, "2**40", {"strides": (2**40 - 16, 4)}),
    "box-rank": ({"box": (32,)}, "legal: 2, one for each axis", {"box": (1, 32)}),
    "box-range": ({"box": (257, 32)}, "257 on axis 0; legal: 1 to 256", {"box": (256, 32)}),
    "box-inner-multiple": ({"box": (8, 3)}, "12 bytes", {"box": (8, 4)}),
    "box-inner-swizzle": (
        {"box": (8, 36), "swizzle": "128B"},
        "144 bytes; legal with swizzle='128B': at most 128 bytes, nearest 32",
        {"box": (8, 32), "swizzle": "128B"},
    ),
    "box-bytes": (
        {"shape": (9, 256, 64), "box": (229, 16, 16)},
        "moves 234496 bytes; legal: at most 233472",
        {"shape": (9, 256, 64), "box": (228, 16, 16)},
    ),
    "box-shared-memory": (  # the driver counts 15 // 8 planes, and a copy moves two
        {"shape": (9, 256, 64), "box": (15, 256, 128), "element_strides": (8, 1, 1)},
        "moves 262144 bytes; legal: at most 233472, for it must fit",
        {"shape": (9, 256, 64), "box": (8, 256, 128), "element_strides": (8, 1, 1)},
    ),
    "element-strides-rank": (
        {"element_strides": (1,)},
        "1 entries; legal: 2",
        {"element_strides": (1, 1)},
    ),
    "element-strides-range": (
        {"element_strides": (9, 1)},
        "9 on axis 0; legal: 1 to 8, nearest 8",
        {"element_strides": (8, 1)},
    ),
    "nan-fill": (
        {"dtype": "int32", "oob_fill": "nan"},
        "floating types only",
        {"dtype": ml_dtypes.bfloat16, "oob_fill": "nan"},
    ),
    "im2col-rank": (
        {**IMAGES, "shape": (9, 64), "lower_corner": (), "upper_corner": ()},
        "legal for im2col: 3 to 5",
        {**IMAGES, "shape": (2, 9, 64), "lower_corner": -1, "upper_corner": 1},
    ),
    "im2col-corners": (
        {**IMAGES, "lower_corner": (-129, 0)},
        "-129; legal in 4 dimensions: -128 to 127, nearest -128",
        {**IMAGES, "lower_corner": (-128, 0)},
    ),
    "im2col-bounding-box": (
        {**IMAGES, "upper_corner": (-10, -2)},
        "axis 1 of 9 elements has no pixel from lower_corner -1 to 9 - 1 + upper_corner -10",
        {**IMAGES, "upper_corner": (-9, -2)},
    ),
    "im2col-column": (
        {**IMAGES, "pixels_per_column": 1025},
        "pixels_per_column=1025; legal: 1 to 1024, nearest 1024",
        {**IMAGES, "pixels_per_column": 1024},
    ),
}


def im2col(**options) -> TensorMap:
    options = {**IMAGES, **options}
    of_array = {k: options.pop(k) for k in OF_ARRAY if k in options}
    return TensorMap.im2col(array(**of_array), **options)


def tiled_map(options: dict) -> TensorMap:
    return im2col(**options) if "lower_corner" in options else tiled(**options)


def broken_rules(**options) -> list[str]:
    with pytest.raises(TensorMapError) as caught:
        tiled(**options)
    return [violation.rule for violation in caught.value.violations]


def test_every_rule_has_a_case():
    assert [rule.id for rule in RULES] == list(CASES)


def test_each_rule_is_named_alone_and_kept_just_inside():
    named = {}
    for rule, (options, says, kept) in CASES.items():
        with pytest.raises(TensorMapError) as caught:
            tiled_map(options)
        (violation,) = caught.value.violations
        named[rule] = violation.rule
        assert says in violation.message, rule
        assert re.search("cuTensorMapEncode|measured|Programming Guide", violation.source), rule
        assert violation.message in str(caught.value)
        tiled_map(kept)
    assert named == {rule: rule for rule in CASES}


def test_all_broken_rules_are_reported_at_once():
    rules = broken_rules(address=4, box=(300, 3), swizzle="12B", oob_fill="one")
    assert rules == [
        "swizzle-name",
        "oob-fill-name",
        "global-address",
        "box-range",
        "box-inner-multiple",
    ]


def test_an_array_of_no_dimensions_has_the_wrong_rank():
    assert broken_rules(shape=(), strides=(), box=()) == ["rank"]


def test_fields_are_innermost_first_and_arguments_in_numpy_order():
    for rank in range(1, 6):
        shape, box = (2, 3, 5, 7, 32)[-rank:], (1, 2, 3, 4, 16)[-rank:]
        m = tiled(shape=shape, box=box)
        assert m.rank == rank
        assert (m.global_dims, m.box_dims) == (shape[::-1], box[::-1])
        assert (m.shape, m.box) == (shape, box)
        assert m.global_strides == (128, 896, 4480, 13440)[: rank - 1]
        assert m.box_elements == np.prod(box)
        assert m.box_bytes == 4 * m.box_elements


def test_element_strides_reduce_the_loaded_elements():
    m = tiled(box=(7, 32), element_strides=(2, 4))
    # The innermost stride is ignored.
    assert m.copied_dims == (32, 4)
    assert m.box_bytes == 4 * 32 * 4


def test_shared_memory_is_aligned_to_the_swizzle_pattern():
    alignments = {"none": 128, "32B": 256, "64B": 512, "128B": 1024}
    for swizzle, alignment in alignments.items():
        assert tiled(box=(8, 8), swizzle=swizzle).shared_alignment_bytes == alignment


def test_a_swizzled_row_takes_a_whole_span_of_shared_memory():
    m = tiled(box=(8, 8), swizzle="128B")
    assert (m.box_bytes, m.shared_bytes) == (8 * 32, 8 * 128)


def test_an_im2col_map_reports_the_elements_of_a_copy():
    m = im2col()
    assert m.pixel_box.lower_corner == (0, -1)
    assert m.pixel_box.upper_corner == (-2, 1)
    assert (m.box, m.box_bytes) == ((12, 8), 12 * 8 * 4)
    assert "im2col (12, 8) (pixels, channels) from corners (-1, 0) to (1, -2)" in repr(m)


def test_element_types():
    assert tiled(dtype=ml_dtypes.bfloat16).element_type == "bfloat16"
    assert tiled(dtype="int8").element_type == "uint8"
    assert tiled(dtype="int64").element_type == "int64"


def test_repr_shows_the_elements_of_a_copy():
    text = repr(tiled(box=(8, 32), swizzle="128B"))
    assert "float32 (64, 64)" in text
    assert "(256, 4) bytes" in text
    assert "box (8, 32): 1024 bytes per copy" in text
    assert "swizzle=128B (atom: 8 rows of 128 bytes, chunks of 16)" in text
    assert "l2_promotion" not in text


def test_blackwell_features_are_refused_by_name():
    element_types = ("16U4_ALIGN8B", "16u4_align16b", "16U6_ALIGN16B")
    for options in (
        *({"element_type": name} for name in element_types),
        *({"swizzle": f"128B_ATOM_{name}"} for name in ("32B", "32B_FLIP_8B", "64B")),
        {"element_type": "CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B"},
        {"dtype": ml_dtypes.int4},
        {"dtype": ml_dtypes.float6_e2m3fn},
    ):
        with pytest.raises(TensorMapError) as caught:
            tiled(**options)
        messages = [v.message for v in caught.value.violations]
        modes = [mode.refusal for mode in arch.BLACKWELL_MODES]
        (message,) = [m for m in messages if any(refusal in m for refusal in modes)]
        value = str(next(iter(options.values()))).removeprefix("CU_TENSOR_MAP_DATA_TYPE_").upper()
        assert "dtype" in options or value in message
    for mode in ("W", "W128"):
        with pytest.raises(TensorMapError, match=rf"{mode}\).*sm_100.*TensorMap.im2col") as refused:
            TensorMap.im2col_wide(array((2, 9, 7, 64)), -1, 1, 8, 12, mode=mode)
        assert [violation.rule for violation in refused.value.violations] == ["im2col-wide"]


def test_an_element_type_that_a_load_converts_to():
    for element_type in ("float32_ftz", "tfloat32", "tfloat32_ftz"):
        for make in (tiled, im2col):
            m = make(element_type=element_type)
            assert m.element_type == element_type and m.dtype == np.float32
            assert f"element_type={element_type}" in repr(m)
            assert m != make()
    with pytest.raises(TensorMapError, match=r"'float32', 'float32_ftz', 'tfloat32'"):
        tiled(element_type="float16")


def test_narrow_shapes_and_swizzles_break_the_same_rules():
    assert broken_rules(shape=(64, 1), box=(8, 4)) == ["global-strides-multiple"]
    assert broken_rules(box=(8, 32), swizzle="64B") == ["box-inner-swizzle"]


def nothing(tensor_map, c):
    if c > 0:
        ptx.cp_async_bulk_prefetch_tensor_2d(tensor_map, c, c)


def test_bad_input_a_tensor_map_of_a_freed_array():
    gpu = device("emulator")
    x = gpu.to_device(np.zeros((64, 64), np.float32))
    m = TensorMap.tiled(x, (8, 32))
    x.free()
    with pytest.raises(LaunchError, match=naming("argument", 1, "TensorMap", "freed")):
        gpu.launch(nothing, grid=1, block=1, args=(m, 0))
    with pytest.raises(TensorMapError, match=r"\[array-freed;"):
        TensorMap.tiled(x, (8, 32))


def three_coordinates(tensor_map):
    ptx.cp_async_bulk_prefetch_tensor_3d(tensor_map, 0, 0, 0)


def too_many_coordinates(tensor_map):
    ptx.cp_async_bulk_prefetch_tensor_2d(tensor_map, 0, 0, 0)


def test_bad_input_coordinates_of_the_wrong_count():
    gpu = device("emulator")
    m = TensorMap.tiled(gpu.to_device(np.zeros((64, 64), np.float32)), (8, 32))
    with faults(Reason.RANKS_DIFFER, count=3, rank=2):
        gpu.launch(three_coordinates, grid=1, block=1, args=(m,))
    with pytest.raises(
        CompileError, match=naming("ptx.cp_async_bulk_prefetch_tensor_2d(tensor_map, c0, c1)")
    ):
        gpu.launch(too_many_coordinates, grid=1, block=1, args=(m,))


def test_rules_stricter_than_the_driver_have_a_reason():
    stricter = {rule.id: rule for rule in RULES if rule.stricter}
    assert set(stricter) == {"array-freed", "box-shared-memory", "interleave"}
    assert all(rule.source and "driver" in rule.stricter for rule in stricter.values())


def test_passing_none_selects_the_defaults():
    assert tiled(swizzle=None, interleave=None, l2_promotion=None) == tiled()


def test_host_arrays_are_refused():
    with pytest.raises(TensorMapError, match="to_device"):
        TensorMap.tiled(np.zeros((64, 64), np.float32), (8, 32))


def test_a_box_of_another_type_is_refused():
    for box in ((8, 3.5), "ab", None):
        with pytest.raises(TensorMapError, match="box "):
            tiled(box=box)
