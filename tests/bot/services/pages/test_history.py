"""Of many games that were made up, histories list those that a plain method lists, page by page."""

import pytest

from bot.services.pages.history import GAMES_ON_A_PAGE, Finished
from bot.services.pages.profiles import Games
from engine.variants import VARIANTS
from tests.bot.services.pages.test_profiles import GAMES, GUILD, PEOPLE, fill, is_seen, ranks_of
from tests.bot.services.ratings.generated import seats_of
from tests.bot.services.world import World


def listed(
    user: int, asker: int, hidden: list[int], variant: str | None
) -> list[tuple[object, ...]]:
    """All that somebody's history tells, the newest game first."""
    games = [
        game
        for game in GAMES
        if game.guild_id == GUILD and user in ranks_of(game) and is_seen(game, asker, hidden)
        if variant in (None, game.variant)
    ]
    return [
        (
            game.game_id,
            game.variant,
            game.ended_at,
            ranks_of(game)[user],
            len(game.seats),
            [seat.score for seat in seats_of(game) if seat.owner_id == seat.user_id == user],
        )
        for game in sorted(games, key=lambda game: (game.ended_at, game.game_id), reverse=True)
    ]


def told(game: Finished) -> tuple[object, ...]:
    score = [] if game.score is None else [game.score]
    return game.game_id, game.variant, game.finished_at, game.rank, game.players, score


@pytest.mark.parametrize("variant", [None, *VARIANTS])
async def test_every_game_is_listed_once_in_order(world: World, variant: str | None) -> None:
    await fill(world)

    wrong, longest = [], 0
    for user in PEOPLE:
        hidden = [game.game_id for game in GAMES if game.game_id % 3 == 0]
        for asker in (user, 999):
            games, found = Games(GUILD, user, asker, hidden), list[tuple[object, ...]]()
            number, pages = 0, 1
            while number < pages:
                page = await world.histories.page(games, variant, number)
                found += map(told, page.games)
                number, pages = number + 1, page.pages
            longest = max(longest, pages)
            if found != listed(user, asker, hidden, variant):
                wrong.append((user, asker))

    assert wrong == []
    assert longest > 1 or variant is not None


async def test_beyond_the_last_page_stands_the_last(world: World) -> None:
    await fill(world)

    last = await world.histories.page(Games(GUILD, 1, 1), None, 999_999)

    assert last.number == last.pages - 1
    assert 0 < len(last.games) <= GAMES_ON_A_PAGE
