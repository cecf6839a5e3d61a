"""Quizzes: valid answers, right answers, and points."""

from __future__ import annotations

import pytest

from harness.course.exercises.exercise import Question, Quiz, misfits, read_answers
from harness.course.judge.scoring import score_quiz
from tests.naming import names, naming

QUIZ = Quiz(
    "Colors",
    {
        "sky": Question("By day?", "blue", ("blue", "green")),
        "legs": Question("Of a spider?", "8"),
    },
    {"correct": 3.0},
)


@pytest.mark.parametrize(
    ("answers", "earned", "status", "right", "wrong"),
    [
        ({"sky": "blue", "legs": 8}, 3.0, "passed", 2, set()),
        ({"sky": "blue", "legs": "08"}, 3.0, "passed", 2, set()),
        ({"sky": "Blue", "legs": 8.0}, 3.0, "passed", 2, set()),
        ({"sky": "red", "legs": "8.0"}, 1.5, "failed", 1, {"sky"}),
        ({"sky": "green", "legs": 8}, 1.5, "failed", 1, {"sky"}),
        ({"sky": "green", "legs": 6}, 0.0, "failed", 0, {"sky", "legs"}),
        ({"sky": None, "legs": None}, 0.0, "failed", 0, set()),
        ({}, 0.0, "failed", 0, set()),
    ],
)
def test_each_right_answer_earns_its_share(answers, earned, status, right, wrong):
    score = score_quiz(QUIZ, read_answers(answers))
    assert (score.earned, score.status) == (earned, status)
    assert names(score.reason, right, 2)
    assert {name for name in QUIZ.questions if name in score.reason} == wrong


def test_an_answer_to_an_unknown_question_is_wrong():
    assert score_quiz(QUIZ, {"sea": "blue", "sky": "blue"}).earned == 1.5


@pytest.mark.parametrize(
    ("answers", "facts"),
    [
        ({"sea": "blue"}, ("'sea'", "'sky'", "'legs'")),
        ({3: "blue"}, ("'3'", "'sky'", "'legs'")),
        ({"sky": "red"}, ("'sky'", "'blue'", "'green'", "'red'")),
        ({"legs": "eight"}, ("'legs'", "'eight'")),
        ({"legs": 8.5}, ("'legs'", "'8.5'")),
    ],
)
def test_an_invalid_answer_is_named(answers, facts):
    (sentence,) = misfits(QUIZ, read_answers(answers))
    assert names(sentence, *facts)


def test_a_quiz_that_contradicts_itself_is_refused():
    with pytest.raises(ValueError, match="Q: a: "):
        Quiz("Q", {"a": Question("?", "x", ("y",))}, {"correct": 1.0})
    with pytest.raises(ValueError, match=naming("Q", "'correct'")):
        Quiz("Q", {}, {"correct": 1.0, "synchronized": 1.0})
