"""Reads what is stored about one person, as values for JSON; ids are texts, times ISO 8601."""
# ruff: noqa: S608  statements are made of what stands in this file

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Final

from bot.storage.database import Connection

_ISO: Final = "'%Y-%m-%dT%H:%M:%fZ'"


def _time(column: str) -> str:
    return f"strftime({_ISO}, {column} / 1000.0, 'unixepoch')"


def _id(column: str) -> str:
    return f"CAST({column} AS TEXT)"


def _members(members: dict[str, str]) -> str:
    written = ", ".join(f"'{name}', {value}" for name, value in members.items())
    return f"json_object({written})"


def _flag(condition: str) -> str:
    return f"json(iif({condition}, 'true', 'false'))"


def _alike(*columns: str) -> dict[str, str]:
    """Return members that are called like their columns."""
    return dict(zip(columns, columns, strict=True))


_NAMES: Final = {"server": _id("guild_id"), "name": "name"}
_SETTINGS: Final = {
    **_alike("language", "theme"),
    "text_first": _flag("is_text_first"),
    "direct_messages": "direct",
    "direct_message_refused": _flag("is_direct_refused"),
    "other_games_offered": _flag("is_more_offered"),
}
_ABSENCES: Final = {
    "since": _time("since"),
    "until": _time('"until"'),
    "over": _flag("is_over"),
}
_STANDINGS: Final = {
    "server": _id("guild_id"),
    **_alike("variant", "period", "games", "wins", "mu", "sigma", "mu_before"),
}
_OWED: Final = {"game": "game_id", "kind": "kind"}
_REQUESTS: Final = {
    "game": "game_id",
    "asked_by_me": _flag("asker_id = :user"),
    "state": "state",
    "at": _time("at"),
}

_REVIEWS: Final = {"game": "game_id", "at": _time("asked_at")}

_SEAT: Final = {
    "seat": "seat",
    "held_first": _flag("owner_id = :user"),
    "holds": _flag("user_id = :user"),
    "computer_plays": _flag("played_for IS :user"),
    "total": "seats.score",
    **_alike("rank", "turns"),
}
_RESULT: Final = {
    "finished": _time("finished_at"),
    "rank": "rank",
    "won": _flag("is_win"),
    "counted": _flag(
        "EXISTS (SELECT 1 FROM rating_changes AS rated"
        " WHERE rated.game_id = games.game_id AND rated.user_id = :user)"
    ),
}
_RATING: Final = _alike("mu_before", "sigma_before", "mu", "sigma")
_PLANS: Final = {
    "seat": "seat",
    "kept": "json(kept)",
    "composed": "json(composed)",
    "best_first": _flag("takes_best"),
}
_CLOCK: Final = {"kind": "kind", "deadline": _time("deadline")}


def _one(members: dict[str, str], table: str) -> str:
    """Return what somebody's row of a table says of a game; ``null`` without one."""
    return (
        f"json((SELECT {_members(members)} FROM {table}"
        f" WHERE {table}.game_id = games.game_id AND user_id = :user))"
    )


def _all(members: dict[str, str], table: str, which: str) -> str:
    """Return the list of what some rows of a table say of a game."""
    return (
        f"json((SELECT json_group_array({_members(members)}) FROM {table}"
        f" WHERE {table}.game_id = games.game_id AND {which}))"
    )


_GAME: Final = {
    "game": "game_id",
    "name": "name",
    "server": _id("guild_id"),
    "channel": _id("channel_id"),
    **_alike("variant", "status"),
    "opened": _time("created_at"),
    "host": _flag("host_id = :user"),
    "joined_as": "(SELECT count(*) FROM members AS own JOIN members AS other USING (game_id)"
    " WHERE own.game_id = games.game_id AND own.user_id = :user AND other.place <= own.place)",
    "invited": _flag(
        "EXISTS (SELECT 1 FROM invited WHERE invited.game_id = games.game_id AND user_id = :user)"
    ),
    "called": f"(SELECT {_time('at')} FROM pings"
    " WHERE pings.game_id = games.game_id AND user_id = :user)",
    "seats": _all(_SEAT, "seats", ":user IN (owner_id, user_id, played_for)"),
    "times": _all(_CLOCK, "clocks", "user_id = :user"),
    "plans": _all(_PLANS, "plans", "user_id = :user"),
    "result": _one(_RESULT, "result_people"),
    "rating": _one(_RATING, "rating_changes"),
    "accuracy": "(SELECT accuracy FROM accuracies"
    " WHERE accuracies.game_id = games.game_id AND user_id = :user)",
}


async def about(
    connection: Connection, user_id: int, game_ids: Collection[int]
) -> dict[str, list[str]]:
    """Return what is stored about somebody outside of their games, by what it is about.

    Each is a JSON object; ratings are those of ladders on which the games stand.
    """
    in_games = "game_id IN (SELECT value FROM json_each(:games))"
    on_ladders = f"(guild_id, variant) IN (SELECT guild_id, variant FROM results WHERE {in_games})"
    asked = {
        "names": (_NAMES, "people WHERE user_id = :user"),
        "settings": (_SETTINGS, "preferences WHERE user_id = :user"),
        "absences": (_ABSENCES, "absences WHERE user_id = :user ORDER BY since"),
        "ratings": (_STANDINGS, f"standings WHERE user_id = :user AND {on_ladders}"),
        "owed_messages": (_OWED, "outbox WHERE user_id = :user ORDER BY row_id"),
        "requests": (_REQUESTS, "requests WHERE user_id = :user OR asker_id = :user"),
        "reviews_asked_for": (_REVIEWS, "reviews WHERE user_id = :user"),
    }
    given = {"user": user_id, "games": json.dumps([*game_ids])}
    found: dict[str, list[str]] = {}
    for name, (members, rows) in asked.items():
        written = await connection.run(f"SELECT {_members(members)} FROM {rows}", given)
        found[name] = [str(text) for (text,) in written]
    return found


async def about_games(
    connection: Connection, user_id: int, game_ids: Collection[int]
) -> list[tuple[int, str]]:
    """Return what is stored about somebody in games, without their logs, as JSON objects."""
    rows = await connection.run(
        f"SELECT game_id, {_members(_GAME)} FROM games"
        " WHERE game_id IN (SELECT value FROM json_each(:games)) ORDER BY game_id",
        {"user": user_id, "games": json.dumps([*game_ids])},
    )
    return [(int(game_id), str(text)) for game_id, text in rows]
