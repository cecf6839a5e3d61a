"""For the nbgrader that `grade` is compared with: no loaded process outlives a submission."""

from __future__ import annotations

import gc

from nbformat import NotebookNode
from nbgrader.preprocessors import NbGraderPreprocessor

from harness.base.processes.fork_client import ForkServer


class Anew(NbGraderPreprocessor):
    """The first step of a submission: start its sandbox and its judges as fresh processes."""

    def preprocess(self, nb: NotebookNode, resources: dict) -> tuple[NotebookNode, dict]:
        for each in gc.get_objects():
            if isinstance(each, ForkServer):
                each.end()
        return nb, resources
