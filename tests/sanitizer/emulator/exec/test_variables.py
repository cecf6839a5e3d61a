"""Variables that the host wrote before the launch, and memory at given addresses."""

from __future__ import annotations

import numpy as np
import pytest

from harness import LaunchError, TensorMap
from harness.sanitizer.devices.emulated import EmulatedDevice
from harness.sanitizer.emulator import GlobalMemory
from harness.sanitizer.emulator.copies.tensormaps import pack
from harness.sanitizer.launch.plan import HostVariable
from tests.naming import naming
from tests.sanitizer.emulator.running import run

HEADER = ".version 8.3\n.target sm_90a\n.address_size 64\n"
SCALED = """
.global .align 4 .u32 counter = 5;
.const .align 4 .u32 table[2] = {10, 20};
.visible .entry scaled(.param .u64 out) {
  .reg .b64 %to; .reg .b32 %a, %b;
  ld.param.u64 %to, [out];
  ld.global.u32 %a, [counter]; ld.const.u32 %b, [table+4];
  add.u32 %a, %a, %b; st.global.u32 [%to], %a;
  add.u32 %a, %a, 1; st.global.u32 [counter], %a;
  ret;
}
"""
ONE = (1, 1, 1)
ADDRESS = 0x7FB4_2C80_0000


def words(*values: int) -> np.ndarray:
    return np.array(values, np.uint32).view(np.uint8)


def launch(memory: GlobalMemory, ptx: str, entry: str, *parameters: bytes, **more):
    return run(
        ptx=HEADER + ptx,
        entry=entry,
        grid=ONE,
        block=ONE,
        parameters=list(parameters),
        memory=memory,
        **more,
    )


def scaled(memory: GlobalMemory, **variables: HostVariable) -> int:
    out = memory.allocate(4)
    assert (
        launch(
            memory, SCALED, "scaled", np.uint64(out.address).tobytes(), variables=variables
        ).hazards
        == ()
    )
    return int(out.bytes.view(np.uint32)[0])


def test_variables_hold_their_initializers_or_given_values():
    memory = GlobalMemory()
    assert scaled(memory) == 25
    assert scaled(memory, table=HostVariable(words(1, 2))) == 7
    assert scaled(memory) == 25, "a launch leaves the kernel alone"


def test_final_values_of_variables_are_returned():
    memory, counter = GlobalMemory(), HostVariable(words(100), ADDRESS)
    assert scaled(memory, counter=counter) == 120
    assert counter.data.view(np.uint32).tolist() == [121]
    assert scaled(memory, counter=counter) == 141


def test_an_unknown_variable_or_another_size():
    memory = GlobalMemory()
    with pytest.raises(LaunchError, match=naming("'tables'", "counter", "table")):
        scaled(memory, tables=HostVariable(words(1, 2)))
    with pytest.raises(LaunchError, match=naming("table", 8, 4)):
        scaled(memory, table=HostVariable(words(1)))


def test_memory_is_at_the_recorded_addresses():
    memory = GlobalMemory()
    for address in (ADDRESS, 0x3_0200_0000, 0x1_0000):
        out = memory.allocate_at(address, 100)
        assert out.address == address
        assert memory.find(address + 99) is out
        with pytest.raises(ValueError, match=naming(8, hex(address + 96), 100, hex(address))):
            memory.allocate_at(address + 96, 8)
    for _ in range(3):
        assert scaled(memory) == 25  # the windows of other spaces are in nobody's way
    nearby = memory.allocate_at(memory.allocate(8).address + (4 << 20), 64)
    for _ in range(5):
        fresh = memory.allocate(1 << 20)
        assert fresh.end <= nearby.address or fresh.address >= nearby.end


FOLLOWED = """
.global .align 4 .u32 held[2] = {7, 9};
.global .align 8 .u64 second = held+4;
.const .align 8 .u64 either[2] = {generic(held), held+4};
.global .align 1 .u8 packed[9] = {1, BYTES};
.visible .entry followed(.param .u64 out) {
  .reg .b64 %to, %at, %byte; .reg .b32 %v;
  ld.param.u64 %to, [out];
  ld.global.u64 %at, [second]; ld.global.u32 %v, [%at]; st.global.u32 [%to], %v;
  ld.const.u64 %at, [either]; ld.u32 %v, [%at]; st.global.u32 [%to+4], %v;
  mov.u64 %at, 0;
  LOADS
  ld.u32 %v, [%at]; st.global.u32 [%to+8], %v;
  ret;
}
"""
BYTES = ", ".join(f"{0xFF << 8 * n:#x}(generic(held)+4)" for n in range(8))
LOADS = "\n".join(
    f"ld.global.u8 %byte, [packed+{1 + n}]; shl.b64 %byte, %byte, {8 * n}; or.b64 %at, %at, %byte;"
    for n in range(8)
)


@pytest.mark.parametrize("address", [None, ADDRESS])
def test_initial_values_that_are_addresses_of_variables(address: int | None):
    memory = GlobalMemory()
    out = memory.allocate(12)
    ptx = FOLLOWED.replace("BYTES", BYTES).replace("LOADS", LOADS)
    initial = {"held": HostVariable(words(70, 90), address)}
    parameter = np.uint64(out.address).tobytes()
    assert launch(memory, ptx, "followed", parameter, variables=initial).hazards == ()
    assert out.bytes.view(np.uint32).tolist() == [90, 70, 90]


STORED = """
.const .align 64 .b8 constant[128];
.global .align 64 .b8 variable[128];
.visible .entry stored(.param .align 64 .b8 params[192], .param .u64 map) {
  .shared .align 128 .b8 tile[64];
  .reg .b64 %map, %at; .reg .b32 %t, %zero;
  mov.u32 %t, tile; mov.u32 %zero, 0;
  st.shared.u32 [%t], 7; st.shared.u32 [%t+60], 8;
  fence.proxy.async.shared::cta;
  MAP
  cp.async.bulk.tensor.1d.global.shared::cta.bulk_group [%map, {%zero}], [%t];
  cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;
  ret;
}
"""
MAPS = {
    "a struct": "mov.b64 %map, params; add.u64 %map, %map, 64; cvta.param.u64 %map, %map;",
    "constant memory": "mov.u64 %map, constant; cvta.const.u64 %map, %map;",
    "a variable": "mov.u64 %map, variable; cvta.global.u64 %map, %map;",
    "memory": "ld.param.u64 %map, [map];",
}


@pytest.mark.parametrize("place", MAPS)
def test_a_tensor_map_is_found_in_any_state_space(place: str):
    gpu = EmulatedDevice()
    x = gpu.to_device(np.zeros(16, np.uint32))
    data = np.frombuffer(pack(TensorMap.tiled(x, 16)), np.uint8).copy()
    copy, nothing = gpu.to_device(data), np.zeros(128, np.uint8)
    here = {name: data if name == place else nothing for name in MAPS}
    launch(
        gpu.memory,
        STORED.replace("MAP", MAPS[place]),
        "stored",
        bytes(64) + here["a struct"].tobytes(),
        np.uint64(copy.address).tobytes(),
        variables={
            "constant": HostVariable(here["constant memory"]),
            "variable": HostVariable(here["a variable"].copy()),
        },
    )
    assert x.copy_to_host()[[0, 15]].tolist() == [7, 8]
