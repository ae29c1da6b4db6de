"""Answers to whoever has acted: what it did, the new board, and what may follow."""

from __future__ import annotations

from bot.presenters.boards import board_picture, hand_button, last_told
from bot.presenters.custom_ids import CustomId, Verb
from bot.presenters.message import Button, Message, Style, joined
from bot.presenters.people import shown_name
from bot.presenters.telling import Teller, told_effect
from bot.services.match import Done, Match
from bot.texts import Texts
from engine.actions import End, Place
from engine.events import TilePlaced, TurnEnded
from engine.game import View
from engine.hexes import cell_name


def done_message(texts: Texts, done: Done, user_id: int) -> Message:
    """Return what a player is told about what they did."""
    match, seat = done.match, done.match.seat_of(user_id)
    own = tuple(
        event for event in done.events if isinstance(event, TilePlaced) and event.seat == seat
    )
    lines = []
    if own:
        cells = texts.listed([cell_name(event.place.cell) for event in own])
        lines.append(texts.say("done-placed", cells=cells, effect=told_effect(texts, own)))
    if any(isinstance(event, TurnEnded) and event.seat == seat for event in done.events):
        lines.append(texts.say("done-ended"))
    return open_turn_message(texts, match, user_id, lines)


def open_turn_message(texts: Texts, match: Match, user_id: int, lines: list[str]) -> Message:
    """Return some lines and what may follow, with the present board and buttons for it."""
    view = match.view_for(user_id)
    actions = view.legal_actions()
    buttons = [hand_button(texts, match)] if any(view.hand) else []
    if End() in actions:
        end = CustomId(Verb.END, match.game_id, match.revision)
        buttons.insert(0, Button(texts.say("button-end"), str(end), Style.PRIMARY))
    return Message(
        joined([*lines, _what_follows(texts, match, view)]),
        buttons=tuple(buttons),
        picture=board_picture(texts, match, last_told(match)),
    )


def resign_question(texts: Texts, match: Match) -> Message:
    """Ask whether somebody really wants to resign."""
    button = Button(
        texts.say("button-resign"),
        str(CustomId(Verb.RESIGN, match.game_id, match.revision)),
        Style.DANGER,
    )
    return Message(texts.say("resign-question", game=shown_name(match.name)), buttons=(button,))


def _what_follows(texts: Texts, match: Match, view: View) -> str:
    actions = view.legal_actions()
    place = next((action for action in actions if isinstance(action, Place)), None)
    if not actions:
        key = "follows-over" if view.outcome else "follows-next"
        return texts.say(key, whose=Teller(texts, match).whose_turn())
    if place is None:
        return texts.say("follows-end")
    if End() not in actions:
        return texts.say("follows-place")
    return texts.say("follows-place-or-end", price=view.preview(place).price)
