"""st.async and red.async into a peer's shared memory, completed on its mbarrier."""

from __future__ import annotations

import numpy as np
import pytest

from harness.course import device
from harness.course.devices import run_ptx
from harness.sanitizer.diagnosis import WaitsFor
from harness.sanitizer.emulator import Reason
from tests.stops import faults, hangs

HEADER = ".version 8.7\n.target sm_90a\n.address_size 64\n"
SEND = "st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [%to], %v, [%peer];"
REDUCE = "red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u32"
WAIT = """WAIT: mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 %p, [%bar], 0;
  @!%p bra WAIT;"""
MEET = "barrier.cluster.arrive.release.aligned; barrier.cluster.wait.acquire.aligned;"


def kernel(send: str = SEND, wait: str = WAIT, nbytes: int = 128, first: str = MEET) -> str:
    """Each thread of a block writes its index, plus 100 times its block, into the other block's
    memory.
    """
    return f"""{HEADER}
.visible .entry k(.param .u64 out)
{{
  .reg .pred %p; .reg .b32 %t, %r, %o, %at, %bar, %to, %peer, %v, %w, %x, %y;
  .reg .b64 %out;
  .shared .align 16 .b8 tile[1024]; .shared .align 8 .b64 full;
  mov.u32 %t, %tid.x; mov.u32 %r, %cluster_ctarank; xor.b32 %o, %r, 1;
  mov.u32 %at, tile; mad.lo.u32 %at, %t, 4, %at; mov.u32 %bar, full;
  mad.lo.u32 %v, %r, 100, %t;
  st.shared.u32 [%at], 1000;
  setp.eq.u32 %p, %t, 0;
  @%p mbarrier.init.shared.b64 [%bar], 1;
  @%p mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%bar], {nbytes};
  @%p mbarrier.arrive.shared.b64 _, [%bar];
  {first}
  mapa.shared::cluster.u32 %to, %at, %o; mapa.shared::cluster.u32 %peer, %bar, %o;
  {send}
  {wait}
  ld.shared.u32 %v, [%at];
  {MEET}
  ld.param.u64 %out, [out]; mad.wide.u32 %out, %r, 128, %out; mad.wide.u32 %out, %t, 4, %out;
  st.global.u32 [%out], %v;
  ret;
}}
"""


def launch(text: str, where: str = "emulator"):
    gpu = device(where)
    out = gpu.empty(64, np.uint32)
    run = run_ptx(text, "k", 2, 32, (out,), cluster=2, device=gpu)
    return out.copy_to_host().reshape(2, 32), {h.kind for h in run.hazards}


SENT = np.arange(32) + np.array([[100], [0]])


@pytest.mark.parametrize("where", ["emulator", pytest.param("hopper", marks=pytest.mark.hopper)])
def test_a_store_arrives(where):
    received, hazards = launch(kernel(), where)
    assert np.array_equal(received, SENT) and hazards == set()


@pytest.mark.parametrize("where", ["emulator", pytest.param("hopper", marks=pytest.mark.hopper)])
def test_a_vector_arrives(where):
    send = """mad.lo.u32 %to, %t, 12, %to; setp.lt.u32 %p, %t, 8; mad.lo.u32 %v, %t, 3, %v;
  add.u32 %w, %v, 1; add.u32 %x, %v, 2; add.u32 %y, %v, 3;
  @%p st.async.shared::cluster.mbarrier::complete_tx::bytes.v4.b32 [%to], {%v, %w, %x, %y}, [%peer];
"""
    received, hazards = launch(kernel(send), where)
    assert np.array_equal(received, SENT) and hazards == set()


@pytest.mark.parametrize("where", ["emulator", pytest.param("hopper", marks=pytest.mark.hopper)])
def test_reductions_combine_at_one_element(where):
    send = f"mapa.shared::cluster.u32 %to, tile, %o; {REDUCE} [%to], %v, [%peer];"
    send = send.replace("mapa", "mov.u32 %to, tile; mapa").replace("%to, tile, %o", "%to, %to, %o")
    received, hazards = launch(kernel(send), where)
    assert received[:, 0].tolist() == [1000 + 496 + 3200, 1000 + 496] and hazards == set()
    assert (received[:, 1:] == 1000).all()


def test_unexpected_bytes_are_reported():
    with hangs(WaitsFor.MBARRIER, tx=4):
        launch(kernel(nbytes=132))


def test_a_barrier_whose_initialization_the_peer_has_not_acquired():
    assert "unfenced-barrier-init" in launch(kernel(first="bar.sync 0; nanosleep.u32 100;"))[1]


def test_the_mbarrier_is_in_the_block_of_the_data():
    with faults(Reason.MBARRIER_OF_ANOTHER_BLOCK):
        launch(kernel(SEND.replace("[%peer]", "[%bar]")))


def test_a_misaligned_store():
    with faults(Reason.COPY_MISALIGNED, unit=4):
        launch(kernel("add.u32 %to, %to, 2; " + SEND))
