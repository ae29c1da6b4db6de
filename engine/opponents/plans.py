"""Whole turns of one's own, weighed by what they bring and by what they leave on the board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from engine.actions import Action, Place
from engine.copies import copy_of
from engine.game import Game
from engine.opponents.chooser import IsTimeUp
from engine.opponents.style import Style
from engine.opponents.values import chance_of, finish_turn

GOING_ON: Final = 7
"""In how many ways a turn is gone on with after its first action, by the policy's worth."""


class _Plan(NamedTuple):
    """A turn that begins with ``action``, the game after it, and the chance by features alone."""

    chance: float
    action: Action
    ended: Game


def weighed(
    game: Game, style: Style, actions: Iterable[Action], most: int, is_time_up: IsTimeUp
) -> Mapping[Action, float]:
    """Return the chance of the seat on turn after the best turn that begins with each action.

    Of all turns the ``most`` best by features alone are weighed by their aftermath, too; of those
    that leave the same board one. Actions with which none of these begins are left out.
    """
    seat = game.turns.seat
    plans = sorted(_plans(game, style, seat, actions, is_time_up), key=lambda plan: -plan.chance)
    chances: dict[Action, float] = {}
    boards: set[frozenset[Place]] = set()
    for plan in plans:
        board = frozenset(plan.ended.board.tiles())
        if board in boards:
            continue
        if len(boards) == most or is_time_up():
            break
        boards.add(board)
        aftermath = style.aftermath(game, plan.ended, seat)
        chance = chance_of(plan.ended, style, seat, aftermath)
        chances[plan.action] = max(chance, chances.get(plan.action, 0.0))
    return chances


def _plans(
    game: Game, style: Style, seat: int, actions: Iterable[Action], is_time_up: IsTimeUp
) -> Iterator[_Plan]:
    for action in actions:
        if is_time_up():
            return
        for ended in _ends(game, style, seat, action):
            yield _Plan(chance_of(ended, style, seat), action, ended)


def _ends(game: Game, style: Style, seat: int, action: Action) -> Iterator[Game]:
    """Yield the ends of turns that begin with ``action``, gone on with in the best ways."""
    begun = copy_of(game)
    begun.apply(seat, action)
    if begun.to_act != seat:
        yield begun
        return
    following = sorted(style.proposals(begun, is_brief=False), key=lambda one: -one.worth)
    for proposal in following[:GOING_ON]:
        ended = copy_of(begun)
        ended.apply(seat, proposal.action)
        if ended.to_act == seat:
            finish_turn(ended, style)
        yield ended
