"""An explorer stored for a page needs no module that a page lacks."""

from __future__ import annotations

import base64
import json

import numpy as np

from docs.site.explorers import kept
from harness.course import device
from harness.course.views.explorer import explored
from harness.course.views.tile.explorer import TileScene
from harness.sanitizer.isa.types import BFLOAT16
from harness.sanitizer.tensormap import TensorMap


def test_a_map_of_bfloat16_needs_no_other_package():
    array = device("emulator").to_device(np.zeros((64, 64), BFLOAT16))
    scene = kept(TileScene(TensorMap.tiled(array, box=(8, 32)), None))
    assert b"ml_dtypes" not in base64.b64decode(scene)
    view = json.loads(explored(json.dumps({"scene": scene, "settings": {}, "serial": 3})))
    assert (view["serial"], "<svg" in view["picture"]) == (3, True)
