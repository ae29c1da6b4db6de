"""A table with the bot at it, in memory but for its database, which anything may happen to."""

from __future__ import annotations

import random
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final, Protocol
from unittest.mock import patch

from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.games.match import Match
from bot.services.games.planning.sealed import Planning
from bot.services.games.player_acts import just
from bot.services.lobby import Lobby, Pace, Terms
from bot.services.people import Person
from bot.services.privacy.privacy import Privacy
from bot.services.servers.server_settings import Servers
from bot.storage import clocks, games, overview
from bot.storage.clocks import ClockKind, ClockRow
from bot.storage.database import open_database
from bot.storage.games import Status
from engine.actions import Action
from tests.bot.services.clock import Clock
from tests.bot.services.reviews.inside import Blind, reviews_of
from tests.bot.services.waiting.mortal import (
    Killed,
    MortalDatabase,
    PlainOpponents,
    born_again,
    die,
    live,
)
from tests.bot.services.waiting.restoring import copy_of, restored_by
from tests.bot.services.world import GUILD, World
from tests.empty_database import put_empty_database
from tests.one_thread import in_one_thread
from tests.seams.axes import Corner
from tests.seams.ear import Ear
from tests.seams.script import PEOPLE, Moment

PACES: Final = {"none": Pace.NONE, "12h": Pace.HALF_DAY, "3d": Pace.THREE_DAYS}
CHANNELS: Final = {"channel": 80, "thread": 81, "private": 82}
FREE: Final = 83
"""A channel in which there is no game."""

SHARDS: Final = 1
SECOND: Final = timedelta(seconds=1)
LATE: Final = timedelta(hours=1)
MOST_STEPS: Final = 3000


class NotReached(Exception):
    """This deal of tiles does not lead to the corner."""


class Notes(Protocol):
    """What notes something of a table, and forgets what it has noted since a copy."""

    def keep(self) -> Mapping[str, object]:
        """Return all that has been noted so far."""

    def put_back(self, kept: Mapping[str, object], /) -> None:
        """Forget all that was noted since."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What was so at a table when a copy of its database was made."""

    game_id: int
    channel_id: int
    is_found: bool
    heard: int
    """How much had been heard."""
    noted: tuple[Mapping[str, object], ...]


class Table:
    """One game (and its rematches) of some friends; ``seated`` are who began it, in their order."""

    deals = 8
    """So many deals of tiles are tried until one leads to a corner."""

    has_copies = True
    """Whether its database is copied, so that it can be restored."""

    most_plays = 400
    """So often a script is played while it is made shorter."""

    def __init__(self, path: Path, corner: Corner, seed: int) -> None:
        self.path, self.corner, self.seed = path, corner, seed
        self.chance = random.Random(f"{seed} {corner}")
        self.seated: tuple[Person, ...] = tuple([*PEOPLE.values()][: corner.seats])
        self.channel_id = CHANNELS[corner.place]
        self.game_id = 0
        self.focus: Person | None = None
        """The person of whom the corner tells something."""
        self.silent: set[int] = set()
        """The users of those who do nothing any more."""
        self.served: Counter[tuple[int, ClockKind, int, int]] = Counter()
        self.refused: list[Refused] = []
        """What was refused in the last moment."""
        self.planned: list[tuple[int, int, Planning]] = []
        """What users have planned: at which entry of the log, who, and all of it then."""
        self.moments: list[Moment] = []
        """What has happened since the corner."""
        self.is_found = True
        """Whether the bot can write in the channel."""
        self.is_connected = True
        self.deleted: set[int] = set()
        """Who was deleted since the last copy was made, and so is deleted again by a restore."""
        self.kept: Kept | None = None
        """What was so when the last copy was made."""
        self.notes: Sequence[Notes] = ()
        self.own_way: Callable[[Moment], Awaitable[list[str]]] | None = None
        """How things happen here, if not by the services; as ``happen_together``."""
        self._stack = AsyncExitStack()

    @classmethod
    def has_room_for(cls, _corner: Corner) -> bool:
        """Whether stories of this kind begin in a corner."""
        return True

    async def open(self) -> None:
        """Start the bot."""
        self._stack.enter_context(patch.object(secrets, "token_bytes", self.chance.randbytes))
        put_empty_database(self.path)
        clock = Clock()
        self.world = World(self.path, await self._opened(), clock, opponents=PlainOpponents)
        self.ear = Ear(clock)
        self.world.courier = self.ear
        if self.corner.place == "private":
            self.world.server.hidden.add(self.channel_id)
        await self.live()

    async def _opened(self) -> MortalDatabase:
        with in_one_thread():
            database = await open_database(self.path)
        self._stack.push_async_callback(database.close)
        database.__class__ = MortalDatabase
        assert isinstance(database, MortalDatabase)
        return database

    async def live(self) -> None:
        """Let a bot that has just been started begin to work."""
        self.servers = Servers(self.world.database)
        await self.servers.load()
        self.world.default_of = self.servers.default_of
        self.ear.listen_to(self.world)  # before it posts what it owes
        await live(self.world, self.served)
        self.away = self.world.away
        world = self.world
        self.reviews = reviews_of(world, Blind())
        await self.reviews.resume()
        memories = (world.preferences,)
        self.privacy = Privacy(
            world.database, world.matches, world.people, memories, world.clock.now
        )
        await world.clocks.regain(0)
        self.is_connected = True
        await self.settle()

    async def close(self) -> None:
        """Stop the bot."""
        with suppress(BaseException):
            await self._die()
        await self._stack.aclose()

    async def open_lobby(self, asked: Terms) -> None:
        """Let the first of those who begin open a lobby."""
        world, host = self.world, self.seated[0]
        lobby = await world.lobbies.open_lobby(
            GUILD, self.channel_id, host, asked, world.interaction()
        )
        self.game_id = lobby.game_id

    async def act(self, match: Match, action: Action) -> None:
        """Let who is on turn do something on the way to the corner."""
        assert match.waits_for is not None
        by = by_player(self.world.interaction())
        await self.world.matches.act(match.game_id, match.waits_for.user_id, just(action), by)

    async def settle(self) -> None:
        """Wait until all is done that can be done now."""
        await self.world.settle()
        await self.world.pass_time(0)
        await self.reviews.finish_present()

    async def restart(self, down: timedelta, *, is_killed: bool) -> None:
        """Stop or kill the bot, and start it again some time later."""
        await self.world.clocks.beat()
        if is_killed:
            self.database.writes_left = -1
            with suppress(Killed):
                await self.world.settle()
        await self._die()
        self.world.clock.pass_time(down.total_seconds())
        await self._be_born_again()

    async def _die(self) -> None:
        await self.reviews.close()
        await die(self.world)

    async def _be_born_again(self) -> None:
        hidden = self.world.server.hidden
        self.world = await born_again(self.world, self.world.interaction())
        self.world.server.hidden = hidden
        await self.live()

    async def copy(self) -> None:
        """Make a copy of the database, as each night, if this table has copies."""
        if not self.has_copies:
            return
        await copy_of(self.world)
        await self.settle()
        self.deleted.clear()
        self.kept = Kept(
            self.game_id,
            self.channel_id,
            self.is_found,
            len(self.ear.heard),
            tuple(one.keep() for one in self.notes),
        )

    async def restore(self, down: timedelta) -> None:
        """Stop the bot, put the copy back, and start again some time later.

        What was heard since is forgotten: it tells of a night that never was.
        """
        kept = self.kept
        assert kept is not None
        await self._die()
        await self.database.close()
        restored_by(self.world, 1)  # no two restores are at one instant, which is their number
        self.world.clock.pass_time(down.total_seconds())
        self.world.database = await self._opened()
        self.game_id, self.channel_id, self.is_found = kept.game_id, kept.channel_id, kept.is_found
        del self.ear.heard[kept.heard :]
        for one, noted in zip(self.notes, kept.noted, strict=True):
            one.put_back(noted)  # before the bot posts anything: some listen
        await self._be_born_again()

    @property
    def database(self) -> MortalDatabase:
        assert isinstance(self.world.database, MortalDatabase)
        return self.world.database

    @property
    def now(self) -> datetime:
        return self.world.clock.now()

    # What is so.

    def is_here(self, user_id: int) -> bool:
        """Whether somebody is on the server."""
        return user_id not in self.world.server.gone

    async def match(self) -> Match | None:
        """The game if it runs or is over; None if it is paused, closed, deleted or a lobby."""
        with suppress(Refused):
            return await self.world.matches.load(self.game_id)
        return None

    async def lobby(self) -> Lobby | None:
        """The lobby, whatever has become of it; None if it was deleted."""
        with suppress(Refused):
            return await self.world.lobbies.load(self.game_id)
        return None

    async def status(self) -> Status | None:
        """The game's status; None if it was deleted."""
        row = await games.get(self.world.database.reader, self.game_id)
        return (
            None
            if row is None
            else await overview.status_of(self.world.database.reader, self.game_id)
        )

    async def clocks(self) -> dict[ClockKind, ClockRow]:
        """The game's clocks."""
        rows = await clocks.of_game(self.world.database.reader, self.game_id)
        return {row.kind: row for row in rows}

    async def on_turn(self) -> Person | None:
        """The person who is on turn; None if that is nobody or a computer."""
        match = await self.match()
        who = match.waits_for if match else None
        return None if who is None or who.is_computer else who

    # Time passes.

    async def pass_time(self, much: timedelta) -> None:
        """Time passes; what falls due meanwhile is served in time."""
        clock, end = self.world.clock, self.now + much
        for _ in range(MOST_STEPS):
            if clock.now() >= end:
                break
            waking = clock.next_waking
            until = end if waking is None else min(end, max(waking, clock.now() + SECOND))
            await self.world.pass_time((until - clock.now()).total_seconds())
        else:
            raise AssertionError(f"ends: {MOST_STEPS} steps and no end until {end}")
        # As the client does every ten minutes, and every hour.
        await self.world.clocks.beat()
        await self.world.lobbies.close_stale()
        await self.settle()

    async def pass_until_due(self, kind: ClockKind | None) -> None:
        """Time passes until a clock ends (the next of all, if no kind is named)."""
        rows = (await self.clocks()).values()
        ends = [row.deadline for row in rows if row.deadline and kind in (None, row.kind)]
        later = [end for end in ends if end > self.now]
        if later:
            await self.pass_time(min(later) - self.now + SECOND)


Begin = Callable[[Table], Awaitable[None]]


@asynccontextmanager
async def begun(
    path: Path, corner: Corner, seed: int, begin: Begin, kind: type[Table] = Table
) -> AsyncIterator[Table]:
    """Open a table of a kind and bring it to its corner, with the first deal that leads there.

    Raises:
        NotReached: none of the deals does.
    """
    for deal in range(kind.deals):
        table = kind(path.with_name(f"{path.stem}-{deal}.db"), corner, seed + 1000 * deal)
        await table.open()
        try:
            try:
                await begin(table)
            except NotReached:
                if deal == kind.deals - 1:
                    raise
                continue
            yield table
            return
        finally:
            await table.close()
