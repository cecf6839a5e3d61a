"""The Python kernels of the corpus are assembled as those of the emulator are."""

from tests.sanitizer.emulator.conftest import _assembled_afterwards  # noqa: F401
