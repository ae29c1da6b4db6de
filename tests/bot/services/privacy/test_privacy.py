"""Who is deleted is nowhere any more, and everybody else's games and ratings are as they were."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.games.check import check_all
from bot.services.games.continuing import Continuation
from bot.services.games.folding import Fold
from bot.services.games.match import Match
from bot.services.lobbies.closing import DECLINED
from bot.services.lobbies.opening import Opening
from bot.services.opponents import Query
from bot.services.pages.leaderboard import Chart
from bot.services.pages.profiles import Games
from bot.services.people import Person
from bot.services.people.holders import is_former
from bot.services.posting.calls import called_by
from bot.services.posting.sending import Detail, OwedRow, Sent
from bot.services.preferences import Preference
from bot.services.ratings.renewing import renew_all
from bot.services.waiting.seat_offers import Handover
from bot.storage.games import Status
from bot.storage.outbox import RowKind
from bot.storage.people.forgetting import DELETED, REPLACED, replace_person
from bot.storage.people.former import FORMER
from engine.actions import Action
from engine.opponents.plainest import choose_plainly
from tests.bot.services.privacy.life import (
    FAY,
    Life,
    finish,
    live,
    offer,
    places,
    privacy_of,
)
from tests.bot.services.ratings.generated import generated, store_all
from tests.bot.services.ratings.test_renewing import meanwhile
from tests.bot.services.world import ANN, BOB, CEM, CHANNEL, DEE, GUILD, World, proposal
from tests.bot.stored_games import stored_fold

pytestmark = pytest.mark.slow

OTHERS = (ANN, BOB, CEM)


@pytest.fixture
async def life(lasting: World) -> Life:
    return await live(lasting)


async def delete(world: World, who: Person = FAY) -> None:
    for channel_id in await privacy_of(world).delete(who.user_id):
        world.outbox.drain(channel_id)


async def refused(world: World, who: Person = FAY) -> list[str]:
    """The games because of which somebody is not deleted."""
    with pytest.raises(Refused) as asked:
        await privacy_of(world).refuse_players(who.user_id)
    with pytest.raises(Refused) as told:
        await delete(world, who)
    assert asked.value.code == told.value.code == "must_leave_games"
    assert asked.value.data == told.value.data
    games = told.value.data["open_games"]
    assert isinstance(games, tuple)
    return [game.where.name for game in games]


async def content(world: World) -> list[object]:
    """All that is stored."""
    reader = world.database.reader
    tables = await reader.execute_fetchall("SELECT name FROM sqlite_schema WHERE type = 'table'")
    return [
        [*await reader.execute_fetchall(f"SELECT * FROM {table}")]  # noqa: S608
        for (table,) in tables
    ]


async def folds(world: World, life: Life) -> list[Fold]:
    return [await stored_fold(world.database, game.game_id) for game in (*life.finished, life.left)]


def told(fold: Fold) -> list[object]:
    """All that a replay of a game tells, but who sits where."""
    played = [(step.entry.at, step.events, step.is_undone) for step in fold.steps]
    nameless = [
        replace(turn, parts=tuple(replace(part, holding=None) for part in turn.parts))
        for turn in fold.turns
    ]
    return [played, nameless, fold.game.position()]


async def standings(world: World) -> list[object]:
    rows = await world.database.reader.execute_fetchall(
        "SELECT * FROM standings WHERE user_id < 200 ORDER BY user_id, variant, period, guild_id"
    )
    return [*rows]


async def pages(world: World) -> list[object]:
    """What the pages of others show of themselves."""
    found: list[object] = []
    for person in OTHERS:
        profile = await world.profiles.of(Games(GUILD, person.user_id, person.user_id))
        against = [(one.games, one.won, one.lost) for one in profile.opponents]
        history = await world.histories.page(Games(GUILD, person.user_id, person.user_id), None)
        found.append((profile.rated, profile.played, profile.bests, sorted(against)))
        found.append(history.games)
    return found


async def test_whoever_is_deleted_is_nowhere_any_more(lasting: World, life: Life) -> None:
    stored = {f"{table}.{column}" for table, column in REPLACED}
    stored |= {f"{table}.{column}" for table, column in DELETED}
    stored |= {"log.body", "standings.user_id"}
    # In a life in which all is sent nothing is owed. Whoever sits nowhere has no clock and no plan.
    assert {*await places(lasting, FAY.user_id)} >= stored - {"clocks.user_id", "plans.user_id"}

    await delete(lasting)

    assert await places(lasting, FAY.user_id) == await places(lasting, FAY.name) == []
    assert await check_all(lasting.database) == (11, [])


async def test_no_byte_of_whoever_is_deleted_is_left_in_the_files(
    lasting: World, life: Life
) -> None:
    sought = [str(FAY.user_id).encode(), FAY.user_id.to_bytes(8, "big"), FAY.name.encode()]
    files = [lasting.path, lasting.path.with_name(f"{lasting.path.name}-wal")]

    def found() -> list[bool]:
        held = b"".join(path.read_bytes() for path in files)
        return [what in held for what in sought]

    assert found() == [True, True, True]

    await delete(lasting)

    assert found() == [False, False, False]
    assert life.finished


async def test_games_are_replayed_as_before(lasting: World, life: Life) -> None:
    before = await folds(lasting, life)

    await delete(lasting)

    after = await folds(lasting, life)
    assert [*map(told, after)] == [*map(told, before)]
    for one, other in zip(before, after, strict=True):
        changed = {
            was: now for was, now in zip(one.owners, other.owners, strict=True) if was != now
        }
        assert [*changed] in ([], [FAY.user_id])
        assert all(map(is_former, changed.values()))
    loaded = [await lasting.matches.load(game.game_id) for game in life.finished]
    assert sum(is_former(person.user_id) for game in loaded for person in game.seats) == 3
    assert [person.is_for_former for person in loaded[-1].seats] == [False, True, False]


async def test_others_keep_their_ratings_and_pages(lasting: World, life: Life) -> None:
    before = await standings(lasting), await pages(lasting)

    await delete(lasting)
    assert (await standings(lasting), await pages(lasting)) == before

    await renew_all(lasting.database)
    assert (await standings(lasting), await pages(lasting)) == before
    assert await check_all(lasting.database) == (11, [])
    assert life.finished


async def test_of_many_games_nobody_elses_rating_changes(world: World) -> None:
    async with world.database.transaction() as connection:
        await store_all(connection, generated(300))
    before = await standings(world)
    async with world.database.transaction() as connection:
        await replace_person(connection, 5, FORMER[7], range(1, 301))
    await renew_all(world.database)

    after = await standings(world)

    assert [row for row in before if _user_of(row) != 5] == after


def _user_of(row: object) -> int:
    assert isinstance(row, tuple)
    return int(row[3])


async def test_ratings_that_are_computed_anew_meanwhile_do_not_bring_anybody_back(
    lasting: World, life: Life, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await standings(lasting)

    async with lasting.database.transaction() as connection:
        for table in ("rating_changes", "standings"):
            await connection.execute_fetchall(f"UPDATE {table} SET mu = mu + 1")  # noqa: S608
    meanwhile(monkeypatch, lambda: asyncio.ensure_future(delete(lasting)))
    await renew_all(lasting.database)

    assert await places(lasting, FAY.user_id) == []
    assert await standings(lasting) == before
    assert await check_all(lasting.database) == (11, [])
    assert life.finished


async def test_a_message_on_its_way_leaves_no_trace_of_whom_it_called(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await world.open_lobby()
    post = world.courier.post

    async def post_slowly(row: OwedRow, detail: Detail) -> Sent:
        sent = await post(row, detail)
        if row.kind is RowKind.INVITE:
            await delete(world)
        return sent

    monkeypatch.setattr(world.courier, "post", post_slowly)
    await world.lobbies.invite(lobby.game_id, ANN.user_id, FAY.user_id, world.interaction())
    await world.settle()

    assert world.courier.kinds(lobby.where.channel_id) == [RowKind.LOBBY, RowKind.INVITE]
    assert await places(world, FAY.user_id) == []


async def test_former_players_stand_on_no_leaderboard(lasting: World, life: Life) -> None:
    chart = Chart("classic")
    before = await lasting.leaderboards.page(GUILD, chart, 0, ANN.user_id)

    await delete(lasting)

    page = await lasting.leaderboards.page(GUILD, chart, 0, ANN.user_id)
    named = [leader.person for leader in before.leaders if leader.person != FAY]
    assert len(named) == len(before.leaders) - 1
    assert [leader.person for leader in page.leaders] == named
    assert life.finished


async def test_a_game_that_was_left_goes_on_to_a_result_that_counts(
    lasting: World, life: Life
) -> None:
    await delete(lasting)

    match = await lasting.matches.load(life.left.game_id)
    for _ in range(6):
        match = await lasting.take_turn(match)
        await lasting.settle()
    for person in (BOB, CEM):
        cause = by_player(lasting.interaction())
        match = (await lasting.matches.resign(match.game_id, person.user_id, cause)).match
    await lasting.settle()

    assert await check_all(lasting.database) == (11, [])
    rated = (await lasting.leaderboards.rated_game(match.game_id)).changes
    assert sorted(map(is_former, rated)) == [False, False, False, True]
    assert lasting.courier.kinds(match.where.channel_id)[-1] == RowKind.RESULT


async def test_a_game_with_computers_goes_on_while_they_think(world: World) -> None:
    match = await world.start_with_computers(1, proposal(), FAY, BOB)
    match = await world.take_turn(match)
    resigned = by_player(world.interaction())
    match = (await world.matches.resign(match.game_id, FAY.user_id, resigned)).match
    match = await world.take_turn(match)
    thought: list[Query] = []

    async def choose(asked: Query) -> Action:
        if not thought:
            await delete(world)
        thought.append(asked)
        return choose_plainly(asked.view)

    await world.matches.play_on(match.game_id, lambda: choose)

    assert (await world.matches.load(match.game_id)).waits_for == ANN
    assert await places(world, FAY.user_id) == []
    assert await check_all(world.database) == (1, [])


async def test_who_plays_again_is_new(lasting: World, life: Life) -> None:
    await delete(lasting)
    assert lasting.preferences.of(FAY.user_id) == Preference()
    assert await lasting.people.persons(GUILD, [FAY.user_id]) == (Person(FAY.user_id, ""),)

    await lasting.people.see(GUILD, FAY)
    match = await finish(lasting, await lasting.start(FAY))
    profile = await lasting.profiles.of(Games(GUILD, FAY.user_id, ANN.user_id))
    await delete(lasting)

    assert [row.games for row in profile.played] == [1]
    assert await places(lasting, FAY.user_id) == []
    formers = {
        person.user_id
        for game in (life.finished[0], match)
        for person in (await lasting.matches.load(game.game_id)).seats
        if is_former(person.user_id)
    }
    assert len(formers) == 2
    assert await check_all(lasting.database) == (12, [])


async def test_what_is_owed_calls_nobody_who_is_deleted(world: World) -> None:
    await world.outbox.close()  # from here on nothing is sent
    await world.people.see(GUILD, FAY)
    lobby = await world.open_lobby()
    await world.lobbies.invite(lobby.game_id, ANN.user_id, FAY.user_id, world.interaction())
    await offer(world, await world.start(BOB, CEM, channel_id=97))
    left = await world.start(BOB, FAY, CEM, channel_id=98)
    await world.votes.nudge(left.game_id, FAY.user_id, world.interaction())
    cause = by_player(world.interaction())
    await world.offers.ask(left.game_id, ANN.user_id, Handover(0, DEE.user_id), cause)
    cause = by_player(world.interaction())
    await world.matches.resign(left.game_id, FAY.user_id, cause)
    assert {"outbox.user_id", "outbox.body"} < {*await places(world, FAY.user_id)}

    await delete(world)

    assert await places(world, FAY.user_id) == []
    await world.outbox.resume(world.courier)
    await world.settle()
    await world.pass_time(2 * 3600)  # who was called just now is nudged later
    posted = [message.row for rows in world.courier.channels.values() for message in rows]
    assert {RowKind.NUDGE, RowKind.VOTE} <= {row.kind for row in posted}
    called = {user_id for row in posted for user_id in called_by(row)}
    assert called <= {person.user_id for person in (*OTHERS, DEE)}


@pytest.mark.parametrize("statement", range(0, 30, 3))
async def test_a_fault_on_the_way_changes_nothing(
    lasting: World, life: Life, statement: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await content(lasting)
    transaction = lasting.database.transaction
    left = [statement]

    @asynccontextmanager
    async def failing() -> AsyncIterator[object]:
        async with transaction() as connection:
            ask = connection.execute_fetchall

            async def fail_late(*given: Any) -> Any:
                left[0] -= 1
                if left[0] < 0:
                    raise RuntimeError
                return await ask(*given)

            with monkeypatch.context() as patched:
                patched.setattr(connection, "execute_fetchall", fail_late)
                yield connection

    monkeypatch.setattr(lasting.database, "transaction", failing)
    with pytest.raises(RuntimeError):
        await delete(lasting)

    assert await content(lasting) == before
    assert (await lasting.matches.load(life.finished[0].game_id)).seats[1] == FAY


async def test_lobbies_and_games_must_be_left_first(lasting: World) -> None:
    lobby = await lasting.lobbies.open_lobby(GUILD, 81, FAY, proposal(), lasting.interaction())
    match = await lasting.start(FAY, BOB)
    await lasting.settle()
    before = await content(lasting)

    assert await refused(lasting) == [lobby.where.name, match.where.name]
    assert await content(lasting) == before

    await lasting.lobbies.leave(lobby.game_id, FAY.user_id, lasting.interaction())
    assert await refused(lasting) == [match.where.name]
    await lasting.matches.resign(match.game_id, FAY.user_id, by_player(lasting.interaction()))
    await delete(lasting)

    assert await places(lasting, FAY.user_id) == []


async def test_a_game_in_which_a_computer_plays_for_somebody_must_be_left(lasting: World) -> None:
    match = await lasting.start(FAY, BOB)
    await _let_computer_play(lasting, match)

    assert await refused(lasting) == [match.where.name]


async def test_a_paused_game_must_end_first(lasting: World) -> None:
    match = await lasting.start(FAY)
    async with lasting.database.transaction() as connection:
        await connection.execute_fetchall("UPDATE games SET rules = 99")
    with pytest.raises(Refused):
        await lasting.restarted().load(match.game_id)

    assert await refused(lasting) == [match.where.name]


async def test_who_gets_into_a_game_meanwhile_is_not_deleted(
    lasting: World, life: Life, monkeypatch: pytest.MonkeyPatch
) -> None:
    apart = lasting.matches.apart
    started: list[Match] = []

    @asynccontextmanager
    async def after_a_start(games: frozenset[int]) -> AsyncIterator[None]:
        if not started:
            started.append(await lasting.start(FAY, channel_id=99))
        async with apart(games):
            yield

    monkeypatch.setattr(lasting.matches, "apart", after_a_start)
    with pytest.raises(Refused) as refusal:
        await delete(lasting)

    assert refusal.value.code == "must_leave_games"
    assert "people.user_id" in await places(lasting, FAY.user_id)
    assert life.finished


async def test_two_deletions_at_once_are_one(lasting: World, life: Life) -> None:
    await asyncio.gather(delete(lasting), delete(lasting))

    assert await places(lasting, FAY.user_id) == []
    assert await check_all(lasting.database) == (11, [])
    assert life.finished


async def _let_computer_play(world: World, match: Match) -> None:
    def change(_match: Match, continuation: Continuation) -> None:
        continuation.seat(1, -11)

    await world.matches.carry_out(match.game_id, by_player(world.interaction()), change)
    await world.settle()
    assert (await world.matches.load(match.game_id)).status is Status.RUNNING


@pytest.mark.parametrize("asker", [ANN, FAY])
async def test_an_open_request_for_a_rematch_is_declined(world: World, asker: Person) -> None:
    match = await world.start(FAY)
    cause = by_player(world.interaction())
    match = (await world.matches.resign(match.game_id, ANN.user_id, cause)).match
    lobby = await world.rematches.ask(match, Opening(GUILD, CHANNEL, asker, world.interaction()))
    await world.settle()

    await privacy_of(world).refuse_players(FAY.user_id)
    await delete(world)
    await world.settle()

    told = world.courier.channels[CHANNEL][-1].row
    assert (told.kind, told.body) == (RowKind.CLOSED, DECLINED)
    assert is_former(told.user_id or 0)
    assert (await world.lobbies.load(lobby.game_id)).status is Status.CANCELLED
    assert await places(world, FAY.user_id) == []
    later = await world.matches.load(match.game_id)
    with pytest.raises(Refused, match="rematch_without"):
        await world.rematches.ask(later, Opening(GUILD, CHANNEL, ANN, world.interaction()))
