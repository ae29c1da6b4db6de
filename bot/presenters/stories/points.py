"""How the points of a finished game came about, and its best turn, from what happened in it."""

from __future__ import annotations

from functools import partial

from bot.presenters.deeds import Brevity, signed
from bot.presenters.telling import Teller
from bot.services.games.match import Turn
from engine.points import points_of
from renderer.reckoning import reckon


def sources(teller: Teller, seat: int) -> list[str]:
    """Return what brought the points of a seat; none where they follow from the board."""
    view = teller.match.public
    if view.tally(seat).groups or view.purse(seat) is not None:
        return []
    turns = [turn.events for turn in teller.match.history]
    sums = reckon(turns, view.players, counts_points=True).seats[seat]
    amounts = (("discs", sums.discs), ("closed", sums.closed), ("paid", -sums.paid))
    return [
        teller.texts.say(f"points-{source}", points=signed(amount, ""))
        for source, amount in amounts
        if amount
    ]


def best_turn(teller: Teller) -> str:
    """Tell the turn that was worth most; "" if none was worth anything."""
    counts_points = teller.match.public.purse(0) is None
    turns = [turn for turn in teller.match.history if turn.seat is not None]
    worth = partial(_worth, counts_points=counts_points)
    best = max(turns, key=worth, default=None)
    if best is None or best.seat is None or worth(best) <= 0:
        return ""
    deeds = teller.deeds.as_brief_as(Brevity.BRIEF).describe(best.events)
    told = teller.texts.in_clauses(deeds)
    line = teller.texts.say("told-turn", name=teller.name(best.seat), deeds=told)
    # In the classic game the line ends with its points; elsewhere with money or tokens.
    points = "none" if counts_points else signed(worth(best))
    return teller.texts.say("result-best", told=line, points=points)


def _worth(turn: Turn, *, counts_points: bool) -> int:
    """Return the points that a turn brought whose turn it was."""
    if turn.seat is None:
        return 0
    return points_of(turn.events, counts_points=counts_points)[turn.seat]
