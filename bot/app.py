"""The discord.py client: joins the rooms, runs, and closes in order."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Final

import discord
import structlog
from discord import app_commands
from discord.ext import tasks

from bot.commands import add_commands
from bot.commands.words import CommandWords
from bot.config import Settings
from bot.logs import configure_logs
from bot.memory import keep_heap_dense
from bot.panels.router import Router
from bot.panels.routes import families_of
from bot.presenters.message import Message
from bot.requests.all import Requests
from bot.services.pages.completing import complete_results
from bot.services.pictures import draw_ahead
from bot.services.servers.ending import end_in_file
from bot.services.tidying import tidy
from bot.services.time.alarm import Sleep
from bot.signals import stop_signal
from bot.storage import backup
from bot.storage.database import Database, open_database
from bot.storage.games import GameRow
from bot.texts import Catalogue
from bot.transport.courier import DiscordCourier
from bot.transport.errors import take_untimed_limits
from bot.transport.registration import register
from bot.transport.throttle import Throttle
from bot.transport.watching import Watching
from bot.wiring import Services

_FOR_ROUTER: Final = (discord.InteractionType.component, discord.InteractionType.modal_submit)

ANSWERING_SECONDS: Final = 5.0
SENDING_SECONDS: Final = 3.0
"""How long closing waits for answers, and then for messages that are being sent."""

READING_SECONDS: Final = 1.5
"""Before computers play, whoever has just moved can read what came of it so long at least."""

_PATIENCE_SECONDS: Final = 60.0
_YOUNGER_PER_FULL: Final = 100
"""Collections of younger objects to each that goes through all; Python's own number is 10."""

_log = structlog.get_logger()


class BadToken(Exception):
    """Discord does not accept the token."""


class Tree(app_commands.CommandTree["Dalapapa"]):
    """The slash commands; what goes wrong before a command is reached is answered here."""

    async def on_error(
        self, interaction: discord.Interaction[Dalapapa], error: app_commands.AppCommandError
    ) -> None:
        """Answer with the error's id."""

        async def work() -> Message:
            raise error

        await self.client.services.answers.give(interaction, work)


class Dalapapa(Watching):
    """The bot, all its shards in one process.

    ``services``, ``requests``, ``router`` and ``courier`` are there once its database is open. It
    closes by itself when Discord no longer accepts its token, and ``is_token_void`` says so.
    """

    services: Services
    requests: Requests
    router: Router
    courier: DiscordCourier
    _database: Database

    def __init__(
        self,
        settings: Settings,
        throttle: Throttle | None = None,
        sleep: Sleep = asyncio.sleep,
        reading_seconds: float = READING_SECONDS,
    ) -> None:
        """``throttle`` replaces the usual one; the rest is as for ``build_client``."""
        throttle = throttle or Throttle(discord.utils.utcnow)
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            max_ratelimit_timeout=_PATIENCE_SECONDS,
            shard_count=1,  # until it connects: simulated Discords want a number and never do
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=throttle.trace(),
        )
        take_untimed_limits(self.http)
        self._throttle = throttle
        self._sleep = sleep
        self._reading_seconds = reading_seconds
        self.tree = Tree(self)
        self.catalogue = Catalogue()
        self._settings = settings
        self._is_open = False
        self.is_token_void = False
        self._closing: asyncio.Task[None] | None = None
        hourly = self._close_stale_lobbies, self.ask_for_lost_channels
        self._loops = *hourly, self._beat, self._complete_results

    async def login(self, token: str) -> None:
        """Open the database, then log in: without it nothing else would be of use.

        Raises:
            DatabaseInUse, DatabaseUnusable: the database cannot be had.
        """
        self._database = await open_database(self._settings.database)
        self._is_open = True
        self._join_rooms(self._database)
        await super().login(token)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect all shards: as many as were chosen, else as Discord asks for."""
        chosen = self._settings.shards
        self.shard_count = chosen or (await self.http.get_bot_gateway())[0]
        for shard in range(self.shard_count):
            self.services.clocks.lose(shard, self.shard_count)
        await super().connect(reconnect=reconnect)

    async def on_shard_disconnect(self, shard: int) -> None:
        """Let no time run out while a connection is lost."""
        self.services.clocks.lose(shard, self.shard_count or 1)

    async def on_shard_ready(self, shard: int) -> None:
        """Let time run again on a shard's servers, and see whether an outage is over."""
        self.services.outbox.note_connection()
        await self.services.clocks.regain(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """Let time run again on a shard's servers, and see whether an outage is over."""
        self.services.outbox.note_connection()
        await self.services.clocks.regain(shard)

    def _join_rooms(self, database: Database) -> None:
        self.services = services = Services(
            self, database, self._throttle, self._sleep, self._reading_seconds
        )
        self.channels, self.places = services.channels, services.places
        self.presence, self.threads = services.presence, services.threads
        self.courier = DiscordCourier(
            self, services.owed, services.pictures, services.places, self._give_up_token
        )
        self.requests = Requests(self.services)
        services.answers.news = self.requests.door.news
        self.router = Router(services.answers, families_of(self.requests))

    async def setup_hook(self) -> None:
        """Register the commands, find what was missed (before any heartbeat), and begin to send."""
        services = self.services
        await services.preferences.load()
        await services.servers.load()
        add_commands(self.tree, self.catalogue.texts(None), self.requests)
        words = CommandWords(self.catalogue)
        await register(self.tree, words, self.catalogue, self._database)
        await services.clocks.resume(services.deadlines, is_connected=False)
        await services.channels.resume()
        await services.outbox.resume(self.courier)
        await services.computers.resume(services.matches)
        for loop in self._loops:
            loop.start()

    async def close(self) -> None:
        """Finish what is going on, then leave Discord and the database; once for all who ask."""
        await asyncio.shield(self._begin_closing())

    def _begin_closing(self) -> asyncio.Task[None]:
        if self._closing is None:
            self._closing = asyncio.create_task(self._leave())
        return self._closing

    async def _leave(self) -> None:
        was_open, self._is_open = self._is_open, False
        if was_open:
            for loop in self._loops:
                loop.cancel()
            await self._finish_work()
        elif not self.is_closed():
            await self.__aenter__()  # what never began to log in lacks something that is closed
        await super().close()
        if was_open:
            self.services.pictures.close()
            await self._database.close()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer clicks and what is typed into questions; the tree answers commands."""
        self.courier.see(interaction.id)
        if interaction.type in _FOR_ROUTER:
            await self.router.route(interaction)

    def _give_up_token(self) -> None:
        """Close; what is owed stays owed."""
        self.is_token_void = True
        self._begin_closing()

    async def _finish_work(self) -> None:
        await self.services.answers.finish(ANSWERING_SECONDS)
        try:
            async with asyncio.timeout(SENDING_SECONDS):
                services = self.services
                await asyncio.gather(
                    services.clocks.close(),
                    services.computers.close(),
                    services.renewal.close(),
                    services.outbox.close(),
                    services.channels.finish_present(),
                )
        except TimeoutError:
            _log.warning("left_unsent")  # it is owed, and sent after the next start

    async def _back_up(self) -> None:
        """Copy the database before something is deleted for good."""
        path = self._settings.database
        copy = await asyncio.to_thread(backup.back_up_before_deletion, path, discord.utils.utcnow())
        _log.info("backed_up", file=copy.name)

    @tasks.loop(hours=1)
    async def _close_stale_lobbies(self) -> None:
        self.services.renewal.wake()
        try:
            await self.services.lobbies.close_stale()
            # Before that is known, a server may have come back that is about to be deleted.
            back_up = self._back_up if self.presence.has_met else None
            await tidy(self._database, discord.utils.utcnow(), back_up)
        except Exception as error:  # noqa: BLE001  the next hour is another try
            _log.error("stale_lobbies_stay", exc_info=error)

    @tasks.loop(minutes=10)
    async def _beat(self) -> None:
        try:
            await self.services.clocks.beat()
        except Exception as error:  # noqa: BLE001  as above
            _log.error("heartbeat_failed", exc_info=error)

    @tasks.loop(count=1)
    async def _complete_results(self) -> None:
        try:
            await complete_results(self._database)
        except Exception as error:  # noqa: BLE001  the next start is another try
            _log.error("results_not_completed", exc_info=error)


def build_client(
    settings: Settings, sleep: Sleep = asyncio.sleep, reading_seconds: float = READING_SECONDS
) -> discord.Client:
    """Make a client; nothing is opened or sent before it starts.

    ``sleep`` takes seconds and waits for retries, for drafts, and, ``reading_seconds`` long, before
    computers play.
    """
    return Dalapapa(settings, sleep=sleep, reading_seconds=reading_seconds)


async def end_game(path: Path, asked: str) -> GameRow:
    """Close the open game or lobby of a number or a name while no bot runs, as ``end_in_file``."""
    return await end_in_file(path, asked, discord.utils.utcnow())


def get_ready() -> None:
    """Do ahead what would hold people up later: this takes a while, the first time.

    What pictures are made of is drawn. What was made up to here, which lives for ever, is spared
    every later garbage collection, and full ones are made rarer: each would hold up the event loop
    for 50 ms and more.
    """
    keep_heap_dense()
    draw_ahead()
    gc.collect()
    gc.freeze()
    youngest, younger, _ = gc.get_threshold()
    gc.set_threshold(youngest, younger, _YOUNGER_PER_FULL)


async def run_bot(settings: Settings) -> None:
    """Run until SIGTERM or SIGINT, finish what is going on, and return.

    A second signal leaves at once.

    Raises:
        BadToken: Discord does not accept the token.
        DatabaseInUse, DatabaseUnusable: the database cannot be had.
    """
    configure_logs(settings)
    # No word about what only voice would need.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    asked_to_stop = stop_signal()
    client = Dalapapa(settings)
    get_ready()
    running = asyncio.create_task(client.start(settings.token or ""))
    try:
        await asyncio.wait((running, asked_to_stop), return_when=asyncio.FIRST_COMPLETED)
    finally:
        await client.close()
    if not running.done():
        running.cancel()
    (outcome,) = await asyncio.gather(running, return_exceptions=True)
    if client.is_token_void:
        raise BadToken
    match outcome:
        case discord.LoginFailure() | discord.ConnectionClosed(code=4004):
            raise BadToken from outcome
        case asyncio.CancelledError() | None:
            pass
        case _:
            raise outcome
