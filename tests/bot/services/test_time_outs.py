"""What follows when somebody's time is over: votes, decisions, computers that play on, pauses."""

from datetime import timedelta

import pytest

from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.games.check import check_all
from bot.services.games.match import Match, Status
from bot.services.games.votes import VOID, Answer, vote_in
from bot.services.lobby import Pace
from bot.services.people import Person
from bot.storage import clocks, games, log
from bot.storage.clocks import ClockKind
from bot.storage.log import Entry, EntryKind
from bot.storage.outbox import RowKind
from tests.bot.services.world import ANN, BOB, CEM, CHANNEL, World, proposal

DAY = timedelta(days=1).total_seconds()
HOUR = timedelta(hours=1).total_seconds()


@pytest.fixture
async def late(lasting: World) -> Match:
    """A game of three in which Ann's time is over."""
    match = await lasting.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    return await time_out(lasting, match)


async def time_out(world: World, match: Match) -> Match:
    """Let the time of whoever is on turn run out."""
    await world.pass_time(DAY)
    return await world.matches.load(match.game_id)


async def entries_of(world: World, match: Match) -> list[Entry]:
    return await log.entries(world.database.reader, match.game_id)


async def answer(world: World, match: Match, who: int, given: Answer) -> Match:
    assert match.vote is not None
    done = await world.votes.answer(
        match.game_id, who, match.vote.revision, given, world.interaction()
    )
    await world.settle()
    return done.match


async def test_the_others_are_asked_once_time_is_over(lasting: World, late: Match) -> None:
    assert late.vote is not None
    assert late.vote.voters == (1, 2)
    assert late.vote.choices == (Answer.WAIT, Answer.SKIP, Answer.COMPUTER)
    assert lasting.courier.kinds(CHANNEL)[-1] is RowKind.VOTE
    clock = await clocks.get(lasting.database.reader, late.game_id, ClockKind.VOTE)
    assert clock is not None
    assert clock.deadline == lasting.clock.now() + timedelta(days=1)


async def test_a_skipped_turn_passes_to_the_next_player(lasting: World, late: Match) -> None:
    match = await answer(lasting, late, BOB.user_id, Answer.SKIP)
    assert match.waits_for == ANN

    match = await answer(lasting, match, CEM.user_id, Answer.SKIP)

    assert match.waits_for == BOB
    assert lasting.courier.kinds(CHANNEL)[-2:] == [RowKind.DECIDED, RowKind.TURN]
    assert await check_all(lasting.database) == (1, [])


async def test_waiting_gives_half_the_time_again(lasting: World, late: Match) -> None:
    # Whatever Cem answers: a tie is the default, which is to wait.
    match = await answer(lasting, late, BOB.user_id, Answer.WAIT)

    clock = await clocks.get(lasting.database.reader, match.game_id, ClockKind.TURN)
    assert match.waits_for == ANN
    assert clock is not None
    assert clock.deadline == lasting.clock.now() + timedelta(hours=12)

    await lasting.pass_time(12 * HOUR)
    again = (await lasting.matches.load(match.game_id)).vote
    assert again is not None
    assert Answer.REMOVE in again.choices


async def test_the_vote_is_void_as_soon_as_the_player_moves(lasting: World, late: Match) -> None:
    match = await lasting.take_turn(late)
    await lasting.settle()

    assert match.vote is not None
    assert match.vote.decided == VOID
    assert lasting.courier.edits[-1][0] is RowKind.STRIP or RowKind.VOTE_EDIT in {
        kind for kind, _ in lasting.courier.edits
    }
    with pytest.raises(Refused) as refused:
        await answer(lasting, match, BOB.user_id, Answer.SKIP)
    assert refused.value.code == "vote_over"


async def test_a_computer_plays_on_until_its_owner_is_back(lasting: World, late: Match) -> None:
    await lasting.computers.resume(lasting.matches)
    match = await answer(lasting, late, BOB.user_id, Answer.COMPUTER)
    await answer(lasting, match, CEM.user_id, Answer.COMPUTER)

    match = await lasting.matches.load(late.game_id)
    assert match.seats[0].is_computer
    assert match.seats[0].name == ANN.name
    assert match.waits_for == BOB

    before = await lasting.matches.played_for(ANN.user_id)
    done = await lasting.matches.come_back(
        late.game_id, ANN.user_id, by_player(lasting.interaction())
    )
    await lasting.settle()

    assert done.match.seats[0] == ANN
    assert [game.game_id for game in before] == [late.game_id]
    assert await lasting.matches.played_for(ANN.user_id) == []
    assert lasting.courier.kinds(CHANNEL)[-1] is RowKind.BACK
    assert await check_all(lasting.database) == (1, [])


async def test_a_removed_player_ranks_last(lasting: World, late: Match) -> None:
    await answer(lasting, late, BOB.user_id, Answer.WAIT)
    await lasting.pass_time(12 * HOUR)
    match = await lasting.matches.load(late.game_id)

    for who in (BOB, CEM):
        match = await answer(lasting, match, who.user_id, Answer.REMOVE)

    assert match.public.resigned == (0,)
    assert match.waits_for == BOB


async def test_silence_is_the_default_and_twice_in_a_row_a_pause(
    lasting: World, late: Match
) -> None:
    await lasting.pass_time(DAY)
    match = await lasting.matches.load(late.game_id)
    assert match.vote is not None
    assert match.vote.decided == Answer.WAIT

    await lasting.pass_time(12 * HOUR)
    await lasting.pass_time(DAY)

    with pytest.raises(Refused) as refused:
        await lasting.matches.load(late.game_id)
    assert refused.value.code == "game_paused"
    assert lasting.courier.kinds(CHANNEL)[-1] is RowKind.PAUSED

    match = await lasting.matches.resume(
        late.game_id, BOB.user_id, by_player(lasting.interaction())
    )
    clock = await clocks.get(lasting.database.reader, late.game_id, ClockKind.TURN)
    assert match.status is Status.RUNNING
    assert clock is not None
    assert clock.deadline == lasting.clock.now() + timedelta(hours=12)
    assert await check_all(lasting.database) == (1, [])


async def test_those_who_have_not_answered_are_called_once_more(
    lasting: World, late: Match
) -> None:
    await answer(lasting, late, BOB.user_id, Answer.SKIP)
    await lasting.pass_time(18 * HOUR)

    last = lasting.courier.channels[CHANNEL][-1].row
    assert last.kind is RowKind.VOTE_CALL
    assert last.body == f"[[2, {CEM.user_id}]]"


async def test_who_has_left_the_server_is_not_asked(lasting: World) -> None:
    lasting.server.gone.add(CEM.user_id)
    match = await lasting.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
    await lasting.settle()

    match = await time_out(lasting, match)

    assert match.vote is not None
    assert match.vote.voters == (1,)


async def test_with_nobody_to_ask_the_default_is_decided_at_once(lasting: World) -> None:
    lasting.server.gone.update((BOB.user_id, CEM.user_id))
    match = await lasting.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
    await lasting.settle()

    match = await time_out(lasting, match)

    entries = await entries_of(lasting, match)
    assert [entry.kind for entry in entries[-2:]] == [EntryKind.TIMED_OUT, EntryKind.DECIDED]
    assert vote_in(entries) is None


async def test_in_a_game_of_two_the_other_decides_alone(lasting: World) -> None:
    match = await lasting.start(asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    match = await time_out(lasting, match)

    match = await answer(lasting, match, BOB.user_id, Answer.SKIP)

    assert match.waits_for == BOB


@pytest.mark.parametrize("who", [ANN.user_id, 999])
async def test_only_the_others_vote(lasting: World, late: Match, who: int) -> None:
    before = await entries_of(lasting, late)

    with pytest.raises(Refused) as refused:
        await answer(lasting, late, who, Answer.WAIT)

    assert refused.value.code == ("not_a_voter" if who == ANN.user_id else "not_a_player")
    assert await entries_of(lasting, late) == before


async def nudge(world: World, match: Match, who: int) -> Match:
    nudged = await world.votes.nudge(match.game_id, who, world.interaction())
    await world.settle()
    return nudged


async def test_a_nudge_calls_who_is_on_turn_once_in_12_hours(lasting: World) -> None:
    match = await lasting.start(asked=proposal())
    await lasting.settle()
    await lasting.pass_time(2 * HOUR)

    await nudge(lasting, match, BOB.user_id)

    assert lasting.courier.channels[CHANNEL][-1].row.user_id == ANN.user_id
    assert lasting.courier.kinds(CHANNEL)[-1] is RowKind.NUDGE
    with pytest.raises(Refused) as refused:
        await nudge(lasting, match, BOB.user_id)
    assert refused.value.code == "nudged_before"
    await lasting.pass_time(12 * HOUR)
    await nudge(lasting, match, BOB.user_id)
    assert lasting.courier.kinds(CHANNEL).count(RowKind.NUDGE) == 2


async def test_a_nudge_waits_an_hour_after_another_ping_and_lapses_with_the_turn(
    lasting: World,
) -> None:
    match = await lasting.start(asked=proposal())
    await lasting.settle()

    match = await nudge(lasting, match, BOB.user_id)
    assert RowKind.NUDGE not in lasting.courier.kinds(CHANNEL)
    await lasting.take_turn(match)
    await lasting.pass_time(2 * HOUR)

    assert RowKind.NUDGE not in lasting.courier.kinds(CHANNEL)


@pytest.mark.parametrize(("who", "code"), [(ANN, "nudge_nobody"), (CEM, "not_a_player")])
async def test_only_another_player_nudges(lasting: World, who: Person, code: str) -> None:
    match = await lasting.start(asked=proposal())

    with pytest.raises(Refused) as refused:
        await nudge(lasting, match, who.user_id)

    assert refused.value.code == code


async def test_a_nudge_for_who_has_left_the_server_asks_the_others(lasting: World) -> None:
    match = await lasting.start(asked=proposal())
    await lasting.settle()
    lasting.server.gone.add(ANN.user_id)

    match = await nudge(lasting, match, BOB.user_id)

    assert match.vote is not None
    assert match.vote.voters == (1,)


async def test_the_host_passes_on_when_the_host_resigns(lasting: World) -> None:
    match = await lasting.start(BOB, CEM, asked=proposal())

    await lasting.matches.resign(match.game_id, ANN.user_id, by_player(lasting.interaction()))

    row = await games.get(lasting.database.reader, match.game_id)
    assert row is not None
    assert row.host_id == BOB.user_id


async def test_a_vote_is_void_once_the_game_is_over(lasting: World, late: Match) -> None:
    for who in (BOB, CEM):
        resigned = await lasting.matches.resign(
            late.game_id, who.user_id, by_player(lasting.interaction())
        )
    await lasting.settle()

    assert resigned.match.public.outcome is not None
    assert resigned.match.vote is not None
    assert resigned.match.vote.decided == VOID
    assert await clocks.get(lasting.database.reader, late.game_id, ClockKind.VOTE) is None
    assert await check_all(lasting.database) == (1, [])
