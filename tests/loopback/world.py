"""What stands in the loopback Discord: people, channels, messages and interactions."""

import itertools
import time
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

import discord
from discord.utils import time_snowflake, utcnow

Json = dict[str, Any]

EPHEMERAL = discord.MessageFlags.ephemeral.flag
MANAGE_THREADS = discord.Permissions(manage_threads=True).value


@dataclass(frozen=True, slots=True)
class Person:
    """An account, of a human or of the bot."""

    id: int
    name: str
    is_bot: bool = False


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file of a message."""

    id: int
    name: str
    content: bytes
    alt_text: str | None = None


@dataclass(slots=True)
class Message:
    """A message as it stands now; `body` holds the fields last sent for it, as JSON."""

    id: int
    channel_id: int
    author: Person
    body: Json
    attachments: list[Attachment]
    arrived: float = field(default_factory=time.perf_counter)
    """Seconds of the performance counter at which it was stored."""
    is_edited: bool = False

    @property
    def content(self) -> str:
        return self.body.get("content") or ""

    @property
    def is_ephemeral(self) -> bool:
        return bool(self.body.get("flags", 0) & EPHEMERAL)

    @property
    def buttons(self) -> list[Json]:
        """The parts of its action rows, from left to right and top to bottom."""
        rows = self.body.get("components") or []
        return [part for row in rows for part in row.get("components", [])]


@dataclass(slots=True)
class Interaction:
    """One command or click, and what the bot answered."""

    id: int
    token: str
    payload: Json
    source: Message | None
    """The message whose button was clicked."""
    callback: Json | None = None
    """The first answer's body, `{"type": …, "data": …}`."""
    answers: list[Message] = field(default_factory=list)
    """The first answer, when it is a message, and the follow-ups."""

    @property
    def text(self) -> str:
        """The content of the newest answer; empty before there is one."""
        return self.answers[-1].content if self.answers else ""


class World:
    """Servers with a few text channels each; tests read it and change it at will."""

    application_id = 1_000_000_000_000_000_001
    first_guild_id = 1_000_000_000_000_000_002
    owner_id = 1_000_000_000_000_000_003
    first_channel_id = 1_000_000_000_000_001_000

    def __init__(self, channel_names: tuple[str, ...], servers: int = 1, shards: int = 1) -> None:
        self.bot = Person(self.application_id, "Dalapapa", is_bot=True)
        self.shards = shards
        """The number of shards that Discord tells a bot to have."""
        self.starts_left = 1000
        """How many more times a shard may identify itself today, of a thousand."""
        self.channel_names = dict(enumerate(channel_names * servers, self.first_channel_id))
        channel_ids, here = list(self.channel_names), len(channel_names)
        self.guilds = {
            # Ids that follow one another in the bits that choose a shard.
            self.first_guild_id + (number << 22): channel_ids[number * here : (number + 1) * here]
            for number in range(servers)
        }
        """The channels' ids by the server's."""
        self._guild_ids = {
            channel_id: guild_id
            for guild_id, channel_ids in self.guilds.items()
            for channel_id in channel_ids
        }
        self.channels: dict[int, list[Message]] = {id_: [] for id_ in self.channel_names}
        self.direct: dict[int, int] = {}
        """The channels of direct messages by the user's id."""
        self.commands: list[Json] = []
        self.interactions: dict[str, Interaction] = {}
        self.permissions = discord.Permissions.all().value & ~discord.Permissions.elevated().value
        """What everybody, the bot included, may do in every channel."""
        self.overwrites: dict[int, list[Json]] = {}
        """What holds in some channels instead, by channel."""
        self.channel_details: dict[int, Json] = {}
        """What is told of some channels beside the usual, as of which type they are."""
        self.threads: dict[int, int] = {}
        """The channels of threads, which are not told of by the gateway."""
        self.thread_owners: dict[int, int] = {}
        """Who opened them, where it was not the server's owner."""
        self.archived: set[int] = set()
        """Those that are archived."""
        self.application: Json = {}
        """What is told of the application beside the usual."""
        self.clock_ahead = timedelta()
        """By how much the time of the answers differs from the machine's."""
        self.honours_nonce = False
        """Whether a repeated nonce makes no second message; unknown for posts with files."""
        self._last_id = 0
        self._numbers = itertools.count(1)

    def new_id(self) -> int:
        """A fresh snowflake of the present moment, greater than all before."""
        self._last_id = max(self._last_id + 1, time_snowflake(utcnow()))
        return self._last_id

    def guild_of(self, channel_id: int) -> int:
        """Return the id of a channel's server."""
        return self._guild_ids[channel_id]

    def deny(self, channel_id: int, **denied: bool) -> None:
        """Take permissions away from everybody in a channel."""
        role = {"id": str(self.guild_of(channel_id)), "type": 0, "allow": "0"}
        deny = str(discord.Permissions(**denied).value)
        self.overwrites[channel_id] = [role | {"deny": deny}]

    def open_thread(
        self,
        channel_id: int,
        message_id: int | None = None,
        name: str = "thread",
        owner_id: int | None = None,
    ) -> int:
        """Return the id of a new thread in a channel: that of its message, if it is of one."""
        thread_id = message_id or self.new_id()
        self.threads[thread_id] = channel_id
        self.thread_owners[thread_id] = owner_id or self.owner_id
        self._guild_ids[thread_id] = self.guild_of(channel_id)
        self.channel_names[thread_id] = name
        self.channels[thread_id] = []
        return thread_id

    def delete_thread(self, thread_id: int) -> None:
        """Delete a thread and all that stands in it."""
        for table in (self.threads, self.thread_owners, self._guild_ids, self.channel_names):
            del table[thread_id]
        del self.channels[thread_id]
        self.archived.discard(thread_id)

    def active_threads(self, guild_id: int) -> list[int]:
        """Return the threads of a server that are not archived, the oldest first."""
        active = sorted(self.threads.keys() - self.archived)
        return [thread_id for thread_id in active if self.guild_of(thread_id) == guild_id]

    def open_direct(self, user_id: int) -> int:
        """Return the channel of somebody's direct messages, the same each time."""
        channel_id = self.direct.setdefault(user_id, self.new_id())
        self.channels.setdefault(channel_id, [])
        return channel_id

    def add_message(
        self, channel_id: int, author: Person, body: Json, files: list[Attachment]
    ) -> Message:
        """Store a new message; ephemeral ones stand in no channel."""
        message = Message(self.new_id(), channel_id, author, body, files)
        self.archived.discard(channel_id)
        if not message.is_ephemeral:
            self.channels[channel_id].append(message)
        return message

    def edit_message(self, message: Message, body: Json, files: list[Attachment]) -> None:
        """Change the fields that `body` names; `attachments` there names the files to keep."""
        if "attachments" in body:
            kept = {int(part["id"]) for part in body["attachments"]}
            message.attachments = [old for old in message.attachments if old.id in kept]
        message.attachments += files
        message.body |= body
        message.is_edited = True

    def duplicate_by_nonce(self, channel_id: int, body: Json) -> Message | None:
        """The earlier message that an enforced nonce makes this one a repetition of."""
        if not (self.honours_nonce and body.get("enforce_nonce")):
            return None
        duplicates = (
            old for old in self.channels[channel_id] if old.body["nonce"] == body["nonce"]
        )
        return next(duplicates, None)

    def add_interaction(self, payload: Json, source: Message | None) -> Interaction:
        """Store a command or click that is about to be sent to the bot."""
        token = f"interaction-{next(self._numbers)}"
        record = Interaction(int(payload["id"]), token, payload | {"token": token}, source)
        self.interactions[token] = record
        return record
