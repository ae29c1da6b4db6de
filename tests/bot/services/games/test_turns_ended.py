"""Which turns of a seat its first owner has ended themselves, read from a game's log."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

import pytest

from bot.services.games.causes import by_player
from bot.services.games.continuing import Continuation, open_game
from bot.services.games.derived import final_seats
from bot.services.games.fairness import Draws
from bot.services.games.folding import Fold
from bot.services.games.origin import Origin
from bot.services.ratings.ranking import Out
from bot.storage.games import SeatOrder, Terms
from bot.storage.log import MadeBy
from engine.actions import Action, Again, End, Place, Resign, Settle, Skip
from engine.copies import copy_of
from engine.variants import VARIANTS

STARTED = datetime(2026, 1, 1, tzinfo=UTC)
ANN, BOB, CEM = 1, 2, 3
SOMEBODY_ELSE, A_SUBSTITUTE = 900, -11
BOT = "bot:normal"

Deed = tuple[str, str] | tuple[str, int]
"""What is done and who does it, as the log names them; or to whom the seat goes."""

ACT, LAY, END, SKIP, UNDO, RESIGN = "act", "lay", "end", "skip", "undo", "resign"
GO_TO = "go to"


def begun(variant: str, *people: int, **options: str) -> Fold:
    terms = Terms(
        variant=variant,
        options=VARIANTS[variant].complete_options({"setup": "auto", **options}),
        most_seats=len(people),
        order=SeatOrder.JOINED,
        invite_only=False,
        language="en",
    )
    origin = Origin(terms, people, Draws(bytes(32), 1, tuple(map(str, people))))
    return open_game(origin, by_player(1), STARTED)


def done(fold: Fold, *deeds: Deed) -> Fold:
    """What whoever is on turn in Terra does; nothing follows by itself."""
    seat = fold.game.to_act
    assert seat is not None
    for what, who in deeds:
        continuation = Continuation(fold, by_player(1), STARTED)
        if what == GO_TO:
            assert isinstance(who, int)
            continuation.seat(seat, who)
        elif what == UNDO:
            continuation.go_back(seat, fold.revision - 1)
        else:
            continuation.act(seat, _action(fold, what), str(who))
        fold = continuation.fold()
    return fold


def _action(fold: Fold, what: str) -> Action:
    known: dict[str, Action] = {END: End(), SKIP: Skip(), RESIGN: Resign()}
    kind = Place if what == LAY else Settle
    fitting = (action for action in fold.game.legal_actions() if isinstance(action, kind))
    return known[what] if what in known else next(fitting)


def counts(fold: Fold, seat: int) -> tuple[int, int]:
    """The turns of a seat, and how many of them its owner has ended."""
    final = final_seats(fold)[seat]
    return final.turns, final.ended


THEIRS: list[Sequence[Deed]] = [
    [(END, MadeBy.PLAYER)],
    [(ACT, MadeBy.PLAYER), (END, MadeBy.PLAYER)],
    [(ACT, MadeBy.PLAYER), (END, MadeBy.AUTO)],
    [(ACT, MadeBy.PLAYER), (ACT, MadeBy.PLAYER), (END, MadeBy.AUTO)],
    [(ACT, MadeBy.PLAYER), (ACT, MadeBy.PLAYER), (UNDO, MadeBy.PLAYER), (END, MadeBy.AUTO)],
    [(GO_TO, A_SUBSTITUTE), (GO_TO, BOB), (ACT, MadeBy.PLAYER), (END, MadeBy.AUTO)],
    [(GO_TO, SOMEBODY_ELSE), (ACT, MadeBy.PLAYER), (GO_TO, BOB), (END, MadeBy.PLAYER)],
]
NOT_THEIRS: list[Sequence[Deed]] = [
    [(SKIP, MadeBy.CLOCK)],
    [(ACT, MadeBy.PLAYER), (SKIP, MadeBy.CLOCK)],
    [(ACT, BOT), (END, BOT)],
    [(ACT, BOT), (END, MadeBy.AUTO)],
    [(ACT, MadeBy.PLAYER), (END, BOT)],
    [(ACT, MadeBy.PLAYER), (ACT, BOT), (END, MadeBy.AUTO)],
    [(GO_TO, A_SUBSTITUTE), (ACT, BOT), (END, BOT)],
    [(ACT, MadeBy.PLAYER), (GO_TO, A_SUBSTITUTE), (END, BOT)],
    [(GO_TO, SOMEBODY_ELSE), (ACT, MadeBy.PLAYER), (END, MadeBy.PLAYER)],
    [(ACT, MadeBy.PLAYER), (GO_TO, SOMEBODY_ELSE), (END, MadeBy.PLAYER)],
    [(ACT, MadeBy.PLAYER), (RESIGN, MadeBy.PLAYER)],
]
NEITHER: list[Sequence[Deed]] = [
    [(END, MadeBy.AUTO)],
    [(GO_TO, A_SUBSTITUTE), (END, MadeBy.AUTO)],
    [(ACT, MadeBy.PLAYER), (UNDO, MadeBy.PLAYER), (END, MadeBy.AUTO)],
    [(ACT, MadeBy.PLAYER)],
    [(END, MadeBy.PLAYER), (UNDO, MadeBy.PLAYER)],
]


@pytest.mark.parametrize(
    ("deeds", "wanted"),
    [
        *((deeds, (1, 1)) for deeds in THEIRS),
        *((deeds, (1, 0)) for deeds in NOT_THEIRS),
        *((deeds, (0, 0)) for deeds in NEITHER),
    ],
)
def test_a_turn_is_ended_by_whoever_acted_last_in_it(
    deeds: Sequence[Deed], wanted: tuple[int, int]
) -> None:
    fold = done(begun("terra", ANN, BOB, CEM), *deeds)

    assert counts(fold, 1) == wanted
    assert counts(fold, 0) == counts(fold, 2) == (0, 0)


def test_turns_of_each_person_who_held_a_seat_are_theirs() -> None:
    fold = begun("terra", ANN, BOB)
    for holder in (SOMEBODY_ELSE, BOB, A_SUBSTITUTE, SOMEBODY_ELSE):
        ender = BOT if holder < 0 else MadeBy.PLAYER
        fold = done(fold, (GO_TO, holder), (END, ender))
        fold = done(fold, (LAY, MadeBy.PLAYER), (END, MadeBy.PLAYER))

    seat = final_seats(fold)[1]
    assert (seat.turns, seat.ended, [*seat.ended_by_others]) == (4, 1, [2])


def test_turns_of_all_seats_add_up() -> None:
    fold = begun("terra", ANN, BOB, CEM)

    for ender in (MadeBy.PLAYER, BOT, MadeBy.PLAYER, MadeBy.PLAYER, MadeBy.PLAYER, MadeBy.AUTO):
        fold = done(fold, (END, ender))

    assert [counts(fold, seat) for seat in range(3)] == [(1, 1), (2, 2), (2, 1)]


def test_a_resignation_out_of_turn_ends_nobodys_turn() -> None:
    fold = done(begun("terra", ANN, BOB, CEM), (ACT, MadeBy.PLAYER))
    leaving = Continuation(fold, by_player(1), STARTED)
    leaving.act(2, Resign(), MadeBy.PLAYER)

    fold = done(leaving.fold(), (END, MadeBy.AUTO))

    assert [counts(fold, seat) for seat in range(3)] == [(0, 0), (1, 1), (0, 0)]


@pytest.mark.parametrize(
    ("made_by", "left"), [(MadeBy.PLAYER, Out.RESIGNED), (MadeBy.CLOCK, Out.REMOVED)]
)
def test_who_resigned_is_told_from_who_was_removed(made_by: MadeBy, left: Out) -> None:
    fold = done(begun("terra", ANN, BOB, CEM), (RESIGN, made_by))

    assert [seat.left for seat in final_seats(fold)] == [None, left, None]


def test_the_set_up_is_no_turn() -> None:
    fold = begun("classic", ANN, BOB, setup="players")
    laid = Continuation(fold, by_player(1), STARTED)
    for seat in (0, 1):
        laid.act_for_player(seat, laid.game.legal_actions()[0])

    assert not laid.game.turns.is_in_set_up
    assert [counts(laid.fold(), seat) for seat in (0, 1)] == [(0, 0), (0, 0)]


def test_playing_again_ends_no_turn() -> None:
    turn = Continuation(begun("domaine", ANN, BOB), by_player(1), STARTED)
    for closing in (Again(), End()):
        turn.act(0, _free_place(turn.fold()), MadeBy.PLAYER)
        turn.act(0, closing, MadeBy.PLAYER)

    seat = final_seats(turn.fold())[0]
    assert (seat.turns, seat.ended, seat.made) == (1, 1, 2)


def _free_place(fold: Fold) -> Place:
    """A placement in Domaine that leaves both tokens."""
    for action in fold.game.legal_actions():
        after = copy_of(fold.game)
        after.apply(0, action)
        if isinstance(action, Place) and (after.purse(0) or 0) >= (fold.game.purse(0) or 0):
            return action
    raise AssertionError("every placement costs")
