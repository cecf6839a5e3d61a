"""What is on the site, in the order of its navigation.

Pages lie as their sources do in the repository, so that a link between two of them is right in
both places.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

# In the course's order.
LABS = (
    "tile_copy",
    "00_inline_ptx",
    "01_async_proxy",
    "02_mbarrier_phases",
    "03_loads",
    "04_stores",
    "05_swizzles",
    "06_pipeline",
    "07_clusters",
    "08_gemm",
    "09_attention",
    "10_im2col",
    "11_edited_maps",
    "12_cache_hints",
)
CHECK = "docs/check"  # where a reader's PTX is run
LAUNCHES = "site-launches"  # beside the pages: what labs launch, a file each
HAZARDS = "docs/hazards"  # the page of all kinds; the folder of a page each


@dataclass(frozen=True)
class Group:
    """Pages under one caption of the navigation; names without their endings."""

    caption: str
    pages: tuple[str, ...]


GROUPS = (
    Group("Learn", ("docs/learning", "labs/index", *(f"labs/{lab}/{lab}" for lab in LABS))),
    Group("Check a kernel", (CHECK, "docs/sanitizer", HAZARDS)),
    Group("Look up", ("docs/reference", "docs/instructions", "docs/measured", "docs/settings",
                      "docs/compilers")),
    Group("Teach", ("docs/teaching", "docs/grading", "docs/report", "docs/isolation",
                    "docs/jupyterhub", "docs/container")),
    Group("How it was made", ("docs/installing", "docs/architecture", "CONTRIBUTING", "CHANGELOG",
                              "harness/bench/kernels/gemm/LOG",
                              "harness/bench/kernels/attention/LOG")),
)  # fmt: skip


def navigation(titles: Mapping[str, str], groups: tuple[Group, ...] = GROUPS) -> str:
    """Hidden tables of contents, of which the theme makes its navigation. ``titles``: of pages that
    are called otherwise there than by their heading."""
    return "".join(
        _tree(f":caption: {group.caption}", (_entry(page, titles) for page in group.pages))
        for group in groups
    )


def below(pages: Iterable[str]) -> str:
    """The same of the pages below one, named as seen from it."""
    return _tree("", pages)


def _entry(page: str, titles: Mapping[str, str]) -> str:
    return f"{titles[page]} <{page}>" if page in titles else page


def _tree(option: str, entries: Iterable[str]) -> str:
    return "\n".join(["```{toctree}", ":hidden:", option, "", *entries, "```", "", ""])
