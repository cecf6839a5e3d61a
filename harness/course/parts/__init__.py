"""Device functions that a lab gives to its exercises: the answers to earlier exercises.

They are here and not in a cell of the lab, because a cell would show the answer to an earlier
exercise. Findings name the line of the caller, which is the student's own.
"""
