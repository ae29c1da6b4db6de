"""Lets computer players take their turns, game by game, in short tasks."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, Protocol

import structlog

from bot.services.alarm import Alarm, Sleep, wait_for_nobody
from bot.services.errors import Refused
from bot.services.games.continuing import Choose
from bot.services.opponents import NoChoice, Opponents, Patience
from bot.storage import overview
from bot.storage.database import Database
from engine.actions import Action
from engine.game import View
from engine.opponents.plainest import choose_plainly

RETRY: Final = timedelta(minutes=1)
"""How long a game rests whose computer's turn could not be carried out, at first."""

MOST_DOUBLINGS: Final = 6
"""How often that rest is doubled while it fails again: to a little over an hour."""

_log = structlog.get_logger()


class Playable(Protocol):
    """Where the turns of computer players are carried out."""

    async def play_on(self, game_id: int, choose: Choose, /) -> None:
        """Let the computer players of a game act while they are on turn."""


class _Closing(Exception):
    """Nobody chooses any more; what was begun is thought out again after the next start."""


class Computers:
    """Takes care that no game waits for a computer player. Nothing is played before ``resume``."""

    def __init__(
        self,
        database: Database,
        opponents: Opponents,
        now: Callable[[], datetime],
        sleep: Sleep,
        wait_for_people: Callable[[], Awaitable[None]] = wait_for_nobody,
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
        self._failures: Counter[int] = Counter()

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
        try:
            await asyncio.gather(*self._playing.values())
        finally:
            await self._opponents.close()

    async def _play(self, matches: Playable, game_id: int) -> None:
        try:
            await self._wait_for_people()
            await matches.play_on(game_id, _Chooser(self, game_id, self.patience()))
            self._failures.pop(game_id, None)
        except (_Closing, Refused):  # a game that cannot go on has been reported where it was read
            pass
        except Exception as error:  # noqa: BLE001  nobody waits for this task
            _log.error("computer_failed", game_id=game_id, exc_info=error)
            rest = RETRY * 2 ** min(self._failures[game_id], MOST_DOUBLINGS)
            self._failures[game_id] += 1
            self._alarm.set(game_id, self._now() + rest)
        finally:
            del self._playing[game_id]

    def patience(self) -> Patience:
        """Return what a computer player has whose turn begins."""
        return self._opponents.patience()

    async def choose(self, level: str, seen: View, patience: Patience) -> Action:
        """Return what a computer player chooses.

        Raises:
            _Closing: nobody chooses any more.
            NoChoice: it cannot choose, or has no time left to.
        """
        if self._matches is None:
            raise _Closing
        if patience.seconds <= 0:
            raise NoChoice("its time for this turn is up")
        return await self._opponents.choose(level, seen, patience)


@dataclass(slots=True)
class _Chooser:
    """Chooses for the computer players of one game; for one that fails, the plainest play."""

    computers: Computers
    game_id: int
    patience: Patience
    seat: int | None = None

    async def __call__(self, level: str, seen: View, /) -> Action:
        """Choose; a computer's turn lasts until another seat is on turn."""
        if seen.seat != self.seat:
            self.seat, self.patience = seen.seat, self.computers.patience()
        try:
            return await self.computers.choose(level, seen, self.patience)
        except _Closing:
            raise
        except Exception as error:  # noqa: BLE001  whatever fails, the others at the table go on
            fault = None if isinstance(error, NoChoice) else error
            why = str(error)
            _log.error("computer_plays_plainly", game_id=self.game_id, why=why, exc_info=fault)
            return choose_plainly(seen)
