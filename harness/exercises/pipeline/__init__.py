"""Lab 06: the pipeline."""

from __future__ import annotations

from harness.exercises.exercise import Exercise
from harness.exercises.pipeline.depth import DEPTHS
from harness.exercises.pipeline.drain import DRAIN
from harness.exercises.pipeline.questions import PIPELINE_QUESTIONS
from harness.exercises.pipeline.ring_copy import RING_COPY
from harness.exercises.pipeline.rms_norm import RMS_NORM
from harness.exercises.quiz import Quiz

EXERCISES: tuple[Exercise | Quiz, ...] = (
    PIPELINE_QUESTIONS,
    DRAIN,
    *DEPTHS,
    RING_COPY,
    RMS_NORM,
)
