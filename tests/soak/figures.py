"""What a soak measures, and what it says of it."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.soak.tables import Taken

MOST_MEGABYTES = 250.0
MOST_GROWTH = 2.0
"""Megabytes by which a line fitted through the last half may rise and still count as flat."""


@dataclass(slots=True)
class Figures:
    """Times of turns, and the bot's resident memory at moments (seconds, megabytes)."""

    taken: list[Taken] = field(default_factory=list)
    missed: int = 0
    memory: list[tuple[float, float]] = field(default_factory=list)
    cpu_seconds: float = 0.0

    @property
    def last_half(self) -> list[tuple[float, float]]:
        """The memory from the middle of the soak on."""
        return self.memory[len(self.memory) // 2 :]

    @property
    def growth(self) -> float:
        """Megabytes by which a straight line through the last half's memory rises."""
        moments, sizes = zip(*self.last_half, strict=True)
        slope: float = statistics.linear_regression(moments, sizes).slope
        return float(slope * (moments[-1] - moments[0]))

    @property
    def is_fine(self) -> bool:
        """Whether no turn was missed and memory stayed small and flat."""
        is_small = max(size for _, size in self.memory) <= MOST_MEGABYTES
        return not self.missed and is_small and self.growth < MOST_GROWTH

    def line(self) -> str:
        """How it stands now, of the last turns alone."""
        moment, size = self.memory[-1]
        return f"{moment:5.0f} s  {size:6.1f} MB  {_times(self.taken[-500:])}  {self._counts()}"

    def report(self) -> str:
        """The table of the whole soak, with its verdict."""
        (seconds, last), (_, first) = self.memory[-1], self.memory[0]
        rows = {
            "turns": self._counts(),
            "from typed to": _times(self.taken),
            "CPU": f"{self.cpu_seconds / seconds:.0%} of a core",
            "memory at the start": f"{first:.1f} MB",
            "in the middle": f"{self.last_half[0][1]:.1f} MB",
            "at the end": f"{last:.1f} MB",
            "at most": f"{max(size for _, size in self.memory):.1f} MB (≤ {MOST_MEGABYTES:g})",
            "growth in the last half": f"{self.growth:+.2f} MB (< {MOST_GROWTH:g})",
            "verdict": "fine" if self.is_fine else "NOT FINE",
        }
        return "\n".join(f"{name:<24}{value}" for name, value in rows.items())

    def _counts(self) -> str:
        return f"{len(self.taken)} played, {self.missed} missed"


def _times(taken: Sequence[Taken]) -> str:
    answers, boards = [one.answer for one in taken], [one.board for one in taken]
    return f"answer {_percentiles(answers)}  board {_percentiles(boards)}"


def _percentiles(times: Sequence[float]) -> str:
    if len(times) < 2:
        return "-"
    cuts = statistics.quantiles(times, n=100, method="inclusive")
    return f"p50 {cuts[49] * 1000:.0f} ms p99 {cuts[98] * 1000:.0f} ms"
