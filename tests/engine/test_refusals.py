"""What the rules forbid: every code of an illegal action, each by a case that provokes it."""

import pytest

from engine.domaine import DomaineGame
from engine.game import Game
from engine.hexes import Cell, Point
from engine.terra import TerraGame
from tests.engine import codes
from tests.engine.positions import (
    bag_of,
    chosen,
    domaine_after,
    game_after,
    open_game_after,
    recorded,
    refusal,
    terra_after,
    with_fields,
    with_pieces,
)
from tests.sources import modules_of

FIRST, SECOND, *_ = bag_of()


def without_pawns() -> TerraGame:
    """Seat 1 has no pawn left, and M13 is free."""
    game = terra_after("lay, " * 5, players=5)
    middle = game.board.group_name_at(Point(0, 0))
    others = [disc for disc in game.board.group_names() if disc != middle]
    return with_pieces(game, dict.fromkeys(others[:5], 1))


def waiting() -> Game:
    """Seat 0 must choose between two pawns on joined colonies."""
    return recorded("terra-4p-keep-5008", 74)


def on_last_turn() -> TerraGame:
    """Seat 1 has done what its last turn has room for."""
    return with_fields(terra_after("lay, lay, lay"), end="0 pawns", last="1")


def placed() -> DomaineGame:
    """Seat 0 has just placed; M13 lies in an open group."""
    return domaine_after("lay, lay, lay, end, lay")


def without_markers() -> Game:
    """Seat 2 has just placed its last marker."""
    return recorded("domaine-3p-3", 45)


ILLEGAL: list[tuple[str, str, int | None, str, dict[str, object]]] = [
    ("game_over", "resign", 1, "end", {}),
    ("not_your_turn", "", 1, "end", {"to_act": 0}),
    ("seat_has_resigned", "seat 2: resign", 2, "end", {"seat": 2}),
    ("unknown_tile", "", 0, "P-RGB a M13 r0", {"tile": "P-RGB"}),
    ("tile_not_in_hand", "", 0, f"{SECOND} a M13 r0", {"tile": SECOND}),
    ("first_tile_elsewhere", "", 0, f"{FIRST} a M14 r0", {"cell": Cell(1, 0)}),
    ("cell_taken", "lay, end", 1, f"{SECOND} a M13 r0", {"cell": Cell(0, 0)}),
    ("cell_not_adjacent", "lay, end", 1, f"{SECOND} a M15 r0", {"cell": Cell(2, 0)}),
    ("no_placement_left", "lay", 0, f"{SECOND} a M14 r0", {"placed": 1}),
    ("must_place", "", 0, "end", {"seat": 0}),
    ("not_in_set_up", "", 0, "skip", {}),
    ("not_in_this_game", "", 0, "again", {"action": "again"}),
]
OF_OTHER_GAMES: list[tuple[Game, str, str, dict[str, object]]] = [
    (terra_after("lay, lay", money=[0, 0]), "not_enough", "settle M13", {"purse": 0, "price": 1}),
    (terra_after("lay, lay"), "no_disc_there", "settle A1", {"disc": Point(-24, -24)}),
    (terra_after("lay, lay, settle M13"), "colony_taken", "settle M13", {"disc": Point(0, 0)}),
    (without_pawns(), "no_pawn_left", "settle M13", {}),
    (terra_after("lay, lay"), "no_pawn_there", "withdraw M13", {"disc": Point(0, 0)}),
    (terra_after("lay, lay, settle M13, end"), "not_your_pawn", "withdraw M13", {"owner": 1}),
    (waiting(), "must_keep", "end", {"pawns": (Point(-6, 0), Point(-6, 2))}),
    (terra_after("lay, lay, settle M13"), "not_a_joined_colony", "keep M13", {"disc": Point(0, 0)}),
    (on_last_turn(), "last_turn_used", "settle M13", {}),
    (domaine_after("lay, lay, lay, end", seed=45, tokens=[0]), "only_end_left", "again", {}),
    (placed(), "group_still_open", "mark N12", {"disc": Point(-2, 2)}),
    (
        domaine_after("lay, lay, lay, end, lay, mark"),
        "territory_taken",
        "mark M13.1",
        {"disc": Point(1, -1)},
    ),
    (without_markers(), "no_marker_left", "mark M13", {}),
]
WITH_AN_UNKNOWN_BAG: list[tuple[str, str, str, dict[str, object]]] = [
    ("tile_already_laid", "P-RGBY a M13 r0, end", "P-RGBY a M14 r0", {"tile": "P-RGBY"}),
    (
        "colours_differ",
        "P-RGBY a M13 r0, end, P-RGYB a M14 r3, end",
        "F-RGBY a L14 r0",
        {"cell": Cell(1, -1), "sides": (4, 5)},
    ),
]


@pytest.mark.parametrize(("code", "script", "seat", "text", "data"), ILLEGAL)
def test_what_the_rules_forbid_is_refused_with_its_code_and_data(
    code: str, script: str, seat: int | None, text: str, data: dict[str, object]
) -> None:
    game = game_after(script, players=2 if code == "game_over" else 3)

    refused = refusal(game, seat, chosen(game, text))

    assert refused is not None
    assert (refused.code, refused.data) == (code, data)


@pytest.mark.parametrize(("game", "code", "text", "data"), OF_OTHER_GAMES)
def test_what_the_rules_of_the_other_games_forbid_is_refused_with_its_code_and_data(
    game: Game, code: str, text: str, data: dict[str, object]
) -> None:
    refused = refusal(game, game.to_act, chosen(game, text))

    assert refused is not None
    assert (refused.code, refused.data) == (code, data)


@pytest.mark.parametrize(("code", "script", "text", "data"), WITH_AN_UNKNOWN_BAG)
def test_what_the_rules_forbid_of_any_tile_is_refused_with_its_code_and_data(
    code: str, script: str, text: str, data: dict[str, object]
) -> None:
    game = open_game_after(script)

    refused = refusal(game, game.to_act, chosen(game, text))

    assert refused is not None
    assert (refused.code, refused.data) == (code, data)


def test_every_code_of_an_illegal_action_has_a_case() -> None:
    cases = [code for code, *_ in ILLEGAL] + [code for code, *_ in WITH_AN_UNKNOWN_BAG]
    cases += [code for _, code, *_ in OF_OTHER_GAMES]

    assert sorted(cases) == sorted(codes.of_illegal_actions())


def test_codes_are_stable_words_and_no_two_errors_share_one() -> None:
    every = [*codes.of_illegal_actions(), *(codes.of_bad_records() | codes.of_bad_positions())]

    assert len(set(every)) == len(every)
    assert all(code.replace("_", "a").isalpha() and code.islower() for code in every)


def test_the_tree_drawn_in_the_module_is_the_tree_there_is() -> None:
    (errors,) = [module for module in modules_of("engine") if module.name == "engine.errors"]
    drawn = {
        line.split()[-1] for line in errors.text.split('"""')[1].splitlines() if "│   " in line
    }

    assert drawn == set(codes.of_illegal_actions())


def test_an_error_tells_its_code_and_data_in_its_text() -> None:
    game = game_after()

    assert str(refusal(game, 1, chosen(game, "end"))) == "not_your_turn: to_act 0"
    assert str(refusal(game, 0, chosen(game, "skip"))) == "not_in_set_up"
