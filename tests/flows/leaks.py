"""Looks for what nobody should have been told: tiles of a hand or the bag, the seed, checksums."""

import base64
import json
import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence

from bot.texts import Catalogue, Texts
from engine.fields import FORMAT
from engine.hexes import SIDES
from engine.tiles import ALL_TILES, CENTRE, Face, TileId, look_of
from tests.flows.recording import Sent, Truth

HAND_PICTURE = "-hand-"


def leaks(
    sent: Sequence[Sent], truths: Sequence[Truth], seed: str, checksums: Collection[str] = ()
) -> list[Sent]:
    """Return what told the seed, or told a tile or showed a hand to somebody who may not see it.

    So does what told a checksum of the state, or any position as text.
    """
    told_to_nobody = (*forms_of(seed), *checksums, FORMAT)
    tiles_of = _tiles_by_description(Catalogue().texts(None))
    description = re.compile("|".join(map(re.escape, tiles_of)))
    hands = (item for item in sent if item.picture and HAND_PICTURE in item.text)
    shown = {item.picture: _hands(item, truths) for item in hands}
    return [
        item
        for item in sent
        if any(secret in item.text for secret in told_to_nobody)
        or (item.picture in shown and shown[item.picture].isdisjoint(_hands(item, truths)))
        or any(
            tiles_of[told].isdisjoint(_known(item, truths))
            for told in description.findall(item.text)
        )
    ]


def forms_of(seed: str) -> tuple[str, ...]:
    """Return ways to write the seed, given in hex."""
    raw = bytes.fromhex(seed)
    return (
        seed,
        seed.upper(),
        str(int(seed, 16)),
        base64.b64encode(raw).decode().rstrip("="),
        base64.urlsafe_b64encode(raw).decode().rstrip("="),
        str(raw)[2:-1],
        json.dumps(str(raw)[2:-1])[1:-1],
    )


def in_words(texts: Texts, tile: TileId) -> Iterator[str]:
    """Return how each face of a tile is described."""
    for face in Face:
        colours = look_of(tile, face, 0).colours
        words = [texts.say(f"colour-{colour.name.lower()}") for colour in colours]
        sides = ", ".join(words[side] for side in SIDES)
        said = texts.say("tile-in-words", slot=1, face=face, centre=words[CENTRE], sides=sides)
        yield said.partition(": ")[2]


def _known(item: Sent, truths: Sequence[Truth]) -> frozenset[str]:
    """Return the tiles that an audience may know of, from the one truth to the next."""
    around = truths[item.after : item.after + 2]
    return frozenset().union(*_hands(item, truths), *(truth.on_table for truth in around))


def _hands(item: Sent, truths: Sequence[Truth]) -> frozenset[frozenset[str]]:
    """Return the hands of an audience, who may have taken over a seat, and with it another's."""
    around = truths[item.after : item.after + 2]
    return frozenset(frozenset(truth.hands.get(item.audience or 0, ())) for truth in around)


def _tiles_by_description(texts: Texts) -> dict[str, set[str]]:
    """Return which tiles each id, and each face in words, may stand for."""
    tiles = defaultdict[str, set[str]](set)
    for tile in ALL_TILES:
        tiles[tile].add(tile)
        for words in in_words(texts, tile):
            tiles[words].add(tile)
    return tiles
