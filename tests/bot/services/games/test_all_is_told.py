"""Random games of people and computers: whatever is done, the channel is told of it once."""

import random
from dataclasses import replace

import pytest

from bot.services.games.causes import by_player
from bot.services.games.computers import Computers
from bot.services.games.match import Match
from bot.services.holders import EASIEST
from bot.services.opponents import Asked, Opponents, Patience
from bot.storage import outbox
from bot.storage.outbox import Row, RowKind
from engine.actions import Action
from tests.bot.services.world import ANN, BOB, CEM, CHANNEL, World, proposal

MOST_STEPS = 50
VARIANTS = ("classic", "terra", "domaine")


class AtRandom(Opponents):
    """Computer players that do anything legal."""

    def __init__(self, chance: random.Random) -> None:
        super().__init__()
        self._chance = chance

    async def choose(self, asked: Asked, patience: Patience) -> Action:
        assert (asked.level, patience.seconds > 0) == (EASIEST, True)
        return self._chance.choice(asked.view.legal_actions())


def standing(world: World, *kinds: RowKind) -> list[Row]:
    """The rows whose messages stand in the channel."""
    return [post.row for post in world.courier.channels[CHANNEL] if post.row.kind in kinds]


async def step(world: World, match: Match, chance: random.Random) -> None:
    """Whoever is on turn acts or takes back; now and then somebody leaves, or time goes by."""
    luck = chance.random()
    holder = match.waits_for
    people = [person for person in match.seats if not person.is_computer]
    if luck < 0.01:
        gone = {match.seats[seat] for seat in match.public.resigned}
        leaver = chance.choice([person for person in people if person not in gone])
        await world.matches.resign(match.game_id, leaver.user_id, by_player(world.interaction()))
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
    world.computers = Computers(world.database, AtRandom(chance), now, sleep)
    world.restart()
    await world.computers.resume(world.matches)
    return await world.start_with_computers(1, replace(proposal(), variant=variant), BOB, CEM)


@pytest.mark.usefixtures("same_tiles")
@pytest.mark.parametrize("variant", VARIANTS)
async def test_each_turn_and_each_resignation_is_told_by_one_message(
    world: World, variant: str
) -> None:
    chance = random.Random(variant)
    match = await start(world, variant, chance)

    while match.public.outcome is None:
        await step(world, match, chance)
        match = await world.matches.load(match.game_id)
    await world.pass_time(60)

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
    assert called <= {person.user_id for person in (ANN, BOB, CEM)}
    assert standing(world, RowKind.DRAFT) == []
    assert world.courier.kinds(CHANNEL)[-1] is RowKind.RESULT
    assert await outbox.channels(world.database.reader) == []


@pytest.mark.usefixtures("same_tiles")
@pytest.mark.parametrize("variant", VARIANTS)
async def test_a_turn_that_rests_is_shown_by_one_draft(world: World, variant: str) -> None:
    chance = random.Random(variant)
    match = await start(world, variant, chance)

    seen = set()
    for _ in range(MOST_STEPS):
        await step(world, match, chance)
        await world.pass_time(30)
        match = await world.matches.load(match.game_id)
        *_, newest = (turn for turn in match.history if not turn.is_aside)
        seen.add((newest.is_finished, len(standing(world, RowKind.DRAFT))))

    # One may stand that shows a turn which was taken back to its beginning.
    assert {(False, 1), (True, 0)} <= seen <= {(False, 1), (True, 0), (True, 1)}
