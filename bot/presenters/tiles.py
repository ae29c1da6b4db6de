"""Tiles in words: both faces, disc by disc."""

from __future__ import annotations

from bot.texts import Texts
from engine.hexes import SIDES
from engine.tiles import CENTRE, Face, TileId, look_of


def tile_in_words(texts: Texts, slot: int, tile: TileId) -> str:
    """Tell both faces of the tile in a slot."""
    return " ".join(
        texts.say("tile-in-words", slot=slot, face=face, **_colours(texts, tile, face))
        for face in Face
    )


def _colours(texts: Texts, tile: TileId, face: Face) -> dict[str, str]:
    words = [
        texts.say(f"colour-{colour.name.lower()}") for colour in look_of(tile, face, 0).colours
    ]
    return {"centre": words[CENTRE], "sides": ", ".join(words[side] for side in SIDES)}
