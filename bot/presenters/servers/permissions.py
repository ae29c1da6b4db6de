"""The permission check: what the bot lacks where, and what goes wrong without it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.presenters.message import Message, joined
from bot.presenters.servers.server_settings import back_to_panel, channel_list
from bot.texts import Texts

MOST_NAMED: Final = 4
"""The most channels that are named for one permission."""


@dataclass(frozen=True, slots=True)
class Checked:
    """What was found: ``channels`` that were looked at, those that are ``gone``, what is missing.

    ``missing`` has the channels that lack it by the name of each permission.
    """

    channels: tuple[int, ...]
    gone: tuple[int, ...]
    missing: Mapping[str, tuple[int, ...]]


def check_message(texts: Texts, checked: Checked) -> Message:
    """Tell what the permission check has found."""
    return Message(joined(permission_lines(texts, checked)), rows=((back_to_panel(texts),),))


def permission_lines(texts: Texts, checked: Checked, most: int = MOST_NAMED) -> list[str]:
    """Return what the permission check has found, line by line; ``most`` as ``MOST_NAMED``."""
    lines = [texts.say("server-check-head", channels=_some(texts, checked.channels, most))]
    if checked.gone:
        lines.append(texts.say("server-check-gone", channels=_some(texts, checked.gone, most)))
    for name, channels in checked.missing.items():
        lines.append(
            texts.say(
                "server-check-missing",
                permission=texts.say(f"permission-{name}"),
                channels=_some(texts, channels, most),
                harm=texts.say(f"server-without-{name}"),
            )
        )
    if not checked.missing:
        lines.append(texts.say("server-check-well"))
    return lines


def _some(texts: Texts, channels: Sequence[int], most: int) -> str:
    """List channels, or the first of many."""
    more = len(channels) - most
    if more <= 0:
        return channel_list(texts, channels) if channels else texts.say("server-check-none")
    named = tuple(f"<#{channel_id}>" for channel_id in channels[:most])
    return texts.say("server-check-more", channels=named, more=more)
