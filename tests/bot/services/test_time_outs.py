"""What follows when somebody's time is over: votes, decisions, computers that play on, pauses."""

from datetime import timedelta

import pytest

from bot.presenters.waits.reminders import nudged_answer
from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.games.check import check_all
from bot.services.games.match import Match, Status
from bot.services.games.vote import VOID, Answer, Subject, vote_in
from bot.services.lobby import Pace
from bot.services.people import Person
from bot.services.posting.sending import TryLater
from bot.services.waiting.time_left import TimeLeft
from bot.storage import clocks, games, log
from bot.storage.clocks import ClockKind
from bot.storage.log import Entry, EntryKind
from bot.storage.outbox import RowKind
from bot.texts import Catalogue
from tests.bot.services.troubles import failing
from tests.bot.services.world import ANN, BOB, CEM, CHANNEL, World, first_placement, proposal

pytestmark = pytest.mark.slow

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
    assert late.vote.choices == (Answer.WAIT, Answer.SKIP, Answer.PLAY)
    assert lasting.courier.kinds(CHANNEL)[-1] is RowKind.VOTE
    clock = await clocks.get(lasting.database.reader, late.game_id, ClockKind.VOTE)
    assert clock is not None
    assert clock.deadline == lasting.clock.now() + timedelta(days=1)
    left = await lasting.times.time_left(late.game_id, ANN.user_id)
    (waiting,) = await lasting.lists.waiting_for(ANN.user_id, None)
    assert (left.deadline, left.vote_until) == (None, clock.deadline)
    assert waiting.vote_until == clock.deadline


async def test_the_most_urgent_game_is_the_one_whose_time_is_over(lasting: World) -> None:
    asked = proposal(pace=Pace.DAY)
    late = await lasting.start(BOB, CEM, asked=asked)
    await lasting.settle()
    await lasting.pass_time(23 * HOUR)
    for channel_id in (CHANNEL + 10, CHANNEL + 11):
        await lasting.start(asked=proposal(), channel_id=channel_id)
    other = await lasting.start(asked=asked, channel_id=CHANNEL + 12)
    lasting.courier.before_send = failing(TryLater(60), RowKind.VOTE)
    await lasting.pass_time(HOUR)

    # Its vote is open, though no message says so yet.
    games = await lasting.lists.waiting_for(ANN.user_id, None)
    assert [game.where.game_id for game in games[:2]] == [late.game_id, other.game_id]
    assert (games[0].is_overdue, games[0].has_vote, games[0].vote_until) == (True, True, None)
    assert not any(game.is_overdue or game.has_vote for game in games[1:])
    left = await lasting.times.time_left(late.game_id, ANN.user_id)
    assert left == TimeLeft(is_overdue=True, has_vote=True)


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


async def test_who_moves_without_ending_the_turn_has_no_more_time(
    lasting: World, late: Match
) -> None:
    await lasting.act(late, first_placement(late))
    match = (
        await lasting.matches.undo(late.game_id, ANN.user_id, by_player(lasting.interaction()))
    ).match
    await lasting.settle()

    assert match.vote is not None
    assert match.vote.decided == ""
    assert await lasting.times.deadline(late.game_id) is None
    match = await lasting.decide(match, Answer.WAIT)
    await lasting.pass_time(12 * HOUR)
    again = (await lasting.matches.load(late.game_id)).vote
    assert again is not None
    assert Answer.REMOVE in again.choices  # laying and taking back counts as nothing


@pytest.mark.parametrize(
    ("pace", "hours"), [(Pace.HALF_DAY, 12), (Pace.DAY, 24), (Pace.THREE_DAYS, 24), (Pace.WEEK, 24)]
)
async def test_a_vote_is_open_for_a_day_or_half_of_one_and_called_at_three_quarters(
    lasting: World, pace: Pace, hours: int
) -> None:
    match = await lasting.start(BOB, CEM, asked=proposal(pace=pace))
    await lasting.settle()
    assert pace.span is not None
    await lasting.pass_time(pace.span.total_seconds())

    clock = await clocks.get(lasting.database.reader, match.game_id, ClockKind.VOTE)
    assert clock is not None
    assert clock.deadline == lasting.clock.now() + timedelta(hours=hours)
    await lasting.pass_time(hours * HOUR * 3 / 4 - 1)
    assert lasting.courier.kinds(CHANNEL)[-1] is RowKind.VOTE
    await lasting.pass_time(1)
    assert lasting.courier.kinds(CHANNEL)[-1] is RowKind.VOTE_CALL
    await lasting.pass_time(hours * HOUR / 4 - 1)
    assert lasting.courier.kinds(CHANNEL)[-1] is RowKind.VOTE_CALL
    await lasting.pass_time(1)
    assert lasting.courier.kinds(CHANNEL)[-1] is RowKind.DECIDED


async def test_who_is_back_on_their_turn_begins_with_all_their_time(
    lasting: World, late: Match
) -> None:
    match = await lasting.computer_plays_on(late)  # computers are not begun here
    await lasting.pass_time(5 * HOUR)

    done = await lasting.matches.come_back(
        match.game_id, ANN.user_id, by_player(lasting.interaction())
    )
    await lasting.settle()

    assert done.match.waits_for == ANN
    clock = await clocks.get(lasting.database.reader, match.game_id, ClockKind.TURN)
    assert clock is not None
    assert (clock.user_id, clock.stage) == (ANN.user_id, 0)
    assert clock.deadline == lasting.clock.now() + timedelta(days=1)


async def test_what_is_taken_back_for_free_leaves_the_turn_the_time_it_has(lasting: World) -> None:
    match = await lasting.start(asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    before = await clocks.get(lasting.database.reader, match.game_id, ClockKind.TURN)
    await lasting.pass_time(5 * HOUR)

    await lasting.act(match, first_placement(match))
    await lasting.pass_time(HOUR)
    await lasting.matches.undo(match.game_id, ANN.user_id, by_player(lasting.interaction()))
    await lasting.settle()

    # The turn has not begun anew, else whoever lays and takes back would keep the others waiting.
    assert await clocks.get(lasting.database.reader, match.game_id, ClockKind.TURN) == before


async def test_a_computer_plays_on_until_its_owner_is_back(lasting: World, late: Match) -> None:
    await lasting.computers.resume()
    match = await lasting.computer_plays_on(late)

    assert match.seats[0].is_computer
    assert match.seats[0].name == ANN.name
    assert match.waits_for == BOB

    before = await lasting.lists.played_for(ANN.user_id)
    done = await lasting.matches.come_back(
        late.game_id, ANN.user_id, by_player(lasting.interaction())
    )
    await lasting.settle()

    assert done.match.seats[0] == ANN
    assert [game.where.game_id for game in before] == [late.game_id]
    assert await lasting.lists.played_for(ANN.user_id) == []
    assert lasting.courier.kinds(CHANNEL)[-1] is RowKind.BACK
    assert await check_all(lasting.database) == (1, [])


async def test_nobody_is_back_in_a_game_that_is_over(lasting: World) -> None:
    await lasting.computers.resume()
    match = await lasting.start(asked=proposal(pace=Pace.DAY, target=60))
    await lasting.settle()
    match = await lasting.computer_plays_on(match)
    while match.public.outcome is None:
        await lasting.take_turn(match)
        await lasting.settle()
        match = await lasting.matches.load(match.game_id)

    with pytest.raises(Refused) as refused:
        await lasting.matches.come_back(
            match.game_id, ANN.user_id, by_player(lasting.interaction())
        )

    assert refused.value.code == "game_finished"
    assert match.seat_played_for(ANN.user_id) is None  # so that it is not offered


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
    await lasting.settle()
    assert RowKind.PAUSED_EDIT in {kind for kind, _ in lasting.courier.edits}
    clock = await clocks.get(lasting.database.reader, late.game_id, ClockKind.TURN)
    assert match.status is Status.RUNNING
    assert clock is not None
    assert clock.deadline == lasting.clock.now() + timedelta(hours=12)
    await lasting.settle()
    told = lasting.courier.channels[CHANNEL][-1].row
    assert (told.kind, told.user_id, told.body) == (
        RowKind.RESUMED,
        ANN.user_id,
        str(BOB.user_id),
    )
    assert await check_all(lasting.database) == (1, [])


async def test_those_who_have_not_answered_are_called_once_more(
    lasting: World, late: Match
) -> None:
    await answer(lasting, late, BOB.user_id, Answer.SKIP)
    await lasting.pass_time(18 * HOUR)

    last = lasting.courier.channels[CHANNEL][-1].row
    assert last.kind is RowKind.VOTE_CALL
    assert last.body == f"[[2, {CEM.user_id}]]"


async def test_a_voter_who_resigns_is_neither_called_nor_heard_any_more(
    lasting: World, late: Match
) -> None:
    await lasting.matches.resign(late.game_id, CEM.user_id, by_player(lasting.interaction()))
    await lasting.settle()

    assert lasting.courier.edits[-1][0] is RowKind.VOTE_EDIT
    with pytest.raises(Refused) as refused:
        await answer(lasting, late, CEM.user_id, Answer.SKIP)
    assert refused.value.code == "not_a_voter"
    await lasting.pass_time(18 * HOUR)
    last = lasting.courier.channels[CHANNEL][-1].row
    assert last.kind is RowKind.VOTE_CALL
    assert last.body == f"[[1, {BOB.user_id}]]"


async def test_who_has_left_the_server_is_not_asked(lasting: World) -> None:
    match = await lasting.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    lasting.server.gone.add(CEM.user_id)

    match = await time_out(lasting, match)

    assert match.vote is not None
    assert match.vote.voters == (1,)


async def test_with_nobody_to_ask_the_default_is_decided_at_once(lasting: World) -> None:
    match = await lasting.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    lasting.server.gone.update((BOB.user_id, CEM.user_id))

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


async def test_each_other_person_may_nudge_once_in_12_hours(lasting: World) -> None:
    match = await lasting.start(BOB, CEM, asked=proposal())
    await lasting.settle()
    await lasting.pass_time(2 * HOUR)
    await nudge(lasting, match, BOB.user_id)
    with pytest.raises(Refused) as refused:
        await nudge(lasting, match, BOB.user_id)

    await nudge(lasting, match, CEM.user_id)

    assert refused.value.data == {"again": lasting.clock.now() + timedelta(hours=12)}
    assert lasting.courier.kinds(CHANNEL).count(RowKind.NUDGE) == 1
    await lasting.pass_time(HOUR)  # Ann rests meanwhile
    assert lasting.courier.kinds(CHANNEL).count(RowKind.NUDGE) == 2
    assert lasting.courier.channels[CHANNEL][-1].row.body == str(CEM.user_id)
    await lasting.pass_time(11 * HOUR)
    await nudge(lasting, match, BOB.user_id)
    assert lasting.courier.kinds(CHANNEL).count(RowKind.NUDGE) == 3


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


async def test_who_is_away_is_not_nudged(lasting: World) -> None:
    match = await lasting.start(asked=proposal())
    await lasting.settle()
    until = lasting.clock.now() + timedelta(days=3)
    away = lasting.away
    await away.leave(ANN.user_id, until)

    with pytest.raises(Refused) as refused:
        await nudge(lasting, match, BOB.user_id)

    assert refused.value.code == "nudged_is_away"
    assert refused.value.data == {"name": ANN.name, "until": until}
    assert EntryKind.NUDGED not in [entry.kind for entry in await entries_of(lasting, match)]


async def test_a_nudge_for_who_has_left_the_server_tells_the_others_and_hurries_nothing(
    lasting: World,
) -> None:
    match = await lasting.start(asked=proposal(pace=Pace.THREE_DAYS))
    await lasting.settle()
    lasting.server.gone.add(ANN.user_id)

    match = await nudge(lasting, match, BOB.user_id)

    assert match.vote is None
    assert lasting.courier.kinds(CHANNEL)[-1] is RowKind.LEFT
    await lasting.pass_time(24 * HOUR - 1)
    assert (await lasting.matches.load(match.game_id)).vote is None
    await lasting.pass_time(1)
    vote = (await lasting.matches.load(match.game_id)).vote
    assert vote is not None
    assert (vote.subject, vote.voters, vote.default) == (Subject.GONE, (1,), Answer.COMPUTER)
    assert vote.choices == (Answer.SKIP, Answer.COMPUTER, Answer.REMOVE)
    texts = Catalogue().texts("en")
    told = nudged_answer(texts, match).text
    assert told == texts.say("done-nudged-gone", name=ANN.name, decision="later")

    match = await nudge(lasting, match, BOB.user_id)

    told = nudged_answer(texts, match).text
    assert told == texts.say("done-nudged-gone", name=ANN.name, decision="open")


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
