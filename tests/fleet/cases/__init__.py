"""Every kernel of the fleet."""

from __future__ import annotations

from tests.fleet.cases import cuda, cute_dsl, cutlass, gluon, mojo, triton

CASES = (*cuda.CASES, *cutlass.CASES, *cute_dsl.CASES, *triton.CASES, *gluon.CASES, *mojo.CASES)
