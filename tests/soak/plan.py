"""Which troubles befall the bot in a soak, and when: the same for the same seed."""

from __future__ import annotations

import random
from dataclasses import dataclass
from enum import StrEnum

SLOTS = 28
"""Into so many equal parts a soak is divided; in most of them there is a trouble."""

QUARTER = SLOTS // 4
RESTARTS = range(1, 5)
"""Restarts are in the first quarter, so that what grows is seen in one process afterwards."""

FIRST_OTHER = 8
A_RESTART = 40.0
"""Seconds for each restart where there is room for several in a slot."""

SHORTEST, LONGEST = 0.35, 0.8
"""The part of a slot for which a trouble lasts."""


class Kind(StrEnum):
    """What befalls the bot."""

    TERMINATED = "SIGTERM"
    KILLED = "SIGKILL"
    GATEWAY = "gateway lost"
    ERRORS = "answers of 5xx"
    REFUSED = "connections refused"
    DISK = "disk full"
    AHEAD = "clock + 1 h"
    BACK = "clock - 1 h"


RESTARTED = (Kind.TERMINATED, Kind.KILLED)
OTHERS = {
    # No more: discord.py waits ever longer before it connects again, up to 17 minutes after the
    # tenth loss within half an hour, since Discord allows a thousand log-ins a day.
    Kind.GATEWAY: 2,
    Kind.REFUSED: 1,
    Kind.ERRORS: 4,
    Kind.DISK: 4,
    Kind.AHEAD: 3,
    Kind.BACK: 3,
}
"""How often each befalls the bot after the first quarter."""


@dataclass(frozen=True, slots=True)
class Planned:
    """A trouble, so many seconds after the beginning; restarts and steps of clocks take none."""

    at: float
    kind: Kind
    lasts: float = 0.0


def plan(seconds: float, seed: int) -> list[Planned]:
    """Return the troubles of a soak of that length, in their order; each kind happens."""
    chance, slot = random.Random(seed), seconds / SLOTS
    per_slot = max(1, int(slot // A_RESTART))
    planned = [
        Planned(
            slot * (RESTARTS[0] + number / per_slot + chance.uniform(0, 0.3 / per_slot)),
            RESTARTED[number % len(RESTARTED)],
        )
        for number in range(len(RESTARTS) * per_slot)
    ]
    following = [kind for kind, times in OTHERS.items() for _ in range(times)]
    chance.shuffle(following)
    for number, kind in enumerate(following, start=FIRST_OTHER):
        is_short = kind in (Kind.AHEAD, Kind.BACK)
        lasts = 0.0 if is_short else slot * chance.uniform(SHORTEST, LONGEST)
        planned.append(Planned(slot * number, kind, lasts))
    return planned
