"""Running games: what is carried out, what is refused, and what is shown of them."""

import sqlite3

import pytest

from bot.services.errors import Refused
from bot.services.games import fairness, matches
from bot.services.games.causes import by_player
from bot.services.games.match import Match, Status
from bot.services.games.player_acts import just
from bot.services.lobby import Lobby
from bot.storage.database import Connection, Database
from engine.actions import End
from engine.events import EndReason, TilePlaced, TilesDrawn, TurnEnded
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
    proposal,
    same,
)


async def afresh(world: World, match: Match) -> Match:
    """The game as a bot sees it that has just been started."""
    return await world.restarted().load(match.game_id)


async def test_a_started_game_shows_seats_the_table_and_the_first_player(world: World) -> None:
    match = await world.start(BOB, CEM)

    assert match.seats == (ANN, BOB, CEM)
    assert [(turn.seat, turn.is_finished) for turn in match.history] == [(None, True)]
    assert len(match.public.board) == 3
    assert match.waits_for == ANN
    assert match.status is Status.RUNNING
    assert match.revision == match.position_revision == 6
    assert match.turn_since == match.started_at == world.clock.now()


async def test_a_turn_in_one_go_is_placed_and_ended(world: World) -> None:
    match = await world.start()
    world.clock.pass_time(60)

    done = await world.act(match, first_placement(match), End())

    assert [type(event) for event in done.events] == [TilePlaced, TurnEnded, TilesDrawn]
    assert done.match.waits_for == BOB
    assert done.match.turn_since == world.clock.now()
    assert not done.was_repeated


async def test_of_several_actions_all_are_carried_out_or_none(world: World) -> None:
    match = await world.start()
    place = first_placement(match)

    with pytest.raises(Refused, match="tile_not_in_hand"):
        await world.act(match, place, place)

    assert same(await world.matches.load(match.game_id), match)
    assert same(await afresh(world, match), match)


async def test_the_rules_refusal_comes_with_its_code_and_data(world: World) -> None:
    match = await world.start()

    with pytest.raises(Refused) as excinfo:
        await world.matches.act(match.game_id, BOB.user_id, just(End()), by_player(1))

    assert (excinfo.value.code, excinfo.value.data) == ("not_your_turn", {"to_act": 0})


async def test_the_bot_ends_a_turn_in_which_nothing_else_is_left(world: World) -> None:
    match = await world.start()
    match = (await world.act(match, first_placement(match))).match
    assert match.waits_for == ANN

    match = (await world.act(match, first_placement(match))).match

    assert match.waits_for == BOB
    assert [(turn.seat, turn.is_finished) for turn in match.history] == [(None, True), (0, True)]


async def test_set_up_by_players_passes_from_seat_to_seat_by_itself(world: World) -> None:
    match = await world.start(asked=proposal(setup="players"))

    seats = []
    while match.public.is_in_set_up:
        assert match.waits_for is not None
        seats.append(match.waits_for)
        match = (await world.act(match, first_placement(match))).match

    assert seats == [ANN, BOB]
    assert match.waits_for == ANN
    assert [turn.seat for turn in match.history] == [0, 1]


async def test_turns_in_which_nothing_can_be_done_are_closed_at_once(world: World) -> None:
    match = await world.start(BOB, CEM, DEE, asked=proposal(target=240))

    match = await world.play_out(match)

    assert match.public.outcome is not None
    assert match.public.outcome.reason is EndReason.IDLE
    assert [turn.seat for turn in match.history[-5:]] == [3, 0, 1, 2, 3]
    assert {turn.last_revision for turn in match.turns_in(match.revision - 3, match.revision)} == {
        match.revision - offset for offset in range(4)
    }


async def test_spectators_do_nothing(world: World) -> None:
    match = await world.start()

    with pytest.raises(Refused, match="not_a_player"):
        await world.matches.act(match.game_id, CEM.user_id, just(End()), by_player(5))


async def test_nothing_is_done_in_a_finished_game(world: World) -> None:
    match = await world.start()
    await world.matches.resign(match.game_id, BOB.user_id, by_player(5))

    with pytest.raises(Refused, match="game_finished"):
        await world.matches.act(match.game_id, ANN.user_id, just(End()), by_player(6))


async def test_lobbies_and_unknown_games_are_no_games(world: World) -> None:
    lobby = await world.open_lobby()

    for game_id in (lobby.game_id, 9999):
        with pytest.raises(Refused, match="no_game_here"):
            await world.matches.load(game_id)


async def test_a_resignation_out_of_turn_is_an_aside(world: World) -> None:
    match = await world.start(BOB, CEM)
    match = (await world.act(match, first_placement(match))).match
    await world.matches.resign(match.game_id, CEM.user_id, by_player(5))
    match = (await world.act(match, End())).match

    told = [
        (turn.seat, turn.first_revision, turn.last_revision, turn.is_aside)
        for turn in match.history
    ]

    assert told == [(None, 4, 6, False), (0, 7, 9, False), (2, 8, 8, True)]
    assert [turn.seat for turn in match.turns_in(7, 9)] == [0]
    assert match.waits_for == BOB


async def test_an_aside_does_not_make_the_player_on_turn_wait_anew(world: World) -> None:
    match = await world.start(BOB, CEM)
    world.clock.pass_time(60)

    done = await world.matches.resign(match.game_id, CEM.user_id, by_player(5))

    assert done.match.turn_since == match.turn_since


async def test_an_aside_that_ends_the_game_is_told_with_the_result(world: World) -> None:
    match = await world.start()

    done = await world.matches.resign(match.game_id, BOB.user_id, by_player(5))

    assert [turn.seat for turn in done.match.turns_in(5, 5)] == [1]


async def test_the_seed_is_shown_when_the_game_is_over_and_fits_the_commitment(
    world: World,
) -> None:
    match = await world.start()
    assert match.seed is None

    match = (await world.matches.resign(match.game_id, BOB.user_id, by_player(5))).match

    assert match.seed is not None
    assert fairness.commitment_of(bytes.fromhex(match.seed)) == match.commitment


async def test_a_player_sees_the_own_hand_and_everybody_else_none(world: World) -> None:
    match = await world.start()

    assert len([tile for tile in match.view_for(ANN.user_id).hand if tile]) == 2
    assert match.view_for(ANN.user_id).hand != match.view_for(BOB.user_id).hand
    assert match.view_for(CEM.user_id).hand == ()


async def test_only_the_view_of_whoever_is_on_turn_is_kept(world: World) -> None:
    match = await world.start()
    assert match.waits_for is not None
    others = {ANN.user_id, BOB.user_id} - {match.waits_for.user_id}

    assert match.view_for(match.waits_for.user_id) is match.view_for(match.waits_for.user_id)
    for other in others:
        assert match.view_for(other) is not match.view_for(other)


async def test_a_game_is_shown_as_it_stood_at_a_revision(world: World) -> None:
    before = await world.start()
    await world.take_turn(await world.take_turn(before))

    shown = await world.matches.at_revision(before.game_id, before.revision)

    assert same(shown, before)
    assert shown.waits_for == ANN


async def test_a_game_loaded_afresh_is_the_game_that_was_played(world: World) -> None:
    match = await world.start(BOB, CEM, asked=proposal(target=100))
    for _ in range(20):
        world.clock.pass_time(7)
        match = await world.take_turn(match)

    loaded = await afresh(world, match)

    assert same(loaded, match)
    assert loaded.position_revision == match.position_revision
    for person in match.seats:
        assert loaded.view_for(person.user_id).hand == match.view_for(person.user_id).hand


async def writer_of(database: Database) -> Connection:
    """The connection that writes."""
    async with database.autocommit() as connection:
        return connection


async def test_a_commit_that_fails_leaves_the_game_as_it_was(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await world.start()

    async def fail() -> None:
        raise sqlite3.OperationalError

    with monkeypatch.context() as patch:
        patch.setattr(await writer_of(world.database), "commit", fail)
        with pytest.raises(sqlite3.OperationalError):
            await world.take_turn(match)

    assert same(await world.matches.load(match.game_id), match)
    assert (await world.take_turn(match)).revision == match.revision + 2


async def test_a_move_and_the_messages_it_owes_are_one_transaction(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.outbox.close()  # it writes too, when it sends
    match = await world.start()
    writer = await writer_of(world.database)
    commit = writer.commit
    owed: list[int] = []

    async def count_owed() -> None:
        await commit()
        rows = await world.database.reader.execute_fetchall("SELECT row_id FROM outbox")
        owed.append(len(list(rows)))

    monkeypatch.setattr(await writer_of(world.database), "commit", count_owed)
    await world.take_turn(match)

    assert owed == [4]  # lobby, its edit, start; and now a board


async def test_a_commit_whose_answer_is_lost_is_known_when_the_game_is_asked_for(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await world.start()
    writer = await writer_of(world.database)
    commit = writer.commit

    async def lose_answer() -> None:
        await commit()
        raise sqlite3.OperationalError

    with monkeypatch.context() as patch:
        patch.setattr(writer, "commit", lose_answer)
        with pytest.raises(sqlite3.OperationalError):
            await world.take_turn(match)

    moved = await world.matches.load(match.game_id)
    assert moved.revision == match.revision + 2
    assert (await world.take_turn(moved)).revision == match.revision + 4


async def test_the_channel_tells_its_lobby_its_game_or_nothing(world: World) -> None:
    nothing = await world.matches.in_channel(CHANNEL)
    lobby = await world.open_lobby()
    opened = await world.matches.in_channel(CHANNEL)
    match = await world.start(channel_id=ELSEWHERE)
    running = await world.matches.in_channel(ELSEWHERE)

    assert nothing is None
    assert isinstance(opened, Lobby)
    assert opened.game_id == lobby.game_id
    assert isinstance(running, Match)
    assert running.game_id == match.game_id


async def test_when_a_channels_game_is_over_the_next_one_is_its_game(world: World) -> None:
    match = await world.start()
    running = await world.matches.in_channel(CHANNEL)
    await world.matches.resign(match.game_id, BOB.user_id, by_player(5))
    over = await world.matches.in_channel(CHANNEL)
    lobby = await world.open_lobby()
    opened = await world.matches.in_channel(CHANNEL)
    await world.lobbies.join(lobby.game_id, BOB, world.interaction())
    await world.lobbies.start(lobby.game_id, ANN.user_id, world.interaction())
    following = await world.matches.in_channel(CHANNEL)

    assert isinstance(running, Match)
    assert running.game_id == match.game_id
    assert over is None
    assert isinstance(opened, Lobby)
    assert isinstance(following, Match)
    assert following.game_id == lobby.game_id


async def test_turns_are_listed_with_the_longest_waiting_first(world: World) -> None:
    games = [await world.start(channel_id=channel_id) for channel_id in (1, 2, 3)]
    for match in (games[1], games[0]):
        world.clock.pass_time(60)
        await world.take_turn(match)

    waiting = await world.lists.waiting_for(BOB.user_id, GUILD)

    assert [summary.where.game_id for summary in waiting] == [games[1].game_id, games[0].game_id]
    assert {(summary.user_id, summary.user_name) for summary in waiting} == {
        (BOB.user_id, BOB.name)
    }
    assert await world.lists.waiting_for(BOB.user_id, GUILD + 1) == []
    assert len(await world.lists.waiting_for(ANN.user_id, None)) == 1


async def test_open_games_and_lobbies_of_a_server_are_listed(world: World) -> None:
    match = await world.start()
    lobby = await world.open_lobby(channel_id=ELSEWHERE)
    finished = await world.start(channel_id=3)
    await world.matches.resign(finished.game_id, ANN.user_id, by_player(5))

    listed = await world.lists.list_for(BOB.user_id, GUILD)

    told = [
        (line.where.game_id, line.status, line.user_id, line.user_name, line.is_player)
        for line in listed
    ]
    assert told == [
        (match.game_id, Status.RUNNING, ANN.user_id, ANN.name, True),
        (lobby.game_id, Status.LOBBY, None, None, False),
    ]


async def test_games_that_are_not_in_memory_are_read_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "KEPT_BYTES", 1)
    await world.restart()
    first, second = [await world.start(channel_id=channel_id) for channel_id in (1, 2)]
    await world.take_turn(second)
    statements: list[str] = []

    match = await world.take_turn(first)

    assert match.revision == first.revision + 2
    await world.database.reader.set_trace_callback(statements.append)
    await world.matches.load(first.game_id)
    assert not any("FROM log WHERE game_id" in statement for statement in statements)
    await world.matches.load(second.game_id)
    assert any("FROM log WHERE game_id" in statement for statement in statements)
