"""`python -m tests.arena.fit`: fits what features of a seat are worth, and writes them down.

A conditional logit of who wins, on the features of all seats at the beginning of turns, from quick
games in which all play a level, now and then disturbed by a random action.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from operator import mul
from pathlib import Path
from random import Random

from engine.game import Game, view
from engine.opponents import weights as table
from engine.opponents.chooser import never
from engine.opponents.style import Features
from engine.opponents.values import style_of
from engine.variants import VARIANTS
from tests.arena.games import begun, lay_for_table
from tests.arena.players import PLAYERS

GAMES = 400
DISTURBED = 0.06
"""How many actions are chosen at random, so that positions differ."""

STEPS = 400
RATE = 0.5
PENALTY = 0.002
"""How much large weights are held back."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A position: its style, the features of all seats, and the share of the win that each got."""

    style: str
    features: tuple[Features, ...]
    shares: tuple[float, ...]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.arena.fit", description=__doc__)
    parser.add_argument("--player", choices=PLAYERS, default="quick")
    parser.add_argument("--variants", nargs="*", choices=VARIANTS, default=list(VARIANTS))
    parser.add_argument("--seats", nargs="*", type=int, default=[2, 3, 4, 5])
    parser.add_argument("--games", type=int, default=GAMES)
    chosen = parser.parse_args(arguments)
    for name in chosen.variants:
        for seats in chosen.seats:
            if seats <= VARIANTS[name].most:
                samples = sampled(name, seats, chosen.player, chosen.games)
                weights = fitted(samples)
                keep(samples[0].style, seats, weights)
                loss = loss_of(samples, weights)
                sys.stdout.write(f"{name} {seats}: {len(samples)} positions, error {loss:.3f}\n")
                sys.stdout.flush()


def keep(style: str, seats: int, weights: Sequence[float]) -> None:
    """Write weights into the module that holds them all; the others stay."""
    file = Path(table.__file__)
    kept = {name: dict(by_seats) for name, by_seats in table.WEIGHTS.items()}
    kept[style][seats] = tuple(round(weight, 3) for weight in weights)
    table.WEIGHTS = kept  # type: ignore[misc]
    put_table(file, written(kept))


def put_table(file: Path, entries: str) -> None:
    """Replace the entries of a module's first table."""
    head, _, rest = file.read_text().partition(" = {\n")
    foot = rest.partition("\n}\n")[2]  # other tables may follow
    file.write_text(f"{head} = {{\n{entries}\n}}\n{foot}")


def written(weights: Mapping[str, Mapping[int, Sequence[float]]]) -> str:
    """The entries of the table as code."""
    lines = []
    for style, by_seats in weights.items():
        lines.append(f'    "{style}": {{')
        for seats, values in sorted(by_seats.items()):
            numbers = [f"            {value},\n" for value in values]
            lines.append(f"        {seats}: (\n{''.join(numbers)}        ),")
        lines.append("    },")
    return "\n".join(lines)


def sampled(name: str, seats: int, player: str, games: int) -> list[Sample]:
    """Positions of so many games of a player against itself."""
    samples = []
    for number in range(games):
        random = Random(f"fit {name} {seats} {number}")
        game = begun(VARIANTS[name], seats, {}, random)
        positions = positions_of(game, player, random)
        outcome = game.turns.outcome
        assert outcome is not None
        shares = tuple((seat in outcome.winners) / len(outcome.winners) for seat in range(seats))
        samples += [Sample(style_of(game).name, tuple(features), shares) for features in positions]
    return samples


def positions_of(game: Game, player: str, random: Random) -> list[list[Features]]:
    """Play a game; the features of all seats at the beginning of each turn but the last ones."""
    choose, style = PLAYERS[player], style_of(game)
    positions: list[list[Features]] = []
    on_turn: int | None = None
    while game.turns.outcome is None:
        seat = game.to_act
        if seat is None:
            lay_for_table(game, random)
            continue
        if seat != on_turn and not game.turns.is_in_set_up and not game.turns.last:
            positions.append(style.features(game))
        on_turn = seat
        if random.random() < DISTURBED:
            action = random.choice(game.legal_actions())
        else:
            action = choose(view(game, seat), random, never)
        game.apply(seat, action)
    return positions


def fitted(samples: Sequence[Sample]) -> list[float]:
    """The weights that make the outcomes likeliest, by gradient ascent with momentum."""
    count = len(samples[0].features[0])
    weights, speed = [0.0] * count, [0.0] * count
    for _ in range(STEPS):
        gradient = [0.0] * count
        for sample in samples:
            chances = chances_of(sample, weights)
            for features, share, chance in zip(
                sample.features, sample.shares, chances, strict=True
            ):
                error = share - chance
                for at, feature in enumerate(features):
                    gradient[at] += error * feature
        for at in range(count):
            push = gradient[at] / len(samples) - PENALTY * weights[at]
            speed[at] = 0.9 * speed[at] + RATE * push
            weights[at] += speed[at]
    return weights


def chances_of(sample: Sample, weights: Sequence[float]) -> list[float]:
    """Each seat's chance to win."""
    strengths = [sum(map(mul, weights, features)) for features in sample.features]
    best = max(strengths)
    powers = [exp(strength - best) for strength in strengths]
    return [power / sum(powers) for power in powers]


def loss_of(samples: Sequence[Sample], weights: Sequence[float]) -> float:
    """The mean squared error of all chances; 0.25 is what knowing nothing gives two seats."""
    errors = [
        (share - chance) ** 2
        for sample in samples
        for share, chance in zip(sample.shares, chances_of(sample, weights), strict=True)
    ]
    return sum(errors) / len(errors)


if __name__ == "__main__":
    main()
