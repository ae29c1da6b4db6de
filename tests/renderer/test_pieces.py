"""Pictures show pawns and markers, the sizes of their groups, and what the last turn changed."""

import cmath
import itertools
import math

import pytest
from PIL import Image

from engine.copies import copy_of
from engine.events import (
    ColoniesJoined,
    Event,
    HandShown,
    PawnReturned,
    PawnSettled,
    PawnWithdrawn,
    TerritoryMarked,
)
from engine.hexes import Point
from engine.tiles import TileId
from renderer.layers.sizes import badge_disc, badge_spot
from renderer.layout import Layout, seat_boxes
from renderer.parts.measures import GONE, PIECE_RING
from renderer.scene import set_scene
from renderer.theme import THEMES, load_theme
from tests.renderer.eyes import difference
from tests.renderer.positions import (
    COLONIES,
    TERRITORIES,
    Position,
    draw,
    labels_of,
    opened,
    pixel,
    position_after,
    share,
)

WIDTH = 1200
WOOD = load_theme("wood")
POSITIONS = {"pawns": position_after(COLONIES, 120), "markers": position_after(TERRITORIES, 44)}


@pytest.mark.parametrize(("kind", "theme"), list(itertools.product(POSITIONS, THEMES)))
def test_every_piece_shows_the_colour_of_its_seat_on_its_disc(kind: str, theme: str) -> None:
    shown = POSITIONS[kind]
    layout = set_scene(shown.view, labels_of(shown), (), WIDTH).layout

    picture = opened(draw(shown, theme, WIDTH, is_marked=False))

    assert shown.view.pieces
    for disc, seat in shown.view.pieces.items():
        assert pixel(picture, *layout.at(disc)) == load_theme(theme).signs[seat]


@pytest.mark.parametrize("theme", THEMES)
def test_every_sign_or_its_edge_is_apart_from_every_disc_and_tile(theme: str) -> None:
    colours = load_theme(theme)
    grounds = [colours.tile, *(disc.body for disc in colours.discs)]

    for ground in grounds:
        for sign, edge in zip(colours.signs, colours.sign_edges, strict=True):
            assert max(difference(one, ground, "normal") for one in (sign, edge)) >= 24


@pytest.mark.parametrize("kind", POSITIONS)
def test_no_badge_hides_a_piece_of_its_group(kind: str) -> None:
    view = POSITIONS[kind].view
    scene = set_scene(view, labels_of(POSITIONS[kind]), (), WIDTH)
    settled = [group for group in scene.groups if view.pieces.keys() & set(group.discs)]

    for group in settled:
        on_board = view.pieces.keys() & set(group.discs)
        if len(on_board) < len(group.discs):
            assert badge_disc(scene.layout, group, view.pieces) not in on_board


@pytest.mark.parametrize("theme", THEMES)
def test_an_open_colony_of_two_or_more_has_its_size_in_a_light_badge(theme: str) -> None:
    shown = POSITIONS["pawns"]
    scene = set_scene(shown.view, labels_of(shown), (), WIDTH)
    pieces = shown.view.pieces
    colonies = [
        group
        for group in scene.groups
        if not group.is_closed and len(group.discs) > 1 and pieces.keys() & set(group.discs)
    ]

    picture = opened(draw(shown, theme, WIDTH, is_marked=False))
    colours = load_theme(theme)

    assert colonies
    for group in colonies:
        ground = colours.open_ground(colours.disc(group.colour))
        x, y = badge_spot(scene.layout, group, pieces)
        reach = scene.layout.grid.unit // 3
        badge = picture.crop((x - reach, y - reach, x + reach, y + reach))
        assert share(badge, ground) > 0.2


def dashes(picture: Image.Image, layout: Layout, disc: Point) -> float:
    """The bright part of the circle on which the dashes lie where a piece left its disc."""
    middle, radius = complex(*layout.at(disc)), GONE[0] * layout.grid.unit
    places = [middle + cmath.rect(radius, math.tau * turn / 64) for turn in range(64)]
    bright = [pixel(picture, round(at.real), round(at.imag)) == WOOD.mark for at in places]
    return sum(bright) / len(bright)


def test_pawns_of_joined_colonies_and_those_gone_home_are_ringed() -> None:
    shown = position_after(COLONIES, 45)
    layout = set_scene(shown.view, labels_of(shown), shown.recent, WIDTH).layout
    joined = [event for event in shown.recent if isinstance(event, ColoniesJoined)]
    returned = [event for event in shown.recent if isinstance(event, PawnReturned)]
    middle = round((PIECE_RING[1] + PIECE_RING[2]) / 2 * layout.grid.unit)

    picture = opened(draw(shown, width=WIDTH))

    assert joined
    assert returned
    for disc in set(joined[0].pawns) - {returned[0].disc}:
        x, y = layout.at(disc)
        assert pixel(picture, x, y - middle) == WOOD.mark
    assert dashes(picture, layout, returned[0].disc) > 0.2


def ringed(shown: Position) -> set[Point]:
    """Find the discs that have a ring round them."""
    layout = set_scene(shown.view, labels_of(shown), (), WIDTH).layout
    middle = round((PIECE_RING[1] + PIECE_RING[2]) / 2 * layout.grid.unit)
    picture = opened(draw(shown, width=WIDTH))
    places = {disc: layout.at(disc) for group in shown.view.board.groups() for disc in group.discs}
    steps = (-middle, middle - 1)  # these two pixels are equally far from the middle
    return {
        disc
        for disc, (x, y) in places.items()
        if all(pixel(picture, x, y + step) == WOOD.mark for step in steps)
    }


@pytest.mark.parametrize("kind", POSITIONS)
def test_a_piece_that_came_in_the_turns_told_is_ringed_and_no_other(kind: str) -> None:
    shown = POSITIONS[kind]
    disc, seat = list(shown.view.pieces.items())[-1]
    group = shown.view.board.group_at(disc)
    assert group is not None
    came: dict[str, Event] = {
        "pawns": PawnSettled(seat, disc, group, -1),
        "markers": TerritoryMarked(seat, disc, group),
    }

    found = ringed(Position(shown.game, (came[kind],)))

    assert found == {disc}
    assert ringed(Position(shown.game, ())) == set()


def test_where_a_pawn_was_withdrawn_dashes_are_left_unless_another_stands_there() -> None:
    shown = POSITIONS["pawns"]
    taken, seat = next(iter(shown.view.pieces.items()))
    free = next(
        disc
        for group in shown.view.board.groups()
        for disc in group.discs
        if shown.view.pieces.keys().isdisjoint(group.discs)
    )
    other = (seat + 1) % shown.view.players
    events = tuple(PawnWithdrawn(seat, disc, other, -2) for disc in (taken, free))
    layout = set_scene(shown.view, labels_of(shown), events, WIDTH).layout

    picture = opened(draw(Position(shown.game, events), width=WIDTH))

    assert pixel(picture, *layout.at(taken)) == WOOD.signs[seat]
    assert dashes(picture, layout, taken) < 0.1
    assert 0.2 < dashes(picture, layout, free) < 0.8


def test_a_shown_hand_has_a_strip_of_its_own_that_hides_no_tile() -> None:
    shown = POSITIONS["markers"]
    event = HandShown(1, (TileId("P-GRBY"), TileId("B-BYGR")))
    scene = set_scene(shown.view, labels_of(shown), (event,), WIDTH)
    strip = scene.layout.strip

    picture = opened(draw(Position(shown.game, (event,)), width=WIDTH))

    assert share(picture.crop(strip.edges), WOOD.tile) > 0.01
    lowest = max(scene.layout.centre(place.cell)[1] for place in shown.view.board.tiles())
    assert lowest + scene.layout.grid.unit < strip.top
    assert set_scene(shown.view, labels_of(shown), (), WIDTH).layout.strip.height == 0


def seats_of(shown: Position) -> list[Image.Image]:
    picture = opened(draw(shown, width=WIDTH, is_marked=False))
    layout = set_scene(shown.view, labels_of(shown), (), WIDTH).layout
    return [picture.crop(box.edges) for box in seat_boxes(layout.seats, shown.view.players)]


def test_the_holder_of_the_bonus_alone_has_a_golden_plate() -> None:
    shown = POSITIONS["markers"]

    # The right end of the lower line: gold elsewhere is that of coins.
    corners = [seat.crop((seat.width - 70, 60, seat.width, 120)) for seat in seats_of(shown)]

    golden = [seat for seat, corner in enumerate(corners) if share(corner, WOOD.winner) > 0.1]
    assert golden == [shown.view.bonus_seat]


def test_seats_whose_last_turn_is_to_come_have_a_flag() -> None:
    shown = POSITIONS["markers"]
    game = copy_of(shown.game)
    for seat in shown.view.last_turns:
        game.turns.drop(seat)

    with_flags, without = seats_of(shown), seats_of(Position(game, shown.recent))

    brighter = [
        seat
        for seat, (one, other) in enumerate(zip(with_flags, without, strict=True))
        if share(one, WOOD.text) > share(other, WOOD.text) + 0.002
    ]
    assert brighter == sorted(shown.view.last_turns)
    assert brighter
