"""Fixed positions to measure on: games played from fixed seeds."""

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from engine.actions import Action, End, Place
from engine.events import Event
from engine.game import Game, View
from engine.tiles import ALL_TILES
from engine.variants import VARIANTS

DEFAULTS: Mapping[str, object] = {}
LONG: Mapping[str, object] = {"target": 240}
"""A game that random play ends by an empty bag."""

Choose = Callable[[Game | View, random.Random], Action]
"""How a player decides."""


@dataclass(frozen=True, slots=True)
class Step:
    """What a seat has just done, and what came of it."""

    seat: int
    action: Action
    events: tuple[Event, ...]


def started(seed: int, options: Mapping[str, object] = LONG, players: int = 2) -> Game:
    """A game of classic Dalapapa with the bag of that seed."""
    bag = random.Random(seed).sample(ALL_TILES, len(ALL_TILES))
    return VARIANTS["classic"].start(players, options, bag)


def at_random(game: Game | View, chance: random.Random) -> Action:
    """Choose any legal action."""
    return chance.choice(game.legal_actions())


def crowding(game: Game | View, chance: random.Random) -> Action:
    """Choose a placement that touches most tiles, one a turn, as people do who close groups."""
    legal = game.legal_actions()
    if End() in legal:
        return End()
    touched = {cell: 6 - asked.count(None) for cell, asked in game.board.frontier().items()}
    places = [action for action in legal if isinstance(action, Place)]
    most = max(touched[place.cell] for place in places)
    return chance.choice([place for place in places if touched[place.cell] == most])


def steps(game: Game, seed: int, choose: Choose = at_random) -> Iterator[Step]:
    """Play a game to its end; each step is yielded when it has been made."""
    chance = random.Random(seed)
    while (seat := game.to_act) is not None:
        action = choose(game, chance)
        yield Step(seat, action, game.apply(seat, action))


def game_with(tiles: int, seed: int = 1) -> Game:
    """A game played at random until that many tiles are on the board."""
    game = started(seed)
    for _ in steps(game, seed):
        if len(game.board) == tiles:
            return game
    raise ValueError(f"the game of seed {seed} never has {tiles} tiles")


def stretch(first: int, last: int, seed: int) -> tuple[Game, list[Step]]:
    """A game with `first` tiles on the board, and the random steps that lead to `last` tiles."""
    game = started(seed)
    going_on = steps(game, seed)
    while len(game.board) < first:
        next(going_on)
    start = game.copy()
    taken = []
    while len(game.board) < last:
        taken.append(next(going_on))
    return start, taken
