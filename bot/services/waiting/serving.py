"""What the driver of the clocks asks of whoever carries out what is due."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Protocol

from bot.storage.clocks import ClockRow


class Deadlines(Protocol):
    """What carries out what is due."""

    async def serve(self, clock: ClockRow, now: datetime, /) -> None:
        """Carry out what a clock is due for."""

    async def note_presence(self, game_id: int, is_there: Mapping[int, bool], /) -> None:
        """Discord says which of some players are still on the server."""

    async def welcome(self, guild_id: int, user_id: int, game_ids: Collection[int], /) -> bool:
        """Somebody may be back on a server: call them for what waits, if that is news."""

    async def give_up(self, game_id: int, now: datetime, /) -> bool:
        """A clock cannot be served: its game is to pause; False if it does not run."""

    async def take_up(self, game_id: int, /) -> None:
        """A game that was paused so is to go on."""
