"""Lets contestants take turns: one round each, again and again, and compares them pairwise."""

import importlib
import importlib.util
import signal
import statistics
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from timeit import timeit
from types import FrameType, ModuleType

OURS = "ours"
"""The name of the project's own contestant."""

AGAIN = 10.0
"""Seconds until what does not end when it is interrupted is interrupted once more."""

Round = Callable[[], float]
"""Plays one round of a job and returns the seconds that one job took."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is measured."""

    rounds: int
    most_jobs: int
    """The most jobs in a round."""
    patience: float
    """Seconds after which a row fails."""

    def jobs(self, enough: int) -> int:
        """A round's number of jobs where so many are enough to measure one."""
        return min(enough, self.most_jobs)


FULL = Effort(rounds=9, most_jobs=1000, patience=900.0)
QUICK = Effort(rounds=1, most_jobs=2, patience=60.0)


@dataclass(frozen=True, slots=True)
class Times:
    """Seconds a job by contestant, one entry a round."""

    by_name: Mapping[str, tuple[float, ...]]

    def median(self, name: str) -> float:
        """The middle round of a contestant, in seconds a job."""
        return statistics.median(self.by_name[name])

    def ratio(self, name: str, to: str) -> float:
        """How many times the time of `to` the contestant `name` took, in the middle round."""
        pairs = zip(self.by_name[name], self.by_name[to], strict=True)
        return statistics.median(one / other for one, other in pairs)


def take_turns(contestants: Mapping[str, Round], rounds: int) -> Times:
    """Play that many rounds, each contestant once a round, after one that does not count."""
    for play in contestants.values():
        play()
    times: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(rounds):
        for name, play in contestants.items():
            times[name].append(play())
    return Times({name: tuple(taken) for name, taken in times.items()})


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Let what is done here take no longer; TimeoutError after so many seconds."""

    def ring(_signal: int, _frame: FrameType | None) -> None:
        raise _Alarm

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    except _Alarm:
        raise TimeoutError(f"not done after {seconds:g} s") from None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class _Alarm(KeyboardInterrupt):
    """Time is over; an event loop ends with nothing else, whatever it does just then."""


def per_job(job: Callable[[], object], number: int) -> float:
    """Do a job that many times and return the seconds that one took."""
    return timeit(job, number=number) / number


def installed(module: str) -> ModuleType | None:
    """A peer's module, or None where the extra `bench` is not installed."""
    if importlib.util.find_spec(module) is None:
        return None
    return importlib.import_module(module)
