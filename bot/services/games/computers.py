"""Lets computer players take their turns, and plans be played, in one short task for a game."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Final, Protocol

import structlog

from bot.services.errors import Refused
from bot.services.games.continuing import Begin
from bot.services.games.lifecycle.stopping import Addition, pause_for_fault
from bot.services.opponents import NoChoice, Opponents, Patience, Query
from bot.services.time.alarm import Alarm, Sleep, wait_for_nobody
from bot.services.time.tries import Served, Tries, tries_of_games
from bot.storage import overview
from bot.storage.database import Database
from bot.storage.people import plans
from engine.actions import Action
from engine.opponents.plainest import choose_plainly

RETRY: Final = timedelta(minutes=1)
"""The first wait after a computer's turn could not be carried out."""

MOST_DOUBLINGS: Final = 6
"""How often the wait is doubled while it fails again: to a little over an hour."""

_log = structlog.get_logger()


class Playable(Protocol):
    """What carries out the turns of computer players."""

    async def play_on(self, game_id: int, begin: Begin, /) -> None:
        """Let the computer players of a game act until none is on turn."""

    async def add_to_log(self, game_id: int, write: Addition, /) -> bool:
        """Let ``write`` add to the log of a game, without a replay; return what it returns."""


class _Closing(Exception):
    """The bot is ending. Choices that were begun are made again after the next start."""


class Computers:
    """Lets computer players act wherever they are on turn. Nothing is played before ``resume``."""

    def __init__(  # noqa: PLR0913
        self,
        database: Database,
        opponents: Opponents,
        matches: Playable,
        now: Callable[[], datetime],
        sleep: Sleep,
        *,
        wait_for_people: Callable[[], Awaitable[None]] = wait_for_nobody,
        tries: Tries[Served] | None = None,
    ) -> None:
        """Let ``opponents`` choose; ``now`` gives aware instants, ``sleep`` takes seconds.

        ``wait_for_people`` returns once those who have just acted are answered and have had time
        to read that; it is awaited before computers choose. ``tries`` also count other things.
        """
        self._database = database
        self._opponents = opponents
        self._matches = matches
        self._wait_for_people = wait_for_people
        self._alarm = Alarm(now, sleep, self.wake)
        self._now = now
        self._is_open = False
        self._playing: dict[int, asyncio.Task[None]] = {}
        self._tries = tries or tries_of_games()

    @property
    def process_ids(self) -> tuple[int, ...]:
        """The ids of the processes in which they think."""
        return self._opponents.process_ids

    @property
    def is_playing(self) -> bool:
        """Whether a computer is to move, or a plan to be played, or one does so just now."""
        return bool(self._playing)

    async def resume(self) -> None:
        """Begin to play, also where a computer was on turn before the start, or a plan was due."""
        self._is_open = True
        reader = self._database.reader
        waiting = await overview.waiting_for_computers(reader)
        decided = await overview.to_be_played(reader)
        for game_id in (*waiting, *decided, *await plans.due(reader)):
            self.wake(game_id)

    def wake(self, game_id: int) -> None:
        """Let a game's computer players act, unless they are acting already."""
        if self._is_open and game_id not in self._playing:
            self._playing[game_id] = asyncio.create_task(self._play(game_id))

    async def close(self) -> None:
        """Begin no more choices, wait for the present one, and end the process that makes it."""
        self._is_open = False
        self._alarm.stop()
        try:
            await self.finish_present()
        finally:
            await self._opponents.close()

    async def finish_present(self) -> bool:
        """Wait for the turns that are being taken now; tell whether there were any."""
        playing = tuple(self._playing.values())
        await asyncio.gather(*playing)
        return bool(playing)

    async def _play(self, game_id: int) -> None:
        choosers = list[_Chooser]()

        def begin() -> _Chooser:
            choosers.append(_Chooser(self, game_id, self.patience()))
            return choosers[-1]

        try:
            await self._wait_for_people()
            await self._matches.play_on(game_id, begin)
            if choosers:
                self._tries.succeeded(_key(game_id))
        except (_Closing, Refused):  # a game that cannot go on was logged when it was read
            pass
        except Exception as error:  # noqa: BLE001  nobody waits for this task
            _log.error("computer_failed", game_id=game_id, exc_info=error)
            await self._give_way(game_id)
        finally:
            del self._playing[game_id]

    async def _give_way(self, game_id: int) -> None:
        """Try turns that could not be carried out later; after many tries their game pauses."""
        key, now = _key(game_id), self._now()
        failures = self._tries.tries_of(key)
        if self._tries.failed(key, now):
            try:
                await self._matches.add_to_log(game_id, partial(pause_for_fault, at=now))
            except Exception as fault:  # noqa: BLE001  it begins from the first try
                _log.error("game_not_paused", game_id=game_id, exc_info=fault)
                self._tries.failed(key, now)
            else:
                return
        self._alarm.set(game_id, now + RETRY * 2 ** min(failures, MOST_DOUBLINGS))

    def patience(self) -> Patience:
        """Return the patience for a turn that begins."""
        return self._opponents.patience()

    async def choose(self, query: Query, patience: Patience) -> Action:
        """Return what a computer player chooses.

        Raises:
            _Closing: the bot is ending.
            NoChoice: it cannot choose, or its time is up.
        """
        if not self._is_open:
            raise _Closing
        if patience.seconds <= 0:
            raise NoChoice("its time for this turn is up")
        return await self._opponents.choose(query, patience)


def _key(game_id: int) -> Served:
    return game_id, "computer"


@dataclass(slots=True)
class _Chooser:
    """Chooses for the computer players of one game; if one fails, takes the plainest action.

    It has the time of one turn for each. Where its choices are dropped, another begins with all of
    that time.
    """

    computers: Computers
    game_id: int
    patience: Patience
    seat: int | None = None

    async def __call__(self, query: Query, /) -> Action:
        """Choose. The time for a turn begins when the seat on turn changes."""
        if query.view.seat != self.seat:
            self.seat, self.patience = query.view.seat, self.computers.patience()
        try:
            return await self.computers.choose(query, self.patience)
        except _Closing:
            raise
        except Exception as error:  # noqa: BLE001  whatever fails, the game must go on
            fault = None if isinstance(error, NoChoice) else error
            why = str(error)
            _log.error("computer_plays_plainly", game_id=self.game_id, why=why, exc_info=fault)
            return choose_plainly(query.view)
