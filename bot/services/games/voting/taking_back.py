"""Which turn may be taken back if all others agree, once that is no longer free."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.services.games.folding import Fold
from bot.services.games.match import Turn, Undone
from bot.services.games.steps import Step
from bot.services.games.vote import asked_in, is_resignation
from bot.services.people.holders import is_person
from bot.storage.log import EntryKind, MadeBy

_BY_HAND: Final = (MadeBy.PLAYER, MadeBy.HOST, MadeBy.CLOCK)
"""Whose actions are neither computers', nor forced, nor planned before."""


def turn_to_take_back(fold: Fold, seat: int, agreeing: Collection[int]) -> Turn | None:
    """Return the turn of ``seat`` that may be undone from its start; None if none may.

    It is the last that its player made, be it finished or not, if all others agree. Computers,
    forced ends, and planned turns of the seats that are ``agreeing`` may have followed it, and
    other seats may have changed hands. What another person has done since, a resignation, and that
    somebody else was given the turn's own seat stand in the way.
    """
    if fold.game.turns.outcome is not None:
        return None
    own = (turn for turn in reversed(fold.turns) if turn.seat == seat and not turn.is_aside)
    last = next((turn for turn in own if _is_of_person(fold, turn)), None)
    if last is None:
        return None
    since = fold.steps[last.first_revision - 1 :]
    return None if any(_stands_in_the_way(it, seat, agreeing) for it in since) else last


def is_alone_with_computers(fold: Fold) -> bool:
    """Tell whether one person began a game, so that nobody else is to be asked."""
    return sum(is_person(owner) for owner in fold.owners) == 1


def may_take_back(fold: Fold, gone: Collection[int]) -> frozenset[int]:
    """Return the seats that may ask to take their last turn back.

    Somebody must be there who could agree, unless nobody must: not all others may be ``gone``.
    """
    holders = enumerate(fold.holders)
    there = {seat for seat, user in holders if is_person(user) and fold.game.seats.is_in(seat)}
    others = {seat: there - {seat, *gone} for seat in there}
    is_free = is_alone_with_computers(fold)
    return frozenset(
        seat
        for seat, agreeing in others.items()
        if (agreeing or is_free) and turn_to_take_back(fold, seat, agreeing) is not None
    )


def undone_last(fold: Fold) -> Undone | None:
    """Return whose turn was taken back, if that was the last thing that has changed the game."""
    entries = fold.entries[: fold.position_revision]
    if not entries or not entries[-1].is_agreed_undo or entries[-1].seat is None:
        return None
    asked = next(asked_in(it) for it in reversed(entries) if it.kind is EntryKind.ASKED)
    return Undone(entries[-1].seat, is_agreed=bool(asked.voters))


def _is_of_person(fold: Fold, turn: Turn) -> bool:
    """Tell whether a person, or the clock in their place, did anything for the seat of a turn."""
    span = fold.steps[turn.first_revision - 1 : turn.last_revision]
    own = (step.entry for step in span if step.is_action and step.entry.seat == turn.seat)
    return any(entry.made_by in (*_BY_HAND, MadeBy.PLANNED) for entry in own)


def _stands_in_the_way(step: Step, seat: int, agreeing: Collection[int]) -> bool:
    entry = step.entry
    if entry.kind is EntryKind.SEAT:
        return entry.seat == seat
    if is_resignation(entry):
        return True
    if not step.is_action:
        return False
    if entry.made_by == MadeBy.PLANNED:
        return entry.seat not in (seat, *agreeing)
    return entry.made_by in _BY_HAND and (entry.seat, entry.made_by) != (seat, MadeBy.PLAYER)
