"""Turns that wait, and holidays: people say until when they are away, and that they are back."""

from __future__ import annotations

import discord

from bot.presenters.message import Message
from bot.presenters.overviews import waiting_message
from bot.presenters.waits.away import away_message
from bot.presenters.waits.holiday_ends import read_until
from bot.requests.desk import Desk
from bot.texts import DEFAULT_LANGUAGE


async def show_away(desk: Desk, interaction: discord.Interaction) -> Message:
    """Show until when the asker is away."""
    return away_message(desk.texts(interaction), await desk.away.of(interaction.user.id))


async def go_away(desk: Desk, interaction: discord.Interaction, until: str) -> Message:
    """Let the asker be away until a typed date, or for some days or weeks.

    Raises:
        Refused: ``away_unreadable``, ``away_ambiguous``, ``away_over``, ``away_too_long``.
    """
    languages = (desk.texts(interaction), desk.answers.texts_in(DEFAULT_LANGUAGE))
    # Read on the clock on which the holiday begins, lest its last day ends a moment too late.
    end = read_until(until, desk.away.now(), languages)
    absence = await desk.away.leave(interaction.user.id, end)
    return away_message(desk.texts(interaction), absence)


async def come_back(desk: Desk, interaction: discord.Interaction) -> Message:
    """End the asker's holiday, and show what waits for them: nothing else calls them for it."""
    await desk.away.come_back(interaction.user.id)
    texts = desk.texts(interaction)
    return await show_turns(desk, interaction, first=texts.say("away-ended"))


async def show_turns(desk: Desk, interaction: discord.Interaction, *, first: str = "") -> Message:
    """Show the games that wait for the asker, on all servers, below a line."""
    waiting = await desk.lists.waiting_for(interaction.user.id, None)
    played_for = await desk.lists.played_for(interaction.user.id)
    return waiting_message(desk.texts(interaction), waiting, played_for, first=first)
