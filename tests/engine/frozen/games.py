"""Plays games until one comes to the kind of ending that is looked for."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random

from engine import RULES
from engine.actions import Action, End, Mark, Place, Resign, Settle, Skip
from engine.events import EndReason
from engine.game import Game, view
from engine.record import RecordedAction, parse_record, replay, report, write_record
from engine.tiles import TileId
from engine.variants import VARIANTS
from tests.arena.today import choose_greedily
from tests.engine.plays import Act
from tests.engine.positions import ended_by

FOLDER = Path(__file__).parent

BUDGET = 60
"""How many actions a player may preview before it chooses."""

Habit = Callable[[Game, Random], Act]
"""How all seats, and the table, play."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over, from its bag on."""

    game: Game
    bag: tuple[TileId, ...]
    acts: tuple[Act, ...]

    def record(self) -> str:
        return write_record(self.game, self.bag, [RecordedAction(*act) for act in self.acts])


@dataclass(frozen=True, slots=True)
class Kind:
    """An ending: of which game, played how, and whether a game that is over has come to it."""

    variant: str
    players: int
    habit: Habit
    is_reached: Callable[[Game], bool]
    options: Mapping[str, int | str] = field(default_factory=dict)


def found(kind: Kind) -> Played:
    """The first game, by number, that comes to an ending of that kind."""
    games = (played(kind, number) for number in count())
    return next(over for over in games if kind.is_reached(over.game))


def played(kind: Kind, number: int) -> Played:
    """One of the games that could be played so."""
    variant, random = VARIANTS[kind.variant], Random(number)
    bag = tuple(random.sample(variant.tiles, len(variant.tiles)))
    game = variant.start(kind.players, kind.options, bag)
    acts: list[Act] = []
    while game.turns.outcome is None:
        acts.append(kind.habit(game, random))
        game.apply(*acts[-1])
    return Played(game, bag, tuple(acts))


def told(text: str) -> dict[str, object]:
    """What a replay tells of a record, and by which rules it comes to which state and end."""
    record = parse_record(text)
    game = record.start()
    for _ in replay(record, game):
        pass
    reason = ended_by(game)
    return {"rules": RULES, "reason": reason, "fingerprint": game.fingerprint(), **report(text)}


def greedily(game: Game, random: Random) -> Act:
    """Play as the computer players do, and lay the table's tiles at random."""
    if game.to_act is None:
        return None, random.choice(game.legal_actions())
    return game.to_act, choose_greedily(view(game, game.to_act), BUDGET)


def restlessly(game: Game, random: Random) -> Act:
    """Play greedily, but now and then be skipped, or resign, on turn or not."""
    chance = random.random()
    if chance < 0.03:
        return random.choice(game.seats.still_in()), Resign()
    if chance < 0.1 and not game.turns.is_in_set_up:
        return game.to_act, Skip()
    return greedily(game, random)


def as_if_won(game: Game, random: Random) -> Act:
    """Play greedily, but resign as soon as the end one has set off is sure to come."""
    cause = game.turns.end_set_off_by
    if cause is not None and game.seats.is_in(cause):
        return cause, Resign()
    return greedily(game, random)


def without(*kinds: type[Action]) -> Habit:
    """Play at random, save that these kinds of action are left out as long as others are legal."""

    def choose(game: Game, random: Random) -> Act:
        legal = game.legal_actions()
        chosen = [action for action in legal if not isinstance(action, kinds)]
        return game.to_act, random.choice(chosen or legal)

    return choose


def cheaply(game: Game, random: Random) -> Act:
    """Lay tiles where they complete fewest discs, and do nothing else."""
    legal = game.legal_actions()
    if End() in legal:
        return game.to_act, End()
    places = [action for action in legal if isinstance(action, Place)]
    fewest = min(game.board.completed_at(place.cell) for place in places)
    cheapest = [place for place in places if game.board.completed_at(place.cell) == fewest]
    return game.to_act, random.choice(cheapest)


def ending(reason: EndReason) -> Callable[[Game], bool]:
    return lambda game: ended_by(game) is reason


def is_shared(game: Game) -> bool:
    """Whether several have won."""
    return game.turns.outcome is not None and len(game.turns.outcome.winners) > 1


def is_cause_gone(game: Game) -> bool:
    """Whether the end came as it was set off, though by a seat that is no longer in."""
    return game.turns.end_set_off_by in game.seats.resigned and len(game.seats.still_in()) > 1


def is_used_up(game: Game) -> bool:
    """Whether nothing more could be done since all tiles were laid."""
    held = [tile for seat in range(game.seats.count) for tile in game.hands.tiles(seat)]
    return ended_by(game) is EndReason.IDLE and not game.hands.bag_size and not held


def is_stuck(game: Game) -> bool:
    """Whether nothing more was laid though there were tiles."""
    return ended_by(game) is EndReason.IDLE and game.hands.bag_size > 0


def are_spent_twice(game: Game) -> bool:
    """Whether a second seat placed its last piece after the end had been set off."""
    return [game.supply(seat) for seat in range(game.seats.count)].count(0) > 1


KINDS: Mapping[str, Kind] = {
    "classic-target": Kind("classic", 3, greedily, ending(EndReason.TARGET)),
    "classic-target-shared": Kind("classic", 4, greedily, is_shared),
    "classic-target-cause-gone": Kind("classic", 4, as_if_won, is_cause_gone, {"setup": "auto"}),
    "classic-tiles-used-up": Kind("classic", 2, without(), is_used_up, {"target": 240}),
    "classic-resignation": Kind("classic", 4, restlessly, ending(EndReason.RESIGNATION)),
    "terra-pawns": Kind("terra", 5, greedily, ending(EndReason.PAWNS)),
    "terra-grounds": Kind("terra", 2, greedily, ending(EndReason.GROUNDS), {"setup": "players"}),
    "terra-cause-gone": Kind("terra", 4, as_if_won, is_cause_gone, {"withdraw": "any"}),
    "terra-saving": Kind("terra", 3, without(Place), is_stuck),
    "terra-tiles-used-up": Kind("terra", 2, without(Settle), is_used_up),
    "terra-resignation": Kind("terra", 3, restlessly, ending(EndReason.RESIGNATION)),
    "domaine-markers": Kind("domaine", 4, greedily, ending(EndReason.MARKERS)),
    "domaine-markers-of-two": Kind("domaine", 4, greedily, are_spent_twice, {"setup": "auto"}),
    "domaine-cause-gone": Kind("domaine", 3, as_if_won, is_cause_gone),
    "domaine-passes": Kind("domaine", 2, cheaply, is_stuck),
    "domaine-tiles-used-up": Kind("domaine", 3, without(Mark), is_used_up),
    "domaine-resignation": Kind("domaine", 4, restlessly, ending(EndReason.RESIGNATION)),
}
"""The endings of which a game is kept, by the names of their files."""
