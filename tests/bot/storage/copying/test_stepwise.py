"""What a long statement writes is on the disk step by step."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest

from bot.storage.copying import stepwise
from bot.storage.copying.stepwise import flushing_in_steps


def test_a_file_is_flushed_whenever_it_has_grown_by_a_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flushed: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda file: flushed.append(os.fstat(file).st_size))
    monkeypatch.setattr(stepwise, "STEP", 1_000_000)
    monkeypatch.setattr(stepwise, "_LOOK_EVERY", 1000)
    copy = tmp_path / "copy"
    copy.touch()
    with closing(sqlite3.connect(tmp_path / "database", isolation_level=None)) as connection:
        connection.execute("CREATE TABLE t (a)")
        connection.execute(
            "WITH RECURSIVE n AS (SELECT 1 AS i UNION ALL SELECT i + 1 FROM n WHERE i < 40000)"
            " INSERT INTO t SELECT zeroblob(200) FROM n"
        )
        with flushing_in_steps(connection, copy):
            connection.execute("VACUUM INTO ?", (str(copy),))
        number = len(flushed)
        connection.execute("SELECT count(*) FROM t, (SELECT 1 UNION SELECT 2)").fetchall()

    steps = [after - before for before, after in pairwise([0, *flushed, copy.stat().st_size])]
    assert number > 4
    assert len(flushed) == number  # no other statement flushes it
    assert 1_000_000 <= min(steps[:-1]) <= max(steps) < 3_000_000
