"""Random games of people and computers: whatever is done, the channel is told of it once."""

import random
from contextlib import suppress
from functools import partial

import pytest

from bot.services.errors import Refused
from bot.services.games.causes import BY_NOBODY, by_player
from bot.services.games.computers import Computers
from bot.services.games.continuing import Continuation
from bot.services.games.match import Match, Status
from bot.services.games.voting.deciding import free_computer
from bot.services.opponents import Opponents, Patience, Query
from bot.services.people.holders import EASIEST, SUBSTITUTE
from bot.storage import outbox
from bot.storage.outbox import Kind, OwedRow, RowKind
from engine.actions import Action
from tests.bot.services.world import ANN, BOB, CEM, CHANNEL, World, proposal

MOST_STEPS = 50
BACK = 0.04
LARGEST = 2**31
VARIANTS = ("classic", "terra", "domaine")


class AtRandom(Opponents):
    """Computer players that do anything legal."""

    def __init__(self, chance: random.Random) -> None:
        super().__init__()
        self._chance = chance

    async def choose(self, asked: Query, patience: Patience) -> Action:
        assert asked.level in (EASIEST, SUBSTITUTE)
        assert patience.seconds > 0
        return self._chance.choice(asked.view.legal_actions())


def standing(world: World, *kinds: Kind) -> list[OwedRow]:
    """The rows whose messages stand in the channel."""
    return [post.row for post in world.courier.channels[CHANNEL] if post.row.kind in kinds]


async def change_hands(world: World, match: Match, chance: random.Random) -> None:
    """A computer plays on for somebody, or they are back."""
    person = chance.choice((ANN, BOB, CEM))
    seat = match.seat_of(person.user_id)
    with suppress(Refused):  # the game is over, or nobody plays for somebody who has resigned
        if seat is None:
            cause = by_player(world.interaction())
            await world.matches.come_back(match.game_id, person.user_id, cause)
        elif match.public.outcome is None and seat not in match.public.resigned:
            await world.matches.carry_out(match.game_id, BY_NOBODY, partial(hand_over, seat))


def hand_over(seat: int, _match: Match, continuation: Continuation) -> None:
    continuation.seat(seat, free_computer(continuation.fold().holders))


async def step(world: World, match: Match, chance: random.Random) -> None:
    """Whoever is on turn acts or takes back; now and then somebody leaves, or time goes by."""
    luck = chance.random() if match.status is Status.RUNNING else BACK
    holder = match.waits_for
    people = [person for person in match.seats if not person.is_computer]
    if luck < 0.01:
        gone = {match.seats[seat] for seat in match.public.resigned}
        leaver = chance.choice([person for person in people if person not in gone])
        await world.matches.resign(match.game_id, leaver.user_id, by_player(world.interaction()))
    elif luck <= BACK:
        await change_hands(world, match, chance)
    elif luck < 0.1:
        await world.pass_time(chance.choice((5, 30)))
    elif holder is not None and not holder.is_computer:
        if luck < 0.3 and match.is_undo_free:
            await world.matches.undo(match.game_id, holder.user_id, by_player(world.interaction()))
        else:
            await world.act(match, chance.choice(match.view_for(holder.user_id).legal_actions()))
    if chance.random() < 0.7:
        await world.settle()


async def start(world: World, variant: str, chance: random.Random) -> Match:
    """Three people and a computer player that acts at random start a game."""
    now, sleep = world.clock.now, world.clock.sleep
    world.computers = Computers(world.database, AtRandom(chance), world.matches, now, sleep)
    await world.computers.resume()
    return await world.start_with_computers(1, proposal(variant=variant), BOB, CEM)


@pytest.mark.slow
@pytest.mark.usefixtures("same_tiles")
@pytest.mark.parametrize("variant", VARIANTS)
async def test_each_turn_and_each_resignation_is_told_by_one_message(
    world: World, variant: str
) -> None:
    chance = random.Random(variant)
    match = await start(world, variant, chance)

    while match.public.outcome is None:
        await step(world, match, chance)
        match = await world.matches.at_revision(match.game_id, LARGEST)
    await world.pass_time(200)

    told = [
        turn
        for row in standing(world, RowKind.TURN, RowKind.RESULT)
        for turn in match.turns_in(row.first_revision, row.last_revision)
    ]
    *earlier, last = match.history
    asides = [turn for turn in earlier if turn.is_aside]
    resigned = [row.first_revision for row in standing(world, RowKind.RESIGNED)]
    called = {row.user_id for row in standing(world, RowKind.TURN)}
    assert told == [turn for turn in earlier if not turn.is_aside] + [last]
    assert resigned == [turn.first_revision for turn in asides]
    assert called <= {None, *(person.user_id for person in (ANN, BOB, CEM))}
    assert standing(world, RowKind.DRAFT) == []
    assert world.courier.kinds(CHANNEL)[-1] is RowKind.RESULT
    assert await outbox.channels(world.database.reader) == []


@pytest.mark.slow
@pytest.mark.usefixtures("same_tiles")
@pytest.mark.parametrize("variant", VARIANTS)
async def test_a_turn_that_rests_is_shown_by_one_draft(world: World, variant: str) -> None:
    chance = random.Random(variant)
    match = await start(world, variant, chance)

    seen = set()
    for _ in range(MOST_STEPS):
        await step(world, match, chance)
        await world.pass_time(180)
        match = await world.matches.at_revision(match.game_id, LARGEST)
        *_, newest = (turn for turn in match.history if not turn.is_aside)
        seen.add((newest.is_finished, len(standing(world, RowKind.DRAFT))))

    # One may stand that shows a turn which was taken back to its beginning.
    assert {(False, 1), (True, 0)} <= seen <= {(False, 1), (True, 0), (True, 1)}
