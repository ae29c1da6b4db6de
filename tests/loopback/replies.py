"""HTTP answers in the exact form that discord.py expects."""

import json
from collections.abc import Mapping

from aiohttp import web

from tests.loopback.world import Json


def reply(
    body: Json | list[Json], status: int = 200, headers: Mapping[str, str] | None = None
) -> web.Response:
    """An answer in JSON; discord.py takes no `charset` beside the content type."""
    content = json.dumps(body).encode()
    return web.Response(
        body=content, status=status, headers=headers, content_type="application/json"
    )


class RefusedError(Exception):
    """A request is answered by this HTTP status and Discord's own error code."""

    def __init__(self, status: int, code: int) -> None:
        super().__init__(status, code)
        self.status = status
        self.code = code

    def reply(self) -> web.Response:
        """The answer that says so."""
        return reply({"message": f"refused: {self.code}", "code": self.code}, self.status)
