"""Messages give a remedy that works in the case at hand: the remedy for a kind of copy is wrong
for another kind.
"""

from __future__ import annotations

from harness.sanitizer.diagnosis import Cause
from harness.sanitizer.diagnosis.names import Names
from harness.sanitizer.diagnosis.wording import MESSAGES, fill
from harness.sanitizer.emulator import Reason
from tests.sanitizer.emulator.copies.test_tensormap_edits import ACQUIRE, PTX, edited
from tests.sanitizer.emulator.ordering.lines import (
    INIT,
    INIT_FENCE,
    LOAD,
    PROXY_FENCE,
    STORE,
    SYNC,
    WRITE,
    launch,
)
from tests.stops import faults

COMMIT = "@%first cp.async.bulk.commit_group;"
WAIT_READ = "@%first cp.async.bulk.wait_group.read 0;"
STORED = (WRITE, PROXY_FENCE, SYNC, STORE, COMMIT, WAIT_READ)
READ_BACK = "mad.wide.u32 %mine, %t, 4, %out; ld.global.u32 %v, [%mine];"
THREAD_COPY = "mad.wide.u32 %mine, %t, 4, %out; cp.async.ca.shared.global [%slot], [%mine], 4;"
READ = "ld.shared.u32 %v, [%slot];"
STORE_AGAIN = STORE.replace("256;", "128;")

# The kernel's lines, the kind, and names that the help has and does not have.
CURES = [
    ((*STORED, SYNC, READ_BACK), "read-before-arrival", "cp.async.bulk.wait_group 0", "mbarrier"),
    (
        (INIT, INIT_FENCE, SYNC, LOAD, SYNC, READ),
        "read-before-arrival",
        "mbarrier.try_wait.parity",
        "wait_group",
    ),
    ((THREAD_COPY, READ), "read-before-arrival", "cp.async.wait_all", "parity"),
    (
        (*STORED, STORE_AGAIN, COMMIT, WAIT_READ),
        "overwrite-in-use",
        "cp.async.bulk.wait_group 0",
        "'empty'",
    ),
]


def test_the_remedy_is_that_of_the_kind_of_copy():
    for lines, kind, named, absent in CURES:
        helps = {hazard.kind: hazard.help for hazard in launch(*lines)}
        assert named in helps[kind] and absent not in helps[kind], lines


def test_an_illegal_copy_size_is_named_with_the_nearest_legal_one():
    for copy in (STORE, LOAD):
        for nbytes, less, more in ((508, 496, 512), (24, 16, 32), (8, 0, 16)):
            line = copy.replace("[%tile], 256", f"[%tile], {nbytes}")
            line = line.replace("[%out], 256", f"[%out], {nbytes}")
            facts = {"nbytes": nbytes, "unit": 16, "less": less, "more": more}
            with faults(Reason.SIZE_NOT_WHOLE_UNITS, **facts):
                launch(INIT, INIT_FENCE, line)


def test_an_illegal_copy_address_is_named():
    with faults(Reason.COPY_MISALIGNED, unit=16):
        launch(WRITE, STORE.replace("[%tile]", "[%tile+8]"))


def test_a_tensor_map_edited_in_memory_suggests_tensormap_fences():
    (hazard,) = edited("emulator", text=PTX.replace(ACQUIRE, ""))[1]
    help_ = fill(MESSAGES[Cause.TENSOR_MAP_MISSING_FENCE].help, {}, Names("ptx"))
    for cure in (
        "fence.proxy.tensormap::generic.release.gpu",
        "fence.proxy.tensormap::generic.acquire.gpu",
        "tensormap.cp_fenceproxy",
    ):
        assert cure in help_
    assert hazard.cause is Cause.TENSOR_MAP_NOT_ACQUIRED and "fence.proxy.async" not in hazard.help
