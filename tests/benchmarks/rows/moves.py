"""The whole bot's row: a typed move on the loopback Discord, until its board is posted."""

import asyncio
import itertools
import random
import re
import statistics
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from structlog.testing import capture_logs

from bot.app import Dalapapa, build_client, get_ready
from bot.config import load_settings
from bot.presenters.notation import write_move
from bot.services.games.match import Match
from engine.actions import Place
from tests.benchmarks.peers.bare_bot import BareBot
from tests.benchmarks.positions import crowding
from tests.benchmarks.rounds import Effort, take_turns
from tests.benchmarks.table import Line, no_slower, within
from tests.loopback import LoopbackDiscord, Message, Person, logged_in
from tests.loopback.stalls import watch

PLAYERS = {who.id: who for who in (Person(1001, "Ann"), Person(1002, "Björn"))}
IN_FLIGHT = 32
PICTURE = bytes(130_000)
PING = re.compile(r"<@(\d+)>")


@dataclass(slots=True)
class Stalls:
    """Measures for how long the event loop had no time for others."""

    longest: float = 0.0

    async def watch(self) -> None:
        """Look every few milliseconds, for ever."""
        await watch(self._note)

    def _note(self, stalled: float) -> None:
        self.longest = max(self.longest, stalled)


@dataclass(frozen=True, slots=True)
class Table:
    """One channel in which a game is going on."""

    bot: Dalapapa
    loopback: LoopbackDiscord
    channel_id: int

    async def sit_down(self) -> None:
        """Open a lobby, fill it and start."""
        host, guest = PLAYERS.values()
        await self._ask(host, "game new", variant="classic", seats=2, target=240)
        await self._ask(guest, "game join")
        await self._ask(host, "game start")
        await self.loopback.until(lambda: self._board is not None)

    async def sit_down_alone(self, level: str, computers: int) -> None:
        """Open a lobby with so many computer players, who begin, and start."""
        host, _ = PLAYERS.values()
        await self._ask(host, "game new", variant="terra", order="joined")
        for _ in range(computers):
            await self._ask(host, "game bot", level=level)
        await self._ask(host, "game start")

    async def match(self) -> Match:
        """Return the game that is going on."""
        match = await self.bot.ring.matches.in_channel(self.channel_id)
        assert isinstance(match, Match)
        return match

    async def choose(self, chance: random.Random) -> tuple[Person, str]:
        """Return who is on turn and a move that touches most tiles."""
        match = await self.match()
        assert match.waits_for is not None
        view = match.view_for(match.waits_for.user_id)
        place = crowding(view, chance)
        assert isinstance(place, Place)
        return PLAYERS[match.waits_for.user_id], write_move(view, place)

    async def play(self, who: Person, move: str) -> float:
        """Place a tile, which ends the turn; return the seconds until the next board stood."""
        board = self._board
        start = perf_counter()
        await self.loopback.command(who, self.channel_id, "place", move=move)
        await self.loopback.until(lambda: self._board is not board)
        assert self._board is not None
        return self._board.arrived - start

    async def _ask(self, who: Person, command: str, **options: str | int) -> None:
        asked = await self.loopback.command(who, self.channel_id, command, **options)
        await self.loopback.answer(asked)

    @property
    def _board(self) -> Message | None:
        """The newest message that calls a player and has a picture."""
        standing = reversed(self.loopback.messages(self.channel_id))
        boards = (old for old in standing if old.attachments and PING.search(old.content))
        return next(boards, None)


@asynccontextmanager
async def tables_of_a_bot(
    database: Path, number: int, *, has_limits: bool = False
) -> AsyncIterator[list[Table]]:
    """Start a bot as ``run_bot`` does, with so many channels and nobody in them yet.

    With limits, Discord refuses what is too much.
    """
    settings = load_settings({"DISCORD_TOKEN": "any", "DALAPAPA_DATABASE": str(database)})
    bot = build_client(settings)
    names = (f"games-{channel}" for channel in range(number))
    loopback = LoopbackDiscord(*names, has_limits=has_limits)
    assert isinstance(bot, Dalapapa)
    get_ready()
    async with loopback, logged_in(bot, loopback):
        yield [Table(bot, loopback, channel_id) for channel_id in loopback.channel_ids]


@dataclass(slots=True)
class Sessions:
    """Our bot, started anew for each round, with games going on side by side."""

    tables: int
    moves: int
    taken: list[float] = field(default_factory=list)
    """Seconds of every move so far."""
    stalls: Stalls = field(default_factory=Stalls)

    def play_round(self) -> float:
        """Play a session; return the seconds that a move took in the middle."""
        with TemporaryDirectory(prefix="dalapapa-benchmark-") as folder, capture_logs():
            taken = asyncio.run(self._session(Path(folder, "games.sqlite3")))
        self.taken += taken
        return statistics.median(taken)

    def percentile_99(self) -> float:
        """Return the seconds within which 99 of 100 moves were posted."""
        return statistics.quantiles(self.taken, n=100, method="inclusive")[-1]

    async def _session(self, database: Path) -> list[float]:
        async with tables_of_a_bot(database, self.tables) as tables:
            for table in tables:
                await table.sit_down()
            watching = asyncio.create_task(self.stalls.watch())
            chance = random.Random(1)
            rounds = [await all_move(tables, chance) for _ in range(self.moves)]
            watching.cancel()
            return [seconds for taken in rounds for seconds in taken]


async def all_move(tables: list[Table], chance: random.Random) -> list[float]:
    """Let somebody move at all tables at once; return the seconds that each move took."""
    chosen = [await table.choose(chance) for table in tables]
    plays = (table.play(*choice) for table, choice in zip(tables, chosen, strict=True))
    return await asyncio.gather(*plays)


def _bare_round(moves: int) -> float:
    return statistics.median(asyncio.run(_answer_clicks(moves)))


async def _answer_clicks(moves: int) -> list[float]:
    taken = []
    async with LoopbackDiscord() as loopback, logged_in(BareBot(PICTURE), loopback):
        channel_id = loopback.channel_ids[0]
        source = loopback.world.add_message(channel_id, loopback.world.bot, {}, [])
        for who in itertools.islice(itertools.cycle(PLAYERS.values()), moves):
            start = perf_counter()
            clicked = await loopback.click(who, source, "any")
            await loopback.answer(clicked)
            taken.append(clicked.answers[0].arrived - start)
    return taken


def move(effort: Effort) -> Iterator[Line]:
    """From a typed move to its posted board: alone beside a bare bot, and with 32 in flight."""
    job, bare = "whole move, alone, p50", "bare discord.py file answer"
    alone = Sessions(tables=1, moves=effort.jobs(40))
    crowd = Sessions(tables=effort.jobs(IN_FLIGHT), moves=effort.jobs(3))
    contestants = {job: alone.play_round, bare: lambda: _bare_round(effort.jobs(40))}
    measured = take_turns(contestants, effort.rounds)
    take_turns({"crowd": crowd.play_round}, -(-effort.rounds // 3))
    yield no_slower(job, measured, job, bare, 20)
    yield within("whole move, alone, p99", alone.percentile_99(), 50e-3)
    yield within(f"whole move, {IN_FLIGHT} in flight, p99", crowd.percentile_99(), 500e-3)
    longest = max(alone.stalls.longest, crowd.stalls.longest)
    yield within("event loop's longest stall", longest, 50e-3)
