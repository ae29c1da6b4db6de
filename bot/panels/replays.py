"""Clicks on games that are stepped through."""

from __future__ import annotations

from typing import Final

import discord

from bot.panels.route import Route, chosen
from bot.presenters.looking_back.replay_ids import REPLAY_IDS, Step
from bot.presenters.message import Message
from bot.requests.desk import Desk
from bot.requests.replays import show_film, show_turn
from bot.transport.replies import Form

_FORMS: Final = {Step.OPEN: Form.PRIVATE, Step.FILM: Form.PRIVATE, Step.SHOW: Form.PUBLIC}
"""Where answers appear; all others replace what was clicked."""


def route(custom_id: str) -> Route | None:
    """Return where a click on such a button or select leads; None for others."""
    wanted = REPLAY_IDS.read(custom_id)
    if wanted is None:
        return None

    async def work(desk: Desk, interaction: discord.Interaction) -> Message:
        await desk.meet_player(interaction)
        if wanted.step in (Step.FILM, Step.SHOW):
            to_all = wanted.step is Step.SHOW
            return await show_film(desk, interaction, wanted.game_id, is_for_all=to_all)
        number = wanted.number
        if wanted.step is Step.PICK and (picked := chosen(interaction) or "").isdecimal():
            number = int(picked)
        return await show_turn(desk, interaction, wanted.game_id, number)

    return Route(work, _FORMS.get(wanted.step, Form.IN_PLACE))
