"""Below a panel's board lie one's own tiles; at its edges stands what lies past them."""

import itertools
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from engine.game import view
from engine.hexes import SIDES, Cell, centre_of
from engine.tiles import CENTRE, Face, look_of
from renderer.choice import Choice, OwnTiles
from renderer.layers.past_edges import Edge, past_edges, placed_pills
from renderer.layout import Box
from renderer.parts.sprites import style_of_choices
from renderer.scene import Scene, set_panel_scene
from renderer.theme import THEMES, Theme, load_theme
from tests.renderer.panels import PANELS, Panel
from tests.renderer.positions import opened, pixel, position_at
from tests.renderer.test_pixels import unlikeness

WIDTH = 1200
GAP = 10
"""Pixels between the plates of the strip."""
PLACING = ("place", "edge", "second", "joining")


def scene_of(panel: Panel) -> Scene:
    return set_panel_scene(panel.view, panel.choice, (), WIDTH)


def rooms_of(scene: Scene) -> list[Box]:
    """The parts of the strip in which the faces lie."""
    assert scene.choice.tiles is not None
    strip, count = scene.layout.strip, len(scene.choice.tiles.slots)
    step = (WIDTH - GAP) / count
    return [
        Box(round(GAP + slot * step) + half * int(step - GAP) // 2, strip.top, *size)
        for slot in range(count)
        for half, size in ((half, (int(step - GAP) // 2, strip.height)) for half in (0, 1))
    ]


def centre_in(room: Box) -> tuple[int, int]:
    """The middle of the face in a room."""
    return room.left + round(0.72 * room.width), room.top + room.height // 2


def is_face(image: Image.Image, room: Box, theme: Theme) -> bool:
    """Whether a face lies in a room: the pip of its centre can be seen."""
    return pixel(image, *centre_in(room)) in {disc.pip for disc in theme.discs}


@pytest.mark.parametrize(("name", "theme"), list(itertools.product(PLACING, THEMES)))
def test_both_faces_of_every_tile_are_shown_the_held_one_as_it_is_turned(
    name: str, theme: str
) -> None:
    panel, colours = PANELS[name], load_theme(theme)
    image, scene = opened(panel.draw(theme, WIDTH)), scene_of(panel)
    ghost, tiles = panel.choice.ghost, panel.choice.tiles
    assert ghost is not None
    assert tiles is not None
    held = []
    sides = [(tile, face) for tile in tiles.slots for face in Face]
    for (tile, face), room in zip(sides, rooms_of(scene), strict=True):
        assert is_face(image, room, colours) == (tile is not None)
        if tile is None:
            continue
        is_held = (tile, face) == (ghost.place.tile, ghost.place.face)
        look = look_of(tile, face, ghost.place.turn if is_held else 0).colours
        x, y = centre_in(room)
        assert pixel(image, x, y) == colours.disc(look[CENTRE]).pip
        for side in SIDES:
            # On a half-disc, clear of its sign and of the tile's edge.
            at = complex(x, y) + 0.68 * scene_sides(scene)[side]
            near = {
                pixel(image, round(at.real) + right, round(at.imag) + down)
                for right, down in itertools.product((-6, 0, 6), repeat=2)
            }
            assert colours.disc(look[side]).body in near
        corner = pixel(image, room.left + room.width // 2, room.top + room.height // 8)
        assert (corner == colours.seat_on_turn) == is_held
        held.append(is_held)
    assert held.count(True) == 1


def scene_sides(scene: Scene) -> list[complex]:
    """Offsets of the side discs in the strip, in pixels."""
    unit = 62
    assert scene.layout.strip.height > 3 * unit
    return [unit * 1j ** (-side * 2 / 3) for side in SIDES]


def test_what_would_be_typed_stands_beside_the_held_face() -> None:
    panel = PANELS["place"]
    assert panel.choice.ghost is not None
    ghost, strip = panel.choice.ghost, scene_of(panel).layout.strip

    def drawn(label: str) -> Image.Image:
        choice = replace(panel.choice, ghost=replace(ghost, label=label))
        return opened(panel.offering(choice).draw("wood", WIDTH)).crop(strip.edges)

    shown = drawn(ghost.label)
    others = ("N10 r2", "N11 r3", "M10 r3", "")
    assert all(unlikeness(shown, drawn(label)) > 0 for label in others)


def test_the_longest_name_of_a_place_stays_in_its_room() -> None:
    panel = PANELS["place"]
    assert panel.choice.ghost is not None
    ghost, strip = panel.choice.ghost, scene_of(panel).layout.strip
    pictures = [
        opened(
            panel.offering(replace(panel.choice, ghost=replace(ghost, label=label))).draw(
                "wood", WIDTH
            )
        )
        for label in (ghost.label, "-AZ-2000 r5")
    ]

    changed = ImageChops.difference(*pictures).getbbox()

    assert changed is not None
    left, top, right, bottom = changed
    assert 605 < left < right < 760
    assert strip.top < top < bottom < strip.edges[3]


def test_a_panel_without_own_tiles_has_no_strip_and_shows_nothing_of_a_hand() -> None:
    game, choice = position_at(24).game, replace(PANELS["place"].choice, tiles=None)

    pictures = {Panel(view(game, seat), choice).draw() for seat in (None, *range(3))}

    assert len(pictures) == 1
    assert scene_of(PANELS["place"].offering(choice)).layout.strip.height == 0


@pytest.mark.parametrize("slots", [1, 3])
def test_other_numbers_of_tiles_fit_as_well(slots: int) -> None:
    panel = PANELS["place"]
    assert panel.choice.tiles is not None
    hand = (*panel.choice.tiles.slots, panel.choice.tiles.slots[0])[-slots:]
    names = tuple((f"{slot}a", f"{slot}b") for slot in range(1, slots + 1))

    scene = scene_of(panel.offering(replace(panel.choice, tiles=OwnTiles(hand, names))))
    image = opened(Panel(panel.view, scene.choice).draw("wood", WIDTH))

    assert all(is_face(image, room, load_theme("wood")) for room in rooms_of(scene))


def test_every_spot_is_seen_with_its_name_or_counted_past_an_edge() -> None:
    shown = PANELS["edge"]
    for ghost_at in (*shown.choice.spots, None):
        choice = shown.choice
        if ghost_at is not None:
            choice = Choice(spots=choice.spots, chosen=(centre_of(ghost_at),), tiles=choice.tiles)
        scene = scene_of(shown.offering(choice))
        seen = [cell for cell in choice.spots if scene.layout.has_room_for_name(cell)]

        assert len(seen) + past_edges(scene).total() == len(choice.spots)


def test_nothing_is_past_the_edges_of_a_whole_board() -> None:
    assert not past_edges(scene_of(PANELS["place"]))


def test_pills_lie_at_their_edges_and_hide_neither_the_ghost_nor_names() -> None:
    scene = scene_of(PANELS["edge"])
    style = style_of_choices(load_theme("wood"), scene.layout.grid)
    unit, board = scene.layout.grid.unit, Box(0, 0, WIDTH, scene.layout.strip.top)
    assert scene.choice.ghost is not None

    def box_at(cell: Cell, reach: float) -> Box:
        x, y = scene.layout.centre(cell)
        size = round(reach * unit)
        return Box(x - size, y - size, 2 * size, 2 * size)

    named = [cell for cell in scene.choice.spots if scene.layout.has_room_for_name(cell)]
    kept = [box_at(scene.choice.ghost.place.cell, 1), *(box_at(cell, 0.4) for cell in named)]
    pills = [stamp.box.moved(*at) for stamp, at in placed_pills(scene, style)]

    assert len(pills) == len(past_edges(scene))
    for one in pills:
        assert one.overlap(board) == one.width * one.height
        assert not any(one.overlap(other) for other in kept)


def test_a_target_past_an_edge_is_counted_there() -> None:
    shown = PANELS["edge"]
    tiles = [centre_of(place.cell) for place in shown.view.board.tiles()]
    chosen, far = max(tiles, key=lambda at: at.y), min(tiles, key=lambda at: at.y)
    scene = scene_of(Panel(shown.view, Choice(targets=(chosen, far), chosen=(chosen,))))

    counted = past_edges(scene)

    is_far_seen = scene.layout.shows(far, margin=0)
    assert counted == ({} if is_far_seen else {Edge.UP: 1})
