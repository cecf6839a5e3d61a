"""Names as their writer wrote them."""

from __future__ import annotations

import pytest

from harness.isa.text.names import readable


@pytest.mark.parametrize(
    ("mangled", "told"),
    [
        ("kernel", "kernel"),
        ("_cudapy_smem_1", "_cudapy_smem_1"),
        ("shared$tile", "tile"),
        ("shared$tile$2", "tile"),
        ("_Z4ringPf", "ring"),
        ("_ZL6factor", "factor"),
        ("_ZN4mine4waitEPmj", "mine::wait"),
        ("_ZNK4mine5Stage4waitEj", "mine::Stage::wait"),
        ("_Z4ringILi128EEvPKfPf", "ring<...>"),
        ("_ZN2ns4ringIN2ns4TypeILi3EEELb1EE4loadEv", "ns::ring<...>::load"),
        ("_ZN12_GLOBAL__N_16kernelEPf", "kernel"),
        ("_ZN42_INTERNAL_dbdef7b0_7_ring_cu_72c522b9_22664cuda3ptx3__44waitEv", "cuda::ptx::wait"),
        ("_ZZ4ringILi128EEvPKfPfE4tile", "tile"),
        ("_ZZ4ringvE6tile_0", "tile_0"),
        ("_ZZ4ringvE4tile_0", "tile"),
        ("_ZZ4ringvE4tile#3", "tile"),
        ("_ZZ4ringvE4tile@_Z4helpv", "tile"),
        ("_Z", "_Z"),
        ("_Z99a", "_Z99a"),
        ("_ZN3", "_ZN3"),
        ("_ZZ", "_ZZ"),
        ("_ZN1aI", "a<...>"),
    ],
)
def test_readable(mangled: str, told: str) -> None:
    assert readable(mangled) == told
