"""The row of a busy minute: a thousand people are reminded at once, while others play."""

import asyncio
import random
import sqlite3
import statistics
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from discord.utils import utcnow
from structlog.testing import capture_logs

from bot.services.games.causes import by_player
from bot.services.games.continuing import open_game
from bot.services.games.derived import write_derived
from bot.services.games.origin import origin_of
from bot.services.games.timekeeping import begin_clock
from bot.services.lobby import Pace
from bot.storage import games, lobbies, log
from bot.storage.database import Connection
from bot.storage.games import Status, Whereabouts
from tests.benchmarks.rounds import Effort
from tests.benchmarks.rows.moves import Table, tables_of_a_bot
from tests.benchmarks.stored import GAME, STARTED, going_on, opened
from tests.benchmarks.table import Line, seconds, within, yes_or_no
from tests.loopback import World

REMINDERS = 1000
TABLES = 4
MOVES = 12
PAUSE = 1.1
"""Seconds between two moves in a channel, which Discord allows five messages in five seconds."""

INVALID = (401, 403, 429)
MOST_SLOWDOWN = 2.0


@dataclass(slots=True)
class Minute:
    """What happened while reminders were due."""

    told: float = 0.0
    """Seconds until the last reminder stood."""
    overtaking: int = 0
    """The most reminders that stood before a more urgent one."""
    invalid: int = 0
    before: list[float] = field(default_factory=list)
    """Seconds that moves took before, until their boards stood."""
    meanwhile: list[float] = field(default_factory=list)


def reminders(effort: Effort) -> Iterator[Line]:
    """Remind 1,000 people in as many channels, while in others somebody moves every second."""
    number = min(REMINDERS, 10 * effort.most_jobs)
    with TemporaryDirectory(prefix="dalapapa-benchmark-") as folder, capture_logs():
        minute = asyncio.run(_minute(Path(folder, "games.sqlite3"), number, effort))
    job = f"{number:,} reminders due at once"
    yield within(f"{job}, told", minute.told, 60.0)
    yield within(f"{job}, most that overtake one", minute.overtaking, 60, "{:.0f}".format)
    yield within(f"{job}, answers of 401, 403, 429", minute.invalid, 199, "{:.0f}".format)
    before, meanwhile = statistics.median(minute.before), statistics.median(minute.meanwhile)
    yield Line(
        f"{job}, moves meanwhile, p50",
        seconds(meanwhile),
        f"before {seconds(before)}",
        f"≤ {MOST_SLOWDOWN:g}× its time",
        f"{meanwhile / before:.3g}×",
        yes_or_no(is_reached=meanwhile <= MOST_SLOWDOWN * before),
    )
    yield within(f"{job}, slowest move meanwhile", max(minute.meanwhile), 2.0)


async def _minute(path: Path, number: int, effort: Effort) -> Minute:
    minute, playing = Minute(), effort.jobs(TABLES)
    channels = range(World.first_channel_id + playing, World.first_channel_id + playing + number)
    await _store(path, channels)
    async with tables_of_a_bot(path, playing + number, has_limits=True) as everywhere:
        tables = everywhere[:playing]
        bot, loopback = tables[0].bot, tables[0].loopback
        for table in tables:
            await table.sit_down()
        minute.before = await _moves(tables, effort.jobs(MOVES))
        urgent_first = _fall_due(path, channels)
        begun = perf_counter()
        bot.ring.clocks.look()
        while not minute.meanwhile or not all(map(loopback.messages, channels)):
            minute.meanwhile += await _moves(tables, 1)
        assert await going_on(path, loopback.world.guilds) == playing + number
        arrived = {channel: loopback.messages(channel)[0].arrived for channel in channels}
        minute.told = max(arrived.values()) - begun
        told = sorted(channels, key=arrived.__getitem__)
        minute.overtaking = max(map(int.__sub__, map(told.index, urgent_first), count()))
        minute.invalid = sum(loopback.statuses[status] for status in INVALID)
    return minute


async def _moves(tables: list[Table], number: int) -> list[float]:
    """Let all tables move so many times."""
    chance, taken = random.Random(1), []
    for _ in range(number):
        chosen = [await table.choose(chance) for table in tables]
        plays = (table.play(*choice) for table, choice in zip(tables, chosen, strict=True))
        taken += await asyncio.gather(*plays)
        await asyncio.sleep(PAUSE)
    return taken


async def _store(path: Path, channels: Sequence[int]) -> None:
    """Store a game that has just begun in each channel, each of two people of its own."""
    async with opened(path) as stored, stored.transaction() as connection:
        for number, channel_id in enumerate(channels, start=1):
            await _store_game(connection, number, channel_id)


async def _store_game(connection: Connection, number: int, channel_id: int) -> None:
    joined = (10_000 + 2 * number, 10_001 + 2 * number)
    paces = (Pace.HALF_DAY, Pace.DAY, Pace.THREE_DAYS, Pace.WEEK)
    row = replace(
        GAME,
        where=Whereabouts(number, World.first_guild_id, channel_id, f"Game {number}"),
        terms=replace(GAME.terms, pace=paces[number % len(paces)]),
        host_id=joined[0],
        start_id=number,
    )
    begun = open_game(origin_of(row, joined, number), by_player(number), STARTED)
    await games.add(connection, row)
    for user_id in joined:
        await lobbies.add_member(connection, number, user_id)
    await log.append(connection, number, [step.entry for step in begun.steps])
    await write_derived(connection, row, begun)
    await begin_clock(connection, replace(row, status=Status.RUNNING), begun)


def _fall_due(path: Path, channels: Sequence[int]) -> list[int]:
    """Let the first reminder of each stored game be due; return the channels by deadline."""
    with closing(sqlite3.connect(path, timeout=60)) as connection, connection:
        connection.execute(
            "UPDATE clocks SET is_posted = 1, deadline = ? + span / 2 - game_id * 7919 % 60000"
            " WHERE kind = 'turn' AND game_id <= ?",
            (int(utcnow().timestamp() * 1000), len(channels)),
        )
        found = connection.execute(
            "SELECT channel_id FROM clocks JOIN games USING (game_id)"
            " WHERE kind = 'turn' AND game_id <= ? ORDER BY deadline, game_id",
            (len(channels),),
        )
        return [channel_id for (channel_id,) in found]
