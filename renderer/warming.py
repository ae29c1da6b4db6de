"""Draws boards of all sizes ahead, so that the parts of every scale are there when they are needed.

The first picture at a scale takes three times as long as the next.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import groupby

from engine.actions import Action, Place
from engine.events import Event
from engine.game import Game, View, view
from engine.variants import VARIANTS, NumberOption
from renderer.board import BoardLabels, draw_board
from renderer.layout import DEFAULT_WIDTH, Grid
from renderer.scene import set_scene
from renderer.theme import Theme

_STRIDE = 7
"""From one tile of the bag to the next in the list of all, so that all kinds come in turn."""

_Moment = tuple[View, tuple[Event, ...]]

_LABELS = BoardLabels("", "", ("", ""), ("", ""))


@cache
def warm_up(theme: Theme) -> None:
    """Draw the largest board of a game at each scale on which it is shown; this takes a while."""
    for _, moments in groupby(_long_game(), _grid):
        *_, (seen, recent) = moments
        draw_board(seen, theme, _LABELS, recent)


def _grid(moment: _Moment) -> Grid:
    seen, recent = moment
    return set_scene(seen, _LABELS, recent, DEFAULT_WIDTH).layout.grid


def _long_game() -> Iterator[_Moment]:
    """Play a game in which every tile is laid where it touches most; yield what can be seen."""
    variant = next(iter(VARIANTS.values()))
    numbers = (option for option in variant.options if isinstance(option, NumberOption))
    bag = [
        variant.tiles[_STRIDE * place % len(variant.tiles)] for place in range(len(variant.tiles))
    ]
    game = variant.start(2, {number.name: number.high for number in numbers}, bag)
    while game.turns.outcome is None:
        action = max(game.legal_actions(), key=lambda action: _touched(game, action))
        events = game.apply(game.to_act, action)
        yield view(game, None), events


def _touched(game: Game, action: Action) -> int:
    return game.board.completed_at(action.cell) if isinstance(action, Place) else 0
