"""What a seat could do if it were on turn now, asked while others are."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.actions import Keep, Place, Settle, Skip
from engine.ahead import view_ahead
from engine.copies import copy_of
from engine.events import EndReason
from engine.game import Game, View, view
from engine.terra import INCOME
from tests.engine.plays import Play, plays
from tests.engine.positions import (
    END,
    RESIGN,
    game_after,
    play,
    recorded,
    set_up,
    terra_after,
    with_fields,
)
from tests.engine.terra_positions import joined, table, with_groups


def ahead(game: Game, seat: int) -> View:
    """The view ahead of a seat that has one."""
    seen = view_ahead(game, seat)
    assert seen is not None
    return seen


def skipped_to(game: Game, seat: int) -> Game | None:
    """The real game after all turns before the next of ``seat`` were skipped, bag and all."""
    later = copy_of(game)
    while later.to_act not in (seat, None):
        later.apply(later.to_act, Skip())
    return None if later.to_act is None else later


@given(plays(), st.integers(0, 2**32 - 1))
def test_it_is_what_the_seat_really_sees_and_may_do_if_nobody_acts_before_it(
    played: Play, seed: int
) -> None:
    length = Random(seed).randint(0, len(played.acts))
    game = played.start()
    for seat, action in played.acts[:length]:
        game.apply(seat, action)
    before = game.position()
    if game.turns.is_in_set_up:
        assert [view_ahead(game, seat) for seat in range(played.players)] == [None] * played.players
        return

    for seat in game.seats.still_in():
        seen, real = view_ahead(game, seat), skipped_to(game, seat)
        if seat == game.to_act or real is None:
            assert seen is None
            continue
        assert seen is not None
        assert seen.position() == view(real, seat).position()
        assert [*seen.legal_actions()] == [*real.legal_actions()]

    assert game.position() == before


def test_in_classic_all_tiles_of_the_hand_may_be_laid_on_the_board_as_it_is() -> None:
    game = game_after(f"{set_up(3)} lay, end, lay", players=3)

    seen = ahead(game, 2)

    assert [*seen.board.tiles()] == [*game.board.tiles()]
    assert {act.tile for act in seen.legal_actions() if isinstance(act, Place)} == {
        *game.hands.tiles(2)
    }
    assert END not in seen.legal_actions()


def test_in_terra_the_income_of_the_next_turn_is_there() -> None:
    game = terra_after(table(2), money=(1, 0))
    assert game.to_act == 1

    assert ahead(game, 0).purse(0) == 1 + INCOME
    assert game.purse(0) == 1


def test_a_last_turn_in_terra_has_no_income_and_one_action_before_the_end_is_set_off() -> None:
    game = with_groups(terra_after(table(2), money=(1, 5)), 8)
    play(game, "settle, " * 5)
    assert game.to_act == 1
    assert game.turns.end_set_off_by is None

    seen = ahead(game, 0)

    assert seen.purse(0) == 1
    assert seen.last_turns == (0,)
    settle = next(act for act in seen.legal_actions() if isinstance(act, Settle))
    assert [*seen.after(settle).legal_actions()] == [END]


def test_pawns_that_share_a_group_are_parted_as_the_clock_would_do_it() -> None:
    game = joined()
    assert game.to_act == 0
    waiting = {act.disc for act in game.legal_actions() if isinstance(act, Keep)}

    seen = ahead(game, 1)

    assert len(waiting) - len(waiting & set(seen.pieces)) == 1
    assert any(isinstance(act, Place | Settle) for act in seen.legal_actions())


def test_who_has_no_turn_any_more_sees_nothing_ahead() -> None:
    game = game_after(f"{set_up(3)} lay, end, lay", players=3)
    last = with_fields(game, totals="0 70 0")
    assert last.to_act == 1

    assert view_ahead(last, 2) is not None
    assert view_ahead(last, 0) is None


def test_who_has_resigned_or_is_on_turn_sees_nothing_ahead() -> None:
    game = game_after(f"{set_up(3)} lay", players=3)
    game.apply(2, RESIGN)

    assert view_ahead(game, 2) is None
    assert view_ahead(game, 0) is None
    assert view_ahead(game, 1) is not None


@pytest.mark.parametrize("record", ["classic-2p-1", "terra-3p-1", "domaine-3p-1"])
def test_a_game_that_is_over_shows_nothing_ahead(record: str) -> None:
    game = play_to_the_end(record)

    assert [view_ahead(game, seat) for seat in range(game.seats.count)] == [None] * game.seats.count


def play_to_the_end(record: str) -> Game:
    """A recorded game after its last action."""
    game = recorded(record, 10_000)
    assert game.turns.outcome is not None
    assert game.turns.outcome.reason in EndReason
    return game
