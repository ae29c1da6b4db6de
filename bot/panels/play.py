"""Clicks on the play panel, and answers typed into its question."""

from __future__ import annotations

from functools import partial

import discord

from bot.panels.route import Route, all_chosen, typed
from bot.presenters.ids.panel import PANEL_IDS, PanelId, PanelVerb
from bot.presenters.message import Message, Question
from bot.presenters.panel.messages import question_of
from bot.requests import panel
from bot.requests.desk import Desk
from bot.transport.replies import Form


def route(custom_id: str) -> Route | None:
    """Return where a click on a panel leads; None for other buttons."""
    panel_id = PANEL_IDS.read(custom_id)
    if panel_id is None:
        return None
    form = Form.PRIVATE if panel_id.verb is PanelVerb.OPEN else Form.IN_PLACE
    question = partial(_ask, panel_id) if panel_id.verb is PanelVerb.TYPE else None
    return Route(partial(_answer, panel_id), form, question)


async def _answer(panel_id: PanelId, desk: Desk, interaction: discord.Interaction) -> Message:
    await desk.meet_player(interaction)
    match panel_id.verb:
        case PanelVerb.OPEN | PanelVerb.NEXT:
            match = await desk.going_on(interaction, panel_id.game_id)
            return await panel.open_panel(desk, interaction, match)
        case PanelVerb.DO | PanelVerb.DO_AND_END | PanelVerb.END | PanelVerb.AGAIN:
            return await panel.act(desk, interaction, panel_id)
        case PanelVerb.UNDO:
            return await panel.undo(desk, interaction, panel_id)
        case PanelVerb.TYPE:
            return await panel.show_typed(desk, interaction, panel_id, typed(interaction))
        case _:
            return await panel.show(desk, interaction, panel_id, all_chosen(interaction))


async def _ask(
    panel_id: PanelId, desk: Desk, interaction: discord.Interaction
) -> Question | Message:
    match, user_id = await desk.match_of(interaction, panel_id.game_id), interaction.user.id
    if not match.is_fresh(panel_id.revision) or not match.view_for(user_id).legal_actions():
        return await panel.show(desk, interaction, panel_id)
    return question_of(desk.texts(interaction), match, user_id, panel_id)
