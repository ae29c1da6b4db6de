"""The tiles that a reader knows, in words, and where each may be laid."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from bot.presenters.in_words.board import Chapter, Section, place_in_rows
from bot.presenters.spots import placements_of
from bot.presenters.tiles import colour_words, describe_face
from bot.services.games.match import Turn
from bot.texts import Texts
from engine.actions import Place
from engine.events import HandShown
from engine.game import View
from engine.hands import Slots
from engine.hexes import Cell, cell_name
from engine.tiles import Face, TileId, look_of


def describe_hand(texts: Texts, view: View, turns: Sequence[Turn]) -> Chapter:
    """Describe the reader's tiles by slot, the open tiles, and hands shown in some turns."""
    tiles = _known_tiles(view, turns)
    lines = [line for key, slot, tile in tiles for line in _describe_faces(texts, key, slot, tile)]
    head = texts.say("text-head-hand") if lines else texts.say("text-hand-none")
    return Chapter(Section.HAND, head, lines)


def describe_tiles_to_lay(texts: Texts, view: View) -> list[str]:
    """Describe both faces of each tile that the reader may lay, under a line that explains them."""
    tiles = numbered_tiles(view).items()
    faces = (_describe_faces(texts, "text-hand-slot", slot, tile) for slot, tile in tiles)
    return [texts.say("text-head-hand"), *(line for lines in faces for line in lines)]


def _describe_faces(texts: Texts, key: str, slot: int, tile: TileId) -> list[str]:
    colours = colour_words(texts)
    looks = ((face, look_of(tile, face, 0).colours) for face in Face)
    return [
        texts.say(key, slot=slot, face=face, **describe_face(look, colours)) for face, look in looks
    ]


def describe_spots(texts: Texts, view: View, slot: int) -> Chapter:
    """List where the tile in a slot may be laid now, with its faces and turns."""
    spots = _spots(view, numbered_tiles(view).get(slot))
    lines = [
        texts.say(
            "text-spot",
            cell=cell_name(cell),
            discs=texts.say("told-discs", count=view.board.completed_at(cell)),
            ways=tuple(_describe_ways(texts, spots[cell])),
        )
        for cell in sorted(spots, key=place_in_rows)
    ]
    return Chapter(Section.SPOTS, texts.say("text-head-spots", count=len(lines)), lines, slot)


def numbered_tiles(view: View) -> dict[int, TileId]:
    """Return the tiles to lay, by slot; none while another seat is on turn in the set-up."""
    if view.is_in_set_up and view.to_act != view.seat:
        return {}
    return {slot: tile for slot, tile in enumerate(view.to_lay, start=1) if tile is not None}


def _known_tiles(view: View, turns: Sequence[Turn]) -> Iterator[tuple[str, int, TileId]]:
    """Yield the tiles that a reader knows beyond the board: text key, slot and tile."""
    numbered = numbered_tiles(view)
    for slot, tile in numbered.items():
        yield "text-hand-slot", slot, tile
    shown = [
        tile
        for turn in turns
        for event in turn.events
        if isinstance(event, HandShown)
        for tile in event.tiles
        if not view.board.has_tile(tile)
    ]
    others: tuple[tuple[str, Slots], ...] = (
        ("text-hand-later", view.hand),
        ("text-hand-open", view.open_tiles),
        ("text-hand-shown", tuple(shown)),
    )
    for key, tiles in others:
        for other in tiles:
            if other is not None and other not in numbered.values():
                yield key, 0, other


def _spots(view: View, tile: TileId | None) -> Mapping[Cell, list[Place]]:
    """Return the legal placements of a tile by cell."""
    spots = defaultdict[Cell, list[Place]](list)
    for place in placements_of(view):
        if place.tile == tile:
            spots[place.cell].append(place)
    return spots


def _describe_ways(texts: Texts, places: Sequence[Place]) -> Iterator[str]:
    """Describe each face that fits with its turns, such as ``a r0 r3``."""
    for face in Face:
        fitting = [str(place.turn) for place in places if place.face == face]
        if fitting:
            turns = " ".join(texts.say("text-turn", turn=turn) for turn in fitting)
            yield texts.say("text-way", face=face, turns=turns)
