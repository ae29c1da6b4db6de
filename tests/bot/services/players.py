"""Computer players that fail in their own ways, as another process can import them."""

from __future__ import annotations

import os
import time
from typing import Final

from engine.actions import Action, Again
from engine.game import View
from engine.opponents.plainest import choose_plainly

PAUSE: Final = 0.2


def think_for_ever(_view: View, _budget: int) -> Action:
    """Never choose anything."""
    while True:
        pass


def sane(view: View, _budget: int) -> Action:
    """Choose the plainest play."""
    return choose_plainly(view)


def never_answer_in_terra(view: View, budget: int) -> Action:
    """Choose plainly, but think for ever about one of the games."""
    return think_for_ever(view, budget) if view.variant == "terra" else choose_plainly(view)


def think_a_while(view: View, _budget: int) -> Action:
    """Choose after a pause."""
    time.sleep(PAUSE)
    return choose_plainly(view)


def fail(view: View, _budget: int) -> Action:
    """Fail with words that tell too much."""
    raise ZeroDivisionError(view.hand)


def cheat(_view: View, _budget: int) -> Action:
    """Choose what is not legal."""
    return Again()


def leave(_view: View, _budget: int) -> Action:
    """Take the process along."""
    os._exit(3)
