"""Who can play in the arena: all levels, and those by which they are measured."""

from collections.abc import Mapping
from random import Random

from engine.actions import Action
from engine.game import View
from engine.opponents import LEVELS, STYLES
from engine.opponents.chooser import Choose, IsTimeUp
from engine.opponents.search import Round, Searcher
from engine.opponents.values import style_of
from tests.arena.beginner import choose_as_a_beginner
from tests.arena.randomly import choose_randomly
from tests.arena.today import choose_greedily

PREVIEWS = 150
"""How many actions the player of 2026 previews."""


def choose_as_before(view: View, _chance: Random, _is_time_up: IsTimeUp) -> Action:
    """Play as the only level did before there were three."""
    return choose_greedily(view, PREVIEWS)


def choose_at_once(view: View, chance: Random, _is_time_up: IsTimeUp) -> Action:
    """Play by the policy by which the levels look ahead, without looking ahead."""
    game = view.imagined(chance)
    return style_of(game).best(game)


PLAYERS: Mapping[str, Choose] = {
    "random": choose_randomly,
    "beginner": choose_as_a_beginner,
    "today": choose_as_before,
    "policy": choose_at_once,
    "quick": Searcher(dict.fromkeys(STYLES, (Round(8, 1),))),
    **LEVELS,
}
"""How each of them chooses, by name."""
