"""Quizzes: valid answers, right answers, and points."""

from __future__ import annotations

import pytest

from harness.exercises.exercise import AnswerError, Question, Quiz, read_answers
from harness.judge.scoring import score_quiz

QUIZ = Quiz(
    "colours",
    "Colours",
    {
        "sky": Question("By day?", "blue", ("blue", "green")),
        "legs": Question("Of a spider?", "8"),
    },
    {"correct": 3.0},
)


@pytest.mark.parametrize(
    ("answers", "earned", "status", "words"),
    [
        ({"sky": "blue", "legs": 8}, 3.0, "passed", "2 of 2 answers are right"),
        ({"sky": "blue", "legs": "08"}, 3.0, "passed", "2 of 2"),
        ({"sky": "green", "legs": 8}, 1.5, "failed", "1 of 2 answers is right; wrong: sky"),
        ({"sky": "green", "legs": 6}, 0.0, "failed", "wrong: sky, legs"),
        ({"sky": None, "legs": None}, 0.0, "failed", "0 of 2 answers are right; 2 not given"),
        ({}, 0.0, "failed", "2 not given"),
    ],
)
def test_each_right_answer_earns_its_share(answers, earned, status, words):
    score = score_quiz(QUIZ, read_answers(QUIZ, answers))
    assert (score.earned, score.status) == (earned, status)
    assert words in score.reason


def test_an_answer_to_an_unknown_question_is_wrong():
    assert score_quiz(QUIZ, {"sea": "blue", "sky": "blue"}).earned == 1.5


@pytest.mark.parametrize(
    ("answers", "words"),
    [
        ({"sea": "blue"}, "no question 'sea'; the questions are 'sky', 'legs'"),
        ({3: "blue"}, "no question 3"),
        ({"sky": "red"}, "'sky' is one of 'blue', 'green'; got 'red'"),
        ({"legs": "eight"}, "'legs' is a whole number; got 'eight'"),
        ({"legs": 8.5}, "whole number"),
    ],
)
def test_an_invalid_answer_is_refused_by_name(answers, words):
    with pytest.raises(AnswerError, match=words):
        read_answers(QUIZ, answers)


def test_answers_that_slip_past_the_students_process_earn_nothing():
    assert score_quiz(QUIZ, {"sky": "red", "legs": "eight"}).earned == 0.0


def test_a_quiz_that_contradicts_itself_is_refused():
    with pytest.raises(ValueError, match="not among its choices"):
        Quiz("q", "", {"a": Question("?", "x", ("y",))}, {"correct": 1.0})
    with pytest.raises(ValueError, match="nothing else"):
        Quiz("q", "", {}, {"correct": 1.0, "synchronised": 1.0})
