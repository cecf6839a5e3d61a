"""The front page: a kernel without its proxy fence, and three edits, each with its verdict."""

from __future__ import annotations

from collections.abc import Iterator

from docs.site import release
from docs.site.hazards import smallest
from docs.site.kernels import Version, element
from harness.course import recording

NAME = "front"
_WRITE = "    tile[thread] = thread\n"
_FENCE = "ptx.fence_proxy_async_shared_cta()\n"
_EDITS = {
    "No fence": _WRITE,
    "Add the fence": f"{_WRITE}    {_FENCE}",
    "Move it before the write": f"    {_FENCE}{_WRITE}",
    "Let only thread 0 execute it": f"{_WRITE}    if thread == 0:\n        {_FENCE}",
}


def versions() -> Iterator[Version]:
    """Yield the kernel without its fence, and with each edit."""
    text = smallest("missing-proxy-fence").broken
    assert _WRITE in text
    before = text.partition(_WRITE)[0].count("\n")
    for label, edit in _EDITS.items():
        changed = [line for line in edit.splitlines(keepends=True) if line != _WRITE]
        numbers = (before + 1 + edit.splitlines(keepends=True).index(line) for line in changed)
        yield Version(label, text.replace(_WRITE, edit), tuple(numbers))


def page(repository: str) -> str:
    """Return the page as Markdown. ``repository``: the address of the source code, or ""."""
    recorded = recording()
    outcome = recorded.broken["01_async_proxy/store-without-fence"]
    source = f" The [source code]({repository}) is under the MIT License." if repository else ""
    return f"""# Hopper's asynchronous copies, in Python

In this kernel, threads write a tile, and TMA, the copy hardware of a Hopper GPU, stores it to
global memory through the async proxy, a separate path to memory. One line is missing. On hardware,
{outcome} ({recorded.where}), but the memory model does not guarantee it. Choose an edit, and read
the verdict.

{element(NAME)}

The verdict comes from an emulator that implements the PTX memory model. It runs the kernel's PTX in
your browser, so you can edit the lines above and run it again; you need no GPU and install nothing.

- **[Take the course](labs/index.ipynb)**: graded JupyterLab notebooks, from one tile to a GEMM
  and attention, with kernels that you write in Python and a judge that checks whether each
  is correct, synchronized and fast. The labs' pages run their kernels in your browser.
- **[Check your own PTX](docs/check.md)** from nvcc, CUTLASS, Triton, CuTe DSL, TileLang or Mojo: in
  the browser, or with [`ptx-sanitizer`](docs/sanitizer.md) on the command line.
- **[Look up a hazard](docs/hazards.md)**: each kind with its smallest kernel, its causes, and what
  hardware did.
- **[Teach a class](docs/teaching.md)**: an nbgrader course in which a separate judge assigns all
  points, with or without GPUs.

To work on the labs, <a href="{release.FOLDER}/{release.NAME}" download>download the course</a> and
[install it](docs/installing.md) on Linux or WSL. [Learning with the labs](docs/learning.md) says
where to begin. The [measurements](docs/measured.md) are on one page: copies at the driver's speed,
GEMM and attention compared with cuBLAS, cuDNN and FlashAttention-3.{source}
"""
