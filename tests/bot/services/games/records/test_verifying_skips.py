"""What the clock laid in a set-up is drawn again from the record, and what was changed is found."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from bot.services.games.folding import Fold
from bot.services.games.records.verifying import VerifiedPart, verify
from bot.storage.games import Status
from bot.storage.log import MadeBy
from engine.record import report
from tests.bot.services.games.records.test_recording import DRAWN_WITH_IDS, record_of
from tests.bot.services.games.test_skipping import (
    TABLES,
    going_on,
    laid_by_player,
    skipped,
    started,
)

Members = dict[str, Any]


def all_skipped(variant: str, players: int) -> Fold:
    """A game in which the clock has laid the whole set-up, and one turn was skipped after it."""
    fold = started(variant, players)
    while fold.game.turns.is_in_set_up:
        fold = skipped(fold)
    return skipped(fold)


def members_of(fold: Fold) -> Members:
    members: Members = json.loads(record_of(fold, Status.FINISHED))
    return members


def laid_by_clock(members: Members) -> list[Members]:
    """The record's placements by the clock."""
    return [
        action
        for action in members["actions"]
        if (action["do"], action.get("by")) == ("place", MadeBy.CLOCK)
    ]


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_a_record_says_what_the_clock_laid_and_leads_to_the_same_game(
    variant: str, players: int
) -> None:
    fold = all_skipped(variant, players)

    text = record_of(fold, Status.FINISHED)

    told = report(text)
    assert told["ok"], told
    assert told["turn"] == fold.game.to_act
    actions = json.loads(text)["actions"]
    assert {action["by"] for action in actions} == {"clock"}
    laid = 3 if variant == "domaine" else players
    assert [action["do"] for action in actions if action["do"] == "place"] == ["place"] * laid


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_what_the_clock_laid_is_drawn_again(variant: str, players: int) -> None:
    fold = all_skipped(variant, players)

    verified = verify(record_of(fold, Status.FINISHED))

    assert verified.differing == ()
    assert len(verified.skipped) == (3 if variant == "domaine" else players)
    assert verified.table == ()
    assert list(verified.skipped) == [
        event.place for turn in fold.turns for event in turn.laid_by_clock
    ]
    told = verified.members()["skipped"]
    assert isinstance(told, list)
    assert [place["do"] for place in told] == ["place"] * len(verified.skipped)


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_a_placement_of_the_clock_that_was_turned_is_found(variant: str, players: int) -> None:
    count = 3 if variant == "domaine" else players
    for number in range(count):
        members = members_of(all_skipped(variant, players))
        changed = laid_by_clock(members)[number]
        changed["turn"] = (changed["turn"] + 1) % 6

        verified = verify(json.dumps(members))

        assert verified.differing == (VerifiedPart.SKIPPED,)
        assert len(verified.skipped) == number + 1


def test_a_placement_of_the_clock_that_is_said_to_be_the_players_moves_the_draws_after_it() -> None:
    members = members_of(all_skipped("terra", 5))
    laid_by_clock(members)[0]["by"] = MadeBy.PLAYER

    assert verify(json.dumps(members)).differing == (VerifiedPart.SKIPPED,)


def test_a_placement_of_a_player_that_is_said_to_be_the_clocks_is_found() -> None:
    fold = laid_by_player(skipped(started("classic", 3)))
    members = members_of(skipped(fold))
    assert verify(json.dumps(members)).differing == ()
    for action in members["actions"]:
        action["by"] = "clock"

    assert verify(json.dumps(members)).differing == (VerifiedPart.SKIPPED,)


@pytest.mark.parametrize("variant", ["classic", "terra", "domaine"])
def test_the_clock_lays_nothing_after_the_set_up(variant: str) -> None:
    fold = all_skipped(variant, 2)
    members = members_of(laid_by_player(fold))
    assert verify(json.dumps(members)).differing == ()
    for action in members["actions"]:
        action["by"] = "clock"

    assert verify(json.dumps(members)).differing == (VerifiedPart.SKIPPED,)


@pytest.mark.parametrize(
    "change",
    [
        lambda place: {**place, "seat": 1},
        lambda place: {**place, "seat": None},
    ],
    ids=["another seat", "the table"],
)
def test_a_placement_of_the_clock_out_of_turn_is_an_illegal_move(
    change: Callable[[Members], Members],
) -> None:
    members = members_of(all_skipped("classic", 2))
    members["actions"][0] = change(members["actions"][0])

    assert verify(json.dumps(members)).differing == (VerifiedPart.MOVES,)


def test_a_second_placement_of_the_clock_in_one_turn_is_found() -> None:
    members = members_of(all_skipped("classic", 2))
    members["actions"].insert(1, members["actions"][0])

    assert verify(json.dumps(members)).differing == (VerifiedPart.SKIPPED,)


@pytest.mark.parametrize("by", [None, 5, ["clock"], {}, "Clock"])
def test_whatever_else_is_said_to_have_made_a_placement_is_not_drawn(by: object) -> None:
    members = members_of(laid_by_player(started("classic", 2)))
    members["actions"][0]["by"] = by

    verified = verify(json.dumps(members))

    assert (verified.differing, verified.skipped) == ((), ())


def test_what_was_taken_back_is_not_counted() -> None:
    before = laid_by_player(started("domaine", 3))
    continuation = going_on(skipped(before))
    continuation.go_back(2, before.revision)
    fold = skipped(continuation.fold())

    verified = verify(record_of(fold, Status.FINISHED))

    assert verified.differing == ()
    assert len(verified.skipped) == 2


def test_without_a_deleted_players_id_it_is_not_drawn_again() -> None:
    members = members_of(all_skipped("terra", 3))
    members["fair_bag"]["former"] = members["fair_bag"]["joined"][:1]

    verified = verify(json.dumps(members))

    assert (verified.differing, verified.lost) == ((), DRAWN_WITH_IDS)
    assert verified.skipped == ()


def test_a_record_of_a_running_game_says_what_the_clock_laid_and_no_seed() -> None:
    text = record_of(all_skipped("terra", 3), Status.RUNNING)

    members = json.loads(text)
    assert len(laid_by_clock(members)) == 3
    assert set(members["fair_bag"]) == {"commitment"}
    assert report(text)["ok"]
