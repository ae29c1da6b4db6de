"""How often something that falls due is tried, and how fast after one another others come."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, Generic, TypeVar

FIRST_WAIT: Final = timedelta(minutes=1)
MOST_DOUBLINGS: Final = 6
"""How often the wait is doubled: to a little over an hour."""

LONGEST: Final = FIRST_WAIT * 2**MOST_DOUBLINGS

MOST_TRIES: Final = 8
"""How often something is tried that fails while other things succeed."""

Served = tuple[int, str]
"""What is tried: a game or a person, and what of theirs is due."""

Key = TypeVar("Key", bound=Hashable)


@dataclass(slots=True)
class _Trouble:
    """What failed: until when it rests, how often it failed, and how often that counts.

    ``seen`` is how much had succeeded when it was last tried.
    """

    until: datetime
    seen: int
    failures: int = 1
    counted: int = 0


class Tries(Generic[Key]):
    """Lets what fails rest, longer each time, and gives it up after ``MOST_TRIES``.

    A failure counts only if something else has succeeded since the one before: where all fails, as
    on a full disk, nothing is given up.
    """

    def __init__(self, owner: Callable[[Key], object] = lambda key: key) -> None:
        """Nothing has failed yet; ``owner`` says what shares a fault, as all of one game does."""
        self._owner = owner
        self._troubles: dict[Key, _Trouble] = {}
        self._succeeded = 0

    @property
    def number(self) -> int:
        """How many things are in trouble."""
        return len(self._troubles)

    def is_resting(self, key: Key, at: datetime) -> bool:
        """Tell whether something is not to be tried at a time."""
        trouble = self._troubles.get(key)
        return trouble is not None and trouble.until > at

    @property
    def next_time(self) -> datetime | None:
        """When the first of those that rest is tried again; None if none rests."""
        return min((trouble.until for trouble in self._troubles.values()), default=None)

    def succeeded(self, key: Key) -> None:
        """Something was done; what failed before is forgotten."""
        self._troubles.pop(key, None)
        self._succeeded += 1

    def worked(self, at: datetime) -> None:
        """The database could be written: so a fault of one owner alone is no general one.

        What has not been tried again long after its rest was over, as when its game has ended, is
        in trouble no more.
        """
        self._troubles = {
            key: trouble for key, trouble in self._troubles.items() if at < trouble.until + LONGEST
        }
        if len({self._owner(key) for key in self._troubles}) == 1:
            self._succeeded += 1

    def failed(self, key: Key, at: datetime) -> bool:
        """Something failed; tell whether it is to be given up. It is forgotten then."""
        trouble = self._troubles.get(key)
        if trouble is None:
            trouble = self._troubles[key] = _Trouble(at, self._succeeded)
        else:
            trouble.failures += 1
            trouble.counted += self._succeeded > trouble.seen
            trouble.seen = self._succeeded
        trouble.until = at + FIRST_WAIT * 2 ** min(trouble.failures, MOST_DOUBLINGS)
        if trouble.counted < MOST_TRIES - 1:
            return False
        del self._troubles[key]
        return True

    def tries_of(self, key: Key) -> int:
        """Return how often something has failed so far."""
        trouble = self._troubles.get(key)
        return trouble.failures if trouble else 0

    def try_seldom(self, key: Key, at: datetime) -> None:
        """What was given up has nothing that could be paused for it: it gets the longest wait."""
        self._troubles[key] = _Trouble(at + LONGEST, self._succeeded, failures=MOST_DOUBLINGS)


def tries_of_games() -> Tries[Served]:
    """Return the tries of all that is served: what is due in one game shares its fault."""
    return Tries(lambda key: key[0])


class Spacing:
    """Lets things follow one another no faster than ``apart``."""

    def __init__(self, apart: timedelta) -> None:
        """The first may come at once."""
        self._apart = apart
        self._next: datetime | None = None

    def may_go(self, at: datetime) -> bool:
        """Tell whether the next may come at a time."""
        return self._next is None or self._next <= at

    def went(self, at: datetime) -> None:
        """One has come."""
        self._next = at + self._apart

    def not_before(self, at: datetime) -> datetime:
        """Return the earliest time, from ``at`` on, at which the next may come."""
        return at if self._next is None else max(at, self._next)
