"""Turns that are taken back because all others agree."""

from datetime import timedelta

import pytest

from bot.presenters.boards import board_message, turn_message
from bot.presenters.in_words.text_ids import TextId
from bot.presenters.in_words.text_pages import text_message
from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.games.check import check_all
from bot.services.games.match import Done, Match
from bot.services.games.vote import ENDED, VOID, Answer, Subject
from bot.services.lobby import Pace
from bot.services.people import Person
from bot.services.posting.calls import called_by
from bot.services.waiting.seat_offers import Handover
from bot.storage import clocks, log, messages
from bot.storage.clocks import ClockKind
from bot.storage.log import EntryKind
from bot.storage.outbox import OwedRow, RowKind
from bot.texts import Catalogue
from engine.actions import End
from tests.bot.presenters.owed import telling
from tests.bot.services.games.undoing import position
from tests.bot.services.world import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    DEE,
    World,
    first_placement,
    proposal,
    same,
)

HOUR = timedelta(hours=1).total_seconds()
TEXTS = Catalogue().texts("en")


@pytest.fixture
async def asked(lasting: World, begun: Match) -> Match:
    """The same after Ann's turn, which she asks to take back two hours later."""
    await lasting.take_turn(begun)
    await lasting.settle()
    await lasting.pass_time(2 * HOUR)
    return (await ask(lasting, begun)).match


async def ask(world: World, match: Match, who: Person = ANN) -> Done:
    done = await world.votes.ask_to_take_back(match.game_id, who.user_id, world.interaction())
    await world.settle()
    return done


async def refusal(world: World, match: Match, who: Person = ANN) -> str:
    with pytest.raises(Refused) as refused:
        await ask(world, match, who)
    return refused.value.code


async def answer(world: World, match: Match, who: Person, given: Answer) -> Match:
    assert match.vote is not None
    revision = match.vote.revision
    done = await world.votes.answer(
        match.game_id, who.user_id, revision, given, world.interaction()
    )
    await world.settle()
    return done.match


def lines_of(match: Match, row: OwedRow) -> list[str]:
    """What the board of a row tells."""
    turns = match.turns_in(row.first_revision, row.last_revision)
    return turn_message(telling(TEXTS, match, turns, row.row_id)).text.splitlines()


async def now(world: World, match: Match) -> Match:
    return await world.matches.load(match.game_id)


async def test_the_turn_is_taken_back_once_all_agree(
    lasting: World, begun: Match, asked: Match
) -> None:
    assert asked.vote is not None
    assert (asked.vote.subject, asked.vote.voters) == (Subject.UNDO, (1, 2))
    half = await answer(lasting, asked, BOB, Answer.YES)
    assert half.waits_for == BOB

    match = await answer(lasting, half, CEM, Answer.YES)

    assert position(match)[0] == position(begun)[0]
    assert match.waits_for == ANN
    turn = await messages.of_kind(lasting.database.reader, begun.game_id, RowKind.TURN)
    first, taken_back, anew = turn
    assert (RowKind.TAKEN_BACK, taken_back.message_id) in lasting.courier.edits
    assert (RowKind.TAKEN_BACK, first.message_id) not in lasting.courier.edits
    assert lasting.courier.kinds(CHANNEL)[-2:] == [RowKind.VOTE, RowKind.TURN]
    board = lasting.courier.channels[CHANNEL][-1]
    assert "Ann takes back their turn: all agreed." in lines_of(match, board.row)
    assert match.turns_in(board.row.first_revision, board.row.last_revision) == ()
    assert (board.message_id, board.row.user_id) == (anew.message_id, ANN.user_id)
    assert not board.is_owed
    assert await check_all(lasting.database) == (1, [])
    assert same(await lasting.restarted().load(match.game_id), match)


async def test_an_undo_is_told_wherever_the_game_is_told_until_something_else_has_happened(
    lasting: World, begun: Match, asked: Match
) -> None:
    half = await answer(lasting, asked, BOB, Answer.YES)
    match = await answer(lasting, half, CEM, Answer.YES)
    told = "Ann takes back their turn: all agreed."

    view = board_message(TEXTS, match, CEM.user_id)
    assert told in view.text.splitlines()
    assert view.picture is not None
    assert view.picture.alt_text.startswith(told)
    assert told in text_message(TEXTS, match, CEM.user_id, TextId(begun.game_id)).text.splitlines()
    assert (await lasting.take_turn(match)).undone is None


async def test_the_turn_then_has_all_its_time(lasting: World, asked: Match) -> None:
    half = await answer(lasting, asked, BOB, Answer.YES)
    await lasting.pass_time(3 * HOUR)
    await answer(lasting, half, CEM, Answer.YES)

    clock = await clocks.get(lasting.database.reader, asked.game_id, ClockKind.TURN)
    assert clock is not None
    assert clock.user_id == ANN.user_id
    assert clock.deadline == lasting.clock.now() + timedelta(days=1)


async def test_the_same_tiles_are_drawn_again(lasting: World, asked: Match) -> None:
    drawn = asked.view_for(ANN.user_id).hand
    half = await answer(lasting, asked, BOB, Answer.YES)
    match = await answer(lasting, half, CEM, Answer.YES)

    again = await lasting.take_turn(match)

    assert again.view_for(ANN.user_id).hand == drawn


async def test_one_no_is_enough(lasting: World, asked: Match) -> None:
    match = await answer(lasting, asked, CEM, Answer.NO)

    assert match.vote is not None
    assert match.vote.decided == Answer.NO
    assert match.waits_for == BOB
    assert lasting.courier.kinds(CHANNEL)[-1] is RowKind.DECIDED


async def test_silence_is_a_no(lasting: World, asked: Match) -> None:
    await answer(lasting, asked, BOB, Answer.YES)
    await lasting.pass_time(19 * HOUR)
    assert lasting.courier.kinds(CHANNEL).count(RowKind.VOTE_CALL) == 1
    await lasting.pass_time(5 * HOUR)

    match = await now(lasting, asked)
    assert match.vote is not None
    assert match.vote.subject is not Subject.UNDO or match.vote.decided == Answer.NO
    assert match.waits_for == BOB


async def test_the_next_action_voids_the_request(lasting: World, asked: Match) -> None:
    match = await lasting.take_turn(asked)

    assert match.vote is not None
    assert match.vote.decided == VOID
    assert await refusal(lasting, match) == "nothing_to_take_back"


async def test_computers_may_have_played_since(lasting: World) -> None:
    await lasting.computers.resume()
    begun = await lasting.start_with_computers(1, proposal(), BOB)
    await lasting.settle()
    begun = await now(lasting, begun)
    assert begun.waits_for == ANN
    await lasting.take_turn(begun)  # Bob, then the computer
    await lasting.take_turn(await now(lasting, begun))
    await lasting.settle()
    played = await now(lasting, begun)
    assert played.waits_for == ANN

    match = await answer(lasting, (await ask(lasting, played, BOB)).match, ANN, Answer.YES)

    assert match.waits_for == BOB
    assert len(match.history) == len(played.history) - 2
    assert await check_all(lasting.database) == (1, [])


async def test_a_computer_s_turn_does_not_void_it(lasting: World) -> None:
    begun = await lasting.start_with_computers(1, proposal(), BOB)
    await lasting.take_turn(begun)
    match = await lasting.take_turn(await now(lasting, begun))
    asked = (await ask(lasting, match, BOB)).match  # computers do not think yet

    await lasting.computers.resume()
    await lasting.settle()

    played = await now(lasting, asked)
    assert played.waits_for == ANN
    assert played.vote is not None
    assert not played.vote.decided


async def test_a_resignation_since_then_stands_in_the_way(lasting: World, begun: Match) -> None:
    await lasting.take_turn(begun)
    await lasting.matches.resign(begun.game_id, CEM.user_id, by_player(lasting.interaction()))

    assert await refusal(lasting, begun) == "nothing_to_take_back"


async def test_a_resignation_is_not_taken_back(lasting: World, begun: Match) -> None:
    await lasting.matches.resign(begun.game_id, ANN.user_id, by_player(lasting.interaction()))

    assert await refusal(lasting, begun) == "nothing_to_take_back"
    assert (await now(lasting, begun)).may_take_back == frozenset()


async def test_a_turn_that_a_computer_ended_for_its_player_may_be_taken_back(
    lasting: World, begun: Match
) -> None:
    await lasting.computers.resume()
    await lasting.act(begun, first_placement(begun))
    played = await lasting.decide(begun, Answer.PLAY)
    assert played.waits_for == BOB

    half = await answer(lasting, (await ask(lasting, played)).match, BOB, Answer.YES)
    match = await answer(lasting, half, CEM, Answer.YES)

    assert position(match)[0] == position(begun)[0]
    assert match.waits_for == ANN
    assert await check_all(lasting.database) == (1, [])


async def test_a_turn_that_was_skipped_is_not_taken_back(lasting: World, begun: Match) -> None:
    await lasting.act(begun, first_placement(begun))
    skipped = await lasting.decide(begun, Answer.SKIP)
    assert skipped.waits_for == BOB

    assert await refusal(lasting, skipped) == "nothing_to_take_back"
    assert skipped.may_take_back == frozenset()


async def test_no_earlier_turn_is_taken_back_over_one_that_was_skipped(
    lasting: World, begun: Match
) -> None:
    await lasting.take_turn(begun)
    await lasting.settle()
    skipped = await lasting.decide(begun, Answer.SKIP)
    assert skipped.waits_for == CEM

    assert await refusal(lasting, skipped) == "nothing_to_take_back"


async def test_only_whose_turn_was_the_last_may_ask(lasting: World, begun: Match) -> None:
    assert await refusal(lasting, begun) == "nothing_to_take_back"
    await lasting.take_turn(begun)
    assert await refusal(lasting, begun, BOB) == "nothing_to_take_back"
    assert (await ask(lasting, begun)).match.vote is not None
    assert await refusal(lasting, begun) == "vote_open"


async def test_who_plays_with_computers_alone_asks_nobody(lasting: World) -> None:
    await lasting.computers.resume()
    begun = await lasting.start_with_computers(1)
    await lasting.take_turn(begun)
    await lasting.settle()

    match = (await ask(lasting, begun)).match

    assert position(match)[0] == position(begun)[0]
    assert RowKind.VOTE not in lasting.courier.kinds(CHANNEL)
    assert RowKind.DECIDED not in lasting.courier.kinds(CHANNEL)
    board = lasting.courier.channels[CHANNEL][-1]
    assert "Ann takes back their turn." in lines_of(match, board.row)  # nobody has agreed
    assert called_by(board.row) == ()  # who plays has taken it back themselves


async def test_what_is_free_is_taken_back_at_once(lasting: World, begun: Match) -> None:
    await lasting.act(begun, first_placement(begun))

    match = (await ask(lasting, begun)).match

    assert position(match)[0] == position(begun)[0]
    assert match.vote is None


async def test_a_turn_going_on_may_be_taken_back_though_a_tile_was_drawn(lasting: World) -> None:
    asked = proposal(pace=Pace.DAY, variant="terra")
    begun = await lasting.start(BOB, asked=asked)
    await lasting.settle()
    assert begun.waits_for == BOB
    placed = (await lasting.act(begun, first_placement(begun))).match
    assert not placed.can_undo(1)
    await lasting.settle()
    await lasting.pass_time(2 * HOUR)

    match = await answer(lasting, (await ask(lasting, placed, BOB)).match, ANN, Answer.YES)

    assert position(match)[0] == position(begun)[0]
    clock = await clocks.get(lasting.database.reader, match.game_id, ClockKind.TURN)
    assert clock is not None
    assert clock.deadline == lasting.clock.now() + timedelta(days=1)
    assert RowKind.DRAFT not in lasting.courier.kinds(CHANNEL)
    assert await check_all(lasting.database) == (1, [])


async def test_nothing_is_taken_back_after_the_result(lasting: World, begun: Match) -> None:
    over = await lasting.play_out(begun)
    last = [turn for turn in over.history if not turn.is_aside][-1]

    who = over.seats[last.seat or 0]
    assert await refusal(lasting, over, who) == "game_finished"


async def test_a_request_ends_when_the_time_for_a_turn_is_over(lasting: World) -> None:
    begun = await lasting.start(BOB, CEM, asked=proposal(pace=Pace.HALF_DAY))
    await lasting.settle()
    await lasting.take_turn(begun)
    await lasting.settle()
    await lasting.pass_time(2 * HOUR)
    asked = (await ask(lasting, begun)).match

    await lasting.pass_time(10 * HOUR - 1)
    assert (await now(lasting, asked)).vote == asked.vote
    await lasting.pass_time(1)

    late = (await now(lasting, asked)).vote
    assert late is not None
    assert (late.subject, late.seat, late.decided) == (Subject.TIME_OUT, 1, "")
    entries = await log.entries(lasting.database.reader, asked.game_id)
    decided = [entry.body for entry in entries if entry.kind is EntryKind.DECIDED]
    assert decided == [ENDED]


async def test_who_is_away_is_not_asked_and_who_goes_away_is_not_called(
    lasting: World, begun: Match
) -> None:
    await lasting.take_turn(begun)
    await lasting.settle()
    await lasting.pass_time(2 * HOUR)
    away = lasting.away
    await away.leave(CEM.user_id, lasting.clock.now() + timedelta(days=5))

    match = (await ask(lasting, begun)).match
    await away.leave(BOB.user_id, lasting.clock.now() + timedelta(days=5))

    # One rule for all votes: who is away is no voter, who goes away stays one.
    assert match.vote is not None
    assert match.vote.voters == (1,)
    assert str(BOB.user_id) in lasting.courier.channels[CHANNEL][-1].row.body
    await lasting.pass_time(18 * HOUR)
    assert RowKind.VOTE_CALL not in lasting.courier.kinds(CHANNEL)
    assert (await now(lasting, match)).vote == match.vote


async def test_a_doubled_click_asks_once(lasting: World, begun: Match) -> None:
    await lasting.take_turn(begun)
    interaction = lasting.interaction()
    first = await lasting.votes.ask_to_take_back(begun.game_id, ANN.user_id, interaction)

    second = await lasting.votes.ask_to_take_back(begun.game_id, ANN.user_id, interaction)

    assert second.was_repeated
    assert second.match.revision == first.match.revision


async def test_a_game_that_ends_meanwhile_ends_the_request(lasting: World, asked: Match) -> None:
    for who in (BOB, CEM):
        await lasting.matches.resign(asked.game_id, who.user_id, by_player(lasting.interaction()))

    match = await now(lasting, asked)
    assert match.public.outcome is not None
    assert match.vote is not None
    assert match.vote.decided == VOID
    assert End() not in match.public.legal_actions()


async def test_another_seat_that_changes_hands_takes_a_voter_away_and_no_more(
    lasting: World, begun: Match
) -> None:
    wanted, cause = Handover(2, DEE.user_id), by_player(lasting.interaction())
    offered = await lasting.offers.ask(begun.game_id, CEM.user_id, wanted, cause)
    match = offered.match
    for voter in (ANN, BOB):
        match = await answer(lasting, match, voter, Answer.YES)
    assert match.offer is not None
    asked = (await ask(lasting, await lasting.take_turn(match))).match

    await lasting.people.see(begun.where.guild_id, DEE)
    taken = await lasting.offers.take_over(
        begun.game_id, DEE.user_id, match.offer.revision, lasting.interaction()
    )

    assert taken.match.vote is not None
    assert (taken.match.vote.voters, taken.match.vote.decided) == ((1,), "")
    back = await answer(lasting, asked, BOB, Answer.YES)
    assert back.waits_for == ANN
    assert back.seats[2] == DEE
    assert same(await lasting.restarted().load(back.game_id), back)
    assert await check_all(lasting.database) == (1, [])
    match = await lasting.take_turn(await lasting.take_turn(back))
    await lasting.settle()
    assert lasting.courier.channels[CHANNEL][-1].row.user_id == DEE.user_id


async def test_a_request_whose_last_voter_leaves_loses_its_buttons(
    lasting: World, begun: Match
) -> None:
    await lasting.take_turn(begun)
    lasting.server.gone.add(CEM.user_id)
    asked = (await ask(lasting, begun)).match
    message = lasting.courier.channels[CHANNEL][-1].message_id
    assert lasting.courier.kinds(CHANNEL)[-1] is RowKind.VOTE

    await lasting.presence.note_there(asked.game_id, {BOB.user_id: False})
    await lasting.settle()

    vote = (await now(lasting, asked)).vote
    assert vote is not None
    assert vote.decided == Answer.NO
    assert lasting.courier.edits[-1] == (RowKind.VOTE_EDIT, message)


async def test_a_request_that_was_never_posted_changes_no_earlier_message(
    lasting: World, begun: Match, asked: Match
) -> None:
    message = lasting.courier.channels[CHANNEL][-1].message_id
    await answer(lasting, asked, CEM, Answer.NO)
    edits = len(lasting.courier.edits)
    await lasting.outbox.close()
    await lasting.take_turn(await now(lasting, begun))
    await lasting.votes.ask_to_take_back(begun.game_id, BOB.user_id, lasting.interaction())
    await lasting.take_turn(await now(lasting, begun))

    await lasting.outbox.resume(lasting.courier)
    await lasting.settle()

    assert (RowKind.VOTE_EDIT, message) not in lasting.courier.edits[edits:]


async def test_undo_is_offered_only_while_somebody_is_there_who_could_agree(
    lasting: World, begun: Match
) -> None:
    async def is_offered(who: Person = ANN) -> bool:
        return await lasting.votes.may_take_back(await now(lasting, begun), who.user_id)

    await lasting.take_turn(begun)
    away = lasting.away
    offered = [await is_offered(), await is_offered(BOB)]

    await lasting.presence.note_there(begun.game_id, {CEM.user_id: False})
    offered.append(await is_offered())
    await away.leave(BOB.user_id, lasting.clock.now() + timedelta(days=5))
    offered.append(await is_offered())
    await lasting.presence.note_there(begun.game_id, {BOB.user_id: False})

    assert [*offered, await is_offered()] == [True, False, True, False, False]


async def test_each_message_is_marked_once_and_tells_its_own_turns(lasting: World) -> None:
    await lasting.computers.resume()
    begun = await lasting.start_with_computers(1)
    for _ in range(2):
        await lasting.take_turn(await now(lasting, begun))
        await lasting.settle()
    assert await lasting.votes.may_take_back(await now(lasting, begun), ANN.user_id)
    boards = await messages.of_kind(lasting.database.reader, begun.game_id, RowKind.TURN)
    marked: list[tuple[int, int]] = []

    def note(row: OwedRow) -> None:
        if row.kind is RowKind.TAKEN_BACK:
            marked.append((row.first_revision, row.last_revision))

    lasting.courier.before_edit = note
    await ask(lasting, begun)
    match = (await ask(lasting, begun)).match

    # The board that told of the first undo was right.
    told = [(board.first_revision, board.revision) for board in (boards[2], boards[1])]
    assert "Ann takes back their turn." in lines_of(
        match, lasting.courier.channels[CHANNEL][-1].row
    )
    assert marked == told
