"""Skipping: a turn is closed by the clock, and in the set-up the bot acts as that seat."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

import pytest

from bot.services.games.causes import BY_CLOCK, by_player
from bot.services.games.continuing import Continuation, open_game
from bot.services.games.fairness import Draws
from bot.services.games.folding import Fold, folded
from bot.services.games.origin import Origin
from bot.services.games.voting.taking_back import turn_to_take_back
from bot.storage.games import SeatOrder, Terms
from bot.storage.log import Entry, EntryKind, MadeBy
from engine.actions import Action, End, Place, Resign
from engine.errors import GameIsOver, NotYourTurn
from engine.variants import VARIANTS
from tests.bot.services.games.test_fairness import drawn_again

STARTED: Final = datetime(2026, 1, 1, tzinfo=UTC)
SEED: Final = bytes(range(32))

TABLES: Final = [
    (name, players)
    for name, variant in sorted(VARIANTS.items())
    for players in range(variant.fewest, variant.most + 1)
]
"""All games that lay their set-up by players, with all numbers of seats."""

SET_UP_SEATS: Final = [
    (name, players, seat)
    for name, players in TABLES
    for seat in (range(players) if name != "domaine" else [players - 1])
]
"""The seats that lay tiles in a set-up; in Domaine the dealer alone."""


def started(variant: str, players: int, setup: str = "players") -> Fold:
    """A game as it stands after its start."""
    rules = VARIANTS[variant]
    joined = tuple(range(1, 1 + players))
    terms = Terms(
        variant=variant,
        options=rules.complete_options({"setup": setup}),
        most_seats=players,
        order=SeatOrder.JOINED,
        invite_only=False,
        language="en",
    )
    origin = Origin(terms, joined, Draws(SEED, 77, tuple(map(str, joined))))
    return open_game(origin, by_player(1), STARTED)


def going_on(fold: Fold) -> Continuation:
    """What follows in a game, by a player."""
    at = STARTED + timedelta(minutes=fold.revision)
    return Continuation(fold, by_player(1 + fold.revision), at)


def laid_by_player(fold: Fold, count: int = 1) -> Fold:
    """The game after whoever is on turn has laid some tiles, and what follows by itself."""
    for _ in range(count):
        continuation = going_on(fold)
        continuation.act_for_player(seat_of(fold), placements(fold)[0])
        fold = continuation.fold()
    return fold


def skipped(fold: Fold, seat: int | None = None) -> Fold:
    """The game after the time of whoever is on turn was over and the turn was skipped."""
    at = STARTED + timedelta(minutes=fold.revision)
    continuation = Continuation(fold, BY_CLOCK, at)
    continuation.skip(seat_of(fold) if seat is None else seat)
    return continuation.fold()


def seat_of(fold: Fold) -> int:
    assert fold.game.to_act is not None
    return fold.game.to_act


def placements(fold: Fold) -> list[Place]:
    """What may be laid, in the order of the description of the fair bag."""
    places = [action for action in fold.game.legal_actions() if isinstance(action, Place)]
    return sorted(places, key=lambda at: (at.tile, at.cell.r, at.cell.q, at.face, at.turn))


def new_entries(before: Fold, after: Fold) -> list[Entry]:
    return [step.entry for step in after.steps[before.revision :]]


def words_of(entries: Sequence[Entry]) -> list[tuple[int | None, str, str | None]]:
    """Whose actions entries are, whether they lay or what else they do, and who made them."""
    return [
        (entry.seat, entry.body if " " not in entry.body else "place", entry.made_by)
        for entry in entries
    ]


def tiles_of(variant: str) -> int:
    """How many tiles a seat lays in its set-up turn."""
    return 3 if variant == "domaine" else 1


def before_seat(variant: str, players: int, seat: int) -> Fold:
    """A game in which all seats before one have laid their tiles of the set-up."""
    fold = started(variant, players)
    while seat_of(fold) != seat:
        fold = laid_by_player(fold)
    return fold


@pytest.mark.parametrize(("variant", "players", "seat"), SET_UP_SEATS)
def test_the_clock_lays_a_seats_tiles_of_the_set_up_and_ends_its_turn(
    variant: str, players: int, seat: int
) -> None:
    before = before_seat(variant, players, seat)

    after = skipped(before)

    laid = [(seat, "place", MadeBy.CLOCK)] * tiles_of(variant)
    assert words_of(new_entries(before, after)) == [*laid, (seat, "end", MadeBy.CLOCK)]
    is_last = seat == players - 1
    assert after.game.turns.is_in_set_up is not is_last
    begins = 1 if variant == "terra" else 0
    assert after.game.to_act == (begins if is_last else seat + 1)


@pytest.mark.parametrize("count", [0, 1, 2, 3])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_the_dealer_has_laid_stands_and_the_clock_lays_the_rest(
    players: int, count: int
) -> None:
    continuation = going_on(started("domaine", players))
    for _ in range(count):
        dealer = seat_of(continuation.fold())
        continuation.act(dealer, placements(continuation.fold())[-1], MadeBy.PLAYER)
    before = continuation.fold()
    own = list(before.game.board.tiles())

    after = skipped(before)

    laid = [(players - 1, "place", MadeBy.CLOCK)] * (3 - count)
    assert words_of(new_entries(before, after)) == [*laid, (players - 1, "end", MadeBy.CLOCK)]
    assert list(after.game.board.tiles())[:count] == own
    assert len(list(after.game.board.tiles())) == 3
    assert after.game.to_act == 0


@pytest.mark.parametrize("variant", ["classic", "terra"])
def test_of_who_has_placed_but_not_ended_the_turn_is_ended(variant: str) -> None:
    continuation = going_on(started(variant, 3))
    continuation.act(0, placements(continuation.fold())[0], MadeBy.PLAYER)
    before = continuation.fold()

    after = skipped(before)

    assert words_of(new_entries(before, after)) == [(0, "end", MadeBy.CLOCK)]
    assert after.game.to_act == 1


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_each_placement_is_the_draw_that_the_description_names(variant: str, players: int) -> None:
    fold = started(variant, players)
    draws, expected = fold.origin.draws, list[str]()
    game = folded(fold.origin, [step.entry for step in fold.steps]).game
    while game.turns.is_in_set_up:
        legal = [action for action in game.legal_actions() if isinstance(action, Place)]
        legal.sort(key=lambda at: (at.tile, at.cell.r, at.cell.q, at.face, at.turn))
        action: Action = End()
        if legal:
            action = legal[drawn_again(draws, "skipped", len(expected), len(legal))]
            expected.append(str(action))
        game.apply(game.to_act, action)

    while fold.game.turns.is_in_set_up:
        fold = skipped(fold)

    by_clock = [step.entry.body for step in fold.steps if step.entry.made_by == MadeBy.CLOCK]
    assert [body for body in by_clock if body != "end"] == expected
    assert len(expected) == (3 if variant == "domaine" else players)


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_a_restart_before_a_skip_changes_nothing(variant: str, players: int) -> None:
    fold = loaded = started(variant, players)

    while fold.game.turns.is_in_set_up:
        fold = skipped(fold)
        entries = [step.entry for step in loaded.steps]
        loaded = skipped(folded(loaded.origin, entries, range(1, len(entries) + 1)))

    assert loaded.steps == fold.steps
    assert loaded.turns == fold.turns


def test_what_was_taken_back_is_drawn_again_alike() -> None:
    before = laid_by_player(started("domaine", 3))
    first = skipped(before)
    continuation = going_on(first)
    continuation.go_back(2, before.revision)
    back = continuation.fold()

    again = skipped(back)

    assert [entry.body for entry in new_entries(back, again)] == [
        entry.body for entry in new_entries(before, first)
    ]
    assert again.game.fingerprint() == first.game.fingerprint()


def test_the_tables_placements_for_who_resigned_are_counted_apart() -> None:
    fold = skipped(started("terra", 4))
    leaving = going_on(fold)
    leaving.act_for_player(1, Resign())
    fold = leaving.fold()
    draws = fold.origin.draws

    after = skipped(fold)

    (table,) = (step.entry.body for step in fold.steps if step.entry.made_by == MadeBy.AUTO)
    before_table = fold.at(fold.revision - 1)
    assert table == str(draws.table_placement(0, before_table.game.legal_actions()))
    place, _ = new_entries(fold, after)
    assert place.body == str(draws.skipped_placement(1, fold.game.legal_actions()))


def test_the_table_lays_for_who_resigns_after_a_seat_was_skipped() -> None:
    continuation = going_on(skipped(started("terra", 4)))

    continuation.act_for_player(1, Resign())

    assert words_of(continuation.added) == [
        (1, "resign", MadeBy.PLAYER),
        (None, "place", MadeBy.AUTO),
    ]
    assert continuation.game.to_act == 2


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_outside_a_set_up_the_turn_is_skipped(variant: str) -> None:
    before = started(variant, 2, setup="auto")
    seat = seat_of(before)

    after = skipped(before)

    assert words_of(new_entries(before, after)) == [(seat, "skip", MadeBy.CLOCK)]
    assert after.game.to_act == 1 - seat


def test_only_the_seat_on_turn_is_skipped() -> None:
    before = started("classic", 3)

    with pytest.raises(NotYourTurn):
        skipped(before, 1)

    over = going_on(before)
    for seat in (0, 1):
        over.act_for_player(seat, Resign())
    with pytest.raises(GameIsOver):
        skipped(over.fold(), 2)


@pytest.mark.parametrize(("variant", "players", "seat"), SET_UP_SEATS)
def test_nobody_takes_back_what_the_clock_laid_for_them(
    variant: str, players: int, seat: int
) -> None:
    before = before_seat(variant, players, seat)
    if variant == "domaine":
        before = laid_by_player(before)

    after = skipped(before)

    assert after.undo_to is None
    seats = range(after.game.seats.count)
    assert [turn_to_take_back(after, one, seats) for one in seats] == [None] * len(seats)


def test_the_next_takes_back_their_own_turn_and_what_the_clock_laid_stays() -> None:
    after = skipped(started("classic", 3))
    later = laid_by_player(after)

    turn = turn_to_take_back(later, 1, (0, 2))

    assert turn is not None
    assert (turn.seat, turn.first_revision) == (1, after.revision + 1)


@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_turn_says_which_of_its_tiles_the_clock_laid(count: int) -> None:
    before = laid_by_player(started("domaine", 2), count)

    after = skipped(before)

    (turn,) = after.turns
    by_clock = [entry.body for entry in new_entries(before, after)[:-1]]
    assert [str(event.place) for event in turn.laid_by_clock] == by_clock
    assert len(by_clock) == 3 - count
    assert turn.is_finished


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_a_board_reports_what_the_clock_laid_as_it_does_a_persons_turn(variant: str) -> None:
    fold = started(variant, 2)
    while fold.game.turns.is_in_set_up:
        fold = skipped(fold)

        assert fold.turn_revision == fold.revision
        assert fold.steps[-1].entry.kind is EntryKind.ACTION
