"""The row of a start on very many servers: until people are answered, and what it costs."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from structlog.testing import capture_logs

from bot.app import build_client
from bot.config import Settings
from tests.benchmarks.processes import resident_megabytes
from tests.benchmarks.rounds import Effort
from tests.benchmarks.rows.moves import PLAYERS
from tests.benchmarks.table import Line, within
from tests.loopback import LoopbackDiscord, logged_in
from tests.loopback.child import launched
from tests.loopback.stalls import SHORTEST, longest_stall, noting_in, watch
from tests.loopback.watched import STALLS, WATCHED

SERVERS = 20_000
SERVERS_A_SHARD = 1250
"""As many as Discord asks for: 16 shards for 20,000 servers."""

CHANNELS = ("general", "games", "rules", "pictures", "off-topic")
BETWEEN_SHARDS = 5.0
"""Seconds that Discord wants between two shards that identify themselves."""

AFTERWARDS = 10.0
"""Seconds for which is looked on when the last shard is there."""

MOST_ASKED_ON = 100
PAUSE = 0.2
"""Seconds between two commands of people who type them on a few of the servers."""

PATIENCE = 600.0


@dataclass(slots=True)
class Start:
    """What happened at a start; times are seconds from the launch on."""

    first: float = 0.0
    """When the first server's first command was answered."""
    last: float = 0.0
    """When the last server's was."""
    answers: list[float] = field(default_factory=list)
    """Seconds in which commands typed meanwhile were answered."""
    stall: float = 0.0
    megabytes: float = 0.0


def start(effort: Effort) -> Iterator[Line]:
    """Start on 20,000 servers for the first time, while people type commands on some of them."""
    servers = min(SERVERS, effort.jobs(1000) * 20)
    shards = -(-servers // SERVERS_A_SHARD)
    began = asyncio.run(_start(servers, shards, is_quick=effort.rounds == 1))
    job, waits = f"start on {servers:,} servers", (shards - 1) * BETWEEN_SHARDS
    yield within(f"{job}, first answer", began.first, 15.0)
    yield within(f"{job}, {shards} shards, answer on the last", began.last, 30.0 + waits)
    note = f"{job}, slowest of {len(began.answers)} answers meanwhile"
    yield within(note, max(began.answers), 2.0)
    yield within(f"{job}, event loop's longest stall", began.stall, 250e-3)
    yield within(f"{job}, memory", began.megabytes, 750.0, "{:.0f} MB".format)


async def _start(servers: int, shards: int, *, is_quick: bool) -> Start:
    began = Start()
    with TemporaryDirectory(prefix="dalapapa-benchmark-") as folder:
        stalls = Path(folder, "stalls")
        async with LoopbackDiscord(*CHANNELS, servers=servers, shards=shards) as loopback:
            launch = monotonic()
            running = _in_this_process if is_quick else _in_its_own
            typing = asyncio.create_task(_type_commands(loopback, launch, began))
            async with running(loopback, Path(folder, "games.sqlite3"), stalls) as pid:
                last = loopback.world.guilds[max(loopback.world.guilds)][0]
                await _ask(loopback, last)
                began.last = monotonic() - launch
                async with asyncio.timeout(PATIENCE):
                    while not began.answers:  # noqa: ASYNC110
                        await asyncio.sleep(0.01)
                await asyncio.sleep(0.1 if is_quick else AFTERWARDS)
                began.megabytes = resident_megabytes(pid)
            typing.cancel()
        # Before the first shard is there nobody waits for the loop. Shorter ones are not noted.
        began.stall = max(SHORTEST, longest_stall(stalls, launch + began.first))
    return began


@asynccontextmanager
async def _in_its_own(
    loopback: LoopbackDiscord, database: Path, stalls: Path
) -> AsyncIterator[int]:
    running = launched(
        loopback,
        database,
        within=PATIENCE,
        launcher=WATCHED,
        stderr=None,
        **{STALLS: str(stalls), "DALAPAPA_LOG_LEVEL": "error"},
    )
    async with running as bot:
        yield bot.pid


@asynccontextmanager
async def _in_this_process(
    loopback: LoopbackDiscord, database: Path, stalls: Path
) -> AsyncIterator[int]:
    bot = build_client(Settings(token=None, database=database))
    watching = asyncio.create_task(watch(noting_in(stalls)))
    with capture_logs():
        async with logged_in(bot, loopback):
            yield os.getpid()
    watching.cancel()


async def _type_commands(loopback: LoopbackDiscord, launch: float, began: Start) -> None:
    """Ask on servers whose shards are there already, a few times a second, for ever."""
    chance, guilds = random.Random(1), list(loopback.world.guilds.items())[:MOST_ASKED_ON]
    while True:
        heard = [channels[0] for id_, channels in guilds if loopback.gateway.is_heard(id_)]
        if heard:
            asked = monotonic()
            await _ask(loopback, chance.choice(heard))
            began.first = began.first or monotonic() - launch
            began.answers.append(monotonic() - asked)
        await asyncio.sleep(PAUSE if heard else 0.01)


async def _ask(loopback: LoopbackDiscord, channel_id: int) -> None:
    who = next(iter(PLAYERS.values()))
    asked = await loopback.command(who, channel_id, "turns")
    await loopback.until(lambda: bool(asked.text), within=PATIENCE)
