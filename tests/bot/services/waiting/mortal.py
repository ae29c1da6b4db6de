"""A bot that can be killed within any of its writes, and started again on what it has written."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.services.opponents import Opponents, Patience, Query
from bot.services.waiting.serving import Serve
from bot.storage.clocks import ClockKind, ClockRow
from bot.storage.database import Connection, Database
from bot.storage.outbox import Owed
from engine.actions import Action
from engine.opponents.plainest import choose_plainly
from tests.bot.services.world import World

NEVER: Final = 10**9


class Killed(Exception):
    """The bot is dead: nothing more is written."""


class PlainOpponents(Opponents):
    """Computer players without a process of their own."""

    async def choose(self, asked: Query, _patience: Patience) -> Action:
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


Served = Counter[tuple[int, ClockKind, int, int]]
"""How often each thing was served."""


def _counted(serve: Serve, served: Served) -> Serve:
    async def count(clock: ClockRow, now: datetime) -> Sequence[Owed] | None:
        served[clock.game_id, clock.kind, clock.revision, clock.stage] += 1
        return await serve(clock, now)

    return count


async def live(world: World, served: Served) -> None:
    """Begin to work, as the client does. What is served but looks, which recur, is counted."""
    once = {kind: it for kind, it in world.services.items() if kind is not ClockKind.LOOK}
    for kind, service in once.items():
        before = service.before and _counted(service.before, served)
        counted = _counted(service.at_deadline, served)
        world.services[kind] = replace(service, at_deadline=counted, before=before)
    await world.resume(world.courier, is_connected=False)


async def die(world: World) -> None:
    """What was still being done comes to nothing."""
    for part in (world.clocks, world.computers, world.outbox):
        with suppress(Killed):
            await part.close()


async def born_again(dead: World, first: int) -> World:
    """The bot is started on what it had written; what stands in channels stands."""
    assert isinstance(dead.database, MortalDatabase)
    dead.database.writes_left = NEVER
    world = World(dead.path, dead.database, dead.clock, first, PlainOpponents)
    world.courier, world.server.gone = dead.courier, dead.server.gone
    await world.preferences.load()
    return world
