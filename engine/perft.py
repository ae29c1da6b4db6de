"""Counts of the lines of legal actions by length, to compare one implementation with another."""

from __future__ import annotations

from engine.copies import copy_of
from engine.game import Game


def perft(game: Game, depth: int) -> list[int]:
    """Return how many lines of 1, 2 … ``depth`` legal actions lead on from ``game``.

    ``resign`` and ``skip`` are not counted (rules, section 5). ``game`` is left as it is.
    """
    counts = [0] * depth
    _count(game, counts, 0)
    return counts


def _count(game: Game, counts: list[int], level: int) -> None:
    if level == len(counts):
        return
    actions = game.legal_actions()
    counts[level] += len(actions)
    if level + 1 == len(counts):
        return
    for action in actions:
        following = copy_of(game)
        following.apply(game.to_act, action)
        _count(following, counts, level + 1)
