"""How games are rated: openskill's Plackett–Luce model, and the number that people see of it."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from typing import Final

from openskill.models import PlackettLuce

MU: Final = 25.0
SIGMA: Final = 25.0 / 3
_BETA: Final = 25.0 / 6
_TAU: Final = 25.0 / 300

POINTS: Final = 60
"""Points that people see to one of the model's: a beginner has 1500 ± 500."""

PROVISIONAL_BELOW: Final = 5
"""With fewer games than these a rating is provisional."""

_MODEL: Final = PlackettLuce(mu=MU, sigma=SIGMA, beta=_BETA, tau=_TAU)


@dataclass(frozen=True, slots=True)
class Rating:
    """What is thought of somebody's strength: the most likely value, and a standard deviation."""

    mu: float = MU
    sigma: float = SIGMA


BEGINNER: Final = Rating()


@cache
def model_words() -> str:
    """Return what all numbers depend on as JSON: library, version, model and parameters."""
    words = {
        "library": "openskill",
        "version": version("openskill"),
        "model": "plackett-luce",
        "parameters": {"mu": MU, "sigma": SIGMA, "beta": _BETA, "tau": _TAU},
    }
    return json.dumps(words, sort_keys=True)


def rated(ranks: Sequence[int], before: Sequence[Rating]) -> list[Rating]:
    """Return the ratings of the people of a game after it; the lowest rank is the best.

    Equal ranks are shared; a number that is left out between two ranks means nothing. Nor does the
    order in which the people are given.
    """
    # Sums of floats depend on their order in the last digit: so people are given in one order.
    places = sorted(
        range(len(ranks)), key=lambda place: (ranks[place], before[place].mu, before[place].sigma)
    )
    people = [[_MODEL.rating(mu=before[place].mu, sigma=before[place].sigma)] for place in places]
    after = _MODEL.rate(people, ranks=[float(ranks[place]) for place in places])
    rated_at = dict(zip(places, after, strict=True))
    return [Rating(person.mu, person.sigma) for _, (person,) in sorted(rated_at.items())]


def points(mu: float) -> int:
    """Return the number that people see: 60 times mu, rounded."""
    return math.floor(POINTS * mu + 0.5)


def spread(sigma: float) -> int:
    """Return the number after ±: 60 times sigma. Two times out of three it is not farther off."""
    return points(sigma)
