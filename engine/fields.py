"""The fields of a position's text: what all games write, and how values are written and read.

A text is one line, ``dalapapa-position/1`` and then fields in a fixed order, each a name and a
value, held apart by ``|``. Items of a list are held apart by commas, words of an item by spaces.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection, Iterable, Mapping
from itertools import groupby
from typing import Final

from engine.errors import BadPosition
from engine.game import Game
from engine.hands import Slots
from engine.hexes import Point, parse_disc
from engine.tiles import KNOWN_TILES, UNKNOWN_TILE, TileId

FORMAT: Final = "dalapapa-position/1"
NONE: Final = "none"
"""Written for an empty field, and for a hand that has no slots yet."""

_FREE_SLOT: Final = "-"
_BAR: Final = " | "
_COMMA: Final = ", "
# One spelling for each number, so that a position that was read is written as it was.
_NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,3}")
_UNKNOWN: Final = re.compile(r"\?\*([1-9][0-9]{0,2})")


def write_position(game: Game, own: Mapping[str, str]) -> str:
    """Write a position: what all games have, then the ``own`` fields of this one."""
    # Stored games hold checksums of this text: no field, order or spelling of theirs may change.
    hands, turns, seats = game.hands, game.turns, range(game.seats.count)
    end = [str(turns.end_set_off_by), turns.end_reason or NONE]
    fields = {
        "variant": game.variant,
        "players": str(len(seats)),
        "options": _COMMA.join(f"{name} {game.options[name]}" for name in sorted(game.options)),
        "laid": _COMMA.join(map(str, game.board.tiles())),
        "hands": _COMMA.join([write_slots(hands.slots(seat)) for seat in seats]),
        "open": write_slots(hands.open_tiles()),
        "bag": _write_bag(hands.bag()),
        "resigned": write_numbers(game.seats.resigned),
        "stage": turns.stage,
        "seat": str(turns.seat),
        "idle": str(turns.idle),
        "end": NONE if turns.end_set_off_by is None else " ".join(end),
        "last": write_numbers(turns.last),
        "outcome": turns.outcome.reason if turns.outcome else NONE,
        **own,
    }
    written = [f"{name} {value or NONE}" for name, value in fields.items()]
    return _BAR.join([FORMAT, *written])


def checksum(position: str) -> str:
    """Return a short checksum of a position's text."""
    return hashlib.sha256(position.encode()).hexdigest()[:12]


def write_numbers(numbers: Iterable[int]) -> str:
    """Write numbers of one list."""
    return " ".join(map(str, numbers)) or NONE


def write_slots(slots: Slots) -> str:
    """Write tiles by slot."""
    return " ".join([tile or _FREE_SLOT for tile in slots]) or NONE


def _write_bag(bag: Collection[TileId]) -> str:
    if UNKNOWN_TILE not in bag:
        return " ".join(bag)
    return " ".join(
        f"{UNKNOWN_TILE}*{len(list(run))}" if tile == UNKNOWN_TILE else " ".join(run)
        for tile, run in groupby(bag)
    )


class Fields:
    """The fields of a text, to be taken one after another.

    What takes a field by its name, or reads a part of its value (``as_…``, ``piece``), raises
    ``BadPosition`` if it cannot: ``malformed_position`` with the name of the ``field``.
    """

    def __init__(self, text: str) -> None:
        """Take the text behind the format's name."""
        self._left = iter(text.split(_BAR))
        self._name = ""

    def refused(self) -> BadPosition:
        """Return the error that says that the field taken last cannot be read."""
        return BadPosition("malformed_position", field=self._name)

    def finish(self) -> None:
        """Make sure that no field is left."""
        if next(self._left, None) is not None:
            raise self.refused()

    def word(self, name: str) -> str:
        """Take a field's value as it stands."""
        self._name = name
        found, _, value = next(self._left, "").partition(" ")
        if found != name or not value:
            raise self.refused()
        return value

    def choice(self, name: str, choices: Collection[str]) -> str:
        """Take one of a few words."""
        word = self.word(name)
        if word not in choices:
            raise self.refused()
        return word

    def items(self, name: str) -> list[str]:
        """Take a list of items."""
        value = self.word(name)
        return [] if value == NONE else value.split(_COMMA)

    def words(self, name: str) -> list[str]:
        """Take a list of words."""
        value = self.word(name)
        return [] if value == NONE else value.split(" ")

    def number(self, name: str, most: int) -> int:
        """Take a number from 0 to ``most``."""
        number = self.as_number(self.word(name))
        if not 0 <= number <= most:
            raise self.refused()
        return number

    def numbers(self, name: str, count: int) -> list[int]:
        """Take so many numbers."""
        numbers = [self.as_number(word) for word in self.words(name)]
        if len(numbers) != count:
            raise self.refused()
        return numbers

    def amounts(self, name: str, count: int) -> list[int]:
        """Take so many numbers that are not below 0."""
        amounts = self.numbers(name, count)
        if min(amounts) < 0:
            raise self.refused()
        return amounts

    def seat_or_none(self, name: str, count: int) -> int | None:
        """Take a seat among ``count``, if there is one."""
        word = self.word(name)
        return None if word == NONE else self.as_seat(word, count)

    def seats(self, name: str, count: int) -> tuple[int, ...]:
        """Take a list of different seats among ``count``."""
        seats = tuple(self.as_seat(word, count) for word in self.words(name))
        if len(set(seats)) != len(seats):
            raise self.refused()
        return seats

    def flags(self, name: str, choices: Collection[str]) -> list[str]:
        """Take some of a few words, in their order."""
        words = self.words(name)
        if words != [choice for choice in choices if choice in words]:
            raise self.refused()
        return words

    def bag(self, name: str) -> list[TileId]:
        """Take tiles in draw order; each run of unknown ones is written once, with its length."""
        tiles: list[TileId] = []
        for word in self.words(name):
            run = _UNKNOWN.fullmatch(word)
            tiles += [UNKNOWN_TILE] * int(run[1]) if run else [self._tile(word)]
            if len(tiles) > len(KNOWN_TILES):
                raise self.refused()
        return tiles

    def piece(self, words: str, count: int) -> tuple[Point, int]:
        """Read where a piece stands, and which of ``count`` seats it belongs to."""
        name, _, seat = words.partition(" ")
        try:
            _, disc = parse_disc(name)
        except ValueError:
            raise self.refused() from None
        return disc, self.as_seat(seat, count)

    def as_slots(self, words: str) -> list[TileId | None]:
        """Read tiles by slot."""
        if words == NONE:
            return []
        return [None if word == _FREE_SLOT else self._tile(word) for word in words.split(" ")]

    def _tile(self, word: str) -> TileId:
        if word not in KNOWN_TILES and word != UNKNOWN_TILE:
            raise self.refused()
        return TileId(word)

    def as_number(self, word: str) -> int:
        """Read a number of up to four digits."""
        if not _NUMBER.fullmatch(word):
            raise self.refused()
        return int(word)

    def as_seat(self, word: str, count: int) -> int:
        """Read a seat among ``count``."""
        seat = self.as_number(word)
        if not 0 <= seat < count:
            raise self.refused()
        return seat
