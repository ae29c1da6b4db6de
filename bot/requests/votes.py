"""What people do about somebody whose time is over: vote, come back, let a paused game go on."""

from __future__ import annotations

import discord

from bot.presenters.message import Message
from bot.presenters.waits.reminders import nudged_answer
from bot.presenters.waits.votes import back_answer, gone_on_answer, voted_answer
from bot.requests.desk import Desk, require_permissions
from bot.services.games.causes import by_player
from bot.services.games.match import Match
from bot.services.games.votes import Answer


async def answer(
    desk: Desk, interaction: discord.Interaction, match: Match, revision: int, given: Answer
) -> Message:
    """Take the asker's answer to the vote that entry ``revision`` of the log asked for.

    Raises:
        Refused: ``not_a_player``, ``vote_over``, ``not_a_voter``, ``not_offered``.
    """
    require_permissions(interaction, match.channel_id)
    user_id = interaction.user.id
    done = await desk.votes.answer(match.game_id, user_id, revision, given, interaction.id)
    return voted_answer(desk.texts(interaction), done.match, given)


async def nudge(desk: Desk, interaction: discord.Interaction, match: Match) -> Message:
    """Ask whoever is on turn to play.

    Raises:
        Refused: ``not_a_player``, ``nudge_nobody``, ``nudged_before``.
    """
    require_permissions(interaction, match.channel_id)
    nudged = await desk.votes.nudge(match.game_id, interaction.user.id, interaction.id)
    return nudged_answer(desk.texts(interaction), nudged)


async def come_back(desk: Desk, interaction: discord.Interaction, game_id: int) -> Message:
    """Give the asker the seat back that a computer plays for them.

    Raises:
        Refused: ``no_game_here``, ``nobody_plays_for_you``.
    """
    done = await desk.matches.come_back(game_id, interaction.user.id, by_player(interaction.id))
    return back_answer(desk.texts(interaction), done.match)


async def go_on(desk: Desk, interaction: discord.Interaction, game_id: int) -> Message:
    """Let a paused game go on, for somebody who plays in it.

    Raises:
        Refused: ``no_game_here``, ``not_a_player``, ``game_paused`` for reasons that last.
    """
    match = await desk.matches.resume(game_id, interaction.user.id, by_player(interaction.id))
    return gone_on_answer(desk.texts(interaction), match)
