"""Games against one computer player that begin as soon as they are asked for."""

from __future__ import annotations

from dataclasses import dataclass

from bot.services.games.match import Match
from bot.services.games.matches import Matches
from bot.services.lobbies.opening import Opening, Openings
from bot.services.lobbies.terms import agreed
from bot.services.lobby import Terms
from bot.services.people.holders import EASIEST, Computer
from bot.storage import lobbies, outbox, overview
from bot.storage.database import Database
from bot.storage.outbox import RowKind

OPPONENT = Computer(EASIEST, 1)


@dataclass(frozen=True, slots=True)
class FirstGames:
    """Begins games in one step: a lobby that is never open."""

    _database: Database
    _matches: Matches
    _openings: Openings

    async def running_alone(self, guild_id: int, user_id: int) -> int | None:
        """Return the newest running game of a server that somebody plays with computers alone."""
        return await overview.running_alone(self._database.reader, user_id, guild_id)

    async def begin(self, opening: Opening, asked: Terms) -> Match:
        """Open a game in a channel and start it, with an easy computer player beside the host.

        What its interaction has begun before is not begun again.

        Raises:
            Refused: ``game_here``, or a term is not allowed.
        """
        terms = agreed(asked)
        async with self._database.transaction() as connection:
            game_id = await lobbies.changed_by(connection, opening.interaction_id)
            if game_id is None:
                game_id = await self._openings.open(connection, opening, terms)
                for user_id in (opening.host.user_id, OPPONENT.user_id):
                    await lobbies.add_member(connection, game_id, user_id)
                await self._matches.begin(connection, game_id, opening.interaction_id)
                # The lobby's message is not posted yet, and is made from what is true then.
                await outbox.withdraw(connection, game_id, RowKind.LOBBY_EDIT)
        return await self._matches.go_on(game_id)
