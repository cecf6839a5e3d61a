"""Messages give a remedy that works in the case at hand: the remedy for a kind of copy is wrong
for another kind.
"""

from __future__ import annotations

import pytest

from harness.diagnosis import Cause
from harness.diagnosis.messages import MESSAGES
from harness.diagnosis.names import Names
from harness.diagnosis.wording import fill
from harness.emulator import Reason
from tests.emulator.copies.test_tensormap_edits import ACQUIRE, PTX, edited
from tests.emulator.ordering.test_memory_model import (
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
READ_BACK = "mad.wide.u32 %mine, %t, 4, %out; ld.global.u32 %v, [%mine];"


def help_of(kind: str, *lines: str) -> str:
    """Return the help of the only hazard that a kernel of these lines shows."""
    (hazard,) = launch(*lines)
    assert hazard.kind == kind
    return hazard.help


def test_reading_back_a_store_suggests_waiting_for_its_group():
    store = (WRITE, PROXY_FENCE, SYNC, STORE, COMMIT, WAIT_READ, SYNC)
    words = help_of("read-before-arrival", *store, READ_BACK)
    assert "cp.async.bulk.wait_group 0" in words
    assert "mbarrier" not in words


def test_reading_a_load_too_early_suggests_its_mbarrier():
    read = "ld.shared.u32 %v, [%slot];"
    kinds = {h.kind: h.help for h in launch(INIT, INIT_FENCE, SYNC, LOAD, SYNC, read)}
    words = kinds["read-before-arrival"]
    assert "mbarrier.try_wait.parity" in words and "wait_group" not in words


def test_reading_a_threads_own_copy_too_early_suggests_its_group():
    copy = "mad.wide.u32 %mine, %t, 4, %out; cp.async.ca.shared.global [%slot], [%mine], 4;"
    words = help_of("read-before-arrival", copy, "ld.shared.u32 %v, [%slot];")
    assert "cp.async.wait_all" in words and "parity" not in words


def test_storing_over_a_store_suggests_waiting_for_its_group():
    again = STORE.replace("256;", "128;")
    before = (WRITE, PROXY_FENCE, SYNC, STORE, COMMIT, WAIT_READ)
    words = help_of("overwrite-in-use", *before, again, COMMIT, WAIT_READ)
    assert "cp.async.bulk.wait_group 0" in words
    assert "'empty'" not in words


@pytest.mark.parametrize("copy", [STORE, LOAD])
@pytest.mark.parametrize(
    "nbytes, nearest",
    [
        (508, {"less": 496, "more": 512}),
        (24, {"less": 16, "more": 32}),
        (8, {"less": 0, "more": 16}),
    ],
)
def test_an_illegal_copy_size_is_named_with_the_nearest_legal_one(copy, nbytes, nearest):
    copy = copy.replace("[%tile], 256", f"[%tile], {nbytes}")
    copy = copy.replace("[%out], 256", f"[%out], {nbytes}")
    with faults(Reason.SIZE_NOT_WHOLE_UNITS, nbytes=nbytes, unit=16, **nearest):
        launch(INIT, INIT_FENCE, copy)


def test_an_illegal_copy_address_is_named():
    with faults(Reason.COPY_MISALIGNED, unit=16):
        launch(WRITE, STORE.replace("[%tile]", "[%tile+8]"))


def test_a_tensor_map_edited_in_memory_suggests_tensormap_fences():
    (hazard,) = edited("emulator", text=PTX.replace(ACQUIRE, ""))[1]
    names = Names("ptx")
    help_ = fill(MESSAGES[Cause.TENSOR_MAP_MISSING_FENCE].help, {}, names)
    for cure in (
        "fence.proxy.tensormap::generic.release.gpu",
        "fence.proxy.tensormap::generic.acquire.gpu",
        "tensormap.cp_fenceproxy",
    ):
        assert cure in help_
    assert hazard.cause is Cause.TENSOR_MAP_NOT_ACQUIRED and "fence.proxy.async" not in hazard.help
