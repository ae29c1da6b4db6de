"""The picture of a play panel in words: the tile as it would lie, groups, one's tiles and seat.

The lines have the same forms as the board in words, so that they are quick to listen to and can be
parsed.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.presenters.in_words.board import describe_seat
from bot.presenters.in_words.groups import group_lines
from bot.presenters.in_words.hand import describe_tiles_to_lay
from bot.presenters.panel.panel import Panel
from bot.presenters.telling import Teller
from bot.presenters.tiles import colour_words
from engine.actions import Keep, Mark, Place, Settle, Withdraw
from engine.board import Board
from engine.hexes import SIDES, Point, cell_name, centre_of, neighbour
from engine.tiles import CENTRE, look_of


def in_words(panel: Panel) -> list[str]:
    """Describe what the action shown is about, and what the seat on turn has."""
    teller = Teller(panel.texts, panel.match)
    seat = panel.view.seat
    return [*_shown(panel, teller), *([] if seat is None else [describe_seat(teller, seat)])]


def _shown(panel: Panel, teller: Teller) -> list[str]:
    match panel.action:
        case Place() as place:
            return [
                *_describe_tile(panel, place),
                *_describe_groups_after(panel, teller, place),
                *describe_tiles_to_lay(panel.texts, panel.view),
            ]
        case Settle() | Withdraw() | Mark() | Keep():
            discs = {one.disc for one in panel.actions if not isinstance(one, Place)}
            return _describe_groups_of(teller, panel.view.board, discs)
        case _:
            return []


def _describe_tile(panel: Panel, place: Place) -> Iterator[str]:
    """Describe a tile as it would lie, disc by disc, and what each of its sides meets."""
    texts, colours = panel.texts, colour_words(panel.texts)
    shown = look_of(place.tile, place.face, place.turn).colours
    yield texts.say("panel-tile", middle=colours[shown[CENTRE]])
    asked = panel.view.board.frontier()[place.cell]
    for side in SIDES:
        beside = asked[side]
        yield texts.say(
            "panel-side-free" if beside is None else "panel-side-meets",
            side=texts.say(f"text-side-{side}"),
            colour=colours[shown[side]],
            cell=cell_name(neighbour(place.cell, side)),
            asked="" if beside is None else colours[beside],
        )


def _describe_groups_after(panel: Panel, teller: Teller, place: Place) -> list[str]:
    """Describe the groups that the tile's whole discs would belong to, as they would be then."""
    board = panel.view.board.copy()
    discs = {centre_of(place.cell), *board.place(place).discs}
    lines = _describe_groups_of(teller, board, discs)
    return [panel.texts.say("panel-groups", count=len(lines)), *lines]


def _describe_groups_of(teller: Teller, board: Board, discs: set[Point]) -> list[str]:
    groups = [group for group in board.groups() if not discs.isdisjoint(group.discs)]
    return group_lines(teller, board, groups)
