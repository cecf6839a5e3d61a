"""Time waiting for GPUs is counted, and reported to the process that set the limit."""

import threading
import time

import pytest

from harness.base.processes import waits


@pytest.fixture
def reported(monkeypatch):
    """The other end of this process's pipe."""
    end = waits.Waits()
    monkeypatch.setattr(waits, "_descriptor", end.descriptor)
    yield end
    end.close()


def test_only_waiting_is_counted(reported):
    before, began = waits.waited_s(), time.monotonic()
    with waits.waiting():
        time.sleep(0.1)
    middle, ended = waits.waited_s(), time.monotonic()
    time.sleep(0.1)
    assert waits.waited_s() == middle
    assert 0.1 <= middle - before <= ended - began
    assert reported.so_far_s() == pytest.approx(middle - before, abs=1e-3)


def test_an_unfinished_wait_counts_up_to_now(reported):
    before = waits.waited_s()
    with waits.waiting():
        time.sleep(0.05)
        first, second = reported.so_far_s(), (time.sleep(0.05), reported.so_far_s())[1]
        assert 0.05 <= first < second
        assert waits.waited_s() - before >= second


def test_concurrent_waits_count_once(reported):
    before = waits.waited_s()

    def wait():
        with waits.waiting():
            time.sleep(0.2)

    threads = [threading.Thread(target=wait) for _ in range(2)]
    began = time.monotonic()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert 0.2 <= waits.waited_s() - before <= time.monotonic() - began
    assert reported.so_far_s() == pytest.approx(waits.waited_s() - before, abs=1e-3)


def test_an_unread_pipe_does_not_block(reported):
    for _ in range(10_000):
        with waits.waiting():
            pass
    assert reported.so_far_s() >= 0.0


def test_progress_of_a_process_is_received(reported):
    with waits.waiting():
        waits.say("shape 1 of 3,\nschedule random")
        waits.say("shape 2 of 3, schedule random")
    assert reported.status == ""
    assert reported.so_far_s() >= 0.0
    assert reported.status == "shape 2 of 3, schedule random"
