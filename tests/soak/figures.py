"""What a soak measures, and what it says of it."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.soak.plan import QUARTER, SLOTS, Kind
from tests.soak.tables import Taken

MOST_MEGABYTES = 250.0
MOST_GROWTH = 10.0
"""Megabytes that may be used more at the end than after the first quarter."""

MOST_RISE = 2.0
"""Megabytes by which a line through the last half of a calm, long soak may rise."""

LONG = 1800.0
"""Seconds from which on all that fills or grows when it is first needed has done so early."""

MOST_MORE_IN_SHORT = 2
"""Threads, files and sockets that there may be more at the end of a shorter soak; else none."""

WINDOW = 0.05
"""The part of a soak over whose samples is told what was used at a time."""

SOCKETS_KEPT = 30.0
"""Seconds for which aiohttp keeps an idle socket: a longer window shows how many are needed."""

CALM_WITHIN = 30.0
"""Seconds after which a board comes too late where nothing has befallen the bot."""


@dataclass(frozen=True, slots=True)
class Sample:
    """What the bot's process used so many seconds after the beginning."""

    moment: float
    megabytes: float
    files: int = 0
    sockets: int = 0
    threads: int = 0


@dataclass(slots=True)
class Figures:
    """Times of turns, what the bot used, what befell it, and what came of that."""

    seconds: float = 0.0
    """How long is played; 0 where nothing is judged."""
    taken: list[Taken] = field(default_factory=list)
    """The turns that were typed once."""
    repeated: int = 0
    """Turns that were typed again, since an answer failed to come or said that it was not made."""
    refused: int = 0
    """Answers that said that a move was not made."""
    left_out: int = 0
    """Turns that nobody began, since nothing had worked for a while."""
    missed: int = 0
    """Turns that could not be begun for want of a free table, not be made, or were never told."""
    lost: int = 0
    """Turns that were confirmed and are not in the database, or that no board has told."""
    twice: int = 0
    """Boards that stand in their channel twice."""
    requests: int = 0
    """Requests that count for Discord's limit of 50 a second: all but answers to people."""
    samples: list[Sample] = field(default_factory=list)
    cpu_seconds: float = 0.0
    planned: Counter[Kind] = field(default_factory=Counter)
    happened: Counter[Kind] = field(default_factory=Counter)
    failed: Counter[Kind] = field(default_factory=Counter)
    """After which troubles the bot was not connected again in time."""
    logged: Counter[str] = field(default_factory=Counter)
    """What the bot logged as errors: judged in calm alone, since troubles are errors."""
    died: int = 0
    statuses: tuple[int, ...] = ()
    checked: str = ""
    """What ``dalapapa check`` said in the end; empty if it was not asked."""
    is_sound: bool = True
    """Whether it had found nothing wrong."""

    def around(self, part: float) -> Sample:
        """What was used when that part of the soak was over: the middle of some samples."""
        end = part * self.seconds
        near = [it for it in self.samples if 0 <= end - it.moment <= WINDOW * self.seconds]
        near = near or [min(self.samples, key=lambda it: abs(end - it.moment))]
        return Sample(
            end,
            statistics.median(sample.megabytes for sample in near),
            min(sample.files for sample in near),
            min(sample.sockets for sample in near),
            min(sample.threads for sample in near),
        )

    @property
    def rise(self) -> float:
        """Megabytes by which a straight line through the last half's memory rises."""
        half = [sample for sample in self.samples if sample.moment >= self.seconds / 2]
        if len(half) < 2:
            return 0.0
        moments, sizes = [it.moment for it in half], [it.megabytes for it in half]
        slope = float(statistics.linear_regression(moments, sizes).slope)
        return slope * (moments[-1] - moments[0])

    @property
    def most_more(self) -> int:
        """How many threads, files and sockets there may be more at the end."""
        return 0 if self.seconds >= LONG else MOST_MORE_IN_SHORT

    @property
    def judges_sockets(self) -> bool:
        """Whether the samples last longer than sockets that nobody needs any more."""
        return WINDOW * self.seconds > SOCKETS_KEPT

    @property
    def faults(self) -> list[str]:
        """What is not as it must be."""
        quarter, end = self.around(QUARTER / SLOTS), self.around(1.0)
        most = max(sample.megabytes for sample in self.samples)
        absent = [kind for kind in self.planned if not self.happened[kind]]
        found: dict[str, object] = {
            f"{self.missed} turns missed": self.missed,
            f"{self.lost} turns lost": self.lost,
            f"{self.twice} boards posted twice": self.twice,
            f"memory above {MOST_MEGABYTES:g} MB": most > MOST_MEGABYTES,
            "memory grew": end.megabytes - quarter.megabytes > MOST_GROWTH,
            "open files grew": end.files - quarter.files > self.most_more,
            "sockets grew": self.judges_sockets and end.sockets - quarter.sockets > self.most_more,
            "threads grew": end.threads - quarter.threads > self.most_more,
            f"not connected again after {', '.join(self.failed)}": self.failed,
            f"died {self.died} times by itself": self.died,
            f"ended with {self.statuses} when told to stop": any(self.statuses),
            "the check found something": not self.is_sound,
            f"never happened: {', '.join(absent)}": absent,
        }
        if not self.planned:
            found |= self._faults_of_calm()
        return [fault for fault, is_so in found.items() if is_so]

    def _faults_of_calm(self) -> dict[str, object]:
        """What only trouble would excuse."""
        late = sum(one.board > CALM_WITHIN for one in self.taken)
        return {
            f"{self.repeated} turns typed again": self.repeated,
            f"{self.refused} moves refused": self.refused,
            f"{late} boards later than {CALM_WITHIN:g} s": late,
            f"{self.logged.total()} errors logged": self.logged.total(),
            "memory rose in the last half": self.seconds >= LONG and self.rise >= MOST_RISE,
        }

    @property
    def is_fine(self) -> bool:
        """Whether everything is as it must be."""
        return not self.faults

    def line(self) -> str:
        """How it stands now, of the last turns alone."""
        last = self.samples[-1]
        handles = f"{last.files} files  {last.sockets} sockets  {last.threads} threads"
        used = f"{last.megabytes:6.1f} MB  {handles}"
        return f"{last.moment:5.0f} s  {used}  {_times(self.taken[-500:])}  {self._counts()}"

    def report(self) -> str:
        """The table of the whole soak, with its verdict, as Markdown."""
        start, quarter, end = self.samples[0], self.around(QUARTER / SLOTS), self.around(1.0)
        most = max(self.samples, key=lambda sample: sample.megabytes)
        growth = end.megabytes - quarter.megabytes
        rows: dict[str, str] = {
            "length": f"{self.seconds / 60:g} minutes",
            "turns": self._counts(),
            "typed again": f"{self.repeated} turns, {self.refused} answers of refusal",
            "not begun in a long trouble": f"{self.left_out}",
            "lost, posted twice": f"{self.lost}, {self.twice}",
            "from typed to": _times(self.taken),
            "requests a turn, answers apart": f"{self.requests / max(1, self._played):.1f}",
            "CPU": f"{self.cpu_seconds / max(1.0, self.samples[-1].moment):.0%} of a core",
            "memory at the start, a quarter, the end": " → ".join(
                f"{it.megabytes:.1f}" for it in (start, quarter, end)
            ),
            "growth since the quarter": f"{growth:+.1f} MB (≤ {MOST_GROWTH:g})",
            "rise in the last half": f"{self.rise:+.1f} MB ({self._most_rise})",
            "memory at most": f"{most.megabytes:.1f} MB (≤ {MOST_MEGABYTES:g})",
            "files at a quarter, the end": f"{quarter.files} → {end.files} (+{self.most_more})",
            "sockets": f"{quarter.sockets} → {end.sockets} ({self._most_sockets})",
            "threads": f"{quarter.threads} → {end.threads} (+{self.most_more})",
            **{kind: self._happened(kind) for kind in self.planned},
            "errors logged": ", ".join(f"{event} {n}" for event, n in self.logged.most_common(8))
            or "-",
            "exit statuses when told to stop": " ".join(map(str, self.statuses)) or "-",
            "check": self.checked or "not asked",
            "verdict": "fine" if self.is_fine else "NOT FINE: " + "; ".join(self.faults),
        }
        return "\n".join(
            ["| what | figure |", "| --- | --- |", *(f"| {a} | {b} |" for a, b in rows.items())]
        )

    @property
    def _most_rise(self) -> str:
        is_judged = self.seconds >= LONG and not self.planned
        return f"< {MOST_RISE:g}" if is_judged else "not judged"

    @property
    def _most_sockets(self) -> str:
        return f"+{self.most_more}" if self.judges_sockets else "not judged"

    def _happened(self, kind: Kind) -> str:
        times = self.happened[kind]
        return f"{times} times" if times else "NEVER"

    @property
    def _played(self) -> int:
        return len(self.taken) + self.repeated

    def _counts(self) -> str:
        return f"{self._played} played, {self.missed} missed"


def _times(taken: Sequence[Taken]) -> str:
    answers, boards = [one.answer for one in taken], [one.board for one in taken]
    return f"answer {_percentiles(answers)}, board {_percentiles(boards)}"


def _percentiles(times: Sequence[float]) -> str:
    if len(times) < 2:
        return "-"
    cuts = statistics.quantiles(times, n=100, method="inclusive")
    return f"p50 {cuts[49] * 1000:.0f} ms p99 {cuts[98] * 1000:.0f} ms"
