"""Errors made from the worker's replies. Needs no GPU: only the text and the types of errors."""

import pytest

from harness.base.errors import KernelFault, KernelHung, LaunchError, PtxError
from harness.course.devices.hopper.device import assembled, raise_for
from harness.course.devices.hopper.driver import FAULTS
from tests.naming import naming

from .kernels import PTX


@pytest.mark.parametrize(
    "answer, kind, facts",
    [
        ({"status": "hung"}, KernelHung, ("copy", 2.5)),
        ({"status": "refused", "message": "too much"}, LaunchError, ("copy", "too much")),
        (
            {"status": "failed", "error": "CUDA_ERROR_MISALIGNED_ADDRESS", "message": "x"},
            KernelFault,
            ("CUDA_ERROR_MISALIGNED_ADDRESS", 128),
        ),
        (
            {"status": "failed", "error": "CUDA_ERROR_UNHEARD_OF", "message": "its own text"},
            KernelFault,
            ("CUDA_ERROR_UNHEARD_OF", "its own text"),
        ),
    ],
)
def test_every_answer_is_an_error_with_a_sentence(answer, kind, facts):
    with pytest.raises(kind, match=naming(*facts)) as caught:
        raise_for("copy", answer, 2.5)
    if kind is not LaunchError:
        assert caught.value.hazards == ()
        assert "emulator" in str(caught.value)


def test_faults_have_cudas_names():
    from cuda.bindings import driver

    assert FAULTS.keys() <= {result.name for result in driver.CUresult}


def test_a_text_is_assembled_once_and_bad_text_is_a_ptx_error():
    linked, key = assembled(PTX)
    assert linked.cubin[:4] == b"\x7fELF" and len(key) == 64
    assert assembled(PTX)[0] is linked
    with pytest.raises(PtxError):
        assembled(PTX.replace("ld.param.u64 %rd1, [x];", "ld.param.u64 %rd99, [x];"))
