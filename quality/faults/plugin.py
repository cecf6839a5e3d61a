"""The pytest plugin of both runs. Each finished test is a line of JSON in ``FAULTS_LOG``.

``FAULTS_TESTS`` names a file with the ids of the tests to run, in their order.
"""

import json
import os
import time

import pytest

try:
    import faults_recorder
except ImportError:  # planting a fault, not recording
    faults_recorder = None

_numbers: dict[str, int] = {}


def _note(**fields):
    with open(os.environ["FAULTS_LOG"], "a") as log:
        log.write(json.dumps(fields) + "\n")


def pytest_configure(config):
    if faults_recorder is not None:
        worker = getattr(config, "workerinput", {}).get("workerid", "gw0")
        os.environ["FAULTS_WORKER"] = worker.removeprefix("gw")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    if "FAULTS_TESTS" not in os.environ:
        return
    with open(os.environ["FAULTS_TESTS"]) as file:
        wanted = json.load(file)
    # Within a file they keep their order, which shares the fixtures of a module.
    order = {test.partition("::")[0]: -number for number, test in enumerate(reversed(wanted))}
    chosen = set(wanted)
    rest = [item for item in items if item.nodeid not in chosen]
    items[:] = sorted(
        (item for item in items if item.nodeid in chosen),
        key=lambda item: order[item.nodeid.partition("::")[0]],
    )
    config.hook.pytest_deselected(items=rest)


def pytest_collection_finish(session):
    # Sort by name: workers collect in different orders.
    tests = sorted({item.nodeid for item in getattr(session, "items", [])})
    _numbers.update({test: number for number, test in enumerate(tests, 1)})


def _seconds():
    return sum(os.times()[:4])  # this process and the children it has waited for


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item):
    worker = int(os.environ.get("FAULTS_WORKER", 0))
    if faults_recorder is not None:
        faults_recorder.begin(worker, _numbers[item.nodeid])
    _note(begin=item.nodeid)
    clock, seconds, item.failed_phases = time.monotonic(), _seconds(), []
    try:
        return (yield)
    finally:
        _note(
            test=item.nodeid,
            number=_numbers[item.nodeid],
            seconds=round(_seconds() - seconds, 4),
            wall=round(time.monotonic() - clock, 4),
            outcome=item.failed_phases,
        )
        if faults_recorder is not None:
            faults_recorder.begin(worker, 0)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    item.failed_phases.append(f"{report.when} {report.outcome}")
    return report
