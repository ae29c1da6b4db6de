"""Writes what a game that has just ended changes in ratings, and takes a deleted one out again."""

from __future__ import annotations

from collections.abc import Sequence

from bot.services.ratings.model import BEGINNER, Rating, model_words
from bot.services.ratings.reckoning import changes_of_game, counted, standings_after
from bot.storage import ratings, results
from bot.storage.database import Connection
from bot.storage.ratings import Ladder, Played
from bot.storage.results import ResultRow
from bot.storage.times import ALL_TIME, periods_of


async def rate(connection: Connection, game_id: int, result: ResultRow) -> None:
    """Rate the people of a game whose result was just written, if it counts.

    If it ended before others of that day, the last of them may count no more.
    """
    people = _people_of(game_id, result)
    if not people:
        return
    ladder, at = Ladder(result.guild_id, result.variant), result.finished_at
    day = await results.played_on_day(connection, ladder, people[0].user_id, at)
    with_it, without_it = _counted_ids(day), _counted_ids(_without(day, game_id))
    if game_id not in with_it:
        return
    for pushed_out in without_it - with_it:
        await ratings.shift_sums(connection, ladder, pushed_out, at, -1)
    await _write(connection, ladder, people)


async def withdraw(connection: Connection, game_id: int) -> None:
    """Delete how a game ended, and take it out of the sums, in which another may take its place.

    The ratings after it are to be computed anew.
    """
    result = await results.of_game(connection, game_id)
    people = _people_of(game_id, result) if result else []
    if result and people:
        ladder, at = Ladder(result.guild_id, result.variant), result.finished_at
        day = await results.played_on_day(connection, ladder, people[0].user_id, at)
        with_it, without_it = _counted_ids(day), _counted_ids(_without(day, game_id))
        for taken_out in with_it - without_it:
            await ratings.shift_sums(connection, ladder, taken_out, at, -1)
        for moved_up in without_it - with_it:
            await ratings.shift_sums(connection, ladder, moved_up, at, 1)
        if with_it != without_it:
            await ratings.mark_stale(connection, ladder)
    await ratings.delete_changes_of(connection, game_id)
    await results.delete(connection, game_id)


def _people_of(game_id: int, result: ResultRow) -> list[Played]:
    """Return the results of a game's people; none if it does not count."""
    return [
        Played(
            game_id=game_id,
            user_id=person.user_id,
            finished_at=result.finished_at,
            rank=person.rank,
            is_win=person.is_win,
            counting=result.counting,
        )
        for person in result.people
        if person.is_counted
    ]


def _without(day: Sequence[Played], game_id: int) -> list[Played]:
    return [played for played in day if played.game_id != game_id]


def _counted_ids(day: Sequence[Played]) -> set[int]:
    return {played.game_id for played in counted(day)}


async def _write(connection: Connection, ladder: Ladder, people: Sequence[Played]) -> None:
    """Write what a game that counts changes, reckoned from how its people stand now."""
    game_id, at = people[0].game_id, people[0].finished_at
    users = [played.user_id for played in people]
    known = await ratings.standings_of(connection, ladder, users, periods_of(at))
    present = {
        standing.user_id: Rating(standing.mu, standing.sigma)
        for standing in known
        if standing.period == ALL_TIME
    }
    before = [present.get(user_id, BEGINNER) for user_id in users]
    model_id = await ratings.model_id(connection, model_words())
    changes = changes_of_game(people, before, model_id)
    await ratings.put_changes(connection, ladder, changes)
    standings = standings_after(known, people, changes)
    await ratings.put_standings(connection, ladder, [*standings.values()])
    await ratings.note_game(connection, ladder, game_id, at)
