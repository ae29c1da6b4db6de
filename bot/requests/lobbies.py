"""What people ask for in a lobby and what its host decides, by command or by button."""

from __future__ import annotations

from functools import partial
from typing import Final

import discord

from bot.presenters.lobbies.options import OptionsId, options_for_guests, options_panel
from bot.presenters.message import Message
from bot.presenters.people import mention, shown_name
from bot.presenters.refusals import refusal_text
from bot.presenters.rules import rules_message
from bot.presenters.waits.closing import cancel_question
from bot.requests.desk import Desk, asker, require_permissions
from bot.requests.games import ask_to_close
from bot.services.errors import Refused
from bot.services.lobbies.options import changed
from bot.services.lobby import Lobby, Status
from bot.services.people.holders import EASIEST, Computer

MOST_NAMES: Final = 25
"""The most names that Discord offers while something is typed."""


async def join(desk: Desk, interaction: discord.Interaction, game_id: int) -> Message:
    """Seat the asker.

    Raises:
        Refused: there is no seat for them.
    """
    require_permissions(interaction)
    lobby = await desk.lobbies.join(game_id, asker(interaction), interaction.id)
    return _said(desk, interaction, "lobby-joined", lobby)


async def leave(desk: Desk, interaction: discord.Interaction, game_id: int) -> Message:
    """Take the asker out of the lobby.

    Raises:
        Refused: they are not in it.
    """
    require_permissions(interaction)
    lobby = await desk.lobbies.leave(game_id, interaction.user.id, interaction.id)
    key = "lobby-left-last" if lobby.status is Status.CANCELLED else "lobby-left"
    return _said(desk, interaction, key, lobby)


async def seat_computer(
    desk: Desk, interaction: discord.Interaction, game_id: int, level: str = EASIEST
) -> Message:
    """Seat a computer player.

    Raises:
        Refused: the asker is not the host, or there is no free seat.
    """
    require_permissions(interaction)
    lobby = await desk.lobbies.seat_computer(game_id, interaction.user.id, level, interaction.id)
    count = sum(Computer.of_user_id(member.user_id) is not None for member in lobby.members)
    game = shown_name(lobby.name)
    return Message(desk.texts(interaction).say("lobby-computer-seated", game=game, count=count))


async def start(desk: Desk, interaction: discord.Interaction, game_id: int) -> Message:
    """Start the game.

    Raises:
        Refused: the asker is not the host, or there are too few players.
    """
    require_permissions(interaction)
    match = await desk.lobbies.start(game_id, interaction.user.id, interaction.id)
    return Message(desk.texts(interaction).say("lobby-begun", game=shown_name(match.name)))


async def ask_to_cancel(desk: Desk, interaction: discord.Interaction, game_id: int) -> Message:
    """Cancel the lobby; if others sit in it, ask its host first whether they mean it.

    Raises:
        Refused: the asker is not the host.
    """
    require_permissions(interaction)
    lobby = await desk.lobbies.load(game_id)
    others = lobby.people_but(interaction.user.id)
    if interaction.user.id != lobby.host_id or not others:
        return await cancel(desk, interaction, game_id)
    return cancel_question(desk.texts(interaction), lobby, others)


async def cancel(desk: Desk, interaction: discord.Interaction, game_id: int) -> Message:
    """Cancel the lobby.

    Raises:
        Refused: the asker is not the host.
    """
    require_permissions(interaction)
    lobby = await desk.lobbies.cancel(game_id, interaction.user.id, interaction.id)
    return _said(desk, interaction, "lobby-called-off", lobby)


async def cancel_named(desk: Desk, interaction: discord.Interaction, name: str) -> Message:
    """Cancel a lobby of the server, or ask whether its paused game is to be closed, by its name.

    Raises:
        Refused: ``no_such_game``, ``game_goes_on``, ``not_host``, ``may_not_close``.
    """
    await desk.meet(interaction)
    called = name.strip().casefold()
    listed = await desk.seen_games(interaction)
    game = next((game for game in listed if game.name.casefold() == called), None)
    if game is None:
        raise Refused("no_such_game")
    match game.status:
        case Status.LOBBY:
            return await ask_to_cancel(desk, interaction, game.game_id)
        case Status.PAUSED:
            stopped = await desk.stopped_of(interaction, game.game_id)
            return ask_to_close(desk, interaction, stopped)
        case _:
            raise Refused("game_goes_on", name=game.name)


async def names_to_cancel(desk: Desk, interaction: discord.Interaction, typed: str) -> list[str]:
    """Return the names of lobbies and paused games of the server that complete what was typed."""
    asked = typed.strip().casefold()
    names = [
        game.name
        for game in await desk.seen_games(interaction)
        if game.status in (Status.LOBBY, Status.PAUSED) and asked in game.name.casefold()
    ]
    return names[:MOST_NAMES]


async def invite(
    desk: Desk, interaction: discord.Interaction, game_id: int, guest: discord.User | discord.Member
) -> Message:
    """Invite a user.

    Raises:
        Refused: the asker may not invite, or the guest cannot join.
    """
    require_permissions(interaction)
    if guest.bot:
        raise Refused("guest_is_bot")
    try:
        lobby = await desk.lobbies.invite(game_id, interaction.user.id, guest.id, interaction.id)
    except Refused as refused:
        raise Refused("guest_joined") if refused.code == "already_joined" else refused from refused
    text = desk.texts(interaction).say(
        "lobby-invited", guest=mention(guest.id), game=shown_name(lobby.name)
    )
    return Message(text)


async def show_rules(desk: Desk, interaction: discord.Interaction, game_id: int) -> Message:
    """Show the rules of a lobby's variant.

    Raises:
        Refused: ``no_lobby_here``.
    """
    lobby = await desk.lobbies.load(game_id)
    return rules_message(desk.texts(interaction), lobby.terms.variant)


async def show_options(
    desk: Desk, interaction: discord.Interaction, game_id: int, page: int = 0
) -> Message:
    """Show a lobby's options, which its host may change.

    Raises:
        Refused: ``no_lobby_here``.
    """
    return _options(desk, interaction, await desk.lobby_of(interaction, game_id), page)


async def change_option(
    desk: Desk, interaction: discord.Interaction, wanted: OptionsId, value: str
) -> Message:
    """Change one option of a lobby, and show all options as they are now.

    Raises:
        Refused: ``no_lobby_here``, ``missing_permissions``.
    """
    require_permissions(interaction)
    lobby = await desk.lobby_of(interaction, wanted.game_id)
    languages = tuple(desk.answers.languages)
    asked = partial(changed, name=wanted.option, value=value, languages=languages)
    note = ""
    try:
        lobby = await desk.lobbies.change(
            wanted.game_id, interaction.user.id, asked, interaction.id
        )
    except Refused as refused:
        note = refusal_text(desk.texts(interaction), refused, interaction.guild_id)
        lobby = await desk.lobby_of(interaction, wanted.game_id)
    return _options(desk, interaction, lobby, wanted.page, note)


def _said(desk: Desk, interaction: discord.Interaction, key: str, lobby: Lobby) -> Message:
    return Message(desk.texts(interaction).say(key, game=shown_name(lobby.name)))


def _options(
    desk: Desk, interaction: discord.Interaction, lobby: Lobby, page: int, note: str = ""
) -> Message:
    texts = desk.texts(interaction)
    if interaction.user.id != lobby.host_id:
        return options_for_guests(texts, lobby)
    return options_panel(texts, lobby, desk.answers.languages, page, note)
