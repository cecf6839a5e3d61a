import pytest

from harness.errors import LaunchError
from harness.launches import check_launch, check_shared, check_timeout, dim3

ONE = (1, 1, 1)


@pytest.mark.parametrize(
    "extents, expected",
    [(8, (8, 1, 1)), ((8,), (8, 1, 1)), ((8, 4), (8, 4, 1)), ([2, 3, 4], (2, 3, 4))],
)
def test_extents_are_filled_up_with_ones(extents, expected):
    assert dim3(extents, "grid") == expected


@pytest.mark.parametrize("extents", [(), (1, 2, 3, 4), 2.5, "8", None])
def test_invalid_extents(extents):
    with pytest.raises(LaunchError, match="grid="):
        dim3(extents, "grid")


def test_the_largest_launch_is_allowed():
    check_launch((2**31 - 1, 65535, 65535), (1024, 1, 1), ONE, 227 * 1024)
    check_launch((16, 4, 1), (32, 32, 1), (4, 4, 1), 0)
    check_shared(27 * 1024, 200 * 1024)


@pytest.mark.parametrize(
    "grid, block, cluster, shared, says",
    [
        ((0, 1, 1), ONE, ONE, 0, "grid.x=0"),
        ((1, 65536, 1), ONE, ONE, 0, "grid.y=65536"),
        (ONE, (1, 1, 65), ONE, 0, "block.z=65"),
        (ONE, (1025, 1, 1), ONE, 0, "block.x=1025"),
        (ONE, (64, 32, 1), ONE, 0, "2048 threads"),
        ((20, 16, 1), ONE, (5, 4, 1), 0, "20 blocks"),
        ((6, 1, 1), ONE, (4, 1, 1), 0, "next that fits is 8"),
        (ONE, ONE, ONE, 227 * 1024 + 1, "227 KB"),
        (ONE, ONE, ONE, -1, "shared_bytes=-1"),
    ],
)
def test_launches_beyond_hopper_limits_are_refused(grid, block, cluster, shared, says):
    with pytest.raises(LaunchError, match=says):
        check_launch(grid, block, cluster, shared)


def test_static_and_dynamic_shared_memory_count_together():
    with pytest.raises(LaunchError, match="28672 static"):
        check_shared(28 * 1024, 200 * 1024)


@pytest.mark.parametrize("limit", ["10", None, float("nan")])
def test_a_time_limit_is_a_number_of_seconds(limit):
    with pytest.raises(LaunchError, match="timeout"):
        check_timeout(limit)
    check_timeout(0.5)
