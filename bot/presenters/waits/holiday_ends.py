"""The end of a holiday as people type it: so many days or weeks, or a date.

Words may be those of several languages; the catalogue has them. What cannot be read, or can be read
in two ways, is refused, never guessed.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Final

from bot.services.errors import Refused
from bot.texts import Texts

_DAY: Final = timedelta(days=1)
_WEEK: Final = timedelta(weeks=1)

# Digits are written out: \d would also be those of other scripts.
_SPAN: Final = re.compile(r"([0-9]{1,4})(?: ?([^\W\d_]+)\.?)?")
_PARTS: Final = re.compile(r"[0-9]+|[^\W\d_]+|[^ .,/-]")

_DAY_AND_MONTH: Final = re.compile(r"([0-9]{1,2})\. ?([0-9]{1,2})\.(?: ?([0-9]{4}|[0-9]{2}))?")
"""A date with dots begins with the day. Without its last dot it could be one and a half days."""

_YEAR_FIRST: Final = re.compile(r"([0-9]{4})([-/.])([0-9]{1,2})\2([0-9]{1,2})")

_EITHER_FIRST: Final = (
    re.compile(r"([0-9]{1,2})/([0-9]{1,2})(?:/([0-9]{4}|[0-9]{2}))?"),
    re.compile(r"([0-9]{1,2})-([0-9]{1,2})-([0-9]{4})"),
)
"""With these signs some begin with the day, others with the month. ``10-12`` may be a range."""

_ORDERS: Final = frozenset({"nm", "mn", "nmn", "mnn"})
"""In which order the numbers of a date and the name of its month may stand.

The day is the one with at most two digits, so a year has four: ``Dec 20-26`` is a range.
"""

_LONGEST_DAY: Final = 2
_LENGTH_OF_A_YEAR: Final = 4
_CENTURY: Final = 2000

_YEARS_AHEAD: Final = 9
"""Within so many years every date comes, also 29 February, which 2100 lacks."""


@dataclass(frozen=True, slots=True)
class Words:
    """The words that may be typed, in the form that ``plain`` gives them.

    ``months`` count from 1; ``fillers`` may stand in a date and say nothing.
    """

    units: Mapping[str, timedelta]
    months: Mapping[str, int]
    fillers: frozenset[str]

    @classmethod
    def of(cls, languages: Iterable[Texts]) -> Words:
        """Return the words of some languages; the first that knows a word says what it means."""
        units: dict[str, timedelta] = {}
        months: dict[str, int] = {}
        fillers: set[str] = set()
        for texts in languages:
            for unit, typed in ((_DAY, texts.say("typed-days")), (_WEEK, texts.say("typed-weeks"))):
                for word in plain(typed).split():
                    units.setdefault(word, unit)
            for number, names in enumerate(plain(texts.say("typed-months")).split(","), start=1):
                for word in names.split():
                    months.setdefault(word, number)
            fillers.update(plain(texts.say("typed-fillers")).split())
        return cls(units, months, frozenset(fillers))


@dataclass(frozen=True, slots=True)
class _Reading:
    """A way to read a date; nobody has looked yet whether there is such a day."""

    day: int
    month: int
    year: int | None = None

    def from_today(self, today: date) -> date | None:
        """Return the date, without a year the next one; None if there is none."""
        if self.year is not None:
            return _date(self.year, self.month, self.day)
        years = range(today.year, today.year + _YEARS_AHEAD)
        dates = (_date(year, self.month, self.day) for year in years)
        return next((found for found in dates if found and found >= today), None)


def read_until(typed: str, now: datetime, languages: Iterable[Texts]) -> datetime:
    """Return the end of a holiday that somebody has typed at ``now``, an aware UTC instant.

    Days and weeks count from ``now``. A date lasts to its end in UTC; without a year it is the
    next one. Words may be those of the ``languages``, in this order. Whether somebody may be away
    for so long is not asked here, and a date with a year may be over.

    Raises:
        Refused: ``away_unreadable``; ``away_ambiguous`` if it can be two dates.
    """
    text, words = plain(typed), Words.of(languages)
    if span := _span(text, words):
        return now + span
    readings = (reading.from_today(now.date()) for reading in _readings(text, words))
    dates = {found for found in readings if found}
    if len(dates) > 1:
        raise Refused("away_ambiguous")
    if not dates:
        raise Refused("away_unreadable")
    return _end_of(dates.pop())


def plain(text: str) -> str:
    """Return a text in small letters, without accents, with single spaces between its words."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return " ".join("".join(sign for sign in letters if not unicodedata.combining(sign)).split())


def _span(text: str, words: Words) -> timedelta | None:
    """Return the days or weeks that were typed; a bare number is one of days."""
    match = _SPAN.fullmatch(text)
    unit = (words.units.get(match[2]) if match[2] else _DAY) if match else None
    return int(match[1]) * unit if match and unit else None


def _readings(text: str, words: Words) -> list[_Reading]:
    """Return all ways to read a typed date."""
    if match := _YEAR_FIRST.fullmatch(text):
        return [_Reading(int(match[4]), int(match[3]), int(match[1]))]
    if match := _DAY_AND_MONTH.fullmatch(text):
        return [_Reading(int(match[1]), int(match[2]), _year(match[3]))]
    for pattern in _EITHER_FIRST:
        if match := pattern.fullmatch(text):
            first, second, year = int(match[1]), int(match[2]), _year(match[3])
            return [_Reading(first, second, year), _Reading(second, first, year)]
    return _with_a_name(text, words)


def _with_a_name(text: str, words: Words) -> list[_Reading]:
    """Return the way to read a date whose month is a word, if there is one."""
    parts = [part for part in _PARTS.findall(text) if part not in words.fillers]
    kinds = ["m" if part in words.months else "n" if _is_number(part) else "?" for part in parts]
    if "".join(kinds) not in _ORDERS or not text[0].isalnum():
        return []
    month = words.months[parts[kinds.index("m")]]
    day, *years = sorted(filter(_is_number, parts), key=len)
    if len(day) > _LONGEST_DAY or any(len(year) != _LENGTH_OF_A_YEAR for year in years):
        return []
    return [_Reading(int(day), month, _year(*years))]


def _is_number(part: str) -> bool:
    return part.isascii() and part.isdecimal()


def _year(digits: str | None = None) -> int | None:
    """Return a year of four digits or of two, which are those of this century."""
    if digits is None:
        return None
    return int(digits) if len(digits) == _LENGTH_OF_A_YEAR else _CENTURY + int(digits)


def _date(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _end_of(day: date) -> datetime:
    """Return when a date ends in UTC; that of the very last one no datetime can hold."""
    return datetime.combine(min(day, date.max - _DAY), time(), UTC) + _DAY
