"""The board in words, for readers who do not look at pictures.

It consists of chapters. In a chapter all lines have one form and begin with their place, row by row
from the top and each row from west to east. So they are quick to listen to and can be parsed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.presenters.deeds import signed
from bot.presenters.lobbies.lobby import describe_options
from bot.presenters.looking_back.results import describe_reason, describe_winners
from bot.presenters.telling import Teller
from bot.presenters.tiles import colour_words, describe_face
from bot.services.games.match import Turn
from bot.services.waiting.time_left import NO_LIMIT, TimeLeft
from bot.texts import Texts
from engine.board import Board
from engine.hexes import SIDES, Cell, cell_name
from engine.tiles import look_of


class Section(StrEnum):
    """What a chapter is about."""

    SUMMARY = "standing"
    TILES = "tiles"
    CELLS = "cells"
    GROUPS = "groups"
    HAND = "hand"
    SPOTS = "spots"


@dataclass(frozen=True, slots=True)
class Chapter:
    """One section: a ``head`` that explains its lines, and one line for each thing.

    ``slot`` is the tile whose spots are listed; 0 in other sections.
    """

    section: Section
    head: str
    lines: Sequence[str]
    slot: int = 0


def describe_summary(teller: Teller, turns: Sequence[Turn], time: TimeLeft = NO_LIMIT) -> Chapter:
    """Describe whose turn it is and how long, what some turns did, and what each seat has."""
    texts, match = teller.texts, teller.match
    view = match.public
    options = texts.side_by_side(describe_options(texts, view.variant, view.options))
    variant = texts.say(f"variant-{view.variant}")
    lines = [
        describe_winners(teller),
        teller.time(time),
        describe_reason(teller),
        teller.undone(),
        *teller.turns(turns),
        *describe_seats(teller),
    ]
    head = texts.say("text-head-standing", variant=variant, options=options)
    return Chapter(Section.SUMMARY, head, [line for line in lines if line])


def describe_seats(teller: Teller) -> list[str]:
    """Describe what each seat has, and what is left to play for."""
    seats = (describe_seat(teller, seat) for seat in range(teller.match.public.players))
    return [*seats, *teller.what_is_left()]


def describe_tiles(texts: Texts, board: Board) -> Chapter:
    """Describe the tiles on the table, as they lie."""
    colours = colour_words(texts)
    lines = [
        texts.say(
            "text-tile",
            cell=cell_name(place.cell),
            face=place.face,
            turn=str(place.turn),
            **describe_face(look_of(place.tile, place.face, place.turn).colours, colours),
        )
        for place in sorted(board.tiles(), key=lambda place: place_in_rows(place.cell))
    ]
    return Chapter(Section.TILES, texts.say("text-head-tiles", count=len(lines)), lines)


def describe_cells(texts: Texts, board: Board) -> Chapter:
    """List the free cells next to tiles, and the colours that their sides need."""
    colours = colour_words(texts)
    sides = [texts.say(f"text-side-{side}") for side in SIDES]
    frontier = board.frontier()
    lines = []
    for cell in sorted(frontier, key=place_in_rows):
        asked = [
            texts.say("text-asked", side=sides[side], colour=colours[colour])
            for side, colour in enumerate(frontier[cell])
            if colour is not None
        ]
        key = "text-cell" if asked else "text-cell-free"
        lines.append(texts.say(key, cell=cell_name(cell), asked=tuple(asked)))
    return Chapter(Section.CELLS, texts.say("text-head-cells", count=len(lines)), lines)


def place_in_rows(cell: Cell) -> tuple[int, int]:
    """Return the sort key of a cell: row by row from the top, each row from west to east."""
    return cell.r, cell.q


def describe_seat(teller: Teller, seat: int) -> str:
    """Describe a seat's score, the parts of it, and what the seat has left."""
    texts, view = teller.texts, teller.match.public
    score = view.scores[seat]
    said = texts.say(
        "text-seat",
        seat=seat + 1,
        name=teller.name(seat),
        count=abs(score),
        points=signed(score, ""),
    )
    left = teller.match.left_by(seat)
    out = [texts.say("text-resigned", left=left)] if left is not None else []
    return texts.in_clauses([said, *teller.parts(seat), *out])
