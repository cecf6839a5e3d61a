"""Questions about phases, arrivals and bytes. A test runs the described kernels on the emulator."""

from __future__ import annotations

from harness.course.exercises.exercise import Question, Quiz

EXERCISE = Quiz(
    title="Phases, arrivals and bytes, by hand",
    questions={
        "phases": Question(
            "A new mbarrier has count 3. Threads arrive seven times. How many phases are complete?",
            answer="2",
        ),
        "lacks": Question(
            "The same barrier, after the seven arrivals. How many arrivals does the phase that is "
            "in progress still lack?",
            answer="2",
        ),
        "waits": Question(
            "The same barrier, after the seven arrivals. With which parity would a wait not "
            "return yet?",
            answer="0",
        ),
        "round": Question(
            "A barrier completes one phase in each round; rounds count from 0. Which parity does "
            "the wait of round 37 name?",
            answer="1",
        ),
        "together": Question(
            "A new mbarrier has count 8. One thread calls mbarrier_arrive(bar, 5), another "
            "mbarrier_arrive_expect_tx(bar, 64). How many arrivals does the phase still lack?",
            answer="2",
        ),
        "bytes": Question(
            "A new mbarrier has count 1. A thread calls mbarrier_expect_tx(bar, 96), then "
            "mbarrier_arrive_expect_tx(bar, 64). A copy of 112 bytes completes. How many bytes "
            "does the phase still lack?",
            answer="48",
        ),
    },
    points={"correct": 3.0},
)
