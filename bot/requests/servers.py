"""What managers choose for their server, by /server and its panel; games they close or delete."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import replace
from itertools import compress
from typing import Final

import discord

from bot.presenters.message import Message
from bot.presenters.refusals import refusal_text
from bot.presenters.servers.games import (
    back_to_games,
    closing_question,
    deleting_question,
    ended_message,
    game_message,
    games_message,
)
from bot.presenters.servers.ids import ServerVerb, page_of
from bot.presenters.servers.panel import (
    Shown,
    changed,
    server_panel,
    with_channels,
    with_role,
)
from bot.presenters.servers.permissions import Checked, check_message
from bot.requests.desk import (
    Desk,
    is_manager,
    may_see,
    missing_permissions,
)
from bot.services.errors import Refused
from bot.services.lobby import Lobby
from bot.services.servers.games import Endable, place_of
from bot.services.servers.settings import Openers, Opening, ServerRow
from bot.texts import Texts
from bot.transport.places import NEEDED

_SHOWN: Final[dict[ServerVerb, Callable[[Texts, Endable], Message]]] = {
    ServerVerb.GAME: game_message,
    ServerVerb.ASK_CLOSE: closing_question,
    ServerVerb.ASK_DELETE: deleting_question,
}
"""What is shown of one game."""

FOR_THREADS: Final = ("send_messages_in_threads", "create_public_threads")
"""Permissions that the bot needs in a channel for games in its threads."""


async def require_manager(desk: Desk, interaction: discord.Interaction) -> int:
    """Meet the asker, who must manage the server, and return its id.

    Raises:
        Refused: ``only_on_servers``, ``not_manager``.
    """
    await desk.meet(interaction)
    guild_id = interaction.guild_id or 0
    if not is_manager(interaction, guild_id):
        raise Refused("not_manager")
    return guild_id


def refuse_channel(desk: Desk, interaction: discord.Interaction) -> None:
    """Check that games may be played in this channel; a thread counts as its parent.

    Raises:
        Refused: ``no_games_in_channel``.
    """
    desk.servers.refuse_channel(interaction.guild_id or 0, _place_of(interaction))


def refuse_opening(desk: Desk, interaction: discord.Interaction) -> None:
    """Check that the asker may open a game in this channel; a thread counts as its parent.

    Raises:
        Refused: ``no_games_in_channel``, ``not_an_opener``.
    """
    member, guild_id = interaction.user, interaction.guild_id or 0
    roles = member.roles if isinstance(member, discord.Member) else ()
    desk.servers.refuse_opening(
        Opening(
            guild_id=guild_id,
            channel_id=_place_of(interaction),
            role_ids=[role.id for role in roles],
            is_manager=is_manager(interaction, guild_id),
        )
    )


def _place_of(interaction: discord.Interaction) -> int:
    channel = interaction.channel
    parent_id = channel.parent_id if isinstance(channel, discord.Thread) else None
    return parent_id or interaction.channel_id or 0


async def show_server(desk: Desk, interaction: discord.Interaction, page: int = 0) -> Message:
    """Show what is chosen for the server.

    Raises:
        Refused: ``only_on_servers``, ``not_manager``.
    """
    await require_manager(desk, interaction)
    return _panel(desk, interaction, page)


async def choose(
    desk: Desk, interaction: discord.Interaction, setting: ServerVerb, values: Sequence[str]
) -> Message:
    """Change one setting of the server, and show the panel as it is then.

    Raises:
        Refused: ``only_on_servers``, ``not_manager``.
    """
    guild_id = await require_manager(desk, interaction)
    present = desk.servers.of(guild_id)
    match setting:
        case ServerVerb.CHANNELS:
            chosen = with_channels(present, _channels(interaction.guild, values))
        case ServerVerb.ROLE:
            chosen = _with_role(present, interaction.guild, values)
        case _:
            value = next(iter(values), "")
            chosen = changed(present, setting, value, desk.answers.languages)
    await desk.servers.change(guild_id, chosen)
    return _panel(desk, interaction, page_of(setting), is_changed=True)


async def show_games(
    desk: Desk, interaction: discord.Interaction, number: int, *, is_newer: bool = False
) -> Message:
    """Show the page that begins at a place of the server's games that the asker may see.

    With ``is_newer`` it is the page before it.

    Raises:
        Refused: ``only_on_servers``, ``not_manager``.
    """
    guild_id = await require_manager(desk, interaction)
    since = place_of(number)
    found = await desk.server_games.page(guild_id, interaction.user.id, since, is_newer=is_newer)
    are_managed = await asyncio.gather(
        *[may_manage(desk, interaction, game.channel_id) for game in found.games]
    )
    seen = list(compress(found.games, are_managed))
    return games_message(desk.texts(interaction), found, seen)


async def show_newer_games(desk: Desk, interaction: discord.Interaction, number: int) -> Message:
    """Show the page of the server's games before a place.

    Raises:
        Refused: as ``show_games``.
    """
    return await show_games(desk, interaction, number, is_newer=True)


async def show_game(
    desk: Desk, interaction: discord.Interaction, verb: ServerVerb, game_id: int
) -> Message:
    """Show one game, or ask whether it is to be closed or deleted.

    Raises:
        Refused: ``only_on_servers``, ``not_manager``.
    """
    guild_id = await require_manager(desk, interaction)
    try:
        await _managed(desk, interaction, guild_id, game_id)
        endable = await desk.server_games.get(guild_id, interaction.user.id, game_id)
    except Refused as refused:
        return _refused(desk, interaction, refused)
    return _SHOWN[verb](desk.texts(interaction), endable)


async def close_game(desk: Desk, interaction: discord.Interaction, game_id: int) -> Message:
    """Close a lobby or a game, once the asker has confirmed it.

    Raises:
        Refused: ``only_on_servers``, ``not_manager``.
    """

    async def close(game: Lobby) -> None:
        await desk.server_games.close(game, interaction.user.id, interaction.id)

    return await _end(desk, interaction, game_id, close)


async def delete_game(desk: Desk, interaction: discord.Interaction, game_id: int) -> Message:
    """Delete a game, once the asker has confirmed it.

    Raises:
        Refused: ``only_on_servers``, ``not_manager``.
    """

    async def delete(game: Lobby) -> None:
        await desk.server_games.delete(game.game_id, interaction.user.id, interaction.id)

    return await _end(desk, interaction, game_id, delete, is_deleted=True)


async def check_permissions(desk: Desk, interaction: discord.Interaction) -> Message:
    """Tell which permissions the bot lacks in the channels where games may be.

    Raises:
        Refused: ``only_on_servers``, ``not_manager``.
    """
    guild_id = await require_manager(desk, interaction)
    allowed = desk.servers.of(guild_id).channels
    wanted = list(allowed)
    if not allowed:
        games = await desk.lists.list_for(interaction.user.id, guild_id)
        open_in = [game.channel_id for game in games]
        seen = [at for at in open_in if may_see(interaction, guild_id, at)]
        wanted = [interaction.channel_id or 0, *seen]
    missing: dict[str, list[int]] = {}
    channels, gone = [], []
    for channel_id in dict.fromkeys(wanted):
        if not _is_known(interaction, channel_id):
            gone.append(channel_id)
            continue
        channels.append(channel_id)
        for name in _missing(interaction, channel_id):
            missing.setdefault(name, []).append(channel_id)
    checked = Checked(
        channels=tuple(channels),
        gone=tuple(gone) if allowed else (),
        missing={name: tuple(missing[name]) for name in (*NEEDED, *FOR_THREADS) if name in missing},
    )
    return check_message(desk.texts(interaction), checked)


def _panel(
    desk: Desk, interaction: discord.Interaction, page: int, *, is_changed: bool = False
) -> Message:
    guild = interaction.guild
    known = {item.id for item in (*guild.channels, *guild.roles)} if guild else set()
    chosen = desk.servers.of(interaction.guild_id)
    shown = Shown(chosen, desk.answers.languages, known)
    return server_panel(desk.texts(interaction), shown, page, is_changed=is_changed)


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


def _refused(desk: Desk, interaction: discord.Interaction, refused: Refused) -> Message:
    """Say why nothing was done, with a way back."""
    texts = desk.texts(interaction)
    why = refusal_text(texts, refused, interaction.guild_id)
    return Message(why, rows=((back_to_games(texts),),))


async def _end(
    desk: Desk,
    interaction: discord.Interaction,
    game_id: int,
    end: Callable[[Lobby], Awaitable[None]],
    *,
    is_deleted: bool = False,
) -> Message:
    guild_id = await require_manager(desk, interaction)
    try:
        game = await _managed(desk, interaction, guild_id, game_id)
        await end(game)
    except Refused as refused:
        return _refused(desk, interaction, refused)
    return ended_message(desk.texts(interaction), game.name, is_deleted=is_deleted)


async def _managed(
    desk: Desk, interaction: discord.Interaction, guild_id: int, game_id: int
) -> Lobby:
    """Return a lobby or game of the server, even if it was closed or deleted.

    Raises:
        Refused: ``no_game_here``.
    """
    try:
        game = await desk.lobbies.load(game_id)
    except Refused:
        raise Refused("no_game_here") from None
    is_own = game.guild_id == guild_id
    if not is_own or not await may_manage(desk, interaction, game.channel_id):
        raise Refused("no_game_here")
    return game


async def may_manage(desk: Desk, interaction: discord.Interaction, channel_id: int) -> bool:
    """Tell whether a manager of the server may know of a game in a channel.

    They may if they can view it, or if it is gone: its game can only be cleared away from here.
    """
    if _is_known(interaction, channel_id):
        return may_see(interaction, interaction.guild_id or 0, channel_id)
    return await desk.places.is_gone(channel_id)


def _is_known(interaction: discord.Interaction, channel_id: int) -> bool:
    if channel_id == interaction.channel_id:
        return True
    guild = interaction.guild
    return guild is not None and guild.get_channel_or_thread(channel_id) is not None


def _missing(interaction: discord.Interaction, channel_id: int) -> Iterator[str]:
    """Yield the permissions that the bot lacks in a known channel, also for games in threads."""
    yield from missing_permissions(interaction, channel_id)
    guild = interaction.guild
    channel = guild.get_channel(channel_id) if guild else None
    if guild is None or not isinstance(channel, discord.TextChannel | discord.ForumChannel):
        return
    held = channel.permissions_for(guild.me)
    yield from (name for name in FOR_THREADS if not getattr(held, name))
