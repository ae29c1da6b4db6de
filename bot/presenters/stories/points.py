"""How the points of a finished game came about, and its best turn, from what happened in it."""

from __future__ import annotations

from bot.presenters.deeds import Brevity, signed
from bot.presenters.telling import Teller
from bot.services.games.match import Turn
from engine.events import Event, PawnSettled, TerritoryMarked, TilePlaced


def sources(teller: Teller, seat: int) -> list[str]:
    """Return what brought the points of a seat; none where they follow from the board."""
    view = teller.match.public
    if view.tally(seat).groups or view.purse(seat) is not None:
        return []
    placed = [
        event
        for turn in teller.match.history
        for event in turn.events
        if isinstance(event, TilePlaced) and event.seat == seat and (event.gain or event.price)
    ]
    closed = sum(group.size for event in placed for group in event.closed)
    paid = sum(event.price for event in placed)
    discs = sum(event.gain for event in placed) - closed + paid
    amounts = (("discs", discs), ("closed", closed), ("paid", -paid))
    return [
        teller.texts.say(f"points-{source}", points=signed(amount, ""))
        for source, amount in amounts
        if amount
    ]


def best_turn(teller: Teller) -> str:
    """Tell the turn that was worth most; "" if none was worth anything."""
    turns = [turn for turn in teller.match.history if turn.seat is not None]
    best = max(turns, key=_worth, default=None)
    if best is None or best.seat is None or _worth(best) <= 0:
        return ""
    deeds = teller.deeds.as_brief_as(Brevity.BRIEF).describe(best.events)
    told = teller.texts.in_clauses(deeds)
    line = teller.texts.say("told-turn", name=teller.name(best.seat), deeds=told)
    return teller.texts.say("result-best", told=line)


def _worth(turn: Turn) -> int:
    """Return the points that a turn brought, or the discs of the groups that it secured."""
    return sum(map(_worth_of, turn.events))


def _worth_of(event: Event) -> int:
    match event:
        case TerritoryMarked(group=group):
            return group.size
        case PawnSettled(group=group) if group.is_closed:
            return group.size
        case TilePlaced(gain=gain):
            return gain
        case _:
            return 0
