"""Votes that cannot open at once, since all who could answer are away."""

from __future__ import annotations

from datetime import timedelta

from bot.services.games.match import Match
from bot.services.games.votes import ENDED, Subject
from bot.services.people import Person
from bot.services.waits.away import Away
from bot.storage import log
from bot.storage.log import EntryKind
from bot.storage.outbox import RowKind
from tests.bot.services.world import ANN, BOB, CEM, CHANNEL, World

HOUR = timedelta(hours=1).total_seconds()
DAY = 24 * HOUR


async def go_away(world: World, who: Person, until: timedelta) -> None:
    away = Away(world.database, world.clocks, world.outbox, world.clock.now)
    await away.leave(who.user_id, world.clock.now() + until)
    await world.settle()


async def test_a_request_does_not_put_it_off(lasting: World, begun: Match) -> None:
    match = await lasting.take_turn(begun)
    await lasting.settle()
    await go_away(lasting, CEM, timedelta(days=9))
    await go_away(lasting, ANN, timedelta(hours=25))
    await lasting.pass_time(DAY)
    await lasting.votes.ask_to_take_back(match.game_id, ANN.user_id, lasting.interaction())
    await lasting.settle()

    await lasting.pass_time(HOUR)  # Ann is back, and can be asked

    vote = (await lasting.matches.load(match.game_id)).vote
    assert vote is not None
    assert (vote.subject, vote.voters, vote.decided) == (Subject.TIME_OUT, (0,), "")
    entries = await log.entries(lasting.database.reader, match.game_id)
    assert (entries[-2].kind, entries[-2].body) == (EntryKind.DECIDED, ENDED)
    told = lasting.courier.channels[CHANNEL][-2].row
    assert (told.kind, told.body) == (RowKind.DECIDED, "0 undo-ended")
