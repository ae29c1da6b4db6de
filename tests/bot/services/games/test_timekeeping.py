"""Which clocks a game has by its log, and from when they run."""

from collections.abc import Collection

import pytest

from bot.services.games.match import Match
from bot.services.games.vote import Answer
from bot.services.lobby import Pace
from bot.services.people import Person
from bot.services.time.running import AFTER_LEAVING, is_over
from bot.storage.clocks import ClockKind
from tests.bot.services.time.rows import DAY, HOUR, clock_of, goes_away, kinds_of
from tests.bot.services.world import ANN, BOB, CEM, World, proposal

HALF_DAY = DAY / 2


@pytest.fixture
async def hurried(lasting: World) -> Match:
    """A game of three with half a day a turn; Ann is on turn, and her board stands."""
    match = await lasting.start(BOB, CEM, asked=proposal(pace=Pace.HALF_DAY))
    await lasting.settle()
    return match


async def leaves(world: World, match: Match, person: Person) -> None:
    """It is found out that somebody has left the server."""
    world.server.gone.add(person.user_id)
    await world.presence.note_there(match.game_id, {person.user_id: False})


async def test_whoever_has_left_has_a_day_from_when_the_others_are_told(
    lasting: World, hurried: Match
) -> None:
    await lasting.outbox.close()  # the message about it cannot be sent yet
    await leaves(lasting, hurried, ANN)
    untold = await clock_of(lasting, hurried, ClockKind.GONE)
    await lasting.pass_time(HOUR.total_seconds())

    await lasting.outbox.resume(lasting.courier)
    await lasting.settle()

    told = await clock_of(lasting, hurried, ClockKind.GONE)
    assert untold.deadline is None
    assert told.deadline == lasting.clock.now() + AFTER_LEAVING


@pytest.mark.parametrize(("hours", "left"), [(1, 10), (8, 0)])
async def test_at_a_later_turn_whoever_has_left_has_what_is_left_of_the_day(
    lasting: World, hurried: Match, hours: int, left: int
) -> None:
    await leaves(lasting, hurried, ANN)
    match = await lasting.decide(hurried, Answer.SKIP)  # after 12 hours
    for _ in (BOB, CEM):
        await lasting.pass_time(hours * HOUR.total_seconds())
        match = await lasting.take_turn(match)
    await lasting.settle()
    await lasting.pass_time(0)

    assert match.waits_for == ANN
    assert (await clock_of(lasting, match, ClockKind.GONE)).span == left * HOUR
    assert (ClockKind.VOTE in await kinds_of(lasting, match)) == (not left)


async def test_a_vote_that_ends_a_request_is_open_from_when_its_message_stands(
    lasting: World, hurried: Match
) -> None:
    await lasting.take_turn(hurried)
    await lasting.settle()
    await lasting.votes.ask_to_take_back(hurried.game_id, ANN.user_id, lasting.interaction())
    await lasting.settle()
    await lasting.outbox.close()  # the message of the vote cannot be sent yet

    await lasting.pass_time(HALF_DAY.total_seconds())

    vote = await clock_of(lasting, hurried, ClockKind.VOTE)
    match = await lasting.matches.load(hurried.game_id)
    assert match.vote is not None
    assert (match.vote.revision, match.vote.is_request) == (vote.revision, False)
    assert vote.deadline is None


async def test_a_time_out_about_which_nobody_can_be_asked_is_served_once(
    lasting: World, hurried: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    for person in (BOB, CEM):
        await goes_away(lasting, person.user_id)
    await lasting.pass_time((HALF_DAY - HOUR).total_seconds())
    asked = list[Collection[int]]()
    present = lasting.server.present

    async def count(guild_id: int, user_ids: Collection[int]) -> frozenset[int]:
        asked.append(user_ids)
        return await present(guild_id, user_ids)

    monkeypatch.setattr(lasting.server, "present", count)
    await lasting.pass_time(HOUR.total_seconds())

    assert is_over(await clock_of(lasting, hurried))
    assert len(asked) == 1
