"""Random play, by which the computer players are measured."""

from random import Random

from engine.actions import Action
from engine.game import View
from engine.opponents.chooser import IsTimeUp


def choose_randomly(view: View, chance: Random, _is_time_up: IsTimeUp) -> Action:
    """Choose any kind of action as often as any other, and any action of that kind."""
    by_kind: dict[str, list[Action]] = {}
    for action in view.legal_actions():
        by_kind.setdefault(action.word, []).append(action)
    return chance.choice(by_kind[chance.choice(sorted(by_kind))])
