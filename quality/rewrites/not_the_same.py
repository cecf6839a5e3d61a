"""The cases in which a rule changes an answer's meaning: by exercise and rule, with the reason. And
what the judge misses in one form of an answer: by answer and rule."""

from __future__ import annotations

from quality.rewrites.rules import ORDERS_MORE
from tests.labs.variants import Variant

_REASONS = {
    ("tile-copy", "bar.sync with its threads"): "its blocks have 16 threads, not whole warps",
    ("repair-wrappers", "operands of + and * exchanged"): "it adds texts",
    ("gemm-fast", "thread 3 in place of thread 0"): "another thread of each warpgroup stores "
    "(`thread % 128 == 0`), and thread 0 alone waits for its own",
}
_MISSED = {
    ("drain-fills-all-and-empties-all", "a loop of test_wait"): "while threads poll, a load may "
    "arrive sooner than the ring would need it, so it is not held against the ring",
}


def reason(answer: Variant, rule: str) -> str:
    """Return why the rule is not applied to this answer, or an empty string."""
    if answer.loses and rule in ORDERS_MORE:
        return "it may mend what is wrong"
    return _REASONS.get((answer.exercise, rule), "") or _MISSED.get((answer.name, rule), "")
