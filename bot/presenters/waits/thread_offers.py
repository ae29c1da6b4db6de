"""The offer to play a second game of a channel in a thread; its button carries what was asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from bot.presenters.buttons import match_button
from bot.presenters.ids.codec import (
    NUMBER_36,
    Written,
    flag,
    number,
    one_of,
    plain,
    record,
    seen_as,
    word,
)
from bot.presenters.ids.game_ids import Verb
from bot.presenters.message import Button, Message, Style, in_rows
from bot.presenters.refusals import refusal_text
from bot.services.errors import Refused
from bot.services.games.match import Match
from bot.services.lobby import Pace, SeatOrder, Terms
from bot.texts import DEFAULT_LANGUAGE, Texts
from engine.variants import VARIANTS, is_known

Options = Mapping[str, int | str]


@dataclass(frozen=True, slots=True)
class OfferId(Written):
    """What somebody asked for with an interaction that was refused; at most 100 characters.

    The language is not kept: what is read has the default one.
    """

    interaction_id: int
    terms: Terms


def _offer(interaction_id: int, terms: Terms) -> OfferId:
    """Return what an id means; one without a number of seats means as many as there can be."""
    if not is_known(terms.variant, terms.options):
        raise ValueError(terms)
    most = terms.most_seats or VARIANTS[terms.variant].most
    return OfferId(interaction_id, replace(terms, most_seats=most))


def _read_options(text: str) -> Options:
    parts = (part.partition("=") for part in text.split(",") if part)
    return {name: int(value) if value.isdecimal() else value for name, _, value in parts}


def _write_options(options: Options) -> str:
    return ",".join(f"{name}={value}" for name, value in sorted(options.items()))


OFFER_IDS: Final = record(
    "n1:{interaction_id}:{terms}",
    _offer,
    interaction_id=NUMBER_36,
    terms=record(
        "{variant}:{most_seats}:{order}:{invite_only}:{pace}:{options}",
        partial(Terms, language=DEFAULT_LANGUAGE),
        variant=one_of(VARIANTS),
        most_seats=number(9),
        order=word(SeatOrder),
        invite_only=flag("0", "1"),
        pace=word(Pace),
        options=seen_as(plain("[0-9a-z=,]*"), _read_options, _write_options),
    ),
)
OfferId.codec = OFFER_IDS


def offer_message(texts: Texts, refused: Refused, offer: OfferId) -> Message:
    """Say which game is in the channel already, and offer to open the other one in a thread."""
    button = Button(texts.say("button-new-thread"), str(offer), Style.PRIMARY)
    return Message(refusal_text(texts, refused), rows=in_rows([button]))


def thread_offer(texts: Texts, refused: Refused, match: Match) -> Message:
    """Say which game is in the channel already, and offer to ask for the rematch in a thread."""
    button = match_button(texts, match, Verb.REMATCH_THREAD, Style.PRIMARY)
    return Message(refusal_text(texts, refused), rows=in_rows([button]))
