"""How a game came out, as its pictures show it: who has won, who is ranked where."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import View


@dataclass(frozen=True, slots=True)
class Podium:
    """The seats that have ``won``, all seats in ``order``, the best first, and ``ranks`` by seat.

    Whoever plays in somebody's place has no rank.
    """

    won: tuple[int, ...]
    order: tuple[int, ...]
    ranks: tuple[int | None, ...]


def podium_of(view: View) -> Podium:
    """Return how a game comes out by its points alone; nobody has won while it goes on."""
    won = () if view.outcome is None else view.outcome.winners
    order = sorted(range(view.players), key=lambda seat: view.ranks[seat])
    return Podium(won, tuple(order), view.ranks)
