"""Tensor maps as bytes, compared with the bytes of the same maps from an H200's driver."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from harness.sanitizer.emulator.copies.tensormaps import (
    NBYTES,
    NoTensorMap,
    check_ordinal,
    edited,
    is_tensor_map,
    pack,
    tensor_map,
    tensor_maps_in,
)
from harness.sanitizer.tensormap.description import (
    INTERLEAVES,
    L2_PROMOTIONS,
    OOB_FILLS,
    SWIZZLES,
)

FILE = Path(__file__).parents[1] / "recordings" / "descriptors.json"
RECORDED = json.loads(FILE.read_text())
MAPS: list[dict[str, Any]] = RECORDED["maps"]
EDITS: list[dict[str, Any]] = RECORDED["edits"]
# The driver's numbers (cuda.h, CUtensorMapDataType).
TYPES = (
    *("uint8", "uint16", "uint32", "int32", "uint64", "int64", "float16", "float32", "float64"),
    *("bfloat16", "float32_ftz", "tfloat32", "tfloat32_ftz"),
)


def recorded(text: str) -> bytes:
    return bytes.fromhex(text.ljust(2 * NBYTES, "0"))


def test_fields_are_decoded_as_the_driver_encodes_them():
    legal = 0
    for fields in MAPS:
        data = recorded(fields["bytes"])
        assert is_tensor_map(data)
        try:
            decoded = tensor_map(data)
        except NoTensorMap:  # the driver encodes some that we hold to be wrong: see Rule.stricter
            continue
        legal += 1
        assert decoded.element_type == TYPES[fields["type"]]
        assert decoded.address == fields["address"]
        assert list(decoded.global_dims) == fields["dims"]
        assert list(decoded.global_strides) == fields["strides"]
        assert list(decoded.element_strides) == fields["element_strides"]
        assert decoded.interleave == INTERLEAVES[fields["interleave"]]
        assert decoded.swizzle == tuple(SWIZZLES)[fields["swizzle"]]
        assert decoded.l2_promotion == L2_PROMOTIONS[fields["l2_promotion"]]
        assert decoded.oob_fill == OOB_FILLS[fields["oob_fill"]]
        if "box" in fields:
            assert list(decoded.box_dims) == fields["box"]
        else:
            assert decoded.box_dims == (fields["channels"], fields["pixels"])
            assert decoded.pixel_box is not None
            assert list(decoded.pixel_box.lower_corner) == fields["lower"]
            assert list(decoded.pixel_box.upper_corner) == fields["upper"]
        assert pack(decoded) == data
    assert legal > 0.8 * len(MAPS)


def test_edits_match_the_hardwares_bits():
    bases = [recorded(base["bytes"]) for base in RECORDED["edited"]]
    refused = 0
    for edit in EDITS:
        field, ordinal, value = edit["field"], edit["ordinal"] or 0, edit["value"]
        try:
            result = edited(bases[edit["base"]], field, ordinal, value)
        except NoTensorMap:
            refused += 1
            assert lost(field, value), edit
        else:
            assert result == recorded(edit["bytes"]), edit
    assert 0 < refused < 0.15 * len(EDITS)


def lost(field: str, value: int) -> bool:
    """Return whether the hardware keeps fewer bits than the value has."""
    return {
        "box_dim": value > 256,
        "element_stride": value > 8,
        "global_stride": value >= 1 << 40 or value % 16 > 0,
    }.get(field, False)


def test_a_value_that_does_not_fit_its_field_is_named():
    plain = recorded(MAPS[0]["bytes"])
    with pytest.raises(NoTensorMap) as refused:
        edited(plain, "global_stride", 0, 24)
    facts = refused.value.facts
    assert (facts["field"], facts["value"], facts["unit"]) == ("global_stride", 24, 16)
    with pytest.raises(NoTensorMap) as refused:
        edited(plain, "box_dim", 1, 300)
    facts = refused.value.facts
    assert (facts["ordinal"], facts["least"], facts["most"]) == (1, 1, 256)


def test_an_ordinal_beyond_the_rank_is_refused():
    plain = recorded(MAPS[0]["bytes"])
    rank = tensor_map(plain).rank
    check_ordinal(plain, "global_stride", rank - 2)
    check_ordinal(plain, "box_dim", rank - 1)
    for field, ordinal in (("global_stride", rank - 1), ("global_dim", rank)):
        with pytest.raises(NoTensorMap):
            check_ordinal(plain, field, ordinal)
    check_ordinal(bytes(NBYTES), "global_stride", 3)  # made from zeros: its rank may come last


def test_bytes_that_are_not_a_map_decode_to_none():
    rng = np.random.default_rng(1)
    assert not is_tensor_map(bytes(NBYTES))
    assert not any(is_tensor_map(rng.bytes(NBYTES)) for _ in range(1000))
    data = bytearray(recorded(MAPS[0]["bytes"]))
    data[120] = 1
    assert not is_tensor_map(bytes(data))


def test_maps_are_found_in_memory():
    data = np.random.default_rng(2).integers(0, 256, 4096).astype(np.uint8)
    for at, fields in zip((64, 1024, 4096 - NBYTES), MAPS, strict=False):
        data[at : at + NBYTES] = np.frombuffer(recorded(fields["bytes"]), np.uint8)
    assert tensor_maps_in(data) == [64, 1024, 4096 - NBYTES]
    assert tensor_maps_in(data[:100]) == []
