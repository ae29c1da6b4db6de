"""In a set-up by players the bot lays for whoever is skipped, and the game goes on."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path
from typing import Final

import pytest

from bot.services.games.causes import by_player
from bot.services.games.check import check_all
from bot.services.games.match import Match
from bot.services.games.records.verifying import VerifiedPart, verify
from bot.services.games.vote import Answer
from bot.services.lobby import Pace
from bot.storage import clocks, log
from bot.storage.clocks import ClockKind
from bot.storage.log import MadeBy
from bot.storage.outbox import RowKind
from engine.actions import End
from engine.record import report
from tests.bot.services.clock import Clock
from tests.bot.services.games.records.test_recording import exported
from tests.bot.services.world import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    DEE,
    EVA,
    World,
    first_placement,
    open_world,
    proposal,
)
from tests.bot.stored_games import stored_fold

DAY: Final = timedelta(days=1).total_seconds()
GUESTS: Final = (BOB, CEM, DEE, EVA)
TABLES: Final = [("classic", 2), ("classic", 4), ("terra", 2), ("terra", 5), ("domaine", 3)]


async def start(world: World, variant: str, players: int) -> Match:
    asked = proposal(pace=Pace.DAY, setup="players", variant=variant)
    match = await world.start(*GUESTS[: players - 1], asked=asked)
    await world.settle()
    return match


async def let_skip(world: World, match: Match) -> Match:
    """Let the time of whoever is on turn run out, and all others want the turn to be skipped."""
    late = match
    for _ in range(2):  # after a restart the time since the last sign of life is given back
        if late.vote is None or late.vote.decided:
            await world.pass_time(DAY)
            late = match = await world.matches.load(match.game_id)
    assert late.vote is not None
    for seat in late.vote.voters:
        if match.vote is None or match.vote.decided:
            break
        who = late.seats[seat].user_id
        number, given = late.vote.revision, Answer.SKIP
        match = (
            await world.votes.answer(match.game_id, who, number, given, world.interaction())
        ).match
        await world.settle()
    return match


async def skip_set_up(world: World, match: Match) -> Match:
    for _ in match.seats:
        if match.public.is_in_set_up:
            match = await let_skip(world, match)
    assert not match.public.is_in_set_up
    return match


async def play_out(world: World, match: Match) -> Match:
    """Everybody lays one tile a turn where they can, until the game is over."""
    while match.public.outcome is None:
        assert match.waits_for is not None
        legal = match.view_for(match.waits_for.user_id).legal_actions()
        is_begun = not match.history[-1].is_finished
        action = End() if is_begun and End() in legal else legal[0]
        match = (await world.act(match, action)).match
    await world.settle()
    return match


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "players"), TABLES)
async def test_a_game_in_which_everybody_is_skipped_in_the_set_up_is_played_to_its_end(
    lasting: World, variant: str, players: int
) -> None:
    match = await skip_set_up(lasting, await start(lasting, variant, players))
    laid = 3 if variant == "domaine" else players
    assert match.public.to_act == (1 if variant == "terra" else 0)
    assert await check_all(lasting.database) == (1, [])
    await play_out(lasting, match)

    text = await exported(lasting, match.game_id)

    verified, told = verify(text), report(text)
    assert (told["ok"], told["over"]) == (True, True), told
    assert verified.differing == ()
    assert len(verified.skipped) == laid
    assert await check_all(lasting.database) == (1, [])


@pytest.mark.parametrize(("variant", "players"), TABLES)
async def test_each_is_called_on_a_board_of_their_own(
    lasting: World, variant: str, players: int
) -> None:
    match = await start(lasting, variant, players)

    while match.public.is_in_set_up:
        match = await let_skip(lasting, match)

        assert match.waits_for is not None
        assert lasting.courier.kinds(CHANNEL)[-2:] == [RowKind.DECIDED, RowKind.TURN]
        board = lasting.courier.channels[CHANNEL][-1].row
        assert board.user_id == match.waits_for.user_id
        told = match.turns_in(board.first_revision, board.last_revision)
        assert [bool(turn.laid_by_clock) for turn in told] == [True]
        clock = await clocks.get(lasting.database.reader, match.game_id, ClockKind.TURN)
        assert clock is not None
        assert (clock.user_id, clock.stage) == (board.user_id, 0)
        assert clock.deadline == lasting.clock.now() + timedelta(days=1)


@pytest.mark.parametrize(("variant", "players"), TABLES)
async def test_nobody_may_take_back_what_the_bot_laid(
    lasting: World, variant: str, players: int
) -> None:
    match = await start(lasting, variant, players)

    while match.public.is_in_set_up:
        match = await let_skip(lasting, match)

        assert match.may_take_back == frozenset()
        assert not match.is_undo_free


async def test_of_a_dealer_who_has_begun_the_bot_lays_the_rest(
    lasting: World,
) -> None:
    match = await start(lasting, "domaine", 3)
    match = (await lasting.act(match, first_placement(match))).match
    await lasting.pass_time(200)
    assert lasting.courier.kinds(CHANNEL)[-1] is RowKind.DRAFT

    match = await let_skip(lasting, match)

    entries = await log.entries(lasting.database.reader, match.game_id)
    laid = [entry.made_by for entry in entries if " r" in entry.body]
    assert laid == [MadeBy.PLAYER, MadeBy.CLOCK, MadeBy.CLOCK]
    assert RowKind.DRAFT not in lasting.courier.kinds(CHANNEL)
    assert match.waits_for == match.seats[0]


async def test_a_restart_after_each_skip_changes_nothing(path: Path) -> None:
    clock = Clock()
    for number in range(4):
        async with open_world(path, clock, first=9000 + 100 * number) as world:
            await world.outbox.resume(world.courier)
            await world.clocks.resume()
            match = await world.matches.load(1) if number else await start(world, "terra", 4)
            match = await let_skip(world, match)
            fold = await stored_fold(world.database, match.game_id)
            found = await check_all(world.database)

    laying = [step for step in fold.steps if step.laid_by_clock]
    legal = [fold.at(step.entry.revision - 1).game.legal_actions() for step in laying]
    drawn = [fold.origin.draws.skipped_placement(*of_all) for of_all in enumerate(legal)]
    assert [step.entry.body for step in laying] == [str(place) for place in drawn]
    assert len(drawn) == 4
    assert found == (1, [])


async def test_with_nobody_to_ask_a_servers_default_skips_in_a_set_up_too(world: World) -> None:
    match = await start(world, "classic", 3)
    world.server.gone.update((BOB.user_id, CEM.user_id))
    world.default_of = lambda _: Answer.SKIP

    await world.votes.time_out(match.game_id, match.revision)

    match = await world.matches.load(match.game_id)
    assert match.waits_for == BOB
    assert [bool(turn.laid_by_clock) for turn in match.history] == [True]


async def test_a_board_tells_what_the_bot_laid_and_what_a_computer_player_did_then(
    lasting: World,
) -> None:
    await lasting.computers.resume()
    asked = proposal(pace=Pace.DAY, setup="players")
    match = await lasting.start_with_computers(1, asked, BOB)
    match = await lasting.take_turn(match)
    await lasting.settle()

    await let_skip(lasting, match)

    match = await lasting.matches.load(match.game_id)
    board = lasting.courier.channels[CHANNEL][-1].row
    told = match.turns_in(board.first_revision, board.last_revision)
    assert (board.kind, board.user_id) == (RowKind.TURN, ANN.user_id)
    assert [(turn.seat, bool(turn.laid_by_clock)) for turn in told] == [(1, True), (2, False)]
    assert await check_all(lasting.database) == (1, [])


async def test_a_changed_placement_of_the_bot_is_found_out(lasting: World) -> None:
    match = await skip_set_up(lasting, await start(lasting, "classic", 2))
    await lasting.matches.resign(match.game_id, BOB.user_id, by_player(lasting.interaction()))
    members = json.loads(await exported(lasting, match.game_id))
    assert verify(json.dumps(members)).differing == ()
    first = members["actions"][0]

    first["turn"] = (first["turn"] + 1) % 6

    assert verify(json.dumps(members)).differing == (VerifiedPart.SKIPPED,)
