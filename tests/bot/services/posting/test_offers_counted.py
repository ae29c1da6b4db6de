"""A seat that is offered again and again calls nobody more often than other requests."""

from __future__ import annotations

from datetime import timedelta

from bot.services.games.causes import by_manager, by_player
from bot.services.games.match import Match
from bot.services.games.vote import Answer
from bot.services.lobby import Pace
from bot.services.tidying import tidy
from bot.storage.outbox import RowKind
from tests.bot.services.posting.asking import HOUR, invite_and_cancel, replace, sent, times_called
from tests.bot.services.world import ANN, BOB, CEM, DEE, EVA, World, proposal


async def played_for(world: World) -> Match:
    """A computer plays on for Ann, and nobody rests any more."""
    match = await world.start(BOB, CEM, asked=proposal(pace=Pace.WEEK))
    await world.settle()
    match = await world.computer_plays_on(match)
    await world.settle()
    await world.pass_time(HOUR)
    return match


async def offer_and_withdraw(world: World, match: Match) -> None:
    """Eva, a manager, offers Ann's seat to Dee for two hours."""
    match = await replace(world, match, EVA, 0, by_manager(world.interaction()))
    assert match.offer is not None
    await world.pass_time(2 * HOUR)
    cause, revision = by_manager(world.interaction()), match.offer.revision
    await world.offers.withdraw(match.game_id, EVA.user_id, revision, cause)


async def test_an_owner_is_told_every_other_hour_of_a_day_and_called_twice(lasting: World) -> None:
    match = await played_for(lasting)

    for _ in range(12):
        await offer_and_withdraw(lasting, match)

    assert len(sent(lasting, RowKind.OFFER_TOLD)) == 12
    assert times_called(lasting, ANN, RowKind.OFFER_TOLD) == 2


async def test_of_seats_that_are_given_away_every_other_hour_a_newcomer_hears_twice_a_day(
    lasting: World,
) -> None:
    """Ann gives hers, Bob agrees, and she takes the offer back."""
    match = await lasting.start(BOB, asked=proposal(pace=Pace.WEEK))
    await lasting.settle()
    for _ in range(12):
        match = await replace(lasting, match, ANN, 0, by_player(lasting.interaction()))
        assert match.vote is not None
        answered = await lasting.votes.answer(
            match.game_id, BOB.user_id, match.vote.revision, Answer.YES, lasting.interaction()
        )
        assert answered.match.offer is not None
        await lasting.pass_time(2 * HOUR)
        cause, revision = by_player(lasting.interaction()), answered.match.offer.revision
        await lasting.offers.withdraw(match.game_id, ANN.user_id, revision, cause)

    assert len(sent(lasting, RowKind.OFFER)) == 12
    assert times_called(lasting, DEE, RowKind.OFFER) == 2
    assert times_called(lasting, BOB, RowKind.VOTE, RowKind.VOTE_CALL) == 2


async def test_an_offer_and_other_requests_of_one_person_count_together(lasting: World) -> None:
    for _ in range(3):
        await invite_and_cancel(lasting, DEE)
    match = await lasting.start(BOB, asked=proposal(pace=Pace.WEEK))
    match = await replace(lasting, match, ANN, 0, by_player(lasting.interaction()))
    assert match.vote is not None

    await lasting.votes.answer(
        match.game_id, BOB.user_id, match.vote.revision, Answer.YES, lasting.interaction()
    )
    await lasting.settle()

    (row,) = sent(lasting, RowKind.OFFER)
    assert row.asked == {DEE.user_id: False}


async def test_what_an_offer_asks_is_remembered_while_it_is_open(lasting: World) -> None:
    """Dee is called a day after the owner was told, however old the request is by then."""
    match = await played_for(lasting)
    await replace(lasting, match, EVA, 0, by_manager(lasting.interaction()))

    await lasting.pass_time(23 * HOUR)
    await tidy(lasting.database, lasting.clock.now() + timedelta(days=2))
    await lasting.pass_time(2 * HOUR)

    (row,) = sent(lasting, RowKind.OFFER)
    assert row.asked[DEE.user_id]


async def test_an_owner_who_is_back_on_the_server_is_told_of_an_offer(lasting: World) -> None:
    """No turn waited for them meanwhile, so nobody has looked for them."""
    match = await lasting.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    lasting.server.gone.add(ANN.user_id)
    await lasting.pass_time(6 * HOUR)
    match = await lasting.decide(match, Answer.COMPUTER)
    assert match.played_for[0] == ANN.user_id
    lasting.server.gone.clear()

    await replace(lasting, match, EVA, 0, by_manager(lasting.interaction()))

    assert times_called(lasting, ANN, RowKind.OFFER_TOLD) == 1
