"""The private panel about one's own holiday."""

from __future__ import annotations

from typing import Final

from bot.presenters.message import Button, Message, Style, in_rows
from bot.presenters.people import date_and_time
from bot.services.waiting.away import LONGEST, AbsenceRow
from bot.texts import Texts

END: Final = "a1:end"
"""The custom id of the button that ends a holiday; there is no other of its family."""


def parse_away_id(text: str) -> str | None:
    """Read a custom id; None for whatever is not that of a holiday's button."""
    return text if text == END else None


def away_message(texts: Texts, absence: AbsenceRow | None) -> Message:
    """Return somebody's panel; ``absence`` is their present holiday."""
    if absence is None:
        return Message(texts.say("away-how", most=LONGEST.days))
    button = Button(texts.say("away-end"), END, Style.PRIMARY)
    return Message(texts.say("away-now", when=date_and_time(absence.until)), in_rows([button]))
