"""Plays games of computer players against one another and notes what happens."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from random import Random
from time import process_time

from engine.actions import Place
from engine.game import Game, view
from engine.opponents.chooser import Choose, never
from engine.variants import VARIANTS, Variant
from tests.arena.players import PLAYERS


@dataclass(frozen=True, slots=True)
class Pairing:
    """One seat for ``ours`` and all others for ``theirs``, in a variant with so many seats."""

    ours: str
    theirs: str
    variant: str
    seats: int = 2


@dataclass(frozen=True, slots=True)
class Played:
    """One game of a pairing, seen from the seat of ours.

    ``share`` is 1 for a win, 1/n for a win shared by n, else 0; ``margin`` the distance to the best
    other score. ``made`` is what each seat made, ours first: its points, or where sizes multiply
    their product alone; empty in games kept from before that was noted. ``turns`` counts the turns
    of ours, ``actions`` what it did; ``seconds`` are those that each of its turns took,
    ``ended_by_ours`` tells whether it set off the end.
    """

    number: int
    share: float
    margin: int
    made: tuple[int, ...]
    ending: str
    ended_by_ours: bool
    turns: int
    seconds: tuple[float, ...]
    actions: dict[str, int]


@dataclass(frozen=True, slots=True)
class Done:
    """One action of a seat in its turn, numbered from 0, and the seconds that it took."""

    seat: int
    turn: int
    word: str
    seconds: float


def start_of(pairing: Pairing, number: int) -> tuple[Game, int]:
    """A game and the seat of ours, which goes round: each bag is played from every seat."""
    variant = VARIANTS[pairing.variant]
    bag, ours = divmod(number, pairing.seats)
    return begun(variant, pairing.seats, {}, Random(f"{variant.name} {bag}")), ours


def played(pairing: Pairing, number: int) -> Played:
    """Play one game of a pairing to its end."""
    game, ours = start_of(pairing, number)
    names = [pairing.ours if seat == ours else pairing.theirs for seat in range(pairing.seats)]
    done = play(game, [PLAYERS[name] for name in names], Random(f"{pairing} {number}"))
    outcome = game.turns.outcome
    assert outcome is not None
    scores = list(game.scores())
    own = scores.pop(ours)
    mine = [one for one in done if one.seat == ours]
    turns = [list(acts) for _, acts in groupby(mine, key=lambda one: one.turn)]
    return Played(
        number=number,
        share=(ours in outcome.winners) / len(outcome.winners),
        margin=own - max(scores),
        made=(made_by(game, ours), *(made_by(game, s) for s in range(pairing.seats) if s != ours)),
        ending=outcome.reason.value,
        ended_by_ours=game.turns.end_set_off_by == ours,
        turns=len(turns),
        seconds=tuple(round(sum(one.seconds for one in acts), 3) for acts in turns),
        actions=dict(Counter(one.word for one in mine)),
    )


def made_by(game: Game, seat: int) -> int:
    """What a seat made: its points; where sizes multiply their product, without the money left."""
    tally = game.tally(seat)
    return tally.total - tally.extra if tally.multiplies else tally.total


def begun(variant: Variant, players: int, options: Mapping[str, int | str], random: Random) -> Game:
    """A game with a shuffled bag."""
    bag = list(variant.tiles)
    random.shuffle(bag)
    return variant.start(players, options, bag)


def lay_for_table(game: Game, random: Random) -> None:
    """Place a tile of the set-up for the table, at random."""
    places = [action for action in game.legal_actions() if isinstance(action, Place)]
    game.apply(None, random.choice(places))


def play(game: Game, players: Sequence[Choose], random: Random) -> list[Done]:
    """Play a game to its end; all that was done after the set-up."""
    done: list[Done] = []
    chances = [Random(random.random()) for _ in players]
    turn = 0
    while game.turns.outcome is None:
        seat = game.to_act
        if seat is None:
            lay_for_table(game, random)
            continue
        seen, is_in_set_up = view(game, seat), game.turns.is_in_set_up
        begun_at = process_time()
        action = players[seat](seen, chances[seat], never)
        seconds = process_time() - begun_at
        game.apply(seat, action)
        if not is_in_set_up:
            done.append(Done(seat, turn, action.word, seconds))
        turn += action.word == "end"
    return done
