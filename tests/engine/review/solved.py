"""Last turns of games, solved exactly: all that may be done is tried, and the game is over."""

from collections.abc import Iterator

from engine.actions import Action, Again, End
from engine.copies import copy_of
from engine.game import Game

Turn = tuple[Action, ...]


def solved(game: Game) -> tuple[float, list[Turn]]:
    """The largest share of the win that the seat on turn can get, and all turns that get it.

    It must be the very last turn of the game, in which nothing can be drawn and laid.
    """
    seat = game.turns.seat
    assert game.turns.last == (seat,)
    ended = list(_ends(game, ()))
    most = max(share for share, _ in ended)
    return most, [turn for share, turn in ended if share == most]


def worst_turn(game: Game) -> Turn:
    """A turn that gets the least share of the win, the first of several."""
    return min(_ends(game, ()), key=lambda ended: ended[0])[1]


def share_after(game: Game, turn: Turn) -> float:
    """What share of the win the seat on turn gets by a turn."""
    seat, ahead = game.turns.seat, copy_of(game)
    for action in turn:
        ahead.apply(seat, action)
    outcome = ahead.turns.outcome
    assert outcome is not None
    return (seat in outcome.winners) / len(outcome.winners)


def _ends(game: Game, done: Turn) -> Iterator[tuple[float, Turn]]:
    seat = game.turns.seat
    for action in game.legal_actions():
        assert not isinstance(action, Again), "what is drawn would count"
        ahead = copy_of(game)
        ahead.apply(seat, action)
        if isinstance(action, End):
            outcome = ahead.turns.outcome
            assert outcome is not None
            yield (seat in outcome.winners) / len(outcome.winners), (*done, action)
        else:
            yield from _ends(ahead, (*done, action))
