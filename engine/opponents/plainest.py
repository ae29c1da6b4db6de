"""The plainest play: what is done for a computer player that cannot choose."""

from __future__ import annotations

from engine.actions import Action, End
from engine.errors import NotYourTurn
from engine.game import View


def choose_plainly(view: View) -> Action:
    """End the turn where that is legal, else do the first thing that is; nothing is weighed.

    Raises:
        NotYourTurn: the view's seat may do nothing.
    """
    legal = view.legal_actions()
    if not legal:
        raise NotYourTurn(to_act=view.to_act)
    return End() if End() in legal else legal[0]
