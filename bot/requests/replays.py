"""What people see of a game's past, turn by turn."""

from __future__ import annotations

import discord

from bot.presenters.looking_back.replays import (
    Moment,
    film_for_all,
    film_message,
    replay_message,
)
from bot.presenters.message import Message
from bot.requests.desk import Desk
from bot.services.errors import Refused
from bot.services.games.match import Match


async def open_replay(desk: Desk, interaction: discord.Interaction, match: Match) -> Message:
    """Show the first turn of a game.

    Raises:
        Refused: as ``show_turn``.
    """
    return await show_turn(desk, interaction, match.game_id, 1)


async def show_turn(
    desk: Desk, interaction: discord.Interaction, game_id: int, number: int
) -> Message:
    """Show a turn of a game, the last one if there are not so many, as everybody could see it.

    Raises:
        Refused: as ``replayable``, or ``nothing_to_replay``.
    """
    now = await replayable(desk, interaction, game_id)
    if not now.history:
        raise Refused("nothing_to_replay")
    number = min(max(number, 1), len(now.history))
    then = now
    if number < len(now.history):
        revision = now.history[number - 1].last_revision
        then = await desk.matches.at_revision(game_id, revision)
    return replay_message(desk.texts(interaction), Moment(number, now, then))


async def show_film(
    desk: Desk, interaction: discord.Interaction, game_id: int, *, is_for_all: bool = False
) -> Message:
    """Show a finished game as a film, to the asker or to all.

    Raises:
        Refused: as ``replayable``, or ``no_film_yet``.
    """
    match = await replayable(desk, interaction, game_id)
    if match.public.outcome is None:
        raise Refused("no_film_yet")
    if not is_for_all:
        return film_message(desk.texts(interaction), match)
    if match.channel_id != interaction.channel_id:
        raise Refused("shown_elsewhere")
    return film_for_all(desk.texts_of(match), match, interaction.user.display_name)


async def replayable(desk: Desk, interaction: discord.Interaction, game_id: int) -> Match:
    """Return a game that the asker may step through: while it goes on, its players alone.

    Raises:
        Refused: ``no_game_here``, ``game_paused``, ``game_closed``, ``not_a_player``.
    """
    match = await desk.match_of(interaction, game_id)
    if match.public.outcome is None and not match.has_player(interaction.user.id):
        raise Refused("not_a_player")
    return match
