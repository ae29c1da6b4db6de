"""Which turn may be taken back if all others agree, once that is no longer free."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.services.games.folding import Fold
from bot.services.games.match import Turn, Undone
from bot.services.games.steps import Step
from bot.services.games.vote import asked_in, is_resignation
from bot.services.people.holders import is_person
from bot.storage.log import FOR_PEOPLE, EntryKind, MadeBy


def turn_to_take_back(fold: Fold) -> Turn | None:
    """Return the turn that may be undone from its start, if all others agree; None if none may.

    It is the last turn that a person made, be it finished or not. Computers and forced ends may
    have followed it, and other seats may have changed hands. What another person has done since, a
    resignation, and that somebody else was given the turn's own seat stand in the way.
    """
    if fold.game.turns.outcome is not None:
        return None
    turns = (turn for turn in reversed(fold.turns) if not turn.is_aside)
    last = next((turn for turn in turns if _is_of_person(_since(fold, turn))), None)
    if last is None or last.seat is None:
        return None
    seat = last.seat
    return None if any(_stands_in_the_way(step, seat) for step in _since(fold, last)) else last


def is_alone_with_computers(fold: Fold) -> bool:
    """Tell whether one person began a game, so that nobody else is to be asked."""
    return sum(is_person(owner) for owner in fold.owners) == 1


def may_take_back(fold: Fold, gone: Collection[int]) -> int | None:
    """Return the seat that may ask to take its last turn back; None if none may.

    Somebody must be there who could agree, unless nobody must: not all others may be ``gone``.
    """
    turn = turn_to_take_back(fold)
    if turn is None or turn.seat is None or is_alone_with_computers(fold):
        return None if turn is None else turn.seat
    holders = enumerate(fold.holders)
    there = {seat for seat, user in holders if is_person(user) and fold.game.seats.is_in(seat)}
    return turn.seat if there - {turn.seat, *gone} else None


def undone_last(fold: Fold) -> Undone | None:
    """Return whose turn was taken back, if that was the last thing that has changed the game."""
    entries = fold.entries[: fold.position_revision]
    if not entries or not entries[-1].is_agreed_undo or entries[-1].seat is None:
        return None
    asked = next(asked_in(it) for it in reversed(entries) if it.kind is EntryKind.ASKED)
    return Undone(entries[-1].seat, is_agreed=bool(asked.voters))


def _since(fold: Fold, turn: Turn) -> Sequence[Step]:
    return fold.steps[turn.first_revision - 1 :]


def _is_of_person(steps: Sequence[Step]) -> bool:
    return any(step.is_action and step.entry.made_by in FOR_PEOPLE for step in steps)


def _stands_in_the_way(step: Step, seat: int) -> bool:
    if step.entry.kind is EntryKind.SEAT:
        return step.entry.seat == seat
    if is_resignation(step.entry):
        return True
    if not step.is_action or step.entry.made_by not in FOR_PEOPLE:
        return False
    return (step.entry.seat, step.entry.made_by) != (seat, MadeBy.PLAYER)
