"""Boards, My view, its words, /game info and /turns say how long a turn lasts, or who is away."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.presenters.boards import board_message, turn_message
from bot.presenters.in_words.text_ids import TextId
from bot.presenters.in_words.text_pages import text_message
from bot.presenters.message import Message
from bot.presenters.overviews import match_info, waiting_message
from bot.presenters.people import date_and_time, timestamp
from bot.services.games.lists import Summary
from bot.services.games.match import Match
from bot.services.waiting.time_left import NO_LIMIT, TimeLeft
from bot.storage.games import Pace, Status, Whereabouts
from bot.texts import Catalogue
from tests.bot.played import lay_if_possible, match_of, random_play
from tests.bot.presenters.owed import telling

WHEN = datetime(2026, 12, 24, 18, tzinfo=UTC)
STAMP = timestamp(WHEN)
LANGUAGES = ("en", "fr")


@pytest.fixture(scope="module")
def match() -> Match:
    return match_of(random_play("classic", 2, 1, 8, lay_if_possible))


def shown(match: Match, language: str, time: TimeLeft) -> dict[str, Message]:
    """What says how much time the player on turn has left."""
    texts, stranger = Catalogue().texts(language), 99
    return {
        "board": turn_message(telling(texts, match, match.history, 1, time=time)),
        "My view": board_message(texts, match, stranger, time=time),
        "My view in words": text_message(texts, match, stranger, TextId(match.game_id), time),
        "info": match_info(texts, match, 1, None, time),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deadline_is_a_timestamp_of_discords(match: Match, language: str) -> None:
    said = Catalogue().texts(language).say("time-left", when=STAMP)

    for where, message in shown(match, language, TimeLeft(deadline=WHEN)).items():
        assert said in message.text.splitlines(), where
    assert f"<t:{int(WHEN.timestamp())}:R>" in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("pace", "key"), [(Pace.DAY, "away-until"), (Pace.NONE, "away-until-untimed")]
)
def test_who_is_away_is_named_with_the_end_of_the_holiday(
    match: Match, language: str, pace: Pace, key: str
) -> None:
    match = replace(match, terms=replace(match.terms, pace=pace))
    assert match.waits_for is not None
    texts = Catalogue().texts(language)
    said = texts.say(key, name=match.waits_for.name, when=date_and_time(WHEN))

    for where, message in shown(match, language, TimeLeft(away_until=WHEN)).items():
        assert said in message.text.splitlines(), where
    assert f"<t:{int(WHEN.timestamp())}:f>" in said


def test_who_is_away_is_on_turn_and_not_called(match: Match) -> None:
    assert match.waits_for is not None
    called = shown(match, "en", TimeLeft(deadline=WHEN))["board"]
    away = shown(match, "en", TimeLeft(away_until=WHEN))["board"]

    assert called.pings == (match.waits_for.user_id,)
    assert away.pings == ()
    assert f"<@{match.waits_for.user_id}>" not in away.text
    assert match.waits_for.name in away.text


def test_without_a_limit_nothing_is_said_of_one(match: Match) -> None:
    for message in shown(match, "en", NO_LIMIT).values():
        assert "Deadline" not in message.text
        assert "away" not in message.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_turns_shows_the_time_left_or_since_when_a_game_waits(match: Match, language: str) -> None:
    since = datetime(2026, 12, 20, tzinfo=UTC)
    assert match.waits_for is not None
    games = [
        Summary(
            where=Whereabouts(number, 1, 2, f"Game {number}"),
            variant="classic",
            status=Status.RUNNING,
            user_id=match.waits_for.user_id,
            user_name=match.waits_for.name,
            since=since,
            message_id=3,
            is_player=True,
            deadline=deadline,
        )
        for number, deadline in ((1, WHEN), (2, None))
    ]

    _, timed, unlimited = waiting_message(Catalogue().texts(language), games).text.splitlines()

    assert STAMP in timed
    assert timestamp(since) not in timed
    assert timestamp(since) in unlimited
