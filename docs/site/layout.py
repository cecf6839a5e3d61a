"""The pages of the site, in the order of its navigation.

Pages have the paths of their sources in the repository, so that relative links work in both.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

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
CHECK = "docs/check"  # the page that runs a reader's PTX
LAUNCHES = "site-launches"  # the folder, next to the pages, of the labs' launches
HAZARDS = "docs/hazards"  # the page of all kinds, and the folder of their pages


@dataclass(frozen=True)
class Group:
    """Pages under a caption of the navigation, named without suffixes."""

    caption: str
    pages: tuple[str, ...]


GROUPS = (
    Group("Learn", ("docs/learning", "labs/index", "docs/harness")),
    Group("Check a kernel", (CHECK, "docs/sanitizer", "docs/launches", "docs/compiled",
                             "docs/reports", "docs/comparison", HAZARDS)),
    Group("Look up", ("docs/reference", "docs/instructions", "docs/measured", "docs/settings")),
    Group("Teach", ("docs/teaching", "docs/operating", "docs/grading", "docs/report",
                    "docs/isolation", "docs/jupyterhub", "docs/container")),
    Group("How it was made", ("docs/installing", "docs/architecture", "docs/algorithm",
                              "CONTRIBUTING", "CHANGELOG",
                              "harness/bench/kernels/gemm/LOG",
                              "harness/bench/kernels/attention/LOG")),
)  # fmt: skip


def navigation(titles: Mapping[str, str], groups: tuple[Group, ...] = GROUPS) -> str:
    """Return the hidden tables of contents from which the theme makes its navigation. ``titles``
    has the pages whose title there differs from their heading."""
    return "".join(
        _tree(f":caption: {group.caption}", (_entry(page, titles) for page in group.pages))
        for group in groups
    )


def below(pages: Iterable[str], titles: Mapping[str, str] = MappingProxyType({})) -> str:
    """Return the table of contents of subpages, named relative to their parent page; the
    navigation shows them only around the current page. ``titles``: as for `navigation`."""
    return _tree("", (_entry(page, titles) for page in pages))


def _entry(page: str, titles: Mapping[str, str]) -> str:
    return f"{titles[page]} <{page}>" if page in titles else page


def _tree(option: str, entries: Iterable[str]) -> str:
    return "\n".join(["```{toctree}", ":hidden:", option, "", *entries, "```", "", ""])
