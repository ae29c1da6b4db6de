"""Pauses: when they are told, whom their ends call, and what boards say then."""

from datetime import timedelta

from bot.services.games.causes import by_player
from bot.services.games.match import Match
from bot.services.games.votes import Answer
from bot.services.lobby import Pace
from bot.services.people import Person
from bot.services.posting.calls import called_by
from bot.storage.outbox import RowKind
from tests.bot.services.waits.breaking import ALL_CLOCKS, broken
from tests.bot.services.world import ANN, BOB, CEM, CHANNEL, World, proposal

HOUR = timedelta(hours=1).total_seconds()
DAY = 24 * HOUR


async def go_on(world: World, match: Match, who: Person) -> None:
    await world.matches.resume(match.game_id, who.user_id, by_player(world.interaction()))
    await world.settle()


async def come_back(world: World, match: Match, who: Person) -> None:
    await world.matches.come_back(match.game_id, who.user_id, by_player(world.interaction()))
    await world.settle()


def told(world: World, number: int) -> list[tuple[RowKind, tuple[int, ...]]]:
    """The last messages, and whom they called."""
    posted = world.courier.channels[CHANNEL][-number:]
    return [(it.row.kind, called_by(it.row)) for it in posted]


async def test_a_pause_is_told_behind_the_turn_that_led_to_it_which_calls_nobody(
    lasting: World, begun: Match
) -> None:
    lasting.votes._default_of = lambda _: Answer.SKIP
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
    await lasting.computers.resume(lasting.matches)
    match = await lasting.start(asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    match = await lasting.computer_plays_on(match)
    await lasting.pass_time(14 * DAY)  # Bob plays alone, and does not

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
