"""What people ask for in a lobby and what its host decides, by command or by button."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

import discord
from discord import Interaction

from bot.presenters.lobbies.options import OptionsId, options_for_guests, options_panel
from bot.presenters.message import Message
from bot.presenters.pages.rules import rules_message
from bot.presenters.people import mention
from bot.presenters.refusals import refusal_text
from bot.presenters.waits.closing import cancel_question
from bot.requests.askers import asker, require_permissions
from bot.requests.clicked import chosen
from bot.requests.door import Door
from bot.requests.finding import Finder
from bot.requests.games import ask_to_close
from bot.services.errors import Refused
from bot.services.lobbies.lobbies import Lobbies
from bot.services.lobbies.options import changed
from bot.services.lobby import Lobby, Status
from bot.services.people.holders import EASIEST, Computer

MOST_NAMES: Final = 25
"""The most names that Discord offers while something is typed."""


@dataclass(frozen=True, slots=True)
class LobbyRequests:
    """What people ask for in lobbies."""

    door: Door
    find: Finder
    lobbies: Lobbies

    async def join(self, interaction: Interaction, lobby: Lobby) -> Message:
        """Seat the asker.

        Raises:
            Refused: there is no seat for them.
        """
        require_permissions(interaction)
        lobby = await self.lobbies.join(lobby.game_id, asker(interaction), interaction.id)
        return self.door.tell(interaction, "lobby-joined", lobby.where)

    async def leave(self, interaction: Interaction, lobby: Lobby) -> Message:
        """Take the asker out of the lobby.

        Raises:
            Refused: they are not in it.
        """
        require_permissions(interaction)
        lobby = await self.lobbies.leave(lobby.game_id, interaction.user.id, interaction.id)
        key = "lobby-left-last" if lobby.status is Status.CANCELLED else "lobby-left"
        return self.door.tell(interaction, key, lobby.where)

    async def seat_computer(
        self, interaction: Interaction, lobby: Lobby, level: str | None = None
    ) -> Message:
        """Seat a computer player.

        Raises:
            Refused: the asker is not the host, or there is no free seat.
        """
        require_permissions(interaction)
        lobby = await self.lobbies.seat_computer(
            lobby.game_id, interaction.user.id, level or EASIEST, interaction.id
        )
        count = sum(Computer.of_user_id(member.user_id) is not None for member in lobby.members)
        return self.door.tell(interaction, "lobby-computer-seated", lobby.where, count=count)

    async def start(self, interaction: Interaction, lobby: Lobby) -> Message:
        """Start the game.

        Raises:
            Refused: the asker is not the host, or there are too few players.
        """
        require_permissions(interaction)
        match = await self.lobbies.start(lobby.game_id, interaction.user.id, interaction.id)
        return self.door.tell(interaction, "lobby-begun", match.where)

    async def ask_to_cancel(self, interaction: Interaction, lobby: Lobby) -> Message:
        """Cancel the lobby; if others sit in it, ask its host first whether they mean it.

        Raises:
            Refused: the asker is not the host.
        """
        require_permissions(interaction)
        others = lobby.people_but(interaction.user.id)
        if interaction.user.id != lobby.host_id or not others:
            return await self.cancel(interaction, lobby)
        return cancel_question(self.door.texts(interaction), lobby, others)

    async def cancel(self, interaction: Interaction, lobby: Lobby) -> Message:
        """Cancel the lobby.

        Raises:
            Refused: the asker is not the host.
        """
        require_permissions(interaction)
        lobby = await self.lobbies.cancel(lobby.game_id, interaction.user.id, interaction.id)
        return self.door.tell(interaction, "lobby-called-off", lobby.where)

    async def cancel_here(self, interaction: Interaction, game: str | None) -> Message:
        """Cancel the channel's lobby or ask whether to close its paused game, or a named one.

        Raises:
            Refused: as ``ask_to_cancel``, ``ask_to_close``, ``lobby_here``, ``cancel_named``.
        """
        if game is not None:
            return await self.cancel_named(interaction, game)
        stopped = await self.find.stopped_here(interaction)
        if stopped is not None:
            return ask_to_close(self.door.texts(interaction), interaction, stopped)
        return await self.ask_to_cancel(interaction, await self.find.lobby_here(interaction))

    async def cancel_named(self, interaction: Interaction, name: str) -> Message:
        """Cancel a lobby of the server, or ask whether a paused game is to be closed, by its name.

        Raises:
            Refused: ``no_such_game``, ``game_goes_on``, ``not_host``, ``may_not_close``.
        """
        await self.door.meet(interaction)
        called = name.strip().casefold()
        listed = await self.find.seen_games(interaction)
        game = next((game for game in listed if game.where.name.casefold() == called), None)
        if game is None:
            raise Refused("no_such_game")
        match game.status:
            case Status.LOBBY:
                lobby = await self.lobbies.load(game.where.game_id)
                return await self.ask_to_cancel(interaction, lobby)
            case Status.PAUSED:
                stopped = await self.find.stopped_of(interaction, game.where.game_id)
                return ask_to_close(self.door.texts(interaction), interaction, stopped)
            case _:
                raise Refused("game_goes_on", name=game.where.name)

    async def names_to_cancel(self, interaction: Interaction, typed: str) -> list[str]:
        """Return the names of lobbies and paused games here that complete what was typed."""
        asked = typed.strip().casefold()
        names = [
            game.where.name
            for game in await self.find.seen_games(interaction)
            if game.status in (Status.LOBBY, Status.PAUSED) and asked in game.where.name.casefold()
        ]
        return names[:MOST_NAMES]

    async def invite(self, interaction: Interaction, lobby: Lobby, user: discord.User) -> Message:
        """Invite a user.

        Raises:
            Refused: the asker may not invite, or the guest cannot join.
        """
        require_permissions(interaction)
        if user.bot:
            raise Refused("guest_is_bot")
        try:
            lobby = await self.lobbies.invite(
                lobby.game_id, interaction.user.id, user.id, interaction.id
            )
        except Refused as refused:
            if refused.code == "already_joined":
                raise Refused("guest_joined") from refused
            raise
        return self.door.tell(interaction, "lobby-invited", lobby.where, guest=mention(user.id))

    async def show_rules(self, interaction: Interaction, lobby: Lobby) -> Message:
        """Show the rules of a lobby's variant."""
        return rules_message(self.door.texts(interaction), lobby.terms.variant)

    async def show_options(self, interaction: Interaction, lobby: Lobby) -> Message:
        """Show an open lobby's options, which its host may change."""
        return self._options(interaction, lobby)

    async def choose_option(self, interaction: Interaction, wanted: OptionsId) -> Message:
        """Change the option that was chosen, if one was, and show a page of all as they are now.

        Raises:
            Refused: ``only_on_servers``, ``no_lobby_here``, ``missing_permissions``.
        """
        await self.door.meet(interaction)
        value, note = chosen(interaction), ""
        if value is not None:
            require_permissions(interaction)
        lobby = await self.find.lobby_of(interaction, wanted.game_id)
        if value is None:
            return self._options(interaction, lobby, wanted.page)
        languages = tuple(self.door.languages)
        asked = partial(changed, name=wanted.option, value=value, languages=languages)
        try:
            lobby = await self.lobbies.change(
                wanted.game_id, interaction.user.id, asked, interaction.id
            )
        except Refused as refused:
            note = refusal_text(self.door.texts(interaction), refused)
            lobby = await self.find.lobby_of(interaction, wanted.game_id)
        return self._options(interaction, lobby, wanted.page, note)

    def _options(
        self, interaction: Interaction, lobby: Lobby, page: int = 0, note: str = ""
    ) -> Message:
        texts = self.door.texts(interaction)
        if interaction.user.id != lobby.host_id:
            return options_for_guests(texts, lobby)
        return options_panel(texts, lobby, self.door.languages, page, note)
