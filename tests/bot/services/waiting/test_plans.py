"""Plans that people make while others are on turn: kept, played, and gone."""

import asyncio
import json
from collections.abc import Sequence
from datetime import timedelta

import pytest

from bot.presenters.boards import since_last_turn
from bot.services.errors import Refused
from bot.services.games.causes import by_manager, by_player
from bot.services.games.check import check_all
from bot.services.games.continuing import Continuation
from bot.services.games.match import By, Match
from bot.services.games.pauses import PauseReason
from bot.services.games.planning.sealed import MOST_PLANS, NOTHING_PLANNED, Plan
from bot.services.games.vote import Answer
from bot.services.games.voting.time_outs import times_out_in_a_row
from bot.services.lobby import Pace
from bot.services.people import Person
from bot.services.posting.calls import called_by
from bot.services.posting.outbox import Outbox
from bot.services.waiting.plans import with_earlier, with_order, without
from bot.services.waiting.seat_offers import Handover
from bot.storage import log
from bot.storage.log import EntryKind
from bot.storage.outbox import OwedRow, RowKind
from bot.storage.people import plans
from bot.storage.people.plans import PlanState
from engine.actions import Action, End, Place
from engine.game import View
from engine.hexes import distance
from tests.bot.services.privacy.life import privacy_of
from tests.bot.services.world import ANN, BOB, CEM, CHANNEL, DEE, World, first_placement, proposal
from tests.bot.stored_games import stored_fold

HOUR = timedelta(hours=1).total_seconds()


@pytest.fixture
async def table(lasting: World) -> Match:
    """A game of three, in which Ann is on turn and has been called; plans are played."""
    await lasting.computers.resume()
    match = await lasting.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    return match


async def now(world: World, match: Match) -> Match:
    return await world.matches.load(match.game_id)


async def view_of(world: World, match: Match, who: Person) -> View:
    view = (await now(world, match)).ahead_for(who.user_id)
    assert view is not None
    return view


def placements(view: View) -> list[Place]:
    """The placements that a seat could make, the best first."""
    legal = [action for action in view.legal_actions() if isinstance(action, Place)]
    return sorted(legal, key=view.gain_of, reverse=True)


def far_from(place: Place, legal: Sequence[Place]) -> list[Place]:
    """Those of some placements that lie nowhere beside another one."""
    return [it for it in legal if distance(it.cell, place.cell) > 1]


async def keep(world: World, match: Match, who: Person, *actions: Action) -> None:
    await world.plans.keep(match.game_id, who.user_id, actions)


async def plan_apart(world: World, match: Match, who: Person, *others: Place) -> Place:
    """Somebody keeps a plan that what is laid next does not disturb."""
    legal = placements(await view_of(world, match, who))
    for other in (first_placement(await now(world, match)), *others):
        legal = far_from(other, legal)
    await keep(world, match, who, legal[-1])
    return legal[-1]


async def plan_that_falls(world: World, match: Match, who: Person) -> tuple[Place, Place]:
    """Somebody keeps a plan; also return what whoever is on turn can lay on that very cell."""
    present = await now(world, match)
    assert present.waits_for is not None
    others = {it.cell: it for it in placements(present.view_for(present.waits_for.user_id))}
    legal = placements(await view_of(world, match, who))
    place = next(it for it in legal if it.cell in others)
    await keep(world, match, who, place)
    return place, others[place.cell]


def boards(world: World) -> list[OwedRow]:
    posted = (post.row for post in world.courier.channels[CHANNEL])
    return [row for row in posted if row.kind in (RowKind.TURN, RowKind.RESULT)]


def pinged(world: World) -> list[int]:
    return [user for row in boards(world) for user in called_by(row)]


async def take_turn(world: World, match: Match, place: Place | None = None) -> Match:
    present = await now(world, match)
    await world.act(present, place or first_placement(present), End())
    await world.settle()
    return await now(world, match)


async def refusal(world: World, match: Match, who: Person, *actions: Action) -> str:
    with pytest.raises(Refused) as refused:
        await keep(world, match, who, *actions)
    return refused.value.code


async def test_a_plan_that_stands_is_played_at_once_and_calls_nobody(
    lasting: World, table: Match
) -> None:
    place = await plan_apart(lasting, table, BOB)

    after = await take_turn(lasting, table)

    assert after.waits_for == CEM
    ann, bob = after.history[-2:]
    assert (bob.seat, bob.is_finished, [part.by for part in bob.parts]) == (1, True, [By.PLAN])
    assert place in after.public.board.tiles()
    entries = await log.entries(lasting.database.reader, table.game_id)
    assert [entry.made_by for entry in entries if entry.seat == 1][1:] == ["planned"] * 2
    assert all(entry.interaction_id is None for entry in entries if entry.made_by == "planned")
    assert pinged(lasting) == [ANN.user_id, CEM.user_id]
    last = boards(lasting)[-1]
    assert (last.first_revision, last.last_revision) == (ann.first_revision, bob.last_revision)
    assert await lasting.plans.of(after, BOB.user_id) == NOTHING_PLANNED


async def test_plans_of_several_follow_one_another_each_a_turn_of_its_own(
    lasting: World, table: Match
) -> None:
    place = await plan_apart(lasting, table, BOB)
    await plan_apart(lasting, table, CEM, place)

    after = await take_turn(lasting, table)

    assert after.waits_for == ANN
    assert [turn.seat for turn in after.history[-3:]] == [0, 1, 2]
    assert [turn.parts[0].by for turn in after.history[-3:]] == [By.HOLDER, By.PLAN, By.PLAN]
    assert pinged(lasting) == [ANN.user_id, ANN.user_id]
    assert len(boards(lasting)) == 2


async def test_if_none_stands_the_person_is_called_as_always(lasting: World, table: Match) -> None:
    place, laid = await plan_that_falls(lasting, table, BOB)

    after = await take_turn(lasting, table, laid)

    assert after.waits_for == BOB
    assert pinged(lasting) == [ANN.user_id, BOB.user_id]
    assert await lasting.plans.none_stood(table.game_id)
    planning = await lasting.plans.of(after, BOB.user_id)
    assert ([plan.actions for plan in planning.plans], planning.state) == (
        [(place,)],
        PlanState.UNMET,
    )


@pytest.mark.parametrize("takes_best", [False, True])
async def test_the_first_plan_that_stands_is_played_or_the_best_if_that_is_wanted(
    lasting: World, table: Match, *, takes_best: bool
) -> None:
    await lasting.computers.close()
    fallen, laid = await plan_that_falls(lasting, table, BOB)
    best, *_, worst = far_from(laid, placements(await view_of(lasting, table, BOB)))
    await keep(lasting, table, BOB, worst)
    await keep(lasting, table, BOB, best)
    await lasting.plans.alter(table.game_id, BOB.user_id, with_order(takes_best=takes_best))
    await take_turn(lasting, table, laid)
    view = (await now(lasting, table)).view_for(BOB.user_id)
    assert fallen not in view.legal_actions()
    wanted = max(worst, best, key=view.gain_of) if takes_best else worst

    await lasting.computers.resume()
    await lasting.settle()

    after = await now(lasting, table)
    assert list(after.public.board.tiles())[-1] == wanted
    planning = await lasting.plans.of(after, BOB.user_id)
    assert (planning.takes_best, planning.plans) == (takes_best, ())


@pytest.mark.usefixtures("same_tiles")  # of some, what Ann lays would close more discs with them
async def test_two_tiles_can_be_planned_and_cost_what_they_cost(
    lasting: World, table: Match
) -> None:
    view = await view_of(lasting, table, BOB)
    first = far_from(first_placement(table), placements(view))[-1]
    second = next(
        it
        for it in far_from(first_placement(table), placements(view.after(first)))
        if it.tile != first.tile
    )
    await keep(lasting, table, BOB, first, second)
    worth = (await lasting.plans.of(table, BOB.user_id)).plans[0].worth

    after = await take_turn(lasting, table)

    assert after.waits_for == CEM
    assert after.public.scores[1] == worth.gain
    assert worth.price == 4


async def test_three_plans_are_kept_at_most_and_one_that_is_there_stays(
    lasting: World, table: Match
) -> None:
    legal = placements(await view_of(lasting, table, BOB))
    for place in legal[:MOST_PLANS]:
        await keep(lasting, table, BOB, place)

    assert await refusal(lasting, table, BOB, legal[MOST_PLANS]) == "too_many_plans"
    await keep(lasting, table, BOB, legal[1])
    kept = (await lasting.plans.of(table, BOB.user_id)).plans
    assert [plan.actions for plan in kept] == [(place,) for place in legal[:MOST_PLANS]]


async def test_plans_are_arranged_and_thrown_away_once_however_often_that_is_clicked(
    lasting: World, table: Match
) -> None:
    legal = placements(await view_of(lasting, table, BOB))
    for place in legal[:3]:
        await keep(lasting, table, BOB, place)
    one, two, three = (await lasting.plans.of(table, BOB.user_id)).plans

    async def left(which: Plan, place: int, change: object) -> list[Plan]:
        assert callable(change)
        for _ in range(2):
            new = await lasting.plans.alter(table.game_id, BOB.user_id, change(place, which))
        return [*new.plans]

    assert await left(three, 2, with_earlier) == [one, three, two]
    assert await left(one, 0, with_earlier) == [one, three, two]
    assert await left(three, 1, without) == [one, two]


async def test_nobody_plans_on_turn_without_a_seat_or_what_is_no_turn(
    lasting: World, table: Match
) -> None:
    place = first_placement(table)
    assert await refusal(lasting, table, ANN, place) == "plan_on_turn"
    assert await refusal(lasting, table, DEE, place) == "not_a_player"
    assert await refusal(lasting, table, BOB) == "plan_not_whole"
    assert await refusal(lasting, table, BOB, End()) == "must_place"
    assert await refusal(lasting, table, BOB, place) == "tile_not_in_hand"


async def test_plans_go_with_every_turn_of_their_seat_also_one_that_is_skipped(
    lasting: World, table: Match
) -> None:
    _, laid = await plan_that_falls(lasting, table, BOB)
    await take_turn(lasting, table, laid)
    assert await lasting.plans.none_stood(table.game_id)

    after = await lasting.decide(table, Answer.SKIP)

    assert after.waits_for == CEM
    assert await plans.of_game(lasting.database.reader, table.game_id) == []


async def test_plans_go_when_their_player_resigns(lasting: World, table: Match) -> None:
    await plan_apart(lasting, table, BOB)

    cause = by_player(lasting.interaction())
    await lasting.matches.resign(table.game_id, BOB.user_id, cause)

    assert await plans.of_game(lasting.database.reader, table.game_id) == []
    assert (await check_all(lasting.database))[1] == []


async def test_plans_go_when_the_game_is_closed(lasting: World, table: Match) -> None:
    await plan_apart(lasting, table, BOB)
    await lasting.channels.resume()
    await lasting.channels.lose(CHANNEL)

    await lasting.matches.close(table.game_id, DEE.user_id, by_manager(lasting.interaction()))

    assert await plans.of_game(lasting.database.reader, table.game_id) == []


async def test_plans_go_where_the_hand_goes_back_by_an_undo(lasting: World, table: Match) -> None:
    await take_turn(lasting, table)
    await plan_apart(lasting, table, ANN)
    await plan_apart(lasting, table, CEM)

    await agree_to_undo(lasting, table, ANN, BOB, CEM)

    match = await now(lasting, table)
    assert match.waits_for == ANN
    assert (await lasting.plans.of(match, ANN.user_id)).plans == ()
    assert (await lasting.plans.of(match, CEM.user_id)).plans


async def agree_to_undo(world: World, match: Match, asker: Person, *others: Person) -> None:
    done = await world.votes.ask_to_take_back(match.game_id, asker.user_id, world.interaction())
    assert done.match.vote is not None
    for who in others:
        await world.votes.answer(
            match.game_id, who.user_id, done.match.vote.revision, Answer.YES, world.interaction()
        )
    await world.settle()


async def test_an_undo_takes_planned_turns_back_along(lasting: World, table: Match) -> None:
    place = await plan_apart(lasting, table, BOB)
    after = await take_turn(lasting, table)
    assert after.may_take_back == {0, 1}

    await agree_to_undo(lasting, table, ANN, BOB, CEM)

    match = await now(lasting, table)
    assert match.waits_for == ANN
    assert place not in match.public.board.tiles()
    assert (await check_all(lasting.database))[1] == []


async def test_whose_plan_was_played_may_ask_to_take_it_back(lasting: World, table: Match) -> None:
    await plan_apart(lasting, table, BOB)
    await take_turn(lasting, table)

    await agree_to_undo(lasting, table, BOB, ANN, CEM)

    match = await now(lasting, table)
    assert match.waits_for == BOB
    assert match.history[-1].seat == 0


async def test_no_plan_is_played_while_the_channel_is_lost_but_as_soon_as_it_is_found(
    lasting: World, table: Match
) -> None:
    await lasting.channels.resume()
    await plan_apart(lasting, table, BOB)
    await lasting.computers.close()
    await lasting.take_turn(table)
    await lasting.channels.lose(CHANNEL)

    await lasting.computers.resume()
    await lasting.settle()
    with pytest.raises(Refused, match="game_paused"):
        await now(lasting, table)

    await lasting.channels.find(CHANNEL)
    await lasting.settle()
    after = await now(lasting, table)
    assert after.waits_for == CEM
    assert after.history[-1].parts[0].by is By.PLAN
    assert pinged(lasting) == [ANN.user_id, CEM.user_id]


async def test_plans_go_when_somebody_else_takes_the_seat_over(
    lasting: World, table: Match
) -> None:
    await plan_apart(lasting, table, BOB)
    wanted, cause = Handover(1, DEE.user_id), by_player(lasting.interaction())
    asked = (await lasting.offers.ask(table.game_id, BOB.user_id, wanted, cause)).match
    assert asked.vote is not None
    for who in (ANN, CEM):
        await lasting.votes.answer(
            table.game_id, who.user_id, asked.vote.revision, Answer.YES, lasting.interaction()
        )
    await lasting.settle()
    assert (await lasting.plans.of(table, BOB.user_id)).plans

    offer = (await now(lasting, table)).offer
    assert offer is not None
    await lasting.offers.take_over(
        table.game_id, DEE.user_id, offer.revision, lasting.interaction()
    )
    await lasting.settle()

    assert await plans.of_game(lasting.database.reader, table.game_id) == []


async def test_what_is_due_when_the_bot_is_killed_is_played_after_the_start(
    lasting: World, table: Match
) -> None:
    await plan_apart(lasting, table, BOB)
    await lasting.computers.close()
    await lasting.take_turn(table)
    await lasting.settle()
    assert (await now(lasting, table)).waits_for == BOB
    assert len(boards(lasting)) == 1

    await lasting.restart(60)
    await lasting.settle()

    after = await now(lasting, table)
    assert after.waits_for == CEM
    assert [turn.seat for turn in after.history[-2:]] == [0, 1]
    assert pinged(lasting) == [ANN.user_id, CEM.user_id]


async def test_a_holiday_is_no_reason_not_to_play_a_plan(lasting: World, table: Match) -> None:
    await plan_apart(lasting, table, BOB)
    await lasting.away.leave(BOB.user_id, lasting.clock.now() + timedelta(days=3))

    after = await take_turn(lasting, table)

    assert after.waits_for == CEM
    assert after.history[-1].parts[0].by is By.PLAN


async def test_a_planned_turn_ends_time_outs_in_a_row(lasting: World, table: Match) -> None:
    _, laid = await plan_that_falls(lasting, table, BOB)
    await take_turn(lasting, table, laid)
    await lasting.decide(table, Answer.SKIP)
    await take_turn(lasting, table)
    await plan_apart(lasting, table, BOB)
    assert times_out_in_a_row(await stored_fold(lasting.database, table.game_id), 1) == 1

    after = await take_turn(lasting, table)

    assert after.waits_for == CEM
    assert times_out_in_a_row(await stored_fold(lasting.database, table.game_id), 1) == 0


async def test_plans_of_nobody_are_found(lasting: World, table: Match) -> None:
    await plan_apart(lasting, table, BOB)
    async with lasting.database.transaction() as connection:
        await connection.run("UPDATE plans SET user_id = ?", (CEM.user_id,))

    (finding,) = (await check_all(lasting.database))[1]

    assert (finding.what, finding.detail) == ("plans_without_player", "seat 1")


async def test_ones_own_data_have_ones_own_plans_alone(lasting: World, table: Match) -> None:
    place = await plan_apart(lasting, table, BOB)

    texts = {
        who: (await privacy_of(lasting).data_of(who.user_id)).content.decode() for who in (ANN, BOB)
    }

    (game,) = json.loads(texts[BOB])["games"]
    (plans_of_bob,) = game["plans"]
    assert [plan["do"] for plan in plans_of_bob["kept"]] == [[str(place)]]
    assert json.loads(texts[ANN])["games"][0]["plans"] == []
    assert place.tile not in texts[ANN]


async def test_whose_plan_was_played_is_told_what_came_before_it(
    lasting: World, table: Match
) -> None:
    await plan_apart(lasting, table, BOB)

    after = await take_turn(lasting, table)

    assert [turn.seat for turn in since_last_turn(after, BOB.user_id)[-2:]] == [0, 1]
    assert [turn.seat for turn in since_last_turn(after, ANN.user_id)] == [1]


async def test_a_plan_waits_until_the_last_mover_could_read_their_answer(
    lasting: World, table: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = asyncio.Event()
    monkeypatch.setattr(lasting.computers, "_wait_for_people", read.wait)
    await plan_apart(lasting, table, BOB)

    await lasting.take_turn(await now(lasting, table))
    for _ in range(20):
        await asyncio.sleep(0)
    meanwhile = await now(lasting, table)
    read.set()
    await lasting.settle()

    assert meanwhile.waits_for == BOB
    assert (await now(lasting, table)).waits_for == CEM


async def test_no_plan_is_played_where_a_post_has_just_failed(
    lasting: World, table: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    await plan_apart(lasting, table, BOB)
    asleep = frozenset({CHANNEL})
    monkeypatch.setattr(Outbox, "asleep", property(lambda _: asleep))

    after = await take_turn(lasting, table)
    assert after.waits_for == BOB
    monkeypatch.undo()
    lasting.computers.wake(table.game_id)
    await lasting.settle()

    assert (await now(lasting, table)).waits_for == CEM


async def test_plans_are_looked_at_when_a_pause_by_people_ends(
    lasting: World, table: Match
) -> None:
    await plan_apart(lasting, table, BOB)
    place = first_placement(table)

    def end_and_pause(_: Match, continuation: Continuation) -> None:
        continuation.act_for_player(0, place, End())
        continuation.note(EntryKind.PAUSED, None, PauseReason.NOBODY_ANSWERS)

    cause = by_player(lasting.interaction())
    await lasting.matches.carry_out(table.game_id, cause, end_and_pause)
    await lasting.settle()
    paused = await plans.of_seat(lasting.database.reader, table.game_id, 1)
    await lasting.matches.resume(table.game_id, CEM.user_id, by_player(lasting.interaction()))
    await lasting.settle()

    assert paused is not None
    assert paused.state is PlanState.SEALED
    after = await now(lasting, table)
    assert after.history[-1].parts[0].by is By.PLAN
    assert BOB.user_id not in [
        user for post in lasting.courier.channels[CHANNEL] for user in called_by(post.row)
    ]
