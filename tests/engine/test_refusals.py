"""What the rules forbid: every code of an illegal action, each by a case that provokes it."""

import pytest

from engine.hexes import Cell
from tests.engine import codes
from tests.engine.positions import bag_of, chosen, game_after, open_game_after, refusal
from tests.sources import modules_of

FIRST, SECOND, *_ = bag_of()

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

    assert sorted(cases) == sorted(codes.of_illegal_actions())


def test_codes_are_stable_words_and_no_two_errors_share_one() -> None:
    every = [*codes.of_illegal_actions(), *codes.of_bad_records()]

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
