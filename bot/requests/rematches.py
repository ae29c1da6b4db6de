"""What people ask for who want to play a finished game again, and what the others answer."""

from __future__ import annotations

from dataclasses import dataclass

import discord
from discord import Interaction

from bot.presenters.lobbies.rematch import agreed_answer, asked_already, asked_answer
from bot.presenters.message import Message
from bot.presenters.waits.thread_offers import thread_offer
from bot.requests.askers import asker, require_all, require_permissions
from bot.requests.door import Door
from bot.requests.finding import Finder
from bot.requests.threads import ThreadRequests, channel_of
from bot.services.errors import Refused
from bot.services.games.match import Match
from bot.services.lobbies.opening import Opening
from bot.services.lobby import Lobby
from bot.services.waiting.rematches import Rematches
from bot.transport.places import NEEDED_FOR_THREADS


@dataclass(frozen=True, slots=True)
class RematchRequests:
    """What people ask for who play again."""

    door: Door
    find: Finder
    opening: ThreadRequests
    rematches: Rematches

    async def ask_here(self, interaction: Interaction) -> Message:
        """Ask for a rematch of the channel's last game.

        Raises:
            Refused: as ``Finder.asked_for``, ``ask``.
        """
        return await self.ask(interaction, await self.find.asked_for(interaction, None))

    async def ask(self, interaction: Interaction, match: Match) -> Message:
        """Ask for a rematch in the channel; if there is a game already, offer to ask in a thread.

        Raises:
            Refused: as ``Rematches.ask``, or ``only_on_servers``, ``missing_permissions``, or the
                server's managers allow no game in this channel, or by the asker.
        """
        await self.door.meet(interaction)
        self.door.refuse_opening(interaction)
        require_permissions(interaction)
        texts = self.door.texts(interaction)
        try:
            opening = _opening(interaction, interaction.channel_id or 0)
            lobby = await self.rematches.ask(match, opening)
        except Refused as refused:
            if refused.code == "rematch_asked":
                return await self._asked_already(interaction, match)
            if refused.code == "game_here" and isinstance(interaction.channel, discord.TextChannel):
                return thread_offer(texts, refused, match)
            raise
        return asked_answer(texts, lobby)

    async def ask_in_thread(self, interaction: Interaction, match: Match) -> Message:
        """Ask for a rematch in a new thread of the channel.

        Raises:
            Refused: as ``ask``, or ``thread_in_thread``, ``no_threads_here``, ``too_many_threads``,
                ``thread_failed``.
        """
        await self.door.meet(interaction)
        channel = channel_of(interaction)
        self.door.refuse_opening(interaction)
        require_all(interaction, NEEDED_FOR_THREADS)

        async def open_in(thread_id: int) -> Lobby:
            return await self.rematches.ask(match, _opening(interaction, thread_id))

        # Of two clicks one finds the request.
        async with self.opening.threads.locks.of(match.game_id):
            if await self.rematches.asked_of(match.game_id) is not None:
                return await self._asked_already(interaction, match)
            lobby = await self.opening.opened_in_thread(
                interaction, channel, interaction.id, open_in
            )
        return asked_answer(self.door.texts(interaction), lobby)

    async def agree(self, interaction: Interaction, lobby: Lobby) -> Message:
        """Accept a rematch, as the asker.

        Raises:
            Refused: ``no_lobby_here``, ``rematch_not_asked``, ``missing_permissions``.
        """
        require_permissions(interaction)
        now = await self.rematches.accept(lobby.game_id, asker(interaction), interaction.id)
        return agreed_answer(self.door.texts(interaction), now)

    async def refuse(self, interaction: Interaction, lobby: Lobby) -> Message:
        """Decline a rematch, as the asker.

        Raises:
            Refused: ``no_lobby_here``, ``rematch_not_asked``.
        """
        now = await self.rematches.decline(lobby.game_id, interaction.user.id, interaction.id)
        return self.door.tell(interaction, "rematch-refused", now.where)

    async def _asked_already(self, interaction: Interaction, match: Match) -> Message:
        lobby = await self.rematches.asked_of(match.game_id)
        if lobby is None:  # it was closed a moment ago
            raise Refused("no_lobby_here")
        return asked_already(self.door.texts(interaction), lobby)


def _opening(interaction: Interaction, channel_id: int) -> Opening:
    guild_id, host = interaction.guild_id or 0, asker(interaction)
    return Opening(guild_id, channel_id, host, interaction.id)
