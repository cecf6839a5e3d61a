import os
import socket
import struct
import threading
import time

import pytest

from harness.course.devices.hopper.messages import Closed, receive, send
from tests.naming import naming


@pytest.fixture
def pair():
    a, b = socket.socketpair()
    with a, b:
        yield a, b


def soon():
    return time.monotonic() + 120


def test_header_and_payload_arrive_whole_and_in_order(pair):
    a, b = pair
    payload = os.urandom(3 << 20)  # far more than a socket holds

    def both():
        send(a, {"x": [1, "é"]}, payload)
        send(a, {"y": None})

    sender = threading.Thread(target=both)
    sender.start()
    assert receive(b, soon()) == ({"x": [1, "é"]}, payload, [])
    assert receive(b, soon()) == ({"y": None}, b"", [])
    sender.join()


def test_descriptors_ride_along(pair, tmp_path):
    a, b = pair
    path = tmp_path / "file"
    path.write_text("hello")
    with path.open("rb") as file:
        send(a, {"operation": "map"}, b"", (file.fileno(),))
    header, _, (descriptor,) = receive(b, soon())
    with os.fdopen(descriptor, "rb") as file:
        assert file.read() == b"hello"
    assert header == {"operation": "map"}


def test_a_deadline_passes(pair):
    a, b = pair
    begun = time.monotonic()
    with pytest.raises(TimeoutError):
        receive(b, begun + 0.1)
    assert time.monotonic() - begun >= 0.1
    a.sendall(b"\x01\x00")  # half a header is no message either
    with pytest.raises(TimeoutError):
        receive(b, time.monotonic() + 0.1)


def test_a_closed_connection_is_named(pair):
    a, b = pair
    a.close()
    with pytest.raises(Closed):
        receive(b, soon())
    with pytest.raises(Closed):
        send(b, {})


def test_lengths_out_of_all_proportion_are_refused(pair):
    a, b = pair
    a.sendall(struct.pack("<IQ", 5, 1 << 62))
    with pytest.raises(ValueError, match=naming(5, 1 << 62)):
        receive(b, soon())
