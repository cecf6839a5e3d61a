"""What runs inside the sandbox, beside the student's code: `python -m harness.classroom.student`.

Nothing here is trusted by the grader: the student's code shares its process.
"""
