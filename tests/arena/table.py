"""What levels are to reach against one another, and what a series of games says of it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from engine.opponents import LEVELS
from engine.variants import VARIANTS
from tests.arena.games import Pairing, Played
from tests.arena.report import interval, percentile, won
from tests.arena.results import games_of, known

GAMES = 200
PASSES = (12, 24, 60)
"""After so many games of each pairing the table is told."""

TOLERANCE = 0.03
"""A share that is no further from its bound counts as reached."""

SEATS = (2, 3, 4)
"""The numbers of seats for which a fair share of wins, and what is made, is bounded."""

ALIKE = {"classic": (0.75, 1.25), "terra": (1 / 3, 3.0), "domaine": (0.75, 1.25)}
"""What *easy* is to make at the median, in parts of what a beginner makes."""

TURNS = {"terra": 6}
"""How many turns a game of *normal* is to last at the median, where it could be a rush."""

TIMES = {"easy": 0.05, "normal": 0.1, "hard": 2.0}
"""The seconds within which 19 of 20 turns are over."""


@dataclass(frozen=True, slots=True)
class Bound:
    """The share of games that one seat is to win; at ``most``, too, where both count.

    Besides, what it makes at the median is to be between ``made`` times what the others make, and
    a game to last ``turns`` turns or more.
    """

    pairing: Pairing
    least: float
    most: float = 1.0
    made: tuple[float, float] | None = None
    turns: int = 0

    def is_reached(self, share: float) -> bool:
        """Whether a share is within the bounds, or nearly."""
        return self.least - TOLERANCE <= share <= self.most + TOLERANCE

    def is_met(self, games: Sequence[Played]) -> bool:
        """Whether games meet all of this, whatever time they took."""
        is_long = median(game.turns for game in games) >= self.turns
        is_alike = True
        if self.made is not None:
            ours, theirs = medians_of_made(games)
            is_alike = self.made[0] * theirs <= ours <= self.made[1] * theirs
        return self.is_reached(won(games)) and is_long and is_alike


def _bounds() -> Iterator[Bound]:
    for name in VARIANTS:
        yield Bound(Pairing("easy", "random", name), 0.85)
        for seats in SEATS:
            fair = 1 / seats
            pairing = Pairing("easy", "beginner", name, seats)
            yield Bound(pairing, 0.8 * fair, 1.1 * fair, ALIKE[name])
    for name in VARIANTS:
        yield Bound(Pairing("normal", "easy", name), 0.6, turns=TURNS.get(name, 0))
    for name, turns in TURNS.items():
        yield Bound(Pairing("normal", "beginner", name), 0.6, turns=turns)
    for ours, theirs, shares in (
        ("normal", "today", (0.70, 0.92, 0.85)),
        ("hard", "normal", (0.63, 0.62, 0.65)),
        ("hard", "today", (0.85, 0.95, 0.95)),
    ):
        for name, share in zip(VARIANTS, shares, strict=True):
            yield Bound(Pairing(ours, theirs, name), share)
    for ours, above in (("normal", 0.15), ("hard", 0.25)):
        for seats in (3, 4):
            for name in VARIANTS:
                yield Bound(Pairing(ours, "today", name, seats), 1 / seats + above)


BOUNDS = tuple(_bounds())


def lines_of_bounds(games: int, file: Path | None) -> Iterator[str]:
    """Play all that is bounded, in passes that are ever longer; say after each how it stands.

    So all is known roughly before anything is known well, wherever it is broken off.
    """
    for number in sorted({min(games, passed) for passed in (*PASSES, games)}):
        for bound in BOUNDS:
            yield line_of(bound, list(games_of(bound.pairing, range(number), file)))


def lines_of_known(file: Path) -> Iterator[str]:
    """Say how each bound stands by the games that a file holds; nothing of those without any."""
    for bound in BOUNDS:
        games = [*known(file, bound.pairing).values()]
        if games:
            yield line_of(bound, games)


def line_of(bound: Bound, games: Sequence[Played]) -> str:
    """What games say of a bound."""
    pairing, share = bound.pairing, won(games)
    low, high = interval(share, len(games))
    slow = percentile([taken for game in games for taken in game.seconds], 0.95)
    asked = f"≥ {bound.least:.0%}" + (f", ≤ {bound.most:.0%}" if bound.most < 1 else "")
    told = [f"{share:.0%} [{low:.0%}, {high:.0%}] of {len(games)}, {asked}"]
    if bound.made is not None:
        ours, theirs = medians_of_made(games)
        told.append(f"made {ours:g} : {theirs:g}, {bound.made[0]:.2f} to {bound.made[1]:.2f}")
    if bound.turns:
        told.append(f"turns {median(game.turns for game in games):g}, ≥ {bound.turns}")
    told.append(f"p95 {slow:.3f} s")
    is_in_time = slow <= TIMES.get(pairing.ours, slow)
    verdict = "reached" if bound.is_met(games) and is_in_time else "MISSED"
    return (
        f"{pairing.variant} {pairing.seats}: {pairing.ours} against {pairing.theirs}: "
        f"{', '.join(told)}: {verdict}\n"
    )


def medians_of_made(games: Sequence[Played]) -> tuple[float, float]:
    """What ours made at the median, and what the others did."""
    ours = median(game.made[0] for game in games)
    return ours, median(made for game in games for made in game.made[1:])


def lines_of_turns(games: int, file: Path | None) -> Iterator[str]:
    """Let each level play itself with all numbers of seats; the turns that a seat has a game."""
    for variant in VARIANTS.values():
        for level in LEVELS:
            medians = []
            for seats in range(variant.fewest, variant.most + 1):
                pairing = Pairing(level, level, variant.name, seats)
                turns = median(game.turns for game in games_of(pairing, range(games), file))
                medians.append(f"{seats} seats {turns:g}")
            yield f"{variant.name}, {level}: turns a seat: {', '.join(medians)}\n"
