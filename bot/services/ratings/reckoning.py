"""Reckons which games of a ladder count, and all ratings from them, without storage."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from datetime import datetime
from itertools import groupby
from operator import attrgetter
from typing import Final

from bot.services.ratings.model import BEGINNER, PROVISIONAL_BELOW, Rating, points, rated
from bot.storage.ratings import Played, RatingChangeRow, Standing
from bot.storage.times import ALL_TIME, day_of, periods_of

MOST_A_DAY: Final = 3
"""So many games of the same people count on a day (UTC)."""

LIMITED_SINCE: Final = 2
"""The first counting whose results are limited so; older ones all count, beside those."""


def counted(results: Iterable[Played]) -> list[Played]:
    """Return the ``results`` that count for ratings, games and wins, of one ladder in their order.

    Those of all the people of a game must be there, one behind the other.
    """
    games = Counter[tuple[datetime, frozenset[int]]]()
    kept: list[Played] = []
    for _, game in groupby(results, attrgetter("game_id")):
        people = [*game]
        first = people[0]
        if first.counting >= LIMITED_SINCE:
            alike = day_of(first.finished_at), frozenset(played.user_id for played in people)
            games[alike] += 1
            if games[alike] > MOST_A_DAY:
                continue
        kept += people
    return kept


def changes_of_game(
    people: Sequence[Played], before: Sequence[Rating], model_id: int
) -> list[RatingChangeRow]:
    """Return what a game changes in the ratings of its ``people``, who had those ``before`` it."""
    after = rated([played.rank for played in people], before)
    return [
        RatingChangeRow(
            game_id=played.game_id,
            user_id=played.user_id,
            finished_at=played.finished_at,
            mu_before=old.mu,
            sigma_before=old.sigma,
            mu=new.mu,
            sigma=new.sigma,
            model_id=model_id,
        )
        for played, old, new in zip(people, before, after, strict=True)
    ]


def all_changes_of(results: Iterable[Played], model_id: int) -> list[RatingChangeRow]:
    """Return all changes of ratings by ``results``, which count, in the order of their games."""
    present = defaultdict[int, Rating](lambda: BEGINNER)
    changes: list[RatingChangeRow] = []
    for _, game in groupby(results, attrgetter("game_id")):
        people = [*game]
        before = [present[played.user_id] for played in people]
        made = changes_of_game(people, before, model_id)
        present.update({change.user_id: Rating(change.mu, change.sigma) for change in made})
        changes += made
    return changes


def standings_after(
    known: Iterable[Standing], results: Iterable[Played], changes: Iterable[RatingChangeRow]
) -> dict[tuple[str, int], Standing]:
    """Return standings by period and person after further ``results`` with their ``changes``.

    Of ``known`` those of other people and periods are left as they are.
    """
    found = {(standing.period, standing.user_id): standing for standing in known}
    for played, change in zip(results, changes, strict=True):
        in_all = found.get((ALL_TIME, played.user_id))
        games = in_all.games + 1 if in_all else 1
        for period in periods_of(played.finished_at):
            key = period, played.user_id
            found[key] = _standing_after(period, found.get(key), played, change, games)
    return found


def _standing_after(
    period: str, known: Standing | None, played: Played, change: RatingChangeRow, games_in_all: int
) -> Standing:
    mu_before = known.mu_before if known else change.mu_before
    return Standing(
        period=period,
        user_id=played.user_id,
        games=(known.games if known else 0) + 1,
        wins=(known.wins if known else 0) + played.is_win,
        change=points(change.mu) - points(mu_before),
        is_provisional=games_in_all < PROVISIONAL_BELOW,
        mu_before=mu_before,
        mu=change.mu,
        sigma=change.sigma,
    )
