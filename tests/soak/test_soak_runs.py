"""The soak's own parts still run; a whole one, with a process that is killed, is long."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bot.app import build_client
from bot.config import Settings
from bot.storage.database import open_to_read
from tests.loopback import LoopbackDiscord, logged_in
from tests.soak.figures import Figures, Sample
from tests.soak.pace import keep_pace
from tests.soak.plan import QUARTER, SLOTS, Kind, Planned, plan
from tests.soak.soak import Setting, soak
from tests.soak.stock import stock
from tests.soak.tables import Table, Taken

TURNS = 6


async def test_games_go_on_and_begin_at_a_steady_pace_also_through_an_outage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, figures = tmp_path / "games.sqlite3", Figures()
    names = ("stocked", *(f"empty-{number}" for number in range(1, TURNS)))
    async with LoopbackDiscord(*names) as loopback:
        stocked, *empty = loopback.channel_ids
        begun = await stock(path, loopback.world, [stocked])
        bot = build_client(Settings(token=None, database=path))
        async with logged_in(bot, loopback):
            database = await open_to_read(path)
            tables = [Table(loopback, database, stocked, begun[stocked])]
            tables += [Table(loopback, database, channel_id) for channel_id in empty]
            await keep_pace(tables, figures, seconds=TURNS / 10, pace=10)
            for name in ("ANSWER_WITHIN", "TYPED_AGAIN_AFTER"):
                monkeypatch.setattr(f"tests.soak.tables.{name}", 0.1)
            loopback.broken = 503
            typing = asyncio.create_task(tables[0].play(random.Random(1)))
            await loopback.until(lambda: loopback.statuses[503] > 0)
            loopback.broken = None
            await typing
            await database.close()

    assert (len(figures.taken) + figures.repeated, figures.missed) == (TURNS, 0)
    assert any(table.fold is not None for table in tables[1:])
    assert {(table.lost, table.twice) for table in tables} == {(0, 0)}


@pytest.mark.long  # the bot is started, and so drawn ahead for, four times
async def test_a_short_soak_has_every_trouble_and_loses_nothing() -> None:
    planned = [Planned(number * 1.5, kind, 0.5) for number, kind in enumerate(Kind)]

    figures = await soak(Setting(12, 2, 40, planned), say=lambda _: None)

    assert [kind for kind in Kind if not figures.happened[kind]] == []
    assert (figures.missed, figures.lost, figures.twice, figures.died) == (0, 0, 0, 0)
    assert not any(figures.statuses)
    assert figures.is_sound, figures.checked


@pytest.mark.parametrize("seconds", [60, 3600])
def test_each_trouble_is_planned_and_restarts_only_in_the_first_quarter(seconds: float) -> None:
    planned = plan(seconds, seed=1)
    restarts = [it for it in planned if it.kind in (Kind.TERMINATED, Kind.KILLED)]
    quarter = seconds * QUARTER / SLOTS

    assert planned == plan(seconds, seed=1) != plan(seconds, seed=2)
    assert {it.kind for it in planned} == set(Kind)
    assert max(it.at for it in restarts) < quarter
    assert planned == sorted(planned, key=lambda it: it.at)
    assert all(one.at + one.lasts < two.at for one, two in pairwise(planned))
    assert planned[-1].at + planned[-1].lasts < seconds


def soaked(*sizes: float, every: float = 1.0, **others: object) -> Figures:
    """The figures of a soak in which memory was so large, sample by sample."""
    samples = [Sample(number * every, size) for number, size in enumerate(sizes)]
    taken = [Taken(0.02, 0.03)] * 2
    figures = Figures((len(sizes) - 1) * every, samples=samples, taken=taken)
    for name, value in others.items():
        setattr(figures, name, value)
    return figures


@pytest.mark.parametrize(
    ("figures", "is_fine"),
    [
        (soaked(100, 195, 200, 200, 201, 201), True),
        (soaked(100, 190, 200, 200, 202, 204), False),
        (soaked(100, 245, 250, 251, 251, 251), False),
        (soaked(200, 200, 200, 200, 200, missed=1), False),
        (soaked(200, 200, 200, 200, 200, lost=1), False),
        (soaked(200, 200, 200, 200, 200, twice=1), False),
        (soaked(200, 200, 200, 200, 200, died=1), False),
        (soaked(200, 200, 200, 200, 200, is_sound=False), False),
    ],
)
def test_memory_must_stay_and_no_turn_be_lost(figures: Figures, *, is_fine: bool) -> None:
    assert figures.is_fine == is_fine
    assert ("NOT FINE" in figures.report()) != is_fine


@pytest.mark.parametrize(
    ("what", "fault"),
    [
        ({"repeated": 1}, "1 turns typed again"),
        ({"refused": 2}, "2 moves refused"),
        ({"logged": Counter({"delivery_failed": 3})}, "3 errors logged"),
        ({"taken": [Taken(0.02, 29), Taken(0.02, 31)]}, "1 boards later than 30 s"),
    ],
)
def test_only_trouble_excuses_what_comes_late_or_fails(what: dict[str, Any], fault: str) -> None:
    calm, troubled = soaked(*[200.0] * 5, **what), soaked(*[200.0] * 5, **what)
    troubled.planned = troubled.happened = Counter({Kind.DISK: 1})

    assert calm.faults == [fault]
    assert troubled.faults == []


@pytest.mark.parametrize(
    ("every", "others", "faults"),
    [
        (360, {}, ["memory rose in the last half"]),
        (360, {"planned": Counter({Kind.DISK: 1}), "happened": Counter({Kind.DISK: 1})}, []),
        (179, {}, []),
    ],
)
def test_in_a_long_calm_memory_may_hardly_rise_in_the_last_half(
    every: float, others: dict[str, Any], faults: list[str]
) -> None:
    sizes = [100, 195, 200, *[200 + 0.5 * number for number in range(8)]]

    figures = soaked(*sizes, every=every, **others)

    assert figures.faults == faults
    assert figures.rise == pytest.approx(2.5)
    assert "| rise in the last half | +2.5 MB" in figures.report()


@pytest.mark.parametrize(
    ("every", "more", "faults"),
    [
        (1, {"files": 2, "sockets": 9, "threads": 2}, []),
        (1, {"files": 3, "threads": 3}, ["open files grew", "threads grew"]),
        (16, {"files": 2, "sockets": 2, "threads": 2}, []),
        (16, {"sockets": 3}, ["sockets grew"]),
        (90, {"files": 1}, ["open files grew"]),
        (90, {"sockets": 1}, ["sockets grew"]),
        (90, {"threads": 1}, ["threads grew"]),
    ],
)
def test_nothing_may_stay_open_that_was_not_needed_before(
    every: float, more: dict[str, int], faults: list[str]
) -> None:
    figures = soaked(*[200.0] * 41, every=every)
    figures.samples[-3:] = [replace(one, **more) for one in figures.samples[-3:]]

    assert figures.faults == faults
    assert ("not judged)" in figures.report().partition("| sockets |")[2]) == (every == 1)


def test_what_never_happened_is_said() -> None:
    figures = soaked(*[200.0] * 40)
    figures.planned, figures.happened = Counter(Kind), Counter({Kind.KILLED: 1})

    assert f"| {Kind.DISK} | NEVER |" in figures.report()
    assert f"| {Kind.KILLED} | 1 times |" in figures.report()
    assert Kind.KILLED not in figures.faults[-1]
