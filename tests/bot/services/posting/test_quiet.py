"""Nobody is called who is away when a message goes out, or by one that is late."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from bot.services.lobby import Pace
from bot.services.people import Person
from bot.services.posting.calls import called_by
from bot.services.posting.sending import TryLater
from bot.services.waiting.away import Away
from bot.storage.outbox import RowKind
from tests.bot.services.posting.asking import (
    HOUR,
    after_a_turn,
    ask_for_rematch,
    finished,
    owed,
    refuse,
    sent,
    take_back,
    times_called,
)
from tests.bot.services.troubles import failing, nothing
from tests.bot.services.world import BOB, CEM, World, open_world, proposal

DAY = 24 * HOUR


async def go_away(world: World, who: Person, hours: int = 72) -> Away:
    away = world.away
    await away.leave(who.user_id, world.clock.now() + timedelta(hours=hours))
    await world.settle()
    return away


async def test_who_is_away_is_asked_for_a_rematch_without_a_call(lasting: World) -> None:
    match = await finished(lasting, BOB, CEM)
    away = await go_away(lasting, BOB)

    await ask_for_rematch(lasting, match)
    (opened,) = sent(lasting, RowKind.LOBBY)[1:]
    assert called_by(opened) == (CEM.user_id,)

    await away.come_back(BOB.user_id)
    await lasting.pass_time(18 * HOUR)
    assert times_called(lasting, BOB, RowKind.INVITE) == 1


@pytest.mark.parametrize("is_request", [True, False])
async def test_a_voter_who_has_gone_away_before_the_message_is_sent_is_not_called(
    path: Path, *, is_request: bool
) -> None:
    async with open_world(path) as world:
        await world.clocks.resume()
        await world.outbox.resume(world.courier)
        match = await world.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
        match = await world.take_turn(match)
        await world.settle()
        await world.pass_time(HOUR)
        await world.outbox.close()
        if is_request:
            await take_back(world, match)
        else:
            await world.pass_time(DAY)
        await go_away(world, CEM)

        await world.outbox.resume(world.courier)
        await world.settle()

        (vote,) = sent(world, RowKind.VOTE)
        assert CEM.user_id not in called_by(vote)
        assert len(called_by(vote)) == 1


async def test_a_voter_who_rests_and_goes_away_meanwhile_is_not_called_after_the_rest(
    lasting: World,
) -> None:
    match = await lasting.take_turn(await lasting.start(BOB, CEM, asked=proposal()))
    await lasting.settle()
    await take_back(lasting, match)  # Bob, who is on turn, has just been called
    await go_away(lasting, BOB, 8)

    await lasting.pass_time(HOUR)
    assert sent(lasting, RowKind.VOTE_CALL) == []
    assert await owed(lasting) == 0

    await lasting.pass_time(7 * HOUR)
    await lasting.pass_time(10 * HOUR)
    assert times_called(lasting, BOB, RowKind.VOTE_CALL) == 1


async def test_the_message_of_a_vote_that_is_decided_before_it_could_be_sent_calls_nobody(
    lasting: World,
) -> None:
    match = await after_a_turn(lasting, BOB, CEM)
    lasting.courier.before_send = failing(TryLater(), RowKind.VOTE)
    await refuse(lasting, await take_back(lasting, match))

    lasting.courier.before_send = nothing
    await lasting.pass_time(10)

    (vote,) = sent(lasting, RowKind.VOTE)
    assert called_by(vote) == ()
