"""The websocket through which Discord tells a bot what happens."""

import asyncio
import itertools
import json
from collections import deque
from enum import IntEnum

from aiohttp import WSMsgType, web

from tests.loopback import payloads
from tests.loopback.world import Json, World


class Opcode(IntEnum):
    """What a gateway message is."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    RESUME = 6
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Gateway:
    """Serves one bot at a time; a later connection takes the place of an earlier one."""

    def __init__(self, world: World) -> None:
        self.is_connected = asyncio.Event()
        """Set while a bot has identified itself and listens."""
        self._world = world
        self._socket: web.WebSocketResponse | None = None
        self._address = ""
        self._session = ""
        self._session_numbers = itertools.count(1)
        self._sequence = 0
        self._events: deque[Json] = deque(maxlen=1000)

    async def dispatch(self, event: str, details: Json) -> None:
        """Send an event; one sent while nobody listens waits for the session to be resumed."""
        frame = self._record(event, details)
        if self.is_connected.is_set():
            await self._send(frame)

    async def drop(self) -> None:
        """Break the connection as a network does; the bot comes back and resumes."""
        self.is_connected.clear()
        if self._socket is not None:
            await self._socket.close(code=4000)

    async def listen(self, request: web.Request) -> web.WebSocketResponse:
        """Hold the conversation with a bot until it leaves."""
        self._socket = own = web.WebSocketResponse()
        self._address = f"ws://{request.host}/gateway"
        await own.prepare(request)
        await self._send({"op": Opcode.HELLO, "d": {"heartbeat_interval": 41_250}})
        async for frame in own:
            if frame.type is WSMsgType.TEXT:
                await self._answer(json.loads(frame.data))
        if self._socket is own:
            self.is_connected.clear()
        return own

    async def _answer(self, frame: Json) -> None:
        match frame["op"]:
            case Opcode.HEARTBEAT:
                await self._send({"op": Opcode.HEARTBEAT_ACK})
            case Opcode.IDENTIFY:
                await self._greet()
            case Opcode.RESUME if frame["d"]["session_id"] == self._session:
                await self._resume(frame["d"]["seq"])
            case Opcode.RESUME:
                await self._send({"op": Opcode.INVALID_SESSION, "d": False})

    async def _greet(self) -> None:
        self._session = f"session-{next(self._session_numbers)}"
        self._sequence = 0
        self._events.clear()
        await self._send(self._record("READY", self._ready()))
        await self._send(self._record("GUILD_CREATE", payloads.guild(self._world)))
        self.is_connected.set()

    async def _resume(self, seen: int) -> None:
        while missed := [frame for frame in self._events if frame["s"] > seen]:
            for frame in missed:
                await self._send(frame)
            seen = missed[-1]["s"]
        self.is_connected.set()
        await self.dispatch("RESUMED", {})

    def _record(self, event: str, details: Json) -> Json:
        self._sequence += 1
        frame = {"op": Opcode.DISPATCH, "t": event, "s": self._sequence, "d": details}
        self._events.append(frame)
        return frame

    def _ready(self) -> Json:
        return {
            "v": 10,
            "user": payloads.person(self._world.bot),
            "guilds": [{"id": str(self._world.guild_id), "unavailable": True}],
            "session_id": self._session,
            "resume_gateway_url": self._address,
            "application": {"id": str(self._world.application_id), "flags": 0},
        }

    async def _send(self, frame: Json) -> None:
        assert self._socket is not None
        await self._socket.send_json(frame)
