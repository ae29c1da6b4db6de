"""What is stored about the asker: told, given as a file, and deleted, by /privacy."""

from __future__ import annotations

import discord

from bot.presenters.message import Message
from bot.presenters.refusals import refusal_text
from bot.presenters.servers.privacy import (
    data_message,
    deleted_answer,
    first_question,
    must_leave_first,
    privacy_message,
    second_question,
)
from bot.requests.desk import Desk
from bot.services.errors import Refused


async def show_privacy(desk: Desk, interaction: discord.Interaction) -> Message:
    """Tell what is stored and why."""
    return privacy_message(desk.texts(interaction))


async def give_data(desk: Desk, interaction: discord.Interaction) -> Message:
    """Give the asker what is stored about them."""
    async with desk.answers.aside():  # it may be much, and nobody's tap waits for that
        data = await desk.privacy.data_of(interaction.user.id)
    return data_message(desk.texts(interaction), data)


async def ask(desk: Desk, interaction: discord.Interaction) -> Message:
    """Ask whether the asker wants to be deleted, if they may be."""
    try:
        await desk.privacy.refuse_players(interaction.user.id)
    except Refused as refused:
        return _refused(desk, interaction, refused)
    return first_question(desk.texts(interaction))


async def ask_again(desk: Desk, interaction: discord.Interaction) -> Message:
    """Ask a second time."""
    return second_question(desk.texts(interaction))


async def delete(desk: Desk, interaction: discord.Interaction) -> Message:
    """Delete what is stored about the asker, who has been asked twice."""
    texts = desk.texts(interaction)  # in the language that is about to be forgotten
    try:
        told = await desk.privacy.delete(interaction.user.id)
    except Refused as refused:
        return _refused(desk, interaction, refused)
    for channel_id in told:
        desk.outbox.drain(channel_id)
    return deleted_answer(texts)


def _refused(desk: Desk, interaction: discord.Interaction, refused: Refused) -> Message:
    texts = desk.texts(interaction)
    return must_leave_first(texts, refusal_text(texts, refused, interaction.guild_id))
