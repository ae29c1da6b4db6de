"""Who has left the server, as far as a log tells: nobody who has done anything since."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.services.presence_in_logs import gone_in, has_left
from bot.storage.log import Entry, EntryKind, MadeBy

AT = datetime(2026, 1, 1, tzinfo=UTC)
BOT = "easy"
SEAT = 0


def entry(
    kind: EntryKind, body: str = "", made_by: str | None = None, *, seat: int = SEAT, step: int = 0
) -> Entry:
    return Entry(1, kind, seat=seat, body=body, made_by=made_by, at=AT, step=step)


GONE = entry(EntryKind.GONE, "11")
PLAYED_FOR = entry(EntryKind.SEAT, BOT)
TAKEN_BACK = entry(EntryKind.SEAT, "11")
TIMED_OUT = entry(EntryKind.TIMED_OUT)
OFFERED = entry(EntryKind.OFFERED, "14")
DOES = [
    entry(EntryKind.ACTION, "end", MadeBy.PLAYER),
    entry(EntryKind.UNDO, "4", MadeBy.PLAYER),
    entry(EntryKind.ANSWERED, "yes", MadeBy.PLAYER),
    entry(EntryKind.RESUMED, "", MadeBy.PLAYER),
    entry(EntryKind.RETURNED, "11"),
]
DOES_NOT = [
    entry(EntryKind.ACTION, "end", MadeBy.CLOCK),
    entry(EntryKind.ACTION, "end", BOT),
    entry(EntryKind.UNDO, "4", MadeBy.PLAYER, step=1),
    entry(EntryKind.RESUMED),
    entry(EntryKind.ACTION, "end", MadeBy.PLAYER, seat=1),
    TIMED_OUT,
    OFFERED,
]


@pytest.mark.parametrize("seen", DOES, ids=lambda it: it.kind.value)
def test_who_has_done_something_since_is_there(seen: Entry) -> None:
    log = [GONE, seen, TIMED_OUT, OFFERED]

    assert not has_left(log, SEAT)
    assert gone_in(log) == frozenset()
    assert has_left([*log, GONE], SEAT)


@pytest.mark.parametrize("other", DOES_NOT, ids=lambda it: f"{it.kind.value} {it.made_by}")
def test_what_clocks_computers_and_others_do_shows_nobody(other: Entry) -> None:
    assert has_left([GONE, other], SEAT)
    assert gone_in([GONE, other]) == {SEAT}


def test_who_took_their_seat_back_is_there_although_a_computer_plays_for_them_again() -> None:
    log = [GONE, PLAYED_FOR, TAKEN_BACK, TIMED_OUT, PLAYED_FOR, OFFERED]

    assert not has_left(log, SEAT)


def test_who_is_played_for_has_left_until_they_are_seen_but_the_seat_is_held() -> None:
    assert has_left([GONE, PLAYED_FOR, OFFERED], SEAT)
    assert gone_in([GONE, PLAYED_FOR, OFFERED]) == frozenset()


def test_who_was_never_said_to_have_left_is_there() -> None:
    assert not has_left([PLAYED_FOR, TIMED_OUT], SEAT)


def test_an_undo_is_agreed_if_it_follows_a_decision_in_its_transaction() -> None:
    assert entry(EntryKind.UNDO, "4", MadeBy.PLAYER, step=1).is_agreed_undo
    assert not entry(EntryKind.UNDO, "4", MadeBy.PLAYER).is_agreed_undo
    assert not entry(EntryKind.ACTION, "end", MadeBy.PLAYER, step=1).is_agreed_undo
