"""A word of warning where a game may end soon, so that nobody's last turn surprises them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.presenters.telling import Teller
from engine.tiles import Colour

NEAR_TARGET: Final = 10
"""So many points short of the target, one good turn may reach it."""


def warning(teller: Teller) -> str:
    """Return the most pressing warning to the player on turn; "" if the end is not in sight."""
    return next(_warnings(teller), "")


def _warnings(teller: Teller) -> Iterator[str]:
    texts, view = teller.texts, teller.match.public
    seat = view.to_act
    if seat is None or view.is_in_set_up:
        return
    if view.end_set_off_by is not None:
        name = teller.name(view.end_set_off_by)
        yield texts.say("warn-last-turn", name=name)
        return
    others = [other for other in range(view.players) if other not in (seat, *view.resigned)]
    for other in others:
        if view.supply(other) == 1:
            yield texts.say("warn-one-left", name=teller.name(other), variant=view.variant)
        tally = view.tally(other)
        if tally.multiplies and len(tally.groups) == len(Colour) - 1:
            yield texts.say("warn-grounds", name=teller.name(other))
    # The round in which the target is reached is played to its end: whoever is still to play in it
    # presses more.
    for other in sorted(others, key=lambda other: other < seat):
        missing = int(view.options.get("target", 0)) - view.scores[other]
        if 0 < missing <= NEAR_TARGET:
            next_round = "yes" if other < seat else "no"
            yield texts.say(
                "warn-target", name=teller.name(other), count=missing, next_round=next_round
            )
    if view.bag_size <= view.players:
        yield texts.say("warn-bag", count=view.bag_size)
