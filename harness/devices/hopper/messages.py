"""Messages between a Hopper device and its worker process: JSON, raw bytes, file descriptors.

Plain data only, so that neither side can be made to run code from the other.

    u32 length of the header | u64 length of the payload | header (JSON) | payload
"""

from __future__ import annotations

import json
import select
import socket
import struct
import time
from collections.abc import Mapping
from typing import Any

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
