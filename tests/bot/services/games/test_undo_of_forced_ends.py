"""Turns that the bot closed, since only `end` was legal, are taken back along."""

from bot.services.games.causes import by_player
from bot.services.games.continuing import Continuation, open_game
from bot.services.games.fairness import Draws
from bot.services.games.folding import Fold
from bot.services.games.origin import Origin
from bot.services.games.steps import ended_by
from bot.services.games.voting.procedure import ask_to_take_back, conclude
from bot.services.games.voting.taking_back import turn_to_take_back
from bot.storage.games import SeatOrder, Terms
from engine.actions import End, Place
from tests.bot.services.clock import Clock

SEATS = range(4)
SEED = bytes([4]) * 32
"""With it a turn closes itself soon."""
AT = Clock().now()


def begun() -> Fold:
    joined = tuple(1 + seat for seat in SEATS)
    terms = Terms(
        variant="domaine",
        options={"setup": "auto"},
        most_seats=len(joined),
        order=SeatOrder.JOINED,
        invite_only=False,
        language="en",
    )
    origin = Origin(terms, joined, Draws(SEED, 1, tuple(map(str, joined))))
    return open_game(origin, by_player(1), AT)


def played(before: Fold) -> Fold:
    """The game after a turn of whoever is on turn, and what follows by itself."""
    continuation, seat = Continuation(before, by_player(before.revision), AT), before.game.to_act
    assert seat is not None
    places = [it for it in before.game.legal_actions() if isinstance(it, Place)]
    continuation.act_for_player(seat, *places[:1])
    if continuation.game.to_act == seat and End() in continuation.game.legal_actions():
        continuation.act_for_player(seat, End())
    return continuation.fold()


def is_closed_by_bot(fold: Fold) -> bool:
    last = fold.turns[-1]
    return ended_by(fold.steps[last.first_revision - 1 : last.last_revision]) is None


def test_a_turn_is_taken_back_with_those_that_closed_themselves() -> None:
    before = begun()
    while not is_closed_by_bot(after := played(before)):
        before = after
    assert after.game.turns.outcome is None
    seat = before.game.to_act
    assert seat is not None
    undone = turn_to_take_back(after, seat, range(after.game.seats.count))
    assert undone is not None
    assert undone.seat == seat
    continuation = Continuation(after, by_player(9000), AT)

    ask_to_take_back(continuation, seat, set(SEATS) - {seat})
    conclude(continuation)
    continuation.go_back(seat, undone.first_revision - 1)

    assert continuation.game.fingerprint() == before.game.fingerprint()
    assert continuation.game.to_act == seat
