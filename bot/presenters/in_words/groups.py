"""The groups in words: colour, size, the cells where they are open, and the pieces on them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from bot.presenters.in_words.board import Chapter, Section, place_in_rows
from bot.presenters.telling import Teller
from engine.board import Board, Group
from engine.hexes import Cell, Point, cell_name, disc_name, neighbours_of, side_of

_Groups = Mapping[Point, Group]
"""The group of each whole disc."""


def describe_groups(teller: Teller) -> Chapter:
    """Describe all groups, each by its lowest disc: colour by colour, the largest first."""
    board = teller.match.public.board
    groups = sorted(board.groups(), key=lambda group: (group.colour, -len(group.discs)))
    closed = sum(group.is_closed for group in groups)
    head = teller.texts.say("text-head-groups", count=len(groups), closed=closed)
    return Chapter(Section.GROUPS, head, group_lines(teller, board, groups))


def group_lines(teller: Teller, board: Board, groups: Sequence[Group]) -> list[str]:
    """Describe some groups of a board, one line each, with the pieces that stand on them."""
    group_at = {disc: group for group in groups for disc in group.discs}
    open_at, pieces = _open_cells(board, group_at), _describe_pieces(teller, group_at)
    return [
        teller.texts.in_clauses(
            [_describe_group(teller, group, open_at[group.discs[0]]), *pieces[group.discs[0]]]
        )
        for group in groups
    ]


def _describe_group(teller: Teller, group: Group, open_at: Sequence[Cell]) -> str:
    texts = teller.texts
    return texts.say(
        "text-group-closed" if group.is_closed else "text-group-open",
        disc=disc_name(group.discs[0]),
        group=texts.say(f"group-{group.colour.name.lower()}", size=str(len(group.discs))),
        cells=tuple(map(cell_name, open_at)),
    )


def _open_cells(board: Board, group_at: _Groups) -> Mapping[Point, list[Cell]]:
    """Return, by each group's lowest disc, the free cells that touch half-discs of its colour."""
    open_at = defaultdict[Point, list[Cell]](list)
    frontier, colours = board.frontier(), {group.colour for group in group_at.values()}
    for cell in sorted(frontier, key=place_in_rows):
        touched = {
            group.discs[0]
            for side, colour in enumerate(frontier[cell])
            if colour in colours
            for disc in neighbours_of(side_of(cell, side))
            if (group := group_at.get(disc)) and group.colour == colour
        }
        for lowest in touched:
            open_at[lowest].append(cell)
    return open_at


def _describe_pieces(teller: Teller, group_at: _Groups) -> Mapping[Point, list[str]]:
    """Describe, by each group's lowest disc, the pieces on it: whose, and on which disc."""
    view = teller.match.public
    lines = defaultdict[Point, list[str]](list)
    for disc, seat in sorted(view.pieces.items()):
        piece = teller.texts.say(
            "text-piece", variant=view.variant, owner=teller.name(seat), disc=disc_name(disc)
        )
        if group := group_at.get(disc):
            lines[group.discs[0]].append(piece)
    return lines
