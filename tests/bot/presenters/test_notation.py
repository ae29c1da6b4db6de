"""Typed moves are read forgivingly, completed without advice, and refused with what helps."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.presenters.notation import complete_move, read_move, write_move
from bot.services.errors import Refused
from engine.actions import Place
from engine.game import View, view
from engine.hexes import cell_name, distance
from engine.tiles import distinct_turns
from tests.bot.positions import random_game, random_view

VIEW = random_view(seed=3)
LEGAL = [action for action in VIEW.legal_actions() if isinstance(action, Place)]
MOVES = [write_move(VIEW, place) for place in LEGAL]

# A tile of VIEW's hand fits this cell in one way only with this face.
LONELY = next(
    place
    for place in LEGAL
    if sum((one.tile, one.face, one.cell) == (place.tile, place.face, place.cell) for one in LEGAL)
    == 1
)


def refusal(text: str, view: View = VIEW) -> Refused:
    with pytest.raises(Refused) as refused:
        read_move(text, view)
    return refused.value


@given(seed=some.integers(0, 50), pick=some.integers(0, 10_000))
def test_every_legal_move_is_read_back_as_it_is_written(seed: int, pick: int) -> None:
    view = random_view(seed)
    legal = [action for action in view.legal_actions() if isinstance(action, Place)]
    place = legal[pick % len(legal)]

    read = read_move(write_move(view, place), view)

    assert read == place


@pytest.mark.parametrize(
    "written",
    [
        "{slot}{face} {cell} r{turn}",
        "  {slot}{face}   {cell}   r{turn}  ",
        "{slot}{face},{cell},r{turn}",
        "{slot} {face} {cell} {turn}",
        "{slot}{face}{cell}r{turn}",
        "tile {slot} {face} {cell} turn {turn}",
        "`{slot}{face} {cell} r{turn}`",
        "({slot}{face}; {cell}; R{turn})",
    ],
)
def test_small_differences_in_writing_do_not_matter(written: str) -> None:
    place = LEGAL[-1]
    slot = VIEW.hand.index(place.tile) + 1
    text = written.format(slot=slot, face=place.face, cell=cell_name(place.cell), turn=place.turn)

    assert read_move(text, VIEW) == place
    assert read_move(text.upper(), VIEW) == place
    assert read_move(text.lower(), VIEW) == place


def test_wide_digits_and_letters_are_read_too() -> None:
    wide = "".join(chr(ord(letter) + 0xFEE0) if letter != " " else " " for letter in MOVES[0])

    assert read_move(wide, VIEW) == LEGAL[0]


def test_the_turn_may_be_left_out_when_only_one_fits() -> None:
    text = write_move(VIEW, LONELY).rpartition(" ")[0]

    assert read_move(text, VIEW) == LONELY


def test_turns_that_look_alike_are_the_same_move() -> None:
    view, bridge = next(
        (view, action)
        for view in map(random_view, range(30))
        for action in view.legal_actions()
        if isinstance(action, Place) and len(distinct_turns(action.tile, action.face)) == 3
    )
    text = write_move(view, bridge).rpartition("r")[0]

    assert read_move(f"{text}r{bridge.turn + 3}", view) == bridge


def test_what_leaves_several_moves_is_answered_with_some_of_them() -> None:
    refused = refusal("1a")

    assert refused.code == "move_ambiguous"
    assert isinstance(refused.data["moves"], tuple)
    assert set(refused.data["moves"]) <= set(MOVES)
    assert refused.data["count"] == sum(move.startswith("1a") for move in MOVES)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("hello there", "move_unreadable"),
        ("", "move_ambiguous"),
        ("9a M13", "move_no_slot"),
        ("1a M13", "move_cell_taken"),
        ("1a Z99", "move_cell_apart"),
        ("1a ZZZ9999", "move_no_cell"),
        ("1a M01", "move_no_cell"),
        ("1a L14 r7", "move_unreadable"),
    ],
)
def test_a_move_is_refused_with_what_is_wrong_with_it(text: str, code: str) -> None:
    refused = refusal(text)

    assert refused.code == code
    assert refused.data.get("nearest", MOVES[0]) in MOVES


def test_a_tile_that_does_not_fit_is_refused_with_a_move_beside_it() -> None:
    fitting = {(place.tile, place.face, place.cell, place.turn) for place in LEGAL}
    place = next(
        Place(one.tile, one.face, one.cell, turn)
        for one in LEGAL
        for turn in distinct_turns(one.tile, one.face)
        if (one.tile, one.face, one.cell, turn) not in fitting
    )

    refused = refusal(write_move(VIEW, place))

    assert refused.code == "move_does_not_fit"
    assert read_move(str(refused.data["nearest"]), VIEW).cell == place.cell


def test_whoever_has_laid_both_tiles_is_told_so() -> None:
    spectator = view(random_game(seed=3, actions=20), None)

    assert refusal("1a L14", spectator).code == "no_placement_left"


@given(text=some.text(max_size=30))
def test_any_text_at_all_is_a_legal_move_or_refused(text: str) -> None:
    try:
        place = read_move(text, VIEW)
    except Refused as refused:
        assert refused.code.startswith("move_")  # noqa: PT017  both ends are fine
    else:
        assert place in LEGAL


def test_completion_offers_no_more_than_discord_shows() -> None:
    assert len(LEGAL) > 25
    assert len(complete_move("", VIEW)) == 25


def test_completion_goes_by_slot_face_and_way_from_the_last_placement() -> None:
    last = list(VIEW.board.tiles())[-1].cell
    offered = complete_move("", VIEW)

    keys = [
        (VIEW.hand.index(place.tile), place.face, distance(place.cell, last)) for place in offered
    ]

    assert keys == sorted(keys)


# "R" alone may also be the beginning of a turn.
NOT_IN_ROW_R = next(move for move in reversed(MOVES) if "R" not in move)


@pytest.mark.parametrize("length", range(1, len(NOT_IN_ROW_R) + 1))
def test_each_typed_letter_narrows_what_is_offered(length: int) -> None:
    typed = NOT_IN_ROW_R[:length]

    offered = [write_move(VIEW, place) for place in complete_move(typed, VIEW)]

    assert offered
    assert all(move.lower().startswith(typed.lower()) for move in offered)


def test_nothing_is_offered_for_a_text_that_is_no_move() -> None:
    assert complete_move("hello there", VIEW) == []
