"""Compares stored ratings with those that follow from the stored results."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.services.ratings.model import model_words
from bot.services.ratings.reckoning import all_changes_of, counted, standings_after
from bot.storage import ratings
from bot.storage.database import Connection
from bot.storage.ratings import Ladder, Played, RatingChangeRow, Standing
from bot.storage.results import all_played

CLOSE: Final = 1e-6
"""Ratings that differ by no more are the same: machines round differently."""

OTHER_MODEL: Final = "ratings_of_another_model"


@dataclass(frozen=True, slots=True)
class Difference:
    """Something about a ladder that is not as its results make it; ``what`` in snake case."""

    ladder: Ladder
    what: str
    user_id: int | None = None
    detail: str = ""


async def differences(connection: Connection) -> list[Difference]:
    """Compute all ratings again, and all sums; return what differs.

    Ratings that are marked to be computed anew are not compared; those that another model has
    computed are found as such.
    """
    found: list[Difference] = []
    stale = await ratings.stale(connection)
    for ladder in await ratings.all_ladders(connection):
        results = counted(await all_played(connection, ladder))
        standings = await ratings.all_standings(connection, ladder)
        changes = await ratings.all_changes(connection, ladder)
        models = await ratings.models_of(connection, ladder)
        found += _wrong_sums(ladder, results, standings)
        if ladder in stale:
            continue
        if set(models) <= {model_words()}:
            found += await asyncio.to_thread(_wrong_changes, ladder, results, changes)
        else:
            found.append(Difference(ladder, OTHER_MODEL))
        if len(changes) == len(results):
            found += _wrong_standings(ladder, results, changes, standings)
    return found


def _wrong_changes(
    ladder: Ladder, results: Sequence[Played], changes: Sequence[RatingChangeRow]
) -> list[Difference]:
    stored = {(change.game_id, change.user_id): change for change in changes}
    wanted = {(change.game_id, change.user_id): change for change in all_changes_of(results, 0)}
    wrong = [
        key
        for key in sorted(stored.keys() | wanted.keys())
        if key not in stored or key not in wanted or not _is_close(stored[key], wanted[key])
    ]
    return [
        Difference(ladder, "rating_differs", user_id, f"game {game_id}")
        for game_id, user_id in wrong
    ]


def _is_close(one: RatingChangeRow, other: RatingChangeRow) -> bool:
    apart = (
        one.mu_before - other.mu_before,
        one.sigma_before - other.sigma_before,
        one.mu - other.mu,
        one.sigma - other.sigma,
    )
    return one.finished_at == other.finished_at and all(abs(it) <= CLOSE for it in apart)


def _wrong_sums(
    ladder: Ladder, results: Sequence[Played], standings: Sequence[Standing]
) -> Iterator[Difference]:
    """Add games and wins up again."""
    unrated = [_unrated(played) for played in results]
    summed = {
        key: (standing.games, standing.wins)
        for key, standing in standings_after((), results, unrated).items()
    }
    stored = {(row.period, row.user_id): (row.games, row.wins) for row in standings}
    for user_id in sorted({user_id for (_, user_id), _ in summed.items() ^ stored.items()}):
        yield Difference(ladder, "totals_differ", user_id)


def _unrated(played: Played) -> RatingChangeRow:
    return RatingChangeRow(
        game_id=played.game_id,
        user_id=played.user_id,
        finished_at=played.finished_at,
        mu_before=0,
        sigma_before=0,
        mu=0,
        sigma=0,
        model_id=0,
    )


def _wrong_standings(
    ladder: Ladder,
    results: Sequence[Played],
    changes: Sequence[RatingChangeRow],
    standings: Sequence[Standing],
) -> Iterator[Difference]:
    """Compare what is shown on leaderboards with the changes that it follows from."""
    wanted = set(standings_after((), results, changes).values())
    for user_id in sorted({row.user_id for row in wanted ^ set(standings)}):
        yield Difference(ladder, "standing_differs", user_id)
