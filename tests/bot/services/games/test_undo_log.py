"""An undo is an entry of the log: it counts once, outlives restarts, and is checked."""

import asyncio

import pytest

from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.games.check import check_all
from bot.services.games.player_acts import just
from bot.storage import log
from bot.storage.log import EntryKind
from engine.actions import End, Settle
from tests.bot.services.games.undoing import (
    assert_all_agrees,
    can_undo,
    legal,
    position,
    start,
    undo,
)
from tests.bot.services.world import ANN, BOB, World, first_placement

pytestmark = pytest.mark.usefixtures("same_tiles")

TAMPERING = {
    "UPDATE log SET body = 'settle M0' WHERE revision = 10": "replay_differs, revision 10",
    "UPDATE log SET fingerprint = 'x' WHERE revision = 10": "replay_differs, revision 10",
    "UPDATE log SET fingerprint = 'x' WHERE revision = 11": "replay_differs, revision 11",
    "UPDATE log SET body = '8' WHERE revision = 11": "replay_differs, revision 11",
    "UPDATE log SET body = '11' WHERE revision = 11": "replay_differs, revision 11",
    "UPDATE log SET body = 'x' WHERE revision = 11": "replay_differs, revision 11",
}


async def test_an_undo_delivered_twice_goes_back_once(world: World) -> None:
    match = await start(world, "terra")
    for _ in range(2):
        match = (await world.act(match, legal(match, Settle)[0])).match

    done = await asyncio.gather(
        *(world.matches.undo(match.game_id, BOB.user_id, by_player(5)) for _ in "ab")
    )
    late = await world.restarted().undo(match.game_id, BOB.user_id, by_player(5))

    assert sorted(answer.was_repeated for answer in done) == [False, True]
    assert late.was_repeated
    assert late.match.revision == match.revision + 1
    assert can_undo(late.match)


async def test_a_move_that_was_taken_back_and_is_delivered_again_stays_taken_back(
    world: World,
) -> None:
    before = await start(world, "classic")
    place = first_placement(before)
    for _ in range(2):
        await world.matches.act(before.game_id, ANN.user_id, just(place), by_player(5))
    await undo(world, before)

    for matches in (world.matches, world.restarted()):
        done = await matches.act(before.game_id, ANN.user_id, just(place), by_player(5))

        assert (done.was_repeated, done.events) == (True, ())
        assert position(done.match) == position(before)


async def test_clicks_made_before_an_undo_are_stale(world: World) -> None:
    before = await start(world, "classic")
    place = first_placement(before)
    placed = (await world.act(before, place)).match
    back = (await undo(world, placed)).match

    for revision in (before.revision, placed.revision):
        with pytest.raises(Refused, match="stale"):
            await world.matches.act(
                before.game_id, ANN.user_id, just(place), by_player(5), revision=revision
            )

    done = await world.matches.act(
        before.game_id, ANN.user_id, just(place), by_player(5), revision=back.revision
    )
    assert done.match.revision == back.revision + 1


async def test_an_undo_clicked_before_another_move_is_stale(world: World) -> None:
    match = await start(world, "terra")
    first = (await world.act(match, legal(match, Settle)[0])).match
    second = (await world.act(first, legal(first, Settle)[0])).match

    with pytest.raises(Refused, match="stale"):
        await world.matches.undo(match.game_id, BOB.user_id, by_player(5), revision=first.revision)
    done = await world.matches.undo(
        match.game_id, BOB.user_id, by_player(6), revision=second.revision
    )

    assert position(done.match) == position(first)


async def test_an_undo_needs_nothing_that_a_restart_loses(world: World) -> None:
    before = await start(world, "classic")
    placed = (await world.act(before, first_placement(before))).match
    await world.restart()

    done = await undo(world, placed)
    await world.restart()
    match = (await world.act(done.match, first_placement(before), End())).match

    assert position(done.match) == position(before)
    assert match.waits_for == BOB
    await assert_all_agrees(world, match)


async def test_a_game_is_shown_as_it_stood_before_an_undo(world: World) -> None:
    before = await start(world, "classic")
    placed = (await world.act(before, first_placement(before))).match
    back = (await undo(world, placed)).match
    await world.take_turn(back)

    shown = [
        await world.restarted().at_revision(before.game_id, match.revision)
        for match in (before, placed, back)
    ]

    assert [position(match) for match in shown] == [
        position(match) for match in (before, placed, before)
    ]


async def test_an_undo_is_an_entry_and_takes_none_away(world: World) -> None:
    match = await start(world, "classic")
    match = (await world.act(match, first_placement(match))).match
    entries = await log.entries(world.database.reader, match.game_id)

    await undo(world, match)

    *kept, entry = await log.entries(world.database.reader, match.game_id)
    assert kept == entries
    assert (entry.kind, entry.seat, entry.body) == (EntryKind.UNDO, 0, str(match.revision - 1))


@pytest.mark.parametrize(("statement", "what"), TAMPERING.items())
async def test_tampering_with_what_was_undone_is_found(
    world: World, statement: str, what: str
) -> None:
    match = await start(world, "terra")
    for _ in range(2):
        match = (await world.act(match, legal(match, Settle)[0])).match
    match = (await undo(world, match)).match
    assert match.revision == 11

    async with world.database.transaction() as connection:
        await connection.execute(statement)

    assert [str(finding) for finding in (await check_all(world.database))[1]] == [
        f"game 1 ({match.where.name}): {what}"
    ]
