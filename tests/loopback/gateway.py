"""The websockets through which Discord tells each shard of a bot what happens on its servers."""

import asyncio
import itertools
import json
from collections import deque
from contextlib import suppress
from enum import IntEnum
from http import HTTPStatus

from aiohttp import WSMsgType, web

from tests.discord_spec.judge import Judge
from tests.loopback import payloads
from tests.loopback.judging import judge_event
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


class Session:
    """What one shard is told; it outlives its connection and can be resumed on another."""

    def __init__(self, id_: str, judge: Judge | None) -> None:
        self.id = id_
        self._judge = judge
        self.is_heard = False
        """Whether the shard has identified itself, or resumed, and listens."""
        self._socket: web.WebSocketResponse | None = None
        self._sequence = 0
        self._events: deque[Json] = deque(maxlen=1000)

    async def dispatch(self, event: str, details: Json) -> None:
        """Send an event; one sent while nobody listens waits for the session to be resumed."""
        frame = self._record(event, details)
        if self.is_heard:
            with suppress(ConnectionError):  # it was broken just now: the event waits as well
                await self._send(frame)

    async def greet(self, socket: web.WebSocketResponse, ready: Json, guilds: list[Json]) -> None:
        """Begin: tell who the bot is and what stands on the shard's servers."""
        self._socket = socket
        await self._send(self._record("READY", ready))
        for guild in guilds:
            await self._send(self._record("GUILD_CREATE", guild))
        self.is_heard = True

    async def resume(self, socket: web.WebSocketResponse, seen: int) -> None:
        """Go on, with all that came after the event number `seen`."""
        self._socket = socket
        while missed := [frame for frame in self._events if frame["s"] > seen]:
            for frame in missed:
                await self._send(frame)
            seen = missed[-1]["s"]
        self.is_heard = True
        await self.dispatch("RESUMED", {})

    async def drop(self, code: int) -> None:
        """Break the connection."""
        self.is_heard = False
        if self._socket is not None:
            await self._socket.close(code=code)

    def leave(self, socket: web.WebSocketResponse) -> None:
        """Note that a connection is over; a later one may have taken its place."""
        if self._socket is socket:
            self.is_heard = False

    def _record(self, event: str, details: Json) -> Json:
        if self._judge is not None:
            judge_event(self._judge, event, details)
        self._sequence += 1
        frame = {"op": Opcode.DISPATCH, "t": event, "s": self._sequence, "d": details}
        self._events.append(frame)
        return frame

    async def _send(self, frame: Json) -> None:
        assert self._socket is not None
        await self._socket.send_json(frame)


class Gateway:
    """Serves one bot at a time, in as many shards as it says that it has.

    A later connection of a shard takes the place of an earlier one.
    """

    def __init__(self, world: World, judge: Judge | None = None) -> None:
        self.is_connected = asyncio.Event()
        """Set while all shards of a bot have identified themselves and listen."""
        self.heartbeat_interval = 41_250
        """In how many milliseconds shards that connect from now on are to beat."""
        self.is_deaf = False
        """Whether heartbeats get no answer."""
        self.is_closed = False
        """Whether no connection is accepted, as in an outage."""
        self._world = world
        self._judge = judge
        self._sessions: dict[int, Session] = {}
        self._shards = 1
        self._session_numbers = itertools.count(1)

    async def dispatch(self, event: str, details: Json) -> None:
        """Send an event to the shard of its server."""
        session = self._sessions.get(self.shard_of(int(details["guild_id"])))
        if session is not None:
            await session.dispatch(event, details)

    def shard_of(self, guild_id: int) -> int:
        """Return the number of the shard that is told of a server."""
        return (guild_id >> 22) % self._shards

    def is_heard(self, guild_id: int) -> bool:
        """Whether the shard of a server has identified itself and listens."""
        session = self._sessions.get(self.shard_of(guild_id))
        return session is not None and session.is_heard

    async def drop(self, *shards: int, code: int = 4000) -> None:
        """Break connections, all or those named; the bot resumes them, unless the code forbids."""
        self.is_connected.clear()
        for shard in shards or tuple(self._sessions):
            await self._sessions[shard].drop(code)

    async def listen(self, request: web.Request) -> web.StreamResponse:
        """Hold the conversation with a shard until it leaves."""
        if self.is_closed:
            return web.Response(status=HTTPStatus.SERVICE_UNAVAILABLE)
        socket = web.WebSocketResponse()
        session: Session | None = None
        await socket.prepare(request)
        hello = {"heartbeat_interval": self.heartbeat_interval}
        await socket.send_json({"op": Opcode.HELLO, "d": hello})
        async for frame in socket:
            if frame.type is WSMsgType.TEXT:
                said = json.loads(frame.data)
                session = await self._answer(request, socket, said) or session
        if session is not None:
            session.leave(socket)
            self._note_who_listens()
        return socket

    async def _answer(
        self, request: web.Request, socket: web.WebSocketResponse, said: Json
    ) -> Session | None:
        """Answer a message; return the session that it begins or resumes."""
        session = None
        match said["op"]:
            case Opcode.HEARTBEAT if not self.is_deaf:
                await socket.send_json({"op": Opcode.HEARTBEAT_ACK})
            case Opcode.IDENTIFY:
                session = await self._greet(request, socket, said["d"].get("shard", [0, 1]))
            case Opcode.RESUME:
                session = self._resumable(said["d"]["session_id"])
                if session is None:
                    await socket.send_json({"op": Opcode.INVALID_SESSION, "d": False})
                else:
                    await session.resume(socket, said["d"]["seq"])
        self._note_who_listens()
        return session

    async def _greet(
        self, request: web.Request, socket: web.WebSocketResponse, place: list[int]
    ) -> Session:
        shard, shards = place
        if shards != self._shards:
            self._shards, self._sessions = shards, {}
        session = self._sessions[shard] = Session(
            f"session-{next(self._session_numbers)}", self._judge
        )
        guild_ids = [id_ for id_ in self._world.guilds if self.shard_of(id_) == shard]
        ready = {
            "v": 10,
            "user": payloads.own_person(self._world.bot),
            "guilds": [{"id": str(guild_id), "unavailable": True} for guild_id in guild_ids],
            "session_id": session.id,
            "resume_gateway_url": f"ws://{request.host}/gateway",
            "shard": place,
            "application": {"id": str(self._world.application_id), "flags": 0},
        }
        guilds = [payloads.guild(self._world, guild_id) for guild_id in guild_ids]
        await session.greet(socket, ready, guilds)
        return session

    def _resumable(self, session_id: str) -> Session | None:
        sessions = (one for one in self._sessions.values() if one.id == session_id)
        return next(sessions, None)

    def _note_who_listens(self) -> None:
        listening = [session for session in self._sessions.values() if session.is_heard]
        if len(listening) == self._shards:
            self.is_connected.set()
        else:
            self.is_connected.clear()
