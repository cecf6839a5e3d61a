"""The front page: a kernel without its proxy fence, and three edits, each with its verdict."""

from __future__ import annotations

from collections.abc import Iterator

from docs.site import release
from docs.site.hazards import code, smallest
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
    return f"""# Learn to write correct, fast Hopper kernels, on a laptop

**tma-labs is a course and a checker for the asynchronous copies of NVIDIA Hopper GPUs**: graded
JupyterLab notebooks in Python, and a sanitizer for any kernel's PTX. Both run on an emulator of
the PTX memory model, so you need no GPU.

```{{container}} ways
- **[I am a student](docs/learning.md)** Install the labs, solve an exercise, and read its card.
- **[I learn on my own](labs/index.ipynb)** Read the labs, and run their kernels in this browser.
- **[I teach a class](docs/teaching.md)** An nbgrader course whose judge grades every kernel.
- **[I write kernels](docs/check.md)** Paste PTX, and see each access that nothing orders.
```

## One line is missing

In this kernel, threads write a tile, and TMA, the copy hardware of a Hopper GPU, stores it to
global memory through the async proxy, a separate path to memory. On hardware, {outcome}
({recorded.where}), but the memory model does not guarantee it. Choose an edit, and read the
verdict.

{element(NAME, code(next(versions()).text))}

The emulator runs the kernel's PTX in your browser, so you can edit the lines above and run it
again. [Each kind of hazard](docs/hazards.md) has such a kernel, its causes, and what hardware did.
For PTX from nvcc, CUTLASS, Triton, CuTe DSL, TileLang or Mojo there is also
[a command](docs/sanitizer.md).

To work on the labs, <a href="{release.FOLDER}/{release.NAME}" download>download the course</a> and
[install it](docs/installing.md) on Linux or WSL. [Learning with the labs](docs/learning.md) says
where to begin. The [measurements](docs/measured.md) are on one page: copies at the driver's speed,
GEMM and attention compared with cuBLAS, cuDNN and FlashAttention-3.{source}
"""
