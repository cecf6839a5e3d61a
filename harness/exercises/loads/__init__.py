"""Lab 03: tensor maps and loads, 1D to 5D."""

from __future__ import annotations

from harness.exercises.exercise import Exercise
from harness.exercises.loads.field import FIELD
from harness.exercises.loads.halo import HALO
from harness.exercises.loads.image import IMAGE
from harness.exercises.loads.patches import PATCHES
from harness.exercises.loads.time_lapse import TIME_LAPSE
from harness.exercises.loads.vector import VECTOR
from harness.exercises.loads.volume import VOLUME
from harness.exercises.quiz import Quiz

EXERCISES: tuple[Exercise | Quiz, ...] = (
    VECTOR,
    IMAGE,
    VOLUME,
    PATCHES,
    FIELD,
    HALO,
    TIME_LAPSE,
)
