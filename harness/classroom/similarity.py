"""How alike the kernels of a class are: an indication for a person to look at, and no verdict.

PTX is compared as sets of winnowed fingerprints (Schleimer, Wilkerson, Aiken: Winnowing, 2003):
opcodes alone, so that names and numbers of registers do not matter. Two kernels of a small
exercise are alike when both are right; what matters is a pair that stands out of its class.
"""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from harness.classroom.course.course import Course
from harness.classroom.grading import records
from harness.errors import PtxError
from harness.isa.text.parser import parse

GRAM, WINDOW = 8, 4  # opcodes in a fingerprint; of so many neighbours the least is kept


@dataclass(frozen=True)
class Likeness:
    """Two students' kernels for an exercise, and how much of their fingerprints they share."""

    exercise: str
    first: str
    second: str
    alike: float


def fingerprints(ptx: str) -> frozenset[str]:
    """The winnowed fingerprints of a kernel."""
    try:
        functions = parse(ptx).functions.values()
    except PtxError:  # nobody could run it
        return frozenset()
    opcodes = [instruction.opcode for one in functions for instruction in one.instructions]
    grams = [
        hashlib.sha256(" ".join(opcodes[i : i + GRAM]).encode()).hexdigest()[:16]
        for i in range(max(1, len(opcodes) - GRAM + 1))
    ]
    return frozenset(
        min(grams[i : i + WINDOW]) for i in range(max(1, len(grams) - WINDOW + 1)) if opcodes
    )


def alike(first: frozenset[str], second: frozenset[str]) -> float:
    """The share of all fingerprints that both have (Jaccard), 0 to 1."""
    together = first | second
    return len(first & second) / len(together) if together else 0.0


def kernels(course: Course, lab: str) -> dict[str, dict[str, str]]:
    """The PTX that was judged: by exercise, then by student."""
    found: dict[str, dict[str, str]] = {}
    for folder in sorted((course.root / records.FOLDER / lab).glob("[!.]*/")):
        for record in records.read(course.root, lab, folder.name).values():
            for one in record.cells.values():
                submission = one.export.submission
                if submission is not None and submission.ptx:
                    by_student = found.setdefault(submission.exercise, {})
                    by_student[folder.name] = submission.ptx
    return found


def pairs(exercise: str, by_student: Mapping[str, str]) -> Iterator[Likeness]:
    """Every pair of students, the most alike first."""
    prints = {student: fingerprints(ptx) for student, ptx in by_student.items()}
    made = [
        Likeness(exercise, first, second, alike(prints[first], prints[second]))
        for first, second in itertools.combinations(sorted(prints), 2)
    ]
    yield from sorted(made, key=lambda pair: -pair.alike)
