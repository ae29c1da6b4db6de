"""Writes what a game that has just ended changes in ratings, in the transaction of its result."""

from __future__ import annotations

from bot.services.ratings.model import BEGINNER, Rating, model_words
from bot.services.ratings.reckoning import changes_of_game, standings_after
from bot.storage import ratings
from bot.storage.database import Connection
from bot.storage.ratings import Ladder, Played
from bot.storage.results import ResultRow
from bot.storage.times import ALL_TIME, periods_of


async def rate(connection: Connection, game_id: int, result: ResultRow) -> None:
    """Rate the people of a game that has just ended, if it counts."""
    people = [
        Played(game_id, person.user_id, result.finished_at, person.rank, person.is_win)
        for person in result.people
        if person.is_counted
    ]
    if not people:
        return
    ladder = Ladder(result.guild_id, result.variant)
    users = [played.user_id for played in people]
    known = await ratings.standings_of(connection, ladder, users, periods_of(result.finished_at))
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
    await ratings.note_game(connection, ladder, game_id, result.finished_at)
