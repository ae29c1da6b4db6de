"""The comparison with goldens sees whatever is missing or wrong in a panel's picture."""

from dataclasses import replace

import pytest
from PIL import Image

from engine.actions import Place
from engine.hexes import centre_of
from renderer.choice import Choice, Ghost
from renderer.layout import Layout
from renderer.scene import set_panel_scene
from tests.renderer.compare import differences
from tests.renderer.goldens import golden_file
from tests.renderer.panels import PANELS, Panel
from tests.renderer.positions import opened

GOLDEN_WIDTH = 400


def golden(name: str) -> Image.Image:
    return Image.open(golden_file(f"panel-{name}")).convert("RGB")


def layout_of(panel: Panel) -> Layout:
    return set_panel_scene(panel.view, panel.choice, (), GOLDEN_WIDTH).layout


@pytest.fixture
def placing() -> Panel:
    return PANELS["place"]


@pytest.fixture
def ghost(placing: Panel) -> Ghost:
    assert placing.choice.ghost is not None
    return placing.choice.ghost


def differ(panel: Panel, choice: Choice, name: str) -> bool:
    """Whether a panel drawn with another choice differs from the golden."""
    changed = panel.offering(choice)
    assert layout_of(changed) == layout_of(panel)
    return differences(opened(changed.draw()), golden(name)) != []


def test_a_missing_ghost_is_a_difference(placing: Panel, ghost: Ghost) -> None:
    without = replace(placing.choice, ghost=None, chosen=(centre_of(ghost.place.cell),))

    assert differ(placing, without, "place")


@pytest.mark.parametrize("more", range(1, 6))
def test_a_ghost_at_another_turn_is_a_difference(placing: Panel, ghost: Ghost, more: int) -> None:
    tile, face, cell, turn = ghost.place
    turned = replace(ghost, place=Place(tile, face, cell, (turn + more) % 6))

    assert differ(placing, replace(placing.choice, ghost=turned), "place")


def test_a_ghost_with_its_other_face_up_is_a_difference(placing: Panel, ghost: Ghost) -> None:
    tile, face, cell, turn = ghost.place
    other = next(one for one in type(face) if one != face)
    flipped = replace(ghost, place=Place(tile, other, cell, turn))

    assert differ(placing, replace(placing.choice, ghost=flipped), "place")


def test_each_missing_dot_is_a_difference(placing: Panel, ghost: Ghost) -> None:
    assert len(ghost.discs) > 1
    for disc in ghost.discs:
        others = tuple(other for other in ghost.discs if other != disc)
        changed = replace(ghost, discs=others)
        assert differ(placing, replace(placing.choice, ghost=changed), "place")


@pytest.mark.parametrize("label", ["", "N10 r2", "N11 r3", "M10 r3"])
def test_another_name_is_a_difference(placing: Panel, ghost: Ghost, label: str) -> None:
    assert ghost.label == "N10 r3"

    assert differ(placing, replace(placing.choice, ghost=replace(ghost, label=label)), "place")


def test_each_missing_spot_is_a_difference(placing: Panel) -> None:
    layout = layout_of(placing)
    seen = [spot for spot in placing.choice.spots if layout.shows(centre_of(spot), margin=-0.5)]
    assert seen
    for spot in seen:
        others = tuple(other for other in placing.choice.spots if other != spot)
        assert differ(placing, replace(placing.choice, spots=others), "place")


def test_a_spot_too_many_is_a_difference(placing: Panel, ghost: Ghost) -> None:
    layout, choice = layout_of(placing), placing.choice
    quiet = placing.view.board.frontier().keys() - {*choice.spots, ghost.place.cell}
    seen = [cell for cell in quiet if layout.shows(centre_of(cell), margin=-0.5)]
    assert seen
    for cell in seen:
        assert differ(placing, replace(choice, spots=(*choice.spots, cell)), "place")


def test_each_missing_target_is_a_difference() -> None:
    panel = PANELS["settle"]
    layout, choice = layout_of(panel), panel.choice
    seen = [disc for disc in choice.targets if layout.shows(disc, margin=-0.5)]
    assert len(seen) > 5
    for disc in seen:
        others = tuple(other for other in choice.targets if other != disc)
        chosen = tuple(other for other in choice.chosen if other != disc)
        assert differ(panel, replace(choice, targets=others, chosen=chosen), "settle")


def test_two_numbers_swapped_are_a_difference() -> None:
    panel = PANELS["settle"]
    one, other, *rest = panel.choice.targets

    assert differ(panel, replace(panel.choice, targets=(other, one, *rest)), "settle")


@pytest.mark.parametrize("name", ["settle", "keep"])
def test_a_chosen_target_marked_like_the_others_is_a_difference(name: str) -> None:
    panel = PANELS[name]
    unmarked = replace(panel.choice, chosen=())

    assert differ(panel, unmarked, name)
