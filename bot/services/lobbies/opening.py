"""How lobbies begin: in a channel without a game, under a free name, with a fresh seed."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from bot.services.errors import Refused
from bot.services.games import fairness
from bot.services.lobbies.names import free_name
from bot.services.people import Person
from bot.storage import games, lobbies, messages, outbox, people
from bot.storage.database import Connection
from bot.storage.games import GameRow, Status, Terms, Whereabouts
from bot.storage.outbox import Owed, RowKind
from bot.storage.words.kinds import kinds_that


@dataclass(frozen=True, slots=True)
class Opening:
    """Who opens a lobby, where, and with which interaction."""

    guild_id: int
    channel_id: int
    host: Person
    interaction_id: int


class Openings:
    """Opens lobbies, in the caller's transactions, and keeps names for those about to be opened."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        """``now`` gives aware UTC instants."""
        self._now = now
        self._kept_names: dict[int, tuple[int, str]] = {}
        """The server and name of each lobby that an interaction is about to open."""

    async def keep_name(self, connection: Connection, guild_id: int, interaction_id: int) -> str:
        """Keep a free name for the lobby that an interaction is about to open."""
        name = await self._free_name(connection, guild_id, interaction_id)
        self._kept_names[interaction_id] = (guild_id, name)
        return name

    def keeps(self, interaction_id: int) -> bool:
        """Tell whether an interaction's name is kept."""
        return interaction_id in self._kept_names

    def release_name(self, interaction_id: int) -> None:
        """Keep an interaction's name no longer."""
        del self._kept_names[interaction_id]

    async def open(self, connection: Connection, opening: Opening, terms: Terms) -> int:
        """Open a lobby without members, and owe its message; return its id.

        Raises:
            Refused: ``game_here``.
        """
        await refuse_second_game(connection, opening.channel_id)
        game_id = await games.next_id(connection)
        seed = secrets.token_bytes(fairness.SEED_SIZE)
        guild_id, host, number = opening.guild_id, opening.host, opening.interaction_id
        name = await self._free_name(connection, guild_id, number)
        row = GameRow(
            where=Whereabouts(game_id, guild_id, opening.channel_id, name),
            status=Status.LOBBY,
            terms=terms,
            host_id=host.user_id,
            seed=seed,
            commitment=fairness.commitment_of(seed),
            created_at=self._now(),
            opened_id=number,
        )
        await games.add(connection, row)
        await lobbies.note_interaction(connection, number, game_id)
        await lobbies.forget_thread(connection, number)
        await people.put(connection, guild_id, host.user_id, host.name)
        await outbox.add(connection, [Owed(game_id, opening.channel_id, RowKind.LOBBY)])
        return game_id

    async def _free_name(self, connection: Connection, guild_id: int, interaction_id: int) -> str:
        if (kept := self._kept_names.get(interaction_id)) is not None:
            return kept[1]
        taken = await games.open_names(connection, guild_id)
        kept_here = {name for guild, name in self._kept_names.values() if guild == guild_id}
        return free_name(interaction_id, taken | kept_here)


async def refuse_second_game(connection: Connection, channel_id: int) -> None:
    """Check that a channel has no open lobby or game.

    Raises:
        Refused: ``game_here``, with ``where`` it is and its newest ``message_id`` there.
    """
    row = await games.open_in(connection, channel_id)
    if row is None:
        return
    boards = (RowKind.LOBBY, *kinds_that(lambda kind: kind.tells_turns))
    raise Refused(
        "game_here",
        where=row.where,
        message_id=await messages.newest_here(connection, row.game_id, *boards),
    )
