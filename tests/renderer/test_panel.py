"""A panel's picture shows the tile as it would lie, and the cells or discs to choose from."""

import itertools
from dataclasses import replace

import pytest
from PIL import Image

from engine.actions import Place
from engine.game import view
from engine.hexes import SIDES, Cell, Point, cell_name, centre_of, neighbour, side_of
from engine.tiles import CENTRE, look_of
from engine.variants import VARIANTS
from renderer.choice import Choice, Ghost
from renderer.layers.sizes import badges
from renderer.layers.target_names import placed_names
from renderer.layout import Box
from renderer.panel import draw_panel
from renderer.parts.choice_marks import pill
from renderer.parts.measures import CHOSEN_RING, NAME_BELOW, PIECE, PILL_TYPE, TARGET_RING
from renderer.parts.sprites import Style, style_of_choices
from renderer.scene import Scene, set_panel_scene
from renderer.theme import THEMES, Theme, faded, load_theme
from tests.renderer.panels import PANELS, Panel, placing
from tests.renderer.positions import opened, pixel, position_at, share
from tests.renderer.strokes import places_in_half
from tests.renderer.test_pixels import unlikeness

WIDTH = 1200
HELD = ("place", "edge")
ON_DISCS = ("settle", "crowd", "withdraw", "keep", "mark")
ON_PIECES = ("withdraw", "keep")


class Shown:
    """A panel's picture, and where in it things should be."""

    def __init__(self, name: str, theme: str) -> None:
        self.panel: Panel = PANELS[name]
        self.choice: Choice = self.panel.choice
        self.theme: Theme = load_theme(theme)
        self.scene: Scene = set_panel_scene(self.panel.view, self.choice, (), WIDTH)
        self.style: Style = style_of_choices(self.theme, self.scene.layout.grid)
        self.image: Image.Image = opened(self.panel.draw(theme, WIDTH))

    @property
    def unit(self) -> int:
        return self.scene.layout.grid.unit

    @property
    def ghost(self) -> Ghost:
        assert self.choice.ghost is not None
        return self.choice.ghost

    def at(self, cell: Cell) -> complex:
        return complex(*self.scene.layout.centre(cell))

    def colour(self, at: complex) -> tuple[int, int, int]:
        return pixel(self.image, round(at.real), round(at.imag))

    def patch(self, middle: complex, image: Image.Image) -> Image.Image:
        left, top = round(middle.real) - image.width // 2, round(middle.imag) - image.height // 2
        return self.image.crop((left, top, left + image.width, top + image.height))


def shown_in(names: tuple[str, ...]) -> pytest.MarkDecorator:
    cases = list(itertools.product(names, THEMES))
    return pytest.mark.parametrize(("name", "theme"), cases)


@shown_in(HELD)
def test_the_tile_lies_at_its_cell_turned_and_faded(name: str, theme: str) -> None:
    shown = Shown(name, theme)
    tile, face, cell, turn = shown.ghost.place
    colours, ghostly = look_of(tile, face, turn).colours, faded(shown.theme)
    centre = shown.at(cell)
    assert shown.colour(centre) == ghostly.disc(colours[CENTRE]).pip
    for side in SIDES:
        disc, wanted = complex(*shown.scene.layout.at(side_of(cell, side))), colours[side]
        inwards = (centre - disc) / abs(centre - disc)
        clear = [
            place for place in places_in_half(ghostly.disc(wanted), inwards) if abs(place) > 0.25
        ]
        found = {shown.colour(disc + place * shown.unit) for place in clear}
        assert found == {ghostly.disc(wanted).body}


@shown_in(HELD)
def test_the_tile_has_a_dashed_outline(name: str, theme: str) -> None:
    shown = Shown(name, theme)
    centre, corners = shown.at(shown.ghost.place.cell), shown.scene.layout.grid.corners()
    for one, other in itertools.pairwise(corners[-2:] + corners[:4]):
        edge = [centre + one + step / 40 * (other - one) for step in range(3, 38)]
        colours = [shown.colour(at) for at in edge]
        runs = [found for found, _ in itertools.groupby(colours)]
        assert runs.count(shown.theme.mark) >= 3
        assert runs.count(shown.theme.mark_edge) >= 3


@shown_in(HELD)
def test_a_dot_is_on_each_disc_that_would_be_whole_and_on_no_other(name: str, theme: str) -> None:
    shown = Shown(name, theme)
    cell = shown.ghost.place.cell
    assert shown.ghost.discs
    for side in SIDES:
        disc = complex(*shown.scene.layout.at(side_of(cell, side)))
        inwards = (shown.at(cell) - disc) / abs(shown.at(cell) - disc)
        # This far inwards is past the tile's outline and still on the dot.
        has_dot = shown.colour(disc + 0.115 * shown.unit * inwards) == shown.theme.mark
        assert has_dot == (side_of(cell, side) in shown.ghost.discs)


@shown_in(HELD)
def test_the_name_stands_under_the_tile(name: str, theme: str) -> None:
    shown = Shown(name, theme)
    cell = shown.ghost.place.cell
    below = shown.at(cell) + NAME_BELOW * shown.unit * 1j
    unlike = {}
    for side in (None, *SIDES):
        for turn in SIDES:
            label = f"{cell_name(cell if side is None else neighbour(cell, side))} r{turn}"
            stamp = pill(shown.style, label, PILL_TYPE, is_chosen=True)
            patch = shown.patch(below, stamp.image)
            solid = stamp.coverage.point([0] * 255 + [255])
            unlike[label] = unlikeness(Image.composite(patch, stamp.image, solid), stamp.image)

    assert min(unlike, key=lambda label: unlike[label]) == shown.ghost.label


@shown_in(HELD)
def test_spots_are_bright_and_no_other_free_cell_is(name: str, theme: str) -> None:
    shown = Shown(name, theme)
    picture = Box(0, 0, *shown.image.size)
    held = shown.at(shown.ghost.place.cell)
    seen_spots = 0
    for cell in shown.panel.view.board.frontier():
        at = shown.at(cell) + 0.55j * shown.unit
        is_seen = Box(round(at.real), round(at.imag), 1, 1).overlap(picture)
        if is_seen and abs(shown.at(cell) - held) > 2.5 * shown.unit:
            is_spot = cell in shown.choice.spots
            assert shown.colour(at) == (shown.theme.spot if is_spot else shown.theme.table)
            seen_spots += is_spot
    assert seen_spots


@shown_in(ON_DISCS)
def test_every_target_has_a_ring_and_the_chosen_one_the_strongest(name: str, theme: str) -> None:
    shown = Shown(name, theme)
    for target in shown.choice.targets:
        if shown.scene.layout.shows(target, margin=-1):
            is_chosen = target == shown.choice.chosen
            assert bright_parts(shown, target, TARGET_RING) >= 4 or is_chosen
            assert (bright_parts(shown, target, CHOSEN_RING) >= 6) == is_chosen


def bright_parts(shown: Shown, target: Point, radii: tuple[float, ...]) -> int:
    """At how many of twelve places round a disc, set like hours, its ring can be seen."""
    disc, (_, inner, outer, _) = complex(*shown.scene.layout.at(target)), radii
    hours = ((inner + outer) / 2 * shown.unit * 1j ** (hour / 3) for hour in range(12))
    return sum(shown.colour(disc + offset) == shown.theme.mark for offset in hours)


@shown_in(ON_DISCS)
def test_every_target_is_named_beside_its_ring(name: str, theme: str) -> None:
    shown = Shown(name, theme)
    wanted = {disc for disc in shown.choice.targets if shown.scene.layout.shows(disc, margin=0)}

    placed = list(placed_names(shown.scene, shown.style))

    assert {disc for disc, _, _ in placed} == wanted
    for disc, stamp, spot in placed:
        solid = stamp.coverage.point([0] * 255 + [255])
        box = stamp.box.moved(*spot)
        patch = Image.composite(shown.image.crop(box.edges), stamp.image, solid)
        is_whole = box.overlap(Box(0, 0, *shown.image.size)) == box.width * box.height
        assert not is_whole or unlikeness(patch, stamp.image) < 5
        assert abs(complex(*shown.scene.layout.at(disc)) - complex(*spot)) < 1.2 * shown.unit


@pytest.mark.parametrize("name", ON_DISCS)
def test_names_of_targets_hide_no_piece_and_no_size_nor_one_another(name: str) -> None:
    shown = Shown(name, "wood")
    boxes = [stamp.box.moved(*spot) for _, stamp, spot in placed_names(shown.scene, shown.style)]
    kept = [stamp.box.moved(*spot) for stamp, spot in badges(shown.scene, shown.style)]
    reach = round(PIECE * shown.unit)
    places = map(shown.scene.layout.at, shown.panel.view.pieces)
    kept += [Box(x - reach, y - reach, 2 * reach, 2 * reach) for x, y in places]
    pairs = [*itertools.combinations(boxes, 2), *itertools.product(boxes, kept)]

    hidden = sum(one.overlap(other) for one, other in pairs)

    # Where targets crowd, corners of boxes may touch.
    assert hidden <= 0.03 * sum(box.width * box.height for box in boxes)


@shown_in(ON_PIECES)
def test_pieces_show_on_targets(name: str, theme: str) -> None:
    shown = Shown(name, theme)
    for target in shown.choice.targets:
        if shown.scene.layout.shows(target, margin=0):
            sign = shown.theme.signs[shown.panel.view.pieces[target]]
            assert shown.colour(complex(*shown.scene.layout.at(target))) == sign


@pytest.mark.parametrize("width", [400, 401, 997, 1200, 2400])
@pytest.mark.parametrize("name", PANELS)
def test_a_panel_of_any_width_has_the_shape_of_a_screen(name: str, width: int) -> None:
    picture = opened(PANELS[name].draw(width=width))

    assert picture.width == width
    assert picture.height / width == pytest.approx(0.766, abs=0.002)


@pytest.mark.parametrize(("name", "theme"), list(itertools.product(PANELS, THEMES)))
def test_a_panel_is_at_most_180_kilobytes(name: str, theme: str) -> None:
    assert len(PANELS[name].draw(theme, WIDTH)) <= 180_000


def test_the_same_panel_has_the_same_bytes() -> None:
    first = PANELS["place"].draw()
    PANELS["settle"].draw("night")

    assert opened(PANELS["place"].draw()).tobytes() == opened(first).tobytes()


def test_a_panel_shows_nothing_of_a_hand_but_the_tile_held() -> None:
    game = position_at(24).game
    choice = PANELS["place"].choice

    pictures = {Panel(view(game, seat), choice).draw() for seat in (None, *range(3))}

    assert len(pictures) == 1


def test_the_first_tile_of_a_game_can_be_held_over_an_empty_table() -> None:
    variant = VARIANTS["classic"]
    player = view(variant.start(2, {}, variant.tiles), 0)
    place = next(action for action in player.legal_actions() if isinstance(action, Place))

    picture = opened(Panel(player, Choice(Ghost(place, (), "M13 r0"))).draw())

    assert share(picture, faded(load_theme("wood")).tile) > 0.003


def test_where_nothing_is_to_be_chosen_the_tile_laid_last_is_in_the_middle() -> None:
    player = position_at(24).seen
    *_, last = player.board.tiles()

    scene = set_panel_scene(player, Choice(), (), WIDTH)

    assert scene.layout.shows(centre_of(last.cell), margin=-3)


def test_the_first_target_or_spot_is_looked_at_until_one_is_chosen() -> None:
    settle, place = PANELS["settle"].choice, PANELS["place"].choice

    assert replace(settle, chosen=None).middle == settle.targets[0]
    assert replace(place, ghost=None).middle == centre_of(place.spots[0])


def test_what_happened_is_marked() -> None:
    shown, panel = position_at(24), placing(24, 13)
    theme = load_theme("wood")

    plain, marked = (
        share(opened(draw_panel(panel.view, theme, panel.choice, recent, 600)), theme.mark)
        for recent in ((), shown.recent)
    )

    assert marked > 1.1 * plain
