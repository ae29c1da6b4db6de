"""How the points of a finished game came about, and its best turn, from what happened in it."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.presenters.deeds import signed
from bot.presenters.stories.lines import Room, shown, told_within
from bot.presenters.telling import Teller
from engine.events import points_of
from renderer.reckoning import Reckoning, reckon

LONGEST_BEST: Final = 90
"""Characters of the line that tells the best turn."""


def sources(teller: Teller, seat: int) -> list[str]:
    """Return what brought the points of a seat; none where they follow from the board."""
    view = teller.match.public
    if not view.counts_points:
        return []
    sums = _reckoned(teller).seats[seat]
    amounts = (("discs", sums.discs), ("closed", sums.closed), ("paid", -sums.paid))
    return [
        teller.texts.say(f"points-{source}", points=signed(amount, ""))
        for source, amount in amounts
        if amount
    ]


def best_turn(teller: Teller) -> str:
    """Tell the turn that was worth most in one short line; "" if none was worth anything."""
    best = _reckoned(teller).best
    if best is None:
        return ""
    accounts = teller.accounts(teller.match.history[best.number])
    counts_points = teller.match.public.counts_points
    account = max(accounts, key=lambda it: points_of(it[1], counts_points=counts_points)[best.seat])
    # In the classic game the line ends with its points; elsewhere with money or tokens.
    points = "none" if counts_points else signed(best.gain)
    whole = partial(teller.texts.say, "result-best", points=points)
    room = Room(lambda line: len(shown(whole(told=line))), LONGEST_BEST)
    return whole(told=told_within(teller, account, room))


def _reckoned(teller: Teller) -> Reckoning:
    view = teller.match.public
    turns = [turn.events for turn in teller.match.history]
    return reckon(turns, view.players, counts_points=view.counts_points)
