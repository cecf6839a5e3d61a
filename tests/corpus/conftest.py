"""The kernels of the corpus are assembled in the process of the tests."""

from tests.emulator.conftest import _assembled_in_this_process  # noqa: F401
