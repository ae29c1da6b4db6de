"""Random play, by which the other computer players are measured."""

from __future__ import annotations

from random import Random

from engine.actions import Action
from engine.game import View


class RandomPlayer:
    """Plays any kind of legal action as often as any other, and any action of that kind."""

    def __init__(self, random: Random) -> None:
        """Draw all choices from ``random``."""
        self._random = random

    def __call__(self, view: View, budget: int) -> Action:  # noqa: ARG002
        """Choose an action; nothing is previewed."""
        by_kind: dict[str, list[Action]] = {}
        for action in view.legal_actions():
            by_kind.setdefault(action.word, []).append(action)
        kind = self._random.choice(sorted(by_kind))
        return self._random.choice(by_kind[kind])
