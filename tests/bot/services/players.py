"""Computer players that fail in their own ways, as another process can import them."""

from __future__ import annotations

import os
import time
from random import Random
from typing import Final

from engine.actions import Action, Again
from engine.game import View
from engine.opponents.chooser import IsTimeUp
from engine.opponents.plainest import choose_plainly

PAUSE: Final = 0.2


def think_for_ever(_view: View, _chance: Random, _is_time_up: IsTimeUp) -> Action:
    """Never choose anything."""
    while True:
        pass


def sane(view: View, _chance: Random, _is_time_up: IsTimeUp) -> Action:
    """Choose the plainest play."""
    return choose_plainly(view)


def never_answer_in_terra(view: View, chance: Random, is_time_up: IsTimeUp) -> Action:
    """Choose plainly, but think for ever about one of the games."""
    return (
        think_for_ever(view, chance, is_time_up)
        if view.variant == "terra"
        else choose_plainly(view)
    )


def think_a_while(view: View, _chance: Random, _is_time_up: IsTimeUp) -> Action:
    """Choose after a pause."""
    time.sleep(PAUSE)
    return choose_plainly(view)


def fail(view: View, _chance: Random, _is_time_up: IsTimeUp) -> Action:
    """Fail with words that tell too much."""
    raise ZeroDivisionError(view.hand)


def cheat(_view: View, _chance: Random, _is_time_up: IsTimeUp) -> Action:
    """Choose what is not legal."""
    return Again()


def leave(_view: View, _chance: Random, _is_time_up: IsTimeUp) -> Action:
    """Take the process along."""
    os._exit(3)


def think_until_time_is_up(view: View, _chance: Random, is_time_up: IsTimeUp) -> Action:
    """Choose the plainest play, as late as may be."""
    while not is_time_up():
        time.sleep(PAUSE / 10)
    return choose_plainly(view)
