"""Lab 01: the async proxy and its fences."""

from __future__ import annotations

from harness.exercises.async_proxy.bulk_copy_out import BULK_COPY_OUT
from harness.exercises.async_proxy.bulk_copy_through import BULK_COPY_THROUGH
from harness.exercises.async_proxy.bulk_stream_out import BULK_STREAM_OUT
from harness.exercises.async_proxy.global_handoff import GLOBAL_HANDOFF
from harness.exercises.async_proxy.which_fence import WHICH_FENCE
from harness.exercises.exercise import Exercise
from harness.exercises.quiz import Quiz

EXERCISES: tuple[Exercise | Quiz, ...] = (
    BULK_COPY_OUT,
    BULK_COPY_THROUGH,
    BULK_STREAM_OUT,
    WHICH_FENCE,
    GLOBAL_HANDOFF,
)
