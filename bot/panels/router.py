"""Leads every click on a button to what it does, by the button's custom id alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, assert_never

import discord

from bot import lobbying, playing
from bot.answers import Form
from bot.desk import Desk, may_see
from bot.presenters.custom_ids import CustomId, Verb, parse_custom_id
from bot.presenters.leaderboard import LeadersId, parse_leaders_id
from bot.presenters.message import Message
from bot.ranking import show_leaders
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


@dataclass(frozen=True, slots=True)
class Router:
    """Answers clicks; the library's own store of views is never used."""

    desk: Desk

    async def route(self, interaction: discord.Interaction) -> None:
        """Answer a click, also on a button that we never made."""
        leaders = parse_leaders_id(_custom_id(interaction))
        if leaders is not None:
            await self._show_leaders(interaction, leaders)
            return
        click = clicked(interaction)
        form = _FORMS.get(click.verb, Form.PRIVATE) if click else Form.PRIVATE
        await self.desk.answers.give(interaction, lambda: self._answer(interaction, click), form)

    async def _show_leaders(self, interaction: discord.Interaction, wanted: LeadersId) -> None:
        form = Form.PUBLIC if wanted.shows_to_all else Form.IN_PLACE
        await self.desk.answers.give(
            interaction, lambda: show_leaders(self.desk, interaction, wanted), form
        )

    async def _answer(self, interaction: discord.Interaction, click: CustomId | None) -> Message:
        if click is None:
            raise Refused("unknown_button")
        await self.desk.meet(interaction)
        match click.verb:
            case Verb.JOIN | Verb.LEAVE | Verb.BOT | Verb.START | Verb.CANCEL:
                return await self._in_lobby(interaction, click)
            case (
                Verb.HAND | Verb.BOARD | Verb.SHOW | Verb.END | Verb.AGAIN | Verb.KEEP | Verb.RESIGN
            ):
                return await self._in_match(interaction, click)
            case _:
                assert_never(click.verb)

    async def _in_lobby(self, interaction: discord.Interaction, click: CustomId) -> Message:
        desk, game_id = self.desk, click.game_id
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

    async def _in_match(self, interaction: discord.Interaction, click: CustomId) -> Message:
        desk = self.desk
        match = await desk.matches.load(click.game_id)
        is_player = match.seat_of(interaction.user.id) is not None
        if not is_player and not may_see(interaction, match.guild_id, match.channel_id):
            raise Refused("no_game_here")
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


def clicked(interaction: discord.Interaction) -> CustomId | None:
    """Return what the clicked button means; None for a button that is not ours."""
    return parse_custom_id(_custom_id(interaction))


def _custom_id(interaction: discord.Interaction) -> str:
    data: Mapping[str, object] = {**(interaction.data or {})}
    return str(data.get("custom_id", ""))
