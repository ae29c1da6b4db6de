"""Who has had themselves deleted since a copy was made, as far as the database after it tells.

A deletion leaves no user id behind. But where somebody stood in a game there is a number instead,
and compared with the copy that says who it was. Whoever never was in a game has only lost a name
and settings; that is seen if nothing but deletions can have taken them.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.storage.parting import still_to_delete
from bot.storage.people.former import FORMER

_BY_NUMBER: Final = """
    WITH shared AS MATERIALIZED (
        SELECT game_id, copied.host_id AS before, later.host_id AS after
        FROM main.games AS copied JOIN replaced.games AS later USING (game_id, commitment)
        WHERE commitment <> '')
    SELECT CAST(before AS INTEGER) FROM (
        SELECT before, after FROM shared
        UNION SELECT copied.user_id, later.user_id
        FROM main.members AS copied JOIN replaced.members AS later USING (game_id, place)
        JOIN shared USING (game_id)
        UNION SELECT copied.body, later.body
        FROM main.log AS copied JOIN replaced.log AS later USING (game_id, revision, kind, at)
        JOIN shared USING (game_id) WHERE kind = 'seat')
    WHERE CAST(after AS INTEGER) BETWEEN :first AND :last
        AND CAST(before AS INTEGER) NOT BETWEEN :first AND :last AND CAST(before AS INTEGER) > 0
"""
"""People in whose place there is a number in the same game, by its seed's commitment the same.

Computers are below 0, and 0 where they are written as words.
"""

_IS_LATER: Final = """
    SELECT EXISTS (SELECT 1 FROM replaced.log
        WHERE (game_id, revision, kind, at) IN (SELECT game_id, revision, kind, at FROM main.log
            ORDER BY at DESC, game_id, revision DESC LIMIT 1))
    AND NOT EXISTS (SELECT 1 FROM replaced.restores
        WHERE restore_id NOT IN (SELECT restore_id FROM main.restores))
    AND NOT EXISTS (SELECT 1 FROM replaced.settings WHERE name = 'restored')
"""
"""Whether the database has gone on from the copy: it has its newest entry, and was not restored."""

_BY_ABSENCE: Final = """
    SELECT user_id FROM main.preferences
    WHERE user_id NOT IN (SELECT user_id FROM replaced.preferences)
    UNION SELECT user_id FROM main.people AS copied
    WHERE NOT EXISTS (SELECT 1 FROM replaced.people AS later
            WHERE (later.guild_id, later.user_id) = (copied.guild_id, copied.user_id))
        AND EXISTS (SELECT 1 FROM main.games JOIN replaced.games AS later USING (game_id)
            WHERE main.games.guild_id = copied.guild_id)
"""
"""People whose settings are gone, or whose name on a server that was not forgotten."""


_IS_KNOWN: Final = """
    SELECT count(*) FROM json_each(?) WHERE value IN (SELECT user_id FROM main.people)
        OR value IN (SELECT user_id FROM main.members) OR value IN (SELECT host_id FROM main.games)
        OR CAST(value AS TEXT) IN (SELECT body FROM main.log WHERE kind = 'seat')
"""
"""How many of some people a copy knows by name or from games."""


@dataclass(frozen=True, slots=True)
class Deletions:
    """Who is to be deleted again; ``number`` of them are known to have been since the copy.

    The others were noted by a restore that no bot has followed yet.
    """

    user_ids: frozenset[int]
    number: int


def deleted_since(copy: sqlite3.Connection, replaced: Path) -> Deletions | None:
    """Return who is in a copy and was deleted in the database that was ``replaced`` by it.

    That must be at rest. None if it is missing, damaged, or of a schema that cannot be compared.
    """
    if not replaced.is_file():
        return None
    uri = f"{replaced.absolute().as_uri()}?mode=ro"
    try:
        copy.execute("ATTACH DATABASE ? AS replaced", (uri,))
    except sqlite3.Error:
        return None
    try:
        return _deleted(copy)
    except sqlite3.Error:
        return None
    finally:
        copy.execute("DETACH DATABASE replaced")


def _deleted(copy: sqlite3.Connection) -> Deletions:
    numbers = {"first": FORMER.start, "last": FORMER.stop - 1}
    found, noted = _people(copy, _BY_NUMBER, numbers), still_to_delete(copy, "replaced")
    versions = [copy.execute(f"PRAGMA {it}.user_version").fetchone() for it in ("main", "replaced")]
    if versions[0] == versions[1]:
        noted |= _people(copy, "SELECT user_id FROM replaced.to_be_deleted")
        if copy.execute(_IS_LATER).fetchone()[0]:
            found |= _people(copy, _BY_ABSENCE)
    ((known,),) = copy.execute(_IS_KNOWN, (json.dumps([*(noted - found)]),))
    return Deletions(found | noted, len(found) + int(known))


def _people(
    copy: sqlite3.Connection, query: str, given: Mapping[str, int] | None = None
) -> frozenset[int]:
    return frozenset(int(user_id) for (user_id,) in copy.execute(query, given or {}))
