"""The form of a kernel: what it calls, in the order of the text."""

from __future__ import annotations

from harness.course.judge.comparison.form import form_of
from harness.course.judge.submission import Submission

BEGIN = """
@cuda.jit(device=True)
def begin(bar):
    ptx.mbarrier_init(bar, 1)
    ptx.fence_mbarrier_init()
"""
KERNEL = """
@cuda.jit
def kernel(src, dst):
    tile = cuda.shared.array(32, np.float32)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    if cuda.threadIdx.x == 0:
        begin(bar)
    cuda.syncthreads()
    for i in range(min(3, len(dst))):
        ptx.mbarrier_wait_parity(ptx.mapa(bar, 0), np.int32(i) & 1)
        finish(tile)
"""


def submitted(kernel: str, *texts: str) -> Submission:
    sources = dict(enumerate(texts or (KERNEL, BEGIN)))
    return Submission("copy", kernel, sources={str(n): text for n, text in sources.items()})


def test_a_form_is_the_calls_with_effects_in_order() -> None:
    assert form_of(submitted("kernel")) == [
        "mbarrier_init", "fence_mbarrier_init", "syncthreads", "mbarrier_wait_parity", "finish",
    ]  # fmt: skip


def test_a_kernel_that_is_not_in_the_text_has_no_form() -> None:
    assert form_of(submitted("other")) == []


def test_a_function_that_calls_itself_ends() -> None:
    again = "def kernel():\n    cuda.syncwarp()\n    kernel()\n"
    assert form_of(submitted("kernel", again))[0] == "syncwarp"
