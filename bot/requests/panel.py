"""What people do on the play panel; each click redraws it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import discord

from bot.presenters.ids.panel import Mode, PanelId, PanelVerb, Wanted
from bot.presenters.message import Message
from bot.presenters.moves import describe_done
from bot.presenters.notation import read_move
from bot.presenters.panel.messages import NO_NOTES, Notes, panel_in_words, panel_message
from bot.presenters.panel.panel import KINDS, Panel
from bot.presenters.panel.targets import read_target, targets_of
from bot.presenters.refusals import refusal_text
from bot.presenters.waits.votes import back_question
from bot.requests.changes import Shown, carry_out
from bot.requests.desk import Desk
from bot.services.errors import Refused
from bot.services.games.match import Done, Match
from bot.services.games.seat_changes import Read
from bot.texts import Texts
from engine.actions import Action, Again, End
from engine.errors import IllegalAction
from engine.game import View

FIRST: Final = Wanted()
"""Nothing chosen yet."""


async def open_panel(desk: Desk, interaction: discord.Interaction, match: Match) -> Message:
    """Show the panel of a game with nothing chosen yet."""
    return _panel(desk, interaction, match, notes=await _notes(desk, interaction, match))


async def show(
    desk: Desk, interaction: discord.Interaction, panel_id: PanelId, values: Sequence[str] = ()
) -> Message:
    """Show the panel as a click asks for; ``values`` are what was chosen in a select."""
    match = await desk.match_of(interaction, panel_id.game_id)
    if not match.is_fresh(panel_id.revision):
        return await _anew(desk, interaction, match, Refused("stale"))
    texts, view = desk.texts(interaction), match.view_for(interaction.user.id)
    wanted = Panel(texts, match, view, panel_id.wanted).picked(values)
    return _panel(desk, interaction, match, wanted)


async def act(desk: Desk, interaction: discord.Interaction, panel_id: PanelId) -> Message:
    """Carry out what the panel showed when it was clicked, and nothing else.

    Raises:
        Refused: the game cannot be shown.
    """
    read = _panel_reader(desk.texts(interaction), panel_id)
    match = await desk.match_of(interaction, panel_id.game_id)
    acting = partial(desk.matches.act, read=read, revision=panel_id.revision)
    shown = Shown(partial(_after, desk, interaction), partial(_anew, desk, interaction, match))
    return await carry_out(interaction, match, acting, shown)


async def show_typed(
    desk: Desk, interaction: discord.Interaction, panel_id: PanelId, text: str
) -> Message:
    """Show the panel with what was typed in its mode chosen; nothing is carried out.

    Raises:
        Refused: as ``act``.
    """
    match = await desk.match_of(interaction, panel_id.game_id)
    if not match.is_fresh(panel_id.revision):
        return await _anew(desk, interaction, match, Refused("stale"))
    if (refused := match.refusal_off_turn(interaction.user.id)) is not None:
        return await _anew(desk, interaction, match, refused)
    mode, texts = panel_id.wanted.mode, desk.texts(interaction)
    try:
        action = _typed(texts, match, match.view_for(interaction.user.id), mode, text)
    except Refused as unread:
        return await _anew(desk, interaction, match, unread, Wanted(mode))
    panel = Panel(texts, match, match.view_for(interaction.user.id), Wanted(mode))
    return _panel(desk, interaction, match, panel.wanted_for(action))


def _typed(texts: Texts, match: Match, view: View, mode: Mode | None, text: str) -> Action:
    """Return the legal action, as a panel lists it, that a text means in a mode.

    Raises:
        Refused: it means none.
    """
    kind = KINDS.get(mode or Mode.PLACE)
    if kind is None:
        return read_move(text, view)
    action = read_target(texts, match, view, kind, text)
    targets = targets_of(view, kind)
    if action in targets:
        return action
    try:
        view.after(action)
    except IllegalAction as error:
        raise Refused.by_the_rules(error) from error
    group = view.board.group_name_at(action.disc)
    return next(other for other in targets if view.board.group_name_at(other.disc) == group)


async def undo(desk: Desk, interaction: discord.Interaction, panel_id: PanelId) -> Message:
    """Undo the asker's last action, and show the panel with nothing chosen yet.

    Raises:
        Refused: as ``act``.
    """
    match = await desk.match_of(interaction, panel_id.game_id)
    notes = Notes((desk.texts(interaction).say("panel-undone"),))

    async def present(done: Done) -> Message:
        return _panel(desk, interaction, done.match, notes=notes)

    undoing = partial(desk.matches.undo, revision=panel_id.revision)
    shown = Shown(present, partial(_anew, desk, interaction, match))
    return await carry_out(interaction, match, undoing, shown)


def _panel_reader(texts: Texts, panel_id: PanelId) -> Read:
    """Return a ``Read`` for what a panel has shown, if it would show the same now."""

    def read(match: Match, view: View) -> list[Action]:
        match panel_id.verb:
            case PanelVerb.END:
                return [End()]
            case PanelVerb.AGAIN:
                return [Again()]
            case _:
                pass
        panel = Panel(texts, match, view, panel_id.wanted)
        if not panel.is_as_wanted:
            raise Refused("stale")
        ending = [End()] if panel_id.verb is PanelVerb.DO_AND_END else []
        return [*panel.actions, *ending]

    return read


async def _after(desk: Desk, interaction: discord.Interaction, done: Done) -> Message:
    """Describe what was done, and show the panel for the rest of the turn or for the next game."""
    said = describe_done(desk.texts(interaction), done)
    notes = await _notes(desk, interaction, done.match, *said)
    return _panel(desk, interaction, done.match, notes=notes)


async def _anew(
    desk: Desk,
    interaction: discord.Interaction,
    match: Match,
    refused: Refused,
    wanted: Wanted = FIRST,
) -> Message:
    """Say why nothing was done, and show a panel of the game as it is now."""
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
    """Return the asker's panel, as a picture or in words, as they have chosen.

    Whoever has a computer playing for them is asked whether they are back.
    """
    if match.seat_played_for(interaction.user.id) is not None:
        return back_question(desk.texts(interaction), match)
    show = panel_in_words if desk.is_text_first(interaction) else panel_message
    return show(desk.texts(interaction), match, interaction.user.id, wanted, notes)


async def _notes(desk: Desk, interaction: discord.Interaction, match: Match, *lines: str) -> Notes:
    """Return what a panel says besides: some lines, and the other games that wait."""
    waiting = await desk.lists.waiting_for(interaction.user.id, None)
    others = (summary for summary in waiting if summary.game_id != match.game_id)
    return Notes(lines, tuple(others))
