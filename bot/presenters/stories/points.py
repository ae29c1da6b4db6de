"""How the points of a finished game came about, and its best turn, from what happened in it."""

from __future__ import annotations

from bot.presenters.deeds import Brevity, signed
from bot.presenters.telling import Teller
from renderer.reckoning import Reckoning, reckon


def sources(teller: Teller, seat: int) -> list[str]:
    """Return what brought the points of a seat; none where they follow from the board."""
    view = teller.match.public
    if view.tally(seat).groups or view.purse(seat) is not None:
        return []
    sums = _reckoned(teller).seats[seat]
    amounts = (("discs", sums.discs), ("closed", sums.closed), ("paid", -sums.paid))
    return [
        teller.texts.say(f"points-{source}", points=signed(amount, ""))
        for source, amount in amounts
        if amount
    ]


def best_turn(teller: Teller) -> str:
    """Tell the turn that was worth most; "" if none was worth anything."""
    best = _reckoned(teller).best
    if best is None:
        return ""
    deeds = teller.deeds.as_brief_as(Brevity.BRIEF)
    line = " ".join(
        tell(deeds=teller.texts.in_clauses(deeds.describe(events)))
        for tell, events in teller.accounts(teller.match.history[best.number])
    )
    # In the classic game the line ends with its points; elsewhere with money or tokens.
    points = "none" if teller.match.public.purse(0) is None else signed(best.gain)
    return teller.texts.say("result-best", told=line, points=points)


def _reckoned(teller: Teller) -> Reckoning:
    view = teller.match.public
    turns = [turn.events for turn in teller.match.history]
    return reckon(turns, view.players, counts_points=view.purse(0) is None)
