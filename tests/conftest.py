"""Setup for all tests: a separate compilation cache, and hardware tests only with hardware."""

from __future__ import annotations

import gc
import os
from collections import Counter
from pathlib import Path

# Small matrices: a second thread for them waits for work most of its time. Before numpy is loaded.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import pytest
from hypothesis import HealthCheck, is_hypothesis_test, settings

# `make thorough` sets the environment's variable. The small profile draws the same examples in each
# run, so that a change and not a draw is what makes a test fail. Neither has a clock.
_CLOCKLESS = {
    "deadline": None,
    "database": None,
    "suppress_health_check": [HealthCheck.too_slow],
}
settings.register_profile("default", max_examples=20, derandomize=True, **_CLOCKLESS)
settings.register_profile("thorough", max_examples=300, print_blob=True, **_CLOCKLESS)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))

gc.disable()  # until all tests are collected (below): what that makes stays, nearly all of it

HERE = Path(__file__).parent
# The files that take longest, longest first. Workers begin with them, so that all end at about the
# same time. Those that mostly wait (classroom) run next to those that mostly compute.
LONGEST = (
    "browser/test_executed_labs.py",
    "browser/test_in_chromium.py",
    "exploits/test_attacks.py",
    "labs/test_08_gemm.py",
    "labs/test_09_attention.py",
    "classroom/many/test_batch.py",
    "labs/test_06_pipeline.py",
    "labs/test_07_clusters.py",
    "classroom/test_documented_course.py",
    "sanitizer/emulator/test_recordings.py",
    "bench/kernels/attention/test_rungs.py",
    "bench/kernels/gemm/test_rungs.py",
    "classroom/sandbox/test_sandbox.py",
    "course/judge/speed/test_counting.py",
    "base/processes/test_parallel.py",
)


@pytest.fixture(autouse=True, scope="session")
def _own_cache(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config):
    """Compile into a cache that the workers of this session share."""
    session = tmp_path_factory.getbasetemp()
    if hasattr(pytestconfig, "workerinput"):
        session = session.parent
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HARNESS_CACHE_DIR", str(session / "harness-cache"))
        patch.setenv("HARNESS_ATTEMPTS_DIR", "off")  # nor writes to the folder of its user
        yield


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector: pytest.Collector):
    """Start each worker at a different position of every folder. In a fresh clone all workers would
    otherwise compile the same modules at the same time."""
    report = yield
    worker = getattr(collector.config, "workerinput", None)
    if worker and isinstance(collector, pytest.Directory):
        number = int(worker["workerid"].removeprefix("gw"))
        first = len(report.result) * number // worker["workercount"]
        report.result = report.result[first:] + report.result[:first]
    return report


def pytest_collection_finish() -> None:
    """Exclude everything imported so far from garbage collection, a quarter of the tests' time."""
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)
    gc.enable()


def pytest_sessionfinish() -> None:
    """Skip the final collections, which take seconds after some thousand kernels."""
    gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    place = {HERE / name: number for number, name in enumerate(LONGEST)}
    # Sort by folder, too: workers that began in other places must end with the same order.
    items.sort(key=lambda item: (place.get(item.path, len(place)), str(item.path)))
    _leave_cases_to_the_thorough(items)
    hardware = [item for item in items if item.get_closest_marker("hopper")]
    if not hardware:
        return
    from harness.course.devices import has_hopper

    if not has_hopper():
        skip = pytest.mark.skip(reason="no Hopper GPU on this machine")
        for item in hardware:
            item.add_marker(skip)


def _leave_cases_to_the_thorough(items: list[pytest.Item]) -> None:
    """Tests that need a GPU are requested by name and never divided. Properties are in both suites,
    with more examples in `make thorough`.
    """
    more_examples = settings.get_current_profile_name() == "thorough"
    cases: Counter[str] = Counter()
    for item in items:
        if more_examples and is_hypothesis_test(getattr(item, "obj", None)):
            item.add_marker(pytest.mark.thorough)
        alike = item.get_closest_marker("alike")
        if alike and not item.get_closest_marker("hopper"):
            test = item.nodeid.partition("[")[0]
            if cases[test] % alike.args[0]:
                item.add_marker(pytest.mark.thorough)
            cases[test] += 1
