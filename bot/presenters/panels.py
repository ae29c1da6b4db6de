"""Play panels as messages: on turn, while others are, and after a move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.presenters.boards import board_picture, hand_button, last_told
from bot.presenters.message import Button, Message, Question, Style, in_rows, joined
from bot.presenters.moves import what_follows
from bot.presenters.notation import first_move
from bot.presenters.overviews import linked
from bot.presenters.panel import KINDS, Panel
from bot.presenters.panel_ids import PanelId, Step, Wanted
from bot.presenters.panel_rows import PanelRows
from bot.presenters.people import plain_name
from bot.presenters.targets import targets_of, write_target
from bot.services.match import Match, Summary
from bot.texts import Texts


@dataclass(frozen=True, slots=True)
class Beside:
    """What is told beside a panel: what has just been done or why not, and games that wait."""

    lines: tuple[str, ...] = ()
    waiting: tuple[Summary, ...] = ()


NOTHING: Final = Beside()


def panel_message(
    texts: Texts, match: Match, user_id: int, wanted: Wanted, beside: Beside = NOTHING
) -> Message:
    """Return the panel of somebody in a game; whoever is not on turn is shown the board.

    They are offered the first of the games that wait for them.
    """
    view = match.view_for(user_id)
    if not view.legal_actions():
        return _resting(texts, match, user_id, beside)
    panel = Panel(texts, match, view, wanted)
    return Message(
        joined([*beside.lines, *panel.lines()]),
        rows=PanelRows(panel).rows(),
        picture=board_picture(texts, match, last_told(match)),
    )


def question_of(texts: Texts, match: Match, user_id: int, panel_id: PanelId) -> Question:
    """Ask for an action of the panel's mode, with an example."""
    view, mode = match.view_for(user_id), panel_id.wanted.mode
    kind = KINDS.get(mode) if mode else None
    if kind is None:
        example = first_move(view) or ""
    else:
        example = next((write_target(texts, match, one) for one in targets_of(view, kind)), "")
    key = "place" if kind is None else str(mode)
    return Question(
        str(panel_id),
        texts.say("panel-type-title"),
        texts.say(f"panel-type-{key}"),
        texts.say("panel-type-hint", example=example) if example else "",
    )


def _resting(texts: Texts, match: Match, user_id: int, beside: Beside) -> Message:
    view = match.view_for(user_id)
    told, buttons = [*beside.lines, what_follows(texts, match, view)], []
    for summary in beside.waiting[:1]:
        told.append(texts.say("panel-next", game=linked(summary), count=len(beside.waiting)))
        label = texts.say("button-next", game=plain_name(summary.name))
        custom_id = str(PanelId(Step.NEXT, summary.game_id, 0))
        buttons.append(Button(label, custom_id, Style.PRIMARY))
    if any(view.hand):
        buttons.append(hand_button(texts, match))
    return Message(
        joined(told),
        rows=in_rows(buttons),
        picture=board_picture(texts, match, last_told(match)),
    )
