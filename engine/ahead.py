"""What a seat could do if it were on turn now, asked while others are."""

from __future__ import annotations

from engine.actions import Skip
from engine.copies import hidden_from
from engine.game import Game, View


def view_ahead(game: Game, seat: int) -> View | None:
    """Return what ``seat`` would see at the beginning of its next turn, if nobody did any more.

    The turn that is going on and those before that of ``seat`` are closed as by the clock (Ruling
    12). So its income is reckoned, and a last turn is one. ``game`` stays as it is, and nothing is
    used of it that ``seat`` does not see.

    None if ``seat`` is on turn already, has resigned, or has no turn any more; and in the set-up,
    where what is to be laid is not in one's hand.
    """
    if game.turns.is_in_set_up or game.to_act == seat or not game.seats.is_in(seat):
        return None
    ahead = hidden_from(game, seat)
    while ahead.to_act not in (seat, None):
        ahead.apply(ahead.to_act, Skip())
    return None if ahead.to_act is None else View(seat, ahead)
