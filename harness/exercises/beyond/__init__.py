"""Lab 08: clusters, im2col, hints and edited maps."""

from __future__ import annotations

from harness.exercises.beyond.codebook import CODEBOOK
from harness.exercises.beyond.grouped import GROUPED
from harness.exercises.beyond.im2col import PATCHES
from harness.exercises.beyond.stream import STREAM
from harness.exercises.exercise import Exercise
from harness.exercises.quiz import Quiz

EXERCISES: tuple[Exercise | Quiz, ...] = (CODEBOOK, STREAM, PATCHES, GROUPED)
