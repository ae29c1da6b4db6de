"""A hand's picture shows both faces of each tile, with the names that players type."""

import pytest

from engine.tiles import CENTRE, Face, TileId, look_of
from renderer.hand import HandLabels, draw_hand
from renderer.theme import THEMES, load_theme
from tests.renderer.positions import opened, pixel, share
from tests.renderer.strokes import places_in_half

WOOD = load_theme("wood")
TILES = (TileId("P-GRBY"), TileId("H-BYGR"))
LABELS = HandLabels(("Tile 1", "Tile 2"), (("1a", "1b"), ("2a", "2b")))
NO_LABELS = HandLabels(("", ""), (("", ""), ("", "")))


DIRECTIONS = [(1, 0), (0.5, -0.866), (-0.5, -0.866), (-1, 0), (-0.5, 0.866), (0.5, 0.866)]
"""From a tile's centre to its sides 0 to 5, right and down."""


@pytest.mark.parametrize("name", THEMES)
def test_each_face_shows_its_seven_discs_unturned(name: str) -> None:
    theme = load_theme(name)
    picture = opened(draw_hand(TILES, theme, NO_LABELS))
    columns = (156, 448, 751, 1043)
    unit = 105

    for column, (tile, face) in zip(
        columns, [(tile, face) for tile in TILES for face in Face], strict=True
    ):
        colours = look_of(tile, face, 0).colours
        for side in range(6):
            outwards, disc = complex(*DIRECTIONS[side]), theme.disc(colours[side])
            free = places_in_half(disc, -outwards)
            assert free
            for offset in free:
                at = unit * (outwards + offset)
                place = round(column + at.real), round(picture.height / 2 + at.imag)
                assert pixel(picture, *place) == disc.body
        middle = round(column), round(picture.height / 2)
        assert pixel(picture, *middle) == theme.disc(colours[CENTRE]).pip


def test_a_hand_that_may_not_be_played_yet_has_no_names() -> None:
    named, bare = (opened(draw_hand(TILES, WOOD, texts)) for texts in (LABELS, NO_LABELS))

    assert bare.height < named.height
    assert share(named, WOOD.text) > 0.001
    assert share(bare, WOOD.text) == 0


def test_a_free_slot_shows_no_tile() -> None:
    picture = opened(draw_hand((TILES[0], None), WOOD, LABELS))

    right = picture.crop((picture.width // 2, 0, picture.width, picture.height))

    assert share(right, WOOD.tile) < 0.001
    assert share(picture, WOOD.tile) > 0.01


def test_one_tile_can_be_drawn_as_narrow_as_a_board() -> None:
    labels = HandLabels(("Tile 1",), (("1a", "1b"),))

    assert opened(draw_hand(TILES[:1], WOOD, labels, 400)).width == 400


def test_a_width_out_of_range_is_refused() -> None:
    with pytest.raises(ValueError, match="400 to 2400"):
        draw_hand(TILES, WOOD, LABELS, 399)
