"""Who is back on the server is called for what waits, however that is noticed, and once."""

from datetime import timedelta

import pytest

from bot.services.games.match import Match
from bot.services.games.vote import VOID, Answer
from bot.services.lobby import Pace
from bot.services.people import Person
from bot.services.posting.calls import called_by, games_of
from bot.services.posting.sending import Detail, OwedRow, Sent
from bot.storage.log import EntryKind
from bot.storage.outbox import RowKind
from tests.bot.services.posting.asking import sent
from tests.bot.services.test_leavers import told
from tests.bot.services.world import ANN, BOB, CEM, CHANNEL, ELSEWHERE, GUILD, World, proposal

HOUR = timedelta(hours=1).total_seconds()
DAY = 24 * HOUR


async def start(world: World, pace: Pace = Pace.DAY, channel_id: int = CHANNEL) -> Match:
    match = await world.start(BOB, CEM, asked=proposal(pace=pace), channel_id=channel_id)
    await world.settle()
    return match


async def gone_and_noticed(world: World, pace: Pace) -> Match:
    """Ann, who is on turn, has left, and the others were told five hours ago."""
    match = await start(world, pace)
    world.server.gone.add(ANN.user_id)
    await world.pass_time(6 * HOUR)
    assert await told(world, match) == [(EntryKind.GONE, 0)]
    await world.pass_time(5 * HOUR)
    return match


def calls_back(world: World, who: Person = ANN) -> list[OwedRow]:
    """The messages that have called somebody for what waits."""
    return [row for row in sent(world, RowKind.REMINDER) if who.user_id in called_by(row)]


async def test_back_when_the_time_is_over(lasting: World) -> None:
    match = await gone_and_noticed(lasting, Pace.HALF_DAY)
    lasting.server.gone.clear()

    await lasting.pass_time(HOUR)

    assert len(calls_back(lasting)) == 1
    vote = (await lasting.matches.load(match.game_id)).vote
    assert vote is not None
    assert Answer.WAIT in vote.choices


async def test_back_when_a_longer_time_is_over(lasting: World) -> None:
    """Their clock is over at that moment, but their turn still waits."""
    match = await lasting.decide(await start(lasting), Answer.WAIT)
    lasting.server.gone.add(ANN.user_id)
    await lasting.pass_time(6 * HOUR)
    assert await told(lasting, match) == [(EntryKind.GONE, 0)]
    await lasting.pass_time(5 * HOUR)
    lasting.server.gone.clear()
    before = len(calls_back(lasting))

    await lasting.pass_time(HOUR)

    assert (await lasting.matches.load(match.game_id)).gone == frozenset()
    assert len(calls_back(lasting)) == before + 1


async def test_back_when_the_others_are_to_be_asked(lasting: World) -> None:
    match = await gone_and_noticed(lasting, Pace.WEEK)
    await lasting.pass_time(17 * HOUR)  # looked for an hour ago
    lasting.server.gone.clear()

    await lasting.pass_time(2 * HOUR)

    assert len(calls_back(lasting)) == 1
    assert (await lasting.matches.load(match.game_id)).vote is None


@pytest.mark.parametrize("is_answered", [True, False])
async def test_back_before_the_decision(lasting: World, *, is_answered: bool) -> None:
    match = await gone_and_noticed(lasting, Pace.WEEK)
    await lasting.pass_time(19 * HOUR)
    lasting.server.gone.clear()
    vote = (await lasting.matches.load(match.game_id)).vote
    assert vote is not None

    if is_answered:
        with pytest.raises(Exception, match="vote_over"):
            await lasting.votes.answer(
                match.game_id, BOB.user_id, vote.revision, Answer.REMOVE, lasting.interaction()
            )
    else:
        await lasting.votes.end_vote(match.game_id, vote.revision)
    await lasting.settle()

    now = await lasting.matches.load(match.game_id)
    assert now.vote is not None
    assert now.vote.decided == VOID
    assert len(calls_back(lasting)) == 1


async def test_back_during_the_vote_after_more_time_was_given(lasting: World) -> None:
    match = await start(lasting)
    match = await lasting.decide(match, Answer.WAIT)
    await lasting.pass_time(12 * HOUR)  # that is over, too
    lasting.server.gone.add(ANN.user_id)
    await lasting.pass_time(7 * HOUR)
    assert await told(lasting, match) == [(EntryKind.GONE, 0)]
    lasting.server.gone.clear()
    before = len(calls_back(lasting))

    await lasting.pass_time(6 * HOUR)

    assert len(calls_back(lasting)) == before + 1


async def test_back_in_all_games_of_a_server_they_are_called_once(lasting: World) -> None:
    """However it is noticed, no later look tells it again."""
    first = await gone_and_noticed(lasting, Pace.HALF_DAY)
    second = await start(lasting, Pace.WEEK, ELSEWHERE)
    assert second.waits_for == ANN
    await lasting.presence.note_there(second.game_id, {ANN.user_id: False})
    lasting.server.gone.clear()

    await lasting.pass_time(HOUR)  # the time of the first is over
    await lasting.pass_time(12 * HOUR)

    (call,) = calls_back(lasting)
    assert {*games_of(call)} == {first.game_id, second.game_id}
    assert (await lasting.matches.load(second.game_id)).gone == frozenset()


async def test_back_when_they_are_to_be_reminded(lasting: World) -> None:
    """The call for all that waits is the reminder."""
    first = await gone_and_noticed(lasting, Pace.DAY)
    second = await start(lasting, Pace.WEEK, ELSEWHERE)
    lasting.server.gone.clear()

    await lasting.pass_time(HOUR)
    await lasting.pass_time(3 * HOUR)

    (call,) = calls_back(lasting)
    assert [*games_of(call)] == [first.game_id, second.game_id]


async def test_what_they_do_calls_them_once(lasting: World) -> None:
    first = await gone_and_noticed(lasting, Pace.WEEK)
    second = await start(lasting, Pace.WEEK, ELSEWHERE)
    await lasting.presence.note_there(second.game_id, {ANN.user_id: False})
    lasting.server.gone.clear()

    await lasting.presence.welcome(GUILD, ANN.user_id, [first.game_id])
    await lasting.settle()
    await lasting.pass_time(7 * HOUR)

    assert len(calls_back(lasting)) == 1


async def test_who_was_nudged_is_not_called_for_being_back_besides(lasting: World) -> None:
    first = await gone_and_noticed(lasting, Pace.WEEK)
    second = await start(lasting, Pace.WEEK, ELSEWHERE)
    await lasting.presence.note_there(second.game_id, {ANN.user_id: False})
    lasting.server.gone.clear()

    await lasting.votes.nudge(first.game_id, BOB.user_id, lasting.interaction())
    await lasting.settle()
    await lasting.pass_time(7 * HOUR)

    assert len(sent(lasting, RowKind.NUDGE)) == 1
    assert calls_back(lasting) == []
    assert (await lasting.matches.load(second.game_id)).gone == frozenset()


async def test_back_at_their_next_turn(lasting: World) -> None:
    """The board knows only that they had left; the look that follows finds them."""
    match = await start(lasting, Pace.WEEK)
    await lasting.presence.note_there(match.game_id, {BOB.user_id: False})
    await lasting.pass_time(25 * HOUR)

    await lasting.take_turn(match)
    await lasting.settle()
    await lasting.pass_time(1)

    board = sent(lasting, RowKind.TURN)[-1]
    assert called_by(board) == ()
    assert len(calls_back(lasting, BOB)) == 1
    assert sent(lasting, RowKind.VOTE) == []


async def test_a_voter_who_has_left_is_none_any_more(lasting: World) -> None:
    match = await start(lasting)
    await lasting.pass_time(DAY)
    lasting.server.gone.add(BOB.user_id)

    await lasting.pass_time(0.75 * DAY)

    assert await told(lasting, match) == [(EntryKind.GONE, 1)]
    vote = (await lasting.matches.load(match.game_id)).vote
    assert vote is not None
    assert vote.silent == (2,)


async def test_who_is_asked_for_something_and_has_left_is_noticed(lasting: World) -> None:
    match = await start(lasting, Pace.WEEK)
    match = await lasting.take_turn(match)
    await lasting.settle()
    lasting.server.gone.add(CEM.user_id)

    await lasting.votes.ask_to_take_back(match.game_id, ANN.user_id, lasting.interaction())
    await lasting.settle()

    assert await told(lasting, match) == [(EntryKind.GONE, 2)]
    assert lasting.courier.kinds(CHANNEL)[-2:] == [RowKind.LEFT, RowKind.VOTE]


async def test_whoever_is_back_in_a_holiday_is_called_when_it_ends(lasting: World) -> None:
    match = await start(lasting, Pace.WEEK)
    away = lasting.away
    await away.leave(ANN.user_id, lasting.clock.now() + timedelta(days=3))
    lasting.server.gone.add(ANN.user_id)
    await lasting.pass_time(6 * HOUR)
    assert await told(lasting, match) == [(EntryKind.GONE, 0)]
    lasting.server.gone.clear()

    await lasting.pass_time(6 * HOUR)
    assert sent(lasting, RowKind.REMINDER) == []
    await lasting.pass_time(3 * DAY)

    assert len(calls_back(lasting)) == 1


async def test_whose_holiday_ends_while_their_board_is_sent_is_called(
    lasting: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The board was begun while they were away, so it calls nobody."""
    match = await start(lasting, Pace.WEEK)
    away = lasting.away
    await away.leave(BOB.user_id, lasting.clock.now() + timedelta(hours=2))
    post = lasting.courier.post

    async def slow(row: OwedRow, detail: Detail) -> Sent:
        result = await post(row, detail)
        if row.kind is RowKind.TURN:
            lasting.clock.pass_time(2 * HOUR)
            lasting.clocks.look()
            await lasting.clocks.finish_present()
        return result

    monkeypatch.setattr(lasting.courier, "post", slow)
    await lasting.take_turn(match)
    await lasting.settle()
    await lasting.pass_time(HOUR)

    assert called_by(sent(lasting, RowKind.TURN)[-1]) == ()
    assert len(calls_back(lasting, BOB)) == 1


async def test_a_holidays_end_calls_once_a_server_and_names_hidden_games_in_their_channels(
    lasting: World,
) -> None:
    hidden, there = 82, 83
    lasting.server.hidden.add(hidden)
    slow = await start(lasting, Pace.WEEK)
    soon = await start(lasting, Pace.DAY, ELSEWHERE)
    secret = await start(lasting, Pace.DAY, hidden)
    lobby = await lasting.lobbies.open_lobby(
        GUILD + 1, there, ANN, proposal(), lasting.interaction()
    )
    await lasting.lobbies.join(lobby.game_id, BOB, lasting.interaction())
    await lasting.lobbies.start(lobby.game_id, ANN.user_id, lasting.interaction())
    await lasting.settle()
    away = lasting.away
    await away.leave(ANN.user_id, lasting.clock.now() + timedelta(hours=10))

    await lasting.pass_time(10 * HOUR)

    assert [(row.channel_id, games_of(row)) for row in calls_back(lasting)] == [
        (ELSEWHERE, [soon.game_id, slow.game_id]),
        (hidden, [secret.game_id]),
        (there, [lobby.game_id]),
    ]
