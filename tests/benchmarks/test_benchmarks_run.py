"""Every row of the benchmark table still runs; what it measures is not judged here."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from tests.benchmarks import __main__ as command
from tests.benchmarks.__main__ import ROWS, main, measured
from tests.benchmarks.rounds import QUICK, Effort, take_turns
from tests.benchmarks.table import (
    Line,
    NothingMeasured,
    absent,
    kilobytes,
    seconds,
    within,
    written,
)

LONG = ("reviews", "languages", "reminders", "planning", "computers")
"""Rows that take seconds even if they only show that they run."""


@pytest.mark.parametrize(
    "name", [pytest.param(it, marks=[pytest.mark.long] * (it in LONG)) for it in ROWS]
)
def test_a_row_measures_us_and_names_what_it_is_measured_by(name: str) -> None:
    lines = measured(name, QUICK)

    assert lines
    for line in lines:
        assert line.ours or "not installed" in line.peer
        assert line.peer or line.target


def test_the_rows_that_are_named_are_printed_below_a_heading(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["apply", "--quick"])
    heading, _, *rows = capsys.readouterr().out.splitlines()

    assert heading.split() == ["job", "ours", "peer", "target", "ratio", "reached"]
    assert rows
    assert all(row.startswith("apply") for row in rows)


def test_contestants_take_turns_after_a_round_that_does_not_count() -> None:
    played: list[str] = []

    def plays(name: str, seconds: float) -> float:
        played.append(name)
        return seconds

    times = take_turns({"ours": lambda: plays("a", 2.0), "peer": lambda: plays("b", 6.0)}, 2)

    assert played == ["a", "b", "a", "b", "a", "b"]
    assert (times.median("peer"), times.ratio("peer", "ours")) == (6.0, 3.0)


def test_a_target_that_is_missed_is_written_as_missed() -> None:
    reached, missed = within("x", 0.004, 0.005), within("x", 0.006, 0.005)

    assert (reached.reached, missed.reached) == ("yes", "NO")
    assert "6 ms" in written([missed])
    assert written([Line("job", "1 ms", peer="p")]).count("\n") == 2


def test_a_row_that_does_not_end_fails_and_the_others_are_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def endless(_effort: Effort) -> Iterator[Line]:
        yield within("endless", 1.0, 2.0)
        asyncio.run(_wait_for_ever())

    def short(_effort: Effort) -> Iterator[Line]:
        yield within("short", 1.0, 2.0)

    rows = {"endless": endless, "short": short}
    monkeypatch.setattr(command, "ROWS", rows)
    monkeypatch.setattr(command, "QUICK", replace(QUICK, patience=0.05))

    assert main(["--quick"]) == 1

    _, _, failed, measured = capsys.readouterr().out.splitlines()
    assert failed.split(maxsplit=1)[1].startswith("failed, TimeoutError: not done after 0.05 s")
    assert (failed.split()[0], measured.split()[0]) == ("endless", "short")


async def _wait_for_ever() -> None:
    await asyncio.Event().wait()


@pytest.mark.parametrize("show", [seconds, kilobytes])
def test_what_took_no_time_or_has_no_size_was_not_measured(show: Callable[[float], str]) -> None:
    with pytest.raises(NothingMeasured):
        within("x", 0.0, 1.0, show)


def test_a_row_that_says_nothing_of_us_has_measured_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rows = {"none": lambda _: iter(()), "peer": lambda _: iter([absent("x", "peer")])}
    monkeypatch.setattr(command, "ROWS", rows)

    for name in rows:
        with pytest.raises(NothingMeasured):
            measured(name, QUICK)
