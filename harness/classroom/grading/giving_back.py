"""Feedback into the exchange: nbgrader's `release_feedback`, one student after another.

nbgrader's own ends for all where a submission lacks the secret under which its student finds the
feedback: one that did not come through the exchange, or whose secret is no text.
"""

from __future__ import annotations

import glob
import os

from nbgrader.exchange.default.release_feedback import ExchangeReleaseFeedback


class ReleaseFeedback(ExchangeReleaseFeedback):
    """Who cannot get it this way is named, and all others get it."""

    src_path: str

    def copy_files(self) -> None:
        for folder in sorted(glob.glob(self.src_path)):
            self.src_path = glob.escape(folder)
            try:
                super().copy_files()
            except (OSError, UnicodeError) as error:
                student = os.path.basename(os.path.dirname(folder))
                self.log.error("%s gets no feedback from the exchange: %s", student, error)
