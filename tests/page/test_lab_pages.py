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


def test_an_output_of_a_kernel_that_readers_write_is_marked_as_of_the_courses_answer() -> None:
    def cell(source: str, **graded: bool) -> nbformat.NotebookNode:
        output = nbformat.v4.new_output("stream", text="an output")
        metadata = {"nbgrader": graded}
        return nbformat.v4.new_code_cell(source, outputs=[output], metadata=metadata)

    kernel = "@cuda.jit\ndef mine(x):\n    pass\n"
    sources = ("launch(mine)", kernel, "check(mine)", "launch(mine)", "launch(minecraft)")
    graded = ({}, {"solution": True}, {"grade": True}, {}, {})
    cells = [cell(source, **role) for source, role in zip(sources, graded, strict=True)]
    shown = marked(nbformat.v4.new_notebook(cells=cells)).cells
    assert [c.metadata["data"].get("role") for c in shown] == [None, "answer", "check", "use", None]
