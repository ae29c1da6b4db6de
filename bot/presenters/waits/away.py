"""The private panel about one's own holiday, and how its end is typed."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta
from typing import Final

from bot.presenters.message import Button, Message, Style, in_rows, joined
from bot.presenters.people import date_and_time
from bot.services.away import LONGEST, AbsenceRow
from bot.services.errors import Refused
from bot.texts import Texts

END: Final = "a1:end"
"""The custom id of the button that ends a holiday; there is no other of its family."""

_DAYS: Final = re.compile(r"(\d{1,3})\s*[a-zà-ÿ]*")
_ISO: Final = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_SHORT: Final = re.compile(r"(\d{1,2})[./](\d{1,2})(?:[./](\d{4})?)?")
"""Day, month, and perhaps year."""

_DAY: Final = timedelta(days=1)


def parse_away_id(text: str) -> str | None:
    """Read a custom id; None for whatever is not that of a holiday's button."""
    return text if text == END else None


def read_until(text: str, now: datetime) -> datetime:
    """Return the end of a holiday that somebody has typed: so many days from now on, or a date.

    A date lasts to its end in UTC; without a year it is the next one.

    Raises:
        Refused: ``away_unreadable``.
    """
    typed = text.strip().lower()
    if match := _DAYS.fullmatch(typed):
        return now + int(match[1]) * _DAY
    try:
        if match := _ISO.fullmatch(typed):
            return _end_of(date(int(match[1]), int(match[2]), int(match[3])))
        if match := _SHORT.fullmatch(typed):
            day, month, year = int(match[1]), int(match[2]), int(match[3] or now.year)
            end = _end_of(date(year, month, day))
            return end if match[3] or end > now else _end_of(date(year + 1, month, day))
    except ValueError:
        pass
    raise Refused("away_unreadable")


def away_message(texts: Texts, absence: AbsenceRow | None, *, is_changed: bool = False) -> Message:
    """Return somebody's panel; ``absence`` is their present holiday."""
    if absence is None:
        ended = texts.say("away-ended") if is_changed else ""
        return Message(joined([ended, texts.say("away-how", most=LONGEST.days)]))
    button = Button(texts.say("away-end"), END, Style.PRIMARY)
    return Message(texts.say("away-now", when=date_and_time(absence.until)), in_rows([button]))


def _end_of(day: date) -> datetime:
    return datetime(day.year, day.month, day.day, tzinfo=UTC) + _DAY
