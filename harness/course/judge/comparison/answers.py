"""The course's answer to an exercise, as a submission: its PTX and plan, compressed.

`make labs` writes it to the exercise's folder from `solutions/`, so that the judge needs no
compiler. The text has no lines, no names of files, and no numbers that depend on what else a
process has compiled.
"""

from __future__ import annotations

import lzma
import re
from dataclasses import replace
from functools import lru_cache

from harness.base.errors import FileError
from harness.base.files import reading
from harness.course import exercises
from harness.course.exercises.plan import Plan
from harness.course.judge.comparison.form import form_of
from harness.course.judge.comparison.placing import digests_of
from harness.course.judge.submission import Submission, from_json, to_json
from harness.sanitizer.isa import without_debug_information

ANSWER_FILE = "answer.xz"
DIGEST = "sha256"  # among an answer's sources: the digest of the cells that it was made from
STATEMENTS = "statements"  # among them, too: the digests of its statements
CALLS = "calls"  # and the functions that it calls, in order
_COUNTED = re.compile(r"\b_cudapy_[a-z]+_\d+\b")


@lru_cache(maxsize=4)
def answer_to(exercise: str) -> Submission | None:
    """Return the answer to an exercise; None if its folder has none. Raises FileError."""
    path = exercises.folder(exercise) / ANSWER_FILE
    if not path.is_file():
        return None
    with reading(path, "an exercise's answer"):
        try:
            return from_json(lzma.decompress(path.read_bytes()))
        except lzma.LZMAError as error:
            raise FileError(f"{path}: {error}") from None


def answer_as_text(submission: Submission, digest: str) -> bytes:
    """Return the stored text of an answer, before it is compressed. ``digest``: of its source."""
    names: dict[str, str] = {}
    ptx = without_debug_information(submission.ptx)
    ptx = _COUNTED.sub(lambda name: names.setdefault(name[0], f"array{len(names)}"), ptx)
    plans = (_common(submission.plans),) if submission.plans else ()
    statements = digests_of(text_of(submission), submission.kernel)
    calls = " ".join(form_of(submission))
    sources = {DIGEST: digest, STATEMENTS: " ".join(sorted(statements)), CALLS: calls}
    return to_json(replace(submission, ptx=ptx, sources=sources, plans=plans, shape_seed=None))


def text_of(submission: Submission) -> str:
    """The file that the kernel is in."""
    name = f"def {submission.kernel}("
    texts = [text for text in submission.sources.values() if name in text]
    return texts[0] if texts else next(iter(submission.sources.values()), "")


def packed_answer(text: bytes) -> bytes:
    return lzma.compress(text, preset=9)


def _common(plans: tuple[Plan, ...]) -> Plan:
    """Return the options that all shapes share; the exercise's own launch has the rest."""
    first = plans[0]
    alike = {
        name: getattr(first, name)
        for name in ("grid", "block", "cluster", "shared_bytes")
        if all(getattr(plan, name) == getattr(first, name) for plan in plans)
    }
    return Plan(**alike, maps=first.maps if all(p.maps == first.maps for p in plans) else {})
