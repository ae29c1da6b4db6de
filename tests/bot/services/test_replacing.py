"""Seats that change hands: who must agree, who may take over, and what goes with the seat."""

from collections.abc import Collection, Sequence
from datetime import timedelta

import pytest

from bot.presenters.waits.handing_over import offered_already, seat_names
from bot.services.errors import Refused
from bot.services.games.causes import by_manager, by_player
from bot.services.games.check import check_all
from bot.services.games.match import Done, Match, Status
from bot.services.games.vote import ABOUT_GONE, VOID, Answer, Subject
from bot.services.lobby import Pace
from bot.services.people import Person
from bot.services.posting.calls import called_by
from bot.services.waiting.seat_offers import Handover
from bot.storage import clocks, games, results
from bot.storage.clocks import ClockKind
from bot.storage.outbox import RowKind
from bot.texts import Catalogue
from engine.actions import End
from tests.bot.services.world import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    DEE,
    EVA,
    World,
    first_placement,
    proposal,
)

DAY = timedelta(days=1).total_seconds()
HOUR = timedelta(hours=1).total_seconds()


@pytest.fixture
async def late(lasting: World, begun: Match) -> Match:
    """The same when Ann's time has run out twice and the others have decided to wait."""
    return await lasting.decide(await lasting.decide(begun, Answer.WAIT), Answer.WAIT)


async def now(world: World, match: Match) -> Match:
    return await world.matches.load(match.game_id)


async def ask(world: World, match: Match, who: Person, guest: Person = DEE, seat: int = 0) -> Match:
    cause = by_player(world.interaction())
    wanted = Handover(seat, guest.user_id)
    done = await world.offers.ask(match.game_id, who.user_id, wanted, cause)
    await world.settle()
    return done.match


async def ask_as_manager(world: World, match: Match, guest: Person = DEE, seat: int = 0) -> Match:
    cause = by_manager(world.interaction())
    wanted = Handover(seat, guest.user_id)
    done = await world.offers.ask(match.game_id, EVA.user_id, wanted, cause)
    await world.settle()
    return done.match


async def answer(world: World, match: Match, who: Person, given: Answer) -> Match:
    assert match.vote is not None
    done = await world.votes.answer(
        match.game_id, who.user_id, match.vote.revision, given, world.interaction()
    )
    await world.settle()
    return done.match


async def agree(world: World, match: Match, *voters: Person) -> Match:
    for voter in voters:
        match = await answer(world, match, voter, Answer.YES)
    return match


async def take_over(world: World, match: Match, who: Person = DEE) -> Done:
    """Somebody takes a seat over, a day later if its player has not agreed."""
    assert match.offer is not None
    if not match.offer.has_agreed:
        await world.pass_time(DAY)
    await world.people.see(match.where.guild_id, who)
    done = await world.offers.take_over(
        match.game_id, who.user_id, match.offer.revision, world.interaction()
    )
    await world.settle()
    return done


async def resigns_while_people_are_looked_for(
    world: World, who: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = world.server.present

    async def present(guild_id: int, user_ids: Collection[int]) -> frozenset[int]:
        monkeypatch.setattr(world.server, "present", there)
        match = await world.matches.in_channel(CHANNEL)
        assert isinstance(match, Match)
        found = await there(guild_id, user_ids)
        await world.matches.resign(match.game_id, who.user_id, by_player(world.interaction()))
        return found

    monkeypatch.setattr(world.server, "present", present)


async def test_who_resigns_while_others_are_asked_is_not_asked(
    lasting: World, begun: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    await resigns_while_people_are_looked_for(lasting, BOB, monkeypatch)

    match = await ask(lasting, begun, ANN)

    assert match.vote is not None
    assert match.vote.voters == (2,)
    (asked,) = [it.row for it in lasting.courier.channels[CHANNEL] if it.row.kind is RowKind.VOTE]
    assert called_by(asked) == (CEM.user_id,)


async def test_who_resigns_meanwhile_is_not_asked_about_a_turn(
    lasting: World, begun: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = await clocks.get(lasting.database.reader, begun.game_id, ClockKind.TURN)
    assert clock is not None
    await resigns_while_people_are_looked_for(lasting, CEM, monkeypatch)

    await lasting.votes.time_out(begun.game_id, clock.revision)

    match = await now(lasting, begun)
    assert match.vote is not None
    assert match.vote.voters == (1,)


def voters_of(match: Match) -> Sequence[int]:
    assert match.vote is not None
    assert match.vote.subject is Subject.REPLACE
    return match.vote.voters


async def test_who_gives_their_own_seat_away_needs_all_others(lasting: World, begun: Match) -> None:
    asked = await ask(lasting, begun, ANN)
    assert voters_of(asked) == (1, 2)
    hand = begun.view_for(ANN.user_id).hand

    agreed = await agree(lasting, asked, BOB, CEM)
    assert lasting.courier.kinds(CHANNEL)[-2:] == [RowKind.VOTE, RowKind.OFFER]  # said once
    assert lasting.courier.edits[-1][0] is RowKind.VOTE_EDIT
    assert lasting.courier.channels[CHANNEL][-1].row.user_id == DEE.user_id
    match = (await take_over(lasting, agreed)).match

    assert match.waits_for == DEE
    assert match.view_for(DEE.user_id).hand == hand
    assert not any(match.view_for(ANN.user_id).hand)
    assert lasting.courier.kinds(CHANNEL)[-2:] == [RowKind.BACK, RowKind.TURN]
    assert lasting.courier.channels[CHANNEL][-1].row.user_id == DEE.user_id
    clock = await clocks.get(lasting.database.reader, match.game_id, ClockKind.TURN)
    assert clock is not None
    assert clock.deadline == lasting.clock.now() + timedelta(days=1)
    assert (await lasting.take_turn(match)).waits_for == BOB
    assert await check_all(lasting.database) == (1, [])


async def test_a_newcomer_is_called_to_a_turn_that_is_begun(lasting: World, begun: Match) -> None:
    await lasting.act(begun, first_placement(begun))
    offered = await agree(lasting, await ask(lasting, begun, ANN), BOB, CEM)
    await lasting.pass_time(HOUR)
    assert RowKind.DRAFT in lasting.courier.kinds(CHANNEL)

    match = (await take_over(lasting, offered)).match

    assert match.waits_for == DEE
    assert lasting.courier.kinds(CHANNEL)[-2:] == [RowKind.BACK, RowKind.TURN]
    assert lasting.courier.channels[CHANNEL][-1].row.user_id == DEE.user_id
    assert RowKind.DRAFT not in lasting.courier.kinds(CHANNEL)
    match = (await lasting.act(match, End())).match
    await lasting.settle()
    assert match.waits_for == BOB
    assert lasting.courier.kinds(CHANNEL)[-2:] == [RowKind.TURN, RowKind.TURN]


async def test_the_board_of_the_former_holder_loses_its_buttons(
    lasting: World, begun: Match
) -> None:
    board = lasting.courier.channels[CHANNEL][-1]
    assert board.row.kind is RowKind.TURN
    await take_over(lasting, await agree(lasting, await ask(lasting, begun, ANN), BOB, CEM))

    assert lasting.courier.edits[-1] == (RowKind.STRIP, board.message_id)


async def test_the_last_answer_and_the_decision_are_one_edit(lasting: World, begun: Match) -> None:
    await agree(lasting, await ask(lasting, begun, ANN), BOB, CEM)

    assert [kind for kind, _ in lasting.courier.edits].count(RowKind.VOTE_EDIT) == 2


async def test_a_newcomer_who_is_not_on_turn_is_not_called_again(
    lasting: World, begun: Match
) -> None:
    asked = await ask(lasting, begun, BOB, seat=1)
    match = (await take_over(lasting, await agree(lasting, asked, ANN, CEM))).match

    assert [person.name for person in match.seats] == ["Ann", "Dee", "Cem"]
    assert lasting.courier.kinds(CHANNEL)[-1] is RowKind.BACK


async def test_a_player_who_could_act_must_agree_too(lasting: World, begun: Match) -> None:
    asked = await ask(lasting, begun, BOB)
    assert voters_of(asked) == (0, 2)

    refused = await answer(lasting, asked, ANN, Answer.NO)

    assert refused.offer is None
    assert refused.waits_for == ANN


async def test_whose_time_has_run_out_is_not_asked(lasting: World, late: Match) -> None:
    asked = await ask(lasting, late, BOB)
    assert voters_of(asked) == (2,)

    match = (await take_over(lasting, await agree(lasting, asked, CEM))).match

    assert match.waits_for == DEE


async def test_a_late_player_who_moves_ends_request_and_offer(lasting: World, late: Match) -> None:
    asked = await ask(lasting, late, BOB)
    moved = await lasting.take_turn(asked)
    assert moved.vote is not None
    assert moved.vote.decided == VOID


async def test_a_late_player_who_moves_ends_the_offer(lasting: World, late: Match) -> None:
    offered = await agree(lasting, await ask(lasting, late, BOB), CEM)
    moved = await lasting.take_turn(offered)
    await lasting.settle()

    assert moved.offer is None
    told = [posted.row.body for posted in lasting.courier.channels[CHANNEL]]
    assert told[-2:] == ["0 offer-kept", ""]
    await lasting.pass_time(DAY)
    assert RowKind.OFFER not in lasting.courier.kinds(CHANNEL)
    with pytest.raises(Refused) as refused:
        await take_over(lasting, offered)
    assert refused.value.code == "seat_not_offered"


async def test_an_offer_that_is_over_does_not_come_back_with_a_turn_taken_back(
    lasting: World, late: Match
) -> None:
    offered = await agree(lasting, await ask(lasting, late, BOB), CEM)
    await lasting.take_turn(offered)
    number = lasting.interaction()
    asked = await lasting.votes.ask_to_take_back(late.game_id, ANN.user_id, number)

    match = await agree(lasting, asked.match, BOB, CEM)

    assert match.waits_for == ANN
    assert match.offer is None
    assert match.offer == (await lasting.restarted().load(match.game_id)).offer


async def test_who_has_agreed_may_play_until_then(lasting: World, begun: Match) -> None:
    offered = await agree(lasting, await ask(lasting, begun, ANN), BOB, CEM)
    await lasting.take_turn(offered)

    match = (await take_over(lasting, offered)).match

    assert match.seats[0] == DEE
    assert match.waits_for == BOB


async def test_who_has_left_the_server_is_not_asked(lasting: World, begun: Match) -> None:
    lasting.server.gone.add(ANN.user_id)
    with pytest.raises(Refused) as refused:
        await ask(lasting, begun, BOB)
    assert refused.value.code == "owner_must_agree"  # and cannot: nobody was told that they left

    await lasting.presence.note_there(begun.game_id, {ANN.user_id: False})
    await lasting.pass_time(DAY)
    vote = (await now(lasting, begun)).vote
    assert vote is not None
    assert (vote.choices, vote.default) == (ABOUT_GONE, Answer.COMPUTER)
    await lasting.decide(begun, Answer.SKIP)

    assert voters_of(await ask(lasting, begun, BOB)) == (2,)


async def test_who_has_left_while_a_computer_plays_for_them_is_not_called(
    lasting: World, begun: Match
) -> None:
    lasting.server.gone.add(ANN.user_id)
    await lasting.presence.note_there(begun.game_id, {ANN.user_id: False})
    await lasting.pass_time(DAY)
    match = await lasting.decide(begun, Answer.COMPUTER)

    await agree(lasting, await ask(lasting, match, BOB), CEM)

    told = lasting.courier.channels[CHANNEL][-1].row
    assert (told.kind, told.user_id) == (RowKind.OFFER_TOLD, None)


async def test_a_seat_that_a_computer_plays_is_given_by_the_others(
    lasting: World, begun: Match
) -> None:
    await lasting.computer_plays_on(begun)

    asked = await ask(lasting, begun, BOB)
    assert voters_of(asked) == (2,)
    match = (await take_over(lasting, await agree(lasting, asked, CEM))).match

    assert match.seats[0] == DEE
    assert match.seat_played_for(ANN.user_id) is None
    with pytest.raises(Refused) as refused:
        await lasting.matches.come_back(match.game_id, ANN.user_id, by_player(1))
    assert refused.value.code == "nobody_plays_for_you"
    assert await lasting.lists.played_for(ANN.user_id) == []


async def test_a_manager_without_a_seat_decides_alone(lasting: World, late: Match) -> None:
    offered = await ask_as_manager(lasting, late)
    assert offered.offer is not None
    told = lasting.courier.channels[CHANNEL][-1].row
    assert (told.kind, told.user_id) == (RowKind.OFFER_TOLD, ANN.user_id)

    await lasting.pass_time(DAY)

    call = lasting.courier.channels[CHANNEL][-1].row
    assert (call.kind, call.user_id) == (RowKind.OFFER, DEE.user_id)


async def test_even_a_manager_needs_a_player_who_could_act(lasting: World, begun: Match) -> None:
    asked = await ask_as_manager(lasting, begun)
    assert voters_of(asked) == (0,)
    assert (await agree(lasting, asked, ANN)).offer is not None


async def test_nobody_else_may_ask(lasting: World, begun: Match) -> None:
    with pytest.raises(Refused) as refused:
        await ask(lasting, begun, EVA)
    assert refused.value.code == "not_a_player"


@pytest.mark.parametrize("guest", [ANN, BOB])
async def test_nobody_holds_two_seats(lasting: World, begun: Match, guest: Person) -> None:
    with pytest.raises(Refused) as refused:
        await ask(lasting, begun, ANN, guest)
    assert refused.value.code == "newcomer_has_seat"


async def test_nobody_has_one_seat_after_another(lasting: World, begun: Match) -> None:
    offered = await agree(lasting, await ask(lasting, begun, ANN), BOB, CEM)
    match = (await take_over(lasting, offered)).match
    with pytest.raises(Refused) as refused:
        await ask(lasting, match, BOB, ANN, seat=1)
    assert refused.value.code == "newcomer_has_seat"


async def test_a_computer_s_own_seat_is_not_handed_over(lasting: World) -> None:
    begun = await lasting.start_with_computers(1, proposal(pace=Pace.DAY), BOB)
    with pytest.raises(Refused) as refused:
        await ask(lasting, begun, ANN, seat=2)
    assert refused.value.code == "seat_of_computer"
    assert [name[0] for name in seat_names(Catalogue().texts("en"), begun, "")] == ["1", "2"]


async def test_for_whom_a_computer_plays_is_not_offered_their_own_seat(
    lasting: World, begun: Match
) -> None:
    match = await lasting.computer_plays_on(begun)
    with pytest.raises(Refused) as refused:
        await ask(lasting, match, BOB, ANN)
    assert refused.value.code == "newcomer_is_owner"


async def test_a_seat_is_given_back_to_its_owner_the_same_way(lasting: World, begun: Match) -> None:
    offered = await agree(lasting, await ask(lasting, begun, ANN), BOB, CEM)
    match = (await take_over(lasting, offered)).match

    offered = await agree(lasting, await ask(lasting, match, DEE, ANN), BOB, CEM)
    match = (await take_over(lasting, offered, ANN)).match

    assert match.waits_for == ANN
    assert await check_all(lasting.database) == (1, [])


async def test_only_whom_it_is_offered_to_takes_it(lasting: World, begun: Match) -> None:
    offered = await agree(lasting, await ask(lasting, begun, ANN), BOB, CEM)
    with pytest.raises(Refused) as refused:
        await take_over(lasting, offered, EVA)
    assert refused.value.code == "offered_to_another"


async def test_it_may_be_declined(lasting: World, begun: Match) -> None:
    offered = await agree(lasting, await ask(lasting, begun, ANN), BOB, CEM)
    assert offered.offer is not None
    revision = offered.offer.revision
    await lasting.offers.decline(begun.game_id, DEE.user_id, revision, lasting.interaction())
    await lasting.settle()

    assert (await now(lasting, begun)).offer is None
    assert lasting.courier.edits[-1][0] is RowKind.OFFER_EDIT
    assert lasting.courier.channels[CHANNEL][-1].row.body == "0 offer-declined"
    with pytest.raises(Refused) as refused:
        await take_over(lasting, offered)
    assert refused.value.code == "seat_not_offered"


async def test_who_is_not_on_the_server_cannot_be_asked(lasting: World, begun: Match) -> None:
    lasting.server.gone.add(DEE.user_id)
    with pytest.raises(Refused) as refused:
        await ask(lasting, begun, ANN)
    assert refused.value.code == "newcomer_not_here"


async def test_a_seat_that_resigned_stays_empty(lasting: World, begun: Match) -> None:
    await lasting.matches.resign(begun.game_id, CEM.user_id, by_player(lasting.interaction()))
    with pytest.raises(Refused) as refused:
        await ask(lasting, begun, ANN, seat=2)
    assert refused.value.code == "no_such_seat"


async def test_one_seat_is_offered_at_a_time(lasting: World, late: Match) -> None:
    offered = await agree(lasting, await ask(lasting, late, BOB), CEM)

    with pytest.raises(Refused) as refused:
        await ask(lasting, offered, BOB, EVA)

    assert refused.value.code == "seat_offered"
    assert await offer_ends(lasting, offered) == timedelta(days=3)


async def offer_ends(world: World, match: Match) -> timedelta | None:
    clock = await clocks.get(world.database.reader, match.game_id, ClockKind.OFFER)
    return None if clock is None or clock.deadline is None else clock.deadline - world.clock.now()


async def test_an_offer_ends_after_two_days_and_says_so(lasting: World, begun: Match) -> None:
    offered = await agree(lasting, await ask(lasting, begun, ANN), BOB, CEM)
    assert await offer_ends(lasting, offered) == timedelta(days=2)

    await lasting.pass_time(2 * DAY)

    assert (await now(lasting, begun)).offer is None
    told = [posted.row for posted in lasting.courier.channels[CHANNEL]]
    assert [row.body for row in told if row.kind is RowKind.DECIDED][-1] == "0 offer-time"
    with pytest.raises(Refused) as refused:
        await take_over(lasting, offered)
    assert refused.value.code == "seat_not_offered"


@pytest.mark.parametrize(("who", "code"), [(ANN, ""), (BOB, "not_yours_to_withdraw")])
async def test_whoever_has_asked_may_withdraw_an_offer(
    lasting: World, begun: Match, who: Person, code: str
) -> None:
    offered = await agree(lasting, await ask(lasting, begun, ANN), BOB, CEM)
    assert offered.offer is not None
    revision, cause = offered.offer.revision, by_player(lasting.interaction())

    try:
        await lasting.offers.withdraw(begun.game_id, who.user_id, revision, cause)
        refused = ""
    except Refused as error:
        refused = error.code

    assert refused == code
    assert ((await now(lasting, begun)).offer is None) is not bool(code)


async def test_an_offer_of_before_askers_were_stored_is_still_theirs(
    lasting: World, begun: Match
) -> None:
    asked = await ask(lasting, await lasting.take_turn(begun), BOB, seat=2)
    offered = await agree(lasting, asked, ANN, CEM)
    async with lasting.database.autocommit() as connection:
        await connection.execute_fetchall(
            "UPDATE log SET body = replace(body, ' asker:1', '') WHERE kind = 'offered'"
        )
    await lasting.restart()

    assert (await now(lasting, begun)).offer == offered.offer


async def test_an_asker_for_whom_a_computer_plays_may_withdraw_too(
    lasting: World, begun: Match
) -> None:
    asked = await ask(lasting, await lasting.take_turn(begun), BOB, seat=2)
    offered = await agree(lasting, asked, ANN, CEM)
    assert offered.offer is not None
    revision = offered.offer.revision
    match = await lasting.computer_plays_on(offered)
    texts = Catalogue().texts("en")
    assert [len(offered_already(texts, match, who.user_id).rows) for who in (ANN, BOB, CEM)] == [
        0,
        1,
        0,
    ]

    cause = by_player(lasting.interaction())
    done = await lasting.offers.withdraw(match.game_id, BOB.user_id, revision, cause)

    assert done.match.offer is None


async def test_a_seat_offered_without_its_player_stays_theirs_for_a_day(
    lasting: World, late: Match
) -> None:
    offered = await agree(lasting, await ask(lasting, late, BOB), CEM)
    assert offered.offer is not None
    told = lasting.courier.channels[CHANNEL][-1].row
    assert (told.kind, told.user_id) == (RowKind.OFFER_TOLD, ANN.user_id)

    with pytest.raises(Refused) as refused:
        await lasting.offers.take_over(
            late.game_id, DEE.user_id, offered.offer.revision, lasting.interaction()
        )

    assert refused.value.code == "offered_later"


async def test_an_owner_for_whom_a_computer_plays_hands_nothing_over_as_a_manager(
    lasting: World, begun: Match
) -> None:
    match = await lasting.computer_plays_on(begun)
    number, wanted = match.game_id, Handover(1, DEE.user_id)
    attempts = [
        lasting.offers.ask(number, ANN.user_id, wanted, cause(lasting.interaction()))
        for cause in (by_manager, by_player)
    ]
    attempts.append(lasting.matches.resign(number, ANN.user_id, by_player(lasting.interaction())))

    for attempt in attempts:
        with pytest.raises(Refused) as refused:
            await attempt
        assert refused.value.code == "played_for_you"


async def test_who_gave_their_seat_away_decides_no_more_as_a_manager(
    lasting: World, begun: Match
) -> None:
    offered = await agree(lasting, await ask(lasting, begun, ANN), BOB, CEM)
    match = (await take_over(lasting, offered)).match
    cause, wanted = by_manager(lasting.interaction()), Handover(1, EVA.user_id)

    with pytest.raises(Refused) as refused:
        await lasting.offers.ask(match.game_id, ANN.user_id, wanted, cause)

    assert refused.value.code == "manager_had_seat"


async def test_who_resigns_gives_their_seat_to_nobody(lasting: World, begun: Match) -> None:
    asked = await ask(lasting, begun, ANN)
    await lasting.matches.resign(begun.game_id, ANN.user_id, by_player(lasting.interaction()))

    vote = (await now(lasting, begun)).vote
    assert vote is not None
    assert vote.decided == VOID
    with pytest.raises(Refused) as refused:
        await answer(lasting, asked, BOB, Answer.YES)
    assert refused.value.code == "vote_over"


async def test_who_resigns_ends_the_offer_of_their_seat(lasting: World, begun: Match) -> None:
    offered = await agree(lasting, await ask(lasting, begun, ANN), BOB, CEM)
    await lasting.matches.resign(begun.game_id, ANN.user_id, by_player(lasting.interaction()))
    await lasting.settle()

    assert (await now(lasting, begun)).offer is None
    assert RowKind.OFFER_EDIT in [kind for kind, *_ in lasting.courier.edits]
    with pytest.raises(Refused) as refused:
        await take_over(lasting, offered)
    assert refused.value.code == "seat_not_offered"
    assert await check_all(lasting.database) == (1, [])


async def test_a_game_without_people_goes_on_with_a_newcomer(lasting: World) -> None:
    begun = await lasting.start_with_computers(1, proposal(pace=Pace.DAY), BOB)
    await lasting.settle()
    offered = await agree(lasting, await ask(lasting, begun, ANN), BOB)
    for who in (ANN, BOB):
        assert (await now(lasting, begun)).seat_of(who.user_id) is not None
    match = await lasting.computer_plays_on(begun)
    assert match.status is Status.RUNNING
    assert match.offer == offered.offer  # that a computer plays on ends no offer
    assert offered.offer is not None


async def test_the_host_s_role_passes_on_with_the_seat(lasting: World, begun: Match) -> None:
    offered = await agree(lasting, await ask(lasting, begun, ANN), BOB, CEM)
    await take_over(lasting, offered)

    row = await games.get(lasting.database.reader, begun.game_id)
    assert row is not None
    assert row.host_id == DEE.user_id


async def test_the_result_counts_for_owners(lasting: World, begun: Match) -> None:
    match = begun
    for _ in range(6):
        match = await lasting.take_turn(match)
    offered = await agree(lasting, await ask(lasting, match, ANN), BOB, CEM)
    match = (await take_over(lasting, offered)).match
    over = await lasting.play_out(match)

    result = await results.of_game(lasting.database.reader, over.game_id)
    assert result is not None
    ranks = {person.user_id: person.rank for person in result.people}
    assert set(ranks) == {ANN.user_id, BOB.user_id, CEM.user_id}
    assert ranks[ANN.user_id] == 3
    assert all(person.is_counted for person in result.people)
    # Who stayed is ranked among one another, without whoever took the third seat over.
    assert ranks[BOB.user_id] == 1 + (over.public.ranks[2] < over.public.ranks[1])
    assert await check_all(lasting.database) == (1, [])


async def test_a_player_with_nobody_to_ask_waits_for_an_open_vote_and_a_manager_does_not(
    lasting: World,
) -> None:
    begun = await lasting.start(BOB, asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    match = await lasting.decide(begun, Answer.WAIT)
    await lasting.pass_time(DAY / 2)
    assert (await now(lasting, match)).vote != match.vote

    with pytest.raises(Refused) as refused:
        await ask(lasting, match, BOB)

    assert refused.value.code == "vote_open"
    offered = await ask_as_manager(lasting, match)
    assert offered.offer is not None
    assert offered.vote is not None
    assert not offered.vote.decided
