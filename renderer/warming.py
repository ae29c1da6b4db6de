"""Draws boards of all sizes ahead of time, so that the parts of every scale are kept already.

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
from renderer.layout import Grid
from renderer.scene import set_scene
from renderer.theme import Theme

_STRIDE = 7
"""The bag takes every seventh tile of the variant's list, so that all kinds of tiles come early."""

_Position = tuple[View, tuple[Event, ...]]
"""What everybody sees of a game, and the events of its last action."""

_LABELS = BoardLabels("", "", ("", ""))


@cache
def warm_up(theme: Theme) -> None:
    """Draw the largest board of a game at each scale on which it is shown; this takes a while."""
    for _, positions in groupby(_long_game(), _grid):
        *_, (seen, recent) = positions
        draw_board(seen, theme, _LABELS, recent)


def _grid(position: _Position) -> Grid:
    seen, recent = position
    return set_scene(seen, _LABELS, recent).layout.grid


def _long_game() -> Iterator[_Position]:
    """Play a game in which every tile completes as many discs as it can; yield every position."""
    variant = next(iter(VARIANTS.values()))
    numbers = (option for option in variant.options if isinstance(option, NumberOption))
    bag = [
        variant.tiles[_STRIDE * place % len(variant.tiles)] for place in range(len(variant.tiles))
    ]
    game = variant.start(2, {number.name: number.high for number in numbers}, bag)
    while game.turns.outcome is None:
        action = max(game.legal_actions(), key=lambda action: _completed(game, action))
        events = game.apply(game.to_act, action)
        yield view(game, None), events


def _completed(game: Game, action: Action) -> int:
    return game.board.completed_at(action.cell) if isinstance(action, Place) else 0
