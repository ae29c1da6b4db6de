"""Play panels as messages: for the seat on turn, for others, and after a move."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bot.presenters.boards import FILE_NAME, board_picture, newest_turn
from bot.presenters.ids.panel_ids import PanelId, PanelVerb, Wanted
from bot.presenters.labels import hand_labels
from bot.presenters.message import (
    Button,
    Message,
    Picture,
    Question,
    Style,
    framed,
    in_rows,
    joined,
    picture_of,
)
from bot.presenters.moves import present_message
from bot.presenters.notation import first_move
from bot.presenters.overviews import linked
from bot.presenters.panel.naming import KINDS
from bot.presenters.panel.panel import Panel
from bot.presenters.panel.picture_in_words import in_words
from bot.presenters.panel.placing import Placing
from bot.presenters.panel.rows import PanelRows
from bot.presenters.panel.targets import targets_of, write_target
from bot.presenters.people import plain_name
from bot.services.games.lists import Summary
from bot.services.games.match import Match
from bot.services.pictures import PanelDrawing
from bot.texts import Texts
from engine.actions import DiscAction, Place
from engine.hexes import cell_name
from renderer.choice import Choice, Ghost, OwnTiles


@dataclass(frozen=True, slots=True)
class Notes:
    """What stands above a panel: what was just done or refused, and other games that wait."""

    lines: tuple[str, ...] = ()
    waiting: tuple[Summary, ...] = ()


NO_NOTES: Final = Notes()


def panel_message(
    texts: Texts,
    match: Match,
    user_id: int,
    wanted: Wanted,
    notes: Notes = NO_NOTES,
) -> Message:
    """Return the play panel of one person; anybody not on turn gets the board.

    It offers the first of their other games that wait for them.
    """
    return _message(Panel(texts, match, match.view_for(user_id), wanted), notes)


def panel_in_words(
    texts: Texts, match: Match, user_id: int, wanted: Wanted, notes: Notes = NO_NOTES
) -> Message:
    """Return the same for somebody who wants words first: with all that the picture shows."""
    panel = Panel(texts, match, match.view_for(user_id), wanted, is_text_first=True)
    return _message(panel, notes)


def _message(panel: Panel, notes: Notes) -> Message:
    texts, match, is_text_first = panel.texts, panel.match, panel.is_text_first
    if not panel.legal:
        lines = list(notes.lines)
        message = present_message(texts, match, panel.view, lines, is_text_first=is_text_first)
        return _offering_next(texts, message, notes)
    return choosing_message(panel, notes)


def choosing_message(panel: Panel, notes: Notes = NO_NOTES) -> Message:
    """Return a panel on which something can be chosen: to do it, or to plan it."""
    words = in_words(panel) if panel.is_text_first else []
    return Message(
        framed(joined([*notes.lines, *panel.lines(), *_explained(panel)]), words),
        rows=PanelRows(panel).rows(),
        picture=_picture(panel),
    )


def _explained(panel: Panel) -> list[str]:
    """Explain what the first tiles are for."""
    return [panel.texts.say("panel-set-up")] if panel.view.is_in_set_up else []


def _picture(panel: Panel) -> Picture:
    """Return a picture of the choice, of the other choices, and of the last placements."""
    texts, match, action = panel.texts, panel.match, panel.action
    if action is None and not panel.composed:
        return board_picture(texts, match, newest_turn(match))
    turns = newest_turn(match)
    drawing = PanelDrawing(
        snapshot=(match.game_id, match.revision),
        view=panel.view if panel.composed else match.public,
        # Two seats may have put the same together: each sees its own piece.
        ahead=(panel.view.seat, panel.composed) if panel.composed else (None, ()),
        choice=Choice() if action is None else _choice(panel, action),
        recent=tuple(event for turn in turns for event in turn.events),
    )
    return picture_of(drawing, f"{FILE_NAME}-panel-r{match.revision}", _alt_text(panel))


def _alt_text(panel: Panel) -> str:
    """Describe the picture of a panel: what its action, or what is put together, would do."""
    texts = panel.texts
    if panel.action is None and panel.ahead is not None:
        return " ".join(panel.ahead.lines(texts, panel.match))
    effect = panel.forecast.plain.describe(*panel.actions)
    named = texts.listed([panel.named(one) for one in panel.actions])
    return texts.say("panel-picture", action=named, effect=effect)


def _choice(panel: Panel, action: Place | DiscAction) -> Choice:
    """Return what the picture marks as chosen and as possible."""
    if not isinstance(action, Place):
        targets = tuple(other.disc for other in panel.targets)
        chosen = (one.disc for one in panel.actions if not isinstance(one, Place))
        return Choice(targets=targets, chosen=tuple(chosen))
    discs = panel.forecast.done(action).discs
    label = panel.texts.say("panel-spot", cell=cell_name(action.cell), turn=action.turn)
    spots = tuple(cell for cell in panel.spots.cells if cell != action.cell)
    slots = panel.view.to_lay
    tiles = OwnTiles(slots, hand_labels(panel.texts, slots, len(slots)).faces)
    ways = tuple(Placing(panel, action).drawn())
    return Choice(Ghost(action, discs, label), spots, tiles=tiles, ways=ways)


def question_of(panel: Panel, custom_id: PanelId) -> Question:
    """Return the question for an action in a panel's mode, with an example."""
    texts, view, mode = panel.texts, panel.view, custom_id.wanted.mode
    kind = KINDS.get(mode) if mode else None
    if kind is None:
        example = first_move(view) or ""
    else:
        named = (write_target(texts, panel.match, one, view) for one in targets_of(view, kind))
        example = next(named, "")
    key = "place" if kind is None else str(mode)
    return Question(
        str(custom_id),
        texts.say("panel-type-title"),
        texts.say(f"panel-type-{key}"),
        texts.say("panel-type-hint", example=example) if example else "",
        "" if kind is None else texts.say("panel-sides"),
    )


def _offering_next(texts: Texts, message: Message, notes: Notes) -> Message:
    """Add an offer of the first game that waits, if any does."""
    if not notes.waiting:
        return message
    summary, count = notes.waiting[0], len(notes.waiting)
    following = texts.say("panel-next", game=linked(summary), count=count)
    label = texts.say("button-next", game=plain_name(summary.where.name))
    where = summary.where
    on = PanelId(PanelVerb.NEXT, where.game_id, 0, restore_id=where.restore_id)
    button = Button(label, str(on), Style.PRIMARY)
    text = joined([message.text, following])
    return replace(message, text=text, rows=in_rows([button, *message.buttons]))
