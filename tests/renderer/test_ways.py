"""Between a panel's board and one's own tiles lies every way to fill the cell chosen."""

import itertools
from dataclasses import replace

import pytest
from PIL import Image

from engine.hexes import SIDES
from engine.tiles import CENTRE, look_of
from renderer.choice import Way
from renderer.layout import Box
from renderer.scene import Scene, set_panel_scene
from renderer.theme import THEMES, load_theme
from tests.renderer.panels import PANELS, Panel, places, way
from tests.renderer.positions import opened, pixel
from tests.renderer.test_pixels import unlikeness

WIDTH = 1200
GAP = 10
COLUMNS = 6
"""A few ways are no wider than so many."""
PLACING = ("place", "edge", "second", "joining")
UNIT = 62


def crowded() -> Panel:
    """A panel with eight ways of two figures, as many as lie beside one another."""
    panel = PANELS["place"]
    assert panel.choice.ghost is not None
    chosen = panel.choice.ghost.place
    others = [place for place in places(panel.view) if place != chosen][:7]
    ways = [way(panel.view, place, at) for at, place in enumerate([*others, chosen], start=9)]
    return panel.offering(replace(panel.choice, ways=tuple(ways)))


def scene_of(panel: Panel) -> Scene:
    return set_panel_scene(panel.view, panel.choice, (), WIDTH)


def plates_of(scene: Scene) -> list[Box]:
    strip, count = scene.layout.ways, len(scene.choice.ways)
    step = (WIDTH - GAP) / max(count, COLUMNS)
    return [
        Box(round(GAP + at * step), strip.top + GAP, int(step - GAP), strip.height - GAP)
        for at in range(count)
    ]


@pytest.mark.parametrize(
    ("panel", "theme"), list(itertools.product([*map(PANELS.get, PLACING), crowded()], THEMES))
)
def test_each_way_is_drawn_as_it_would_lie_and_the_chosen_one_is_lit(
    panel: Panel, theme: str
) -> None:
    colours, scene = load_theme(theme), scene_of(panel)
    image, ghost, lit = opened(panel.draw(theme, WIDTH)), panel.choice.ghost, []
    assert ghost is not None
    assert scene.choice.ways
    for one, plate in zip(scene.choice.ways, plates_of(scene), strict=True):
        look = look_of(one.place.tile, one.place.face, one.place.turn).colours
        x, y = plate.left + plate.width // 2, plate.top + round(0.4 * plate.height)
        assert pixel(image, x, y) == colours.disc(look[CENTRE]).pip
        for side in SIDES:
            # On a half-disc, clear of its sign and of the tile's edge.
            at = complex(x, y) + 0.68 * UNIT * 1j ** (-side * 2 / 3)
            near = {
                pixel(image, round(at.real) + right, round(at.imag) + down)
                for right, down in itertools.product((-6, 0, 6), repeat=2)
            }
            assert colours.disc(look[side]).body in near
        ground = pixel(image, plate.left + 10, plate.top + round(0.74 * plate.height))
        assert (ground == colours.seat_on_turn) == (one.place == ghost.place)
        lit.append(one.place == ghost.place)
    assert lit.count(True) == 1


@pytest.mark.parametrize("panel", [PANELS["place"], crowded()])
def test_number_and_name_of_a_way_stand_in_its_plate(panel: Panel) -> None:
    ways, strip = panel.choice.ways, scene_of(panel).layout.ways

    def drawn(first: Way) -> Image.Image:
        choice = replace(panel.choice, ways=(first, *ways[1:]))
        return opened(panel.offering(choice).draw("wood", WIDTH)).crop(strip.edges)

    shown = drawn(ways[0])
    changed = [replace(ways[0], number=ways[0].number + 20), replace(ways[0], label="9b r9")]
    for other in map(drawn, changed):
        assert unlikeness(shown, other) > 0
        columns = [
            x
            for x in range(WIDTH)
            if shown.crop((x, 0, x + 1, strip.height)).tobytes()
            != other.crop((x, 0, x + 1, strip.height)).tobytes()
        ]
        (plate, *_) = plates_of(scene_of(panel))
        assert plate.left < min(columns)
        assert max(columns) < plate.left + plate.width


def test_a_panel_without_ways_has_no_strip_for_them() -> None:
    panel = PANELS["place"]

    assert scene_of(panel.offering(replace(panel.choice, ways=()))).layout.ways.height == 0
