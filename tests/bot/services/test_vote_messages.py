"""The message of a vote is edited as that vote says, whatever is owed for another."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.services.games.causes import by_player
from bot.services.games.match import Match
from bot.services.games.vote import Answer
from bot.services.posting.sending import Detail, OwedRow, TryLater
from bot.services.waiting.seat_offers import Handover
from bot.storage import messages
from bot.storage.outbox import RowKind
from tests.bot.services.owed_messages import owed_messages
from tests.bot.services.troubles import failing, nothing
from tests.bot.services.world import ANN, BOB, CEM, CHANNEL, DEE, GUILD, World

HOUR = timedelta(hours=1).total_seconds()


async def asked(world: World, match: Match) -> list[int]:
    """The messages that ask for votes."""
    posted = await messages.of_kind(world.database.reader, match.game_id, RowKind.VOTE)
    return [message.message_id for message in posted]


def edited(world: World) -> list[int]:
    """The messages of votes that were edited, oldest edit first."""
    return [message for kind, message in world.courier.edits if kind is RowKind.VOTE_EDIT]


async def test_an_edit_that_was_put_off_does_not_reach_the_next_vote(
    lasting: World, begun: Match
) -> None:
    lasting.courier.before_edit = failing(TryLater(13 * HOUR), RowKind.VOTE_EDIT)
    await lasting.decide(begun, Answer.WAIT)
    lasting.courier.before_edit = nothing
    await lasting.pass_time(12 * HOUR)
    first, _second = await asked(lasting, begun)
    assert edited(lasting) == []

    await lasting.pass_time(HOUR)

    assert edited(lasting) == [first]


async def test_the_edit_of_a_vote_that_was_never_posted_does_not_reach_the_last_one(
    lasting: World, begun: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second vote is over before the channel takes anything again."""

    async def put_off(_channel_id: int) -> int:
        raise TryLater

    await lasting.decide(begun, Answer.WAIT)
    before = edited(lasting)
    monkeypatch.setattr(lasting.courier, "latest", put_off)
    await lasting.pass_time(12 * HOUR)
    match = await lasting.matches.load(begun.game_id)
    assert match.vote is not None
    assert not match.vote.decided

    await lasting.matches.resign(match.game_id, CEM.user_id, by_player(lasting.interaction()))
    await lasting.take_turn(match)
    monkeypatch.undo()
    await lasting.pass_time(2 * HOUR)

    assert len(await asked(lasting, begun)) == 1
    assert edited(lasting) == before


async def test_the_edit_of_a_vote_whose_message_was_removed_does_not_reach_the_last_one(
    lasting: World, begun: Match
) -> None:
    await lasting.decide(begun, Answer.WAIT)
    await lasting.pass_time(12 * HOUR)
    _first, second = await asked(lasting, begun)
    lasting.courier.remove(CHANNEL, second)
    before = edited(lasting)

    await lasting.decide(begun, Answer.SKIP)

    assert edited(lasting) == before


async def test_a_vote_that_is_over_names_those_of_whom_it_spoke(
    lasting: World, begun: Match
) -> None:
    """Ann's seat is handed over while the others are asked about her turn."""
    cause, wanted = by_player(lasting.interaction()), Handover(0, DEE.user_id)
    done = await lasting.offers.ask(begun.game_id, ANN.user_id, wanted, cause)
    offered = await lasting.decide(done.match, Answer.YES)
    await lasting.pass_time(24 * HOUR)
    late = await lasting.matches.load(begun.game_id)
    assert offered.offer is not None
    assert late.vote is not None
    assert not late.vote.decided
    edits: list[OwedRow] = []
    lasting.courier.before_edit = edits.append

    await lasting.people.see(GUILD, DEE)
    await lasting.offers.take_over(
        begun.game_id, DEE.user_id, offered.offer.revision, lasting.interaction()
    )
    await lasting.settle()

    edit = next(row for row in edits if row.kind is RowKind.VOTE_EDIT)
    told = (await owed_messages(lasting).make(edit, Detail.WHOLE)).text
    assert ANN.name in told
    assert DEE.name not in told


async def test_a_vote_that_ended_with_its_game_says_that_and_nothing_of_who_has_left(
    lasting: World, begun: Match
) -> None:
    lasting.server.gone.add(ANN.user_id)
    await lasting.votes.nudge(begun.game_id, BOB.user_id, lasting.interaction())
    await lasting.pass_time(24 * HOUR)
    edits: list[OwedRow] = []
    lasting.courier.before_edit = edits.append

    for person in (CEM, BOB):
        cause = by_player(lasting.interaction())
        await lasting.matches.resign(begun.game_id, person.user_id, cause)
        await lasting.settle()

    row = [it for it in edits if it.kind is RowKind.VOTE_EDIT][-1]
    told = (await owed_messages(lasting).make(row, Detail.WHOLE)).text
    assert told.splitlines()[-1] == "The vote is over: the game has ended."
