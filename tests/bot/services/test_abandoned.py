"""Games that everybody abandons: each call of three months is counted."""

from collections import Counter
from datetime import timedelta

import pytest

from bot.services.lobby import Pace
from bot.services.people import Person
from bot.services.posting.calls import called_by
from bot.storage import games
from bot.storage.games import Status
from bot.storage.outbox import KINDS, Kind, RowKind
from tests.bot.services.posting.asking import HOUR, sent
from tests.bot.services.world import ANN, BOB, CEM, DEE, World, proposal

NINETY_DAYS = timedelta(days=90)
PEOPLE = (ANN, BOB, CEM, DEE)
TURN, REMINDED = RowKind.TURN, RowKind.REMINDER
ASKED_TWICE = {RowKind.VOTE: 2, RowKind.VOTE_CALL: 2}


async def pass_months(world: World) -> None:
    """Let three months pass, from one time at which something is due to the next."""
    end = world.clock.now() + NINETY_DAYS
    while (now := world.clock.now()) < end:
        waking = world.clock.next_waking or end
        await world.pass_time(max(1, (min(waking, end) - now).total_seconds()))


def calls_of(world: World, who: Person) -> dict[Kind, int]:
    """How often messages of which kinds have called somebody."""
    rows = sent(world, *KINDS.values())
    return dict(Counter(row.kind for row in rows if who.user_id in called_by(row)))


async def status_of(world: World, game_id: int) -> Status | None:
    row = await games.get(world.database.reader, game_id)
    return None if row is None else row.status


@pytest.mark.parametrize(
    ("pace", "people"), [(Pace.HALF_DAY, 2), (Pace.DAY, 4), (Pace.THREE_DAYS, 3), (Pace.WEEK, 2)]
)
async def test_a_silent_table_is_called_for_one_turn_and_two_votes(
    lasting: World, pace: Pace, people: int
) -> None:
    """The vote decides to wait, by silence, which is one reminder more; the second one pauses."""
    match = await lasting.start(*PEOPLE[1:people], asked=proposal(pace=pace))
    await lasting.settle()

    await pass_months(lasting)

    assert calls_of(lasting, ANN) == {TURN: 1, REMINDED: 3}
    for other in PEOPLE[1:people]:
        assert calls_of(lasting, other) == ASKED_TWICE
    assert await status_of(lasting, match.game_id) is Status.CLOSED


async def test_after_a_holiday_of_whoever_is_on_turn_there_is_one_call_more(lasting: World) -> None:
    await lasting.start(BOB, asked=proposal(pace=Pace.DAY))
    await lasting.pass_time(HOUR)
    away = lasting.away
    await away.leave(ANN.user_id, lasting.clock.now() + timedelta(days=20))

    await pass_months(lasting)

    assert calls_of(lasting, ANN) == {TURN: 1, REMINDED: 4}
    assert calls_of(lasting, BOB) == ASKED_TWICE


async def test_a_table_that_leaves_the_server_is_called_for_nothing_more(lasting: World) -> None:
    """A computer plays on for whoever is on turn; what nobody is left for is paused."""
    await lasting.computers.resume()
    match = await lasting.start(BOB, CEM, asked=proposal(pace=Pace.WEEK))
    await lasting.settle()
    lasting.server.gone.update(person.user_id for person in PEOPLE)

    await pass_months(lasting)

    assert calls_of(lasting, ANN) == {TURN: 1}
    assert calls_of(lasting, BOB) == calls_of(lasting, CEM) == {}
    assert await status_of(lasting, match.game_id) is Status.CLOSED


async def test_without_a_pace_nobody_is_reminded(lasting: World) -> None:
    match = await lasting.start(BOB, asked=proposal())
    await lasting.settle()

    await pass_months(lasting)

    assert calls_of(lasting, ANN) == {TURN: 1}
    assert calls_of(lasting, BOB) == {}
    assert await status_of(lasting, match.game_id) is Status.CLOSED
