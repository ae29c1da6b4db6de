"""The soak's own parts still run; the soak itself is none of the tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.app import build_client
from bot.config import Settings
from bot.storage.database import open_to_read
from tests.loopback import LoopbackDiscord, logged_in
from tests.soak.figures import Figures
from tests.soak.soak import keep_pace
from tests.soak.stock import stock
from tests.soak.tables import Table, Taken

TURNS = 6


async def test_games_go_on_and_begin_at_a_steady_pace(tmp_path: Path) -> None:
    path, figures = tmp_path / "games.sqlite3", Figures()
    async with LoopbackDiscord("stocked", "empty") as loopback:
        stocked, empty = loopback.channel_ids
        begun = await stock(path, loopback.world, [stocked])
        bot = build_client(Settings(token=None, database=path))
        async with logged_in(bot, loopback):
            database = await open_to_read(path)
            tables = [
                Table(loopback, database, stocked, begun[stocked]),
                Table(loopback, database, empty),
            ]
            await keep_pace(tables, figures, seconds=TURNS / 10, pace=10)
            await database.close()

    assert len(figures.taken) + figures.missed == TURNS  # a slow machine may miss some
    assert all(table.fold is not None for table in tables)


def soaked(*sizes: float, missed: int = 0) -> Figures:
    """The figures of a soak in which memory was so large, second by second."""
    memory = [(float(moment), size) for moment, size in enumerate(sizes)]
    return Figures([Taken(0.02, 0.03), Taken(0.04, 0.05)], missed, memory)


@pytest.mark.parametrize(
    ("figures", "is_fine"),
    [
        (soaked(100, 150, 200, 200, 201, 201), True),
        (soaked(100, 150, 200, 200, 202, 204), False),
        (soaked(100, 150, 200, 251, 251, 251), False),
        (soaked(100, 150, 200, 200, 201, 201, missed=1), False),
    ],
)
def test_memory_must_stay_small_and_flat_and_no_turn_be_missed(
    figures: Figures, *, is_fine: bool
) -> None:
    assert figures.is_fine == is_fine
    assert ("NOT FINE" in figures.report()) != is_fine
