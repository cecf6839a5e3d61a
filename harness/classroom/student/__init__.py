"""Code that runs inside the sandbox, next to the student's: `python -m harness.classroom.student`.

Nothing here is trusted by the grader: the student's code shares its process.
"""

CELLS, NOTES = "cells.json", "cells.jsonl"  # the order that it reads, and the notes that it writes
START, END = "start", "end"  # the notes' first line, and their last if every cell has run
