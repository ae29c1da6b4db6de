"""What people do and look up in a game, by command or by button, and what they are answered."""

from __future__ import annotations

import discord

from bot.desk import Desk, require_permissions
from bot.presenters.boards import board_for_all, board_message
from bot.presenters.hands import hand_message
from bot.presenters.message import Message
from bot.presenters.moves import done_message, open_turn_message, resign_question
from bot.presenters.notation import read_move
from bot.presenters.refusals import refusal_text
from bot.services.errors import Refused
from bot.services.match import Match
from engine.actions import Action, End
from engine.game import View
from engine.variants import VARIANTS


async def place(
    desk: Desk, interaction: discord.Interaction, match: Match, move: str, *, end: bool | None
) -> Message:
    """Carry out a typed move; ``end`` None ends the turn with it where that is usual.

    Raises:
        Refused: the channel cannot show it, or the game cannot go on.
    """
    user_id = interaction.user.id
    # Delivered a second time, the move could not be read any more: its tile has left the hand.
    done = await desk.matches.done_by(match.game_id, interaction.id)
    if done is None:
        require_permissions(interaction)
        try:
            actions: list[Action] = [read_move(move, _view_on_turn(match, user_id))]
            if VARIANTS[match.variant].ends_after_placing if end is None else end:
                actions.append(End())
            done = await desk.matches.act(
                match.game_id, user_id, actions, interaction_id=interaction.id
            )
        except Refused as refused:
            return await _refused(desk, interaction, match, refused)
    return done_message(desk.texts(interaction), done, user_id)


async def end_turn(
    desk: Desk, interaction: discord.Interaction, match: Match, revision: int | None = None
) -> Message:
    """Close the asker's turn; ``revision`` is that of the button that was clicked.

    Raises:
        Refused: the channel cannot show it, or the game cannot go on.
    """
    user_id = interaction.user.id
    require_permissions(interaction)
    try:
        done = await desk.matches.act(
            match.game_id, user_id, [End()], interaction_id=interaction.id, revision=revision
        )
    except Refused as refused:
        return await _refused(desk, interaction, match, refused)
    return done_message(desk.texts(interaction), done, user_id)


async def ask_to_resign(desk: Desk, interaction: discord.Interaction, match: Match) -> Message:
    """Ask a player back before they resign.

    Raises:
        Refused: ``not_a_player``.
    """
    if match.seat_of(interaction.user.id) in (None, *match.public.resigned):
        raise Refused("not_a_player")
    return resign_question(desk.texts(interaction), match)


async def resign(
    desk: Desk, interaction: discord.Interaction, match: Match, revision: int | None = None
) -> Message:
    """Take the asker out of the game, after they were asked whether they meant it.

    Raises:
        Refused: the channel cannot show it, or the game cannot go on.
    """
    user_id = interaction.user.id
    require_permissions(interaction)
    try:
        done = await desk.matches.resign(
            match.game_id, user_id, interaction_id=interaction.id, revision=revision
        )
    except Refused as refused:
        return await _refused(desk, interaction, match, refused)
    texts = desk.texts(interaction)
    return open_turn_message(texts, done.match, user_id, [texts.say("done-resigned")])


async def show_hand(desk: Desk, interaction: discord.Interaction, match: Match) -> Message:
    """Show the asker's own hand.

    Raises:
        Refused: ``not_a_player``.
    """
    if match.seat_of(interaction.user.id) is None:
        raise Refused("not_a_player")
    return hand_message(desk.texts(interaction), match, interaction.user.id)


async def show_board(desk: Desk, interaction: discord.Interaction, match: Match) -> Message:
    """Show the present board."""
    return board_message(desk.texts(interaction), match)


async def show_to_all(desk: Desk, interaction: discord.Interaction, match: Match) -> Message:
    """Show the present board to the whole channel."""
    return board_for_all(desk.texts(interaction), match, interaction.user.display_name)


def _view_on_turn(match: Match, user_id: int) -> View:
    seat = match.seat_of(user_id)
    if seat is None or seat in match.public.resigned:
        raise Refused("not_a_player")
    if match.public.to_act != seat:
        raise Refused("not_your_turn")
    return match.view_for(user_id)


async def _refused(
    desk: Desk, interaction: discord.Interaction, match: Match, refused: Refused
) -> Message:
    """Say why, and show how the game stands now."""
    texts = desk.texts(interaction)
    why = refusal_text(texts, refused, match.guild_id)
    present = await desk.matches.load(match.game_id)
    return open_turn_message(texts, present, interaction.user.id, [why])
