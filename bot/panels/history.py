"""Clicks on lists of finished games."""

from __future__ import annotations

import discord

from bot.panels.route import Route, chosen
from bot.presenters.message import Message
from bot.presenters.servers.history import HistoryVerb, parse_history_id
from bot.requests.desk import Desk
from bot.requests.profiles import open_finished, show_history, show_history_to_all
from bot.services.errors import Refused
from bot.transport.replies import Form


def route(custom_id: str) -> Route | None:
    """Return where a click on a list of finished games leads; None for other clicks."""
    wanted = parse_history_id(custom_id)
    if wanted is None:
        return None

    async def work(desk: Desk, interaction: discord.Interaction) -> Message:
        match wanted.verb:
            case HistoryVerb.PAGE:
                return await show_history(desk, interaction, wanted)
            case HistoryVerb.SHOW:
                return await show_history_to_all(desk, interaction, wanted)
            case HistoryVerb.PICK:
                picked = chosen(interaction) or ""
                if not picked.isdecimal():
                    raise Refused("unknown_button")
                return await open_finished(desk, interaction, wanted, int(picked))

    return Route(work, Form.PUBLIC if wanted.verb is HistoryVerb.SHOW else Form.IN_PLACE)
