"""Views of random games, for tests of what is written about them."""

from __future__ import annotations

import random

from engine.game import Game, View, view
from engine.variants import VARIANTS


def random_game(seed: int, actions: int, players: int = 2) -> Game:
    """A game after some random actions, the table's set-up not counted."""
    chance, variant = random.Random(seed), VARIANTS["classic"]
    bag = chance.sample(variant.tiles, len(variant.tiles))
    game = variant.start(players, {"setup": "auto"}, bag)
    while game.to_act is None:
        game.apply(None, chance.choice(game.legal_actions()))
    for _ in range(actions):
        game.apply(game.to_act, chance.choice(game.legal_actions()))
    return game


def random_view(seed: int, actions: int = 20) -> View:
    """What the player on turn sees, with a tile to lay, after about so many actions."""
    game = random_game(seed, actions)
    while len(game.legal_actions()) == 1:
        game.apply(game.to_act, game.legal_actions()[0])
    return view(game, game.to_act)
