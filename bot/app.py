"""The discord.py client: joins the rooms, runs, and closes in order."""

from __future__ import annotations

import asyncio
import faulthandler
import time
from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta
from functools import partial
from pathlib import Path
from sqlite3 import sqlite_version
from tempfile import TemporaryDirectory
from typing import Any, Final

import discord
import structlog
from discord import app_commands

from bot.commands import add_commands
from bot.commands.command_words import CommandWords
from bot.config import Settings
from bot.logs import configure_logs
from bot.memory import collect_seldom, keep_heap_dense, keep_heap_trimmed
from bot.operating.acceptance.acceptance_run import AcceptanceRun
from bot.operating.doctor.case import Case
from bot.operating.doctor.diagnosis import Phrase
from bot.operating.doctor.rounds import Check, Tell, examine_all
from bot.operating.fault_log import FaultLog
from bot.operating.hang_marks import HangMarks
from bot.operating.hourly import hourly_of
from bot.operating.monitor import Monitor, Watched
from bot.operating.sd_notify import Notifier
from bot.operating.watchdog import Limits, Watchdog, end_process
from bot.panels.router import Router
from bot.panels.routes import families_of
from bot.presenters.message import Message
from bot.requests.all import Requests
from bot.services.backups import Backups
from bot.services.pictures import draw_ahead
from bot.services.servers.ending import end_in_file
from bot.services.statistics import Statistics, statistics
from bot.services.time.alarm import Sleep
from bot.signals import stop_signal
from bot.storage.copies import Keeping
from bot.storage.copying.restore import Restored, restore
from bot.storage.database import Database, open_database, open_to_read
from bot.storage.games import GameRow
from bot.texts import Catalogue
from bot.transport.courier import DiscordCourier
from bot.transport.discord_errors import take_untimed_limits
from bot.transport.registration import payloads_of, register
from bot.transport.routines import Routines
from bot.transport.throttle import Throttle
from bot.transport.watching import Watching
from bot.transport.wiring import Services, Timing
from bot.version import VERSION

_FOR_ROUTER: Final = (discord.InteractionType.component, discord.InteractionType.modal_submit)

ANSWERING_SECONDS: Final = 5.0
SENDING_SECONDS: Final = 3.0
"""How long closing waits for answers, and then for messages that are being sent."""

READING_SECONDS: Final = 1.5
"""Before computers play, whoever has just moved can read what came of it so long at least."""

_PATIENCE_SECONDS: Final = 60.0

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
    ``before_closing`` is called when it begins to close, however that comes.
    """

    services: Services
    requests: Requests
    router: Router
    courier: DiscordCourier

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
        self._timing = Timing(discord.utils.utcnow, sleep, reading_seconds)
        self.tree = Tree(self)
        self.catalogue = Catalogue()
        self._settings = settings
        keeping = Keeping(settings.backup_days, settings.backup_weeks)
        now = self._timing.now
        self._backups = Backups(settings.database, settings.backups, keeping, now)
        self._is_open = False
        self.is_token_void = False
        self._closing: asyncio.Task[None] | None = None
        self.before_closing: Callable[[], None] = lambda: None

    async def login(self, token: str) -> None:
        """Open the database, then log in: without it nothing else would be of use.

        Raises:
            DatabaseInUse, DatabaseUnusable: the database cannot be had.
        """
        self._database = await open_database(self._settings.database)
        self._is_open = True
        self._join_rooms(self._database)
        self.fault_log.open()
        await super().login(token)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect all shards: as many as were chosen, else as Discord asks for."""
        chosen = self._settings.shards
        self.shard_count = chosen or (await self.http.get_bot_gateway())[0]
        for shard in range(self.shard_count):
            self.ring.clocks.lose(shard, self.shard_count)
        await super().connect(reconnect=reconnect)

    def _join_rooms(self, database: Database) -> None:
        self.services = services = Services(self, database, self._throttle, self._timing)
        self.ring, self.places = services.ring, services.places
        self.server_presence, self.threads = services.server_presence, services.threads
        self.courier = DiscordCourier(
            self, services.owed, services.pictures, services.places, self._give_up_token
        )
        self.requests = Requests(services, self._backups.keeping.longest)
        self.router = Router(services.answers, families_of(self.requests))
        self.routines = Routines(
            database=database,
            backups=self._backups,
            ring=services.ring,
            server_presence=services.server_presence,
            servers=services.servers,
            renewal=services.renewal,
            now=self._timing.now,
        )
        hangs = HangMarks(self._settings.database)
        self.fault_log = FaultLog(database, hangs, self._timing.now, self._timing.sleep)
        self.hourly = hourly_of(
            services.ring.matches, services.answers, self.courier, self._throttle, self.fault_log
        )

    @property
    def watched(self) -> Watched | None:
        """What vital signs are taken of; None while the database is not open, or it closes."""
        if not self._is_open:
            return None
        return Watched(
            client=self,
            path=self._settings.database,
            database=self._database,
            outbox=self.ring.outbox,
            clocks=self.ring.clocks,
            throttle=self._throttle,
            now=self._timing.now,
        )

    async def setup_hook(self) -> None:
        """Register the commands, find what was missed (before any heartbeat), and begin to send."""
        services = self.services
        await services.preferences.load()
        await services.servers.load()
        add_commands(self.tree, self.catalogue.texts(None), self.requests)
        words = CommandWords(self.catalogue)
        await register(self.tree, words, self.catalogue, self._database)
        await self.ring.resume(self.courier, is_connected=False)
        self.routines.start()
        self.hourly.start()
        self.ask_for_lost_channels.start()

    async def describe_commands(self, database: Database) -> list[dict[str, Any]]:
        """Return the slash commands as they are registered, of a client that never starts."""
        self._join_rooms(database)
        self.services.pictures.close()
        add_commands(self.tree, self.catalogue.texts(None), self.requests)
        return await payloads_of(self.tree, CommandWords(self.catalogue))

    async def close(self) -> None:
        """Finish what is going on, then leave Discord and the database; once for all who ask."""
        await asyncio.shield(self._begin_closing())

    def _begin_closing(self) -> asyncio.Task[None]:
        if self._closing is None:
            self._closing = asyncio.create_task(self._leave())
        return self._closing

    async def _leave(self) -> None:
        self.before_closing()
        was_open, self._is_open = self._is_open, False
        if was_open:
            self.routines.stop()
            self.hourly.stop()
            self.ask_for_lost_channels.cancel()
            await self._finish_work()
        elif not self.is_closed():
            await self.__aenter__()  # what never began to log in lacks something that is closed
        await super().close()
        if was_open:
            self.services.pictures.close()
            await self.fault_log.close()
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
                await asyncio.gather(
                    self.ring.close(),
                    self.services.renewal.close(),
                    self.services.following.close(),
                )
        except TimeoutError:
            _log.warning("left_unsent")  # it is owed, and sent after the next start


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


async def read_statistics(path: Path, spans: Sequence[timedelta]) -> list[Statistics]:
    """Count what was played within spans of time that end now, also beside a running bot."""
    database = await open_to_read(path)
    try:
        return await statistics(database, discord.utils.utcnow(), spans)
    finally:
        await database.close()


async def describe_commands() -> list[dict[str, Any]]:
    """Return the slash commands as they are registered; nothing is sent."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "empty.sqlite3")
        client, database = Dalapapa(Settings(None, path)), await open_database(path)
        try:
            return await client.describe_commands(database)
        finally:
            await database.close()
            await client.close()


def steps_of_acceptance(channel_id: int, tell: Callable[[Phrase], None]) -> tuple[Check, ...]:
    """Return the steps of ``dalapapa doctor --channel``; ``tell`` reaches whoever waits for it."""
    return AcceptanceRun(channel_id, time.monotonic, tell).checks


async def examine(environ: Mapping[str, str], checks: Sequence[Check], tell: Tell) -> None:
    """Carry out checks of ``dalapapa doctor``, as ``examine_all``."""
    case = Case(environ, discord.utils.utcnow, asyncio.sleep, describe_commands)
    await examine_all(case, checks, tell)


def restore_database(backup: Path, path: Path) -> Restored:
    """Put a backup in the place of the database at ``path``, as ``restore``."""
    return restore(backup, path, discord.utils.utcnow())


def get_ready() -> None:
    """Do ahead what would hold people up later: this takes a while, the first time.

    What pictures are made of is drawn, and what was made up to here is kept for ever.
    """
    keep_heap_dense()
    draw_ahead()
    collect_seldom()


def run(settings: Settings, limits: Limits | None = None) -> None:
    """Run the bot as ``run_bot`` does, in a loop of its own; a hang ends the process.

    ``limits`` replace the usual ones.

    Raises:
        BadToken, DatabaseInUse, DatabaseUnusable: as for ``run_bot``.
    """
    faulthandler.enable()  # systemd ends what does not even let its threads run by SIGABRT
    end = partial(end_process, marks=HangMarks(settings.database))
    with Watchdog(limits or Limits(), time.monotonic, end) as watchdog:
        asyncio.run(run_bot(settings, watchdog))


async def run_bot(settings: Settings, watchdog: Watchdog) -> None:
    """Run until SIGTERM or SIGINT, finish what is going on, and return.

    A second signal leaves at once.

    Raises:
        BadToken: Discord does not accept the token.
        DatabaseInUse, DatabaseUnusable: the database cannot be had.
    """
    configure_logs(settings)
    _log.info("started", version=VERSION, discord_py=discord.__version__, sqlite=sqlite_version)
    # No word about what only voice would need.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    asked_to_stop = stop_signal()
    client = Dalapapa(settings)
    get_ready()
    notifier, texts = Notifier(settings.notify_socket), client.catalogue.texts(None)
    monitor = Monitor(lambda: client.watched, watchdog, notifier, texts)
    client.before_closing = monitor.stop
    monitor.start()
    running = asyncio.create_task(client.start(settings.token or ""))
    reading = asyncio.create_task(_read_texts(client))
    trimming = asyncio.create_task(keep_heap_trimmed(asyncio.sleep))
    try:
        await asyncio.wait((running, asked_to_stop), return_when=asyncio.FIRST_COMPLETED)
    finally:
        reading.cancel()
        trimming.cancel()
        await client.close()
    if not running.done():
        running.cancel()
    outcome, _ = await asyncio.gather(running, reading, return_exceptions=True)
    if client.is_token_void:
        raise BadToken
    match outcome:
        case discord.LoginFailure() | discord.ConnectionClosed(code=4004):
            raise BadToken from outcome
        case asyncio.CancelledError() | None:
            pass
        case _:
            raise outcome


async def _read_texts(client: Dalapapa) -> None:
    """Read the languages once the bot is there, in a thread: nobody waits for their first text."""
    await client.wait_until_ready()
    await asyncio.to_thread(client.catalogue.read)
