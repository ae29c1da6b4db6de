"""How much was played lately, counted from the logs of games and from results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from statistics import median
from typing import Final

from bot.services.games.steps import closes_a_turn
from bot.services.people.holders import holder_id
from bot.storage import log
from bot.storage.database import Database
from bot.storage.log import THEIR_OWN, Entry, EntryKind, MadeBy
from bot.storage.pages import activity
from engine.actions import Resign

_GAMES_AT_ONCE: Final = 200


@dataclass(frozen=True, slots=True)
class EndedTurn:
    """A turn that a person has ended and that was not taken back.

    It ``took`` what passed since the turn before had ended, pauses included; None if somebody
    resigned meanwhile, since that may have been the turn before.
    """

    guild_id: int
    user_id: int
    ended_at: datetime
    took: timedelta | None


@dataclass(frozen=True, slots=True)
class Statistics:
    """What happened within a span of time.

    ``ended`` games have a result, ``abandoned`` ones were closed without one. ``people`` have ended
    ``turns``, on ``servers``; ``median_turn`` is that of what they took, None without any.
    """

    begun: int
    ended: int
    abandoned: int
    turns: int
    people: int
    servers: int
    median_turn: timedelta | None


async def statistics(
    database: Database, now: datetime, spans: Sequence[timedelta]
) -> list[Statistics]:
    """Count what happened within each of some spans that end now."""
    oldest = now - max(spans)
    async with database.page() as connection:
        guild_of = await activity.active_games(connection, oldest)
        ended = await activity.endings(connection, oldest)
    played = _Played([], ended, [], [])
    game_ids = [*guild_of]
    for step in range(0, len(game_ids), _GAMES_AT_ONCE):
        async with database.page() as connection:
            rows = await log.rows_of(connection, game_ids[step : step + _GAMES_AT_ONCE])
        for game_id, entries in log.by_game(rows).items():
            played.add(guild_of[game_id], entries)
    return [played.since(now - span) for span in spans]


def turns_in(guild_id: int, entries: Sequence[Entry]) -> list[EndedTurn]:
    """Return the turns in a game's log that people have ended."""
    holders: dict[int, str] = {}
    turns: list[tuple[int, datetime, EndedTurn]] = []
    began_at: datetime = entries[0].at
    by: int | None = None
    has_resigned = False
    for entry in entries:
        match entry.kind:
            case EntryKind.SEAT if entry.seat is not None:
                holders[entry.seat] = entry.body
            case EntryKind.UNDO:
                while turns and turns[-1][0] > int(entry.body):
                    _, began_at, undone = turns.pop()
                    by, has_resigned = undone.user_id, undone.took is None
            case EntryKind.ACTION if entry.body == Resign.word:
                has_resigned = True
            case EntryKind.ACTION if entry.seat is not None:
                if entry.made_by != MadeBy.AUTO:  # as in ``ended_by`` of ``steps``
                    is_theirs = entry.made_by in THEIR_OWN
                    by = holder_id(holders[entry.seat]) if is_theirs else None
                if closes_a_turn(entry):
                    if by is not None:
                        took = None if has_resigned else entry.at - began_at
                        turn = EndedTurn(guild_id, by, entry.at, took)
                        turns.append((entry.revision, began_at, turn))
                    began_at, by, has_resigned = entry.at, None, False
    return [turn for _, _, turn in turns]


@dataclass(frozen=True, slots=True)
class _Played:
    """All that happened: when games began, ended and were closed, and the turns in them."""

    begun: list[datetime]
    ended: list[datetime]
    closed: list[datetime]
    turns: list[EndedTurn]

    def add(self, guild_id: int, entries: Sequence[Entry]) -> None:
        """Add what a game's log tells."""
        self.begun.append(entries[0].at)
        self.closed.extend(it.at for it in entries if it.kind is EntryKind.CLOSED)
        self.turns.extend(turns_in(guild_id, entries))

    def since(self, at: datetime) -> Statistics:
        """Count what happened from an instant on."""
        turns = [turn for turn in self.turns if turn.ended_at >= at]
        begun, ended, closed = (
            sum(it >= at for it in times) for times in (self.begun, self.ended, self.closed)
        )
        return Statistics(
            begun=begun,
            ended=ended,
            abandoned=closed,
            turns=len(turns),
            people=len({turn.user_id for turn in turns}),
            servers=len({turn.guild_id for turn in turns}),
            median_turn=_median([turn.took for turn in turns if turn.took is not None]),
        )


def _median(spans: Sequence[timedelta]) -> timedelta | None:
    return timedelta(seconds=median(it.total_seconds() for it in spans)) if spans else None
