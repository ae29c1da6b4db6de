"""Lets computer players take their turns, game by game, in short tasks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final, Protocol

import structlog

from bot.services.alarm import Alarm, Sleep
from bot.services.continuing import Choose
from bot.services.errors import Refused
from bot.services.opponents import Opponents
from bot.storage import overview
from bot.storage.database import Database
from engine.actions import Action
from engine.game import View

RETRY: Final = timedelta(minutes=1)
"""How long a game rests whose computer player failed, before it is tried again."""

_log = structlog.get_logger()


class Playable(Protocol):
    """Where the turns of computer players are carried out."""

    async def play_on(self, game_id: int, choose: Choose, /) -> None:
        """Let the computer players of a game act while they are on turn."""


class _Closing(Exception):
    """Nobody chooses any more; what was begun is thought out again after the next start."""


async def _wait_for_nobody() -> None:
    pass


class Computers:
    """Takes care that no game waits for a computer player. Nothing is played before ``resume``."""

    def __init__(
        self,
        database: Database,
        opponents: Opponents,
        now: Callable[[], datetime],
        sleep: Sleep,
        wait_for_people: Callable[[], Awaitable[None]] = _wait_for_nobody,
    ) -> None:
        """Let ``opponents`` choose; ``now`` gives aware instants, ``sleep`` takes seconds.

        Before they begin, ``wait_for_people`` lets whoever has just acted be answered.
        """
        self._database = database
        self._opponents = opponents
        self._wait_for_people = wait_for_people
        self._alarm = Alarm(now, sleep, self.wake)
        self._now = now
        self._matches: Playable | None = None
        self._playing: dict[int, asyncio.Task[None]] = {}

    async def resume(self, matches: Playable) -> None:
        """Begin to play in ``matches``, first of all where a computer was on turn before."""
        self._matches = matches
        for game_id in await overview.waiting_for_computers(self._database.reader):
            self.wake(game_id)

    def wake(self, game_id: int) -> None:
        """Let a game's computer players act, if they do not yet."""
        if self._matches is not None and game_id not in self._playing:
            self._playing[game_id] = asyncio.create_task(self._play(self._matches, game_id))

    async def close(self) -> None:
        """Begin no choice any more, wait for the one that is being made, and end its process."""
        self._matches = None
        self._alarm.stop()
        await asyncio.gather(*self._playing.values())
        await self._opponents.close()

    async def _play(self, matches: Playable, game_id: int) -> None:
        try:
            await self._wait_for_people()
            await matches.play_on(game_id, self._choose)
        except (_Closing, Refused):  # a game that cannot go on has been reported where it was read
            pass
        except Exception as error:  # noqa: BLE001  nobody waits for this task
            _log.error("computer_failed", game_id=game_id, exc_info=error)
            self._alarm.set(game_id, self._now() + RETRY)
        finally:
            del self._playing[game_id]

    async def _choose(self, level: str, seen: View) -> Action:
        if self._matches is None:
            raise _Closing
        return await self._opponents.choose(level, seen)
