"""Of many games that were made up, profiles add up what a second, plain method adds up."""

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from datetime import datetime, timedelta

import pytest

from bot.services.pages.profiles import (
    GAMES_IN_A_CURVE,
    MOST_OPPONENTS,
    REVIEWED_GAMES,
    Games,
    Profile,
)
from bot.storage import log, reviews
from bot.storage.database import Connection
from bot.storage.log import Entry, EntryKind
from bot.storage.reviews import ReviewRow, ReviewState
from engine.review.decisions import VERSION
from engine.variants import VARIANTS
from tests.bot.services.ratings.generated import (
    BEGIN,
    SERVERS,
    Finished,
    Seat,
    generated,
    store_all,
)
from tests.bot.services.ratings.plainly import Record, all_ranks_of, records, winners_of
from tests.bot.services.world import World

pytestmark = pytest.mark.slow

GAMES = generated(400)
PEOPLE = range(1, 26)
GUILD = SERVERS[0]


def started_at(game: Finished) -> datetime:
    """When a game began; without a stored log, when its lobby was opened."""
    return game.ended_at - timedelta(days=game.game_id % 17) if game.game_id % 2 else BEGIN


async def fill(world: World) -> None:
    async with world.database.transaction() as connection:
        await store_all(connection, GAMES)
        await store_starts(connection, GAMES)


async def store_starts(connection: Connection, games: Iterable[Finished]) -> None:
    """Write the first log entries of every other game."""
    for game in games:
        if game.game_id % 2:
            entry = Entry(1, EntryKind.ACTION, 0, "end", None, started_at(game), None, 0, None)
            await log.append(connection, game.game_id, [entry])


def is_seen(game: Finished, asker: int, hidden: Collection[int]) -> bool:
    sat = {user for seat in game.seats for user in (seat.owner_id, seat.holder_id)}
    return asker in sat or game.game_id not in hidden


def added_up(
    finished: Sequence[Finished], user: int, asker: int, hidden: Collection[int]
) -> tuple[object, ...]:
    """All numbers of a profile, but ratings."""
    games = [
        game
        for game in finished
        if game.guild_id == GUILD and user in all_ranks_of(game) and is_seen(game, asker, hidden)
    ]
    played, won, met = Counter[tuple[str, int]](), Counter[tuple[str, int]](), Counter[int]()
    against, best = defaultdict[int, list[int]](list), defaultdict[str, list[Seat]](list)
    for game in games:
        ranks, key = all_ranks_of(game), (game.variant, len(game.seats))
        played[key] += 1
        won[key] += user in winners_of(game)
        for other in ranks.keys() - {user}:
            met[other] += 1
            against[other].append(ranks[other] - ranks[user])
        best[game.variant] += [seat for seat in game.seats if seat.owner_id == user]
    most = sorted(met, key=lambda other: (-met[other], other))[:MOST_OPPONENTS]
    return (
        [(*key, played[key], won[key]) for key in sorted(played)],
        {variant: _best(own, user) for variant, own in best.items()},
        max((game.ended_at - started_at(game) for game in games), default=None),
        [
            (
                other,
                met[other],
                sum(apart > 0 for apart in against[other]),
                sum(apart < 0 for apart in against[other]),
            )
            for other in most
        ],
    )


def _best(own: Sequence[Seat], user: int) -> tuple[int | None, int, int]:
    """The best score of the seats that somebody kept, the biggest group and best turn of all."""
    return (
        max((seat.score for seat in own if seat.holder_id == user), default=None),
        max(seat.biggest_group for seat in own),
        max(seat.best_turn for seat in own),
    )


def told(profile: Profile) -> tuple[object, ...]:
    return (
        [(row.variant, row.players, row.games, row.wins) for row in profile.played],
        {
            variant: (best.score, best.feats.biggest_group, best.feats.best_turn)
            for variant, best in profile.bests.items()
        },
        profile.longest,
        [(row.person.user_id, row.games, row.won, row.lost) for row in profile.opponents],
    )


def rated_in(ladders: dict[str, dict[int, Record]], user: int) -> list[tuple[object, ...]]:
    """All that a profile tells of ratings; ``ladders`` have the records of all people."""
    wanted: list[tuple[object, ...]] = []
    for variant, records_of in ladders.items():
        record = records_of.get(user)
        if record is None:
            continue
        last = record.games[-GAMES_IN_A_CURVE:]
        mus = [last[0][2], *(mu for *_, mu, _ in last)]
        curve = tuple(round(60 * mu) for mu in mus)
        *_, sigma = last[-1]
        counts = (len(record.games), sum(is_win for _, is_win, *_ in record.games))
        is_provisional = len(record.games) < 5
        numbers = (curve[-1], round(60 * sigma), is_provisional, *counts)
        wanted.append((variant, *numbers, curve, last[0][0], last[-1][0]))
    return wanted


def ratings_told(profile: Profile) -> list[tuple[object, ...]]:
    return [
        (
            row.variant,
            row.rating,
            row.spread,
            row.is_provisional,
            row.games,
            row.wins,
            row.curve,
            row.first_at,
            row.last_at,
        )
        for row in profile.rated
    ]


@pytest.mark.parametrize(
    "is_hidden",
    [lambda _: False, lambda channel: channel % 3 == 0, lambda _: True],
    ids=["nothing hidden", "a third hidden", "all hidden"],
)
async def test_every_number_is_what_the_plain_method_adds_up(
    world: World, is_hidden: Callable[[int], bool]
) -> None:
    await fill(world)

    wrong, numbers = [], 0
    for user in PEOPLE:
        channels = await world.profiles.channels_of(GUILD, user)
        hidden = [channel for channel in channels if is_hidden(channel)]
        for asker in (user, 5, 26, 999):
            profile = await world.profiles.of(Games(GUILD, user, asker, hidden))
            wanted = added_up(GAMES, user, asker, hidden)
            numbers += len(profile.played)
            if told(profile) != wanted:
                wrong.append((user, asker))

    assert wrong == []
    assert numbers > 0


async def test_ratings_and_curves_are_those_of_openskill_called_in_a_loop(world: World) -> None:
    await fill(world)

    ladders = {variant: records(GAMES, GUILD, variant) for variant in VARIANTS}
    for user in PEOPLE:
        profile = await world.profiles.of(Games(GUILD, user, user))
        assert rated_in(ladders, user) == ratings_told(profile)


async def test_a_long_curve_shows_the_last_games(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(world)
    whole = (await world.profiles.of(Games(GUILD, 1, 1))).rated[0]
    monkeypatch.setattr("bot.services.pages.profiles.GAMES_IN_A_CURVE", 3)

    short = (await world.profiles.of(Games(GUILD, 1, 1))).rated[0]

    assert len(whole.curve) > 4
    assert short.curve == whole.curve[-4:]
    assert short.last_at == whole.last_at


async def test_who_has_played_nothing_has_an_empty_profile(world: World) -> None:
    await fill(world)

    profile = await world.profiles.of(Games(GUILD, 999, 1))

    assert told(profile) == ([], {}, None, [])
    assert profile.rated == ()
    assert await world.profiles.channels_of(GUILD, 999) == []


async def store_reviews(
    world: World, user: int, accuracies: Iterable[tuple[Finished, float]], version: int = VERSION
) -> None:
    async with world.database.transaction() as connection:
        for game, accuracy in accuracies:
            row = ReviewRow(game.game_id, version, ReviewState.WAITING, BEGIN, user)
            await reviews.ask(connection, row)
            await reviews.finish(connection, game.game_id, [(user, accuracy), (user + 1, 1.0)])


async def test_ones_own_profile_tells_how_well_one_decided_in_the_last_reviewed_games(
    world: World,
) -> None:
    await fill(world)
    user = PEOPLE[0]
    sat = [
        game
        for game in sorted(GAMES, key=lambda game: (game.ended_at, game.game_id))
        if game.guild_id == GUILD and user in {seat.owner_id for seat in game.seats}
    ]
    by_variant = {
        variant: [game for game in sat if game.variant == variant] for variant in VARIANTS
    }
    few = by_variant["terra"][:3]
    many = [(game, float(at)) for at, game in enumerate(by_variant["classic"])]
    await store_reviews(world, user, [*many, *((game, 50.0) for game in few)])
    await store_reviews(world, user, [(few[0], 90.0)], version=VERSION - 1)
    elsewhere = next(game for game in GAMES if game.guild_id != GUILD)
    await store_reviews(world, user, [(elsewhere, 100.0)])

    own = await world.profiles.of(Games(GUILD, user, user))
    of_other = await world.profiles.of(Games(GUILD, user, user + 1))

    assert len(many) > REVIEWED_GAMES
    last = [accuracy for _, accuracy in many][-REVIEWED_GAMES:]
    assert own.accuracies == (
        ("classic", REVIEWED_GAMES, sum(last) / REVIEWED_GAMES),
        ("terra", len(few) - 1, 50.0),
    )
    assert of_other.accuracies == ()
