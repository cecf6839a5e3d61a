"""Serialize the explorers of a lab for its page, where the emulator's Python draws them."""

from __future__ import annotations

import base64
import io
import pickle
from functools import lru_cache
from typing import Any

import numpy as np

from harness.course.views.explorer import described, remembering
from harness.sanitizer import DeviceArray
from harness.sanitizer.isa import BFLOAT16, named

_CACHED = type(lru_cache(maxsize=1)(lambda: None))


class _Kept(pickle.Pickler):
    """Pickles a description instead of each array: no explorer reads an array's elements."""

    def reducer_override(self, value: Any) -> Any:
        if isinstance(value, DeviceArray):
            return described, (value.shape, value.strides, value.dtype, value.address)
        if isinstance(value, np.dtype) and value == BFLOAT16:  # a page has no ml_dtypes
            return named, ("bfloat16",)
        if isinstance(value, _CACHED):
            return remembering, (value.__wrapped__, value.cache_parameters()["maxsize"])
        return NotImplemented


def kept(scene: Any) -> str:
    """Return an explorer's scene as text. Raises pickle's exceptions if it cannot be pickled."""
    written = io.BytesIO()
    _Kept(written, protocol=5).dump(scene)
    return base64.b64encode(written.getvalue()).decode()
