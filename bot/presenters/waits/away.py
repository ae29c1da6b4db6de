"""The private panel about one's own holiday."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.presenters.ids.codec import Written, record
from bot.presenters.message import Button, Message, Style, in_rows
from bot.presenters.people import date_and_time
from bot.services.waiting.away import LONGEST, AbsenceRow
from bot.texts import Texts


@dataclass(frozen=True, slots=True)
class AwayId(Written):
    """The button that ends a holiday."""


AWAY_IDS: Final = record("a1:end", AwayId)


def away_message(texts: Texts, absence: AbsenceRow | None) -> Message:
    """Return somebody's panel; ``absence`` is their present holiday."""
    if absence is None:
        return Message(texts.say("away-how", most=LONGEST.days))
    button = Button(texts.say("away-end"), str(AwayId()), Style.PRIMARY)
    return Message(texts.say("away-now", when=date_and_time(absence.until)), in_rows([button]))
