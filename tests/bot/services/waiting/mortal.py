"""A bot that can be killed within any of its writes, and started again on what it has written."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.services.games.computers import Computers
from bot.services.opponents import Asked, Opponents, Patience
from bot.services.waiting.away import Away
from bot.services.waiting.deadlines import Deadlines
from bot.storage.clocks import ClockKind, ClockRow
from bot.storage.database import Connection, Database
from engine.actions import Action
from engine.opponents.plainest import choose_plainly
from tests.bot.services.world import World

NEVER: Final = 10**9


class Killed(Exception):
    """The bot is dead: nothing more is written."""


class PlainOpponents(Opponents):
    """Computer players without a process of their own."""

    async def choose(self, asked: Asked, _patience: Patience) -> Action:
        """Choose the plainest play."""
        return choose_plainly(asked.view)


class MortalDatabase(Database):
    """A database that dies with its bot: before or after one of its writes."""

    writes_left = NEVER
    is_after = False

    @property
    def is_dead(self) -> bool:
        """Whether it was killed by now."""
        return self.writes_left < 0

    def _live(self, *, is_done: bool) -> None:
        if is_done == self.is_after:
            self.writes_left -= 1
        if self.is_dead:
            raise Killed

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Connection]:
        self._live(is_done=False)
        async with super().transaction() as connection:
            yield connection
        self._live(is_done=True)

    @asynccontextmanager
    async def autocommit(self) -> AsyncIterator[Connection]:
        self._live(is_done=False)
        async with super().autocommit() as connection:
            yield connection
        self._live(is_done=True)


@dataclass(frozen=True, slots=True)
class Counting(Deadlines):
    """Counts how often each thing is served."""

    served: Counter[tuple[int, ClockKind, int, int]]

    async def serve(self, clock: ClockRow, now: datetime) -> None:
        """Count, and carry out what a clock is due for."""
        self.served[clock.game_id, clock.kind, clock.revision, clock.stage] += 1
        await Deadlines.serve(self, clock, now)


async def live(world: World, served: Counter[tuple[int, ClockKind, int, int]]) -> Away:
    """Begin to work, as the client does: downtime first."""
    tries = world.computers.tries
    world.computers = Computers(
        world.database, PlainOpponents(), world.clock.now, world.clock.sleep
    )
    world.computers.tries = tries
    world.restart()
    world.deadlines = Counting(world.matches, world.votes, world.offers, world.rematches, served)
    await world.clocks.resume(world.deadlines, is_connected=False)
    await world.channels.resume()
    await world.outbox.resume(world.courier)
    await world.computers.resume(world.matches)
    return Away(world.database, world.clocks, world.outbox, world.clock.now)


async def die(world: World) -> None:
    """What was still being done comes to nothing."""
    for part in (world.clocks, world.computers, world.outbox):
        with suppress(Killed):
            await part.close()


async def born_again(dead: World, first: int) -> World:
    """The bot is started on what it had written; what stands in channels stands."""
    assert isinstance(dead.database, MortalDatabase)
    dead.database.writes_left = NEVER
    world = World(dead.path, dead.database, dead.clock, first)
    world.courier, world.server.gone = dead.courier, dead.server.gone
    await world.preferences.load()
    return world
