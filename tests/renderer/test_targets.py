"""Groups to choose from are lit as a whole and bear letters, so that one finds them in the list."""

import itertools

import pytest
from PIL import Image

from engine.events import PawnWithdrawn
from engine.hexes import Point, letters_of, neighbours_of
from renderer.bodies import bodies_of
from renderer.choice import Choice
from renderer.layers.sizes import badges
from renderer.layers.tags import shoulder
from renderer.middles import in_reading_order
from renderer.panel import draw_panel
from renderer.parts.sprites import Sprite, style_of_choices
from renderer.parts.target_marks import Ring, shoulder_letter, tag
from renderer.scene import Scene, set_panel_scene
from renderer.theme import THEMES, Theme, load_theme
from tests.renderer.panels import PANELS, Panel
from tests.renderer.positions import coloured, opened, pixel
from tests.renderer.test_pixels import unlikeness

WIDTH = 1200
ON_DISCS = ("settle", "crowd", "withdraw", "keep", "mark")
ON_PIECES = ("withdraw", "keep")
IN_THEMES = pytest.mark.parametrize(("name", "theme"), list(itertools.product(ON_DISCS, THEMES)))


class Shown:
    """A panel's picture, and where in it things should be."""

    def __init__(self, panel: Panel, theme: str = "wood") -> None:
        self.panel: Panel = panel
        self.choice: Choice = panel.choice
        self.theme: Theme = load_theme(theme)
        self.scene: Scene = set_panel_scene(panel.view, panel.choice, (), WIDTH)
        self.style = style_of_choices(self.theme, self.scene.layout.grid)
        self.image: Image.Image = opened(panel.draw(theme, WIDTH))
        self.group_at = {
            disc: group.discs for group in panel.view.board.groups() for disc in group.discs
        }

    def white_round(self, disc: Point, units: float) -> int:
        """At how many of twelve places round a disc, set like hours, the picture is white."""
        at, unit = complex(*self.scene.layout.at(disc)), self.scene.layout.grid.unit
        hours = (at + units * unit * 1j ** (hour / 3) for hour in range(12))
        return sum(
            pixel(self.image, round(hour.real), round(hour.imag)) == self.theme.mark
            for hour in hours
        )

    def unlikeness(self, sprite: Sprite, at: tuple[int, int]) -> float:
        """How far the picture differs from a sprite that should lie at a pixel."""
        wanted = coloured(sprite.image, self.style.palette)
        found = self.image.crop(sprite.box.moved(*at).edges)
        return unlikeness(Image.composite(found, wanted, sprite.mask.convert("L")), wanted)

    def is_on_shoulder(self, disc: Point) -> bool:
        colour = self.scene.discs[disc].colour
        return disc in self.panel.view.pieces or self.theme.disc(colour).has_sign


@IN_THEMES
def test_every_target_has_its_letter_in_a_ring_and_the_chosen_ring_is_the_strongest(
    name: str, theme: str
) -> None:
    shown = Shown(PANELS[name], theme)
    layout = shown.scene.layout
    for index, target in enumerate(shown.choice.targets):
        others = [letters_of(index + more) for more in (0, 1, 26)]
        disc, is_chosen = shown.scene.tags[target], target in shown.choice.chosen
        assert shown.white_round(disc, 0.4325) >= 8
        assert (shown.white_round(disc, 0.483) >= 8) == is_chosen
        if shown.is_on_shoulder(disc):
            at = shoulder(layout, disc)
            unlike = {
                other: shown.unlikeness(shoulder_letter(shown.style, other), at) for other in others
            }
        else:
            colour = shown.scene.discs[disc].colour
            ring = Ring.CHOSEN if is_chosen else Ring.ONE
            unlike = {
                other: shown.unlikeness(tag(shown.style, other, colour, ring), layout.at(disc))
                for other in others
            }
        assert min(unlike, key=lambda other: unlike[other]) == letters_of(index)


@IN_THEMES
def test_whole_groups_are_lit_and_no_others(name: str, theme: str) -> None:
    shown = Shown(PANELS[name], theme)
    lit = {disc for target in shown.choice.targets for disc in shown.group_at[target]}
    near = {other for disc in lit for other in neighbours_of(disc)}
    near |= {other for disc in near for other in neighbours_of(disc)}
    far = [disc for disc in shown.group_at if disc not in near and disc not in lit]

    unlit = [disc for disc in lit if not shown.white_round(disc, 0.51)]
    assert len(unlit) <= 0.05 * len(lit)  # some lie in the midst of other discs
    assert not any(shown.white_round(disc, 0.51) for disc in far)


@pytest.mark.parametrize("name", ON_DISCS)
def test_letters_lie_in_their_groups_on_no_piece_but_their_own_and_badges_beside_them(
    name: str,
) -> None:
    shown = Shown(PANELS[name])
    tags, pieces = shown.scene.tags, shown.panel.view.pieces
    for target, disc in tags.items():
        assert disc in shown.group_at[target]
        assert disc == target or disc not in pieces
    assert len(set(tags.values())) == len(tags)
    taken = {shown.scene.layout.at(disc) for disc in (*tags.values(), *pieces)}
    assert not taken.intersection(at for _, at in badges(shown.scene, shown.style))


@pytest.mark.parametrize("name", ON_DISCS)
def test_letters_run_as_one_reads(name: str) -> None:
    shown = Shown(PANELS[name])
    places = [shown.scene.layout.at(shown.scene.tags[target]) for target in shown.choice.targets]

    assert places == sorted(places, key=lambda at: (at[1], at[0]))


@pytest.mark.parametrize(("name", "theme"), list(itertools.product(ON_PIECES, THEMES)))
def test_pieces_show_on_targets(name: str, theme: str) -> None:
    shown = Shown(PANELS[name], theme)
    for target in shown.choice.targets:
        sign = shown.theme.signs[shown.panel.view.pieces[target]]
        assert pixel(shown.image, *shown.scene.layout.at(target)) == sign


def test_all_targets_are_in_the_picture_while_they_can_be_read() -> None:
    for name in ON_DISCS:
        shown = Shown(PANELS[name])
        assert all(shown.scene.layout.holds(disc, 0.5) for disc in shown.scene.tags.values())


def test_several_targets_can_be_chosen() -> None:
    panel = PANELS["settle"]
    several = panel.choice.targets[2:5]
    shown = Shown(panel.offering(Choice(targets=panel.choice.targets, chosen=several)))

    strong = [
        target
        for target in shown.choice.targets
        if shown.white_round(shown.scene.tags[target], 0.483) >= 8
    ]

    assert tuple(strong) == several


def test_where_a_piece_was_taken_off_the_letter_stands_there_in_a_dashed_ring() -> None:
    panel = PANELS["settle"]
    target = next(
        one
        for one in panel.choice.targets
        if one not in panel.choice.chosen
        and set_panel_scene(panel.view, panel.choice, (), WIDTH).tags[one] != one
    )
    left = (PawnWithdrawn(0, target, 0, 0),)

    scene = set_panel_scene(panel.view, panel.choice, left, WIDTH)
    image = opened(draw_panel(panel.view, load_theme("wood"), panel.choice, left, WIDTH))

    unit, at = scene.layout.grid.unit, complex(*scene.layout.at(target))
    ring = [at + 0.435 * unit * 1j ** (step / 30) for step in range(120)]
    runs = itertools.groupby(
        pixel(image, round(one.real), round(one.imag)) == load_theme("wood").mark for one in ring
    )
    assert scene.tags[target] == target
    assert 7 <= sum(is_white for is_white, _ in runs) <= 9


def test_a_body_has_the_half_discs_that_it_joins_and_nothing_else() -> None:
    shown = Shown(PANELS["crowd"])
    looks, groups = shown.scene.discs, {discs[0]: discs for discs in shown.group_at.values()}
    cells = [place.cell for place in shown.panel.view.board.tiles()]

    bodies = bodies_of(groups, cells, looks)

    halves = []
    for name, body in bodies.items():
        assert {disc for disc in body.discs if looks[disc].is_whole} == set(groups[name])
        assert {looks[disc].colour for disc in body.discs} == {looks[name].colour}
        own = [disc for disc in body.discs if not looks[disc].is_whole]
        assert not (looks[name].is_closed and own)
        halves += own
        for one, other in body.bars:
            assert other in neighbours_of(one)
            assert {one, other} <= body.discs
    assert len(halves) == len(set(halves)) > 0


def test_order_does_not_depend_on_the_order_given() -> None:
    panel = PANELS["crowd"]
    board, pieces = panel.view.board, panel.view.pieces

    orders = {
        tuple(in_reading_order(targets, board.groups(), pieces))
        for targets in (panel.choice.targets, panel.choice.targets[::-1])
    }

    assert orders == {panel.choice.targets}
