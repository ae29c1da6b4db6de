"""Time-outs, votes and pauses over weeks: what each fault of the former model has become."""

from collections import Counter
from collections.abc import Sequence
from datetime import timedelta

import pytest

from bot.services.errors import Refused
from bot.services.games.causes import by_manager, by_player
from bot.services.games.check import check_all
from bot.services.games.match import Match
from bot.services.games.pauses import PauseReason, stopped_game
from bot.services.games.vote import ENDED, VOID, Answer, Subject
from bot.services.lobby import Pace
from bot.services.people import Person
from bot.services.waiting.away import Away
from bot.storage import clocks, games, log
from bot.storage.clocks import ClockKind
from bot.storage.games import Status
from bot.storage.log import Entry, EntryKind
from bot.storage.outbox import RowKind
from tests.bot.services.world import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    EVA,
    World,
    first_placement,
    proposal,
)

pytestmark = pytest.mark.slow

HOUR = timedelta(hours=1).total_seconds()
DAY = 24 * HOUR


async def now(world: World, match: Match) -> Match:
    return await world.matches.load(match.game_id)


async def entries_of(world: World, match: Match) -> Sequence[Entry]:
    return await log.entries(world.database.reader, match.game_id)


async def stopped(world: World, match: Match) -> str:
    """Why a game is paused, "" if it goes on."""
    try:
        await now(world, match)
    except Refused as refused:
        game = stopped_game(refused)
        assert game is not None
        return game.reason
    return ""


async def pass_days(world: World, days: int) -> None:
    """Let days pass, and wake whoever sleeps on the way."""
    for _ in range(24 * days):
        await world.pass_time(HOUR)
    await world.pass_time(1)


async def go_away(world: World, who: Person, days: int) -> Away:
    away = world.away
    await away.leave(who.user_id, world.clock.now() + timedelta(days=days))
    await world.settle()
    return away


async def time_left(world: World, match: Match) -> timedelta | None:
    deadline = await world.times.deadline(match.game_id)
    return None if deadline is None else deadline - world.clock.now()


async def test_requests_put_no_time_out_off(lasting: World, begun: Match) -> None:
    """Three taps a day, each refused after a minute: the deadline stays where it is."""
    match = await lasting.take_turn(begun)
    await lasting.settle()
    for _ in range(3):
        await lasting.pass_time(7 * HOUR)
        if (await now(lasting, match)).vote is None:
            await lasting.votes.ask_to_take_back(match.game_id, ANN.user_id, lasting.interaction())
            await lasting.settle()

    await lasting.pass_time(3 * HOUR)

    vote = (await now(lasting, match)).vote
    assert vote is not None
    assert (vote.subject, vote.seat) == (Subject.TIME_OUT, 1)
    ended = [entry.body for entry in await entries_of(lasting, match)]
    assert ENDED in ended
    told = [row.row.body for row in lasting.courier.channels[CHANNEL]]
    assert "0 undo-ended" in told


async def test_no_request_is_opened_while_a_vote_is_open(lasting: World, begun: Match) -> None:
    match = await lasting.take_turn(begun)
    await lasting.settle()
    await lasting.pass_time(DAY)

    with pytest.raises(Refused) as refused:
        await lasting.votes.ask_to_take_back(match.game_id, ANN.user_id, lasting.interaction())

    assert refused.value.code == "vote_open"


@pytest.mark.parametrize(
    ("number", "choices", "default"),
    [
        (1, (Answer.WAIT, Answer.SKIP, Answer.PLAY), Answer.WAIT),
        (2, (Answer.WAIT, Answer.SKIP, Answer.COMPUTER, Answer.REMOVE), Answer.WAIT),
        (3, (Answer.SKIP, Answer.COMPUTER, Answer.REMOVE), Answer.COMPUTER),
        (4, (Answer.SKIP, Answer.COMPUTER, Answer.REMOVE), Answer.COMPUTER),
    ],
)
async def test_what_is_offered_at_each_time_out_in_a_row(
    lasting: World, begun: Match, number: int, choices: Sequence[Answer], default: Answer
) -> None:
    match = begun
    for _ in range(number - 1):
        given = Answer.WAIT if number < 4 or not is_third(match) else Answer.SKIP
        match = await lasting.decide(match, given)
        while match.waits_for != ANN:
            match = await lasting.take_turn(match)
            await lasting.settle()
    await lasting.pass_time(DAY)

    vote = (await now(lasting, match)).vote
    assert vote is not None
    assert (vote.choices, vote.default) == (choices, default)


def is_third(match: Match) -> bool:
    return (
        match.vote is not None
        and match.vote.choices[0] is not Answer.SKIP
        and (Answer.REMOVE in match.vote.choices)
    )


async def test_a_turn_ended_in_time_begins_the_count_anew_and_a_late_one_does_not(
    lasting: World, begun: Match
) -> None:
    match = await lasting.decide(begun, Answer.WAIT)
    for _ in range(3):  # Ann ends this turn late
        match = await lasting.take_turn(match)
        await lasting.settle()
    match = await lasting.decide(match, Answer.WAIT)
    assert match.vote is not None
    assert Answer.REMOVE in match.vote.choices
    for _ in range(3):
        match = await lasting.take_turn(match)
        await lasting.settle()
    for _ in range(3):  # and this one in time
        match = await lasting.take_turn(match)
        await lasting.settle()

    match = await lasting.decide(match, Answer.WAIT)

    assert match.vote is not None
    assert Answer.REMOVE not in match.vote.choices


async def test_a_bot_plays_one_turn_and_the_seat_stays(lasting: World, begun: Match) -> None:
    await lasting.computers.resume()

    match = await lasting.decide(begun, Answer.PLAY)

    assert match.seats[0] == ANN
    assert match.waits_for == BOB
    made = {
        entry.made_by
        for entry in await entries_of(lasting, match)
        if entry.kind is EntryKind.ACTION and entry.seat == 0
    }
    assert "bot:normal" in made
    assert match.history[-1].is_finished
    assert lasting.courier.kinds(CHANNEL)[-2:] == [RowKind.DECIDED, RowKind.TURN]
    assert await check_all(lasting.database) == (1, [])


async def test_a_turn_that_a_bot_is_to_play_is_played_after_a_restart(
    lasting: World, begun: Match
) -> None:
    await lasting.decide(begun, Answer.PLAY)  # computers are not begun here

    await lasting.restart()
    await lasting.settle()

    assert (await now(lasting, begun)).waits_for == BOB


async def test_whoever_is_there_first_plays_the_turn_themselves(
    lasting: World, begun: Match
) -> None:
    match = await lasting.decide(begun, Answer.PLAY)

    match = await lasting.take_turn(match)
    await lasting.computers.resume()
    await lasting.settle()

    assert match.waits_for == BOB
    assert (await now(lasting, match)).revision == match.revision


async def test_where_nobody_may_vote_two_time_outs_pause_the_game(lasting: World) -> None:
    """The others have left: 121 pings in 60 days have become two reminders and a pause."""
    match = await lasting.start(asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    lasting.server.gone.add(BOB.user_id)

    await pass_days(lasting, 20)

    assert await stopped(lasting, match) == PauseReason.NOBODY_ANSWERS
    kinds = Counter(lasting.courier.kinds(CHANNEL))
    assert kinds[RowKind.REMINDER] <= 3
    assert kinds[RowKind.PAUSED] == 1
    assert kinds[RowKind.DECIDED] == 1  # the second is told with the pause


async def test_if_all_who_could_answer_are_away_the_vote_opens_when_the_first_is_back(
    lasting: World, begun: Match
) -> None:
    await go_away(lasting, BOB, 9)
    bobs = await go_away(lasting, CEM, 6)
    await lasting.pass_time(DAY)
    assert (await now(lasting, begun)).vote is None
    told = lasting.courier.channels[CHANNEL][-1].row
    assert (told.kind, told.body) == (RowKind.DECIDED, "0 pending")

    await pass_days(lasting, 5)

    vote = (await now(lasting, begun)).vote
    assert vote is not None
    assert (vote.subject, vote.voters, vote.decided) == (Subject.TIME_OUT, (2,), "")
    noted = [entry.kind for entry in await entries_of(lasting, begun)]
    assert noted.count(EntryKind.TIMED_OUT) == 1
    assert await bobs.of(BOB.user_id) is not None


async def test_going_away_voids_no_vote(lasting: World, begun: Match) -> None:
    await lasting.pass_time(DAY)

    await go_away(lasting, ANN, 5)
    match = await lasting.decide(begun, Answer.SKIP)

    assert match.waits_for == BOB


async def test_who_has_left_is_noticed_within_six_hours_and_voted_about_a_day_later(
    lasting: World,
) -> None:
    match = await lasting.start(asked=proposal(pace=Pace.WEEK))
    await lasting.settle()
    lasting.server.gone.add(ANN.user_id)

    await lasting.pass_time(6 * HOUR)
    assert lasting.courier.kinds(CHANNEL)[-1] is RowKind.LEFT
    await lasting.pass_time(DAY - 1)
    assert (await now(lasting, match)).vote is None
    await lasting.pass_time(1)

    vote = (await now(lasting, match)).vote
    assert vote is not None
    assert vote.subject is Subject.GONE
    assert lasting.courier.kinds(CHANNEL).count(RowKind.LEFT) == 1


async def test_who_is_back_is_called_and_ends_the_vote(lasting: World) -> None:
    match = await lasting.start(asked=proposal(pace=Pace.WEEK))
    await lasting.settle()
    lasting.server.gone.add(ANN.user_id)
    await lasting.pass_time(6 * HOUR)
    await lasting.pass_time(DAY)
    before = await time_left(lasting, match)

    lasting.server.gone.clear()
    await lasting.pass_time(6 * HOUR)

    now_match = await now(lasting, match)
    assert now_match.vote is not None
    assert now_match.vote.decided == VOID
    told = lasting.courier.channels[CHANNEL][-1].row
    assert (told.kind, told.user_id) == (RowKind.REMINDER, ANN.user_id)
    assert before is not None
    assert await time_left(lasting, match) == before - timedelta(hours=6)


async def test_back_after_the_deadline_the_vote_about_time_opens(lasting: World) -> None:
    match = await lasting.start(BOB, CEM, asked=proposal(pace=Pace.THREE_DAYS))
    await lasting.settle()
    await lasting.pass_time(2 * DAY - 3 * HOUR)
    lasting.server.gone.add(ANN.user_id)
    await lasting.pass_time(3 * HOUR)  # noticed by a look, or when she would be reminded
    await lasting.pass_time(DAY)
    vote = (await now(lasting, match)).vote
    assert vote is not None
    assert vote.decided == ""

    lasting.server.gone.clear()
    await lasting.pass_time(6 * HOUR)

    newest = (await now(lasting, match)).vote
    assert newest is not None
    assert (newest.subject, newest.decided) == (Subject.TIME_OUT, "")
    kinds = [entry.kind for entry in await entries_of(lasting, match)]
    assert kinds.count(EntryKind.TIMED_OUT) == 1


async def test_at_later_turns_of_somebody_gone_the_vote_opens_as_the_turn_begins(
    lasting: World,
) -> None:
    match = await lasting.start(asked=proposal(pace=Pace.WEEK))
    await lasting.settle()
    lasting.server.gone.add(ANN.user_id)
    await lasting.pass_time(6 * HOUR)
    await lasting.pass_time(DAY)
    match = await lasting.decide(match, Answer.SKIP)

    await lasting.take_turn(match)
    await lasting.settle()
    await lasting.pass_time(1)

    vote = (await now(lasting, match)).vote
    assert vote is not None
    assert (vote.subject, vote.decided) == (Subject.GONE, "")
    kinds = [entry.kind for entry in await entries_of(lasting, match)]
    assert EntryKind.TIMED_OUT not in kinds


async def test_a_game_without_pace_pauses_after_two_weeks_and_closes_a_month_later(
    lasting: World,
) -> None:
    match = await lasting.start(asked=proposal())
    await lasting.settle()

    await pass_days(lasting, 14)
    assert await stopped(lasting, match) == PauseReason.NOBODY_PLAYS
    assert lasting.courier.kinds(CHANNEL)[-1] is RowKind.PAUSED
    await pass_days(lasting, 23)
    assert lasting.courier.kinds(CHANNEL)[-1] is RowKind.CLOSES_SOON
    await pass_days(lasting, 7)

    row = await games.get(lasting.database.reader, match.game_id)
    assert row is not None
    assert row.status is Status.CLOSED
    assert lasting.courier.kinds(CHANNEL)[-1] is RowKind.CLOSED
    assert RowKind.REMINDER not in lasting.courier.kinds(CHANNEL)
    assert await clocks.of_game(lasting.database.reader, match.game_id) == []
    assert await check_all(lasting.database) == (1, [])


async def test_a_game_alone_with_a_computer_pauses_and_goes_on(lasting: World) -> None:
    await lasting.computers.resume()
    match = await lasting.start_with_computers(1, proposal(pace=Pace.DAY))
    await lasting.settle()

    await pass_days(lasting, 14)
    assert await stopped(lasting, match) == PauseReason.NOBODY_PLAYS
    await lasting.matches.resume(match.game_id, ANN.user_id, by_player(lasting.interaction()))
    await pass_days(lasting, 13)

    assert await stopped(lasting, match) == ""


async def test_days_in_which_somebody_is_away_count_in_no_such_span(lasting: World) -> None:
    match = await lasting.start(asked=proposal())
    await lasting.settle()
    await go_away(lasting, BOB, 10)

    await pass_days(lasting, 20)
    assert await stopped(lasting, match) == ""
    await pass_days(lasting, 4)

    assert await stopped(lasting, match) == PauseReason.NOBODY_PLAYS


async def test_a_holiday_without_a_clock_ends_with_a_call_and_another_board(
    lasting: World,
) -> None:
    await lasting.start(asked=proposal())
    await lasting.settle()
    await go_away(lasting, ANN, 3)

    await pass_days(lasting, 3)

    told = lasting.courier.channels[CHANNEL][-1].row
    assert (told.kind, told.user_id) == (RowKind.REMINDER, ANN.user_id)
    assert [kind for kind, _ in lasting.courier.edits].count(RowKind.TURN_EDIT) == 2


async def test_a_holiday_during_a_pause_ends_without_a_call_but_with_another_board(
    lasting: World, begun: Match
) -> None:
    before = await time_left(lasting, begun)
    await lasting.channels.lose(CHANNEL)
    await go_away(lasting, ANN, 3)
    await pass_days(lasting, 3)

    assert RowKind.REMINDER not in lasting.courier.kinds(CHANNEL)
    assert (await clocks.get(lasting.database.reader, begun.game_id, ClockKind.TURN)) is not None
    await lasting.channels.find(CHANNEL)
    assert await time_left(lasting, begun) == before


async def test_only_the_first_holiday_of_a_turn_raises_its_time(
    lasting: World, begun: Match
) -> None:
    await lasting.pass_time(20 * HOUR)
    for left in (timedelta(hours=12), timedelta(hours=11)):
        away = await go_away(lasting, ANN, 2)
        await lasting.pass_time(HOUR)
        await away.come_back(ANN.user_id)
        assert await time_left(lasting, begun) == left
        await lasting.pass_time(HOUR)


async def test_a_turn_that_was_over_stays_over_in_a_pause(lasting: World, begun: Match) -> None:
    await lasting.pass_time(DAY)
    await lasting.channels.lose(CHANNEL)
    await lasting.pass_time(5 * DAY)

    await lasting.channels.find(CHANNEL)
    await lasting.settle()

    vote = (await now(lasting, begun)).vote
    assert vote is not None
    assert vote.decided == ""
    assert await time_left(lasting, begun) is None


async def test_votes_stand_still_in_pauses(lasting: World, begun: Match) -> None:
    await lasting.pass_time(DAY)
    before = await lasting.times.deadline(begun.game_id, ClockKind.VOTE)
    await lasting.channels.lose(CHANNEL)
    await lasting.pass_time(5 * DAY)

    await lasting.channels.find(CHANNEL)

    assert before is not None
    after = await lasting.times.deadline(begun.game_id, ClockKind.VOTE)
    assert after == before + timedelta(days=5)


async def test_a_board_whose_deadline_has_moved_is_edited(lasting: World, begun: Match) -> None:
    await lasting.decide(begun, Answer.WAIT)

    assert RowKind.DEADLINE_EDIT in [kind for kind, _ in lasting.courier.edits]


async def test_whoever_ends_a_pause_calls_whoever_is_on_turn(lasting: World) -> None:
    match = await lasting.start(asked=proposal())
    await lasting.settle()
    await pass_days(lasting, 14)

    await lasting.matches.resume(match.game_id, BOB.user_id, by_player(lasting.interaction()))
    await lasting.settle()

    told = lasting.courier.channels[CHANNEL][-1].row
    assert (told.kind, told.user_id) == (RowKind.RESUMED, ANN.user_id)


async def test_a_manager_who_ever_sat_in_a_game_closes_it_not_as_a_manager(
    lasting: World, begun: Match
) -> None:
    await lasting.computer_plays_on(begun)
    await lasting.channels.lose(CHANNEL)
    cause = by_manager(lasting.interaction())

    with pytest.raises(Refused) as refused:
        await lasting.matches.close(begun.game_id, ANN.user_id, cause)
    await lasting.matches.close(begun.game_id, EVA.user_id, by_manager(lasting.interaction()))

    assert refused.value.code in ("may_not_close", "host_must_wait")


async def test_a_turn_of_a_game_that_two_began_is_taken_back_by_nobody_alone(
    lasting: World,
) -> None:
    """Bob has left, and a computer plays for him: Ann may not take back what she has seen."""
    await lasting.computers.resume()
    match = await lasting.start(asked=proposal(pace=Pace.DAY))
    match = await lasting.take_turn(match)
    await lasting.settle()
    match = await lasting.computer_plays_on(match)
    match = await lasting.take_turn(match)
    await lasting.settle()

    with pytest.raises(Refused) as refused:
        await lasting.votes.ask_to_take_back(match.game_id, ANN.user_id, lasting.interaction())

    assert refused.value.code == "nobody_to_ask"
    assert (await now(lasting, match)).may_take_back == frozenset()


async def test_a_turn_may_be_asked_back_once(lasting: World, begun: Match) -> None:
    match = await lasting.take_turn(begun)
    await lasting.settle()
    asked = await lasting.votes.ask_to_take_back(match.game_id, ANN.user_id, lasting.interaction())
    assert asked.match.vote is not None
    revision = asked.match.vote.revision
    await lasting.votes.answer(
        match.game_id, BOB.user_id, revision, Answer.NO, lasting.interaction()
    )

    with pytest.raises(Refused) as refused:
        await lasting.votes.ask_to_take_back(match.game_id, ANN.user_id, lasting.interaction())

    assert refused.value.code == "asked_before"


async def test_what_was_done_within_a_late_turn_stands(lasting: World, begun: Match) -> None:
    match = (await lasting.act(begun, first_placement(begun))).match
    placed = len(list(match.public.board.tiles()))

    match = await lasting.decide(match, Answer.SKIP)

    assert match.waits_for == BOB
    assert len(list(match.public.board.tiles())) == placed


async def test_a_board_deleted_by_hand_stops_no_clock(lasting: World, begun: Match) -> None:
    (board,) = [it for it in lasting.courier.channels[CHANNEL] if it.row.kind is RowKind.TURN]
    lasting.courier.remove(CHANNEL, board.message_id)
    away = await go_away(lasting, ANN, 2)  # the board is to say so, and is found to be gone
    await away.come_back(ANN.user_id)
    await lasting.settle()

    await lasting.decide(begun, Answer.WAIT)

    assert await time_left(lasting, begun) == timedelta(hours=12)
