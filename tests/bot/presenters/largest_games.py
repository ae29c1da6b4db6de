"""Games as large as they can get: all tiles laid, far out, by people with the longest names."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from random import Random
from typing import Final

from bot.presenters.ids.codec import LARGEST
from bot.services.games.match import Match
from bot.services.lobbies import names
from bot.services.people import Person
from bot.storage.games import Whereabouts
from engine.actions import Action, Again, End, Keep, Mark, Place, Resign, Settle, Withdraw
from engine.game import Game, View
from engine.hexes import FIRST_CELL, distance
from engine.variants import VARIANTS
from tests.bot.played import match_of
from tests.engine.plays import Act, Play

LONGEST_NAME: Final = "_" * 31 + "א"
"""Each line is escaped, and what is written from the right is set apart."""

LONGEST_GAME: Final = f"{max(names.ADJECTIVES, key=len)} {max(names.BIRDS, key=len)} 1000"
EARLY: Final = 30
"""After how many acts somebody leaves."""

DIGEST: Final = "f" * 64
KINDS: Final = (Place, Settle, Withdraw, Keep, Mark, Again)


class Build(StrEnum):
    """Where tiles are laid."""

    CLOSE = "close"
    FAR = "far"


@dataclass(frozen=True, slots=True)
class Way:
    """A way to play: how many play what, where they build, and whether one of them leaves early."""

    variant: str
    players: int
    build: Build
    options: tuple[tuple[str, int | str], ...] = ()
    is_left: bool = False

    def __str__(self) -> str:
        return f"{self.variant}-{self.players}-{self.build}"


FARTHEST: Final = Way("classic", 2, Build.FAR, options=(("target", 240), ("setup", "auto")))
WAYS: Final = (
    FARTHEST,
    Way("classic", 4, Build.CLOSE, options=(("target", 240), ("setup", "auto"))),
    Way("terra", 5, Build.CLOSE, options=(("withdraw", "any"),)),
    Way("terra", 5, Build.FAR, options=(("withdraw", "any"),)),
    Way("domaine", 2, Build.CLOSE),
    Way("domaine", 4, Build.FAR, is_left=True),
)


@cache
def moments(way: Way) -> tuple[Match, ...]:
    """The game at its beginning, where most of each kind of action is legal, and at its end."""
    play, chosen = played(way)
    return tuple(_at(play, number) for number in sorted({0, *chosen, len(play.acts)}))


def _at(play: Play, number: int) -> Match:
    """The game after so many acts, with the longest names and the largest numbers."""
    match = match_of(replace(play, acts=play.acts[:number]))
    seats = tuple(Person(LARGEST - seat, LONGEST_NAME) for seat in range(play.players))
    return replace(
        match,
        where=Whereabouts(LARGEST, LARGEST, LARGEST, LONGEST_GAME, LARGEST),
        seats=seats,
        revision=LARGEST,
        position_revision=LARGEST,
        is_undo_free=True,
        may_take_back=frozenset({0}),
        start_id=LARGEST,
        commitment=DIGEST,
        seed=DIGEST if match.public.outcome else None,
    )


@cache
def played(way: Way) -> tuple[Play, list[int]]:
    """A whole game, and after how many acts most of each kind may be done."""
    random = Random(12)
    tiles = VARIANTS[way.variant].tiles
    bag = tuple(random.sample(tiles, len(tiles)))
    game = VARIANTS[way.variant].start(way.players, dict(way.options), bag)
    acts: list[Act] = []
    most = dict.fromkeys(KINDS, (0, 0))
    while game.turns.outcome is None:
        legal = game.legal_actions()
        for kind in KINDS if game.to_act is not None else ():
            found = sum(isinstance(action, kind) for action in legal), len(acts)
            most[kind] = max(most[kind], found)
        leaves = way.is_left and len(acts) == EARLY
        acts.append((0, Resign()) if leaves else (game.to_act, _chosen(way, game, random)))
        game.apply(*acts[-1])
    play = Play(way.variant, way.players, dict(way.options), bag, tuple(acts))
    return play, [number for count, number in most.values() if count]


def _chosen(way: Way, game: Game, random: Random) -> Action:
    """Settle on what is open, else lay tiles, and keep the last pawn or marker back.

    With it, and mostly with a whole set of closed colonies, the game would end too early.
    """
    legal = game.legal_actions()
    if game.to_act is not None and game.supply(game.to_act) == 1:
        legal = [action for action in legal if not isinstance(action, Settle | Mark)]
    joinable = [action for action in legal if _settles_on_open_group(game, action)]
    if joinable:
        return random.choice(joinable)
    places = [action for action in legal if isinstance(action, Place)]
    if not places:
        return random.choice(legal)
    if way.build is Build.FAR:  # north-east, where rows and columns both get long names
        return max(places, key=lambda place: (place.cell.q - place.cell.r, place))
    return min(places, key=lambda place: (distance(place.cell, FIRST_CELL), place))


def _settles_on_open_group(game: Game, action: Action) -> bool:
    group = game.board.group_at(action.disc) if isinstance(action, Settle) else None
    return group is not None and not group.is_closed


def one_of_each(view: View) -> tuple[Action, ...]:
    """As many actions of a turn as there are kinds, one after the other."""
    actions: list[Action] = []
    for _ in range(4):
        legal = view.legal_actions()
        kinds = {type(action): action for action in legal if not isinstance(action, End | Again)}
        new = [action for kind, action in kinds.items() if kind not in set(map(type, actions))]
        if not new:
            break
        actions.append(new[-1])
        view = view.after(new[-1])
    return tuple(actions)


def farthest_match() -> Match:
    """The game with the longest names of cells, while tiles can still be laid."""
    return moments(FARTHEST)[1]
