"""Cuts the whole specification to what is used: `python -m tests.discord_spec.cut FILE`."""

import json
import re
import sys
from pathlib import Path
from typing import Any

from tests.discord_spec.spec import SPEC

COMMIT = "74fda0fad044407ea280043a03ffc9bc64c4e49e"
MESSAGE = "/channels/{channel_id}/messages/{message_id}"
HOOK = "/webhooks/{webhook_id}/{webhook_token}"
USED = {
    "/applications/@me": ("get",),
    "/applications/{application_id}/commands": ("get", "put"),
    "/channels/{channel_id}": ("get", "patch", "delete"),
    "/channels/{channel_id}/messages": ("get", "post"),
    MESSAGE: ("get", "patch", "delete"),
    f"{MESSAGE}/threads": ("post",),
    "/channels/{channel_id}/thread-members/@me": ("put", "delete"),
    "/channels/{channel_id}/thread-members/{user_id}": ("get", "put", "delete"),
    "/channels/{channel_id}/threads": ("post",),
    "/gateway/bot": ("get",),
    "/guilds/{guild_id}": ("get",),
    "/guilds/{guild_id}/channels": ("get",),
    "/guilds/{guild_id}/members/{user_id}": ("get",),
    "/guilds/{guild_id}/roles": ("get",),
    "/guilds/{guild_id}/threads/active": ("get",),
    "/interactions/{interaction_id}/{interaction_token}/callback": ("post",),
    "/oauth2/applications/@me": ("get",),
    "/users/@me": ("get",),
    "/users/@me/channels": ("post",),
    HOOK: ("post",),
    f"{HOOK}/messages/@original": ("get", "patch", "delete"),
    f"{HOOK}/messages/{{message_id}}": ("get", "patch", "delete"),
}
"""The requests that stay, by path."""


def cut(whole: dict[str, Any]) -> dict[str, Any]:
    """Return the used requests with their bodies and answers, and all that these refer to."""
    paths = {
        path: {method: _without_words(whole["paths"][path][method]) for method in methods}
        for path, methods in USED.items()
    }
    everything, found = whole["components"]["schemas"], dict[str, Any]()
    waiting = [paths]
    while waiting:
        for name in _referred_to(waiting.pop()) - found.keys():
            found[name] = _without_words(everything[name])
            waiting.append(found[name])
    origin = {
        "repository": "https://github.com/discord/discord-api-spec",
        "commit": COMMIT,
        "note": "Cut to what the listed requests reach.",
    }
    schemas = {name: found[name] for name in sorted(found)}
    return {
        "openapi": whole["openapi"],
        "info": whole["info"],
        "x-origin": origin,
        "paths": paths,
        "components": {"schemas": schemas},
    }


def _referred_to(part: Any) -> set[str]:
    return set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(part)))


def _without_words(part: Any) -> Any:
    """Leave out what judges nothing: descriptions, and answers that tell of refusals."""
    if isinstance(part, list):
        return [_without_words(one) for one in part]
    if not isinstance(part, dict):
        return part
    kept = dict(part)
    if isinstance(kept.get("description"), str):
        del kept["description"]
    if "responses" in kept:
        kept["responses"] = {
            status: answer for status, answer in kept["responses"].items() if status.startswith("2")
        }
    for unused in ("operationId", "security", "parameters", "externalDocs", "title"):
        if not isinstance(kept.get(unused), dict):
            kept.pop(unused, None)
    return {name: _without_words(value) for name, value in kept.items()}


if __name__ == "__main__":
    given = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    SPEC.write_text(
        json.dumps(cut(given), separators=(",", ":"), sort_keys=True) + "\n", encoding="utf-8"
    )
