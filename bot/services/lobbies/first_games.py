"""Games against one computer player that begin as soon as they are asked for."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from bot.services.caches import Cache
from bot.services.games.match import Match
from bot.services.games.matches import Matches
from bot.services.lobbies.opening import Opening, Openings
from bot.services.lobbies.terms import agreed
from bot.services.lobby import Terms
from bot.services.people.holders import EASIEST, Computer
from bot.storage import lobbies, outbox, overview, results
from bot.storage.database import Database
from bot.storage.outbox import RowKind

OPPONENT = Computer(EASIEST, 1)

KEPT_PEOPLE: Final = 4096
"""People kept in memory of whom more than one finished game is known."""


@dataclass(frozen=True, slots=True)
class FirstGames:
    """Begins games in one step: a lobby that is never open."""

    _database: Database
    _matches: Matches
    _openings: Openings
    _with_more: Cache[int, frozenset[int]] = field(default_factory=partial(Cache, KEPT_PEOPLE))
    """The servers on which people are known to have finished more than one game."""

    async def running_alone(self, guild_id: int, user_id: int) -> int | None:
        """Return the newest running game of a server that somebody plays with computers alone."""
        return await overview.running_alone(self._database.reader, user_id, guild_id)

    async def only_finished(self, guild_id: int, user_id: int) -> str | None:
        """Return the variant of somebody's first finished game on a server, until there are two."""
        found = await results.first_variants(self._database.reader, guild_id, user_id)
        if len(found) > 1:
            servers = self._with_more.get(user_id) or frozenset()
            self._with_more.keep(user_id, servers | {guild_id})
        return found[0] if len(found) == 1 else None

    def is_known_for_more(self, guild_id: int, user_id: int) -> bool:
        """Tell, without asking the database, whether ``only_finished`` has found two games."""
        return guild_id in (self._with_more.get(user_id) or ())

    def forget(self, user_id: int) -> None:
        """Drop somebody from memory, since their data were deleted."""
        self._with_more.forget(user_id)

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
