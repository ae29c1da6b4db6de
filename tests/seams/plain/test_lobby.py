"""The plain lobby, by its rules alone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from tests.bot.services.world import ANN, BOB, CEM
from tests.seams.plain.lobby import PlainLobby
from tests.seams.script import Event

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def _after(*lines: str, days: float = 0, gone: tuple[int, ...] = (), most: int = 3) -> PlainLobby:
    lobby = PlainLobby([ANN.user_id, BOB.user_id], 0, most, NOON)
    for line in lines:
        lobby.happen(Event.read(line), NOON + timedelta(days=days), gone)
    return lobby


def test_who_sits_longest_is_host() -> None:
    assert _after("join Cem", "stand-up Ann", "join Ann").people == [
        BOB.user_id,
        CEM.user_id,
        ANN.user_id,
    ]


def test_the_last_seat_calls_the_host_unless_a_computer_has_made_room() -> None:
    assert _after("join Cem").is_host_called
    assert not _after("join Cem", "stand-up Bob").is_host_called
    made_room = _after("computer Ann", "join Cem")
    assert (made_room.computers, made_room.is_host_called) == (0, False)


def test_its_end_is_told_to_those_who_did_not_bring_it_about() -> None:
    ends = [("cancel Ann",), ("stand-up Bob", "cancel Ann"), ("cancel Mia",), ("cancel Bob",)]
    told = [(lobby.status, lobby.is_told) for lobby in (_after(*lines) for lines in ends)]
    closed = [("cancelled", is_told) for is_told in (True, False, True)]
    assert told == [*closed, ("lobby", False)]
    late = _after("time - 200", days=8)
    assert (late.status, late.is_told) == ("cancelled", True)


def test_nothing_starts_until_those_who_left_are_taken_out() -> None:
    left = _after("start Ann", gone=(BOB.user_id,))
    assert (left.status, left.people) == ("lobby", [ANN.user_id])
    assert _after("start Bob").status == "lobby"
    assert _after("start Ann").status == "running"
