"""Driver settings of the harness's own processes."""

from __future__ import annotations

import os

import pytest

from harness.course.devices.hopper import driver as asking
from harness.course.devices.hopper import worker

NAME = "CUDA_DEVICE_MAX_CONNECTIONS"


@pytest.mark.parametrize(("setting", "expected"), [(None, "1"), ("8", "8")])
def test_the_number_of_hardware_queues_is_configurable(monkeypatch, setting, expected):
    seen = []

    class Driver:
        def cuInit(self, _):
            seen.append(os.environ.get(NAME))
            return (asking.driver.CUresult.CUDA_SUCCESS,)

    monkeypatch.setenv(NAME, setting or "")
    if setting is None:
        monkeypatch.delenv(NAME)
    Driver.CUresult = asking.driver.CUresult
    monkeypatch.setattr(asking, "driver", Driver())
    monkeypatch.setattr(worker, "find", lambda uuid: 0)
    monkeypatch.setattr(worker, "Worker", lambda device: device)
    worker.begun("a GPU")
    assert seen == [expected]
