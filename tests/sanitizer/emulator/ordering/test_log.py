"""The log of displaced accesses, compared with a set of them."""

from __future__ import annotations

import numpy as np
import pytest

from harness.sanitizer.emulator.ordering.shadow import COPY_READ, READ, WRITE, Log

GRANULES = 60


@pytest.mark.parametrize("seed", range(20))
def test_a_log_holds_the_accesses_that_are_not_forgotten(seed: int) -> None:
    rng = np.random.default_rng(seed)
    log = Log(np.zeros(GRANULES, np.uint8), np.zeros(4, np.int64), in_shared=True)
    known: set[tuple[int, int, int]] = set()  # granule, role, clock
    for step in range(1, 30):
        where = np.unique(rng.integers(0, GRANULES, 12))
        if rng.random() < 0.5:
            where = np.arange(where[0], where[-1] + 1)
        roles = int(rng.integers(1, 8))
        if rng.random() < 0.6:
            role = (READ, WRITE, COPY_READ)[rng.integers(3)]
            before = len(log.rows)
            log.add_runs(role, where, np.full((len(where), 5), step, np.int32))
            log.rows[before:, 8] = 1 + step % 3  # agents, as machine code groups them
            known |= {(at, role, step) for at in where.tolist()}
        elif rng.random() < 0.6:
            log.forget(rng.permutation(where), roles)
            known = {each for each in known if not (each[0] in where and each[1] & roles)}
        else:
            forgotten = rng.integers(1, 30, 5)
            log.forget_rows(np.isin(log.rows[:, 3], forgotten))
            known = {each for each in known if each[2] not in forgotten}
        assert log.logged.tolist() == [
            sum({role for at, role, _ in known if at == granule}) for granule in range(GRANULES)
        ]
        found = log.at(rng.permutation(where), roles)
        fields = () if found is None else (found[0].places, found[0].clock, found[0].column)
        assert sorted(zip(*fields, strict=True)) == sorted(
            (at, clock, clock + agent)
            for at, role, clock in known
            if at in where and role & roles
            for agent in range(1 + clock % 3)
        )
