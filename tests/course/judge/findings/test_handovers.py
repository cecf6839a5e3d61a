"""Cards about threads that take turns at mbarriers: causes, and facts of their messages."""

from __future__ import annotations

import pytest

from harness.sanitizer.diagnosis import Cause
from tests.judged import judged

PHASES, GEMM, CLUSTERS = "02_mbarrier_phases", "08_gemm", "07_clusters"
CASES = (
    (PHASES, "ping-pong-adds-after-it-arrives", Cause.WRITTEN_AFTER_ARRIVAL, "`pong` (`barriers["),
    (PHASES, "ping-pong-adds-without-waiting", Cause.HANDOFF_NOT_AWAITED, "`ping` (`barriers["),
    (PHASES, "counter-one-thread-waits-for-all", Cause.HANDOFF_NOT_AWAITED, "threads 1–127"),
    (PHASES, "many-scale-by-the-lane", Cause.UNWRITTEN_READ, "scale_part"),
    (PHASES, "many-scales-as-bytes", Cause.BYTES_EXPECTED_DIFFER, " and "),
    ("tile_copy", "tile-copy-waits-for-the-store", Cause.NOBODY_LEFT_TO_ARRIVE, "commit_group"),
    (GEMM, "roles-arrive-on-full", Cause.ARRIVES_ON_ANOTHER_MBARRIER, "stage` (`stage` is 0)"),
    (CLUSTERS, "stream-arrives-too-early", Cause.SOME_READERS_NOT_RELEASING, "threads 0–1"),
)


@pytest.mark.alike(4)
@pytest.mark.parametrize(("lab", "name", "cause", "named"), CASES)
def test_a_mistake_is_named_with_the_mbarrier_or_the_threads(lab, name, cause, named) -> None:
    verdict = judged(f"{lab}/{name}").verdict
    found = {each.cause: each.message for each in (*verdict.problems, *verdict.hazards)}
    assert named in found[cause]
