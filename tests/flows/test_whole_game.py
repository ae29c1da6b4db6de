"""A whole game of classic Dalapapa, played through the real client."""

import hashlib
import json
import re

import pytest

from bot.services.games.fairness import Draws
from engine.actions import parse_action
from engine.variants import VARIANTS
from tests.flows.whole_game import TURNS_OF_TWO_STEPS, WholeGame

pytestmark = pytest.mark.xdist_group("played")  # they share one costly fixture

SHOWN = re.compile(r"\b[0-9a-f]{16}\b")


def test_a_game_of_three_is_played_to_its_end_without_a_fault(played: WholeGame) -> None:
    outcome = played.final.public.outcome

    assert outcome is not None
    assert outcome.reason == "target"
    assert max(played.final.public.scores) >= 60
    assert set(played.turns) == set(played.joined)
    assert played.faults == 0


def test_the_channel_reads_lobby_start_one_message_a_turn_result(played: WholeGame) -> None:
    assert len(played.standing) == 1 + 1 + len(played.turns)


def test_each_turn_calls_its_player_once_and_the_result_nobody(played: WholeGame) -> None:
    called = [message.pings for message in played.posted if message.pings]

    assert called == [(user_id,) for user_id in played.turns]
    assert played.posted[-1].pings == ()


def test_only_drafts_come_silently(played: WholeGame) -> None:
    silent = [message for message in played.posted if message.is_silent]

    assert len(silent) == len(TURNS_OF_TWO_STEPS)
    assert not {message.text for message in silent} & set(played.standing)


def test_no_text_may_call_anybody_but_whose_turn_it_is(played: WholeGame) -> None:
    bodies = [json.loads(sent.text) for sent in played.sent if '"content": ' in sent.text]

    opened = [body.get("data", body)["allowed_mentions"] for body in bodies]

    assert [mentions["parse"] for mentions in opened] == [[]] * len(opened)
    assert [mentions["users"] for mentions in opened if mentions["users"]] == [
        [user_id] for user_id in played.turns
    ]


def test_the_seed_in_the_result_is_the_one_the_lobby_was_bound_to(played: WholeGame) -> None:
    seed, commitment = played.final.seed or "", played.final.commitment

    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == commitment
    assert SHOWN.findall(played.posted[0].text) == [commitment[:16]]
    assert SHOWN.findall(played.standing[-1]) == [commitment[:16]]
    assert [text for text in played.standing if seed in text] == []


def test_the_result_lets_anybody_replay_the_game_from_its_seed(played: WholeGame) -> None:
    seed, start_id = played.final.seed or "", played.final.start_id
    variant = VARIANTS["classic"]
    draws = Draws(bytes.fromhex(seed), start_id, tuple(map(str, played.joined)))
    game = variant.start(3, {"setup": "auto"}, draws.shuffled("bag", variant.tiles))

    for text in played.actions:
        game.apply(game.to_act, parse_action(text))

    assert start_id == played.start_id
    assert game.scores() == played.final.public.scores
    assert [person.user_id for person in played.final.seats] == draws.shuffled(
        "seats", played.joined
    )


def test_the_result_ranks_all_players_by_their_points(played: WholeGame) -> None:
    view = played.final.public
    result = played.standing[-1]

    places = [
        result.index(f"{view.ranks[seat]}\\. {person.name}: **{view.scores[seat]}**")
        for seat, person in sorted(enumerate(played.final.seats), key=lambda it: view.ranks[it[0]])
    ]

    assert places == sorted(places)
