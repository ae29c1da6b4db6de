"""Leaderboards reckoned a second time: openskill in a loop over games, nothing kept or indexed."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.services.pages.leaderboard import Chart, Measure, Period
from tests.bot.services.ratings.generated import Finished, Seat

MODEL = PlackettLuce()


@dataclass(slots=True)
class Record:
    """Somebody's games: for each its end, whether it was won, mu before, mu and sigma after."""

    games: list[tuple[datetime, bool, float, float, float]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Row:
    """What a leaderboard shows of somebody."""

    rank: int | None
    user_id: int
    games: int
    wins: int
    rating: int
    spread: int
    change: int
    curve: tuple[int, ...]


def ranks_of(game: Finished) -> dict[int, int]:
    """The ranks of a game's people; empty if it does not count, whatever else they played."""
    people = [seat for seat in game.seats if seat.owner_id > 0]
    made = [seat.turns for seat in people]
    if game.counting > 1:
        made = [turns for seat in people for turns in (seat.ended, *seat.ended_by_others)]
    is_counted = len(people) >= 2 and len([turns for turns in made if turns >= 2]) >= 2
    return all_ranks_of(game) if is_counted else {}


def all_ranks_of(game: Finished) -> dict[int, int]:
    """The ranks of a game's people, be it counted or not."""
    ranks = {}
    for seat in game.seats:
        if seat.owner_id < 0:
            continue
        if game.counting == 1:
            ranks[seat.owner_id] = seat.rank if is_kept(seat) else len(game.seats)
        elif has_stayed(seat):
            better = [other for other in game.seats if has_stayed(other) and other.rank < seat.rank]
            ranks[seat.owner_id] = 1 + len(better)
        else:
            ranks[seat.owner_id] = 1 + len([other for other in game.seats if has_stayed(other)])
    return ranks


def winners_of(game: Finished) -> set[int]:
    """The people who have won a game."""
    if game.counting == 1:
        return {user for user, rank in all_ranks_of(game).items() if rank == 1}
    playing = [seat for seat in game.seats if has_stayed(seat) or is_substituted(seat)]
    best = min([seat.rank for seat in playing], default=0)
    return {seat.owner_id for seat in playing if has_stayed(seat) and seat.rank == best}


def is_kept(seat: Seat) -> bool:
    return seat.holder_id == seat.owner_id


def is_substituted(seat: Seat) -> bool:
    return not is_kept(seat) and not seat.is_resigned


def has_stayed(seat: Seat) -> bool:
    """Tell whether whoever had a seat first was there until the end, computers included."""
    is_there = is_kept(seat) and not seat.is_resigned
    return is_there and (seat.owner_id < 0 or seat.ended >= seat.played / 2)


def those_that_count(games: Iterable[Finished]) -> list[Finished]:
    """The games that count for ratings, games and wins, in the order in which they ended."""
    kept: list[Finished] = []
    played = Counter[tuple[object, ...]]()
    for game in sorted(games, key=lambda game: (game.ended_at, game.game_id)):
        users = tuple(sorted(ranks_of(game)))
        of_today = game.guild_id, game.variant, game.ended_at.date(), users
        if users and game.counting > 1:
            played[of_today] += 1
        if users and (game.counting == 1 or played[of_today] <= 3):
            kept.append(game)
    return kept


def records(games: Iterable[Finished], guild_id: int, variant: str) -> dict[int, Record]:
    """Play all games of a server and variant through in the order in which they ended."""
    found = defaultdict[int, Record](Record)
    present = defaultdict[int, PlackettLuceRating](MODEL.rating)
    for game in those_that_count(games):
        if (game.guild_id, game.variant) != (guild_id, variant):
            continue
        ranks, winners = ranks_of(game), winners_of(game)
        users = sorted(ranks)
        before = [present[user] for user in users]
        after = MODEL.rate([[rating] for rating in before], [float(ranks[user]) for user in users])
        for user, old, (new,) in zip(users, before, after, strict=True):
            won = (game.ended_at, user in winners, old.mu, new.mu, new.sigma)
            found[user].games.append(won)
            present[user] = new
    return found


def leaders(all_records: dict[int, Record], chart: Chart, now: datetime) -> list[Row]:
    """All rows of a leaderboard in order."""
    rows = [row for user, record in all_records.items() if (row := _row(user, record, chart, now))]
    ranked = sorted(rows, key=lambda row: _key(row[0], chart, is_new=row[1]))
    return [_ranked(row, rows, chart, is_new=is_new) for row, is_new in ranked]


def _row(user: int, record: Record, chart: Chart, now: datetime) -> tuple[Row, bool] | None:
    games = [game for game in record.games if _is_in(game[0], chart.period, now)]
    if not games:
        return None
    until = [game for game in record.games if game[0] <= games[-1][0]]
    mus = [games[-30:][0][2], *(mu for *_, mu, _ in games[-30:])]
    return (
        Row(
            rank=None,
            user_id=user,
            games=len(games),
            wins=sum(won for _, won, *_ in games),
            rating=round(60 * games[-1][3]),
            spread=round(60 * games[-1][4]),
            change=round(60 * games[-1][3]) - round(60 * games[0][2]),
            curve=tuple(round(60 * mu) for mu in mus),
        ),
        len(until) < 5,
    )


def _is_in(ended_at: datetime, period: Period, now: datetime) -> bool:
    if period is Period.ALL:
        return True
    if ended_at.year != now.year:
        return False
    if period is Period.MONTH:
        return ended_at.month == now.month
    return (ended_at.month - 1) // 3 == (now.month - 1) // 3


def _key(row: Row, chart: Chart, *, is_new: bool) -> tuple[int, ...]:
    match chart.measure:
        case Measure.RATING:
            return is_new, -row.change, -row.games, row.user_id
        case Measure.WINS:
            return -row.wins, row.games, row.user_id
        case Measure.GAMES:
            return -row.games, -row.wins, row.user_id


def _ranked(row: Row, rows: list[tuple[Row, bool]], chart: Chart, *, is_new: bool) -> Row:
    match chart.measure:
        case Measure.RATING:
            better = sum(other.change > row.change for other, new in rows if not new)
        case Measure.WINS:
            better = sum(other.wins > row.wins for other, _ in rows)
        case Measure.GAMES:
            better = sum(other.games > row.games for other, _ in rows)
    rank = None if is_new and chart.measure is Measure.RATING else better + 1
    return Row(
        rank=rank,
        user_id=row.user_id,
        games=row.games,
        wins=row.wins,
        rating=row.rating,
        spread=row.spread,
        change=row.change,
        curve=row.curve,
    )
