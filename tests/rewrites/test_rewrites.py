"""The rules, and a sample of their results; all of them: ``make rewrites``."""

from __future__ import annotations

import re

import pytest

from tests.rewrites import __main__ as judging
from tests.rewrites.__main__ import Rewrite, differs, rewrites
from tests.rewrites.rules import RULES, rewritten

# Each rule once, on small answers of several kinds.
SAMPLED = (
    "global-handoff: solution: block barriers twice",
    "bulk-stream-out: solution: two rounds at a time",
    "ping-pong: solution: a loop of test_wait",
    "drain: solution: the first round apart",
    "many-copies-one-barrier: solution: expect_tx, then arrive",
    "store-1d: solution: thread 3 in place of thread 0",
    "online-softmax: solution: factors chosen by a condition",
)


def _named(name: str) -> Rewrite:
    return next(rewrites(f"^{re.escape(name)}$"))


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_changes_some_answer(rule):
    assert next(rewrites(f": {re.escape(rule)}$")).rule == rule


def test_the_rewrites_of_a_loop():
    source = "for k in range(2, n):\n    ptx.mbarrier_wait_parity(bar, k & 1)\n    x += tile[k]"
    assert rewritten(source, RULES["the first round apart"]) == (
        "if 2 < n:\n    k = 2\n    ptx.mbarrier_wait_parity(bar, k & 1)\n    x += tile[k]\n"
        "for k in range(2 + 1, n, 1):\n    ptx.mbarrier_wait_parity(bar, k & 1)\n    x += tile[k]"
    )
    assert rewritten("for k in range(n):\n    x += tile[k]", RULES["while loops"]) is None
    downwards = "for k in range(n, 0, -1):\n    ptx.mbarrier_wait_parity(bar, k & 1)"
    assert rewritten(downwards, RULES["while loops"]) is None


@pytest.mark.parametrize("name", SAMPLED)
def test_a_rewritten_right_answer_keeps_its_points(name):
    assert differs(_named(name)) == ""


def test_lost_points_are_reported(monkeypatch, capsys):
    """The control: no barrier at all."""
    right = _named(SAMPLED[0])
    wrong = right.source.replace("cuda.syncthreads()", "pass")
    rewrite = Rewrite(right.exercise, "solution", "no barrier", wrong)
    monkeypatch.setattr(judging, "rewrites", lambda *_: iter([rewrite]))
    monkeypatch.setattr("sys.argv", ["rewrites", "--jobs", "1"])
    assert judging.main() == 1
    output = capsys.readouterr().out
    assert "no barrier\n    correct: " in output
    assert "1 of 1 answers, written otherwise, lose something else" in output
