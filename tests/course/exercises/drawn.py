"""The exercises, and what a seed draws for each."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from hypothesis import strategies

from harness.course import exercises
from harness.course.exercises.draws import Setting
from harness.course.exercises.exercise import Arrays, Launch, Quiz, Shape

ALL = [exercises.get(name) for name in exercises.names()]
KERNELS = [exercise for exercise in ALL if not isinstance(exercise, Quiz)]
SEEDS = strategies.integers(0, 2**32 - 1)


class Draw(NamedTuple):
    shape: Shape
    launch: Launch
    inputs: Arrays
    expected: Arrays


@lru_cache(maxsize=64)
def draws(name: str, seed: int = 1) -> tuple[Draw, ...]:
    """Return a draw for each shape of an exercise. Shared by the tests: do not change them."""
    exercise, rng = exercises.get(name), np.random.default_rng(seed)
    result = []
    for shape in exercise.shapes(rng):
        inputs = exercise.inputs(shape, rng)
        expected = exercise.reference(shape, inputs)
        result.append(Draw(shape, exercise.launch(shape), inputs, expected))
    return tuple(result)


def launches(name: str, seed: int) -> list[tuple[Shape, Launch]]:
    """Return the shapes that a seed draws, each with its launch."""
    exercise = exercises.get(name)
    shapes = exercise.shapes(np.random.default_rng(seed))
    return [(shape, exercise.launch(shape)) for shape in shapes]


def fixed(first: Shape, second: Shape) -> tuple[Setting, ...]:
    """Return axes of which these two shapes are drawn, and none is added."""
    return tuple(map(Setting, zip(first, second, strict=True)))


def scalar(launch: Launch, name: str) -> float:
    """Return the value of a launch's parameter."""
    (value,) = (argument.value for argument in launch.arguments if argument.name == name)
    return value
