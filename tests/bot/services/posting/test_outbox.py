"""Owed messages: in order, exactly once, whatever happens on the way."""

import asyncio
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.services.games.causes import by_player
from bot.services.games.match import Match
from bot.services.posting.outbox import MOST_AT_ONCE
from bot.services.posting.sending import Detail, NotTaken, OwedRow, RowKind, TryLater, Undeliverable
from bot.storage.outbox import Kind
from engine.actions import End, Place
from engine.variants import VARIANTS
from tests.bot.services.clock import Clock
from tests.bot.services.troubles import failing, nothing, once
from tests.bot.services.world import (
    ANN,
    BOB,
    CHANNEL,
    ELSEWHERE,
    World,
    first_placement,
    open_world,
    proposal,
)


async def attempts(world: World) -> list[int | None]:
    rows = await world.database.reader.execute_fetchall(
        "SELECT attempted_after FROM outbox ORDER BY row_id"
    )
    return [after for (after,) in rows]


async def test_a_send_that_fails_is_repeated_later_and_later(world: World) -> None:
    tried: list[float] = []
    begin = world.clock.now()

    def fail(_row: OwedRow, _detail: Detail = Detail.WHOLE) -> None:
        tried.append((world.clock.now() - begin).total_seconds())
        raise TryLater

    world.courier.before_send = fail
    await world.open_lobby()
    await world.settle()
    for _ in range(32):
        await world.pass_time(1)

    assert tried == [0, 2, 6, 14, 30]


@pytest.mark.parametrize(("resets", "seconds"), [(3, 4), (5, 10)])
async def test_an_outage_is_over_for_a_channel_soon_after_it_is_over(
    world: World, resets: int, seconds: int
) -> None:
    errors: list[Exception] = [TryLater(is_outage=True) for _ in range(resets)]
    tried: list[float] = []
    begin = world.clock.now()

    def fail(_row: OwedRow, _detail: Detail) -> None:
        tried.append((world.clock.now() - begin).total_seconds())
        if errors:
            raise errors.pop()

    world.courier.before_send = fail
    await world.open_lobby()
    await world.settle()
    while not world.courier.kinds(CHANNEL):
        await world.pass_time(1)

    assert tried[-1] == seconds


async def test_in_an_outage_one_channel_tries_for_all_and_then_all_go_on(world: World) -> None:
    tried: list[tuple[int, int]] = []
    begin = world.clock.now()

    def fail(row: OwedRow, _detail: Detail) -> None:
        tried.append((round((world.clock.now() - begin).total_seconds()), row.channel_id))
        raise TryLater(is_outage=True)

    channels = range(CHANNEL, CHANNEL + 10)
    world.courier.before_send = fail
    for channel_id in channels:
        await world.open_lobby(channel_id=channel_id)
    await world.settle()
    for _ in range(100):
        await world.pass_time(2)
    late = [at for at, _ in tried if at > 100]
    world.courier.before_send = nothing
    for _ in range(16):
        await world.pass_time(1)

    assert len(late) <= 100 / 16 + 1 + len(channels)  # each of its own accord at most once, besides
    assert [world.courier.kinds(it) for it in channels] == [[RowKind.LOBBY]] * 10


async def test_a_channel_with_a_trouble_of_its_own_waits_alone(world: World) -> None:
    tried: list[float] = []
    begin = world.clock.now()

    def fail(row: OwedRow, _detail: Detail) -> None:
        if row.channel_id == CHANNEL:
            tried.append((world.clock.now() - begin).total_seconds())
            raise TryLater(is_outage=True)

    world.courier.before_send = fail
    await world.open_lobby()
    match = await world.start(channel_id=ELSEWHERE)
    for _ in range(8):
        await world.settle()
        match = await world.take_turn(match)
        await world.pass_time(1)

    assert tried == [0, 0, 2, 6]


async def test_a_connection_that_is_back_is_tried_at_once(world: World) -> None:
    world.courier.before_send = failing(TryLater(is_outage=True))
    await world.open_lobby()
    await world.settle()
    for seconds in (1, 1, 2, 2, 4, 4, 8, 8):
        await world.pass_time(seconds)
    world.courier.before_send = nothing

    world.outbox.note_connection()
    await world.settle()

    assert world.courier.kinds(CHANNEL) == [RowKind.LOBBY]


async def test_a_wait_that_is_asked_for_is_kept(world: World) -> None:
    world.courier.before_send = once(TryLater(30))
    lobby = await world.open_lobby()
    await world.settle()
    await world.pass_time(29)
    await world.lobbies.join(lobby.game_id, BOB, world.interaction())
    await world.settle()
    assert world.courier.kinds(CHANNEL) == []

    await world.pass_time(1)

    assert world.courier.kinds(CHANNEL) == [RowKind.LOBBY]


async def test_a_success_begins_the_waits_anew(world: World) -> None:
    world.courier.before_send = failing(TryLater())
    await world.start()
    await world.settle()
    for wait in (2, 4, 8):
        await world.pass_time(wait)
    world.courier.before_send = failing(TryLater(), RowKind.TURN)
    await world.pass_time(16)
    world.courier.before_send = nothing

    await world.pass_time(2)

    assert world.courier.kinds(CHANNEL) == [RowKind.LOBBY, RowKind.TURN]


async def test_a_lost_answer_is_no_second_message(world: World) -> None:
    world.courier.after_send = once(TryLater())
    lobby = await world.open_lobby()
    await world.settle()

    await world.pass_time(2)

    assert world.courier.kinds(CHANNEL) == [RowKind.LOBBY]
    posted = world.courier.channels[CHANNEL][0].message_id
    assert (await world.lobbies.load(lobby.game_id)).message_id == posted


async def test_duplicates_of_a_lost_answer_are_deleted(world: World) -> None:
    world.courier.copies = 3
    world.courier.after_send = once(TryLater())
    lobby = await world.open_lobby()
    await world.settle()

    await world.pass_time(2)

    (standing,) = world.courier.channels[CHANNEL]
    assert len(world.courier.deleted) == 2
    assert standing.message_id < min(world.courier.deleted)
    assert (await world.lobbies.load(lobby.game_id)).message_id == standing.message_id


async def test_duplicates_of_a_slow_send_are_deleted(world: World) -> None:
    world.courier.copies = 2
    world.courier.is_slow = True
    lobby = await world.open_lobby()

    await world.settle()

    (standing,) = world.courier.channels[CHANNEL]
    assert (await world.lobbies.load(lobby.game_id)).message_id == standing.message_id


async def test_history_is_not_read_after_a_quick_send(world: World) -> None:
    await world.start()

    await world.settle()

    assert world.courier.reads == []


async def test_history_is_read_from_before_the_first_attempt(world: World) -> None:
    match = await world.start()
    await world.settle()
    before = world.courier.channels[CHANNEL][-1].message_id
    world.courier.before_send = failing(TryLater())
    await world.take_turn(match)
    await world.settle()
    world.courier.say_something(CHANNEL)
    for wait in (2, 4, 8):
        await world.pass_time(wait)

    assert world.courier.reads == [before] * 3


async def test_the_newest_known_message_may_be_one_of_ours(world: World) -> None:
    world.courier.knows_latest = False
    match = await world.start()
    await world.settle()
    newest = world.courier.channels[CHANNEL][-1].message_id
    world.courier.before_send = failing(TryLater())

    await world.take_turn(match)
    await world.settle()

    assert await attempts(world) == [newest]


async def test_a_duplicate_that_somebody_deleted_does_not_matter(world: World) -> None:
    world.courier.copies = 2
    world.courier.after_send = once(TryLater())
    await world.open_lobby()
    await world.settle()
    find = world.courier.find

    async def find_more(channel_id: int, after: int, row_id: int) -> list[int]:
        found = await find(channel_id, after, row_id)
        world.courier.remove(channel_id, found[1])
        return found

    world.courier.find = find_more  # type: ignore[method-assign]
    await world.pass_time(2)

    assert await attempts(world) == []


async def test_owed_turns_of_an_outage_come_in_order_and_only_the_last_one_calls(
    world: World,
) -> None:
    match = await world.start()
    await world.settle()
    world.courier.before_send = failing(TryLater())
    for _ in range(3):
        match = await world.take_turn(match)
        await world.settle()
    world.courier.before_send = nothing

    await world.pass_time(60)

    boards = [posted for posted in world.courier.channels[CHANNEL] if posted.row.first_revision > 1]
    assert [board.row.first_revision for board in boards] == [5, 7, 9]
    assert [board.is_owed for board in boards] == [True, True, False]


async def test_a_channel_that_cannot_be_written_to_waits_to_be_woken(world: World) -> None:
    tries: list[Kind] = []

    def refuse(row: OwedRow, _detail: Detail) -> None:
        tries.append(row.kind)
        raise Undeliverable

    world.courier.before_send = refuse
    await world.open_lobby()
    await world.settle()
    await world.pass_time(100_000)
    assert tries == [RowKind.LOBBY]
    world.courier.before_send = nothing

    world.outbox.wake_channel(CHANNEL)
    await world.settle()

    assert world.courier.kinds(CHANNEL) == [RowKind.LOBBY]


async def test_a_channel_woken_while_it_is_being_tried_is_tried_again(world: World) -> None:
    refuse = once(Undeliverable())

    def be_woken(row: OwedRow, _detail: Detail) -> None:
        world.outbox.wake_channel(CHANNEL)
        refuse(row)

    world.courier.before_send = be_woken
    await world.open_lobby()
    await world.settle()

    assert world.courier.kinds(CHANNEL) == [RowKind.LOBBY]


async def test_a_sleeping_channel_is_left_alone_by_what_is_due(world: World) -> None:
    world.courier.before_send = once(Undeliverable())
    await world.open_lobby()
    await world.settle()

    world.outbox.drain(CHANNEL)
    await world.settle()

    assert world.courier.kinds(CHANNEL) == []


async def test_a_dead_channel_holds_up_no_other(world: World) -> None:
    for error in (Undeliverable(), TryLater(), RuntimeError("a fault of ours")):
        world.courier.before_send = failing(error)
        await world.open_lobby()
        await world.start(channel_id=ELSEWHERE)
        await world.settle()

        assert world.courier.kinds(CHANNEL) == []
        assert world.courier.kinds(ELSEWHERE)[-2:] == [RowKind.LOBBY, RowKind.TURN]

        for channel_id in (CHANNEL, ELSEWHERE):
            opened = await world.matches.in_channel(channel_id)
            assert opened is not None
            await leave(world, opened.game_id)


async def leave(world: World, game_id: int) -> None:
    """Ann leaves her lobby, or resigns from her game."""
    summaries = await world.lists.list_for(ANN.user_id, 70)
    (summary,) = (summary for summary in summaries if summary.where.game_id == game_id)
    if summary.user_id is None:
        await world.lobbies.leave(game_id, ANN.user_id, world.interaction())
    else:
        await world.matches.resign(game_id, ANN.user_id, by_player(world.interaction()))


async def test_content_that_is_refused_for_good_is_set_aside(world: World) -> None:
    world.courier.before_send = failing(NotTaken("embed"), RowKind.LOBBY)

    with capture_logs() as logged:
        await world.start()
        await world.settle()
        await world.pass_time(600)

    assert world.courier.kinds(CHANNEL) == [RowKind.TURN]
    put_by = [entry for entry in logged if entry["event"] == "row_set_aside"]
    assert {entry["error_id"] for entry in put_by} == {"row-1"}


async def test_a_fault_of_ours_is_logged_and_loses_nothing(world: World) -> None:
    world.courier.before_send = once(RuntimeError("a fault of ours"))

    with capture_logs() as logged:
        await world.start()
        await world.settle()

    assert world.courier.kinds(CHANNEL) == [RowKind.LOBBY, RowKind.TURN]
    assert [(entry["event"], entry["error_id"]) for entry in logged] == [
        ("message_failed", "row-1")
    ]


@pytest.mark.parametrize("error", [TryLater(), NotTaken("text")])
async def test_buttons_of_an_old_board_are_tried_once(world: World, error: Exception) -> None:
    match = await world.start()
    await world.settle()
    world.courier.before_edit = failing(error, RowKind.STRIP)

    await world.take_turn(match)
    await world.settle()

    assert await attempts(world) == []


async def test_a_message_that_is_gone_is_forgotten(world: World) -> None:
    lobby = await world.open_lobby()
    await world.settle()
    world.courier.channels.clear()

    await world.lobbies.join(lobby.game_id, BOB, world.interaction())
    await world.settle()

    assert (await world.lobbies.load(lobby.game_id)).message_id is None
    assert await attempts(world) == []


async def test_a_draft_that_somebody_deleted_is_forgotten(world: World) -> None:
    match = await world.start()
    match = (await world.act(match, first_placement(match))).match
    await world.pass_time(180)
    world.courier.channels[CHANNEL].pop()

    await world.take_turn(match)
    await world.settle()

    assert await attempts(world) == []


async def test_what_was_owed_before_a_restart_is_sent_after_it(path: Path) -> None:
    async with open_world(path) as world:
        match = await world.start()
        await world.take_turn(match)

    async with open_world(path) as world:
        await world.outbox.resume(world.courier)
        await world.settle()

        kinds = world.courier.kinds(CHANNEL)

    assert kinds == [RowKind.LOBBY, RowKind.TURN, RowKind.TURN]


def placement_with_more(match: Match) -> Place:
    """A placement of whoever is on turn after which the bot does not end the turn."""
    assert match.waits_for is not None
    view = match.view_for(match.waits_for.user_id)
    return next(
        action
        for action in view.legal_actions()
        if isinstance(action, Place) and view.after(action).legal_actions() != [End()]
    )


@pytest.mark.parametrize("variant", VARIANTS)
async def test_a_draft_that_waits_for_three_minutes_outlives_a_restart(
    path: Path, variant: str
) -> None:
    clock = Clock()
    async with open_world(path, clock) as world:
        match = await world.start(asked=proposal(variant=variant))
        await world.act(match, placement_with_more(match))

    async with open_world(path, clock) as world:
        await world.outbox.resume(world.courier)
        await world.settle()
        await world.pass_time(178)
        before = world.courier.kinds(CHANNEL)
        await world.pass_time(2)
        after = world.courier.kinds(CHANNEL)

    assert before == [RowKind.LOBBY, RowKind.TURN]
    assert after == [*before, RowKind.DRAFT]


async def test_a_send_cut_off_by_a_stop_is_looked_for_after_the_restart(path: Path) -> None:
    async with open_world(path) as first:
        first.courier.after_send = failing(TryLater())
        await first.outbox.resume(first.courier)
        await first.open_lobby()
        await first.settle()
        courier = first.courier

    courier.after_send = nothing
    async with open_world(path) as second:
        await second.outbox.resume(courier)
        await second.settle()

    assert courier.kinds(CHANNEL) == [RowKind.LOBBY]


async def test_closing_finishes_the_message_at_hand_and_begins_no_other(path: Path) -> None:
    async with open_world(path) as world:
        await world.start()
        await world.outbox.resume(world.courier)
        closing: list[asyncio.Task[None]] = []
        world.courier.after_send = lambda _row: closing.append(
            asyncio.create_task(world.outbox.close())
        )
        await world.settle()
        await closing[0]

        assert world.courier.kinds(CHANNEL) == [RowKind.LOBBY]
        assert await attempts(world) == [None, None]


async def test_channels_in_which_somebody_acts_go_before_those_that_wait(path: Path) -> None:
    channels = range(CHANNEL, CHANNEL + 4 * MOST_AT_ONCE)
    order: list[int] = []

    async with open_world(path) as world:
        for channel_id in channels[:-1]:
            await world.open_lobby(channel_id=channel_id)
        await world.start(channel_id=channels[-1])
    async with open_world(path) as world:
        world.courier.before_send = lambda row, _detail: order.append(row.channel_id)
        await world.outbox.resume(world.courier)
        world.outbox.wake_channel(channels[-1])
        await world.settle()

        assert world.courier.kinds(channels[-1]) == [RowKind.LOBBY, RowKind.TURN]
        assert sorted(order) == [*channels, channels[-1]]
        # One each time that those before it, who had begun, were done.
        assert order[: 3 * MOST_AT_ONCE].count(channels[-1]) == 2
