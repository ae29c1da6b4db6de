"""Clicks on games that are stepped through."""

from __future__ import annotations

import discord

from bot.panels.route import Route, chosen
from bot.presenters.looking_back.replay_ids import Step, parse_replay_id
from bot.presenters.message import Message
from bot.requests.desk import Desk
from bot.requests.replays import show_turn
from bot.transport.replies import Form


def route(custom_id: str) -> Route | None:
    """Return where a click on such a button or select leads; None for others."""
    wanted = parse_replay_id(custom_id)
    if wanted is None:
        return None

    async def work(desk: Desk, interaction: discord.Interaction) -> Message:
        await desk.meet_player(interaction)
        number = wanted.number
        if wanted.step is Step.PICK and (picked := chosen(interaction) or "").isdecimal():
            number = int(picked)
        return await show_turn(desk, interaction, wanted.game_id, number)

    return Route(work, Form.PRIVATE if wanted.step is Step.OPEN else Form.IN_PLACE)
