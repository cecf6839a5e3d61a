"""Code that runs inside the sandbox, next to the student's: `python -m harness.classroom.student`.

Nothing here is trusted by the grader: the student's code shares its process.
"""
