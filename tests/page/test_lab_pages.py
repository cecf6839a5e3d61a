"""The pages of labs: what differs from the notebooks."""

from __future__ import annotations

import nbformat
import pytest

from docs.site.labs import marked

LOG = "harness/bench/kernels/gemm/LOG.md"


@pytest.mark.parametrize(
    ("text", "linked"),
    [
        (f"`{LOG}` has more", f"[`{LOG}`](../../{LOG}) has more"),
        ("in `harness/bench/kernels/gemm`", "in `harness/bench/kernels/gemm`"),
    ],
)
def test_a_log_in_a_labs_text_is_a_link_on_its_page(text: str, linked: str) -> None:
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_markdown_cell(text)])
    assert marked(notebook).cells[0].source == linked
