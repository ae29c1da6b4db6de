"""Everything that lies on a board is found again in the pixels of its picture."""

import cmath
import itertools
import math
from collections.abc import Iterator, Mapping

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.board import Group
from engine.hexes import SIDES, Point, cell_name, centre_of, neighbours_of, side_of
from renderer.layers.sizes import badge_disc, badge_spot
from renderer.palette import palette_of
from renderer.parts.lettering import Type, Weight, line
from renderer.parts.measures import CELL_NAME, COUNTED, DISC, LARGEST_SIZE, RING, RING_WIDTH
from renderer.parts.sprites import Sprite, fresh_size, open_size, size, style_of
from renderer.parts.tiles import LOOKS
from renderer.scene import Scene, set_scene
from renderer.theme import THEMES, Rgb, Theme, load_theme
from tests.renderer.positions import Position, coloured, draw, labels, opened, pixel, position_at
from tests.renderer.strokes import places_in_half

pytestmark = pytest.mark.xdist_group("pixels")  # they share costly fixtures

WIDTH = 1200
BETWEEN = RING - RING_WIDTH / 2
"""Where a ring's middle lies, in units from a body's edge."""


class Pixels:
    """A board's picture, and where in it things should be."""

    def __init__(self, shown: Position, theme: str, *, is_marked: bool) -> None:
        self.theme: Theme = load_theme(theme)
        recent = shown.recent if is_marked else ()
        self.scene: Scene = set_scene(shown.view, labels(), recent, WIDTH)
        self.image: Image.Image = opened(draw(shown, theme, WIDTH, is_marked=is_marked))

    @property
    def unit(self) -> int:
        return self.scene.layout.grid.unit

    def colour(self, at: complex) -> Rgb:
        return pixel(self.image, math.floor(at.real), math.floor(at.imag))

    def disc(self, point: Point) -> complex:
        return complex(*self.scene.layout.at(point))

    def is_like(self, at: complex, wanted: Rgb, *others: Rgb) -> bool:
        found = self.colour(at)
        return all(distance(found, wanted) < distance(found, other) for other in others)

    def badges(self, *, are_closed: bool) -> dict[Group, complex]:
        least = 2 if are_closed else COUNTED
        return {
            group: complex(*badge_spot(self.scene.layout, group))
            for group in self.scene.groups
            if len(group.discs) >= least and group.is_closed == are_closed
        }

    def pips(self) -> set[Point]:
        """The discs of the board that no badge covers."""
        under = {
            badge_disc(self.scene.layout, group)
            for are_closed in (True, False)
            for group in self.badges(are_closed=are_closed)
        }
        return {disc for group in self.scene.groups for disc in group.discs} - under

    def patch(self, around: complex, image: Image.Image) -> Image.Image:
        left, top = round(around.real) - image.width // 2, round(around.imag) - image.height // 2
        return self.image.crop((left, top, left + image.width, top + image.height))


def distance(one: Rgb, other: Rgb) -> int:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))


def unlikeness(one: Image.Image, other: Image.Image) -> float:
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean)


@pytest.fixture(
    scope="module",
    params=itertools.product((2, 60, 120), THEMES),
    ids=lambda param: f"{param[0]} tiles, {param[1]}",
)
def plain(request: pytest.FixtureRequest) -> Pixels:
    tiles, theme = request.param
    return Pixels(position_at(tiles), theme, is_marked=False)


@pytest.fixture(scope="module", params=THEMES)
def marked(request: pytest.FixtureRequest) -> Pixels:
    return Pixels(position_at(60), request.param, is_marked=True)


def outwards(pixels: Pixels, group: Group, disc: Point) -> Iterator[complex]:
    """Directions from a disc in which its body ends."""
    at = pixels.disc(disc)
    for neighbour in neighbours_of(disc):
        if neighbour not in group.discs:
            yield (pixels.disc(neighbour) - at) / abs(pixels.disc(neighbour) - at)


def test_every_whole_disc_without_a_badge_has_its_pip(plain: Pixels) -> None:
    pips = plain.pips()
    for group in plain.scene.groups:
        colours = plain.theme.disc(group.colour)
        for disc in pips & set(group.discs):
            assert plain.colour(plain.disc(disc)) == colours.pip


def test_every_whole_disc_has_its_colour_round_the_pip(plain: Pixels) -> None:
    pips = plain.pips()
    for group in plain.scene.groups:
        body = plain.theme.disc(group.colour).body
        for disc in pips & set(group.discs):
            around = [
                plain.disc(disc) + cmath.rect(0.22 * plain.unit, math.tau * turn / 6)
                for turn in range(6)
            ]
            assert sum(plain.colour(at) == body for at in around) >= 3


def test_every_half_disc_has_its_colour_and_no_pip(plain: Pixels) -> None:
    board = plain.scene.view.board
    halves = board.half_discs()
    for place in board.tiles():
        for side in range(6):
            point = side_of(place.cell, side)
            if point in halves:
                inwards = plain.disc(centre_of(place.cell)) - plain.disc(point)
                colours = plain.theme.disc(halves[point])
                free = places_in_half(colours, inwards / abs(inwards))
                assert free
                for offset in free:
                    at = plain.disc(point) + offset * plain.unit
                    assert plain.colour(at) == colours.body


def test_every_closed_group_has_a_ring_wherever_it_ends(plain: Pixels) -> None:
    for group in plain.scene.groups:
        colours = plain.theme.disc(group.colour)
        for disc in group.discs if group.is_closed else ():
            for direction in outwards(plain, group, disc):
                # The outer one of two pixels may be a blend with the tile.
                assert any(
                    plain.is_like(
                        plain.disc(disc) + direction * (DISC + part * BETWEEN) * plain.unit,
                        *(colours.ring, colours.body, plain.theme.tile),
                    )
                    for part in (0, 1)
                )


def test_no_open_group_has_a_ring(plain: Pixels) -> None:
    for group in plain.scene.groups:
        colours = plain.theme.disc(group.colour)
        for disc in () if group.is_closed else group.discs:
            for direction in outwards(plain, group, disc):
                at = plain.disc(disc) + direction * (DISC + BETWEEN) * plain.unit
                assert not plain.is_like(at, colours.ring, colours.body, plain.theme.tile)


def test_neighbouring_discs_of_a_group_are_joined(plain: Pixels) -> None:
    for group in plain.scene.groups:
        body = plain.theme.disc(group.colour).body
        for disc in group.discs:
            for other in set(neighbours_of(disc)) & set(group.discs):
                assert plain.colour((plain.disc(disc) + plain.disc(other)) / 2) == body


def test_three_discs_that_touch_one_another_are_filled_in_between(plain: Pixels) -> None:
    for group in plain.scene.groups:
        body = plain.theme.disc(group.colour).body
        for disc in group.discs:
            around = neighbours_of(disc)
            for one, other in zip(around, (*around[1:], around[0]), strict=True):
                middle = sum((plain.disc(point) for point in (disc, one, other)), 0j) / 3
                if {one, other} <= set(group.discs):
                    assert plain.colour(middle) == body


def test_a_half_disc_is_joined_to_the_discs_that_it_touches_on_its_tile(plain: Pixels) -> None:
    discs, halves = plain.scene.discs, plain.scene.view.board.half_discs()
    for place in plain.scene.view.board.tiles():
        sides = [side_of(place.cell, side) for side in SIDES]
        for side, disc in enumerate(sides):
            for other in (sides[side - 1], sides[(side + 1) % 6], centre_of(place.cell)):
                if disc in halves and discs[disc].colour is discs[other].colour:
                    middle = (plain.disc(disc) + plain.disc(other)) / 2
                    assert plain.colour(middle) == plain.theme.disc(halves[disc]).body


def turns(pixels: Pixels) -> Iterator[tuple[Rgb, complex, complex]]:
    """The bars of bodies that turn round a corner of a free cell: colour, corner, bar's middle.

    The disc at the turn is whole; bars lead from it to half-discs on two different tiles.
    """
    board, discs = pixels.scene.view.board, pixels.scene.discs
    tiles = [{side_of(place.cell, side) for side in SIDES} for place in board.tiles()]
    for disc in discs.keys() - board.half_discs().keys():
        around = neighbours_of(disc)
        for pair in zip(around, (*around[1:], around[0]), strict=True):
            is_met = all(
                discs.get(half) is LOOKS[discs[disc].colour, False, False] for half in pair
            )
            if is_met and not any(set(pair) <= tile for tile in tiles):
                corner = sum((pixels.disc(point) for point in (disc, *pair)), 0j) / 3
                body = pixels.theme.disc(discs[disc].colour).body
                yield from (
                    (body, corner, (pixels.disc(disc) + pixels.disc(half)) / 2) for half in pair
                )


@pytest.mark.parametrize("name", THEMES)
def test_a_body_that_turns_round_a_corner_of_a_free_cell_is_whole(name: str) -> None:
    pixels = Pixels(position_at(120), name, is_marked=False)
    bars = list(turns(pixels))

    assert bars
    for body, corner, middle in bars:
        for part in (0.3, 0.5, 0.7):
            assert pixels.colour(corner + part * (middle - corner)) == body


def badge_number(pixels: Pixels, spot: complex, sprites: Mapping[int, Sprite]) -> int:
    """The number whose badge looks most like the picture round ``spot``."""
    unlike = {}
    for number, sprite in sprites.items():
        badge = coloured(sprite.image, palette_of(pixels.theme))
        patch = pixels.patch(spot + middle_of(sprite), badge)
        unlike[number] = unlikeness(Image.composite(patch, badge, sprite.mask), badge)
    return min(unlike, key=lambda number: unlike[number])


def middle_of(sprite: Sprite) -> complex:
    box = sprite.box
    return complex(box.left + box.width // 2, box.top + box.height // 2)


def test_every_closed_group_of_two_or_more_has_its_size(plain: Pixels) -> None:
    style = style_of(plain.theme, plain.scene.layout.grid)
    for group, spot in plain.badges(are_closed=True).items():
        badges = {number: size(style, number, group.colour) for number in range(1, 30)}
        assert badge_number(plain, spot, badges) == len(group.discs)


def test_every_open_group_of_four_or_more_has_its_size(plain: Pixels) -> None:
    style = style_of(plain.theme, plain.scene.layout.grid)
    for group, spot in plain.badges(are_closed=False).items():
        badges = {number: open_size(style, number, group.colour) for number in range(1, 60)}
        assert badge_number(plain, spot, badges) == len(group.discs)


def test_a_badge_leaves_a_rim_of_its_disc(plain: Pixels) -> None:
    for are_closed in (True, False):
        for group, spot in plain.badges(are_closed=are_closed).items():
            assert spot in {plain.disc(disc) for disc in group.discs}
    assert LARGEST_SIZE < DISC


def test_every_free_cell_has_its_own_name(plain: Pixels) -> None:
    scene, theme, palette = plain.scene, plain.theme, palette_of(plain.theme)
    kind = Type(Weight.MEDIUM, CELL_NAME * plain.unit, theme.cell_name, theme.table)
    names = {cell: cell_name(cell) for cell in scene.view.board.frontier()}
    lines = {name: coloured(line(palette, name, kind), palette) for name in names.values()}
    for cell, name in names.items():
        centre = complex(*scene.layout.centre(cell))
        likeness = {
            other: unlikeness(plain.patch(centre, lines[other]), lines[other]) for other in lines
        }
        assert min(likeness, key=lambda other: likeness[other]) == name
        assert likeness[name] == 0


def test_the_tiles_of_the_last_turn_have_a_white_outline(marked: Pixels) -> None:
    halves = marked.scene.view.board.half_discs()
    assert marked.scene.recent
    for event in marked.scene.recent:
        for side, offset in enumerate(marked.scene.layout.grid.sides()):
            if side_of(event.place.cell, side) in halves:
                at = complex(*marked.scene.layout.centre(event.place.cell)) + 1.13 * offset
                assert marked.colour(at) == marked.theme.mark


def test_no_outline_cuts_a_disc(marked: Pixels) -> None:
    pips = marked.pips() - {disc for event in marked.scene.recent for disc in event.discs}
    for group in marked.scene.groups:
        body = marked.theme.disc(group.colour).body
        for disc in pips & set(group.discs):
            around = [
                marked.disc(disc) + cmath.rect(0.36 * marked.unit, math.tau * turn / 12)
                for turn in range(12)
            ]
            assert sum(marked.colour(at) == body for at in around) >= 6


def test_a_group_closed_in_the_last_turn_has_a_white_rim_round_it_all(marked: Pixels) -> None:
    closed = {group.disc for event in marked.scene.recent for group in event.closed}
    assert closed
    fresh = [group for group in marked.scene.groups if group.discs[0] in closed]
    among = {disc for group in fresh for disc in group.discs}
    for group in fresh:
        for disc in group.discs:
            for neighbour in set(neighbours_of(disc)) - among:
                direction = (marked.disc(neighbour) - marked.disc(disc)) / marked.unit
                at = marked.disc(disc) + direction * (DISC + 0.1) * marked.unit
                assert marked.colour(at) == marked.theme.mark


def test_discs_completed_in_the_last_turn_have_a_white_dot(marked: Pixels) -> None:
    discs = {disc: event.place.cell for event in marked.scene.recent for disc in event.discs}
    assert discs
    for disc, cell in discs.items():
        inwards = complex(*marked.scene.layout.centre(cell)) - marked.disc(disc)
        for beside_the_outline in (-0.1, 0.1):
            at = marked.disc(disc) + beside_the_outline * inwards
            if not near_a_badge(marked, at):
                assert marked.colour(at) == marked.theme.mark


def test_groups_closed_in_the_last_turn_have_a_white_badge_with_their_size(marked: Pixels) -> None:
    style = style_of(marked.theme, marked.scene.layout.grid)
    closed = [group for event in marked.scene.recent for group in event.closed]
    assert {group.size for group in closed} == {1, 4, 6}
    groups = {group.discs[0]: group for group in marked.scene.groups}
    for group in closed:
        spot = complex(*badge_spot(marked.scene.layout, groups[group.disc]))
        colour = groups[group.disc].colour
        badges = {number: fresh_size(style, number, colour) for number in range(1, 30)}
        assert badge_number(marked, spot, badges) == group.size


def near_a_badge(pixels: Pixels, at: complex) -> bool:
    spots = (badge_spot(pixels.scene.layout, group) for group in pixels.scene.groups)
    return any(abs(complex(*spot) - at) < 0.6 * pixels.unit for spot in spots)
