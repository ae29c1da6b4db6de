"""Turns before a computer's are told once, whatever comes before that computer has moved."""

from random import Random
from typing import Final

from bot.services.games.causes import BY_NOBODY, by_player
from bot.services.games.committing.announcing import _untold
from bot.services.games.continuing import Continuation, open_game
from bot.services.games.fairness import Draws
from bot.services.games.folding import Fold
from bot.services.games.match import Match
from bot.services.games.origin import Origin
from bot.services.games.pauses import PauseReason
from bot.services.games.voting.deciding import free_computer
from bot.services.people import Person
from bot.storage.games import SeatOrder, Terms
from bot.storage.outbox import OwedRow, RowKind
from engine.actions import Resign
from engine.variants import VARIANTS
from tests.bot.services.clock import Clock
from tests.bot.services.world import ANN, BOB, CEM, CHANNEL, DEE, World, proposal

AT: Final = Clock().now()


async def computer_for(world: World, match: Match, *people: Person) -> Match:
    """Computers hold the seats of some people until they are back."""

    def hand_over(match: Match, continuation: Continuation) -> None:
        for person in people:
            holders = continuation.fold().holders
            continuation.seat(match.seats.index(person), free_computer(holders))

    return (await world.matches.carry_out(match.game_id, BY_NOBODY, hand_over)).match


async def come_back(world: World, match: Match, person: Person) -> None:
    cause = by_player(world.interaction())
    await world.matches.come_back(match.game_id, person.user_id, cause)


async def resign(world: World, match: Match, person: Person) -> None:
    cause = by_player(world.interaction())
    await world.matches.resign(match.game_id, person.user_id, cause)


def posted(world: World) -> list[OwedRow]:
    return [post.row for post in world.courier.channels[CHANNEL]]


async def told_turns(world: World, match: Match) -> list[int]:
    """The first entries of the turns that boards tell, in the order in which they are told."""
    match = await world.matches.at_revision(match.game_id, 2**31)
    boards = (row for row in posted(world) if row.kind in (RowKind.TURN, RowKind.RESULT))
    told = [match.turns_in(row.first_revision, row.last_revision) for row in boards]
    assert [turn for turns in told for turn in turns] == list(match.history)
    return [turn.first_revision for turns in told for turn in turns]


async def test_who_is_back_before_another_computer_moves_hides_no_turn(lasting: World) -> None:
    match = await lasting.start(BOB, CEM, asked=proposal())
    match = await computer_for(lasting, match, BOB, CEM)
    match = await lasting.take_turn(match)
    await come_back(lasting, match, CEM)
    await lasting.settle()

    await lasting.computers.resume()
    await lasting.settle()

    assert len(await told_turns(lasting, match)) == 3  # the table's, Ann's, the computer's


async def test_who_is_back_where_only_computers_are_left_hides_no_turn(lasting: World) -> None:
    """Ann's turn and Dee's resignation wait for a computer; the game pauses before it moves."""
    match = await lasting.start(BOB, CEM, DEE, asked=proposal())
    match = await computer_for(lasting, match, BOB, CEM)
    match = await lasting.take_turn(match)
    match = await computer_for(lasting, match, ANN)
    await resign(lasting, match, DEE)
    await lasting.settle()
    assert [row.kind for row in posted(lasting)][-3:] == [
        RowKind.RESIGNED,  # out of turn
        RowKind.TURN,
        RowKind.PAUSED,
    ]

    await come_back(lasting, match, CEM)
    await lasting.computers.resume()
    await lasting.settle()

    match = await lasting.matches.load(match.game_id)
    told = [
        turn
        for row in posted(lasting)
        if row.kind is RowKind.TURN
        for turn in match.turns_in(row.first_revision, row.last_revision)
    ]
    assert told == [turn for turn in match.history if not turn.is_aside]


async def test_a_resignation_on_turn_that_leaves_only_computers_is_told_once(
    lasting: World,
) -> None:
    match = await lasting.start(BOB, CEM, asked=proposal())
    match = await computer_for(lasting, match, BOB, CEM)
    await resign(lasting, match, ANN)
    await come_back(lasting, match, CEM)
    await lasting.computers.resume()
    await lasting.settle()

    kinds = [row.kind for row in posted(lasting)]
    assert RowKind.RESIGNED not in kinds  # a turn is told by a board
    assert kinds.count(RowKind.PAUSED) <= 1
    assert PauseReason.NO_PEOPLE not in [row.body for row in posted(lasting)[-1:]]
    assert len(await told_turns(lasting, match)) == 3


def closed_before_a_computer() -> Fold:
    """A game of Terra in which a turn has ended and the next, of somebody without money, with it.

    Both were written at once, and then it is a computer's turn.
    """
    options = VARIANTS["terra"].complete_options({})
    terms = Terms("terra", options, 3, SeatOrder.JOINED, invite_only=False, language="en")
    origin = Origin(terms, (1, 2, 3), Draws(bytes(32), 1, ("1", "2", "3")))
    opening = Continuation(open_game(origin, by_player(1), AT), by_player(2), AT)
    opening.seat(2, free_computer(()))
    fold, chance = opening.fold(), Random(10)  # which leads there soon
    while fold.game.to_act != 2 or fold.entries[fold.turns[-1].first_revision - 1].step == 0:
        log = Continuation(fold, by_player(fold.revision), AT)
        legal = [action for action in fold.game.legal_actions() if not isinstance(action, Resign)]
        assert fold.game.to_act is not None
        log.act_for_player(fold.game.to_act, chance.choice(legal))
        fold = log.fold()
    return fold


def test_a_turn_is_still_to_be_told_although_the_one_behind_it_was_closed_at_once() -> None:
    fold = closed_before_a_computer()
    *_, ended, closed = fold.turns

    assert (ended.seat, closed.seat) == (0, 1)
    assert _untold(fold, is_plan_due=False) == (ended, closed)
