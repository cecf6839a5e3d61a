"""Limits of a launch, and the effect of directives on it.

Each of `LAUNCHES` was run on an H200, and those with more than 8 blocks in a cluster on an H100
(driver 580.159.04, 2026-11); ``threads`` are the threads that ran there. On a Hopper GPU they are
run again.
"""

from __future__ import annotations

import numpy as np
import pytest

import harness
from harness.base.errors import LaunchError, PtxError
from harness.course.devices import run_ptx
from harness.sanitizer.isa.text.parser import parse
from harness.sanitizer.launch.plan import check_launch, check_shared, check_timeout, dim3
from tests.naming import naming

ONE = (1, 1, 1)


def test_extents_are_filled_up_with_ones():
    extents = (8, (8,), (8, 4), [2, 3, 4])
    filled = [dim3(each, "grid") for each in extents]
    assert filled == [(8, 1, 1), (8, 1, 1), (8, 4, 1), (2, 3, 4)]
    for invalid in ((), (1, 2, 3, 4), 2.5, "8", None):
        with pytest.raises(LaunchError, match="grid="):
            dim3(invalid, "grid")


def test_the_largest_launch_is_allowed():
    check_launch((2**31 - 1, 65535, 65535), (1024, 1, 1), ONE, 227 * 1024)
    check_launch((16, 4, 1), (32, 32, 1), (4, 4, 1), 0)
    check_shared(27 * 1024, 200 * 1024)


def test_launches_beyond_hopper_limits_are_refused():
    for grid, block, cluster, shared, words in (
        ((0, 1, 1), ONE, ONE, 0, "grid.x=0"),
        ((1, 65536, 1), ONE, ONE, 0, "grid.y=65536"),
        (ONE, (1, 1, 65), ONE, 0, "block.z=65"),
        (ONE, (1025, 1, 1), ONE, 0, "block.x=1025"),
        (ONE, (64, 32, 1), ONE, 0, "2048 threads"),
        ((20, 16, 1), ONE, (5, 4, 1), 0, "20 blocks"),
        ((6, 1, 1), ONE, (4, 1, 1), 0, r"\b8\b"),
        (ONE, ONE, ONE, 227 * 1024 + 1, "227 KiB"),
        (ONE, ONE, ONE, -1, "shared_bytes=-1"),
    ):
        with pytest.raises(LaunchError, match=words):
            check_launch(grid, block, cluster, shared)
    with pytest.raises(LaunchError, match="28672 static"):  # plus dynamic memory
        check_shared(28 * 1024, 200 * 1024)


def test_a_time_limit_is_a_number_of_seconds():
    for limit in ("10", None, float("nan")):
        with pytest.raises(LaunchError, match="timeout"):
            check_timeout(limit)
    check_timeout(0.5)


PTX = """\
.version 9.0
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 p) {directives}
{{
    .reg .b32 %r<2>;
    .reg .b64 %rd<2>;
    ld.param.u64 %rd1, [p];
    atom.global.add.u32 %r1, [%rd1], 1;
    ret;
}}
"""
REFUSED = 0
LAUNCHES = [  # directives, grid, block, cluster (1: none is asked for), threads
    (".maxntid 64", 1, 64, 1, 64),
    (".maxntid 64", 1, 32, 1, 32),
    (".maxntid 64", 1, (8, 8), 1, 64),
    (".maxntid 64", 1, 65, 1, REFUSED),
    (".maxntid 64", 1, (16, 16), 1, REFUSED),
    (".maxntid 16, 4", 1, 64, 1, 64),
    (".maxntid 16, 4", 1, (4, 4, 4), 1, 64),
    (".maxntid 16, 4", 1, 65, 1, REFUSED),
    (".maxntid 1", 1, 16, 1, REFUSED),
    (".maxntid 1", 1, 1, 1, 1),
    (".maxntid 1024 .minnctapersm 4", 1, 1024, 1, 1024),
    (".reqntid 64", 1, 64, 1, 64),
    (".reqntid 64", 1, 32, 1, REFUSED),
    (".reqntid 64", 1, (8, 8), 1, REFUSED),
    (".reqntid 8, 8", 1, (8, 8), 1, 64),
    (".reqntid 8, 8", 1, 64, 1, REFUSED),
    (".reqnctapercluster 2", 4, 32, 1, 128),
    (".reqnctapercluster 2", 4, 32, 2, 128),
    (".reqnctapercluster 2", 4, 32, 4, REFUSED),
    (".reqnctapercluster 2", 3, 32, 1, REFUSED),
    (".reqnctapercluster 2", (4, 2), 32, (1, 2), REFUSED),
    (".reqnctapercluster 2, 2", (4, 2), 32, 1, 256),
    (".reqnctapercluster 2, 2", (4, 2), 32, (2, 2), 256),
    (".reqnctapercluster 2, 2", (4, 2), 32, 4, REFUSED),
    (".reqnctapercluster 1", 4, 32, 1, 128),
    (".reqnctapercluster 1", 4, 32, 2, REFUSED),
    (".reqnctapercluster 16", 16, 32, 1, 512),
    (".reqnctapercluster 32", 32, 32, 1, REFUSED),
    ("", 16, 32, 16, 512),
    ("", 18, 32, 9, 576),
    ("", 32, 32, 32, REFUSED),
    (".explicitcluster", 4, 32, 1, REFUSED),
    (".explicitcluster", 4, 32, 2, 128),
    (".explicitcluster .reqnctapercluster 2", 4, 32, 1, 128),
    (".maxclusterrank 2", 4, 32, 1, 128),
    (".maxclusterrank 2", 4, 32, 2, 128),
    (".maxclusterrank 2", 4, 32, 4, REFUSED),
    (".blocksareclusters .reqntid 32 .reqnctapercluster 2", 4, 32, 1, 256),
    (".blocksareclusters .reqntid 32 .reqnctapercluster 2", 4, 32, 2, 256),
    (".blocksareclusters .reqntid 32 .reqnctapercluster 2", 3, 32, 1, 192),
    ('.pragma "nounroll";', 1, 32, 1, 32),
]


@pytest.mark.parametrize("device", ["emulator", pytest.param("hopper", marks=pytest.mark.hopper)])
def test_directives_determine_the_launch(device) -> None:
    gpu = harness.device(device)

    def threads(directives, grid, block, cluster) -> int:
        counter = gpu.to_device(np.zeros(1, np.uint32))
        text = PTX.format(directives=directives)
        try:
            run_ptx(text, "k", grid, block, (counter,), cluster=cluster, device=gpu)
        except LaunchError:
            return REFUSED - int(counter.copy_to_host()[0])  # and none has run
        return int(counter.copy_to_host()[0])

    assert [(*launch, threads(*launch)) for *launch, _ in LAUNCHES] == LAUNCHES


def test_a_refusal_names_the_directive() -> None:
    gpu = harness.device("emulator")
    counter = gpu.to_device(np.zeros(1, np.uint32))
    with pytest.raises(LaunchError, match=naming("(16, 1, 1)", 16, "k", ".maxntid 1")):
        run_ptx(PTX.format(directives=".maxntid 1"), "k", 1, 16, (counter,), device=gpu)


def test_malformed_directives_of_a_launch_are_refused() -> None:
    for directives in (".maxntid 1, 2, 3, 4", ".maxntid -32", ".nosuch 3"):
        with pytest.raises(PtxError) as refusal:
            parse(PTX.format(directives=directives))
        assert refusal.value.line, directives
