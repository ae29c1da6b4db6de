"""Pauses: when they are told, whom their ends call, and what boards say then."""

from datetime import timedelta
from types import SimpleNamespace
from typing import Any, cast

from bot.presenters.ids.codec import LARGEST
from bot.presenters.ids.game_ids import CustomId, Verb
from bot.presenters.message import Message
from bot.presenters.waits.votes import back_question
from bot.requests.door import Door
from bot.requests.finding import Finder
from bot.requests.votes import VoteRequests
from bot.services.games.causes import by_player
from bot.services.games.lifecycle.stopping import pause_for_fault
from bot.services.games.match import Match
from bot.services.games.vote import Answer
from bot.services.lobby import Pace
from bot.services.people import Person
from bot.services.posting.calls import called_by
from bot.storage import overview
from bot.storage.database import Connection
from bot.storage.games import GameRow, Status
from bot.storage.outbox import Kind, RowKind
from bot.texts import Catalogue
from tests.bot.recorded import RecordedInteraction
from tests.bot.services.waiting.breaking import ALL_CLOCKS, broken
from tests.bot.services.world import ANN, BOB, CEM, CHANNEL, World, proposal

HOUR = timedelta(hours=1).total_seconds()
DAY = 24 * HOUR
TEXTS = Catalogue().texts("en")


async def go_on(world: World, match: Match, who: Person) -> None:
    await world.matches.resume(match.game_id, who.user_id, by_player(world.interaction()))
    await world.settle()


async def click_go_on(world: World, match: Match, who: Person) -> Message:
    """Press the button of the message about a pause; return the answer."""
    clicked = RecordedInteraction()
    clicked.id, clicked.user.id = world.interaction(), who.user_id
    nobody: Any = None
    door = cast("Door", SimpleNamespace(texts=lambda _: TEXTS))
    find = Finder(
        door=door,
        lobbies=nobody,
        matches=world.matches,
        lists=nobody,
        presence=nobody,
        archive=nobody,
        places=nobody,
    )
    asks = VoteRequests(door, find, world.matches, nobody, nobody)
    return await asks.go_on(clicked.as_library(), CustomId(Verb.RESUME, match.game_id))


async def come_back(world: World, match: Match, who: Person) -> None:
    await world.matches.come_back(match.game_id, who.user_id, by_player(world.interaction()))
    await world.settle()


async def go_away(world: World, who: Person, days: int) -> None:
    away = world.away
    await away.leave(who.user_id, world.clock.now() + timedelta(days=days))
    await world.settle()


async def be_down(world: World, days: int) -> None:
    """The bot does not run for some days."""
    await world.restart(days * DAY)
    await world.settle()


async def status_of(world: World, match: Match) -> Status:
    return await overview.status_of(world.database.reader, match.game_id)


def told(world: World, number: int) -> list[tuple[Kind, tuple[int, ...]]]:
    """The last messages, and whom they called."""
    posted = world.courier.channels[CHANNEL][-number:]
    return [(it.row.kind, called_by(it.row)) for it in posted]


async def test_a_pause_is_told_behind_the_turn_that_led_to_it_which_calls_nobody(
    lasting: World, begun: Match
) -> None:
    lasting.default_of = lambda _: Answer.SKIP
    for _ in range(4):  # two turns whose time is over, and votes that nobody answers
        await lasting.pass_time(DAY)

    assert told(lasting, 3) == [
        (RowKind.DECIDED, ()),
        (RowKind.TURN, ()),
        (RowKind.PAUSED, ()),
    ]
    await go_on(lasting, begun, ANN)
    assert told(lasting, 1) == [(RowKind.RESUMED, (CEM.user_id,))]


async def test_whoever_ends_a_pause_by_being_back_calls_whoever_is_on_turn(lasting: World) -> None:
    await lasting.computers.resume()
    match = await lasting.start(asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    match = await lasting.computer_plays_on(match)
    await lasting.pass_time(14 * DAY)  # Bob plays alone, and does not

    asked = await click_go_on(lasting, match, ANN)
    paused = await lasting.matches.at_revision(match.game_id, LARGEST)
    assert asked == back_question(TEXTS, paused)
    assert await status_of(lasting, match) is Status.PAUSED
    await come_back(lasting, match, ANN)

    assert told(lasting, 3) == [
        (RowKind.PAUSED, ()),
        (RowKind.RESUMED, (BOB.user_id,)),
        (RowKind.BACK, ()),
    ]


async def test_who_has_left_the_server_is_not_called_when_a_pause_ends(lasting: World) -> None:
    match = await lasting.start(asked=proposal())
    await lasting.settle()
    await lasting.pass_time(13 * DAY)
    lasting.server.gone.add(ANN.user_id)
    for hours in (6, 18):  # a look, then the pause
        await lasting.pass_time(hours * HOUR)
    await go_on(lasting, match, BOB)

    assert (RowKind.LEFT, ()) in told(lasting, 3)
    assert told(lasting, 1) == [(RowKind.RESUMED, ())]


async def test_that_a_game_will_close_is_told_once_though_that_cannot_be_noted(
    lasting: World,
) -> None:
    await lasting.start(asked=proposal())
    await lasting.settle()
    await lasting.pass_time(14 * DAY)
    async with broken(lasting, ALL_CLOCKS):
        for hours in (23 * 24, 1, 1):
            await lasting.pass_time(hours * HOUR)
    await lasting.pass_time(2 * HOUR)

    assert lasting.courier.kinds(CHANNEL).count(RowKind.CLOSES_SOON) == 1


async def test_holidays_and_downtime_put_closing_and_its_line_off(lasting: World) -> None:
    match = await lasting.start(asked=proposal())
    await lasting.settle()
    await lasting.pass_time(14 * DAY)
    await go_away(lasting, BOB, 4)
    await lasting.pass_time(3 * DAY)
    await be_down(lasting, 3)  # across the end of his holiday

    await lasting.pass_time(23 * DAY - 1)
    assert RowKind.CLOSES_SOON not in lasting.courier.kinds(CHANNEL)
    await lasting.pass_time(1)
    assert told(lasting, 1) == [(RowKind.CLOSES_SOON, ())]
    await be_down(lasting, 10)
    await lasting.pass_time(7 * DAY - 1)
    assert await status_of(lasting, match) is Status.PAUSED
    await lasting.pass_time(1)

    assert await status_of(lasting, match) is Status.CLOSED
    assert RowKind.RESULT not in lasting.courier.kinds(CHANNEL)


async def test_a_fault_closes_no_game(lasting: World, begun: Match) -> None:
    async def fail(connection: Connection, row: GameRow) -> bool:
        return await pause_for_fault(connection, row, lasting.clock.now())

    await lasting.matches.add_to_log(begun.game_id, fail)
    await lasting.pass_time(60 * DAY)

    assert await status_of(lasting, begun) is Status.PAUSED
    assert RowKind.CLOSES_SOON not in lasting.courier.kinds(CHANNEL)


async def test_a_pause_by_people_closes_a_game_though_its_channel_is_lost(lasting: World) -> None:
    match = await lasting.start(asked=proposal())
    await lasting.settle()
    await lasting.pass_time(14 * DAY)
    await lasting.channels.lose(CHANNEL)

    await lasting.pass_time(30 * DAY)

    assert await status_of(lasting, match) is Status.CLOSED
