"""Leads a game at run time to a moment of some kind, along a short way found by random play."""

import random
from collections.abc import Callable, Sequence

from simcord import MemberActor

from bot.services.games.causes import by_player
from bot.services.games.player_acts import just
from engine.actions import Action, End, Place, Settle
from engine.copies import copy_of
from engine.game import Game
from tests.flows.world import World

Moment = Callable[[Game], bool]
"""Tells whether it is the moment that is sought, for who is on turn."""

TRIES = 40
MOST_TRIES = 1000
MOST_ACTIONS = 60
MOST_MONEY = 3


def may(kind: type[Action]) -> Moment:
    """The moments at which an action of some kind is legal."""
    return lambda game: any(isinstance(action, kind) for action in game.legal_actions())


def can_place_nothing(game: Game) -> bool:
    """Whether one may end the turn or do something, but lay no tile."""
    kinds = {type(action) for action in game.legal_actions()}
    return End in kinds and len(kinds) > 1 and Place not in kinds


def has_too_much(game: Game) -> bool:
    """Whether who is on turn would give money back by ending it."""
    purse = game.purse(game.to_act or 0) or 0
    return End() in game.legal_actions() and purse > MOST_MONEY


async def lead_to(world: World, is_there: Moment) -> MemberActor:
    """Let people play on to such a moment, without a tap, and return who is on turn then."""
    return await follow(world, way_to((await world.fold()).game, is_there))


async def follow(world: World, way: Sequence[Action]) -> MemberActor:
    """Let people go a way without a tap, and return who is on turn then."""
    match = await world.match()
    for number, action in enumerate(way, start=1):
        who = await world.on_turn()
        await world.bot.ring.matches.act(match.game_id, who.id, just(action), by_player(number))
    await world.env.settle()
    return await world.on_turn()


def way_to(game: Game, is_there: Moment) -> list[Action]:
    """Return the shortest of the ways found; what the bot ends by itself is left out."""
    chance = random.Random(1)
    ways: list[list[Action]] = []
    for number in range(MOST_TRIES):
        if number >= TRIES and ways:
            break
        way = _random_way(copy_of(game), is_there, chance)
        ways += [] if way is None else [way]
    return min(ways, key=len)


def _random_way(game: Game, is_there: Moment, chance: random.Random) -> list[Action] | None:
    way = list[Action]()
    while game.turns.outcome is None and len(way) < MOST_ACTIONS:
        if game.legal_actions() == [End()]:
            game.apply(game.to_act, End())
        elif is_there(game):
            return way
        else:
            way.append(_chosen(game, chance))
            game.apply(game.to_act, way[-1])
    return None


def _chosen(game: Game, chance: random.Random) -> Action:
    """Choose at random, as often as not what brings tiles and pieces on the board."""
    legal = game.legal_actions()
    settles = [action for action in legal if isinstance(action, Settle)]
    places = [action for action in legal if isinstance(action, Place)]
    preferred = chance.choice((settles, places, places, legal))
    return chance.choice(preferred or places or legal)
