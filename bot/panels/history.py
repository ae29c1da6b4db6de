"""Clicks on lists of finished games."""

from __future__ import annotations

from typing import Final

import discord

from bot.panels.route import Route, chosen
from bot.presenters.ids.codec import NUMBER
from bot.presenters.message import Message
from bot.presenters.servers.history import HISTORY_IDS, HistoryId, HistoryVerb
from bot.requests.desk import Desk
from bot.requests.profiles import open_finished, show_history, show_history_to_all
from bot.requests.records import export, prove
from bot.services.errors import Refused
from bot.services.games.match import Match
from bot.transport.replies import Form

_FORMS: Final = {
    HistoryVerb.SHOW: Form.PUBLIC,
    HistoryVerb.EXPORT: Form.PRIVATE,
    HistoryVerb.VERIFY: Form.PRIVATE,
}
"""Where answers appear; all others replace what was clicked, so that there is a way back."""


def route(custom_id: str) -> Route | None:
    """Return where a click on a list of finished games leads; None for other clicks."""
    wanted = HISTORY_IDS.read(custom_id)
    if wanted is None:
        return None

    async def work(desk: Desk, interaction: discord.Interaction) -> Message:
        match wanted.verb:
            case HistoryVerb.PAGE:
                return await show_history(desk, interaction, wanted)
            case HistoryVerb.SHOW:
                return await show_history_to_all(desk, interaction, wanted)
            case HistoryVerb.PICK:
                picked = NUMBER.read(chosen(interaction) or "")
                if picked is None:
                    raise Refused("unknown_button")
                return await open_finished(desk, interaction, wanted, picked)
            case HistoryVerb.EXPORT:
                return await export(desk, interaction, await _opened(desk, interaction, wanted))
            case HistoryVerb.VERIFY:
                return await prove(desk, interaction, await _opened(desk, interaction, wanted))

    return Route(work, _FORMS.get(wanted.verb, Form.IN_PLACE))


async def _opened(desk: Desk, interaction: discord.Interaction, wanted: HistoryId) -> Match:
    await desk.meet(interaction)
    return await desk.match_of(interaction, wanted.game_id or 0)
