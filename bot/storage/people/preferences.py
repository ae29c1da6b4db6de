"""Table of what people have chosen for themselves."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.storage import words
from bot.storage.columns import Columns
from bot.storage.database import Connection


class Direct(StrEnum):
    """What else than in its channel somebody is called by: direct messages about what."""

    OFF = "off"
    TURNS = "turns"
    REMINDERS = "reminders"
    """Turns, reminders and votes."""


@dataclass(frozen=True, slots=True)
class Preference:
    """What somebody has chosen: language and theme (None: the default), words first, and so on.

    ``is_direct_refused``: Discord refused a direct message, which they are still to be told.
    ``is_more_offered``: after their first game they were offered the others.
    """

    language: str | None = None
    theme: str | None = None
    is_text_first: bool = False
    direct: Direct = Direct.OFF
    is_direct_refused: bool = False
    is_more_offered: bool = False


_CHOICES: Final = Columns(
    Preference,
    "language, theme, is_text_first, direct, is_direct_refused, is_more_offered",
    otherwise={"direct": Direct.OFF},
)
_DIRECT: Final = words.kept("preferences", "direct", words.as_sql_list(Direct), "'off'")
_THEME: Final = words.kept("preferences", "theme", "(SELECT value FROM json_each(?))")


async def put(
    connection: Connection, user_id: int, preference: Preference, themes: Collection[str]
) -> None:
    """Write what somebody has chosen; ``themes`` are those that are known."""
    await connection.run(
        f"INSERT INTO preferences (user_id, {_CHOICES.sql})"  # noqa: S608
        " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET language = excluded.language,"
        " is_text_first = excluded.is_text_first,"
        " is_direct_refused = excluded.is_direct_refused,"
        f" is_more_offered = excluded.is_more_offered, {_DIRECT}, {_THEME}",
        (user_id, *_CHOICES.written(preference), json.dumps([*themes])),
    )


async def all_of_them(connection: Connection) -> dict[int, Preference]:
    """Return the choices of all people who have made any."""
    rows = await connection.run(f"SELECT user_id, {_CHOICES.sql} FROM preferences")  # noqa: S608
    return {int(user_id): _CHOICES.read(row) for user_id, *row in rows}
