"""What managers have chosen for their servers, and what that allows."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from bot.services.choices import Choices
from bot.services.errors import Refused
from bot.services.games.vote import Answer
from bot.storage import servers
from bot.storage.database import Database
from bot.storage.games import Pace
from bot.storage.servers import Openers, ServerRow

__all__ = ["DEFAULTS", "USUAL_PACE", "Openers", "OpeningAsked", "ServerRow", "Servers"]

USUAL_PACE: Final = Pace.THREE_DAYS
"""The time for a turn where neither the server nor the host has chosen another."""

DEFAULTS: Final = (Answer.WAIT, Answer.SKIP, Answer.COMPUTER)
"""What a vote about a time-out may decide by default, mildest first; nobody is removed so."""


@dataclass(frozen=True, slots=True)
class OpeningAsked:
    """Who wants to open a game where; ``channel_id`` is that of the channel a thread is in."""

    guild_id: int
    channel_id: int
    role_ids: Collection[int]
    is_manager: bool


class Servers(Choices[ServerRow]):
    """Stores what was chosen for servers, by guild id."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, ServerRow(), servers.all_of_them, servers.put)

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

    def refuse_opening(self, asked: OpeningAsked) -> None:
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
