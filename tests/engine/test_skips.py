"""Being skipped by the clock, in every position of every game (Ruling 12)."""

import pytest
from hypothesis import given

from engine.actions import Keep, Resign, Skip
from engine.copies import copy_of
from engine.errors import NotInSetUp, NotYourTurn
from engine.events import TurnEnded
from engine.game import Game
from tests.engine.plays import Play, plays
from tests.engine.positions import (
    SKIP,
    domaine_after,
    game_after,
    on_turn,
    play,
    ran_dry,
    recorded,
    refusal,
    set_up,
    terra_after,
)
from tests.engine.terra_positions import joined, own_joined
from tests.engine.terra_positions import set_off as terra_set_off

TABLE = "lay, lay, "
DEALT = "lay, lay, lay, end, "

POSITIONS: dict[str, Game] = {
    "classic, before the placement": game_after(set_up(2)),
    "classic, after one placement": game_after(set_up(2) + "lay"),
    "classic, after two placements": game_after(set_up(2) + "lay, lay"),
    "classic, with an empty hand": ran_dry(2),
    "terra, before anything": terra_after(TABLE),
    "terra, after a placement": terra_after(TABLE + "lay"),
    "terra, after settling": terra_after(TABLE + "settle"),
    "terra, after withdrawing": terra_after(TABLE + "settle, withdraw"),
    "terra, with an open keep": joined(),
    "terra, with an open keep of one's own pawn": own_joined(),
    "terra, in a last turn": terra_set_off(),
    "domaine, before the placement": domaine_after(DEALT),
    "domaine, where only a pass is left": domaine_after(DEALT, seed=45, tokens=[0]),
    "domaine, after the placement": domaine_after(DEALT + "lay"),
    "domaine, after marking": domaine_after(DEALT + "lay, mark"),
    "domaine, after again": domaine_after(DEALT + "lay 2, again"),
    "domaine, after the last marker": recorded("domaine-3p-3", 45),
    "domaine, in a last turn": recorded("domaine-3p-3", 46),
}
SET_UPS: dict[str, Game] = {
    "classic, before laying": game_after(),
    "classic, after laying": game_after("lay"),
    "terra, before laying": terra_after(setup="players"),
    "terra, after laying": terra_after("lay", setup="players"),
    "domaine, before laying": domaine_after(),
    "domaine, after one tile": domaine_after("lay"),
    "domaine, after all three": domaine_after("lay, lay, lay"),
}


@pytest.mark.parametrize("position", POSITIONS)
def test_a_skip_ends_the_turn_whatever_has_been_done_in_it(position: str) -> None:
    game = copy_of(POSITIONS[position])
    skipped, laid = on_turn(game), len(game.board)

    events = play(game, "skip")

    assert TurnEnded(skipped, was_skipped=True) in events
    assert on_turn(game) == game.seats.following(skipped)
    assert not any(isinstance(action, Keep) for action in game.legal_actions())
    assert len(game.board) == laid


@pytest.mark.parametrize("position", SET_UPS)
def test_nobody_is_skipped_in_set_up(position: str) -> None:
    game = SET_UPS[position]

    assert isinstance(refusal(game, game.to_act, SKIP), NotInSetUp)


@given(plays())
def test_who_is_on_turn_and_nobody_else_can_be_skipped(play: Play) -> None:
    game = play.end()
    can_be = not game.turns.is_in_set_up and game.turns.outcome is None

    assert (refusal(game, game.to_act, SKIP) is None) == can_be
    if can_be:
        others = [seat for seat in game.seats.still_in() if seat != game.to_act]
        assert all(isinstance(refusal(game, seat, SKIP), NotYourTurn) for seat in (*others, None))


@given(plays())
def test_neither_a_skip_nor_a_resignation_is_ever_listed(play: Play) -> None:
    for game in play.states():
        assert not any(isinstance(action, Skip | Resign) for action in game.legal_actions())
