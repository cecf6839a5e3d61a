"""The rule for the time that a lab states. Its rates are fitted to labs for which somebody who had
read every cell and solved every exercise without hints said how long a diligent student needs
(test_work.py). Open challenges are not counted.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import ceil, floor

from nbformat import NotebookNode

from harness.course import Quiz, exercises

WORDS_PER_MINUTE = 100  # reading text
LINES_PER_MINUTE = 15  # reading code
MINUTES_PER_KERNEL = 2.0  # and for each line of the answer:
MINUTES_PER_LINE = 0.5
MINUTES_PER_FAILED_CHECK = 3.0  # one for each kernel, and for another look at each line:
MINUTES_PER_SECOND_LOOK = 1 / 3
MINUTES_PER_QUIZ = 5.0
MINUTES_PER_QUESTION = 5.0  # in words
LEAST, MOST = 0.9, 1.2  # the range among people, as factors
CHALLENGE = "-fast"  # ends the name of an open challenge
FOLDED = re.compile(r"```.*?```|<details>.*?</details>", re.S)  # hints, answers, listings


@dataclass(frozen=True)
class Work:
    """A lab as its reader's work: words and lines to read, lines to write, and questions."""

    words: int
    lines: int
    kernels: int
    written: int
    quizzes: int
    questions: int

    @property
    def minutes(self) -> float:
        return (
            self.words / WORDS_PER_MINUTE
            + self.lines / LINES_PER_MINUTE
            + self.kernels * (MINUTES_PER_KERNEL + MINUTES_PER_FAILED_CHECK)
            + self.written * (MINUTES_PER_LINE + MINUTES_PER_SECOND_LOOK)
            + self.quizzes * MINUTES_PER_QUIZ
            + self.questions * MINUTES_PER_QUESTION
        )

    @property
    def stated(self) -> tuple[int, int]:
        """The least and the most minutes, in steps of five."""
        return (
            5 * floor(self.minutes * LEAST / 5),
            5 * ceil(self.minutes * MOST / 5),
        )


def work_in(solution: NotebookNode) -> Work:
    """Return the work that a solved notebook asks of its reader."""
    words = lines = kernels = written = quizzes = questions = 0
    for cell in solution.cells:
        known = cell.metadata.get("nbgrader", {}).get("grade_id", "")
        if cell.cell_type == "markdown":
            questions += bool(known)
            words += 0 if known else len(FOLDED.sub("", cell.source).split())
            continue
        exercise, _, role = known.rpartition("-")
        if exercise.endswith(CHALLENGE):
            continue
        read, answer = _read_and_written(cell.source)
        lines += read
        if role == "check":
            quizzes += _is_quiz(exercise)
            kernels += not _is_quiz(exercise)
        elif role and not _is_quiz(exercise):
            written += answer
    return Work(words, lines, kernels, written, quizzes, questions)


def _is_quiz(exercise: str) -> bool:
    return exercise in exercises.names() and isinstance(exercises.get(exercise), Quiz)


def _read_and_written(source: str) -> tuple[int, int]:
    """Return the numbers of lines that a student reads, and writes."""
    counts, inside = [0, 0], False
    for line in source.splitlines():
        if "### " in line:
            inside = "BEGIN SOLUTION" in line
        else:
            counts[inside] += bool(line.strip())
    return counts[0], counts[1]
