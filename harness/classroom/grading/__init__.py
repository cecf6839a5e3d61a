"""Grading of a submission: it is admitted, run in a sandbox, judged, and its points are entered."""
