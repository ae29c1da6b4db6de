"""Not to set off the end of a game before there was one, unless waiting would cost too much."""

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
"""How much of the chance to win waiting must cost, by these worlds, for nobody to wait.

With 0.4 half the games of *normal* against a beginner were over in its fifth turn, with 0.1 in the
fourth.
"""


def is_hasty(game: Game, style: Style, action: Action) -> bool:
    """Tell whether an action sets off the end before the seat on turn has had its turns."""
    turns = game.turns
    return turns.closed.count(turns.seat) < LONG_ENOUGH and style.is_ending(game, action)


def unhurried(
    worlds: Sequence[Game], style: Style, actions: Sequence[Action], others: int
) -> Action:
    """Return the first of ``actions``, the best first; or, if it is hasty, the first that is not.

    A hasty one is taken all the same where, by these ``worlds``, one of the ``others`` would rather
    set off the end itself, or waiting would cost too much.
    """
    best = actions[0]
    waiting = next((one for one in actions if not is_hasty(worlds[0], style, one)), best)
    return best if _is_pressed(worlds, style, best, waiting, others) else waiting


def _is_pressed(
    worlds: Sequence[Game], style: Style, ending: Action, waiting: Action, others: int
) -> bool:
    seat = worlds[0].turns.seat
    ended_by_others, lost = 0, 0.0
    for world in worlds:
        lost += looked_ahead(world, style, seat, ending, others)
        after = _waited(world, style, waiting, others)
        lost -= chance_of(after, style, seat)
        ended_by_others += after.turns.end_set_off_by not in (None, seat)
    return 2 * ended_by_others >= len(worlds) or lost >= LOSS * len(worlds)


def _waited(game: Game, style: Style, action: Action, turns: int) -> Game:
    """Return the game after a turn that goes on with ``action``, without haste, and others."""
    after, seat = copy_of(game), game.turns.seat
    after.apply(seat, action)
    while after.to_act == seat and after.turns.closed == game.turns.closed:
        proposals = style.proposals(after, is_brief=True)
        calm = [one for one in proposals if not is_hasty(after, style, one.action)]
        after.apply(seat, max(calm, key=lambda one: one.worth).action)
    play_turns(after, style, seat, turns)
    return after
