"""Makes simcord's preview a page to play on; only this folder reaches into simcord."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from importlib.resources import files
from io import BytesIO
from typing import Any

import structlog
from aiohttp import web
from PIL import Image
from simcord import SetupError
from simcord.preview import _messages, _snapshot
from simcord.preview._media import MediaInfo, MediaWorker
from simcord.preview._server import PreviewServer

from bot.sandbox.marked_text import tokens_of
from bot.sandbox.redirect import PortTaken
from bot.sandbox.tabs import Tabs
from bot.sandbox.world import World

TICK_SECONDS = 0.5
SHOWN_MESSAGES = 12
KEPT_PICTURES = 400
KEPT_RECORDS = 200
PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"
LONGEST_STEP = 7 * 24 * 60 * 60
"""Seconds by which time is moved at once at most."""

ADDITIONS = {"/preview.css": "page.css", "/app.js": "page.js"}

_logger = structlog.get_logger(__name__)


@asynccontextmanager
async def open_page(world: World, *, port: int, secret: str) -> AsyncIterator["Page"]:
    """Let a world's bot run, and serve its channel on a port to whoever knows a secret.

    Raises:
        PortTaken: another program listens there.
    """
    env = world.env
    try:
        await env.start()
        with env.time_context():
            page = Page(world, port, secret)
            async with page.served():
                yield page
    finally:
        await env.bot.close()
        await env.shutdown()


class Page:
    """The web page of one channel, on which each of the world's people can act.

    simcord's preview stands still between the steps of a test, and refuses a click made on an
    older state of the channel than the last published. Here time runs, news appear by themselves,
    and a click counts whichever state it was made on: to judge that is the bot's task. So that a
    long game does not make it slow, it shows the newest messages alone, and older ones on request.
    """

    def __init__(self, world: World, port: int, secret: str) -> None:
        self._world = world
        self._port = port
        self._turn = asyncio.Lock()
        self._published = 0
        self._preview = world.env.preview(
            world.channel, viewers=world.people, layout="channel", port=port
        )
        self._preview.capability = secret
        self._tabs = Tabs(world, self._preview)
        self._act_on_latest = self._preview._action
        self._preview._action = self._act  # type: ignore[method-assign]
        self._preview._server = AmendedServer(self._preview, port)
        self._preview._media_worker = PicturesAsTheyAre()
        vars(_snapshot).update(
            HISTORY_WINDOW_SIZE=SHOWN_MESSAGES, _message_navigation=_no_list_of_messages
        )
        vars(_messages).update(markdown_tokens=tokens_of)

    @property
    def url(self) -> str:
        """The page's address, with the secret that lets one in."""
        return self._preview.url

    @asynccontextmanager
    async def served(self) -> AsyncIterator[None]:
        """Serve the page.

        Raises:
            PortTaken: another program listens on the port.
        """
        try:
            await self._preview.__aenter__()
        except SetupError as error:
            if isinstance(error.__cause__, OSError):
                raise PortTaken(self._port) from error
            raise
        self._preview._pages.clear()  # nobody looks at the one that is made for scripts
        try:
            yield
        finally:
            await self._preview.close()

    async def play(self) -> None:
        """Move the world's time with the real one, and publish its news, until the page is closed.

        A script may close it: from what people see, its menu is gone.
        """
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(TICK_SECONDS):
                    return await self._preview.wait_closed()
            async with self._turn:
                await self._tick()

    async def _tick(self) -> None:
        env = self._world.env
        try:
            await env.advance_time(self._world.seconds_behind())
            if len(env.backend.transcript) != self._published:
                await self._preview.refresh()
                self._trim()
        except TimeoutError as error:
            _logger.warning("sandbox_is_slow", reason=str(error))

    async def _move_time(self, seconds: object) -> None:
        """Let the world's time be so much later, with all that falls due meanwhile."""
        if isinstance(seconds, int) and 0 < seconds <= LONGEST_STEP:
            self._world.move_time(timedelta(seconds=seconds))
            await self._tick()

    def _trim(self) -> None:
        backend = self._world.env.backend
        del backend.transcript[:-KEPT_RECORDS]
        del backend.http_requests[:-KEPT_RECORDS]
        pictures = backend.cdn._blobs
        for url in list(pictures)[:-KEPT_PICTURES]:
            del pictures[url]
        self._published = len(backend.transcript)

    async def _act(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._turn:
            if body.get("kind") == "move_time":
                await self._move_time(body.get("seconds"))
                return {}
            tab = self._preview._get_page(context_id)
            if body.get("kind") in ("places", "go_to"):
                self._tabs.go_to(tab, body.get("channel_id"))
                return self._tabs.of(tab)
            if "published_revision" in body:
                body = {**body, "published_revision": tab.revision}
            with self._tabs.acting_in(tab, body.get("kind")):
                return await self._act_on_latest(context_id, body)


def _no_list_of_messages(*_: object) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Leave empty the list of all messages: our style hides it, each click would make it anew."""
    is_more = {"hasPrevious": False, "hasNext": False}
    cursors = {"previousCursor": None, "nextCursor": None}
    return [], {"query": "", "filter": "all"} | is_more | cursors


class PicturesAsTheyAre(MediaWorker):
    """Takes PNG files unchanged.

    simcord draws every picture anew in a process started for it, for each page and viewer: with a
    long game in sight, to look through another's eyes would take a quarter of a minute.
    """

    async def _decode(self, key: str, blob: bytes, media_time: float | None) -> MediaInfo:
        if not blob.startswith(PNG_SIGNATURE):
            return await super()._decode(key, blob, media_time)
        with Image.open(BytesIO(blob)) as picture:
            width, height = picture.size
        return MediaInfo("PNG", width, height, 1, width * height, blob, "image/png")


class AmendedServer(PreviewServer):
    """simcord's server, some of whose files go on with ours."""

    async def _static(self, request: web.Request) -> web.Response:
        response: web.Response = await super()._static(request)
        if addition := ADDITIONS.get(request.path):
            ours = files("bot.sandbox").joinpath(addition).read_text(encoding="utf-8")
            response.text = f"{response.text}\n{ours}"
        return response
