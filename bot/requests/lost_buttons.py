"""Refuses buttons of a time that was lost when the bot was put back to a copy of its database."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from discord import Interaction

from bot.presenters.ids.first_ids import FirstId
from bot.presenters.servers.server_ids import ENDING, ServerId
from bot.presenters.waits.thread_offers import OfferId
from bot.requests.askers import is_manager, may_see
from bot.services.errors import Refused
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

    Of a game that goes on, whoever may see it or is named in it is refused with ``put_back`` and
    ``where`` that is. With ``put_back_and_lost`` people are refused if a game is lost or over, and
    managers of its server in any case. Who may not know of a game is told so by the request itself:
    for them a check raises nothing.

    A button that begins a game names no game: it is refused, with ``put_back_and_lost``, if the
    answer that showed it is of the lost time. On the greeting it stays.
    """

    restored: AfterRestore

    async def check(self, interaction: Interaction, clicked: OfGame) -> None:
        """Check a button of a game or lobby."""
        await self._check(interaction, clicked.game_id, clicked.restore_id)

    async def check_ending(self, interaction: Interaction, clicked: ServerId) -> None:
        """Check a control of a server's panel: those that end a game."""
        if clicked.verb in ENDING:
            await self._check(interaction, clicked.number, clicked.restore_id)

    async def check_offer(self, _: Interaction, offer: OfferId) -> None:
        """Check a button that opens what was asked for."""
        self._check_age(offer.interaction_id)

    async def check_first(self, _: Interaction, clicked: FirstId) -> None:
        """Check a button that begins a game."""
        if clicked.shown_by is not None:
            self._check_age(clicked.shown_by)

    def _check_age(self, interaction_id: int) -> None:
        last = self.restored.last
        if last is not None and self.restored.is_older(interaction_id):
            raise Refused("put_back_and_lost", copied_at=last.copied_at)

    async def _check(self, interaction: Interaction, game_id: int, restore_id: int | None) -> None:
        message_id = interaction.message.id if interaction.message else interaction.id
        lost = await self.restored.lost(game_id, restore_id, message_id)
        if lost is None:
            return
        where, copied_at = lost.where, lost.restore.copied_at
        if where is None:
            raise Refused("put_back_and_lost", copied_at=copied_at)
        knows = may_see(interaction, where)
        knows = knows or await self.restored.is_about(game_id, interaction.user.id)
        if knows and lost.is_open:
            newest = await self.restored.newest_message(game_id)
            raise Refused("put_back", where=where, message_id=newest, copied_at=copied_at)
        if knows or is_manager(interaction, where.guild_id):
            raise Refused("put_back_and_lost", copied_at=copied_at)
