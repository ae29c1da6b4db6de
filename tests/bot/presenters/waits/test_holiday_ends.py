"""The end of a holiday is read in one way or not at all, in the reader's words or in English."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, date, datetime, time, timedelta
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.presenters.waits.holiday_ends import Words, plain, read_until
from bot.services.errors import Refused
from bot.texts import Catalogue

DAY = timedelta(days=1)
NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)
CHRISTMAS_EVE = datetime(2026, 12, 25, tzinfo=UTC)
"""The end of 24 December."""

CATALOGUE = Catalogue()
ENGLISH = CATALOGUE.texts("en")
MONTHS = 12


def read(text: str, language: str = "en", now: datetime = NOW) -> datetime:
    """The end that somebody means whose language is this one."""
    return read_until(text, now, (CATALOGUE.texts(language), ENGLISH))


def refusal(text: str, language: str = "en") -> str:
    """The code with which a text is refused."""
    with pytest.raises(Refused) as refused:
        read(text, language)
    return refused.value.code


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("5", 5),
        ("05", 5),
        ("5 days", 5),
        ("  5   Days ", 5),
        ("5days", 5),
        ("5d", 5),
        ("1 day", 1),
        ("1 week", 7),
        ("2 weeks", 14),
        ("2w", 14),
        ("2 wks.", 14),
        ("31", 31),
        ("9999 weeks", 69993),
    ],
)
def test_days_and_weeks_count_from_now(text: str, days: int) -> None:
    assert read(text) == NOW + days * DAY


@pytest.mark.parametrize(
    "text",
    [
        "24 dec",
        "24 Dec.",
        "24dec",
        "24-Dec",
        "24th of December",
        "the 24th December",
        "December 24",
        "Dec 24",
        "Dec. 24th, 2026",
        "24 dec 2026",
        "24 December, 2026",
        "2026 Dec 24",
        "24.12.",
        "24. 12.",
        "24.12.2026",
        "24. 12. 2026",
        "24.12.26",
        "24/12",
        "12/24",
        "24/12/2026",
        "12/24/2026",
        "24/12/26",
        "24-12-2026",
        "2026-12-24",
        "2026/12/24",
        "2026.12.24",
    ],
)
def test_a_date_lasts_to_its_end(text: str) -> None:
    assert read(text) == CHRISTMAS_EVE


TYPED: Final = {
    "fr": [
        ("5 jours", NOW + 5 * DAY),
        ("5j", NOW + 5 * DAY),
        ("10", NOW + 10 * DAY),
        ("1 semaine", NOW + 7 * DAY),
        ("2 SEM.", NOW + 14 * DAY),
        ("2 weeks", NOW + 14 * DAY),
        ("24 décembre", CHRISTMAS_EVE),
        ("24 de\u0301cembre", CHRISTMAS_EVE),
        ("24 decembre", CHRISTMAS_EVE),
        ("24 DÉC.", CHRISTMAS_EVE),
        ("le 24 déc. 2026", CHRISTMAS_EVE),
        ("24\u202fdéc", CHRISTMAS_EVE),
        ("24 december", CHRISTMAS_EVE),
        ("24th december", CHRISTMAS_EVE),
        ("1er décembre", datetime(2026, 12, 2, tzinfo=UTC)),
        ("24/12", CHRISTMAS_EVE),
        ("24/12/26", CHRISTMAS_EVE),
        ("5 mars", datetime(2027, 3, 6, tzinfo=UTC)),
        ("15 août", datetime(2027, 8, 16, tzinfo=UTC)),
    ],
    "it": [
        ("5 giorni", NOW + 5 * DAY),
        ("5gg", NOW + 5 * DAY),
        ("1 g.", NOW + DAY),
        ("2 settimane", NOW + 14 * DAY),
        ("2 weeks", NOW + 14 * DAY),
        ("24 dicembre", CHRISTMAS_EVE),
        ("24 DIC.", CHRISTMAS_EVE),
        ("il 24 dic 2026", CHRISTMAS_EVE),
        ("fino al 24 dicembre", CHRISTMAS_EVE),
        ("24 di dicembre", CHRISTMAS_EVE),
        ("1º dicembre", datetime(2026, 12, 2, tzinfo=UTC)),
        ("1° dic.", datetime(2026, 12, 2, tzinfo=UTC)),
        ("l’8 dicembre", datetime(2026, 12, 9, tzinfo=UTC)),
        ("fino all'8 dicembre", datetime(2026, 12, 9, tzinfo=UTC)),
        ("5 set", datetime(2027, 9, 6, tzinfo=UTC)),
        ("15 ago", datetime(2027, 8, 16, tzinfo=UTC)),
        ("24/12/26", CHRISTMAS_EVE),
    ],
    "nl": [
        ("5 dagen", NOW + 5 * DAY),
        ("5d", NOW + 5 * DAY),
        ("10 dgn", NOW + 10 * DAY),
        ("1 week", NOW + 7 * DAY),
        ("2 weken", NOW + 14 * DAY),
        ("2 wkn.", NOW + 14 * DAY),
        ("24 december", CHRISTMAS_EVE),
        ("24 dec 2026", CHRISTMAS_EVE),
        ("24 dec.", CHRISTMAS_EVE),
        ("de 24e december", CHRISTMAS_EVE),
        ("24ste dec", CHRISTMAS_EVE),
        ("tot 24 december", CHRISTMAS_EVE),
        ("t/m 24 dec", CHRISTMAS_EVE),
        ("tot en met 24 dec", CHRISTMAS_EVE),
        ("24-12-2026", CHRISTMAS_EVE),
        ("24th december", CHRISTMAS_EVE),
        ("5 mrt", datetime(2027, 3, 6, tzinfo=UTC)),
        ("5 maart", datetime(2027, 3, 6, tzinfo=UTC)),
        ("15 augustus", datetime(2027, 8, 16, tzinfo=UTC)),
        ("3 okt", datetime(2027, 10, 4, tzinfo=UTC)),
    ],
    "es": [
        ("5 días", NOW + 5 * DAY),
        ("1 dia", NOW + DAY),
        ("5d", NOW + 5 * DAY),
        ("2 SEMANAS", NOW + 14 * DAY),
        ("2 sem.", NOW + 14 * DAY),
        ("2 weeks", NOW + 14 * DAY),
        ("24 dic", CHRISTMAS_EVE),
        ("24 Dic.", CHRISTMAS_EVE),
        ("24 de diciembre", CHRISTMAS_EVE),
        ("el 24 de diciembre de 2026", CHRISTMAS_EVE),
        ("hasta el 24 de diciembre del 2026", CHRISTMAS_EVE),
        ("24-dic", CHRISTMAS_EVE),
        ("24 december", CHRISTMAS_EVE),
        ("1.º de diciembre", datetime(2026, 12, 2, tzinfo=UTC)),
        ("1ro de diciembre", datetime(2026, 12, 2, tzinfo=UTC)),
        ("5 setiembre", datetime(2027, 9, 6, tzinfo=UTC)),
        ("5 ene", datetime(2027, 1, 6, tzinfo=UTC)),
        ("24/12", CHRISTMAS_EVE),
    ],
    "de": [
        ("5 Tage", NOW + 5 * DAY),
        ("5T", NOW + 5 * DAY),
        ("1 Tag", NOW + DAY),
        ("10", NOW + 10 * DAY),
        ("1 Woche", NOW + 7 * DAY),
        ("2 WO.", NOW + 14 * DAY),
        ("2 weeks", NOW + 14 * DAY),
        ("24. Dezember", CHRISTMAS_EVE),
        ("24. Dez.", CHRISTMAS_EVE),
        ("24 dez 2026", CHRISTMAS_EVE),
        ("bis zum 24. Dezember", CHRISTMAS_EVE),
        ("am 24ten Dezember", CHRISTMAS_EVE),
        ("24.12.", CHRISTMAS_EVE),
        ("24. december", CHRISTMAS_EVE),
        ("1. Jänner", datetime(2027, 1, 2, tzinfo=UTC)),
        ("5. Feber", datetime(2027, 2, 6, tzinfo=UTC)),
        ("5. März", datetime(2027, 3, 6, tzinfo=UTC)),
        ("5. Maerz", datetime(2027, 3, 6, tzinfo=UTC)),
        ("5. Mrz.", datetime(2027, 3, 6, tzinfo=UTC)),
        ("2. Juno", datetime(2027, 6, 3, tzinfo=UTC)),
    ],
}
"""What readers of a language type, who may type English as well."""


@pytest.mark.parametrize(
    ("language", "text", "end"), [(one, *typed) for one in TYPED for typed in TYPED[one]]
)
def test_readers_type_their_language_or_english(language: str, text: str, end: datetime) -> None:
    assert read(text, language) == end


@pytest.mark.parametrize("text", ["2 sett", "24 sett.", "fino al", "dicembre", "24 o 25 dicembre"])
def test_what_is_no_end_in_italian_or_may_mean_weeks_or_september_is_refused(text: str) -> None:
    assert refusal(text, "it") == "away_unreadable"


def test_the_words_of_another_language_than_the_readers_and_english_are_not_read() -> None:
    assert refusal("2 semaines") == refusal("24 décembre") == "away_unreadable"
    assert refusal("2 settimane") == refusal("24 décembre", "it") == "away_unreadable"


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ("22.11.", datetime(2026, 11, 23, tzinfo=UTC)),
        ("21.11.", datetime(2027, 11, 22, tzinfo=UTC)),
        ("5 jan", datetime(2027, 1, 6, tzinfo=UTC)),
        ("3/3", datetime(2027, 3, 4, tzinfo=UTC)),
    ],
)
def test_a_date_without_a_year_is_the_next_one(text: str, end: datetime) -> None:
    assert read(text) == end


@pytest.mark.parametrize("text", ["29.2.", "29 feb", "Feb 29", "2/29", "29/2"])
@pytest.mark.parametrize(
    ("year", "month", "leap_year"),
    [(2027, 12, 2028), (2028, 2, 2028), (2028, 3, 2032), (2096, 3, 2104)],
)
def test_29_february_is_the_next_there_is(text: str, year: int, month: int, leap_year: int) -> None:
    now = datetime(year, month, 20, tzinfo=UTC)

    assert read(text, now=now) == datetime(leap_year, 3, 1, tzinfo=UTC)


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ("1.1.2020", datetime(2020, 1, 2, tzinfo=UTC)),
        ("0001-01-01", datetime(1, 1, 2, tzinfo=UTC)),
        ("9999-12-30", datetime(9999, 12, 31, tzinfo=UTC)),
        ("9999-12-31", datetime(9999, 12, 31, tzinfo=UTC)),
        ("31 dec 9999", datetime(9999, 12, 31, tzinfo=UTC)),
    ],
)
def test_what_is_over_or_far_off_is_read_all_the_same(text: str, end: datetime) -> None:
    assert read(text) == end


@pytest.mark.parametrize("text", ["03/04", "3/4", "1/12", "12/1/2026", "03/04/26", "03-04-2027"])
def test_what_can_be_two_dates_is_refused(text: str) -> None:
    assert refusal(text) == refusal(text, "fr") == "away_ambiguous"


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", ".", "-", "soon", "tomorrow", "thursday", "next week", "a week", "December"),
        *("0", "0 days", "0w", "-3", "-3 days", "+5", "1.5 weeks", "5 6", "5-7", "10-12", "12-15"),
        *("10 hours", "10h", "90 minutes", "2 months", "1 year", "5 dogs", "5th", "the 24th"),
        *("1.5", "24.12", "24. 12", "1,5", "1/2 week"),
        *("12345", "20261224", "24122026", "9" * 400, "9" * 400 + " days", "24 dec 99999"),
        *("31.2.", "29.2.2027", "2026-13-01", "0000-01-01", "0/1", "13/13", "32 dec", "0 dec"),
        *("1.2.3.4", "24.12.202", "24.12.2", "12.24.", "24/12/202", "26-12-24", "24,12", "24 12"),
        *("20-24 dec", "dec 20-26", "20 dec - 5 jan", "dec 2026", "dec", "-24 dec", "24 dec 18:00"),
        *("24 dec dec", "24 24 dec", "24 dec 26", "24 dec 2026 2026", "24dec!", "_24 dec"),
        *("٥", "５", "५ days", "²", "½", "24² dec", "٢٤ dec", "24/१२", "Ⅻ", "24 dec ٢٠٢٦", "\x00"),
    ],
)
def test_what_is_no_end_is_refused(text: str) -> None:
    assert refusal(text) == refusal(text, "fr") == "away_unreadable"


@pytest.mark.parametrize("language", CATALOGUE.languages)
@given(text=some.text() | some.text("0123456789 ./-,+²٥") | some.text("01239 ./-decjanmw"))
def test_any_text_is_read_or_refused(language: str, text: str) -> None:
    try:
        outcome = read(text, language).tzname()
    except Refused as refused:
        outcome = refused.code

    assert outcome in {"UTC", "away_unreadable", "away_ambiguous"}


@pytest.mark.parametrize("language", CATALOGUE.languages)
@given(day=some.dates(date(2026, 11, 22), date(2027, 11, 21)))
def test_every_date_is_read_with_each_name_of_its_month(language: str, day: date) -> None:
    names = CATALOGUE.texts(language).say("typed-months").split(",")[day.month - 1].split()
    end = datetime.combine(day, time(), UTC) + DAY

    ends = {
        read(text, language)
        for name in names
        for text in (f"{name} {day.day}", f"{day.day} {name}")
    }

    assert ends == {end}


@pytest.mark.parametrize("language", CATALOGUE.languages)
def test_every_language_names_all_months_and_no_word_means_two_things(language: str) -> None:
    texts = CATALOGUE.texts(language)
    keys = ("typed-days", "typed-weeks", "typed-months", "typed-fillers")
    typed = [word for key in keys for word in plain(texts.say(key).replace(",", " ")).split()]

    words = Words.of([texts, ENGLISH])

    assert set(Words.of([texts]).months.values()) == {*range(1, MONTHS + 1)}
    assert [word for word, times in Counter(typed).items() if times > 1] == []
    assert words.fillers & words.months.keys() == set()
