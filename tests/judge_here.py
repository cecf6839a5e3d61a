"""A judge in this process, in the place of the one that `harness.judge.asking` forks.

For tests of verdicts, not of the judge's process. Only data crosses to the judge and back, as ever.
"""

from __future__ import annotations

import hashlib
import os
import re
from dataclasses import replace
from pathlib import Path

from harness import settings
from harness.compiler import cache
from harness.judge import asking, judging, submission, verdict
from harness.judge.asking import Say
from harness.judge.submission import Submission
from harness.judge.verdict import Verdict

SEED = 20261121  # of who names none: a test is repeated with the inputs that it had
_LINES = re.compile(r"^\s*\.(?:loc|file)\s.*$", re.MULTILINE)
_NAMES = re.compile(
    r"^\s*\.section\s+\.debug_.*\Z", re.MULTILINE | re.DOTALL
)  # of inlined functions
_COUNTED = re.compile(r"\b_cudapy_[a-z]+_\d+\b")  # numba counts a process's arrays


def ask(
    given: Submission, seed: int | None = None, device: str | None = None, say: Say | None = None
) -> Verdict:
    """As `harness.judge.asking.ask`; what would run on a GPU still gets a process of its
    own. Nobody reads how far it is."""
    if device == "hopper":
        return asking.ask(given, seed=seed, device=device)
    crossed = submission.from_json(submission.to_json(given))
    return verdict.from_json(verdict.to_json(judging.judge(crossed, seed, device)).encode())


def shape_seed(seed: int | None) -> int:
    """In the place of `checking._shape_seed`: who plans for drawn shapes is judged once, too."""
    return SEED if seed is None else seed


def ask_once(
    given: Submission, seed: int | None = None, device: str | None = None, say: Say | None = None
) -> Verdict:
    """The same, once in a session for a kernel that is all right: what it is found to be with the
    same inputs and the same order of events does not change. A lab's solution is checked by itself,
    in its notebook, and beside its mutants."""
    if seed is None and given.shape_seed in (None, SEED):
        seed = SEED
    if seed is None or device == "hopper":
        return ask(given, seed, device)
    known = _place(given, seed)
    if known.exists():
        return replace(verdict.from_json(known.read_bytes()), kernel=given.kernel)
    answer = ask(given, seed, device)
    # Nothing in it is about lines, which differ with the file that the kernel was read from.
    if answer.passed and not (answer.hazards or answer.banks or answer.problems):
        known.parent.mkdir(parents=True, exist_ok=True)
        written = known.with_suffix(f".{os.getpid()}")
        written.write_text(verdict.to_json(answer))
        written.replace(known)
    return answer


def _place(given: Submission, seed: int) -> Path:
    """Where the verdict is kept, beside the session's compiled kernels."""
    numbers: dict[str, str] = {}
    ptx = _NAMES.sub("", _LINES.sub("", given.ptx))
    ptx = _COUNTED.sub(lambda name: numbers.setdefault(name[0], f"array{len(numbers)}"), ptx)
    said = replace(given, ptx=ptx, sources={}, kernel="")
    key = [submission.to_json(said).decode(), str(seed), settings.UNMEASURED.value()]
    name = hashlib.sha256("\n".join(key).encode()).hexdigest()
    folder = cache.directory()
    assert folder is not None
    return folder / "verdicts" / f"{name}.json"
