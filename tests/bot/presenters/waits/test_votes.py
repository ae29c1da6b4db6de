"""Votes as they are asked: what each answer would do, and what was seen before an undo."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.presenters.message import Telling
from bot.presenters.overviews import game_waiting, linked
from bot.presenters.people import timestamp
from bot.presenters.telling import Teller
from bot.presenters.waits.votes import vote_message
from bot.services.games.lists import Summary
from bot.services.games.match import Part, Status
from bot.services.games.vote import AGREEING, OFFERED, Answer, Subject, Vote
from bot.services.posting.sending import OwedRow, RowKind
from bot.services.waiting.time_left import TimeLeft
from bot.texts import Catalogue
from engine.events import TilesDrawn
from tests.bot.played import lay_if_possible, match_of, random_play

ROW = OwedRow(1, 1, 1, RowKind.VOTE, 5, 5, None, None, 0, is_outdated=False, body="[[1, 8]]")
VOTE = Vote(Subject.TIME_OUT, 0, 5, (1,), OFFERED[0], Answer.WAIT)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("setup", "key"), [("auto", "skip"), ("players", "skip-set-up")])
def test_a_vote_says_what_each_answer_does(setup: str, key: str, language: str) -> None:
    match = match_of(random_play("classic", 2, seed=1, actions=3 * (setup == "auto"), setup=setup))
    texts = Catalogue().texts(language)
    assert match.public.is_in_set_up == (setup == "players")

    lines = vote_message(Telling(texts, replace(match, vote=VOTE), ROW)).text.splitlines()

    said = [texts.say(f"vote-choice-{choice}") for choice in ("wait", key, "botturn")]
    assert lines[1:4] == said


def test_an_open_vote_is_said_beside_the_time_and_in_the_list_of_games() -> None:
    match = match_of(random_play("classic", 2, seed=1, actions=3))
    texts, until = Catalogue().texts("en"), datetime(2026, 1, 1, tzinfo=UTC)
    listed = Summary(match.where, "classic", Status.RUNNING, None, None, until, 1, is_player=True)
    when = timestamp(until)
    late = replace(listed, is_overdue=True, has_vote=True)
    teller, begin = Teller(texts, match), texts.say("turns-game-overdue", game=linked(listed))

    # Before its message stands nobody knows when it ends.
    said = teller.time(TimeLeft(is_overdue=True, has_vote=True)).splitlines()
    assert said == [texts.say("time-over"), texts.say("vote-opens")]
    assert game_waiting(texts, late) == f"{begin} · {texts.say('turns-vote-opens')}"

    said = teller.time(TimeLeft(is_overdue=True, has_vote=True, vote_until=until)).splitlines()
    assert said == [texts.say("time-over"), texts.say("vote-runs", when=when)]
    waiting = game_waiting(texts, replace(late, vote_until=until))
    assert waiting == f"{begin} · {texts.say('turns-vote', when=when)}"


@pytest.mark.parametrize(
    ("drawn", "key"),
    [
        (TilesDrawn(0, 2), "vote-undo-seen"),
        (TilesDrawn(0, 0), "vote-undo-unseen"),  # the bag was empty
        (TilesDrawn(1, 2), "vote-undo-unseen"),
    ],
)
def test_it_says_whether_the_asker_has_seen_a_drawn_tile(drawn: TilesDrawn, key: str) -> None:
    match = match_of(random_play("classic", 3, 1, 8, lay_if_possible))
    parts = (Part((drawn,)),)
    turn = replace(match.history[-1], seat=0, first_revision=5, last_revision=6, parts=parts)
    vote = Vote(Subject.UNDO, 0, 7, (1, 2), AGREEING, Answer.NO, detail="4")
    asked = replace(match, vote=vote, history=(turn,), revision=7)
    row = replace(ROW, game_id=match.game_id, first_revision=7, last_revision=7, body="")
    texts = Catalogue().texts("en")

    assert texts.say(key) in vote_message(Telling(texts, asked, row)).text
