"""An explorer's answers in JSON, for a page without a server: the view of a saved scene.

A request is ``{"scene": BASE64, "settings": {...}, "serial": n}``, the answer the trait ``view`` of
`Explorer`. The scene is a pickle, so a request must be as trusted as this program: a page sends
scenes that were made with it, and runs them only in the reader's browser.
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


def explored(request: str, report: Callable[[str], object] = lambda words: None) -> str:
    """The explorer's view under the settings; both JSON."""
    asked = json.loads(request)
    explorer = _explorer(asked["scene"])
    explorer.request = {"settings": asked["settings"], "serial": asked["serial"]}
    return json.dumps(explorer.view)


@lru_cache(maxsize=16)
def _explorer(scene: str) -> Explorer:
    return Explorer(pickle.loads(base64.b64decode(scene)))


def described(shape: object, strides: object, dtype: object, address: int) -> SimpleNamespace:
    """The array of a tensor map in a saved scene, as far as the map describes it."""
    return SimpleNamespace(shape=shape, strides=strides, dtype=dtype, address=address)


def remembering(function: Callable[..., Result], most: int | None) -> Callable[..., Result]:
    """A function of a scene with a cache of its results, as in a saved scene."""
    return lru_cache(maxsize=most)(function)
