"""Refuses buttons of a time that was lost when the bot was put back to a copy of its database."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from discord import Interaction

from bot.presenters.servers.server_ids import ENDING, ServerId
from bot.presenters.waits.thread_offers import OfferId
from bot.requests.askers import is_manager, may_see
from bot.requests.finding import Finder
from bot.services.errors import Refused
from bot.services.lobby import Whereabouts
from bot.services.waiting.after_restore import AfterRestore


class OfGame(Protocol):
    """An id of a button that does something in a game or lobby."""

    @property
    def game_id(self) -> int:
        """The game or lobby."""

    @property
    def restore_id(self) -> int | None:
        """Its last restore, when the button was made."""


@dataclass(frozen=True, slots=True)
class LostButtons:
    """Tells buttons of lost times from those that stand; if no time was lost that costs nothing.

    Each check raises ``Refused``: ``put_back``, with ``where`` the game goes on, or to those who
    may not see it, and of games that are lost, ``put_back_and_lost``.
    """

    find: Finder
    restored: AfterRestore

    async def check(self, interaction: Interaction, clicked: OfGame) -> None:
        """Check a button of a game or lobby."""
        await self._check(interaction, clicked.game_id, clicked.restore_id)

    async def check_ending(self, interaction: Interaction, clicked: ServerId) -> None:
        """Check a control of a server's panel: those that end a game."""
        if clicked.verb in ENDING:
            await self._check(interaction, clicked.number, clicked.restore_id)

    async def check_offer(self, _: Interaction, offer: OfferId) -> None:
        """Check a button that opens what was asked for: nobody knows whether it was opened."""
        last = self.restored.last
        if last is not None and self.restored.is_older(offer.interaction_id):
            raise Refused("put_back_and_lost", copied_at=last.copied_at)

    async def _check(self, interaction: Interaction, game_id: int, restore_id: int | None) -> None:
        message_id = interaction.message.id if interaction.message else interaction.id
        lost = await self.restored.lost(game_id, restore_id, message_id)
        if lost is None:
            return
        seen = await self.find.seen_games(interaction)
        game = next((it for it in seen if it.where.game_id == game_id), None)
        copied_at = lost.restore.copied_at
        if game is not None:
            where, board_id = game.where, game.message_id
            raise Refused("put_back", where=where, message_id=board_id, copied_at=copied_at)
        # Of a game that is hidden from them people are told as if there were none, by the request.
        if lost.where is None or await self._may_know(interaction, lost.where):
            raise Refused("put_back_and_lost", copied_at=copied_at)

    async def _may_know(self, interaction: Interaction, where: Whereabouts) -> bool:
        if may_see(interaction, where) or is_manager(interaction, where.guild_id):
            return True
        return await self.restored.is_about(where.game_id, interaction.user.id)
