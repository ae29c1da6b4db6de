"""Clicks on boards in words."""

from __future__ import annotations

from typing import Final

import discord

from bot.panels.route import Route
from bot.presenters.in_words.ids import TEXT_IDS, Wish
from bot.presenters.message import Message
from bot.requests import games
from bot.requests.desk import Desk
from bot.transport.replies import Form

_FORMS: Final = {Wish.PAGE: Form.IN_PLACE, Wish.FILE: Form.PRIVATE, Wish.SHOW: Form.PUBLIC}


def route(custom_id: str) -> Route | None:
    """Return where a click on a text board's button leads; None for other buttons."""
    wanted = TEXT_IDS.read(custom_id)
    if wanted is None:
        return None

    async def work(desk: Desk, interaction: discord.Interaction) -> Message:
        await desk.meet_player(interaction)
        match = await desk.match_of(interaction, wanted.game_id)
        return await games.show_text(desk, interaction, match, wanted)

    return Route(work, _FORMS[wanted.wish])
