"""Votes that cannot open at once, since all who could answer are away."""

from __future__ import annotations

from datetime import timedelta

from bot.services.games.match import Match
from bot.services.games.vote import ENDED, Answer, Subject
from bot.services.lobby import Pace
from bot.services.people import Person
from bot.storage import log
from bot.storage.log import EntryKind
from bot.storage.outbox import RowKind
from tests.bot.services.world import ANN, BOB, CEM, CHANNEL, World, proposal

HOUR = timedelta(hours=1).total_seconds()
DAY = 24 * HOUR


async def go_away(world: World, who: Person, until: timedelta) -> None:
    away = world.away
    await away.leave(who.user_id, world.clock.now() + until)
    await world.settle()


async def kinds_of(world: World, match: Match) -> list[EntryKind]:
    return [entry.kind for entry in await log.entries(world.database.reader, match.game_id)]


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


async def test_that_it_cannot_open_yet_is_told_after_an_open_request_has_ended(
    lasting: World, begun: Match
) -> None:
    match = await lasting.take_turn(begun)
    await lasting.settle()
    await lasting.votes.ask_to_take_back(match.game_id, ANN.user_id, lasting.interaction())
    await go_away(lasting, ANN, timedelta(days=5))
    await go_away(lasting, CEM, timedelta(days=5))

    await lasting.pass_time(DAY)

    told = [posted.row.body for posted in lasting.courier.channels[CHANNEL][-2:]]
    assert told == ["0 undo-ended", "1 pending"]


async def test_about_somebody_gone_it_is_the_time_outs_and_their_return_does_not_void_it(
    lasting: World,
) -> None:
    match = await lasting.start(asked=proposal(pace=Pace.THREE_DAYS))
    await lasting.settle()
    await go_away(lasting, BOB, timedelta(days=4))
    lasting.server.gone.add(ANN.user_id)
    await lasting.pass_time(6 * HOUR)
    await lasting.pass_time(2 * DAY)
    await lasting.pass_time(DAY)

    await lasting.pass_time(DAY)

    vote = (await lasting.matches.load(match.game_id)).vote
    assert vote is not None
    assert (vote.subject, vote.voters, vote.default) == (Subject.TIME_OUT, (1,), Answer.COMPUTER)
    lasting.server.gone.clear()
    await lasting.pass_time(6 * HOUR)
    now = (await lasting.matches.load(match.game_id)).vote
    assert now is not None
    assert (now.revision, now.decided) == (vote.revision, "")
    kinds = await kinds_of(lasting, match)
    assert kinds.count(EntryKind.ASKED) == kinds.count(EntryKind.TIMED_OUT) == 1
