"""Reads requests' bodies: JSON, or JSON with files beside it."""

import json
import re

from aiohttp import web

from tests.loopback.world import Json

Uploads = dict[str, tuple[str, bytes]]
"""Name and content of the uploaded files, by their number in the request."""

_BOUNDARY = re.compile(r'boundary="?([^";]+)')
_NAME = re.compile(rb'[; ]name="(?:files\[)?([^"\]]*)\]?"')
_FILE_NAME = re.compile(rb'filename="([^"]*)"')


async def read_body(request: web.Request) -> tuple[Json, Uploads]:
    """Return a request's JSON and its files.

    Headers and parts are read by hand: aiohttp's readers would take longer than all else that is
    done here and be measured with the bot.
    """
    content, kind = await request.read(), request.headers["Content-Type"]
    if not kind.startswith("multipart/"):
        return json.loads(content), {}
    boundary = _BOUNDARY.search(kind)
    assert boundary is not None
    uploads: Uploads = {}
    for part in content.split(b"--" + boundary[1].encode())[1:-1]:
        head, _, body = part.partition(b"\r\n\r\n")
        name, file_name = _NAME.search(head), _FILE_NAME.search(head)
        assert name is not None
        uploads[name[1].decode()] = file_name[1].decode() if file_name else "", body[:-2]
    _, body = uploads.pop("payload_json")
    return json.loads(body), uploads
