"""Calibration: whether the chances that a review tells come true, and the curves that make it so.

Games in which each seat is played by a level chosen by lot; of each the strengths of all seats at
the beginning of every turn. Games of the fit and those by which curves are judged are different.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import log
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from engine.copies import copy_of
from engine.game import Game, view
from engine.opponents.chooser import never
from engine.opponents.style import progress_of
from engine.opponents.values import strengths_of, style_of
from engine.review import curves as table
from engine.review.chances import Chances, chances_by, chances_now
from engine.review.curves import Curve
from engine.variants import VARIANTS
from tests.arena.fit import put_table
from tests.arena.games import begun, lay_for_table
from tests.arena.players import PLAYERS

LEVELS: Final = (*3 * ("beginner", "easy", "normal"), "hard")
"""Who plays: each as likely as it stands here."""

THIRDS: Final = ("first", "second", "last")
BINS: Final = 10
PULL: Final = 12.0
"""How much curves are held back: positions of one game are alike, so they tell less."""

PLAIN: Final = Curve()
FACTORS: Final = tuple(0.25 + at / 20 for at in range(46))
"""What is tried for each of a curve's two numbers."""


class Position(NamedTuple):
    """The beginning of a turn: ``strengths`` by seat, and each seat's ``shares`` of the win.

    In last turns ``last`` are the chances found by playing them, else it is empty. ``third`` says
    in which third of its game's turns it was.
    """

    third: int
    progress: float
    strengths: Mapping[int, float]
    last: Chances
    shares: Chances

    def chances(self, curve: Curve) -> Chances:
        """Each seat's chance by a curve."""
        return self.last or chances_by(curve, self.progress, self.strengths, len(self.shares))


class Told(NamedTuple):
    """How well chances came true: the mean squared error, and by tenths how often they did.

    Of each tenth: the mean chance told, the share that came true, and how many.
    """

    brier: float
    constant: float
    bins: tuple[tuple[float, float, int], ...]


def lines(variants: Sequence[str], games: int, *, is_fit: bool, file: Path | None) -> Iterator[str]:
    """Judge the curves, after having fitted them if that is asked for."""
    for name in variants:
        for seats in range(2, VARIANTS[name].most + 1):
            if is_fit:
                yield _fit(name, seats, games, file)
            judged = positions_of(name, seats, range(games), file)
            yield from _judged(name, seats, judged)


def _fit(name: str, seats: int, games: int, file: Path | None) -> str:
    sample = positions_of(name, seats, range(games, 2 * games), file)
    curve = fitted(sample)
    keep(style_of(VARIANTS[name].start(seats, {}, VARIANTS[name].tiles)).name, seats, curve)
    return f"{name} {seats}: fitted {curve.start:g}, {curve.end:g}\n"


def _judged(name: str, seats: int, positions: Sequence[Position]) -> Iterator[str]:
    style = style_of(VARIANTS[name].start(seats, {}, VARIANTS[name].tiles)).name
    curve = table.CURVES[style][seats]
    before, after = (told(positions, one) for one in (PLAIN, curve))
    yield (
        f"{name} {seats}: {len(positions)} positions, error {before.brier:.3f} -> "
        f"{after.brier:.3f}, a constant {after.constant:.3f}\n"
    )
    for third, word in enumerate(THIRDS):
        part = [position for position in positions if position.third == third]
        both = [told(part, one).brier for one in (PLAIN, curve)]
        yield f"  {word} third: error {both[0]:.3f} -> {both[1]:.3f}\n"
    shown = (f"{chance:.2f}:{share:.2f} ({count})" for chance, share, count in after.bins if count)
    yield f"  told:came true (how often): {', '.join(shown)}\n"


def told(positions: Sequence[Position], curve: Curve) -> Told:
    """Compare chances with what came true."""
    pairs = [
        pair
        for position in positions
        for pair in zip(position.chances(curve), position.shares, strict=True)
    ]
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for chance, share in pairs:
        bins[min(BINS - 1, int(BINS * chance))].append((chance, share))
    mean = fmean(1 / len(position.shares) for position in positions)
    return Told(
        fmean((chance - share) ** 2 for chance, share in pairs),
        fmean((mean - share) ** 2 for _, share in pairs),
        tuple(
            (fmean(c for c, _ in pairs), fmean(s for _, s in pairs), len(pairs))
            if pairs
            else (0.0, 0.0, 0)
            for pairs in bins
        ),
    )


def fitted(positions: Sequence[Position]) -> Curve:
    """The curve under which what happened is likeliest, held back a little towards a plain one."""
    told_by_strengths = [position for position in positions if not position.last]

    def surprise(curve: Curve) -> float:
        return PULL * sum(log(factor) ** 2 for factor in curve) - sum(
            share * log(max(chance, 1e-9))
            for position in told_by_strengths
            for chance, share in zip(position.chances(curve), position.shares, strict=True)
            if share
        )

    best = PLAIN
    for _ in range(3):  # one number after the other, until both rest
        best = min((best._replace(start=factor) for factor in FACTORS), key=surprise)
        best = min((best._replace(end=factor) for factor in FACTORS), key=surprise)
    return best


def keep(style: str, seats: int, curve: Curve) -> None:
    """Write a curve into the module that holds them all; the others stay."""
    file = Path(table.__file__)
    kept = {name: dict(by_seats) for name, by_seats in table.CURVES.items()}
    kept[style][seats] = Curve(*(round(number, 2) for number in curve))
    table.CURVES = kept  # type: ignore[misc]
    written = [
        line
        for name, by_seats in kept.items()
        for line in (
            f'    "{name}": {{',
            *(f"        {at}: Curve({one.start}, {one.end})," for at, one in by_seats.items()),
            "    },",
        )
    ]
    put_table(file, "\n".join(written))


def positions_of(
    name: str, seats: int, numbers: Iterable[int], file: Path | None
) -> list[Position]:
    """Positions of the games of these numbers, kept in a file if there is one."""
    kept = dict(_known(file))
    positions = []
    for number in numbers:
        key = f"{name} {seats} {number}"
        if key not in kept:
            kept[key] = list(played(name, seats, Random(key)))
            if file is not None:
                with file.open("a") as out:
                    out.write(f"{json.dumps([key, kept[key]])}\n")
        positions += kept[key]
    return positions


def _known(file: Path | None) -> Iterator[tuple[str, list[Position]]]:
    if file is None or not file.exists():
        return
    for line in file.read_text().splitlines():
        key, kept = json.loads(line)
        yield (
            key,
            [
                Position(third, progress, {int(s): v for s, v in strengths.items()}, last, shares)
                for third, progress, strengths, last, shares in kept
            ],
        )


def played(name: str, seats: int, random: Random) -> Iterator[Position]:
    """Play a game; yield the beginnings of its turns once it is over."""
    game = begun(VARIANTS[name], seats, {}, random)
    players = [random.choice(LEVELS) for _ in range(seats)]
    begun_turns: list[Game] = []
    taken = -1
    while game.turns.outcome is None:
        seat = game.to_act
        if seat is None:
            lay_for_table(game, random)
            continue
        if len(game.turns.taken) != taken and not game.turns.is_in_set_up:
            taken = len(game.turns.taken)
            begun_turns.append(copy_of(game))
        game.apply(seat, PLAYERS[players[seat]](view(game, seat), random, never))
    style, winners = style_of(game), game.turns.outcome.winners
    shares = tuple((seat in winners) / len(winners) for seat in range(seats))
    for at, then in enumerate(begun_turns):
        last = chances_now(then, style) if then.turns.last else ()
        third = at * len(THIRDS) // len(begun_turns)
        yield Position(third, progress_of(then), strengths_of(then, style), last, shares)
