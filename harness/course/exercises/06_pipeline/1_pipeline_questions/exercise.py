"""Questions about a ring's parities and about bytes in flight. A test finds the key by running a
ring on the emulator, and by playing a memory with latency and bandwidth through."""

from __future__ import annotations

from harness.course.exercises.exercise import Question, Quiz

EXERCISE = Quiz(
    title="Parities of a ring, and bytes in flight",
    questions={
        "stage": Question(
            "A ring has 4 stages. A block counts its tiles from 0. Which stage does its tile 27 "
            "take?",
            answer="3",
        ),
        "full": Question(
            "The same ring. Which parity does a consumer's wait on `full` name for tile 27?",
            answer="0",
        ),
        "empty": Question(
            "The same ring. Which parity does the producer's wait on `empty` name before it loads "
            "tile 27?",
            answer="1",
        ),
        "tiles": Question(
            "4 persistent blocks share 22 tiles: block b takes the tiles b, b + 4, b + 8, ... How "
            "many tiles does block 2 take?",
            answer="5",
        ),
        "speed": Question(
            "100 multiprocessors; each always has 12000 bytes of loads on their way. A load takes "
            "600 ns. How many GB/s do they read at most? (1 GB is 10**9 bytes.)",
            answer="2000",
        ),
        "depth": Question(
            "A memory delivers 4800 GB/s to 120 multiprocessors; a load takes 600 ns. How many "
            "tiles of 8000 bytes must each multiprocessor have on their way to keep the memory "
            "busy?",
            answer="3",
        ),
    },
    points={"correct": 3.0},
)
