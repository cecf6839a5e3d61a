"""The annotations of a wrapper: an int to a type checker, an operand or a result to us."""

from __future__ import annotations

from typing import Annotated, Any

from harness.ptx import _operands

SharedAddress = Annotated[int, _operands.SHARED_ADDRESS]
GlobalAddress = Annotated[Any, _operands.GLOBAL_ADDRESS]
TensorMapAddress = Annotated[Any, _operands.TENSOR_MAP]
Count = Annotated[int, _operands.COUNT]
Bytes = Annotated[int, _operands.BYTES]
OptionalSourceBytes = Annotated[int | None, _operands.SOURCE_BYTES]
Parity = Annotated[int, _operands.PARITY]
Coordinate = Annotated[int, _operands.COORDINATE]
Groups = Annotated[int, _operands.GROUPS]
Rank = Annotated[int, _operands.RANK]
BlockMask = Annotated[int, _operands.MASK]
LaneMask = Annotated[int, _operands.LANES]
BarrierNumber = Annotated[int, _operands.BARRIER_NUMBER]
Threads = Annotated[int, _operands.THREADS]
Fragment = Annotated[int, _operands.FRAGMENT]
Registers = Annotated[int, _operands.REGISTERS]
State = Annotated[int, _operands.STATE]
Policy = Annotated[int, _operands.POLICY]
OptionalPolicy = Annotated[int | None, _operands.POLICY]
Index = Annotated[int, _operands.INDEX]
Extent = Annotated[int, _operands.EXTENT]
Stride = Annotated[int, _operands.STRIDE]
Nanoseconds = Annotated[int, _operands.NANOSECONDS]
Offset = Annotated[int, _operands.OFFSET]
Float32 = Annotated[float, _operands.FLOAT32]
Ordinal = Annotated[int, _operands.ORDINAL]

# What wrappers return.
UInt32 = Annotated[int, _operands.U32_RESULT]
UInt64 = Annotated[int, _operands.U64_RESULT]
TwoUInt32 = Annotated[tuple[int, int], _operands.U32_PAIR_RESULT]
FourUInt32 = Annotated[tuple[int, int, int, int], _operands.U32_FOUR_RESULT]
