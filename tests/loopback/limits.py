"""Discord's limits on requests: 50 a second for a bot, and a bucket for each channel's messages."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter

from aiohttp import web

from tests.loopback.replies import reply
from tests.loopback.troubles import Handler, Request

EXEMPT = ("/api/v10/interactions/", "/api/v10/webhooks/", "/gateway")
IN_BUCKETS = (Request.POST, Request.EDIT, Request.DELETE)


@dataclass(slots=True)
class Window:
    """So many requests within any stretch of so many seconds."""

    most: int
    seconds: float
    times: deque[float] = field(default_factory=deque)

    def take(self, now: float) -> float:
        """Take one of them; return 0, or the seconds until there is one to be taken."""
        while self.times and self.times[0] <= now - self.seconds:
            self.times.popleft()
        if len(self.times) >= self.most:
            return self.times[0] + self.seconds - now
        self.times.append(now)
        return 0.0

    def reset_after(self, now: float) -> float:
        """The seconds until the first of those taken comes back."""
        return self.times[0] + self.seconds - now if self.times else 0.0


class Limits:
    """Refuses what is too much, and tells with each answer how much is left."""

    def __init__(self, now: Callable[[], float] = perf_counter) -> None:
        self._now = now
        self._all = Window(50, 1.0)
        self._buckets: defaultdict[str, Window] = defaultdict(lambda: Window(5, 5.0))

    @web.middleware
    async def middleware(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer with 429, or let the request through."""
        if request.path.startswith(EXEMPT):
            return await handler(request)
        now, name = self._now(), request.match_info.route.name or ""
        wait = self._all.take(now)
        if wait:
            await request.read()
            return _too_much(wait, {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"})
        if name not in IN_BUCKETS:
            return await handler(request)
        bucket = self._buckets[f"{name} {request.match_info['channel']}"]
        wait = bucket.take(now)
        headers = {
            "X-RateLimit-Bucket": name,
            "X-RateLimit-Limit": str(bucket.most),
            "X-RateLimit-Remaining": str(bucket.most - len(bucket.times)),
            "X-RateLimit-Reset-After": f"{bucket.reset_after(now):.3f}",
        }
        if wait:
            await request.read()
            return _too_much(wait, headers | {"X-RateLimit-Scope": "user"})
        answer = await handler(request)
        answer.headers.update(headers)
        return answer


def _too_much(wait: float, headers: dict[str, str]) -> web.Response:
    is_global = "X-RateLimit-Global" in headers
    body = {"message": "too much", "retry_after": round(wait, 3), "global": is_global}
    return reply(body, 429, headers | {"Via": "loopback", "Retry-After": f"{wait:.3f}"})
