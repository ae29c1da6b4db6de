"""Plays computer players against one another and counts what happens."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from engine.actions import Place
from engine.game import Game, view
from engine.opponents import LEVELS
from engine.opponents.chooser import Choose
from engine.opponents.randomly import RandomPlayer
from engine.variants import Variant

BUDGET = 150
"""How many actions a player may preview before it chooses."""


@dataclass(slots=True)
class Contest:
    """Games that a level won alone, its kinds of action, and how the games ended."""

    wins: int = 0
    actions: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)


def contest(variant: Variant, level: str, games: int) -> Contest:
    """Let a level play random play, in each seat as often as in the other."""
    result = Contest()
    for number in range(games):
        random = Random(f"{variant.name} {number}")
        ours = number % 2
        players: list[Choose] = [LEVELS[level], RandomPlayer(random)]
        game = begun(variant, 2, {}, random)
        result.actions += play(game, players[::-1] if ours else players, random)[ours]
        assert game.turns.outcome is not None
        result.wins += game.turns.outcome.winners == (ours,)
        result.endings[game.turns.outcome.reason.value] += 1
    return result


def begun(variant: Variant, players: int, options: Mapping[str, int | str], random: Random) -> Game:
    """A game with a shuffled bag."""
    bag = list(variant.tiles)
    random.shuffle(bag)
    return variant.start(players, options, bag)


def play(game: Game, players: Sequence[Choose], random: Random) -> list[Counter[str]]:
    """Play a game to its end; the kinds of action that each seat took."""
    done: list[Counter[str]] = [Counter() for _ in players]
    while game.turns.outcome is None:
        seat = game.to_act
        if seat is None:
            places = [action for action in game.legal_actions() if isinstance(action, Place)]
            game.apply(None, random.choice(places))
            continue
        action = players[seat](view(game, seat), BUDGET)
        game.apply(seat, action)
        done[seat][type(action).__name__.lower()] += 1
    return done
