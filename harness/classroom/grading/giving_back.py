"""Feedback into the exchange: nbgrader's `release_feedback`, student by student.

nbgrader's own ends for all if a submission lacks the secret under which its student finds the
feedback: if it did not come through the exchange, or its secret is not text.
"""

from __future__ import annotations

import glob
import os
import shutil
from pathlib import Path

from nbgrader.exchange.default.release_feedback import ExchangeReleaseFeedback
from nbgrader.utils import notebook_hash

SECRET = "submission_secret.txt"  # nbgrader's name for it


class ReleaseFeedback(ExchangeReleaseFeedback):
    """Release feedback to all students who can get it this way, and name the others."""

    src_path: str
    dest_path: str

    def copy_files(self) -> None:
        for folder in sorted(glob.glob(self.src_path)):
            self.src_path = glob.escape(folder)
            try:
                super().copy_files()
                self._under_other_names(Path(folder))
            except (OSError, UnicodeError) as error:
                student = os.path.basename(os.path.dirname(folder))
                self.log.error("%s: %s", student, self._reason(folder, error))

    def _under_other_names(self, folder: Path) -> None:
        """Release the single page of a lab under each name of a submitted notebook, too: a
        student's `fetch_feedback` asks for those names."""
        pages = sorted(folder.glob("*.html"))
        student, lab = folder.parent.name, folder.name
        place = self.coursedir
        submitted = Path(place.format_path(place.submitted_directory, student, lab))
        for handed_in in submitted.glob("*.ipynb") if len(pages) == 1 else ():
            secret = (folder / SECRET).read_text()
            name = notebook_hash(secret=secret, notebook_id=handed_in.stem)
            shutil.copy(pages[0], Path(self.dest_path, f"{name}.html"))

    def _reason(self, folder: str, error: Exception) -> str:
        pages = ", ".join(sorted(glob.glob(os.path.join(glob.escape(folder), "*.html"))))
        if not os.path.exists(os.path.join(folder, SECRET)):
            return f"handed in without the exchange: give them {pages} yourself"
        return f"the exchange cannot hand out {pages}: {error}. Give it to them yourself"
