"""Votes as they are asked: what each answer would do."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.presenters.waits.votes import vote_message
from bot.services.games.votes import OFFERED, Answer, Subject, Vote
from bot.services.posting.courier import Row, RowKind
from bot.texts import Catalogue
from tests.bot.played import match_of, random_play

ROW = Row(1, 1, 1, RowKind.VOTE, 5, 5, None, None, 0, is_outdated=False, body="[[1, 8]]")
VOTE = Vote(Subject.TIME_OUT, 0, 5, (1,), OFFERED[0], Answer.WAIT)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("setup", "key"), [("auto", "skip"), ("players", "skip-set-up")])
def test_a_vote_says_what_each_answer_does(setup: str, key: str, language: str) -> None:
    match = match_of(random_play("classic", 2, seed=1, actions=3 * (setup == "auto"), setup=setup))
    texts = Catalogue().texts(language)
    assert match.public.is_in_set_up == (setup == "players")

    lines = vote_message(texts, replace(match, vote=VOTE), ROW, None).text.splitlines()

    said = [texts.say(f"vote-choice-{choice}") for choice in ("wait", key, "botturn")]
    assert lines[1:4] == said
