"""An exercise that is answered in words: a few questions, each with one right answer.

The right answers stay with the judge. A verdict names the questions with wrong answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from harness.exercises.exercise import PropertyName


@dataclass(frozen=True)
class Question:
    """``choices`` are the answers to choose from; where there are none, the answer is a whole
    number."""

    text: str
    answer: str
    choices: tuple[str, ...] = ()


@dataclass(frozen=True)
class Quiz:
    """Questions by name. Each right answer earns an equal share of the points for *correct*."""

    name: str
    title: str
    questions: Mapping[str, Question]
    points: Mapping[PropertyName, float]

    def __post_init__(self) -> None:
        if set(self.points) != {"correct"}:
            raise ValueError(f"{self.name}: a quiz has points for 'correct' and nothing else")
        for name, question in self.questions.items():
            if question.choices and question.answer not in question.choices:
                raise ValueError(f"{self.name}: {name}: the answer is not among its choices")

    @property
    def total_points(self) -> float:
        """Points of all questions together."""
        return float(sum(self.points.values()))


class AnswerError(ValueError):
    """Answers that are no answers to the quiz; the message names the question and the choices."""


def read_answers(quiz: Quiz, given: Mapping[object, object]) -> dict[str, str]:
    """The answers as text, by question; a question left at None is left out.

    Raises AnswerError at the first question that the quiz does not have, and the first answer
    that is none of its choices.
    """
    answers: dict[str, str] = {}
    for name, answer in given.items():
        question = quiz.questions.get(name) if isinstance(name, str) else None
        if question is None:
            asked = ", ".join(map(repr, quiz.questions))
            raise AnswerError(f"there is no question {name!r}; the questions are {asked}")
        if answer is None:
            continue
        text = str(answer).strip()
        if question.choices and text not in question.choices:
            listed = ", ".join(map(repr, question.choices))
            raise AnswerError(f"the answer to {name!r} is one of {listed}; got {answer!r}"[:500])
        if not question.choices and not text.lstrip("-").isdecimal():
            raise AnswerError(f"the answer to {name!r} is a whole number; got {answer!r}"[:500])
        answers[str(name)] = text
    return answers


def wrong_answers(quiz: Quiz, answers: Mapping[str, str]) -> list[str]:
    """The questions to which ``answers`` has a wrong answer, without those that it leaves out."""
    return [
        name
        for name, question in quiz.questions.items()
        if name in answers and not _same(answers[name], question)
    ]


def _same(answer: str, question: Question) -> bool:
    if question.choices:
        return answer == question.answer
    try:
        return int(answer) == int(question.answer)
    except ValueError:
        return False
