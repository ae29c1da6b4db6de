"""What people do by tapping on the play panel, which each click shows anew."""

from __future__ import annotations

from typing import Final

import discord

from bot.presenters.message import Message
from bot.presenters.moves import describe_done
from bot.presenters.panel.messages import NO_NOTES, Notes, panel_in_words, panel_message
from bot.presenters.panel.panel import KINDS, Panel
from bot.presenters.panel_ids import Mode, PanelId, PanelVerb, Wanted, picked
from bot.presenters.refusals import refusal_text
from bot.requests import games
from bot.requests.desk import Desk, require_permissions
from bot.services.errors import Refused
from bot.services.games.match import Done, Match
from engine.actions import Action, Again, End

FIRST: Final = Wanted()
"""Where nothing has been chosen yet."""


async def open_panel(desk: Desk, interaction: discord.Interaction, match: Match) -> Message:
    """Show the panel of a game as it begins."""
    return _panel(desk, interaction, match, notes=await _notes(desk, interaction, match))


async def show(
    desk: Desk, interaction: discord.Interaction, panel_id: PanelId, value: str | None
) -> Message:
    """Show what a click asks for; ``value`` was chosen in a select."""
    match = await desk.match_of(interaction, panel_id.game_id)
    if not match.is_fresh(panel_id.revision):
        return await _anew(desk, interaction, match, Refused("stale"))
    wanted = panel_id.wanted if value is None else picked(panel_id.wanted, value)
    return _panel(desk, interaction, match, wanted)


async def act(desk: Desk, interaction: discord.Interaction, panel_id: PanelId) -> Message:
    """Carry out what the panel showed when it was clicked, and nothing else.

    Raises:
        Refused: the game cannot be shown.
    """
    match = await desk.match_of(interaction, panel_id.game_id)
    user_id, revision = interaction.user.id, panel_id.revision
    try:
        require_permissions(interaction, match.channel_id)
        done = await desk.matches.done_by(match.game_id, interaction.id)
        if done is None:
            actions = _actions(desk, interaction, match, panel_id)
            done = await desk.matches.act(
                match.game_id, user_id, actions, interaction_id=interaction.id, revision=revision
            )
    except Refused as refused:
        return await _anew(desk, interaction, match, refused)
    return await _after(desk, interaction, done)


async def undo(desk: Desk, interaction: discord.Interaction, panel_id: PanelId) -> Message:
    """Take back what the asker did last, and show the panel as it was.

    Raises:
        Refused: as ``act``.
    """
    match = await desk.match_of(interaction, panel_id.game_id)
    user_id, revision = interaction.user.id, panel_id.revision
    try:
        require_permissions(interaction, match.channel_id)
        done = await desk.matches.undo(
            match.game_id, user_id, interaction_id=interaction.id, revision=revision
        )
    except Refused as refused:
        return await _anew(desk, interaction, match, refused)
    notes = Notes((desk.texts(interaction).say("panel-undone"),))
    return _panel(desk, interaction, done.match, notes=notes)


async def act_as_typed(
    desk: Desk, interaction: discord.Interaction, panel_id: PanelId, text: str
) -> Message:
    """Carry out what was typed in a panel's mode, unless the game has gone on since it was asked.

    Raises:
        Refused: as ``act``.
    """
    match = await desk.match_of(interaction, panel_id.game_id)
    kind = KINDS.get(panel_id.wanted.mode or Mode.PLACE)
    if kind is None:
        read = games.move_reader(match, text)
    else:
        read = games.target_reader(desk.texts(interaction), match, kind, text)
    try:
        require_permissions(interaction, match.channel_id)
        done = await games.carry_out(desk, interaction, match, read, panel_id.revision)
    except Refused as refused:
        return await _anew(desk, interaction, match, refused, Wanted(panel_id.wanted.mode))
    return await _after(desk, interaction, done)


def _actions(
    desk: Desk, interaction: discord.Interaction, match: Match, panel_id: PanelId
) -> list[Action]:
    match panel_id.verb:
        case PanelVerb.END:
            return [End()]
        case PanelVerb.AGAIN:
            return [Again()]
        case _:
            pass
    view = match.view_for(interaction.user.id)
    panel = Panel(desk.texts(interaction), match, view, panel_id.wanted)
    if panel.action is None or not panel.is_as_wanted:
        raise Refused("stale")
    return [panel.action, End()] if panel_id.verb is PanelVerb.DO_AND_END else [panel.action]


async def _after(desk: Desk, interaction: discord.Interaction, done: Done) -> Message:
    """Tell what was done, and go on with the turn or with the next game."""
    texts, user_id = desk.texts(interaction), interaction.user.id
    notes = await _notes(desk, interaction, done.match, *describe_done(texts, done, user_id))
    return _panel(desk, interaction, done.match, notes=notes)


async def _anew(
    desk: Desk,
    interaction: discord.Interaction,
    match: Match,
    refused: Refused,
    wanted: Wanted = FIRST,
) -> Message:
    """Say why nothing was done, and show the panel as it is now."""
    why = refusal_text(desk.texts(interaction), refused, match.guild_id)
    present = await desk.matches.load(match.game_id)
    notes = await _notes(desk, interaction, present, why)
    return _panel(desk, interaction, present, wanted, notes)


def _panel(
    desk: Desk,
    interaction: discord.Interaction,
    match: Match,
    wanted: Wanted = FIRST,
    notes: Notes = NO_NOTES,
) -> Message:
    """Return the asker's panel in the form in which they want it."""
    show = panel_in_words if desk.is_text_first(interaction) else panel_message
    return show(desk.texts(interaction), match, interaction.user.id, wanted, notes)


async def _notes(desk: Desk, interaction: discord.Interaction, match: Match, *lines: str) -> Notes:
    """Return what is told with a panel: some lines, and the other games that wait."""
    waiting = await desk.matches.waiting_for(interaction.user.id, interaction.guild_id)
    others = (summary for summary in waiting if summary.game_id != match.game_id)
    return Notes(lines, tuple(others))
