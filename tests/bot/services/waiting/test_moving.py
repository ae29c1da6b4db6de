"""A game goes on in another channel: who may move it where, and what becomes of what it owes."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from bot.services.errors import Refused
from bot.services.games.causes import by_manager, by_player
from bot.services.games.check import check_all
from bot.services.games.continuing import Choose
from bot.services.games.match import Match, Status
from bot.services.games.vote import Answer
from bot.services.lobby import Pace
from bot.services.opponents import Query
from bot.services.people import Person
from bot.services.posting.calls import games_of as games_named
from bot.services.posting.delivery import MOST_PUT_OFF
from bot.services.posting.sending import OwedRow, TryLater, Undeliverable
from bot.services.waiting.channels import Move
from bot.services.waiting.seat_offers import Handover
from bot.storage import clocks, games, log, messages, outbox
from bot.storage.clocks import ClockKind
from bot.storage.outbox import Kind, RowKind
from bot.storage.people.forgetting import games_of, replace_person
from engine.actions import Action
from engine.opponents.plainest import choose_plainly
from tests.bot.services.toy_courier import Posted
from tests.bot.services.troubles import failing, nothing
from tests.bot.services.waiting.moving import move, moves_of
from tests.bot.services.world import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    DEE,
    ELSEWHERE,
    EVA,
    GUILD,
    World,
    first_placement,
    proposal,
)

HOUR = timedelta(hours=1).total_seconds()
DAY = 24 * HOUR
THIRD = 82


@pytest.fixture
async def wary(lasting: World) -> AsyncIterator[World]:
    """Services that notice where they can write."""
    await lasting.channels.resume()
    yield lasting
    await lasting.channels.finish_present()


@pytest.fixture
async def match(wary: World, begun: Match) -> Match:
    """A game of three in which Ann has played and Bob is on turn."""
    match = await wary.take_turn(begun)
    await wary.settle()
    return match


def newest(world: World, kind: Kind, channel_id: int = ELSEWHERE) -> Posted:
    return [it for it in world.courier.channels[channel_id] if it.row.kind is kind][-1]


async def deadline_of(world: World, match: Match, kind: ClockKind = ClockKind.TURN) -> object:
    clock = await clocks.get(world.database.reader, match.game_id, kind)
    return clock and clock.deadline


async def refusal(world: World, match: Match, to: int = ELSEWHERE, by: Person = ANN) -> str:
    with pytest.raises(Refused) as refused:
        await move(world, match, to, by)
    return refused.value.code


async def test_its_board_is_posted_anew_and_everything_goes_on_there(
    wary: World, match: Match
) -> None:
    board, before = newest(wary, RowKind.TURN, CHANNEL), await deadline_of(wary, match)

    await move(wary, match)

    line, anew = wary.courier.channels[ELSEWHERE]
    assert (line.row.kind, line.row.user_id) == (RowKind.MOVED, ANN.user_id)
    assert anew.row.kind is RowKind.TURN
    assert anew.row.is_anew
    assert anew.row.first_revision == board.row.first_revision
    assert wary.courier.edits[-1] == (RowKind.STRIP, board.message_id)
    assert await deadline_of(wary, match) == before
    (entry,) = await moves_of(wary, match)
    assert (entry.body, entry.made_by, entry.seat) == (str(ANN.user_id), "player", None)
    (waiting,) = await wary.lists.waiting_for(BOB.user_id, GUILD)
    assert (waiting.where.channel_id, waiting.message_id) == (ELSEWHERE, anew.message_id)
    assert await wary.matches.board_of(match.game_id) == anew.message_id
    assert await wary.matches.in_channel(CHANNEL) is None

    there = await wary.matches.in_channel(ELSEWHERE)
    assert isinstance(there, Match)
    await wary.take_turn(there)
    await wary.settle()
    assert newest(wary, RowKind.TURN).row.user_id == CEM.user_id
    assert wary.courier.edits[-1] == (RowKind.STRIP, anew.message_id)
    assert await check_all(wary.database) == (1, [])


async def test_reminders_and_nudges_come_where_it_is(wary: World, match: Match) -> None:
    await move(wary, match)

    await wary.pass_time(14 * HOUR)
    await wary.votes.nudge(match.game_id, CEM.user_id, wary.interaction())
    await wary.pass_time(HOUR)

    assert wary.courier.kinds(ELSEWHERE)[2:] == [RowKind.REMINDER, RowKind.NUDGE]


async def test_a_reminder_owed_elsewhere_names_it_only_where_it_is(
    wary: World, match: Match
) -> None:
    """It may have been moved to where not everybody sees it who sees the other game."""
    other = await wary.take_turn(await wary.start(asked=proposal(pace=Pace.DAY), channel_id=THIRD))
    await wary.settle()
    await wary.pass_time(11.5 * HOUR)
    await wary.votes.nudge(match.game_id, ANN.user_id, wary.interaction())
    await wary.pass_time(0.75 * HOUR)  # the reminder of both games waits until Bob has had a rest
    assert RowKind.REMINDER not in [*wary.courier.kinds(CHANNEL), *wary.courier.kinds(THIRD)]

    await move(wary, other)
    await wary.pass_time(HOUR)

    for game, channel_id in ((match, CHANNEL), (other, ELSEWHERE)):
        (reminder,) = [
            it.row for it in wary.courier.channels[channel_id] if it.row.kind is RowKind.REMINDER
        ]
        assert games_named(reminder) == [game.game_id]
    assert RowKind.REMINDER not in wary.courier.kinds(THIRD)


async def test_who_may_move_it(wary: World, match: Match) -> None:
    assert await refusal(wary, match, by=BOB) == "may_not_move"
    assert await refusal(wary, match, by=EVA) == "may_not_move"
    with pytest.raises(Refused, match="may_not_move"):
        await move(wary, match, by=BOB, is_manager=True)  # he sits in it

    await move(wary, match, by=EVA, is_manager=True)

    assert [entry.made_by for entry in await moves_of(wary, match)] == ["host"]


async def test_where_and_when_it_may_not_be_moved(wary: World, match: Match) -> None:
    lobby = await wary.open_lobby(channel_id=ELSEWHERE)

    assert await refusal(wary, match, CHANNEL) == "already_here"
    assert await refusal(wary, match) == "game_here"
    with pytest.raises(Refused) as refused:
        await move(wary, match, THIRD, blind=frozenset({CEM.user_id}))
    assert refused.value.data["users"] == (CEM.user_id,)
    with pytest.raises(Refused, match="lobby_stays"):
        await wary.channels.may_be_moved(
            lobby.game_id, Move(ANN.user_id, THIRD, by_player(wary.interaction()))
        )
    assert wary.courier.kinds(THIRD) == []
    assert await moves_of(wary, match) == []

    await move(wary, match, THIRD)
    await wary.restart()
    await wary.pass_time(HOUR - 1)
    assert await refusal(wary, match, CHANNEL) == "moved_before"
    await wary.pass_time(1)
    await move(wary, match, CHANNEL)
    assert len(await moves_of(wary, match)) == 2


async def test_what_is_over_stays(wary: World, match: Match) -> None:
    for who in (ANN, BOB):
        await wary.matches.resign(match.game_id, who.user_id, by_player(wary.interaction()))

    assert await refusal(wary, match, by=CEM) == "move_is_over"


async def test_of_two_at_one_instant_one_moves_it(wary: World, match: Match) -> None:
    everybody = frozenset((ANN.user_id, BOB.user_id, CEM.user_id))
    asked = [
        Move(ANN.user_id, to, by_player(wary.interaction()), everybody) for to in (ELSEWHERE, THIRD)
    ]

    done = await asyncio.gather(
        *(wary.channels.move(match.game_id, one) for one in (asked[0], asked[1], asked[0])),
        return_exceptions=True,
    )
    await wary.settle()

    assert [getattr(it, "code", it) for it in done] == [None, "moved_before", None]
    assert wary.courier.kinds(ELSEWHERE) == [RowKind.MOVED, RowKind.TURN]
    assert await wary.channels.may_be_moved(match.game_id, asked[0]) is None


async def test_a_lobby_that_is_opened_there_at_the_same_instant_leaves_one_of_them(
    wary: World, match: Match
) -> None:
    done = await asyncio.gather(
        wary.open_lobby(channel_id=ELSEWHERE), move(wary, match), return_exceptions=True
    )

    assert [getattr(it, "code", "") for it in done].count("game_here") == 1


async def test_a_board_that_is_owed_calls_where_the_game_is(wary: World, match: Match) -> None:
    wary.courier.before_send = failing(TryLater())
    await wary.take_turn(match)
    await wary.settle()
    assert wary.courier.kinds(CHANNEL)[-1] is RowKind.TURN  # Bob's; Cem's was tried
    wary.courier.before_send = nothing

    await move(wary, match)

    assert wary.courier.kinds(ELSEWHERE) == [RowKind.MOVED, RowKind.TURN]
    assert newest(wary, RowKind.TURN).row.user_id == CEM.user_id
    assert not newest(wary, RowKind.TURN).row.is_anew
    await wary.pass_time(DAY)
    assert wary.courier.kinds(CHANNEL).count(RowKind.TURN) == 2


async def test_a_board_posted_anew_behind_the_next_turn_leaves_no_buttons_where_it_was(
    wary: World, match: Match
) -> None:
    old = newest(wary, RowKind.TURN, CHANNEL)

    def fail(_row: OwedRow, _detail: object) -> None:
        raise TryLater

    wary.courier.before_send = fail
    await move(wary, match)
    await wary.take_turn(match)
    await wary.settle()
    wary.courier.before_send = nothing
    await wary.pass_time(HOUR)

    assert wary.courier.kinds(ELSEWHERE) == [RowKind.MOVED, RowKind.TURN, RowKind.TURN]
    stripped = [message for kind, message in wary.courier.edits if kind is RowKind.STRIP]
    anew = wary.courier.channels[ELSEWHERE][1]
    assert stripped[-2:] == [old.message_id, anew.message_id]


async def test_a_board_that_arrives_where_the_game_was_is_posted_anew(
    wary: World, match: Match
) -> None:
    def lose_answer(_row: OwedRow) -> None:
        raise TryLater

    wary.courier.after_send = lose_answer
    await wary.take_turn(match)
    await wary.settle()
    wary.courier.after_send = nothing

    await move(wary, match)

    arrived, anew = newest(wary, RowKind.TURN, CHANNEL), newest(wary, RowKind.TURN)
    assert not arrived.row.is_anew
    assert arrived.row.user_id == anew.row.user_id == CEM.user_id
    assert anew.row.is_anew
    assert wary.courier.kinds(ELSEWHERE) == [RowKind.MOVED, RowKind.TURN]
    assert wary.courier.edits[-1] == (RowKind.STRIP, arrived.message_id)
    assert await deadline_of(wary, match) == wary.clock.now() + timedelta(days=1)


async def test_a_board_of_which_its_old_channel_never_tells_is_posted_where_the_game_is(
    wary: World, match: Match
) -> None:
    wary.courier.before_send = failing(TryLater())
    await wary.take_turn(match)
    await wary.settle()
    find, tried = wary.courier.find, list[int]()

    async def refuse(channel_id: int, after: int, row_id: int) -> list[int]:
        if channel_id != CHANNEL:
            return await find(channel_id, after, row_id)
        tried.append(row_id)
        raise TryLater

    wary.courier.find = refuse  # type: ignore[method-assign]
    await move(wary, match)
    assert RowKind.TURN not in wary.courier.kinds(ELSEWHERE)  # it may stand in the other channel

    for _ in range(MOST_PUT_OFF):
        await wary.pass_time(400)

    assert wary.courier.kinds(ELSEWHERE) == [RowKind.MOVED, RowKind.TURN]
    assert newest(wary, RowKind.TURN).row.user_id == CEM.user_id
    count = len(tried)
    await wary.pass_time(DAY)
    assert len(tried) == count


async def test_a_board_that_is_just_being_sent_arrives_once(wary: World, match: Match) -> None:
    """The move is committed between the attempt and its answer."""
    is_tried, is_moved = asyncio.Event(), asyncio.Event()
    post = wary.courier.post

    async def wait(row: OwedRow, detail: object) -> object:
        if row.kind is RowKind.TURN and row.channel_id == CHANNEL:
            is_tried.set()
            await is_moved.wait()
        return await post(row, detail)  # type: ignore[arg-type]

    wary.courier.post = wait  # type: ignore[method-assign,assignment]
    await wary.take_turn(match)
    await is_tried.wait()
    everybody = frozenset((ANN.user_id, BOB.user_id, CEM.user_id))
    cause = by_player(wary.interaction())
    await wary.channels.move(match.game_id, Move(ANN.user_id, ELSEWHERE, cause, everybody))
    is_moved.set()
    await wary.settle()

    calls = [
        it.row.channel_id
        for standing in wary.courier.channels.values()
        for it in standing
        if it.row.kind is RowKind.TURN and it.row.user_id == CEM.user_id and not it.row.is_anew
    ]
    assert calls == [CHANNEL]
    assert wary.courier.kinds(ELSEWHERE) == [RowKind.MOVED, RowKind.TURN]


async def test_a_draft_is_dropped(wary: World, match: Match) -> None:
    await wary.act(match, first_placement(match))
    await wary.pass_time(200)
    assert wary.courier.kinds(CHANNEL)[-1] is RowKind.DRAFT

    await move(wary, match)
    await wary.pass_time(200)

    assert RowKind.DRAFT not in wary.courier.kinds(CHANNEL)
    assert wary.courier.kinds(ELSEWHERE) == [RowKind.MOVED, RowKind.TURN]


async def test_a_pause_whose_channel_is_lost_ends_by_it(wary: World, match: Match) -> None:
    await wary.pass_time(20 * HOUR)
    wary.courier.before_send = failing(Undeliverable())
    wary.courier.before_edit = failing(Undeliverable())
    await wary.channels.lose(CHANNEL)
    await wary.pass_time(100 * HOUR)

    await move(wary, match)

    assert (await wary.matches.load(match.game_id)).status is Status.RUNNING
    assert await deadline_of(wary, match) == wary.clock.now() + timedelta(hours=12)
    assert wary.courier.kinds(ELSEWHERE) == [RowKind.MOVED, RowKind.TURN, RowKind.REMINDER]
    assert newest(wary, RowKind.REMINDER).row.user_id == BOB.user_id
    wary.courier.before_send = wary.courier.before_edit = nothing
    written = await log.length(wary.database.reader, match.game_id)
    assert not await wary.channels.find(CHANNEL)
    assert not await wary.channels.lose(CHANNEL)
    await wary.restart()
    await wary.channels.look_around(lambda _guild, _channel: ())
    await wary.settle()
    assert await log.length(wary.database.reader, match.game_id) == written
    assert await wary.channels.news_for(ANN.user_id) == []
    assert await check_all(wary.database) == (1, [])


async def test_a_board_that_its_lost_channel_refused_calls_where_the_game_is(
    wary: World, match: Match
) -> None:
    wary.courier.before_send = failing(Undeliverable())
    await wary.take_turn(match)
    await wary.settle()

    await move(wary, match)

    assert wary.courier.kinds(ELSEWHERE) == [RowKind.MOVED, RowKind.TURN]
    assert newest(wary, RowKind.TURN).row.user_id == CEM.user_id
    assert await deadline_of(wary, match) == wary.clock.now() + timedelta(days=1)
    assert await outbox.channels(wary.database.reader) == []


async def test_a_loss_that_is_noticed_after_the_move_pauses_nothing(
    wary: World, match: Match
) -> None:
    row = await games.get(wary.database.reader, match.game_id)
    assert row is not None

    await asyncio.gather(move(wary, match), wary.channels.lose(CHANNEL))

    assert (await wary.matches.load(match.game_id)).status is Status.RUNNING
    assert not wary.channels.is_lost(CHANNEL)


async def test_a_channel_that_cannot_be_written_to_after_all_pauses_it_there(
    wary: World, match: Match
) -> None:
    def refuse(row: OwedRow, _detail: object) -> None:
        if row.channel_id == ELSEWHERE:
            raise Undeliverable

    wary.courier.before_send = refuse

    await move(wary, match)

    assert wary.channels.is_lost(ELSEWHERE)
    assert [game.where.channel_id for game in await wary.channels.news_for(ANN.user_id)] == [
        ELSEWHERE
    ]
    wary.courier.before_send = nothing
    await wary.pass_time(HOUR)
    await move(wary, match, CHANNEL)
    assert newest(wary, RowKind.TURN, CHANNEL).row.user_id == BOB.user_id
    assert wary.courier.kinds(ELSEWHERE) == []


async def test_an_open_vote_is_posted_anew_and_answered_there_or_by_its_old_buttons(
    wary: World, match: Match
) -> None:
    await wary.pass_time(DAY)
    asked = newest(wary, RowKind.VOTE, CHANNEL)
    vote = (await wary.matches.load(match.game_id)).vote
    assert vote is not None
    until = await deadline_of(wary, match, ClockKind.VOTE)

    await move(wary, match)

    anew = newest(wary, RowKind.VOTE)
    assert anew.row.is_anew
    assert await deadline_of(wary, match, ClockKind.VOTE) == until
    assert (RowKind.STRIP, asked.message_id) in wary.courier.edits
    for who in (ANN, CEM):
        await wary.votes.answer(
            match.game_id, who.user_id, vote.revision, Answer.SKIP, wary.interaction()
        )
        await wary.settle()
        assert (RowKind.VOTE_EDIT, anew.message_id) in wary.courier.edits
    assert (RowKind.VOTE_EDIT, asked.message_id) not in wary.courier.edits
    assert wary.courier.kinds(ELSEWHERE)[-2:] == [RowKind.DECIDED, RowKind.TURN]


async def test_an_offer_is_posted_anew_and_calls_nobody_twice(wary: World, match: Match) -> None:
    wanted = Handover(1, DEE.user_id)
    await wary.offers.ask(match.game_id, BOB.user_id, wanted, by_player(wary.interaction()))
    done = await wary.matches.load(match.game_id)
    assert done.vote is not None
    for who in (ANN, CEM):
        await wary.votes.answer(
            match.game_id, who.user_id, done.vote.revision, Answer.YES, wary.interaction()
        )
    await wary.settle()
    offered = newest(wary, RowKind.OFFER, CHANNEL)

    await move(wary, match)

    anew = newest(wary, RowKind.OFFER)
    assert (anew.row.user_id, anew.row.body) == (DEE.user_id, "1")
    assert anew.row.is_anew
    await wary.offers.take_over(
        match.game_id, DEE.user_id, offered.row.first_revision, wary.interaction()
    )
    await wary.settle()
    assert (RowKind.OFFER_EDIT, anew.message_id) in wary.courier.edits


async def test_an_owner_who_came_back_is_not_said_to_have_left_where_an_offer_is_posted_anew(
    wary: World,
) -> None:
    match = await wary.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
    await wary.settle()
    wary.server.gone.add(ANN.user_id)
    await wary.pass_time(6 * HOUR)
    match = await wary.decide(match, Answer.COMPUTER)
    wary.server.gone.clear()
    await wary.matches.come_back(match.game_id, ANN.user_id, by_player(wary.interaction()))
    await wary.settle()
    match = await wary.computer_plays_on(match)
    assert match.played_for[0] == ANN.user_id
    wanted, cause = Handover(0, DEE.user_id), by_manager(wary.interaction())
    await wary.offers.ask(match.game_id, EVA.user_id, wanted, cause)
    await wary.settle()

    await move(wary, match)

    assert newest(wary, RowKind.OFFER_TOLD).row.user_id == ANN.user_id


async def test_a_turn_is_taken_back_on_the_boards_of_both_channels(
    wary: World, match: Match
) -> None:
    old = newest(wary, RowKind.TURN, CHANNEL)
    await move(wary, match)
    anew = newest(wary, RowKind.TURN)

    await wary.votes.ask_to_take_back(match.game_id, ANN.user_id, wary.interaction())
    asked = (await wary.matches.load(match.game_id)).vote
    assert asked is not None
    for who in (BOB, CEM):
        await wary.votes.answer(
            match.game_id, who.user_id, asked.revision, Answer.YES, wary.interaction()
        )
    await wary.settle()

    marked = [message for kind, message in wary.courier.edits if kind is RowKind.TAKEN_BACK]
    assert marked == [old.message_id, anew.message_id]
    assert newest(wary, RowKind.TURN).row.user_id == ANN.user_id
    assert await check_all(wary.database) == (1, [])


async def test_a_paused_game_is_moved_with_its_button_and_stays_paused(wary: World) -> None:
    match = await wary.start()
    await wary.settle()
    await wary.pass_time(14 * DAY)
    paused = newest(wary, RowKind.PAUSED, CHANNEL)

    await move(wary, match)

    anew = newest(wary, RowKind.PAUSED)
    assert (anew.row.body, anew.row.first_revision) == (paused.row.body, paused.row.first_revision)
    assert (await wary.matches.at_revision(match.game_id, 99)).status is Status.PAUSED
    await wary.matches.resume(match.game_id, BOB.user_id, by_player(wary.interaction()))
    await wary.settle()
    assert (RowKind.PAUSED_EDIT, anew.message_id) in wary.courier.edits


async def test_a_computer_s_turn_follows_it(wary: World) -> None:
    begun = list[int]()

    async def choose(asked: Query) -> Action:
        if len(begun) == 1 and not await moves_of(wary, table):
            await move(wary, table)  # so that what is chosen is dropped
        return choose_plainly(asked.view)

    def begin() -> Choose:
        begun.append(1)
        return choose

    table = await wary.start_with_computers()
    await wary.settle()
    await wary.take_turn(table)

    await wary.matches.play_on(table.game_id, begin)
    await wary.settle()

    assert wary.courier.kinds(ELSEWHERE) == [RowKind.MOVED, RowKind.TURN]
    assert newest(wary, RowKind.TURN).row.user_id == ANN.user_id
    assert not newest(wary, RowKind.TURN).row.is_anew


async def test_a_host_who_is_played_for_may_move_it_and_one_who_left_may_not(
    wary: World, match: Match
) -> None:
    match = await wary.take_turn(await wary.take_turn(match))
    await wary.settle()
    match = await wary.computer_plays_on(match)
    await move(wary, match)
    for leave in (wary.matches.come_back, wary.matches.resign):
        await leave(match.game_id, ANN.user_id, by_player(wary.interaction()))
    await wary.pass_time(HOUR)

    assert await refusal(wary, match, THIRD) == "may_not_move"
    await move(wary, match, THIRD, BOB)


async def test_each_message_says_where_it_stands_and_the_log_forgets_who_moved(
    wary: World, match: Match
) -> None:
    await move(wary, match)
    known = await messages.of_kind(wary.database.reader, match.game_id, RowKind.TURN)

    async with wary.database.transaction() as connection:
        named = await games_of(connection, ANN.user_id)
        await replace_person(connection, ANN.user_id, 5, named)

    assert [it.channel_id for it in known] == [CHANNEL, CHANNEL, ELSEWHERE]
    assert [entry.body for entry in await moves_of(wary, match)] == ["5"]


async def test_a_game_of_a_server_that_the_bot_was_removed_from_is_moved_when_it_is_back(
    wary: World, match: Match
) -> None:
    await wary.channels.lose_server(GUILD)
    await wary.channels.look_at([GUILD], lambda _guild, _channel: None)  # an unknown thread
    assert wary.channels.is_lost(CHANNEL)

    await move(wary, match)

    assert (await wary.matches.load(match.game_id)).status is Status.RUNNING
    assert wary.courier.kinds(ELSEWHERE) == [RowKind.MOVED, RowKind.TURN]
    await wary.pass_time(HOUR)
    assert wary.courier.kinds(ELSEWHERE)[2:] == [RowKind.REMINDER]  # who was called just now rests
