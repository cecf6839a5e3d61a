"""The rule for a lab's time, and the times that it was fitted to."""

from __future__ import annotations

from tests.labs.lab_tests import solution_of
from tests.labs.work import work_in

# Minutes that a diligent student needs, estimated by people who had solved the whole lab; the first
# group counted checks that fail. Ten minutes are added for `first-load`, which came later.
TRIED = {
    "tile_copy": (70, 90),
    "00_inline_ptx": (90, 120),
    "02_mbarrier_phases": (130, 170),
    "05_swizzles": (75, 100),
    "07_clusters": (90, 120),
    "08_gemm": (220, 280),
    "09_attention": (160, 210),
    "10_im2col": (35, 50),
    "11_edited_maps": (40, 55),
    "12_cache_hints": (15, 25),
}
UNAIDED = {
    "01_async_proxy": (100, 120),
    "03_loads": (90, 120),
    "04_stores": (110, 140),
    "06_pipeline": (120, 150),
}


def test_the_stated_time_contains_the_middle_of_the_trials() -> None:
    for lab, minutes in TRIED.items():
        least, most = work_in(solution_of(lab)).stated
        assert least <= sum(minutes) / 2 <= most, lab
        assert most - least <= max(15, 0.4 * most)  # and says something
    for lab, minutes in UNAIDED.items():
        assert sum(minutes) / 2 < work_in(solution_of(lab)).stated[1], lab
