"""What is on the site, in the order of its navigation.

Pages lie as their sources do in the repository, so that a link between two of them is right in
both places.
"""

from __future__ import annotations

from dataclasses import dataclass

# In the course's order.
LABS = (
    "00_inline_ptx",
    "tile_copy",
    "01_async_proxy",
    "02_mbarrier_phases",
    "03_loads",
    "04_stores",
    "05_swizzles",
    "06_pipeline",
    "07_gemm",
    "08_beyond",
    "09_attention",
)
HAZARDS = "docs/hazards"  # the page of all kinds, and the folder of a page each


@dataclass(frozen=True)
class Group:
    """Pages under one caption of the navigation; names without their endings."""

    caption: str
    pages: tuple[str, ...]


GROUPS = (
    Group("Learn", ("docs/learning", "labs/index", *(f"labs/{lab}/{lab}" for lab in LABS))),
    Group("Check a kernel", ("docs/sanitizer", HAZARDS)),
    Group("Look up", ("docs/reference", "docs/instructions", "docs/measured")),
    Group("Teach", ("docs/teaching", "docs/grading", "docs/report", "docs/isolation",
                    "docs/jupyterhub", "docs/container")),
    Group("How it was made", ("docs/installing", "docs/architecture", "CONTRIBUTING", "CHANGELOG",
                              "harness/kernels/gemm/LOG", "harness/kernels/attention/LOG")),
)  # fmt: skip


def navigation(groups: tuple[Group, ...] = GROUPS) -> str:
    """Hidden tables of contents, of which the theme makes its navigation."""
    return "".join(
        f"```{{toctree}}\n:hidden:\n:caption: {group.caption}\n\n"
        + "".join(f"{page}\n" for page in group.pages)
        + "```\n\n"
        for group in groups
    )
