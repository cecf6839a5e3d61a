"""Explorers of a lab, kept for its page, where the emulator's Python shows them."""

from __future__ import annotations

import base64
import io
import pickle
from functools import lru_cache
from typing import Any

import numpy as np

from harness.devices.arrays import DeviceArray
from harness.isa.types import BFLOAT16, named
from harness.views.explorer import described, remembering

_CACHED = type(lru_cache(maxsize=1)(lambda: None))


class _Kept(pickle.Pickler):
    """A scene's description of an array stands for the array: nobody looks into it."""

    def reducer_override(self, one: Any) -> Any:
        if isinstance(one, DeviceArray):
            return described, (one.shape, one.strides, one.dtype, one.address)
        if isinstance(one, np.dtype) and one == BFLOAT16:  # a page has no ml_dtypes
            return named, ("bfloat16",)
        if isinstance(one, _CACHED):
            return remembering, (one.__wrapped__, one.cache_parameters()["maxsize"])
        return NotImplemented


def kept(scene: Any) -> str:
    """An explorer's scene as text. Raises what pickle raises where it cannot be kept."""
    written = io.BytesIO()
    _Kept(written, protocol=5).dump(scene)
    return base64.b64encode(written.getvalue()).decode()
