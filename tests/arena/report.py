"""What a series of games tells, as text."""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import mean, median

from tests.arena.games import Pairing, Played

Z = 1.96
"""How many standard errors a 95 % interval reaches to either side."""


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share that was found in so many games."""
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * sqrt(share * (1 - share) / games + spread / 4 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def won(games: Sequence[Played]) -> float:
    """The share of games that were won, ties shared."""
    return mean(game.share for game in games)


def percentile(seconds: Sequence[float], part: float) -> float:
    """The time within which that part of all turns was over."""
    return sorted(seconds)[min(len(seconds) - 1, int(part * len(seconds)))]


def summary(pairing: Pairing, games: Sequence[Played]) -> str:
    """Wins, difference, actions, endings, turns and times of a pairing's games."""
    share = won(games)
    low, high = interval(share, len(games))
    actions = sum((Counter(game.actions) for game in games), Counter[str]())
    endings = Counter(game.ending + (" by it" if game.ended_by_ours else "") for game in games)
    turns = sum(game.turns for game in games)
    seconds = [taken for game in games for taken in game.seconds]
    a_turn = {word: round(count / turns, 2) for word, count in actions.most_common()}
    return (
        f"{pairing.variant}, {pairing.seats} seats: {pairing.ours} against {pairing.theirs}: "
        f"{share:.0%} [{low:.0%}, {high:.0%}] of {len(games)}\n"
        f"  difference: {mean(game.margin for game in games):+.1f}\n"
        f"  actions a turn: {counted(a_turn)}\n"
        f"  endings: {counted(dict(endings.most_common()))}\n"
        f"  turns: {median(game.turns for game in games):g} in the median\n"
        f"  seconds a turn: p50 {percentile(seconds, 0.5):.4f}, "
        f"p95 {percentile(seconds, 0.95):.4f}\n"
    )


def counted(counts: Mapping[str, float]) -> str:
    """Name and number of each."""
    return ", ".join(f"{kind} {count:g}" for kind, count in counts.items())
