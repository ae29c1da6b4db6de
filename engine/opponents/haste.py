"""The last pawn, which ends a game, waits until a seat has had its turns, unless need be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.actions import Action
from engine.copies import copy_of
from engine.game import Game
from engine.opponents.style import Style
from engine.opponents.values import chance_of, looked_ahead, play_turns

LONG_ENOUGH: Final = 5
"""After so many turns of its own a seat ends the game as it likes: in the sixth, and later."""

WORLDS: Final = 6
"""In how many imagined worlds it is seen what waiting would lead to."""

LOSS: Final = 0.7
"""From how much lower a chance to win on, by these worlds, the last pawn does not wait."""


def is_hasty(game: Game, style: Style, action: Action) -> bool:
    """Tell whether an action places the last pawn before the seat on turn has had its turns."""
    turns = game.turns
    return turns.taken.count(turns.seat) < LONG_ENOUGH and style.places_last_pawn(game, action)


def is_pressed(
    worlds: Sequence[Game], style: Style, ending: Action, waiting: Action, others: int
) -> bool:
    """Tell whether the seat on turn had better be ``ending`` the game at once than ``waiting``.

    That is so if in half of these worlds another seat sets off the end in the next turns of all,
    whose number is ``others``, or if waiting lowers the chance to win by ``LOSS``.
    """
    seat = worlds[0].turns.seat
    ended_by_others, lost = 0, 0.0
    for world in worlds:
        lost += looked_ahead(world, style, seat, ending, others)
        after = _waited(world, style, waiting, others)
        lost -= chance_of(after, style, seat)
        ended_by_others += after.turns.end_set_off_by not in (None, seat)
    return 2 * ended_by_others >= len(worlds) or lost >= LOSS * len(worlds)


def _waited(game: Game, style: Style, action: Action, turns: int) -> Game:
    """Return the game after ``action``, the rest of the turn without haste, and others' turns."""
    after, seat = copy_of(game), game.turns.seat
    after.apply(seat, action)
    while after.to_act == seat and after.turns.taken == game.turns.taken:
        proposals = style.proposals(after, is_brief=True)
        calm = [one for one in proposals if not is_hasty(after, style, one.action)]
        after.apply(seat, max(calm, key=lambda one: one.worth).action)
    play_turns(after, style, seat, turns)
    return after
