"""Of a game that a manager deletes nothing is left, and its channel is told who did it."""

from __future__ import annotations

import asyncio
import json
import random
from datetime import timedelta
from pathlib import Path

import pytest

from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.games.check import check_all
from bot.services.games.match import Match
from bot.services.lobby import Pace, Status
from bot.services.pages.leaderboard import Chart, Measure
from bot.services.people import Person
from bot.services.posting.sending import Detail, OwedRow, Sent
from bot.services.tidying import tidy
from bot.storage import games, outbox
from bot.storage.outbox import Owed, RowKind
from tests.bot.services.servers.managing import STEW, close, delete, status_of
from tests.bot.services.world import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    DEE,
    ELSEWHERE,
    GUILD,
    World,
    first_placement,
    open_world,
    proposal,
    same,
)

NEEDED_FOR_MESSAGES = {"games", "outbox", "messages", "lobby_interactions"}
"""Where something of a deleted game stands until its channel is told."""

CHART = Chart("classic", Measure.WINS)


async def rows_of(world: World, game_id: int) -> dict[str, int]:
    """How many rows of a game each table has that knows games, empty tables left out."""
    reader = world.database.reader
    tables = await reader.execute_fetchall(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%game_id INTEGER%'"
    )
    found = {
        str(name): await reader.execute_fetchall(
            f"SELECT count(*) FROM {name} WHERE game_id = ?",  # noqa: S608
            (game_id,),
        )
        for (name,) in tables
    }
    assert {"log", "results", "members", "pings", "clocks"} <= found.keys()
    return {name: count for name, ((count,),) in found.items() if count}


async def refused(world: World, game_id: int, who: int = STEW.user_id) -> str:
    with pytest.raises(Refused) as excinfo:
        await world.matches.load(game_id)
    return excinfo.value.code


async def totals(world: World) -> list[tuple[int, int, int]]:
    rows = await world.database.reader.execute_fetchall(
        "SELECT user_id, games, wins FROM standings WHERE period = 'all' ORDER BY user_id"
    )
    return [(int(user), int(games), int(wins)) for user, games, wins in rows]


async def busy_game(world: World) -> Match:
    """A running game of which all is stored that can be: clock, pings, draft, a vote."""
    await world.clocks.resume()
    match = await world.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
    await world.settle()
    await world.pass_time(timedelta(days=1).total_seconds())
    await world.act(match, first_placement(match))
    await world.settle()
    await world.pass_time(180)
    return match


async def test_nothing_is_left_but_what_its_last_messages_need(world: World) -> None:
    match = await busy_game(world)
    before = await rows_of(world, match.game_id)
    await world.outbox.close()  # its last messages are still to be sent

    await delete(world, match.game_id)

    row = await games.get(world.database.reader, match.game_id)
    after = await rows_of(world, match.game_id)
    assert {"log", "seats", "members", "clocks", "pings", "messages"} <= before.keys()
    assert after.keys() == NEEDED_FOR_MESSAGES
    assert row is not None
    assert (row.status, row.host_id, row.seed, row.commitment) == (
        Status.DELETED, 0, bytes(32), "",
    )  # fmt: skip
    assert await check_all(world.database) == (1, [])


async def test_its_channel_is_told_who_did_it_and_old_boards_lose_their_buttons(
    world: World,
) -> None:
    match = await busy_game(world)
    board = next(
        posted for posted in world.courier.channels[CHANNEL] if posted.row.kind is RowKind.TURN
    )
    assert world.courier.kinds(CHANNEL)[-1] is RowKind.DRAFT

    await delete(world, match.game_id)
    await world.settle()

    told = world.courier.channels[CHANNEL][-1].row
    assert (told.kind, told.user_id) == (RowKind.DELETED, STEW.user_id)
    assert RowKind.DRAFT not in world.courier.kinds(CHANNEL)
    assert world.courier.edits[-1] == (RowKind.STRIP, board.message_id)
    assert (await rows_of(world, match.game_id)).keys() == {"games", "lobby_interactions"}


async def test_within_an_hour_nothing_but_its_name_is_left(world: World) -> None:
    match = await world.start()
    await delete(world, match.game_id)
    await world.settle()

    world.clock.pass_time(timedelta(hours=2).total_seconds())
    await tidy(world.database, world.clock.now())

    assert await rows_of(world, match.game_id) == {"games": 1}


@pytest.mark.parametrize("seed", range(12))
async def test_nothing_is_left_whatever_was_being_sent_or_written_meanwhile(
    world: World, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = random.Random(seed)
    post, edit = world.courier.post, world.courier.edit

    async def dawdle() -> None:
        await asyncio.sleep(chance.random() * chance.choice((0, 0, 0.01)))

    async def post_slowly(row: OwedRow, detail: Detail) -> Sent:
        await dawdle()
        sent = await post(row, detail)
        await dawdle()
        return sent

    async def edit_slowly(row: OwedRow, message_id: int, detail: Detail) -> None:
        await dawdle()
        await edit(row, message_id, detail)
        await dawdle()

    monkeypatch.setattr(world.courier, "post", post_slowly)
    monkeypatch.setattr(world.courier, "edit", edit_slowly)
    match = await world.start()
    await dawdle()
    await delete(world, match.game_id)
    await world.settle()
    world.clock.pass_time(timedelta(hours=2).total_seconds())
    await tidy(world.database, world.clock.now())

    assert await rows_of(world, match.game_id) == {"games": 1}


async def test_its_channel_is_free_and_its_buttons_lead_to_no_game(world: World) -> None:
    match = await world.start()
    await delete(world, match.game_id)

    with pytest.raises(Refused) as acting:
        await world.act(match, first_placement(match))
    with pytest.raises(Refused) as joining:
        await world.lobbies.join(match.game_id, DEE, world.interaction())

    assert await refused(world, match.game_id) == "no_game_here"
    assert acting.value.code == "no_game_here"
    assert joining.value.code == "no_lobby_here"
    assert await world.matches.in_channel(CHANNEL) is None
    assert await world.lists.list_for(ANN.user_id, GUILD) == []
    assert await world.lists.waiting_for(ANN.user_id, GUILD) == []
    assert (await world.start()).game_id > match.game_id


async def test_a_result_goes_and_the_leaderboards_add_up_without_it(world: World) -> None:
    first = await world.play_out(await world.start(BOB))
    second = await world.play_out(await world.start(BOB, CEM))
    third = await world.play_out(await world.start(BOB, asked=proposal(target=90)))
    before = await totals(world)

    await delete(world, second.game_id)
    without_second = await totals(world)
    await delete(world, first.game_id)
    await delete(world, third.game_id)
    await world.renewal.finish()

    results = await world.database.reader.execute_fetchall("SELECT * FROM result_people")
    assert [games for _, games, _ in before] == [3, 3, 1]
    assert [games for _, games, _ in without_second] == [2, 2]
    assert await totals(world) == []
    assert list(results) == []
    page = await world.leaderboards.page(GUILD, CHART, 0, ANN.user_id)
    assert page.leaders == ()
    assert await check_all(world.database) == (3, [])


async def test_ratings_become_what_they_were_if_it_had_never_been(world: World) -> None:
    first = await world.play_out(await world.start(BOB))
    alone = await ratings_of(world, CEM, DEE)
    await world.play_out(await world.start(BOB, CEM))
    with_first = await ratings_of(world, ANN, BOB, CEM)

    await delete(world, first.game_id)
    await world.renewal.finish()

    without_first = await ratings_of(world, ANN, BOB, CEM)
    assert alone == [None, None]
    assert None not in with_first
    assert all(one != other for one, other in zip(with_first, without_first, strict=True))
    assert await check_all(world.database) == (2, [])
    page = await world.leaderboards.page(GUILD, Chart("classic"), 0, ANN.user_id)
    assert [len(leader.curve) for leader in page.leaders] == [2, 2, 2]


async def ratings_of(world: World, *people: Person) -> list[int | None]:
    page = await world.leaderboards.page(GUILD, Chart("classic"), 0, ANN.user_id)
    found = {leader.person.user_id: leader.rating for leader in page.leaders}
    return [found.get(person.user_id) for person in people]


async def test_each_variant_and_server_keeps_its_own_sums(world: World) -> None:
    match = await world.play_out(await world.start(BOB))
    async with world.database.transaction() as connection:
        for guild_id, variant in ((GUILD, "terra"), (GUILD + 1, "classic")):
            await connection.execute(
                "INSERT INTO standings VALUES (?, ?, 'all', ?, 1, 0, 0, 1, 25, 25, 8)",
                (guild_id, variant, BOB.user_id),
            )

    await delete(world, match.game_id)

    assert await totals(world) == [(BOB.user_id, 1, 0)] * 2


@pytest.mark.parametrize("is_closed", [False, True])
async def test_games_that_are_over_can_be_deleted(world: World, *, is_closed: bool) -> None:
    match = await world.start()
    if is_closed:
        await close(world, match.game_id)
    else:
        match = await world.play_out(match)

    await delete(world, match.game_id)
    await world.settle()

    assert await status_of(world, match.game_id) is Status.DELETED
    assert world.courier.kinds(CHANNEL)[-1] is RowKind.DELETED
    assert await check_all(world.database) == (1, [])


async def test_other_games_stay_as_they_are(world: World) -> None:
    match = await world.start()
    other = await world.take_turn(await world.start(channel_id=ELSEWHERE))
    await world.settle()
    before = await rows_of(world, other.game_id)

    await delete(world, match.game_id)

    assert await rows_of(world, other.game_id) == before
    assert same(await world.restarted().load(other.game_id), other)


async def test_a_manager_with_a_seat_and_one_whose_seat_a_computer_plays_do_not_delete_it(
    world: World,
) -> None:
    match = await world.start(BOB, CEM)
    async with world.database.transaction() as connection:
        await connection.execute("UPDATE seats SET user_id = -1 WHERE user_id = ?", (CEM.user_id,))
    over = await world.play_out(await world.start(channel_id=ELSEWHERE))

    for who, game_id in ((BOB, match.game_id), (CEM, match.game_id), (ANN, over.game_id)):
        with pytest.raises(Refused) as excinfo:
            await delete(world, game_id, who)
        assert excinfo.value.code == "manager_plays"

    assert await status_of(world, match.game_id) is Status.RUNNING


async def test_a_lobby_and_what_is_no_game_are_not_deleted(world: World) -> None:
    lobby = await world.open_lobby()

    for game_id in (lobby.game_id, 99):
        with pytest.raises(Refused) as excinfo:
            await delete(world, game_id)
        assert excinfo.value.code == "no_game_here"

    assert await status_of(world, lobby.game_id) is Status.LOBBY


async def test_the_second_delivery_of_a_click_is_answered_like_the_first(world: World) -> None:
    match = await world.start()
    await delete(world, match.game_id, interaction_id=5)

    await delete(world, match.game_id, interaction_id=5)
    await world.settle()
    with pytest.raises(Refused) as excinfo:
        await delete(world, match.game_id, interaction_id=6)

    assert excinfo.value.code == "no_game_here"
    assert world.courier.kinds(CHANNEL).count(RowKind.DELETED) == 1


async def test_a_kill_before_it_is_told_changes_nothing(world: World, tmp_path: Path) -> None:
    path = tmp_path / "killed.db"
    async with open_world(path, world.clock) as before:
        match = await before.play_out(await before.start())
        await delete(before, match.game_id)  # and nothing is sent any more

    async with open_world(path, world.clock) as after:
        await after.outbox.resume(after.courier)
        await after.settle()
        told = after.courier.kinds(CHANNEL)
        findings = await check_all(after.database)

    assert told == [RowKind.DELETED]
    assert findings == (1, [])


async def test_a_deletion_that_fails_midway_has_not_begun(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await world.play_out(await world.start())
    await world.settle()
    before = await rows_of(world, match.game_id), await totals(world)

    async def fail(*_: object) -> None:
        raise RuntimeError("the disk is gone")

    with monkeypatch.context() as patch:
        patch.setattr(outbox, "add", fail)
        with pytest.raises(RuntimeError, match="the disk"):
            await delete(world, match.game_id)

    assert (await rows_of(world, match.game_id), await totals(world)) == before
    assert same(await world.matches.load(match.game_id), match)
    assert await check_all(world.database) == (1, [])


async def test_a_move_at_the_same_time_comes_first_or_finds_no_game(world: World) -> None:
    match = await world.start()

    moved, _ = await asyncio.gather(
        world.take_turn(match), delete(world, match.game_id), return_exceptions=True
    )
    await world.settle()

    assert isinstance(moved, Match | Refused)
    assert world.courier.kinds(CHANNEL)[-1] is RowKind.DELETED
    assert await check_all(world.database) == (1, [])


async def test_a_board_that_is_being_posted_meanwhile_leaves_nothing_behind(world: World) -> None:
    match = await world.start()
    await world.settle()
    deleting: list[asyncio.Task[None]] = []

    def delete_now(row: OwedRow, _detail: Detail) -> None:
        if row.kind is RowKind.TURN:
            deleting.append(asyncio.create_task(delete(world, match.game_id)))

    world.courier.before_send = delete_now
    await world.take_turn(match)
    await world.settle()
    await asyncio.gather(*deleting)
    await world.settle()

    assert deleting
    assert world.courier.kinds(CHANNEL)[-1] is RowKind.DELETED
    assert (await rows_of(world, match.game_id)).keys() == {"games", "lobby_interactions"}
    assert await check_all(world.database) == (1, [])


async def test_a_lobby_that_is_being_posted_meanwhile_leaves_nothing_behind(world: World) -> None:
    post, is_held, is_deleted = world.courier.post, asyncio.Event(), asyncio.Event()

    async def post_late(row: OwedRow, detail: Detail) -> Sent:
        if row.kind is RowKind.LOBBY:
            is_held.set()
            await is_deleted.wait()
        return await post(row, detail)

    world.courier.post = post_late  # type: ignore[method-assign]
    match = await world.start()
    await is_held.wait()
    await delete(world, match.game_id)
    is_deleted.set()
    await world.settle()

    assert world.courier.kinds(CHANNEL) == [RowKind.LOBBY, RowKind.DELETED]
    assert (await rows_of(world, match.game_id)).keys() == {"games", "lobby_interactions"}


async def test_a_deadline_that_has_just_passed_decides_nothing(world: World) -> None:
    match = await world.start()
    await delete(world, match.game_id)

    await world.votes.time_out(match.game_id, match.revision)
    await world.votes.call_voters(match.game_id, match.revision)
    await world.votes.end_vote(match.game_id, match.revision)

    assert await check_all(world.database) == (1, [])


async def test_a_computer_that_thinks_meanwhile_plays_no_more(world: World) -> None:
    await world.computers.resume()
    match = await world.start_with_computers()
    await world.take_turn(match)

    await delete(world, match.game_id)
    await world.settle()

    assert await status_of(world, match.game_id) is Status.DELETED
    assert await check_all(world.database) == (1, [])


async def test_a_reminder_of_several_games_is_left_to_the_others(world: World) -> None:
    match, other = [await world.start(channel_id=channel_id) for channel_id in (CHANNEL, ELSEWHERE)]
    await world.settle()
    named = [[game.game_id, game.revision] for game in (match, other)]
    body = json.dumps(named)
    reminder = Owed(match.game_id, CHANNEL, RowKind.REMINDER, 1, 1, ANN.user_id, body=body)
    own = Owed(match.game_id, CHANNEL, RowKind.REMINDER, 1, 1, ANN.user_id, body="[[1, 1]]")
    later = world.clock.now() + timedelta(days=1)
    async with world.database.transaction() as connection:
        await outbox.add(connection, [reminder, own])
        await connection.execute("UPDATE outbox SET not_before = ?", (later.timestamp() * 1000,))

    await delete(world, match.game_id)

    rows = await world.database.reader.execute_fetchall(
        "SELECT game_id, body FROM outbox WHERE kind = 'reminder'"
    )
    assert list(map(tuple, rows)) == [(other.game_id, body)]


async def test_who_has_resigned_is_forgotten_like_all_others(world: World) -> None:
    match = await world.start(BOB, CEM)
    await world.matches.resign(match.game_id, CEM.user_id, by_player(world.interaction()))
    await world.outbox.close()  # its last messages are still to be sent

    await delete(world, match.game_id)

    found = await world.database.reader.execute_fetchall("SELECT user_id FROM outbox")
    assert {user_id for (user_id,) in found} == {STEW.user_id}


async def test_check_finds_what_is_left_of_a_deleted_game(world: World) -> None:
    match = await world.start()
    async with world.database.autocommit() as connection:
        await games.set_status(connection, match.game_id, Status.DELETED)

    _, findings = await check_all(world.database)

    assert [finding.what for finding in findings] == ["deleted_but_kept"]
