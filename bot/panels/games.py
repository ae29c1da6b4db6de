"""Clicks on the buttons of lobbies and boards, and of answers to what was done in a game."""

from __future__ import annotations

from functools import partial
from typing import Final, assert_never

import discord

from bot import lobbying, playing
from bot.answers import Form
from bot.desk import Desk, may_see
from bot.panels.way import Way
from bot.presenters.custom_ids import CustomId, Verb, parse_custom_id
from bot.presenters.message import Message
from bot.services.errors import Refused
from engine.actions import Action, Again, End, Keep
from engine.hexes import Point

_FORMS: Final = {
    Verb.END: Form.IN_PLACE,  # such buttons stand in private messages only
    Verb.AGAIN: Form.IN_PLACE,
    Verb.KEEP: Form.IN_PLACE,
    Verb.RESIGN: Form.IN_PLACE,
    Verb.SHOW: Form.PUBLIC,
}
"""How clicks are answered that are not answered by a private message."""


def way(custom_id: str) -> Way | None:
    """Return where a click on a game's button leads; None for other buttons."""
    click = parse_custom_id(custom_id)
    if click is None:
        return None
    return Way(partial(_answer, click), _FORMS.get(click.verb, Form.PRIVATE))


def action_of(click: CustomId) -> Action:
    """Return the action for which a button stands.

    Raises:
        Refused: ``unknown_button``.
    """
    match click.verb, click.disc:
        case Verb.END, None:
            return End()
        case Verb.AGAIN, None:
            return Again()
        case Verb.KEEP, Point() as disc:
            return Keep(disc)
        case _:
            raise Refused("unknown_button")


async def _answer(click: CustomId, desk: Desk, interaction: discord.Interaction) -> Message:
    await desk.meet(interaction)
    match click.verb:
        case Verb.JOIN | Verb.LEAVE | Verb.BOT | Verb.START | Verb.CANCEL:
            return await _in_lobby(desk, interaction, click)
        case Verb.HAND | Verb.BOARD | Verb.SHOW | Verb.END | Verb.AGAIN | Verb.KEEP | Verb.RESIGN:
            return await _in_match(desk, interaction, click)
        case _:
            assert_never(click.verb)


async def _in_lobby(desk: Desk, interaction: discord.Interaction, click: CustomId) -> Message:
    game_id = click.game_id
    lobby = await desk.lobbies.load(game_id)
    is_member = lobby.has_member(interaction.user.id)
    if not is_member and not may_see(interaction, lobby.guild_id, lobby.channel_id):
        raise Refused("no_lobby_here")
    match click.verb:
        case Verb.JOIN:
            return await lobbying.join(desk, interaction, game_id)
        case Verb.LEAVE:
            return await lobbying.leave(desk, interaction, game_id)
        case Verb.BOT:
            return await lobbying.seat_computer(desk, interaction, game_id)
        case Verb.START:
            return await lobbying.start(desk, interaction, game_id)
        case _:
            return await lobbying.cancel(desk, interaction, game_id)


async def _in_match(desk: Desk, interaction: discord.Interaction, click: CustomId) -> Message:
    match = await desk.match_of(interaction, click.game_id)
    match click.verb:
        case Verb.HAND:
            return await playing.show_hand(desk, interaction, match)
        case Verb.BOARD:
            return await playing.show_board(desk, interaction, match)
        case Verb.SHOW:
            return await playing.show_to_all(desk, interaction, match)
        case Verb.END | Verb.AGAIN | Verb.KEEP:
            action = action_of(click)
            return await playing.act_at_once(desk, interaction, match, action, click.revision)
        case _:
            return await playing.resign(desk, interaction, match, click.revision)
