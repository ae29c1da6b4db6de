"""The lines of the benchmark table: what stands in them and how they are written."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import astuple, dataclass

from tests.benchmarks.rounds import OURS, Times


@dataclass(frozen=True, slots=True)
class Line:
    """One job beside one peer or limit."""

    job: str
    ours: str
    peer: str = ""
    target: str = ""
    ratio: str = ""
    reached: str = ""


HEADING = Line("job", "ours", "peer", "target", "ratio", "reached")


class NothingMeasured(Exception):
    """A row has done nothing: whatever is done takes time and has a size."""


def seconds(value: float) -> str:
    """A time in the unit that reads best."""
    _measured(value)
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if value >= size:
            return f"{value / size:.3g} {unit}"
    return f"{value / 1e-6:.3g} µs"


def kilobytes(size: float) -> str:
    """A size in bytes."""
    _measured(size)
    return f"{size / 1000:.3g} KB"


def rate(seconds_a_job: float) -> str:
    """How often a job can be done in a second."""
    per_second = 1 / seconds_a_job
    return f"{per_second / 1000:.3g} k/s" if per_second >= 1000 else f"{per_second:.3g}/s"


def _measured(value: float) -> None:
    if value <= 0:
        raise NothingMeasured


def yes_or_no(*, is_reached: bool) -> str:
    """How it is written whether a target was reached."""
    return "yes" if is_reached else "NO"


def within(job: str, value: float, most: float, show: Callable[[float], str] = seconds) -> Line:
    """The line of a job that has a limit of its own, in seconds or whatever `show` writes."""
    return Line(
        job, show(value), target=f"≤ {show(most)}", reached=yes_or_no(is_reached=value <= most)
    )


def at_least(job: str, seconds_a_job: float, per_second: float) -> Line:
    """The line of a job that must be done at least so often in a second."""
    reached = yes_or_no(is_reached=1 / seconds_a_job >= per_second)
    return Line(job, rate(seconds_a_job), target=f"≥ {per_second:.3g}/s", reached=reached)


def beside(
    job: str,
    measured: Times,
    peer: str,
    show: Callable[[float], str] = seconds,
    least: float | None = None,
) -> Line:
    """The line that says how many times as fast as a peer we are, and should be at `least`."""
    ratio = measured.ratio(peer, OURS)
    return Line(
        job,
        show(measured.median(OURS)),
        f"{peer} {show(measured.median(peer))}",
        "" if least is None else f"≥ {least:g}× as fast",
        f"{ratio:.3g}×",
        "" if least is None else yes_or_no(is_reached=ratio >= least),
    )


def no_slower(job: str, measured: Times, name: str, than: str, most: float) -> Line:
    """The line that says how many times the time of `than` it takes; no more than `most`."""
    ratio = measured.ratio(name, than)
    return Line(
        job,
        seconds(measured.median(name)),
        f"{than} {seconds(measured.median(than))}",
        f"≤ {most:g}× its time",
        f"{ratio:.3g}×",
        yes_or_no(is_reached=ratio <= most),
    )


def absent(job: str, peer: str, ours: str = "") -> Line:
    """The line of a peer that is not there, with our own figure if no other line has it."""
    return Line(job, ours, f"{peer}: not installed (extra bench)")


def failed(job: str, error: Exception) -> Line:
    """The line of a row that could not be measured."""
    why = f"{type(error).__name__}: {error}".removesuffix(": ")
    return Line(job, "", target=f"failed, {why}", reached=yes_or_no(is_reached=False))


def written(lines: Iterable[Line]) -> str:
    """The whole table as text, columns aligned."""
    rows: list[Sequence[str]] = [astuple(HEADING), *map(astuple, lines)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    rows.insert(1, ["-" * width for width in widths])
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )
