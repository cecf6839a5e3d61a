"""Every kernel of the fleet."""

from __future__ import annotations

from tests.fleet.cases import cuda, gluon, triton

CASES = (*cuda.CASES, *triton.CASES, *gluon.CASES)
