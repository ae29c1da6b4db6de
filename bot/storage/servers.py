"""Table of what managers have chosen for their servers, and the games that they may end."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any, Final

from bot.storage import words
from bot.storage.columns import Columns
from bot.storage.database import Connection
from bot.storage.games import WHEREABOUTS, Pace, Status, Whereabouts
from bot.storage.people.id_signs import is_person
from bot.storage.times import from_milliseconds


class Openers(StrEnum):
    """Who may open games on a server; its managers always may."""

    EVERYONE = "everyone"
    MANAGERS = "managers"
    ROLE = "role"


@dataclass(frozen=True, slots=True)
class ServerRow:
    """What was chosen for a server; None: nothing, so that the defaults hold.

    Games may be opened in ``channels``, anywhere if there are none. ``time_out`` is what a vote
    about a time-out decides by default.
    """

    channels: tuple[int, ...] = ()
    openers: Openers = Openers.EVERYONE
    role_id: int | None = None
    pace: Pace | None = None
    language: str | None = None
    time_out: str | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """Where a game stands in a list of open ones, then those that are over, each newest first."""

    is_over: bool
    game_id: int

    @property
    def number(self) -> int:
        """One number for it; none has the number 0."""
        return 2 * self.game_id + self.is_over


def place_of(number: int) -> Place | None:
    """Return the place that has a number; None for 0."""
    return Place(bool(number % 2), number // 2) if number else None


@dataclass(frozen=True, slots=True)
class EndableGame:
    """A game that a manager may close or delete.

    ``people`` are the user ids of those who hold a seat in it or have held one first, computer
    players left out. ``has_seat`` tells whether the asker is one of them. ``is_counted``: it counts
    on leaderboards.
    """

    where: Whereabouts
    variant: str
    status: Status
    created_at: datetime
    people: tuple[int, ...]
    has_seat: bool
    is_counted: bool

    @property
    def place(self) -> Place:
        """Where it stands in a list."""
        is_open = self.status in (Status.LOBBY, Status.RUNNING, Status.PAUSED)
        return Place(is_over=not is_open, game_id=self.where.game_id)


_CHOSEN: Final = Columns(
    ServerRow,
    "channels, openers, role_id, pace, language, time_out",
    otherwise={"openers": Openers.EVERYONE, "pace": None},
)
_OPENERS: Final = words.kept("servers", "openers", words.as_sql_list(Openers), "'everyone'")
_PACE: Final = words.kept("servers", "pace", words.as_sql_list(Pace))

_ENDABLE: Final = f"""
    SELECT {WHEREABOUTS.sql}, variant, status, created_at,
        CASE status WHEN 'lobby' THEN
            (SELECT json_group_array(user_id) FROM members WHERE members.game_id = games.game_id)
        ELSE (SELECT json_group_array(seats.user_id) FROM seats
            WHERE seats.game_id = games.game_id) END,
        (SELECT json_group_array(owner_id) FROM seats WHERE seats.game_id = games.game_id),
        EXISTS (SELECT 1 FROM rating_changes WHERE rating_changes.game_id = games.game_id)
    FROM games
"""  # noqa: S608  made of what stands above

_OVER: Final = "status NOT IN ('lobby', 'running', 'paused')"
_PLACE: Final = f"{_OVER}, -game_id"
_ON_SERVER: Final = "WHERE guild_id = ? AND status NOT IN ('cancelled', 'deleted')"
_BEGINNING: Final = Place(is_over=False, game_id=2**63 - 1)


async def put(connection: Connection, guild_id: int, chosen: ServerRow) -> None:
    """Write what was chosen for a server."""
    await connection.run(
        f"INSERT INTO servers (guild_id, {_CHOSEN.names})"  # noqa: S608
        " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET channels = excluded.channels,"
        " role_id = excluded.role_id, language = excluded.language,"
        f" time_out = excluded.time_out, {_OPENERS}, {_PACE}",
        (guild_id, *_CHOSEN.written(chosen)),
    )


async def all_of_them(connection: Connection) -> dict[int, ServerRow]:
    """Return what was chosen for all servers for which anything was."""
    rows = await connection.run(f"SELECT guild_id, {_CHOSEN.sql} FROM servers")  # noqa: S608
    return {int(guild_id): _CHOSEN.read(row) for guild_id, *row in rows}


async def endable(
    connection: Connection, guild_id: int, user_id: int, first: Place | None, most: int
) -> list[EndableGame]:
    """Return a server's games for ``user_id`` from a place on; None is the beginning."""
    rows = await connection.run(
        f"{_ENDABLE} {_ON_SERVER} AND ({_PLACE}) >= (?, ?) ORDER BY {_OVER}, game_id DESC LIMIT ?",
        (guild_id, *_facts(first or _BEGINNING), most),
    )
    return [_endable_of(row, user_id) for row in rows]


async def newer(connection: Connection, guild_id: int, than: Place, most: int) -> Place | None:
    """Return the place that is ``most`` games before another; None if there are not so many."""
    rows = await connection.run(
        f"SELECT {_OVER}, game_id FROM games {_ON_SERVER} AND ({_PLACE}) < (?, ?)"  # noqa: S608
        f" ORDER BY {_OVER} DESC, game_id LIMIT 1 OFFSET ?",
        (guild_id, *_facts(than), most - 1),
    )
    return next((Place(bool(is_over), game_id) for is_over, game_id in rows), None)


def _facts(place: Place) -> tuple[bool, int]:
    return place.is_over, -place.game_id


async def endable_game(connection: Connection, game_id: int, user_id: int) -> EndableGame | None:
    """Return one game, for ``user_id``; None if nothing is left to close or delete."""
    rows = await connection.run(
        _ENDABLE + " WHERE game_id = ? AND status NOT IN ('cancelled', 'deleted')", (game_id,)
    )
    return next((_endable_of(row, user_id) for row in rows), None)


def _endable_of(stored: Sequence[Any], user_id: int) -> EndableGame:
    *where, variant, status, created_at, held, owned, is_counted = stored
    # Who holds a seat now, then those whose seats computers or others have taken over.
    seated = dict.fromkeys([*json.loads(held), *json.loads(owned)])
    people = tuple(person for person in seated if is_person(person))
    return EndableGame(
        where=WHEREABOUTS.read(where),
        variant=variant,
        status=words.read(Status, status, Status.UNKNOWN),
        created_at=from_milliseconds(created_at),
        people=people,
        has_seat=user_id in people,
        is_counted=bool(is_counted),
    )
