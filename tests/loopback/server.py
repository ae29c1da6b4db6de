"""The loopback Discord as tests hold it: start it, type and click, read what stands there."""

import asyncio
import socket
from collections import Counter
from collections.abc import Callable, Mapping
from email.utils import format_datetime
from typing import ClassVar, Self

from aiohttp import web
from discord.utils import utcnow

from tests.discord_spec.judge import JUDGE, Judge
from tests.loopback import payloads
from tests.loopback.gateway import Gateway
from tests.loopback.judging import API, judge_call
from tests.loopback.limits import Limits
from tests.loopback.replies import RefusedError, reply
from tests.loopback.rest import Rest
from tests.loopback.troubles import Handler, Request, Trouble, Troubles
from tests.loopback.world import Interaction, Json, Message, Person, World

Options = Mapping[str, str | int | bool]

COMMAND, CLICK, COMPLETION = 2, 3, 4
GATEWAY = "/gateway"
HOST = "127.0.0.1"
LONGEST_REQUEST = 25 * 1024 * 1024


class LoopbackDiscord:
    """Serves on a free port of 127.0.0.1 inside `async with`; `world` holds what stands there."""

    judge: ClassVar[Judge | None] = JUDGE
    """Hears what passes; None where times are measured, since hearing takes some."""

    def __init__(
        self, *channel_names: str, servers: int = 1, shards: int = 1, has_limits: bool = False
    ) -> None:
        """Every server has a channel of each name; a bot is told to have so many shards.

        With limits, too many requests are answered by 429 as Discord does.
        """
        self.world = World(channel_names or ("games",), servers, shards)
        self.gateway = Gateway(self.world, self.judge)
        self.requests: list[str] = []
        """Method and path of every HTTP request so far, gateway included."""
        self.statuses: Counter[int] = Counter()
        """How many requests were answered by each HTTP status."""
        self.address = ""
        self.broken: int | None = None
        """The HTTP status by which every request is answered now, as in an outage."""
        self._troubles = Troubles()
        self._middlewares = [self._note, self._break, self._troubles.middleware]
        if has_limits:
            self._middlewares.append(Limits().middleware)
        self._changed = asyncio.Event()

    async def __aenter__(self) -> Self:
        application = web.Application(
            middlewares=self._middlewares, client_max_size=LONGEST_REQUEST
        )
        application.add_routes(Rest(self.world, self._announce).routes())
        application.router.add_get(GATEWAY, self.gateway.listen)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        self._port = _bound(0)
        self._site = web.SockSite(self._runner, self._port)
        await self._site.start()
        self.address = f"http://{HOST}:{self._port.getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.gateway.drop()
        await self._runner.cleanup()
        self._port.close()

    @property
    def channel_ids(self) -> list[int]:
        """The text channels, server by server, in the order in which they were named."""
        return list(self.world.channel_names)

    def messages(self, channel_id: int) -> list[Message]:
        """What stands in a channel, oldest first."""
        return self.world.channels[channel_id]

    def arrange(self, request: Request, *troubles: Trouble) -> None:
        """Let the next requests of that kind meet these troubles, one each."""
        self._troubles.arrange(request, *troubles)

    def relent(self, request: Request) -> None:
        """Let requests of that kind meet no more troubles."""
        self._troubles.relent(request)

    async def command(
        self, who: Person, channel_id: int, name: str, **options: str | int | bool
    ) -> Interaction:
        """Type a command that the bot has synced; `name` may be that of a group's command."""
        details = self._typed(name, options)
        return await self._send(COMMAND, channel_id, who, details)

    async def complete(
        self, who: Person, channel_id: int, name: str, option: str, text: str
    ) -> list[str]:
        """Begin to type an option of a command; return the values that the bot offers."""
        details = self._typed(name, {option: text}, focused=True)
        answer = await self.answer(await self._send(COMPLETION, channel_id, who, details))
        return [choice["value"] for choice in answer["data"]["choices"]]

    async def click(self, who: Person, message: Message, custom_id: str) -> Interaction:
        """Click a button, whether or not the message still has it."""
        details = {"custom_id": custom_id, "component_type": 2}
        return await self._send(CLICK, message.channel_id, who, details, message)

    async def repeat(self, interaction: Interaction) -> None:
        """Deliver an interaction once more, as a resumed gateway may."""
        await self.gateway.dispatch("INTERACTION_CREATE", interaction.payload)

    async def refuse_connections(self) -> None:
        """Break all connections, and refuse new ones until they are accepted again."""
        port = int(self._port.getsockname()[1])
        await self._site.stop()
        self._port = _bound(port)  # so that nobody else gets it meanwhile
        server = self._runner.server
        assert server is not None
        for connection in server.connections:
            connection.force_close()

    async def accept_connections(self) -> None:
        """Be there again, where it was."""
        self._site = web.SockSite(self._runner, self._port)
        await self._site.start()

    async def permit(self, permissions: int) -> None:
        """Change what everybody may do, and tell the bot."""
        self.world.permissions = permissions
        for guild_id in self.world.guilds:
            role = payloads.everyone(self.world, guild_id)
            about = {"guild_id": str(guild_id), "role": role}
            await self.gateway.dispatch("GUILD_ROLE_UPDATE", about)

    async def until(self, is_so: Callable[[], bool], *, within: float = 10.0) -> None:
        """Wait for the bot's requests to make something true; TimeoutError after `within` s."""
        async with asyncio.timeout(within):
            while not is_so():
                await self._changed.wait()

    async def answer(self, interaction: Interaction, *, within: float = 10.0) -> Json:
        """Wait for the first answer to an interaction and return its body."""
        await self.until(lambda: interaction.callback is not None, within=within)
        assert interaction.callback is not None
        return interaction.callback

    async def _send(
        self,
        kind: int,
        channel_id: int,
        who: Person,
        details: Json,
        source: Message | None = None,
    ) -> Interaction:
        payload = payloads.interaction(self.world, kind, channel_id, who, details)
        if source is not None:
            payload["message"] = payloads.message(source)
        interaction = self.world.add_interaction(payload, source)
        await self.gateway.dispatch("INTERACTION_CREATE", interaction.payload)
        return interaction

    def _typed(self, name: str, options: Options, *, focused: bool = False) -> Json:
        top, *inner = name.split()
        command = _named(self.world.commands, top)
        about = {"id": command["id"], "name": top, "type": 1}
        return about | _given(command, inner, options, focused=focused)

    def _announce(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    @web.middleware
    async def _note(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        self.requests.append(f"{request.method} {request.path}")
        try:
            answer = await handler(request)
        except RefusedError as refused:
            answer = refused.reply()
        self.statuses[answer.status] += 1
        if answer.status == self.broken:
            self._announce()  # no handler has
        if self.judge is not None and request.path.startswith(API):
            await judge_call(self.judge, request, answer)
        if self.world.clock_ahead:
            date = utcnow() + self.world.clock_ahead
            answer.headers["Date"] = format_datetime(date, usegmt=True)
        return answer

    @web.middleware
    async def _break(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if self.broken is None or request.path == GATEWAY:
            return await handler(request)
        await request.read()
        return reply({"message": "out of order", "code": 0}, self.broken)


def _bound(port: int) -> socket.socket:
    """A socket that keeps a port of this machine, 0 for any, and does not listen yet."""
    bound = socket.socket()
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound.bind((HOST, port))
    return bound


def _named(commands: list[Json], name: str) -> Json:
    for command in commands:
        if command["name"] == name:
            return command
    raise LookupError(f"no command {name!r} has been synced")


def _given(command: Json, inner: list[str], options: Options, *, focused: bool) -> Json:
    """The options part of a command's interaction, inside its subcommand if there is one."""
    if inner:
        sub = _named(command["options"], inner[0])
        about = {"name": sub["name"], "type": sub["type"]}
        return {"options": [about | _given(sub, inner[1:], options, focused=focused)]}
    kinds = {option["name"]: option["type"] for option in command.get("options", [])}
    values = [{"name": name, "type": kinds[name], "value": options[name]} for name in options]
    return {"options": [value | {"focused": True} for value in values] if focused else values}
