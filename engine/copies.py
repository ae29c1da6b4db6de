"""Copies of a game: an equal one, one with tiles hidden from a seat, one with hidden tiles dealt.

They are made here for all games alike: a copy takes over all that a game keeps, and only its tiles
may differ.
"""

from __future__ import annotations

from random import Random
from typing import Protocol, TypeVar

from engine.board import Board
from engine.hands import Hands
from engine.tiles import TileId


class Copied(Protocol):
    """What copies ask of a game, which keeps its state in slots.

    The value in each slot has a ``copy`` of its own or never changes.
    """

    tiles: tuple[TileId, ...]
    board: Board
    hands: Hands


AnyGame = TypeVar("AnyGame", bound=Copied)


def copy_of(game: AnyGame) -> AnyGame:
    """Return an independent, equal game."""
    return _with_hands(game, game.hands.copy())


def hidden_from(game: AnyGame, seat: int | None) -> AnyGame:
    """Return a copy without what ``seat`` (None: the public) may not see.

    The bag and all hands but that of ``seat`` are unknown in it.
    """
    return _with_hands(game, game.hands.hidden_from(seat))


def imagined(game: AnyGame, chance: Random) -> AnyGame:
    """Return a copy in which each unknown tile is one that ``game`` shows nowhere.

    ``chance`` deals them. When a seat has resigned, tiles are left over: in the copy it is they
    that have left the game with that seat.
    """
    unseen = _unseen(game)
    chance.shuffle(unseen)
    return _with_hands(game, game.hands.revealed(unseen))


def _unseen(game: Copied) -> list[TileId]:
    # In the order of ``tiles``: that of a set differs from run to run, and so would the deal.
    shown = {*game.hands.known(), *(place.tile for place in game.board.tiles())}
    return [tile for tile in game.tiles if tile not in shown]


def _with_hands(game: AnyGame, hands: Hands) -> AnyGame:
    # The constructor is not called: it would make a new game's money and pieces, to be replaced.
    twin = object.__new__(type(game))
    twin.hands = hands
    for name in vars(type(game))["__slots__"]:
        if name != "hands":
            part = getattr(game, name)
            setattr(twin, name, part.copy() if hasattr(part, "copy") else part)
    return twin
