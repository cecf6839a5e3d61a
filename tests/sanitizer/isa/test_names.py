"""Names as written in the source."""

from __future__ import annotations

from harness.sanitizer.isa.text.names import readable, shape_of, shared_array


def test_mangled_names_become_readable() -> None:
    names = {
        "kernel": "kernel",
        "_cudapy_smem_1": "_cudapy_smem_1",
        "shared$tile": "tile",
        "shared$tile$2": "tile",
        "_Z4ringPf": "ring",
        "_ZL6factor": "factor",
        "_ZN4mine4waitEPmj": "mine::wait",
        "_ZNK4mine5Stage4waitEj": "mine::Stage::wait",
        "_Z4ringILi128EEvPKfPf": "ring<...>",
        "_ZN2ns4ringIN2ns4TypeILi3EEELb1EE4loadEv": "ns::ring<...>::load",
        "_ZN12_GLOBAL__N_16kernelEPf": "kernel",
        "_ZN42_INTERNAL_dbdef7b0_7_ring_cu_72c522b9_22664cuda3ptx3__44waitEv": "cuda::ptx::wait",
        "_ZZ4ringILi128EEvPKfPfE4tile": "tile",
        "_ZZ4ringvE6tile_0": "tile_0",
        "_ZZ4ringvE4tile_0": "tile",
        "_ZZ4ringvE4tile#3": "tile",
        "_ZZN4mine4ring3runEiENKUliE_clEi": "lambda in mine::ring::run",
        "_ZZ4ringvE4tile@_Z4helpv": "tile",
        "_Z": "_Z",
        "_Z99a": "_Z99a",
        "_ZN3": "_ZN3",
        "_ZZ": "_ZZ",
        "_ZN1aI": "a<...>",
        "ring_ring_Tile6A_29f_$__global_alloc_2_$__gpu_shared_mem": "shared allocation 2",
    }
    assert {mangled: readable(mangled) for mangled in names} == names


def test_a_shared_array_s_name_has_its_shape():
    for shape, dtype, name, known in (
        ((8, 32), "float32", "shared$tile$2$of_8_32_float32", ((8, 32), 4)),
        ((0,), "uint64", "shared$tile$2$of_0_uint64", ((0,), 8)),  # dynamic
        ((), "", "shared$tile$2", ((), 0)),  # not known
        ((8,), "Record(a)", "shared$tile$2", ((), 0)),
    ):
        assert shared_array("tile", 2, shape, dtype) == name and readable(name) == "tile"
        assert shape_of(name) == known, name


def test_another_name_has_no_shape():
    names = "tile of_8_float32 shared$t$of_8_float3 shared$t$of_8_float0 shared$of_8"
    assert {shape_of(name) for name in names.split()} == {((), 0)}
