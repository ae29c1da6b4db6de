"""Tiles in words: both faces, disc by disc."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.texts import Fact, Texts
from engine.hexes import SIDES
from engine.tiles import CENTRE, Colour, Face, TileId, look_of


def tile_in_words(texts: Texts, slot: int, tile: TileId) -> str:
    """Tell both faces of the tile in a slot."""
    colours = colour_words(texts)
    return " ".join(
        texts.say(
            "tile-in-words",
            slot=slot,
            face=face,
            **describe_face(look_of(tile, face, 0).colours, colours),
        )
        for face in Face
    )


def colour_words(texts: Texts) -> Mapping[Colour, str]:
    """Return the names of the colours."""
    return {colour: texts.say(f"colour-{colour.name.lower()}") for colour in Colour}


def describe_face(shown: Sequence[Colour], colours: Mapping[Colour, str]) -> dict[str, Fact]:
    """Return a face's colours for a text, as its ``centre`` and ``sides``."""
    words = [colours[colour] for colour in shown]
    return {"centre": words[CENTRE], "sides": tuple(words[side] for side in SIDES)}
