"""What managers have chosen for their servers, all of it in memory: a few bytes for each."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from bot.services.errors import Refused
from bot.services.games.votes import Answer
from bot.storage import servers
from bot.storage.database import Database
from bot.storage.games import Pace
from bot.storage.servers import Openers, ServerRow

__all__ = ["DEFAULTS", "USUAL_PACE", "Openers", "Opening", "ServerRow", "Servers"]

USUAL_PACE: Final = Pace.THREE_DAYS
"""The time for a turn where neither the server nor the host has chosen another."""

DEFAULTS: Final = (Answer.WAIT, Answer.SKIP, Answer.COMPUTER)
"""What a vote about a time-out may decide by default, mildest first; nobody is removed so."""

_USUAL: Final = ServerRow()


@dataclass(frozen=True, slots=True)
class Opening:
    """Who wants to open a game where; ``channel_id`` is that of the channel a thread is in."""

    guild_id: int
    channel_id: int
    role_ids: Collection[int]
    is_manager: bool


class Servers:
    """Stores what was chosen for servers. Before ``load`` all of them have the defaults."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._chosen: dict[int, ServerRow] = {}
        self._written: dict[int, ServerRow] = {}

    async def load(self) -> None:
        """Read all that is stored."""
        self._chosen = await servers.all_of_them(self._database.reader)
        self._written = dict(self._chosen)

    def of(self, guild_id: int | None) -> ServerRow:
        """Return what was chosen for a server; the defaults if it is none."""
        return self._chosen.get(guild_id or 0, _USUAL)

    async def change(self, guild_id: int, chosen: ServerRow) -> None:
        """Store what was chosen for a server.

        Raises:
            sqlite3.Error: it could not be written; what was written last counts again.
        """
        self._chosen[guild_id] = chosen  # before the await: a choice made meanwhile builds on it
        try:
            async with self._database.autocommit() as connection:
                await servers.put(connection, guild_id, chosen)
        except Exception:
            if self._chosen.get(guild_id) is chosen:  # else a later one is being written
                self._chosen[guild_id] = self._written.get(guild_id, _USUAL)
            raise
        self._written[guild_id] = chosen

    def pace_of(self, guild_id: int | None) -> Pace:
        """Return the time for a turn in new games of a server."""
        return self.of(guild_id).pace or USUAL_PACE

    def default_of(self, guild_id: int) -> Answer:
        """Return what votes about time-outs decide by default on a server."""
        chosen = self.of(guild_id).time_out
        return next((answer for answer in DEFAULTS if answer == chosen), Answer.WAIT)

    def refuse_channel(self, guild_id: int, channel_id: int) -> None:
        """Check that games may be played in a channel.

        Raises:
            Refused: ``no_games_in_channel`` with the ``channels`` where they may.
        """
        channels = self.of(guild_id).channels
        if channels and channel_id not in channels:
            raise Refused("no_games_in_channel", channels=channels)

    def refuse_opening(self, asked: Opening) -> None:
        """Check that somebody may open a game in a channel; managers may, where others may.

        Raises:
            Refused: as ``refuse_channel``;
                ``not_an_opener`` with the ``role_id`` that it takes, None if only managers may.
        """
        self.refuse_channel(asked.guild_id, asked.channel_id)
        chosen = self.of(asked.guild_id)
        if chosen.openers is Openers.EVERYONE or asked.is_manager:
            return
        role_id = chosen.role_id if chosen.openers is Openers.ROLE else None
        if role_id is None or role_id not in asked.role_ids:
            raise Refused("not_an_opener", role_id=role_id)
