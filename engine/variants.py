"""The variants of the game by name: how many play, which options there are, how one starts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.actions import Action, Again, Keep, Mark, Settle, Withdraw
from engine.classic import ClassicGame
from engine.domaine import DomaineGame
from engine.errors import BadRecord
from engine.fields import Fields
from engine.game import Game, Parts
from engine.terra import TerraGame
from engine.tiles import UNKNOWN_TILE, TileId
from engine.turns import Options


@dataclass(frozen=True, slots=True)
class NumberOption:
    """An option that is a whole number from ``low`` to ``high``."""

    name: str
    low: int
    high: int
    default: int

    def allows(self, value: object) -> bool:
        """Tell whether ``value`` may be given."""
        return type(value) is int and self.low <= value <= self.high  # a bool is no number


@dataclass(frozen=True, slots=True)
class ChoiceOption:
    """An option that is one of a few words."""

    name: str
    choices: tuple[str, ...]
    default: str

    def allows(self, value: object) -> bool:
        """Tell whether ``value`` may be given."""
        return isinstance(value, str) and value in self.choices


@dataclass(frozen=True, slots=True)
class Variant:
    """One game of the family: for how many it is, its options and tiles, and how one starts.

    ``begin`` starts a new game and ``resume`` goes on from a position. ``ends_after_placing`` tells
    that a placement ends most turns. ``turns_each`` has the turns of a seat in the median, by the
    level of all computers that play and by seats from ``fewest`` up, as ``python -m tests.arena``
    measured them (20 to 60 games each; with the defaults of all options). Where *hard* is left out
    it takes as long as *normal*. ``own_actions`` are those that no other game knows.
    """

    name: str
    fewest: int
    most: int
    options: tuple[NumberOption | ChoiceOption, ...]
    tiles: tuple[TileId, ...]
    begin: Callable[[int, Options, Iterable[TileId]], Game]
    resume: Callable[[Parts, Fields], Game]
    ends_after_placing: bool
    turns_each: Mapping[str, tuple[float, ...]]
    own_actions: tuple[type[Action], ...] = ()

    def complete_options(self, given: Mapping[str, object]) -> dict[str, int | str]:
        """Check options by name and add the defaults of those left out.

        Raises:
            BadRecord: ``unknown_option`` or ``bad_option``.
        """
        unknown = sorted(given.keys() - {option.name for option in self.options})
        if unknown:
            raise BadRecord("unknown_option", option=unknown[0])
        complete: dict[str, int | str] = {}
        for option in self.options:
            value = given.get(option.name, option.default)
            if not (isinstance(value, int | str) and option.allows(value)):
                raise BadRecord("bad_option", option=option.name)
            complete[option.name] = value
        return complete

    def start(
        self, players: int, options: Mapping[str, object], bag: Sequence[TileId] | None
    ) -> Game:
        """Start a game of ``players`` seats; a ``bag`` of None has an unknown order.

        Raises:
            BadRecord: ``bad_players``, ``unknown_option``, ``bad_option`` or ``bad_bag``.
        """
        if not self.fewest <= players <= self.most:
            raise BadRecord("bad_players", players=players)
        complete = self.complete_options(options)
        if bag is None:
            bag = (UNKNOWN_TILE,) * len(self.tiles)
        elif len(bag) != len(self.tiles) or set(bag) != set(self.tiles):
            raise BadRecord("bad_bag")
        return self.begin(players, complete, bag)


VARIANTS: Final[Mapping[str, Variant]] = {
    "classic": Variant(
        name="classic",
        fewest=2,
        most=4,
        options=(
            NumberOption("target", 60, 240, 60),
            ChoiceOption("setup", ("players", "auto"), "players"),
        ),
        tiles=ClassicGame.tiles,
        begin=ClassicGame.begin,
        resume=ClassicGame.resume,
        ends_after_placing=True,
        turns_each={"easy": (14.5, 13, 13), "normal": (12.5, 11, 9)},
    ),
    "terra": Variant(
        name="terra",
        fewest=2,
        most=5,
        options=(
            ChoiceOption("withdraw", ("own", "any"), "own"),
            ChoiceOption("setup", ("auto", "players"), "auto"),
        ),
        tiles=TerraGame.tiles,
        begin=TerraGame.begin,
        resume=TerraGame.resume,
        ends_after_placing=False,
        turns_each={"easy": (6, 6, 6, 5), "normal": (6, 5, 4, 4), "hard": (4.5, 4, 3, 3.5)},
        own_actions=(Settle, Withdraw, Keep),
    ),
    "domaine": Variant(
        name="domaine",
        fewest=2,
        most=4,
        options=(ChoiceOption("setup", ("players", "auto"), "players"),),
        tiles=DomaineGame.tiles,
        begin=DomaineGame.begin,
        resume=DomaineGame.resume,
        ends_after_placing=False,
        turns_each={"easy": (9, 5, 3), "normal": (9, 6, 4)},
        own_actions=(Mark, Again),
    ),
}
"""Every variant by name."""


def is_known(variant: str, options: Mapping[str, object]) -> bool:
    """Tell whether there is a variant of a name, and with such options."""
    try:
        VARIANTS[variant].complete_options(options)
    except (KeyError, BadRecord):
        return False
    return True
