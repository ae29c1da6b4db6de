"""Choices of who is to take over a seat."""

from __future__ import annotations

from functools import partial

import discord

from bot.panels.route import Route, chosen_user
from bot.presenters.message import Message
from bot.presenters.waits.handing_over import SEAT_IDS, SeatId
from bot.requests import votes
from bot.requests.desk import Desk
from bot.services.errors import Refused
from bot.transport.replies import Form


def route(custom_id: str) -> Route | None:
    """Return where a choice in a seat's list of users leads; None for other clicks."""
    clicked = SEAT_IDS.read(custom_id)
    return None if clicked is None else Route(partial(_answer, clicked), Form.IN_PLACE)


async def _answer(clicked: SeatId, desk: Desk, interaction: discord.Interaction) -> Message:
    await desk.meet(interaction)
    match = await desk.match_of(interaction, clicked.game_id)
    guest = chosen_user(interaction)
    if guest is None:
        raise Refused("unknown_button")
    return await votes.replace(desk, interaction, match, clicked.seat, guest)
