"""A judge in this process, in the place of the fresh one that `harness.judge.process` starts.

For tests of what is judged, and not of how: a fresh Python and its imports cost more than most
verdicts. What crosses to the judge and back is data, as ever.
"""

from __future__ import annotations

from harness.judge import judging, process, submission, verdict


def ask(given: submission.Submission, seed: int | None = None, device: str | None = None):
    """`harness.judge.process.ask`; what would run on a GPU still gets a process of its own."""
    if device == "hopper":
        return process.ask(given, seed=seed, device=device)
    crossed = submission.from_json(submission.to_json(given))
    return verdict.from_json(verdict.to_json(judging.judge(crossed, seed, device)).encode())
