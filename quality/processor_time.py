"""A pytest plugin that reports processor seconds by test folder, next to the budget of each.

    make test-time    writes them as a table of CONTRIBUTING.md, too

Unlike durations they do not count waiting, and vary little on a busy machine: by a quarter if two
workers share a core. A test's processes count with it, also those that survive it; session fixtures
count with the test that first needs them.
"""

from __future__ import annotations

import contextlib
import datetime
import os
import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).resolve().parent.parent / "CONTRIBUTING.md"
TABLE = re.compile(r"(?<=<!-- made by make test-time -->\n).*?(?=<!-- end -->)", re.DOTALL)
BUDGETS: dict[str, dict[str, Any]] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text())
OTHERS, COLLECTING = "all others", "collection"
_TICKS_A_SECOND = os.sysconf("SC_CLK_TCK")
_NAME = "processor_s"
_begun = pytest.StashKey[float]()
_by_part: Counter[str] = Counter()


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


def part_of(nodeid: str) -> str:
    """Return the row of the table in which a test counts."""
    inside = nodeid.removeprefix("tests/")
    folders = {f"{each}/": row for row in BUDGETS for each in BUDGETS[row].get("folders", ())}
    return next((row for each, row in folders.items() if inside.startswith(each)), OTHERS)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-table", action="store_true", help=f"also in {PAGE.name}")


def pytest_collection_finish(session: pytest.Session) -> None:
    output = getattr(session.config, "workeroutput", None)
    if output is None:
        _by_part[COLLECTING] += _used_s(os.getpid())
    else:
        output[_NAME] = _used_s(os.getpid())


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    _by_part[COLLECTING] += getattr(node, "workeroutput", {}).get(_NAME, 0.0)


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
            _by_part[part_of(report.nodeid)] += seconds


def table() -> str:
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    rows = [
        f"| folders of `tests/` ({today}) | CPU seconds | budget |",
        "| --- | ---: | ---: |",
        *(f"| {row} | {_by_part[row]:.0f} | {BUDGETS[row]['seconds']} |" for row in BUDGETS),
    ]
    total = sum(budget["seconds"] for budget in BUDGETS.values())
    return "\n".join([*rows, f"| **all** | **{_by_part.total():.0f}** | **{total}** |"])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.section("CPU seconds")
    terminalreporter.write_line(table())
    for row, budget in BUDGETS.items():
        if _by_part[row] > budget["seconds"]:
            terminalreporter.write_line(
                f"above its budget by {_by_part[row] - budget['seconds']:.0f} s: {row}"
            )
    if terminalreporter.config.option.write_table:
        page, count = TABLE.subn(lambda _: f"{table()}\n", PAGE.read_text())
        assert count == 1, f"{PAGE.name} has {count} places for the table"
        PAGE.write_text(page)
