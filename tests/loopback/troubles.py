"""Scripted failures: what happens to a request instead of a plain answer."""

import asyncio
import socket
import struct
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import StrEnum

from aiohttp import web

from tests.loopback.replies import reply

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Request(StrEnum):
    """The kinds of request that a test can make fail."""

    LOG_IN = "log_in"
    GATEWAY = "gateway"
    """Asking where the gateway is; the bot asks so too whether Discord answers."""
    OPEN = "open"
    """Opening somebody's direct messages."""
    POST = "post"
    EDIT = "edit"
    DELETE = "delete"
    HISTORY = "history"
    CHANNEL = "channel"
    GUILD = "guild"
    THREAD = "thread"
    """Opening a thread from a message."""
    CHANGE_CHANNEL = "change_channel"
    DELETE_CHANNEL = "delete_channel"
    THREADS = "threads"
    """Listing a server's threads that are not archived."""
    COMMANDS = "commands"
    CALLBACK = "callback"
    FOLLOW_UP = "follow_up"
    EDIT_ANSWER = "edit_answer"
    SYNC = "sync"


@dataclass(frozen=True, slots=True)
class Trouble:
    """The fate of one request."""

    status: int = 200
    """The answer's HTTP status; 200 is the plain answer."""
    code: int = 0
    """Discord's own error code in the answer's body."""
    takes_effect: bool = False
    """Whether the request is carried out all the same."""
    delay: float = 0.0
    """Seconds until the answer."""
    retry_after: float | None = 0.0
    """Seconds that a 429 asks to wait; None if it does not say so."""
    is_reset: bool = False
    """Whether the connection is reset in place of an answer."""

    @classmethod
    def server_error(cls, *, takes_effect: bool = False) -> "Trouble":
        """A 500, which discord.py meets by sending the request again."""
        return cls(500, takes_effect=takes_effect)

    @classmethod
    def forbidden(cls, code: int = 50013) -> "Trouble":
        """A 403 for want of a permission."""
        return cls(403, code)

    @classmethod
    def not_found(cls, code: int) -> "Trouble":
        """A 404: 10003 channel, 10008 message, 10062 interaction."""
        return cls(404, code)

    @classmethod
    def rate_limited(cls, retry_after: float) -> "Trouble":
        """A 429 that asks to wait so many seconds."""
        return cls(429, retry_after=retry_after)

    @classmethod
    def lost_answer(cls) -> "Trouble":
        """The request takes effect, then the connection is reset."""
        return cls(takes_effect=True, is_reset=True)

    @classmethod
    def late(cls, delay: float) -> "Trouble":
        """The request takes effect at once; the answer comes so many seconds later."""
        return cls(takes_effect=True, delay=delay)

    def refusal(self) -> web.Response:
        """The answer that refuses the request."""
        body: dict[str, object] = {"message": f"scripted {self.status}", "code": self.code}
        if self.status != 429:
            return reply(body, self.status)
        # Without Via discord.py takes a 429 for a ban and gives up.
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": False}
        return reply(body, self.status, {"Via": "loopback"})


PASS = Trouble(takes_effect=True)
"""No trouble: the request is carried out and answered."""

HANGS = Trouble.late(3600)
"""The request is carried out, and its answer never comes."""

IS_SCRIPTED = web.RequestKey("is_scripted", bool)
"""Set in a request that is answered otherwise than Discord would."""


class Troubles:
    """The troubles that wait, per kind of request, in order."""

    def __init__(self) -> None:
        self._waiting: defaultdict[str, deque[Trouble]] = defaultdict(deque)

    def arrange(self, request: Request, *troubles: Trouble) -> None:
        """Let the next requests of that kind meet these troubles, one each."""
        self._waiting[request].extend(troubles)

    def relent(self, request: Request) -> None:
        """Forget the troubles that wait for requests of that kind."""
        self._waiting[request].clear()

    @web.middleware
    async def middleware(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer as arranged, or let the request through."""
        waiting = self._waiting[request.match_info.route.name or ""]
        if not waiting:
            return await handler(request)
        trouble = waiting.popleft()
        answer: web.StreamResponse = trouble.refusal()
        carried_out = None
        if trouble.takes_effect:
            carried_out = await handler(request)
            answer = carried_out if trouble.status == 200 else answer
        else:
            await request.read()
        request[IS_SCRIPTED] = answer is not carried_out
        await asyncio.sleep(trouble.delay)
        if trouble.is_reset:
            _reset(request)
        return answer


def _reset(request: web.Request) -> None:
    assert request.transport is not None
    connection = request.transport.get_extra_info("socket")
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    request.transport.abort()
