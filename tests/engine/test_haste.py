"""No computer player ends a race before it was one, unless waiting would cost it the game."""

from random import Random

import pytest

from engine.actions import Action, Settle
from engine.copies import copy_of
from engine.game import Game, view
from engine.opponents import LEVELS, haste
from engine.opponents.chooser import Choose, never
from engine.opponents.haste import LONG_ENOUGH, is_hasty, is_pressed
from engine.opponents.search import Round, Searcher
from engine.opponents.values import style_of
from engine.position import parse_position
from engine.terra import TerraGame
from engine.tiles import Colour
from engine.variants import VARIANTS
from tests.arena.games import begun, play
from tests.engine.positions import END, on_turn, terra_after, with_money, with_pieces
from tests.engine.terra_positions import table, with_groups

QUICK = {"colonies": (Round(4, 1),)}


def with_last_pawn(*, leads: bool, turns: int = 0) -> TerraGame:
    """Seat 1 of two on turn with one pawn left, after so many turns; one of the two leads.

    The leader has pawns on closed groups, not of all colours, the other on open ones. If seat 0 is
    the other it can end nothing in its turn.
    """
    game = with_groups(terra_after(table(2), players=2, money=[3, 3], seed=3), 14)
    groups = [game.board.group_at(disc) for disc in game.board.group_names()]
    known = sorted((group for group in groups if group), key=lambda group: -group.size)
    closed = [group.disc for group in known if group.is_closed and group.colour is not Colour.RED]
    opened = [group.disc for group in known if not group.is_closed]
    assert on_turn(game) == 1
    ahead, behind = (1, 0) if leads else (0, 1)
    pawns = {
        **dict.fromkeys(closed[:4], ahead),
        **dict.fromkeys(opened[: 1 if leads else 4], behind),
    }
    game = with_money(with_pieces(game, pawns), {0: 0 if leads else 3, 1: 3})
    game.turns.taken = (1,) * turns
    return game


def last_pawn(game: Game) -> Action:
    return next(action for action in game.legal_actions() if isinstance(action, Settle))


def test_the_last_pawn_is_hasty_before_the_sixth_turn() -> None:
    early, late = (with_last_pawn(leads=True, turns=turns) for turns in (4, LONG_ENOUGH))
    style = style_of(early)

    assert is_hasty(early, style, last_pawn(early))
    assert not is_hasty(early, style, END)
    assert not is_hasty(late, style, last_pawn(late))


def test_a_pawn_that_is_not_the_last_is_not_hasty() -> None:
    game = with_last_pawn(leads=True)
    own = next(disc for disc, seat in game.pieces.items() if seat == 1)
    fewer = with_pieces(game, {disc: seat for disc, seat in game.pieces.items() if disc != own})

    assert not is_hasty(fewer, style_of(fewer), last_pawn(fewer))


def is_pressed_in_worlds(game: Game) -> bool:
    """Whether seat 1 had better place its last pawn than end its turn."""
    worlds = [view(game, 1).imagined(Random(number)) for number in range(4)]
    return is_pressed(worlds, style_of(game), last_pawn(game), END, 1)


def test_whoever_leads_may_wait() -> None:
    assert not is_pressed_in_worlds(with_last_pawn(leads=True))


def test_whoever_would_lose_too_much_may_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(haste, "LOSS", 0.01)

    assert is_pressed_in_worlds(with_last_pawn(leads=True))


def test_whoever_would_see_another_end_it_may_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(haste, "LOSS", 2.0)  # no loss is too much

    assert is_pressed_in_worlds(with_last_pawn(leads=False))


def test_before_its_sixth_turn_a_search_leaves_an_end_that_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(haste, "LOSS", 2.0)  # no loss is too much
    choose = Searcher(QUICK, is_unhurried=True)
    early, late = (with_last_pawn(leads=True, turns=turns) for turns in (4, LONG_ENOUGH))

    played = [set_off(choose, game) for game in (early, late)]

    assert played == [False, True]


def set_off(choose: Choose, game: Game, seed: int = 2) -> bool:
    """Whether the seat on turn sets off the end in its turn."""
    game, seat, chance = copy_of(game), game.turns.seat, Random(seed)
    while game.to_act == seat and game.turns.end_set_off_by is None:
        game.apply(seat, choose(view(game, seat), chance, never))
    return game.turns.end_set_off_by is not None


def test_a_search_out_of_time_waits_without_looking_ahead() -> None:
    asked = list[None]()

    def is_time_up() -> bool:
        asked.append(None)
        return True

    game = with_last_pawn(leads=True)
    best = last_pawn(game)
    found = [
        Searcher(QUICK, is_unhurried=True)(view(game, 1), Random(n), is_time_up) for n in (1, 2)
    ]

    assert best not in found
    assert asked


def test_an_easy_computer_keeps_its_last_pawn_until_its_sixth_turn() -> None:
    choose = LEVELS["easy"]
    ends = {
        turns: [
            set_off(choose, with_last_pawn(leads=True, turns=turns), seed) for seed in range(12)
        ]
        for turns in (4, LONG_ENOUGH)
    }

    assert not any(ends[4])
    assert any(ends[LONG_ENOUGH])


def test_turns_are_counted_by_seat_and_forgotten_by_a_text() -> None:
    game = begun(VARIANTS["classic"], 3, {"setup": "auto"}, Random(1))
    done = play(game, [LEVELS["easy"]] * 3, Random(1))

    counted = [game.turns.taken.count(seat) for seat in range(3)]
    read = parse_position(game.position())

    ends = [one.seat for one in done if one.word == "end"]
    assert counted == [ends.count(seat) for seat in range(3)]
    assert read.turns == game.turns
    assert read.turns.taken == ()
