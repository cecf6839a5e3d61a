"""Element types that a load converts to: FLOAT32_FTZ, TFLOAT32, TFLOAT32_FTZ. Loads of them are
recorded (`tests/sanitizer/emulator/test_recordings.py`).
"""

from __future__ import annotations

import numpy as np
import pytest

from harness import TensorMap
from harness.course import device
from harness.sanitizer.emulator import Reason
from harness.sanitizer.emulator.copies import engine as copies
from harness.sanitizer.emulator.copies import tensormaps
from harness.sanitizer.emulator.numerics import copy_arithmetic
from tests.hardware.tensor_map_cases import specials

TYPES = ("float32_ftz", "tfloat32", "tfloat32_ftz")


def test_special_values_need_conversion():
    """The control for the recorded cases: each conversion changes many values."""
    bits = specials(1).view(np.uint32)
    for name in ("tfloat32", "tfloat32_ftz"):
        assert (copy_arithmetic.of_load(name)(bits) != bits).mean() > 0.1
    assert copies.Units(4, None, b"", 16).convert is None


def test_a_kernel_may_name_the_element_type_in_a_descriptor():
    """tensormap.replace's numbers, which differ from the driver's (PTX ISA 9.7.9.28)."""
    array = device("emulator").to_device(np.zeros(64, np.float32))
    plain = tensormaps.pack(TensorMap.tiled(array, 64))
    for code, element_type in zip((8, 11, 12), TYPES, strict=True):
        edited = tensormaps.edited(plain, "elemtype", 0, code)
        assert edited == tensormaps.pack(TensorMap.tiled(array, 64, element_type=element_type))
        assert tensormaps.tensor_map(edited).element_type == element_type
        assert tensormaps.edited(edited, "elemtype", 0, 7) == plain
    for code in (13, 14, 15):  # packed types, which need Blackwell
        with pytest.raises(tensormaps.NoTensorMap) as refused:
            tensormaps.edited(plain, "elemtype", 0, code)
        assert "16U4_ALIGN8B" in refused.value.facts["blackwell"]
    with pytest.raises(tensormaps.NoTensorMap) as refused:
        tensormaps.edited(plain, "elemtype", 0, 16)
    assert refused.value.reason is Reason.NO_SUCH_MODE and not refused.value.facts["blackwell"]
