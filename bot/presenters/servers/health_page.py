"""The page that tells managers how the bot is: version, connection, what it owes, what it lacks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.presenters.message import Message, joined
from bot.presenters.people import timestamp
from bot.presenters.servers.permissions import Checked, permission_lines
from bot.presenters.servers.server_settings import back_to_panel
from bot.services.servers.server_health import Health
from bot.texts import Texts

_MOST_NAMED: Final = 2
"""As many channels are named for one permission as the page has room for."""


def health_message(texts: Texts, version: str, health: Health, checked: Checked) -> Message:
    """Tell how the bot is for one server, and what the permission check has found there."""
    lines = [*_present(texts, version, health), *permission_lines(texts, checked, _MOST_NAMED)]
    return Message(joined(lines), rows=((back_to_panel(texts),),))


def _present(texts: Texts, version: str, health: Health) -> Iterator[str]:
    yield texts.say("server-health-head")
    since = timestamp(health.runs_since)
    yield texts.say("server-health-version", version=version, since=since)
    key = "server-health-connected" if health.is_connected else "server-health-cut-off"
    yield texts.say(key, shard=health.shard + 1, shards=health.shards)
    owed = health.owed
    if not owed.count:
        yield texts.say("server-health-nothing-owed")
    elif owed.since is None:
        yield texts.say("server-health-owed", count=owed.count)
    else:
        since = timestamp(owed.since)
        yield texts.say("server-health-owed-since", count=owed.count, since=since)
