"""Whole games in which all people only plan, anew after each turn, and play what fell."""

import pytest

from bot.services.games.check import check_all
from bot.services.games.match import Match
from bot.services.lobby import Pace
from bot.services.people import Person
from bot.services.posting.calls import called_by
from bot.storage import log
from bot.storage.log import Entry, EntryKind
from bot.storage.outbox import OwedRow, RowKind
from engine.actions import End
from engine.variants import VARIANTS
from tests.bot.services.world import ANN, BOB, CEM, CHANNEL, World, proposal
from tests.seams.deeds import next_action
from tests.seams.plan_deeds import planned

PEOPLE = {person.user_id: person for person in (ANN, BOB, CEM)}
MOST_TURNS = 200


async def plan(world: World, match: Match, who: Person) -> None:
    """Somebody plans three turns, if they have planned none and can."""
    view = match.ahead_for(who.user_id)
    if view is not None and not (await world.plans.of(match, who.user_id)).plans:
        for actions in planned(view, "three"):
            await world.plans.keep(match.game_id, who.user_id, actions)


async def play_by_hand(world: World, match: Match) -> None:
    """Whoever is called plays a plain turn."""
    assert match.waits_for is not None
    seat, has_placed = match.public.to_act, False
    for _ in range(40):
        if match.public.to_act != seat or match.public.outcome is not None:
            break
        action = next_action(match, match.waits_for.user_id, has_placed=has_placed)
        has_placed |= not isinstance(action, End)
        match = (await world.act(match, action)).match
    await world.settle()


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("variant", VARIANTS)
async def test_nobody_is_called_but_where_no_plan_stood(
    lasting: World, variant: str, seats: int
) -> None:
    await lasting.computers.resume()
    asked = proposal(variant=variant, pace=Pace.THREE_DAYS)
    match = await lasting.start(*(BOB, CEM)[: seats - 1], asked=asked)
    await lasting.settle()
    by_hand = 0
    for _ in range(MOST_TURNS):
        match = await lasting.matches.load(match.game_id)
        if match.public.outcome is not None:
            break
        for person in match.seats:
            await plan(lasting, match, PEOPLE[person.user_id])
        await play_by_hand(lasting, match)
        by_hand += 1
    assert match.public.outcome is not None

    entries = await log.entries(lasting.database.reader, match.game_id)
    planned_turns = [it for it in ended(entries) if it.made_by == "planned"]
    assert len(planned_turns) > len(entries) // 20
    called = [user for row in boards(lasting) for user in called_by(row)]
    assert len(called) == by_hand
    assert told_once(match, boards(lasting))
    assert (await check_all(lasting.database))[1] == []


def ended(entries: list[Entry]) -> list[Entry]:
    """What ended turns."""
    return [it for it in entries if it.kind is EntryKind.ACTION and it.body == str(End())]


def boards(world: World) -> list[OwedRow]:
    posted = (post.row for post in world.courier.channels[CHANNEL])
    return [row for row in posted if row.kind in (RowKind.TURN, RowKind.RESULT)]


def told_once(match: Match, rows: list[OwedRow]) -> bool:
    told = [match.turns_in(row.first_revision, row.last_revision) for row in rows]
    return [turn for turns in told for turn in turns] == list(match.told)
