"""Table of games and lobbies: terms, host, status."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from typing import Final

from bot.storage import words
from bot.storage.columns import Columns
from bot.storage.database import Connection
from bot.storage.schema import tables_with
from bot.storage.times import to_milliseconds
from bot.storage.words.kinds import kinds_in_sql
from bot.storage.words.of_games import OVER, STARTED, Pace, SeatOrder, Status

__all__ = [
    "GAMES",
    "OPEN_GAME",
    "OVER",
    "STARTED",
    "WHEREABOUTS",
    "GameRow",
    "NamedGame",
    "OpenGame",
    "Pace",
    "SeatOrder",
    "Status",
    "Terms",
    "Whereabouts",
]


@dataclass(frozen=True, slots=True)
class Terms:
    """What is agreed in a lobby and holds for its game.

    ``options`` has a value for each option of the variant; in what a host asks for, those that are
    missing mean the defaults. ``language`` is that of messages to the whole channel.
    """

    variant: str
    options: Mapping[str, int | str]
    most_seats: int
    order: SeatOrder
    invite_only: bool
    language: str
    pace: Pace = Pace.NONE


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """A game or lobby by its id, the server and the channel or thread it is in, and its name.

    ``restore_id`` is the last restore that put it back to an earlier state; its buttons carry that.
    """

    game_id: int
    guild_id: int
    channel_id: int
    name: str
    restore_id: int | None = None


@dataclass(frozen=True, slots=True)
class OpenGame:
    """A lobby or game that is not over."""

    where: Whereabouts
    status: Status


@dataclass(frozen=True, slots=True)
class NamedGame:
    """A started game as it is looked up by name; the asker holds a seat in it if ``is_player``."""

    where: Whereabouts
    created_at: datetime
    is_player: bool
    is_finished: bool


@dataclass(frozen=True, slots=True)
class GameRow:
    """A stored game; ``rules`` and ``start_id`` are set once it has started.

    ``opened_id`` is the interaction that opened its lobby, 0 if unknown. ``kept_bag`` is the bag in
    draw order, if it can no longer be drawn from the seed. ``counting`` is that of its result.
    ``unknown`` are words of its row that only a newer version of this program knows.
    """

    where: Whereabouts
    status: Status
    terms: Terms
    host_id: int
    seed: bytes = field(repr=False)
    commitment: str
    created_at: datetime
    rules: int | None = None
    start_id: int | None = None
    opened_id: int = 0
    kept_bag: tuple[str, ...] = field(default=(), repr=False)
    counting: int | None = None
    unknown: tuple[str, ...] = ()

    @property
    def game_id(self) -> int:
        """The game's id."""
        return self.where.game_id


def _unless_known(column: str, known: type[StrEnum]) -> str:
    return f"iif({column} IN {words.as_sql_list(known)}, '', {column} || ' ')"


WHEREABOUTS: Final = Columns(
    Whereabouts,
    "games.game_id, games.guild_id, games.channel_id, games.name, games.restore_id",
)
OPEN_GAME: Final = Columns(
    OpenGame, "status", otherwise={"status": Status.UNKNOWN}, where=WHEREABOUTS
)
_OWN: Final = (
    "games.status, games.host_id, games.seed, games.commitment, games.created_at, games.rules,"
    " games.start_id, games.opened_id"
)
_TERMS: Final = Columns(
    Terms,
    "variant, options, most_seats, invite_only, language, pace",
    otherwise={"order": SeatOrder.JOINED, "pace": Pace.NONE},
    order="seat_order",
)
_ADDED: Final = Columns(GameRow, _OWN, where=WHEREABOUTS, terms=_TERMS)
GAMES: Final = Columns(
    GameRow,
    _OWN,
    otherwise={"status": Status.UNKNOWN},
    where=WHEREABOUTS,
    terms=_TERMS,
    kept_bag="coalesce((SELECT tiles FROM kept_bags WHERE kept_bags.game_id = games.game_id), '')",
    counting="(SELECT counting FROM results WHERE results.game_id = games.game_id)",
    unknown=" || ".join(
        (
            _unless_known("status", Status),
            _unless_known("seat_order", SeatOrder),
            _unless_known("pace", Pace),
        )
    ),
)
_NAMED: Final = Columns(
    NamedGame,
    "created_at",
    where=WHEREABOUTS,
    is_player="EXISTS (SELECT 1 FROM seats"
    " WHERE seats.game_id = games.game_id AND seats.user_id = :asker)",
    is_finished="status = 'finished'",
)


async def next_id(connection: Connection) -> int:
    """Return the id that the next added game will get."""
    rows = await connection.run("SELECT seq FROM sqlite_sequence WHERE name = 'games'")
    return next((int(newest) + 1 for (newest,) in rows), 1)


async def add(connection: Connection, game: GameRow) -> None:
    """Add a game.

    Raises:
        sqlite3.IntegrityError: the channel has an open game, or the name is taken.
    """
    await _ADDED.insert(connection, "INSERT INTO games", [game])


async def get(connection: Connection, game_id: int) -> GameRow | None:
    """Return a game; None if there is no such id."""
    return next(iter(await _found(connection, "game_id = ?", game_id)), None)


async def open_in(connection: Connection, channel_id: int) -> GameRow | None:
    """Return the open lobby or game of a channel; None if there is none."""
    which = "channel_id = ? AND status IN ('lobby', 'running', 'paused')"
    return next(iter(await _found(connection, which, channel_id)), None)


async def all_open(connection: Connection) -> list[GameRow]:
    """Return all lobbies and running or paused games, oldest first."""
    which = "status IN ('lobby', 'running', 'paused') ORDER BY game_id"
    return await _found(connection, which)


async def _found(connection: Connection, which: str, *given: int) -> list[GameRow]:
    return [*map(as_known, await GAMES.select(connection, f"FROM games WHERE {which}", given))]


async def open_names(connection: Connection, guild_id: int) -> frozenset[str]:
    """Return the names of a server's lobbies and running or paused games."""
    rows = await connection.run(
        "SELECT name FROM games WHERE guild_id = ? AND status IN ('lobby', 'running', 'paused')",
        (guild_id,),
    )
    return frozenset(str(name) for (name,) in rows)


_STARTED: Final = "status IN ('running', 'paused', 'finished', 'closed')"


async def newest_on(
    connection: Connection, guild_id: int, user_id: int, most: int
) -> list[NamedGame]:
    """Return a server's newest started games, for ``user_id``."""
    where = f" WHERE guild_id = :guild AND status NOT IN ('cancelled', 'deleted') AND {_STARTED}"
    return await _named(connection, where, most, asker=user_id, guild=guild_id)


async def named(
    connection: Connection, guild_id: int, user_id: int, name: str, most: int
) -> list[NamedGame]:
    """Return a server's newest started games of a name, in any case of letters, for ``user_id``."""
    where = f" WHERE guild_id = :guild AND name = :name COLLATE NOCASE AND {_STARTED}"
    return await _named(connection, where, most, asker=user_id, guild=guild_id, name=name)


async def named_like(
    connection: Connection, guild_id: int, user_id: int, start: str, most: int
) -> list[NamedGame]:
    """Return a server's newest started games whose name begins so, for ``user_id``."""
    where = (
        " WHERE guild_id = :guild AND name COLLATE NOCASE >= :start"
        f" AND name COLLATE NOCASE < :start || char(0x10FFFF) AND {_STARTED}"
    )
    return await _named(connection, where, most, asker=user_id, guild=guild_id, start=start)


async def newest_finished_in(connection: Connection, channel_id: int) -> int | None:
    """Return the id of a channel's newest finished game; None without one."""
    return await connection.number(
        "SELECT max(game_id) FROM games WHERE channel_id = ? AND status = 'finished'", (channel_id,)
    )


async def _named(
    connection: Connection, where: str, most: int, **given: int | str
) -> list[NamedGame]:
    newest = f"FROM games{where} ORDER BY game_id DESC LIMIT :most"
    return await _NAMED.select(connection, newest, {**given, "most": most})


async def lobbies_opened_before(connection: Connection, instant: datetime) -> list[int]:
    """Return the ids of the open lobbies that were opened before an instant, oldest first."""
    return await connection.numbers(
        "SELECT game_id FROM games WHERE status = 'lobby' AND created_at < ? ORDER BY created_at",
        (to_milliseconds(instant),),
    )


async def all_ids(connection: Connection) -> list[int]:
    """Return the ids of all games, lobbies included."""
    return await connection.numbers("SELECT game_id FROM games ORDER BY game_id")


async def ids_from(connection: Connection, first: int) -> list[int]:
    """Return the ids of all games, lobbies included, from one on."""
    query = "SELECT game_id FROM games WHERE game_id >= ? ORDER BY game_id"
    return await connection.numbers(query, (first,))


async def set_status(connection: Connection, game_id: int, status: Status) -> None:
    """Write a game's status."""
    await connection.run("UPDATE games SET status = ? WHERE game_id = ?", (status, game_id))


async def set_rules(connection: Connection, game_id: int, rules: int) -> None:
    """Write the number of the rules by which a started game goes on."""
    await connection.run("UPDATE games SET rules = ? WHERE game_id = ?", (rules, game_id))


async def set_host(connection: Connection, game_id: int, host_id: int) -> None:
    """Make another member the host."""
    await connection.run("UPDATE games SET host_id = ? WHERE game_id = ?", (host_id, game_id))


async def set_terms(connection: Connection, game_id: int, terms: Terms) -> None:
    """Replace the terms of a lobby."""
    await connection.run(
        f"UPDATE games SET ({_TERMS.names}) = (?, ?, ?, ?, ?, ?, ?)"  # noqa: S608
        " WHERE game_id = ?",
        (*_TERMS.written(terms), game_id),
    )


async def keep_bag(connection: Connection, game_id: int, bag: Sequence[str]) -> None:
    """Write the bag of a game whose bag can no longer be drawn from its seed."""
    await connection.run("INSERT INTO kept_bags VALUES (?, ?)", (game_id, " ".join(bag)))


async def bury(connection: Connection, game_id: int) -> None:
    """Delete all that is stored about a game, save what its last messages need.

    That is a row with its name, place and language, and which messages have to lose their buttons.
    Its result must have been withdrawn from the sums before.
    """
    await connection.run(
        "DELETE FROM messages WHERE game_id = ?1 AND kind <> 'draft' AND message_id NOT IN"  # noqa: S608
        " (SELECT max(message_id) FROM messages WHERE game_id = ?1"
        f" AND kind IN {kinds_in_sql(lambda kind: kind.tells_turns)} GROUP BY game_id)",
        (game_id,),
    )
    # Which interactions opened and filled its lobby says nothing of people, and is not indexed.
    await clear(connection, game_id, "messages", "lobby_interactions")
    await connection.run(
        "UPDATE games SET status = 'deleted', options = '{}', host_id = 0, seed = zeroblob(32),"
        " commitment = '', rules = NULL, start_id = NULL WHERE game_id = ?",
        (game_id,),
    )


async def clear(connection: Connection, game_id: int, *kept: str) -> None:
    """Delete a game's rows in all tables but its own and those that are ``kept``."""
    for table in await tables_with(connection, "game_id"):
        if table not in ("games", *kept):
            await connection.run(
                f"DELETE FROM {table} WHERE game_id = ?",  # noqa: S608  from the schema
                (game_id,),
            )


async def start(connection: Connection, game_id: int, start_id: int, rules: int) -> None:
    """Note that a game was started, by which interaction and by which number of the rules."""
    await connection.run(
        "UPDATE games SET status = 'running', start_id = ?, rules = ? WHERE game_id = ?",
        (start_id, rules, game_id),
    )


def as_known(game: GameRow) -> GameRow:
    """Return a game as it counts for this version: a lobby with unknown words has no status."""
    return replace(game, status=Status.UNKNOWN) if game.unknown and not game.start_id else game
