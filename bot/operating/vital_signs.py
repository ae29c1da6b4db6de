"""The vital signs of a running bot: one value, its form between processes, what is wrong in it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

MOST_DOWN: Final = 60.0
MOST_SILENT: Final = 90.0
"""For how many seconds a shard may be down, or hear nothing: Discord's heartbeat takes 41."""

MOST_WRITING: Final = 15.0
MOST_OWED: Final = 600.0
"""After how many seconds a write, or a message that could be sent, has waited for too long."""


@dataclass(frozen=True, slots=True)
class ShardSigns:
    """One connection to Discord.

    It last answered a heartbeat ``silent_for`` seconds ago, as seen at looks a second apart; None
    if it never did. ``down_for`` is None if it is up.
    """

    shard: int
    silent_for: float | None
    down_for: float | None


@dataclass(frozen=True, slots=True)
class VitalSigns:
    """How a bot fares now; all times are in seconds.

    ``is_ready`` once it was connected with all shards and its commands were there. ``loop_late`` is
    by how much the event loop's heartbeat came late at worst in the last minute. The last write in
    the database came back ``written_ago`` (None: none yet); one is under way for ``writing_for``;
    ``write_error`` is why the last one failed. ``owed_for`` is how long the oldest owed message
    could have been sent by now: it is due, not set aside, and its channel not stopped.
    ``discord_answers`` requests; None if it was not asked, since all shards hear from it.
    """

    process_id: int
    running_for: float
    is_ready: bool
    loop_late: float
    written_ago: float | None
    writing_for: float | None
    write_error: str | None
    owed_for: float | None
    discord_answers: bool | None
    shards: tuple[ShardSigns, ...]

    @property
    def down(self) -> tuple[ShardSigns, ...]:
        """The shards that are down, or silent, for too long."""
        return tuple(
            shard
            for shard in self.shards
            if (shard.down_for or 0) > MOST_DOWN or (shard.silent_for or 0) > MOST_SILENT
        )


class Trouble(StrEnum):
    """What is wrong with a bot, by its vital signs."""

    STARTING = "starting"
    WRITE_WAITS = "write-waits"
    WRITE_FAILS = "write-fails"
    SHARDS_DOWN = "shards-down"
    MESSAGES_WAIT = "messages-wait"


def troubles(signs: VitalSigns) -> list[Trouble]:
    """Return what is wrong, the worst first; nothing if the bot is well."""
    wrong = {
        Trouble.WRITE_WAITS: (signs.writing_for or 0) > MOST_WRITING,
        Trouble.WRITE_FAILS: signs.write_error is not None,
        Trouble.SHARDS_DOWN: bool(signs.down),
        Trouble.MESSAGES_WAIT: (signs.owed_for or 0) > MOST_OWED,
        Trouble.STARTING: not signs.is_ready,
    }
    return [trouble for trouble, is_so in wrong.items() if is_so]


_PLAIN: Final = (
    "process_id",
    "running_for",
    "is_ready",
    "loop_late",
    "written_ago",
    "writing_for",
    "write_error",
    "owed_for",
    "discord_answers",
)
_OF_SHARDS: Final = ("shard", "silent_for", "down_for")


def as_text(signs: VitalSigns) -> str:
    """Return the signs as one JSON object, whose members are named as the fields."""
    shards = [{name: getattr(shard, name) for name in _OF_SHARDS} for shard in signs.shards]
    return json.dumps({name: getattr(signs, name) for name in _PLAIN} | {"shards": shards})


def from_text(text: str | bytes) -> VitalSigns:
    """Read what ``as_text`` has written.

    Raises:
        ValueError: it was not written by it, or by another version of it.
    """
    try:
        found: dict[str, Any] = json.loads(text)
        shards = [{name: shard[name] for name in _OF_SHARDS} for shard in found["shards"]]
        plain = {name: found[name] for name in _PLAIN}
    except (KeyError, TypeError) as error:
        raise ValueError(f"no vital signs: {error}") from error
    return VitalSigns(**plain, shards=tuple(ShardSigns(**shard) for shard in shards))
