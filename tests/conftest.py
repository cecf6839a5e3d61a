"""What every test shares: a cache of its own, and hardware tests only where there is hardware."""

from __future__ import annotations

import gc

import pytest


@pytest.fixture(autouse=True, scope="session")
def _own_cache(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config):
    """Compile into a cache of this session, which its workers share: no test sees what an earlier
    run left behind."""
    session = tmp_path_factory.getbasetemp()
    if hasattr(pytestconfig, "workerinput"):
        session = session.parent
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HARNESS_CACHE_DIR", str(session / "harness-cache"))
        patch.setenv("HARNESS_ATTEMPTS_DIR", "off")  # nor writes to the folder of its user
        yield


def pytest_collection_finish() -> None:
    """What is imported by now stays, and the collector need not look through it again and again:
    that was a quarter of the time of tests that compile kernels and run them on the emulator."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    hardware = [item for item in items if item.get_closest_marker("hopper")]
    if not hardware:
        return
    from harness.devices import has_hopper

    if not has_hopper():
        skip = pytest.mark.skip(reason="no Hopper GPU on this machine")
        for item in hardware:
            item.add_marker(skip)
