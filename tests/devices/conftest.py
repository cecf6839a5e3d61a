import pytest

from .fakes import FakeDevice


@pytest.fixture
def fake():
    return FakeDevice()
