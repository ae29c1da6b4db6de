"""A snapshot of a lobby: who sits in it, what will be played, and the bag's commitment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import count

from bot.services.people import Person
from bot.services.people.holders import UNKNOWN, Computer
from bot.storage import lobbies
from bot.storage.database import Connection
from bot.storage.games import GameRow, Pace, SeatOrder, Status, Terms, Whereabouts
from bot.storage.lobbies import LobbyRow
from engine.variants import is_known

__all__ = ["Lobby", "Pace", "SeatOrder", "Status", "Terms", "Whereabouts"]


@dataclass(frozen=True, slots=True)
class Lobby:
    """A snapshot of a lobby; ``status`` says whether it was started or cancelled.

    ``members`` are in order of joining; ``commitment`` is the SHA-256 of the bag's seed in hex;
    ``message_id`` is the lobby's message, None until it is posted. In a lobby for a rematch of game
    ``rematch_of`` the ``invited`` are asked, until ``open_until`` if that is known, and ``members``
    have accepted.
    """

    where: Whereabouts
    status: Status
    terms: Terms
    host_id: int
    members: tuple[Person, ...]
    invited: tuple[int, ...]
    commitment: str
    created_at: datetime
    message_id: int | None
    rematch_of: int | None = None
    open_until: datetime | None = None

    @property
    def game_id(self) -> int:
        """The game's id."""
        return self.where.game_id

    @property
    def is_rematch(self) -> bool:
        """Whether this is a request to play a finished game again."""
        return self.rematch_of is not None

    @property
    def silent(self) -> tuple[int, ...]:
        """Those who are asked for a rematch and have not accepted."""
        asked = self.invited if self.is_rematch else ()
        return tuple(user_id for user_id in asked if not self.has_member(user_id))

    @property
    def is_full(self) -> bool:
        """Whether all seats are taken."""
        return len(self.members) >= self.terms.most_seats

    @property
    def people(self) -> tuple[Person, ...]:
        """The members who are not computer players."""
        return tuple(member for member in self.members if not member.is_computer)

    @property
    def computers(self) -> tuple[Person, ...]:
        """The members who are computer players."""
        return tuple(member for member in self.members if member.is_computer)

    def free_computer(self, level: str) -> Person:
        """Return a computer player of a level that does not sit in the lobby yet."""
        ids = (Computer(level, number).user_id for number in count(1))
        return Person(next(user_id for user_id in ids if not self.has_member(user_id)), "")

    def has_member(self, user_id: int) -> bool:
        """Tell whether a user sits in the lobby."""
        return any(member.user_id == user_id for member in self.members)

    def people_but(self, user_id: int) -> list[Person]:
        """Return the people in the lobby but one, without the computer players."""
        people = (member for member in self.members if not member.is_computer)
        return [member for member in people if member.user_id != user_id]

    def with_member(self, person: Person) -> Lobby:
        """Return the lobby with one more member, the last in order of joining."""
        return replace(self, members=(*self.members, person))

    def without(self, user_id: int) -> Lobby:
        """Return the lobby without a member."""
        staying = tuple(member for member in self.members if member.user_id != user_id)
        return replace(self, members=staying)


async def read_lobby(connection: Connection, game_id: int) -> Lobby | None:
    """Return a lobby, also one that was started or cancelled; None if there is no such id."""
    stored = await lobbies.read(connection, game_id)
    return None if stored is None else lobby_of(stored)


def lobby_of(stored: LobbyRow) -> Lobby:
    """Return the snapshot of a stored lobby."""
    game = stored.game
    members = tuple(Person(user_id, name) for user_id, name in stored.members)
    return Lobby(
        where=game.where,
        status=game.status if _is_readable(game, members) else Status.UNKNOWN,
        terms=game.terms,
        host_id=game.host_id,
        members=members,
        invited=stored.invited,
        commitment=game.commitment,
        created_at=game.created_at,
        message_id=stored.message_id,
        rematch_of=stored.rematch_of,
    )


def _is_readable(game: GameRow, members: Sequence[Person]) -> bool:
    """Tell whether this version knows what is to be played in an open lobby, and by whom."""
    computers = (Computer.of_user_id(member.user_id) for member in members)
    are_known = all(computer is None or computer.level != UNKNOWN for computer in computers)
    is_game_known = is_known(game.terms.variant, game.terms.options)
    return game.status is not Status.LOBBY or (is_game_known and are_known)
