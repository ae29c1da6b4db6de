"""Clocks that cannot be served: what is broken stands still alone, and everything else goes on."""

from datetime import timedelta

from structlog.testing import capture_logs

from bot.services.games.check import check_all
from bot.services.games.pauses import PauseReason
from bot.services.posting.calls import called_by
from bot.services.time.tries import MOST_TRIES
from bot.storage import overview
from bot.storage.games import Status
from bot.storage.outbox import RowKind
from tests.bot.services.waiting.breaking import (
    ALL_CLOCKS,
    ALL_LOGS,
    COMPUTERS,
    HEARTBEATS,
    broken,
    end_of_holiday,
    log_of,
    looks_in,
)
from tests.bot.services.waiting.living import DAY, HOUR, MINUTE, begin, live_on, reason_of
from tests.bot.services.world import ANN, BOB, CHANNEL, DEE, ELSEWHERE, World


async def findings(world: World) -> list[str]:
    return [finding.what for finding in (await check_all(world.database))[1]]


async def test_a_game_whose_clock_always_fails_is_paused_and_the_others_are_served(
    lasting: World,
) -> None:
    here, there = await begin(lasting), await begin(lasting, ELSEWHERE)
    await lasting.pass_time(DAY - HOUR)

    with capture_logs() as logs:
        async with broken(lasting, log_of(here)):
            await live_on(lasting, 8)

    failures = [line for line in logs if line["event"] == "clock_failed"]
    assert await reason_of(lasting, here) == PauseReason.CLOCK_FAILED
    assert {line["game_id"] for line in failures} == {here}
    assert len(failures) == MOST_TRIES
    assert await reason_of(lasting, there) is None
    assert lasting.courier.kinds(ELSEWHERE)[-1] is RowKind.VOTE
    assert await findings(lasting) == ["clock_failed"]


async def a_paused_game(world: World) -> int:
    game_id = await begin(world)
    await world.pass_time(DAY - HOUR)
    async with broken(world, log_of(game_id)):
        await live_on(world, 8)
    assert await reason_of(world, game_id) == PauseReason.CLOCK_FAILED
    return game_id


async def test_a_game_that_is_paused_so_goes_on_when_a_player_looks_at_it(lasting: World) -> None:
    game_id = await a_paused_game(lasting)

    await lasting.matches.load(game_id)
    await lasting.settle()
    await live_on(lasting, 0.5)

    assert await reason_of(lasting, game_id) is None
    call, vote = lasting.courier.channels[CHANNEL][-2:]
    assert (call.row.kind, called_by(call.row)) == (RowKind.REMINDER, (ANN.user_id,))
    assert vote.row.kind is RowKind.VOTE
    assert await findings(lasting) == []


async def start_anew(world: World) -> None:
    """The bot stops and starts."""
    await world.restart()
    await world.settle()


async def test_a_game_that_is_paused_so_goes_on_with_the_next_start(lasting: World) -> None:
    game_id = await a_paused_game(lasting)

    await start_anew(lasting)

    assert await reason_of(lasting, game_id) is None
    assert lasting.courier.kinds(CHANNEL)[-2:] == [RowKind.REMINDER, RowKind.VOTE]


async def test_a_game_that_cannot_go_on_keeps_no_other_from_that(lasting: World) -> None:
    here = await a_paused_game(lasting)
    there = await begin(lasting, ELSEWHERE)

    async with broken(lasting, f"BEFORE INSERT ON log WHEN NEW.game_id = {here}"):
        await start_anew(lasting)
    await lasting.pass_time(DAY)

    assert await reason_of(lasting, here) == PauseReason.CLOCK_FAILED
    assert lasting.courier.kinds(ELSEWHERE)[-1] is RowKind.VOTE
    assert await reason_of(lasting, there) is None


async def test_a_game_that_fails_again_is_paused_again(lasting: World) -> None:
    game_id = await a_paused_game(lasting)

    async with broken(lasting, log_of(game_id)):
        await lasting.matches.load(game_id)
        assert await reason_of(lasting, game_id) is None
        await live_on(lasting, 8)

    assert await reason_of(lasting, game_id) == PauseReason.CLOCK_FAILED


async def test_no_game_is_paused_where_every_handler_fails_overnight(lasting: World) -> None:
    game_ids = [await begin(lasting, CHANNEL + number) for number in range(3)]
    await lasting.pass_time(DAY - HOUR)

    with capture_logs() as logs:
        async with broken(lasting, ALL_LOGS):
            await live_on(lasting, 13)

    assert {line["game_id"] for line in logs if line["event"] == "clock_failed"} == {*game_ids}
    assert [await reason_of(lasting, game_id) for game_id in game_ids] == [None] * 3
    await live_on(lasting, 2)
    kinds = [lasting.courier.kinds(CHANNEL + number)[-1] for number in range(3)]
    assert kinds == [RowKind.VOTE] * 3


async def test_no_game_is_paused_while_nothing_can_be_written(lasting: World) -> None:
    game_id = await begin(lasting)
    await lasting.pass_time(DAY - HOUR)

    with capture_logs() as logs:
        async with broken(lasting, ALL_LOGS, ALL_CLOCKS, HEARTBEATS):
            await live_on(lasting, 24)

    assert sum(line["event"] == "clock_failed" for line in logs) > MOST_TRIES
    assert await reason_of(lasting, game_id) is None
    await live_on(lasting, 2)
    assert lasting.courier.kinds(CHANNEL)[-1] is RowKind.VOTE


async def test_a_look_that_always_fails_hides_no_other_although_they_come_one_by_one(
    lasting: World,
) -> None:
    here, there = await begin(lasting), await begin(lasting, ELSEWHERE)
    await lasting.take_turn(await lasting.matches.load(there))
    await lasting.settle()
    lasting.server.gone.add(BOB.user_id)  # who is on turn there, and Ann is here

    async with broken(lasting, looks_in(here)):
        await lasting.pass_time(6 * HOUR)
        for _ in range(5):
            await lasting.pass_time(MINUTE)

    assert lasting.courier.kinds(ELSEWHERE)[-1] is RowKind.LEFT


async def test_a_holiday_that_cannot_be_ended_holds_up_nothing_else(lasting: World) -> None:
    game_id = await begin(lasting)
    away = lasting.away
    for person, hours in ((BOB, 1), (DEE, 2)):
        await away.leave(person.user_id, lasting.clock.now() + timedelta(hours=hours))

    async with broken(lasting, end_of_holiday(BOB.user_id)):
        await lasting.pass_time(HOUR)
        await live_on(lasting, 11)

        assert await away.of(BOB.user_id) is not None
        assert await away.of(DEE.user_id) is None
        assert lasting.courier.kinds(CHANNEL)[-1] is RowKind.REMINDER
    await live_on(lasting, 2)
    assert await away.of(BOB.user_id) is None
    assert await overview.status_of(lasting.database.reader, game_id) is Status.RUNNING


async def test_a_game_whose_computers_cannot_be_written_pauses_too(lasting: World) -> None:
    await lasting.computers.resume()
    match = await lasting.start_with_computers()
    await lasting.settle()

    with capture_logs() as logs:
        async with broken(lasting, COMPUTERS):
            await lasting.take_turn(match)
            await live_on(lasting, 4)
            assert await reason_of(lasting, match.game_id) == PauseReason.CLOCK_FAILED
            assert await findings(lasting) == ["clock_failed"]

    assert sum(line["event"] == "computer_failed" for line in logs) == MOST_TRIES
    await lasting.matches.load(match.game_id)
    await lasting.settle()
    assert (await lasting.matches.load(match.game_id)).waits_for == ANN


async def test_no_game_pauses_for_its_computers_while_nothing_can_be_written(
    lasting: World,
) -> None:
    await lasting.computers.resume()
    match = await lasting.start_with_computers()
    await lasting.settle()

    async with broken(lasting, COMPUTERS, HEARTBEATS):
        await lasting.take_turn(match)
        await live_on(lasting, 12)

    assert await reason_of(lasting, match.game_id) is None
    await live_on(lasting, 2)
    assert (await lasting.matches.load(match.game_id)).waits_for == ANN
