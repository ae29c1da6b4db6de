"""Messages about seats that change hands: the offer, what became of it, and who plays now."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.presenters.buttons import button, id_of, match_button, play_button
from bot.presenters.ids.codec import NUMBER_36, RESTORE, Written, number, record
from bot.presenters.ids.game_ids import Verb
from bot.presenters.message import (
    Button,
    Entity,
    EntitySelect,
    Message,
    Style,
    Telling,
    in_rows,
    joined,
)
from bot.presenters.pages.rules import RulesId
from bot.presenters.people import mention, mention_of, name_of, plain_name, shown_name, timestamp
from bot.presenters.telling import Teller
from bot.services.errors import Refused
from bot.services.games.match import Match
from bot.services.lobby import Lobby
from bot.services.posting.sending import OwedRow
from bot.services.time.running import OFFER_OPEN
from bot.texts import Texts

_LAST_SEAT: Final = 4

_NUMBER: Final = re.compile(r"([1-9])(?: · .*)?")
"""A seat's number, and perhaps its name as it is completed."""


@dataclass(frozen=True, slots=True)
class SeatId(Written):
    """The list of users who may take over a seat of a game."""

    game_id: int
    seat: int
    restore_id: int | None = None


SEAT_IDS: Final = record(
    "h1:{game_id}:{seat}[@{restore_id}]",
    SeatId,
    game_id=NUMBER_36,
    seat=number(_LAST_SEAT),
    restore_id=RESTORE,
)


def seats_to_hand_over(texts: Texts, match: Match, user_id: int) -> Message:
    """Return a list of users for each seat that somebody may take over, the reader's own first."""
    own = match.seat_of(user_id)
    if match.offer is not None:
        return offered_already(texts, match, user_id)
    rows = []
    for seat, name in sorted(_people(texts, match), key=lambda held: held[0] != own):
        hint = texts.say("replace-hint", name=name)
        if seat == own:
            hint = texts.say("replace-hint-own")
        seat_id = SeatId(match.game_id, seat, match.where.restore_id)
        rows.append(EntitySelect(str(seat_id), Entity.USERS, hint=hint))
    return Message(texts.say("replace-head", game=shown_name(match.where.name)), rows=tuple(rows))


def offered_already(
    texts: Texts, match: Match, user_id: int, *, is_by_manager: bool = False
) -> Message:
    """Say that a seat is offered already, with a button for who may withdraw that offer."""
    asker = None if match.offer is None else match.offer.asker
    may_withdraw = is_by_manager
    if asker is not None:
        may_withdraw = user_id in (match.seats[asker].user_id, match.played_for[asker])
    if not may_withdraw:
        return Message(texts.say("refused-seat-offered"))
    rows = in_rows(withdraw_buttons(texts, match))
    return Message(texts.say("seat-offered-withdraw"), rows=rows)


def seat_names(texts: Texts, match: Match, typed: str) -> list[str]:
    """Return the seats that may change hands, as completions of what was typed."""
    names = [f"{seat + 1} · {name}" for seat, name in _people(texts, match)]
    return [name for name in names if typed.strip().casefold() in name.casefold()]


def _people(texts: Texts, match: Match) -> Iterator[tuple[int, str]]:
    """Yield the seats that may change hands, each with its holder's name."""
    for seat, person in enumerate(match.seats):
        if seat not in match.public.resigned and not match.is_computers(seat):
            yield seat, plain_name(name_of(texts, person, seat))


def read_seat(match: Match, typed: str) -> int:
    """Return the seat that somebody has typed or chosen: its number, or its player's name.

    Raises:
        Refused: ``no_such_seat``.
    """
    text = typed.strip()
    if number := _NUMBER.fullmatch(text):
        return int(number[1]) - 1
    names = [person.name.casefold() for person in match.seats]
    if text and names.count(text.casefold()) == 1:
        return names.index(text.casefold())
    raise Refused("no_such_seat")


def seat_offer_message(telling: Telling[Match]) -> Message:
    """Return the message that offers a seat to the row's user; the row's body is the seat.

    Once the offer is over it calls nobody and has no buttons.
    """
    texts, match, row, until = telling.texts, telling.game, telling.row, telling.time.deadline
    offer, game = match.offer, shown_name(match.where.name)
    called = mention_of(texts, row.user_id or 0)
    if offer is None or offer.revision != row.first_revision:
        is_taken = match.seats[int(row.body)].user_id == row.user_id
        key = "offer-taken" if is_taken else "offer-over"
        return Message(texts.say(key, game=game, name=called), is_silent=True)
    buttons = [
        _button(texts, verb, row, style)
        for verb, style in ((Verb.ACCEPT, Style.PRIMARY), (Verb.DECLINE, Style.SECONDARY))
    ]
    buttons.append(Button(texts.say("button-rules"), str(RulesId(match.terms.variant, 0))))
    owner = Teller(texts, match).owner(int(row.body))
    lines = [
        texts.say("offer-call", mention=called, name=owner, game=game),
        texts.say("offer-what", variant=texts.say(f"variant-{match.terms.variant}")),
        texts.say("offer-until", when=timestamp(until)) if until else "",
    ]
    return Message(joined(lines), rows=in_rows(buttons), pings=_called(row))


def owner_told_message(telling: Telling[Match]) -> Message:
    """Tell an owner that their seat is offered without their yes, and how it stays theirs.

    The row's body is to whom it is offered; they can take it over ``OFFER_OPEN`` before the offer
    ends. If the owner, the row's user, has left the server, the message is for the others.
    """
    texts, match, row, until = telling.texts, telling.game, telling.row, telling.time.deadline
    when = "" if until is None else timestamp(until - OFFER_OPEN)
    if not row.user_id:
        return _others_told(texts, match, row, when)
    owner, guest, game = row.user_id or 0, int(row.body), shown_name(match.where.name)
    way = play_button(texts, match.where, match.revision)
    if owner in match.played_for:
        way = match_button(texts, match, Verb.RETURN, Style.PRIMARY, row_id=row.row_id)
    text = texts.say(
        "offer-owner",
        mention=mention_of(texts, owner),
        game=game,
        guest=mention_of(texts, guest),
        when=when,
    )
    return Message(text, rows=in_rows([way]), pings=_called(row))


def _others_told(texts: Texts, match: Match, row: OwedRow, when: str) -> Message:
    offer = match.offer
    text = texts.say(
        "offer-owner-gone",
        name=Teller(texts, match).owner(offer.seat if offer else 0),
        game=shown_name(match.where.name),
        guest=mention_of(texts, int(row.body)),
        when=when,
    )
    return Message(text, is_silent=True)


def bare_seat_offer(telling: Telling[Lobby]) -> Message:
    """Return the line that offers a seat, without saying whose it is."""
    texts, row = telling.texts, telling.row
    text = telling.say("offer-bare", mention=mention(row.user_id or 0))
    accept = _button(texts, Verb.ACCEPT, row, Style.PRIMARY)
    return Message(text, rows=in_rows([accept]), pings=_called(row))


def offered_answer(texts: Texts, match: Match, user_id: int) -> Message:
    """Confirm to whoever asked for it that a seat is offered, or that others are asked first."""
    vote, guest, offer = match.vote, mention(user_id), match.offer
    if vote is None or vote.decided or offer is not None:
        text = texts.say("done-offered", guest=guest)
        if offer is not None and not offer.has_agreed:
            name = Teller(texts, match).owner(offer.seat)
            text = texts.say("done-offered-later", name=name, guest=guest)
        return Message(text, rows=in_rows(withdraw_buttons(texts, match)))
    names = texts.listed([Teller(texts, match).name(seat) for seat in vote.voters])
    return Message(texts.say("done-asked-to-replace", names=names, guest=guest))


def withdraw_buttons(texts: Texts, match: Match) -> list[Button]:
    """Return the button that withdraws the open offer of a seat, if there is one."""
    if match.offer is None:
        return []
    return [button(texts, id_of(match.where, Verb.WITHDRAW, match.offer.revision))]


def taken_over_answer(texts: Texts, match: Match) -> Message:
    """Welcome somebody who has taken over a seat."""
    text = texts.say("done-taken-over", game=shown_name(match.where.name))
    return Message(text, rows=in_rows([play_button(texts, match.where, match.revision)]))


def _button(texts: Texts, verb: Verb, row: OwedRow, style: Style) -> Button:
    return button(texts, id_of(row, verb, row.first_revision, row.row_id), style)


def _called(row: OwedRow) -> tuple[int, ...]:
    return (row.user_id,) if row.user_id else ()
