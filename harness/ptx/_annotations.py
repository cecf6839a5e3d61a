"""The annotations of a wrapper's parameters: an int to a type checker, an operand to us."""

from __future__ import annotations

from typing import Annotated, Any

from harness.ptx import _operands

SharedAddress = Annotated[int, _operands.SHARED_ADDRESS]
GlobalAddress = Annotated[Any, _operands.GLOBAL_ADDRESS]
TensorMapAddress = Annotated[Any, _operands.TENSOR_MAP]
Count = Annotated[int, _operands.COUNT]
Bytes = Annotated[int, _operands.BYTES]
Parity = Annotated[int, _operands.PARITY]
Coordinate = Annotated[int, _operands.COORDINATE]
Groups = Annotated[int, _operands.GROUPS]
