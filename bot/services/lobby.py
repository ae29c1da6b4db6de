"""A lobby at one moment: who sits, what will be played, what the bag is bound to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from itertools import count

from bot.services.holders import Computer
from bot.services.people import Person, persons
from bot.storage import games, lobbies, messages
from bot.storage.database import Connection
from bot.storage.games import SeatOrder, Status
from bot.storage.outbox import RowKind

__all__ = ["Lobby", "SeatOrder", "Status", "Terms"]


@dataclass(frozen=True, slots=True)
class Terms:
    """What a host asks for; options left out take the variant's defaults, as do the seats."""

    variant: str
    options: Mapping[str, int | str]
    most_seats: int | None
    order: SeatOrder
    invite_only: bool
    language: str


@dataclass(frozen=True, slots=True)
class Lobby:
    """A lobby at one moment; ``status`` tells what has become of it.

    ``members`` are in order of joining, ``options`` complete; ``commitment`` is the SHA-256 of the
    bag's seed in hex; ``message_id`` is the lobby's message once it stands.
    """

    game_id: int
    guild_id: int
    channel_id: int
    name: str
    status: Status
    variant: str
    options: Mapping[str, int | str]
    most_seats: int
    order: SeatOrder
    invite_only: bool
    language: str
    host_id: int
    members: tuple[Person, ...]
    invited: tuple[int, ...]
    commitment: str
    created_at: datetime
    message_id: int | None

    @property
    def is_full(self) -> bool:
        """Whether nobody else may sit."""
        return len(self.members) >= self.most_seats

    @property
    def people(self) -> tuple[Person, ...]:
        """The members who are no computer players."""
        return tuple(member for member in self.members if not member.is_computer)

    @property
    def computers(self) -> tuple[Person, ...]:
        """The members who are computer players."""
        return tuple(member for member in self.members if member.is_computer)

    def free_computer(self, level: str) -> Person:
        """Return a computer player of some level that does not sit in the lobby yet."""
        ids = (Computer(level, number).user_id for number in count(1))
        return Person(next(user_id for user_id in ids if not self.has_member(user_id)), "")

    def has_member(self, user_id: int) -> bool:
        """Tell whether somebody sits in the lobby."""
        return any(member.user_id == user_id for member in self.members)


async def read_lobby(connection: Connection, game_id: int) -> Lobby | None:
    """Return a lobby, also one that was started or cancelled; None if there is no such id."""
    row = await games.get(connection, game_id)
    if row is None:
        return None
    joined = await lobbies.members(connection, game_id)
    posted = await messages.of_kind(connection, game_id, RowKind.LOBBY)
    return Lobby(
        game_id,
        row.guild_id,
        row.channel_id,
        row.name,
        row.status,
        row.variant,
        row.options,
        row.most_seats,
        row.order,
        row.invite_only,
        row.language,
        row.host_id,
        await persons(connection, row.guild_id, joined),
        await lobbies.invited(connection, game_id),
        row.commitment,
        row.created_at,
        posted[-1].message_id if posted else None,
    )
