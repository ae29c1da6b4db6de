"""Fixed positions to measure on: games played from fixed seeds."""

import itertools
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from engine.actions import Action, End, Mark, Place, Settle
from engine.copies import copy_of
from engine.events import Event
from engine.game import Game, View
from engine.variants import VARIANTS

DEFAULTS: Mapping[str, object] = {}
LONG: Mapping[str, Mapping[str, object]] = {
    "classic": {"target": 240},
    "terra": {"setup": "players"},
    "domaine": {},
}
"""By variant: games in which players do all, and that no target ends before the bag is empty."""

FEWEST_LEFT = 2
"""With so many pieces at home nobody sets off an end."""

Choose = Callable[[Game | View, random.Random], Action]
"""How a player decides."""


@dataclass(frozen=True, slots=True)
class Step:
    """What a seat has just done, and what came of it."""

    seat: int
    action: Action
    events: tuple[Event, ...]


Stretch = tuple[Game, list[Step]]
"""A game as it stands, and what is done in it next."""


def started(
    seed: int,
    options: Mapping[str, object] | None = None,
    players: int = 2,
    variant: str = "classic",
) -> Game:
    """A game with the bag of that seed, a long one unless other options are given."""
    tiles = VARIANTS[variant].tiles
    bag = random.Random(seed).sample(tiles, len(tiles))
    return VARIANTS[variant].start(players, LONG[variant] if options is None else options, bag)


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


def lasting(game: Game | View, chance: random.Random) -> Action:
    """Choose any legal action that leaves enough pieces at home for the game to go on."""
    legal = game.legal_actions()
    if game.to_act is not None and (game.supply(game.to_act) or 0) <= FEWEST_LEFT:
        legal = [action for action in legal if not isinstance(action, Settle | Mark)]
    return chance.choice(legal)


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


def stretch(first: int, last: int, seed: int, variant: str) -> Stretch | None:
    """A game with `first` tiles on the board, and the steps that lead to `last` tiles.

    None if it is over before.
    """
    game = started(seed, variant=variant)
    going_on = steps(game, seed, lasting)
    while len(game.board) < first and next(going_on, None):
        pass
    start, taken = copy_of(game), list[Step]()
    while len(game.board) < last and (step := next(going_on, None)):
        taken.append(step)
    return (start, taken) if len(game.board) == last else None


def stretches(first: int, last: int, count: int, variant: str = "classic") -> list[Stretch]:
    """Stretches of so many games, those of the first seeds whose games last so long."""
    found = (stretch(first, last, seed, variant) for seed in itertools.count())
    return list(itertools.islice(filter(None, found), count))
