"""For nbgrader beside which `grade` is measured: nothing that is loaded outlives a submission."""

from __future__ import annotations

from nbformat import NotebookNode
from nbgrader.preprocessors import NbGraderPreprocessor

from harness.processes.fork_client import end_all


class Anew(NbGraderPreprocessor):
    """The first step of a submission: its sandbox, and its judges, begin as fresh processes."""

    def preprocess(self, nb: NotebookNode, resources: dict) -> tuple[NotebookNode, dict]:
        end_all()
        return nb, resources
