"""Lab 02: mbarrier phases."""

from __future__ import annotations

from harness.exercises.exercise import Exercise
from harness.exercises.mbarrier_phases.many_copies import MANY_COPIES
from harness.exercises.mbarrier_phases.phase_counter import PHASE_COUNTER
from harness.exercises.mbarrier_phases.ping_pong import PING_PONG
from harness.exercises.mbarrier_phases.questions import PHASE_QUESTIONS
from harness.exercises.mbarrier_phases.repair_deadlock import REPAIR_DEADLOCK
from harness.exercises.quiz import Quiz

EXERCISES: tuple[Exercise | Quiz, ...] = (
    PHASE_QUESTIONS,
    PHASE_COUNTER,
    PING_PONG,
    REPAIR_DEADLOCK,
    MANY_COPIES,
)
