"""Launches: parameters, shared memory, waves of blocks, and the end of a launch that cannot
continue.
"""

from __future__ import annotations

import numpy as np
import pytest

from harness.base.errors import LaunchError, PtxError
from harness.sanitizer.emulator import GlobalMemory, Reason
from tests.naming import naming
from tests.sanitizer.emulator.running import run
from tests.stops import faults

PTX = """
.version 8.0
.target sm_90a
.address_size 64
{module}
.visible .entry k(.param .u64 out, .param .u32 n)
{{
  .reg .pred %p;
  .reg .b32 %t, %n, %v;
  .reg .b64 %out, %mine;
  .loc 1 10 0
  ld.param.u64 %out, [out]; ld.param.u32 %n, [n];
  mov.u32 %t, %tid.x; mov.u32 %v, %ctaid.x; mad.lo.u32 %t, %v, 32, %t;
  mad.wide.u32 %mine, %t, 4, %out;
  .loc 1 11 0
  {body}
  ret;
}}
.file 1 "student.py"
"""
SOURCES = {"student.py": "\n" * 9 + "first line\nsecond line\n"}


def launch(
    body: str, *, module: str = "", n: int = 0, blocks: int = 1, hazards: bool = False, **options
):
    """Return the kernel's output, uint32[blocks * 32], an element per thread at ``%mine``; or its
    hazards.
    """
    memory = GlobalMemory()
    out = memory.allocate(blocks * 32 * 4)
    out.bytes[:] = 0
    parameters = options.pop("parameters", None)
    if parameters is None:
        parameters = [out.address.to_bytes(8, "little"), n.to_bytes(4, "little")]
    report = run(
        ptx=PTX.format(module=module, body=body),
        entry=options.pop("entry", "k"),
        grid=options.pop("grid", (blocks, 1, 1)),
        block=options.pop("block", (32, 1, 1)),
        parameters=parameters,
        memory=memory,
        sources=SOURCES,
        **options,
    )
    return report.hazards if hazards else out.bytes.view(np.uint32)


def test_a_grid_of_more_blocks_than_a_wave_holds():
    sent = launch("st.global.u32 [%mine], %t;", blocks=1000)
    assert np.array_equal(sent, np.arange(32_000))


def test_dynamic_shared_memory_and_its_size():
    module = ".extern .shared .align 16 .b8 dynamic[]; .shared .align 4 .b8 fixed[64];"
    ask = "mov.u32 %v, %dynamic_smem_size; st.global.u32 [%mine], %v;"
    assert set(launch(ask, module=module, shared_bytes=100_000)) == {100_000}
    total = ask.replace("dynamic", "total")
    assert set(launch(total, module=module, shared_bytes=1000)) == {1152}
    use = "mov.u32 %v, dynamic; shl.b32 %n, %t, 2; add.u32 %v, %v, %n; st.shared.u32 [%v+{}], %t;"
    launch(use.format(99_872), module=module, shared_bytes=100_000)
    with faults(Reason.BEYOND_MEMORY, space="shared"):
        launch(use.format(100_096), module=module, shared_bytes=100_000)
    with pytest.raises(LaunchError, match=naming(232_512, 232_448)):
        launch("", module=module, shared_bytes=232_448)


def test_only_numbas_linker_drops_the_alignment_of_dynamic_shared_memory():
    for name, begins in (("dynamic", 0x800), ("shared$dynamic", 0x430), ("_cudapy_smem_1", 0x430)):
        module = f".extern .shared .align 1024 .b8 {name}[]; .shared .align 8 .b8 fixed[40];"
        addresses = launch(f"mov.u32 %v, {name}; st.global.u32 [%mine], %v;", module=module)
        assert set(addresses) == {begins}


def test_global_variables_are_fresh_for_each_launch():
    module = ".global .align 4 .u32 counter = 5; .const .align 4 .u32 step = 2;"
    count = "ld.const.u32 %n, [step]; atom.global.add.u32 %v, [counter], %n;"
    for _ in range(2):
        sent = launch(f"{count} st.global.u32 [%mine], %v;", module=module)
        assert sorted(sent) == [5 + 2 * i for i in range(32)]


def test_wrong_parameters():
    for parameters, facts in (
        ([b"\0" * 8], ("k", 2, 1)),
        ([b"\0" * 8, b"\0" * 8], (2, "k", 4, 8)),
    ):
        with pytest.raises(LaunchError, match=naming(*facts)):
            launch("", parameters=parameters)


def test_too_much_memory_is_refused_before_allocation():
    for module, body, facts in (
        ("", ".local .align 8 .b8 huge[1000000];", ("1000000", "local")),
        (".global .b8 huge[4294967295], more[9];", "", ("4294967304", "global")),
        (".const .align 8 .b8 huge[100000];", "", ("100000", "constant")),
        (".shared .align 8 .b8 huge[300000];", "", ("300000", "shared")),
    ):
        with pytest.raises((LaunchError, PtxError), match=naming(*facts)):
            launch(body, module=module)


def test_large_local_memory_is_run_in_small_waves():
    use = ".local .align 8 .b8 large[400000]; st.local.u32 [large+399996], %t;"
    read = "ld.local.u32 %v, [large+399996]; st.global.u32 [%mine], %v;"
    assert np.array_equal(launch(use + read, blocks=40), np.arange(1280))


def test_no_such_entry():
    with pytest.raises(LaunchError, match=naming("'other'", "k")):
        launch("", entry="other")


def test_an_unknown_instruction_stops_the_run_when_it_is_executed():
    with pytest.raises(PtxError) as error:
        launch("frobnicate.sync.b32 %v, %t;")
    assert error.value.line == 16 and error.value.instruction == "frobnicate.sync.b32 %v, %t;"
    assert "`frobnicate.sync.b32`" in error.value.reason
    assert "line 11: `second line`" in str(error.value)


def test_an_unreached_unknown_instruction_is_ignored():
    launch("setp.ne.u32 %p, %n, 0; @!%p bra OVER; frobnicate.b32 %v, %t; OVER:")
    launch("setp.ne.u32 %p, %n, 0; @%p frobnicate.b32 %v, %t;")  # under a false guard


def test_a_hardware_fault_is_named_with_its_line():
    for body, reason in (
        ("ld.global.u32 %v, [%mine+1];", Reason.MISALIGNED),
        ("ld.global.u32 %v, [%mine+128];", Reason.OUTSIDE_ALLOCATION),
        ("st.param.u32 [out], %v;", Reason.STORE_TO_CONSTANT),
        ("trap;", Reason.TRAP),
    ):
        with faults(reason) as fault:
            launch(body)
        (hazard,) = fault.value.hazards
        assert (hazard.kind, hazard.line, hazard.source) == ("illegal-access", 11, "second line")


def test_a_faulting_copy_is_attributed_to_its_thread():
    """Instead of to the first thread that executes the instruction."""
    body = (
        "mov.u32 %n, 16; setp.eq.u32 %p, %t, 37; @%p mov.u32 %n, 8;"
        "cp.async.bulk.prefetch.L2.global [%out], %n;"
    )
    with faults(Reason.SIZE_NOT_WHOLE_UNITS, thread=(1, 5), nbytes=8):
        launch(body, blocks=2)


def test_a_cooperative_launch_that_is_too_large_leaks_no_memory():
    ptx = """
.version 8.0
.target sm_90a
.address_size 64
.global .b32 calls;
.visible .entry k() { ret; }
"""
    memory = GlobalMemory()
    with pytest.raises(LaunchError, match=naming("4096", "8")):
        run(
            ptx=ptx,
            entry="k",
            grid=(4096, 1, 1),
            block=(1024, 1, 1),
            parameters=[],
            memory=memory,
            cooperative=True,
        )
    assert memory.allocations() == ()
