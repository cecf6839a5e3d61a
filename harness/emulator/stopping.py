"""Early endings of a launch; `harness.diagnosis` turns it into an error of `harness.errors`."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import numpy as np


class Ending(StrEnum):
    """Early ending of a launch."""

    DEADLOCK = "deadlock"  # every thread that is left waits
    LIVELOCK = "livelock"  # the machine's state recurred: nothing changes any more
    FAULT = "fault"  # the hardware would kill it
    LIMIT = "limit"  # the limit of steps was reached while threads ran
    WAITS_FOR_BLOCKS = "waits-for-blocks"  # blocks wait for others that do not run yet


class Stopped(Exception):
    """A launch that did not come to its own end.

    ``site`` and the first of ``places`` (of the wave) are where it stopped, as far as there is a
    single place; ``text`` are the words of the exception that a step raised. ``trace`` is the
    record until then.
    """

    def __init__(
        self,
        ending: Ending,
        state: Any,
        site: int = -1,
        places: np.ndarray | None = None,
        text: str = "",
    ):
        super().__init__(ending)
        self.ending, self.state, self.site, self.places = ending, state, site, places
        self.text = text
        self.known = len(state.findings.found)  # findings until then; the end may add to them
        self.trace: Any = None
