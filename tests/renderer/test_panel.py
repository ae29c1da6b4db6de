"""A panel's picture shows the tile as it would lie, and the cells or discs to choose from."""

import itertools
from dataclasses import replace

import pytest
from PIL import Image

from engine.actions import Place
from engine.events import PawnWithdrawn
from engine.game import view
from engine.hexes import SIDES, Cell, centre_of, side_of
from engine.tiles import CENTRE, look_of
from engine.variants import VARIANTS
from renderer.choice import Choice, Ghost
from renderer.layout import Box
from renderer.panel import draw_panel
from renderer.parts.sprites import Style, style_of_choices
from renderer.scene import Scene, set_panel_scene
from renderer.theme import THEMES, Theme, faded, load_theme
from tests.renderer.panels import PANELS, Panel, placing
from tests.renderer.positions import (
    COLONIES,
    opened,
    pixel,
    position_after,
    position_at,
    share,
)
from tests.renderer.strokes import places_in_half

WIDTH = 1200
HELD = ("place", "edge")


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
def test_a_spot_has_a_dot_for_every_disc_that_a_tile_would_complete(name: str, theme: str) -> None:
    shown = Shown(name, theme)
    cells = [spot for spot in shown.choice.spots if shown.scene.layout.has_room_for_name(spot)]
    assert cells
    for cell in cells:
        line = shown.at(cell) + 0.38j * shown.unit
        colours = [shown.colour(line + step) for step in range(-shown.unit // 2, shown.unit // 2)]
        runs = [found for found, _ in itertools.groupby(colours)]
        assert runs.count(shown.theme.text) == shown.panel.view.board.completed_at(cell)


@shown_in(HELD)
def test_spots_are_bright_and_no_other_free_cell_is(name: str, theme: str) -> None:
    shown = Shown(name, theme)
    picture = Box(0, 0, *shown.image.size)
    held = shown.at(shown.ghost.place.cell)
    seen_spots = 0
    for cell in shown.panel.view.board.frontier():
        at = shown.at(cell) + 0.6j * shown.unit
        is_seen = Box(round(at.real), round(at.imag), 1, 1).overlap(picture)
        if is_seen and abs(shown.at(cell) - held) > 2.5 * shown.unit:
            is_spot = cell in shown.choice.spots
            assert shown.colour(at) == (shown.theme.spot if is_spot else shown.theme.table)
            seen_spots += is_spot
    assert seen_spots


@pytest.mark.parametrize("width", [400, 401, 997, 1200, 2400])
@pytest.mark.parametrize("name", PANELS)
def test_a_panel_of_any_width_has_the_shape_of_a_screen(name: str, width: int) -> None:
    picture = opened(PANELS[name].draw(width=width))

    assert picture.width == width
    assert 0.5 <= picture.height / width <= 1.155


@pytest.mark.parametrize(("name", "theme"), list(itertools.product(PANELS, THEMES)))
def test_a_panel_is_at_most_180_kilobytes(name: str, theme: str) -> None:
    assert len(PANELS[name].draw(theme, WIDTH)) <= 180_000


def test_the_same_panel_has_the_same_bytes() -> None:
    first = PANELS["place"].draw()
    PANELS["settle"].draw("night")

    assert opened(PANELS["place"].draw()).tobytes() == opened(first).tobytes()


def test_a_panel_shows_nothing_of_a_hand_but_what_it_is_given() -> None:
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

    assert replace(settle, chosen=()).middle == settle.targets[0]
    assert replace(place, ghost=None).middle == centre_of(place.spots[0])


def test_no_placement_is_marked_but_what_became_of_pieces_is() -> None:
    shown, panel = position_at(24), placing(24, 13)
    settled = position_after(COLONIES, 63)
    choice, wood = PANELS["settle"].choice, load_theme("wood")

    plain, told = (
        opened(draw_panel(panel.view, wood, panel.choice, recent, 600)).tobytes()
        for recent in ((), shown.recent)
    )
    bare, marked = (
        opened(draw_panel(settled.view, wood, choice, recent, 600)).tobytes()
        for recent in ((), (PawnWithdrawn(0, choice.targets[0], 0, 0),))
    )

    assert told == plain
    assert marked != bare
