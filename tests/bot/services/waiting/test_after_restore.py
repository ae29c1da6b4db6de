"""Put back to a copy, games go on from there, and nothing of the lost time counts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from bot.services.games.causes import by_player
from bot.services.games.check import check_all
from bot.services.games.lifecycle.stopping import Addition
from bot.services.games.match import Match, Status
from bot.services.games.vote import Answer
from bot.services.lobby import Pace
from bot.services.posting.calls import called_by
from bot.services.posting.sending import Detail, OwedRow, TryLater
from bot.services.waiting.seat_offers import Handover
from bot.storage import clocks, games, log, outbox
from bot.storage.clocks import ClockKind
from bot.storage.copying import restores
from bot.storage.log import EntryKind
from bot.storage.outbox import Kind, Owed, RowKind
from bot.storage.times import first_id_at, to_milliseconds
from engine.actions import End
from tests.bot.services.toy_courier import Posted
from tests.bot.services.waiting.restoring import copy_of, restarted, restored_by, running
from tests.bot.services.world import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    DEE,
    ELSEWHERE,
    World,
    first_placement,
    open_world,
    proposal,
)

AddToLog = Callable[[int, Addition], Awaitable[bool]]

HOUR = timedelta(hours=1).total_seconds()
DAY = 24 * HOUR


def since(world: World, known: Sequence[Posted], channel_id: int = CHANNEL) -> list[Posted]:
    """What was posted in a channel after some messages."""
    return world.courier.channels[channel_id][len(known) :]


def kinds(posted: Sequence[Posted]) -> list[Kind]:
    return [it.row.kind for it in posted]


async def deadline_of(world: World, match: Match) -> datetime | None:
    clock = await clocks.get(world.database.reader, match.game_id, ClockKind.TURN)
    assert clock is not None
    return clock.deadline


async def test_a_game_goes_on_from_the_copy_and_its_channel_is_told_and_called_once(
    path: Path,
) -> None:
    async with running(path) as world:
        match = await world.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
        match = await world.take_turn(match)
        await world.pass_time(2 * HOUR)
        await copy_of(world)
        copied_at, left = world.clock.now(), await deadline_of(world, match)
        lost = await world.take_turn(match)
        await world.pass_time(5 * HOUR)
        assert lost.waits_for is not None
        known = [*world.courier.channels[CHANNEL]]
        assert known[-1].row.user_id == CEM.user_id
    restored_by(world, DAY)

    async with restarted(world) as again:
        line, board = since(again, known)
        assert (line.row.kind, board.row.kind) == (RowKind.RESTORED, RowKind.TURN)
        assert called_by(line.row) == ()
        assert called_by(board.row) == (BOB.user_id,)
        entries = await log.entries(again.database.reader, match.game_id)
        assert line.row.body == str(to_milliseconds(copied_at))
        assert entries[match.revision].kind is EntryKind.RESTORED
        assert entries[match.revision].body == line.row.body
        present = await again.matches.load(match.game_id)
        assert present.history == match.history
        assert present.where.restore_id == to_milliseconds(again.clock.now())
        assert left is not None
        assert await deadline_of(again, match) == left + (again.clock.now() - copied_at)
        after = await again.take_turn(present)
        await again.settle()
        assert called_by(again.courier.channels[CHANNEL][-1].row) == (CEM.user_id,)
        assert after.history[-1].seat == 1
        await again.play_out(after)
        assert await check_all(again.database) == (1, [])


async def test_what_was_shown_before_the_restore_is_stale(path: Path) -> None:
    async with running(path) as world:
        match = await world.start()
        await copy_of(world)
        lost = (await world.act(match, first_placement(match))).match
    restored_by(world)

    async with restarted(world) as again:
        present = await again.matches.load(match.game_id)

        assert present.revision == lost.revision
        assert not present.is_fresh(match.revision)
        assert present.is_fresh(present.revision)


async def test_the_new_board_tells_what_the_copy_still_owed_and_nothing_is_posted_twice(
    path: Path,
) -> None:
    async with running(path) as world:
        match = await world.start(BOB, CEM)
        await world.settle()
        await world.outbox.close()
        match = await world.take_turn(match)
        owed = await outbox.next_due(world.database.reader, CHANNEL, world.clock.now())
        await copy_of(world)
        known = [*world.courier.channels[CHANNEL]]
    assert owed is not None
    restored_by(world, HOUR)

    async with restarted(world) as again:
        line, board = since(again, known)

        assert kinds([line, board]) == [RowKind.RESTORED, RowKind.TURN]
        assert board.row.first_revision == owed.first_revision
        assert board.row.row_id > owed.row_id + 1_000_000
        assert called_by(board.row) == (BOB.user_id,)


async def test_what_was_owed_besides_is_looked_for_and_not_posted_twice(path: Path) -> None:
    async with running(path) as world:
        match = await world.start(BOB, CEM)
        await world.settle()
        world.courier.count_from(first_id_at(world.clock.now()))
        async with world.database.transaction() as connection:
            line = Owed(match.game_id, CHANNEL, RowKind.LEFT, 1, match.revision, body="1")
            await outbox.add(connection, [line, line])
        await copy_of(world)
        world.outbox.drain(CHANNEL)
        await world.settle()
        first, second = world.courier.channels[CHANNEL][-2:]
        world.courier.remove(CHANNEL, second.message_id)
        known = [*world.courier.channels[CHANNEL]]
        assert known[-1] == first
    restored_by(world, HOUR)

    async with restarted(world) as again:
        posted = since(again, known)

        assert kinds(posted) == [RowKind.LEFT, RowKind.RESTORED, RowKind.TURN]
        assert posted[0].row.row_id == second.row.row_id
        assert await outbox.channels(again.database.reader) == []


async def test_new_games_and_messages_have_ids_that_were_never_given_however_often_it_is_restored(
    path: Path,
) -> None:
    given = {"games": set[int](), "outbox": set[int]()}
    async with running(path) as world:
        await world.start()
        await world.settle()
        await copy_of(world)
    for _ in range(3):
        async with restarted(world) as again:
            for channel_id in (90, 91):
                lobby = await again.open_lobby(channel_id=channel_id)
                await again.settle()
                assert lobby.game_id not in given["games"]
                given["games"].add(lobby.game_id)
                (message,) = again.courier.channels.pop(channel_id)
                assert message.row.row_id not in given["outbox"]
                given["outbox"].add(message.row.row_id)
        restored_by(world, 1)

    assert len(given["games"]) == len(given["outbox"]) == 6


async def test_an_open_vote_is_posted_anew_without_a_call_and_its_lost_answers_are_asked_again(
    path: Path,
) -> None:
    async with running(path) as world:
        match = await world.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
        await world.settle()
        await world.pass_time(DAY + 1)
        match = await world.matches.load(match.game_id)
        assert match.vote is not None
        await copy_of(world)
        await world.decide(match, Answer.SKIP)
        known = [*world.courier.channels[CHANNEL]]
    restored_by(world, DAY)

    async with restarted(world) as again:
        posted = since(again, known)
        assert kinds(posted) == [RowKind.RESTORED, RowKind.TURN, RowKind.VOTE]
        assert called_by(posted[-1].row) == ()
        present = await again.matches.load(match.game_id)
        assert present.vote is not None
        assert (present.vote.decided, present.vote.answers) == ("", {})
        await again.pass_time(18 * HOUR + 60)
        assert RowKind.VOTE_CALL in kinds(since(again, known))
        decided = await again.decide(present, Answer.SKIP)
        assert decided.waits_for is not None
        assert decided.waits_for.user_id == BOB.user_id


async def test_a_vote_that_was_not_posted_yet_is_posted_with_its_call(path: Path) -> None:
    async with running(path) as world:
        match = await world.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
        await world.settle()
        world.courier.before_send = refusing(RowKind.VOTE)
        await world.pass_time(DAY + 1)
        await copy_of(world)
        world.courier.before_send = lambda _row, _detail: None
        await world.pass_time(HOUR)
        known = [*world.courier.channels[CHANNEL]]
        assert kinds(known)[-1] is RowKind.VOTE
    restored_by(world, HOUR)

    async with restarted(world) as again:
        posted = since(again, known)

        assert kinds(posted) == [RowKind.RESTORED, RowKind.TURN, RowKind.VOTE]
        assert called_by(posted[-1].row) == (BOB.user_id, CEM.user_id)
        clock = await clocks.get(again.database.reader, match.game_id, ClockKind.VOTE)
        assert clock is not None
        assert clock.is_posted


def refusing(kind: Kind) -> Callable[[OwedRow, Detail], None]:
    """Let no message of a kind be posted now."""

    def before_send(row: OwedRow, _: Detail) -> None:
        if row.kind is kind:
            raise TryLater(60.0)

    return before_send


async def test_what_people_are_asked_stands_below_the_new_board(path: Path) -> None:
    async with running(path) as world:
        match = await world.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
        wanted, cause = Handover(0, DEE.user_id), by_player(world.interaction())
        done = await world.offers.ask(match.game_id, ANN.user_id, wanted, cause)
        assert done.match.vote is not None
        asked = (match.game_id, done.match.vote.revision)
        for voter in (BOB, CEM):
            await world.votes.answer(
                asked[0], voter.user_id, asked[1], Answer.YES, world.interaction()
            )
        await world.settle()
        await copy_of(world)
        offer = (await world.matches.load(match.game_id)).offer
        assert offer is not None
        await world.offers.withdraw(
            match.game_id, ANN.user_id, offer.revision, by_player(world.interaction())
        )
        await world.settle()
        known = [*world.courier.channels[CHANNEL]]
    restored_by(world, HOUR)

    async with restarted(world) as again:
        posted = since(again, known)

        assert kinds(posted) == [RowKind.RESTORED, RowKind.TURN, RowKind.OFFER]
        assert called_by(posted[-1].row) == ()
        present = await again.matches.load(match.game_id)
        assert present.offer == offer


async def test_a_paused_game_calls_nobody_and_goes_on_by_its_new_button(path: Path) -> None:
    async with running(path) as world:
        match = await world.start(BOB, asked=proposal(pace=Pace.DAY))
        await world.settle()
        for _ in range(4):
            await world.pass_time(3 * DAY)
        paused = await games.get(world.database.reader, match.game_id)
        assert paused is not None
        assert paused.status is Status.PAUSED
        await copy_of(world)
        await world.matches.resume(match.game_id, ANN.user_id, by_player(world.interaction()))
        await world.settle()
        known = [*world.courier.channels[CHANNEL]]
    restored_by(world, HOUR)

    async with restarted(world) as again:
        posted = since(again, known)
        assert kinds(posted) == [RowKind.RESTORED, RowKind.TURN, RowKind.PAUSED]
        assert all(called_by(it.row) == () for it in posted)
        await again.matches.resume(match.game_id, ANN.user_id, by_player(again.interaction()))
        await again.settle()
        assert await check_all(again.database) == (1, [])


@pytest.mark.parametrize("was_posted", [True, False])
async def test_a_lobby_is_posted_anew(path: Path, *, was_posted: bool) -> None:
    async with running(path) as world:
        if not was_posted:
            world.courier.before_send = refusing(RowKind.LOBBY)
        lobby = await world.open_lobby()
        await world.settle()
        await copy_of(world)
        await world.lobbies.join(lobby.game_id, BOB, world.interaction())
        await world.lobbies.start(lobby.game_id, ANN.user_id, world.interaction())
        await world.settle()
        world.courier.before_send = lambda _row, _detail: None
        known = [*world.courier.channels[CHANNEL]]
    restored_by(world, HOUR)

    async with restarted(world) as again:
        posted = since(again, known)
        assert kinds(posted) == [RowKind.RESTORED, RowKind.LOBBY]
        present = await again.lobbies.load(lobby.game_id)
        assert [it.user_id for it in present.members] == [ANN.user_id]
        assert present.message_id == posted[-1].message_id
        assert present.where.restore_id is not None
        await again.lobbies.join(lobby.game_id, CEM, again.interaction())
        await again.lobbies.start(lobby.game_id, ANN.user_id, again.interaction())
        await again.settle()
        assert await check_all(again.database) == (1, [])


async def test_calls_to_a_lobby_come_behind_its_new_message_and_keep_their_buttons(
    path: Path,
) -> None:
    async with running(path) as world:
        lobby = await world.open_lobby()
        await world.lobbies.invite(lobby.game_id, ANN.user_id, BOB.user_id, world.interaction())
        await world.settle()
        world.courier.before_send = refusing(RowKind.INVITE)
        await world.lobbies.invite(lobby.game_id, ANN.user_id, CEM.user_id, world.interaction())
        await world.settle()
        await copy_of(world)
        world.courier.before_send = lambda _row, _detail: None
        known = [*world.courier.channels[CHANNEL]]
        assert kinds(known) == [RowKind.LOBBY, RowKind.INVITE]
        first = known[-1]
    restored_by(world, HOUR)

    async with restarted(world) as again:
        posted = since(again, known)
        assert kinds(posted) == [RowKind.RESTORED, RowKind.LOBBY, RowKind.INVITE]
        assert called_by(posted[-1].row) == (CEM.user_id,)
        assert posted[-1].row.restore_id is not None
        stripped = [number for kind, number in again.courier.edits if kind is RowKind.INVITE_STRIP]
        assert stripped == [first.message_id]


async def test_a_computers_turn_is_told_by_its_own_board(path: Path) -> None:
    async with running(path) as world:
        match = await world.start_with_computers(1)
        await world.settle()
        await world.computers.close()
        await world.take_turn(match)
        await copy_of(world)
        known = [*world.courier.channels[CHANNEL]]
    restored_by(world, HOUR)

    async with restarted(world) as again:
        await again.pass_time(60)
        posted = since(again, known)

        assert kinds(posted) == [RowKind.RESTORED, RowKind.TURN]
        assert called_by(posted[-1].row) == (ANN.user_id,)
        assert posted[-1].row.first_revision <= match.revision + 1


async def test_a_holiday_of_the_copy_goes_on_and_its_person_is_not_called(path: Path) -> None:
    async with running(path) as world:
        match = await world.start(BOB, asked=proposal(pace=Pace.DAY))
        await world.settle()
        await world.away.leave(ANN.user_id, world.clock.now() + timedelta(days=5))
        await copy_of(world)
        await world.away.come_back(ANN.user_id)
        await world.settle()
        known = [*world.courier.channels[CHANNEL]]
    restored_by(world, HOUR)

    async with restarted(world) as again:
        line, board = since(again, known)

        assert kinds([line, board]) == [RowKind.RESTORED, RowKind.TURN]
        assert called_by(board.row) == ()
        assert await deadline_of(again, match) is None


async def test_a_draft_of_the_copy_goes_and_the_board_shows_the_unfinished_turn(path: Path) -> None:
    async with running(path) as world:
        match = await world.start()
        await world.settle()
        done = await world.act(match, first_placement(match))
        await world.pass_time(200)
        draft = world.courier.channels[CHANNEL][-1]
        assert draft.row.kind is RowKind.DRAFT
        await copy_of(world)
        await world.act(done.match, End())
        await world.settle()
    world.courier.channels[CHANNEL].append(draft)  # as if it had not been deleted
    known = [*world.courier.channels[CHANNEL]]
    restored_by(world, HOUR)

    async with restarted(world) as again:
        assert draft.message_id in again.courier.deleted
        posted = since(again, known[:-1])
        assert kinds(posted) == [RowKind.RESTORED, RowKind.TURN]
        present = await again.matches.load(match.game_id)
        assert present.public.scores == done.match.public.scores


async def test_a_game_that_was_over_is_left_alone(path: Path) -> None:
    async with running(path) as world:
        match = await world.start()
        await world.matches.resign(match.game_id, ANN.user_id, by_player(world.interaction()))
        await world.settle()
        await copy_of(world)
        known = [*world.courier.channels[CHANNEL]]
    restored_by(world, HOUR)

    async with restarted(world) as again:
        assert since(again, known) == []
        over = await again.matches.load(match.game_id)
        assert over.where.restore_id is None


async def test_a_bot_that_is_killed_meanwhile_tells_each_game_once(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(path) as world:
        matches = [await world.start(channel_id=channel_id) for channel_id in (CHANNEL, ELSEWHERE)]
        await world.settle()
        await copy_of(world)
        known = {number: [*world.courier.channels[number]] for number in (CHANNEL, ELSEWHERE)}
    restored_by(world, HOUR)

    async with open_world(path, world.clock) as killed:
        await killed.clocks.resume()
        first, second = await restores.to_be_told(killed.database.reader)
        adding = failing_for(second, killed.matches.add_to_log)
        monkeypatch.setattr(killed.matches, "add_to_log", adding)
        await killed.restored.finish()
        assert await restores.to_be_told(killed.database.reader) == [second]
    assert [first, second] == [match.game_id for match in matches]

    async with restarted(world) as again:
        await again.restored.finish()
        await again.settle()
        for channel_id, posted in known.items():
            assert kinds(since(again, posted, channel_id)) == [RowKind.RESTORED, RowKind.TURN]
        assert await restores.to_be_told(again.database.reader) == []
        assert await check_all(again.database) == (2, [])


def failing_for(game_id: int, work: AddToLog) -> AddToLog:
    """The same, but for one game."""

    async def add_to_log(number: int, write: Addition) -> bool:
        if number == game_id:
            raise OSError
        return await work(number, write)

    return add_to_log


async def test_buttons_are_told_apart_by_what_they_carry(path: Path) -> None:
    async with running(path) as world:
        match = await world.start()
        over = await world.start(channel_id=ELSEWHERE)
        await world.matches.resign(over.game_id, ANN.user_id, by_player(world.interaction()))
        await world.settle()
        await copy_of(world)
        before = first_id_at(world.clock.now() - timedelta(minutes=1))
        assert await world.restored.lost(match.game_id, None, before) is None
    restored_by(world, HOUR)
    lost = first_id_at(world.clock.now() - timedelta(minutes=30))

    async with restarted(world) as again:
        after, is_lost = first_id_at(again.clock.now()), again.restored.lost
        number = to_milliseconds(again.clock.now())
        begun = await again.start(channel_id=90)

        assert await is_lost(match.game_id, number, after) is None
        assert await is_lost(match.game_id, None, before) is not None
        assert await is_lost(match.game_id, number - 1, lost) is not None
        assert await is_lost(over.game_id, None, before) is None
        assert await is_lost(over.game_id, None, lost) is not None
        assert await is_lost(over.game_id, None, after) is None
        assert await is_lost(over.game_id + 1, None, lost) is not None
        assert await is_lost(begun.game_id, None, lost) is None
        assert again.restored.is_older(lost)
        assert not again.restored.is_older(after)
