"""The one address to open: it sends a browser on to the page, whose own address holds a secret."""

from types import TracebackType
from typing import Self

from aiohttp import web

LOOPBACK = "127.0.0.1"


class PortTaken(Exception):
    """Another program listens on ``port``, which the sandbox needs."""

    def __init__(self, port: int) -> None:
        self.port = port
        super().__init__(port)


class Redirect:
    """A server on the loopback address: ``/`` redirects to ``target`` (503 until there is one).

    It hands out a secret, so requests that name another host are refused: a page of some other
    site whose name was pointed at this machine learns nothing.

    Raises:
        PortTaken: on entering, when the port cannot be had.
    """

    def __init__(self, port: int) -> None:
        self.port = port
        self.target: str | None = None
        application = web.Application()
        application.router.add_get("/", self._redirect)
        self._runner = web.AppRunner(application, access_log=None)

    @property
    def url(self) -> str:
        """The address to tell people."""
        return f"http://{LOOPBACK}:{self.port}/"

    async def __aenter__(self) -> Self:
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, LOOPBACK, self.port).start()
        except OSError as error:
            await self._runner.cleanup()
            raise PortTaken(self.port) from error
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self._runner.cleanup()

    async def _redirect(self, request: web.Request) -> web.Response:
        if request.host not in {f"{name}:{self.port}" for name in (LOOPBACK, "localhost")}:
            raise web.HTTPForbidden
        if self.target is None:
            raise web.HTTPServiceUnavailable(headers={"Retry-After": "1"})
        raise web.HTTPFound(self.target, headers={"Cache-Control": "no-store"})
