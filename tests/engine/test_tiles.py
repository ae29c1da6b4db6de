"""The 120 tiles (rules, section 1 and Ruling 0)."""

from collections import Counter

import pytest

from engine.tiles import ALL_TILES, Colour, Face, TileId, distinct_turns, look_of
from tests.engine.recount import centre_colour, sides_of

ORIENTATIONS = [(tile, face, turn) for tile in ALL_TILES for face in Face for turn in range(6)]


def letters(tile: TileId, face: Face, turn: int) -> str:
    """What the engine says a turned face shows: sides 0 to 5, then the centre."""
    return "".join(colour.letter for colour in look_of(tile, face, turn).colours)


def test_there_are_24_tiles_of_each_pattern_and_all_differ() -> None:
    assert Counter(tile[0] for tile in set(ALL_TILES)) == dict.fromkeys("PBFGH", 24)


def test_no_two_faces_look_the_same_in_any_turn() -> None:
    looks = [
        frozenset(letters(tile, face, turn) for turn in range(6))
        for tile in ALL_TILES
        for face in Face
    ]

    same = Counter(looks)

    # Each pattern has 4 * 3 * 2 colourings, and each is on one face a and on one face b.
    assert set(same.values()) == {2}


def test_each_face_lacks_one_colour_and_no_colour_lacks_on_both() -> None:
    for tile in ALL_TILES:
        shown = [set(look_of(tile, face, 0).colours) for face in Face]

        assert [len(colours) for colours in shown] == [3, 3]
        assert shown[0] | shown[1] == set(Colour)


@pytest.mark.parametrize(
    ("tile", "face", "turn", "shown"),
    [
        ("P-RGBY", "a", 0, "RRGGBBR"),
        ("P-RGBY", "b", 0, "GGBBYYG"),
        ("P-RGBY", "a", 1, "BRRGGBR"),
        ("B-RGBY", "a", 0, "RGBRGBR"),
        ("F-RGBY", "a", 0, "RGRGBBR"),
        ("G-RGBY", "a", 0, "RGRBGBR"),
        ("H-RGBY", "a", 0, "RGRBBGR"),
        ("H-YBGR", "b", 4, "BRRGBGB"),
    ],
)
def test_a_turn_moves_every_side_one_step_counter_clockwise(
    tile: str, face: str, turn: int, shown: str
) -> None:
    assert letters(TileId(tile), Face(face), turn) == shown


def test_every_orientation_shows_what_a_second_reading_of_the_rules_says() -> None:
    for tile, face, turn in ORIENTATIONS:
        expected = "".join(sides_of(tile, face, turn)) + centre_colour(tile, face)

        assert letters(tile, face, turn) == expected


def test_a_bridge_looks_the_same_after_three_sixths_and_nothing_else_does() -> None:
    turns = {tile: distinct_turns(tile, face) for tile in ALL_TILES for face in Face}

    assert {tile for tile in turns if turns[tile] == (0, 1, 2)} == {
        tile for tile in ALL_TILES if tile.startswith("B")
    }
    assert set(turns.values()) == {(0, 1, 2), (0, 1, 2, 3, 4, 5)}
