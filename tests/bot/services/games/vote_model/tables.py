"""Tables of people in which something happens, as the bot's own log has it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import UTC, datetime
from typing import Final

from bot.services.games.causes import BY_CLOCK, by_player
from bot.services.games.continuing import Continuation, open_game
from bot.services.games.fairness import Draws
from bot.services.games.folding import Fold
from bot.services.games.origin import Origin
from bot.services.games.vote import Answer, newest_vote, vote_in
from bot.services.games.voting.deciding import free_computer
from bot.services.games.voting.leaving import note_presence
from bot.services.games.voting.procedure import (
    Electorate,
    answer,
    conclude,
    end_vote,
    pause_if_deserted,
    pause_if_unanswered,
    time_out,
)
from bot.storage.games import SeatOrder, Terms
from bot.storage.log import Entry
from engine.actions import Action, End, Place, Resign
from tests.bot.services.games.vote_model.model import Event

AT: Final = datetime(2026, 1, 1, tzinfo=UTC)

Addition = Callable[[Continuation], None]


def origin(people: int, variant: str, setup: str) -> Origin:
    """A game of so many people, who have the user ids from 1 on."""
    joined = tuple(range(1, people + 1))
    terms = Terms(
        variant=variant,
        options={"setup": setup, "withdraw": "own"} if variant == "terra" else {"setup": setup},
        most_seats=people,
        order=SeatOrder.JOINED,
        invite_only=False,
        language="en",
    )
    return Origin(terms, joined, Draws(bytes(32), 1, tuple(map(str, joined))))


def begun_by(people: int, setup: str = "auto") -> tuple[Fold, int, frozenset[int]]:
    """A game that has begun, who is on turn in it, and the others.

    Two or three play classic, where the first tile of a turn may be taken back; more play terra.
    """
    variant = "classic" if people in (2, 3) else "terra"
    begun = open_game(origin(people, variant, setup), by_player(1), AT)
    seat = begun.game.to_act
    assert seat is not None
    return begun, seat, frozenset(range(people)) - {seat}


def entries_of(fold: Fold) -> list[Entry]:
    return [step.entry for step in fold.steps]


def changed(before: Fold, change: Addition, *, is_by_clock: bool = False) -> Fold:
    """The game after an addition to its log, with what follows from it."""
    cause = BY_CLOCK if is_by_clock else by_player(before.revision)
    continuation = Continuation(before, cause, AT)
    change(continuation)
    conclude(continuation)
    pause_if_deserted(continuation)
    return continuation.fold()


def timed_out(
    fold: Fold, voters: Collection[int], default: Answer, *, may_come: bool = False
) -> Fold:
    """The game after the time of whoever is on turn, as after more time was given."""
    electorate, since = Electorate(tuple(voters), may_come), fold.revision
    return changed(fold, lambda log: time_out(log, since, electorate, default), is_by_clock=True)


def moved(before: Fold) -> Fold:
    """The game after whoever is on turn has ended their turn."""
    seat, actions = before.game.to_act, _a_turn(before)
    assert seat is not None
    return changed(before, lambda log: log.act_for_player(seat, *actions))


def all_answer(fold: Fold, voters: Collection[int], given: Answer) -> Fold:
    for seat in sorted(voters):
        if vote_in(entries_of(fold)) is not None:
            fold = happened(fold, ("answer", seat, given))
    return fold


def bot_played(before: Fold) -> Fold:
    """The game after a computer has ended the present turn of a person."""
    assert before.computer_to_act is not None
    seat, kind = before.game.to_act, before.computer_to_act.kind
    continuation = Continuation(before, BY_CLOCK, AT)
    for action in _a_turn(before):
        continuation.act(seat, action, kind)
        continuation.act_for_nobody()
    conclude(continuation)
    pause_if_unanswered(continuation)
    return continuation.fold()


def happened(before: Fold, event: Event) -> Fold:
    """The game after an event."""
    kind, seat, given = event
    if kind == "deadline":
        others = frozenset(before.game.seats.still_in()) - {seat}
        voters = [it for it in others if before.holders[it] > 0]
        return timed_out(before, sorted(voters), Answer.WAIT)
    if kind == "move":
        return moved(before)
    vote = newest_vote(entries_of(before))
    assert vote is not None
    revision = vote.revision

    user, back_to = before.holders[seat], before.undo_to or 0
    additions: dict[str, Addition] = {
        "time": lambda log: end_vote(log, revision),
        "answer": lambda log: answer(log, seat, revision, Answer(given)),
        "lay": lambda log: log.act_for_player(seat, _first_place(before)),
        "take back": lambda log: log.go_back(seat, back_to),
        "resign": lambda log: log.act_for_player(seat, Resign()),
        "computer": lambda log: log.seat(seat, free_computer(before.holders)),
        "back": lambda log: log.seat(seat, before.owners[seat]),
        "gone": lambda log: note_presence(log, {user: False}),
        "return": lambda log: note_presence(log, {user: True}),
    }
    return changed(before, additions[kind], is_by_clock=kind == "time")


def _a_turn(before: Fold) -> list[Action]:
    if before.game.turns.is_in_set_up:
        return [_first_place(before)]
    return [End()] if End() in before.game.legal_actions() else [_first_place(before), End()]


def _first_place(before: Fold) -> Place:
    return next(it for it in before.game.legal_actions() if isinstance(it, Place))
