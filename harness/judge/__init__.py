"""The judge: a process that runs a submission on fresh inputs and computes its points.

    python -m harness.judge [--seed N] [--device NAME] < submission.json > verdict.json

It never imports or executes a line of the student's Python, nor numba, nor `harness.views`.
"""
