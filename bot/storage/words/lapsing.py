"""Why an owed message comes too late: one rule a reason, each of what is known beside its row."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.storage.words.clock_kinds import ClockKind
from bot.storage.words.of_games import Status


@dataclass(frozen=True, slots=True)
class RowFacts:
    """A row, as far as its rules ask for it, and what the database knows beside it.

    ``waited_for`` are the users whose turn it is, ``clocks`` the revision of each clock of the
    game. Read of rows that name voters alone: ``answered`` are the seats that have answered since
    the row's first revision; of rows that name clocks: ``has_running_clock`` tells whether one of
    them still runs for its user.
    """

    first_revision: int
    last_revision: int
    user_id: int | None = None
    body: str = ""
    is_board_owed_later: bool = False
    board_revision: int | None = None
    """What the newest board that stands reports."""
    waited_for: Collection[int] = ()
    is_away: bool = False
    status: str = Status.RUNNING
    is_channel_lost: bool = False
    clocks: Mapping[str, int] = field(default_factory=dict)
    answered: Collection[int] = ()
    has_running_clock: bool = False
    host_id: int = 0
    most_seats: int = 0
    members: Collection[int] = ()

    @classmethod
    def read(cls, stored: str) -> RowFacts:
        """Read facts as the database writes them: a JSON object with the names of the fields."""
        known: Mapping[str, Any] = json.loads(stored)
        return cls(**{name: value for name, value in known.items() if value is not None})


def facts_in_sql(boards: str, voters: str, reminders: str) -> str:
    """Return how a row's ``RowFacts`` are selected beside it, from its game.

    The kinds of boards are given, and of rows that name voters or clocks, as SQL lists them.
    """
    of_game = "game_id = outbox.game_id"
    return f"""json_object(
        'first_revision', outbox.first_revision, 'last_revision', outbox.last_revision,
        'user_id', outbox.user_id, 'body', outbox.body,
        'status', status, 'host_id', host_id, 'most_seats', most_seats,
        'members', json((SELECT json_group_array(user_id) FROM members WHERE {of_game})),
        'waited_for', json((SELECT json_group_array(user_id) FROM seats
            WHERE {of_game} AND waiting_since IS NOT NULL)),
        'clocks', json((SELECT json_group_object(kind, revision) FROM clocks WHERE {of_game})),
        'is_board_owed_later', EXISTS (SELECT 1 FROM outbox AS later
            WHERE later.{of_game} AND later.row_id > outbox.row_id
                AND later.kind IN {boards} AND NOT later.is_anew),
        'board_revision', (SELECT max(revision) FROM messages
            WHERE {of_game} AND kind IN {boards}),
        'is_away', EXISTS (SELECT 1 FROM absences
            WHERE absences.user_id = outbox.user_id AND NOT is_over),
        'is_channel_lost', EXISTS (SELECT 1 FROM lost_channels WHERE {of_game}),
        'answered', CASE WHEN outbox.kind IN {voters} THEN json((
            SELECT json_group_array(seat) FROM log WHERE log.{of_game}
                AND revision > outbox.first_revision AND kind = 'answered')) END,
        'has_running_clock', CASE WHEN outbox.kind IN {reminders} THEN EXISTS (
            SELECT 1 FROM json_each(outbox.body) AS named JOIN clocks
                ON clocks.game_id = json_extract(named.value, '$[0]')
                AND clocks.kind IN ('turn', 'look', 'idle')
            WHERE clocks.revision <= json_extract(named.value, '$[1]')
                AND clocks.user_id = outbox.user_id AND clocks.deadline IS NOT NULL) END)"""  # noqa: S608


Rule = Callable[[RowFacts], bool]
"""Tells whether a message comes too late for one reason."""


def board_is_owed_later(row: RowFacts) -> bool:
    """A later turn of its game, or the result, is owed as well."""
    return row.is_board_owed_later


def later_board_stands(row: RowFacts) -> bool:
    """A board of a later time stands."""
    return row.board_revision is not None and row.board_revision > row.last_revision


def nobody_waits_for_it(row: RowFacts) -> bool:
    """It is not the turn of whom it calls.

    Rows that call nobody, as of older versions, come too late once it is nobody's turn.
    """
    if row.user_id is None:
        return not row.waited_for
    return row.user_id not in row.waited_for


def user_is_away(row: RowFacts) -> bool:
    """Whom it calls is on holiday."""
    return row.is_away


def game_stands_still(row: RowFacts) -> bool:
    """Its game is paused or over."""
    return row.status != Status.RUNNING


def game_stands_still_here(row: RowFacts) -> bool:
    """The same, unless its channel alone is lost: then the game goes on together with it."""
    return game_stands_still(row) and not row.is_channel_lost


def vote_is_over(row: RowFacts) -> bool:
    """The vote is over that its first revision has opened."""
    return _is_clock_gone(row, ClockKind.VOTE)


def offer_is_over(row: RowFacts) -> bool:
    """The offer of a seat is over that its first revision has made."""
    return _is_clock_gone(row, ClockKind.OFFER)


def pause_is_over(row: RowFacts) -> bool:
    """The pause is over that its first revision has begun: the game will not close."""
    return _is_clock_gone(row, ClockKind.CLOSING)


def all_have_answered(row: RowFacts) -> bool:
    """All voters whom it names have answered."""
    return all(seat in row.answered for seat, _ in json.loads(row.body))


def no_clock_runs(row: RowFacts) -> bool:
    """None of the clocks runs any more about which it reminds its user."""
    return not row.has_running_clock


def is_no_lobby(row: RowFacts) -> bool:
    """Its lobby is closed, or its game has begun."""
    return row.status != Status.LOBBY


def has_a_seat(row: RowFacts) -> bool:
    """Whom it invites sits there already."""
    return row.user_id in row.members


def host_cannot_start(row: RowFacts) -> bool:
    """A seat of its lobby is free, or somebody else is its host."""
    return row.user_id != row.host_id or len(row.members) < row.most_seats


def _is_clock_gone(row: RowFacts, kind: ClockKind) -> bool:
    return row.clocks.get(kind) != row.first_revision
