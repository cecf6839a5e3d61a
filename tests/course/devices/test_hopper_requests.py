"""Parameters of a launch as sent to a worker: plain data that JSON preserves."""

from __future__ import annotations

import json

import numpy as np

from harness import TensorMap, device
from harness.course.devices.hopper.messages import by_address, described
from harness.sanitizer.launch.parameters import Pointer
from harness.sanitizer.launch.plan import Scalar


def test_parameters_by_their_addresses() -> None:
    x = device("emulator").empty((2, 8, 8, 16), np.float16)
    pointer = by_address(Pointer(x, 32))
    assert pointer == {"kind": "pointer", "memory": 0, "offset_bytes": x.address + 32}
    assert by_address(Scalar(np.int32(5))) == {"kind": "scalar", "data": "05000000"}
    sent = json.loads(json.dumps(by_address(TensorMap.tiled(x, (1, 2, 4, 16), swizzle="32B"))))
    assert (sent["kind"], sent["memory"], sent["offset_bytes"]) == ("tensor_map", 0, x.address)
    assert (sent["box_dims"], sent["swizzle"]) == ([16, 4, 2, 1], "32B") and "corners" not in sent


def test_an_im2col_map_has_corners() -> None:
    x = device("emulator").empty((2, 8, 8, 16), np.float16)
    tensor_map = TensorMap.im2col(x, (-1, 0), (1, -2), 16, 7)
    sent = described(tensor_map, {"memory": 3, "offset_bytes": 64})
    box = tensor_map.pixel_box
    assert sent["corners"] == [box.lower_corner, box.upper_corner]
    assert (sent["memory"], sent["offset_bytes"]) == (3, 64)
