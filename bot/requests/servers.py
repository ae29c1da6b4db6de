"""What managers choose for their server, by /server and its panel; games they close or delete."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import compress
from typing import Final

import discord
from discord import Interaction

from bot.presenters.message import Message
from bot.presenters.refusals import refusal_text
from bot.presenters.servers.acceptance_board import AcceptanceId
from bot.presenters.servers.health_page import health_message
from bot.presenters.servers.managed_games import (
    back_to_games,
    closing_question,
    deleting_question,
    ended_message,
    game_message,
    games_message,
)
from bot.presenters.servers.permissions import Checked, check_message
from bot.presenters.servers.server_ids import ServerId, ServerVerb, page_with
from bot.presenters.servers.server_settings import (
    SettingsShown,
    changed,
    server_panel,
    with_channels,
    with_role,
)
from bot.requests.askers import is_known, is_manager, may_view, missing_permissions
from bot.requests.clicked import all_chosen, chosen_number
from bot.requests.door import Door
from bot.requests.finding import Finder
from bot.services.errors import Refused
from bot.services.games.lists import GameLists
from bot.services.lobbies.lobbies import Lobbies
from bot.services.lobby import Lobby
from bot.services.servers.managed_games import Endable, ServerGames, place_of
from bot.services.servers.server_health import ServerHealth
from bot.services.servers.server_settings import Openers, ServerRow, Servers
from bot.texts import Texts
from bot.transport.places import NEEDED
from bot.version import VERSION

_SHOWN: Final[dict[ServerVerb, Callable[[Texts, Endable], Message]]] = {
    ServerVerb.GAME: game_message,
    ServerVerb.ASK_CLOSE: closing_question,
    ServerVerb.ASK_DELETE: deleting_question,
}
"""What is shown of one game."""

FIRST_PAGE: Final = ServerId(ServerVerb.SHOW)

FOR_THREADS: Final = ("send_messages_in_threads", "create_public_threads")
"""Permissions that the bot needs in a channel for games in its threads."""


@dataclass(frozen=True, slots=True)
class ServerRequests:
    """What managers ask for."""

    door: Door
    find: Finder
    servers: Servers
    server_games: ServerGames
    health: ServerHealth
    lobbies: Lobbies
    lists: GameLists

    async def require_manager(self, interaction: Interaction) -> int:
        """Meet the asker, who must manage the server, and return its id.

        Raises:
            Refused: ``only_on_servers``, ``not_manager``.
        """
        await self.door.meet(interaction)
        guild_id = interaction.guild_id or 0
        if not is_manager(interaction, guild_id):
            raise Refused("not_manager")
        return guild_id

    async def show_server(
        self, interaction: Interaction, clicked: ServerId = FIRST_PAGE
    ) -> Message:
        """Show what is chosen for the server.

        Raises:
            Refused: ``only_on_servers``, ``not_manager``.
        """
        await self.require_manager(interaction)
        return self._panel(interaction, clicked.number)

    async def choose(self, interaction: Interaction, clicked: ServerId) -> Message:
        """Change one setting of the server, and show the panel as it is then.

        Raises:
            Refused: ``only_on_servers``, ``not_manager``.
        """
        guild_id = await self.require_manager(interaction)
        present, values = self.servers.of(guild_id), all_chosen(interaction)
        match clicked.verb:
            case ServerVerb.CHANNELS:
                chosen = with_channels(present, _channels(interaction.guild, values))
            case ServerVerb.ROLE:
                chosen = _with_role(present, interaction.guild, values)
            case _:
                value = next(iter(values), "")
                chosen = changed(present, clicked.verb, value, self.door.languages)
        await self.servers.change(guild_id, chosen)
        return self._panel(interaction, page_with(clicked.verb), is_changed=True)

    async def show_games(self, interaction: Interaction, clicked: ServerId) -> Message:
        """Show the page of the server's games that begins at a place, or the one before it.

        Raises:
            Refused: ``only_on_servers``, ``not_manager``.
        """
        guild_id = await self.require_manager(interaction)
        since, is_newer = place_of(clicked.number), clicked.verb is ServerVerb.NEWER_GAMES
        found = await self.server_games.page(
            guild_id, interaction.user.id, since, is_newer=is_newer
        )
        are_managed = await asyncio.gather(
            *[self.find.may_manage(interaction, game.where.channel_id) for game in found.games]
        )
        seen = list(compress(found.games, are_managed))
        return games_message(self.door.texts(interaction), found, seen)

    async def show_chosen(self, interaction: Interaction, _: ServerId) -> Message:
        """Show the game that was chosen in the list.

        Raises:
            Refused: ``unknown_button``, or as ``show_game``.
        """
        game_id = chosen_number(interaction)
        return await self.show_game(interaction, ServerId(ServerVerb.GAME, game_id))

    async def show_game(self, interaction: Interaction, clicked: ServerId) -> Message:
        """Show one game, or ask whether it is to be closed or deleted.

        Raises:
            Refused: ``only_on_servers``, ``not_manager``.
        """
        guild_id = await self.require_manager(interaction)
        try:
            await self._managed(interaction, guild_id, clicked.number)
            endable = await self.server_games.get(guild_id, interaction.user.id, clicked.number)
        except Refused as refused:
            return self._refused(interaction, refused)
        return _SHOWN[clicked.verb](self.door.texts(interaction), endable)

    async def end_game(self, interaction: Interaction, clicked: ServerId) -> Message:
        """Close a lobby or a game, or delete a game, once the asker has confirmed it.

        Raises:
            Refused: ``only_on_servers``, ``not_manager``.
        """
        guild_id = await self.require_manager(interaction)
        is_deleted = clicked.verb is ServerVerb.DELETE
        try:
            game = await self._managed(interaction, guild_id, clicked.number)
            if is_deleted:
                await self.server_games.delete(game.game_id, interaction.user.id, interaction.id)
            else:
                await self.server_games.close(game, interaction.user.id, interaction.id)
        except Refused as refused:
            return self._refused(interaction, refused)
        return ended_message(self.door.texts(interaction), game.where.name, is_deleted=is_deleted)

    async def check_permissions(self, interaction: Interaction, _: ServerId) -> Message:
        """Tell which permissions the bot lacks in the channels where games may be.

        Raises:
            Refused: ``only_on_servers``, ``not_manager``.
        """
        checked = await self._checked(interaction, await self.require_manager(interaction))
        return check_message(self.door.texts(interaction), checked)

    async def show_health(self, interaction: Interaction, _: ServerId) -> Message:
        """Tell how the bot is for the server, and which permissions it lacks there.

        Raises:
            Refused: ``only_on_servers``, ``not_manager``.
        """
        guild_id = await self.require_manager(interaction)
        health = await self.health.of(guild_id)
        checked = await self._checked(interaction, guild_id)
        return health_message(self.door.texts(interaction), VERSION, health, checked)

    async def answer_test(self, interaction: Interaction, _: AcceptanceId) -> Message:
        """Tell whoever clicks a board of ``dalapapa doctor`` that it was only a test."""
        return self.door.say(interaction, "acceptance-only-a-test")

    async def _checked(self, interaction: Interaction, guild_id: int) -> Checked:
        """Look which permissions the bot lacks in the channels where games may be."""
        allowed = self.servers.of(guild_id).channels
        wanted = list(allowed)
        if not allowed:
            games = await self.lists.list_for(interaction.user.id, guild_id)
            open_in = [game.where.channel_id for game in games]
            seen = [at for at in open_in if may_view(interaction, at)]
            wanted = [interaction.channel_id or 0, *seen]
        channels = [at for at in dict.fromkeys(wanted) if is_known(interaction, at)]
        gone = [at for at in dict.fromkeys(allowed) if at not in channels]
        lacking = {at: set(_missing(interaction, at)) for at in channels}
        missing = {
            name: tuple(at for at in channels if name in lacking[at])
            for name in (*NEEDED, *FOR_THREADS)
        }
        found = {name: lacked for name, lacked in missing.items() if lacked}
        return Checked(tuple(channels), tuple(gone), found)

    def _panel(self, interaction: Interaction, page: int, *, is_changed: bool = False) -> Message:
        guild = interaction.guild
        known = {item.id for item in (*guild.channels, *guild.roles)} if guild else set()
        chosen = self.servers.of(interaction.guild_id)
        shown = SettingsShown(chosen, self.door.languages, known)
        return server_panel(self.door.texts(interaction), shown, page, is_changed=is_changed)

    def _refused(self, interaction: Interaction, refused: Refused) -> Message:
        """Say why nothing was done, with a way back."""
        texts = self.door.texts(interaction)
        why = refusal_text(texts, refused)
        return Message(why, rows=((back_to_games(texts),),))

    async def _managed(self, interaction: Interaction, guild_id: int, game_id: int) -> Lobby:
        """Return a lobby or game of the server, even if it was closed or deleted.

        Raises:
            Refused: ``no_game_here``.
        """
        try:
            game = await self.lobbies.load(game_id)
        except Refused:
            raise Refused("no_game_here") from None
        is_own = game.where.guild_id == guild_id
        if not is_own or not await self.find.may_manage(interaction, game.where.channel_id):
            raise Refused("no_game_here")
        return game


def _channels(guild: discord.Guild | None, values: Sequence[str]) -> list[int]:
    """Return those of some ids that are channels of a server."""
    known = {str(channel.id): channel.id for channel in guild.channels} if guild else {}
    return [known[value] for value in values if value in known]


def _with_role(present: ServerRow, guild: discord.Guild | None, values: Sequence[str]) -> ServerRow:
    """Return what is chosen for a server after a choice of a role; an id that is none is ignored.

    The role that all have stands for everybody.
    """
    if not values:
        return with_role(present, None)
    roles = {str(role.id): role for role in guild.roles} if guild else {}
    role = next((roles[value] for value in values if value in roles), None)
    if role is None:
        return present
    if role.is_default():
        return replace(present, openers=Openers.EVERYONE)
    return with_role(present, role.id)


def _missing(interaction: Interaction, channel_id: int) -> Iterator[str]:
    """Yield the permissions that the bot lacks in a known channel, also for games in threads."""
    yield from missing_permissions(interaction, channel_id)
    guild = interaction.guild
    channel = guild.get_channel(channel_id) if guild else None
    if guild is None or not isinstance(channel, discord.TextChannel | discord.ForumChannel):
        return
    held = channel.permissions_for(guild.me)
    yield from (name for name in FOR_THREADS if not getattr(held, name))
