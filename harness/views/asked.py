"""An explorer asked in JSON, as a page without a server does: it shows a scene that was kept.

A request is ``{"scene": BASE64, "settings": {...}, "serial": n}``, the answer the trait ``view`` of
`Explorer`. The scene is a pickle, so what is asked must be as trusted as this program: a page asks
for scenes that were made with it, and runs them in the reader's browser alone.
"""

from __future__ import annotations

import base64
import json
import pickle
from collections.abc import Callable
from functools import lru_cache
from types import SimpleNamespace
from typing import TypeVar

from harness.views.explorer import Explorer

Result = TypeVar("Result")


def explored(request: str, told: Callable[[str], object] = lambda words: None) -> str:
    """The explorer's view under the settings; both JSON."""
    asked = json.loads(request)
    explorer = _explorer(asked["scene"])
    explorer.request = {"settings": asked["settings"], "serial": asked["serial"]}
    return json.dumps(explorer.view)


@lru_cache(maxsize=16)
def _explorer(scene: str) -> Explorer:
    return Explorer(pickle.loads(base64.b64decode(scene)))


def described(shape: object, strides: object, dtype: object, address: int) -> SimpleNamespace:
    """What a tensor map says of its array, in a scene that was kept."""
    return SimpleNamespace(shape=shape, strides=strides, dtype=dtype, address=address)


def remembering(function: Callable[..., Result], most: int | None) -> Callable[..., Result]:
    """A function of a scene that keeps its results, as in a scene that was kept."""
    return lru_cache(maxsize=most)(function)
