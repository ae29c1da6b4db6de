"""Names for games that are easy to say: an adjective and a bird."""

from __future__ import annotations

from collections.abc import Collection
from itertools import count
from typing import Final

ADJECTIVES: Final = (
    "Amber",
    "Ancient",
    "Brave",
    "Bright",
    "Calm",
    "Clever",
    "Copper",
    "Crimson",
    "Curious",
    "Daring",
    "Distant",
    "Dusky",
    "Early",
    "Eager",
    "Gentle",
    "Gilded",
    "Golden",
    "Happy",
    "Hidden",
    "Humble",
    "Ivory",
    "Jolly",
    "Keen",
    "Lively",
    "Lucky",
    "Merry",
    "Misty",
    "Nimble",
    "Noble",
    "Patient",
    "Proud",
    "Quiet",
    "Rapid",
    "Royal",
    "Silent",
    "Silver",
    "Sunny",
    "Velvet",
    "Wild",
)
"""The first words of names."""

BIRDS: Final = (
    "Avocet",
    "Bittern",
    "Bunting",
    "Chough",
    "Condor",
    "Crane",
    "Cuckoo",
    "Curlew",
    "Dipper",
    "Dove",
    "Egret",
    "Falcon",
    "Finch",
    "Goldcrest",
    "Grebe",
    "Gull",
    "Harrier",
    "Heron",
    "Hoopoe",
    "Ibis",
    "Jackdaw",
    "Jay",
    "Kestrel",
    "Kingfisher",
    "Kite",
    "Lapwing",
    "Lark",
    "Magpie",
    "Martin",
    "Nuthatch",
    "Oriole",
    "Osprey",
    "Owl",
    "Pelican",
    "Pipit",
    "Plover",
    "Puffin",
    "Quail",
    "Raven",
    "Robin",
    "Starling",
    "Stork",
    "Swallow",
    "Swan",
    "Teal",
    "Tern",
    "Thrush",
    "Wagtail",
    "Warbler",
    "Wren",
)
"""The second words of names."""

_NAMES: Final = len(ADJECTIVES) * len(BIRDS)
_STRIDE: Final = 1009
"""A prime that does not divide the number of names: neighbouring numbers get unlike names."""


def free_name(number: int, taken: Collection[str]) -> str:
    """Return a name that is not taken; the search begins at a place given by ``number``."""
    for offset in range(_NAMES):
        name = _name(number + offset)
        if name not in taken:
            return name
    name = _name(number)
    return next(f"{name} {again}" for again in count(2) if f"{name} {again}" not in taken)


def _name(number: int) -> str:
    adjective, bird = divmod(number * _STRIDE % _NAMES, len(BIRDS))
    return f"{ADJECTIVES[adjective]} {BIRDS[bird]}"
