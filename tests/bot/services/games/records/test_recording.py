"""Records of stored games: whole when a game is over, and without a secret while it runs."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.services.games.causes import by_player
from bot.services.games.fairness import commitment_of
from bot.services.games.folding import Fold, UnknownRules
from bot.services.games.records.archive import Archive
from bot.services.games.records.recording import recorded
from bot.services.games.records.verifying import NoProof, VerifiedPart, verify
from bot.storage import games, lobbies, log
from bot.storage.games import GameRow, SeatOrder, Status, Whereabouts
from bot.storage.people.former import FORMER
from engine.actions import End
from engine.errors import BadRecord
from engine.record import parse_record, report
from tests.bot.services.games.test_undo_folding import plays_with_undos
from tests.bot.services.games.undoing import best_placement, undo
from tests.bot.services.privacy.life import FAY, privacy_of
from tests.bot.services.world import BOB, CEM, DEE, EVA, World, proposal
from tests.bot.stored_games import stored_fold

pytestmark = pytest.mark.slow

NAMES = ("Ann", "Bob", "Cem", "Dee", "Eve")
DRAWN_WITH_IDS = (VerifiedPart.SEATS, VerifiedPart.BAG, VerifiedPart.TABLE, VerifiedPart.SKIPPED)


def row_of(fold: Fold, status: Status) -> GameRow:
    """The row under which such a game would be stored."""
    draws = fold.origin.draws
    return GameRow(
        where=Whereabouts(1, 70, 80, "Blue Heron"),
        status=status,
        terms=fold.origin.terms,
        host_id=1,
        seed=draws.seed,
        commitment=commitment_of(draws.seed),
        created_at=datetime(2026, 1, 1, tzinfo=UTC),
        rules=3,
        start_id=draws.start_id,
    )


def record_of(fold: Fold, status: Status) -> str:
    entries = [step.entry for step in fold.steps]
    return recorded(
        row_of(fold, status), fold.origin.joined, entries, NAMES[: fold.game.seats.count]
    )


async def exported(world: World, game_id: int) -> str:
    """What is written of a game as it is stored now."""
    row = await games.get(world.database.reader, game_id)
    assert row is not None
    joined = await lobbies.members(world.database.reader, game_id)
    entries = await log.entries(world.database.reader, game_id)
    return recorded(row, joined, entries, NAMES[: len(joined)])


@given(folds=plays_with_undos())
def test_a_record_leads_to_the_same_game(folds: list[Fold]) -> None:
    fold = folds[-1]
    scores = fold.game.scores()

    finished = report(record_of(fold, Status.FINISHED))
    running = report(record_of(fold, Status.RUNNING))

    for told in (finished, running):
        assert told["ok"], told
        assert told["scores"] == list(scores)
        assert told["ranks"] == list(fold.game.seats.ranks(scores))
        assert told["actions"] == sum(step.is_action for step in fold.steps)
    assert finished["turn"] == fold.game.to_act


@given(folds=plays_with_undos())
def test_everything_that_chance_decided_follows_from_the_record(folds: list[Fold]) -> None:
    fold = folds[-1]

    verified = verify(record_of(fold, Status.FINISHED))

    assert verified.differing == ()
    assert verified.proof.draws == fold.origin.draws
    assert verified.bag == tuple(fold.origin.draws.shuffled("bag", type(fold.game).tiles))
    by_table = [
        step.entry.body for step in fold.steps if step.is_action and step.entry.seat is None
    ]
    assert [str(place) for place in verified.table] == by_table
    by_clock = [event.place for step in fold.steps for event in step.laid_by_clock]
    assert list(verified.skipped) == by_clock


@given(folds=plays_with_undos(), data=st.data())
def test_a_record_of_a_running_game_tells_nothing_that_is_hidden(
    folds: list[Fold], data: st.DataObject
) -> None:
    fold = data.draw(st.sampled_from(folds))
    game, draws = fold.game, fold.origin.draws
    laid = {tile.tile for tile in game.board.tiles()}
    hidden = [tile for tile in type(game).tiles if tile not in laid]

    text = record_of(fold, Status.RUNNING)

    assert json.loads(text)["bag"] is None
    assert set(json.loads(text)["fair_bag"]) == {"commitment"}
    assert draws.seed.hex() not in text
    assert [tile for tile in hidden if tile in text] == []
    assert fold.game.fingerprint() not in text
    with pytest.raises(NoProof):
        verify(text)


@pytest.mark.parametrize("variant", ["classic", "terra", "domaine"])
async def test_a_stored_game_with_an_undo_and_resignations_is_recorded_whole(
    world: World, variant: str
) -> None:
    asked = proposal(SeatOrder.RANDOM, variant=variant)
    match = await world.start(BOB, CEM, DEE, asked=asked)
    for _ in range(6):
        match = (await world.act(match, best_placement(match))).match
        if match.is_undo_free:
            match = (await undo(world, match)).match
            match = (await world.act(match, best_placement(match))).match
        while match.waits_for and not match.history[-1].is_finished:
            match = (await world.act(match, End())).match
    running = await exported(world, match.game_id)
    for person in match.seats[:3]:
        await world.matches.resign(match.game_id, person.user_id, by_player(world.interaction()))
    game = (await stored_fold(world.database, match.game_id)).game

    text = await exported(world, match.game_id)

    told = report(text)
    assert (told["ok"], told["over"]) == (True, True), told
    assert told["scores"] == list(game.scores())
    assert told["ranks"] == list(game.seats.ranks(game.scores()))
    assert verify(text).differing == ()
    assert report(running)["ok"]
    assert json.loads(running)["bag"] is None
    assert json.loads(text)["name"] == match.where.name
    assert json.loads(text)["seats"] == list(NAMES[:4])


async def test_the_record_of_a_game_that_is_over_says_how_it_came_out(world: World) -> None:
    match = await world.start(BOB, CEM)
    names, archive = NAMES[:3], Archive(world.database)
    for _ in range(7):
        match = await world.take_turn(match)
    running = await archive.record_of(match.game_id, names, match.ranking)
    for who in (0, 1):
        cause = by_player(world.interaction())
        leaving = match.seats[who].user_id
        match = (await world.matches.resign(match.game_id, leaving, cause)).match

    text = await archive.record_of(match.game_id, names, match.ranking)

    assert "result" not in json.loads(running)
    assert json.loads(text)["result"] == {
        "winners": [2],
        "ranks": [2, 2, 1],
        "out": ["resigned", "resigned", None],
    }
    assert parse_record(text).winners == match.winners == (2,)
    assert verify(text).differing == ()


async def test_who_sat_at_the_start_is_told_though_the_seat_was_handed_over(world: World) -> None:
    match = await world.start(BOB, CEM)
    await world.play_out(match)
    fold = await stored_fold(world.database, match.game_id)
    entries = [step.entry for step in fold.steps]
    given_away = replace(entries[0], revision=len(entries) + 1, body=str(EVA.user_id))

    text = recorded(
        row_of(fold, Status.FINISHED), fold.origin.joined, [*entries, given_away], NAMES[:3]
    )

    assert json.loads(text)["fair_bag"]["seated"] == [str(user) for user in fold.owners]
    assert verify(text).differing == ()


async def test_what_was_drawn_with_a_deleted_players_id_is_kept_and_not_computed_again(
    world: World,
) -> None:
    match = await world.play_out(await world.start(FAY, asked=proposal(SeatOrder.RANDOM)))
    before = json.loads(await exported(world, match.game_id))

    await privacy_of(world).delete(FAY.user_id)

    text = await exported(world, match.game_id)
    members, verified = json.loads(text), verify(text)
    former = str(FORMER.start)
    named = before["fair_bag"]
    renamed = {
        part: [former if name == str(FAY.user_id) else name for name in named[part]]
        for part in ("joined", "seated")
    }
    assert members["fair_bag"] == {**named, **renamed, "former": [former]}
    assert (members["bag"], members["actions"]) == (before["bag"], before["actions"])
    assert (verified.differing, verified.lost) == ((), DRAWN_WITH_IDS)
    assert report(text)["ok"]
    members["fair_bag"]["seed"] = "00" * 32
    members["actions"].append(members["actions"][-1])
    assert verify(json.dumps(members)).differing == (VerifiedPart.COMMITMENT, VerifiedPart.MOVES)


async def test_a_running_game_with_a_kept_bag_tells_nothing_that_is_hidden(world: World) -> None:
    match = await world.start(FAY, BOB)
    cause = by_player(world.interaction())
    await world.matches.resign(match.game_id, FAY.user_id, cause)
    await privacy_of(world).delete(FAY.user_id)
    game = (await stored_fold(world.database, match.game_id)).game
    laid = {tile.tile for tile in game.board.tiles()}

    text = await exported(world, match.game_id)

    assert json.loads(text)["bag"] is None
    assert set(json.loads(text)["fair_bag"]) == {"commitment"}
    assert [tile for tile in type(game).tiles if tile in text and tile not in laid] == []


async def test_a_lobby_has_no_record(world: World) -> None:
    lobby = await world.open_lobby()
    row = await games.get(world.database.reader, lobby.game_id)
    assert row is not None

    with pytest.raises(UnknownRules):
        recorded(row, [1], [], NAMES[:1])


@pytest.fixture
async def members(world: World) -> dict[str, Any]:
    """The record of a finished game, as it is read."""
    match = await world.play_out(await world.start(BOB, asked=proposal(SeatOrder.RANDOM)))
    members: dict[str, Any] = json.loads(await exported(world, match.game_id))
    return members


async def test_another_seed_agrees_with_nothing(members: dict[str, Any]) -> None:
    found = []
    for byte in range(16):
        members["fair_bag"]["seed"] = f"{byte:02x}" * 32
        found.append(set(verify(json.dumps(members)).differing))

    assert all({VerifiedPart.COMMITMENT, VerifiedPart.BAG} <= differing for differing in found)
    # By chance a seed may seat people as theirs did.
    assert any(VerifiedPart.TABLE in differing for differing in found)


async def test_two_tiles_of_the_bag_that_changed_places_are_found(members: dict[str, Any]) -> None:
    members["bag"][-2:] = reversed(members["bag"][-2:])

    assert verify(json.dumps(members)).differing == (VerifiedPart.BAG,)


async def test_seats_in_another_order_are_found(members: dict[str, Any]) -> None:
    members["fair_bag"]["seated"].reverse()

    assert verify(json.dumps(members)).differing == (VerifiedPart.SEATS,)


async def test_a_placement_of_the_table_that_was_chosen_is_found(members: dict[str, Any]) -> None:
    first = members["actions"][0]
    first["turn"] = (first["turn"] + 1) % 6

    assert verify(json.dumps(members)).differing == (VerifiedPart.TABLE,)


async def test_an_illegal_move_is_found(members: dict[str, Any]) -> None:
    members["actions"].append(members["actions"][-1])

    assert verify(json.dumps(members)).differing == (VerifiedPart.MOVES,)


@pytest.mark.parametrize(
    ("member", "value"),
    [
        ("seed", "00"),
        ("seed", "no hex"),
        ("seed", None),
        ("start", "soon"),
        ("joined", 5),
        ("joined", ["é"]),
        ("order", "sideways"),
        ("seated", None),
        ("former", 5),
    ],
)
async def test_a_record_that_cannot_be_computed_again_is_refused(
    members: dict[str, Any], member: str, value: object
) -> None:
    members["fair_bag"][member] = value

    with pytest.raises(NoProof):
        verify(json.dumps(members))


async def test_what_is_no_record_is_refused(members: dict[str, Any]) -> None:
    del members["fair_bag"]

    with pytest.raises(NoProof):
        verify(json.dumps(members))
    with pytest.raises(BadRecord):
        verify("{}")
