"""Words that a newer version has stored: what has them waits, is not written over, and goes on."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bot.presenters.servers.managed_games import game_message, games_message
from bot.services.errors import Refused
from bot.services.games.check import check_all
from bot.services.games.match import Match
from bot.services.games.records.archive import Archive
from bot.services.games.vote import Answer
from bot.services.lobby import Pace, Status
from bot.services.preferences import Direct, Preference
from bot.services.servers.server_settings import Openers, ServerRow, Servers
from bot.services.time import writing
from bot.storage import reviews
from bot.storage.outbox import RowKind
from bot.storage.reviews import ReviewRow, ReviewState
from bot.texts import Catalogue
from tests.bot.services.clock import Clock
from tests.bot.services.privacy.life import privacy_of
from tests.bot.services.servers.managing import server_games
from tests.bot.services.world import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    DEE,
    ELSEWHERE,
    GUILD,
    World,
    open_world,
    proposal,
)

FIRST, OTHER, LOBBY = 1, 2, 3
LOBBYS_CHANNEL = 82


@dataclass(frozen=True)
class Word:
    """A stored word that a newer version has put in the place of one of ours.

    The row of ``table`` that ``where`` chooses has it in ``column``; ours is ``known``.
    """

    table: str
    column: str
    known: str
    where: str = "game_id = 1"
    newer: str = "newer"

    def __str__(self) -> str:
        return f"{self.table}.{self.column} {self.known}"

    def put(self, path: Path, text: str, content: bytes | None = None) -> None:
        """Write a word into a database, which may get its content first."""
        if content is not None:
            path.write_bytes(content)
        with closing(sqlite3.connect(path)) as connection, connection:
            changed = connection.execute(
                f"UPDATE {self.table} SET {self.column} = ? WHERE {self.where}",  # noqa: S608
                (text,),
            )
            assert changed.rowcount == 1

    def stored(self, path: Path) -> str:
        with closing(sqlite3.connect(path)) as connection:
            query = f"SELECT {self.column} FROM {self.table} WHERE {self.where}"  # noqa: S608
            ((text,),) = connection.execute(query)
            return str(text)


def entry(revision: int) -> str:
    return f"game_id = 1 AND revision = {revision}"


OPTIONS = '{"setup":"auto","target":60}'
VOTE = "time_out wait,skip,botturn wait 1,2"
PAUSES = (
    Word("log", "kind", "nudged", entry(10)),
    Word("log", "body", VOTE, entry(8), VOTE.replace("time_out", "newer")),
    Word("log", "body", VOTE, entry(8), VOTE.replace("skip", "newer")),
    Word("log", "body", "skip", entry(9)),
    Word("log", "body", str(CEM.user_id), entry(3), "bot:newer:1"),
    Word("games", "pace", "1d"),
    Word("games", "seat_order", "joined"),
    Word("games", "variant", "classic"),
    Word("games", "options", OPTIONS, newer=OPTIONS.replace("auto", "newer")),
    Word("games", "options", OPTIONS, newer=OPTIONS.replace("target", "newer")),
)
"""Words without which a game cannot be followed."""

OF_LOBBIES = (
    Word("games", "status", "lobby", "game_id = 3"),
    Word("games", "pace", "none", "game_id = 3"),
    Word("games", "seat_order", "joined", "game_id = 3"),
    Word("games", "variant", "classic", "game_id = 3"),
    Word("games", "options", OPTIONS, "game_id = 3", OPTIONS.replace("auto", "newer")),
    Word("members", "user_id", "-1", "game_id = 3 AND user_id < 0", "-91"),
)
CHANGES_LITTLE = (
    Word("outbox", "kind", "nudge"),
    Word("clocks", "kind", "look", "game_id = 1 AND kind IN ('look', 'newer')"),
    Word("clocks", "held", "", "game_id = 1 AND kind = 'vote'"),
    Word("requests", "state", "called", "game_id = 3"),
    Word("messages", "kind", "vote", "game_id = 1 AND revision = 8"),
    Word("log", "made_by", "player", entry(9)),
    Word("plans", "state", "sealed"),
    Word("plans", "kept", "[]", newer='[{"do":["newer"]}]'),
    Word("plans", "composed", "[]", newer='["newer"]'),
    Word("reviews", "state", "done", "game_id = 2"),
)
CHOSEN = Preference("fr", "night", direct=Direct.TURNS)
CHOICES = (
    (Word("preferences", "theme", "night", "true"), replace(CHOSEN, theme=None)),
    (Word("preferences", "direct", "turns", "true"), replace(CHOSEN, direct=Direct.OFF)),
    (Word("preferences", "language", "fr", "true"), replace(CHOSEN, language="newer")),
)
SET = ServerRow(openers=Openers.MANAGERS, pace=Pace.DAY, language="fr", time_out="skip")
SETTINGS = (
    (Word("servers", "openers", "managers", "true"), replace(SET, openers=Openers.EVERYONE)),
    (Word("servers", "pace", "1d", "true"), replace(SET, pace=None)),
    (Word("servers", "language", "fr", "true"), replace(SET, language="newer")),
    (Word("servers", "time_out", "skip", "true"), replace(SET, time_out="newer")),
)
FREE = {
    *("people.name", "games.name", "games.commitment", "kept_bags.tiles"),
    *("settings.name", "settings.value", "servers.channels", "log.fingerprint", "outbox.body"),
    *("results.reason", "rating_models.words", "standings.period", "faults.kind"),
    "review_entries.entry",  # belongs to its version of the reviewer
}
"""Columns with texts that nothing is decided by, or that can be anything."""

AS_IT_STANDS = {
    "games.language",  # what has no texts in it is told in English
    *(f"{table}.variant" for table in ("results", "result_people", "rating_changes")),
    *(f"{table}.variant" for table in ("standings", "stale_ratings")),
}
"""Columns whose unknown words are passed on: a list names such a game by the word itself."""

PASSED = timedelta(hours=27).total_seconds()
"""When the story that the database holds has got so far."""


@cache
def story() -> bytes:
    """Two games in which Ann is late, a lobby, choices; of the first game a nudge is still owed."""
    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as thread:
        path = Path(folder, "story.db")
        thread.submit(asyncio.run, tell(path)).result()  # the caller's thread has a loop already
        return path.read_bytes()


async def tell(path: Path) -> None:
    async with started(path, Clock()) as world:
        await world.preferences.change(ANN.user_id, CHOSEN)
        await Servers(world.database).change(GUILD, SET)
        first = await world.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
        await plan_something(world, first)
        await world.start(asked=proposal(pace=Pace.DAY), channel_id=ELSEWHERE)
        await review_something(world)
        lobby = await world.open_lobby(channel_id=LOBBYS_CHANNEL)
        await world.add_computer(lobby)
        await world.lobbies.invite(LOBBY, ANN.user_id, DEE.user_id, world.interaction())
        await world.settle()
        await world.pass_time(timedelta(days=1).total_seconds())
        await world.votes.answer(FIRST, BOB.user_id, 8, Answer.SKIP, world.interaction())
        await world.pass_time(PASSED - timedelta(days=1).total_seconds())
        await world.outbox.close()
        await world.votes.nudge(FIRST, BOB.user_id, world.interaction())


async def review_something(world: World) -> None:
    """Note that the second game has a review."""
    async with world.database.transaction() as connection:
        row = ReviewRow(OTHER, 1, ReviewState.DONE, world.clock.now(), None)
        await reviews.ask(connection, row)


async def plan_something(world: World, match: Match) -> None:
    """Let Cem plan a turn."""
    ahead = match.ahead_for(CEM.user_id)
    assert ahead is not None
    place = next(iter(ahead.legal_actions()))
    await world.plans.keep(match.game_id, CEM.user_id, [place])
    await world.plans.compose(match.game_id, CEM.user_id, [place])


@asynccontextmanager
async def started(path: Path, clock: Clock) -> AsyncIterator[World]:
    """Open the services as a start of the bot does."""
    async with open_world(path, clock, first=9000 + int(clock.now().timestamp())) as world:
        await world.resume(world.courier, is_connected=False)
        await world.clocks.regain(0)
        await world.settle()
        yield world


@asynccontextmanager
async def after(path: Path, word: Word) -> AsyncIterator[World]:
    """Start on what a newer version leaves."""
    word.put(path, word.newer, story())
    clock = Clock()
    clock.pass_time(PASSED)
    async with started(path, clock) as world:
        yield world


@asynccontextmanager
async def back(path: Path, word: Word) -> AsyncIterator[World]:
    """Start as the newer version, which knows the word; it still stands there."""
    assert word.stored(path) == word.newer
    word.put(path, word.known)
    clock = Clock()
    clock.pass_time(PASSED + 3600)
    async with started(path, clock) as world:
        yield world


async def test_every_column_with_texts_is_thought_of(world: World) -> None:
    rows = await world.database.reader.execute_fetchall(
        "SELECT tables.name || '.' || columns.name FROM sqlite_schema AS tables"
        " JOIN pragma_table_info(tables.name) AS columns"
        " WHERE tables.type = 'table' AND columns.type = 'TEXT'"
    )
    words = [*PAUSES, *OF_LOBBIES, *CHANGES_LITTLE, *(word for word, _ in (*CHOICES, *SETTINGS))]
    tried = {f"{word.table}.{word.column}" for word in words} - {"members.user_id"}

    assert {name for (name,) in rows} == tried | FREE | AS_IT_STANDS


async def take_turn(world: World, game_id: int, channel_id: int) -> None:
    """Let Ann play, and see that it is told."""
    await world.take_turn(await world.matches.load(game_id))
    await world.settle()
    posted = [message.row.kind for message in world.courier.channels[channel_id]]
    assert posted.count(RowKind.TURN) == 1


async def look_around(world: World) -> None:
    """Read all that lists games, those with unknown words among them."""
    await privacy_of(world).data_of(BOB.user_id)
    page = await server_games(world).page(GUILD, DEE.user_id)
    assert {game.where.game_id for game in page.games} == {FIRST, OTHER, LOBBY}
    english = Catalogue().texts("en")
    games_message(english, page, page.games)
    for game in page.games:
        endable = await server_games(world).get(GUILD, DEE.user_id, game.where.game_id)
        game_message(english, endable)
    assert OTHER in {game.where.game_id for game in await world.lists.list_for(BOB.user_id, GUILD)}
    await Archive(world.database).offered(GUILD, BOB.user_id, "", lambda _: True)


async def refusal(answer: Awaitable[object]) -> str:
    with pytest.raises(Refused) as refused:
        await answer
    return refused.value.code


@pytest.mark.parametrize("word", PAUSES, ids=str)
async def test_a_game_that_cannot_be_followed_pauses_and_goes_on_later(
    path: Path, word: Word
) -> None:
    async with after(path, word) as world:
        assert await refusal(world.matches.load(FIRST)) == "game_paused"
        await world.pass_time(3600)
        await look_around(world)
        await take_turn(world, OTHER, ELSEWHERE)
        ((finding,)) = (await check_all(world.database))[1]
        assert finding.what == "unknown_rules"
        assert finding.subject.startswith("game 1 ")

    async with back(path, word) as world:
        await take_turn(world, FIRST, CHANNEL)
        assert (await check_all(world.database))[1] == []


async def test_a_game_in_an_unknown_state_is_left_alone(path: Path) -> None:
    word = Word("games", "status", "running")
    async with after(path, word) as world:
        assert await refusal(world.matches.load(FIRST)) == "no_game_here"
        await look_around(world)
        await world.pass_time(timedelta(days=2).total_seconds())  # its vote is over by now
        await take_turn(world, OTHER, ELSEWHERE)
        assert [found.what for found in (await check_all(world.database))[1]] == ["unknown_rules"]

    async with back(path, word) as world:
        assert (await world.matches.load(FIRST)).vote is not None
        assert (await check_all(world.database))[1] == []


@pytest.mark.parametrize("word", OF_LOBBIES, ids=str)
async def test_a_lobby_that_cannot_be_read_waits(path: Path, word: Word) -> None:
    async with after(path, word) as world:
        for ask in (world.lobbies.join(LOBBY, DEE, 1), world.lobbies.start(LOBBY, ANN.user_id, 2)):
            assert await refusal(ask) == "no_lobby_here"
        await look_around(world)
        await world.lobbies.close_stale()
        await world.pass_time(3600)
        await take_turn(world, FIRST, CHANNEL)
        assert [found.what for found in (await check_all(world.database))[1]] == ["unknown_words"]

    async with back(path, word) as world:
        assert (await world.lobbies.join(LOBBY, DEE, 3)).status is Status.LOBBY


@pytest.mark.parametrize("word", CHANGES_LITTLE, ids=str)
async def test_what_is_of_no_use_yet_stays_and_all_games_go_on(path: Path, word: Word) -> None:
    async with after(path, word) as world:
        await world.pass_time(3600)
        await take_turn(world, OTHER, ELSEWHERE)
        assert (await world.matches.load(FIRST)).vote is not None
        assert (await check_all(world.database))[1] == []

    async with back(path, word) as world:
        await take_turn(world, FIRST, CHANNEL)


async def test_a_clock_that_something_unknown_stops_stands_still(path: Path) -> None:
    async with after(path, Word("clocks", "held", "", "game_id = 1 AND kind = 'vote'")) as world:
        async with world.database.transaction() as connection:
            await connection.execute_fetchall("UPDATE clocks SET deadline = NULL WHERE held <> ''")
            await writing.go_on(connection, FIRST, world.clock.now())
        await world.pass_time(timedelta(days=2).total_seconds())

        decided = [(await world.matches.load(game)).vote for game in (FIRST, OTHER)]
        assert [vote and vote.decided for vote in decided] == ["", Answer.WAIT]


async def test_an_unknown_message_is_not_read_again_and_again(path: Path) -> None:
    async with after(path, Word("outbox", "kind", "nudge")) as world:
        async with world.database.autocommit() as connection:
            await connection.execute_fetchall("UPDATE outbox SET not_before = 1")
        world.outbox.wake_channel(CHANNEL)
        await world.settle()

        assert world.clock.next_waking is not None
        assert world.clock.next_waking > world.clock.now()


@pytest.mark.parametrize(("word", "expected"), CHOICES, ids=str)
async def test_an_unknown_choice_is_the_default_and_stays(
    path: Path, word: Word, expected: Preference
) -> None:
    async with after(path, word) as world:
        assert world.preferences.of(ANN.user_id) == expected
        await world.preferences.change(ANN.user_id, replace(expected, is_text_first=True))

    async with back(path, word) as world:
        assert world.preferences.of(ANN.user_id) == replace(CHOSEN, is_text_first=True)


@pytest.mark.parametrize(("word", "expected"), SETTINGS, ids=str)
async def test_an_unknown_setting_is_the_default_and_stays(
    path: Path, word: Word, expected: ServerRow
) -> None:
    async with after(path, word) as world:
        servers = Servers(world.database)
        await servers.load()
        assert servers.of(GUILD) == expected
        assert servers.default_of(GUILD) in (Answer.SKIP, Answer.WAIT)
        await servers.change(GUILD, replace(expected, channels=(5,)))

    async with back(path, word) as world:
        servers = Servers(world.database)
        await servers.load()
        assert servers.of(GUILD) == replace(SET, channels=(5,))
