"""A pytest plugin that reports processor seconds by test folder.

    make test PYTEST_ARGS="-p tests.processor_time"

Unlike durations it does not count waiting, and varies little on a busy machine: by a quarter if two
workers share a core. A test's processes count with it, also those that survive it; session fixtures
count with the test that first needs them.
"""

from __future__ import annotations

import contextlib
import os
from collections import Counter
from pathlib import Path

import pytest

_TICKS_A_SECOND = os.sysconf("SC_CLK_TCK")
_NAME = "processor_s"
_begun = pytest.StashKey[float]()
_by_folder: Counter[str] = Counter()


def _used_s(process: int) -> float:
    """Return the time of a process, its children and their descendants; finished processes are
    included in their parents.
    """
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        threads = Path(f"/proc/{process}/task").iterdir()
        children = [n for thread in threads for n in (thread / "children").read_text().split()]
        own = sum(map(int, fields[11:15])) / _TICKS_A_SECOND
        return own + sum(_used_s(int(child)) for child in children)
    return 0.0


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    item.stash[_begun] = _used_s(os.getpid())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo):
    report = yield
    if call.when == "teardown" and _begun in item.stash:
        # Less than none where a process of earlier tests has ended, and took what it used along.
        used = max(0.0, _used_s(os.getpid()) - item.stash[_begun])
        report.user_properties.append((_NAME, used))
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Also for a worker, whose reports go to its parent process."""
    for name, seconds in report.user_properties:
        if name == _NAME and report.when == "teardown":
            first, _, rest = report.nodeid.removeprefix("tests/").partition("/")
            _by_folder[first if rest else "."] += seconds


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.section("seconds of a processor")
    for folder, seconds in _by_folder.most_common():
        terminalreporter.write_line(f"{seconds:8.1f}  {folder}")
    terminalreporter.write_line(f"{_by_folder.total():8.1f}  all")
