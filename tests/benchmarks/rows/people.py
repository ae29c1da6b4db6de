"""The rows of pages about people: profiles, histories and a rating where much was played."""

import asyncio
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from bot.presenters.pages.history import HistoryId, HistoryVerb, finished_message
from bot.presenters.pages.profile import profile_message
from bot.services.games.folding import Fold, fold
from bot.services.games.showing import show
from bot.services.pages.history import Histories, HistoryPage
from bot.services.pages.leaderboard import RatedGame
from bot.services.pages.profiles import Games, Profile, Profiles
from bot.services.people import Person
from bot.services.people.holders import Holding
from bot.services.pictures import Pictures
from bot.storage import games, lobbies, log
from bot.storage.database import Database
from bot.texts import Catalogue
from tests.benchmarks.rounds import Effort
from tests.benchmarks.rows.leaderboard import (
    ACTIONS,
    GUILD,
    RESULTS_TO_A_PERSON,
    appended_beside,
    filled,
    percentile_99,
    taken,
)
from tests.benchmarks.rows.ratings import rate_one
from tests.benchmarks.stored import GAME, JOINED, history, opened
from tests.benchmarks.table import Line, within
from tests.bot.services.ratings.generated import generated
from tests.bot.services.ratings.plainly import ranks_of

MOST_FREQUENT = 20
"""Every other page is about one of so many people who have played most."""

TEXTS = Catalogue().texts("en")


@dataclass(frozen=True, slots=True)
class Visitor:
    """Looks people up, and may not view a third of the channels."""

    database: Database
    pictures: Pictures
    people: int
    chance: random.Random

    async def games(self) -> Games:
        """Choose somebody, and find the games that are shown of them."""
        anybody, often = self.chance.randint(1, self.people), self.chance.randint(1, MOST_FREQUENT)
        user_id = self.chance.choice((anybody, min(often, self.people)))
        channels = await Profiles(self.database).channels_of(GUILD, user_id)
        return Games(GUILD, user_id, self.chance.randint(1, self.people), channels[::3])

    async def profile(self) -> Profile:
        """Read a profile."""
        profile = await Profiles(self.database).of(await self.games())
        assert profile.played
        return profile

    async def drawn_profile(self) -> None:
        """Read a profile and draw its picture."""
        picture = profile_message(TEXTS, await self.profile(), is_own=False).picture
        assert picture is not None
        await self.pictures.draw(picture.drawing)

    async def history(self) -> HistoryPage:
        """Read a page of somebody's games: the newest, or the next one."""
        shown = await self.games()
        histories = Histories(self.database)
        page = await histories.page(shown, None)
        if page.older is not None and self.chance.choice((True, False)):
            page = await histories.page(shown, None, page.older)
        return page

    async def opened_game(self) -> None:
        """Read a page, load a game and draw its board, as if it was chosen there."""
        await self.history()
        reader = self.database.reader
        row = await games.get(reader, GAME.game_id)
        assert row is not None
        joined = await lobbies.members(reader, GAME.game_id)
        played = fold(row, joined, await log.entries(reader, GAME.game_id))
        # Another name each time, or the picture would be there already.
        name = f"Player {self.chance.random()}"
        match = show(row, played, {Holding(user_id): Person(user_id, name) for user_id in JOINED})
        picture = finished_message(
            TEXTS, match, RatedGame(match.seats, {}), HistoryId(HistoryVerb.PICK, 1)
        ).picture
        assert picture is not None
        await self.pictures.draw(picture.drawing)


def people(effort: Effort) -> Iterator[Line]:
    """Profiles and histories, with and without their pictures, and the rating of a game."""
    results = 1000 * effort.jobs(200)
    played = history(max(20, effort.jobs(ACTIONS)))
    with filled(played[-1], results) as path:
        yield from asyncio.run(_measure(path, effort, results))
    with filled(played[0], results) as path:
        yield from asyncio.run(_appended(path, results, played))


async def _appended(path: Path, results: int, played: list[Fold]) -> list[Line]:
    pictures, chance = Pictures(), random.Random(1)
    async with opened(path) as database:
        visitor = Visitor(database, pictures, results // RESULTS_TO_A_PERSON, chance)
        lines = [await appended_beside("profiles", visitor.profile, database, played)]
    pictures.close()
    return lines


async def _measure(path: Path, effort: Effort, results: int) -> list[Line]:
    number = results // RESULTS_TO_A_PERSON
    pictures = Pictures()
    async with opened(path) as database:
        visitor = Visitor(database, pictures, number, random.Random(1))
        jobs = {
            (f"profile of one of {number} people, p99", 50e-3): visitor.profile,
            ("profile with its picture, p99", 150e-3): visitor.drawn_profile,
            (f"history of one of {number} people, p99", 50e-3): visitor.history,
            ("history and a game opened from it, p99", 150e-3): visitor.opened_game,
        }
        lines = [
            within(name, percentile_99(await taken(job, effort.jobs(400))), most)
            for (name, most), job in jobs.items()
        ]
        ended = [game for game in generated(max(20, effort.jobs(400)), number) if ranks_of(game)]
        times = [
            await rate_one(
                database,
                replace(game, game_id=results + 2 + at, guild_id=GUILD, variant="classic"),
            )
            for at, game in enumerate(ended)
        ]
    pictures.close()
    lines.append(
        within(f"rating of a game after {results} others, p99", percentile_99(times), 10e-3)
    )
    return lines
