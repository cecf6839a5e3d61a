"""Messages between a Hopper device and its worker process: JSON, raw bytes, file descriptors.

Plain data only, so that neither side can be made to run code from the other.

    u32 length of the header | u64 length of the payload | header (JSON) | payload

In JSON, tuples arrive as lists.
"""

from __future__ import annotations

import json
import select
import socket
import struct
import time
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired, Required, TypedDict

from harness.sanitizer import Parameter, Pointer, TensorMap


class MemoryPlace(TypedDict):
    """In device memory: the number of an allocation, and how far into it."""

    memory: int
    offset_bytes: int


class MemoryPart(MemoryPlace):
    nbytes: int


class ScalarParameter(TypedDict):
    kind: Literal["scalar"]
    data: str  # the bytes, in hexadecimal


class PointerParameter(MemoryPlace):
    kind: Literal["pointer"]


class TensorMapParameter(MemoryPlace):
    """The fields are those of `harness.TensorMap`; ``corners``, lower and upper, are those of an
    im2col map."""

    kind: Literal["tensor_map"]
    element_type: str
    global_dims: Sequence[int]
    global_strides: Sequence[int]
    box_dims: Sequence[int]
    element_strides: Sequence[int]
    interleave: str
    swizzle: str
    l2_promotion: str
    oob_fill: str
    corners: NotRequired[Sequence[Sequence[int]]]


ParameterData = ScalarParameter | PointerParameter | TensorMapParameter


def described(tensor_map: TensorMap, place: MemoryPlace) -> TensorMapParameter:
    """A tensor map over the memory at ``place``."""
    tensor_map_parameter: TensorMapParameter = {
        "kind": "tensor_map",
        "memory": place["memory"],
        "offset_bytes": place["offset_bytes"],
        "element_type": tensor_map.element_type,
        "global_dims": tensor_map.global_dims,
        "global_strides": tensor_map.global_strides,
        "box_dims": tensor_map.box_dims,
        "element_strides": tensor_map.element_strides,
        "interleave": tensor_map.interleave,
        "swizzle": tensor_map.swizzle,
        "l2_promotion": tensor_map.l2_promotion,
        "oob_fill": tensor_map.oob_fill,
    }
    if (box := tensor_map.pixel_box) is not None:
        tensor_map_parameter["corners"] = [box.lower_corner, box.upper_corner]
    return tensor_map_parameter


def by_address(parameter: Parameter) -> ParameterData:
    """A parameter of a launch in this process: of an allocation 0, which begins at address 0."""
    if isinstance(parameter, TensorMap):
        return described(parameter, {"memory": 0, "offset_bytes": parameter.address})
    if isinstance(parameter, Pointer):
        address = parameter.array.address + parameter.offset_bytes
        return {"kind": "pointer", "memory": 0, "offset_bytes": address}
    return {"kind": "scalar", "data": parameter.data.hex()}


class KernelLaunch(TypedDict):
    entry: str
    grid: Sequence[int]
    block: Sequence[int]
    cluster: Sequence[int]
    shared_bytes: int
    parameters: Sequence[ParameterData]


class LaunchRequest(KernelLaunch):
    """Launch request for a kernel of the cubin that was loaded as ``key``."""

    key: str
    timeout_s: float


class CopyPeer(TypedDict):
    kind: Literal["copy"]
    places: dict[str, MemoryPlace]
    nbytes: int
    bytes_moved: int


class MatmulPeer(TypedDict):
    kind: Literal["matmul"]
    places: dict[str, MemoryPlace]
    shape: tuple[int, int, int]
    types: tuple[str, str]
    bytes_moved: int


class AttentionPeer(TypedDict):
    kind: Literal["attention"]
    places: dict[str, MemoryPlace]
    shapes: tuple[Sequence[int], Sequence[int]]
    type: str
    bytes_moved: int


Peer = CopyPeer | MatmulPeer | AttentionPeer
"""What is timed next to a kernel."""


class RunRequest(LaunchRequest):
    operation: Literal["run"]


class MeasureRequest(LaunchRequest):
    operation: Literal["measure"]
    peer: Peer | None
    repeats: int
    warmups: int
    flush: bool
    l2_bytes: int
    fresh: Sequence[MemoryPart]


class MapRequest(TypedDict):
    """An allocation of the caller's, whose descriptor goes along."""

    operation: Literal["map"]
    id: int
    size_bytes: int


class MakeRequest(TypedDict):
    operation: Literal["make"]
    id: int
    nbytes: int


CopyDirection = Literal["read", "write"]


class CopyRequest(TypedDict):
    """Between an allocation and the shared memory, from ``place`` on there."""

    operation: CopyDirection
    id: int
    offset_bytes: int
    nbytes: int
    place: int


class FillRequest(TypedDict):
    operation: Literal["fill"]
    id: int
    byte: int


class UnmapRequest(TypedDict):
    operation: Literal["unmap"]
    ids: list[int]


class LoadRequest(TypedDict):
    """The cubin is the payload."""

    operation: Literal["load"]
    key: str


class ShareRequest(TypedDict):
    """Memory of the host that both see, whose descriptor goes along."""

    operation: Literal["share"]


WorkerRequest = (
    MapRequest
    | MakeRequest
    | CopyRequest
    | FillRequest
    | UnmapRequest
    | LoadRequest
    | ShareRequest
    | RunRequest
    | MeasureRequest
)


class Greeting(TypedDict):
    """A worker's first message, once it has its context."""

    status: Literal["ok"]
    gpu: str
    l2_bytes: int


class WorkerAnswer(TypedDict, total=False):
    """``message`` is that of a rejection; of a failure, with the driver's ``error``."""

    status: Required[Literal["ok", "hung", "refused", "failed"]]
    message: str
    error: str
    address: int
    elapsed_us: float
    kernel_us: list[float]
    peer_us: list[float]
    first_us: list[float]


_LENGTHS = struct.Struct("<IQ")
MAX_HEADER_BYTES = 1 << 24
MAX_PAYLOAD_BYTES = 1 << 30
MAX_DESCRIPTORS = 16


class Closed(Exception):
    """The other side closed the connection, or died."""


def send(
    connection: socket.socket,
    header: Mapping[str, object],
    payload: bytes = b"",
    descriptors: tuple[int, ...] = (),
) -> None:
    """Send a message. Raises Closed."""
    text = json.dumps(header).encode()
    lengths = _LENGTHS.pack(len(text), len(payload))
    try:
        # Descriptors ride on a byte of data: on the lengths, which one call always takes whole.
        if descriptors:
            socket.send_fds(connection, [lengths], list(descriptors))
        else:
            connection.sendall(lengths)
        connection.sendall(text + payload)
    except (BrokenPipeError, ConnectionError) as error:
        raise Closed(str(error)) from None


def receive(
    connection: socket.socket, deadline: float | None = None
) -> tuple[dict[str, Any], bytes, list[int]]:
    """The next message: header, payload, file descriptors (now the caller's to close).

    ``deadline`` is a `time.monotonic` time in seconds. Raises Closed, or TimeoutError.
    """
    descriptors: list[int] = []
    lengths = _exactly(connection, _LENGTHS.size, deadline, descriptors)
    header_bytes, payload_bytes = _LENGTHS.unpack(lengths)
    if header_bytes > MAX_HEADER_BYTES or payload_bytes > MAX_PAYLOAD_BYTES:
        raise ValueError(f"a message of {header_bytes}+{payload_bytes} bytes is not one of ours")
    header = json.loads(_exactly(connection, header_bytes, deadline))
    return header, _exactly(connection, payload_bytes, deadline), descriptors


def _exactly(
    connection: socket.socket,
    nbytes: int,
    deadline: float | None,
    descriptors: list[int] | None = None,
) -> bytes:
    received = bytearray()
    while len(received) < nbytes:
        _wait(connection, deadline)
        want = min(nbytes - len(received), 1 << 20)
        try:
            if descriptors is None:
                part = connection.recv(want)
            else:
                part, passed, _, _ = socket.recv_fds(connection, want, MAX_DESCRIPTORS)
                descriptors.extend(passed)
        except ConnectionError as error:
            raise Closed(str(error)) from None
        if not part:
            raise Closed("end of file")
        received += part
    return bytes(received)


def _wait(connection: socket.socket, deadline: float | None) -> None:
    left = None if deadline is None else max(deadline - time.monotonic(), 0.0)
    if not select.select([connection], [], [], left)[0]:
        raise TimeoutError
