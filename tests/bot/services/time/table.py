"""Prints what the clocks do, as it ends bot/services/time/README.md: everything happens to each.

``python -m tests.bot.services.time.table``
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.services.time import running
from bot.services.time.running import Hold
from bot.services.time.writing import OF_PAUSES
from bot.storage.clocks import ClockKind, ClockRow
from tests.bot.services.time.specimens import (
    OTHER,
    OWNER,
    SPANS,
    Specimen,
    after_holiday,
    facts,
    held,
    over,
    unasked,
    under_way,
    unserved,
    waiting,
    who_is_away,
)

TOP: Final = """### What becomes of each clock

This page shows it by letting everything happen: `python -m tests.bot.services.time.table` applies
the functions of `running.py` to a specimen of each kind in each state and prints what stands here;
a test compares. Do not edit it by hand.
"""
NOTES: Final = """\
*Play* never runs. *Closing* and *host* begin with a pause. These, *look* and *idle* wait for no
message. Each specimen has a quarter of its time left, a turn 6 h. `·` means that nothing changes,
an empty cell that there is no such clock.
"""
MEANINGS: Final = {
    ClockKind.TURN: "the time for a person's turn (here with a day for each)",
    ClockKind.VOTE: "an open vote or request",
    ClockKind.OFFER: "a seat that somebody may take over",
    ClockKind.GONE: "until the others decide about somebody on turn who left the server",
    ClockKind.LOOK: "asks Discord whether whoever is on turn is on the server",
    ClockKind.IDLE: "a turn without time; at its end the game pauses",
    ClockKind.CLOSING: "a pause, at the end of which the game closes",
    ClockKind.HOST: "a pause, at the end of which its host may close the game",
    ClockKind.PLAY: "no time: a computer is to end a person's turn",
}
RUNNING: Final = [kind for kind in ClockKind if kind is not ClockKind.PLAY]
DOWN: Final = timedelta(hours=5)
NOTHING: Final = "·"
ABSENT: Final = ""

Event = Callable[[ClockRow, datetime], ClockRow]


def becomes(*holds: Hold, away: int | None = None) -> Event:
    """From now on these things hold clocks, and nothing else does."""

    def happen(clock: ClockRow, at: datetime) -> ClockRow:
        who = away or who_is_away(clock.kind)
        return running.adjusted(clock, facts(clock.kind, *holds, away=who), at)

    return happen


def is_posted(*holds: Hold) -> Event:
    """The message stands, while these things hold clocks."""
    return lambda clock, at: becomes(*holds)(running.posted(clock), at)


def is_down(clock: ClockRow, at: datetime) -> ClockRow:
    """Downtime is given back, as ``clocks.give_back`` writes it."""
    return clock if clock.deadline is None else replace(clock, deadline=clock.deadline + DOWN)


def is_served(clock: ClockRow, at: datetime) -> ClockRow:
    """What is due now comes, if anything is."""
    is_due = clock.due_at is not None and clock.due_at <= at
    return running.served(clock, at) if is_due else clock


def ends(clock: ClockRow, at: datetime) -> ClockRow:
    """All the time is gone, and what is due comes."""
    at = clock.deadline or at
    while clock.due_at is not None and clock.due_at <= at:
        clock = running.served(clock, at)
    return clock


AWAY, PAUSE = Hold.AWAY, Hold.PAUSE
GOES_ON: Final = becomes()
ROWS: Final[Sequence[tuple[str, str, Callable[[ClockKind], Specimen | None], Event]]] = (
    ("its message is posted", "waiting", waiting, is_posted()),
    ("", "waiting, in a holiday", waiting, is_posted(AWAY)),
    ("", "waiting, in a pause", waiting, is_posted(PAUSE)),
    ("its person goes away", "running", under_way, becomes(AWAY, away=OWNER)),
    ("", "held by a pause", lambda kind: held(kind, PAUSE), becomes(AWAY, PAUSE)),
    ("another person goes away", "running", under_way, becomes(AWAY, away=OTHER)),
    ("the holiday ends", "held by the first", lambda kind: held(kind, AWAY), becomes()),
    ("", "held by a later one", after_holiday, becomes()),
    ("", "held by a pause too", lambda kind: held(kind, AWAY, PAUSE), becomes(PAUSE)),
    ("the game pauses", "running", under_way, becomes(PAUSE)),
    ("", "held by a holiday", lambda kind: held(kind, AWAY), becomes(AWAY, PAUSE)),
    ("the game goes on", "held by the pause", lambda kind: held(kind, PAUSE), GOES_ON),
    ("", "held, its time was over", unserved, becomes()),
    ("", "held by a holiday too", lambda kind: held(kind, AWAY, PAUSE), becomes(AWAY)),
    ("the bot was down for 5 hours", "running", under_way, is_down),
    ("", "held by a pause", lambda kind: held(kind, PAUSE), is_down),
    ("three quarters of its time are gone", "running", under_way, is_served),
    ("all its time is gone", "running", under_way, ends),
    ("a holiday and a pause begin", "over", over, becomes(AWAY, PAUSE)),
    ("somebody is back who can be asked", "over", unasked, running.due_again),
)


def what_happened(before: ClockRow, after: ClockRow) -> str:
    """A clock before and after something, in a few words."""
    if after == before:
        return NOTHING
    if running.is_over(after):
        return "over"
    if before.deadline is not None and after.deadline is None:
        return "stops"
    if after.deadline is None:
        return "held by both" if len(after.held) > 1 else "stays, held"
    return _goes_on(before, after, after.deadline)


def _goes_on(before: ClockRow, after: ClockRow, deadline: datetime) -> str:
    if before.deadline is None:
        return _begins(before, after)
    if after.stage > before.stage:
        return "reminds" if after.kind is ClockKind.TURN else "calls, tells"
    return f"{hours(deadline - before.deadline)} later"


def _begins(before: ClockRow, after: ClockRow) -> str:
    if not after.time_left:
        return "due at once"
    if after.time_left > before.time_left:
        return f"runs, {hours(after.time_left)} at least"
    return "runs, all of it" if after.time_left == after.span else "runs, what was left"


def hours(time: timedelta) -> str:
    """A time in days, where these are many and whole, else in hours."""
    whole = time // timedelta(hours=1)
    is_in_days = whole >= 2 * 24 and whole % 24 == 0
    return f"{whole // 24} d" if is_in_days else f"{time / timedelta(hours=1):g} h"


def kinds() -> Iterable[list[str]]:
    """A row for each kind of clock: what it is, its times, and what holds it."""
    yield ["clock", "what it is", "its time", "comes so long before its end", "stands still in"]
    for kind in ClockKind:
        span = SPANS[kind]
        stages = [hours(stage) for stage in running.stages_of(kind, span)]
        clock = running.given(5, kind, OWNER, 9, span)
        by_owner = running.holds(clock, facts(kind, AWAY))
        by_other = running.holds(clock, facts(kind, AWAY, away=OTHER))
        by_pause = running.holds(clock, facts(kind, PAUSE))
        whose = {(True, True): "holidays of any person", (True, False): "a holiday of its person"}
        whose[False, True] = "holidays of the others"
        away = whose.get((AWAY in by_owner, AWAY in by_other), "")
        still = [text for text in (away, "pauses" if PAUSE in by_pause else "") if text]
        comes = ", ".join(stages).replace("0 h", "end") if kind in RUNNING else ""
        time = hours(span) if kind in RUNNING else ""
        yield [kind, MEANINGS[kind], time, comes, " and ".join(still) if kind in RUNNING else ""]


def events() -> Iterable[list[str]]:
    """A row for each event in each state."""
    yield ["what happens", "to a clock that is", *RUNNING]
    for event, state, specimen_of, happen in ROWS:
        cells = []
        for kind in RUNNING:
            specimen = specimen_of(kind)
            if happen is GOES_ON and kind in OF_PAUSES:
                cells.append("ends")
            elif specimen is None:
                cells.append(ABSENT)
            else:
                after = happen(specimen.clock, specimen.at)
                cells.append(what_happened(specimen.clock, after))
        yield [event, state, *cells]


def table(rows: Iterable[list[str]]) -> str:
    head, *body = rows
    lines = [head, ["---"] * len(head), *body]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def page() -> str:
    """The part of the page that is about what becomes of clocks: its end."""
    return f"{TOP}\n{table(kinds())}\n{NOTES}\n{table(events())}"


if __name__ == "__main__":
    sys.stdout.write(page())
