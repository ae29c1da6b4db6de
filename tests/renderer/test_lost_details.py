"""The comparison with the goldens sees each lost piece, wrong number and missing emblem."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest
from PIL import Image, ImageChops

from engine.copies import copy_of
from engine.domaine import DomaineGame
from engine.events import ColoniesJoined, HandShown, PawnReturned
from engine.game import Game
from engine.hexes import Point
from engine.terra import TerraGame
from engine.tiles import TileId
from renderer.layers.sizes import badge_spot
from renderer.layout import Box, Layout, seat_boxes
from renderer.palette import palette_of
from renderer.parts.measures import PIECE_RING
from renderer.parts.sprites import open_size, size, style_of
from renderer.scene import set_scene
from renderer.theme import Rgb, load_theme
from tests.engine.positions import with_fields, with_money, with_pieces, with_tokens
from tests.renderer.compare import differences
from tests.renderer.goldens import golden_file, shown_hand
from tests.renderer.positions import (
    COLONIES,
    Position,
    coloured,
    draw,
    labels_of,
    opened,
    pixel,
    position_after,
)

WIDTH = 500
WOOD = load_theme("wood")

POSITIONS = {"colonies": position_after(COLONIES, 45), "territories": shown_hand()}
THEMES = {"colonies": "wood", "territories": "night"}
PIECES = [(name, disc) for name, shown in POSITIONS.items() for disc in shown.view.pieces]
SEATS = [(name, seat) for name, shown in POSITIONS.items() for seat in range(shown.view.players)]


def golden(name: str) -> Image.Image:
    return Image.open(golden_file(name)).convert("RGB")


def layout_of(shown: Position) -> Layout:
    return set_scene(shown.view, labels_of(shown), shown.recent, WIDTH).layout


def disc_box(layout: Layout, disc: Point) -> Box:
    """Where a piece on a disc is drawn, with a ring round it."""
    x, y = layout.at(disc)
    reach = round(PIECE_RING[-1] * layout.grid.unit)
    return Box(x - reach, y - reach, 2 * reach, 2 * reach)


def supplies_box(layout: Layout, players: int, seat: int) -> Box:
    """The lower line of a seat, in which its supplies are."""
    box = seat_boxes(layout.seats, players)[seat]
    return Box(box.left, box.top + box.height // 2, box.width, box.height - box.height // 2)


def with_purse(game: Game, seat: int, amount: int) -> Game:
    if isinstance(game, TerraGame):
        return with_money(game, {seat: amount})
    assert isinstance(game, DomaineGame)
    return with_tokens(game, {seat: amount})


def with_owner(game: Game, disc: Point, seat: int) -> Game:
    """Give the piece on a disc to a seat; if its supply is empty, it loses one elsewhere."""
    on_board = {**game.pieces, disc: seat}
    if not game.supply(seat):
        del on_board[next(other for other, owner in game.pieces.items() if owner == seat)]
    return with_pieces(game, on_board)


def with_another_piece(game: Game, seat: int) -> Game:
    """Take a piece of a seat off the board; if it has none there, add one from its supply."""
    on_board = dict(game.pieces)
    own = next((disc for disc, owner in on_board.items() if owner == seat), None)
    if own is not None:
        del on_board[own]
        return with_pieces(game, on_board)
    taken = {game.board.group_name_at(disc) for disc in on_board}
    free = next(disc for disc in game.board.closed_group_names() if disc not in taken)
    return with_pieces(game, {**on_board, free: seat})


def where(picture: Image.Image, colour: Rgb) -> Box:
    """The smallest box round all pixels of a colour, with a margin of one."""
    apart = ImageChops.difference(picture, Image.new("RGB", picture.size, colour)).split()
    most = ImageChops.lighter(apart[0], ImageChops.lighter(apart[1], apart[2]))
    edges = most.point([255] + [0] * 255).getbbox()
    assert edges is not None
    left, top, right, bottom = edges
    return Box(left - 1, top - 1, right - left + 2, bottom - top + 2)


def changed(shown: Position, change: Callable[[Game], Game]) -> Position:
    """A position that is wrong in one thing."""
    return replace(shown, game=change(copy_of(shown.game)))


def spoiled(name: str, wrong: Position, box: Box) -> list[tuple[int, int]]:
    """Paste a part of a wrong picture over a golden; where that differs from the golden."""
    picture = golden(name)
    other = opened(draw(wrong, THEMES[name], WIDTH))
    assert other.size == picture.size
    picture.paste(other.crop(box.edges), (box.left, box.top))
    return differences(golden(name), picture)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_right_picture_is_no_difference(name: str) -> None:
    layout = layout_of(POSITIONS[name])

    assert spoiled(name, POSITIONS[name], Box(0, 0, layout.width, layout.height)) == []


@pytest.mark.parametrize(("name", "disc"), PIECES)
def test_a_missing_piece_is_a_difference(name: str, disc: Point) -> None:
    shown = POSITIONS[name]

    left = {other: seat for other, seat in shown.view.pieces.items() if other != disc}
    without = changed(shown, lambda game: with_pieces(game, left))

    assert spoiled(name, without, disc_box(layout_of(shown), disc)) != []


@pytest.mark.parametrize(("name", "disc"), PIECES)
def test_a_piece_of_any_other_seat_is_a_difference(name: str, disc: Point) -> None:
    shown = POSITIONS[name]
    others = set(range(shown.view.players)) - {shown.view.pieces[disc]}

    for seat in others:
        wrong = changed(shown, partial(with_owner, disc=disc, seat=seat))
        assert spoiled(name, wrong, disc_box(layout_of(shown), disc)) != []


@pytest.mark.parametrize("kind", [ColoniesJoined, PawnReturned])
def test_a_missing_mark_of_joined_colonies_is_a_difference(kind: type[object]) -> None:
    shown = POSITIONS["colonies"]
    (missing,) = [event for event in shown.recent if isinstance(event, kind)]
    assert isinstance(missing, ColoniesJoined | PawnReturned)
    disc = missing.disc if isinstance(missing, PawnReturned) else missing.pawns[0]

    without = replace(shown, recent=tuple(event for event in shown.recent if event != missing))

    assert spoiled("colonies", without, disc_box(layout_of(shown), disc)) != []


def test_a_wrong_number_on_the_badge_of_a_colony_is_a_difference() -> None:
    shown = POSITIONS["colonies"]
    layout, pieces = layout_of(shown), shown.view.pieces
    settled = [group for group in shown.view.board.groups() if pieces.keys() & set(group.discs)]
    colonies = [group for group in settled if not pieces.keys() >= set(group.discs)]

    for group in colonies:
        stamp = size if group.is_closed else open_size
        wrong = stamp(style_of(WOOD, layout.grid), len(group.discs) + 1, group.colour)
        box = wrong.box.moved(*badge_spot(layout, group, pieces))
        picture = golden("colonies")
        image = coloured(wrong.image, palette_of(WOOD))
        picture.paste(image, (box.left, box.top), wrong.mask)
        assert differences(golden("colonies"), picture) != []


@pytest.mark.parametrize(("name", "seat"), SEATS)
def test_a_wrong_number_of_pieces_left_is_a_difference(name: str, seat: int) -> None:
    shown = POSITIONS[name]
    wrong = changed(shown, lambda game: with_another_piece(game, seat))
    box = supplies_box(layout_of(shown), shown.view.players, seat)

    assert spoiled(name, wrong, box) != []


@pytest.mark.parametrize(("name", "seat"), SEATS)
def test_a_wrong_amount_of_money_or_tokens_is_a_difference(name: str, seat: int) -> None:
    shown = POSITIONS[name]
    more = (shown.view.purse(seat) or 0) + 1
    wrong = changed(shown, lambda game: with_purse(game, seat, more))
    box = supplies_box(layout_of(shown), shown.view.players, seat)

    assert spoiled(name, wrong, box) != []


@pytest.mark.parametrize(("name", "seat"), SEATS)
def test_a_missing_coin_is_a_difference(name: str, seat: int) -> None:
    shown, picture = POSITIONS[name], golden(name)
    line = supplies_box(layout_of(shown), shown.view.players, seat)
    left = Box(line.left, line.top, line.width // 2, line.height)
    coin = where(picture.crop(left.edges), load_theme(THEMES[name]).winner)
    box = coin.moved(left.left, left.top)

    picture.paste(pixel(picture, box.left - 1, box.top), box.edges)

    assert differences(golden(name), picture) != []


def test_a_missing_plate_is_a_difference() -> None:
    shown = POSITIONS["territories"]
    seat = shown.view.bonus_seat
    assert seat is not None
    wrong = changed(shown, lambda game: with_fields(game, plate="none"))

    box = supplies_box(layout_of(shown), shown.view.players, seat)

    assert spoiled("territories", wrong, box) != []


@pytest.mark.parametrize("seat", POSITIONS["territories"].view.last_turns)
def test_a_missing_flag_of_a_last_turn_is_a_difference(seat: int) -> None:
    shown = POSITIONS["territories"]

    def drop(game: Game) -> Game:
        game.turns.drop(seat)  # the text of a position cannot say this of the seat on turn
        return game

    box = seat_boxes(layout_of(shown).seats, shown.view.players)[seat]

    assert spoiled("territories", changed(shown, drop), box) != []


@pytest.mark.parametrize("slot", [0, 1])
def test_another_tile_in_a_shown_hand_is_a_difference(slot: int) -> None:
    shown = POSITIONS["territories"]
    *before, event = shown.recent
    assert isinstance(event, HandShown)
    tiles = [*event.tiles]
    tiles[slot] = TileId("F-RGBY")

    wrong = replace(shown, recent=(*before, HandShown(event.seat, tuple(tiles))))

    assert spoiled("territories", wrong, layout_of(shown).strip) != []
