"""What each game of the family starts with: players, tiles and options (sections 2 to 4)."""

import pytest

from engine.errors import BadRecord
from engine.events import Event
from engine.game import summarise
from engine.tiles import ALL_TILES
from engine.variants import VARIANTS
from tests.engine.positions import END, game_after, play

FOREIGN = [
    ("classic", "withdraw", "own"),
    ("terra", "target", 60),
    ("domaine", "target", 60),
    ("domaine", "withdraw", "any"),
]
OUT_OF_RANGE = [
    ("classic", "target", 59),
    ("classic", "target", 241),
    ("terra", "withdraw", "none"),
    ("terra", "setup", "dealer"),
    ("domaine", "setup", "dealer"),
]


@pytest.mark.parametrize(
    ("variant", "fewest", "most"), [("classic", 2, 4), ("terra", 2, 5), ("domaine", 2, 4)]
)
def test_a_game_is_for_so_many_players(variant: str, fewest: int, most: int) -> None:
    for players in range(fewest, most + 1):
        assert game_after(variant=variant, players=players).seats.count == players
    for players in (fewest - 1, most + 1):
        with pytest.raises(BadRecord, match="bad_players"):
            game_after(variant=variant, players=players)


@pytest.mark.parametrize(("variant", "tiles"), [("classic", 120), ("terra", 120), ("domaine", 72)])
def test_a_bag_holds_each_tile_of_the_game_once(variant: str, tiles: int) -> None:
    assert len(set(VARIANTS[variant].tiles)) == tiles
    for bag in (ALL_TILES[:72], VARIANTS[variant].tiles[1:], VARIANTS[variant].tiles * 2):
        with pytest.raises(BadRecord, match="bad_bag"):
            game_after(variant=variant, bag=bag)


@pytest.mark.parametrize(
    ("variant", "defaults"),
    [
        ("classic", {"target": 60, "setup": "players"}),
        ("terra", {"withdraw": "own", "setup": "auto"}),
        ("domaine", {"setup": "players"}),
    ],
)
def test_an_option_that_is_left_out_has_its_default(
    variant: str, defaults: dict[str, int | str]
) -> None:
    assert game_after(variant=variant).options == defaults


@pytest.mark.parametrize(("variant", "option", "value"), FOREIGN)
def test_an_option_of_another_game_is_refused(variant: str, option: str, value: int | str) -> None:
    with pytest.raises(BadRecord, match="unknown_option"):
        VARIANTS[variant].start(2, {option: value}, None)


@pytest.mark.parametrize(("variant", "option", "value"), OUT_OF_RANGE)
def test_a_value_out_of_range_is_refused(variant: str, option: str, value: int | str) -> None:
    with pytest.raises(BadRecord, match="bad_option"):
        VARIANTS[variant].start(2, {option: value}, None)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("setup", ["players", "auto"])
def test_placements_of_a_set_up_cost_and_earn_nothing(variant: str, setup: str) -> None:
    game = game_after(variant=variant, setup=setup)

    laid: list[Event] = []
    while game.turns.is_in_set_up:
        laid += play(game, "end" if game.legal_actions() == [END] else "lay")

    assert len(game.board) > 1
    assert (summarise(laid).price, summarise(laid).gain) == (0, 0)
