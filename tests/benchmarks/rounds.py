"""Lets contestants take turns: one round each, again and again, and compares them pairwise."""

import importlib
import importlib.util
import statistics
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from timeit import timeit
from types import ModuleType

OURS = "ours"
"""The name of the project's own contestant."""

Round = Callable[[], float]
"""Plays one round of a job and returns the seconds that one job took."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is measured."""

    rounds: int
    most_jobs: int
    """The most jobs in a round."""

    def jobs(self, enough: int) -> int:
        """A round's number of jobs where so many are enough to measure one."""
        return min(enough, self.most_jobs)


FULL = Effort(rounds=9, most_jobs=1000)
QUICK = Effort(rounds=1, most_jobs=2)


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


def per_job(job: Callable[[], object], number: int) -> float:
    """Do a job that many times and return the seconds that one took."""
    return timeit(job, number=number) / number


def installed(module: str) -> ModuleType | None:
    """A peer's module, or None where the extra `bench` is not installed."""
    if importlib.util.find_spec(module) is None:
        return None
    return importlib.import_module(module)
