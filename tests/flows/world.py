"""A simulated Discord with the real bot in it: one server, one channel, four people."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
from simcord import ChannelHandle, Env, InteractionResult, MemberActor, ResponseMessage

from bot.app import Dalapapa, build_client
from bot.config import Settings
from bot.services.games.folding import Fold
from bot.services.games.match import Match
from bot.services.lobby import Lobby
from bot.storage.database import open_to_read
from tests.bot.stored_games import stored_fold
from tests.discord_spec.judge import JUDGE
from tests.empty_database import put_empty_database

NAMES = ("Ann", "Bob", "Cleo", "Dan")
BOARD_BUTTONS = ["Play", "Hand", "My view", "More"]

_GLANCE_SECONDS = 0.0025
_PATIENCE_SECONDS = 10.0
_HOURS_AT_ONCE = 6 * 3600.0


class QuickEnv(Env):
    """A simulated Discord that looks 20 times as often whether the bot has done its work.

    Its patience is for some hours of simulated time at most, in which the bot has a heartbeat every
    ten minutes: a busy machine takes long for a week of them.
    """

    async def advance_time(self, seconds: float) -> None:
        while seconds > _HOURS_AT_ONCE:
            await super().advance_time(_HOURS_AT_ONCE)
            seconds -= _HOURS_AT_ONCE
        await super().advance_time(seconds)

    async def _settle_internal(self, *, idle: float = _GLANCE_SECONDS, **options: Any) -> None:
        await super()._settle_internal(idle=idle, **options)


class World:
    """One server with one channel, its people, and the bot, which can be restarted."""

    reading_seconds = 0.0
    """How long computers wait before they play."""

    def __init__(self, directory: Path, names: Sequence[str] = NAMES) -> None:
        self.database = directory / "bot.sqlite3"
        put_empty_database(self.database)
        self.env = QuickEnv(self._new_bot(), settle_timeout=_PATIENCE_SECONDS)
        users = [
            self.env.create_user(f"user{number}", global_name=name)
            for number, name in enumerate(names, start=1)
        ]
        self.guild = self.env.create_guild("Home")
        self.channel = self.guild.create_text_channel("table")
        self.people = tuple(self.guild.add_member(user) for user in users)
        self.ann, self.bob, self.cleo, self.dan = self.people
        self.foreseen: set[type[BaseException]] = set()
        """What the bot may raise in a test that means it to."""

    @property
    def bot(self) -> Dalapapa:
        """The client that runs now."""
        assert isinstance(self.env.bot, Dalapapa)
        return self.env.bot

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Let the bot run; whatever it raised and nobody looked at is raised in the end."""
        try:
            await self.env.start()
            yield
        finally:
            await self.bot.close()
            await self.env.shutdown()
            for request in self.env.http_requests:
                JUDGE.judge_request(request.method, request.path, request.json)
        if unforeseen := [error for error in self.env.errors if type(error) not in self.foreseen]:
            raise BaseExceptionGroup("the bot raised", unforeseen)

    async def restart(self) -> None:
        """Stop the bot and start another one on the same database."""
        await self.bot.close()
        await self.env.restart_bot(self._new_bot())
        await self.env.settle()

    async def open_lobby(
        self, *members: MemberActor, at: ChannelHandle | None = None, **terms: object
    ) -> None:
        """Let the first of some people (Ann if none are named) open a lobby the others join."""
        host, *others = members or (self.ann,)
        channel = at or self.channel
        await host.slash(channel, "game new", **{"variant": "classic", **terms})
        for other in others:
            await other.slash(channel, "game join")

    async def start_game(
        self, *players: MemberActor, at: ChannelHandle | None = None, **terms: object
    ) -> Match:
        """Bring a game of some people (Ann and Bob if none are named) to its first turn."""
        host, *others = players or (self.ann, self.bob)
        await self.open_lobby(host, *others, at=at, **{"order": "joined", **terms})
        await host.slash(at or self.channel, "game start")
        return await self.match(at)

    async def lobby(self) -> Lobby:
        """Return the lobby of the channel."""
        lobby = await self.bot.ring.matches.in_channel(self.channel.id)
        assert isinstance(lobby, Lobby)
        return lobby

    async def match(self, at: ChannelHandle | None = None) -> Match:
        """Return the running game of a channel."""
        match = await self.bot.ring.matches.in_channel((at or self.channel).id)
        assert isinstance(match, Match)
        return match

    async def fold(self) -> Fold:
        """Return the running game of the channel as its stored log tells it, hidden tiles too."""
        match = await self.match()
        database = await open_to_read(self.database)
        try:
            return await stored_fold(database, match.game_id)
        finally:
            await database.close()

    async def on_turn(self) -> MemberActor:
        """Return whose turn it is."""
        holder = (await self.match()).waits_for
        assert holder is not None
        return next(person for person in self.people if person.id == holder.user_id)

    async def moves(
        self, person: MemberActor, typed: str = "", *, at: ChannelHandle | None = None
    ) -> list[str]:
        """Return what /place offers while somebody types."""
        choices = await person.autocomplete(at or self.channel, "place", "move", typed)
        return [choice["value"] for choice in choices]

    async def place(
        self, person: MemberActor, *, at: ChannelHandle | None = None, **options: object
    ) -> InteractionResult:
        """Lay the first tile that /place offers."""
        (move, *_) = await self.moves(person, at=at)
        return await person.slash(at or self.channel, "place", move=move, **options)

    def posted(self, at: ChannelHandle | None = None) -> list[discord.Message]:
        """Return what the bot has said in the channel and still stands, oldest first."""
        history = (at or self.channel).history()
        return [message for message in history if message.author == self.bot.user]

    def newest(self, at: ChannelHandle | None = None) -> discord.Message:
        """Return the newest message of the bot in the channel."""
        return self.posted(at)[-1]

    def called(self, message: discord.Message) -> list[MemberActor]:
        """Return whom a message notifies."""
        stored = self.env.backend.get_message(message.channel.id, message.id)
        return [person for person in self.people if person.id in stored.ping_user_ids]

    def text(self, key: str, **facts: str | int) -> str:
        """Return a text of the catalogue as people read it now."""
        return self.bot.catalogue.texts(None).say(key, **facts)

    def _sleep(self, seconds: float) -> Awaitable[object]:
        """Let what is due later wait for ``advance_time``; simcord sits out short sleeps else."""
        return self.env.external_wait(asyncio.sleep(seconds), reason="due later")

    def _settings(self) -> Settings:
        """What whoever runs the bot has set."""
        return Settings(token=None, database=self.database)

    def _new_bot(self) -> discord.Client:
        return build_client(self._settings(), self._sleep, self.reading_seconds)


def said(result: InteractionResult) -> str:
    """Return the text of an answer, which only the asker may have seen."""
    return shown(result).content


def shown(result: InteractionResult) -> ResponseMessage:
    """Return an answer as the message that it is, which only the asker may have seen."""
    assert result.acknowledged
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


def labels(message: discord.Message | ResponseMessage) -> list[str]:
    """Return the labels of a message's buttons."""
    return [button.label or "" for button in buttons(message)]


def custom_id(message: discord.Message | ResponseMessage, label: str) -> str:
    """Return what the button with that label carries."""
    return next(button.custom_id or "" for button in buttons(message) if button.label == label)


def buttons(message: discord.Message | ResponseMessage) -> list[discord.Button]:
    """Return a message's buttons."""
    whole = message.message if isinstance(message, ResponseMessage) else message
    rows = [row for row in whole.components if isinstance(row, discord.ActionRow)]
    return [part for row in rows for part in row.children if isinstance(part, discord.Button)]
