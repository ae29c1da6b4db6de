"""Answers to whoever has acted: what the action did, the new board, and what may follow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.presenters.boards import board_picture, newest_turn
from bot.presenters.buttons import act_buttons, id_of, match_button
from bot.presenters.ids.game_ids import Verb
from bot.presenters.in_words.board import describe_seats
from bot.presenters.in_words.text_pages import words_button
from bot.presenters.message import Button, Message, Style, in_rows, joined
from bot.presenters.people import name_of, plain_name, shown_name
from bot.presenters.telling import Teller
from bot.services.games.match import Done, Match
from bot.texts import Texts
from engine.actions import Action, Again, End, Keep, Place
from engine.events import Event, TurnEnded
from engine.game import View
from engine.hexes import disc_name


def done_message(texts: Texts, done: Done, user_id: int, *, is_text_first: bool = False) -> Message:
    """Return what a player is shown about their own action."""
    lines = describe_done(texts, done)
    return open_turn_message(texts, done.match, user_id, lines, is_text_first=is_text_first)


def describe_done(texts: Texts, done: Done) -> list[str]:
    """Describe to a player what they did, and whether their turn is over."""
    match = done.match
    own = _until_the_end_of_turn(done.events)
    lines = []
    if deeds := Teller(texts, match).deeds.describe(own):
        lines.append(texts.say("done-deeds", deeds=texts.in_clauses(deeds)))
    if any(isinstance(event, TurnEnded) for event in own):
        lines.append(texts.say("done-ended"))
    return lines


def open_turn_message(
    texts: Texts, match: Match, user_id: int, lines: list[str], *, is_text_first: bool = False
) -> Message:
    """Return some lines and what may follow, with the present board and buttons to act."""
    view = match.view_for(user_id)
    buttons = _buttons(texts, match, view.legal_actions())
    return present_message(texts, match, view, lines, is_text_first=is_text_first, buttons=buttons)


def present_message(  # noqa: PLR0913
    texts: Texts,
    match: Match,
    view: View,
    lines: list[str],
    *,
    is_text_first: bool,
    buttons: Sequence[Button] = (),
) -> Message:
    """Return some lines and what may follow, with the present board and buttons to look.

    Whoever can play or plan has a button for that, and behind it further ``buttons``. With
    ``is_text_first`` it also describes each seat, and offers the board in words.
    """
    act = [] if view.seat is None else act_buttons(texts, match, match.seats[view.seat].user_id)
    hand = [match_button(texts, match, Verb.HAND)] if any(view.hand) else []
    way = words_button(texts, match) if is_text_first else match_button(texts, match, Verb.BOARD)
    summary = describe_seats(Teller(texts, match)) if is_text_first else []
    return Message(
        joined([*lines, what_follows(texts, match, view), *summary]),
        rows=in_rows([*act, *buttons, *hand, way]),
        picture=board_picture(texts, match, newest_turn(match)),
    )


def resign_question(texts: Texts, match: Match, seat: int) -> Message:
    """Ask whether the player at a seat really wants to resign, and say what that does.

    Another button is the way back.
    """
    resign = match_button(texts, match, Verb.RESIGN, Style.DANGER)
    question = texts.say("resign-question", game=shown_name(match.where.name))
    text = joined([question, _after_resigning(texts, match, seat)])
    return Message(text, rows=in_rows([resign, match_button(texts, match, Verb.STAY)]))


def _after_resigning(texts: Texts, match: Match, seat: int) -> str:
    """Say what becomes of a game, for the others, if a seat resigns."""
    teller, after = Teller(texts, match), match.without(seat)
    if after.public.outcome is not None:
        names = teller.names(after.winners) if after.winners else ""
        return texts.say("resign-ends", names=names, count=len(after.winners))
    how, seats = teller.goes_on(after.public.resigned)
    names = texts.listed([teller.owner(left) for left in seats])
    return texts.say(f"resign-{how}", names=names)


def _until_the_end_of_turn(events: tuple[Event, ...]) -> list[Event]:
    """Return the events of the actor's own turn, without those that follow it."""
    own: list[Event] = []
    for event in events:
        own.append(event)
        if isinstance(event, TurnEnded):
            break
    return own


def _buttons(texts: Texts, match: Match, actions: Sequence[Action]) -> list[Button]:
    """Return a button for each action that can be done without choosing anything more."""
    buttons: list[Button] = []
    for action in actions:
        match action:
            case End():
                buttons.insert(0, match_button(texts, match, Verb.END))
            case Again():
                buttons.append(match_button(texts, match, Verb.AGAIN))
            case Keep():
                buttons.append(_keep_button(texts, match, action))
            case _:
                pass
    return buttons


def _keep_button(texts: Texts, match: Match, keep: Keep) -> Button:
    """Return the button that lets a pawn stay; its label says if that also ends the turn."""
    seat = match.public.to_act
    is_last = seat is not None and match.leaves_only_end(seat, keep)
    holder = match.public.pieces[keep.disc]
    owner = plain_name(name_of(texts, match.seats[holder], holder))
    key = "button-keep-and-end" if is_last else "button-keep"
    label = texts.say(key, owner=owner, disc=disc_name(keep.disc))
    custom_id = replace(id_of(match.where, Verb.KEEP, match.revision), disc=keep.disc)
    return Button(label, str(custom_id), Style.PRIMARY)


def what_follows(texts: Texts, match: Match, view: View) -> str:
    """Tell somebody what they may do now, or whom the game waits for."""
    actions = view.legal_actions()
    kinds = list(dict.fromkeys(action.word for action in actions))
    match kinds:
        case []:
            key = "follows-over" if view.outcome else "follows-next"
            if view.seat is None and not view.outcome:
                key = "follows-guest"
            elif match.waits_for is not None and match.waits_for.is_computer:
                key = "follows-computer"
            return texts.say(key, whose=Teller(texts, match).whose_turn())
        case ["place"]:
            return texts.say("follows-place")
        case ["keep"]:
            return texts.say("follows-keep")
        case _:
            pass
    if kinds == ["place", "end"] and view.counts_points:
        place = next(action for action in actions if isinstance(action, Place))
        return texts.say("follows-place-or-end", price=view.preview(place).price)
    deeds = [texts.say(f"may-{kind}") for kind in kinds if kind != "end"]
    return texts.say("follows-some", deeds=tuple(deeds))
