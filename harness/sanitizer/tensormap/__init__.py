"""TensorMap: a tensor's descriptor, and every rule it must obey.

A tensor map (CUtensorMap) describes to TMA the layout of a tensor of 1 to 5 dimensions
in global memory, and the box that a copy moves. The driver's encoder answers a bad descriptor with
"invalid value" and nothing else; here each rule has a name, and all that are broken are reported at
once. Plain Python and numpy: no driver, no compiler.

Source of the rules: CUDA Driver API 13.0, cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col.
"""

from __future__ import annotations

from harness.sanitizer.tensormap.description import PixelBox
from harness.sanitizer.tensormap.rules import RULES
from harness.sanitizer.tensormap.tensor_map import TensorMap

__all__ = ["RULES", "PixelBox", "TensorMap"]
