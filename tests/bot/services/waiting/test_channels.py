"""A game whose channel cannot be written to pauses, and goes on once it can be again."""

from collections.abc import AsyncIterator, Callable
from datetime import timedelta

import pytest

from bot.services.errors import Refused
from bot.services.games.causes import by_manager, by_player
from bot.services.games.check import check_all
from bot.services.games.match import Match, Status
from bot.services.games.pauses import PauseReason, stopped_game
from bot.services.lobby import Pace
from bot.services.posting.sending import ChannelGone, Undeliverable
from bot.storage import clocks, log, outbox
from bot.storage.clocks import ClockKind
from bot.storage.log import EntryKind
from bot.storage.outbox import RowKind
from tests.bot.services.troubles import failing, nothing
from tests.bot.services.world import ANN, BOB, CHANNEL, ELSEWHERE, GUILD, World, proposal

HOUR = timedelta(hours=1).total_seconds()


@pytest.fixture
async def wary(lasting: World) -> AsyncIterator[World]:
    """Services that notice where they can write."""
    await lasting.channels.resume()
    yield lasting
    await lasting.channels.finish_present()


async def start(world: World, channel_id: int = CHANNEL) -> Match:
    match = await world.start(asked=proposal(pace=Pace.DAY), channel_id=channel_id)
    await world.settle()
    return match


async def reason_of(world: World, match: Match) -> str:
    with pytest.raises(Refused) as refused:
        await world.matches.load(match.game_id)
    game = stopped_game(refused.value)
    assert game is not None
    return game.reason


async def pauses(world: World, match: Match) -> list[EntryKind]:
    entries = await log.entries(world.database.reader, match.game_id)
    kinds = (EntryKind.PAUSED, EntryKind.RESUMED)
    return [entry.kind for entry in entries if entry.kind in kinds]


def all_lacking(*names: str) -> Callable[[int, int], tuple[str, ...]]:
    return lambda _guild, _channel: names


async def test_a_post_that_cannot_be_sent_pauses_its_game_alone(wary: World) -> None:
    match, other = await start(wary), await start(wary, ELSEWHERE)
    wary.courier.before_send = failing(Undeliverable())

    await wary.take_turn(match)
    await wary.settle()

    clock = await clocks.get(wary.database.reader, match.game_id, ClockKind.TURN)
    assert await reason_of(wary, match) == PauseReason.CHANNEL_LOST
    assert clock is not None
    assert clock.deadline is None
    assert (await wary.matches.load(other.game_id)).status is Status.RUNNING
    assert await check_all(wary.database) == (2, [])


async def test_it_goes_on_with_nothing_said_but_what_was_owed(wary: World) -> None:
    match = await start(wary)
    wary.courier.before_send = failing(Undeliverable())
    await wary.take_turn(match)
    await wary.settle()
    await wary.pass_time(100 * HOUR)
    before = wary.courier.kinds(CHANNEL)

    wary.courier.before_send = nothing
    assert await wary.channels.find(CHANNEL)
    await wary.settle()

    clock = await clocks.get(wary.database.reader, match.game_id, ClockKind.TURN)
    assert wary.courier.kinds(CHANNEL) == [*before, RowKind.TURN]
    assert clock is not None
    assert clock.deadline == wary.clock.now() + timedelta(days=1)
    assert await pauses(wary, match) == [EntryKind.PAUSED, EntryKind.RESUMED]
    assert not await wary.channels.find(CHANNEL)
    assert await check_all(wary.database) == (1, [])


@pytest.mark.parametrize(("passed", "left"), [(6, 18), (20, 12)])
async def test_it_goes_on_with_the_time_left_but_12_hours_at_least(
    wary: World, passed: int, left: int
) -> None:
    match = await start(wary)
    await wary.pass_time(passed * HOUR)

    await wary.channels.look_at([GUILD], all_lacking("send_messages"))
    await wary.pass_time(200 * HOUR)
    await wary.channels.look_at([GUILD], all_lacking())

    clock = await clocks.get(wary.database.reader, match.game_id, ClockKind.TURN)
    assert clock is not None
    assert clock.deadline == wary.clock.now() + timedelta(hours=left)


async def test_however_often_it_is_noticed_it_is_noted_once(wary: World) -> None:
    match = await start(wary)

    for _ in range(3):
        await wary.channels.look_around(all_lacking("view_channel"))
        await wary.channels.lose(CHANNEL)
    paused = await pauses(wary, match)
    for _ in range(3):
        await wary.channels.look_around(all_lacking())

    assert paused == [EntryKind.PAUSED]
    assert await pauses(wary, match) == [EntryKind.PAUSED, EntryKind.RESUMED]


async def test_what_is_not_known_changes_nothing(wary: World) -> None:
    match = await start(wary)

    await wary.channels.look_around(lambda _guild, _channel: None)
    await wary.channels.lose(CHANNEL)
    await wary.channels.look_around(lambda _guild, _channel: None)

    assert await pauses(wary, match) == [EntryKind.PAUSED]


async def test_a_pause_outlives_a_restart(wary: World) -> None:
    match = await start(wary)
    await wary.channels.lose(CHANNEL)

    await wary.restart()
    is_lost = wary.channels.is_lost(CHANNEL)
    await wary.channels.look_around(all_lacking())

    assert is_lost
    assert not wary.channels.is_lost(CHANNEL)
    assert (await wary.matches.load(match.game_id)).status is Status.RUNNING


async def ask_again(world: World, *, is_closed: bool | None) -> int:
    """Let Discord be asked for all channels for which something waits; return for how many."""
    asked = []

    async def ask(channel_id: int) -> bool | None:
        asked.append(channel_id)
        return is_closed

    async def rest(_seconds: float) -> None:
        """Nobody else waits."""

    await world.channels.ask_again(ask, rest)
    await world.settle()
    return len(asked)


async def test_it_goes_on_once_discord_is_asked_and_says_that_the_channel_is_open(
    wary: World,
) -> None:
    match = await start(wary)
    wary.courier.before_send = failing(Undeliverable())
    await wary.take_turn(match)
    await wary.open_lobby(channel_id=ELSEWHERE)  # which waits for nothing
    await wary.settle()

    asked = [await ask_again(wary, is_closed=answer) for answer in (True, None)]
    paused = await pauses(wary, match)
    wary.courier.before_send = nothing
    asked += [await ask_again(wary, is_closed=False) for _ in range(2)]

    assert asked == [1, 1, 1, 0]
    assert paused == [EntryKind.PAUSED]
    assert await pauses(wary, match) == [EntryKind.PAUSED, EntryKind.RESUMED]
    assert wary.courier.kinds(CHANNEL)[-1] is RowKind.TURN


async def test_a_channel_is_not_asked_for_once_nothing_waits_for_it(wary: World) -> None:
    match = await start(wary)
    await wary.channels.lose(CHANNEL)
    await wary.matches.close(match.game_id, 999, by_manager(wary.interaction()))

    assert await ask_again(wary, is_closed=True) == 0


async def test_a_lobby_whose_channel_sleeps_is_asked_for_too(wary: World) -> None:
    wary.courier.before_send = failing(Undeliverable())
    await wary.open_lobby()
    await wary.settle()
    wary.courier.before_send = nothing

    asked = await ask_again(wary, is_closed=False)
    await wary.settle()

    assert asked == 1
    assert wary.courier.kinds(CHANNEL) == [RowKind.LOBBY]


async def test_a_nudge_that_was_refused_is_sent_once_the_channel_is_found(wary: World) -> None:
    match = await start(wary)
    await wary.pass_time(2 * HOUR)
    wary.courier.before_send = failing(Undeliverable())
    await wary.votes.nudge(match.game_id, BOB.user_id, wary.interaction())
    await wary.settle()
    wary.outbox.wake_channel(CHANNEL)  # as a restart does
    await wary.settle()
    wary.courier.before_send = nothing

    await wary.channels.find(CHANNEL)
    await wary.settle()

    assert wary.courier.kinds(CHANNEL) == [RowKind.LOBBY, RowKind.TURN, RowKind.NUDGE]


async def test_what_is_owed_where_there_is_no_channel_is_given_up_once_its_game_is_over(
    wary: World,
) -> None:
    match = await start(wary)
    wary.courier.before_send = failing(ChannelGone())
    wary.courier.before_edit = failing(ChannelGone())
    await wary.take_turn(match)
    await wary.settle()
    wary.outbox.wake_channel(CHANNEL)
    await wary.settle()
    assert await outbox.owes(wary.database.reader, match.game_id, RowKind.TURN)  # it may be moved

    await wary.pass_time(31 * 24 * HOUR)  # it is closed
    wary.outbox.wake_channel(CHANNEL)  # as a restart does
    await wary.settle()

    assert await outbox.channels(wary.database.reader) == []
    assert wary.courier.kinds(CHANNEL) == [RowKind.LOBBY, RowKind.TURN]


async def test_nobody_lets_it_go_on_by_a_button(wary: World) -> None:
    match = await start(wary)
    await wary.channels.lose(CHANNEL)

    for again in (wary.matches.resume, wary.matches.come_back):
        with pytest.raises(Refused, match="game_paused"):
            await again(match.game_id, ANN.user_id, by_player(wary.interaction()))


async def test_a_game_that_is_paused_already_stays_as_it_is(wary: World) -> None:
    match = await start(wary)
    await wary.pass_time(24 * HOUR)
    for hours in (24, 12, 24):  # twice a vote that nobody answers
        await wary.pass_time(hours * HOUR)
    before = await reason_of(wary, match)

    assert not await wary.channels.lose(CHANNEL)
    assert not await wary.channels.find(CHANNEL)

    assert before == await reason_of(wary, match) == PauseReason.NOBODY_ANSWERS


async def test_lobbies_and_empty_channels_have_nothing_to_pause(wary: World) -> None:
    lobby = await wary.open_lobby()

    assert not await wary.channels.lose(CHANNEL)
    assert not await wary.channels.lose(ELSEWHERE)
    assert (await wary.lobbies.load(lobby.game_id)).status is Status.LOBBY


async def test_the_host_is_told_once_even_after_a_restart(wary: World) -> None:
    await start(wary)
    await wary.channels.lose(CHANNEL)

    others = await wary.channels.news_for(BOB.user_id)
    await wary.restart()
    news = await wary.channels.news_for(ANN.user_id)
    untold = await wary.channels.news_for(ANN.user_id)
    await wary.channels.note_told(untold)
    again = await wary.channels.news_for(ANN.user_id)
    await wary.restart()

    assert [game.where.channel_id for game in news] == [CHANNEL]
    assert untold == news
    assert others == again == await wary.channels.news_for(ANN.user_id) == []


async def test_what_was_told_of_one_loss_is_not_noted_of_the_next(wary: World) -> None:
    await start(wary)
    await wary.channels.lose(CHANNEL)
    news = await wary.channels.news_for(ANN.user_id)
    await wary.channels.find(CHANNEL)
    await wary.channels.lose(CHANNEL)

    await wary.channels.note_told(news)

    assert len(await wary.channels.news_for(ANN.user_id)) == 1
    await wary.restart()
    assert len(await wary.channels.news_for(ANN.user_id)) == 1


async def test_it_can_be_closed_from_elsewhere_by_its_number(wary: World) -> None:
    match = await start(wary)
    await wary.channels.lose(CHANNEL)

    await wary.matches.close(match.game_id, 999, by_manager(wary.interaction()))

    with pytest.raises(Refused, match="game_closed"):
        await wary.matches.load(match.game_id)
    assert await wary.channels.news_for(ANN.user_id) == []
    assert await wary.lists.waiting_for(ANN.user_id, None) == []
    assert not await wary.channels.find(CHANNEL)
    assert await check_all(wary.database) == (1, [])


async def test_a_game_without_time_waits_two_weeks_but_for_the_days_without_its_channel(
    wary: World,
) -> None:
    match = await wary.start(asked=proposal())
    await wary.settle()
    await wary.pass_time(72 * HOUR)
    await wary.channels.lose(CHANNEL)
    await wary.pass_time(240 * HOUR)
    await wary.channels.find(CHANNEL)
    await wary.votes.nudge(match.game_id, BOB.user_id, wary.interaction())

    await wary.pass_time(11 * 24 * HOUR - 1)
    assert (await wary.matches.load(match.game_id)).status is Status.RUNNING
    await wary.pass_time(1)

    assert await reason_of(wary, match) == PauseReason.NOBODY_PLAYS


async def test_a_board_says_no_more_that_somebody_is_away_once_its_channel_is_found(
    wary: World,
) -> None:
    await wary.start(asked=proposal())
    await wary.settle()
    away = wary.away
    await away.leave(ANN.user_id, wary.clock.now() + timedelta(days=2))
    await wary.settle()
    wary.courier.before_edit = failing(Undeliverable())
    await wary.channels.lose(CHANNEL)
    await wary.pass_time(72 * HOUR)  # her holiday ends, and the board cannot be edited
    wary.courier.before_edit = nothing
    before = len(wary.courier.edits)

    await wary.channels.find(CHANNEL)
    await wary.settle()

    board = wary.courier.channels[CHANNEL][1].message_id
    assert [message for _, message in wary.courier.edits[before:]] == [board]


@pytest.mark.parametrize("why", ["gone", "away", "acts"])
async def test_a_found_channel_calls_nobody_who_is_away_has_left_or_acts_there(
    wary: World, why: str
) -> None:
    await start(wary)
    if why == "gone":
        wary.server.gone.add(ANN.user_id)
        await wary.pass_time(6 * HOUR)
    elif why == "away":
        away = wary.away
        await away.leave(ANN.user_id, wary.clock.now() + timedelta(days=9))
    await wary.channels.lose(CHANNEL)
    await wary.pass_time(2 * HOUR)
    before = wary.courier.kinds(CHANNEL)

    await wary.channels.find(CHANNEL, ANN.user_id if why == "acts" else BOB.user_id)
    await wary.settle()

    assert wary.courier.kinds(CHANNEL) == before


async def test_a_game_that_goes_on_is_not_told_that_it_will_close(wary: World) -> None:
    match = await start(wary)
    wary.courier.before_send = failing(Undeliverable())
    await wary.channels.lose(CHANNEL)
    await wary.pass_time(23 * 24 * HOUR)  # the line is owed, and cannot be sent
    owed = await outbox.owes(wary.database.reader, match.game_id, RowKind.CLOSES_SOON)
    wary.courier.before_send = nothing

    await wary.channels.find(CHANNEL)
    await wary.settle()

    assert owed
    assert RowKind.CLOSES_SOON not in wary.courier.kinds(CHANNEL)
