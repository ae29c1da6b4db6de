"""A game without a person at any seat pauses, says so, and goes on when one is back."""

import pytest

from bot.presenters.message import Telling
from bot.presenters.waits.votes import closes_soon_message
from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.games.check import check_all
from bot.services.games.match import Match, Status
from bot.services.games.pauses import PauseReason, stopped_game
from bot.services.lobby import Pace, read_lobby
from bot.storage import clocks
from bot.storage.clocks import ClockKind
from bot.storage.outbox import RowKind
from bot.texts import Catalogue
from tests.bot.services.world import ANN, BOB, CEM, CHANNEL, World, proposal

HOUR = 60 * 60.0
TEXTS = Catalogue().texts("en")


async def played_by_a_computer_for_ann(world: World) -> Match:
    """A game of Ann, Bob and a computer, in which another plays for Ann and Bob is on turn."""
    await world.computers.resume()
    match = await world.start_with_computers(1, proposal(pace=Pace.HALF_DAY), BOB)
    await world.settle()
    return await world.computer_plays_on(match)


async def resign(world: World, match: Match) -> None:
    await world.matches.resign(match.game_id, BOB.user_id, by_player(world.interaction()))
    await world.settle()


async def test_once_the_last_person_resigns_it_waits_for_who_may_come_back(
    lasting: World,
) -> None:
    match = await played_by_a_computer_for_ann(lasting)

    await resign(lasting, match)
    await lasting.pass_time(HOUR)

    with pytest.raises(Refused) as refused:
        await lasting.matches.load(match.game_id)
    stopped = stopped_game(refused.value)
    assert stopped is not None
    assert stopped.reason == PauseReason.NO_PEOPLE
    told = lasting.courier.channels[CHANNEL][-1].row
    assert (told.kind, told.body) == (RowKind.PAUSED, PauseReason.NO_PEOPLE)
    assert await clocks.get(lasting.database.reader, match.game_id, ClockKind.TURN) is None

    done = await lasting.matches.come_back(
        match.game_id, ANN.user_id, by_player(lasting.interaction())
    )
    await lasting.settle()

    assert done.match.status is Status.RUNNING
    assert (await lasting.matches.load(match.game_id)).waits_for == ANN
    assert RowKind.BACK in lasting.courier.kinds(CHANNEL)
    assert lasting.courier.channels[CHANNEL][-1].row.user_id == ANN.user_id
    assert await check_all(lasting.database) == (1, [])


async def test_who_resigned_last_is_told_before_the_pause(lasting: World) -> None:
    """The computers' turns, whose board would tell it, wait for somebody: one of its own does."""
    match = await played_by_a_computer_for_ann(lasting)

    await resign(lasting, match)

    told = [(posted.row.kind, posted.row.user_id) for posted in lasting.courier.channels[CHANNEL]]
    assert told[-2:] == [(RowKind.TURN, None), (RowKind.PAUSED, None)]


async def test_only_who_may_come_back_lets_it_go_on(lasting: World) -> None:
    match = await played_by_a_computer_for_ann(lasting)
    await resign(lasting, match)

    codes = []
    for person in (BOB, CEM):
        for again in (lasting.matches.come_back, lasting.matches.resume):
            with pytest.raises(Refused) as refused:
                await again(match.game_id, person.user_id, by_player(lasting.interaction()))
            codes.append(refused.value.code)

    assert set(codes) <= {"nobody_plays_for_you", "not_a_player"}


async def test_computers_play_to_the_end_where_nobody_can_come_back(lasting: World) -> None:
    await lasting.computers.resume()
    match = await lasting.start_with_computers(2, proposal(pace=Pace.HALF_DAY))
    await lasting.settle()

    await lasting.matches.resign(match.game_id, ANN.user_id, by_player(lasting.interaction()))
    await lasting.settle()

    assert (await lasting.matches.load(match.game_id)).public.outcome is not None
    assert RowKind.PAUSED not in lasting.courier.kinds(CHANNEL)


async def test_the_line_that_it_will_close_offers_what_lets_it_go_on(lasting: World) -> None:
    match = await played_by_a_computer_for_ann(lasting)
    await resign(lasting, match)

    await lasting.pass_time(23 * 24 * HOUR)

    row = lasting.courier.channels[CHANNEL][-1].row
    lobby = await read_lobby(lasting.database.reader, match.game_id)
    assert row.kind is RowKind.CLOSES_SOON
    assert lobby is not None
    (button,) = closes_soon_message(Telling(TEXTS, lobby, row)).buttons
    assert button.label == TEXTS.say("button-return")
